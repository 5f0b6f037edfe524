"""A floor as a hand sees it: where on it, how it leans, and how a piece must be turned to lie flat on it."""

from math import asin, atan2, cos, degrees, hypot, radians, sin
from typing import NamedTuple

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import Piece, height_of
from tabbytop.games.tower.geometry import MICRO, Pose, Vector, boxes, rotation
from tabbytop.games.tower.state import Standing

Flat = tuple[float, float]  #: millimetres along and across a floor, or on the table


class Ground(NamedTuple):
    """The upper side of a floor or of a cat's back: its middle and its own axes in the world."""

    piece: Piece
    middle: Vector
    along: Vector
    across: Vector
    up: Vector

    def at(self, u: float, v: float, over: float = 0.0) -> Vector:
        """A point so far along and across the floor, and so far over it, in the world."""
        (x, y, z), a, b, c = self.middle, self.along, self.across, self.up
        return (
            x + u * a[0] + v * b[0] + over * c[0],
            y + u * a[1] + v * b[1] + over * c[1],
            z + u * a[2] + v * b[2] + over * c[2],
        )

    def seen(self, point: Vector) -> Vector:
        """A point of the world: along, across and over this floor."""
        x, y, z = (a - b for a, b in zip(point, self.middle, strict=True))
        a, b, c = self.along, self.across, self.up
        return (
            x * a[0] + y * a[1] + z * a[2],
            x * b[0] + y * b[1] + z * b[2],
            x * c[0] + y * c[1] + z * c[2],
        )

    @property
    def slope(self) -> Flat:
        """How steeply it rises along its own two axes."""
        return self.along[2], self.across[2]

    def place(self, u: float, v: float, over: float, turn: float, fold: float = 0.0) -> Place:
        """A piece let go at rest so far over the floor, parallel to it, turned by ``turn`` degrees against it."""
        x, y, z = self.at(u, v, over)
        c, s = cos(radians(turn)), sin(radians(turn))
        ahead = (c * self.along[0] + s * self.across[0], c * self.along[1] + s * self.across[1])
        return flat_on(self.up, x, y, z, degrees(atan2(ahead[1], ahead[0])), fold)


def flat_on(up: Vector, x: float, y: float, z: float, yaw: float, fold: float = 0.0) -> Place:
    """A piece whose own upright points along ``up``."""
    c, s = cos(radians(yaw)), sin(radians(yaw))
    ahead, aside = c * up[0] + s * up[1], c * up[1] - s * up[0]
    pitch, roll = degrees(atan2(ahead, up[2])), -degrees(asin(max(-1.0, min(1.0, aside))))
    return Place(x, y, z, yaw, pitch, roll, fold, 0.0, 0.0, 0.0)


def ground_of(one: Standing) -> Ground:
    """Of a floor, or of a cat's back."""
    along, across, up = rotation(one.pose)
    (x, y, z), thick = middle_of(one), height_of(one.piece)
    middle = (x + thick * up[0], y + thick * up[1], z + thick * up[2])
    return Ground(one.piece, middle, along, across, up)


def middle_of(one: Standing) -> Vector:
    return one.pose.x / MICRO, one.pose.y / MICRO, one.pose.z / MICRO


def heading(ground: Ground, pose: Pose) -> float:
    """By how many degrees a piece is turned against the floor."""
    ahead = rotation(pose)[0]
    u = sum(a * b for a, b in zip(ahead, ground.along, strict=True))
    v = sum(a * b for a, b in zip(ahead, ground.across, strict=True))
    return degrees(atan2(v, u))


def corners(one: Standing) -> list[Vector]:
    """The upper corners of a piece's boxes."""
    found = []
    for middle, axes, half in boxes(one.piece, one.pose, one.fold):
        for a in (-half[0], half[0]):
            for b in (-half[1], half[1]):
                x, y, z = (
                    m + a * p + b * q + half[2] * r
                    for m, p, q, r in zip(middle, axes[0], axes[1], axes[2], strict=True)
                )
                found.append((x, y, z))
    return found


def apart(one: Flat | Vector, other: Flat | Vector) -> float:
    """How far along and across; heights do not count."""
    return hypot(one[0] - other[0], one[1] - other[1])
