"""Servers are killed (kill -9) again and again while people play: is any acknowledged move lost, or made twice?

    python -m benchmarks.kills [sqlite] [postgresql] [--kills 500] [--moves 10000] [--json]

People move at random, two at one screen, two apart and with bots; they take back, and whatever was not answered when
the line was lost they send again under its id. On SQLite there is one server, started again when it is dead. On
PostgreSQL there are two, and one kill in ten is PostgreSQL itself, started again too. Every log is read back with its
draws verified when its game is over, and all of them at the end.

Going on: from the kill until a browser that was connected there has its next answer, with the pauses between tries that
the client makes.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random
from statistics import median, quantiles
from typing import Any

from tabbytop.tables.botplay import AtRandom
from tests.integration import victim
from tests.integration.killing import Player, check, new_players
from tests.postgres import Cluster

FORKED = multiprocessing.get_context("forkserver")  # all is imported once, so that a server is there at once
FIRST_RETRY, LONGEST_RETRY = 0.4, 12.0  #: seconds, as web/src/table/connection.ts has them
TABLES = 4  #: with two or three people apart or at one screen, and bots


def serve(db: str, told: Connection) -> None:
    victim.serve(db, told.send, thinker=AtRandom, limits=victim.FREE)


class Running:
    """A server in a process of its own."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.start()

    def start(self) -> None:
        here, there = FORKED.Pipe(duplex=False)
        self.process = FORKED.Process(target=serve, args=(self.db, there))
        self.process.start()
        there.close()
        self.address: str = here.recv()

    def kill(self) -> None:
        assert self.process.pid is not None
        with contextlib.suppress(ProcessLookupError):  # it is dead already
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()


@dataclass
class House:
    """Servers on one database, where each is, and what has happened to them."""

    db: str
    servers: list[Running]
    cluster: Cluster | None
    rng: Random
    killed: dict[str, float] = field(default_factory=dict)  #: when, by address
    went_on: list[float] = field(default_factory=list)
    kills: int = 0
    database_kills: int = 0

    async def kill_one(self) -> None:
        if self.cluster is not None and self.rng.random() < 0.1:
            self.database_kills += 1
            await asyncio.to_thread(self.cluster.end, signal.SIGKILL)
            await asyncio.to_thread(self.cluster.start)
        else:
            one = self.rng.choice(self.servers)
            self.killed[one.address] = time.monotonic()
            await asyncio.to_thread(one.kill)
            await asyncio.to_thread(one.start)
        self.kills += 1

    def close(self) -> None:
        for one in self.servers:
            one.kill()


@dataclass
class Browser:
    """Somebody who comes back, to whichever server answers, as the client does."""

    player: Player
    house: House
    answers: asyncio.Semaphore
    lost_at: float | None = None

    async def stay(self) -> None:
        tries = 0
        while not (self.player.is_over and self.player.pending is None):
            server = self.house.rng.choice(self.house.servers)
            before = len(self.player.acknowledged)
            await self.player.play(server.address, self._answered)
            if len(self.player.acknowledged) > before:
                tries = 0
            if self.lost_at is None:
                self.lost_at = self.house.killed.get(server.address)
            pause = min(LONGEST_RETRY, FIRST_RETRY * 2**tries)
            await asyncio.sleep(pause * (0.5 + self.house.rng.random() / 2))
            tries += 1

    def _answered(self) -> None:
        if self.lost_at is not None:
            self.house.went_on.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        self.answers.release()


async def run(house: House, kills: int, moves: int) -> dict[str, Any]:
    rng, answers, started = house.rng, asyncio.Semaphore(0), time.monotonic()
    at: list[tuple[Browser, asyncio.Task[None]]] = []
    done = acknowledged = tables = entries = 0

    async def settle(whole: bool) -> None:
        """Tables at which all is over are read back, and make room for others."""
        nonlocal at, tables, entries
        playing = {browser.player.table for browser, task in at if whole or not task.done()}
        over = [browser.player for browser, _ in at if whole or browser.player.table not in playing]
        if over:
            entries += (await check(house.db, over))["entries"]
            tables += len({player.table for player in over})
        at = [] if whole else [one for one in at if one[0].player.table in playing]

    while house.kills < kills or acknowledged < moves:
        if len({browser.player.table for browser, _ in at}) < TABLES:
            with contextlib.suppress(Exception) if house.kills else contextlib.nullcontext():
                for player in await new_players(rng.choice(house.servers).address, rng):
                    browser = Browser(player, house, answers)
                    at.append((browser, asyncio.create_task(browser.stay())))
        for _ in range(max(1, moves // kills)):
            waiting = asyncio.create_task(answers.acquire())
            everybody = [task for _, task in at]
            await asyncio.wait([waiting, *everybody], return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():  # a game is over, and perhaps nobody moves any more
                waiting.cancel()
                break
            acknowledged += 1
        for _, task in at:
            if task.done():
                task.result()  # or what went wrong with it
        await asyncio.sleep(rng.random() * 0.02)
        if acknowledged > done * (moves // kills):
            done += 1
            await house.kill_one()
        await settle(whole=False)
    for _, task in at:
        task.cancel()
    await asyncio.gather(*(task for _, task in at), return_exceptions=True)
    await settle(whole=True)
    return {
        "kills": house.kills,
        "of_them_of_the_database": house.database_kills,
        "acknowledged": acknowledged,
        "lost": 0,  # ``check`` ends the run with the first one
        "twice": 0,
        "tables": tables,
        "entries_verified": entries,
        "went_on": len(house.went_on),
        "went_on_s": {"median": round(median(house.went_on), 2), "p95": round(quantiles(house.went_on, n=20)[-1], 2)},
        "seconds": round(time.monotonic() - started),
    }


@contextmanager
def house(kind: str, rng: Random) -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        cluster, db = None, f"sqlite:///{folder}/tables.db"
        if kind == "postgresql":
            cluster = Cluster()
            stack.callback(cluster.remove)
            cluster.start()
            db = cluster.url
        house = House(db, [Running(db) for _ in range(1 if cluster is None else 2)], cluster, rng)
        stack.callback(house.close)
        yield house


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="sqlite|postgresql", default=["sqlite", "postgresql"])
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--moves", type=int, default=10_000, help="acknowledged ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    FORKED.set_forkserver_preload(["tests.integration.victim"])
    for kind in given.kinds:
        with house(kind, Random(given.seed)) as one:
            found = asyncio.run(run(one, given.kills, given.moves))
        if given.json:
            print(json.dumps({"database": kind, **found}))
            continue
        went_on = found["went_on_s"]
        print(
            f"{kind}: {found['acknowledged']:,} acknowledged moves, {found['kills']} kills"
            f" ({found['of_them_of_the_database']} of the database itself) in {found['seconds']} s:"
            f" none lost, none twice, {found['tables']} logs of {found['entries_verified']:,} entries verified"
        )
        print(f"  browsers went on after {went_on['median']} s (median), {went_on['p95']} s (p95)", file=sys.stdout)


if __name__ == "__main__":
    main()
