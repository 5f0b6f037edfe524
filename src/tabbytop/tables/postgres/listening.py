"""Hearing of what other processes changed, by LISTEN: at once, and nothing is missed while the line is down.

A connection of its own, straight to the server: a pooler that hands out transactions has no LISTEN. A line that was cut
without a word tells the listener nothing, so it is asked for a sign of life now and then. When it was down, what has
changed since the last sign is read from the tables.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import asyncpg

from ..store import Note
from .schema import Db, said

if TYPE_CHECKING:
    from .store import Postgres

CHANNEL = "tabbytop_tables"
AGAIN = 0.2  #: seconds until a lost line is taken up again
PATIENCE = 2.0  #: seconds for a sign of life

log = logging.getLogger(__name__)


def told(origin: str, table: str, version: int, said: int, due: bool) -> str:
    """A note as it is sent."""
    return f"{origin} {table} {version} {said} {int(due)}"


class Listening:
    """Calls ``hear`` with every note of another process; the same one may come twice."""

    def __init__(self, store: "Postgres", hear: Callable[[Note], None], every: float) -> None:
        self._store, self._hear, self._every = store, hear, every
        self._stamp = 0  # everything up to here has been heard
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._stamp = await self._store.latest()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            line = None
            try:
                line = await asyncpg.connect(self._store.url, timeout=PATIENCE, command_timeout=PATIENCE)
                await self._listen(line)
            except Exception as lost:
                log.warning("changes of other processes are not heard: %s", said(lost))
            finally:
                if line is not None:
                    line.terminate()
            await asyncio.sleep(AGAIN)

    async def _listen(self, line: Db) -> None:
        """Until the line is lost."""
        cut = asyncio.Event()
        line.add_termination_listener(lambda _: cut.set())
        await line.add_listener(CHANNEL, self._told)
        for note in await self._store.changes(self._stamp):  # after LISTEN, so that nothing falls in between
            self._hear(note)
        while True:
            decided = await self._store.latest()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(cut.wait(), self._every)
            await line.execute("SELECT")  # answered on this line: all that was decided before has come over it
            self._stamp = decided

    def _told(self, _line: Db, _process: int, _channel: str, note: str) -> None:
        origin, table, version, said, due = note.split(" ")
        if origin != self._store.origin:  # ours come too, often before ``save`` has returned
            self._hear(Note(0, table, int(version), int(said), due == "1"))
