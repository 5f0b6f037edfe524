"""From a view to the kernel's numbers."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabbytop.games.clans.board import BITES
from tabbytop.games.clans.components import CLANS, FACE_OF, VALUES, is_cat, is_chief, owner, strength, tiles_of
from tabbytop.games.clans.view import View
from tabbytop.kernels.compiled import table

from . import kernel

NUMBER = {clan: number for number, clan in enumerate(CLANS)}  #: the kernel's names for clans
WIN = 100  #: what winning is worth in play-outs: ten points


@dataclass(frozen=True, slots=True)
class Reading:
    """A view as the kernel wants it. ``at`` is the cell just turned."""

    pos: Any
    box: Any
    pool: list[int]
    seat: int
    at: int


def read(seen: View) -> Reading:
    """Only for a seat that is asked while tiles lie on the table."""
    one, other = seen.clans
    assert one is not None
    assert other is not None
    assert seen.viewer is not None
    free = {kind: list(tiles) for kind, tiles in _tiles((one, other)).items()}
    pos = [kernel.DOWN] * kernel.FORCE + [0] * (kernel.POS - kernel.FORCE)
    for cell, token in enumerate(seen.grid):
        if token is not None:
            face = FACE_OF[token]
            tile = free[face // 4].pop(0)
            pos[cell], pos[kernel.WHERE + tile] = 4 * tile + face % 4, cell
    pool = sorted(tile for left in free.values() for tile in left)
    box = list(_box((one, other), seen.powers))
    if seen.match and not seen.past:
        box[kernel.WIN] = 0  # two games to come: all that counts is the sum [CLANS 7.3]
    box[kernel.BASE] += seen.given[0] - seen.given[1]  # [CLANS 7.6]
    for past in seen.past:
        box[kernel.BASE] += past.ending.points[0] - past.ending.points[1]
        box[kernel.BASE_PREY] += past.ending.prey[0] - past.ending.prey[1]
    return Reading(table(pos), table(box), pool, seen.viewer, -1 if seen.at is None else seen.at)


@lru_cache(maxsize=64)
def _tiles(clans: tuple[str, str]) -> dict[int, tuple[int, ...]]:
    """The kernel's numbers for each kind of tile; those that look alike share a kind."""
    kinds = sorted(
        tiles_of(clans), key=lambda kind: (owner(kind), is_chief(kind), kind) if is_cat(kind) else (2, 0, kind)
    )
    return {kind: tuple(tile for tile, one in enumerate(kinds) if one == kind) for kind in kinds}


@lru_cache(maxsize=128)
def _box(clans: tuple[str, str], powers: bool) -> tuple[int, ...]:
    box = [0] * kernel.BOX
    for seat, clan in enumerate(clans):
        box[kernel.CLAN + seat] = NUMBER[clan]
        box[kernel.EFFECT + seat] = NUMBER[clan] if powers else -1
    box[kernel.WIN] = WIN
    for kind, tiles in _tiles(clans).items():
        for tile in tiles:
            if tile < 10:
                box[kernel.STRENGTH + tile] = strength(kind)
            elif tile < 20:
                box[kernel.VALUE + tile - 10] = VALUES[kind]
            if tile < 20:
                box[kernel.WEIGHT + 4 * tile] = 4
    for dog in range(0, 20, 4):  # faces of dogs count on from here
        for face in range(dog, dog + 4):
            like = next(one for one in range(dog, dog + 4) if BITES[one] == BITES[face])
            box[kernel.WEIGHT + 80 + like] += 1
            for cell in range(25):
                box[kernel.ATTACK + 25 * face + cell] = sum(1 << to for to in BITES[face][cell])
    return tuple(box)


def without_dogs(box: Any) -> Any:
    """The same game for somebody who forgets about the dogs."""
    return table(0 if place >= kernel.ATTACK else number for place, number in enumerate(box))
