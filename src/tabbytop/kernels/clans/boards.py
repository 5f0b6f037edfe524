"""A layout for whoever thinks about it: the tiles face up as masks of cells."""

from typing import Any, NamedTuple

from tabbytop.kernels.compiled import bytes_in, compiled, inlined
from tabbytop.kernels.words import popcount, u32

from .cells import exchanged
from .planes import Planes, planes, with_swapped
from .positions import HIDDEN, UNSEEN
from .scratch import Scratch
from .tiles import REACHES

MOST = 128  #: swaps of a turn
NOWHERE = 32  #: no place
SWAP = 1 << 10  #: a move with this bit is a swap, without it a place to turn


class Board(NamedTuple):
    on: Planes  # of the tiles face up; nothing where one is face down
    hidden: int  # the cells face down


@compiled
def board_in(position: Any) -> Board:
    """The layout of a position; a tile that is turned and not yet swapped lies where it was turned."""
    scratch = Scratch(position, bytes_in(position), u32(0), u32(4 * UNSEEN), u32(4), REACHES)
    return Board(planes(scratch), u32(position[HIDDEN]))


@inlined
def shown(board: Board, place: int, tile: int) -> Board:
    """A tile is turned."""
    on = board.on
    turned = Planes(
        u32(on.one | u32(u32(tile & 1) << place)),
        u32(on.two | u32(u32(tile >> 1 & 1) << place)),
        u32(on.four | u32(u32(tile >> 2 & 1) << place)),
        u32(on.eight | u32(u32(tile >> 3 & 1) << place)),
        u32(on.marked | u32(u32(tile >> 4 & 1) << place)),
        u32(on.second | u32(u32(tile >> 5 & 1) << place)),
        u32(on.wild | u32(u32(tile >> 6 & 1) << place)),
    )
    return Board(turned, u32(board.hidden & ~u32(u32(1) << place)))


@inlined
def made(board: Board, move: int) -> Board:
    """The board after a swap."""
    a, b = u32(u32(1) << u32(move & 31)), u32(u32(1) << u32(move >> 5 & 31))
    return Board(with_swapped(board.on, a, b), exchanged(board.hidden, a, b))


@inlined
def swap_of(one: int, other: int) -> int:
    """Two places whose tiles change places, as a word."""
    return u32(u32(SWAP) | one | u32(other << 5))


@inlined
def place_of(cells: int) -> int:
    """The place of the one cell of a mask."""
    return popcount(u32(cells - u32(1)))


@inlined
def kind_at(on: Planes, place: int) -> int:
    """What lies face up at a place: a cat of seat 0 or 1, prey, a dog."""
    return u32(u32(u32(on.second >> place) & 1) | u32(u32(u32(on.wild >> place) & 1) << 1))
