"""Where a piece could be let go so that it stays: places that geometry likes, the best first.

All is reckoned on the floor itself, along and across it. Whether a place is free says the menu.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, hypot, radians, sin

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import (
    CATS,
    HOLED,
    KIND_OF,
    SIDE,
    WALL_KINDS,
    WALL_SIZES,
    WALLS_OF,
    Piece,
    Wall,
    WallKind,
    height_of,
)
from tabbytop.games.tower.geometry import Vector
from tabbytop.games.tower.placing import cuts_into, in_the_way
from tabbytop.games.tower.standing import Scene, scene, walls_on
from tabbytop.games.tower.state import Hand, Standing, State, topmost

from .ground import Flat, Ground, apart, corners, flat_on, ground_of, heading, middle_of
from .hand import steady
from .wishes import Step, carries_one

OVER = 0.9  #: millimetres over what carries it: where a piece is let go
REACHES = (39.0, 34.0, 29.0)  #: millimetres from the middle of a storey to its walls
FOLDS = (90.0, 70.0, 115.0)
EDGE = SIDE / 2 - 4  #: a wall's corners stay inside
STEEPEST = 0.3  #: of a floor that is let go slanting
ASTRIDE = 18.6  #: millimetres between two cats side by side
BACKWARDS = -4.0  #: a cat on a back lies so far behind the other's head
HOLE = 24  #: millimetres from the middle of a floor with a hole, within which nobody is put
NEAR = 40.0  #: millimetres above and below, within which something may be in a cat's way
NUDGE = 18.0  #: millimetres a second: pushes a cat gently against another


# -- walls ------------------------------------------------------------------------------------------------------------


def wall_places(state: State, hand: Hand) -> Iterator[Place]:
    """Opposite each other, wide apart, the lower wall where the floor is higher: so the next floor lies level.

    The first of two comes rather where the second will find its place free.
    """
    here = scene(state.tower)
    ground = ground_of(here[topmost(state)])
    standing = [ground.seen(middle_of(here[wall])) for wall in walls_on(here, ground.piece)]
    heights = [height_of(wall) for wall in walls_on(here, ground.piece)]
    kind, height = KIND_OF[hand.piece], height_of(hand.piece)
    coming = [WALL_SIZES[task] for task in state.turn.todo if task in WALL_KINDS]
    ranked: list[tuple[float, float, float, float, float]] = []
    for reach in REACHES:
        for angle in range(0, 360, 15):
            for fold in FOLDS:
                u, v = _middle(ground, height)
                u, v = u + reach * cos(radians(angle)), v + reach * sin(radians(angle))
                if not _inside(kind, u, v, angle, fold):
                    continue
                others = [*zip([(x, y) for x, y, _ in standing], heights, strict=True)]
                if not others:
                    opposite = (2 * _middle(ground, height)[0] - u, 2 * _middle(ground, height)[1] - v)
                    others = [(opposite, one.height) for one in coming[:1]]
                cost = _cost(ground, [((u, v), height), *others])
                ranked.append((cost + 0.0006 * abs(fold - 90), u, v, float(angle), fold))
    ranked.sort()
    alone = []
    for _, u, v, turn, fold in ranked:
        place = ground.place(u, v, OVER, turn, fold)
        if standing or not coming or _finds_room_opposite(state.tower, ground, height, (u, v), turn, coming[0]):
            yield place
        else:
            alone.append(place)
    yield from alone
    yield ground.place(*_middle(ground, height), OVER, 0.0, 90.0)


def _finds_room_opposite(
    tower: tuple[Standing, ...], ground: Ground, height: float, at: Flat, turn: float, other: Wall
) -> bool:
    """Will the other wall, across the storey's middle from one here, cut into nothing?"""
    u, v = (2 * middle - here for middle, here in zip(_middle(ground, height), at, strict=True))
    for fold in FOLDS:
        if _inside(other.kind, u, v, turn + 180, fold):
            place = steady(ground.place(u, v, OVER, turn + 180, fold))
            near = in_the_way(tower, place.z - NEAR, place.z + other.height)
            if cuts_into(WALLS_OF[other.kind].start, place, near) is None:
                return True
    return False


def _middle(ground: Ground, height: float) -> Flat:
    """Where the walls' middle should be so that their heads are over the middle of floor 1."""
    x, y, _ = ground.seen((0.0, 0.0, ground.middle[2] + height))
    return max(-8.0, min(8.0, x)), max(-8.0, min(8.0, y))


