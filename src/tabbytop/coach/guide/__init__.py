"""The field guide: what things are worth, counted in many games between bots.

A game's own charts are found by looking: ``tabbytop.coach.guide.<game>`` with ``GAMES``, how many games are usual, and
``charts``. Every figure has its interval, 95 of 100, and every chart says how many games stand behind it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Literal, Protocol

from tabbytop.coach import part_of
from tabbytop.core import TabbyError

SURE = 1.96  #: standard errors on either side: 95 of 100


class NoGuide(TabbyError):
    """Nobody has counted this game."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean between the ends of its interval."""

    mean: float
    low: float
    high: float
    count: int  #: of what it is the mean


@dataclass(frozen=True, slots=True)
class Row:
    """What it is about, by key; a figure for each series, and for comparison a price."""

    key: str
    figures: tuple[Figure | None, ...]
    price: float | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """``matrix``: every row against every row. ``dots``: a figure a series along one axis.

    Its words are ``GAME-guide-KEY-title``, ``-note`` and ``-unit``, those of a series ``GAME-guide-KEY-SERIES``, and a
    row is called by the text ``names`` and its key.
    """

    key: str
    kind: Literal["matrix", "dots"]
    names: str
    series: tuple[str, ...]
    rows: tuple[Row, ...]
    games: int


class Counting(Protocol):
    GAMES: int

    def charts(self, games: int, seed: int, told: Callable[[int], None]) -> Sequence[Chart]:
        """The same for the same seed; ``told`` hears how many games are done."""
        ...


def counting_of(game_key: str) -> Counting:
    found: Counting | None = part_of(__name__, game_key)
    if found is None:
        raise NoGuide(f"there is no field guide of {game_key}")
    return found


def share(hits: float, count: int) -> Figure:
    """Of a hundred, with Wilson's interval."""
    part, z = hits / count, SURE * SURE
    middle = (part + z / (2 * count)) / (1 + z / count)
    half = SURE * sqrt(part * (1 - part) / count + z / (4 * count * count)) / (1 + z / count)
    return Figure(_kept(100 * part), _kept(100 * (middle - half)), _kept(100 * (middle + half)), count)


def mean(values: Sequence[float]) -> Figure:
    """Of independent values, at least two."""
    middle, half = fmean(values), SURE * stdev(values) / sqrt(len(values))
    return Figure(_kept(middle), _kept(middle - half), _kept(middle + half), len(values))


def _kept(value: float) -> float:
    return round(value, 2)
