"""Where a cat or a kitten could be let go so that she stays: places that geometry likes, the best first.

All is reckoned on the floor itself, along and across it. Whether a place is free says the menu.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, hypot, radians, sin

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import CATS, HOLED, Piece, height_of
from tabbytop.games.tower.placing import cuts_into, in_the_way
from tabbytop.games.tower.standing import Scene
from tabbytop.games.tower.state import Standing

from .building import CORNERS, Manner
from .ground import Ground, ground_of, middle_of
from .hand import NEAR, OVER, steady
from .wishes import Step, carries_one

ASTRIDE = 18.6  #: millimetres between two cats side by side
BACKWARDS = -4.0  #: a cat on a back lies so far behind the other's head
HOLE = 24  #: millimetres from the middle of a floor with a hole, within which nobody is put
NUDGE = 18.0  #: millimetres a second: pushes a cat gently against another
GRID = range(-44, 45, 8)
CLEARLY = 0.05  #: by which a floor leans more across than along: a little more or less should not change the strip
AWAY = 2.5  #: how much more a millimetre counts towards where walls will stand


def anywhere(ground: Ground, manner: Manner) -> Iterator[Place]:
    """On the floor itself, near its middle first, where walls that stand in such a manner leave room."""
    for u, v, turn in _spots(ground, manner):
        yield ground.place(u, v, OVER, turn)


def _spots(ground: Ground, manner: Manner) -> Iterator[tuple[float, float, float]]:
    """Not over a hole; first in the strip that two walls leave free, and along it."""
    spots = [(u, v) for u in GRID for v in GRID if ground.piece not in HOLED or max(abs(u), abs(v)) > HOLE]
    for u, v in sorted(spots, key=lambda spot: (_in_the_way_of_walls(ground, manner, *spot), spot)):
        for turn in _along_the_strip(ground):
            yield u, v, turn


def _walls_stand_along(ground: Ground) -> bool:
    """Walls will stand where the floor rises and falls most, to level it: along its first axis, or clearly across?"""
    along, across = ground.slope
    return abs(across) < abs(along) + CLEARLY


def _in_the_way_of_walls(ground: Ground, manner: Manner, u: float, v: float) -> float:
    """How far from the middle; towards the walls it counts more. Walls in corners leave the middle free."""
    if manner is CORNERS:
        return hypot(u, v)
    return hypot(AWAY * u, v) if _walls_stand_along(ground) else hypot(u, AWAY * v)


def _along_the_strip(ground: Ground) -> tuple[float, ...]:
    return (90.0, -90.0, 0.0, 180.0) if _walls_stand_along(ground) else (0.0, 180.0, 90.0, -90.0)


def pair_places(ground: Ground, manner: Manner) -> Iterator[tuple[Place, Place]]:
    """On the floor itself, each with a place beside it for another cat, both as little in the way as can be."""
    pairs = []
    for u, v, turn in _spots(ground, manner):
        for side in (ASTRIDE, -ASTRIDE):
            other = (u - side * sin(radians(turn)), v + side * cos(radians(turn)))
            between = _in_the_way_of_walls(ground, manner, (u + other[0]) / 2, (v + other[1]) / 2)
            pairs.append((between, (u, v), other, turn))
    for _, one, other, turn in sorted(pairs, key=lambda pair: pair[0]):
        yield ground.place(*one, OVER, turn), ground.place(*other, OVER, turn)


def cat_places(here: Scene, floor: Piece, step: Step, manner: Manner) -> Iterator[Place]:
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
            yield from anywhere(ground_of(here[floor]), manner)


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
