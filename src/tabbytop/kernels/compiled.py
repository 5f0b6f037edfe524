"""Numba where it can be had, plain Python where not: the same functions, the same results, other speeds.

``compiled`` is for what is only ever asked as machine code where there is any; ``inlined`` for small parts of it, which
are written out wherever they are asked; ``on_all_cores`` for a loop over ``prange``. ``either_way`` is for what plain
code and compiled code both ask, in one process: written once, it is plain to the one and machine code to the other.
"""

import os
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

from .keeping import ASKED, declared, kept_in, listeners

Function = TypeVar("Function", bound=Callable[..., Any])
Ints: TypeAlias = list[int]  #: or, under numba, an array of int64

numpy: Any  #: None where there is none: in a browser
try:
    import numpy
except ImportError:
    numpy = None

try:
    if os.environ.get("TABBYTOP_PLAIN"):
        raise ImportError("asked to do without")
    import numba
    from numba import njit
    from numba.core import event
    from numba.extending import register_jitable

    COMPILED = True
    prange: Any = numba.prange
    unliteral: Any = numba.types.unliteral
except ImportError:
    COMPILED = False
    prange = range  # on_all_cores


if COMPILED:
    settings: Any = numba.config

    class _Tell(event.Listener):
        def on_start(self, event: Any) -> None:
            for tell in listeners:
                tell()

        def on_end(self, event: Any) -> None: ...

    listen: Any = event.register
    listen("numba:compile", _Tell())

    def compiled(function: Function, **how: Any) -> Function:
        """``function`` in machine code, kept on disk for the next process where there is a place to keep it."""
        package = Path(function.__code__.co_filename).parent
        declared.add(package.name)
        settings.CACHE_DIR = kept_in(package, ASKED)
        try:
            return cast("Function", _for_any_number(njit(cache=True, **how)(function)))
        except RuntimeError:  # nowhere to write
            return cast("Function", _for_any_number(njit(**how)(function)))

    def _for_any_number(machine_code: Any) -> Any:
        """Asked with a number that is written out, numba would compile a function for that number alone."""
        template = machine_code.get_call_template

        def of_types(args: Any, kws: Any) -> Any:
            return template(tuple(map(unliteral, args)), {name: unliteral(one) for name, one in kws.items()})

        machine_code.get_call_template = of_types
        return machine_code

    def inlined(function: Function) -> Function:
        return compiled(function, forceinline=True)

    def on_all_cores(function: Function) -> Function:
        return compiled(function, parallel=True)

    def either_way(function: Function) -> Function:
        """``function`` itself; compiled code may call it too, and has it in machine code."""
        return register_jitable(function)

    def table(numbers: Iterable[int]) -> Any:
        return numpy.array(list(numbers), numpy.int64)

    @compiled
    def ints(size: int) -> Any:
        """That many zeros."""
        return numpy.zeros(size, numpy.int64)

    @compiled
    def small(size: int) -> Any:
        """That many zeros, a byte each."""
        return numpy.zeros(size, numpy.uint8)

    @compiled
    def bytes_in(words: Any) -> Any:
        """The same memory, byte by byte."""
        return words.view(numpy.uint8)

else:

    def compiled(function: Function, **how: Any) -> Function:
        return function

    inlined = on_all_cores = compiled

    def either_way(function: Function) -> Function:
        return function

    def table(numbers: Iterable[int]) -> Any:
        return list(numbers)

    def ints(size: int) -> Any:
        """That many zeros."""
        return [0] * size

    small = ints

    def bytes_in(words: Any) -> Any:
        return memoryview(words).cast("B")


#: how numpy and the standard library call numbers of one kind
KINDS = {"uint32": "I", "int32": "i"}


def row(numbers: Iterable[int], kind: str) -> Any:
    """Numbers of one kind, side by side in memory; without numpy those of the standard library."""
    return array(KINDS[kind], numbers) if numpy is None else numpy.array(list(numbers), kind)
