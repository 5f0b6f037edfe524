"""The coach: hints, and what a game that was played was worth. Start reading at ``valuing``, then ``analysing``.

A game's way is found by looking: ``tabbytop.coach.<game>`` with ``VALUING``, or where nothing can be valued far ahead
with ``HINTING`` alone. Nothing is loaded here before somebody asks for it.
"""

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from tabbytop.games import all_games

if TYPE_CHECKING:
    from .valuing import Hinting, Valuing

Analysed: TypeAlias = Literal["curve", "hands"]


def part_of(package: str, game_key: str) -> Any:
    """What a package of the coach has for a game, a module of that name; None: nothing."""
    name = f"{package}.{game_key}"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def is_hinted(game_key: str) -> bool:
    """Are there hints in games of this kind? Not without numpy, which a browser has not."""
    return all(map(importlib.util.find_spec, ("numpy", f"{__name__}.{game_key}")))


def analysed(game_key: str) -> Analysed | None:
    """What is said of a game of this kind that is over: a ``curve`` of chances, with luck and skill; or, since nobody
    can play on far ahead what physics decides, in how many ``hands`` each piece would have held; None: nothing."""
    if not is_hinted(game_key):
        return None
    return "curve" if all_games()[game_key].physics is None else "hands"


def hinting_of(game_key: str) -> "Hinting | None":
    """How choices of a game are tried; None: this game's are not."""
    if not is_hinted(game_key):
        return None
    found: Hinting = valuing_of(game_key) or importlib.import_module(f"{__name__}.{game_key}").HINTING
    return found


def valuing_of(game_key: str) -> "Valuing | None":
    """How positions of a game are valued; None: this game's are not."""
    if analysed(game_key) != "curve":
        return None
    found: Valuing = importlib.import_module(f"{__name__}.{game_key}").VALUING
    return found
