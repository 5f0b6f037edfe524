"""A game that somebody plays action by action: a row of words, so that thousands of games are a table.

A row begins as a position does (``positions``) and is its own scratch. Actions are the numbers of the game's action
space (``games.clans.spaces``). Chance acts by itself: a row that is asked for an action waits for a seat.
"""

from typing import Any, NamedTuple

import numpy

from tabbytop.games.clans.actions import Choose, Leave, Rotate, Stay, Swap, SwapPrey, Turn
from tabbytop.games.clans.board import CELLS, PREY_REACH
from tabbytop.games.clans.spaces import ACTIONS
from tabbytop.games.clans.spaces import STEPS as NAMES
from tabbytop.kernels.compiled import compiled, inlined
from tabbytop.kernels.words import of, popcount, u32

from .cells import BOARD, MIDDLE, PLACE, beside, exchanged
from .chance import Chance, after, number, seeded
from .giving import FIRST_GAME
from .hunt import bitten, tally
from .planes import chief_of, dogs_of, planes
from .positions import AT, CLAN, HIDDEN, OTHER_CLAN, OTHER_POWER, POSITION, POWER, SEAT, UNSEEN, sides_in
from .scratch import Scratch, drawn, fill, lay, lying
from .tiles import CLANS_IN_ORDER, DOG, GOURMETS, MEOWSKETEERS, NO_POWER, SUPERCATS, rotated

STEP = POSITION  # what is going on, as the observation space numbers it
FIRST = STEP + 1  # who began
LAST = STEP + 2  # the two cells of the last swap
QUARTERS = STEP + 3  # how the dogs lie, two bits each: some look alike in several quarters
CHANCE = STEP + 4  # four words
ROW = 32  #: words
CHOOSE, TURN, SWAP, ROTATE = (NAMES.index(name) for name in ("choose", "turn", "swap", "rotate"))
BATCHED = 44  #: a stream of chance beside those of ``games``


def _number(action: Any) -> int:
    (pick,) = ACTIONS.spell(action)
    return pick


FIRST_TURN, FIRST_SWAP, STAY, LEAVE = (_number(one) for one in (Turn(0), Swap(0), Stay(), Leave()))
FIRST_ROTATE, FIRST_CHOOSE = _number(Rotate(0, 0)), _number(Choose(CLANS_IN_ORDER[0]))  # type: ignore[arg-type]
FIRST_SWAP_PREY = _number(SwapPrey(0, PREY_REACH[0][0]))
SIZE = ACTIONS.size
#: the places of the two cells of each swap of another prey
PREY_SWAPS: Any = numpy.array([(PLACE[one], PLACE[to]) for one in range(CELLS) for to in PREY_REACH[one]], numpy.uint32)
PLACES: Any = numpy.array(PLACE, numpy.uint32)


@inlined
def on_row(row: Any, reaches: Any) -> Scratch:
    return Scratch(row, row.view(numpy.uint8), u32(0), u32(4 * UNSEEN), u32(4), reaches)


@inlined
def chance_in(row: Any) -> Chance:
    return Chance(u32(row[CHANCE]), u32(row[CHANCE + 1]), u32(row[CHANCE + 2]), u32(row[CHANCE + 3]))


@inlined
def keep(row: Any, chance: Chance) -> None:
    row[CHANCE], row[CHANCE + 1], row[CHANCE + 2], row[CHANCE + 3] = chance.a, chance.b, chance.c, chance.counter


@inlined
def word_for(row: Any) -> int:
    """The next random word of this game."""
    chance = chance_in(row)
    keep(row, after(chance))
    return number(chance)


class Agreed(NamedTuple):
    """How a game is played."""

    way: int  # in which clans are given out: free hand, or as in the first game [CLANS 7.1, 7.4]
    clans: int  # to choose from: 6 without the bonus clan [CLANS 7.5]
    powers: bool


# -- before the first turn ---------------------------------------------------------------------------------------------
@compiled
def seed_row(row: Any, seed: int, stream: int) -> None:
    keep(row, seeded(seed, BATCHED, stream))


@compiled
def begin(row: Any, agreed: Agreed, bags: Any, reaches: Any) -> None:
    """A new game: who begins is drawn [CLANS 2.2], and chooses a clan first [CLANS 7.1], unless it is a first game."""
    for i in range(CHANCE):
        row[i] = 0
    first, _ = of(word_for(row), u32(2))
    row[FIRST], row[SEAT], row[STEP] = first, first, CHOOSE
    row[CLAN], row[OTHER_CLAN] = NO_POWER, NO_POWER
    if agreed.way == FIRST_GAME:  # [CLANS 7.4]
        row[CLAN], row[OTHER_CLAN] = GOURMETS, MEOWSKETEERS
        lay_out(row, agreed.powers, bags, reaches)


