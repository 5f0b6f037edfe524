"""What layouts are worth: several at once, since a processor reckons with eight words as fast as with one.

Whoever has turned a tile looks at every swap. The layouts after them lie side by side in lanes: a row of words for each
mask of cells, a column for each swap. The loops run along the rows without a branch, and so become vector code (SIMD);
a table is read in a loop of its own, since that one does not.

Before the end a prey counts by the share of it that a lead of that size is worth by then.
"""

from collections.abc import Sequence
from typing import Any

from tabbytop.kernels.compiled import COMPILED, compiled, inlined, row
from tabbytop.kernels.words import i32, popcount, u32

from . import tiles
from .boards import MOST, Board, kind_at, place_of, swap_of
from .cells import BOARD, MIDDLE, exchanged
from .hunt import OTHER, Sides, add, awake, bitten, pigeons_of, strengths, tallied
from .planes import Planes, chief_of, dogs_of, prey_of
from .settling import Contest, Terms, best_count, worth
from .tiles import GOURMETS, MEOWFIA, MEOWSKETEERS, PHANTOMS, PREY, SUPERCATS
from .turns import prey_pairs, reach_of, swap_cells

SIDE_BY_SIDE = 8  #: swaps that are looked at together in machine code,
LANES = SIDE_BY_SIDE if COMPILED else 1  #: and here
#: rows of words. Which places change their tiles; then masks: the layout after that, the cells face down; the lead of
#: seat 0 on every cell, a number of six bits; how many cells beside it are face down, of three; the cats awake. Then
#: where the Supercats' chief came from, and a place in the table of shares; with a sign: what each layout is worth, and
#: the shares of the four prey that make pairs
FROM, TO, ON, HIDDEN, LEAD, ASLEEP, OWN, OTHERS, CHIEF, INDEX = 0, 1, 2, 9, 10, 16, 19, 20, 21, 22
WORTH, PIGEONS, FLIES = 23, 24, 26
ROWS = 28

WHOLE = 256  #: a prey held for certain
LEADS, BESIDE, RESTS = 64, 8, 25  #: a table of shares: by lead, cells face down beside it, tiles face down, who is next
AT_ONE_TIME = LEADS * BESIDE

#: A mind is a row of words: the lanes, swaps and what each is worth to seat 0, who reaches what, what leads are worth.
#: One array and not several, since each that is handed on costs as much as a swap that is looked at.
MOVES = ROWS * LANES
VALUES = MOVES + MOST
REACHES = VALUES + MOST
SHARES = REACHES + len(tiles.REACHES)


def new_mind(shares: Sequence[int]) -> Any:
    """For whom leads are worth that much: ``LEADS`` numbers for each of ``BESIDE`` for each of ``RESTS`` for who turns
    next, first seat 0."""
    words = [*[0] * REACHES, *map(int, tiles.REACHES), *(share & 0xFFFFFFFF for share in shares)]
    return row(words, "uint32") if COMPILED else words


@inlined
def at(row: int, lane: int) -> int:
    return row * LANES + lane


# -- the layouts after each swap ---------------------------------------------------------------------------------------
@inlined
def layout_in(mind: Any, k: int) -> Planes:
    return Planes(
        u32(mind[at(ON, k)]),
        u32(mind[at(ON + 1, k)]),
        u32(mind[at(ON + 2, k)]),
        u32(mind[at(ON + 3, k)]),
        u32(mind[at(ON + 4, k)]),
        u32(mind[at(ON + 5, k)]),
        u32(mind[at(ON + 6, k)]),
    )


@inlined
def put(mind: Any, k: int, on: Planes, hidden: int, a: int, b: int) -> None:
    """In a lane two cells have changed their tiles."""
    mind[at(ON, k)] = exchanged(on.one, a, b)
    mind[at(ON + 1, k)] = exchanged(on.two, a, b)
    mind[at(ON + 2, k)] = exchanged(on.four, a, b)
    mind[at(ON + 3, k)] = exchanged(on.eight, a, b)
    mind[at(ON + 4, k)] = exchanged(on.marked, a, b)
    mind[at(ON + 5, k)] = exchanged(on.second, a, b)
    mind[at(ON + 6, k)] = exchanged(on.wild, a, b)
    mind[at(HIDDEN, k)] = exchanged(hidden, a, b)


@compiled
def exchange(mind: Any, on: Planes, hidden: int) -> None:
    for k in range(LANES):
        a, b = u32(mind[at(FROM, k)]), u32(mind[at(TO, k)])
        put(mind, k, on, hidden, u32(u32(1) << a), u32(u32(1) << b))


@compiled
def to_the_middle(mind: Any, second: bool) -> None:
    """The Supercats' chief changes places with the middle tile, where it is face up [CLANS 5.4]."""
    for k in range(LANES):
        on = layout_in(mind, k)
        middle, chief = u32(u32(1) << MIDDLE), chief_of(on, second)
        chief = chief if chief else middle
        mind[at(CHIEF, k)] = place_of(chief)
        put(mind, k, on, u32(mind[at(HIDDEN, k)]), chief, middle)


