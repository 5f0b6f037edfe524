"""Where walls and the next floor could be let go so that they stay and carry more: the best first.

All is reckoned on the floor itself, along and across it. Whether a place is free says the menu.
"""

from collections.abc import Iterator
from math import atan2, cos, hypot, radians, sin
from typing import NamedTuple

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import (
    CATS,
    KIND_OF,
    SIDE,
    WALL_KINDS,
    WALL_SIZES,
    WALLS_OF,
    Wall,
    WallKind,
    height_of,
)
from tabbytop.games.tower.geometry import Vector
from tabbytop.games.tower.placing import cuts_into, in_the_way
from tabbytop.games.tower.standing import scene, walls_on
from tabbytop.games.tower.state import Hand, Standing, State, topmost

from .ground import Flat, Ground, apart, corners, flat_on, ground_of, heading, middle_of
from .hand import NEAR, OVER, steady

FOLDS = (90.0, 70.0, 115.0)
EDGE = SIDE / 2 - 4  #: a wall's corners stay inside
APART = 78.0  #: millimetres between two walls; nearer ones make a floor slant more and tip sooner
STEEPEST = 0.3  #: of a floor that is let go slanting
CORNER = 31.0  #: millimetres from the middle of a floor along and across: beyond, a wall stands in a corner
BACK = 4.0  #: millimetres by which a floor in corners is pulled towards the lower wall: the farther, the less holds it


class Manner(NamedTuple):
    """How the two walls of a storey stand: how far from its middle, in which directions, turned which way.

    A floor on unequal walls lies on that edge of each that is towards the lower one. Loaded on the same edge, both sway
    that way at a touch, and the more easily the more they carry. In corners, opened inwards, with the next floor turned
    by half a right angle, the lower wall carries the floor's edge well inside its own foot, and the storey stands
    whichever way the table is tilted.
    """

    reaches: tuple[float, ...]
    angles: tuple[int, ...]
    turned: float  #: against the direction in which a wall stands: 0 opens outwards, 180 inwards
    moved: float  #: millimetres by which both may stand off the middle, for their heads to be over that of floor 1


OPPOSITE = Manner((39.0, 34.0, 29.0), tuple(range(0, 360, 15)), 0.0, 8.0)
CORNERS = Manner((53.0, 50.0), (45, 135, 225, 315), 180.0, 0.0)


# -- walls ------------------------------------------------------------------------------------------------------------


def wall_places(state: State, hand: Hand, manner: Manner) -> Iterator[Place]:
    """Opposite each other, wide apart, the lower wall where the floor is higher: so the next floor lies level.

    The first of two comes rather where the second will find its place free.
    """
    here = scene(state.tower)
    ground = ground_of(here[topmost(state)])
    standing = [(ground.seen(middle_of(here[wall])), height_of(wall)) for wall in walls_on(here, ground.piece)]
    coming = [WALL_SIZES[task] for task in state.turn.todo if task in WALL_KINDS]
    kind, height = KIND_OF[hand.piece], height_of(hand.piece)
    middle = _middle(ground, height, manner)
    ranked: list[tuple[float, float, float, float, float]] = []
    for u, v, turn, fold in _spots(kind, middle, manner):
        others = [((x, y), other) for (x, y, _), other in standing]
        if not others:
            others = [(_across(middle, (u, v)), one.height) for one in coming[:1]]
        cost = _cost(ground, [((u, v), height), *others], manner)
        ranked.append((cost + 0.0006 * abs(fold - 90), u, v, turn, fold))
    alone = []
    for _, u, v, turn, fold in sorted(ranked):
        place = ground.place(u, v, OVER, turn, fold)
        if standing or not coming or _finds_room(state.tower, ground, _across(middle, (u, v)), turn + 180, coming[0]):
            yield place
        else:
            alone.append(place)
    if manner is CORNERS:
        yield from wall_places(state, hand, OPPOSITE)
    yield from alone
    yield ground.place(*middle, OVER, 0.0, 90.0)


def _spots(kind: WallKind, middle: Flat, manner: Manner) -> Iterator[tuple[float, float, float, float]]:
    """Where a wall's feet stay on the floor: along, across, turned, folded."""
    for reach in manner.reaches:
        for angle in manner.angles:
            for fold in FOLDS:
                u, v = middle[0] + reach * cos(radians(angle)), middle[1] + reach * sin(radians(angle))
                turn = angle + manner.turned
                if _inside(kind, u, v, turn, fold):
                    yield u, v, turn, fold


def _across(middle: Flat, at: Flat) -> Flat:
    """The place opposite."""
    return 2 * middle[0] - at[0], 2 * middle[1] - at[1]


def _finds_room(tower: tuple[Standing, ...], ground: Ground, at: Flat, turn: float, other: Wall) -> bool:
    """Will the other wall cut into nothing here?"""
    for fold in FOLDS:
        if _inside(other.kind, *at, turn, fold):
            place = steady(ground.place(*at, OVER, turn, fold))
            near = in_the_way(tower, place.z - NEAR, place.z + other.height)
            if cuts_into(WALLS_OF[other.kind].start, place, near) is None:
                return True
    return False


