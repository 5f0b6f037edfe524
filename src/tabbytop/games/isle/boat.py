"""The boat as sets of cells, and where a tile fits on it [ISLE 3].

A cell is ``23 * y + x``: 22 columns from the stern to the bow, 9 rows from the top, and a guard column at x = 22 that
belongs to no boat. A set of cells is a number, bit by bit (a bitmask). Since the squares of a tile hang
together, a tile shifted over the end of a row would have a square in the guard column: no shift wraps round.

A place of a tile is its ``turn`` (``shapes``) and the ``cell`` of its anchor, its first square in reading order. The
free cells are shifted, not the tile: one pass over its squares finds all places of a turn at once.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tabbytop.core import Mask

from .components import COLOUR_OF, COLOURS, DATA, SHAPES, TILES, Colour, ShapeId, TileId, read

Cell: TypeAlias = int
Cells: TypeAlias = int  #: a set of cells, bit by bit
BoatId: TypeAlias = int

_BOATS = read(DATA / "boats.json")

WIDTH: int = _BOATS["width"]
HEIGHT: int = _BOATS["height"]
STRIDE = WIDTH + 1


# -- cells ------------------------------------------------------------------------------------------------------------


def cell_at(x: int, y: int) -> Cell:
    return y * STRIDE + x


def point(cell: Cell) -> tuple[int, int]:
    """x and y of a cell."""
    return cell % STRIDE, cell // STRIDE


def set_of(cells: Iterable[Cell]) -> Cells:
    return sum({1 << cell for cell in cells})


def cells_of(mask: Cells) -> tuple[Cell, ...]:
    """The cells of a set, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def name(cell: Cell) -> str:
    """``a5`` is the end of the stern, ``v5`` the tip of the bow: column letter, row number from the top."""
    x, y = point(cell)
    return "abcdefghijklmnopqrstuv"[x] + str(y + 1)


def _marked(rows: Sequence[str], marks: str) -> Cells:
    return set_of(cell_at(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks)


# -- what is printed --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Room:
    key: str
    symbol: str
    cells: Cells


@dataclass(frozen=True, slots=True)
class Boat:
    """One of the four boards: they differ in their rats and in which map has which colour."""

    key: str
    rats: Cells
    maps: tuple[Cells, ...]  # one cell for each colour


ROOMS: tuple[Room, ...] = tuple(
    Room(room["key"], room["symbol"], _marked(_BOATS["hull"], room["letter"])) for room in _BOATS["rooms"]
)
ROOM_OF: dict[str, Room] = {room.key: room for room in ROOMS}
HULL: Cells = sum(room.cells for room in ROOMS)
CELL_OF: dict[str, Cell] = {name(cell): cell for cell in cells_of(HULL)}

_LETTER = {COLOUR_OF[colour]: letter for letter, colour in _BOATS["map_letters"].items()}
BOATS: tuple[Boat, ...] = tuple(
    Boat(
        boat["key"],
        _marked(boat["rats"], "x"),
        tuple(_marked(boat["maps"], _LETTER[colour]) for colour in range(len(COLOURS))),
    )
    for boat in _BOATS["boats"]
)
BOAT_OF: dict[str, BoatId] = {boat.key: number for number, boat in enumerate(BOATS)}


def around(mask: Cells) -> Cells:
    """A set moved one step in each of the four directions; parts of it may lie off the hull or in the set itself."""
    return mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def beside(mask: Cells) -> Cells:
    """The cells of the hull that share a side with a set without belonging to it."""
    return around(mask) & HULL & ~mask


#: cells with a side on the outer line of the boat [ISLE 9.1]
EDGE: Cells = HULL & ~(HULL << 1 & HULL >> 1 & HULL << STRIDE & HULL >> STRIDE)
#: the only row that runs from end to end [ISLE 9.6]
MIDDLE_ROW: Cells = HULL & ((1 << STRIDE) - 1) << STRIDE * _BOATS["middle_row"]


# -- tiles on it ------------------------------------------------------------------------------------------------------


class Laid(NamedTuple):
    """A tile on a boat; ``colour`` is a cat's own, an oshax's chosen one, ``NONE`` for a treasure."""

    tile: TileId
    colour: Colour
    cells: Mask


#: distances from the anchor to the other squares, for each turn of each shape
_OFFSETS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(cell_at(x, y) for x, y in squares[1:]) for squares in shape.turns) for shape in SHAPES
)
#: the cells a shape covers when its anchor lies on cell 0, for each turn
FOOTPRINTS: tuple[tuple[Cells, ...], ...] = tuple(
    tuple(set_of((0, *offsets)) for offsets in turns) for turns in _OFFSETS
)
_TURN_OF: dict[Cells, tuple[ShapeId, int]] = {
    footprint: (shape, turn) for shape, turns in enumerate(FOOTPRINTS) for turn, footprint in enumerate(turns)
}


def footprint(shape: ShapeId, turn: int, cell: Cell) -> Cells:
    """The cells a shape covers."""
    return FOOTPRINTS[shape][turn] << cell


def recognise(mask: Cells) -> tuple[ShapeId, int, Cell] | None:
    """Shape, turn and anchor of a set of cells of the hull, or None if no tile looks like it."""
    anchor = (mask & -mask).bit_length() - 1
    found = _TURN_OF.get(mask >> anchor) if mask else None
    return None if found is None else (*found, anchor)


def covered(tiles: Iterable[Laid]) -> Cells:
    """All cells under tiles."""
    mask = 0
    for laid in tiles:
        mask |= laid.cells
    return mask


def placements(shape: ShapeId, filled: Cells, must_touch: bool = True) -> tuple[Cells, ...]:
    """For each turn the anchors where a shape may lie on a boat on which ``filled`` is covered [ISLE 3.1, 3.2].

    It lies on free cells inside the hull and shares a side with a tile, unless the boat is empty or a card says
    otherwise. The result is what ``core.Cells`` takes.
    """
    free = HULL & ~filled
    masks = []
    if must_touch and filled:
        near = filled << 1 | filled >> 1 | filled << STRIDE | filled >> STRIDE
        for offsets in _OFFSETS[shape]:
            fits, touches = free, near
            for offset in offsets:
                fits &= free >> offset
                touches |= near >> offset
            masks.append(fits & touches)
    else:
        for offsets in _OFFSETS[shape]:
            fits = free
            for offset in offsets:
                fits &= free >> offset
            masks.append(fits)
    return tuple(masks)


def fits(shape: ShapeId, filled: Cells, must_touch: bool) -> bool:
    """Whether a shape has any place at all: a tile that cannot be placed cannot be taken [ISLE 3.3]."""
    return any(placements(shape, filled, must_touch))


def lay(tile: TileId, colour: Colour, turn: int, cell: Cell) -> Laid:
    """A tile at a place; ``colour`` is asked for oshax only [ISLE 4.6]."""
    kind = TILES[tile]
    return Laid(tile, colour if kind.kind == "oshax" else kind.colour, Mask(footprint(kind.shape, turn, cell)))


def finds_treasure(boat: BoatId, laid: Laid) -> bool:
    """Whether a cat covers the map of its own colour; treasures have no colour and never do [ISLE 3.4]."""
    return laid.colour >= 0 and bool(laid.cells & BOATS[boat].maps[laid.colour])
