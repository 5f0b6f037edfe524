"""Python's files, compiled once on the device that keeps them: a start then reads what it would else have to compile.

A compiled file is read by the very version of Python that wrote it alone, and is twice as large to send.
"""

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from importlib import _bootstrap_external
from pathlib import Path
from typing import Any

#: Writes a compiled file that is never compared with its source: there is none beside it. Python has no public way to.
hash_pyc: Any = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined] # of the interpreter's own

#: Read their own source to know what they import, and when.
AS_WRITTEN = ("anyio/__init__.py", "anyio/abc/__init__.py")


def compiled(source: bytes, name: str) -> bytes:
    return bytes(hash_pyc(compile(source, name, "exec", dont_inherit=True), bytes(8), False))


def count(folder: Path, packed: Path) -> int:
    """How many files there are to go through: each is told of when it is done."""
    with zipfile.ZipFile(packed) as before:
        return len(before.namelist()) + sum(1 for _ in _files(folder))


def library(packed: Path, told: Callable[[], None] = lambda: None) -> bytes:
    """The standard library in one zip, not compressed: it is read at every start."""
    made = io.BytesIO()
    with zipfile.ZipFile(packed) as before, zipfile.ZipFile(made, "w") as after:
        for name in before.namelist():
            after.writestr(f"{name}c", compiled(before.read(name), name))
            told()
    return made.getvalue()


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".pyc")


def house(folder: Path, told: Callable[[], None] = lambda: None) -> bytes:
    """All files of a folder in one piece, as they were sent: the length of the list, the list, all of them."""
    files = {}
    for path in _files(folder):
        name = path.relative_to(folder).as_posix()
        if path.suffix == ".py" and name not in AS_WRITTEN:
            files[f"{name}c"] = compiled(path.read_bytes(), name)
        else:
            files[name] = path.read_bytes()
        told()
    listed = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(files.values())
