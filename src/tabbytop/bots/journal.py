"""Finished chunks in a file (checkpoint), so that a run that was broken off goes on where it was.

The first line says what is done there, each further one is a chunk. A line that was being written when everything ended
is not whole, and that chunk is done again.
"""

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from tabbytop import __version__
from tabbytop.core import Malformed, TabbyError

from .chunks import Chunk, Work


class Journal:
    """``Malformed`` where the file holds another run, or is none of ours; nobody else may write there meanwhile."""

    def __init__(self, path: Path, works: Sequence[Work]) -> None:
        self._path, self._works = path, works
        head = {"tabbytop": __version__, "works": [work.identity() for work in works]}
        self._head: dict[str, Any] = json.loads(json.dumps(head))
        try:
            self._file: BinaryIO = path.open("a+b")
        except OSError as wrong:
            raise TabbyError(f"{path}: {wrong.strerror or wrong}") from None
        try:
            self._alone()
            self._open()
        except BaseException:
            self.close()
            raise

    def _alone(self) -> None:
        try:
            import fcntl
        except ImportError:  # Windows: whoever starts two has to mind it
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TabbyError(f"{self._path}: another run is writing there") from None

    def _open(self) -> None:
        self._file.seek(0)
        first = self._file.readline()
        if not first.endswith(b"\n"):
            if first and not self._line(self._head).startswith(first):
                raise Malformed("is no run that was broken off, and is left as it is", str(self._path))
            self._file.truncate(0)
            self._append(self._head)
            return
        there = _read(first)
        if not isinstance(there, dict) or "works" not in there:
            raise Malformed("is no run that was broken off, and is left as it is", str(self._path))
        if there != self._head:
            raise Malformed(f"holds another run: {_difference(there, self._head)}", str(self._path))

    def written(self) -> Iterator[tuple[Chunk, Any]]:
        """Line by line. What is torn off at the end is taken away."""
        self._file.seek(0)
        whole = len(self._file.readline())
        for line in iter(self._file.readline, b""):
            if not line.endswith(b"\n"):
                break
            match _read(line):
                case [int(work), int(first), int(end), data] if 0 <= work < len(self._works) and first < end:
                    if end > self._works[work].units:
                        raise Malformed(
                            f"holds more than is asked for: up to {end}, not {self._works[work].units}", str(self._path)
                        )
                    yield Chunk(work, first, end), data
                case _:
                    raise Malformed(f"cannot be read at byte {whole}", str(self._path))
            whole += len(line)
        self._file.truncate(whole)

    def write(self, chunk: Chunk, data: Any) -> None:
        self._append([chunk.work, chunk.first, chunk.end, data])

    def _append(self, data: Any) -> None:
        self._file.seek(0, os.SEEK_END)
        self._file.write(self._line(data))
        self._file.flush()
        os.fsync(self._file.fileno())

    @staticmethod
    def _line(data: Any) -> bytes:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"

    def close(self) -> None:
        self._file.close()


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _difference(there: Any, here: Any, where: str = "") -> str:
    """The first thing in which two runs differ, in words."""
    if isinstance(there, dict) and isinstance(here, dict):
        for key in (*here, *there):
            if there.get(key) != here.get(key):
                return _difference(there.get(key), here.get(key), key)
    if isinstance(there, list) and isinstance(here, list) and len(there) == len(here):
        for one, other in zip(there, here, strict=True):
            if one != other:
                return _difference(one, other, where)
    shown = {id(one): json.dumps(one, ensure_ascii=False) for one in (there, here)}
    return f"{where} is {shown[id(there)]} there and {shown[id(here)]} here"
