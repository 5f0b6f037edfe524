"""Words beside a turn at tables: they make nothing stale, ask nobody anew, and are never too late [KINGOS 6.16]."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.core import TabbyError
from tabbytop.games.kingos.state import Acting
from tabbytop.tables.errors import Stale
from tabbytop.tables.live import Live
from tabbytop.tables.requests import Answer, Move, Undo
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import actions, asked, awaited, go_on, seated, step, tables

PEOPLE = ("micka", "mourek", "macek")
WAIT = {"type": "Call", "word": "wait", "energy": 0}
REST = {"type": "Call", "word": "rest", "energy": 0}
PASS = {"type": "Pass"}
PAUSE = 60.0


async def begun(service: Service, *people: str, clock: float = 0.0) -> tuple[Table, int, int, int]:
    """A table in its first turn, its number, who is on turn and who comes last."""
    table = await seated(service, *(people or PEOPLE), game="kingos", clock=clock)
    seq, on_turn = await service.look(table.id, lambda live: (live.seq, live.table.must[0]))
    return table, seq, on_turn, (on_turn + 2) % 3


async def say(service: Service, table: Table, seat: int, seq: int, what: Any = WAIT, id: str = "word") -> None:
    await service.carry_out(table.id, PEOPLE[seat], Move(id, seat, seq, what))


@awaited
async def test_a_move_made_before_a_word_was_heard_counts(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table, seq, on_turn, last = await begun(service)
        await say(service, table, last, seq)
        await service.carry_out(table.id, PEOPLE[on_turn], Move("mine", on_turn, seq, PASS))
        made = await service.look(table.id, lambda live: [move.id for move in live.record.line[-2:]])
        assert made == [f"{last}:word", f"{on_turn}:mine"]


@awaited
async def test_a_word_said_for_an_older_position_is_heard_and_only_once(tmp_path: Path) -> None:
    """Bots move several times a second: who calls beside them never calls in vain."""
    async with tables(tmp_path / "t.db") as service:
        table, seq, on_turn, last = await begun(service)
        await service.carry_out(table.id, PEOPLE[on_turn], Move("mine", on_turn, seq, PASS))
        await say(service, table, last, seq)
        await say(service, table, last, seq)
        assert await service.look(table.id, lambda live: live.seq) == seq + 2
        with pytest.raises(TabbyError):
            await say(service, table, last, seq + 2, REST, id="again")
        with pytest.raises(Stale):
            await service.carry_out(table.id, PEOPLE[on_turn], Move("late", on_turn, seq, PASS))


@awaited
async def test_a_word_gives_nobody_more_time(tmp_path: Path) -> None:
    now = [1_000.0]
    async with tables(tmp_path / "t.db", now=lambda: now[0]) as service:
        table, seq, on_turn, last = await begun(service, clock=60.0)
        since = await service.look(table.id, lambda live: (live.table.asked, live.table.lull))
        now[0] += 30
        await say(service, table, last, seq)
        assert await service.look(table.id, lambda live: (live.table.asked, live.table.lull)) == since
        assert since[0][on_turn] == 1_000.0


@awaited
async def test_a_wish_to_step_back_outlives_the_words_of_others(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table, _, on_turn, last = await begun(service)
        for seat, id in ((on_turn, "one"), ((on_turn + 1) % 3, "two")):
            at = await service.look(table.id, lambda live: live.seq)
            await service.carry_out(table.id, PEOPLE[seat], Move(id, seat, at, PASS))
        at = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, PEOPLE[on_turn], Undo("oh", on_turn, at))
        await say(service, table, (on_turn + 1) % 3, at)
        assert (await service.look(table.id, lambda live: live.table.wish)).seat == on_turn
        await say(service, table, on_turn, at, id="rather")
        assert await service.look(table.id, lambda live: live.table.wish) is None
        with pytest.raises(TabbyError):
            await service.carry_out(table.id, PEOPLE[last], Answer("yes", last, True))


def lies_face_down(live: Live) -> bool:
    """Somebody who can but pass, or play what only they know of, is asked; the others may call."""
    state, flow = live.record.state, live.game.flow
    return isinstance(state.top, Acting) and flow.might_pass(state) and bool(live.record.to_act.may)


@awaited
async def test_an_answer_that_lies_face_down_lies_there_still(tmp_path: Path) -> None:
    now, rng = [1_000.0], Random(1)
    async with tables(tmp_path / "t.db", now=lambda: now[0], pause=PAUSE) as service:
        table = await seated(service, *PEOPLE, game="kingos")
        while not await service.look(table.id, lies_face_down):
            if await service.look(table.id, lambda live: live.table.phase == "over"):
                table = await seated(service, *PEOPLE, game="kingos")
            await step(service, table.id, rng)
            if await service.look(table.id, lambda live: bool(live.table.answers)):
                now[0] += 10 * PAUSE
                await go_on(service, table.id)  # it is turned over
        seq, seat, last = await service.look(
            table.id, lambda live: (live.seq, live.table.must[0], live.record.to_act.may[-1])
        )
        await service.carry_out(table.id, PEOPLE[seat], Move("mine", seat, seq, PASS))
        assert [one.seat for one in await service.look(table.id, lambda live: live.table.answers)] == [seat]
        await say(service, table, last, seq)
        assert [one.seat for one in await service.look(table.id, lambda live: live.table.answers)] == [seat]
        assert await service.look(table.id, lambda live: live.seq) == seq + 1


@awaited
async def test_bots_are_asked_beside_a_turn_and_leave_no_time_for_calls(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "easy", "easy", game="kingos")
        now = await asked(service, table.id)
        assert {one.seat for one in now.decisions if one.may_decline} <= {1, 2}
        assert any(one.may_decline for one in now.decisions)
        assert not now.interruptible
        if await service.look(table.id, lambda live: 0 in live.record.to_act.may):
            assert WAIT in await service.look(table.id, lambda live: actions(live, 0))
