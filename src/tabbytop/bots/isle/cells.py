"""Sets of cells, written once for plain and for compiled code (a bitboard, in the words of computer chess).

In plain code a set is a whole number, as in ``games.isle.boat``. In compiled code, where numbers end at 64 bits, it is
four words: ``Words``, or a row of a record (``records.SET``). Both know ``&``, ``|``, ``~``, ``<<`` and ``>>``. Four
words are never false, not even of an empty set, so one asks ``some(a)`` and ``meet(a, b)``.
"""

import operator
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from tabbytop.games.isle.boat import Cells, around
from tabbytop.kernels.compiled import COMPILED, compiled, either_way

Array: TypeAlias = Any  #: of numpy; its kind of number is said where it is made
Record: TypeAlias = Any  #: one row of an array with named fields; compiled code writes into it
Number: TypeAlias = Any  #: one of numpy's

either_way(around)  # the rules' own: compiled code may ask it from here on


class Words(NamedTuple):
    """A set in compiled code: cells 0 to 63, 64 to 127 and so on."""

    a: Any
    b: Any
    c: Any
    d: Any


def words(cells: Cells) -> tuple[int, ...]:
    """A set as a row of a record."""
    return tuple(cells >> 64 * word & (1 << 64) - 1 for word in range(len(Words._fields)))


def many(cells: Cells) -> int:
    return cells.bit_count()


def some(cells: Cells) -> bool:
    return bool(cells)


def meet(a: Cells, b: Cells) -> bool:
    return bool(a & b)


@compiled
def put(row: Record, cells: Any) -> None:
    """Into a row of a record."""
    row.a, row.b, row.c, row.d = cells.a, cells.b, cells.c, cells.d


# -- the same in machine code -----------------------------------------------------------------------------------------

if COMPILED:
    import numpy as np
    from numba.extending import overload
    from numba.np.numpy_support import from_dtype

    from .records import SET

    _ROW = from_dtype(SET)

    def _for_words(function: Any) -> Callable[[Any], Any]:
        """What compiled code does for ``function`` where the first that is given is a set."""

        def register(in_words: Any) -> Any:
            def chosen(*given: Any) -> Any:
                is_set = given[0] == _ROW or getattr(given[0], "instance_class", None) is Words
                return in_words if is_set else None

            overload(function, strict=False)(chosen)
            return in_words

        return register

    @_for_words(operator.and_)
    def _and(a: Any, b: Any) -> Any:
        return Words(a.a & b.a, a.b & b.b, a.c & b.c, a.d & b.d)

    @_for_words(operator.or_)
    def _or(a: Any, b: Any) -> Any:
        return Words(a.a | b.a, a.b | b.b, a.c | b.c, a.d | b.d)

    @_for_words(operator.invert)
    def _invert(a: Any) -> Any:
        return Words(~a.a, ~a.b, ~a.c, ~a.d)

    @_for_words(operator.lshift)
    def _lshift(a: Any, by: Any) -> Any:
        s, r = np.uint64(by), np.uint64(64 - by)
        return Words(a.a << s, a.b << s | a.a >> r, a.c << s | a.b >> r, a.d << s | a.c >> r)

    @_for_words(operator.rshift)
    def _rshift(a: Any, by: Any) -> Any:
        s, r = np.uint64(by), np.uint64(64 - by)
        return Words(a.a >> s | a.b << r, a.b >> s | a.c << r, a.c >> s | a.d << r, a.d >> s)

    @_for_words(some)
    def _some(cells: Any) -> Any:
        return (cells.a | cells.b | cells.c | cells.d) != 0

    @_for_words(meet)
    def _meet(a: Any, b: Any) -> Any:
        return (a.a & b.a | a.b & b.b | a.c & b.c | a.d & b.d) != 0

    @compiled
    def bits(x: Number) -> Number:
        """How many bits of a word are set: in the order of a textbook, by twos, fours, bytes."""
        x = x - (x >> np.uint64(1) & np.uint64(0x5555555555555555))
        x = (x & np.uint64(0x3333333333333333)) + (x >> np.uint64(2) & np.uint64(0x3333333333333333))
        x = x + (x >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
        return np.int64(x * np.uint64(0x0101010101010101) >> np.uint64(56))

    @_for_words(many)
    def _many(cells: Any) -> Any:
        return bits(cells.a) + bits(cells.b) + bits(cells.c) + bits(cells.d)
