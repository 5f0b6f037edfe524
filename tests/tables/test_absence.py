"""Somebody who left: when they count as gone, what the others may agree on, and how they come back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tabbytop.core import Record
from tabbytop.games import all_games
from tabbytop.tables import absence, instead
from tabbytop.tables.errors import NotNow, NotYourSeat, SentAway
from tabbytop.tables.requests import (
    CastVote,
    ChooseClock,
    ChoosePatience,
    ChooseTalk,
    ComeBack,
    HandOver,
    LetBack,
    Move,
    Remove,
    Resign,
    Say,
    Sit,
    StartGame,
    TakeOver,
    Undo,
)
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import actions, asked, awaited, bots, decide, go_on, seated, tables, until, wanted

HOUR, DAY = 3_600.0, 86_400.0


class People:
    """Who is connected, and what time it is: both in the test's hands."""

    def __init__(self) -> None:
        self.at, self.here = 1_000_000.0, {"micka", "mourek", "macek", "liza"}

    async def goes(self, service: Service, table: Table, person: str) -> None:
        await service.there(table.id, person)
        self.here.discard(person)

    async def comes(self, service: Service, table: Table, person: str) -> None:
        self.here.add(person)
        await service.there(table.id, person)


@asynccontextmanager
async def served(path: Path, people: People, **more: Any) -> AsyncIterator[Service]:
    async with tables(path / "t.db", now=lambda: people.at, **more) as service:
        service.is_gone = lambda table, person: person not in people.here
        yield service


async def at(service: Service, table: Table) -> Table:
    return await service.look(table.id, lambda live: live.table)


async def lay(service: Service, table: Table, seat: int) -> None:
    """Whoever sits on ``seat`` lays a paw."""
    seq, choices = await service.look(table.id, lambda live: (live.seq, actions(live, seat)))
    paw = next(choice for choice in choices if choice["type"] == "Lay")
    person = table.chairs[seat].person
    assert person is not None
    await service.carry_out(table.id, person, Move(f"lay {seq}", seat, seq, paw))


async def left(service: Service, people: People, *names: str, **more: Any) -> Table:
    """A table at which the game waits for the last of ``names``, who goes."""
    table = await seated(service, *names, game="saucers", **more)
    for seat in range(len(names) - 1):
        await lay(service, table, seat)
    assert (await at(service, table)).must == (len(names) - 1,)
    await people.goes(service, table, names[-1])
    return table


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "chosen", "seconds"),
    [(0, None, DAY), (60, None, 120.0), (86400, None, 3 * DAY), (60, 3600, HOUR), (0, 0, 0.0)],
)
@awaited
async def test_how_long_is_the_tables_choice_and_follows_its_clock(
    tmp_path: Path, clock: Any, chosen: Any, seconds: float
) -> None:
    async with served(tmp_path, People()) as service:
        table = await service.create("micka", wanted("saucers", {}, ["me", None], "a"))
        await service.carry_out(table.id, "micka", ChooseClock("1", clock))
        await service.carry_out(table.id, "micka", ChoosePatience("2", chosen))
        assert absence.in_the_end(await at(service, table)) == seconds
        with pytest.raises(NotYourSeat, match="host"):
            await service.carry_out(table.id, "mourek", ChoosePatience("3", 120))


