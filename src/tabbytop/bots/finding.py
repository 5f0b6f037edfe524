"""Bots by name: a level of the game, ``module:Name`` for one's own, or the name under which an installed package
offers one (an entry point of the group ``tabbytop.bots``, a plug-in). Whoever only asks about one loads nothing: that
is done in a process of its own (``apart``), since a module may do anything while it is loaded."""

import importlib
import inspect
import logging
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout, suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from tabbytop.core import Malformed, TabbyError

from .bot import AnyBot, Bot
from .guarding import BotFailed, in_one_line
from .levels import LEVELS

GROUP = "tabbytop.bots"
IMPORTING = str(Path(importlib.__file__).parent)  #: Python's own files in which modules are found

log = logging.getLogger(__name__)


@cache
def offered() -> dict[str, EntryPoint]:
    """What installed packages offer, by name; a level's name stays the level's."""
    return {one.name: one for one in entry_points(group=GROUP) if one.name not in LEVELS}


def of_the_house(given: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The bots that a house offers beside the levels, and the games that each says it plays (``games``; (): all).

    Those that are ``given``, ``Malformed`` if there is no such bot, and those of installed packages that can be loaded.
    """
    found = {name: _known(name).games for name in given if name not in LEVELS}
    for name in offered():
        try:
            found.setdefault(name, _known(name).games)
        except TabbyError as wrong:
            log.warning("the bot %s of an installed package is left out: %s", name, wrong)
    return found


def check_name(name: str) -> None:
    """``Malformed`` unless there is such a bot, and it is there in time: says what was expected."""
    if name not in LEVELS:
        _known(name)


class Known(NamedTuple):
    """What is asked about a bot that somebody brought, before it plays."""

    games: tuple[str, ...]  #: that it says it plays; (): all
    source: Path | None  #: its file; None: nobody knows


def _known(name: str) -> Known:
    from .apart import is_apart  # which finds bots by this module

    return _looked_up(name, Path.cwd(), *sys.path) if is_apart(name) else known(name)


@cache
def _looked_up(name: str, *where: object) -> Known:
    """Once for each place ``where`` it may lie: elsewhere the same name may be another one's."""
    from .apart import looked_up

    return looked_up(name)


def known(name: str) -> Known:
    """All that about one that is loaded here."""
    made, source = _found(name), None
    with suppress(TypeError):  # it is built in
        source = inspect.getsourcefile(inspect.getmodule(made) or type(made))
    return Known(_games(made), None if source is None else Path(source))


def _games(made: Any) -> tuple[str, ...]:
    said = getattr(made, "games", ())
    if isinstance(said, str):
        return (said,)
    return tuple(map(str, said)) if isinstance(said, Iterable) else ()  # else it is something of its own


def brought(name: str) -> AnyBot:
    """A bot that is none of the levels, loaded here, made anew: one for each seat and game, so that it may remember."""
    made = _found(name)
    if isinstance(made, Bot):
        return made
    if inspect.isclass(made):
        try:
            made = made()
        except (Exception, SystemExit) as wrong:
            raise BotFailed(f"{name} could not be made: {in_one_line(wrong)}", name) from wrong
    choose = getattr(made, "choose", made)
    if not callable(choose):
        raise Malformed(
            f"{name} is no bot: expected a class with a method choose(view, menu, rng, budget, may_decline)"
        )
    return Bot(choose, getattr(made, "warm", lambda: None))


def source_of(name: str) -> Path | None:
    """The file of a bot that somebody brought; None: it is a level, or nobody knows."""
    return None if name in LEVELS else _known(name).source


def fingerprint(name: str) -> str:
    """The name, and for a bot that somebody brought what its source is: another one plays other games."""
    source = source_of(name)
    return name if source is None else f"{name} {sha256(source.read_bytes()).hexdigest()[:16]}"


@cache
def _found(name: str) -> Any:
    if name in offered():
        return _loaded(name, offered()[name].load)
    module, colon, inside = name.partition(":")
    if not (module and colon and inside):
        known = ", ".join([*LEVELS, *offered()])
        raise Malformed(f"there is no bot {name!r}; expected one of {known}, or one's own as module:Name")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a file beside which the command is given
    loaded = _loaded(name, lambda: importlib.import_module(module))
    try:
        return getattr(loaded, inside)
    except AttributeError:
        raise Malformed(f"the module {module!r} has no {inside!r}") from None


def _loaded(name: str, load: Callable[[], Any]) -> Any:
    """What ``load`` gives; ``Malformed`` says why it gives nothing, and in which line of whose file. What is printed
    meanwhile goes to standard error."""
    try:
        with redirect_stdout(sys.stderr):
            return load()
    except ModuleNotFoundError as missing:
        if f"{name.partition(':')[0]}.".startswith(f"{missing.name}."):
            said = f"there is no module {missing.name!r} for the bot {name!r}, neither installed nor here"
            raise Malformed(said) from None
        raise Malformed(f"{name} cannot be loaded: {in_one_line(missing)}{_place(missing)}") from missing
    except (Exception, SystemExit) as wrong:
        raise Malformed(f"{name} cannot be loaded: {in_one_line(wrong)}{_place(wrong)}") from wrong


def _place(wrong: BaseException) -> str:
    """The last line of a file of theirs that was reached; a mistake in how one is written names its own."""
    if isinstance(wrong, SyntaxError):
        return ""
    files = [
        (Path(frame.filename), frame.lineno)
        for frame in extract_tb(wrong.__traceback__)
        if frame.filename != __file__ and not frame.filename.startswith(("<", IMPORTING))
    ]
    return f" ({files[-1][0].name}, line {files[-1][1]})" if files else ""
