"""How many live tables a house bears, on loopback, beside its own people.

    python benchmarks/load.py [--tables 200] [--pace 2] [--seconds 20]     how long a move takes to the other browser
    python benchmarks/load.py --most [--limit 250] ...                     moves a second until p99 passes so many ms
    python benchmarks/load.py --experts 100 ...                            easy bots, while somebody starts so many

    [--workers 1] [--db URL | --postgres] [--json]

Every table is of clans and has two people who move in turn, a move in ``pace`` seconds on average; each move is on disk
when it is seen. Machines are shared and noisy, so beside every figure stands the same way without a table: as many
words, sent from one socket to another through a bare relay in the same seconds. ``--postgres`` starts a server of its
own (the tests' one, durable), ``--db`` takes one that is there. All of it ends by itself.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
from guests import Pair, Relayed, Solo, Town, relayed
from house import House, started

try:
    from uvloop import run
except ImportError:  # Windows
    from asyncio import run

AT_ONCE = 20  #: so many sit down side by side
RELAYS = 50
STEP = 1.2  #: by which the rate grows
SOLOS = 8
QUIET = 0.1  #: of a core


class Load:
    """People at tables of one house, and words through a relay."""

    def __init__(self, house: House, town: Town, relays: list[Relayed]) -> None:
        self.house, self.town, self.relays = house, town, relays
        self.pairs: list[Pair] = []

    async def sit_down(self, tables: int) -> None:
        door = asyncio.Semaphore(AT_ONCE)

        async def one(pair: Pair) -> None:
            async with door:
                await pair.sit_down()

        fresh = [Pair(self.town, Random(number)) for number in range(tables)]
        await asyncio.gather(*map(one, fresh))
        self.pairs += fresh

    async def settle(self) -> None:
        """Until the house does nothing by itself any more: on a fresh clone its bots are compiled first."""
        used, busy = self.house.processor_seconds, True
        while busy:
            await asyncio.sleep(1)
            before, used = used, self.house.processor_seconds
            busy = used - before > QUIET

    async def play(self, seconds: float, pace: float) -> dict[str, Any]:
        """For so long; what it took."""
        for one in (*self.pairs, *self.relays):
            one.took.clear()
        used, began = self.house.processor_seconds, time.monotonic()
        until, words_pace = began + seconds, pace * len(self.relays) / len(self.pairs)
        await asyncio.gather(
            *(pair.play(until, pace) for pair in self.pairs), *(one.talk(until, words_pace) for one in self.relays)
        )
        lasted, used = time.monotonic() - began, self.house.processor_seconds - used
        moves = [one for pair in self.pairs for one in pair.took]
        return {
            "tables": len(self.pairs),
            "moves": len(moves),
            "moves_per_s": round(len(moves) / lasted, 1),
            "move_ms": spread(moves),
            "relay_ms": spread([one for relay in self.relays for one in relay.took]),
            "processor_ms_a_move": round(1000 * used / len(moves), 3),
            "processor_share": round(used / lasted, 2),
            "load_average": round(os.getloadavg()[0], 1),
        }


@asynccontextmanager
async def loaded(db: str, workers: int) -> AsyncIterator[Load]:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(started(db, "--workers", str(workers)))
        bare = await stack.enter_async_context(started("--relay"))
        http = httpx.AsyncClient(base_url=f"http://{house.address}", timeout=60, verify=False)
        town = Town(await stack.enter_async_context(http), house.address, stack)
        yield Load(house, town, [await relayed(stack, bare.address, number) for number in range(RELAYS)])


# -- what is measured -------------------------------------------------------------------------------------------------


async def moves(load: Load, given: argparse.Namespace) -> dict[str, Any]:
    before = load.house.kilobytes
    await load.sit_down(given.tables)
    found = await load.play(given.seconds, given.pace)
    return {**found, "kilobytes_a_table": round((load.house.kilobytes - before) / given.tables, 1)}


async def most(load: Load, given: argparse.Namespace) -> dict[str, Any]:
    """Faster and faster, until p99 passes the limit."""
    await load.sit_down(given.tables)
    steps, pace = [], given.pace
    while not steps or steps[-1]["move_ms"]["p99"] <= given.limit:
        steps.append(await load.play(given.seconds, pace))
        step = steps[-1]
        print(f"  {step['moves_per_s']} a second: p99 {step['move_ms']['p99']} ms", file=sys.stderr, flush=True)
        pace /= STEP
    within = steps[-2] if len(steps) > 1 else None
    return {"limit_ms": given.limit, "within": within, "beyond": steps[-1]}


async def experts(load: Load, given: argparse.Namespace) -> dict[str, Any]:
    """Somebody starts tables of the isle with four experts at each, and looks on at all of them."""
    before = await _easy(load, given.seconds)
    greedy = await load.town.person()
    watching = []
    for _ in range(given.experts):
        table = await load.town.table(greedy, *["expert"] * 4, game="isle")
        chair = await load.town.chair(greedy, table, standing=True)
        watching.append(asyncio.create_task(chair.look_on()))
    meanwhile = await _easy(load, given.seconds)
    for one in watching:
        one.cancel()
    return {"tables_of_experts": given.experts, "answers": meanwhile, "before": before}


async def _easy(load: Load, seconds: float) -> dict[str, Any]:
    solos = [Solo(load.town, Random(number)) for number in range(SOLOS)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(solo.play(until) for solo in solos))
    took = [one for solo in solos for one in solo.took]
    return {"answers": len(took), **spread(took)}


def spread(seconds: list[float]) -> dict[str, float]:
    cuts = quantiles(seconds, n=100)
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(seconds)}
    return {name: round(1000 * value, 2) for name, value in found.items()}


# -- saying it --------------------------------------------------------------------------------------------------------


def said(found: dict[str, Any]) -> str:
    def three(one: dict[str, float]) -> str:
        return f"p50 {one['p50']} ms, p95 {one['p95']} ms, p99 {one['p99']} ms"

    if "answers" in found:
        alone, meanwhile = found["before"], found["answers"]
        return (
            f"easy bots' answers, beat included, while {found['tables_of_experts']} tables of experts are looked at\n"
            f"  {meanwhile['answers']} of them: {three(meanwhile)}\n  alone, {alone['answers']}: {three(alone)}"
        )
    if "limit_ms" in found:
        within = f"within it:\n{said(found['within'])}" if found["within"] else "the first step was beyond it"
        return f"p99 of {found['limit_ms']} ms; {within}\nbeyond it:\n{said(found['beyond'])}"
    memory = f", {found['kilobytes_a_table']} KB a table" if "kilobytes_a_table" in found else ""
    return (
        f"{found['tables']} tables, {found['moves']} moves, {found['moves_per_s']} a second\n"
        f"  move to the other browser: {three(found['move_ms'])}\n"
        f"  a word through the relay:  {three(found['relay_ms'])}\n"
        f"  the server used {found['processor_ms_a_move']} ms of processor time a move,"
        f" {found['processor_share']} of a core{memory}"
    )


@contextlib.contextmanager
def database(given: argparse.Namespace) -> Iterator[str]:
    if given.postgres:
        sys.path.append(str(Path(__file__).parent.parent))
        from tests.postgres import Cluster

        cluster = Cluster("max_connections=100")
        try:
            cluster.start()
            yield cluster.url
        finally:
            cluster.remove()
        return
    with tempfile.TemporaryDirectory() as folder:
        yield given.db or f"sqlite:///{Path(folder) / 'load.db'}"


def _have_room() -> None:
    """For so many sockets as the system lets a process have."""
    with contextlib.suppress(ImportError):  # Windows: the limit is far away
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def measure(given: argparse.Namespace, db: str) -> dict[str, Any]:
    async with loaded(db, given.workers) as load:
        await load.settle()
        return await (experts if given.experts else most if given.most else moves)(load, given)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each step")
    parser.add_argument("--most", action="store_true")
    parser.add_argument("--limit", type=float, default=250.0, metavar="MS")
    parser.add_argument("--experts", type=int, default=0, metavar="TABLES")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--db", metavar="URL")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    _have_room()
    with database(given) as db:
        found = run(measure(given, db))
    print(json.dumps(found) if given.json else said(found))


if __name__ == "__main__":
    main()
