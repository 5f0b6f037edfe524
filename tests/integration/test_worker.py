"""Workers elsewhere: they think while a server's own bots are busy, one dies in the middle, and the game goes on."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tabbytop.cli import main
from tabbytop.core import buttons
from tabbytop.core.words import Prompt
from tabbytop.games import all_games
from tabbytop.games.tower import GAME
from tabbytop.physics.simulate import simulate
from tabbytop.tables import jobs
from tabbytop.tables.botplay import AT_ONCE, BotPlay
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.jobs import Away, Jobs, NoAnswer
from tabbytop.tables.opening import open_store
from tabbytop.tables.physics import Simulate
from tabbytop.tables.pool import Pool, Task
from tabbytop.tables.postgres import Postgres
from tabbytop.tables.service import Service
from tabbytop.tables.store import Store
from tests import postgres
from tests.tables import minds
from tests.tables.kit import awaited, ended, wanted
from tests.tables.test_physics import CALM, placing

from .killing import ROOT

TASK = Task("clans", "easy", None, buttons(Prompt("x", "CLANS 1"), [1]), False, 1)
BOTS = wanted("clans", {}, ["easy", "easy"], "n", start=True)


@pytest.fixture
def url() -> Iterator[str]:
    with postgres.database() as url:
        yield url


@asynccontextmanager
async def worker(url: str, mind: str, mark: Path, *physics: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.integration.worker", url, mind, *physics),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "TABBYTOP_TEST_MARK": str(mark)},
    )
    try:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"there\n"
        yield process
    finally:
        await ended(process)


@asynccontextmanager
async def elsewhere(url: str) -> AsyncIterator[tuple[Store, Jobs, Away]]:
    """Workers, as a server sees them."""
    store = open_store(url)
    await store.open()
    kept = store.jobs()
    assert kept is not None
    away = Away(kept)
    await away.start()
    try:
        yield store, kept, away
    finally:
        await away.stop()
        await store.close()


@asynccontextmanager
async def a_server(url: str) -> AsyncIterator[tuple[Service, Away]]:
    """Its only process of bots thinks for ever about the first thing that it is asked."""
    async with elsewhere(url) as (store, _, away):
        service = Service(store, LocalBus(), all_games(), pause=0.0)
        pool = Pool(1, 600.0, minds.stuck_mind)
        pool.reach_to(away)
        play = BotPlay(service, pool, AT_ONCE)
        await play.start()
        try:
            yield service, away
        finally:
            await play.stop()


async def until(reached: Callable[[], bool]) -> None:
    while not reached():  # noqa: ASYNC110 - another process is waited for, which says nothing
        await asyncio.sleep(0.02)


async def nothing_is_left(store: Store) -> None:
    assert isinstance(store, Postgres)
    assert not await store._rows("SELECT FROM jobs")


@awaited
async def test_a_worker_dies_in_the_middle_and_another_goes_on(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "COUNT_EVERY", 0.05)
    first, second = tmp_path / "first", tmp_path / "second"
    waits = first.with_suffix(".wait")
    waits.touch()
    async with a_server(url) as (service, away), AsyncExitStack() as stack:
        await service.create("zofka", BOTS)  # keeps the only process here busy
        victim = await stack.enter_async_context(worker(url, "waiting_mind", first))
        await until(lambda: away.has_room("thought"))
        table = await service.create("micka", BOTS)
        await until(first.exists)
        victim.kill()
        waits.unlink()  # what thought there ends too
        await victim.wait()
        await stack.enter_async_context(worker(url, "waiting_mind", second))
        over = asyncio.Event()
        service.bus.subscribe(table.id, over.set)
        while await service.look(table.id, lambda live: live.table.phase) != "over":
            over.clear()
            await over.wait()
        assert second.exists(), "what the first had in hand, and all the rest, the second has thought about"
        await nothing_is_left(service.store)


@awaited
async def test_what_nobody_takes_is_thought_about_here(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if all workers had gone just now."""
    monkeypatch.setattr(jobs, "UNTAKEN", 0.1)
    async with elsewhere(url) as (store, _, away):
        away._room = {"thought": 1}
        with pytest.raises(NoAnswer, match="nobody has taken it"):
            await away.ask(TASK, 60.0)
        assert not away.has_room("thought")  # for a while nothing is tried
        await nothing_is_left(store)


@awaited
async def test_a_worker_simulates_and_one_that_freezes_is_not_waited_for(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outcome is the one that the simulation gives here [TOWER 8.2]."""
    monkeypatch.setattr(jobs, "COUNT_EVERY", 0.05)
    mark = tmp_path / "mark"
    async with elsewhere(url) as (store, _, away), worker(url, "waiting_mind", mark, "physics") as frozen:
        await until(lambda: away.has_room("simulation"))
        request = GAME.physics.request(GAME.apply(placing(), 0, CALM))
        assert await away.ask(Simulate("tower", request), 600.0) == simulate(request)
        mark.with_suffix(".wait").touch()
        asking = away.ask(TASK, 1.0)
        while not mark.exists():
            if asking.done():  # on a slow machine it was not taken in time
                assert isinstance(asking.exception(), NoAnswer)
                asking = away.ask(TASK, 1.0)
            await asyncio.sleep(0.02)
        frozen.send_signal(signal.SIGSTOP)
        with pytest.raises(NoAnswer):
            await asking
        await nothing_is_left(store)
        mark.with_suffix(".wait").unlink()


@awaited
async def test_a_worker_without_physics_is_asked_for_none(url: str, tmp_path: Path) -> None:
    async with elsewhere(url) as (_, kept, _), worker(url, "waiting_mind", tmp_path / "mark"):
        assert await kept.room() == {"thought": 1}


def test_a_worker_needs_a_database_that_others_reach(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--db", f"sqlite:///{tmp_path}/t.db"]):
        assert main(["worker", *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    with pytest.raises(SystemExit, match="2"):
        main(["worker", "--processes", "none"])
    assert list(tmp_path.iterdir()) == []
