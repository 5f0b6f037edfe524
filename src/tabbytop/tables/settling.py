"""Physics at tables: whenever a table has handed something over to physics, it is simulated and the outcome recorded.

It is simulated outside the event loop, and told to who watches as it moves; what a worker elsewhere simulates is seen
when its outcome is there. Processes are shared among people as thoughts are (``Sharing``). An outcome counts only for
what was asked, so whatever happens meanwhile (a restart, another process that was faster, a game that is over) loses
nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tabbytop.core import PHYSICS, Action, TabbyError

from .errors import NotKept, NotNow, Stale, UnknownTable
from .jobs import Away
from .live import Live
from .physics import Moving, Physics, Simulate, Simulation
from .play import InPlay
from .requests import Simulated
from .service import Service
from .sharing import Sharing
from .upkeep import Upkeep

MOST_SECONDS = 60.0  #: until a worker elsewhere has simulated something

log = logging.getLogger(__name__)

Show: TypeAlias = Callable[[str, int, Moving], None]  #: table, the entry that the outcome will be, what moves


class Settling:
    """Keeps physics acting at every table that this process changes."""

    def __init__(self, service: Service, physics: Physics, show: Show = lambda *_: None) -> None:
        self.service, self.physics, self._show = service, physics, show
        self.sharing = Sharing(physics.at_once)
        self._going_on: set[asyncio.Task[Action]] = set()
        self._upkeep = Upkeep(service, self._settle_on, will_ask_physics)

    def reach_to(self, away: Away) -> None:
        """What finds no process free here is simulated by workers elsewhere."""
        self.sharing.reach_to(away, "simulation", MOST_SECONDS)

    async def start(self) -> None:
        """Listen, and take up every simulation that was going on when a server stopped."""
        self._upkeep.start()

    async def stop(self) -> None:
        await self._upkeep.stop()
        await self.sharing.stop()
        await self.physics.stop()
        for task in self._going_on:
            task.cancel()
        await asyncio.gather(*self._going_on, return_exceptions=True)

    async def _settle_on(self, table: str, stir: asyncio.Event) -> None:
        """Simulate for as long as physics is asked."""
        while True:
            stir.clear()
            if not self.service.is_looked_at(table):
                return
            asked = await self.service.look(table, asked_of_physics)
            if asked is not None:
                await self._settle(table, asked)
                continue
            if await self.service.look(table, will_ask_physics):
                self.physics.warm()
            if not stir.is_set():
                return

    async def _settle(self, table: str, asked: Simulation) -> None:
        """Simulate once, and record it; where that fails nothing has happened, and the move is asked for again."""
        try:
            outcome = await self.sharing.ask(asked.whom, partial(self._simulate, table, asked), asked.job)
        except Exception:
            log.exception("no outcome at table %s, entry %d", table, asked.seq)
            outcome = asked.unsettled
        try:
            await self.service.from_the_house(table, Simulated(asked, outcome))
        except (Stale, NotNow, NotKept, UnknownTable):
            raise
        except TabbyError:
            log.exception("the outcome at table %s, entry %d, is none", table, asked.seq)
            await self.service.from_the_house(table, Simulated(asked, asked.unsettled))

    def _simulate(self, table: str, asked: Simulation) -> asyncio.Task[Action]:
        """Here, and to its end, whether or not anybody still wants to know."""
        settle = self.physics.settle(asked.job.request, lambda moving: self._show(table, asked.seq, moving))
        task = asyncio.create_task(settle)
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
        return task


def asked_of_physics(live: Live) -> Simulation | None:
    """What physics is asked at a table, if it is."""
    physics = live.game.physics
    if physics is None or not isinstance(live, InPlay) or not live.is_on or live.table.must != (PHYSICS,):
        return None
    job = Simulate(live.game.key, physics.request(live.record.state))
    return Simulation(live.seq, job, physics.unsettled, live.table.host)


def will_ask_physics(live: Live) -> bool:
    return live.game.physics is not None and live.table.phase == "playing"
