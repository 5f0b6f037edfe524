"""A worker: a machine that serves nobody, and thinks for those that do (``jobs``)."""

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from . import jobs
from .pool import MOST_SECONDS, Awaken, BotFailed, Died, Worker, awaken_bots

log = logging.getLogger(__name__)


class Thinking:
    """So many processes of bots; each job is one's."""

    def __init__(self, processes: int, awaken: Awaken = awaken_bots, most_seconds: float = MOST_SECONDS) -> None:
        self._idle = [Worker(awaken) for _ in range(processes)]
        self._all, self._most_seconds = tuple(self._idle), most_seconds
        self._threads = ThreadPoolExecutor(processes, "tabbytop-bots")

    async def wake(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._threads, one.wake) for one in self._all))

    async def think(self, data: bytes) -> tuple[str | None, str | None]:
        """What went wrong, or the answer as JSON. One more job at a time than there are processes is never given."""
        worker = self._idle.pop()
        try:
            task = jobs.unpacked(data)
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(self._threads, worker.ask, task, self._most_seconds)
            return None, jobs.written(task, action)
        except (BotFailed, Died, TimeoutError) as failed:
            log.warning("a thought failed: %s", failed)
            return str(failed) or type(failed).__name__, None
        except Exception as failed:
            log.exception("a job could not be read, or its answer not be written")
            return repr(failed), None
        finally:
            self._idle.append(worker)

    async def stop(self) -> None:
        for worker in self._all:
            worker.end()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._all:
            worker.end()


async def serve(url: str, processes: int, welcome: Callable[[], None], awaken: Awaken = awaken_bots) -> None:
    """Until SIGTERM or SIGINT. ``welcome`` is called once jobs are taken: when every process is awake."""
    from .postgres.jobs import Working

    over, loop = asyncio.Event(), asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C ends it all the same
            loop.add_signal_handler(one, over.set)
    thinking = Thinking(processes, awaken)
    working = Working(url, processes, thinking.think)
    there, ended = asyncio.create_task(working.is_there.wait()), asyncio.create_task(over.wait())
    try:
        await thinking.wake()
        working.take_up()
        await asyncio.wait({there, ended}, return_when=asyncio.FIRST_COMPLETED)
        if there.done():
            welcome()
        await ended
    finally:
        there.cancel()
        await working.stop()
        await thinking.stop()
