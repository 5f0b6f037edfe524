"""A server is killed (kill -9) again and again while people and bots play. No acknowledged move is ever lost."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from tests.tables.kit import awaited

from .killing import Player, check, children, new_players, server, wait_for_the_end

ROUNDS = 3


@awaited
async def test_a_killed_server_loses_nothing_and_takes_up_every_table(tmp_path: Path) -> None:
    db, rng = f"sqlite:///{tmp_path}/tables.db", Random(7)
    players: list[Player] = []
    for number in range(ROUNDS):
        async with server(db) as (process, address):
            if number < 2:
                players += await new_players(address, rng)
            until_the_end, answered = rng.randint(10, 60), asyncio.Semaphore(0)
            playing = [asyncio.create_task(player.play(address, answered.release)) for player in players]
            for _ in range(until_the_end):
                await answered.acquire()
            await asyncio.sleep(rng.random() * 0.02)
            started = children(process.pid)
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            await asyncio.gather(*playing)
        await check(db, players)
        await asyncio.to_thread(wait_for_the_end, started)
    assert sum(len(player.acknowledged) for player in players) >= 10 * ROUNDS

    async with server(db) as (_, address):  # nobody kills this one: every table goes on to its end
        await asyncio.gather(*(player.play(address, lambda: None) for player in players))
        assert all(player.is_over for player in players)
    seen = await check(db, players)
    assert seen["over"] == len({player.table for player in players})
