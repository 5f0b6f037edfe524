"""Papers in the file of the store."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from math import inf
from typing import Any, TypeVar

from ..papers import MOST, Amendment, Key, Paper
from ..store import PAPER
from ..table import Person

T = TypeVar("T")

NEWEST = "(at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?"


class SqlitePapers:
    """``read`` and ``write`` are the store's own, with its threads and its transactions."""

    def __init__(self, read: Callable[..., Awaitable[Any]], write: Callable[..., Awaitable[Any]]) -> None:
        self._read, self._write = read, write

    async def keep(self, *papers: Paper) -> None:
        await self._write(lambda db: put(db, papers))

    async def amend(self, keys: Sequence[Key], work: Amendment) -> Sequence[Paper | None]:
        def amended(db: sqlite3.Connection) -> list[Paper | None]:
            before = [_find(db, *key) for key in keys]
            after = work(before)
            db.executemany("DELETE FROM papers WHERE kind = ? AND id = ?", keys)
            put(db, [paper for paper in after if paper is not None])
            return before

        return list(await self._write(amended))

    async def find(self, kind: str, id: str) -> Paper | None:
        found: Paper | None = await self._read(lambda db: _find(db, kind, id))
        return found

    async def of_person(
        self, person: Person, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST
    ) -> Sequence[Paper]:
        return await self._some(f"person = ? AND kind = ? AND {NEWEST}", person, kind, *before, limit)

    async def of_kind(self, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST) -> Sequence[Paper]:
        return await self._some(f"kind = ? AND {NEWEST}", kind, *before, limit)

    async def naming(self, person: Person) -> Sequence[Paper]:
        return await self._some("person <> ? AND instr(data, ?)", person, person)

    async def throw_away(self, now: float) -> int:
        query = "DELETE FROM papers WHERE until <= ?"
        return int(await self._write(lambda db: db.execute(query, (now,)).rowcount))

    async def _some(self, which: str, *given: Any) -> list[Paper]:
        query = f"SELECT {PAPER} FROM papers WHERE {which}"
        return list(await self._read(lambda db: [Paper(*row) for row in db.execute(query, given)]))


def put(db: sqlite3.Connection, papers: Iterable[Paper]) -> None:
    db.executemany(
        f"INSERT OR REPLACE INTO papers ({PAPER}) VALUES (?, ?, ?, ?, ?, ?)",
        [(one.kind, one.id, one.person, one.at, one.data, one.until) for one in papers],
    )


def _find(db: sqlite3.Connection, kind: str, id: str) -> Paper | None:
    row = db.execute(f"SELECT {PAPER} FROM papers WHERE kind = ? AND id = ?", (kind, id)).fetchone()
    return Paper(*row) if row else None
