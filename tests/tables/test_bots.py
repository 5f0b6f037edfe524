"""Bots at tables: they answer, they wait for second thoughts, and whatever goes wrong the table goes on."""

import asyncio
import contextlib
import os
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tabbytop.bots import LEVELS
from tabbytop.core import Action
from tabbytop.games import all_games
from tabbytop.tables import compiling, pool
from tabbytop.tables.botplay import AtRandom, Pace
from tabbytop.tables.compiling import Compiling
from tabbytop.tables.deciding import Decision
from tabbytop.tables.errors import Stale
from tabbytop.tables.live import Live
from tabbytop.tables.pool import Awaken, Pool, Task, Worker, awaken_bots, usual_workers
from tabbytop.tables.requests import Answer, Move, Undo
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from . import minds
from .kit import HANGS, asked, awaited, bots, seated, step, tables, until


def is_over(live: Live) -> bool:
    return live.table.phase == "over"


async def finish(service: Service, table: Table, person: str = "micka") -> None:
    """Play ``person``'s moves at random until the game is over; the others are bots."""
    rng = Random(1)
    while True:
        await until(service, table.id, lambda live: is_over(live) or bool(mine(live.table, person)))
        at = await service.look(table.id, lambda live: live.table)
        if at.phase == "over":
            return
        with contextlib.suppress(Stale):  # a bot was quicker, and what it did asks everybody anew
            await step(service, table.id, rng, mine(at, person)[0])


def mine(table: Table, person: str) -> list[int]:
    return [seat for seat in table.must if seat >= 0 and table.chairs[seat].person == person]


@pytest.mark.parametrize(("game", "others"), [("clans", ("easy",)), ("saucers", ("easy", "hard", "random"))])
@awaited
async def test_a_person_plays_bots_to_the_end(tmp_path: Path, game: str, others: tuple[str, ...]) -> None:
    async with tables(tmp_path / "t.db") as service, bots(service):
        table = await seated(service, "micka", *others, game=game)
        await finish(service, table)


