"""Tabbytop: a tabletop for four games of cats and islands.

For those who write bots or do research, this is what the package offers (its public API); what is not named here may
change without notice.

- Games: ``game``, ``all_games``; a ``GameSpec`` and what it answers with (``Menu``, ``Outcome``); the seats ``CHANCE``
  and ``PHYSICS``, the viewer ``SPECTATOR``. Of each game its ``actions`` and its ``view``
  (``tabbytop.games.clans.actions``, ``tabbytop.games.clans.view``), whose fields stand in ``docs/views.md``: they move
  with the game's version, ``GameSpec.rules``.
- Playing: ``play_out``, ``check``, ``poll``. Records: ``Record``, ``Sitter``.
- Bots: ``bot``, ``Bot``, ``Mind``, ``Budget``, ``LEVELS``. Tournaments: ``tournament``; leagues:
  ``tabbytop.bots.arena``.
- Environments for other libraries: ``tabbytop.envs.pettingzoo``, ``.gymnasium``, ``.openspiel``, ``.batch``.
- Errors: ``TabbyError`` and, of its kinds, ``Malformed``, ``IllegalAction``, ``BotFailed``.

The kernels (``tabbytop.kernels``) can be called, and are shown in the documents, but are no part of this promise.
``docs/research.md`` begins with examples.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabbytop.bots import LEVELS, Bot, BotFailed, Budget, Mind
    from tabbytop.bots.by_name import bot  # not from the package, where a module is called so too
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
        Sitter,
        TabbyError,
        check,
        poll,
    )
    from tabbytop.core.playing import play_checked as play_out
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
    "Mind",
    "Outcome",
    "Record",
    "Sitter",
    "TabbyError",
    "all_games",
    "bot",
    "check",
    "game",
    "play_out",
    "poll",
    "tournament",
]

_BOTS = ("LEVELS", "Bot", "BotFailed", "Budget", "Mind", "bot")
_GAMES = ("all_games", "game")
_CALLED = {"play_out": ("core.playing", "play_checked"), "tournament": ("bots.tournament", "simulate")}


def __getattr__(name: str) -> Any:
    """What is asked for is loaded then: whoever wants the version alone does not wait for all games."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    home = "bots" if name in _BOTS else "games" if name in _GAMES else "core"
    module, inside = _CALLED.get(name, (home, name))
    return getattr(import_module(f"tabbytop.{module}"), inside)
