"""The house's board, in every store: what hangs there and who sits down; and quick match."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from tabbytop.games import all_games
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.errors import (
    EmptyRange,
    Improper,
    NotInRange,
    NotNow,
    NotYourSeat,
    SentAway,
    Taken,
    TooMany,
    UnknownTable,
)
from tabbytop.tables.houseboard import HouseBoard
from tabbytop.tables.matching import COMING, KIND, LIFE, LOST, PATIENCE, Matching, Wanted
from tabbytop.tables.requests import (
    ChooseWatchers,
    Close,
    PinUp,
    Remove,
    Reopen,
    SeatBot,
    Sit,
    Stand,
    StartGame,
    Unpin,
    WantRating,
)
from tabbytop.tables.service import MOST_PINS, MOST_SEATS, Service
from tabbytop.tables.store import Store
from tabbytop.tables.table import Pin, Table, board_list

from .conftest import Opener
from .kit import TABLE, awaited, wanted

EVERYTHING = (inf, "")
CLANS = Wanted("clans", 2, 60)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def a_house(new_store: Opener, count: int = 1) -> AsyncIterator[tuple[Clock, list[Service]]]:
    """So many processes on one database, whose time is in the test's hands."""
    clock, services = Clock(), []
    for _ in range(count):
        store = new_store()
        await store.open()
        services.append(Service(store, LocalBus(), all_games(), now=clock))
        services[-1].strangers = True
    try:
        yield clock, services
    finally:
        for service in services:
            await service.store.close()


async def listed(service: Service, kind: Any = "seat", game: str = "clans") -> list[str]:
    return [kept.table.id for kept in await service.pinned([board_list(kind, game)], EVERYTHING, 100)]


async def pinned(service: Service, host: str = "micka", seats: int = 1, game: str = "clans") -> Table:
    table = await service.create(host, wanted(game, {}, ["me", *[None] * seats], "nonce"))
    await service.carry_out(table.id, host, PinUp("up", "  Packa’s\nboat yard ", None, None))
    return await now(service, table.id)


async def now(service: Service, table: str) -> Table:
    return await service.look(table, lambda live: live.table)


# -- what hangs there -------------------------------------------------------------------------------------------------


