"""What ``tabbytop bench`` times of the isle beside random play."""

from collections.abc import Callable
from itertools import cycle
from random import Random

from tabbytop.core import Cells

from .actions import Place
from .boat import HULL, footprint, placements
from .components import CATS, TILES

BOATS = 20


def half_full(rng: Random) -> int:
    """What is covered when cats laid at random have filled half of a boat."""
    filled = 0
    while 2 * filled.bit_count() < HULL.bit_count():
        shape = TILES[rng.choice(CATS)].shape
        places = Cells(Place, placements(shape, filled))
        if len(places):
            place = places.pick(rng)
            filled |= footprint(shape, place.turn, place.cell)
    return filled


def all_placements() -> Callable[[], object]:
    """All legal places of one cat on a half-full boat [ISLE 3.1, 3.2], one cat after the other on many boats."""
    rng = Random(4)
    asked = [(TILES[cat].shape, filled) for filled in [half_full(rng) for _ in range(BOATS)] for cat in CATS]
    following = cycle(asked)
    return lambda: placements(*next(following))
