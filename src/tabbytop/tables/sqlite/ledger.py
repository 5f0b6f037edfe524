"""Shared buckets in the file: for several processes on one machine, whose clock they share."""

import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ..ledger import Charge, Ledger

Asked = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]  #: does work on a connection

CHARGE = """
    INSERT INTO buckets VALUES (:key, :now + :cost)
    ON CONFLICT (key) DO UPDATE SET full_at = max(full_at, :now) + :cost
"""


class Buckets(Ledger):
    def __init__(self, secret: Callable[[str], Awaitable[bytes]], read: Asked, write: Asked) -> None:
        super().__init__(secret)
        self._read, self._write = read, write

    async def _charge(self, charges: Sequence[Charge]) -> set[str]:
        now = time.time()

        def work(db: sqlite3.Connection) -> set[str]:
            ahead = _ahead(db, [one.key for one in charges], now)
            if any(ahead.get(one.key, 0.0) > one.slack for one in charges):
                return set()
            db.executemany(CHARGE, [{"key": one.key, "cost": one.cost, "now": now} for one in charges])
            return {one.key for one in charges}

        charged: set[str] = await self._write(work)
        return charged

    async def _ahead(self, keys: Sequence[str]) -> dict[str, float]:
        ahead: dict[str, float] = await self._read(lambda db: _ahead(db, keys, time.time()))
        return ahead

    async def _forget_full(self) -> None:
        await self._write(lambda db: db.execute("DELETE FROM buckets WHERE full_at < ?", (time.time(),)).rowcount)


def _ahead(db: sqlite3.Connection, keys: Sequence[str], now: float) -> dict[str, float]:
    query = "SELECT full_at FROM buckets WHERE key = ?"
    return {key: row[0] - now for key in keys if (row := db.execute(query, (key,)).fetchone())}
