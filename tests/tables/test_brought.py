"""Bots that a house was given: chosen by name, shown by name, and stood in for where they fail."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tabbytop import bots as levels_and_others
from tabbytop.bots import of_the_house
from tabbytop.core import Action
from tabbytop.tables.deciding import Decision
from tabbytop.tables.errors import Improper
from tabbytop.tables.instead import stand_in_of
from tabbytop.tables.play import InPlay
from tabbytop.tables.pool import Mind, Pool, Task
from tabbytop.tables.requests import SeatBot, StartGame
from tabbytop.tables.service import Service
from tabbytop.tables.table import STAND_IN, Table

from .kit import HANGS, awaited, bots, step, tables, until, wanted

HERE = "tests.tables.brought"


def light_mind() -> Mind:
    """As the pool's own, and warms nobody up."""

    def think(task: Task) -> Action | None:
        thinker = levels_and_others.bot(task.game, task.level)
        return thinker.choose(task.view, task.menu, Random(task.random), None, may_decline=task.may_decline)

    return Mind(think)


class Here:
    """Thinks in this process, where no bot sleeps or ends it."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        thinker = levels_and_others.bot(decision.game.key, decision.level)
        return thinker.choose(decision.view, decision.menu, Random(decision.random), None, decision.may_decline)

    async def stop(self) -> None: ...


@asynccontextmanager
async def house(path: Path, name: str) -> AsyncIterator[Service]:
    async with tables(path) as service:
        service.bots = of_the_house([f"{HERE}:{name}"])
        seconds = 0.5 if name == "Sleeping" else HANGS
        async with bots(service, Pool(1, seconds, light_mind) if name in ("Sleeping", "Ending") else Here()):
            yield service


async def played(service: Service, name: str) -> InPlay:
    """A whole game with it on the second seat."""
    table = await service.create("micka", wanted("saucers", {}, ["me", f"{HERE}:{name}"], "a"))
    await service.carry_out(table.id, "micka", StartGame("start"))
    rng = Random(1)
    while (at := await service.look(table.id, _table)).phase != "over":
        await until(service, table.id, lambda live: live.table.phase == "over" or 0 in live.table.must)
        if 0 in (await service.look(table.id, _table)).must:
            await step(service, at.id, rng, 0)
    live = await service.look(table.id, lambda live: live)
    assert isinstance(live, InPlay)
    return live


def _table(live: InPlay) -> Table:
    return live.table


@awaited
async def test_one_that_was_brought_plays_a_whole_game_under_its_name(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", "Hasty") as service:
        live = await played(service, "Hasty")
        chair = live.table.chairs[1]
        assert (chair.kind, chair.name, chair.level, chair.mind) == ("bot", "Hasty", None, f"{HERE}:Hasty")
        assert not live.table.stood_in
        assert not any(stand_in_of(move) for move in live.record.line)
        assert live.record.header.seats[1].name == "Hasty"


@pytest.mark.parametrize("name", ["Raising", "Cheating", "Sleeping", "Ending", "broken"])
@awaited
async def test_one_that_fails_is_stood_in_for_to_the_end(tmp_path: Path, name: str) -> None:
    async with house(tmp_path / "t.db", name) as service:
        live = await played(service, name)
        chair = live.table.chairs[1]
        assert (chair.stand_in, live.table.stood_in) == (STAND_IN, True)
        made = [move for move in live.record.line if move.seat == 1]
        assert made
        assert all(stand_in_of(move) == chair.cat for move in made), "the story says so of every move"


@awaited
async def test_it_is_chosen_in_the_lobby_where_it_plays_that_game(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        service.bots = of_the_house([f"{HERE}:OnlyIsle", f"{HERE}:Hasty"])
        table = await service.create("micka", wanted("clans", {}, ["me", None], "a"))
        await service.carry_out(table.id, "micka", SeatBot("1", 1, f"{HERE}:Hasty"))
        with pytest.raises(Improper, match="plays isle"):
            await service.carry_out(table.id, "micka", SeatBot("2", 1, f"{HERE}:OnlyIsle"))
        with pytest.raises(Improper, match="no such bot: 'os:system'; there are random"):
            await service.carry_out(table.id, "micka", SeatBot("3", 1, "os:system"))
        chair = await service.look(table.id, lambda live: live.table.chairs[1])
        assert chair.name == "Hasty"
        await service.carry_out(table.id, "micka", SeatBot("4", 1, "hard"))
        chair = await service.look(table.id, lambda live: live.table.chairs[1])
        assert (chair.level, chair.mind) == ("hard", "")
