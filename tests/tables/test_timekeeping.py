"""Machines whose clocks are apart judge a deadline alike: by the database's time."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tabbytop.games import all_games
from tabbytop.tables import clocks
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.opening import open_store
from tabbytop.tables.service import Service
from tabbytop.tables.timekeeping import DRIFT, SharedClock
from tests import postgres

from .kit import awaited, seated, step

ROOT = Path(__file__).resolve().parents[2]
HOUR = 3600.0
CLOCK = 60.0  #: seconds for a decision

#: A machine whose clock is wrong: the whole process lives by it.
WRONG = """
import asyncio, sys, time
right = time.time
time.time = lambda: right() + float(sys.argv[2])
from tests.tables.test_timekeeping import begun
print(asyncio.run(begun(sys.argv[1])))
"""


@asynccontextmanager
async def machine(url: str) -> AsyncIterator[Service]:
    store = open_store(url)
    await store.open()
    clock = store.clock()
    assert clock is not None
    await clock.start()
    try:
        yield Service(store, LocalBus(), all_games(), now=clock.now, date=clock.date)
    finally:
        await clock.stop()
        await store.close()


async def begun(url: str) -> str:
    """A game with a clock, at which somebody has just moved; its table."""
    async with machine(url) as service:
        table = await seated(service, "micka", "mourek", game="clans", clock=CLOCK)
        await step(service, table.id, Random(1))
        return table.id


@pytest.mark.parametrize("ahead", [HOUR, -HOUR])
def test_a_deadline_of_a_machine_whose_clock_is_wrong_is_judged_right(ahead: float) -> None:
    with postgres.database() as url:
        wrong = [sys.executable, "-c", WRONG, url, str(ahead)]
        table = subprocess.run(wrong, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        left, age = asyncio.run(_judged(url, table))
    assert 0 < left <= CLOCK
    assert 0 <= age <= CLOCK


async def _judged(url: str, id: str) -> tuple[float, float]:
    """How long there is still time, and how long ago the table has changed, as another machine sees it."""
    async with machine(url) as service:
        table, changed = await service.look(id, lambda live: (live.table, live.changed))
        (until,) = clocks.deadlines(table).values()
        return until - service.now(), service.date() - changed


class Elsewhere:
    """A database that tells its time, and a clock here that nobody sets."""

    def __init__(self) -> None:
        self.time, self.ticks = 1_000_000.0, 50.0
        self.clock = SharedClock(self.ask, lambda: self.ticks)

    async def ask(self) -> float:
        self.ticks += 0.2  # on the way there and back, while it is the same time there
        return self.time + 0.1

    async def passes(self, seconds: float, jump: float = 0.0) -> None:
        self.ticks += seconds
        self.time = self.clock.date() + jump
        await self.clock.look()


@awaited
async def test_dates_follow_the_database_and_deadlines_only_its_drift() -> None:
    there = Elsewhere()
    clock = there.clock
    await clock.start()
    assert clock.now() == clock.date() == pytest.approx(there.time, abs=1)
    await there.passes(60.0, jump=0.05)
    assert clock.date() - clock.now() == pytest.approx(0, abs=1e-6)
    await there.passes(60.0, jump=3 * 24 * HOUR)
    assert clock.date() - clock.now() == pytest.approx(3 * 24 * HOUR - DRIFT, abs=1)
    await clock.stop()
