"""Bots: whoever gets a view and a menu and answers with an action. Start reading at ``bot``, then ``generic``.

A game's own bots are found by looking: ``tabbytop.bots.<game>`` with ``LEVELS``, a bot for each name. A game without
any gets those that know the contract alone.
"""

import importlib
import importlib.util
from collections.abc import Iterable
from functools import cache

from tabbytop.games import all_games
from tabbytop.kernels.keeping import is_kept, note_kept

from .bot import USUAL, AnyBot, Bot, Budget, Choose, Clock, nothing
from .finding import brought, check_name, of_the_house
from .generic import generic_levels
from .guarding import PATIENCE, BotFailed, guarded
from .levels import LEVELS, Level
from .names import BOTS, called, named

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "AnyBot",
    "Bot",
    "BotFailed",
    "Budget",
    "Choose",
    "Clock",
    "Level",
    "are_compiled",
    "are_same_plain",
    "bot",
    "called",
    "check_name",
    "has_to_wait",
    "levels",
    "named",
    "of_the_house",
    "warm",
    "warm_up",
]


@cache
def _bots(game_key: str) -> dict[str, AnyBot]:
    game = all_games()[game_key]
    found: dict[str, AnyBot] = dict(generic_levels(game).items())
    name = f"{__name__}.{game_key}"
    if importlib.util.find_spec(name) is not None:
        found |= importlib.import_module(name).LEVELS
    assert tuple(found) == LEVELS, f"{game_key} has levels of its own making: {list(found)}"
    return found


def levels(game_key: str) -> tuple[Level, ...]:
    """The names of a game's bots, weakest first."""
    _bots(game_key)
    return LEVELS


def bot(game_key: str, name: str, patience: float = PATIENCE) -> AnyBot:
    """A level of the game; or one that somebody brought (``finding``), whose failures are ``BotFailed``, and who has
    so many seconds for an answer."""
    found = _bots(game_key)
    return found[name] if name in found else guarded(name, brought(name), patience)


def warm(game_keys: Iterable[str]) -> None:
    """Whatever the first answers in these games would have to wait for (compiling), done now."""
    for game_key in game_keys:
        warm_up(game_key, levels(game_key))


def warm_up(game_key: str, names: Iterable[str]) -> None:
    """The same for some bots of a game, once in each process."""
    for name in names:
        _warm(game_key, name)


@cache
def _warm(game_key: str, name: str) -> None:
    bot(game_key, name).warm()
    if name in LEVELS:
        note_kept(game_key, name)


def are_compiled(game_key: str, names: Iterable[str]) -> bool:
    """Is all machine code of these bots there, so that none need be made? Of one that was brought nobody knows."""
    return all(name not in LEVELS or not has_to_wait(game_key, name) or is_kept(game_key, name) for name in names)


def has_to_wait(game_key: str, name: str) -> bool:
    """Is there anything to be done before its first answer?"""
    return bot(game_key, name).warm is not nothing


def are_same_plain(game_key: str, names: Iterable[str]) -> bool:
    """Would games between them come out the same in plain Python?"""
    return all(name in LEVELS and bot(game_key, name).same_plain for name in names)
