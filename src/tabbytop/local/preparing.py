"""Python's files, compiled once on the device that keeps them: a start then reads what it would else have to compile.

A compiled file is read by the very version of Python that wrote it alone, and is twice as large to send.
"""

import io
import json
import zipfile
from importlib import _bootstrap_external
from pathlib import Path
from typing import Any

#: Writes a compiled file that is never compared with its source: there is none beside it. Python has no public way to.
hash_pyc: Any = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined] # of the interpreter's own

#: Read their own source to know what they import, and when.
AS_WRITTEN = ("anyio/__init__.py", "anyio/abc/__init__.py")


def compiled(source: bytes, name: str) -> bytes:
    return bytes(hash_pyc(compile(source, name, "exec", dont_inherit=True), bytes(8), False))


def library(packed: Path) -> bytes:
    """The standard library in one zip, not compressed: it is read at every start."""
    made = io.BytesIO()
    with zipfile.ZipFile(packed) as before, zipfile.ZipFile(made, "w") as after:
        for name in before.namelist():
            after.writestr(f"{name}c", compiled(before.read(name), name))
    return made.getvalue()


def house(folder: Path) -> bytes:
    """All files of a folder in one piece, as they were sent: the length of the list, the list, all of them."""
    files = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix == ".py" and name not in AS_WRITTEN:
            files[f"{name}c"] = compiled(path.read_bytes(), name)
        elif path.is_file() and path.suffix != ".pyc":
            files[name] = path.read_bytes()
    listed = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(files.values())
