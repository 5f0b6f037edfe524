"""Games on a graphics card: one thread plays one game after another, a block plays one pair of clans.

The functions are those of the cores, compiled once more for the card. What a thread writes lies in the memory that its
block shares (``scratch``), and so do the tables that all of them read.
"""

from functools import cache
from typing import Any

import numpy

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import i64, u32

from .batches import act_one, begin_one, show
from .games import of_pair, onwards, sides_of
from .scratch import WORDS, Scratch
from .stepping import Agreed
from .tiles import BAGS, CLAN_PAIRS, REACHES, SIDES

try:
    import numba
    from numba import cuda as _cuda

    MISSING = ""
except ImportError as error:
    MISSING = str(error)
else:
    cuda: Any = _cuda
    uint32: Any = numba.uint32
    settings: Any = numba.config

BLOCK = 128  #: threads that share memory; a multiple of 32
PAIRS = len(CLAN_PAIRS)
SCRATCH, TABLES = WORDS * BLOCK, len(REACHES)  # words that a block shares
REGISTERS = 64  # of a thread: so that enough of them run at once to hide each other's waiting
BLOCKS = 1024  #: of a pair, at most: a thread then plays several games


class NoDevice(RuntimeError):
    """There is no graphics card to play on."""


def ensure() -> None:
    """There is a card, or ``NoDevice`` says what is missing."""
    if MISSING:
        raise NoDevice(f'a graphics card is played on with numba\'s CUDA: pip install "tabbytop[cuda]" ({MISSING})')
    if not cuda.is_available():
        raise NoDevice("numba finds no CUDA graphics card here; the same games are played on the cores of any machine")


def number() -> int:
    """Of the card that is played on."""
    return 0 if settings.ENABLE_CUDASIM else int(cuda.get_current_device().id)


# -- what a thread does ------------------------------------------------------------------------------------------------
@inlined
def own_scratch(words: Any, tables: Any) -> Scratch:
    cells = u32(4 * cuda.threadIdx.x)
    return Scratch(words, words.view(numpy.uint8), cells, u32(cells + u32(32 * BLOCK)), u32(4 * BLOCK), tables)


@inlined
def copy(words: Any, to: Any) -> None:
    """All threads of a block together copy what all of them read."""
    for i in range(cuda.threadIdx.x, len(to), BLOCK):
        to[i] = words[i]


def of_pairs(seed: int, first: int, powers: bool, reaches: Any, bags: Any, clans: Any, out: Any) -> None:
    words = cuda.shared.array(SCRATCH, uint32)
    tables = cuda.shared.array(TABLES, uint32)
    bag = cuda.shared.array(8, uint32)
    pair = cuda.blockIdx.x % PAIRS
    copy(reaches, tables)
    copy(bags[8 * pair : 8 * pair + 8], bag)
    cuda.syncthreads()
    scratch = own_scratch(words, tables)
    sides = sides_of(clans[2 * pair], clans[2 * pair + 1], powers)
    begin, step = cuda.blockIdx.x // PAIRS * BLOCK + cuda.threadIdx.x, cuda.gridDim.x // PAIRS * BLOCK
    for game in range(begin, out.shape[1], step):
        out[pair, game] = of_pair(scratch, bag, u32(0), sides, seed, pair, first + game)