@inlined
def lay_out(mind: Any, sides: Sides, board: Board) -> bool:
    """In each lane the layout after its swap. Have the Supercats a power?"""
    exchange(mind, board.on, board.hidden)
    supercats = sides.power == SUPERCATS or sides.other_power == SUPERCATS
    if supercats:
        to_the_middle(mind, sides.other_power == SUPERCATS)
    return bool(supercats)


# -- before the end ----------------------------------------------------------------------------------------------------
@inlined
def minus(own: int, other: int, carry: int) -> tuple[int, int]:
    """One bit of a difference on all cells, and what is carried on."""
    bit, then = add(own, u32(~other), carry)
    return u32(bit), u32(then)


@compiled
def hunt(mind: Any, sides: Sides, unseen: int) -> None:
    """The cats awake, the lead of seat 0, and how many cells beside each are face down."""
    for k in range(LANES):
        on, hidden = layout_in(mind, k), u32(mind[at(HIDDEN, k)])
        cats = awake(on, u32(BOARD & ~hidden), bitten(on, dogs_of(on)), sides, unseen)
        sums = strengths(on, cats, sides)
        mind[at(OWN, k)], mind[at(OTHERS, k)] = cats.own, cats.other
        one, carry = minus(u32(sums.one), u32(sums.one >> OTHER), u32(0xFFFFFFFF))
        two, carry = minus(u32(sums.two), u32(sums.two >> OTHER), carry)
        four, carry = minus(u32(sums.four), u32(sums.four >> OTHER), carry)
        eight, carry = minus(u32(sums.eight), u32(sums.eight >> OTHER), carry)
        sixteen, carry = minus(u32(sums.sixteen), u32(sums.sixteen >> OTHER), carry)
        mind[at(LEAD, k)], mind[at(LEAD + 1, k)], mind[at(LEAD + 2, k)] = one, two, four
        mind[at(LEAD + 3, k)], mind[at(LEAD + 4, k)], mind[at(LEAD + 5, k)] = eight, sixteen, u32(~carry)
        below = u32(hidden >> 6)
        some, more = add(u32(hidden << 1), u32(hidden >> 1), u32(hidden << 6))
        some, more = u32(some), u32(more)
        mind[at(ASLEEP, k)] = u32(some ^ below)
        mind[at(ASLEEP + 1, k)] = u32(more ^ u32(some & below))
        mind[at(ASLEEP + 2, k)] = u32(more & some & below)


@inlined
def bit(word: int, place: int, to: int) -> int:
    return u32(u32(u32(word >> place) & 1) << to)


@compiled
def find(mind: Any, place: int, supercats: bool) -> None:
    """Where the table of shares speaks of the prey that lay at ``place`` before the swap."""
    for k in range(LANES):
        a, b, chief = u32(mind[at(FROM, k)]), u32(mind[at(TO, k)]), u32(mind[at(CHIEF, k)])
        here = b if place == a else a if place == b else place
        here = u32((chief if supercats and here == MIDDLE else here) & 31)
        index = u32(bit(u32(mind[at(LEAD, k)]), here, 0) | bit(u32(mind[at(LEAD + 1, k)]), here, 1))
        index = u32(index | bit(u32(mind[at(LEAD + 2, k)]), here, 2) | bit(u32(mind[at(LEAD + 3, k)]), here, 3))
        index = u32(index | bit(u32(mind[at(LEAD + 4, k)]), here, 4) | bit(u32(mind[at(LEAD + 5, k)]), here, 5))
        index = u32(index | bit(u32(mind[at(ASLEEP, k)]), here, 6) | bit(u32(mind[at(ASLEEP + 1, k)]), here, 7))
        mind[at(INDEX, k)] = u32(index | bit(u32(mind[at(ASLEEP + 2, k)]), here, 8))


@inlined
def times(share: int, value: int, gain: int, loss: int) -> int:
    """A share of a prey of such a value, which is worth more to the Gourmets [CLANS 5.1]."""
    return i32(share * i32(value + (gain if share > 0 else loss)))


@inlined
def both(one: int, other: int) -> int:
    """The share that is held of both."""
    return i32(max(min(one, other), i32(0)) + min(max(one, other), i32(0)))


@compiled
def add_pairs(mind: Any, gain: int, loss: int) -> None:
    """Pigeons and flies, each and, by the smaller share, both [CLANS 4.5]: 2, 5 and 10, 3, 4 and 12."""
    for k in range(LANES):
        one, other = i32(mind[at(PIGEONS, k)]), i32(mind[at(PIGEONS + 1, k)])
        value = times(one, i32(2), gain, loss) + times(other, i32(5), gain, loss) + i32(i32(3) * both(one, other))
        one, other = i32(mind[at(FLIES, k)]), i32(mind[at(FLIES + 1, k)])
        value += times(one, i32(3), gain, loss) + times(other, i32(4), gain, loss) + i32(i32(5) * both(one, other))
        mind[at(WORTH, k)] = u32(i32(mind[at(WORTH, k)]) + value)


