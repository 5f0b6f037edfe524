"""What is no longer wanted goes (expiry, retention): lobbies that nobody began, games that stand still, guests who
never came back.

A table is closed after a time and deleted after another; who comes there in the last days before is told, and while it
is closed who sits there can open it again. A finished game that people played is kept for good. Of a guest nothing is
kept but a name, which is asked for again.
"""

import asyncio
import logging
import math

from .errors import Refusal, traced
from .requests import PutAway
from .service import Service
from .store import Kept
from .terms import DAY

EVERY = 3_600.0  #: seconds between two sweeps
FIRST = 60.0  #: seconds after a start, in which people come back first; a house that is restarted often sweeps too
AT_ONCE = 100

log = logging.getLogger(__name__)


class Expiry:
    """Sweeps now and then, each process over the tables that it owns."""

    def __init__(self, service: Service, every: float = EVERY) -> None:
        self._service, self._terms, self._every = service, service.terms, every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        await asyncio.sleep(min(FIRST, self._every))
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("what has expired could not be put away: %s", error, exc_info=traced(error))
            await asyncio.sleep(self._every)

    async def sweep(self) -> None:
        service, now = self._service, self._service.date()
        after = (-math.inf, "")
        while some := await service.store.expiring(now - self._terms.shortest, after, AT_ONCE):
            for kept in some:
                if service.owner.owns(kept.table.id) and self._terms.end(kept.table, kept.changed) <= now:
                    await self._put_away(kept)
            after = some[-1].changed, some[-1].table.id
        await service.store.papers.throw_away(now)
        if self._terms.guest:
            await service.store.forget(now - self._terms.guest * DAY)

    async def _put_away(self, kept: Kept) -> None:
        table = kept.table
        if table.closed or table.phase == "over":
            await self._service.delete(table.id, kept.version)
            return
        try:
            await self._service.from_the_house(table.id, PutAway(kept.changed))
        except Refusal as refused:  # somebody has come; or the game is one that is not known here
            log.info("table %s is not closed: %s", table.id, refused)
