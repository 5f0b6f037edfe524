"""Answers that lie face down: on disk, seen by who gave them and by nobody else, turned over together [ISLE 4.9]."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabbytop.core import Moved
from tabbytop.games import all_games
from tabbytop.games.isle.state import Laying
from tabbytop.server import wire
from tabbytop.server.sight import position
from tabbytop.tables.errors import Stale
from tabbytop.tables.play import InPlay
from tabbytop.tables.requests import Answer, GoOn, Move, Resign, Undo
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import actions, asked, awaited, decide, go_on, seated, tables
from .test_clocks import Hands
from .test_idle import MINUTE, PAUSE, at, holding, reach

PEOPLE = ("micka", "mourek")
HOLD = {"type": "Hold"}


async def both_hold_cards(service: Service, hands: Hands) -> tuple[Table, int]:
    """A window in which both have something to decide, and the number of the next entry."""
    table = await reach(service, lambda live: holding(live) == [0, 1], hands=hands)
    return table, await service.look(table.id, lambda live: live.seq)


async def seen(service: Service, table: Table, person: str | None) -> dict[str, Any]:
    """What this person's browser is shown."""
    shown = await service.look(table.id, lambda live: position(live, person, None, 0.0)[0])
    message: dict[str, Any] = json.loads(wire.written(shown))
    return message


async def entries(service: Service, table: Table, seq: int) -> list[Moved]:
    line = await service.look(table.id, lambda live: list(live.record.line))
    return [move for move in line if move.seq >= seq and move.seat >= 0]


async def listed(service: Service, table: Table) -> float:
    """When the table last changed, as a list of tables tells it."""
    return next(kept.changed for kept in await service.tables_of("micka") if kept.table.id == table.id)


@awaited
async def test_others_see_nothing_of_an_answer_and_its_giver_does(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table, seq = await both_hold_cards(service, hands)
        play = (await service.look(table.id, lambda live: actions(live, 0)))[-1]
        assert play["type"] == "Play"
        before = [await seen(service, table, who) for who in (*PEOPLE, None)]
        changed = await listed(service, table)
        hands.at += 0.1
        assert await service.carry_out(table.id, "micka", Move("mine", 0, seq, play)) == seq
        mine, *others = [await seen(service, table, who) for who in (*PEOPLE, None)]
        assert others == before[1:]
        assert await listed(service, table) == changed
        assert before[0]["must"] == [0, 1]
        assert (mine["must"], mine["sights"][0]["menu"], mine["undo"]["free"]) == ([1], None, [0])
        assert mine["sights"][0]["view"]["own"]["chosen"] == [play["card"]]
        assert await entries(service, table, seq) == []


@awaited
async def test_when_all_are_in_and_the_pause_is_over_they_are_turned_over_in_the_order_of_the_seats(
    tmp_path: Path,
) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table, seq = await both_hold_cards(service, hands)
        for seat in (1, 0):
            await service.carry_out(table.id, PEOPLE[seat], Move("mine", seat, seq, HOLD))
        assert await entries(service, table, seq) == []  # quick as they were, the pause is for all
        assert await service.store.due() == [table.id]
        until = (await asked(service, table.id)).until
        assert until is not None
        hands.at = until
        await service.from_the_house(table.id, GoOn())
        assert [(move.seat, move.id) for move in await entries(service, table, seq)] == [(0, "0:mine"), (1, "1:mine")]


@awaited
async def test_who_answers_last_after_the_pause_turns_them_over(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table, seq = await both_hold_cards(service, hands)
        await service.carry_out(table.id, "mourek", Move("mine", 1, seq, HOLD))
        hands.at += MINUTE
        assert not (await asked(service, table.id)).is_due
        assert await service.carry_out(table.id, "micka", Move("mine", 0, seq, HOLD)) > seq
        assert len(await entries(service, table, seq)) == 2


@awaited
async def test_an_answer_is_given_once_and_may_be_taken_back(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table, seq = await both_hold_cards(service, hands)
        play = (await service.look(table.id, lambda live: actions(live, 0)))[-1]
        one = Move("one", 0, seq, play)
        await service.carry_out(table.id, "micka", one)
        await service.carry_out(table.id, "micka", one)
        with pytest.raises(Stale, match="is in"):
            await service.carry_out(table.id, "micka", Move("two", 0, seq, HOLD))
        with pytest.raises(Stale):
            await service.carry_out(table.id, "micka", Undo("back", 0, seq - 1))
        await service.carry_out(table.id, "micka", Undo("back", 0, seq))
        await service.carry_out(table.id, "micka", Undo("back", 0, seq))
        await service.carry_out(table.id, "micka", one)  # sent again by a browser that never heard of it
        assert (await at(service, table)).answers == ()
        await service.carry_out(table.id, "micka", Move("three", 0, seq, HOLD))
        assert [answer.id for answer in (await at(service, table)).answers] == ["0:three"]


@awaited
async def test_an_acknowledged_answer_is_there_after_a_restart(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table, seq = await both_hold_cards(service, hands)
        await service.carry_out(table.id, "micka", Move("mine", 0, seq, HOLD))
        before = await at(service, table)
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        assert await at(service, table) == before
        await service.carry_out(table.id, "micka", Move("mine", 0, seq, HOLD))
        hands.at += MINUTE
        await service.carry_out(table.id, "mourek", Move("mine", 1, seq, HOLD))
        assert [move.id for move in await entries(service, table, seq)] == ["0:mine", "1:mine"]


@awaited
async def test_a_wish_to_step_back_is_not_ended_by_an_answer_and_keeps_it_face_down(tmp_path: Path) -> None:
    hands = Hands()

    def found(live: InPlay) -> bool:
        moved = live.record.last_move(1) is not None and not live.record.can_undo(1)
        return moved and holding(live) == [0, 1]

    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, found, hands=hands)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "mourek", Undo("oh", 1, seq))
        before = await seen(service, table, "mourek")
        await service.carry_out(table.id, "micka", Move("mine", 0, seq, HOLD))
        assert await seen(service, table, "mourek") == before
        hands.at += MINUTE
        await service.carry_out(table.id, "mourek", Move("mine", 1, seq, HOLD))
        assert await entries(service, table, seq) == []
        await service.carry_out(table.id, "micka", Answer("no", 0, False))
        await go_on(service, table.id)
        assert len(await entries(service, table, seq)) >= 2


@awaited
async def test_stepping_back_by_consent_forgets_them_and_asks_anew(tmp_path: Path) -> None:
    hands = Hands()

    def found(live: InPlay) -> bool:
        moved = live.record.last_move(1) is not None and not live.record.can_undo(1)
        return moved and holding(live) == [0, 1]

    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, found, hands=hands)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Move("mine", 0, seq, HOLD))
        await service.carry_out(table.id, "mourek", Undo("oh", 1, seq))
        await service.carry_out(table.id, "micka", Answer("yes", 0, True))
        assert (await at(service, table)).answers == ()
        assert await service.look(table.id, lambda live: live.seq) == seq + 1


