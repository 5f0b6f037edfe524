"""Many games side by side in arrays, a row each: what is done with one of them, and how it is done with all, on the
cores of this machine or on a graphics card.

Nothing of it is kept on disk: it is made of parts that lie in other packages (``kernels.keeping``).
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from tabbytop.kernels.clans.boards import Board, made, shown
from tabbytop.kernels.clans.cells import BOARD, MIDDLE
from tabbytop.kernels.clans.chance import number, seeded
from tabbytop.kernels.clans.features import numbers_seen, planes_seen
from tabbytop.kernels.clans.hunt import Sides
from tabbytop.kernels.clans.judging import list_swaps
from tabbytop.kernels.clans.planes import Planes
from tabbytop.kernels.clans.playouts import asleep
from tabbytop.kernels.clans.settling import Terms, settled, worth
from tabbytop.kernels.clans.tiles import rotated
from tabbytop.kernels.compiled import COMPILED, prange
from tabbytop.kernels.words import i32, of, u32

try:
    from numba import cuda as _cuda
    from numba import njit

    cuda: Any = _cuda
except ImportError:
    assert not COMPILED  # then everything below is plain

BLOCK = 128  #: threads
WIN = 1000  #: what winning is worth, beside ten for a point


class Rows(NamedTuple):
    """All that is asked and answered; what a question does not speak of may be of any length but none."""

    boards: Any  # of each game: eight words
    pools: Any  # 25 bytes for each game, a column; the first ``left`` are face down
    sides: Any  # four words
    turned: Any  # the tile that was just turned
    tried: Any  # the game in which a turned tile is tried,
    places: Any  # and where it is turned
    minds: Any  # swaps, as ``judging`` lists them,
    many: Any  # and how many
    entries: Any  # of each swap, in which try;
    moves: Any  # which one
    planes: Any  # what is seen
    numbers: Any
    worths: Any  # of each swap that ends the game, to seat 0
    seed: int
    left: int  # tiles face down
    seat: int  # who has the turn


Each: TypeAlias = Callable[[int, Rows], None]


def part(function: Any) -> Any:
    return njit(forceinline=True)(function) if COMPILED else function


# -- a game ------------------------------------------------------------------------------------------------------------
@part
def board_of(rows: Rows, j: int) -> Board:
    one, two, four, eight = (
        u32(rows.boards[j, 0]),
        u32(rows.boards[j, 1]),
        u32(rows.boards[j, 2]),
        u32(rows.boards[j, 3]),
    )
    marked, second, wild = u32(rows.boards[j, 4]), u32(rows.boards[j, 5]), u32(rows.boards[j, 6])
    return Board(Planes(one, two, four, eight, marked, second, wild), u32(rows.boards[j, 7]))


@part
def keep(rows: Rows, j: int, board: Board) -> None:
    on, to = board.on, rows.boards[j]
    to[0], to[1], to[2], to[3] = i32(on.one), i32(on.two), i32(on.four), i32(on.eight)
    to[4], to[5], to[6], to[7] = i32(on.marked), i32(on.second), i32(on.wild), i32(board.hidden)


@part
def sides_of(rows: Rows, j: int) -> Sides:
    to = rows.sides[j]
    return Sides(u32(to[0]), u32(to[1]), u32(to[2]), u32(to[3]))


@part
def unseen(rows: Rows, j: int) -> int:
    return u32(asleep(sides_of(rows, j), rows.pools[:, j], rows.left))


@part
def draw(j: int, rows: Rows) -> None:
    """One of the tiles face down; the last of them takes its place."""
    n, word = of(number(seeded(u32(rows.seed), u32(rows.left), u32(j))), u32(rows.left))
    rows.turned[j] = i32(rotated(u32(rows.pools[n, j]), u32(word >> 30)))
    rows.pools[n, j] = rows.pools[rows.left - 1, j]


@part
def begin(j: int, rows: Rows) -> None:
    """The tile that was turned lies in the middle, and nothing else [CLANS 2.2]."""
    none = u32(0)
    empty = Board(Planes(none, none, none, none, none, none, none), u32(BOARD))
    keep(rows, j, shown(empty, u32(MIDDLE), u32(rows.turned[j])))


@part
def look(j: int, rows: Rows) -> None:
    """What whoever has the turn sees."""
    sides = sides_of(rows, j)
    planes_seen(board_of(rows, j), sides, unseen(rows, j), rows.seat, rows.planes[j])
    numbers_seen(rows.pools[:, j], rows.left, sides, rows.seat, rows.numbers[j])


# -- a tile is turned and swapped --------------------------------------------------------------------------------------
@part
def list_each(e: int, rows: Rows) -> None:
    """All swaps of a tile turned at a place."""
    j, place = rows.tried[e], u32(rows.places[e])
    board = shown(board_of(rows, j), place, u32(rows.turned[j]))
    rows.many[e] = list_swaps(rows.minds[e], sides_of(rows, j), board, place, rows.seat)


@part
def swapped(rows: Rows, m: int) -> Board:
    e = rows.entries[m]
    j = rows.tried[e]
    board = shown(board_of(rows, j), u32(rows.places[e]), u32(rows.turned[j]))
    return made(board, u32(rows.moves[m]))


@part
def look_after(m: int, rows: Rows) -> None:
    """What the other sees after a swap."""
    j = rows.tried[rows.entries[m]]
    planes_seen(swapped(rows, m), sides_of(rows, j), unseen(rows, j), 1 - rows.seat, rows.planes[m])


@part
def count_after(m: int, rows: Rows) -> None:
    """What the last swap comes to."""
    terms = Terms(i32(0), i32(0), i32(WIN))
    sides = sides_of(rows, rows.tried[rows.entries[m]])
    rows.worths[m] = worth(u32(settled(swapped(rows, m).on, sides, terms)), terms)


@part
def make(m: int, rows: Rows) -> None:
    keep(rows, rows.tried[rows.entries[m]], swapped(rows, m))


# -- all of them -------------------------------------------------------------------------------------------------------
@cache
def on_cores(function: Each) -> Any:
    def each(many: int, rows: Rows) -> None:
        for i in prange(many):
            function(i, rows)

    return njit(parallel=True)(each) if COMPILED else each


@cache
def on_a_card(function: Each) -> Any:
    def one(many: int, rows: Rows) -> None:
        i = cuda.grid(1)
        if i < many:
            function(i, rows)

    kernel = cuda.jit(one)
    return lambda many, rows: kernel[-(-many // BLOCK), BLOCK](many, rows)
