"""A lesson in numbers: what it counts on the boat, and what so much of it promises."""

from dataclasses import dataclass
from enum import IntEnum, auto

from tabbytop.games.isle.boat import Cells


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
