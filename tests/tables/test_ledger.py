"""What people have spent, for all processes together: nobody who goes from one to the next gets more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

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
