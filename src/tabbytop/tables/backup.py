"""All that a store keeps, in one file (backup, dump, restore): the same whatever the store, so that a house can move
from a file to PostgreSQL and back.

Gzipped lines of JSON: the first says what it is, each other is a kind and a row of it, the last how many there were, so
that a file that was cut off is known for one. Both ways it is one transaction: what is read is as of one moment while
the server goes on, and what is put back is there as a whole or not at all. Secrets are part of it.
"""

import contextlib
import gzip
import json
import os
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from tabbytop.core import Malformed, TabbyError

from .store import KINDS, Archive, Row, read_table

FORMAT = 3
READ = (1, 2, FORMAT)  #: in the first there were no blocks, in the second no papers


async def back_up(store: Archive, path: Path) -> Counter[str]:
    """Write all there is to ``path``, which must not be there yet; how much of what."""
    try:
        with _whole(path) as file:
            return await _written(store.dump(), file)
    except OSError as wrong:
        raise TabbyError(f"{path} cannot be written: {wrong.strerror or wrong}") from None


def checked(path: Path) -> "Rows":
    """What ``path`` holds, read to the end once, before anything is touched."""
    rows = Rows(path)
    for _ in rows:
        pass
    return rows


async def restore(store: Archive, rows: "Rows", *, replace: bool) -> Counter[str]:
    """Put these rows back, into an empty store or, where it may ``replace`` that, instead of what is there."""
    await store.restore(iter(rows), replace=replace)
    return rows.counts


@contextlib.contextmanager
def _whole(path: Path) -> Iterator[Any]:
    """A new file, which is there when all of it is on disk; for its owner's eyes alone, from the first byte on."""
    if path.exists():
        raise TabbyError(f"{path} is there already")
    part = path.with_name(path.name + ".part")
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


async def _written(rows: AsyncIterator[tuple[str, Row]], file: Any) -> Counter[str]:
    counts: Counter[str] = Counter()
    file.write(json.dumps({"tabbytop": "backup", "format": FORMAT}) + "\n")
    async for kind, row in rows:
        shown = [b64encode(value).decode() if isinstance(value, bytes) else value for value in row]
        file.write(json.dumps([kind, *shown], ensure_ascii=False) + "\n")
        counts[kind] += 1
    file.write(json.dumps({"end": counts}) + "\n")
    return counts


class Rows:
    """The rows of a backup, as often as they are asked for. ``TabbyError`` says in one line why it is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.counts: Counter[str] = Counter()

    def __iter__(self) -> Iterator[tuple[str, Row]]:
        self.counts.clear()
        number = 1
        try:
            with gzip.open(self.path, "rt", encoding="utf-8", newline="\n") as file:
                self._check_head(json.loads(file.readline()))
                for line in file:
                    number += 1
                    said = json.loads(line)
                    if isinstance(said, dict):
                        if said.get("end") != self.counts:
                            raise ValueError("it holds something else than it says")
                        return
                    yield said[0], self._row(*said)
                    self.counts[said[0]] += 1
            raise TabbyError(f"{self.path} is cut off after line {number}")
        except (EOFError, ValueError, LookupError, TypeError, Malformed) as wrong:
            raise TabbyError(f"{self.path} is no backup, or a damaged one, line {number}: {wrong}") from None
        except OSError as wrong:
            raise TabbyError(f"{self.path} cannot be read: {wrong.strerror or wrong}") from None

    def _check_head(self, head: Any) -> None:
        if not isinstance(head, dict) or head.get("tabbytop") != "backup":
            raise ValueError("it does not begin like one")
        if head.get("format") not in READ:
            raise TabbyError(
                f"{self.path} is a backup of another version (format {head.get('format')}); this one reads {FORMAT}"
            )

    @staticmethod
    def _row(kind: str, *row: Any) -> Row:
        if len(row) != len(KINDS[kind]):
            raise ValueError(f"{kind} have {len(KINDS[kind])} values, not {len(row)}")
        if kind == "tables":
            read_table(row[KINDS[kind].index("data")])
        return (row[0], b64decode(row[1])) if kind == "secrets" else row
