"""Club nights: entering, pairing, playing to the end, leaving, on every store and after a restart."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabbytop.bots import of_the_house
from tabbytop.games import all_games
from tabbytop.tables import event as rules
from tabbytop.tables.botplay import AT_ONCE, AtRandom, BotPlay
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.codes import OF_BOTS
from tabbytop.tables.errors import Improper, NotNow, NotYourSeat, Taken, TooMany, UnknownTable
from tabbytop.tables.event import Event
from tabbytop.tables.event_requests import (
    EndRound,
    EnterBot,
    Finish,
    Join,
    Leave,
    NewEvent,
    Rule,
    StartEvent,
    Withdraw,
)
from tabbytop.tables.events import CODE, ENTRY, KIND, MOST_OPEN, ON, Events, without
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.requests import ChooseClock, Close, Rematch, Resign, SeatBot, Sit, Stand
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .conftest import Opener
from .kit import awaited
from .test_brought import HERE as BROUGHT
from .test_keeper import catch_up

ROBIN = NewEvent("Friday", "clans", {}, 2, "round_robin", 1)
SWISS = replace(ROBIN, kind="swiss", rounds=3)
PEOPLE = ("micka", "mourek", "liza", "pixel", "fousek", "zrzka")


class Night:
    """A service with events, and people who have names."""

    def __init__(self, service: Service, events: Events) -> None:
        self.service, self.events = service, events

    async def begin(self, asked: NewEvent, *people: str, bots: int = 0) -> Event:
        """An event of Micka's that has begun."""
        event = await self.events.create("micka", asked)
        for person in people:
            await self.service.rename(person, person.title())
            await self.events.carry_out(event.id, person, Join())
        for _ in range(bots):
            await self.events.carry_out(event.id, "micka", EnterBot("easy"))
        return await self.events.carry_out(event.id, "micka", StartEvent())

    async def now(self, event: Event) -> Event:
        return await self.events.look(event.id)

    async def table(self, id: str) -> Table:
        return await self.service.look(id, lambda live: live.table)

    async def sit(self, id: str) -> Table:
        """Everybody comes to a table of the event, and the game begins."""
        for seat, chair in enumerate((await self.table(id)).chairs):
            if chair.person is not None:
                await self.service.carry_out(id, chair.person, Sit(f"sit {seat}", seat, "nonce"))
        return await self.table(id)

    async def play(self, event: Event, id: str, rng: Random) -> None:
        """Somebody gives up, so that another has won."""
        table = await self.sit(id)
        loser = rng.choice([seat for seat, chair in enumerate(table.chairs) if chair.person is not None])
        await self.service.carry_out(id, table.chairs[loser].person or "", Resign("enough", loser))
        await self.until(event, lambda event: all(one.how for one in event.pairings if one.table == id))

    async def until(self, event: Event, reached: Callable[[Event], bool]) -> Event:
        """Wait for a state of the event, woken by the bus."""
        stir = asyncio.Event()
        leave = self.service.bus.subscribe(event.id, stir.set)
        try:
            while not reached(now := await self.now(event)):
                await stir.wait()
                stir.clear()
            return now
        finally:
            leave()


@asynccontextmanager
async def night(new_store: Opener, **more: Any) -> AsyncIterator[Night]:
    store = new_store()
    await store.open()
    service = Service(store, LocalBus(), all_games(), pause=0.0)
    service.is_looked_at = lambda table: table.startswith(OF_BOTS)
    events = Events(service, **more)
    bots = BotPlay(service, AtRandom(), AT_ONCE)
    await bots.start()
    try:
        yield Night(service, events)
    finally:
        await events.stop()
        await bots.stop()
        await store.close()


