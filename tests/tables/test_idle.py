"""Who has nothing to decide is answered for: after the same pause, once, browser or not."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tabbytop.core import Moved
from tabbytop.games.isle.actions import Done, Hold, Lay, Play
from tabbytop.tables import clocks
from tabbytop.tables.errors import NotYourSeat, Stale
from tabbytop.tables.live import Live
from tabbytop.tables.requests import Answer, BeQuiet, Decided, Rematch, Sit, Undo
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import awaited, bot_turn, bots, deadline, seated, step, tables, until
from .test_clocks import Hands

PAUSE = 1.5
MINUTE = 60.0


async def at(service: Service, table: Table) -> Table:
    return await service.look(table.id, lambda live: live.table)


def last(live: Live) -> Moved:
    return [move for move in live.record.line if move.seat >= 0][-1]


def holding(live: Live) -> list[int]:
    """Who is asked in a window and has a card to play."""
    seats = [seat for seat in live.table.must if seat >= 0]
    return [seat for seat in seats if Hold() in live.menu(seat) and len(live.menu(seat)) > 1]


def idling(live: Live) -> list[int]:
    return [seat for seat in live.table.must if seat >= 0 and list(live.menu(seat)) in ([Hold()], [Lay(())], [Done()])]


async def reach(service: Service, found: Callable[[Live], bool], clock: float = 0.0) -> Table:
    """A table of the isle, played at random until ``found`` is true of it."""
    rng = Random(1)
    while True:
        table = await seated(service, "micka", "mourek", game="isle", clock=clock)
        while not await service.look(table.id, lambda live: live.table.phase == "over"):
            if await service.look(table.id, found):
                return await at(service, table)
            await step(service, table.id, rng)


async def answered_for_both(service: Service, table: Table, seq: int) -> None:
    """Wait until the two moves from ``seq`` on are made, and see that the table made them."""
    await until(service, table.id, lambda live: live.seq >= seq + 2)
    made = await service.look(table.id, lambda live: live.record.line)
    assert [move.id for move in made if move.seq in (seq, seq + 1)] == [clocks.idle_id(seq), clocks.idle_id(seq + 1)]


@awaited
async def test_whoever_has_one_answer_is_answered_for_after_the_pause_and_once(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, lambda live: len(idling(live)) == 2)
        assert table.idle == (0, 1)
        assert table.due
        asked = hands.at
        assert await bot_turn(service, table.id, {}) is None
        assert await deadline(service, table.id) == asked + PAUSE
        hands.at += PAUSE
        decision = await bot_turn(service, table.id, {})
        assert decision is not None
        assert (decision.seat, decision.idle, decision.late, decision.answer) == (0, True, False, Hold())
        await service.from_the_house(table.id, Decided(0, decision.seq, decision.answer, idle=True))
        with pytest.raises(Stale):
            await service.from_the_house(table.id, Decided(0, decision.seq, decision.answer, idle=True))
        move = await service.look(table.id, last)
        assert (move.seat, move.action, move.id) == (0, Hold(), clocks.idle_id(decision.seq))
        other = await bot_turn(service, table.id, {})  # the other's pause began with the question too
        assert other is not None
        assert (other.seat, other.idle) == (1, True)


@awaited
async def test_nobody_answers_for_who_has_a_card_to_play(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await reach(service, lambda live: bool(holding(live)) and not idling(live))
        hands.at += MINUTE
        assert table.idle == ()
        assert await bot_turn(service, table.id, {}) is None
        seat = table.must[0]
        seq = await service.look(table.id, lambda live: live.seq)
        with pytest.raises(Stale, match="answers for itself"):
            await service.from_the_house(table.id, Decided(seat, seq, Hold(), idle=True))


@awaited
async def test_who_is_late_in_a_window_holds_and_keeps_the_cards(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await reach(service, lambda live: bool(holding(live)) and not idling(live), clock=MINUTE)
        hands.at += MINUTE
        decision = await bot_turn(service, table.id, {})
        assert decision is not None
        assert any(isinstance(action, Play) for action in decision.menu)
        assert (decision.late, decision.answer) == (True, Hold())
        await service.from_the_house(table.id, Decided(decision.seat, decision.seq, decision.answer, late=True))
        assert clocks.is_late(await service.look(table.id, last))


@awaited
async def test_while_somebody_asks_to_step_back_nobody_is_answered_for(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:

        def found(live: Live) -> bool:
            record = live.record
            taken = record is not None and record.last_move(0) is not None and not record.can_undo(0)
            return taken and bool(idling(live))

        table = await reach(service, found)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Undo("oh", 0, seq))
        assert await bot_turn(service, table.id, {}) is None
        assert await deadline(service, table.id) is None
        await service.carry_out(table.id, "mourek", Answer("no", 1, False))
        assert await bot_turn(service, table.id, {}) is not None


@awaited
async def test_after_a_restart_the_table_goes_on_by_itself(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await reach(service, lambda live: len(idling(live)) == 2)
        seq = await service.look(table.id, lambda live: live.seq)
    async with tables(tmp_path / "t.db", pause=0.05) as service:
        assert await service.store.due() == [table.id]
        async with bots(service):
            await answered_for_both(service, table, seq)


@awaited
async def test_a_table_kept_by_an_older_release_is_looked_through(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await reach(service, lambda live: len(idling(live)) == 2)
        seq = await service.look(table.id, lambda live: live.seq)
        store = service.store
        forget = (
            "UPDATE tables SET due = 0, data = json_remove(data, '$.idle', '$.places[0].quiet', '$.places[1].quiet')"
        )
        await store._write(lambda db: db.execute(forget))
        await store._write(lambda db: db.execute("PRAGMA user_version = 2"))
    async with tables(tmp_path / "t.db") as service, bots(service):
        await answered_for_both(service, table, seq)


@awaited
async def test_other_games_last_choices_stay_with_the_player(tmp_path: Path) -> None:
    """[CLANS] has moments with one choice, and it is the player's to make."""
    rng = Random(1)
    single = 0
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek", game="clans")
        while not await service.look(table.id, lambda live: live.table.phase == "over"):
            single += await service.look(table.id, lambda live: len(live.menu(live.table.must[0])) == 1)
            assert (await at(service, table)).idle == ()
            await step(service, table.id, rng)
    assert single


