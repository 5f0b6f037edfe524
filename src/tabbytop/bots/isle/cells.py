"""Sets of cells in compiled code: four words of 64 bits, the cells numbered as in ``games.isle.boat``."""

from typing import Any, TypeAlias

import numpy as np

from tabbytop.bots.compiled import compiled
from tabbytop.games.isle.boat import STRIDE, Cells

Array: TypeAlias = Any  #: of numpy; its kind of number is said where it is made
Words: TypeAlias = Any  #: four words of 64 bits: a set of cells
Number: TypeAlias = Any  #: one of numpy's

WORDS = 4


def words(cells: Cells) -> list[int]:
    return [cells >> 64 * word & (1 << 64) - 1 for word in range(WORDS)]


@compiled
def at(rows: Array, row: int) -> Words:
    return rows[row, 0], rows[row, 1], rows[row, 2], rows[row, 3]


@compiled
def of(row: Array) -> Words:
    return row[0], row[1], row[2], row[3]


@compiled
def put(rows: Array, row: int, a: Words) -> None:
    rows[row, 0], rows[row, 1], rows[row, 2], rows[row, 3] = a


@compiled
def both(a: Words, b: Words) -> Words:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@compiled
def either(a: Words, b: Words) -> Words:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@compiled
def less(a: Words, b: Words) -> Words:
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]


@compiled
def any_of(a: Words) -> Number:
    return (a[0] | a[1] | a[2] | a[3]) != 0


@compiled
def meet(a: Words, b: Words) -> Number:
    return (a[0] & b[0] | a[1] & b[1] | a[2] & b[2] | a[3] & b[3]) != 0


@compiled
def up(a: Words, k: int) -> Words:
    """Every cell moved on by ``k``."""
    s, r = np.uint64(k), np.uint64(64 - k)
    return a[0] << s, a[1] << s | a[0] >> r, a[2] << s | a[1] >> r, a[3] << s | a[2] >> r


@compiled
def down(a: Words, k: int) -> Words:
    s, r = np.uint64(k), np.uint64(64 - k)
    return a[0] >> s | a[1] << r, a[1] >> s | a[2] << r, a[2] >> s | a[3] << r, a[3] >> s


@compiled
def bits(x: Number) -> Number:
    x = x - (x >> np.uint64(1) & np.uint64(0x5555555555555555))
    x = (x & np.uint64(0x3333333333333333)) + (x >> np.uint64(2) & np.uint64(0x3333333333333333))
    x = x + (x >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64(x * np.uint64(0x0101010101010101) >> np.uint64(56))


@compiled
def many(a: Words) -> Number:
    return bits(a[0]) + bits(a[1]) + bits(a[2]) + bits(a[3])


@compiled
def spread(a: Words) -> Words:
    """``boat.around``."""
    return either(either(up(a, 1), down(a, 1)), either(up(a, STRIDE), down(a, STRIDE)))