def _inside(kind: WallKind, u: float, v: float, angle: float, fold: float) -> bool:
    """Do the feet of a folded wall that opens outwards stay on the floor?"""
    leg, half = WALL_SIZES[kind].leg, radians(fold) / 2
    ahead, aside = leg / 2 * cos(half), leg * sin(half)
    c, s = cos(radians(angle)), sin(radians(angle))
    ends = [(u + a * c - b * s, v + a * s + b * c) for a, b in ((ahead, aside), (ahead, -aside), (-ahead, 0.0))]
    return all(abs(one) <= EDGE and abs(other) <= EDGE for one, other in ends)


def _cost(ground: Ground, walls: list[tuple[Flat, float]]) -> float:
    """How a floor on these walls would slant, and how far its middle would be from between them."""
    middle = _middle(ground, max(height for _, height in walls))
    mean = (sum(at[0] for at, _ in walls) / len(walls), sum(at[1] for at, _ in walls) / len(walls))
    off = 0.01 * apart(mean, middle)
    if len(walls) == 1:
        return off
    slope = list(ground.slope)
    high = max(walls, key=lambda wall: wall[1])
    low = max((wall for wall in walls if wall is not high), key=lambda wall: apart(wall[0], high[0]))
    far = max(1.0, apart(low[0], high[0]))
    rise = (high[1] - low[1]) / far / far
    slope[0] += (high[0][0] - low[0][0]) * rise
    slope[1] += (high[0][1] - low[0][1]) * rise
    return hypot(*slope) + off + 0.003 * max(0.0, 78 - far)


def slant(state: State, kinds: tuple[WallKind, ...]) -> float:
    """How much a floor on two walls of these kinds would slant at best, as a tangent."""
    here = scene(state.tower)
    ground = ground_of(here[topmost(state)])
    heights = [WALL_SIZES[kind].height for kind in kinds]
    rise = (max(heights) - min(heights)) / (2 * REACHES[0])
    return abs(hypot(*ground.slope) - rise)


# -- floors -----------------------------------------------------------------------------------------------------------


def floor_places(state: State, hand: Hand) -> Iterator[Place]:
    """On the walls, slanting as they will make it lie, over the middle of floor 1 as nearly as they carry it."""
    here = scene(state.tower)
    below = here[hand.piece - 1]
    walls = [here[wall] for wall in walls_on(here, hand.piece - 1)]
    tops = [point for wall in walls for point in corners(wall)]
    up = _lying([corners(wall) for wall in walls])
    x, y, _ = _mean(tops)
    far = hypot(x, y)
    yaw = heading(ground_of(here[1]), below.pose)
    blockers = [point for cat in here.values() if cat.piece in CATS for point in corners(cat)] + tops
    for pull in (10.0, 5.0, 0.0, 15.0):
        part = min(1.0, pull / far) if far else 0.0
        at_x, at_y = x * (1 - part), y * (1 - part)
        for turned in (0.0, 45.0):
            height = max(
                pz + ((px - at_x) * up[0] + (py - at_y) * up[1]) / up[2]
                for px, py, pz in blockers
                if apart((px, py), (at_x, at_y)) < SIDE
            )
            yield flat_on(up, at_x, at_y, height + OVER, _half_turn(yaw + turned))


def _mean(points: list[Vector]) -> Vector:
    x, y, z = (sum(point[way] for point in points) / len(points) for way in range(3))
    return x, y, z


def _lying(walls: list[list[Vector]]) -> Vector:
    """Upright of a floor that lies on two walls: it slants from the one's head to the other's."""
    if len(walls) < 2:
        return 0.0, 0.0, 1.0
    heads = [_mean(wall) for wall in walls]
    high = max(heads, key=lambda head: head[2])
    low = max((head for head in heads if head is not high), key=lambda head: apart(head, high))
    far = max(1.0, apart(low, high))
    rise = min(STEEPEST, (high[2] - low[2]) / far)
    a, b = (high[0] - low[0]) / far * rise, (high[1] - low[1]) / far * rise
    length = hypot(a, b, 1.0)
    return -a / length, -b / length, 1 / length


def _half_turn(angle: float) -> float:
    return (angle + 180.0) % 360.0 - 180.0


# -- cats and kittens -------------------------------------------------------------------------------------------------

GRID = range(-44, 45, 8)
CLEARLY = 0.05  #: by which a floor leans more across than along: a little more or less should not change the strip
AWAY = 2.5  #: how much more a millimetre counts towards where walls will stand


def anywhere(ground: Ground) -> Iterator[Place]:
    """On the floor itself, near its middle first."""
    for u, v, turn in _spots(ground):
        yield ground.place(u, v, OVER, turn)


