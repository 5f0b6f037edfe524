"""One time for all machines on one database: its own (clock synchronization). Deadlines and dates are written by one
machine and judged by another, whose clock may be wrong by minutes; neither machine's has a part in it.

The database is asked when a process begins, and now and then. In between its monotonic clock goes on from the answer.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

EVERY = 60.0  #: seconds between two looks
DRIFT = 0.1  #: seconds that deadlines follow at each
TRIES = 3  #: of which the quickest answer counts

log = logging.getLogger(__name__)


class SharedClock:
    """Tells the time that ``ask`` tells, in seconds since the epoch, without asking each time."""

    def __init__(self, ask: Callable[[], Awaitable[float]], monotonic: Callable[[], float] = time.monotonic) -> None:
        self._ask, self._monotonic = ask, monotonic
        self._ahead = self._followed = time.time() - monotonic()  # of the monotonic clock; nobody has asked yet
        self._task: asyncio.Task[None] | None = None

    def date(self) -> float:
        """What time it is."""
        return self._monotonic() + self._ahead

    def now(self) -> float:
        """The same for deadlines: it follows what drifts, but no jump. Were somebody to set the database's clock three
        days ahead, nobody's time would be up by it before the process begins anew (``clocks.steady``)."""
        return self._monotonic() + self._followed

    async def start(self) -> None:
        await self._look()
        self._followed = self._ahead
        self._task = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Ask again, and follow."""
        await self._look()
        self._followed += max(-DRIFT, min(DRIFT, self._ahead - self._followed))

    async def _look(self) -> None:
        """The answer was right in the middle between the question and its arrival, more or less."""
        best = float("inf")
        for _ in range(TRIES):
            asked = self._monotonic()
            told = await self._ask()
            took = self._monotonic() - asked
            if took < best:
                best, self._ahead = took, told - asked - took / 2

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as away:
                log.info("the time could not be asked for, and goes on by itself: %s", away)