@compiled
def add_awake(mind: Any, second: bool) -> None:
    """A point for every cat of the Meowfia that is awake [CLANS 5.5]."""
    for k in range(LANES):
        own, others = i32(popcount(u32(mind[at(OWN, k)]))), i32(popcount(u32(mind[at(OTHERS, k)])))
        mind[at(WORTH, k)] = u32(i32(mind[at(WORTH, k)]) + i32(i32(WHOLE) * (i32(-others) if second else own)))


@compiled
def judge(mind: Any, sides: Sides, board: Board, rest: int, mover: int, unseen: int) -> None:
    """A guess at the margins at the end, in 256ths of a point: ``rest`` tiles are face down, ``mover`` turns next;
    ``unseen`` of the Chaoticats are asleep and count as if they would stay awake [CLANS 5.3]."""
    supercats = lay_out(mind, sides, board)
    hunt(mind, sides, unseen)
    for k in range(WORTH * LANES, ROWS * LANES):
        mind[k] = 0
    gain, loss = i32(sides.power == GOURMETS), i32(sides.other_power == GOURMETS)
    first = u32(SHARES + (mover * RESTS + rest) * AT_ONE_TIME)
    on, left = board.on, prey_of(board.on)
    while left:
        prey = u32(left & u32(u32(0) - left))
        left = u32(left ^ prey)
        find(mind, place_of(prey), supercats)
        if prey & on.marked:
            row = (PIGEONS if pigeons_of(on, prey) else FLIES) + (1 if prey & on.four else 0)  # 5 and 4: the greater
            for k in range(LANES):
                mind[at(row, k)] = mind[u32(first + u32(mind[at(INDEX, k)]))]
        else:
            value = i32((prey & on.one != 0) + 2 * (prey & on.two != 0) + 4 * (prey & on.four != 0))
            for k in range(LANES):
                share = i32(mind[u32(first + u32(mind[at(INDEX, k)]))])
                mind[at(WORTH, k)] = u32(i32(mind[at(WORTH, k)]) + times(share, value, gain, loss))
    add_pairs(mind, gain, loss)
    if sides.power == MEOWFIA or sides.other_power == MEOWFIA:
        add_awake(mind, sides.other_power == MEOWFIA)


# -- at the end --------------------------------------------------------------------------------------------------------
@compiled
def count(mind: Any, sides: Sides, terms: Terms) -> None:
    for k in range(LANES):
        on = layout_in(mind, k)
        mind[at(WORTH, k)] = u32(worth(tallied(on, BOARD, bitten(on, dogs_of(on)), sides), terms))


@compiled
def settle(mind: Any, contest: Contest, board: Board) -> None:
    """The worth of finished layouts, the last effects and the best rotation included [CLANS 4.7]."""
    sides, terms = contest
    lay_out(mind, sides, board)
    if sides.power != MEOWSKETEERS and sides.other_power != MEOWSKETEERS:
        count(mind, sides, terms)
        return
    for k in range(LANES):
        mind[at(WORTH, k)] = u32(worth(best_count(layout_in(mind, k), sides, terms), terms))


# -- all swaps of a turn -----------------------------------------------------------------------------------------------
@compiled
def list_swaps(mind: Any, sides: Sides, board: Board, place: int, seat: int) -> int:
    """How many swaps ``seat`` has for the tile that it turned at ``place``; each is noted [CLANS 3.3]. No two lead to
    the same layout; a tile that stays is swapped with itself [CLANS 5.7]."""
    power = sides.power if seat == 0 else sides.other_power
    kind = kind_at(board.on, place)
    cells = u32(mind[REACHES + reach_of(kind, place, power)])
    cells = swap_cells(cells, dogs_of(board.on), place, kind, power)
    many = 0
    while cells:
        cell = u32(cells & u32(u32(0) - cells))
        cells = u32(cells ^ cell)
        mind[MOVES + many] = swap_of(place, place_of(cell))
        many += 1
    if power == PHANTOMS and kind == PREY:  # [CLANS 5.6]
        for step in (1, 5, 6, 7):
            pairs = prey_pairs(prey_of(board.on), place, step)
            while pairs:
                cell = u32(pairs & u32(u32(0) - pairs))
                pairs = u32(pairs ^ cell)
                mind[MOVES + many] = swap_of(place_of(cell), u32(place_of(cell) + u32(step)))
                many += 1
    return many


@compiled
def weigh(mind: Any, contest: Contest, board: Board, many: int, rest: int, mover: int, unseen: int) -> None:
    """Notes what the first ``many`` of the swaps are worth to seat 0: a judgement, or at the end the truth."""
    for first in range(0, many, LANES):
        for k in range(LANES):
            move = u32(mind[MOVES + first + k])
            mind[at(FROM, k)], mind[at(TO, k)] = u32(move & 31), u32(move >> 5 & 31)
        if rest == 0:
            settle(mind, contest, board)
        else:
            judge(mind, contest.sides, board, rest, mover, unseen)
        for k in range(LANES):
            mind[VALUES + first + k] = mind[at(WORTH, k)]
