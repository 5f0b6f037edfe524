"""What the seat that is asked sees of a row, and what it may do: observation and action mask, as the game declares."""

from typing import Any

import numpy

from tabbytop.games.clans.board import CELLS
from tabbytop.games.clans.components import FIRST_PREY, KINDS
from tabbytop.games.clans.spaces import SORT, SPACES
from tabbytop.kernels.compiled import compiled, inlined
from tabbytop.kernels.words import popcount, u32

from .cells import beside
from .planes import chief_of, dogs_of, planes, prey_of
from .positions import AT, CLAN, HIDDEN, OTHER_CLAN, OTHER_POWER, POWER, SEAT
from .scratch import Scratch, lying, spot
from .stepping import (
    CHOOSE,
    FIRST,
    FIRST_CHOOSE,
    FIRST_ROTATE,
    FIRST_SWAP,
    FIRST_SWAP_PREY,
    FIRST_TURN,
    LAST,
    LEAVE,
    PLACES,
    PREY_SWAPS,
    QUARTERS,
    STAY,
    STEP,
    SWAP,
    TURN,
    Agreed,
    on_row,
    which_dog,
)
from .tiles import CLANS_IN_ORDER, MEOWSKETEERS, NO_POWER, PHANTOMS, POWERCATS, PREY, SUPERCATS, byte_of

OBSERVATION = SPACES.observation
SEEN = OBSERVATION.size  #: numbers of an observation
WHERE = {name: place.start for name, place in OBSERVATION.places.items()}  #: where each plane begins
ASLEEP, TURNED, LAST_SWAP = WHERE["asleep"], WHERE["turned"], WHERE["last"]
OWN_CATS, OTHER_CATS = WHERE["own_cats"], WHERE["other_cats"]  # then their strengths, then the chief
PREY_VALUES, DOG_ARROWS, SLEEPERS = WHERE["prey"], WHERE["dogs"], WHERE["sleepers"]
OWN_CLAN, OTHERS_CLAN, OFFERED = WHERE["own_clan"], WHERE["other_clan"], WHERE["offered"]
STEP_NOW, WAY, RULES, SEATS, TURNS = WHERE["step"], WHERE["way"], WHERE["rules"], WHERE["seats"], WHERE["turns"]


def _by_byte(what: Any) -> Any:
    """A table by tile, of what holds for the kinds of the rules."""
    table = numpy.full(128, -1, numpy.int32)
    for kind in range(KINDS):
        table[byte_of(4 * kind)] = what(kind)
    return table


KIND: Any = _by_byte(lambda kind: kind)  #: the rules' number for a tile face down
SORTS: Any = _by_byte(lambda kind: SORT.get(kind, -1))  #: mice, pigeons, flies


# -- the mask ----------------------------------------------------------------------------------------------------------
@compiled
def mask_of(row: Any, agreed: Agreed, reaches: Any, mask: Any) -> None:
    """Which actions the seat that is asked has."""
    mask[:] = 0
    step = row[STEP]
    if step == CHOOSE:
        for clan in range(agreed.clans):
            mask[FIRST_CHOOSE + clan] = is_free(row, clan)
    elif step == TURN:
        for cell in range(CELLS):
            mask[FIRST_TURN + cell] = u32(row[HIDDEN]) >> PLACES[cell] & 1
    elif step == SWAP:
        swaps(row, on_row(row, reaches), mask)
    else:
        rotations(row, on_row(row, reaches), mask)


@inlined
def is_free(row: Any, clan: int) -> bool:
    """Both players never have the same clan [CLANS 7.5]."""
    return bool(clan != row[CLAN] and clan != row[OTHER_CLAN])