@awaited
async def test_alone_with_bots_the_pause_is_short(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await seated(service, "micka", "easy", game="isle")
        idle = replace(table, idle=(0,), asked=(hands.at, 0.0))
        assert clocks.deadline(idle, PAUSE) == hands.at + clocks.ALONE
        other = replace(idle, places=(idle.places[0], replace(idle.places[0], person="mourek")))
        assert clocks.deadline(other, PAUSE) == hands.at + PAUSE


# -- only on my turn --------------------------------------------------------------------------------------------------


@awaited
async def test_who_is_quiet_is_passed_on_for_with_cards_to_play_too(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, lambda live: holding(live) == [0, 1])
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "mourek", BeQuiet("for you", 0, True))
        await service.carry_out(table.id, "micka", BeQuiet("hush", 0, True))
        assert ((await at(service, table)).idle, (await at(service, table)).due) == ((0,), True)
        hands.at += PAUSE
        decision = await bot_turn(service, table.id, {})
        assert decision is not None
        assert (decision.seat, decision.idle, decision.answer) == (0, True, Hold())
        await service.carry_out(table.id, "micka", BeQuiet("wait", 0, False))
        with pytest.raises(Stale, match="answers for itself"):
            await service.from_the_house(table.id, Decided(0, decision.seq, Hold(), idle=True))
        assert await bot_turn(service, table.id, {}) is None


@awaited
async def test_who_is_quiet_still_takes_every_turn(tmp_path: Path) -> None:
    rng = Random(1)
    async with tables(tmp_path / "t.db") as service, bots(service):
        table = await seated(service, "micka", "mourek", game="isle")
        for seat, person in enumerate(("micka", "mourek")):
            await service.carry_out(table.id, person, BeQuiet("hush", seat, True))
        while (await at(service, table)).phase != "over":
            await until(
                service, table.id, lambda live: set(live.table.must) != set(live.table.idle) or not live.table.must
            )
            asked = await at(service, table)
            for seat in asked.must:
                if seat not in asked.idle:
                    with suppress(Stale):  # somebody else was answered for meanwhile
                        await step(service, table.id, rng, seat)
                    break
        moves = await service.look(table.id, lambda live: live.record.line)
        passed = [move.action for move in moves if move.id and move.id.startswith(clocks.IDLE)]
        assert all(action in (Hold(), Lay(()), Done()) for action in passed)
        held = [move for move in moves if move.action == Hold()]
        assert held
        assert all(move.id and move.id.startswith(clocks.IDLE) for move in held)


@awaited
async def test_quiet_lasts_through_a_restart_and_a_rematch_and_is_not_heeded_by_bots(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "easy", game="isle")
        await service.carry_out(table.id, "micka", BeQuiet("hush", 0, True))
    async with tables(tmp_path / "t.db") as service:
        assert [place.quiet for place in (await at(service, table)).places] == [True, False]
        rng = Random(1)
        while not await service.look(table.id, lambda live: live.table.phase == "over"):
            seq = await service.look(table.id, lambda live: live.seq)
            decision = await bot_turn(service, table.id, {1: seq})
            if decision is None:
                await step(service, table.id, rng, 0)
                continue
            assert not decision.interruptible
            action = decision.answer or decision.menu.pick(rng)
            await service.from_the_house(table.id, Decided(decision.seat, decision.seq, action, idle=decision.idle))
        await service.carry_out(table.id, "micka", Rematch("again"))
        following = (await at(service, table)).next
        assert following is not None
        await service.carry_out(following, "micka", Sit("sit", 0, "new nonce"))
        assert await service.look(following, lambda live: live.table.places[0].quiet)
