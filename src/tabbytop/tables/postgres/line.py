"""A connection of its own, straight to the server, and taken up again when it is lost (reconnect)."""

import asyncio
import logging
from abc import ABC, abstractmethod

import asyncpg

from .schema import Db, said

AGAIN = 0.2  #: seconds until a lost line is taken up again
PATIENCE = 2.0  #: seconds for a sign of life

log = logging.getLogger(__name__)


class Line(ABC):
    """``without_it``: what does not happen while the line is down, for the log."""

    def __init__(self, url: str, without_it: str) -> None:
        self._url, self._without_it = url, without_it
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def _use(self, line: Db) -> None:
        """Until the line is lost."""

    def take_up(self) -> None:
        self._task = asyncio.create_task(self._hold())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _hold(self) -> None:
        while True:
            line = None
            try:
                line = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
                await self._use(line)
            except Exception as lost:
                log.warning("%s: %s", self._without_it, said(lost))
            finally:
                if line is not None:
                    line.terminate()
            await asyncio.sleep(AGAIN)
