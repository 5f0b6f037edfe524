"""Clocks at tables: who takes too long is moved for, once, and nothing else happens to anybody."""

import math
import time
from pathlib import Path
from random import Random

import pytest

from tabbytop.core import Moved, Record
from tabbytop.games import all_games
from tabbytop.tables import clocks, instead
from tabbytop.tables.deciding import Decision, Docket
from tabbytop.tables.errors import Improper, NotNow, NotYourSeat, Stale
from tabbytop.tables.live import Live
from tabbytop.tables.requests import Answer, ChooseClock, Move, Rematch, Resign, Sit, StartGame, Undo
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import asked, awaited, bots, call, decide, go_on, seated, step, tables, until, wanted

MINUTE = 60.0
SOON = 0.05  #: for tests in which time really passes; nothing is measured by it


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


async def at(service: Service, table: Table) -> Table:
    return await service.look(table.id, lambda live: live.table)


async def moves(service: Service, table: Table) -> list[Moved]:
    return await service.look(table.id, lambda live: list(live.record.line))


async def lay(service: Service, table: Table, person: str, seat: int, paw: int) -> None:
    seq = await service.look(table.id, lambda live: live.seq)
    await service.carry_out(table.id, person, Move(f"lay {seq}", seat, seq, {"type": "Lay", "paw": paw}))


async def the_one(service: Service, table: Table) -> Decision:
    """What is to be thought about, which is one thing."""
    (decision,) = (await asked(service, table.id)).decisions
    return decision


def is_over(live: Live) -> bool:
    return live.table.phase == "over"


# -- in the lobby -----------------------------------------------------------------------------------------------------


@awaited
async def test_the_host_sets_the_clock_before_the_game_and_a_rematch_keeps_it(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await service.create("micka", wanted("clans", {}, ["me", None], nonce="a"))
        assert table.clock == 0
        await service.carry_out(table.id, "mourek", Sit("1", 1, "b"))
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "mourek", ChooseClock("2", MINUTE))
        for wrong in (-1.0, math.inf, math.nan):
            with pytest.raises(Improper):
                await service.carry_out(table.id, "micka", ChooseClock("3", wrong))
        await service.carry_out(table.id, "micka", ChooseClock("4", MINUTE))
        await service.carry_out(table.id, "micka", StartGame("5"))
        with pytest.raises(NotNow):
            await service.carry_out(table.id, "micka", ChooseClock("6", 0.0))
        await service.carry_out(table.id, "micka", Resign("7", 0))
        await service.carry_out(table.id, "micka", Rematch("8"))
        over = await at(service, table)
        assert (over.clock, over.asked, over.due) == (MINUTE, (), False)
        assert over.next is not None
        assert await service.look(over.next, lambda live: live.table.clock) == MINUTE


