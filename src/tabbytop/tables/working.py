"""A worker: a machine that serves nobody, and thinks and simulates for those that do (``jobs``)."""

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tabbytop.core import Action
from tabbytop.games import all_games

from . import jobs
from .compiling import Compiling, missing
from .physics import Physics, Simulate, can_be_simulated
from .pool import MOST_SECONDS, Awaken, BotFailed, Died, Worker, awaken_bots

log = logging.getLogger(__name__)


class Doing:
    """So many processes of bots, and physics; each job is one's."""

    def __init__(
        self,
        processes: int,
        physics: Physics | None,
        awaken: Awaken = awaken_bots,
        most_seconds: float = MOST_SECONDS,
    ) -> None:
        self._physics, self._awaken, self._compiling = physics, awaken, Compiling()
        self._idle = [Worker(awaken) for _ in range(processes)]
        self._all, self._most_seconds = tuple(self._idle), most_seconds
        self._threads = ThreadPoolExecutor(processes, "tabbytop-bots")

    async def wake(self) -> None:
        """What is asked here is wanted soon, so all is compiled before."""
        if self._awaken is awaken_bots:
            self._compiling.start(missing())
            await self._compiling.over()
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._threads, one.wake) for one in self._all))

    @property
    def kinds(self) -> tuple[jobs.Kind, ...]:
        """What can be done here."""
        simulates = any(can_be_simulated(game, self._physics) for game in all_games().values() if game.physics)
        return jobs.KINDS if simulates else ("thought",)

    async def do(self, data: bytes) -> tuple[str | None, str | None]:
        """What went wrong, or the answer as JSON. One more job at a time than there are processes is never given."""
        try:
            job = jobs.unpacked(data)
            action = await (self._simulated(job) if isinstance(job, Simulate) else self._thought(job))
            return None, jobs.written(job, action)
        except (BotFailed, Died, TimeoutError) as failed:
            log.warning("a thought failed: %s", failed)
            return str(failed) or type(failed).__name__, None
        except Exception as failed:
            log.exception("a job could not be done, or its answer not be written")
            return repr(failed), None

    async def _thought(self, task: jobs.Job) -> Action | None:
        worker = self._idle.pop()
        try:
            loop = asyncio.get_running_loop()
            action: Action | None = await loop.run_in_executor(self._threads, worker.ask, task, self._most_seconds)
            return action
        finally:
            self._idle.append(worker)

    async def _simulated(self, job: Simulate) -> Action:
        assert self._physics is not None, "no such job is taken"
        return await self._physics.settle(job.request, lambda moving: None)

    async def stop(self) -> None:
        self._compiling.stop()
        for worker in self._all:
            worker.end()
        if self._physics is not None:
            await self._physics.stop()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._all:
            worker.end()


async def serve(
    url: str, processes: int, welcome: Callable[[], None], physics: Physics | None, awaken: Awaken = awaken_bots
) -> None:
    """Until SIGTERM or SIGINT. ``welcome`` is called once jobs are taken: when every process is awake."""
    from .postgres.jobs import Working

    over, loop = asyncio.Event(), asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C ends it all the same
            loop.add_signal_handler(one, over.set)
    doing = Doing(processes, physics, awaken)
    working = Working(url, processes, doing.kinds, doing.do)
    there, ended = asyncio.create_task(working.is_there.wait()), asyncio.create_task(over.wait())
    try:
        await doing.wake()
        working.take_up()
        await asyncio.wait({there, ended}, return_when=asyncio.FIRST_COMPLETED)
        if there.done():
            welcome()
        await ended
    finally:
        there.cancel()
        await working.stop()
        await doing.stop()
