"""What never changes, as one record for compiled code: places, tiles, what is printed, points, the sister's cards."""

from typing import Any

import numpy as np

from tabbytop.games.isle.boat import BOATS, EDGE, FOOTPRINTS, HULL, ROOMS, Cells, around, placements
from tabbytop.games.isle.cards import POINTS_BY_COLOUR_CARD
from tabbytop.games.isle.components import COLOURS, COMMON, SHAPES, TILES

from .cells import Record, words
from .her_cards import HER_CARD, HER_DECK
from .judge import GROWING, HOPED, POINTS, SOME, room_costs
from .records import SET

#: all rooms but the largest, which is hardly ever filled
CABINS: Cells = HULL & ~max((room.cells for room in ROOMS), key=int.bit_count)
KINDS = ("cat", "oshax", "common", "rare")
CAT, OSHAX, CHEST, RARE = range(len(KINDS))
BENDS = 100  # in so many steps the points of a room are spread over its cells

TILE = np.dtype([("kind", "i8"), ("colour", "i8"), ("shape", "i8"), ("size", "i8")])
PRINTED = np.dtype([("rats", SET), ("maps", SET, len(COLOURS))], align=True)


def _places() -> tuple[list[int], list[Cells], list[bool]]:
    """By shape where its places begin, their cells in the order of the menu, and whether one is tried on an empty
    boat."""
    first, cells, some = [0], [], []
    for shape in range(len(SHAPES)):
        for turn, anchors in enumerate(placements(shape, 0)):
            while anchors:
                low = anchors & -anchors
                anchors ^= low
                cells.append(FOOTPRINTS[shape][turn] << low.bit_length() - 1)
                some.append(bool(low & SOME))
        first.append(len(cells))
    return first, cells, some


def _sets(some: Any) -> Any:
    return np.array([words(cells) for cells in some], dtype=SET)


def _box() -> Record:
    first, places, some = _places()
    costs = [room_costs(bend / BENDS) for bend in range(BENDS + 1)]
    fields = {
        "first_place": np.array(first, dtype=np.int64),
        "places": _sets(places),
        "around": _sets(map(around, places)),
        "some": np.array(some, dtype=np.int8),
        "tiles": np.array([(KINDS.index(tile.kind), tile.colour, tile.shape, tile.size) for tile in TILES], dtype=TILE),
        "commons": np.array(COMMON, dtype=np.int64),
        "hull": np.array(words(HULL), dtype=SET),
        "edge": np.array(words(EDGE), dtype=SET),
        "cabins": np.array(words(CABINS), dtype=SET),
        "rooms": _sets(room.cells for room in ROOMS),
        "boats": np.array([(words(boat.rats), [words(cell) for cell in boat.maps]) for boat in BOATS], dtype=PRINTED),
        "points": np.array(POINTS),
        "hoped": np.array(HOPED),
        "growing": np.array(GROWING),
        "room_costs": np.array(costs),
        "colour_points": np.array(POINTS_BY_COLOUR_CARD, dtype=np.float64),
        "her_deck": np.array(HER_DECK, dtype=HER_CARD),
    }
    box = np.zeros(1, np.dtype([(name, array.dtype, array.shape) for name, array in fields.items()], align=True))
    for name, array in fields.items():
        box[name] = array
    return box[0]


BOX = _box()