@awaited
async def test_without_a_clock_nobody_is_in_a_hurry(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await seated(service, "micka", "mourek")
        hands.at += 1e9
        assert await asked(service, table.id) == Docket()
        assert not await service.store.due()


# -- time passes ------------------------------------------------------------------------------------------------------


@awaited
async def test_when_the_time_is_up_a_bot_decides_once_and_the_move_is_the_seats_own(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await seated(service, "micka", "mourek", clock=MINUTE)
        (seat,) = table.must
        up = hands.at + MINUTE
        hands.at += MINUTE - 1
        assert await asked(service, table.id) == Docket(until=up)
        hands.at += 1
        decision = await the_one(service, table)
        hands.at -= 1
        with pytest.raises(Stale, match="still has time"):
            await decide(service, table.id, decision)
        hands.at += 1
        assert (decision.seat, decision.level, decision.may_decline) == (seat, "medium", False)
        await decide(service, table.id, decision)
        with pytest.raises(Stale):
            await decide(service, table.id, decision)
        made = [move for move in await moves(service, table) if move.seq == decision.seq]
        assert [(move.seat, instead.is_late(move)) for move in made] == [(seat, True)]
        after = await at(service, table)
        assert after.chairs == table.chairs
        assert (await asked(service, table.id)).until == hands.at + MINUTE  # asked anew


@awaited
async def test_who_moves_while_the_bot_still_thinks_has_moved(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await seated(service, "micka", "mourek", clock=MINUTE)
        hands.at += MINUTE
        decision = await the_one(service, table)
        await step(service, table.id, Random(1))
        with pytest.raises(Stale):
            await decide(service, table.id, decision)
        assert not any(instead.is_late(move) for move in await moves(service, table))


@awaited
async def test_who_chooses_beside_others_gives_them_no_time_and_each_who_is_late_is_decided_for(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await seated(service, "micka", "mourek", "macek", game="saucers", clock=MINUTE)
        since = hands.at
        hands.at += MINUTE / 2
        await lay(service, table, "micka", 0, 1)
        assert (await at(service, table)).asked == (0.0, since, since)
        await call(service, table, "mourek", "Mourek")
        assert (await asked(service, table.id)).until == since + MINUTE
        hands.at += MINUTE / 2
        decisions = (await asked(service, table.id)).decisions
        assert [decision.seat for decision in decisions] == [1, 2]
        await decide(service, table.id, *decisions)
        assert [move.seat for move in await moves(service, table) if instead.is_late(move)] == [1, 2]
        assert not (await asked(service, table.id)).decisions
        assert set((await at(service, table)).asked) <= {0.0, hands.at}


@awaited
async def test_a_name_nobody_can_take_marks_a_late_move(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek", game="saucers")
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Move(instead.late_id(0, seq), 0, seq, {"type": "Lay", "paw": 1}))
        assert not any(instead.is_late(move) for move in await moves(service, table))


# -- wishes to step back ----------------------------------------------------------------------------------------------


async def wishing(service: Service) -> Table:
    """All have laid once, the bot has not laid again, and micka asks to take the first back."""
    table = await seated(service, "micka", "mourek", "easy", game="saucers", clock=MINUTE)
    await decide(service, table.id, await the_one(service, table))
    await lay(service, table, "micka", 0, 1)
    await lay(service, table, "mourek", 1, 2)
    seq = await service.look(table.id, lambda live: live.seq)
    await service.carry_out(table.id, "micka", Undo("oh", 0, seq))
    assert (await at(service, table)).wish is not None
    return table


@awaited
async def test_a_wish_does_not_stop_the_clock(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await wishing(service)
        assert not (await asked(service, table.id)).decisions  # bots wait for the answer
        hands.at += MINUTE / 2
        await service.carry_out(table.id, "mourek", Answer("no", 1, False))
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Undo("oh, please", 0, seq))
        hands.at += MINUTE / 2
        late = clocks.late(await at(service, table), hands.at)
        assert late
        decisions = (await asked(service, table.id)).decisions
        assert tuple(decision.seat for decision in decisions) == late
        await decide(service, table.id, *decisions)
        assert (await at(service, table)).wish is None


@awaited
async def test_a_wish_nobody_answers_lapses_with_the_clock_and_bots_go_on(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await seated(service, "micka", "mourek", "easy", game="isle", clock=MINUTE)
        await until_only_the_bot_is_asked(service, table)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Undo("oh", 0, seq))
        waiting = await asked(service, table.id)
        assert (waiting.decisions, waiting.until) == ((), hands.at + MINUTE)
        hands.at += MINUTE
        await go_on(service, table.id)
        assert ((await the_one(service, table)).seat, (await at(service, table)).wish) == (2, None)


async def until_only_the_bot_is_asked(service: Service, table: Table) -> None:
    """And micka has made a move that is no longer free."""

    def reached(live: Live) -> bool:
        record = live.record
        moved = record is not None and record.last_move(0) is not None and not record.can_undo(0)
        return moved and live.table.must == (2,)

    rng = Random(1)
    while not await service.look(table.id, reached):
        await go_on(service, table.id)
        must = [decision for decision in (await asked(service, table.id)).decisions if not decision.may_decline]
        if must:
            await decide(service, table.id, *must)
        else:
            await step(service, table.id, rng)


# -- processes --------------------------------------------------------------------------------------------------------


@awaited
async def test_a_table_that_everybody_left_is_played_to_the_end(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service, bots(service):
        table = await seated(service, "micka", "mourek", "easy", game="saucers", clock=SOON)
        await until(service, table.id, is_over)
        made = await moves(service, table)
        assert all(instead.is_late(move) == (move.seat in (0, 1)) for move in made)
        assert (await at(service, table)).chairs == table.chairs
        kept = await service.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        assert Record.read([kept.header, *kept.lines], all_games(), verify=True).is_over


@awaited
async def test_a_deadline_survives_a_restart(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service, bots(service):
        table = await seated(service, "micka", "mourek", clock=MINUTE)
        before, seq = await asked(service, table.id), await service.look(table.id, lambda live: live.seq)
        assert before.until is not None
    async with tables(tmp_path / "t.db", now=hands) as service:
        assert await asked(service, table.id) == before
        hands.at += MINUTE
        assert await service.store.due() == [table.id]
        async with bots(service):
            await until(service, table.id, lambda live: live.seq > seq)
        assert instead.is_late((await moves(service, table))[seq])


@awaited
async def test_of_several_processes_one_decides(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as one, tables(tmp_path / "t.db") as other:
        table = await seated(one, "micka", "mourek", game="saucers", clock=SOON)
        async with bots(one), bots(other):  # both take it up
            await until(one, table.id, is_over)
        kept = await other.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        record = Record.read([kept.header, *kept.lines], all_games(), verify=True)
        assert all(instead.is_late(move) for move in record.line if move.seat >= 0)


@awaited
async def test_a_clock_that_is_set_takes_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day, jump = 24 * 60 * MINUTE, [0.0]
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump[0])
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek", clock=10 * MINUTE)
        until = (await asked(service, table.id)).until
        jump[0] = 3 * day
        assert not (await asked(service, table.id)).decisions  # nobody is late
        jump[0] = -3 * day
        await step(service, table.id, Random(1))
        later = (await asked(service, table.id)).until
        assert until is not None
        assert later is not None
        assert 0 <= later - until < day  # the next one is asked for by the same clock
        assert abs(await service.look(table.id, lambda live: live.changed) - (real() - 3 * day)) < day
    jump[0] = 3 * day
    async with tables(tmp_path / "t.db") as service:  # after a restart the system's clock is believed
        assert (await asked(service, table.id)).decisions
