"""All cells at once: each bit of the tiles' bytes as a mask of cells."""

from typing import NamedTuple

from tabbytop.kernels.compiled import compiled, inlined
from tabbytop.kernels.words import u32

from .cells import BOARD, MIDDLE, exchanged
from .scratch import Scratch, word

FOURS, TWOS, ONES = u32(0x0F0F0F0F), u32(0x33333333), u32(0x55555555)


class Planes(NamedTuple):
    one: int  # what strength, value or arrows hold of 1,
    two: int  # of 2,
    four: int
    eight: int
    marked: int  # chiefs, pigeons and flies, dogs that bite slantwise
    second: int  # cats of seat 1; dogs
    wild: int  # prey and dogs


@inlined
def crossed(a: int, b: int, shift: int, mask: int) -> tuple[int, int]:
    """Every second group of bits changes places between two words."""
    change = u32((a >> shift ^ b) & mask)
    return u32(a ^ u32(change << shift)), u32(b ^ change)


@compiled
def planes(scratch: Scratch) -> Planes:
    """Eight words of bytes, a byte a cell, become masks of cells: 8 × 8 bits are turned over, four times at once."""
    a0, a4 = crossed(word(scratch, 0), word(scratch, 4), 4, FOURS)
    a1, a5 = crossed(word(scratch, 1), word(scratch, 5), 4, FOURS)
    a2, a6 = crossed(word(scratch, 2), word(scratch, 6), 4, FOURS)
    a3, a7 = crossed(word(scratch, 3), word(scratch, 7), 4, FOURS)
    a0, a2 = crossed(a0, a2, 2, TWOS)
    a1, a3 = crossed(a1, a3, 2, TWOS)
    a4, a6 = crossed(a4, a6, 2, TWOS)
    a5, a7 = crossed(a5, a7, 2, TWOS)
    one, two = crossed(a0, a1, 1, ONES)
    four, eight = crossed(a2, a3, 1, ONES)
    marked, second = crossed(a4, a5, 1, ONES)
    wild, _ = crossed(a6, a7, 1, ONES)
    return Planes(one, two, four, eight, marked, second, wild)


@inlined
def with_swapped(on: Planes, a: int, b: int) -> Planes:
    """The tiles on two cells have changed places; ``a`` and ``b`` are masks of one cell."""
    return Planes(
        exchanged(on.one, a, b),
        exchanged(on.two, a, b),
        exchanged(on.four, a, b),
        exchanged(on.eight, a, b),
        exchanged(on.marked, a, b),
        exchanged(on.second, a, b),
        exchanged(on.wild, a, b),
    )


@inlined
def chief_of(on: Planes, second: bool) -> int:
    """Where the chief of seat 0 or, the ``second``, of seat 1 lies face up."""
    return u32(BOARD & on.marked & ~on.wild & (on.second if second else ~on.second))


@inlined
def chief_in_the_middle(on: Planes, seat: int) -> Planes:
    """The Supercats' chief of ``seat`` changes places with the middle tile [CLANS 5.4]."""
    chief = chief_of(on, seat == 1)
    middle = u32(u32(1) << MIDDLE)
    return with_swapped(on, chief, middle) if chief != 0 and chief != middle else on


@inlined
def dogs_of(on: Planes) -> int:
    return u32(BOARD & on.wild & on.second)


@inlined
def prey_of(on: Planes) -> int:
    return u32(BOARD & on.wild & ~on.second)
