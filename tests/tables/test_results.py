"""What is kept of a finished game for each person who played it, whatever it is all kept in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

import pytest

from tabbytop.games import all_games
from tabbytop.tables import results
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.requests import NewTable, Resign
from tabbytop.tables.results import Companion, Result
from tabbytop.tables.service import Service
from tabbytop.tables.store import Change, Store
from tabbytop.tables.table import Table

from .conftest import Opener
from .kit import asked as asked_of
from .kit import awaited, decide, seated, step


@asynccontextmanager
async def a_house(new_store: Opener, at: float = 50.0) -> AsyncIterator[Service]:
    store = new_store()
    await store.open()
    try:
        yield Service(store, LocalBus(), all_games(), pause=0.0, date=lambda: at)
    finally:
        await store.close()


async def play_out(service: Service, table: Table) -> None:
    rng = Random(3)
    while (await service.look(table.id, lambda live: live.table.phase)) != "over":
        if decisions := (await asked_of(service, table.id)).decisions:
            await decide(service, table.id, *decisions, rng=rng)
        else:
            await step(service, table.id, rng)


async def of(store: Store, person: str) -> list[Result]:
    return [results.read(paper) for paper in await store.papers.of_person(person, results.KIND)]


@awaited
async def test_everybody_who_played_has_a_result_when_the_game_is_over_and_not_before(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        for person in ("micka", "mourek"):
            await service.rename(person, person.title())
        table = await seated(service, "micka", "mourek")
        await step(service, table.id, Random(1))
        assert await of(service.store, "micka") == []
        await play_out(service, table)
        over = await service.look(table.id, lambda live: live.table)
        (mine,), (theirs,) = await of(service.store, "micka"), await of(service.store, "mourek")
        assert mine.people == (
            Companion("person", "Micka", None, "micka"),
            Companion("person", "Mourek", None, "mourek"),
        )
        assert (mine.table, mine.game, mine.seats, mine.places, mine.points) == (
            *(table.id, "clans", (0,), over.places, over.points),
        )
        assert mine.options == {"clans": "first", "powers": False, "handicap": 0}  # those that mattered
        assert mine.figures == {"ahead": over.points[0] - over.points[1], "clan": mine.figures["clan"]}
        assert theirs.figures["ahead"] == -int(mine.figures["ahead"])
        assert (mine.counts, mine.is_whole) == (True, True)
        (paper,) = await service.store.papers.of_person("micka", results.KIND)
        assert (paper.id, paper.at, paper.until) == (f"{table.id}:0", 50.0, None)


@awaited
async def test_a_result_is_written_with_the_move_or_not_at_all(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        table = await seated(service, "micka", "mourek")
        save = service.store.save
        broken = []

        async def failing(change: Change) -> None:
            if change.papers and not broken:  # another process is faster than the last move, once
                broken.append(change)
                await save(
                    replace(change, papers=(), lines=(), table=replace(change.table, phase="playing", places=()))
                )
            await save(change)

        service.store.save = failing  # type: ignore[method-assign]
        await play_out(service, table)
        assert broken
        assert len(await of(service.store, "micka")) == 1
        assert len(await service.store.papers.of_kind(results.KIND)) == 2


@awaited
async def test_who_gave_up_has_a_result_and_whoever_played_on_too(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        await service.rename("mourek", "Mourek")
        table = await seated(service, "micka", "mourek", "easy", game="isle", mode="family")
        await service.carry_out(table.id, "mourek", Resign("1", 1))
        assert await of(service.store, "mourek") == []
        await play_out(service, table)
        (mine,), (theirs,) = await of(service.store, "micka"), await of(service.store, "mourek")
        assert (theirs.seats, theirs.gave_up, theirs.figures) == ((1,), (1,), {})
        assert theirs.people[1] == Companion("person", "Mourek", None, "mourek")
        assert theirs.people[2].kind == "bot"
        assert theirs.people[2].level == "easy"
        assert (mine.seats, mine.is_whole) == ((0,), False)


@awaited
async def test_two_at_one_screen_have_one_result_that_is_nobody_s_win(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        table = await service.create("micka", NewTable("clans", {}, ("me", "me"), "nonce", start=True))
        await play_out(service, table)
        (both,) = await of(service.store, "micka")
        assert (both.seats, both.seat, both.won, both.counts) == ((0, 1), None, "lost", False)


@pytest.mark.parametrize(
    ("places", "people", "won"),
    [((1, 2), 2, "won"), ((2, 1), 2, "lost"), ((1, 1), 2, "shared"), ((1, 1, 2), 2, "won"), ((2, 2, 1), 2, "lost")],
)
def test_a_win_of_all_over_a_rival_is_won_and_one_of_some_is_shared(
    places: tuple[int, ...], people: int, won: str
) -> None:
    sat = tuple(Companion("person", "", None, f"p{seat}") for seat in range(people))
    assert Result("t", "tower", {}, sat, (0,), places, places, {}).won == won


@awaited
async def test_who_is_forgotten_is_somebody_in_others_results(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        for person in ("micka", "mourek"):
            await service.rename(person, person.title())
        over, running = await seated(service, "micka", "mourek"), await seated(service, "micka", "mourek")
        await play_out(service, over)
        keeper = Keeper(service.store, all_games())
        held = await keeper.holding("mourek")
        assert [paper.kind for paper in held.papers] == [results.KIND]
        await keeper.forget("mourek")  # the running game is given up by it
        assert await of(service.store, "mourek") == []
        mine = {one.table: one for one in await of(service.store, "micka")}
        assert mine.keys() == {over.id, running.id}
        assert all(one.people[1] == Companion("person", "") for one in mine.values())
        assert await service.store.papers.naming("mourek") == []
