"""A bot by its name: a level of a game, or one that somebody brought; and whoever else can sit on a seat."""

import importlib
import importlib.util
from functools import cache
from typing import Any, TypeAlias

from tabbytop.core import Malformed
from tabbytop.games import game as find_game

from .bot import AnyBot, AnyMind, Bot
from .finding import brought
from .generic import generic_levels
from .guarding import PATIENCE, guarded
from .levels import LEVELS, Level

Sitter: TypeAlias = str | AnyMind | type[AnyMind]  #: by its name, itself, or a class that is made anew for every game


@cache
def _bots(game_key: str) -> dict[str, AnyBot]:
    found: dict[str, AnyBot] = dict(generic_levels(find_game(game_key)).items())
    name = f"{__package__}.{game_key}"
    if importlib.util.find_spec(name) is not None:
        found |= importlib.import_module(name).LEVELS
    assert tuple(found) == LEVELS, f"{game_key} has levels of its own making: {list(found)}"
    return found


def levels(game_key: str) -> tuple[Level, ...]:
    """The names of a game's bots, weakest first."""
    _bots(game_key)
    return LEVELS


def bot(game_key: str, name: str, patience: float = PATIENCE) -> AnyBot:
    """A level of the game; or one that somebody brought (``finding``), loaded here, whose failures are ``BotFailed``,
    and who has so many seconds for an answer. ``Malformed`` says what there is."""
    if not isinstance(game_key, str):
        raise Malformed(f"a bot is for a game by its key, as 'clans', not {game_key!r}")
    found = _bots(game_key)
    if not isinstance(name, str):
        raise nameless(name)
    return found[name] if name in found else guarded(name, brought(name), patience)


def sitter(game_key: str, given: Sitter) -> AnyBot:
    """For one seat and one game: a bot by its name, or of a class, is made anew; an object stays as it is."""
    if isinstance(given, str):
        return bot(game_key, given)
    made: Any = given() if isinstance(given, type) else given
    if not callable(getattr(made, "choose", None)):
        raise Malformed(f"{given!r} is no bot: it has no method choose(view, menu, rng, budget, may_decline)")
    return made if isinstance(made, Bot) else Bot(made.choose)


def nameless(given: object) -> Malformed:
    known = ", ".join(LEVELS)
    return Malformed(f"expected the name of a bot: {known}, or one's own as 'module:Name', not {given!r}")
