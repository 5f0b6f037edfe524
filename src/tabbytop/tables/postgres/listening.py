"""Hearing of what other processes changed, by LISTEN: at once, and nothing is missed while the line is down.

A pooler that hands out transactions has no LISTEN, hence a line of its own. One that was cut without a word tells the
listener nothing, so it is asked for a sign of life now and then. When it was down, what has changed since
the last sign is read from the tables.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..store import Note
from .line import Line
from .schema import Db

if TYPE_CHECKING:
    from .store import Postgres

CHANNEL = "tabbytop_tables"


def told(origin: str, table: str, version: int, said: int, due: bool) -> str:
    """A note as it is sent."""
    return f"{origin} {table} {version} {said} {int(due)}"


class Listening(Line):
    """Calls ``hear`` with every note of another process; the same one may come twice."""

    def __init__(self, store: "Postgres", hear: Callable[[Note], None], every: float) -> None:
        super().__init__(store.url, "changes of other processes are not heard")
        self._store, self._hear, self._every = store, hear, every
        self._stamp = 0  # everything up to here has been heard

    async def start(self) -> None:
        self._stamp = await self._store.latest()
        self.take_up()

    async def _use(self, line: Db) -> None:
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
