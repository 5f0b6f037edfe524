"""What people have spent, for all processes together: nobody who goes from one to the next gets more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tabbytop.server.measures import Tally
from tabbytop.server.security import Rate
from tabbytop.tables.ledger import FORGET_EVERY, Draw, Ledger
from tabbytop.tables.store import Store

from .conftest import Opener
from .kit import awaited

NEVER = 0.0  #: a second


@asynccontextmanager
async def ledgers(new_store: Opener) -> AsyncIterator[tuple[Ledger, Ledger, Store]]:
    """Of two processes."""
    stores = [new_store() for _ in range(2)]
    for store in stores:
        await store.open()
    one, two = (store.ledger(several=True) for store in stores)
    assert one is not None
    assert two is not None
    try:
        yield one, two, stores[0]
    finally:
        for store in stores:
            await store.close()


@awaited
async def test_all_at_once_through_two_processes_get_no_more_than_the_measure(new_store: Opener) -> None:
    async with ledgers(new_store) as (one, two, _):
        draw = Draw("micka", 1.0, 7.0, NEVER)
        had = await asyncio.gather(*((one, two)[n % 2].take([draw]) for n in range(40)))
        assert sum(took for (took,) in had) == 7
        assert await one.has_some([draw, Draw("mourek", 1.0, 7.0, NEVER)]) == [False, True]


@awaited
async def test_of_two_measures_neither_is_charged_where_one_is_spent(new_store: Opener) -> None:
    async with ledgers(new_store) as (one, two, _):
        few, many = Draw("person", 1.0, 1.0, NEVER), Draw("address", 1.0, 3.0, NEVER)
        assert await one.take([few, many]) == [True, True]
        for _ in range(4):
            assert await two.take([few, many]) == [False, True]
        other = Draw("other person", 1.0, 1.0, NEVER)
        assert [await one.take([many]), await two.take([many])] == [[True], [True]]
        assert await two.take([other, many]) == [True, False]
        assert await two.has_some([other]) == [True]


@awaited
async def test_what_costs_more_than_there_is_leaves_a_debt(new_store: Opener) -> None:
    async with ledgers(new_store) as (one, two, _):
        hourly = 1 / 3600
        assert await two.has_some([Draw("micka", 1.0, 8.0, hourly)]) == [True]
        await one.pay([Draw("micka", 6.5, 8.0, hourly)])
        assert await two.has_some([Draw("micka", 1.0, 8.0, hourly)]) == [True]
        await one.pay([Draw("micka", 100.0, 8.0, hourly)])
        await two.pay([Draw("micka", 100.0, 8.0, hourly)])
        assert await two.has_some([Draw("micka", 1.0, 8.0, hourly)]) == [False]
        assert await one.take([Draw("micka", 1.0, 8.0, hourly)]) == [False]


@awaited
async def test_requests_are_settled_between_processes_and_whoever_took_too_many_waits(new_store: Opener) -> None:
    async with ledgers(new_store) as (one, two, _):
        rate = Rate(10, 1 / 60)
        here, there = Tally("person", rate, one), Tally("person", rate, two)
        assert all(tally.take("micka") for tally in (here, there) for _ in range(8)), "each has a measure of its own"
        assert all(tally.take("mourek") for tally in (here, there) for _ in range(4))
        await here._settle(one)
        assert here.take("micka"), "this one alone has given no more than ten"
        await there._settle(two)
        assert not there.take("micka"), "both together have"
        await here._settle(one)
        assert not here.take("micka")
        assert here.take("mourek")
        assert there.take("mourek")
        (wait,) = await one.waits([Draw("person 0 micka", 1.0, rate.burst, rate.per_second)])
        assert 7 * 60 < wait <= 8 * 60, "seventeen out of ten: until seven are filled up, and one is there"


@awaited
async def test_who_asks_little_is_not_told_of_to_other_processes(new_store: Opener) -> None:
    async with ledgers(new_store) as (one, _, _):
        tally = Tally("person", Rate(120, 30), one)
        (charge,) = await one._charges([Draw("person 0 micka", 1.0, 120, 30)])
        assert all(tally.take("micka") for _ in range(3))
        await tally._settle(one)
        assert await one._ahead([charge.key]) == {}
        assert all(tally.take("micka") for _ in range(4))
        await tally._settle(one)
        assert charge.key in await one._ahead([charge.key])


@awaited
async def test_a_bucket_fills_and_is_then_forgotten(new_store: Opener) -> None:
    async with ledgers(new_store) as (one, two, _):
        quick = Draw("micka", 1.0, 1.0, 1000.0)
        taken = 0
        while taken < 5:  # it fills by itself
            taken += (await one.take([quick]))[0]
        one._count = FORGET_EVERY  # it is time to
        is_full = False
        while not is_full:
            (is_full,) = await two.has_some([quick])
        assert await one.take([Draw("mourek", 1.0, 1.0, NEVER)]) == [True]
        assert await one.take([quick]) == [True]


@awaited
async def test_who_it_is_cannot_be_read_in_the_database(new_store: Opener) -> None:
    async with ledgers(new_store) as (one, _, store):
        await one.take([Draw("192.0.2.7", 1.0, 1.0, NEVER)])
        (charge,) = await one._charges([Draw("192.0.2.7", 1.0, 1.0, NEVER)])
        assert len(bytes.fromhex(charge.key)) == 16
        assert {kind async for kind, _ in store.dump()} == {"secrets"}  # it is no part of a backup


@awaited
async def test_one_process_on_a_file_keeps_nothing_of_it(new_store: Opener) -> None:
    store = new_store()
    assert (store.ledger(several=False) is None) == ("Sqlite" in type(store).__name__)
