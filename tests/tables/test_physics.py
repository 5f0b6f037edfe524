"""Physics at tables: simulated outside the event loop, recorded exactly, and nothing lost when it fails [TOWER 8]."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mujoco")

from tabbytop.core import PHYSICS, Moved, Record, encode
from tabbytop.games import all_games
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Place, Settled, Take, Unsettled
from tabbytop.games.tower.components import NAMED
from tabbytop.games.tower.packing import unpack_clip
from tabbytop.physics import PhysicsFailed, Workshop
from tabbytop.physics.motion import Moving
from tabbytop.physics.simulate import simulate
from tabbytop.tables import upkeep
from tabbytop.tables.errors import NotKept, NotNow
from tabbytop.tables.requests import Move, StartGame
from tabbytop.tables.service import Service
from tabbytop.tables.settling import Settling, asked_of_physics
from tabbytop.tables.sqlite import Sqlite
from tabbytop.tables.store import Change

from .kit import awaited, seated, tables, until, wanted

CALM = Place(30.0, 30.0, 2.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
TO_PLACE = (Choose(2, 0), Take(NAMED["orange1"]))


@asynccontextmanager
async def physics(service: Service, show: Callable[[str, int, Any], None] = lambda *_: None) -> AsyncIterator[Any]:
    assert service.physics is not None
    settling = Settling(service, service.physics, show)
    await settling.start()
    try:
        yield service.physics
    finally:
        await settling.stop()


async def do(service: Service, table: str, *actions: Any) -> None:
    """Moves of Miška, who sits alone."""
    for action in actions:
        seq = await service.look(table, lambda live: live.seq)
        await service.carry_out(table, "miška", Move(f"move {seq}", 0, seq, encode(GAME.action, action)))


async def outcomes(service: Service, table: str) -> list[Any]:
    entries = await service.look(table, lambda live: list(live.record.entries))
    return [entry.action for entry in entries if isinstance(entry, Moved) and entry.seat == PHYSICS]


def is_still(live: Any) -> bool:
    return live.table.must != (PHYSICS,)


@awaited
async def test_a_placement_is_simulated_and_recorded(tmp_path: Path) -> None:
    """The very outcome that the simulation gives, told while it moves, and replayed without it [TOWER 8.1, 8.2]."""
    shown: list[tuple[int, Moving]] = []
    async with (
        tables(tmp_path / "t.db", physics=Workshop(1)) as service,
        physics(service, show=lambda table, seq, moving: shown.append((seq, moving))),
    ):
        table = (await seated(service, "miška", game="tower")).id
        await do(service, table, *TO_PLACE)
        before = await service.look(table, lambda live: live.record.state)
        await do(service, table, CALM)
        assert (await service.look(table, asked_of_physics)).whom == "miška", "whose it is in the share of all"
        await until(service, table, is_still)
        (outcome,) = await outcomes(service, table)
        lines = await service.look(table, lambda live: live.record.lines())
    assert outcome == simulate(GAME.physics.request(GAME.apply(before, 0, CALM)))
    assert Record.read(lines, all_games()).states[-1].tower != before.tower
    seqs, movings = zip(*shown, strict=True)
    assert set(seqs) == {len(lines) - 2}  # the header is no entry, and the outcome is the last
    frames = [frame for moving in movings for frame in moving.frames]
    assert [moving.first for moving in movings] == [
        sum(len(one.frames) for one in movings[:place]) for place in range(len(movings))
    ]
    assert len(frames) >= len(unpack_clip(outcome.clip).frames) - 1
    assert {piece for frame in frames for piece, *_ in frame} == {NAMED["orange1"]}


@awaited
async def test_who_lets_go_cannot_take_it_back_while_it_falls(tmp_path: Path) -> None:
    """Everybody watches already: a collapse is not undone by a quick finger."""
    async with tables(tmp_path / "t.db", physics=Workshop(1)) as service:
        table = (await seated(service, "miška", game="tower")).id
        await do(service, table, *TO_PLACE)
        assert await service.look(table, lambda live: live.record.can_undo(0))
        await do(service, table, CALM)
        assert not await service.look(table, lambda live: live.record.can_undo(0))
        await service.physics.stop()


@awaited
async def test_a_process_killed_in_the_middle_of_a_placement_loses_nothing(tmp_path: Path) -> None:
    """It is replaced and asked again; what was shown begins anew, and the outcome is the same [TOWER 8.4]."""
    killed: list[int] = []
    firsts: list[int] = []
    workshop = Workshop(1)

    def kill(table: str, seq: int, moving: Moving) -> None:
        firsts.append(moving.first)
        if not killed:
            killed.extend(workshop.pids)
            os.kill(killed[0], signal.SIGKILL)

    async with tables(tmp_path / "t.db", physics=workshop) as service, physics(service, show=kill):
        table = (await seated(service, "miška", game="tower")).id
        await do(service, table, *TO_PLACE)
        before = await service.look(table, lambda live: live.record.state)
        await do(service, table, CALM)
        await until(service, table, is_still)
        assert await outcomes(service, table) == [simulate(GAME.physics.request(GAME.apply(before, 0, CALM)))]
        assert workshop.pids != killed
        assert firsts.count(0) == 2


class Broken:
    """Physics that fails as often as it is told to."""

    at_once = 4

    def __init__(self, times: int) -> None:
        self.times = times

    def why_not(self, game: Any) -> None:
        return None

    def warm(self) -> None: ...

    async def settle(self, request: Any, show: Any) -> Any:
        self.times -= 1
        if self.times >= 0:
            raise PhysicsFailed("no outcome")
        return simulate(request)

    async def stop(self) -> None: ...


@awaited
async def test_an_outcome_that_cannot_be_kept_just_now_is_kept_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full for a moment takes nobody's move back."""
    monkeypatch.setattr(upkeep, "FIRST_PAUSE", 0.0)
    refused: list[Change] = []
    async with tables(tmp_path / "t.db", physics=Broken(0)) as service, physics(service):
        save = service.store.save

        async def full(change: Change) -> None:
            if not refused and any("Settled" in line for line in change.lines):
                refused.append(change)
                raise NotKept("the disk is full")
            await save(change)

        monkeypatch.setattr(service.store, "save", full)
        table = (await seated(service, "miška", game="tower")).id
        await do(service, table, *TO_PLACE)
        before = await service.look(table, lambda live: live.record.state)
        await do(service, table, CALM)
        await until(service, table, is_still)
        assert refused
        assert await outcomes(service, table) == [simulate(GAME.physics.request(GAME.apply(before, 0, CALM)))]


