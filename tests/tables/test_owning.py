"""Of several processes on one database exactly one works for a table, and another when that one is gone."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from tabbytop.core import Action
from tabbytop.games import all_games
from tabbytop.tables.botplay import AtRandom
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.deciding import Decision
from tabbytop.tables.errors import Stale
from tabbytop.tables.owning import SHARES, FileOwner, Place
from tabbytop.tables.postgres.owning import SessionOwner
from tabbytop.tables.service import Service
from tests import postgres

from .conftest import Opener
from .kit import awaited, bots, seated, step, until


class Counted(AtRandom):
    """Notes what it was asked."""

    def __init__(self) -> None:
        self.asked: Counter[tuple[int, int]] = Counter()  # the position's own randomness tells tables apart

    async def think(self, decision: Decision) -> Action | None:
        self.asked[decision.random, decision.seq] += 1
        return await super().think(decision)


@asynccontextmanager
async def process(new_store: Opener, thinker: AtRandom) -> AsyncIterator[Service]:
    """What one process does for tables, without its server."""
    store = new_store()
    await store.open()
    owner = store.owner(Place())
    service = Service(store, LocalBus(), all_games(), pause=0.0, owner=owner)
    watching = store.watch(service.catch_up, 0.01)
    await watching.start()
    await owner.start(service.take_up)
    try:
        async with bots(service, thinker):
            yield service
    finally:
        await owner.stop()
        await watching.stop()
        await store.close()


MANY = 200  #: tables, by which shares are told


async def shared_out(*services: Service) -> None:
    """Until what is owned by whom stays so: of a file one process owns all, of a database each its part."""
    while True:
        owned = [sum(owns) for owns in shares(*services)]
        is_fair = isinstance(services[0].owner, FileOwner) or min(owned) > MANY / 4
        if sum(owned) == MANY and is_fair:
            return
        await asyncio.sleep(0.05)


def shares(*services: Service) -> list[list[bool]]:
    return [[service.owner.owns(f"table {n}") for n in range(MANY)] for service in services]


async def played(service: Service, table: str, rounds: int) -> None:
    """A person's moves at random, each when it is asked for."""
    rng = Random(1)
    for _ in range(rounds):
        await until(service, table, lambda live: live.table.phase == "over" or 0 in live.table.must)
        if await service.look(table, lambda live: live.table.phase) == "over":
            return
        try:
            await step(service, table, rng, 0)
        except Stale:
            continue


@awaited
async def test_bots_think_once_however_many_processes_there_are(new_store: Opener) -> None:
    one, two = Counted(), Counted()
    async with process(new_store, one) as here, process(new_store, two) as there:
        before: list[list[bool]] = []
        while shares(here, there) != before:  # a machine too busy to hold its share has lost it: once more
            await shared_out(here, there)
            before = shares(here, there)
            one.asked.clear()
            two.asked.clear()
            tables = [await seated(here, "micka", "easy", "hard", game="saucers") for _ in range(6)]
            await asyncio.gather(*(played((here, there)[n % 2], table.id, 4) for n, table in enumerate(tables)))
            thought = one.asked + two.asked
        assert thought
        assert set(thought.values()) == {1}


def test_workers_own_what_people_are_led_to_through_them() -> None:
    with postgres.database() as url:
        asyncio.run(_owned_as_led(url))


async def _owned_as_led(url: str) -> None:
    places = [Place(index, 2) for index in (0, 1)]
    owners, changed = [SessionOwner(url, place, 0.05) for place in places], asyncio.Event()
    try:
        for owner in owners:
            await owner.start(changed.set)
        wanted = [{share for share in range(SHARES) if place.is_ours(share)} for place in places]
        while [owner.shares for owner in owners] != wanted:
            await changed.wait()
            changed.clear()
    finally:
        for owner in owners:
            await owner.stop()


@awaited
async def test_what_one_process_leaves_another_takes_up(new_store: Opener) -> None:
    async with process(new_store, AtRandom()) as stays:
        async with process(new_store, AtRandom()) as goes:
            tables = [await seated(goes, "micka", "easy", "hard", game="saucers") for _ in range(6)]
        await asyncio.gather(*(played(stays, table.id, 3) for table in tables))
        await shared_out(stays)


@awaited
async def test_a_lock_for_which_there_is_no_room_is_taken_when_there_is(tmp_path: Path) -> None:
    changed = asyncio.Event()
    owner = FileOwner(tmp_path / "later" / "tables.db-owner", every=0.01)
    await owner.start(changed.set)
    await asyncio.sleep(0)  # it is tried, in vain
    (tmp_path / "later").mkdir()
    await changed.wait()
    assert owner.owns("any")
    await owner.stop()