@inlined
def swaps(row: Any, scratch: Scratch, mask: Any) -> None:
    """[CLANS 3.3], and what a clan may do besides [CLANS 5.2, 5.4, 5.6, 5.7]."""
    at = u32(row[AT] - 1)
    kind = u32(lying(scratch, at) >> 5)
    power = row[POWER] if row[SEAT] == 0 else row[OTHER_POWER]
    among = u32(128) if power == SUPERCATS else u32(0)
    cells = u32(scratch.reaches[u32(among + u32(kind << 5) + at)])
    on = planes(scratch)
    if kind < PREY and power == MEOWSKETEERS:
        cells = u32(cells | dogs_of(on))
    for cell in range(CELLS):
        mask[FIRST_SWAP + cell] = cells >> PLACES[cell] & 1
    mask[STAY] = kind < PREY and power == POWERCATS
    if kind == PREY and power == PHANTOMS:
        others = u32(prey_of(on) & ~u32(u32(1) << at))
        for i in range(len(PREY_SWAPS)):
            one, to = u32(PREY_SWAPS[i, 0]), u32(PREY_SWAPS[i, 1])
            twice = others >> to & 1 and to < one  # of two prey the one in the lower cell is named first
            mask[FIRST_SWAP_PREY + i] = others >> one & 1 and to != at and not twice


@inlined
def rotations(row: Any, scratch: Scratch, mask: Any) -> None:
    """The dogs beside the Meowsketeers' chief, to any other quarter, or none [CLANS 5.2]."""
    on = planes(scratch)
    near = u32(beside(chief_of(on, row[SEAT] == 1)) & dogs_of(on))
    for cell in range(CELLS):
        place = u32(PLACES[cell])
        if near >> place & 1:
            now = u32(row[QUARTERS]) >> u32(2 * which_dog(lying(scratch, place))) & 3
            for quarter in range(4):
                mask[FIRST_ROTATE + 4 * cell + quarter] = quarter != now
    mask[LEAVE] = 1


# -- the observation ---------------------------------------------------------------------------------------------------
@compiled
def see(row: Any, agreed: Agreed, reaches: Any, out: Any) -> None:
    """All planes in a row, seen by the seat that is asked."""
    out[:] = 0
    me, step = row[SEAT], row[STEP]
    if step == CHOOSE:
        for clan in range(agreed.clans):
            out[OFFERED + clan] = is_free(row, clan)
    else:
        cells(row, on_row(row, reaches), me, out)
        out[TURNS] = 24 - popcount(u32(row[HIDDEN])) + (1 if step == TURN else 0)
    own, other = (row[CLAN], row[OTHER_CLAN]) if me == 0 else (row[OTHER_CLAN], row[CLAN])
    if own < NO_POWER:
        out[OWN_CLAN + own] = 1
    if other < NO_POWER:
        out[OTHERS_CLAN + other] = 1
    out[STEP_NOW + step] = 1
    out[WAY + agreed.way] = 1
    out[RULES], out[RULES + 1] = agreed.powers, agreed.clans == len(CLANS_IN_ORDER)
    out[SEATS], out[SEATS + 1], out[SEATS + 2] = 1, row[FIRST] == me, row[FIRST] == me


@inlined
def cells(row: Any, scratch: Scratch, me: int, out: Any) -> None:
    hidden, last, at = u32(row[HIDDEN]), u32(row[LAST]), row[AT]
    for cell in range(CELLS):
        place = u32(PLACES[cell])
        out[LAST_SWAP + cell] = last >> place & 1
        out[TURNED + cell] = at == place + 1
        if hidden >> place & 1:
            out[ASLEEP + cell] = 1
        else:
            tile(lying(scratch, place), cell, me, out)
    for i in range(popcount(hidden)):
        kind = KIND[scratch.bytes[spot(scratch.unseen, u32(i), scratch.stride)]]
        out[SLEEPERS + ((kind + 20 * me) % 40 if kind < FIRST_PREY else kind)] += 1


@inlined
def tile(byte: int, cell: int, me: int, out: Any) -> None:
    """A tile that is face up."""
    kind, number, marked = byte >> 5, byte & 15, byte >> 4 & 1
    if kind < PREY:
        first = OWN_CATS if kind == me else OTHER_CATS
        out[first + cell], out[first + CELLS + cell], out[first + 2 * CELLS + cell] = 1, number, marked
    elif kind == PREY:
        out[PREY_VALUES + SORTS[byte] * CELLS + cell] = number
    else:
        for quarter in range(4):
            straight, then = number >> quarter & 1, number >> (quarter + 1) % 4 & 1
            out[DOG_ARROWS + 2 * quarter * CELLS + cell] = straight
            slants = marked and (straight or then or number == 0)
            out[DOG_ARROWS + (2 * quarter + 1) * CELLS + cell] = 1 if slants else 0
