"""Keeps the house's board in order (housekeeping): a table whose host has been gone for minutes is no invitation and is
turned over until they are back, and who was brought to a table and does not come makes room there.

Each process sees to the tables that it owns. Whether a host is at a table it is told by whoever counts connections.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from math import inf

from .errors import Refusal, traced
from .matching import Matching
from .service import Service
from .store import Kept
from .table import Person, board_list

EVERY = 15.0  #: seconds between two looks
AWAY = 180.0  #: seconds after which a host is gone
AT_ONCE = 100

log = logging.getLogger(__name__)


class HouseBoard:
    def __init__(
        self,
        service: Service,
        matching: Matching,
        is_here: Callable[[str, Person], bool],
        every: float = EVERY,
        away: float = AWAY,
    ) -> None:
        self._service, self._matching, self._is_here = service, matching, is_here
        self._every, self._away = every, away
        self._gone: dict[str, float] = {}  # tables whose host is not there, since when that is known
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.sweep()
            except Exception as error:
                log.error("the house's board is left as it is: %s", error, exc_info=traced(error))

    async def sweep(self) -> None:
        lists = [board_list("seat", game) for game in self._service.games]
        before, seen = (inf, ""), set()
        while some := await self._service.store.pinned(lists, before, AT_ONCE):
            for kept in some:
                if self._service.owner.owns(kept.table.id):
                    seen.add(kept.table.id)
                    await self._look_after(kept)
            pin = some[-1].table.pin
            assert pin is not None, "it is on the board"
            before = pin.at, some[-1].table.id
        self._forget_all_but(seen)
        await self._matching.sweep()

    async def _look_after(self, kept: Kept) -> None:
        table, now = kept.table, self._service.now()
        if self._is_here(table.id, table.host):
            self._gone.pop(table.id, None)
        elif now - self._gone.setdefault(table.id, now) >= self._away:
            try:
                await self._service.host_is(table.id, here=False)
            except Refusal as refused:
                log.info("table %s stays on the board: %s", table.id, refused)

    def _forget_all_but(self, tables: Iterable[str]) -> None:
        self._gone = {table: since for table, since in self._gone.items() if table in tables}
