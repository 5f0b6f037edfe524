"""A server dies, or is frozen: how long until another one goes on with the bots of its tables?

    python -m benchmarks.takeover [--times 10] [--tables 24] [--json]

Two servers on one PostgreSQL share the tables. At each somebody moves, through the one that stays, as soon as the other
is killed (SIGKILL) or frozen (SIGSTOP), and waits for the bot's answer. Bots answer at once, so what is waited for at
the tables of the other is that they are taken over; those that the first one owned stand beside them as a reference.
"""

import argparse
import asyncio
import json
import os
import signal
import time
from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Any

from benchmarks.kills import FORKED, Running

from tests.postgres import Cluster
from tests.server.kit import Chair, Guest

KINDS = {"killed": signal.SIGKILL, "frozen": signal.SIGSTOP}


async def seconds(servers: Sequence[Running], tables: int, how: signal.Signals, rng: Random) -> list[float]:
    """From the signal until the bot has answered, at each table."""
    stays, goes = servers
    async with Guest(stays.address) as person:
        await person.http.get("/api/me")
        made = [await person.make("me", {"bot": "easy"}, start=True) for _ in range(tables)]
        chairs = [await person.at(table["id"]) for table in made]
        for chair in chairs:
            await chair.my_turn()
        assert goes.process.pid is not None
        began = time.monotonic()
        os.kill(goes.process.pid, how)
        return list(await asyncio.gather(*(_answered(chair, rng, began) for chair in chairs)))


async def _answered(chair: Chair, rng: Random, began: float) -> float:
    seq, bot = chair.position["seq"], 1  # the person sits on the first chair
    while not any(news["seat"] == bot and news["seq"] >= seq for news in chair.news):
        await chair.play_on(rng, moves=1)  # which waits for the bot when it is the bot's turn
    return time.monotonic() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10, help="of each kind")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    FORKED.set_forkserver_preload(["tests.integration.victim"])
    cluster, rng, found = Cluster(), Random(given.seed), dict[str, Any]()
    try:
        cluster.start()
        for name, how in KINDS.items():
            last, first = [], []
            for _ in range(given.times):
                servers = [Running(cluster.url) for _ in range(2)]
                try:
                    time.sleep(1.0)  # until they have shared the tables
                    waited = asyncio.run(seconds(servers, given.tables, how, rng))
                finally:
                    for one in servers:
                        one.kill()
                last.append(max(waited))
                first.append(median(sorted(waited)[: given.tables // 4]))
            found[name] = {
                "times": given.times,
                "all_tables_s": {"median": round(median(last), 2), "max": round(max(last), 2)},
                "own_tables_s": {"median": round(median(first), 3)},
            }
    finally:
        cluster.remove()
    if given.json:
        print(json.dumps(found))
        return
    for name, one in found.items():
        every, own = one["all_tables_s"], one["own_tables_s"]
        print(
            f"{name}: all of {given.tables} tables answer after {every['median']} s (median), {every['max']} s at most,"
            f" of {one['times']} times; tables of the one that stays after {own['median']} s"
        )


if __name__ == "__main__":
    main()
