"""Papers in the database of the store."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from math import inf
from typing import Any

from ..papers import MOST, Amendment, Key, Paper
from ..store import PAPER
from ..table import Person
from .schema import Db

NEWEST = "(at, id) < ($1, $2) ORDER BY at DESC, id DESC LIMIT $3"
PUT = f"""
    INSERT INTO papers ({PAPER})
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::text[], $6::float8[])
    ON CONFLICT (kind, id) DO UPDATE SET
        person = excluded.person, at = excluded.at, data = excluded.data, until = excluded.until
"""
#: Under it nobody else makes a paper of that key either: a row that is not there cannot be locked.
ALONE = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"


class PostgresPapers:
    """``transaction`` is the store's own."""

    def __init__(self, transaction: Callable[[], AbstractAsyncContextManager[Db]]) -> None:
        self._transaction = transaction

    async def keep(self, *papers: Paper) -> None:
        async with self._transaction() as db:
            await put(db, papers)

    async def amend(self, keys: Sequence[Key], work: Amendment) -> Sequence[Paper | None]:
        async with self._transaction() as db:
            for name in sorted(f"paper {kind} {id}" for kind, id in keys):
                await db.execute(ALONE, name)
            before = [await _find(db, *key) for key in keys]
            after = work(before)
            kept = {paper.key for paper in after if paper is not None}
            for kind, id in {*keys} - kept:
                await db.execute("DELETE FROM papers WHERE kind = $1 AND id = $2", kind, id)
            await put(db, [paper for paper in after if paper is not None])
            return before

    async def find(self, kind: str, id: str) -> Paper | None:
        async with self._transaction() as db:
            return await _find(db, kind, id)

    async def of_person(
        self, person: Person, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST
    ) -> Sequence[Paper]:
        return await self._some(f"person = $4 AND kind = $5 AND {NEWEST}", *before, limit, person, kind)

    async def of_kind(self, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST) -> Sequence[Paper]:
        return await self._some(f"kind = $4 AND {NEWEST}", *before, limit, kind)

    async def naming(self, person: Person) -> Sequence[Paper]:
        return await self._some("person <> $1 AND strpos(data, $1) > 0", person)

    async def throw_away(self, now: float) -> int:
        async with self._transaction() as db:
            return len(await db.fetch("DELETE FROM papers WHERE until <= $1 RETURNING id", now))

    async def _some(self, which: str, *given: Any) -> list[Paper]:
        async with self._transaction() as db:
            return [Paper(*row) for row in await db.fetch(f"SELECT {PAPER} FROM papers WHERE {which}", *given)]


async def put(db: Db, papers: Iterable[Paper]) -> None:
    """Each key once: a statement cannot change a row twice. In one order, so that two groups do not wait for each
    other."""
    rows = {one.key: (one.kind, one.id, one.person, one.at, one.data, one.until) for one in papers}
    if rows:
        await db.execute(PUT, *map(list, zip(*(rows[key] for key in sorted(rows)), strict=True)))


async def _find(db: Db, kind: str, id: str) -> Paper | None:
    row = await db.fetchrow(f"SELECT {PAPER} FROM papers WHERE kind = $1 AND id = $2", kind, id)
    return Paper(*row) if row else None
