"""Where a game's tiles lie while it is played: bytes on the cells, and the tiles that nobody has seen.

A thread of a graphics card keeps them in the memory that its block shares, each word ``stride`` bytes behind the one
before it, with the words of the other threads between: so threads that ask at once never wait for each other.
"""

from typing import Any, NamedTuple

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import u32

WORDS = 16  #: of a game: eight for the cells, eight for the tiles not yet seen


class Scratch(NamedTuple):
    words: Any
    bytes: Any  # the same memory
    cells: int  # the byte at which they begin,
    unseen: int  # and these
    stride: int
    reaches: Any


@inlined
def spot(base: int, k: int, stride: int) -> int:
    """The byte of the k-th tile."""
    return u32(base + u32(k & 7) * stride + u32(k >> 3))


@inlined
def word(scratch: Scratch, i: int) -> int:
    """The i-th word of the cells."""
    return u32(scratch.words[u32(u32(scratch.cells + u32(i) * scratch.stride) >> 2)])


@inlined
def fill(scratch: Scratch, words: Any, first: int, base: int) -> None:
    """Eight words, from ``first`` on, are laid where the cells begin, or the tiles not yet seen."""
    for i in range(8):
        scratch.words[u32(u32(base + u32(i) * scratch.stride) >> 2)] = words[u32(first + u32(i))]


@inlined
def drawn(scratch: Scratch, k: int, left: int) -> int:
    """The k-th of ``left`` tiles not yet seen; the last of them takes its place."""
    here = spot(scratch.unseen, k, scratch.stride)
    tile = u32(scratch.bytes[here])
    scratch.bytes[here] = scratch.bytes[spot(scratch.unseen, u32(left - u32(1)), scratch.stride)]
    return tile


@inlined
def lay(scratch: Scratch, cell: int, tile: int) -> None:
    scratch.bytes[spot(scratch.cells, cell, scratch.stride)] = tile


@inlined
def lying(scratch: Scratch, cell: int) -> int:
    return u32(scratch.bytes[spot(scratch.cells, cell, scratch.stride)])
