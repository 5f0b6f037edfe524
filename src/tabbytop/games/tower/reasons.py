"""Why a piece did not hold, for one sentence to who let it go.

Read off what it touched first and where it came to; where the hand ended before that, off what was below.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import cos, hypot, sin, tau
from typing import Literal, TypeAlias

from . import falling
from .actions import Settled
from .components import CATS, FLOORS, FOLD, KITTENS, SIDE, WALLS, Piece
from .geometry import MICRO, Part, Pose, Vector, depth, extent, parts, rotation, uprightness, world
from .placing import pose_of
from .standing import Scene, scene, walls_on
from .state import Placing, Request, State

#: it stood on a kitten, a cat, a wall; it was let go in motion, from too high; it went over the edge; a floor slid off,
#: and its walls are unequal; its floor slopes; it was hardly unfolded; or none of these
Why: TypeAlias = Literal[
    "kitten", "cat", "wall", "hurry", "high", "edge", "slid", "lower", "steep", "folded", "balance"
]

HURRIED = 60.0  #: millimetres a second: a hand that is faster takes the piece along
UNEQUAL = 3.0  #: millimetres by which two walls differ before a floor slides off them
STEEP = 0.993  #: the cosine of a slope on which a folded card is hard to stand, seven degrees
BRINK = 2.0  #: millimetres: with its weight so near to the edge of a floor a piece goes over it
WAYS = 48  #: ways in which a floor might tip
STOREY, STEP = 110, 2  #: millimetres: a column with its floors; how finely a piece is lowered in thought
NARROW = FOLD["least"] + 15  #: degrees: a wall folded so far tips easily


def why_missed(state: State, action: Settled) -> Why:
    """Why the piece that was let go must be placed again [TOWER 3.7, 3.10]."""
    assert isinstance(state.deed, Placing)
    piece, place = state.deed.piece, state.deed.place
    before, now = scene(state.tower), falling.read(Request(state.tower, state.deed), action)
    below = action.touched or _below(before, piece, pose_of(place), round(place.fold))
    met = {*below, *now[piece].rests}
    if piece not in FLOORS and not met.isdisjoint(KITTENS):
        return "kitten"
    if (piece in WALLS or piece in KITTENS) and not met.isdisjoint(CATS):
        return "cat"
    if hypot(place.vx, place.vy, place.vz) > HURRIED:
        return "hurry"
    if piece in FLOORS:
        return _why_a_floor_slid(before, piece, (place.x, place.y)) or ("slid" if action.touched else "high")
    floor = max((one for one in below if one in FLOORS), default=0)
    if not floor and below:
        return "balance" if all(one not in WALLS for one in below) else "wall"
    if not floor or _is_past(before[floor].pose, _weight(piece, pose_of(place), round(place.fold))):
        return "edge"
    if not action.touched:
        return "edge" if _sticks_out(before[floor].pose, piece, pose_of(place), round(place.fold)) else "high"
    return _why_it_fell(now, piece, floor, round(place.fold))


def _below(before: Scene, piece: Piece, pose: Pose, fold: int) -> tuple[Piece, ...]:
    """What a piece would touch first, lowered as it is held; nothing within a storey: it is over no floor."""
    low, high = extent(piece, pose, fold)
    near = []
    for one in before.values():
        least, most = extent(one.piece, one.pose, one.fold)
        if all(least[axis] < high[axis] and low[axis] < most[axis] for axis in (0, 1)):
            near.append((one.piece, one.pose, one.fold))
    for down in range(0, STOREY, STEP):
        lowered = pose._replace(z=pose.z - down * MICRO)
        if cut := tuple(other[0] for other in near if depth((piece, lowered, fold), other) > 0):
            return cut
    return ()


def _weight(piece: Piece, pose: Pose, fold: int) -> Vector:
    """Where its weight is."""
    boxes = [(part.half[0] * part.half[1] * part.half[2], part.middle) for part in parts(piece, fold)]
    mass = sum(volume for volume, _ in boxes)
    x, y, z = (sum(volume * middle[axis] for volume, middle in boxes) / mass for axis in range(3))
    return world(pose, (x, y, z))


def _is_past(floor: Pose, weight: Vector) -> bool:
    """Is it outside a floor, or hardly inside?"""
    return _aside(floor, weight) > SIDE / 2 - BRINK


def _sticks_out(floor: Pose, piece: Piece, pose: Pose, fold: int) -> bool:
    """Is some of a wall past the edge of a floor, or some of a figure's body? A head may be."""
    standing = parts(piece, fold) if piece in WALLS else parts(piece, fold)[:1]
    return any(_aside(floor, corner) > SIDE / 2 for corner in _corners(pose, standing))


def _corners(pose: Pose, standing: Iterable[Part], z: float = 0.0) -> Iterator[Vector]:
    """Where the uprights of its parts are, so high over its foot."""
    for part in standing:
        c, s = cos(part.yaw), sin(part.yaw)
        for x, y in product((-part.half[0], part.half[0]), (-part.half[1], part.half[1])):
            yield world(pose, (part.middle[0] + x * c - y * s, part.middle[1] + x * s + y * c, z))


def _aside(floor: Pose, point: Vector) -> float:
    """How far a point is from the middle of a floor, along one of its sides or the other."""
    away = [point[axis] - floor[axis] / MICRO for axis in range(3)]
    return max(abs(sum(part * own for part, own in zip(away, axis, strict=True))) for axis in rotation(floor)[:2])


def _why_a_floor_slid(before: Scene, piece: Piece, middle: tuple[float, float]) -> Why | None:
    """Its middle lay past its walls, or they are unequal, from whatever height it came; None: neither."""
    walls = [before[wall] for wall in walls_on(before, piece - 1)]
    carrying = [
        corner
        for wall in walls
        for corner in _corners(wall.pose, parts(wall.piece, wall.fold), 2 * parts(wall.piece, wall.fold)[0].half[2])
    ]
    if carrying and _lies_past(carrying, middle):
        return "slid"
    tops = [extent(wall.piece, wall.pose, wall.fold)[1][2] for wall in walls]
    return "lower" if tops and max(tops) - min(tops) > UNEQUAL else None


def _lies_past(carrying: Sequence[Vector], middle: tuple[float, float]) -> bool:
    """Is all that would carry it on one side of its middle, or hardly anything on the other?"""
    ways = [(cos(turn), sin(turn)) for turn in (tau * way / WAYS for way in range(WAYS))]
    return any(max((x - middle[0]) * c + (y - middle[1]) * s for x, y, _ in carrying) < BRINK for c, s in ways)


def _why_it_fell(now: Scene, piece: Piece, floor: Piece, fold: int) -> Why:
    """It touched a floor first, well inside its edges."""
    if uprightness(now[floor].pose) < STEEP:
        return "steep"
    return "folded" if piece in WALLS and fold <= NARROW else "balance"
