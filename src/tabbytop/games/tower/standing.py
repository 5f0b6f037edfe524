"""Who carries whom, who touches whom, and what counts as standing. Everything is read off recorded contacts."""

from collections.abc import Iterable, Mapping
from math import cos, radians
from typing import TypeAlias

from .components import CATS, FLOORS, GROUND, KITTENS, TABLE, TOLERANCES, WALLS, Piece
from .geometry import uprightness
from .state import Standing

Scene: TypeAlias = Mapping[Piece, Standing]

UPRIGHT = cos(radians(TOLERANCES["upright"]))


def scene(tower: Iterable[Standing]) -> dict[Piece, Standing]:
    return {one.piece: one for one in tower}


def is_upright(one: Standing) -> bool:
    return uprightness(one.pose) >= UPRIGHT


# -- who carries whom -------------------------------------------------------------------------------------------------


def floor_of(scene: Scene, piece: Piece) -> Piece:
    """The floor that carries a cat or kitten, directly or through cats; of several the lowest; 0: none [TOWER 4.5]."""
    seen, todo, floors = {piece}, [piece], []
    while todo:
        one = scene.get(todo.pop())
        for below in one.rests if one is not None else ():
            if below in FLOORS:
                floors.append(below)
            elif below in CATS and below not in seen:
                seen.add(below)
                todo.append(below)
    return min(floors, default=0)


def cats_on(scene: Scene, floor: Piece) -> list[Piece]:
    return [piece for piece in scene if piece in CATS and floor_of(scene, piece) == floor]


def storeys(scene: Scene) -> dict[Piece, list[Piece]]:
    """The cats of each floor that has any."""
    found: dict[Piece, list[Piece]] = {}
    for piece in scene:
        if piece in CATS and (floor := floor_of(scene, piece)):
            found.setdefault(floor, []).append(piece)
    return found


def backs_under(scene: Scene, cat: Piece) -> tuple[Piece, ...]:
    """The cats on whose backs she lies: she rests on them and does not touch their floor [TOWER 4.3].

    The floor above may lie on her too.
    """
    one = scene[cat]
    if floor_of(scene, cat) in one.touches:
        return ()
    return tuple(below for below in one.rests if below in CATS)


def walls_on(scene: Scene, floor: Piece) -> list[Piece]:
    """The walls that stand on a floor."""
    return [piece for piece, one in scene.items() if floor in one.rests and piece in WALLS and is_upright(one)]


def is_free(scene: Scene, piece: Piece) -> bool:
    """Does nothing rest on it?"""
    return not any(piece in one.rests for one in scene.values())


# -- what has fallen --------------------------------------------------------------------------------------------------


def carried_by(pieces: Iterable[Piece], scene: Scene) -> set[Piece]:
    """All that rests on some pieces, or on the table, directly or through others."""
    burdens: dict[Piece, list[Piece]] = {}
    for piece, one in scene.items():
        for below in one.rests:
            burdens.setdefault(below, []).append(piece)
    seen, todo = set[Piece](), list(pieces)
    while todo:
        for piece in burdens.get(todo.pop(), ()):
            if piece not in seen:
                seen.add(piece)
                todo.append(piece)
    return seen


def fallen(scene: Scene) -> set[Piece]:
    """What the table carries and no floor does, and what touches no floor piece, be it one that has come down.

    A piece that stands on a floor and touches the table as well is not carried by the table, and nothing above it is
    [TOWER 5.1, 5.6].
    """
    floors = {piece for piece in scene if piece in FLOORS}
    loose = carried_by([TABLE], scene) - carried_by(floors, scene) - {GROUND}
    return {piece for piece in loose if floors.isdisjoint(scene[piece].touches)}


def has_strayed(before: Standing, home: Piece, scene: Scene) -> bool:
    """Has a piece that is not fallen left its floor or storey, or does a wall no longer stand [TOWER 5.7]?

    ``home`` is the floor it was on, for a floor the one below it.
    """
    now = scene[before.piece]
    if before.piece in WALLS:
        return not is_upright(now) or home not in now.rests
    if before.piece in FLOORS:
        return not is_carried(scene, before.piece)
    return floor_of(scene, before.piece) != home


def home_of(scene: Scene, piece: Piece) -> Piece:
    """The floor that a wall, cat or kitten is on; of a floor the one below."""
    if piece in FLOORS:
        return piece - 1
    if piece in WALLS:
        return min((below for below in scene[piece].rests if below in FLOORS), default=0)
    return floor_of(scene, piece)


# -- what counts as placed [TOWER 3.10] -------------------------------------------------------------------------------


def is_carried(scene: Scene, floor: Piece) -> bool:
    """A floor lies on walls that stand on the floor below; it may rest on cats there too, on nothing else."""
    rests = scene[floor].rests
    walls = walls_on(scene, floor - 1)
    return any(below in walls for below in rests) and all(below in walls or below in CATS for below in rests)


def is_placed(scene: Scene, piece: Piece, floors: Iterable[Piece]) -> bool:
    """Upright and on one of these floors; a new floor carried by the walls below it [TOWER 3.10]."""
    one = scene[piece]
    if piece in FLOORS:
        return is_carried(scene, piece)
    if not is_upright(one) or any(below in KITTENS or below == TABLE for below in one.rests):
        return False
    if piece in WALLS:
        return any(below in floors for below in one.rests if below in FLOORS)
    if piece in KITTENS and any(below in CATS for below in one.rests):
        return False
    return floor_of(scene, piece) in floors
