"""Sets of cells in three words, and where a tile fits on a boat: ``games.isle.boat`` in machine code.

The cells of the hull, counted from its first, lie in 192 bits. The free cells are shifted, not the tile: one pass over
its squares finds all anchors of a turn at once. Cells off the hull that a shift brings in are cut off by the hull.
"""

from typing import Any, TypeAlias

from tabbytop.kernels.compiled import compiled, inlined
from tabbytop.kernels.words import i64, lowest64, popcount64, u64

from .box import FIRST_CELL, HULL_WORDS, MOST_TURNS, OFFSETS, ROW, SHAPE, SQUARES, TURNS
from .layout import BERTH, FILLED, TILES, TILES_N, Game, cell_of, tile_of, turn_of

Cells: TypeAlias = tuple[int, int, int]

NO_CELLS: Cells = (u64(0), u64(0), u64(0))


@inlined
def shifted_down(a: Cells, by: int) -> Cells:
    """Each cell ``by`` places nearer to the first; 0 < by < 128."""
    if by < 64:
        s, r = u64(by), u64(64 - by)
        return u64(a[0] >> s | u64(a[1] << r)), u64(a[1] >> s | u64(a[2] << r)), u64(a[2] >> s)
    s, r = u64(by - 64), u64(127 - by)  # in two steps, since a shift by 64 is none
    return u64(a[1] >> s | u64(u64(a[2] << u64(1)) << r)), u64(a[2] >> s), u64(0)


@inlined
def shifted_up(a: Cells, by: int) -> Cells:
    """Each cell ``by`` places further; 0 < by < 64."""
    s, r = u64(by), u64(64 - by)
    return u64(a[0] << s), u64(u64(a[1] << s) | a[0] >> r), u64(u64(a[2] << s) | a[1] >> r)


@inlined
def moved(a: Cells, by: int) -> Cells:
    """Each cell ``by`` places further; 0 <= by < 192."""
    s, r = u64(by & 63), u64(63 - (by & 63))  # in two steps, since a shift by 64 is none
    low = u64(a[0] << s)
    if by >= 128:
        return u64(0), u64(0), low
    middle = u64(u64(a[1] << s) | a[0] >> u64(1) >> r)
    if by >= 64:
        return u64(0), low, middle
    return low, middle, u64(u64(a[2] << s) | a[1] >> u64(1) >> r)


@inlined
def both(a: Cells, b: Cells) -> Cells:
    return u64(a[0] & b[0]), u64(a[1] & b[1]), u64(a[2] & b[2])


@inlined
def either(a: Cells, b: Cells) -> Cells:
    return u64(a[0] | b[0]), u64(a[1] | b[1]), u64(a[2] | b[2])


@inlined
def less(a: Cells, b: Cells) -> Cells:
    return u64(a[0] & ~b[0]), u64(a[1] & ~b[1]), u64(a[2] & ~b[2])


@inlined
def some(a: Cells) -> bool:
    return (a[0] | a[1] | a[2]) != 0


@inlined
def meet(a: Cells, b: Cells) -> bool:
    return (a[0] & b[0] | a[1] & b[1] | a[2] & b[2]) != 0


@inlined
def many(a: Cells) -> int:
    return popcount64(a[0]) + popcount64(a[1]) + popcount64(a[2])


@inlined
def hull() -> Cells:
    return u64(HULL_WORDS[0]), u64(HULL_WORDS[1]), u64(HULL_WORDS[2])


@inlined
def row_of(sets: Any, row: int) -> Cells:
    """A set out of a table."""
    return u64(sets[row, 0]), u64(sets[row, 1]), u64(sets[row, 2])


@compiled
def around(a: Cells) -> Cells:
    """Moved one step in each of the four directions."""
    across = either(shifted_up(a, 1), shifted_down(a, 1))
    return either(across, either(shifted_up(a, ROW), shifted_down(a, ROW)))


@inlined
def filled(game: Game, p: int) -> Cells:
    """The cells under tiles of a player's boat."""
    return u64(game[p + FILLED]), u64(game[p + FILLED + 1]), u64(game[p + FILLED + 2])


@inlined
def fill(game: Game, p: int, cells: Cells) -> None:
    game[p + FILLED], game[p + FILLED + 1], game[p + FILLED + 2] = i64(cells[0]), i64(cells[1]), i64(cells[2])


@inlined
def one_cell(bit: int) -> Cells:
    """The set of one cell, counted from the first of the hull."""
    one = u64(u64(1) << u64(bit & 63))
    word = bit >> 6
    return (one if word == 0 else u64(0)), (one if word == 1 else u64(0)), (one if word == 2 else u64(0))


@compiled
def footprint(shape: int, turn: int, cell: int) -> Cells:
    """The cells that a shape covers; ``cell`` is a number of the rules."""
    bit = cell - FIRST_CELL
    cells = one_cell(bit)
    first = SQUARES * (MOST_TURNS * shape + turn)
    for place in range(first, first + SQUARES):
        if OFFSETS[place] == 0:
            break
        cells = either(cells, one_cell(bit + OFFSETS[place]))
    return cells


@inlined
def cells_of(one: int) -> Cells:
    """The cells under a tile on a boat."""
    return footprint(SHAPE[tile_of(one)], turn_of(one), cell_of(one))


@compiled
def covered(game: Game, p: int) -> Cells:
    """All cells under tiles, counted anew."""
    cells = NO_CELLS
    for place in range(game[p + TILES_N]):
        cells = either(cells, cells_of(game[p + TILES + place]))
    return cells


# -- where a tile fits ------------------------------------------------------------------------------------------------


@compiled
def anchors(shape: int, turn: int, free: Cells, near: Cells) -> Cells:
    """Where the anchor of a turn may lie: on ``free`` cells, one of its squares on a cell of ``near``."""
    fits, touches = free, near
    first = SQUARES * (MOST_TURNS * shape + turn)
    for place in range(first, first + SQUARES):
        by = OFFSETS[place]
        if by == 0:
            break
        fits = both(fits, shifted_down(free, by))
        touches = either(touches, shifted_down(near, by))
    return both(fits, touches)


@inlined
def free_on(game: Game, p: int) -> Cells:
    return less(hull(), filled(game, p))


@compiled
def near_on(game: Game, p: int, anywhere: bool) -> Cells:
    """The cells one of which a tile has to cover: beside tiles, or any [ISLE 3.2]."""
    cells = filled(game, p)
    if anywhere or not some(cells):
        return hull()
    return around(cells)


@compiled
def fits(shape: int, free: Cells, near: Cells) -> bool:
    """Whether a shape has any place at all [ISLE 3.3]."""
    turn, turns = 0, TURNS[shape]
    while turn < turns and not some(anchors(shape, turn, free, near)):
        turn += 1
    return bool(turn < turns)


@compiled
def can_place(game: Game, p: int, tile: int, anywhere: bool) -> bool:
    """``anywhere``: also if a card allowed it; otherwise as the next tile may be laid."""
    return fits(SHAPE[tile], free_on(game, p), near_on(game, p, anywhere or game[p + BERTH] != 0))


@compiled
def nth(cells: Cells, n: int) -> int:
    """The n-th cell of a set, as a number of the rules."""
    bit, word = FIRST_CELL, cells[0]
    count = popcount64(word)
    if n >= count:
        n, bit, word = n - count, bit + 64, cells[1]
        count = popcount64(word)
        if n >= count:
            n, bit, word = n - count, bit + 64, cells[2]
    for _ in range(n):
        word = u64(word & u64(word - u64(1)))
    return bit + lowest64(word)
