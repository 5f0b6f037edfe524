"""One thread that writes (group commit): whatever waits while a commit is being written goes into the next one.

Each piece of work has a savepoint of its own, so that one which fails does not sink the others.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 256


class Writer:
    """Owns ``connection`` from now on, and answers in the event loop in which it was made."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._work: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._go_on, args=(connection,), name="tabbytop-write", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` gave, when it is on disk."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._work.put((work, future))
        return await future

    async def close(self) -> None:
        """When all that waits is written."""
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _go_on(self, connection: sqlite3.Connection) -> None:
        going_on = True
        while going_on:
            group = [self._work.get()]
            with contextlib.suppress(queue.Empty):
                while len(group) < MOST_AT_ONCE and group[-1] is not None:
                    group.append(self._work.get_nowait())
            going_on = group[-1] is not None
            jobs = [job for job in group if job is not None]
            if jobs:
                self._answer([future for _, future in jobs], _commit(connection, [work for work, _ in jobs]))
        connection.close()

    def _answer(self, futures: Sequence[asyncio.Future[Any]], results: Sequence[Any]) -> None:
        def answer() -> None:
            for future, result in zip(futures, results, strict=True):
                if future.cancelled():
                    continue
                if isinstance(result, BaseException):
                    future.set_exception(result)
                else:
                    future.set_result(result)

        with contextlib.suppress(RuntimeError):  # the loop is gone, and so is everybody who waited
            self._loop.call_soon_threadsafe(answer)


def _commit(db: sqlite3.Connection, works: Sequence[Work]) -> list[Any]:
    """The results, or exceptions, of a group of works done in one transaction."""
    try:
        if db.in_transaction:  # the disk failed so that not even taking back was possible
            db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
        if len(works) == 1:
            results = [works[0](db)]  # if it fails, the whole transaction is its own
        else:
            results = [_in_savepoint(db, work) for work in works]
        db.execute("COMMIT")
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):  # tried again before the next group
            if db.in_transaction:
                db.execute("ROLLBACK")
        return [error] * len(works)
    return results


def _in_savepoint(db: sqlite3.Connection, work: Work) -> Any:
    """Its result, or the exception with which it failed and left nothing."""
    db.execute("SAVEPOINT one")
    try:
        result = work(db)
    except Exception as error:
        if not db.in_transaction:  # a full disk: SQLite has taken back the whole group, so that all of it has failed
            raise
        db.execute("ROLLBACK TO one")
        result = error
    db.execute("RELEASE one")
    return result