@awaited
async def test_who_is_here_or_was_waited_for_too_shortly_is_not_voted_about(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek")
        people.at += DAY - 1
        with pytest.raises(NotNow, match="not gone"):
            await service.carry_out(table.id, "micka", CastVote("1", 1, "easy", True))
        people.at += 1
        people.here.add("mourek")
        with pytest.raises(NotNow, match="not gone"):
            await service.carry_out(table.id, "micka", CastVote("2", 1, "easy", True))
        people.here.discard("mourek")
        await service.carry_out(table.id, "micka", CastVote("3", 1, "easy", True))
        assert (await at(service, table)).chairs[1].stand_in == "easy"


@awaited
async def test_where_a_table_chose_never_nobody_is_voted_about(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await service.create("micka", wanted("saucers", {}, ["me", None], "a"))
        await service.carry_out(table.id, "micka", ChoosePatience("1", 0))
        await service.carry_out(table.id, "mourek", Sit("2", 1, "b"))
        await service.carry_out(table.id, "micka", StartGame("3"))
        people.here.discard("mourek")
        people.at += 1_000 * DAY
        with pytest.raises(NotNow, match="not gone"):
            await service.carry_out(table.id, "micka", CastVote("4", 1, "easy", True))


@awaited
async def test_coming_and_going_begins_the_time_anew_and_a_restart_does_not(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek")
        people.at += 0.9 * DAY
        await people.comes(service, table, "mourek")
        people.at += 0.5 * DAY
        await people.goes(service, table, "mourek")
        people.at += 0.9 * DAY
        with pytest.raises(NotNow, match="not gone"):
            await service.carry_out(table.id, "micka", CastVote("1", 1, None, True))
    people.at += 0.1 * DAY
    async with served(tmp_path, people) as service:
        await service.carry_out(table.id, "micka", CastVote("2", 1, None, True))
        assert (await at(service, table)).broken_off


@awaited
async def test_what_the_clock_decides_is_no_sign_of_life_and_a_move_is(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek", clock=60)
        since = (await at(service, table)).awaited[1]
        for _ in range(2):
            people.at += 60
            await decide(service, table.id, *(await asked(service, table.id)).decisions)
            await lay(service, table, 0)
        assert (await at(service, table)).awaited[1] == since
        assert absence.is_gone(await at(service, table), 1, service.by_the_house(table.id))
        await lay(service, table, 1)
        assert not absence.is_gone(await at(service, table), 1, service.by_the_house(table.id))


# -- who agrees -------------------------------------------------------------------------------------------------------


@awaited
async def test_a_vote_by_somebody_who_does_not_sit_here_is_refused_in_words(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek")
        people.at += DAY
        with pytest.raises(NotYourSeat, match="only those who play here may vote"):
            await service.carry_out(table.id, "liza", CastVote("1", 1, "easy", True))
        with pytest.raises(NotNow, match="somebody else"):
            await service.carry_out(table.id, "micka", CastVote("2", 0, "easy", True))


@awaited
async def test_all_others_must_agree_and_a_no_ends_it(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek", "macek")
        people.at += DAY
        await service.carry_out(table.id, "micka", CastVote("1", 2, "hard", True))
        vote = (await at(service, table)).vote
        assert vote is not None
        assert (vote.seat, vote.level, vote.agreed) == (2, "hard", (0,))
        with pytest.raises(NotNow, match="another vote"):
            await service.carry_out(table.id, "mourek", CastVote("2", 2, None, True))
        await service.carry_out(table.id, "mourek", CastVote("3", 2, "hard", False))
        assert (await at(service, table)).vote is None
        await service.carry_out(table.id, "mourek", CastVote("4", 2, None, True))
        await service.carry_out(table.id, "micka", CastVote("5", 2, None, True))
        assert (await at(service, table)).phase == "over"


@awaited
async def test_a_second_one_who_never_comes_does_not_keep_the_table(tmp_path: Path) -> None:
    """Who is asked for a vote is waited for as for a move; the house sees to it where somebody looks on."""
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek", "macek")
        await people.goes(service, table, "mourek")
        people.at += DAY
        await service.carry_out(table.id, "micka", CastVote("1", 2, "easy", True))
        assert not (await asked(service, table.id)).is_due
        assert (await asked(service, table.id)).until == people.at + DAY
        people.at += DAY
        await go_on(service, table.id)
        after = await at(service, table)
        assert (after.chairs[2].stand_in, after.chairs[1].stand_in, after.vote) == ("easy", None, None)


@awaited
async def test_who_comes_back_or_moves_ends_the_vote(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        for returns in (True, False):
            table = await left(service, people, "micka", "mourek", "macek")
            people.at += DAY
            await service.carry_out(table.id, "micka", CastVote("1", 2, "easy", True))
            assert (await at(service, table)).vote is not None
            if returns:
                await people.comes(service, table, "macek")
            else:
                await lay(service, table, 2)
            assert (await at(service, table)).vote is None
            with pytest.raises(NotNow):
                await service.carry_out(table.id, "mourek", CastVote("2", 2, "easy", True))


# -- a bot plays on ---------------------------------------------------------------------------------------------------


@awaited
async def test_a_bot_plays_on_from_a_seat_that_stays_theirs_also_over_a_restart(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek")
        people.at += DAY
        await service.carry_out(table.id, "micka", CastVote("1", 1, "medium", True))
        chair = (await at(service, table)).chairs[1]
        assert (chair.kind, chair.person, chair.stand_in, chair.cat) == ("person", "mourek", "medium", "mourek")
        assert not (await at(service, table)).waits_for("mourek")
    async with served(tmp_path, people) as service, bots(service):
        await until(service, table.id, lambda live: 0 in live.table.must)
        record = await service.look(table.id, lambda live: live.record)
        assert [instead.stand_in_of(move) for move in record.line if move.seat == 1] == ["mourek"]
        await lay(service, table, 0)
        await until(service, table.id, lambda live: 0 in live.table.must)
        await service.carry_out(table.id, "mourek", ComeBack("2", 1))
        with pytest.raises(NotNow, match="nobody plays for you"):
            await service.carry_out(table.id, "mourek", ComeBack("3", 1))
        await lay(service, table, 0)
        after = await at(service, table)
        assert (after.must, after.chairs[1].stand_in, after.stood_in) == ((1,), None, True)
        assert after.waits_for("mourek")
        await lay(service, table, 1)
        kept = await service.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        again = Record.read([kept.header, *kept.lines], all_games(), seed=bytes.fromhex(kept.table.seed), verify=True)
        assert [instead.stand_in_of(move) for move in again.line if move.seat == 1] == ["mourek", "mourek", None]


@awaited
async def test_who_moves_has_the_seat_again(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek")
        people.at += DAY
        await service.carry_out(table.id, "micka", CastVote("1", 1, "medium", True))
        decisions = (await asked(service, table.id)).decisions
        assert [(one.seat, one.level) for one in decisions] == [(1, "medium")]
        await lay(service, table, 1)
        assert (await at(service, table)).chairs[1].stand_in is None


@awaited
async def test_a_step_back_needs_no_consent_of_one_who_is_stood_in_for(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service, bots(service):
        table = await left(service, people, "micka", "mourek")
        people.at += DAY
        await service.carry_out(table.id, "micka", CastVote("1", 1, "medium", True))
        await until(service, table.id, lambda live: 0 in live.table.must)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Undo("2", 0, seq))
        after = await at(service, table)
        assert after.wish is None
        assert after.practice


@awaited
async def test_who_is_stood_in_for_takes_the_seat_before_they_vote_and_may_give_it_up(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek", "macek")
        people.at += DAY
        for person in ("micka", "mourek"):
            await service.carry_out(table.id, person, CastVote("1", 2, "medium", True))
        with pytest.raises(NotNow, match="take your seat again"):
            await service.carry_out(table.id, "macek", CastVote("2", 0, "easy", True))
        await service.carry_out(table.id, "macek", Resign("3", 2))
        chair = (await at(service, table)).chairs[2]
        assert (chair.kind, chair.person, chair.stand_in) == ("bot", None, None)


# -- the game ends as it stands ---------------------------------------------------------------------------------------


@awaited
async def test_ended_as_it_stands_the_record_says_so_and_can_be_verified(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await left(service, people, "micka", "mourek", "macek")
        people.at += DAY
        stood = await service.look(table.id, lambda live: live.record.as_it_stands())
        await service.carry_out(table.id, "micka", CastVote("1", 2, None, True))
        await service.carry_out(table.id, "mourek", CastVote("2", 2, None, True))
        await service.carry_out(table.id, "mourek", CastVote("2", 2, None, True))
        after = await at(service, table)
        assert (after.phase, after.broken_off, after.places) == ("over", True, stood.places)
        kept = await service.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        again = Record.read([kept.header, *kept.lines], all_games(), verify=True)
        assert again.broken_off is not None
        assert (again.broken_off.gone, again.broken_off.agreed, again.outcome()) == ((2,), (0, 1), stood)


# -- whose table it is ------------------------------------------------------------------------------------------------


@awaited
async def test_hosting_is_handed_over_to_a_person_who_sits_there(tmp_path: Path) -> None:
    async with served(tmp_path, People()) as service:
        table = await service.create("micka", wanted("saucers", {}, ["me", None, "easy"], "a"))
        await service.carry_out(table.id, "mourek", Sit("1", 1, "b"))
        with pytest.raises(NotNow, match="person"):
            await service.carry_out(table.id, "micka", HandOver("2", 2))
        with pytest.raises(NotYourSeat, match="host"):
            await service.carry_out(table.id, "mourek", HandOver("3", 1))
        await service.carry_out(table.id, "micka", HandOver("4", 1))
        assert (await at(service, table)).host == "mourek"
        await service.carry_out(table.id, "mourek", StartGame("5"))
        await service.carry_out(table.id, "mourek", HandOver("6", 0))
        assert (await at(service, table)).host == "micka"


@awaited
async def test_a_lobby_whose_host_is_gone_is_taken_over_by_who_sits_there(tmp_path: Path) -> None:
    people = People()
    async with served(tmp_path, people) as service:
        table = await service.create("micka", wanted("saucers", {}, ["me", None], "a"))
        await service.carry_out(table.id, "mourek", Sit("1", 1, "b"))
        people.at += 2 * HOUR
        with pytest.raises(NotNow, match="the host is here"):
            await service.carry_out(table.id, "mourek", TakeOver("2"))
        await people.goes(service, table, "micka")
        people.at += HOUR - 1
        with pytest.raises(NotNow, match="not long ago"):
            await service.carry_out(table.id, "mourek", TakeOver("3"))
        people.at += 1
        with pytest.raises(NotYourSeat, match="sits here"):
            await service.carry_out(table.id, "liza", TakeOver("4"))
        await service.carry_out(table.id, "mourek", TakeOver("5"))
        assert (await at(service, table)).host == "mourek"


@awaited
async def test_who_was_removed_neither_sits_down_nor_talks_unless_let_back(tmp_path: Path) -> None:
    async with served(tmp_path, People()) as service:
        table = await service.create("micka", wanted("saucers", {}, ["me", None, None], "a"))
        for seat in (1, 2):
            await service.carry_out(table.id, "mourek", Sit(f"{seat}", seat, "b"))
        with pytest.raises(NotYourSeat, match="host"):
            await service.carry_out(table.id, "mourek", Remove("3", 0))
        with pytest.raises(NotNow, match="another person"):
            await service.carry_out(table.id, "micka", Remove("4", 0))
        await service.carry_out(table.id, "micka", Remove("5", 1))
        after = await at(service, table)
        assert [chair.kind for chair in after.chairs] == ["person", "open", "open"]
        with pytest.raises(SentAway, match="only the host can let you back"):
            await service.carry_out(table.id, "mourek", Sit("6", 1, "b"))
        with pytest.raises(SentAway, match="may not talk here until you are let back"):
            await service.carry_out(table.id, "mourek", Say("s", "so there"))
        assert await service.store.chat(table.id, 0, 9) == []
        (one,) = after.removed
        await service.carry_out(table.id, "micka", LetBack("7", one.n))
        await service.carry_out(table.id, "mourek", Say("t", "sorry"))
        await service.carry_out(table.id, "mourek", Sit("8", 1, "b"))
        assert (await at(service, table)).chairs[1].person == "mourek"


@awaited
async def test_a_host_closes_the_talk_to_those_who_watch(tmp_path: Path) -> None:
    async with served(tmp_path, People()) as service:
        table = await seated(service, "micka", "mourek", game="saucers")
        await service.carry_out(table.id, "liza", Say("1", "hello"))
        with pytest.raises(NotYourSeat, match="host"):
            await service.carry_out(table.id, "mourek", ChooseTalk("2", "seated"))
        await service.carry_out(table.id, "micka", ChooseTalk("3", "seated"))
        with pytest.raises(NotNow, match="only those who play talk"):
            await service.carry_out(table.id, "liza", Say("4", "hello again"))
        await service.carry_out(table.id, "mourek", Say("5", "hush"))
        assert [line.text for line in await service.store.chat(table.id, 0, 9)] == ["hello", "hush"]