def from_positions(seed: int, first: int, positions: Any, reaches: Any, out: Any) -> None:
    words = cuda.shared.array(SCRATCH, uint32)
    tables = cuda.shared.array(TABLES, uint32)
    copy(reaches, tables)
    cuda.syncthreads()
    scratch = own_scratch(words, tables)
    games = out.shape[1]
    for i in range(cuda.grid(1), out.shape[0] * games, cuda.gridsize(1)):
        out[i // games, i % games] = onwards(scratch, positions[i // games], seed, first + i % games)


def begin_rows(rows: Any, seed: int, agreed: Agreed, bags: Any, reaches: Any, seen: Any, masks: Any) -> None:
    """One row a thread."""
    i = cuda.grid(1)
    if i < len(rows):
        begin_one(rows[i], seed, i, agreed, bags, reaches)
        show(rows[i], agreed, reaches, seen[i], masks[i])


def act_rows(
    rows: Any, actions: Any, agreed: Agreed, bags: Any, reaches: Any, seen: Any, masks: Any, rewards: Any, over: Any
) -> None:
    i = cuda.grid(1)
    if i < len(rows):
        over[i] = act_one(rows[i], i64(actions[i]), agreed, bags, reaches, rewards[i])
        show(rows[i], agreed, reaches, seen[i], masks[i])


def check_rows(actions: Any, masks: Any, wrong: Any) -> None:
    """The lowest row whose mask does not allow its action, if there is one."""
    i = cuda.grid(1)
    if i < len(actions):
        action = i64(actions[i])
        if action < 0 or action >= masks.shape[1] or not masks[i, action]:
            cuda.atomic.min(wrong, 0, i)


def copy_of_rows(rows: Any, column: int, out: Any) -> None:
    i = cuda.grid(1)
    if i < len(rows):
        out[i] = rows[i, column]


@cache
def for_the_card(function: Any) -> Any:
    return cuda.jit(function) if settings.ENABLE_CUDASIM else cuda.jit(max_registers=REGISTERS)(function)


# -- all of them -------------------------------------------------------------------------------------------------------
def games_of_all_pairs(games: int, seed: int, powers: bool = True, first: int = 0, out: Any = None) -> Any:
    """As that of ``cores``, the same games; an array on the card, ``out`` where it is given."""
    ensure()
    if out is None:
        out = cuda.device_array((PAIRS, games), numpy.uint32)
    blocks = PAIRS * min(BLOCKS, -(-games // BLOCK))
    for_the_card(of_pairs)[blocks, BLOCK](seed, first, powers, *tables(), out)
    return out


def games_from(positions: Any, games: int, seed: int, first: int = 0) -> Any:
    """As that of ``cores``, the same games."""
    ensure()
    out = cuda.device_array((len(positions), games), numpy.uint32)
    blocks = min(PAIRS * BLOCKS, -(-len(positions) * games // BLOCK))
    for_the_card(from_positions)[blocks, BLOCK](seed, first, cuda.to_device(positions), tables()[0], out)
    return out


def begin_all(rows: Any, seed: int, agreed: Agreed, bags: Any, reaches: Any, seen: Any, masks: Any) -> None:
    """As that of ``batches``, on arrays that lie on the card."""
    for_the_card(begin_rows)[-(-len(rows) // BLOCK), BLOCK](rows, seed, agreed, bags, reaches, seen, masks)


def act_all(
    rows: Any, actions: Any, agreed: Agreed, bags: Any, reaches: Any, seen: Any, masks: Any, rewards: Any, over: Any
) -> None:
    """As that of ``batches``, on arrays that lie on the card."""
    run = for_the_card(act_rows)[-(-len(rows) // BLOCK), BLOCK]
    run(rows, actions, agreed, bags, reaches, seen, masks, rewards, over)


def copy_column(rows: Any, column: int, out: Any) -> None:
    """One column of the rows, into an array of its own."""
    for_the_card(copy_of_rows)[-(-len(rows) // BLOCK), BLOCK](rows, column, out)


def first_wrong(actions: Any, masks: Any) -> int:
    """The first row whose mask does not allow its action; as many as there are if all do."""
    wrong = cuda.to_device(numpy.array([len(actions)], numpy.int64))
    for_the_card(check_rows)[-(-len(actions) // BLOCK), BLOCK](actions, masks, wrong)
    return int(wrong.copy_to_host()[0])


@cache
def tables() -> tuple[Any, ...]:
    """What all threads read, on the card."""
    return tuple(cuda.to_device(one) for one in (REACHES, BAGS, SIDES))
