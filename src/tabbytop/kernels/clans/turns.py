"""Random play [CLANS 3]: from the first tile, or from any position, to the tally of the end.

One number from chance serves a turn: which tile comes up, how a dog lies, which cell is turned, which swap is made;
each question takes its part of it (``of``). Swaps are counted and the one that is asked for is made: a mask of cells
with which the turned tile may be swapped, and where Phantom cats turn a prey four masks of pairs of neighbours.
"""

from typing import NamedTuple

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import of, popcount, u32

from .cells import BOARD, MIDDLE, exchanged, nth
from .chance import Chance, after, number
from .hunt import Sides
from .planes import planes
from .scratch import Scratch, drawn, lay, lying
from .settling import USUAL, settled
from .tiles import DOG, MEOWSKETEERS, PHANTOMS, POWERCATS, PREY, SUPERCATS, rotated


class Layout(NamedTuple):
    """What is kept of a layout beside its tiles, as cells."""

    hidden: int  # face down
    dogs: int  # face up
    prey: int


@inlined
def reach_of(kind: int, cell: int, power: int) -> int:
    """Where the table of reaches speaks of such a tile [CLANS 3.3, 5.4]."""
    return u32((u32(128) if power == SUPERCATS else u32(0)) + u32(kind << 5) + cell)


@inlined
def swap_cells(cells: int, dogs: int, cell: int, kind: int, power: int) -> int:
    """The cells that a tile turned at ``cell`` may be swapped with: those that it reaches, and what its clan may do
    besides; its own is for staying where it is [CLANS 5.7]."""
    besides = u32(0)
    if power == MEOWSKETEERS:  # [CLANS 5.2]
        besides = dogs
    elif power == POWERCATS:
        besides = u32(u32(1) << cell)
    return u32(cells | besides) if kind < PREY else cells


@inlined
def swapped(scratch: Scratch, layout: Layout, cell: int, to: int, tile: int) -> Layout:
    """The turned tile changes places with the one at ``to`` [CLANS 3.2]; ``cell`` counts as face down until then.

    One cell is face up afterwards that was not: ``to`` if a tile slept there, which now sleeps at ``cell``.
    """
    here, there = u32(u32(1) << cell), u32(u32(1) << to)
    lay(scratch, cell, lying(scratch, to))
    lay(scratch, to, tile)
    hidden = u32(layout.hidden ^ (there if layout.hidden & there else here))
    dogs, prey = moved(layout.dogs, here, there), moved(layout.prey, here, there)
    none = u32(0)
    return Layout(
        hidden, u32(dogs | (there if tile >> 5 == DOG else none)), u32(prey | (there if tile >> 5 == PREY else none))
    )


@inlined
def moved(cells: int, here: int, there: int) -> int:
    """Those of a kind that are face up, after what lay ``there`` has come ``here``."""
    return u32(cells ^ (here | there)) if cells & there else cells


# -- another prey ------------------------------------------------------------------------------------------------------
@inlined
def prey_pairs(prey: int, cell: int, step: int) -> int:
    """The swaps of another ``prey`` that is face up with its neighbour ``step`` places on, by the lower of both cells;
    not with the turned one, whose swaps they are [CLANS 5.6]."""
    others = u32(BOARD & ~(u32(1) << cell))
    return u32((prey | prey >> step) & others & others >> step)


@inlined
def other_prey_swapped(scratch: Scratch, layout: Layout, cell: int, tile: int, n: int) -> Layout:
    """The n-th swap of another prey: by direction E, SW, S, SE, then by cell. The turned prey stays."""
    step = 1
    pairs = prey_pairs(layout.prey, cell, 1)
    for then in range(5, 8):
        if n < popcount(pairs):
            break
        n = u32(n - popcount(pairs))
        step, pairs = then, prey_pairs(layout.prey, cell, then)
    one = nth(pairs, n)
    other = u32(one + u32(step))
    a, b, here = u32(u32(1) << one), u32(u32(1) << other), u32(u32(1) << cell)
    lay(scratch, cell, tile)
    before = lying(scratch, one)
    lay(scratch, one, lying(scratch, other))
    lay(scratch, other, before)
    hidden = exchanged(u32(layout.hidden ^ here), a, b)
    return Layout(hidden, exchanged(layout.dogs, a, b), u32(exchanged(layout.prey, a, b) | here))


# -- a game ------------------------------------------------------------------------------------------------------------
@inlined
def any_swap(scratch: Scratch, layout: Layout, cell: int, tile: int, power: int, word: int) -> Layout:
    """One of the swaps that whoever has this power may make with the tile turned at ``cell``, by a random word."""
    kind = u32(tile >> 5)
    cells = u32(scratch.reaches[reach_of(kind, cell, power)])
    cells = swap_cells(cells, layout.dogs, cell, kind, power)
    many = popcount(cells)
    if power == PHANTOMS and tile >> 5 == PREY:
        others = u32(0)
        for step in (1, 5, 6, 7):
            others = u32(others + popcount(prey_pairs(layout.prey, cell, step)))
        n, _ = of(word, u32(many + others))
        if n >= many:
            return other_prey_swapped(scratch, layout, cell, tile, u32(n - many))
    else:
        n, _ = of(word, many)
    return swapped(scratch, layout, cell, nth(cells, n), tile)


@inlined
def begun(scratch: Scratch, chance: Chance) -> Layout:
    """25 tiles lie face down; the middle one is turned and stays [CLANS 2.2]."""
    n, word = of(number(chance), u32(25))
    tile = rotated(drawn(scratch, n, u32(25)), u32(word >> 30))
    lay(scratch, MIDDLE, tile)
    middle = u32(u32(1) << MIDDLE)
    kind = u32(tile >> 5)
    return Layout(u32(BOARD ^ middle), middle if kind == DOG else u32(0), middle if kind == PREY else u32(0))


@inlined
def played(scratch: Scratch, layout: Layout, left: int, sides: Sides, seat: int, chance: Chance) -> int:
    """The tally after random turns, ``seat`` to move and ``left`` tiles face down."""
    power = sides.power if seat == 0 else sides.other_power
    then = sides.other_power if seat == 0 else sides.power
    while left:
        n, word = of(number(chance), left)
        chance = after(chance)
        tile = drawn(scratch, n, left)
        tile = rotated(tile, u32(word >> 30))
        n, word = of(u32(word << 2), left)
        layout = any_swap(scratch, layout, nth(layout.hidden, n), tile, power, word)
        left = u32(left - u32(1))
        power, then = then, power
    return settled(planes(scratch), sides, USUAL)
