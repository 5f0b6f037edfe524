"""Change notification by asking: what other processes wrote into the same database, looked for now and then (polling).

Correctness does not need it, since every write names the version it was made for. It only lets people connected to
one process see soon what happened at their table through another. A store that can notify does without.
"""

import asyncio
import logging
from collections.abc import Callable

from .errors import traced
from .store import Note, Store

EVERY = 0.5  #: seconds between two looks

log = logging.getLogger(__name__)


class Polling:
    """Asks ``store`` for what has changed since the last time."""

    def __init__(self, store: Store, hear: Callable[[Note], None], every: float = EVERY) -> None:
        self._store, self._hear, self._every = store, hear, every
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run(await self._store.latest()))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, stamp: int) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                for note in await self._store.changes(stamp):
                    stamp = note.stamp
                    self._hear(note)
            except Exception as error:
                log.error("changes of other processes could not be read: %s", error, exc_info=traced(error))
