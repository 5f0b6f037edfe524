"""Physics at tables: whenever a table has handed something over to physics, it is simulated and the outcome recorded.

It is simulated outside the event loop, and told to who watches as it moves. An outcome counts only for what was asked,
so whatever happens meanwhile (a restart, another process that was faster, a game that is over) loses nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

from tabbytop.core import TabbyError

from .errors import NotNow, Stale, UnknownTable
from .physics import Moving, Physics, Simulation
from .service import Service

LONGEST_PAUSE = 60.0

log = logging.getLogger(__name__)

Show: TypeAlias = Callable[[str, int, Moving], None]  #: table, the entry that the outcome will be, what moves


class Settling:
    """Keeps physics acting at every table that this process changes."""

    def __init__(self, service: Service, physics: Physics, show: Show = lambda *_: None) -> None:
        self.service, self.physics, self._show = service, physics, show
        self._at_work: dict[str, _Work] = {}
        self._taking_up: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen, and take up every simulation that was going on when a server stopped."""
        self.service.listeners.append(self._wake)
        self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        for table in await self.service.store.due():
            self._wake(table)
            await asyncio.sleep(0)

    async def stop(self) -> None:
        self.service.listeners.remove(self._wake)
        tasks = [work.task for work in self._at_work.values()] + [self._taking_up]
        begun = [task for task in tasks if task is not None]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        await self.physics.stop()

    def _wake(self, table: str) -> None:
        if table in self._at_work:
            self._at_work[table].stir = True
            return
        work = self._at_work[table] = _Work()
        work.task = asyncio.create_task(self._work(table, work))

    async def _work(self, table: str, work: "_Work") -> None:
        try:
            await self._settle_on(table, work)
        finally:  # in the same breath as the last look at ``stir``, so that no change is missed
            del self._at_work[table]

    async def _settle_on(self, table: str, work: "_Work") -> None:
        """Simulate for as long as physics is asked."""
        pause = 1.0
        while True:
            work.stir = False
            try:
                asked = await self.service.physics_turn(table)
                if asked is not None:
                    await self._settle(table, asked)
                elif await self.service.look(
                    table, lambda live: live.game.has_physics and live.table.phase == "playing"
                ):
                    self.physics.warm()
                if asked is None and not work.stir:
                    return
                pause = 1.0
            except (Stale, NotNow):
                continue  # the table has moved on: look again
            except UnknownTable:
                return
            except Exception:
                log.exception("physics cannot go on at table %s; trying again in %g s", table, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _settle(self, table: str, asked: Simulation) -> None:
        """Simulate once, and record it; where that fails nothing has happened, and the move is asked for again."""
        try:
            outcome = await self.physics.settle(asked.request, lambda moving: self._show(table, asked.seq, moving))
        except Exception:
            log.exception("no outcome at table %s, entry %d", table, asked.seq)
            outcome = asked.game.unsettled
        try:
            await self.service.physics_move(table, asked, outcome)
        except (Stale, NotNow, UnknownTable):
            raise
        except TabbyError:
            log.exception("the outcome at table %s, entry %d, is none", table, asked.seq)
            await self.service.physics_move(table, asked, asked.game.unsettled)


class _Work:
    """One table's physics; ``stir``: the table has changed."""

    def __init__(self) -> None:
        self.stir = False
        self.task: asyncio.Task[None] | None = None
