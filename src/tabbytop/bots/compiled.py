"""Numba where it can be had, plain Python where not: the same functions, the same results, other speeds."""

import os
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])
Ints: TypeAlias = list[int]  #: or, under numba, an array of int64

try:
    if os.environ.get("TABBYTOP_PLAIN"):
        raise ImportError("asked to do without")
    import numpy
    from numba import njit

    COMPILED = True
except ImportError:
    COMPILED = False


if COMPILED:

    def compiled(function: Function) -> Function:
        """``function`` in machine code, kept on disk for the next process where there is a place to keep it."""
        try:
            return cast("Function", njit(cache=True)(function))
        except RuntimeError:  # nowhere to write
            return cast("Function", njit(function))

    def table(numbers: Iterable[int]) -> Any:
        return numpy.array(list(numbers), numpy.int64)

    @compiled
    def ints(size: int) -> Any:
        """That many zeros."""
        return numpy.zeros(size, numpy.int64)

else:

    def compiled(function: Function) -> Function:
        return function

    def table(numbers: Iterable[int]) -> Any:
        return list(numbers)

    def ints(size: int) -> Any:
        """That many zeros."""
        return [0] * size
