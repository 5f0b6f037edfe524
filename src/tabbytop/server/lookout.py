"""A list of those who are not let in. It stands in the store and in the memory of every process and is read again every
few seconds; whoever came in before is turned out when they come to stand on it.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

Whom = TypeVar("Whom")
Why = TypeVar("Why", bound=Exception)

EVERY = 2.0  #: seconds between two looks

log = logging.getLogger(__name__)


class Lookout(ABC, Generic[Whom, Why]):
    def __init__(self, what: str, every: float) -> None:
        self._what, self._every = what, every
        self._inside: dict[object, tuple[Whom, Callable[[Why], None]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._look()
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @contextmanager
    def inside(self, whom: Whom, turn_out: Callable[[Why], None]) -> Iterator[None]:
        """While a connection is open: ``turn_out`` is called if ``whom`` comes to stand on the list."""
        me = object()
        self._inside[me] = whom, turn_out
        try:
            yield
        finally:
            del self._inside[me]

    def _turn_out(self, why: Callable[[Whom], Why | None]) -> None:
        """All who are inside and on the list now."""
        for whom, turn_out in list(self._inside.values()):
            if (reason := why(whom)) is not None:
                turn_out(reason)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._look()
            except Exception as wrong:
                log.warning("%s could not be read, those known stay so: %s", self._what, wrong)

    @abstractmethod
    async def _look(self) -> None:
        """Read the list, and turn out whoever is new on it."""
