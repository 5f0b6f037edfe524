"""Words of 32 and 64 bits: unsigned numbers to numba, whole numbers cut to size to plain Python.

Numba makes 64 bits of every sum of two words, so what must stay a word is written ``u32(...)`` around the whole of it.
Numbers that are written out are signed to numba: good to shift by and to cut with. Where words are added that are not
cut yet, a number beside them is a ``u32`` too, lest the sum become a fraction.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from .compiled import COMPILED, inlined, numpy

Cut: TypeAlias = Callable[[Any], int]


def _cut32(number: Any) -> int:
    return int(number) & 0xFFFFFFFF


def _cut64(number: Any) -> int:
    return int(number) & 0xFFFFFFFFFFFFFFFF


def _signed32(number: Any) -> int:
    return (int(number) + (1 << 31) & 0xFFFFFFFF) - (1 << 31)


def _signed64(number: Any) -> int:
    return (int(number) + (1 << 63) & 0xFFFFFFFFFFFFFFFF) - (1 << 63)


u32: Cut = cast("Cut", numpy.uint32) if COMPILED else _cut32
u64: Cut = cast("Cut", numpy.uint64) if COMPILED else _cut64
i32: Cut = cast("Cut", numpy.int32) if COMPILED else _signed32
i64: Cut = cast("Cut", numpy.int64) if COMPILED else _signed64

#: how many bits are set
popcount: Callable[[int], int] = int.bit_count
popcount64: Callable[[int], int] = int.bit_count


def lowest64(word: int) -> int:
    """The place of the lowest bit that is set, of a word of 64 bits with any."""
    return (word & -word).bit_length() - 1


def deposits() -> bool:
    """Is there ``place_in`` where this is compiled for? It is an instruction of some processors."""
    return False


def place_in(bit: int, mask: int) -> int:
    """The place of that bit of a mask which is over ``bit``, a power of two, if those of the mask lie side by side."""
    raise AssertionError("asked only where it deposits")


if COMPILED:
    import llvmlite.binding as machine
    from llvmlite import ir
    from numba.core import types
    from numba.core.cpu import CPUContext
    from numba.extending import intrinsic

    #: can this processor lay the bits of one word under the bits of another (pdep), and quickly?
    DEPOSITS = machine.get_host_cpu_features().get("bmi2") and machine.get_host_cpu_name() not in ("znver1", "znver2")

    @intrinsic
    def _popcount(typing: Any, x: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.ctpop(values[0])

        return types.uint32(types.uint32), written

    @intrinsic
    def _popcount64(typing: Any, x: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.ctpop(values[0])

        return types.int64(types.uint64), written

    @intrinsic
    def _lowest64(typing: Any, x: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.cttz(values[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.uint64), written

    @intrinsic
    def _deposits(typing: Any) -> Any:
        """Known while it is compiled: the branch that is not taken is never written."""

        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return context.get_constant(types.boolean, bool(DEPOSITS and isinstance(context, CPUContext)))

        return types.boolean(), written

    @intrinsic
    def _place_in(typing: Any, bit: Any, mask: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            if not (DEPOSITS and isinstance(context, CPUContext)):
                return values[1]  # never asked
            word = ir.IntType(32)
            pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.32", (), ir.FunctionType(word, [word, word]))
            return builder.cttz(builder.call(pdep, values), ir.Constant(ir.IntType(1), 1))

        return types.uint32(types.uint32, types.uint32), written

    popcount, deposits, place_in = (cast("Any", one) for one in (_popcount, _deposits, _place_in))
    popcount64, lowest64 = (cast("Any", one) for one in (_popcount64, _lowest64))


@inlined
def of(word: int, n: int) -> tuple[int, int]:
    """A number in range(n) by a random ``word``, and what is left of the word: as good a one for the next question."""
    product = u64(word) * u64(n)
    return u32(product >> 32), u32(product)
