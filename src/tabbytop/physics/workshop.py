"""Simulations for many tables at once: a process for each that is busy, as many as there are cores.

Who asks first is served first; whose turn it is to ask is for others to say. A process keeps nothing between two
requests, so it goes from table to table, and is stopped when nobody has needed one for a while.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from tabbytop.core import AnyGame

from .motion import Moving
from .process import Simulator

REST = 120.0  #: seconds after which processes that nobody needs are stopped

log = logging.getLogger(__name__)


def cores() -> int:
    """How many this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable is not None else os.cpu_count() or 1


class Workshop:
    """Answers requests in processes of its own, outside the event loop."""

    def __init__(self, most: int | None = None, rest: float = REST) -> None:
        self._most, self._rest = most or cores(), rest
        self._free = asyncio.Semaphore(self._most)
        self._threads = ThreadPoolExecutor(self._most, "tabbytop-physics")
        self._idle: list[Simulator] = []
        self._busy: set[Simulator] = set()
        self._warming: set[asyncio.Task[Any]] = set()
        self._missing: str | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def pids(self) -> list[int]:
        """Of the processes that run now; those at work first."""
        return [one.pid for one in (*self._busy, *self._idle) if one.pid is not None]

    @property
    def at_once(self) -> int:
        return self._most

    def why_not(self, game: AnyGame) -> str | None:
        from . import why_not

        return why_not(game) or self._missing

    def warm(self) -> None:
        """Somebody will soon need a process: have one ready, and stop none for a while."""
        self._set_alarm()
        if not self._busy and not self._idle and not self._warming:
            task = asyncio.create_task(self._employ(Simulator.warm))
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    async def settle(self, request: Any, show: Callable[[Moving], None]) -> Any:
        """The outcome of a request, ``show`` told of what moves meanwhile; ``PhysicsFailed`` if there is none."""
        loop = asyncio.get_running_loop()

        def told(moving: Moving) -> None:
            loop.call_soon_threadsafe(show, moving)

        return await self._employ(lambda simulator: simulator.run(request, told))

    async def _employ(self, work: Callable[[Simulator], Any]) -> Any:
        """Have the next process that is free do something."""
        await self._free.acquire()
        simulator = self._idle.pop() if self._idle else Simulator()
        self._busy.add(simulator)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, work, simulator)
        asked.add_done_callback(partial(self._done, simulator))
        return await asyncio.shield(asked)  # who asks may be gone; the process is free only when it has answered

    def _done(self, simulator: Simulator, asked: "asyncio.Future[Any]") -> None:
        self._free.release()
        self._busy.discard(simulator)
        self._missing = simulator.missing
        self._idle.append(simulator)
        self._set_alarm()
        if not asked.cancelled():
            asked.exception()  # whoever asked may be gone, when the server stops: nobody else need hear of it

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(self._rest, self._let_go)

    def _let_go(self) -> None:
        """Nobody has needed a process for a while."""
        idle, self._idle = self._idle, []
        for simulator in idle:
            self._threads.submit(simulator.close)

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        simulators = {*self._idle, *self._busy}
        for simulator in simulators:
            simulator.end()
        await asyncio.gather(*self._warming, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)
        for simulator in simulators:
            simulator.close()
