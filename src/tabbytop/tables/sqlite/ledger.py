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
            if _empty(db, charges, now):
                return set()
            db.executemany(CHARGE, [{"key": one.key, "cost": one.cost, "now": now} for one in charges])
            return {one.key for one in charges}

        charged: set[str] = await self._write(work)
        return charged

    async def _empty(self, charges: Sequence[Charge]) -> set[str]:
        empty: set[str] = await self._read(lambda db: _empty(db, charges, time.time()))
        return empty

    async def _forget_full(self) -> None:
        await self._write(lambda db: db.execute("DELETE FROM buckets WHERE full_at < ?", (time.time(),)).rowcount)


def _empty(db: sqlite3.Connection, charges: Sequence[Charge], now: float) -> set[str]:
    query = "SELECT 1 FROM buckets WHERE key = ? AND full_at > ?"
    return {one.key for one in charges if db.execute(query, (one.key, now + one.slack)).fetchone()}
