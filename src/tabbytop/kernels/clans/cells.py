"""The layout as a word: 5 rows of 6 bits, the sixth a fence.

A step is a shift by 1 or 6, a slanting one by 5 or 7, and what leaves the board falls on the fence.
"""

from tabbytop.games.clans.board import CELLS, SIZE
from tabbytop.games.clans.board import MIDDLE as MIDDLE_CELL
from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import deposits, place_in, popcount, u32

ROW = SIZE + 1
PLACE = tuple(ROW * (cell // SIZE) + cell % SIZE for cell in range(CELLS))  #: the bit of each cell of the rules
BOARD = u32(sum(1 << place for place in PLACE))
MIDDLE = u32(PLACE[MIDDLE_CELL])
EACH_ROW = u32(sum(1 << ROW * row for row in range(SIZE)))  # a one in every field of six bits
ABOVE = u32(EACH_ROW << SIZE)  # a bit above every number of five bits
DIAGONAL = u32(sum(1 << SIZE * row for row in range(SIZE)))  # times a row of bits: one of them in every field
TWO_BITS = u32(EACH_ROW * 3)
ODD = u32(0x15555555)


@inlined
def nth(cells: int, n: int) -> int:
    """The place of the n-th cell of several, from 0 on."""
    if deposits():
        return place_in(u32(u32(1) << n), cells)
    pairs = u32(cells - u32(cells >> 1 & ODD))
    in_row = u32((pairs & TWO_BITS) + (pairs >> 2 & TWO_BITS) + (pairs >> 4 & TWO_BITS))
    before = u32(u32(in_row * EACH_ROW) << ROW)  # the cells in the rows above each
    row = u32(ROW * reached(before, n) - ROW)
    n = u32(n - u32(before >> row & 31))
    single = u32(u32(u32(cells >> row & 31) * DIAGONAL) & EACH_ROW)  # the row's cells, one in a field
    return u32(row + reached(u32(single * EACH_ROW), n))


@inlined
def reached(numbers: int, n: int) -> int:
    """How many of five numbers, one in a field, are not above ``n``."""
    return popcount(u32(u32(u32(n * EACH_ROW) | ABOVE) - numbers) & ABOVE)


@inlined
def beside(cells: int) -> int:
    """Orthogonally next to them [CLANS 4.3]."""
    return u32((cells << 1 | cells >> 1 | cells << 6 | cells >> 6) & BOARD)


@inlined
def slanting(cells: int) -> int:
    """Diagonally next to them [CLANS 5.1]."""
    return u32((cells << 5 | cells >> 5 | cells << 7 | cells >> 7) & BOARD)


@inlined
def far_along(cell: int) -> int:
    """The row and column of a cell, without itself and what lies beside it [CLANS 5.7]."""
    row, column = cell, cell
    for _ in range(4):
        row = u32((row | row << 1 | row >> 1) & BOARD)
        column = u32((column | column << 6 | column >> 6) & BOARD)
    return u32((row | column) & ~(cell | beside(cell)))


@inlined
def exchanged(cells: int, one: int, other: int) -> int:
    """Two cells change places: both bits turn over if they differ."""
    return u32(cells ^ (one | other)) if (cells & one != 0) != (cells & other != 0) else cells
