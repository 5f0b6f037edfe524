"""A boat as one record, for compiled code, and a tile that is tried on it or laid for good."""

from collections.abc import Iterable

import numpy as np

from tabbytop.games.isle.boat import Cells, around
from tabbytop.games.isle.components import COLOURS, TILES
from tabbytop.kernels.compiled import compiled

from .aboard import Aboard
from .box import CHEST, OSHAX
from .cells import Array, Record, meet, put, words
from .judge import MOST_CATS
from .records import SET, TERMS
from .terms import Terms

NONE_TRIED = -2  # instead of a colour
FIVE = len(COLOURS)
MOST_TREASURES = sum(tile.count for tile in TILES if tile.is_treasure)

#: what lies there, by the names of ``Aboard``, the tile that is tried included; groups without it
BOAT = np.dtype(
    [
        ("filled", SET),
        ("cats", "i8"),
        ("cat_colours", "i8", MOST_CATS),
        ("cat_cells", SET, MOST_CATS),
        ("counts", "i8", FIVE),
        ("edge", "i8", FIVE),
        ("common", "i8"),
        ("rare", "i8"),
        ("oshax", "i8"),
        ("treasures", SET),
        ("treasure_cells", SET, MOST_TREASURES),
        ("groups", "i8"),
        ("group_colour", "i8", MOST_CATS),
        ("group_size", "i8", MOST_CATS),
        ("group_near", SET, MOST_CATS),
        ("tried", "i8"),  # the colour of the tile that is tried, and its kind
        ("tried_kind", "i8"),
        ("tried_cells", SET),
        # what ``kernel.worth`` finds out, the tile that is tried included
        ("free_near", SET),
        ("grouped", "i8"),
        ("sizes", "i8", MOST_CATS),
        ("largest", "i8"),
        ("lonely", "i8", FIVE),
        ("most", "i8", FIVE),  # by colour, the largest group that can grow
    ],
    align=True,
)


def flat(boat: Aboard) -> Record:
    """A boat as a record."""
    row = np.zeros(1, BOAT)[0]
    row["filled"], row["treasures"] = words(boat.filled), words(boat.treasures)
    row["cats"], row["groups"], row["tried"] = boat.cats, boat.grouped, NONE_TRIED
    for name in ("common", "rare", "oshax", "counts", "edge"):
        row[name] = getattr(boat, name)
    for place, (colour, cells) in enumerate(zip(boat.cat_colours, boat.cat_cells, strict=True)):
        row["cat_colours"][place], row["cat_cells"][place] = colour, words(cells)
    for place, cells in enumerate(boat.treasure_cells):
        row["treasure_cells"][place] = words(cells)
    for place, (colour, size, _, near) in enumerate(boat.groups):
        row["group_colour"][place], row["group_size"][place] = colour, size
        row["group_near"][place] = words(near)
    return row


@compiled
def try_on(box: Record, boat: Record, kind: int, colour: int, cells: Cells) -> None:
    """Try a tile on the boat."""
    boat.tried, boat.tried_kind = colour, kind
    put(boat.tried_cells, cells)
    put(boat.filled, boat.filled | cells)
    if colour < 0:
        put(boat.treasure_cells[boat.common + boat.rare], cells)
        put(boat.treasures, boat.treasures | cells)
        if kind == CHEST:
            boat.common += 1
        else:
            boat.rare += 1
        return
    boat.cat_colours[boat.cats] = colour
    put(boat.cat_cells[boat.cats], cells)
    boat.cats += 1
    boat.counts[colour] += 1
    if meet(cells, box.edge):
        boat.edge[colour] += 1
    if kind == OSHAX:
        boat.oshax += 1


@compiled
def take_off(box: Record, boat: Record) -> None:
    """Take the tile off again that is tried."""
    colour, kind, cells = boat.tried, boat.tried_kind, boat.tried_cells
    boat.tried = NONE_TRIED
    put(boat.filled, boat.filled & ~cells)
    if colour < 0:
        put(boat.treasures, boat.treasures & ~cells)
        if kind == CHEST:
            boat.common -= 1
        else:
            boat.rare -= 1
        return
    boat.cats -= 1
    boat.counts[colour] -= 1
    if meet(cells, box.edge):
        boat.edge[colour] -= 1
    if kind == OSHAX:
        boat.oshax -= 1


@compiled
def lay(box: Record, boat: Record, kind: int, colour: int, cells: Cells) -> None:
    """One tile more for good: ``Aboard.plus``."""
    try_on(box, boat, kind, colour, cells)
    boat.tried = NONE_TRIED
    if colour < 0:
        return
    size, near, kept = 1, around(cells), 0
    for group in range(boat.groups):
        if boat.group_colour[group] == colour and meet(boat.group_near[group], cells):
            size += boat.group_size[group]
            near = near | boat.group_near[group]
            continue
        boat.group_colour[kept], boat.group_size[kept] = boat.group_colour[group], boat.group_size[group]
        put(boat.group_near[kept], boat.group_near[group])
        kept += 1
    boat.group_colour[kept], boat.group_size[kept] = colour, size
    put(boat.group_near[kept], near)
    boat.groups = kept + 1


def terms_array(lessons: Iterable[Terms]) -> Array:
    """Lessons in numbers, as records."""
    rows = [
        (
            one.count, one.curve, one.whose, one.points, one.limit, one.colour, words(one.cells), one.hope, one.share,
            one.weight,
        )
        for one in lessons
    ]  # fmt: skip
    return np.array(rows, dtype=TERMS)
