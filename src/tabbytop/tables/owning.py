"""Who does a table's work (ownership): of all processes on one database exactly one lets its bots think, its physics
act and its clock run out.

What an owner does is only ever an append that names its version, so that two who both believe they own a table do work
twice and nothing wrong. Where there is one process, it owns everything.
"""

import asyncio
import logging
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Protocol, TypeAlias

try:
    import fcntl
except ImportError:  # Windows: one process a file
    fcntl = None  # type: ignore[assignment]  # a module elsewhere

SHARES = 64  #: into which tables fall by their ids
EVERY = 0.4  #: seconds between two looks whether what another owned is free

Changed: TypeAlias = Callable[[], None]  #: must not block

log = logging.getLogger(__name__)


def share_of(table: str) -> int:
    return zlib.crc32(table.encode()) % SHARES


@dataclass(frozen=True, slots=True)
class Place:
    """Which of the workers of one house a process is, that is: to which tables people are led through it."""

    index: int = 0
    workers: int = 1

    def leads_to(self, table: str) -> int:
        """The worker through which people come to ``table``."""
        return share_of(table) % self.workers

    def is_ours(self, share: int) -> bool:
        """Do people come through this one to the tables of ``share``? Then it had better own them too."""
        return share % self.workers == self.index


class Owner(Protocol):
    """Is this process the one that works for a table?"""

    def owns(self, table: str) -> bool: ...

    async def start(self, changed: Changed) -> None:
        """Take part. ``changed`` is called whenever something was gained or lost."""

    async def stop(self) -> None:
        """Let go of everything, so that another can take it at once."""


class Everything:
    """Of a process that shares with nobody."""

    def owns(self, table: str) -> bool:
        return True

    async def start(self, changed: Changed) -> None: ...

    async def stop(self) -> None: ...


class Sharing(ABC):
    """What every owner that shares does: looks every now and then, until it is stopped."""

    def __init__(self, every: float = EVERY) -> None:
        self._every = every
        self._changed: Changed = lambda: None
        self._task: asyncio.Task[None] | None = None

    async def start(self, changed: Changed) -> None:
        self._changed = changed
        self._task = asyncio.create_task(self._take_part())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def _take_part(self) -> None:
        """Until it is cancelled."""


class FileOwner(Sharing):
    """Of a process that shares a file: whoever holds the lock beside it owns all tables, the others stand by.

    The system lets go of a dead process's lock by itself.
    """

    def __init__(self, path: Path, every: float = EVERY) -> None:
        super().__init__(every)
        self._path, self._lock = path, None

    _lock: IO[bytes] | None

    def owns(self, table: str) -> bool:
        return self._lock is not None

    async def _take_part(self) -> None:
        try:
            while self._lock is None:
                self._lock = self._taken()
                if self._lock is None:
                    await asyncio.sleep(self._every)
            self._changed()
            await asyncio.Event().wait()
        finally:
            if self._lock is not None:
                self._lock.close()
                self._lock = None

    def _taken(self) -> IO[bytes] | None:
        try:
            file = self._path.open("ab")
        except OSError:  # a full disk, for one: there may be room the next time
            return None
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            return None
        return file
