"""What a limit costs that holds for several processes together: ``python -m benchmarks.limits``.

On a PostgreSQL of its own, and on a file: charging a person's and an address's measure, and asking whether there is
some, one after the other and fifty at a time. Times by the clock; processor time is this process's, without the
database's.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tabbytop.tables.ledger import Draw, Ledger
from tabbytop.tables.opening import open_store
from tests import postgres

ROUNDS, AT_ONCE = 2_000, 50


def draws(n: int) -> list[Draw]:
    return [Draw(f"person {n % 200}", 1.0, 1e9, 1.0), Draw(f"address {n % 50}", 1.0, 1e9, 1.0)]


async def timed(what: str, ask: Callable[[list[Draw]], Awaitable[object]], at_once: int) -> None:
    times: list[float] = []

    async def one(n: int) -> None:
        began = time.perf_counter()
        await ask(draws(n))
        times.append(time.perf_counter() - began)

    began, used = time.perf_counter(), time.process_time()
    for n in range(0, ROUNDS, at_once):
        await asyncio.gather(*(one(n + more) for more in range(at_once)))
    lasted, used = time.perf_counter() - began, time.process_time() - used
    p50, p95 = (1000 * sorted(times)[int(part * len(times))] for part in (0.5, 0.95))
    print(
        f"{what}, {at_once} at once: p50 {p50:.2f} ms, p95 {p95:.2f} ms,"
        f" {ROUNDS / lasted:.0f} a second, {1000 * used / ROUNDS:.2f} ms of processor time each"
    )


async def measure(db: str) -> None:
    store = open_store(db)
    await store.open()
    ledger = store.ledger(several=True)
    assert isinstance(ledger, Ledger)
    for at_once in (1, AT_ONCE):
        await timed("  charged", ledger.take, at_once)
        await timed("  asked", ledger.has_some, at_once)
    await store.close()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print("SQLite")
        asyncio.run(measure(str(Path(folder) / "tables.db")))
    with postgres.database() as url:
        print("PostgreSQL")
        asyncio.run(measure(url))
