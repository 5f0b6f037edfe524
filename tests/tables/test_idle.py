"""Who has nothing to decide is answered for: after the same pause, once, browser or not."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tabbytop.games.isle.actions import Done, Hold, Lay
from tabbytop.tables import clocks, instead
from tabbytop.tables.deciding import Docket
from tabbytop.tables.errors import NotYourSeat, Stale
from tabbytop.tables.play import InPlay
from tabbytop.tables.requests import Answer, BeQuiet, Decided, GoOn, Rematch, Sit, Undo
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import CHAIRS_AS_PLACES, as_of, asked, awaited, bots, decide, go_on, seated, step, tables, until
from .test_clocks import Hands

PAUSE = 1.5
HOLD = '{"type":"Hold"}'
MINUTE = 60.0


async def at(service: Service, table: Table) -> Table:
    return await service.look(table.id, lambda live: live.table)


def holding(live: InPlay) -> list[int]:
    """Who is asked in a window and has a card to play."""
    seats = [seat for seat in live.table.must if seat >= 0]
    return [seat for seat in seats if Hold() in live.menu(seat) and len(live.menu(seat)) > 1]


def idling(live: InPlay) -> list[int]:
    return [seat for seat in live.table.must if seat >= 0 and list(live.menu(seat)) in ([Hold()], [Lay(())], [Done()])]


async def reach(
    service: Service,
    found: Callable[[InPlay], bool],
    *people: str,
    clock: float = 0.0,
    hands: Hands | None = None,
) -> Table:
    """A table of the isle, played at random until ``found`` is true of it; where ``hands`` are given time passes."""
    rng = Random(1)
    while True:
        table = await seated(service, *(people or ("micka", "mourek")), game="isle", clock=clock)
        while not await service.look(table.id, lambda live: live.table.phase == "over"):
            if await service.look(table.id, found):
                return await at(service, table)
            now = await at(service, table)
            bots = [one for one in (await asked(service, table.id)).decisions if not one.may_decline]
            if bots:
                await decide(service, table.id, *bots, rng=rng)
            elif hands is not None and now.answered >= set(now.must):
                hands.at += MINUTE
                await go_on(service, table.id)
            else:
                await step(service, table.id, rng)


async def made_for(service: Service, table: Table, seq: int) -> list[str | None]:
    """The ids of the moves from ``seq`` on."""
    made = await service.look(table.id, lambda live: live.record.line)
    return [move.id for move in made if move.seq >= seq and move.seat >= 0]


@awaited
async def test_whoever_has_one_answer_is_answered_for_after_the_pause_and_once(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, lambda live: idling(live) == [0, 1], hands=hands)
        assert table.idle == (0, 1)
        assert table.due
        seq = await service.look(table.id, lambda live: live.seq)
        pause = PAUSE * clocks.lull(table.seed, seq)
        assert await asked(service, table.id) == Docket(until=hands.at + pause)
        hands.at += pause - 0.01
        await service.from_the_house(table.id, GoOn())
        assert await service.look(table.id, lambda live: live.seq) == seq
        hands.at += 0.01
        for _ in range(2):
            await service.from_the_house(table.id, GoOn())
            ids = (await made_for(service, table, seq))[:2]
            assert ids == [instead.idle_id(0, seq), instead.idle_id(1, seq)]


@awaited
async def test_nobody_answers_for_who_has_a_card_to_play(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await reach(service, lambda live: bool(holding(live)) and not idling(live))
        hands.at += MINUTE
        assert table.idle == ()
        now = await asked(service, table.id)
        assert (now.decisions, now.is_due) == ((), False)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.from_the_house(table.id, GoOn())
        with pytest.raises(Stale, match="still has time"):
            await service.from_the_house(table.id, Decided(seq, ((table.must[0], Hold()),)))
        assert await made_for(service, table, seq) == []
        assert (await at(service, table)).answers == ()


@awaited
async def test_who_is_late_in_a_window_holds_and_keeps_the_cards(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands) as service:
        table = await reach(service, lambda live: holding(live) == [0, 1], clock=MINUTE)
        seq = await service.look(table.id, lambda live: live.seq)
        hands.at += MINUTE
        decisions = (await asked(service, table.id)).decisions
        assert [list(decision.menu) for decision in decisions] == [[Hold()], [Hold()]]
        await decide(service, table.id, *decisions)
        moves = await service.look(table.id, lambda live: live.record.line)
        late = [(move.seat, move.action) for move in moves if move.seq >= seq and instead.is_late(move)]
        assert late == [(0, Hold()), (1, Hold())]


@awaited
async def test_with_a_clock_who_has_one_answer_has_as_long_as_who_has_a_card_and_is_late_alike(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(
            service, lambda live: (holding(live), idling(live)) == ([0], [1]), clock=2 * MINUTE, hands=hands
        )
        seq = await service.look(table.id, lambda live: live.seq)
        assert table.idle == ()
        hands.at += MINUTE
        now = await asked(service, table.id)
        assert (now.decisions, now.is_due) == ((), False)
        hands.at += MINUTE
        await decide(service, table.id, *(await asked(service, table.id)).decisions)
        assert (await made_for(service, table, seq))[:2] == [instead.late_id(0, seq), instead.late_id(1, seq)]


@awaited
async def test_by_correspondence_nobody_has_to_say_that_there_is_nothing_to_play(tmp_path: Path) -> None:
    """With a clock of a day everybody would wait a day for it."""
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(
            service, lambda live: (holding(live), idling(live)) == ([0], [1]), clock=24 * 60 * MINUTE, hands=hands
        )
        assert table.idle == (1,)


@awaited
async def test_while_somebody_asks_to_step_back_nobody_is_answered_for(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:

        def found(live: InPlay) -> bool:
            record = live.record
            return record.last_move(0) is not None and not record.can_undo(0) and bool(idling(live))

        table = await reach(service, found, hands=hands)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Undo("oh", 0, seq))
        hands.at += MINUTE
        now = await asked(service, table.id)
        assert (now.decisions, now.is_due, now.until) == ((), False, None)
        await service.carry_out(table.id, "mourek", Answer("no", 1, False))
        assert (await asked(service, table.id)).is_due


@awaited
async def test_after_a_restart_the_table_goes_on_by_itself(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await reach(service, lambda live: len(idling(live)) == 2)
        seq = await service.look(table.id, lambda live: live.seq)
    async with tables(tmp_path / "t.db", pause=0.05) as service:
        assert await service.store.due() == [table.id]
        async with bots(service):
            await until(service, table.id, lambda live: live.seq >= seq + 2)
            assert (await made_for(service, table, seq))[:2] == [instead.idle_id(0, seq), instead.idle_id(1, seq)]


@awaited
async def test_a_table_kept_by_an_older_release_is_looked_through(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await reach(service, lambda live: len(idling(live)) == 2)
        seq = await service.look(table.id, lambda live: live.seq)
        store = service.store
        forget = (
            "UPDATE tables SET due = 0, data = json_remove(data, '$.idle', '$.chairs[0].quiet', '$.chairs[1].quiet')"
        )
        await store._write(lambda db: db.execute(forget))
        await store._write(lambda db: db.execute(CHAIRS_AS_PLACES))
        await as_of(store, 2)
    async with tables(tmp_path / "t.db") as service, bots(service):
        await until(service, table.id, lambda live: live.seq >= seq + 2)
        assert (await made_for(service, table, seq))[:2] == [instead.idle_id(0, seq), instead.idle_id(1, seq)]


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
        idle = replace(table, idle=(0,), asked=(hands.at, 0.0), lull=2.0)
        assert clocks.next_time(idle, hands.at, PAUSE) == hands.at + 2 * clocks.ALONE
        other = replace(idle, chairs=(idle.chairs[0], replace(idle.chairs[0], person="mourek")))
        assert clocks.next_time(other, hands.at, PAUSE) == hands.at + 2 * PAUSE


# -- only on my turn --------------------------------------------------------------------------------------------------


@awaited
async def test_who_is_quiet_is_passed_on_for_with_cards_to_play_too(tmp_path: Path) -> None:
    hands = Hands()
    async with tables(tmp_path / "t.db", now=hands, pause=PAUSE) as service:
        table = await reach(service, lambda live: holding(live) == [0, 1], hands=hands)
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "mourek", BeQuiet("for you", 0, True))
        await service.carry_out(table.id, "micka", BeQuiet("hush", 0, True))
        assert ((await at(service, table)).idle, (await at(service, table)).due) == ((0,), True)
        await service.carry_out(table.id, "micka", BeQuiet("wait", 0, False))
        hands.at += MINUTE
        assert not (await asked(service, table.id)).is_due
        await service.carry_out(table.id, "micka", BeQuiet("no, hush", 0, True))
        await service.from_the_house(table.id, GoOn())
        assert [(answer.seat, answer.action) for answer in (await at(service, table)).answers] == [(0, HOLD)]


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
            now = await at(service, table)
            for seat in now.must:
                if seat not in now.idle:
                    with suppress(Stale):  # somebody else was answered for meanwhile
                        await step(service, table.id, rng, seat)
                    break
        moves = await service.look(table.id, lambda live: live.record.line)
        passed = [move.action for move in moves if move.id and move.id.startswith(instead.IDLE)]
        assert all(action in (Hold(), Lay(()), Done()) for action in passed)
        held = [move for move in moves if move.action == Hold()]
        assert held
        assert all(move.id and move.id.startswith(instead.IDLE) for move in held)


@awaited
async def test_quiet_lasts_through_a_restart_and_a_rematch_and_is_not_heeded_by_bots(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "easy", game="isle")
        await service.carry_out(table.id, "micka", BeQuiet("hush", 0, True))
    async with tables(tmp_path / "t.db") as service:
        assert [chair.quiet for chair in (await at(service, table)).chairs] == [True, False]
        rng = Random(1)
        while not await service.look(table.id, lambda live: live.table.phase == "over"):
            await go_on(service, table.id)
            now = await asked(service, table.id)
            assert not now.interruptible
            must = [decision for decision in now.decisions if not decision.may_decline]
            if must:
                await decide(service, table.id, *must, rng=rng)
            elif await service.look(table.id, lambda live: 0 in live.table.must):
                await step(service, table.id, rng, 0)
        await service.carry_out(table.id, "micka", Rematch("again"))
        following = (await at(service, table)).next
        assert following is not None
        await service.carry_out(following, "micka", Sit("sit", 1, "new nonce"))
        assert await service.look(following, lambda live: live.table.chairs[1].quiet)
