"""Lobbies that nobody began, games that stand still, guests who never came back: told, closed, deleted."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tabbytop.tables.errors import NotNow, NotYourSeat, UnknownTable
from tabbytop.tables.expiry import Expiry
from tabbytop.tables.requests import Close, Move, Reopen, Say, Sit
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table
from tabbytop.tables.terms import DAY, Terms

from .kit import actions, asked, awaited, seated, step, tables, wanted

TERMS = Terms(lobby=10, still=100, closed=30, guest=400, notice=7)


class Days:
    """The date, which tests set."""

    today = 0.0

    def __call__(self) -> float:
        return self.today * DAY


@asynccontextmanager
async def a_house(path: Path, terms: Terms = TERMS) -> AsyncIterator[tuple[Service, Expiry, Days]]:
    date = Days()
    async with tables(path, date=date, terms=terms) as service:
        yield service, Expiry(service), date


async def until(service: Service, table: Table) -> float | None:
    """The day that people are told."""
    told = await service.look(table.id, lambda live: service.until(live.table, live.changed))
    return None if told is None else told / DAY


async def is_closed(service: Service, table: Table) -> bool:
    return await service.look(table.id, lambda live: bool(live.table.closed))


@awaited
async def test_a_lobby_that_nobody_began_is_told_of_closed_and_deleted(tmp_path: Path) -> None:
    async with a_house(tmp_path / "t.db") as (service, expiry, date):
        table = await service.create("micka", wanted("clans", {}, ["me", None]))
        told = {}
        for date.today in range(10):
            await expiry.sweep()
            told[date.today] = await until(service, table)
            assert not await is_closed(service, table)
        assert told == {day: 10.0 if day >= 3 else None for day in range(10)}
        date.today = 10
        await expiry.sweep()
        assert await is_closed(service, table)
        assert await until(service, table) == 40.0
        with pytest.raises(NotNow, match="closed"):
            await service.carry_out(table.id, "mourek", Sit("sit", 1, "nonce"))
        await service.carry_out(table.id, "mourek", Say("hm", "hello"))  # to be talked about it may be
        date.today = 39
        await expiry.sweep()
        assert await is_closed(service, table)
        date.today = 40
        await expiry.sweep()
        with pytest.raises(UnknownTable):
            await service.look(table.id, lambda live: live)
        with pytest.raises(UnknownTable):
            await service.find(table.code)


@awaited
async def test_a_game_that_stands_still_is_closed_and_can_be_opened_again(tmp_path: Path) -> None:
    async with a_house(tmp_path / "t.db") as (service, expiry, date):
        table = await seated(service, "micka", "mourek", clock=60.0)
        date.today = 50
        await step(service, table.id, Random(1))
        date.today = 149
        await expiry.sweep()
        assert await until(service, table) == 150
        assert not await is_closed(service, table)
        date.today = 150
        await expiry.sweep()
        assert await is_closed(service, table)
        (turn,) = await service.look(table.id, lambda live: live.table.must)
        person = ("micka", "mourek")[turn]
        assert not (await service.look(table.id, lambda live: live.table)).waits_for(person)
        assert table.id not in await service.store.due()  # no clock runs
        assert (await asked(service, table.id)).decisions == ()
        seq, play = await service.look(table.id, lambda live: (live.seq, actions(live, turn)[0]))
        with pytest.raises(NotNow, match="closed"):
            await service.carry_out(table.id, person, Move("late", turn, seq, play))
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "zofka", Reopen("open"))
        await service.carry_out(table.id, "mourek", Reopen("open"))
        assert await until(service, table) is None
        await service.carry_out(table.id, person, Move("late", turn, seq, play))
        date.today = 249
        await expiry.sweep()
        assert not await is_closed(service, table)


@awaited
async def test_a_finished_game_is_kept_if_people_played_it(tmp_path: Path) -> None:
    async with a_house(tmp_path / "t.db") as (service, expiry, date):
        played = await seated(service, "micka", "mourek")
        rng = Random(1)
        while await service.look(played.id, lambda live: live.table.phase) != "over":
            await step(service, played.id, rng)
        bots = await service.create("micka", wanted("clans", {}, ["easy", "easy"], start=True))
        assert bots.bots_only
        date.today = 10_000
        for _ in range(3):
            await expiry.sweep()
            date.today += 100
        assert await service.look(played.id, lambda live: live.table.phase) == "over"
        with pytest.raises(UnknownTable):
            await service.look(bots.id, lambda live: live)


@awaited
async def test_guests_who_never_came_back_are_forgotten(tmp_path: Path) -> None:
    async with a_house(tmp_path / "t.db") as (service, expiry, date):
        for person in ("micka", "mourek"):
            await service.rename(person, person.title())
        date.today = 399
        await service.seen("micka")
        date.today = 401
        await expiry.sweep()
        assert (await service.store.name("micka"), await service.store.name("mourek")) == ("Micka", "")


@awaited
async def test_a_house_may_keep_everything(tmp_path: Path) -> None:
    async with a_house(tmp_path / "t.db", Terms(0, 0, 0, 0)) as (service, expiry, date):
        table = await service.create("micka", wanted("clans", {}, ["me", None]))
        await service.rename("micka", "Micka")
        date.today = 100_000
        await expiry.sweep()
        assert await until(service, table) is None
        assert not await is_closed(service, table)
        assert await service.store.name("micka") == "Micka"


@awaited
async def test_what_another_process_owns_is_left_to_it(tmp_path: Path) -> None:
    async with a_house(tmp_path / "t.db") as (service, expiry, date):
        table = await service.create("micka", wanted("clans", {}, ["me", None]))
        service.owner.owns = lambda table: False  # type: ignore[method-assign]  # it owns nothing from now on
        date.today = 100
        await expiry.sweep()
        assert not await is_closed(service, table)


@awaited
async def test_a_host_puts_away_what_nobody_else_plays_at(tmp_path: Path) -> None:
    async with a_house(tmp_path / "t.db") as (service, _, date):
        date.today = 1
        lobby = await service.create("micka", wanted("clans", {}, ["me", None]))
        together, alone = await seated(service, "micka", "mourek"), await seated(service, "micka", "easy")
        for table in (lobby, alone):
            with pytest.raises(NotYourSeat):
                await service.carry_out(table.id, "mourek", Close("no"))
            await service.carry_out(table.id, "micka", Close("close"))
            assert await is_closed(service, table)
        with pytest.raises(NotNow, match="others play here"):
            await service.carry_out(together.id, "micka", Close("close"))
        assert await service.store.charged("micka") == 1
