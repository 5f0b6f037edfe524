"""Bots: whoever gets a view and a menu and answers with an action. Start reading at ``bot``, then ``generic``.

A game's own bots are found by looking: ``tabbytop.bots.<game>`` with ``LEVELS``, a bot for each name. A game without
any gets those that know the contract alone.
"""

import importlib
import importlib.util
from collections.abc import Iterable
from functools import cache

from tabbytop.games import all_games

from .bot import USUAL, AnyBot, Bot, Budget, Choose, Clock
from .generic import generic_levels
from .levels import LEVELS, Level
from .names import BOTS, called, named

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "AnyBot",
    "Bot",
    "Budget",
    "Choose",
    "Clock",
    "Level",
    "bot",
    "called",
    "levels",
    "named",
    "warm",
]


@cache
def _bots(game_key: str) -> dict[Level, AnyBot]:
    game = all_games()[game_key]
    found = generic_levels(game)
    name = f"{__name__}.{game_key}"
    if importlib.util.find_spec(name) is not None:
        found |= importlib.import_module(name).LEVELS
    assert tuple(found) == LEVELS, f"{game_key} has levels of its own making: {list(found)}"
    return found


def levels(game_key: str) -> tuple[Level, ...]:
    """The names of a game's bots, weakest first."""
    return tuple(_bots(game_key))


def bot(game_key: str, level: Level) -> AnyBot:
    return _bots(game_key)[level]


def warm(game_keys: Iterable[str]) -> None:
    """Whatever the first answers in these games would have to wait for (compiling), done now."""
    for game_key in game_keys:
        for level in levels(game_key):
            bot(game_key, level).warm()
