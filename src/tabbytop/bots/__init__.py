"""Bots: whoever gets a view and a menu and answers with an action. Start reading at ``bot``, then ``generic``.

A game's own bots are found by looking: ``tabbytop.bots.<game>`` with ``LEVELS``, a bot for each name. A game without
any gets those that know the contract alone.
"""

from collections.abc import Iterable
from functools import cache

from tabbytop.kernels.keeping import is_kept, note_kept

from .apart import is_apart, ready
from .bot import USUAL, AnyBot, AnyMind, Bot, Budget, Choose, Clock, Mind, nothing
from .by_name import Sitter, bot, levels, sitter
from .finding import check_name, of_the_house
from .guarding import BotFailed
from .levels import LEVELS, Level
from .names import BOTS, called, named

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "AnyBot",
    "AnyMind",
    "Bot",
    "BotFailed",
    "Budget",
    "Choose",
    "Clock",
    "Level",
    "Mind",
    "Sitter",
    "are_compiled",
    "are_same_plain",
    "bot",
    "called",
    "check_name",
    "has_to_wait",
    "levels",
    "named",
    "of_the_house",
    "sitter",
    "warm",
    "warm_up",
]


def warm(game_keys: Iterable[str]) -> None:
    """Whatever the first answers in these games would have to wait for (compiling), done now."""
    for game_key in game_keys:
        warm_up(game_key, levels(game_key))


def warm_up(game_key: str, names: Iterable[str]) -> None:
    """The same for some bots of a game, once in each process."""
    for name in names:
        if is_apart(name):
            ready(name)
        else:
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
    """Would games between them come out the same in plain Python? Who thinks apart has machine code all the same."""
    return all(is_apart(name) or (name in LEVELS and bot(game_key, name).same_plain) for name in names)
