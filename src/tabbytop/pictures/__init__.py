"""Positions as pictures (server-side rendering): the client's own drawings, run without a browser and printed as PNG.

``_web/postcards.js`` is made of the client by its build: React and the boards' pieces, which turn a view into SVG. A
small JavaScript engine runs it (QuickJS), and resvg prints what comes out. Neither is there on every machine, and
without them there are no pictures.
"""

import json
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tabbytop.core import AnyGame, TabbyError, encode

BUILT = Path(__file__).parents[1] / "_web"  #: where the client lies when it is built
SIZE = (1200, 630)  #: pixels, as chats want them
MEMORY = 256 << 20  #: bytes for the engine
SECONDS = 5  #: for one drawing

Press = Callable[[str, str, str], str]  #: game, view and what its box has more, as JSON; SVG


def can_draw(web: Path = BUILT) -> bool:
    """Is all there that draws?"""
    return find_spec("quickjs") is not None and find_spec("resvg_py") is not None and (web / "postcards.js").is_file()


def seen(game: AnyGame, state: Any) -> str:
    """A position as who looks on sees it, as JSON."""
    return json.dumps(encode(game.view_type, game.view(state, None)))


def printed(game: AnyGame, view: str, web: Path = BUILT) -> bytes:
    """A view, as JSON, as PNG; ``null``: the game's still picture."""
    import resvg_py

    try:
        svg = _press(web)(game.key, view, json.dumps(game.extra))
        if not svg:
            raise TabbyError(f"nothing is drawn for {game.key}")
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    except TabbyError:
        raise
    except Exception as wrong:  # of the engine's, or no SVG: it is as if there were no picture
        raise TabbyError(f"this cannot be drawn: {str(wrong)[:200]}") from wrong


@cache
def _press(web: Path) -> Press:
    """The engine with the client's drawings in it, made once in a process."""
    import quickjs

    engine = quickjs.Context()
    engine.set_memory_limit(MEMORY)
    engine.eval((web / "postcards.js").read_text("utf-8"))
    press: Any = engine.get("postcard")

    def draw(game: str, view: str, extra: str) -> str:
        engine.set_time_limit(SECONDS)
        return str(press(game, view, extra))

    return draw
