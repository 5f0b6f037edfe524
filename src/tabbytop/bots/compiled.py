"""Numba where it can be had, plain Python where not: the same functions, the same results, other speeds."""

import os
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])
Ints: TypeAlias = list[int]  #: or, under numba, an array of int64

try:
    if os.environ.get("TABBYTOP_PLAIN"):
        raise ImportError("asked to do without")
    import numba
    import numpy
    from numba import njit

    COMPILED = True
except ImportError:
    COMPILED = False


@cache
def kept_in(package: Path, base: str = "") -> str:
    """Where a package's machine code is kept: a folder named after all of its source. Numba looks only at the file in
    which a function stands, and would go on using it when a function that it calls, in another file, has changed."""
    sources = sorted({*package.glob("*.py"), *Path(__file__).parent.glob("*.py")})
    digest = sha256(b"".join([path.read_bytes() for path in sources])).hexdigest()
    return str((Path(base) if base else package / "__pycache__") / f"kernels-{digest[:12]}")


if COMPILED:
    settings: Any = numba.config
    ASKED: str = settings.CACHE_DIR  # by NUMBA_CACHE_DIR

    def compiled(function: Function) -> Function:
        """``function`` in machine code, kept on disk for the next process where there is a place to keep it."""
        settings.CACHE_DIR = kept_in(Path(function.__code__.co_filename).parent, ASKED)
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
