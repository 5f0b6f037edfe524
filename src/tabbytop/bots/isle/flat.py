"""A boat in flat arrays, for compiled code.

A boat is two arrays: ``sets`` (filled cells, cells of treasures, then groups, what lies around them, cats and
treasures) and ``nums`` (how many there are of what). ``mind`` holds all numbers by which somebody judges, ``BOX`` what
never changes. Offsets are below.
"""

from typing import NamedTuple

import numpy as np

from tabbytop.bots.compiled import compiled
from tabbytop.games.isle.boat import BOATS, EDGE, FOOTPRINTS, HULL, ROOMS, Cells, around
from tabbytop.games.isle.boat import placements as places_of
from tabbytop.games.isle.components import SHAPES, TILES
from tabbytop.games.isle.final import family_points

from .aboard import Aboard
from .cells import WORDS, Array, Words, at, either, meet, put, spread, words
from .judge import GROWING, HOPED, MOST_CATS, SOME, room_costs

#: all rooms but the largest, which is hardly ever filled
CABINS: Cells = HULL & ~max((room.cells for room in ROOMS), key=int.bit_count)
NONE_LAID = -2  # instead of a colour: no tile is added

# -- sets: rows --------------------------------------------------------------------------------------------------------
FILLED, TREASURES, GROUP, NEAR, CAT, CHEST = 0, 1, 2, 42, 82, 122
SETS = 162
# -- nums: offsets -----------------------------------------------------------------------------------------------------
GROUPS, CATS, CHESTS, COMMON, RARE, OSHAX, COUNT, AT_EDGE, GROUP_COLOUR, GROUP_SIZE, CAT_COLOUR = (
    0, 1, 2, 3, 4, 5, 6, 11, 16, 56, 96,
)  # fmt: skip
NUMS = 136
# -- mind: offsets; the weights come first, then what is to come, what one has, and what follows from it ---------------
HOPE, JOIN, ROOM, CLING, HOLE, NOOK, ROUGH, THIN, RAT, MAP, TREASURE, OPEN, FAR_OWN, FAR_HERS, FAR_COSTS = range(15)
DAYS, MORE_CATS, MORE_TREASURES, MORE_LESSONS, MORE_TILES = range(15, 20)
FISH, BASKETS, LESSONS, FIRST = range(20, 24)
EAGER, SPOILT, SPOILT_SECOND, UNWELCOME, DOUBLE, CHESTS_LEFT, BOAT = range(24, 31)
COSTS, SHARES, MOST = 31, 36, 41
W_RAT, W_HOLE, W_NOOK, W_ROUGH, W_THIN, W_MAP, W_OPEN, BEND, FAMILY, JOINING, W_OWN, W_HERS, W_COSTS = range(46, 59)
MIND = 59
# -- a boat with one tile more, as it is counted -----------------------------------------------------------------------
S_GROUPS, S_CATS, S_COMMON, S_RARE, S_OSHAX, S_LONELY, S_FIRST, S_SECOND, S_THIRD = range(9)
S_COUNT, S_EDGE, S_ALONE, S_MOST, S_SIZES = 9, 14, 19, 24, 29
SEEN = 70


class Box(NamedTuple):
    """What never changes. ``sets``: the cells of all places of all shapes on an empty boat, in the order of the menu,
    what lies around each, then what is printed on the boats. ``nums``: places and tiles. ``tables``: points."""

    sets: Array
    nums: Array
    tables: Array


def _places() -> tuple[list[int], list[Cells], list[int]]:
    """By shape where its places begin, their cells, and whether one is tried on an empty boat."""
    first, cells, some = [0], [], []
    for shape in range(len(SHAPES)):
        for turn, anchors in enumerate(places_of(shape, 0)):
            while anchors:
                low = anchors & -anchors
                anchors ^= low
                cells.append(FOOTPRINTS[shape][turn] << low.bit_length() - 1)
                some.append(int(bool(low & SOME)))
        first.append(len(cells))
    return first, cells, some


