"""Work that tables need besides requests: one task a table, from the moment it changes until nothing is left to do.

Where the table has moved on meanwhile it is looked at again; where work fails for another reason, after a pause that
grows (backoff).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from .errors import NotNow, NotYourSeat, Stale, UnknownTable, traced
from .live import Live
from .service import Service

#: What is done at a table; the event says that the table has changed, and is cleared by whoever looks at it. It is over
#: when nothing is left to do, in the same breath as the last look at the event, so that no change is missed.
Work: TypeAlias = Callable[[str, asyncio.Event], Awaitable[None]]

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0

log = logging.getLogger(__name__)


class Upkeep:
    """Has ``work`` done at every table that this process owns: when it changes, and from when it is owned. Where a
    table is not one that ``wants`` it, none is begun."""

    def __init__(self, service: Service, work: Work, wants: Callable[[Live], bool]) -> None:
        self._service, self._work, self._wants = service, work, wants
        self._attended: dict[str, tuple[asyncio.Task[None], asyncio.Event]] = {}
        self._taking_up: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._service.works.append(self)
        self.take_up()

    async def stop(self) -> None:
        self._service.works.remove(self)
        tasks = [task for task, _ in self._attended.values()]
        if self._taking_up is not None:
            tasks.append(self._taking_up)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def take_up(self) -> None:
        """What is owned may be something else than before: leave what is not, take up what waits."""
        for table in [table for table in self._attended if not self._service.owner.owns(table)]:
            self._attended.pop(table)[0].cancel()
        if self._taking_up is not None:
            self._taking_up.cancel()
        self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        for table in await self._service.store.due():
            self.wake(table)
            await asyncio.sleep(0)

    def wake(self, table: str, live: Live | None = None) -> None:
        """The table has changed; what it is now is looked at later, where it is not at hand."""
        if table in self._attended:
            self._attended[table][1].set()
        elif live is not None and not self._wants(live):
            return
        elif self._service.owner.owns(table) and self._service.is_looked_at(table):
            stir = asyncio.Event()
            self._attended[table] = asyncio.create_task(self._attend(table, stir)), stir

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
                except Exception as error:
                    pause = FIRST_PAUSE if loop.time() - began > LONGEST_PAUSE else pause
                    wrong = "table %s cannot be gone on with; trying again in %g s: %s"
                    log.error(wrong, table, pause, error, exc_info=traced(error))
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if table in self._attended and self._attended[table][1] is stir:
                del self._attended[table]