@awaited
async def test_one_who_resigns_takes_nobodys_answer_away(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, lambda live: len(holding(live)) > 1, *PEOPLE, "macek", hands=hands)
        seq = await service.look(table.id, lambda live: live.seq)
        first, last = (await service.look(table.id, holding))[:2]
        people = (*PEOPLE, "macek")
        await service.carry_out(table.id, people[first], Move("mine", first, seq, HOLD))
        await service.carry_out(table.id, people[last], Resign("enough", last))
        assert [answer.seat for answer in (await at(service, table)).answers] == [first]


@awaited
async def test_an_interrupt_comes_before_an_answer_that_lies_face_down(tmp_path: Path) -> None:
    """[ISLE 4.9] beside a turn anybody may play an anytime card; then the question is put anew."""
    hands = Hands()

    def found(live: InPlay) -> bool:
        asked = live.record.to_act
        return isinstance(live.record.state.top, Laying) and asked.must == (0,) and asked.may == (1,)

    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, found, hands=hands)
        seq = await service.look(table.id, lambda live: live.seq)
        before = await seen(service, table, "mourek")
        await service.carry_out(table.id, "micka", Move("mine", 0, seq, {"type": "Lay", "cards": []}))
        mine = await seen(service, table, "micka")
        assert (mine["must"], mine["sights"][0]["menu"], mine["seq"]) == ([], None, seq)
        assert await seen(service, table, "mourek") == before
        (play, *_) = await service.look(table.id, lambda live: actions(live, 1))
        await service.carry_out(table.id, "mourek", Move("now", 1, seq, play))
        assert (await at(service, table)).answers == ()
        assert (await entries(service, table, seq))[0].seat == 1


@awaited
async def test_alone_with_bots_nothing_lies_face_down(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await reach(service, lambda live: 0 in holding(live), "micka", "easy")
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Move("mine", 0, seq, HOLD))
        assert (await entries(service, table, seq))[0].seat == 0


@awaited
async def test_who_is_left_alone_keeps_an_answer_that_is_in(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(
            service, lambda live: 0 in holding(live) and 2 in live.table.must, *PEOPLE, "easy", hands=hands
        )
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Move("mine", 0, seq, HOLD))
        await service.carry_out(table.id, "mourek", Resign("enough", 1))
        await decide(service, table.id, *(await asked(service, table.id)).decisions)
        hands.at += MINUTE
        await go_on(service, table.id)
        assert (await entries(service, table, seq))[0].id == "0:mine"


@awaited
async def test_whom_anothers_answer_puts_a_new_question_is_asked_it(tmp_path: Path) -> None:
    """[SAUCER 4] a cat that hisses is heard before one that lays a paw, and then there is another saucer."""
    saucers = all_games()["saucers"]
    guarded = replace(saucers, flow=replace(saucers.flow, might_pass=lambda _: True))
    async with tables(tmp_path / "t.db", games={"saucers": guarded}) as service:
        table = await seated(service, *PEOPLE, game="saucers")
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "mourek", Move("paw", 1, seq, {"type": "Lay", "paw": 1}))
        assert await entries(service, table, seq) == []
        await service.carry_out(table.id, "micka", Move("hiss", 0, seq, {"type": "Hiss"}))
        assert [move.id for move in await entries(service, table, seq)] == ["0:hiss"]
        now = await at(service, table)
        assert (now.must, now.answers) == ((0, 1), ())
