"""What the network is shown of a layout (its features), as whoever turns next sees it.

``PLANES`` masks of cells: what lies where, what the dogs attack, who leads beside each cell and by how much, how many
tiles sleep beside it. And ``NUMBERS`` numbers: how many tiles are face down, which ones, and who plays.
"""

from typing import Any, NamedTuple

from tabbytop.kernels.compiled import compiled, inlined
from tabbytop.kernels.words import u32

from .boards import Board
from .cells import BOARD
from .hunt import OTHER, Sides, Sums, add, awake, bitten, pigeons_of, strengths
from .judging import minus
from .planes import Planes, dogs_of, prey_of
from .tiles import NO_POWER, PREY

PLANES, NUMBERS = 64, 80
#: where planes begin: tiles face down; cats of both, their strengths bit by bit, their chiefs; prey, its sorts; dogs
ASLEEP, CATS, STRENGTH, CHIEFS, VALUE, SORT, DOGS, ARROWS = 0, 1, 3, 11, 13, 16, 19, 20
#: then what is attacked, who stays awake; leads of 1, 2, 3, 4, 6, 8 and 11, the other's likewise; 1 to 4 asleep beside
ATTACKED, AWAKE, LEAD, BESIDE, CELLS = 28, 29, 31, 45, 49
#: the strengths that stay awake; prey that is within reach of either; prey that either leads at, or neither
STILL, REACHED, HELD = 50, 58, 60
#: and numbers: how many are face down; cats by strength, chiefs, prey and dogs among them; clans, powers
LEFT, SLEEPING, CHIEF_SLEEPS, SLEEPING_PREY, SLEEPING_DOGS, CLAN, OTHER_CLAN, POWERS = 0, 25, 45, 47, 55, 60, 67, 74
STRENGTHS = 10  #: 0 is one that depends


class Beside(NamedTuple):
    """How strong one seat is beside every cell, bit by bit."""

    one: int
    two: int
    four: int
    eight: int
    sixteen: int


@inlined
def beside_of(sums: Sums, at: int) -> Beside:
    """Those of the seat whose numbers begin at that bit."""
    return Beside(
        u32((sums.one >> at) & BOARD),
        u32((sums.two >> at) & BOARD),
        u32((sums.four >> at) & BOARD),
        u32((sums.eight >> at) & BOARD),
        u32((sums.sixteen >> at) & BOARD),
    )


@inlined
def lead_of(own: Beside, other: Beside, to: Any, k: int) -> None:
    """Where one seat leads by so much."""
    one, carry = minus(own.one, other.one, u32(0xFFFFFFFF))
    two, carry = minus(own.two, other.two, carry)
    four, carry = minus(own.four, other.four, carry)
    eight, carry = minus(own.eight, other.eight, carry)
    sixteen, carry = minus(own.sixteen, other.sixteen, carry)
    ahead = u32(BOARD & carry)
    to[k] = u32(ahead & (one | two | four | eight | sixteen))
    to[k + 1] = u32(ahead & (two | four | eight | sixteen))
    to[k + 2] = u32(ahead & ((one & two) | four | eight | sixteen))
    to[k + 3] = u32(ahead & (four | eight | sixteen))
    to[k + 4] = u32(ahead & ((two & four) | eight | sixteen))
    to[k + 5] = u32(ahead & (eight | sixteen))
    to[k + 6] = u32(ahead & ((eight & (four | (two & one))) | sixteen))


@inlined
def strong(on: Planes, cats: int, to: Any, k: int) -> None:
    """The strengths of some cats, bit by bit."""
    to[k], to[k + 1], to[k + 2] = u32(cats & on.one), u32(cats & on.two), u32(cats & on.four)
    to[k + 3] = u32(cats & on.eight)


@inlined
def dogs_seen(on: Planes, dogs: int, to: Any) -> None:
    """Dogs, and their arrows: N E S W, then NE SE SW NW."""
    north, east, south, west = u32(on.one & dogs), u32(on.two & dogs), u32(on.four & dogs), u32(on.eight & dogs)
    slants = u32(on.marked & dogs)
    round_ = u32(slants & ~(north | east | south | west))
    to[DOGS] = dogs
    to[ARROWS], to[ARROWS + 1], to[ARROWS + 2], to[ARROWS + 3] = north, east, south, west
    to[ARROWS + 4], to[ARROWS + 5] = u32(round_ | slants & (north | east)), u32(round_ | slants & (south | east))
    to[ARROWS + 6], to[ARROWS + 7] = u32(round_ | slants & (south | west)), u32(round_ | slants & (north | west))


@inlined
def sleepers_beside(hidden: int, to: Any) -> None:
    """Where at least 1, 2, 3 and 4 of the cells beside are face down."""
    below = u32(hidden >> 6)
    some, more = add(u32(hidden << 1), u32(hidden >> 1), u32(hidden << 6))
    some, more = u32(some), u32(more)
    one, two, four = u32(some ^ below), u32(more ^ u32(some & below)), u32(more & some & below)
    to[BESIDE], to[BESIDE + 1] = u32(BOARD & (one | two | four)), u32(BOARD & (two | four))
    to[BESIDE + 2], to[BESIDE + 3] = u32(BOARD & ((two & one) | four)), u32(BOARD & four)


