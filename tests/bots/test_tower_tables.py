"""Bots fill seats at a real table of the tower: they think in their own process, and physics answers in another."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("mujoco")

from tabbytop.bots import bot
from tabbytop.core import PHYSICS, Moved, encode
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.state import State
from tabbytop.physics import Workshop
from tabbytop.tables.live import Live
from tabbytop.tables.pool import Pool
from tabbytop.tables.requests import Move
from tabbytop.tables.service import Service
from tabbytop.tables.settling import Settling
from tests.tables.kit import awaited, bots, seated, tables, until


async def take_turn(service: Service, table: str, person: str) -> None:
    """The person plays as a bot would, until the turn is over."""
    number, rng = (await service.look(table, position)).turn.number, Random(1)
    while True:
        await until(service, table, lambda live: 0 in live.table.must or position(live).turn.number > number)
        at, seq = await service.look(table, lambda live: (position(live), live.seq))
        if at.turn.number > number or 0 not in GAME.to_act(at).must:
            return
        action = bot("tower", "medium").choose(GAME.view(at, 0), GAME.legal(at, 0), rng)
        await service.carry_out(table, person, Move(f"move {seq}", 0, seq, encode(GAME.action, action)))


def position(live: Live) -> State:
    state: State = live.record.state
    return state


def entries(live: Live) -> list[Any]:
    return list(live.record.entries)


def is_mine_or_over(live: Live) -> bool:
    return live.table.phase == "over" or 0 in live.table.must


@awaited
async def test_two_bots_fill_the_seats_of_a_lone_player(tmp_path: Path) -> None:
    """Each places its pieces by itself, and then it is the person's turn."""
    pool = Pool(1)
    async with tables(tmp_path / "t.db", physics=Workshop(1)) as service, bots(service, pool):
        assert service.physics is not None
        settling = Settling(service, service.physics, lambda *_: None)
        await pool.start()
        await settling.start()
        try:
            table = (await seated(service, "miška", "easy", "medium", game="tower")).id
            await until(service, table, is_mine_or_over)
            await take_turn(service, table, "miška")
            await until(service, table, lambda live: is_mine_or_over(live) and position(live).turn.number > 3)
            happened = await service.look(table, entries)
        finally:
            await settling.stop()
            await pool.stop()
    moved = [entry for entry in happened if isinstance(entry, Moved)]
    placed = {entry.seat for entry in moved if isinstance(entry.action, Place)}
    assert placed >= {1, 2}
    assert any(entry.seat == PHYSICS for entry in moved)
