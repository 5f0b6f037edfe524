"""Jobs in PostgreSQL: an unlogged table, NOTIFY, and a session lock for each job that is being thought about.

Whoever dies loses its session, and with it its locks: another worker finds the job free again, and no clock and no
heartbeat is needed. A lock of a row would do as well, but it would be a transaction that writes and lasts as long as a
thought, and hold back everybody's stamps.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import asyncpg

from ..jobs import KINDS, Answered, Kind, sort
from .line import Line
from .schema import Db

CHANNEL = "tabbytop_jobs"
CLASS = 0x7ABC  #: the locks' first number; the second is the job, or below 0 a place at a worker that does such work
FIRST_PLACE: dict[Kind, int] = {kind: 1 + 1000 * number for number, kind in enumerate(KINDS)}  #: a worker's, negated
LOOK_EVERY = 1.0  #: seconds; what is put in is told at once, what a dead worker leaves is found by looking

HELD = f"""
    SELECT objid::bigint::bit(32)::int FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {CLASS} AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
FREE = f"""
    SELECT id FROM jobs
    WHERE release = ANY($1) AND NOT done AND until > now() AND id NOT IN ({HELD})
    ORDER BY id LIMIT 20
"""

log = logging.getLogger(__name__)


class PostgresJobs:
    """As who puts them in sees them."""

    def __init__(self, rows: Callable[..., Awaitable[Sequence[Any]]]) -> None:
        self._rows = rows

    async def room(self) -> dict[Kind, int]:
        rows = await self._rows(f"SELECT -id / 1000, count(*) FROM ({HELD}) AS held (id) WHERE id < 0 GROUP BY 1")
        return {KINDS[number]: count for number, count in rows if number < len(KINDS)}

    async def put(self, sort: str, job: bytes, seconds: float) -> int:
        await self._rows("DELETE FROM jobs WHERE until < now()")
        rows = await self._rows(
            "WITH put AS (INSERT INTO jobs (release, task, until)"
            " VALUES ($1, $2, now() + make_interval(secs => $3)) RETURNING id)"
            f" SELECT id, pg_notify('{CHANNEL}', '') FROM put",
            *(sort, job, seconds),
        )
        return int(rows[0]["id"])

    async def answers(self, ids: list[int]) -> list[Answered]:
        query = "SELECT id, failure, action FROM jobs WHERE id = ANY($1) AND done"
        return [Answered(*row) for row in await self._rows(query, ids)]

    async def taken(self, ids: list[int]) -> set[int]:
        query = f"SELECT id FROM jobs WHERE id = ANY($1) AND (done OR id IN ({HELD}))"
        return {id for (id,) in await self._rows(query, ids)}

    async def withdraw(self, id: int) -> None:
        await self._rows("DELETE FROM jobs WHERE id = $1", id)


Do = Callable[[bytes], Awaitable[tuple[str | None, str | None]]]  #: failure, or the answer as JSON


class Working(Line):
    """A worker's session: takes jobs of these ``kinds``, ``at_once`` so many, and says what came of each."""

    def __init__(self, url: str, at_once: int, kinds: Sequence[Kind], do: Do) -> None:
        super().__init__(url, "no jobs are taken")
        self._at_once, self._kinds, self._do = at_once, kinds, do
        self.is_there = asyncio.Event()

    async def _use(self, line: Db) -> None:
        turn, stir, cut = asyncio.Lock(), asyncio.Event(), asyncio.Event()
        line.add_termination_listener(lambda _: cut.set())
        await line.add_listener(CHANNEL, lambda *_: stir.set())
        for place in (FIRST_PLACE[kind] + number for kind in self._kinds for number in range(self._at_once)):
            await line.execute(f"SELECT pg_advisory_lock_shared({CLASS}, {-place})")
        self.is_there.set()
        works = [asyncio.create_task(self._work(line, turn, stir)) for _ in range(self._at_once)]
        ended = asyncio.create_task(cut.wait())
        try:
            done, _ = await asyncio.wait({*works, ended}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            raise asyncpg.InterfaceError("the connection was lost")
        finally:
            for task in (*works, ended):
                task.cancel()
            await asyncio.gather(*works, ended, return_exceptions=True)

    async def _work(self, line: Db, turn: asyncio.Lock, stir: asyncio.Event) -> None:
        while True:
            async with turn:
                job = await self._taken(line)
            if job is None:
                stir.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(stir.wait(), LOOK_EVERY)
                continue
            id, task = job
            failure, action = await self._do(task)
            async with turn:
                await line.execute(
                    "UPDATE jobs SET done = TRUE, failure = $2, action = $3 WHERE id = $1", id, failure, action
                )
                await line.execute(f"SELECT pg_advisory_unlock({CLASS}, $1)", id)

    async def _taken(self, line: Db) -> tuple[int, bytes] | None:
        """A job that is ours now."""
        for (id,) in await line.fetch(FREE, list(map(sort, self._kinds))):
            if not await line.fetchval(f"SELECT pg_try_advisory_lock({CLASS}, $1)", id):
                continue
            task = await line.fetchval("SELECT task FROM jobs WHERE id = $1 AND NOT done", id)
            if task is not None:
                return id, bytes(task)
            await line.execute(f"SELECT pg_advisory_unlock({CLASS}, $1)", id)  # it was just answered, or taken back
        return None
