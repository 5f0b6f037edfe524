"""Where machine code is kept on disk, and whether a bot's is there: asked without loading numba."""

import os
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

HERE = Path(__file__).parent
ASKED = os.environ.get("NUMBA_CACHE_DIR", "")
declared: set[str] = set()  #: the games for which there is something to compile, of those that were imported
#: Are called, in the process that does it, whenever something is really compiled, and not loaded from disk.
listeners: list[Callable[[], None]] = []


@cache
def kept_in(package: Path, base: str = "") -> str:
    """Where a package's machine code is kept: a folder named after all that goes into it, its source, what all kernels
    share, the game's kernel, and its rules and data. Numba looks only at the file in which a function stands, and would
    go on using it when a function that it calls, or a number that it took over, has changed in another."""
    game = HERE.parent / "games" / package.name
    rules = [path for path in (*game.rglob("*.py"), *game.rglob("*.json")) if not path.is_relative_to(game / "tests")]
    sources = {*package.glob("*.py"), *HERE.glob("*.py"), *(HERE / package.name).glob("*.py"), *rules}
    digest = sha256(b"".join([path.read_bytes() for path in sorted(sources)])).hexdigest()
    return str((Path(base) if base else package / "__pycache__") / f"kernels-{digest[:12]}")


def is_kept(game: str, level: str) -> bool:
    """Was all that this bot compiles kept by a process before, on such a machine? True where nothing is compiled."""
    return _compiler() is None or not _bots(game).is_dir() or _mark(game, level).exists()


def note_kept(game: str, level: str) -> None:
    """It was, just now. Where nothing can be kept, that cannot be noted either."""
    if not _bots(game).is_dir():
        return  # a folder with nothing but a mark in it would look like bots of the game's own
    mark = _mark(game, level)
    with suppress(OSError):
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def _bots(game: str) -> Path:
    return HERE.parent / "bots" / game


def _mark(game: str, level: str) -> Path:
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    of = sha256(f"{_compiler()} {python} {_processor()}".encode()).hexdigest()[:12]
    return Path(kept_in(_bots(game), ASKED)) / f"{game}-{level}-{of}"


@cache
def _compiler() -> str | None:
    """The release of numba, if there is one and nobody asked to do without."""
    if os.environ.get("TABBYTOP_PLAIN"):
        return None
    with suppress(PackageNotFoundError):
        return version("numba")
    return None


@cache
def _processor() -> str:
    """Machine code is made for one kind of them."""
    with suppress(OSError, StopIteration), Path("/proc/cpuinfo").open() as lines:
        return next(line for line in lines if line.startswith(("model name", "CPU part")))
    return f"{platform.machine()} {platform.processor()}"