def _spots(ground: Ground) -> Iterator[tuple[float, float, float]]:
    """Not over a hole; first in the strip that two walls leave free, and along it."""
    spots = [(u, v) for u in GRID for v in GRID if ground.piece not in HOLED or max(abs(u), abs(v)) > HOLE]
    for u, v in sorted(spots, key=lambda spot: (_in_the_way_of_walls(ground, *spot), spot)):
        for turn in _along_the_strip(ground):
            yield u, v, turn


def _walls_stand_along(ground: Ground) -> bool:
    """Walls will stand where the floor rises and falls most, to level it: along its first axis, or clearly across?"""
    along, across = ground.slope
    return abs(across) < abs(along) + CLEARLY


def _in_the_way_of_walls(ground: Ground, u: float, v: float) -> float:
    """How far from the middle; towards the walls it counts more."""
    return hypot(AWAY * u, v) if _walls_stand_along(ground) else hypot(u, AWAY * v)


def _along_the_strip(ground: Ground) -> tuple[float, ...]:
    return (90.0, -90.0, 0.0, 180.0) if _walls_stand_along(ground) else (0.0, 180.0, 90.0, -90.0)


def pair_places(ground: Ground) -> Iterator[tuple[Place, Place]]:
    """On the floor itself, each with a place beside it for another cat, both as little in the way as can be."""
    pairs = []
    for u, v, turn in _spots(ground):
        for side in (ASTRIDE, -ASTRIDE):
            other = (u - side * sin(radians(turn)), v + side * cos(radians(turn)))
            pairs.append((_in_the_way_of_walls(ground, (u + other[0]) / 2, (v + other[1]) / 2), (u, v), other, turn))
    for _, one, other, turn in sorted(pairs, key=lambda pair: pair[0]):
        yield ground.place(*one, OVER, turn), ground.place(*other, OVER, turn)


def cat_places(here: Scene, floor: Piece, step: Step) -> Iterator[Place]:
    """A cat that is to lie so on a floor."""
    match step.how:
        case "on":
            yield from _on_back(here, step.cats[-1])
        case "across":
            yield from _across(here, *step.cats)
        case "beside":
            yield from _beside(here, step.cats[0], ASTRIDE, 0.0)
        case "touch":
            for cat in step.cats:
                if carries_one(here, cat):
                    yield from _on_back(here, cat)
            for cat in step.cats:
                yield from _beside(here, cat, ASTRIDE, NUDGE)
        case "there":
            yield from anywhere(ground_of(here[floor]))


def _on_back(here: Scene, cat: Piece) -> Iterator[Place]:
    """Heads the same way or the other; her weight over the middle of the back."""
    back = ground_of(here[cat])
    yield back.place(BACKWARDS, 0.0, OVER, 0.0)
    yield back.place(BACKWARDS / 2, 0.0, OVER, 180.0)
    for turn in (90.0, -90.0):
        yield back.place(BACKWARDS, BACKWARDS * sin(radians(turn)), OVER, turn)


def _beside(here: Scene, cat: Piece, far: float, speed: float) -> Iterator[Place]:
    """Flank to flank with her, or tail to tail; ``speed`` pushes towards her."""
    back, thick = ground_of(here[cat]), height_of(cat)
    for side in (1.0, -1.0):
        for turn in (0.0, 180.0):
            yield _pushed(back.place(0.0, side * far, OVER - thick, turn), back, 0.0, -side * speed)
    if speed:
        yield _pushed(back.place(-34.0, 0.0, OVER - thick, 180.0), back, speed, 0.0)
        yield _pushed(back.place(-27.0, 0.0, OVER - thick, 90.0), back, speed, 0.0)


def _pushed(place: Place, ground: Ground, along: float, across: float) -> Place:
    vx, vy, vz = (along * a + across * b for a, b in zip(ground.along, ground.across, strict=True))
    return replace(place, vx=vx, vy=vy, vz=vz)


def _across(here: Scene, one: Piece, other: Piece) -> Iterator[Place]:
    """On both backs, from one to the other; or along them, in the middle."""
    back = ground_of(here[one])
    along, across, _ = back.seen(middle_of(here[other]))
    for turn in (90.0, -90.0):
        yield back.place(along / 2 + BACKWARDS / 2, across / 2 + BACKWARDS * sin(radians(turn)), OVER, turn)
    yield back.place(along / 2 + BACKWARDS, across / 2, OVER, 0.0)


def is_room(tower: tuple[Standing, ...], places: Iterator[Place]) -> bool:
    """Does a cat fit into one of these places?"""
    for place in places:
        near = in_the_way(tower, place.z - NEAR, place.z + NEAR)
        if cuts_into(CATS.start, steady(place), near) is None:
            return True
    return False
