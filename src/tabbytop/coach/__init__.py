"""The coach: what a game that was played was worth, step by step. Start reading at ``valuing``, then ``analysing``.

A game's way of valuing is found by looking: ``tabbytop.coach.<game>`` with ``VALUING``. Nothing is loaded here before
somebody analyses a game.
"""

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .valuing import Valuing


def part_of(package: str, game_key: str) -> Any:
    """What a package of the coach has for a game, a module of that name; None: nothing."""
    name = f"{package}.{game_key}"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def is_analysed(game_key: str) -> bool:
    """Can games of this kind be analysed? Not without numpy, which a browser has not."""
    return all(map(importlib.util.find_spec, ("numpy", f"{__name__}.{game_key}")))


def valuing_of(game_key: str) -> "Valuing | None":
    """How positions of a game are valued; None: this game's are not."""
    if not is_analysed(game_key):
        return None
    found: Valuing = importlib.import_module(f"{__name__}.{game_key}").VALUING
    return found
