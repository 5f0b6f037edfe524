"""Work that tables need besides requests: one task a table, from the moment it changes until nothing is left to do."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeAlias

from .service import Service

#: What is done at a table; the event says that the table has changed, and is cleared by whoever looks at it.
Work: TypeAlias = Callable[[str, asyncio.Event], Awaitable[None]]


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
        try:
            await self._work(table, stir)
        finally:  # in the same breath as the last look at ``stir``, so that no change is missed
            del self._stirs[table]

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
