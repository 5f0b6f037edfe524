"""How a game ended: the ranking, tie-breaks included, and a score sheet whose lines add up."""

from collections.abc import Sequence
from typing import Any

from .records import record
from .words import NO_ARGS, Args


@record(frozen=True, slots=True)
class Line:
    """One line of the score sheet. ``side`` is a seat, or a rival counted on after the last seat.

    ``part`` says which game of a match it belongs to.
    """

    side: int
    clause: str
    key: str
    points: int
    args: Args = NO_ARGS
    part: int = 0


@record(frozen=True, slots=True)
class Outcome:
    """Places from 1, ties shared, for every seat and then every rival without a seat (a sister, an island)."""

    places: tuple[int, ...]
    lines: tuple[Line, ...]
    rivals: tuple[str, ...] = ()

    def points(self, side: int) -> int:
        return sum(line.points for line in self.lines if line.side == side)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(side for side, place in enumerate(self.places) if place == 1)


def places(marks: Sequence[Any]) -> tuple[int, ...]:
    """Places for marks that compare, the greatest first: ``places([5, 9, 5]) == (2, 1, 2)``."""
    return tuple(1 + sum(other > mark for other in marks) for mark in marks)
