"""What the keeper of a house does: closes and deletes tables, and forgets people, whatever it is all kept in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tabbytop.core import Record, TabbyError
from tabbytop.core.log import parse_header
from tabbytop.games import all_games
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.closing import check_shown
from tabbytop.tables.errors import NotNow, Shut, UnknownTable
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.requests import Close, Reopen, Resign, Say, SeatBot, Sit, Stand
from tabbytop.tables.service import Service
from tabbytop.tables.store import Kept, Note
from tabbytop.tables.table import Table

from .conftest import Opener
from .kit import asked, awaited, call, seated, step, wanted


@asynccontextmanager
async def a_house(new_store: Opener) -> AsyncIterator[tuple[Service, Keeper]]:
    """A server, and its keeper in a process of their own."""
    serving, keeping = new_store(), new_store()
    await serving.open()
    await keeping.open()
    service = Service(serving, LocalBus(), all_games(), pause=0.0)
    try:
        yield service, Keeper(keeping, all_games())
    finally:
        await serving.close()
        await keeping.close()


async def catch_up(service: Service) -> None:
    """Hear all that other processes have done."""
    for note in await service.store.changes(0):
        service.catch_up(Note(note.stamp, note.table, note.version, note.said, note.due))


async def play_out(service: Service, table: Table) -> Kept:
    rng = Random(3)
    while await service.look(table.id, lambda live: live.table.phase) != "over":
        await step(service, table.id, rng)
    kept = await service.store.load(table.id)
    assert kept is not None
    return kept


@awaited
async def test_a_table_is_shut_for_everybody_and_opened_by_its_keeper_alone(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        table = await seated(service, "micka", "mourek", clock=60.0)
        await step(service, table.id, Random(1))
        found = await keeper.find(table.code.lower().replace("-", " "))
        assert found.table.id == table.id
        await keeper.shut(table.id)
        await catch_up(service)
        shut = await service.look(table.id, lambda live: live.table)
        with pytest.raises(Shut, match="who keeps the house"):
            check_shown(shut, "micka")
        assert not (shut.may_see("micka") or shut.due)
        with pytest.raises(Shut):
            await service.carry_out(table.id, "micka", Reopen("1"))
        with pytest.raises(NotNow):
            await service.carry_out(table.id, "micka", Resign("2", 0))
        await keeper.reopen(table.id)
        await catch_up(service)
        again = await service.look(table.id, lambda live: live.table)
        assert (again.closed, again.shut, again.due) == (0.0, False, True)
        assert (await asked(service, table.id)).is_due  # since when each is asked is noted anew
        await play_out(service, table)


@awaited
async def test_a_deleted_table_is_there_for_no_process(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        table = await seated(service, "micka", "mourek")
        woken: list[str] = []
        service.bus.subscribe(table.id, lambda: woken.append("table"))
        await keeper.delete(table.id)
        await catch_up(service)
        assert woken
        with pytest.raises(UnknownTable):
            await service.look(table.id, lambda live: live)
        with pytest.raises(UnknownTable, match=f"no table {table.code}"):
            await keeper.find(table.code)


@awaited
async def test_a_person_is_found_by_what_a_host_knows(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        for person in ("micka", "mourek", "zofka"):
            await service.rename(person, person.title())
        table = await seated(service, "micka", "mourek", "easy", game="isle")
        await service.carry_out(table.id, "zofka", Say("1", "who wins?"))
        kept = await keeper.find(table.id)
        found = [await keeper.person(kept, who) for who in ("0", "1", "MICKA", "zofka")]
        assert found == ["micka", "mourek", "micka", "zofka"]
        for who, said in (("2", "nobody sits on seat 2"), ("Tlapka", "is called Tlapka"), ("3", "no seat of that")):
            with pytest.raises(TabbyError, match=said):
                await keeper.person(kept, who)
        await call(service, table, "mourek", "Micka")
        with pytest.raises(TabbyError, match=r"2 people at table .* are called Micka"):
            await keeper.person(await keeper.find(table.id), "Micka")


@awaited
async def test_who_is_forgotten_leaves_records_that_can_be_checked(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        for person in ("micka", "mourek"):
            await service.rename(person, person.title())
        over = await seated(service, "micka", "mourek")
        await service.carry_out(over.id, "micka", Say("1", "good luck"))
        await service.carry_out(over.id, "mourek", Say("2", "and to you"))
        before = await play_out(service, over)
        held = await keeper.holding("micka")
        assert (held.name, len(held.tables), [line.text for _, line in held.said]) == ("Micka", 1, ["good luck"])
        done = await keeper.forget("micka")
        assert (done.nameless, done.deleted, done.lines) == ((over.id,), (), 1)
        after = await service.store.load(over.id)
        assert after is not None
        assert after.header is not None
        assert [sitter.name for sitter in parse_header(after.header).seats] == ["", "Mourek"]
        assert [(chair.kind, chair.person, chair.name) for chair in after.table.chairs] == [
            *(("person", None, ""), ("person", "mourek", "Mourek")),
        ]
        assert (after.lines, after.changed, after.table.host) == (before.lines, before.changed, "mourek")
        record = Record.read([after.header, *after.lines], all_games(), verify=True)  # every draw, once more
        assert record.is_over
        assert [line.name for line in await service.store.chat(over.id, 0, 9)] == ["Mourek"]
        nothing = await keeper.holding("micka")
        assert (nothing.name, nothing.tables, nothing.said) == (None, (), ())
        assert await service.store.of_person("micka", 9) == []
        assert (await keeper.forget("micka")).nameless == ()  # once more changes nothing


@awaited
async def test_what_becomes_of_the_other_tables_of_who_is_forgotten(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        for person in ("micka", "mourek", "zofka"):
            await service.rename(person, person.title())
        alone = await seated(service, "micka", "easy")
        lobby = await service.create("micka", wanted("clans", {}, ["me", None]))
        others = await seated(service, "mourek", "micka", "zofka", game="isle")
        duel = await seated(service, "micka", "mourek")
        gone = await seated(service, "mourek", "micka", "zofka", game="isle")
        await service.carry_out(gone.id, "micka", Resign("1", 1))
        closed = await seated(service, "micka", "mourek", "zofka", game="isle")
        await keeper.shut(closed.id)
        assert await keeper.person(await keeper.find(gone.id), "Micka") == "micka"  # by the name in the record
        done = await keeper.forget("micka")
        assert set(done.deleted) == {alone.id, lobby.id}
        assert set(done.nameless) == {others.id, duel.id, gone.id, closed.id}
        await catch_up(service)
        for table, phase in ((others, "playing"), (duel, "over"), (gone, "playing")):
            kept = await service.store.load(table.id)
            assert kept is not None
            assert kept.header is not None
            assert kept.table.phase == phase, "who still plays goes on, with a bot in that place, or has won"
            assert "Micka" not in kept.header
            assert "micka" not in repr(kept.table)
        stood = await service.store.load(closed.id)
        assert stood is not None
        assert [chair.kind for chair in stood.table.chairs] == ["bot", "person", "person"]
        assert stood.table.host == "mourek"
        assert await service.store.find(lobby.code) is None


@awaited
async def test_a_table_of_ones_own_that_is_put_away_stays_for_its_host_to_open(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        table = await service.create("micka", wanted("clans", {}, ["me", None]))
        await service.carry_out(table.id, "micka", Close("1"))
        kept = await keeper.find(table.id)
        check_shown(kept.table, "micka")  # closed is not shut
        assert [one.table.id async for one in keeper.tables()] == [table.id]


@awaited
async def test_who_brought_a_bot_and_left_is_forgotten_there_too(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        id = (await service.create("micka", wanted("isle", {}, ["me", None, None]))).id
        await service.carry_out(id, "mourek", Sit("1", 1, ""))
        await service.carry_out(id, "mourek", SeatBot("2", 2, "hard"))
        await service.carry_out(id, "mourek", Stand("3", 1))
        assert (await keeper.forget("mourek")).nameless == (id,)
        kept = await service.store.load(id)
        assert kept is not None
        assert "mourek" not in repr(kept.table).replace("name='mourek'", "")
        assert kept.table.chairs[2].level == "hard"
