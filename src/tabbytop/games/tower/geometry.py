"""Where pieces are: poses, boxes, and whether two pieces cut into each other. Pure geometry, nothing moves.

A pose is seven whole numbers, micrometres and millionths of a unit quaternion, so that it is recorded exactly
[TOWER 8.2]. A piece's own origin is the middle of its underside; a wall's lies halfway between its two legs' middles.
"""

from functools import lru_cache
from itertools import chain
from math import cos, radians, sin, sqrt
from typing import NamedTuple, TypeAlias

from .components import (
    FLOORS,
    HOLED,
    KIND_OF,
    PIECES,
    SIDE,
    THICKNESS,
    WALL_SIZES,
    WALLS,
    Piece,
    figure_boxes,
)

Vector: TypeAlias = tuple[float, float, float]
Rows: TypeAlias = tuple[Vector, Vector, Vector]

MICRO = 1000  #: micrometres in a millimetre
UNIT = 1_000_000  #: of a quaternion's parts


class Pose(NamedTuple):
    """Where a piece is (x, y, z in micrometres) and how it is turned (a unit quaternion in millionths)."""

    x: int
    y: int
    z: int
    w: int = UNIT
    i: int = 0
    j: int = 0
    k: int = 0


class Box(NamedTuple):
    """A box in millimetres: its middle, its own axes as rows, half its size along each."""

    middle: Vector
    axes: Rows
    half: Vector


def turned(yaw: float, pitch: float = 0.0, roll: float = 0.0) -> tuple[float, float, float, float]:
    """The unit quaternion that rolls about x, then pitches about y, then yaws about z, in degrees."""
    cy, sy = cos(radians(yaw) / 2), sin(radians(yaw) / 2)
    cp, sp = cos(radians(pitch) / 2), sin(radians(pitch) / 2)
    cr, sr = cos(radians(roll) / 2), sin(radians(roll) / 2)
    return (
        cr * cp * cy + sr * sp * sy,
        sr * cp * cy - cr * sp * sy,
        cr * sp * cy + sr * cp * sy,
        cr * cp * sy - sr * sp * cy,
    )


def pose_at(x: float, y: float, z: float, yaw: float = 0.0, pitch: float = 0.0, roll: float = 0.0) -> Pose:
    """A pose from millimetres and degrees."""
    return Pose(
        round(x * MICRO), round(y * MICRO), round(z * MICRO), *(round(q * UNIT) for q in turned(yaw, pitch, roll))
    )


@lru_cache(maxsize=8192)
def rotation(pose: Pose) -> Rows:
    """The piece's own axes in the world, one a row."""
    length = sqrt(pose.w**2 + pose.i**2 + pose.j**2 + pose.k**2)
    w, i, j, k = pose.w / length, pose.i / length, pose.j / length, pose.k / length
    return (
        (1 - 2 * (j * j + k * k), 2 * (i * j + w * k), 2 * (i * k - w * j)),
        (2 * (i * j - w * k), 1 - 2 * (i * i + k * k), 2 * (j * k + w * i)),
        (2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)),
    )


def uprightness(pose: Pose) -> float:
    """The cosine of the angle by which a piece leans: 1 upright, 0 on its side."""
    return rotation(pose)[2][2]


def world(pose: Pose, point: Vector) -> Vector:
    """A point of a piece, in millimetres of its own, in the world."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = rotation(pose)
    x, y, z = point
    return (
        pose.x / MICRO + x * ax + y * bx + z * cx,
        pose.y / MICRO + x * ay + y * by + z * cy,
        pose.z / MICRO + x * az + y * bz + z * cz,
    )


# -- the boxes of a piece ---------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """A box of a piece in its own frame: half sizes, middle, turned about the upright axis by ``yaw`` radians."""

    half: Vector
    middle: Vector
    yaw: float = 0.0


@lru_cache(maxsize=1024)
def parts(piece: Piece, fold: int) -> tuple[Part, ...]:
    """The boxes a piece is made of. A column's legs count with their narrower head: no box is larger than the piece."""
    if piece in FLOORS:
        return _floor_parts(piece in HOLED)
    if piece in WALLS:
        size, thick = WALL_SIZES[KIND_OF[piece]], PIECES["walls"]["thickness"]
        half, angle = size.top / 2, radians(fold) / 2
        shift = size.leg / 2 * cos(angle)
        return tuple(
            Part(
                (half, thick / 2, size.height / 2),
                (half * cos(angle) - shift, sign * half * sin(angle), size.height / 2),
                sign * angle,
            )
            for sign in (1, -1)
        )
    body, head, at = figure_boxes(piece)
    return (
        Part((body[0] / 2, body[1] / 2, body[2] / 2), (0.0, 0.0, body[2] / 2)),
        Part((head[0] / 2, head[1] / 2, head[2] / 2), (at[0], at[1], at[2])),
    )


