"""Positions as pictures (server-side rendering): the client's own drawings, run without a browser and printed as PNG.

``_web/postcards.js`` is made of the client by its build: React and the boards' pieces, which turn a view into SVG. A
small JavaScript engine runs it (QuickJS), and resvg prints what comes out. Neither is there on every machine, and a
house without them has no pictures. Both work only where records are read (``reading.py``): in a process that is ended
when it takes too long or too much memory, paid for by who asks.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tabbytop.core import AnyGame, BrokenLog, Record, TabbyError, encode
from tabbytop.games import all_games

from .replays import Log

SIZE = (1200, 630)  #: pixels, as chats want them
MEMORY = 256 << 20  #: bytes for the engine
SECONDS = 5  #: for one drawing

Press = Callable[[str, str, str], str]  #: game, view and what its box has more, as JSON; SVG


def can_draw(web: Path) -> bool:
    """Is all there that draws?"""
    return find_spec("quickjs") is not None and find_spec("resvg_py") is not None and (web / "postcards.js").is_file()


@dataclass(frozen=True, slots=True)
class Drawing:
    """A position as who looks on sees it, as JSON; ``null``: the game's still picture."""

    web: Path
    game: str
    view: str

    def answer(self) -> bytes:
        return _printed(self.web, all_games()[self.game], self.view)


@dataclass(frozen=True, slots=True)
class DrawingMoment:
    """A recorded game after so many of its steps, or as far as there are some."""

    web: Path
    kept: Log
    step: int

    def answer(self) -> bytes:
        try:
            record = Record.read(self.kept.lines, all_games())
        except BrokenLog:  # other rules, or a damaged line: as far as it leads
            record = Record.salvage(self.kept.lines, all_games())
        game, state = record.game, record.states[min(self.step, len(record.states) - 1)]
        return _printed(self.web, game, json.dumps(encode(game.view_type, game.view(state, None))))


def _printed(web: Path, game: AnyGame, view: str) -> bytes:
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