def _middle(ground: Ground, height: float, manner: Manner) -> Flat:
    """Where the walls' middle should be so that their heads are over the middle of floor 1."""
    x, y, _ = ground.seen((0.0, 0.0, ground.middle[2] + height))
    return max(-manner.moved, min(manner.moved, x)), max(-manner.moved, min(manner.moved, y))


def _inside(kind: WallKind, u: float, v: float, turn: float, fold: float) -> bool:
    """Do the feet of a folded wall stay on the floor?"""
    leg, half = WALL_SIZES[kind].leg, radians(fold) / 2
    ahead, aside = leg / 2 * cos(half), leg * sin(half)
    c, s = cos(radians(turn)), sin(radians(turn))
    ends = [(u + a * c - b * s, v + a * s + b * c) for a, b in ((ahead, aside), (ahead, -aside), (-ahead, 0.0))]
    return all(abs(one) <= EDGE and abs(other) <= EDGE for one, other in ends)


def _cost(ground: Ground, walls: list[tuple[Flat, float]], manner: Manner) -> float:
    """How a floor on these walls would slant, and how far its middle would be from between them."""
    middle = _middle(ground, max(height for _, height in walls), manner)
    mean = (sum(at[0] for at, _ in walls) / len(walls), sum(at[1] for at, _ in walls) / len(walls))
    off = 0.01 * apart(mean, middle)
    if len(walls) == 1:
        return off
    high = max(walls, key=lambda wall: wall[1])
    low = max((wall for wall in walls if wall is not high), key=lambda wall: apart(wall[0], high[0]))
    far = max(1.0, apart(low[0], high[0]))
    rise = (high[1] - low[1]) / far
    direction = atan2(high[0][1] - low[0][1], high[0][0] - low[0][0])
    return _slope(ground, rise, direction) + off + 0.003 * max(0.0, APART - far)


def _slope(ground: Ground, rise: float, direction: float) -> float:
    """How a floor slants that rises so much more than the one below, in a direction."""
    along, across = ground.slope
    return hypot(along + rise * cos(direction), across + rise * sin(direction))


def slant(state: State, kinds: tuple[WallKind, ...], manner: Manner) -> float:
    """How much a floor on two walls of these kinds would slant at best, as a tangent."""
    ground = ground_of(scene(state.tower)[topmost(state)])
    heights = [WALL_SIZES[kind].height for kind in kinds]
    rise = (max(heights) - min(heights)) / (2 * manner.reaches[0])
    return min(_slope(ground, rise, radians(angle)) for angle in manner.angles)


# -- floors -----------------------------------------------------------------------------------------------------------


def floor_places(state: State, hand: Hand) -> Iterator[Place]:
    """On the walls, slanting as they will make it lie, over the middle of floor 1 as nearly as they carry it.

    Over walls in corners it is turned by half a right angle.
    """
    here = scene(state.tower)
    below = ground_of(here[hand.piece - 1])
    walls = [corners(here[wall]) for wall in walls_on(here, below.piece)]
    tops = [point for wall in walls for point in wall]
    low, high = _lowest_and_highest([_mean(wall) for wall in walls])
    up = _lying(low, high)
    x, y, _ = _mean(tops)
    far = hypot(x, y)
    yaw = heading(ground_of(here[1]), here[below.piece].pose)
    blockers = [point for cat in here.values() if cat.piece in CATS for point in corners(cat)] + tops
    in_corners = _is_in_corner(below, low) and _is_in_corner(below, high)
    towards_the_low = (low[0] - high[0]) * x + (low[1] - high[1]) * y < 0
    for pull in (BACK, 0.0, 2 * BACK) if in_corners and towards_the_low else (10.0, 5.0, 0.0, 15.0):
        part = min(1.0, pull / far) if far else 0.0
        at_x, at_y = x * (1 - part), y * (1 - part)
        for turned in (45.0, 0.0) if in_corners else (0.0, 45.0):
            height = max(
                pz + ((px - at_x) * up[0] + (py - at_y) * up[1]) / up[2]
                for px, py, pz in blockers
                if apart((px, py), (at_x, at_y)) < SIDE
            )
            yield flat_on(up, at_x, at_y, height + OVER, _half_turn(yaw + turned))


def _mean(points: list[Vector]) -> Vector:
    x, y, z = (sum(point[way] for point in points) / len(points) for way in range(3))
    return x, y, z


def _lowest_and_highest(heads: list[Vector]) -> tuple[Vector, Vector]:
    """Of the heads of some walls the highest, and of the others the one farthest from it."""
    high = max(heads, key=lambda head: head[2])
    others = [head for head in heads if head is not high]
    return max(others, key=lambda head: apart(head, high), default=high), high


def _lying(low: Vector, high: Vector) -> Vector:
    """Upright of a floor that slants from the one to the other."""
    far = max(1.0, apart(low, high))
    rise = min(STEEPEST, (high[2] - low[2]) / far)
    a, b = (high[0] - low[0]) / far * rise, (high[1] - low[1]) / far * rise
    length = hypot(a, b, 1.0)
    return -a / length, -b / length, 1 / length


def _is_in_corner(below: Ground, head: Vector) -> bool:
    u, v, _ = below.seen(head)
    return min(abs(u), abs(v)) > CORNER


def _half_turn(angle: float) -> float:
    return (angle + 180.0) % 360.0 - 180.0
