"""A bot from the network, connected to one server of two on a database: it is asked, sits down and plays at a table of
the other's, and when its program dies the table goes on."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest

from tests.server.kit import Chair, Guest
from tests.tables.kit import awaited, ended

from .killing import ROOT, server
from .victim import NETBOT

PATIENCE = "5"  #: seconds for a decision: enough for one that lives, and not long for a test


@asynccontextmanager
async def program(address: str, token: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The reference client, as its users run it."""
    command = (sys.executable, str(ROOT / "clients/python/tabbybot.py"), f"http://{address}")
    process = await asyncio.create_subprocess_exec(*command, env={**os.environ, "TABBYBOT_TOKEN": token})
    try:
        yield process
    finally:
        await ended(process)


async def seated(chair: Chair, bot: str) -> None:
    """Ask it again until it is in the house: that it has come is known a moment later at the other server."""
    while True:
        answer = await chair.ask("ask", seat=1, bot=bot)
        if answer["type"] == "done":
            break
        await asyncio.sleep(0.05)
    await chair.until(lambda chair: chair.table["seats"][1]["ready"])


def moved(chair: Chair) -> int:
    """How often it has decided itself."""
    return sum(one["seat"] == 1 and one["stand_in"] is None for one in chair.news)


async def play_until(chair: Chair, rng: Random, moves: int) -> None:
    """Minka plays until the bot has made so many moves."""
    while moved(chair) < moves:
        sight = await chair.until(lambda chair: chair.asked() or moved(chair) >= moves)
        if isinstance(sight, dict):
            seq = chair.position["seq"]
            await chair.move(rng, sight)
            await chair.until(lambda chair, seq=seq: chair.position["seq"] > seq)


@awaited
async def test_it_plays_and_its_death_holds_up_nobody(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NETBOT, PATIENCE)
    async with AsyncExitStack() as stack:
        (_, one), (_, two) = [await stack.enter_async_context(server(database)) for _ in range(2)]
        minka = await stack.enter_async_context(Guest(one))
        await minka.http.get("/api/me")
        await minka.http.put("/api/me", json={"name": "Minka"})
        made = (await minka.http.post("/api/me/bots", json={"name": "Packa"})).json()
        client = await stack.enter_async_context(program(two, made["token"]))
        chair = await minka.at((await minka.make("me", "open"))["id"])
        await chair.until_shown()
        await seated(chair, made["bot"]["id"])
        seat = chair.table["seats"][1]
        assert (seat["kind"], seat["name"], seat["of"]) == ("person", "Packa", "Minka")
        await chair.done("start")
        await chair.until(lambda chair: chair.position)
        await play_until(chair, Random(1), 3)
        client.kill()
        await client.wait()
        await chair.play_on(Random(2))
        assert chair.is_over and chair.table["stood_in"]
