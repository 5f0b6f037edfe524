"""PostgreSQL is killed in the middle of a game and started again: people are told, nothing is lost, all go on."""

import asyncio
import json
import signal
from random import Random

from websockets.asyncio.client import connect

from tests.postgres import Cluster
from tests.tables.kit import awaited

from .killing import check, new_players, server


def test_people_wait_for_the_database_and_go_on() -> None:
    cluster = Cluster()
    try:
        cluster.start()
        _goes_on(cluster)
    finally:
        cluster.remove()


@awaited
async def _goes_on(cluster: Cluster) -> None:
    async with server(cluster.url, asyncio.subprocess.PIPE) as (process, address):
        players = await new_players(address, Random(3))
        answered = asyncio.Semaphore(0)
        playing = [asyncio.create_task(player.play(address, answered.release)) for player in players]
        for _ in range(12):
            await answered.acquire()
        await asyncio.to_thread(cluster.end, signal.SIGKILL)
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)  # told that a move was not kept
        for one in playing:
            one.cancel()
        assert await _told(address, "x" * 22, players[0].cookie) == ("not_kept", 4503)
        await asyncio.to_thread(cluster.start)
        while not all(player.is_over and player.pending is None for player in players):
            await asyncio.gather(*(player.play(address, lambda: None) for player in players))
        seen = await check(cluster.url, players)
        assert seen["over"] == len({player.table for player in players})
        process.terminate()
        assert process.stderr is not None
        assert b"Traceback" not in await process.stderr.read()


async def _told(address: str, table: str, cookie: str) -> tuple[str, int | None]:
    """What somebody hears who comes to a table now, and the code with which the line is closed."""
    async with connect(f"ws://{address}/ws/{table}", additional_headers={"Cookie": cookie}) as socket:
        kind = json.loads(await socket.recv())["error"]["kind"]
        await socket.wait_closed()
        return kind, socket.close_code