@awaited
async def test_bots_take_up_every_table_after_a_restart(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        waiting = [await seated(service, "micka", "easy", "hard", game="saucers") for _ in range(4)]
        assert sorted(await service.store.due()) == sorted(table.id for table in waiting)
    async with tables(tmp_path / "t.db") as service, bots(service):
        for table in waiting:
            await until(service, table.id, lambda live: live.table.must == (0,))
        # a bot may interrupt a person, so that whoever works for the table hears of what persons do there
        assert sorted(await service.store.due()) == sorted(table.id for table in waiting)


class Held(AtRandom):
    """Thinks until it is let go, then takes the first choice."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[Decision] = asyncio.Queue()
        self.go_on = asyncio.Event()

    async def think(self, decision: Decision) -> Action | None:
        self.asked.put_nowait(decision)
        await self.go_on.wait()
        return None if decision.may_decline else next(iter(decision.menu))


async def after_my_swap(service: Service) -> tuple[Table, int]:
    """Alone with a bot, just after a swap that can be taken back."""
    table = await seated(service, "micka", "easy")
    rng = Random(1)
    while True:
        await until(service, table.id, lambda live: live.table.must == (0,))
        await step(service, table.id, rng)
        seq, free = await service.look(table.id, lambda live: (live.seq, live.record.can_undo(0)))
        if free:
            return table, seq


@awaited
async def test_an_answer_to_a_position_that_was_taken_back_is_dropped(tmp_path: Path) -> None:
    held = Held()
    held.go_on.set()
    async with tables(tmp_path / "t.db") as service, bots(service, held):
        table = await seated(service, "micka", "easy")
        rng = Random(1)
        await until(service, table.id, lambda live: live.table.must == (0,))
        await step(service, table.id, rng)  # turn
        held.go_on.clear()
        while not held.asked.empty():
            held.asked.get_nowait()
        await step(service, table.id, rng)  # swap
        decision = await held.asked.get()
        await service.carry_out(table.id, "micka", Undo("oh", 0, decision.seq))
        held.go_on.set()
        after = await service.look(table.id, lambda live: (live.seq, live.table.must))
        assert after == (decision.seq + 1, (0,))
        await step(service, table.id, rng)
        assert (await held.asked.get()).seq == decision.seq + 2
        await until(service, table.id, lambda live: live.table.must == (0,))


@awaited
async def test_bots_leave_time_for_second_thoughts(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service, bots(service, pace=Pace(3600.0, 0.0, 0.0)):
        table, seq = await after_my_swap(service)  # bots do not wait where nothing can be taken back
        assert await service.look(table.id, lambda live: live.seq) == seq
        await service.carry_out(table.id, "micka", Undo("oh", 0, seq))
        assert await service.look(table.id, lambda live: live.table.must) == (0,)


@awaited
async def test_bots_wait_while_somebody_asks_to_step_back(tmp_path: Path) -> None:
    held = Held()
    async with tables(tmp_path / "t.db") as service, bots(service, held):
        table = await seated(service, "micka", "mourek", "easy", game="saucers")
        seq = await service.look(table.id, lambda live: live.seq)
        held.go_on.set()
        await until(service, table.id, lambda live: 2 not in live.table.must)
        held.go_on.clear()
        await service.carry_out(table.id, "micka", Move("a", 0, seq, {"type": "Lay", "paw": 1}))
        await service.carry_out(table.id, "mourek", Move("b", 1, seq, {"type": "Lay", "paw": 2}))  # all are turned over
        await held.asked.get()
        now = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Undo("c", 0, now))
        held.go_on.set()
        await asyncio.sleep(0)
        assert not (await asked(service, table.id)).decisions
        await service.carry_out(table.id, "mourek", Answer("d", 1, True))
        await until(service, table.id, lambda live: live.seq > now + 1 or live.table.must != (0, 1, 2))


# -- processes --------------------------------------------------------------------------------------------------------


async def a_whole_game(path: Path, awaken: Awaken, most_seconds: float = HANGS) -> None:
    async with tables(path) as service, bots(service, Pool(1, most_seconds, awaken)):
        table = await seated(service, "micka", "easy", game="saucers")
        await finish(service, table)


@awaited
async def test_bots_think_in_another_process(tmp_path: Path) -> None:
    await a_whole_game(tmp_path / "t.db", minds.random_mind)


@awaited
async def test_a_bot_that_raises_is_noted_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await a_whole_game(tmp_path / "t.db", minds.raising_mind)
    assert "a bot with a bug" in caplog.text


@awaited
async def test_a_bot_that_answers_nonsense_is_noted_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await a_whole_game(tmp_path / "t.db", minds.cheating_mind)
    assert "not on its menu" in caplog.text


@awaited
async def test_a_bot_that_never_answers_is_cut_short(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await a_whole_game(tmp_path / "t.db", minds.stuck_mind, most_seconds=0.05)
    assert "thought for more than 0.05 s" in caplog.text


class Watched:
    """A pipe on which every answer lies already, and how long each was waited for."""

    def __init__(self, *answers: Any) -> None:
        self.answers, self.waits = list(answers), list[float]()

    def send(self, task: Task) -> None: ...

    def poll(self, seconds: float) -> bool:
        self.waits.append(seconds)
        return True

    def recv(self) -> Any:
        return self.answers.pop(0)


def test_making_ready_is_no_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process says that it is ready, then what it thinks; it has its time for a move only from then on."""
    worker, pipe = Worker(minds.random_mind), Watched(None, (None, "the answer"))
    monkeypatch.setattr(worker, "_ready", lambda: pipe)
    assert worker.ask(cast("Task", "a question"), 0.5) == "the answer"
    assert pipe.waits == [pool.READY_SECONDS, 0.5]


def test_whoever_asks_a_process_that_is_just_waking_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or its first word, that it is awake, is taken for a part of the answer."""
    mark, answers, sent = tmp_path / "mark", list[Any](), list[Any]()
    send = Connection.send

    def heard(pipe: "Connection[Any, Any]", task: Any) -> None:
        sent.append(task)
        send(pipe, task)

    monkeypatch.setenv("TABBYTOP_TEST_MARK", str(mark))
    monkeypatch.setattr(Connection, "send", heard)
    worker = Worker(minds.sleepy_mind)
    waking = threading.Thread(target=worker.wake)
    waking.start()
    while worker.pid is None:
        time.sleep(0.001)
    asking = threading.Thread(target=lambda: answers.append(worker.ask("a question", HANGS)))
    asking.start()
    asking.join(0.1)
    assert sent == []
    mark.touch()
    for thread in (waking, asking):
        thread.join(HANGS)
    worker.end()
    assert answers == ["a question"]


@awaited
async def test_a_process_is_made_ready_before_it_thinks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABBYTOP_TEST_MARK", str(tmp_path / "mark"))
    await a_whole_game(tmp_path / "t.db", minds.waking_mind)
    assert caplog.text == ""


@awaited
async def test_a_process_that_dies_is_replaced_and_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABBYTOP_TEST_MARK", str(tmp_path / "mark"))
    await a_whole_game(tmp_path / "t.db", minds.dying_mind)
    assert "a process died" in caplog.text
    assert "fails" not in caplog.text


@awaited
async def test_without_any_process_that_wakes_bots_play_at_random(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with tables(tmp_path / "t.db") as service, bots(service, Pool(1, 60.0, minds.never_waking_mind)):
        table = await seated(service, "micka", "easy", game="saucers")
        await until(service, table.id, lambda live: live.table.must == (0,))
    assert "no process survived" in caplog.text


@awaited
async def test_the_bots_of_every_game_and_level_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real ones, once each: nothing of theirs is lost on the way to another process, however long they compile."""
    monkeypatch.setattr(pool, "START_SECONDS", HANGS)
    async with tables(tmp_path / "t.db") as service, bots(service, Pool(1, HANGS, awaken_bots)):
        for level in LEVELS:
            table = await seated(service, "micka", level, clans="limited", powers=True)
            await until(service, table.id, lambda live: 1 not in live.table.must)
    assert caplog.text == ""
    assert set(all_games()) >= {"clans", "saucers"}


@awaited
async def test_while_bots_are_compiled_they_think_without_machine_code(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game meanwhile, and another with it; nobody is asked twice, and nobody who is not there."""
    mark = tmp_path / "mark"
    monkeypatch.setenv("TABBYTOP_TEST_MARK", str(mark))
    monkeypatch.setattr(pool, "missing", lambda: ["saucers"])
    monkeypatch.setattr(pool, "awaken_plain", minds.random_mind)
    monkeypatch.setattr(pool, "awaken_bots", minds.noting_mind)
    monkeypatch.setattr(compiling, "make", minds.make_slowly)
    thinker = Pool(1, HANGS, minds.noting_mind)
    changed = asyncio.Event()
    thinker.compiling.changed.append(changed.set)
    async with tables(tmp_path / "t.db") as service, bots(service, thinker):
        await finish(service, await seated(service, "micka", "easy", game="saucers"))
        await changed.wait()
        assert thinker.compiling.waits("saucers", "easy") and not mark.with_suffix(".compiled").exists()
        assert not thinker.compiling.waits("saucers", "random") and not thinker.compiling.waits("clans", "easy")
        mark.touch()
        await thinker.compiling.over()
        assert not thinker.compiling.waits("saucers", "easy")
        await finish(service, await seated(service, "micka", "easy", game="saucers"))
        assert mark.with_suffix(".compiled").exists()
    assert caplog.text == ""


@awaited
async def test_whoever_needs_one_games_machine_code_waits_for_that_alone() -> None:
    made = Compiling()
    made.games = frozenset({"isle", "clans"})
    await made.made("kingos")  # nobody makes any
    waiting = asyncio.create_task(made.made("isle"))
    made._hear("clans")
    await asyncio.sleep(0)
    assert not waiting.done()
    made._hear("isle")
    await waiting
    made.games = frozenset({"isle"})
    waiting = asyncio.create_task(made.made("isle"))
    await asyncio.sleep(0)
    made._over()  # the process has died: whoever asked makes it then
    await waiting


@awaited
async def test_if_compiling_fails_bots_play_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "missing", lambda: ["saucers"])
    monkeypatch.setattr(pool, "awaken_bots", minds.random_mind)
    monkeypatch.setattr(pool, "awaken_plain", minds.stuck_mind)
    monkeypatch.setattr(compiling, "make", minds.make_nothing)
    thinker = Pool(1, HANGS, minds.random_mind)
    async with tables(tmp_path / "t.db") as service, bots(service, thinker):
        await thinker.compiling.over()
        await finish(service, await seated(service, "micka", "easy", game="saucers"))


@awaited
async def test_who_no_longer_wants_to_know_takes_no_process_along(tmp_path: Path) -> None:
    """The answer is given up while a process is being handed out, or while it thinks."""
    thinker = Pool(1, HANGS, minds.random_mind)
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "easy", "hard", game="saucers")
        decisions = (await asked(service, table.id)).decisions
        await thinker.start()
        try:
            for patience in range(12):
                thoughts = [asyncio.create_task(thinker.think(decision)) for decision in decisions]
                for _ in range(patience):
                    await asyncio.sleep(0)
                for thought in thoughts:
                    thought.cancel()
                await asyncio.gather(*thoughts, return_exceptions=True)
            assert await thinker.think(decisions[0]) in decisions[0].menu
        finally:
            await thinker.stop()


def test_few_processes_on_a_small_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for cores in (None, 1, 2, 3, 4, 64):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        found.append(usual_workers())
    assert found == [2, 2, 2, 2, 3, 4]
