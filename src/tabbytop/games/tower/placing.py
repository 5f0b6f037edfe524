"""Where the piece in hand may be let go [TOWER 3.6, 8.1]: within reach, not too fast, and cutting into nothing."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from tabbytop.core import Ranges

from .actions import Place
from .components import FLOORS, FOLD, HAND, SIDE, THICKNESS, WALLS, Piece, height_of
from .geometry import MICRO, Placed, Pose, depth, highest, lowest, pose_at, uprightness
from .standing import scene, walls_on
from .state import Hand, Standing, State

Bounds = tuple[tuple[float, float, int], ...]

ACROSS = SIDE / 2 - 5  #: a piece's middle stays over its floor
ACROSS_WALLS = SIDE / 3  #: a floor's middle near the middle of its walls
SPEED, TILT, REACH, CLEARANCE = HAND["fastest"], HAND["tilt"], HAND["reach"], HAND["clearance"]


def pose_of(place: Place) -> Pose:
    return pose_at(place.x, place.y, place.z, place.yaw, place.pitch, place.roll)


@lru_cache(maxsize=4096)
def cuts_into(piece: Piece, place: Place, standing: tuple[Placed, ...]) -> Piece | None:
    """The first standing piece that the piece in hand would cut into; the table counts as 0; None: all is free."""
    fold, pose = round(place.fold), pose_of(place)
    if lowest(piece, pose, fold) < -HAND["overlap"]:
        return 0
    for other in standing:
        if depth((piece, pose, fold), other) > HAND["overlap"]:
            return other[0]
    return None


@dataclass(frozen=True, slots=True)
class Free:
    """The piece in hand cuts into nothing that stands [TOWER 3.6]."""

    piece: Piece
    standing: tuple[Placed, ...]

    def admits(self, action: Place) -> bool:
        return cuts_into(self.piece, action, self.standing) is None


def in_the_way(tower: tuple[Standing, ...], low: float, high: float) -> tuple[Placed, ...]:
    """What stands between two heights."""
    return tuple(
        (one.piece, one.pose, one.fold)
        for one in tower
        if highest(one.piece, one.pose, one.fold) >= low and lowest(one.piece, one.pose, one.fold) <= high
    )


def bounds_over(tower: tuple[Standing, ...], hand: Hand, floor: Piece) -> Bounds:
    """Over a floor: its whole breadth, from its top as high as the hand can go under what is above it."""
    here = scene(tower)
    ground = here[floor].pose
    top = ground.z / MICRO + THICKNESS
    slope = SIDE / 2 * sqrt(max(0.0, 1 - uprightness(ground) ** 2))
    above = here.get(floor + 1)
    room = REACH if above is None else max(2.0, (above.pose.z - ground.z) / MICRO - THICKNESS - height_of(hand.piece))
    if above is None:
        crowd = [highest(one.piece, one.pose, one.fold) for one in tower if floor in one.touches and one.piece != floor]
        room += max(0.0, max(crowd, default=top) - top)
    return _bounds(ground.x / MICRO, ground.y / MICRO, ACROSS, top - slope, top + room, hand.piece in WALLS)


def bounds_for_floor(tower: tuple[Standing, ...], below: Piece) -> Bounds:
    """A new floor: about the middle of the walls that will carry it."""
    here = scene(tower)
    walls = [here[wall] for wall in walls_on(here, below)]
    x = sum(wall.pose.x for wall in walls) / len(walls) / MICRO
    y = sum(wall.pose.y for wall in walls) / len(walls) / MICRO
    tops = [highest(wall.piece, wall.pose, wall.fold) for wall in walls]
    return _bounds(x, y, ACROSS_WALLS, min(tops), max(tops) + REACH, False)


def _bounds(x: float, y: float, across: float, low: float, high: float, folds: bool) -> Bounds:
    """Rounded to micrometres, as a menu is sent."""
    return (
        (round(x - across, 3), round(x + across, 3), 3),
        (round(y - across, 3), round(y + across, 3), 3),
        (round(low + CLEARANCE, 3), round(high + CLEARANCE, 3), 3),
        (-180.0, 180.0, 1),
        (-TILT, TILT, 1),
        (-TILT, TILT, 1),
        (float(FOLD["least"]), float(FOLD["most"]), 1) if folds else (0.0, 0.0, 1),
        (-SPEED, SPEED, 1),
        (-SPEED, SPEED, 1),
        (-SPEED, SPEED, 1),
    )


def places(state: State) -> tuple[Ranges[Place], ...]:
    """The sets of poses in which the piece in hand may be let go, one for each floor it may go to."""
    assert state.hand is not None
    return _places(state.tower, state.hand)


@lru_cache(maxsize=256)
def _places(tower: tuple[Standing, ...], hand: Hand) -> tuple[Ranges[Place], ...]:
    return tuple(poses for poses in _sets(tower, hand) if poses)


def _sets(tower: tuple[Standing, ...], hand: Hand) -> tuple[Ranges[Place], ...]:
    if hand.piece in FLOORS:
        several = [bounds_for_floor(tower, hand.piece - 1)]
    else:
        several = [bounds_over(tower, hand, floor) for floor in hand.floors]
    return tuple(
        Ranges(Place, bounds, Free(hand.piece, in_the_way(tower, bounds[2][0] - SIDE, bounds[2][1] + SIDE)))
        for bounds in several
    )


def every_place(state: State) -> tuple[Ranges[Place], ...]:
    """The same sets, those without any room included: what a refusal explains."""
    hand = state.hand
    assert hand is not None
    return _sets(state.tower, hand)