@awaited
async def test_where_there_is_no_outcome_the_move_is_asked_for_again(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db", physics=Broken(1)) as service, physics(service):
        table = (await seated(service, "miška", game="tower")).id
        await do(service, table, *TO_PLACE)
        before = await service.look(table, lambda live: live.record.state)
        await do(service, table, CALM)
        await until(service, table, is_still)
        assert await outcomes(service, table) == [Unsettled()]
        assert await service.look(table, lambda live: live.record.state) == before
        await do(service, table, CALM)
        await until(service, table, is_still)
        assert isinstance((await outcomes(service, table))[-1], Settled)


class Nonsense(Broken):
    async def settle(self, request: Any, show: Any) -> Any:
        return Settled("A", "A")


@awaited
async def test_an_outcome_that_cannot_be_is_none(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db", physics=Nonsense(0)) as service, physics(service):
        table = (await seated(service, "miška", game="tower")).id
        await do(service, table, *TO_PLACE, CALM)
        await until(service, table, is_still)
        assert await outcomes(service, table) == [Unsettled()]


class Never(Broken):
    """Is still at work when the server stops."""

    async def settle(self, request: Any, show: Any) -> Any:
        await asyncio.Event().wait()


@awaited
async def test_a_simulation_that_a_server_left_is_taken_up_by_the_next(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db", physics=Never(0)) as service, physics(service):
        table = (await seated(service, "miška", game="tower")).id
        await do(service, table, *TO_PLACE, CALM)
    async with tables(tmp_path / "t.db", physics=Workshop(1)) as service, physics(service):
        await until(service, table, is_still)
        assert isinstance((await outcomes(service, table))[0], Settled)


@awaited
async def test_more_tables_than_cores_are_all_served_in_turn(tmp_path: Path) -> None:
    order: list[str] = []
    async with tables(tmp_path / "t.db", physics=Workshop(1)) as service:
        many = [(await seated(service, "miška", game="tower")).id for _ in range(4)]
        for table in many:
            await do(service, table, *TO_PLACE)
        async with physics(service, show=lambda table, seq, moving: order.append(table)) as workshop:
            for table in many:
                await do(service, table, CALM)
            for table in many:
                await until(service, table, is_still)
            assert len(workshop.pids) == 1
    assert list(dict.fromkeys(order)) == many


@awaited
async def test_processes_that_nobody_needs_are_stopped(tmp_path: Path) -> None:
    workshop = Workshop(1, rest=0.0)
    request = GAME.physics.request(GAME.apply(placing(), 0, CALM))
    assert isinstance(await workshop.settle(request, lambda moving: None), Settled)
    while workshop.pids:  # noqa: ASYNC110 - no event tells that a process is gone
        await asyncio.sleep(0.01)
    assert isinstance(await workshop.settle(request, lambda moving: None), Settled)
    await workshop.stop()


def placing() -> Any:
    state = GAME.new_game(1, GAME.complete({}))
    state = GAME.apply(state, -1, GAME.chances(state).draw(lambda n: 0))
    for action in TO_PLACE:
        state = GAME.apply(state, 0, action)
    return state


class Missing(Broken):
    def why_not(self, game: Any) -> str:
        return "tower needs MuJoCo"


@awaited
async def test_without_physics_a_table_says_so_before_it_begins(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        with pytest.raises(NotNow, match="simulates nothing"):
            await service.create("miška", wanted("tower", {}, ["me"]))
    async with tables(tmp_path / "t.db", physics=Missing(0)) as service:
        with pytest.raises(NotNow, match="tower cannot be played here: tower needs MuJoCo"):
            await service.create("miška", wanted("tower", {}, ["me"]))
        assert await service.create("miška", wanted("clans", {}, ["me", "easy"]))


@awaited
async def test_a_lobby_that_waited_until_mujoco_was_gone_cannot_start(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db", physics=Broken(0)) as service:
        table = await service.create("miška", wanted("tower", {}, ["me"], "nonce"))
    async with tables(tmp_path / "t.db", physics=Missing(0)) as service:
        with pytest.raises(NotNow, match="MuJoCo"):
            await service.carry_out(table.id, "miška", StartGame("start"))
        assert isinstance(service.store, Sqlite)
        assert await service.look(table.id, lambda live: live.table.phase) == "lobby"
