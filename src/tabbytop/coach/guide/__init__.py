"""The field guide: what things are worth, counted in many games between bots.

A game's own charts are found by looking: ``tabbytop.coach.guide.<game>`` with ``GAMES``, how many games are usual,
``countings``, what is to be counted, and ``charts``. Every figure has its interval, 95 of 100, and every chart says how
many games stand behind it. Games are counted one by one, by as many processes as there are (``counting``).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Literal, Protocol

from tabbytop.coach import part_of
from tabbytop.core import TabbyError

if TYPE_CHECKING:
    from .counting import Counting
    from .counts import Counts

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


Figures = tuple[Figure | None, ...]  #: one for each series


@dataclass(frozen=True, slots=True)
class Row:
    """What it is about, by key, and for comparison a price."""

    key: str
    figures: Figures
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


class Guide(Protocol):
    GAMES: int

    def countings(self, games: int, seed: int) -> Sequence["Counting"]:
        """What is to be counted for so many games; the same for the same seed."""
        ...

    def charts(self, found: Sequence["Counts"], games: int) -> Sequence[Chart]:
        """Of what was ``found``, one for each counting."""
        ...


def guide_of(game_key: str) -> Guide:
    found: Guide | None = part_of(__name__, game_key)
    if found is None:
        raise NoGuide(f"there is no field guide of {game_key}")
    return found


def share(hits: float, count: int) -> Figure:
    """Of a hundred, with Wilson's interval."""
    part, z = hits / count, SURE * SURE
    middle = (part + z / (2 * count)) / (1 + z / count)
    half = SURE * sqrt(part * (1 - part) / count + z / (4 * count * count)) / (1 + z / count)
    return Figure(_kept(100 * part), _kept(100 * (middle - half)), _kept(100 * (middle + half)), count)


def mean(values: Sequence[float]) -> Figure | None:
    """Of independent values; None where all are alike, since then nothing tells how sure it is."""
    middle, half = fmean(values), SURE * stdev(values) / sqrt(len(values))
    return Figure(_kept(middle), _kept(middle - half), _kept(middle + half), len(values)) if half else None


def _kept(value: float) -> float:
    return round(value, 2)