@compiled
def lay_out(row: Any, powers: bool, bags: Any, reaches: Any) -> None:
    """25 tiles face down, the middle one turned [CLANS 2.1, 2.2]."""
    clan, other = u32(row[CLAN]), u32(row[OTHER_CLAN])
    row[POWER], row[OTHER_POWER] = (clan, other) if powers else (u32(NO_POWER), u32(NO_POWER))
    scratch = on_row(row, reaches)
    pair = 6 * clan + other - (1 if other > clan else 0)
    fill(scratch, bags, u32(8 * pair), scratch.unseen)
    row[HIDDEN] = BOARD
    reveal(row, scratch, MIDDLE)
    row[SEAT], row[STEP], row[AT] = row[FIRST], TURN, 0


@inlined
def reveal(row: Any, scratch: Scratch, cell: int) -> None:
    """Chance says which tile was turned, and how a dog lies."""
    left = popcount(u32(row[HIDDEN]))
    n, word = of(word_for(row), left)
    tile = drawn(scratch, n, left)
    quarter = u32(word >> 30)
    if tile >> 5 == DOG:
        shift = u32(2 * which_dog(tile))
        row[QUARTERS] = u32(u32(row[QUARTERS]) | quarter << shift)
        tile = rotated(tile, quarter)
    lay(scratch, cell, tile)
    row[HIDDEN] = u32(u32(row[HIDDEN]) & ~u32(u32(1) << cell))


@inlined
def which_dog(tile: int) -> int:
    """The five of the box: N · E W · NE E SE · N E S W · NE SE SW NW, however they lie [CLANS 1.2]."""
    arrows = popcount(u32(tile & 15))
    if tile & 16:
        return u32(2) if arrows == 1 else u32(4)
    return u32(0) if arrows == 1 else u32(1) if arrows == 2 else u32(3)


# -- an action ---------------------------------------------------------------------------------------------------------
@inlined
def exchange(row: Any, scratch: Scratch, one: int, other: int) -> None:
    before = lying(scratch, one)
    lay(scratch, one, lying(scratch, other))
    lay(scratch, other, before)
    a, b = u32(u32(1) << one), u32(u32(1) << other)
    row[HIDDEN] = exchanged(u32(row[HIDDEN]), a, b)
    row[LAST] = u32(a | b)


@compiled
def act(row: Any, action: int, agreed: Agreed, bags: Any, reaches: Any) -> bool:
    """The seat that is asked does this, which is one of its actions. Is the game over?"""
    scratch = on_row(row, reaches)
    step = row[STEP]
    if step == CHOOSE:
        row[CLAN if row[SEAT] == 0 else OTHER_CLAN] = action - FIRST_CHOOSE
        row[SEAT] = 1 - row[SEAT]
        if row[CLAN] < NO_POWER and row[OTHER_CLAN] < NO_POWER:
            lay_out(row, agreed.powers, bags, reaches)
    elif step == TURN:
        cell = u32(PLACES[action - FIRST_TURN])
        reveal(row, scratch, cell)
        row[AT], row[STEP] = cell + 1, SWAP
    elif step == SWAP:
        at = u32(row[AT] - 1)
        if action == STAY:
            row[LAST] = 0
        elif action < STAY:
            exchange(row, scratch, at, u32(PLACES[action - FIRST_SWAP]))
        else:
            pair = PREY_SWAPS[action - FIRST_SWAP_PREY]
            exchange(row, scratch, u32(pair[0]), u32(pair[1]))
        row[SEAT], row[AT], row[STEP] = 1 - row[SEAT], 0, TURN
        return row[HIDDEN] == 0 and not may_rotate(row, scratch)
    elif action == LEAVE:
        return True
    else:
        cell, quarter = u32(PLACES[(action - FIRST_ROTATE) // 4]), u32((action - FIRST_ROTATE) % 4)
        dog = lying(scratch, cell)
        now = u32(u32(row[QUARTERS]) >> u32(2 * which_dog(dog)) & 3)
        lay(scratch, cell, rotated(dog, u32(u32(quarter + u32(4) - now) & 3)))
        return True
    return False


@inlined
def may_rotate(row: Any, scratch: Scratch) -> bool:
    """All tiles are turned: the Supercats' chief goes to the middle [CLANS 5.4]; then the Meowsketeers are asked, if a
    dog is beside theirs [CLANS 5.2]."""
    sides = sides_in(row)
    on = planes(scratch)
    if sides.power == SUPERCATS or sides.other_power == SUPERCATS:
        last = row[LAST]
        exchange(row, scratch, popcount(u32(chief_of(on, sides.other_power == SUPERCATS) - u32(1))), MIDDLE)
        row[LAST] = last
        on = planes(scratch)
    if sides.power == MEOWSKETEERS or sides.other_power == MEOWSKETEERS:
        second = sides.other_power == MEOWSKETEERS
        if beside(chief_of(on, second)) & dogs_of(on):
            row[SEAT], row[STEP] = 1 if second else 0, ROTATE
            return True
    return False


@compiled
def result(row: Any, reaches: Any) -> int:
    """The tally of a game that is over."""
    on = planes(on_row(row, reaches))
    return tally(on, BOARD, bitten(on, dogs_of(on)), sides_in(row))