def _floor_parts(holed: bool) -> tuple[Part, ...]:
    edge, thick = SIDE / 2, THICKNESS / 2
    if not holed:
        return (Part((edge, edge, thick), (0.0, 0.0, thick)),)
    hole = PIECES["floors"]["holes"]["side"] / 2
    rim = (edge - hole) / 2
    return (
        Part((edge, rim, thick), (0.0, hole + rim, thick)),
        Part((edge, rim, thick), (0.0, -hole - rim, thick)),
        Part((rim, hole, thick), (hole + rim, 0.0, thick)),
        Part((rim, hole, thick), (-hole - rim, 0.0, thick)),
    )


@lru_cache(maxsize=8192)
def boxes(piece: Piece, pose: Pose, fold: int) -> tuple[Box, ...]:
    """The boxes of a piece where it is."""
    x, y, z = rotation(pose)
    found = []
    for half, middle, yaw in parts(piece, fold):
        c, s = cos(yaw), sin(yaw)
        along = (c * x[0] + s * y[0], c * x[1] + s * y[1], c * x[2] + s * y[2])
        across = (c * y[0] - s * x[0], c * y[1] - s * x[1], c * y[2] - s * x[2])
        found.append(Box(world(pose, middle), (along, across, z), half))
    return tuple(found)


# -- cutting into each other ------------------------------------------------------------------------------------------


def overlap(one: Box, other: Box) -> float:
    """How deep two boxes are in each other, in millimetres; 0 or less: not at all (the test of separating axes)."""
    x, y, z = (b - a for a, b in zip(one.middle, other.middle, strict=True))
    edges = [(h * u, h * v, h * w) for box in (one, other) for h, (u, v, w) in zip(box.half, box.axes, strict=True)]
    crossed = (
        (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
        for a in one.axes
        for b in other.axes
    )
    deepest = float("inf")
    for u, v, w in chain(one.axes, other.axes, crossed):
        length = sqrt(u * u + v * v + w * w)
        if length < 1e-6:
            continue
        reach = sum([abs(a * u + b * v + c * w) for a, b, c in edges])
        deepest = min(deepest, (reach - abs(x * u + y * v + z * w)) / length)
        if deepest <= 0:
            break
    return deepest


Placed: TypeAlias = tuple[Piece, Pose, int]  #: a piece, where it is, how far it is folded


@lru_cache(maxsize=8192)
def extent(piece: Piece, pose: Pose, fold: int) -> tuple[Vector, Vector]:
    """The lowest and the highest corner of a box along the world's axes round a piece."""
    all_boxes = boxes(piece, pose, fold)
    reaches = [
        tuple(sum(h * abs(axis[way]) for h, axis in zip(box.half, box.axes, strict=True)) for way in range(3))
        for box in all_boxes
    ]
    low = [min(box.middle[way] - reach[way] for box, reach in zip(all_boxes, reaches, strict=True)) for way in range(3)]
    high = [
        max(box.middle[way] + reach[way] for box, reach in zip(all_boxes, reaches, strict=True)) for way in range(3)
    ]
    return (low[0], low[1], low[2]), (high[0], high[1], high[2])


def depth(one: Placed, other: Placed) -> float:
    """How deep two pieces are in each other, in millimetres; 0 or less: not at all."""
    (low, high), (floor, ceiling) = extent(*one), extent(*other)
    apart = any(a >= b for a, b in zip(low, ceiling, strict=True)) or any(
        a >= b for a, b in zip(floor, high, strict=True)
    )
    if apart:
        return 0.0
    return max(overlap(a, b) for a in boxes(*one) for b in boxes(*other))


def lowest(piece: Piece, pose: Pose, fold: int) -> float:
    """The height of a piece's lowest point, in millimetres."""
    return extent(piece, pose, fold)[0][2]


def highest(piece: Piece, pose: Pose, fold: int) -> float:
    """The height of a piece's highest point, in millimetres."""
    return extent(piece, pose, fold)[1][2]