_FIRST, _CELLS, _SOME = _places()
_KIND = {"cat": 0, "oshax": 1, "common": 2, "rare": 3}
_BENDS = [room_costs(hundredth / 100) for hundredth in range(101)]
MOST_BARE = len(_BENDS[0][0])
# -- box.sets: rows
AROUND = len(_CELLS)
ROOMS_AT = 2 * AROUND
HULL_AT = ROOMS_AT + len(ROOMS)
EDGE_AT = HULL_AT + 1
CABINS_AT = EDGE_AT + 1
RATS_AT = CABINS_AT + 1
MAPS_AT = RATS_AT + len(BOATS)
# -- box.nums: offsets
SOME_AT = len(_FIRST)
SHAPE_AT = SOME_AT + len(_SOME)
COLOUR_AT = SHAPE_AT + len(TILES)
KIND_AT = COLOUR_AT + len(TILES)
# -- box.tables: offsets
HOPED_AT = MOST_CATS
GROWING_AT = HOPED_AT + MOST_CATS
ROOM_COSTS_AT = GROWING_AT + len(GROWING) * MOST_CATS
ROOM_COUNT = len(ROOMS)


def _box() -> Box:
    printed = [*(room.cells for room in ROOMS), HULL, EDGE, CABINS, *(boat.rats for boat in BOATS)]
    maps = [cell for boat in BOATS for cell in boat.maps]
    tiles = [[tile.shape for tile in TILES], [tile.colour for tile in TILES], [_KIND[tile.kind] for tile in TILES]]
    tables = [[float(family_points(size)) for size in range(MOST_CATS)], HOPED, *GROWING]
    tables += [costs for rooms in _BENDS for costs in rooms]
    return Box(
        np.array([words(one) for one in (*_CELLS, *map(around, _CELLS), *printed, *maps)], dtype=np.uint64),
        np.array([*_FIRST, *_SOME, *(number for numbers in tiles for number in numbers)], dtype=np.int64),
        np.array([number for numbers in tables for number in numbers]),
    )


BOX = _box()


# -- a boat ------------------------------------------------------------------------------------------------------------


@compiled
def lay(box: Box, sets: Array, nums: Array, kind: int, colour: int, cells: Words) -> None:
    """One tile more, in place: ``Aboard.plus``."""
    put(sets, FILLED, either(at(sets, FILLED), cells))
    if colour < 0:
        put(sets, CHEST + nums[CHESTS], cells)
        put(sets, TREASURES, either(at(sets, TREASURES), cells))
        nums[CHESTS] += 1
        nums[COMMON if kind == 2 else RARE] += 1
        return
    size, joined, near, kept = 1, cells, spread(cells), 0
    for group in range(nums[GROUPS]):
        if nums[GROUP_COLOUR + group] == colour and meet(at(sets, NEAR + group), cells):
            size += nums[GROUP_SIZE + group]
            joined = either(joined, at(sets, GROUP + group))
            near = either(near, at(sets, NEAR + group))
        else:
            if kept != group:
                nums[GROUP_COLOUR + kept] = nums[GROUP_COLOUR + group]
                nums[GROUP_SIZE + kept] = nums[GROUP_SIZE + group]
                put(sets, GROUP + kept, at(sets, GROUP + group))
                put(sets, NEAR + kept, at(sets, NEAR + group))
            kept += 1
    nums[GROUP_COLOUR + kept], nums[GROUP_SIZE + kept] = colour, size
    put(sets, GROUP + kept, joined)
    put(sets, NEAR + kept, near)
    nums[GROUPS] = kept + 1
    nums[CAT_COLOUR + nums[CATS]] = colour
    put(sets, CAT + nums[CATS], cells)
    nums[CATS] += 1
    nums[COUNT + colour] += 1
    if meet(cells, at(box.sets, EDGE_AT)):
        nums[AT_EDGE + colour] += 1
    if kind == 1:
        nums[OSHAX] += 1


def flat(boat: Aboard) -> tuple[Array, Array]:
    """A boat as ``sets`` and ``nums``."""
    sets, nums = np.zeros((SETS, WORDS), dtype=np.uint64), np.zeros(NUMS, dtype=np.int64)
    sets[FILLED] = words(boat.filled)
    sets[TREASURES] = words(sum(boat.treasures))
    for place, (colour, size, cells, near) in enumerate(boat.groups):
        sets[GROUP + place], sets[NEAR + place] = words(cells), words(near & (1 << 256) - 1)
        nums[GROUP_COLOUR + place], nums[GROUP_SIZE + place] = colour, size
    for place, (colour, cells) in enumerate(boat.cats):
        sets[CAT + place], nums[CAT_COLOUR + place] = words(cells), colour
    for place, cells in enumerate(boat.treasures):
        sets[CHEST + place] = words(cells)
    nums[:COUNT] = len(boat.groups), len(boat.cats), len(boat.treasures), boat.common, boat.rare, boat.oshax
    nums[COUNT : COUNT + 5], nums[AT_EDGE : AT_EDGE + 5] = boat.counts, boat.edge
    return sets, nums
