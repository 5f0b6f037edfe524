"""Would the topmost floor tip? Nothing holds it down, so its weight must be over the walls that carry it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import FLOORS, Piece, mass_of
from tabbytop.games.tower.standing import Scene, home_of, walls_on

from .ground import Flat, apart, corners, middle_of

SAFE = 5.0  #: millimetres by which the weight should be within what carries it


class Load(NamedTuple):
    """The topmost floor with all that lies on it: how high it is, what it weighs, where, and what carries it."""

    height: float
    weight: float
    middle: Flat
    outline: tuple[Flat, ...]

    def tips(self, piece: Piece, place: Place) -> bool:
        """Would it, with a piece let go here? Lower floors are held down by those above."""
        if piece in FLOORS or place.z < self.height or not self.outline:
            return False
        more = mass_of(piece)
        weight = self.weight + more
        x, y = (
            (self.weight * old + more * new) / weight for old, new in zip(self.middle, (place.x, place.y), strict=True)
        )
        return not is_within((x, y), self.outline, SAFE)


def load_of(here: Scene) -> Load:
    """As it stands."""
    top = max(floor for floor in here if floor in FLOORS)
    heads = [(x, y) for wall in walls_on(here, top - 1) for x, y, _ in corners(here[wall])]
    pieces = [top, *(piece for piece in here if piece not in FLOORS and home_of(here, piece) == top)]
    weight = sum(map(mass_of, pieces))
    x, y = (sum(mass_of(piece) * middle_of(here[piece])[way] for piece in pieces) / weight for way in (0, 1))
    return Load(middle_of(here[top])[2], weight, (x, y), tuple(hull(heads)))


def hull(points: Sequence[Flat]) -> list[Flat]:
    """The corners of what is spanned by some points, anticlockwise."""

    def chain(several: Sequence[Flat]) -> list[Flat]:
        found: list[Flat] = []
        for point in several:
            while len(found) > 1 and _aside(found[-2], found[-1], point) <= 0:
                found.pop()
            found.append(point)
        return found[:-1]

    ordered = sorted(set(points))
    return chain(ordered) + chain(ordered[::-1])


def is_within(point: Flat, outline: Sequence[Flat], by: float) -> bool:
    """Is a point at least so far inside all edges?"""
    return all(_aside(one, other, point) >= by * apart(one, other) for one, other in pairwise((*outline, outline[0])))


def _aside(one: Flat, other: Flat, point: Flat) -> float:
    """How far a point is to the left of an edge, times the edge's length."""
    return (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])
