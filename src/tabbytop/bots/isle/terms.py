"""A lesson in numbers: what it counts on the boat, and what so much of it promises."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, auto

import numpy as np

from tabbytop.games.isle.boat import Cells

from .cells import SET, Array, words


class Whose(IntEnum):
    """Who scores a lesson: the player; everybody, so alone half of it [ISLE 6.6]; the sister, against the player."""

    OWN = auto()
    PUBLIC = auto()
    HERS = auto()


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one lesson. Which of the numbers count depends on its curve."""

    count: int
    curve: int
    whose: int
    points: int  # all or nothing, or for each
    limit: int  # how many it asks for
    colour: int  # which colour it speaks of,
    cells: Cells  # and which cells
    hope: int  # on what of all that is to come it depends,
    share: float  # how much of that helps it,
    weight: float  # and how much one thing weighs that is missing, or that may be lost


TERMS = np.dtype(
    [
        *((name, "i8") for name in ("count", "curve", "whose", "points", "limit", "colour")),
        ("cells", SET),
        ("hope", "i8"),
        ("share", "f8"),
        ("weight", "f8"),
    ],
    align=True,
)


def terms_array(lessons: Iterable[Terms]) -> Array:
    """The same for compiled code."""
    rows = [
        (
            one.count, one.curve, one.whose, one.points, one.limit, one.colour, words(one.cells), one.hope, one.share,
            one.weight,
        )
        for one in lessons
    ]  # fmt: skip
    return np.array(rows, dtype=TERMS)
