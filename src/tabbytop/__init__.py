"""Tabbytop: a tabletop for four games of cats and islands.

For those who write bots or do research, this is what the package offers (its public API); what is not named here may
change without notice. Games: ``game``, ``all_games``; playing: ``play_out``, ``check``, ``poll``; what a seat sees and
may do: ``GameSpec.view``, ``Menu``; records: ``Record``; bots: ``bot``, ``Bot``, ``Budget``, ``LEVELS``; tournaments:
``tournament``. Environments for other libraries are in ``tabbytop.envs``. ``docs/research.md`` begins with examples.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabbytop.bots import LEVELS, Bot, BotFailed, Budget, bot  # type: ignore[no-redef]  # a module is called so too
    from tabbytop.bots.tournament import simulate as tournament
    from tabbytop.core import (
        CHANCE,
        PHYSICS,
        SPECTATOR,
        GameSpec,
        IllegalAction,
        Malformed,
        Menu,
        Outcome,
        Record,
        TabbyError,
        check,
        play_out,
        poll,
    )
    from tabbytop.games import all_games, game

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "LEVELS",
    "PHYSICS",
    "SPECTATOR",
    "Bot",
    "BotFailed",
    "Budget",
    "GameSpec",
    "IllegalAction",
    "Malformed",
    "Menu",
    "Outcome",
    "Record",
    "TabbyError",
    "all_games",
    "bot",
    "check",
    "game",
    "play_out",
    "poll",
    "tournament",
]

_BOTS = ("LEVELS", "Bot", "BotFailed", "Budget", "bot")
_GAMES = ("all_games", "game")


def __getattr__(name: str) -> Any:
    """What is asked for is loaded then: whoever wants the version alone does not wait for all games."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    if name == "tournament":
        return import_module("tabbytop.bots.tournament").simulate
    home = "bots" if name in _BOTS else "games" if name in _GAMES else "core"
    return getattr(import_module(f"tabbytop.{home}"), name)