@inlined
def prey_seen(on: Planes, prey: int, to: Any) -> None:
    """Prey, bit by bit what it is worth, then mice, pigeons, flies."""
    pigeons = pigeons_of(on, prey)
    to[VALUE], to[VALUE + 1], to[VALUE + 2] = u32(prey & on.one), u32(prey & on.two), u32(prey & on.four)
    to[SORT], to[SORT + 1], to[SORT + 2] = u32(prey & ~on.marked), pigeons, u32(prey & on.marked & ~pigeons)


@compiled
def planes_seen(board: Board, sides: Sides, unseen: int, mover: int, to: Any) -> None:
    """All planes; ``unseen`` Chaoticats are asleep."""
    on, hidden = board.on, board.hidden
    seen = u32(BOARD & ~hidden)
    dogs, prey = u32(dogs_of(on) & seen), u32(prey_of(on) & seen)
    attacked = u32(bitten(on, dogs) & BOARD)
    cats = awake(on, seen, attacked, sides, unseen)
    sums = strengths(on, cats, sides)
    up = u32(seen & ~on.wild)
    first, second = u32(up & ~on.second), u32(up & on.second)
    own, other = (first, second) if mover == 0 else (second, first)
    to[ASLEEP], to[CATS], to[CATS + 1] = hidden, own, other
    strong(on, own, to, STRENGTH)
    strong(on, other, to, STRENGTH + 4)
    to[CHIEFS], to[CHIEFS + 1] = u32(own & on.marked), u32(other & on.marked)
    prey_seen(on, prey, to)
    dogs_seen(on, dogs, to)
    to[ATTACKED] = attacked
    here, there = (u32(0), u32(OTHER)) if mover == 0 else (u32(OTHER), u32(0))
    to[AWAKE], to[AWAKE + 1] = (u32(cats.own), u32(cats.other)) if mover == 0 else (u32(cats.other), u32(cats.own))
    mine, theirs = beside_of(sums, here), beside_of(sums, there)
    lead_of(mine, theirs, to, LEAD)
    lead_of(theirs, mine, to, LEAD + 7)
    sleepers_beside(hidden, to)
    to[CELLS] = BOARD
    to[STILL], to[STILL + 1] = u32((cats.one >> here) & BOARD), u32((cats.two >> here) & BOARD)
    to[STILL + 2], to[STILL + 3] = u32((cats.four >> here) & BOARD), u32((cats.eight >> here) & BOARD)
    to[STILL + 4], to[STILL + 5] = u32((cats.one >> there) & BOARD), u32((cats.two >> there) & BOARD)
    to[STILL + 6], to[STILL + 7] = u32((cats.four >> there) & BOARD), u32((cats.eight >> there) & BOARD)
    to[REACHED] = u32(prey & (mine.one | mine.two | mine.four | mine.eight | mine.sixteen))
    to[REACHED + 1] = u32(prey & (theirs.one | theirs.two | theirs.four | theirs.eight | theirs.sixteen))
    to[HELD], to[HELD + 1] = u32(prey & to[LEAD]), u32(prey & to[LEAD + 7])
    to[HELD + 2] = u32(prey & ~(to[LEAD] | to[LEAD + 7]))
    to[HELD + 3] = u32(0)  # to spare: as many planes as the network has channels


@inlined
def slot_of(tile: int, mover: int) -> int:
    """Which number counts such a tile."""
    kind, value = u32(tile >> 5), u32(tile & 15)
    if kind < PREY:
        return SLEEPING + (0 if kind == mover else STRENGTHS) + value
    if kind == PREY:
        if tile & 16:  # pigeons 2 and 5, flies 3 and 4
            return SLEEPING_PREY + (4 if value == 2 else 5 if value == 5 else 6 if value == 3 else 7)
        return SLEEPING_PREY + value - 3
    straight = (value & 1) + (value >> 1 & 1) + (value >> 2 & 1) + (value >> 3)
    if tile & 16:  # NE E SE, and all four slanting ones
        return SLEEPING_DOGS + (2 if straight == 1 else 4)
    return SLEEPING_DOGS + (0 if straight == 1 else 1 if straight == 2 else 3)


@compiled
def numbers_seen(pool: Any, left: int, sides: Sides, mover: int, to: Any) -> None:
    """All numbers; the first ``left`` of ``pool`` are face down."""
    for k in range(NUMBERS):
        to[k] = 0
    to[LEFT + left] = 1
    for k in range(left):
        tile = u32(pool[k])
        to[slot_of(tile, mover)] += 1
        if tile >> 5 < PREY and tile & 16:
            to[CHIEF_SLEEPS + (0 if tile >> 5 == mover else 1)] = 1
    own, other = (sides.clan, sides.other_clan) if mover == 0 else (sides.other_clan, sides.clan)
    to[CLAN + own] = 1
    to[OTHER_CLAN + other] = 1
    to[POWERS] = 0 if sides.power == NO_POWER else 1