@awaited
async def test_a_table_hangs_there_while_a_seat_is_free_and_then_for_those_who_watch(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await pinned(service)
        assert (table.pin and table.pin.title, await listed(service)) == ("Packa’s boat yard", [table.id])
        assert await listed(service, game="isle") == await listed(service, "watch") == []
        await service.carry_out(table.id, "micka", SeatBot("bot", 1, "easy"))
        assert await listed(service) == []
        await service.carry_out(table.id, "micka", Stand("away", 1))
        assert await listed(service) == [table.id]
        await service.sit_down(table.id, "mourek", "nonce")
        await service.carry_out(table.id, "micka", StartGame("start"))
        assert (await listed(service), await listed(service, "watch")) == ([], [table.id])
        await service.carry_out(table.id, "micka", ChooseWatchers("alone", "nobody"))
        assert await listed(service, "watch") == []
        await service.carry_out(table.id, "micka", ChooseWatchers("all", "anyone"))
        await service.carry_out(table.id, "micka", Unpin("off"))
        assert await listed(service, "watch") == []


@awaited
async def test_a_table_that_is_closed_does_not_hang_there_until_it_is_opened_again(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await pinned(service)
        await service.carry_out(table.id, "micka", Close("close"))
        assert await listed(service) == []
        with pytest.raises(NotNow, match="closed"):
            await service.sit_down(table.id, "mourek", "nonce")
        await service.carry_out(table.id, "micka", Reopen("open"))
        assert await listed(service) == [table.id]


@awaited
async def test_only_the_host_pins_up_and_only_before_the_game_and_where_strangers_are_let_in(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await service.create("micka", wanted("clans", {}, ["me", None], "nonce"))
        for asked in (PinUp("1", "", None, None), Unpin("2")):
            with pytest.raises(NotYourSeat):
                await service.carry_out(table.id, "mourek", asked)
        service.strangers = False
        with pytest.raises(NotNow, match="no strangers"):
            await service.carry_out(table.id, "micka", PinUp("3", "", None, None))
        service.strangers = True
        await service.carry_out(table.id, "mourek", Sit("4", 1, "nonce"))
        await service.carry_out(table.id, "micka", StartGame("5"))
        with pytest.raises(NotNow, match="begun"):
            await service.carry_out(table.id, "micka", PinUp("6", "", None, None))
        assert await listed(service) == await listed(service, "watch") == []


@awaited
async def test_of_one_host_only_some_hang_there(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        for _ in range(MOST_PINS):
            last = await pinned(service)
        more = await service.create("micka", wanted("clans", {}, ["me", None]))
        with pytest.raises(TooMany, match="take one off"):
            await service.carry_out(more.id, "micka", PinUp("1", "", None, None))
        await service.carry_out(
            last.id, "micka", PinUp("another title", "At dawn", None, None)
        )  # it hangs there already
        await service.carry_out(last.id, "micka", Unpin("off"))
        await service.carry_out(more.id, "micka", PinUp("2", "", None, None))
        assert len(await listed(service)) == MOST_PINS


@awaited
async def test_a_table_can_hang_there_from_the_beginning(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        asked = replace(wanted("clans", {}, ["me", None]), pin=" At\tdawn ")
        for _ in range(MOST_PINS):
            table = await service.create("micka", asked)
        assert table.pin is not None and table.pin.title == "At dawn"
        assert table.id in await listed(service)
        with pytest.raises(TooMany, match="take one off"):
            await service.create("micka", asked)
        service.strangers = False
        with pytest.raises(NotNow, match="no strangers"):
            await service.create("mourek", asked)
        assert len(await listed(service)) == MOST_PINS


async def hung(store: Store, count: int) -> list[Table]:
    """So many tables, one after the other, of two games."""
    made = []
    for n in range(count):
        made.append(replace(TABLE, id=f"t{n:04}", code=f"C{n}", game=("clans", "isle")[n % 2], pin=Pin(float(n // 3))))
        assert await store.create(made[-1], 1.0)
    return made


@awaited
async def test_a_thousand_tables_are_told_in_pages_newest_first_by_the_index(new_store: Opener) -> None:
    store = new_store()
    await store.open()
    made = await hung(store, 1000)
    both = [board_list("seat", game) for game in ("clans", "isle", "tower")]
    before, seen = EVERYTHING, []
    while some := await store.pinned(both, before, 90):
        assert len(some) <= 90
        seen += [kept.table for kept in some]
        assert seen[-1].pin is not None
        before = seen[-1].pin.at, seen[-1].id
    assert seen == made[::-1]
    assert [kept.table for kept in await store.pinned(both[:1], EVERYTHING, 3)] == [made[998], made[996], made[994]]
    assert await store.pinned_by("micka") == 1000
    assert "house_board" in await plan_of(store)
    await store.close()


async def plan_of(store: Any) -> str:
    """How the store finds one page."""
    query = "SELECT id FROM tables WHERE listed = {0} AND listed <> '' AND (pinned, id) < ({1}, {2})"
    query += " ORDER BY pinned DESC, id DESC LIMIT 24"
    if hasattr(store, "_rows"):
        asked = query.format("$1", "$2", "$3")
        await store._rows("ANALYZE tables")
        return str(await store._rows(f"EXPLAIN {asked}", "seat clans", 9.0, "x"))
    asked = "EXPLAIN QUERY PLAN " + query.format("?", "?", "?")
    return str(await store._read(lambda db: db.execute(asked, ("seat clans", 9.0, "x")).fetchall()))


# -- sitting down -----------------------------------------------------------------------------------------------------


@awaited
async def test_of_several_who_sit_down_at_once_each_has_a_seat_or_is_told_in_words(new_store: Opener) -> None:
    async with a_house(new_store, 2) as (_, services):
        table = await pinned(services[0], seats=2, game="isle")
        people = [f"guest {n}" for n in range(6)]
        asked = [services[n % 2].sit_down(table.id, one, "nonce") for n, one in enumerate(people)]
        came = await asyncio.gather(*asked, return_exceptions=True)
        late = [one for one in came if isinstance(one, BaseException)]
        assert [type(one) for one in late] == [Taken] * 4
        assert "somebody was faster" in str(late[0])
        fresh = Service(services[0].store, LocalBus(), all_games())
        chairs = (await now(fresh, table.id)).chairs
        assert len({chair.person for chair in chairs}) == 3
        again = next(n for n, one in enumerate(came) if not isinstance(one, BaseException))
        assert (await fresh.sit_down(table.id, people[again], "other")).chairs == chairs  # a retry is done once


@awaited
async def test_nobody_is_refused_for_what_another_process_has_changed_a_moment_ago(new_store: Opener) -> None:
    """A note has been read from the store, and that the table has changed has not been told here yet."""
    async with a_house(new_store, 2) as (_, [here, there]):
        table = await here.create("micka", wanted("clans", {}, ["me", None]))
        assert (await now(there, table.id)).pin is None
        await here.carry_out(table.id, "micka", PinUp("pin", "At dawn", None, None))
        assert (await there.sit_down(table.id, "mourek", "nonce")).chairs[1].person == "mourek"
        await here.carry_out(table.id, "micka", Unpin("unpin"))
        with pytest.raises(UnknownTable):
            await there.sit_down(table.id, "packa", "nonce")


@awaited
async def test_nobody_sits_down_by_the_board_at_a_table_that_does_not_hang_there(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await service.create("micka", wanted("clans", {}, ["me", None]))
        with pytest.raises(UnknownTable):
            await service.sit_down(table.id, "mourek", "nonce")
        with pytest.raises(UnknownTable):
            await service.sit_down("nowhere", "mourek", "nonce")


@awaited
async def test_who_sits_at_others_tables_that_have_not_begun_takes_no_more_seats(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        tables = [await pinned(service, f"host {n}") for n in range(MOST_SEATS + 1)]
        for table in tables[:-1]:
            await service.sit_down(table.id, "mourek", "nonce")
        with pytest.raises(TooMany, match="stand up"):
            await service.sit_down(tables[-1].id, "mourek", "nonce")
        await service.carry_out(tables[0].id, "mourek", Stand("up", 1))
        await service.sit_down(tables[-1].id, "mourek", "nonce")


@awaited
async def test_who_was_removed_from_a_table_does_not_sit_down_there_again_by_the_board(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await pinned(service)
        await service.sit_down(table.id, "mourek", "nonce")
        await service.carry_out(table.id, "micka", Remove("out", 1))
        assert await listed(service) == [table.id]
        with pytest.raises(SentAway):
            await service.sit_down(table.id, "mourek", "nonce")
        assert (await now(service, table.id)).free == 1
        await service.sit_down(table.id, "zofka", "nonce")


async def rated(service: Service, **points: float) -> Table:
    """A table of Micka's on the board, who wants it to be rated; people have so many ``points``."""

    async def rating_of(person: str, game: str, mode: str) -> float | None:
        assert (game, mode) == ("clans", service.games["clans"].counting.mode(2, table.options))
        return points.get(person)

    table = await pinned(service)
    service.rating_of = rating_of
    await service.carry_out(table.id, "micka", WantRating("rated", True))
    return table


@awaited
async def test_a_table_is_for_those_whose_rating_lies_in_its_range(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await rated(service, micka=1200, mourek=1250.4, zofka=1301)
        await service.carry_out(table.id, "micka", PinUp("range", "", 1100, 1300))
        for person in ("zofka", "somebody new"):
            with pytest.raises(NotInRange, match="from 1100 up to 1300, and yours is 1"):
                await service.sit_down(table.id, person, "nonce")
        assert (await service.sit_down(table.id, "mourek", "nonce")).sitters == ("micka", "mourek")


@pytest.mark.parametrize(
    ("low", "high", "why"),
    [
        (1300, 1100, "nobody is rated from 1300 to 1100"),
        (1201, None, "leaves you out yourself: you are rated 1200"),
        (None, 1199, "leaves you out yourself: you are rated 1200"),
    ],
)
@awaited
async def test_a_range_that_excludes_everybody_or_its_host_is_refused_in_words(
    new_store: Opener, low: int | None, high: int | None, why: str
) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await rated(service, micka=1200)
        with pytest.raises(EmptyRange, match=why):
            await service.carry_out(table.id, "micka", PinUp("range", "", low, high))
        pin = (await now(service, table.id)).pin
        assert pin is not None and (pin.low, pin.high) == (None, None)


@awaited
async def test_a_range_is_for_games_that_its_host_wants_to_be_rated(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        table = await pinned(service)
        with pytest.raises(NotNow, match="rated games"):
            await service.carry_out(table.id, "micka", PinUp("range", "", 900, 1100))


# -- hosts who go -----------------------------------------------------------------------------------------------------


@awaited
async def test_a_host_who_is_gone_for_minutes_takes_the_table_along_and_brings_it_back(new_store: Opener) -> None:
    async with a_house(new_store) as (clock, [service]):
        table, here = await pinned(service), {"micka"}
        board = HouseBoard(service, Matching(service), lambda _, person: person in here, away=180.0)
        for _ in range(3):
            await board.sweep()
            clock.now += 170
        here.clear()
        await board.sweep()
        clock.now += 170
        await board.sweep()
        assert await listed(service) == [table.id]
        here.add("micka")
        await board.sweep()
        here.clear()
        await board.sweep()  # gone from now on
        clock.now += 170
        await board.sweep()
        assert await listed(service) == [table.id]
        clock.now += 10
        await board.sweep()
        assert await listed(service) == []
        with pytest.raises(NotNow, match="gone away"):
            await service.sit_down(table.id, "mourek", "nonce")
        await service.host_is(table.id, here=True)
        assert await listed(service) == [table.id]


# -- quick match ------------------------------------------------------------------------------------------------------


@awaited
async def test_two_who_wait_for_the_same_are_brought_to_one_table_that_starts_by_itself(new_store: Opener) -> None:
    async with a_house(new_store, 2) as (clock, services):
        one, other = map(Matching, services)
        assert (await one.wait("micka", CLANS)).table is None
        clock.now += 1
        assert (await other.wait("zofka", Wanted("clans", 2, 0))).table is None  # no hurry is not a minute
        assert [person for person, _ in await other.waiting()] == ["micka", "zofka"]
        brought = await other.wait("mourek", CLANS)
        told = await one.go_on("micka")
        assert told is not None and told.table is not None and told.table == brought.table
        table = await now(services[0], told.table)
        assert {chair.person for chair in table.chairs} == {"micka", "mourek"}
        assert (table.host, table.clock, table.eager, table.pin) == ("micka", 60.0, True, None)
        assert [person for person, _ in await one.waiting()] == ["zofka"]
        for person in ("micka", "mourek"):
            await services[0].carry_out(table.id, person, Sit(person, table.seats_of(person)[0], "nonce"))
        assert (await now(services[0], table.id)).phase == "playing"


@awaited
async def test_of_many_who_come_at_once_nobody_is_brought_to_two_tables(new_store: Opener) -> None:
    async with a_house(new_store, 2) as (_, services):
        rooms = [Matching(service) for service in services]
        people = [f"guest {n}" for n in range(9)]
        trio = Wanted("isle", 3, 0)
        await asyncio.gather(*(rooms[n % 2].wait(one, trio) for n, one in enumerate(people)))
        for _ in range(3):  # as their pages ask
            told = await asyncio.gather(*(rooms[n % 2].go_on(one) for n, one in enumerate(people)))
        tables = {one.table for one in told if one is not None}
        assert None not in tables and len(tables) == 3
        seats = [chair.person for id in tables if id for chair in (await now(services[0], id)).chairs]
        assert sorted(filter(None, seats)) == people
        for person in people:
            assert len(await services[0].store.of_person(person, 9)) == 1


@awaited
async def test_who_closes_the_page_waits_no_more_and_leaves_nothing_behind(new_store: Opener) -> None:
    async with a_house(new_store) as (clock, [service]):
        matching = Matching(service)
        await matching.wait("micka", CLANS)
        clock.now += LIFE - 1
        assert await matching.go_on("micka") is not None
        clock.now += LIFE - 1
        assert [person for person, _ in await matching.waiting()] == ["micka"]
        clock.now += 1
        assert (await matching.wait("mourek", CLANS)).table is None
        assert await matching.go_on("micka") is None
        assert await service.store.papers.find(KIND, "micka") is None
        await matching.leave("mourek")
        await matching.leave("mourek")
        assert (await matching.waiting(), await matching.go_on("mourek")) == ([], None)


@awaited
async def test_who_wants_something_else_waits_for_that_alone_and_who_asks_again_keeps_their_place(
    new_store: Opener,
) -> None:
    async with a_house(new_store) as (clock, [service]):
        matching = Matching(service)
        began = (await matching.wait("micka", CLANS)).since
        clock.now += 5
        assert (await matching.wait("micka", CLANS)).since == began
        assert (await matching.wait("micka", Wanted("kingos", 2))).since == clock.now
        assert (await matching.wait("mourek", CLANS)).table is None
        with pytest.raises(Improper, match="no such game"):
            await matching.wait("micka", Wanted("chess", 2))
        with pytest.raises(Improper, match="together by"):
            await matching.wait("micka", Wanted("isle", 1))


@awaited
async def test_after_two_minutes_bots_take_the_seats_that_are_left(new_store: Opener) -> None:
    async with a_house(new_store) as (clock, [service]):
        matching, trio = Matching(service), Wanted("isle", 3)
        await matching.wait("micka", trio)
        with pytest.raises(NotNow, match="in 120 seconds"):
            await matching.with_bots("micka")
        for _ in range(int(PATIENCE // 10)):
            clock.now += 10
            await matching.go_on("micka")
        await matching.wait("mourek", trio)
        brought = await matching.with_bots("micka")
        assert brought.table is not None and await matching.with_bots("micka") == brought
        table = await now(service, brought.table)
        assert sorted(chair.person or chair.kind for chair in table.chairs) == ["bot", "micka", "mourek"]
        with pytest.raises(NotNow, match="begin again"):
            await matching.with_bots("zofka")


async def brought(service: Service, matching: Matching) -> Table:
    """Micka and Mourek, at a table to which neither has come yet."""
    await matching.wait("micka", CLANS)
    told = await matching.wait("mourek", CLANS)
    assert told.table is not None
    return await now(service, told.table)


@awaited
async def test_who_was_brought_to_a_table_is_told_of_that_one_until_it_has_begun(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        matching = Matching(service)
        table = await brought(service, matching)
        assert (await matching.wait("micka", Wanted("kingos", 2))).table == table.id
        for person in ("micka", "mourek"):
            await service.carry_out(table.id, person, Sit(person, table.seats_of(person)[0], "nonce"))
        told = await matching.go_on("mourek")
        assert told is not None and told.table == table.id
        assert (await matching.wait("micka", CLANS)).table is None


@pytest.mark.parametrize("goes", ["says so", "is silent"])
@awaited
async def test_who_was_brought_and_does_not_come_makes_room_for_somebody_else(new_store: Opener, goes: str) -> None:
    async with a_house(new_store) as (clock, [service]):
        matching = Matching(service)
        table = await brought(service, matching)
        await service.carry_out(table.id, "mourek", Sit("here", table.seats_of("mourek")[0], "nonce"))
        if goes == "says so":
            await matching.leave("micka")
        else:
            clock.now += COMING - 1
            await matching.sweep()
            assert (await now(service, table.id)).free is None
            clock.now += 2
            await matching.sweep()
        after = await now(service, table.id)
        assert (after.host, after.sitters, await listed(service)) == ("mourek", ("mourek",), [table.id])
        assert (await service.sit_down(table.id, "zofka", "nonce")).phase == "playing"
        await matching.sweep()
        assert (await now(service, table.id)).sitters == ("mourek", "zofka")


@pytest.mark.parametrize("then", ["waits again", "sits down elsewhere"])
@awaited
async def test_who_came_where_nobody_else_did_does_not_hold_two_tables(new_store: Opener, then: str) -> None:
    """However long they sat there alone, of which the sweep takes care."""
    async with a_house(new_store) as (clock, [service]):
        matching = Matching(service)
        table = await brought(service, matching)
        await service.carry_out(table.id, "mourek", Sit("here", table.seats_of("mourek")[0], "nonce"))
        for _ in range(40):
            clock.now += 15
            await matching.sweep()
        assert (await now(service, table.id)).sitters == ("mourek",)
        if then == "waits again":
            assert (await matching.wait("mourek", CLANS)).table is None
            await matching.wait("zofka", CLANS)
            told = await matching.go_on("mourek")
            assert told is not None and told.table not in (None, table.id)
        else:
            other = await pinned(service, "zofka")
            await service.sit_down(other.id, "mourek", "nonce")
            await matching.sits_at("mourek", other.id)
        open = [kept.table for kept in await service.store.of_person("mourek", 9) if not kept.table.closed]
        assert [one.id == table.id for one in open] == [False]
        assert (await now(service, table.id)).closed
        assert table.id not in await listed(service)


@awaited
async def test_a_table_to_which_nobody_comes_is_closed(new_store: Opener) -> None:
    async with a_house(new_store) as (clock, [service]):
        matching = Matching(service)
        table = await brought(service, matching)
        clock.now += COMING + 1
        await matching.sweep()
        assert (await now(service, table.id)).closed
        assert await listed(service) == []


@awaited
async def test_a_game_is_rated_where_all_who_were_brought_together_want_it(new_store: Opener) -> None:
    async with a_house(new_store) as (_, [service]):
        matching, keen = Matching(service), replace(CLANS, rated=True)
        for wishes in ((keen, CLANS), (CLANS, keen), (CLANS, CLANS), (keen, keen)):
            people = [f"{name}{[wish.rated for wish in wishes]}" for name in ("micka", "mourek")]
            for person, wish in zip(people, wishes, strict=True):
                told = await matching.wait(person, wish)
            assert told.table is not None  # a wish keeps nobody apart
            table = await now(service, told.table)
            for person in people:
                await service.carry_out(table.id, person, Sit(person, table.seats_of(person)[0], "nonce"))
            begun = await now(service, table.id)
            assert (begun.phase, begun.rated) == ("playing", wishes == (keen, keen))


@awaited
async def test_where_the_table_was_never_made_they_wait_on(new_store: Opener) -> None:
    async with a_house(new_store) as (clock, [service]):
        matching = Matching(service)
        table = await brought(service, matching)
        assert await service.delete(table.id, 1)
        told = await matching.go_on("micka")
        assert told is not None and told.table is None
        clock.now += LOST + 1
        await matching.go_on("micka")
        again = await matching.go_on("mourek")
        assert again is not None and again.table not in (None, table.id)
        assert {chair.person for chair in (await now(service, again.table or "")).chairs} == {"micka", "mourek"}


@awaited
async def test_those_who_are_gone_do_not_pile_up(new_store: Opener) -> None:
    async with a_house(new_store) as (clock, [service]):
        matching = Matching(service)
        for n in range(120):
            await matching.wait(f"guest {n}", Wanted("clans", 2, (0, 60, 86400)[n % 3]))
            clock.now += LIFE
        assert len(await matching.waiting()) <= 1
        assert [n for n in range(119) if await service.store.papers.find(KIND, f"guest {n}")] == []
