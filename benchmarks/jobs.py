"""What it costs to have something worked out elsewhere: ``python -m benchmarks.jobs [--jobs 400] [--at-once 8]``.

On a PostgreSQL of its own, which is durable: one process asks, another answers at once, so that all there is to pay is
the way. Processor time a job of who asks, of who works and of the database, and how long an answer takes; beside it, as
a reference of the same minute, a bare question to the database. Where PgQueuer is installed (``pip install pgqueuer``;
the project does not need it) the same is asked through it.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg

from tabbytop.tables.jobs import Away
from tabbytop.tables.opening import open_store
from tabbytop.tables.physics import Simulate
from tabbytop.tables.postgres.jobs import Working
from tests.postgres import Cluster

Ask = Callable[[], Awaitable[Any]]
JOB = Simulate("tower", "x" * 2000)  #: about as large as a view


# -- ours -------------------------------------------------------------------------------------------------------------


def work(url: str, at_once: int) -> None:
    """A worker that answers at once."""

    async def answered(data: bytes) -> tuple[None, str]:
        return None, "null"

    async def go_on() -> None:
        Working(url, at_once, ("simulation",), answered).take_up()
        await asyncio.Event().wait()

    asyncio.run(go_on())


@asynccontextmanager
async def ours(url: str) -> AsyncIterator[Ask]:
    store = open_store(url)
    await store.open()
    jobs = store.jobs()
    assert jobs is not None
    away = Away(jobs)
    await away.start()
    while not away.has_room("simulation"):  # noqa: ASYNC110 - another process is waited for, which says nothing
        await asyncio.sleep(0.1)
    yield lambda: away.ask(JOB, 60.0)
    await away.stop()
    await store.close()


# -- PgQueuer's -------------------------------------------------------------------------------------------------------


def work_for_pgqueuer(url: str, at_once: int) -> None:
    from pgqueuer import AsyncpgDriver, PgQueuer

    async def go_on() -> None:
        queue = PgQueuer(AsyncpgDriver(await asyncpg.connect(url)))

        @queue.entrypoint("job")
        async def answer(job: Any) -> None:
            """At once."""

        await queue.run(batch_size=at_once)

    asyncio.run(go_on())


@asynccontextmanager
async def pgqueuers(url: str) -> AsyncIterator[Ask]:
    from pgqueuer import AsyncpgDriver, Queries
    from pgqueuer.core.completion import CompletionWatcher

    driver = AsyncpgDriver(await asyncpg.connect(url))
    queries = Queries(driver)
    async with CompletionWatcher(driver, queries=queries) as watcher:

        async def ask() -> None:
            (id,) = await queries.enqueue("job", JOB.request.encode(), 0)
            await watcher.wait_for(id)

        yield ask


# -- measuring --------------------------------------------------------------------------------------------------------


def processor_seconds(pid: int) -> float:
    """Of a process, its children that are there and those that were."""
    found, ticks = [pid], 0
    for one in found:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))
            found += map(int, Path(f"/proc/{one}/task/{one}/children").read_text().split())
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(
    what: str, asking: AbstractAsyncContextManager[Ask], pids: list[int], given: argparse.Namespace
) -> None:
    async with asking as ask:
        took: list[float] = []
        door = asyncio.Semaphore(given.at_once)

        async def one() -> None:
            async with door:
                began = time.perf_counter()
                await ask()
                took.append(time.perf_counter() - began)

        await asyncio.gather(*(one() for _ in range(given.at_once)))
        took.clear()
        before = [time.process_time(), *map(processor_seconds, pids)]
        await asyncio.gather(*(one() for _ in range(given.jobs)))
        after = [time.process_time(), *map(processor_seconds, pids)]
    parts = [1000 * (end - begin) / given.jobs for begin, end in zip(before, after, strict=True)]
    named = zip(("who asks", "the database", "who works"), parts, strict=False)
    print(
        f"{what}: {sum(parts):.2f} ms of processor time ({', '.join(f'{name} {part:.2f}' for name, part in named)});"
        f" an answer after {1000 * median(took):.0f} ms (median)"
    )


@asynccontextmanager
async def bare(url: str) -> AsyncIterator[Ask]:
    pool = await asyncpg.create_pool(url, min_size=4, max_size=4)
    yield lambda: pool.fetchval("SELECT 1")
    await pool.close()


async def all_of_it(cluster: Cluster, given: argparse.Namespace) -> None:
    url, database = cluster.url, cluster.pid
    await measure("a bare question", bare(url), [database], given)
    spawn = multiprocessing.get_context("spawn")
    ways: list[tuple[str, Any, Any]] = [("a job", ours, work)]
    if find_spec("pgqueuer") is not None:
        from pgqueuer import AsyncpgDriver, Queries

        await Queries(AsyncpgDriver(await asyncpg.connect(url))).install()
        ways.append(("the same through PgQueuer", pgqueuers, work_for_pgqueuer))
    store = open_store(url)
    await store.open()  # the schema is there before anybody works
    await store.close()
    for what, asking, worker in ways:
        process = spawn.Process(target=worker, args=(url, given.at_once), daemon=True)
        process.start()
        try:
            assert process.pid is not None
            await measure(what, asking(url), [database, process.pid], given)
        finally:
            process.kill()
            process.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=400)
    parser.add_argument("--at-once", type=int, default=8)
    given = parser.parse_args()
    cluster = Cluster()
    try:
        cluster.start()
        asyncio.run(all_of_it(cluster, given))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
