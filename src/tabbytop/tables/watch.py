"""Change notification: what other processes wrote into the same database, found by asking for it now and then.

Correctness does not need it, since every write names the version it was made for. It only lets people connected to
one process see, within ``EVERY`` seconds, what happened at their table through another. A store that can notify (LISTEN
and NOTIFY) does without.
"""

import asyncio
import logging

from .service import Service

EVERY = 0.5

log = logging.getLogger(__name__)


class Watch:
    def __init__(self, service: Service, every: float = EVERY) -> None:
        self._service, self._every = service, every
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        stamp = await self._service.store.latest()
        self._task = asyncio.create_task(self._run(stamp))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, stamp: int) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                for note in await self._service.store.changes(stamp):
                    stamp = note.stamp
                    self._service.catch_up(note)
            except Exception:
                log.exception("changes of other processes could not be read")
