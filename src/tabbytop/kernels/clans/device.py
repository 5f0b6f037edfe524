"""Random games on a graphics card: one thread plays one game after another, a block plays one pair of clans.

The functions are those of the cores, compiled once more for the card. What a thread writes lies in the memory that its
block shares (``scratch``), and so do the tables that all of them read.
"""

from functools import cache
from typing import Any

import numpy

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import u32

from .games import of_pair, onwards, sides_of
from .scratch import WORDS, Scratch
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


def _sure() -> None:
    if MISSING:
        raise NoDevice(f'a graphics card is played on with numba\'s CUDA: pip install "tabbytop[cuda]" ({MISSING})')
    if not cuda.is_available():
        raise NoDevice("numba finds no CUDA graphics card here; the same games are played on the cores of any machine")


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


@cache
def for_the_card(function: Any) -> Any:
    return cuda.jit(function) if settings.ENABLE_CUDASIM else cuda.jit(max_registers=REGISTERS)(function)


# -- all of them -------------------------------------------------------------------------------------------------------
def games_of_all_pairs(games: int, seed: int, powers: bool = True, first: int = 0, out: Any = None) -> Any:
    """As that of ``cores``, the same games; an array on the card, ``out`` where it is given."""
    _sure()
    if out is None:
        out = cuda.device_array((PAIRS, games), numpy.uint32)
    blocks = PAIRS * min(BLOCKS, -(-games // BLOCK))
    for_the_card(of_pairs)[blocks, BLOCK](seed, first, powers, *tables(), out)
    return out


def games_from(positions: Any, games: int, seed: int, first: int = 0) -> Any:
    """As that of ``cores``, the same games."""
    _sure()
    out = cuda.device_array((len(positions), games), numpy.uint32)
    blocks = min(PAIRS * BLOCKS, -(-len(positions) * games // BLOCK))
    for_the_card(from_positions)[blocks, BLOCK](seed, first, cuda.to_device(positions), tables()[0], out)
    return out


@cache
def tables() -> tuple[Any, ...]:
    """What all threads read, on the card."""
    return tuple(cuda.to_device(one) for one in (REACHES, BAGS, SIDES))
