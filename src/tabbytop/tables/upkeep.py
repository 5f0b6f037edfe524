"""Work that tables need besides requests: one task a table, from the moment it changes until nothing is left to do.

Where the table has moved on meanwhile it is looked at again; where work fails for another reason, after a pause that
grows (backoff).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeAlias

from .errors import NotNow, NotYourSeat, Stale, UnknownTable
from .service import Service

#: What is done at a table; the event says that the table has changed, and is cleared by whoever looks at it. It is over
#: when nothing is left to do, in the same breath as the last look at the event, so that no change is missed.
Work: TypeAlias = Callable[[str, asyncio.Event], Awaitable[None]]

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0

log = logging.getLogger(__name__)


class Upkeep:
    """Has ``work`` done at every table that this process changes, and at those that were waiting when it started."""

    def __init__(self, service: Service, work: Work) -> None:
        self._service, self._work = service, work
        self._stirs: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._service.desk.listeners.append(self._wake)
        self._begin(self._take_up())

    async def stop(self) -> None:
        self._service.desk.listeners.remove(self._wake)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_up(self) -> None:
        for table in await self._service.store.due():
            self._wake(table)
            await asyncio.sleep(0)

    def _wake(self, table: str) -> None:
        if table in self._stirs:
            self._stirs[table].set()
            return
        stir = self._stirs[table] = asyncio.Event()
        self._begin(self._attend(table, stir))

    async def _attend(self, table: str, stir: asyncio.Event) -> None:
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        try:
            while True:
                began = loop.time()
                try:
                    return await self._work(table, stir)
                except UnknownTable:
                    return None
                except (Stale, NotNow, NotYourSeat):
                    continue  # the table has moved on: look again
                except Exception:
                    pause = FIRST_PAUSE if loop.time() - began > LONGEST_PAUSE else pause
                    log.exception("table %s cannot be gone on with; trying again in %g s", table, pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._stirs[table]

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
