"""The process: what happens when it dies or the simulation explodes [TOWER 8.4]."""

import asyncio
import os
import signal
import threading
import time
from math import nan
from pathlib import Path

import pytest

from tabbytop import physics
from tabbytop.games import all_games
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Settled, Unsettled
from tabbytop.games.tower.components import NAMED
from tabbytop.games.tower.state import Placing, Request, Waiting
from tabbytop.physics import PhysicsFailed, Simulator, Workshop
from tabbytop.physics.bench import Waited, measure, served
from tabbytop.physics.simulate import simulate

from .kit import at, ground, settled, stack, still


@pytest.fixture(scope="module")
def simulator():
    with Simulator() as one:
        yield one


def test_a_process_answers_what_the_simulation_says(simulator):
    request = Request(tuple(settled(ground()).values()), Placing(NAMED["brick1"], at(0, 0, 2.5, fold=90.0)))
    assert simulator.run(request) == simulate(request)


def test_a_process_killed_while_it_computes_loses_nothing(simulator):
    """It is replaced, and asked again: the same outcome."""
    tower = stack(("brick", "window", "portal") * 3)
    request = Request(tuple(tower[one] for one in sorted(tower)), Waiting(5))
    simulator.run(still(ground().values()))
    first = simulator.pid
    answers: list[Settled] = []
    thread = threading.Thread(target=lambda: answers.append(simulator.run(request)))
    thread.start()
    while not is_working(first):
        time.sleep(0.01)
    os.kill(first, signal.SIGKILL)
    thread.join()
    assert simulator.pid != first
    assert answers == [simulate(request)]


def is_working(pid: int) -> bool:
    """Does the process use its processor?"""
    before = used(pid)
    time.sleep(0.05)
    return used(pid) > before


def used(pid: int) -> int:
    """Processor time of a process so far, in ticks."""
    return int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[11])


@pytest.mark.parametrize("speed", [nan, 1e9])
def test_a_simulation_that_explodes_is_caught_and_the_next_one_is_served(simulator, speed):
    """The rules refuse such a hand; should one ever get through, nothing is lost by it."""
    tower = tuple(settled(ground()).values())
    wild = Request(tower, Placing(NAMED["brick1"], at(0, 0, 2.5, fold=90.0, vx=speed)))
    with pytest.raises(PhysicsFailed):
        simulator.run(wild)
    assert simulator.answer(wild) == Unsettled()
    calm = still(tower)
    assert simulator.answer(calm) == simulate(calm)


def test_who_takes_too_long_is_stopped():
    with Simulator(patience=0.0) as hasty, pytest.raises(PhysicsFailed, match="no outcome within 0 s"):
        hasty.run(still(ground().values()))


def test_a_workshop_stops_in_the_middle_of_its_work():
    """A server that is closed waits for no tower; who asked is told, and the next server takes it up."""
    tower = stack(("brick", "window", "portal") * 3)
    request = Request(tuple(tower[one] for one in sorted(tower)), Waiting(5))

    async def stop_when_it_moves() -> None:
        workshop, moves = Workshop(1), asyncio.Event()
        asked = asyncio.create_task(workshop.settle(request, lambda moving: moves.set()))
        await moves.wait()
        await workshop.stop()
        with pytest.raises(PhysicsFailed):
            await asked
        assert workshop.pids == []

    asyncio.run(stop_when_it_moves())


def test_what_the_bench_tells():
    told = measure(many=2, floors=3, tables=3, every=0.01)
    assert told["pieces"] == 8
    for how in ("processor", "clock"):
        parts = [told[how][key] for key in ("one_table", "tables_in_turn", "tables_at_the_same_moment")]
        assert [part["outcomes"] for part in parts] == [2, 9, 3]
        for part in parts:
            assert 0 < part["first_frame_ms_p50"] <= part["whole_ms_p50"] <= part["whole_ms_most"]


def test_who_comes_first_is_served_first():
    """Three outcomes of a second each at once, on two cores: the third waits for one of the others."""
    one = Waited(first=10.0, whole=1000.0, clip=600.0, bytes=0)
    several = served([one], tables=3, every=0.0, processes=2)
    assert [(each.first, each.beyond) for each in several] == [(10.0, 400.0), (10.0, 400.0), (1010.0, 1400.0)]


def test_a_library_that_cannot_be_loaded_is_named_before_the_next_table_begins(tmp_path, monkeypatch):
    (tmp_path / "mujoco.py").write_text('raise ImportError("built for another machine")', encoding="utf-8")

    async def try_it() -> None:
        workshop = Workshop(1)
        assert workshop.why_not(GAME) is None
        monkeypatch.syspath_prepend(tmp_path)
        with pytest.raises(PhysicsFailed, match="MuJoCo cannot be loaded: built for another machine"):
            await workshop.settle(still(ground().values()), lambda moving: None)
        assert workshop.why_not(GAME) == "MuJoCo cannot be loaded: built for another machine"
        await workshop.stop()

    asyncio.run(try_it())


def test_without_the_library_nothing_is_simulated(monkeypatch):
    monkeypatch.setattr(physics, "find_spec", lambda name: None)
    assert "needs MuJoCo, which is not installed here" in physics.why_not(GAME)
    with pytest.raises(physics.NoPhysics, match="not installed"):
        physics.simulation_of(GAME)
    assert "nobody knows how to simulate clans" in physics.why_not(all_games()["clans"])
