"""A server dies, or is frozen, in the middle of its bots' games: another one on the same database goes on with them."""

import os
import signal
from contextlib import AsyncExitStack
from random import Random

import pytest

from tests import postgres
from tests.server.kit import Guest
from tests.tables.kit import awaited

from .killing import server

TABLES = 6  #: so many that each server owns some


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_another_server_goes_on(how: signal.Signals) -> None:
    with postgres.database() as db:
        _goes_on(db, how)


@awaited
async def _goes_on(db: str, how: signal.Signals) -> None:
    async with AsyncExitStack() as stack:
        (victim, one), (_, two) = [await stack.enter_async_context(server(db)) for _ in range(2)]
        async with Guest(one) as here, Guest(two) as there:
            await here.http.get("/api/me")
            there.http.cookies = here.http.cookies
            tables = [await here.make("me", {"bot": "easy"}, start=True) for _ in range(TABLES)]
            os.kill(victim.pid, how)
            for table in tables:  # each goes on: a bot answers whatever is played
                chair = await there.at(table["id"])
                await chair.play_on(Random(1), moves=2)
                await chair.my_turn()