@awaited
async def test_everything_kept_of_an_event_is_json(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(ROBIN, "micka", "mourek", "liza")
        papers = club.service.store.papers
        kept = [await papers.of_kind(kind) for kind in (KIND, ON, CODE, ENTRY)]
        assert [len(some) for some in kept] == [1, 1, 1, 3]
        for paper in (paper for some in kept for paper in some):
            json.loads(paper.data)
        assert (await club.events.find(event.code)).id == event.id
        assert [one.id for one in await club.events.of_person("liza")] == [event.id]


# -- to the end -------------------------------------------------------------------------------------------------------


@awaited
async def test_a_round_robin_of_four_is_played_at_ones_own_pace_to_its_end(new_store: Opener) -> None:
    """Two people and two bots: the bots' own game is played though nobody looks."""
    rng = Random(1)
    async with night(new_store) as club:
        event = await club.begin(ROBIN, "micka", "mourek", bots=2)
        assert (event.phase, len(event.pairings)) == ("running", 6)
        assert len(event.open) == 6, "nobody has more than three games"
        event = await club.until(event, lambda event: sum(one.how == "played" for one in event.pairings) == 1)
        while event.phase == "running":
            await club.play(event, rng.choice(event.open).table, rng)
            event = await club.now(event)
        assert event.phase == "over"
        assert all(one.how == "played" for one in event.pairings)
        assert sum(line.points for line in event.standings) == 6
        assert [line.tables for line in event.standings] == [3] * 4
        assert not await club.service.store.papers.of_kind(ON)
        with pytest.raises(NotNow, match="over"):
            await club.events.carry_out(event.id, "liza", Join())


@awaited
async def test_a_swiss_event_pairs_the_next_round_when_one_is_over(new_store: Opener) -> None:
    rng = Random(2)
    async with night(new_store) as club:
        event = await club.begin(SWISS, *PEOPLE[:5])
        for number in (1, 2, 3):
            event = await club.now(event)
            assert event.round == number
            assert sum(one.how == "bye" for one in event.pairings if one.round == number) == 1
            for pairing in event.open:
                await club.play(event, pairing.table, rng)
        event = await club.until(event, lambda event: event.phase == "over")
        pairs = [frozenset(one.seats) for one in event.pairings]
        assert len(set(pairs)) == len(pairs), "nobody meets anybody twice, nor has two byes"


@awaited
async def test_bots_alone_play_a_whole_event_and_two_at_a_time(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(ROBIN, bots=5)
        most = []

        def is_over(event: Event) -> bool:
            most.append(len(event.open))
            return event.phase == "over"

        event = await club.until(event, is_over)
        assert max(most) == rules.BOTS_AT_ONCE
        assert len([one for one in event.pairings if one.how == "played"]) == 10
        tables = [await club.table(one.table) for one in event.pairings if one.table]
        assert {table.host for table in tables} == {"micka"}, "who made the event is charged for thinking"
        assert await club.service.store.charged("micka") == 0, "and for no table"


@awaited
async def test_larger_tables(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(replace(SWISS, game="isle", seats=3, rounds=1), *PEOPLE[:5])
        assert sorted(len(one.seats) for one in event.pairings) == [2, 3]
        rows = [await club.table(one.table) for one in event.open]
        assert sorted(len(row.chairs) for row in rows) == [2, 3]


# -- laying tables ----------------------------------------------------------------------------------------------------


@awaited
async def test_nobody_has_more_than_three_games_at_once(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(ROBIN, *PEOPLE)
        open = [number for one in event.open for number in one.seats]
        assert max(open.count(number) for number in range(6)) == rules.AT_ONCE
        while event.phase == "running":
            await club.play(event, event.open[-1].table, Random(3))
            event = await club.now(event)
            open = [number for one in event.open for number in one.seats]
            assert max([open.count(number) for number in open], default=0) <= rules.AT_ONCE
            assert open or event.phase == "over"


@awaited
async def test_two_processes_note_one_result_and_pair_one_round(new_store: Opener) -> None:
    async with night(new_store) as one, night(new_store) as other:
        event = await one.begin(SWISS, *PEOPLE[:4])
        for pairing in event.open:
            table = await one.sit(pairing.table)
            seat = next(seat for seat, chair in enumerate(table.chairs) if chair.person)
            await one.service.carry_out(pairing.table, table.chairs[seat].person or "", Resign("enough", seat))
            over = await one.table(pairing.table)
            await asyncio.gather(*(club.events._note(event.id, over.id, over.places) for club in (one, other) * 3))
        event = await one.now(event)
        assert event.round == 2
        assert len([pairing for pairing in event.pairings if pairing.round == 2]) == 2
        assert event == await other.now(event)
        for pairing in event.open:
            assert (await other.table(pairing.table)).event == event.id


@awaited
async def test_a_restart_goes_on_where_a_process_ended_in_the_middle(new_store: Opener) -> None:
    """One result was not noted, and one table not laid."""
    async with night(new_store) as club:
        club.service.desk.listeners.remove(club.events._hear)
        event = await club.begin(ROBIN, *PEOPLE[:3])
        lost, over = event.open[0].table, event.open[1].table
        table = await club.sit(over)
        await club.service.carry_out(over, table.chairs[0].person or "", Resign("enough", 0))
        kept = await club.service.store.load(lost)
        assert kept is not None
        assert await club.service.delete(lost, kept.version)
        club.service.desk.listeners.append(club.events._hear)
    async with night(new_store) as club:
        with pytest.raises(UnknownTable):
            await club.table(lost)
        await club.events.sweep()
        assert (await club.table(lost)).event == event.id
        now = await club.now(event)
        assert [one.how for one in now.pairings if one.table == over] == ["played"]


# -- the host ---------------------------------------------------------------------------------------------------------


@awaited
async def test_a_round_that_hangs_is_ended_by_the_host(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(SWISS, *PEOPLE[:4])
        first, second = event.open
        with pytest.raises(NotYourSeat):
            await club.events.carry_out(event.id, "mourek", EndRound())
        with pytest.raises(Improper, match="places from 1"):
            await club.events.carry_out(event.id, "micka", Rule(0, (0, 7)))
        with pytest.raises(Improper, match="no game 9"):
            await club.events.carry_out(event.id, "micka", Rule(9, (1, 2)))
        event = await club.events.carry_out(event.id, "micka", Rule(event.pairings.index(first), (1, 2)))
        with pytest.raises(NotNow, match="decided already"):
            await club.events.carry_out(event.id, "micka", Rule(event.pairings.index(event.pairings[0]), (2, 1)))
        assert (await club.table(first.table)).closed
        listed = [kept.table.id for person in PEOPLE[:4] for kept in await club.service.tables_of(person)]
        assert (first.table in listed, second.table in listed) == (False, True)
        event = await club.events.carry_out(event.id, "micka", EndRound())
        assert event.round == 2
        assert [one.places for one in event.pairings if one.round == 1] == [(1, 2), (1, 1)]
        assert (await club.table(second.table)).closed
        event = await club.events.carry_out(event.id, "micka", Finish())
        assert event.phase == "over"
        with pytest.raises(NotNow, match="is over"):
            await club.events.carry_out(event.id, "micka", Finish())


@awaited
async def test_the_tables_of_an_event_are_the_event_s(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(ROBIN, *PEOPLE[:3])
        pairing = event.open[0]
        person = event.entrants[pairing.seats[0]].person or ""
        for asked in (Stand("1", 0), SeatBot("2", 0, "easy"), ChooseClock("3", 60), Close("4")):
            with pytest.raises(NotNow, match="one of an event"):
                await club.service.carry_out(pairing.table, "micka", asked)
        await club.play(event, pairing.table, Random(4))
        with pytest.raises(NotNow, match="who plays next"):
            await club.service.carry_out(pairing.table, person, Rematch("5"))


# -- coming and going -------------------------------------------------------------------------------------------------


@awaited
async def test_who_leaves_is_withdrawn_and_those_left_play_on(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(ROBIN, *PEOPLE[:4])
        begun = next(one for one in event.open if 1 in one.seats)
        await club.sit(begun.table)
        others = [one.table for one in event.open if 1 in one.seats and one is not begun]
        event = await club.events.carry_out(event.id, "mourek", Leave())
        event = await club.until(event, lambda event: all(1 not in one.seats or one.how for one in event.pairings))
        assert [one.how for one in event.pairings if one.table == begun.table] == ["played"]
        assert all([(await club.table(table)).closed for table in others])
        assert sum(one.how == "bye" for one in event.pairings) == 2
        assert not event.entrants[1].here
        with pytest.raises(NotYourSeat):
            await club.events.carry_out(event.id, "mourek", Leave())
        with pytest.raises(NotNow, match="too late"):
            await club.events.carry_out(event.id, "mourek", Join())
        while event.phase == "running":
            await club.play(event, event.open[0].table, Random(5))
            event = await club.now(event)
        assert event.standings[-1].entrant == 1


@awaited
async def test_of_swiss_one_may_come_late_before_the_second_round(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(SWISS, *PEOPLE[:4])
        await club.service.rename("fousek", "Fousek")
        await club.service.rename("zrzka", "Zrzka")
        event = await club.events.carry_out(event.id, "fousek", Join())
        for pairing in event.open:
            await club.play(event, pairing.table, Random(6))
        event = await club.until(event, lambda event: event.round == 2)
        assert any(4 in one.seats for one in event.pairings if one.round == 2)
        with pytest.raises(NotNow, match="second round is paired"):
            await club.events.carry_out(event.id, "zrzka", Join())


@awaited
async def test_bad_input_is_refused_in_words(new_store: Opener) -> None:
    async with night(new_store) as club:
        create = club.events.create
        for wrong, why in (
            (replace(ROBIN, name=" \u202e\u200b"), "a name"),
            (replace(ROBIN, game="chess"), "no such game"),
            (replace(ROBIN, seats=3), "played against each other by 2 to 2"),
            (replace(ROBIN, game="isle", seats=1), "played against each other by 2 to 4"),
            (replace(ROBIN, rounds=3), "1 to 2 rounds"),
            (replace(SWISS, rounds=0), "1 to 12 rounds"),
            (replace(ROBIN, game="tower", options={"mode": "coop"}), "win or lose together"),
        ):
            with pytest.raises(Improper, match=why):
                await create("micka", wrong)
        event = await create("micka", replace(ROBIN, name="  Friday\n\u202e night  "))
        assert event.name == "Friday night"
        with pytest.raises(Improper, match="a name is wanted"):
            await club.events.carry_out(event.id, "nobody", Join())
        for person in PEOPLE[:2]:
            await club.service.rename(person, person)
            await club.events.carry_out(event.id, person, Join())
        with pytest.raises(Taken, match="already"):
            await club.events.carry_out(event.id, "mourek", Join())
        with pytest.raises(NotNow, match="3 to 32 entrants; 2 have come"):
            await club.events.carry_out(event.id, "micka", StartEvent())
        with pytest.raises(NotYourSeat):
            await club.events.carry_out(event.id, "mourek", EnterBot("easy"))
        with pytest.raises(Improper, match="no such bot"):
            await club.events.carry_out(event.id, "micka", EnterBot("genius"))
        for _ in range(30):
            await club.events.carry_out(event.id, "micka", EnterBot("easy"))
        with pytest.raises(NotNow, match="full"):
            await club.events.carry_out(event.id, "micka", EnterBot("easy"))
        event = await club.events.carry_out(event.id, "micka", Withdraw(31))
        assert len(event.entrants) == 31
        with pytest.raises(Improper, match="no entrant 31"):
            await club.events.carry_out(event.id, "micka", Withdraw(31))
        with pytest.raises(UnknownTable):
            await club.events.find("nowhere")


@awaited
async def test_an_event_is_found_by_id_by_code_and_by_who_has_to_do_with_it(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.events.create("micka", ROBIN)
        assert await club.events.find(event.code.lower().replace("-", " ")) == event
        await club.service.rename("mourek", "Mourek")
        await club.events.carry_out(event.id, "mourek", Join())
        for person, found in (("micka", 1), ("mourek", 1), ("liza", 0)):
            assert len(await club.events.of_person(person)) == found
        await club.events.carry_out(event.id, "mourek", Leave())
        assert not await club.events.of_person("mourek")


@awaited
async def test_so_many_events_of_one_host(new_store: Opener) -> None:
    async with night(new_store) as club:
        events = [await club.events.create("micka", ROBIN) for _ in range(MOST_OPEN)]
        with pytest.raises(TooMany):
            await club.events.create("micka", ROBIN)
        await club.events.carry_out(events[0].id, "micka", Finish())
        await club.events.create("micka", ROBIN)


@awaited
async def test_who_is_forgotten_is_nobody_in_events_and_another_is_host(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(ROBIN, *PEOPLE[:4])
        await Keeper(club.service.store, club.service.games).forget("micka")
        now = await club.now(event)
        assert now.host == "mourek"
        assert (now.entrants[0].name, now.entrants[0].here) == ("", False)
        assert all(0 not in one.seats or one.how for one in now.pairings)
        held = await club.service.store.holding("micka")
        assert not held.papers
        assert not await club.service.store.papers.naming("micka")


def test_an_event_of_nobody_else_s_goes_with_its_host():
    from tabbytop.core import encode
    from tabbytop.tables.events import KIND, new_event
    from tabbytop.tables.papers import Paper
    from tabbytop.tables.store import json_text

    event = new_event(ROBIN, all_games(), "micka", "FERN-42", 1.0)
    paper = Paper(KIND, event.id, "micka", 1.0, json_text(encode(Event, event)))
    assert without(paper, "micka") is None


async def merged(club: Night, old: str, new: str, event: Event) -> Event:
    await Keeper(club.service.store, club.service.games).hand_over(old, new)
    return await club.now(event)


@awaited
async def test_two_who_turn_out_to_be_one_before_the_start_have_entered_once(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.events.create("micka", ROBIN)
        for person in PEOPLE[:4]:
            await club.service.rename(person, person.title())
            await club.events.carry_out(event.id, person, Join())
        now = await merged(club, "mourek", "liza", event)
        assert [one.person for one in now.entrants] == ["micka", "liza", "pixel"]
        assert [one.id for one in await club.events.of_person("liza")] == [event.id]


@awaited
async def test_two_who_turn_out_to_be_one_in_the_middle_play_on_as_one_and_not_with_themselves(
    new_store: Opener,
) -> None:
    async with night(new_store) as club:
        event = await club.begin(ROBIN, *PEOPLE[:4])
        laid = {one.table: one for one in event.open}
        both = next(id for id, one in laid.items() if {*one.seats} == {1, 2})
        on = next(id for id, one in laid.items() if {*one.seats} == {0, 1})
        for id in (both, on):
            assert (await club.sit(id)).is_on
        now = await merged(club, "mourek", "liza", event)
        assert [(one.person, one.name, one.here) for one in now.entrants] == [
            ("micka", "Micka", True),
            ("", "Mourek", False),
            ("liza", "Liza", True),
            ("pixel", "Pixel", True),
        ]
        await catch_up(club.service)
        assert (await club.table(both)).closed
        assert not (await club.table(on)).closed, "a game that is on is played to its end"
        for pairing in now.pairings:
            assert pairing.table == on or 1 not in pairing.seats
        (table,) = [one for one in now.open if one.table == on]
        assert {*table.seats} == {0, 1}
        assert await merged(club, "mourek", "liza", event) == now  # once more does nothing


@awaited
async def test_who_had_left_and_turns_out_to_be_somebody_who_plays_plays_on(new_store: Opener) -> None:
    async with night(new_store) as club:
        event = await club.begin(SWISS, *PEOPLE[:4])
        await club.events.carry_out(event.id, "liza", Leave())
        now = await merged(club, "mourek", "liza", event)
        assert [(one.person, one.here) for one in now.entrants][1:3] == [("liza", True), ("", False)]
        assert now.number_of("liza") == 1


@awaited
async def test_a_bot_that_this_house_was_given_enters_beside_the_levels(new_store: Opener) -> None:
    """By its own name, and it sits at the event's tables with its own mind; where it does not play, it is refused."""
    hasty = f"{BROUGHT}:Hasty"
    async with night(new_store) as club:
        club.service.bots = of_the_house([hasty, f"{BROUGHT}:OnlyIsle"])
        event = await club.events.create("micka", ROBIN)
        with pytest.raises(Improper, match="OnlyIsle plays isle"):
            await club.events.carry_out(event.id, "micka", EnterBot(f"{BROUGHT}:OnlyIsle"))
        await club.service.rename("micka", "Micka")
        await club.events.carry_out(event.id, "micka", Join())
        for bot in ("easy", hasty):
            await club.events.carry_out(event.id, "micka", EnterBot(bot))
        event = await club.events.carry_out(event.id, "micka", StartEvent())
        assert [(one.is_bot, one.level, one.mind) for one in event.entrants] == [
            (False, None, ""),
            (True, "easy", ""),
            (True, None, hasty),
        ]
        assert event.entrants[2].name == "Hasty"
        laid = [await club.table(pairing.table) for pairing in event.pairings if pairing.table]
        chairs = [chair for table in laid for chair in table.chairs if chair.mind]
        assert chairs and {(chair.kind, chair.name, chair.thinks) for chair in chairs} == {("bot", "Hasty", hasty)}
