"""How quickly physics answers, for ``tabbytop bench tower``: on one tower of ten floors, and at twenty tables at once.

What counts is how long somebody waits beyond what there is to watch: an outcome is due when its clip has been played.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import quantiles
from typing import Any

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import CATS, NAMED, TABLE, THICKNESS, TOP_FLOOR, WALLS_OF, WallKind, height_of
from tabbytop.games.tower.falling import read
from tabbytop.games.tower.geometry import MICRO, pose_at
from tabbytop.games.tower.packing import unpack_clip
from tabbytop.games.tower.state import Petting, Placing, PuttingBack, Request, Standing

from .motion import Moving
from .process import Simulator
from .workshop import Workshop, cores

FLOORS, TABLES, EVERY, ROUNDS = 10, 20, 8.0, 3
GAP = 0.05  #: millimetres between pieces that are put together: overlaps would be thrown apart
KINDS: tuple[WallKind, ...] = ("brick", "statue", "window", "portal")
SITTING = {"orange1": (3, -20.0), "blue1": (5, 10.0), "green1": (8, -10.0), "purple1": (10, 25.0)}  #: floor, place


def straight(floors: int = FLOORS) -> tuple[Standing, ...]:
    """A straight tower with some cats, put together by geometry: two walls of a kind on every floor but the topmost."""
    tower = [Standing(1, pose_at(0, 0, 0), 0, (TABLE,), (TABLE,))]
    top, used = THICKNESS, dict.fromkeys(WALLS_OF, 0)
    for floor in range(1, floors + 1):
        tower += [
            Standing(NAMED[cat], pose_at(0, aside, top + GAP, 90))
            for cat, (on, aside) in SITTING.items()
            if on == floor
        ]
        if floor == floors:
            break
        kind = KINDS[floor % len(KINDS)]
        for x, yaw in ((-33.0, 0.0), (33.0, 180.0)):
            wall = WALLS_OF[kind][used[kind]]
            used[kind] += 1
            tower.append(Standing(wall, pose_at(x, 0, top + GAP, yaw), 90))
        top += height_of(wall) + GAP
        tower.append(Standing(floor + 1, pose_at(0, 0, top + GAP)))
        top += THICKNESS + GAP
    return tuple(sorted(tower))


def at_rest(tower: tuple[Standing, ...]) -> tuple[Standing, ...]:
    from .simulate import simulate

    request = Request(tower, PuttingBack(()))
    now = read(request, simulate(request))
    return tuple(now[one] for one in sorted(now))


def deeds(tower: tuple[Standing, ...], many: int, seed: int = 1) -> Iterator[Request]:
    """What people do on such a tower: walls and cats on top, cats further down, a cat petted; calmly, and less so."""
    rng = Random(seed)
    floors = {one.piece: one.pose.z / MICRO + THICKNESS for one in tower if one.piece <= TOP_FLOOR}
    top, cats = max(floors), [one.piece for one in tower if one.piece in CATS]
    for number in range(many):
        hurry = rng.choice((0.0, 0.0, 30.0, 120.0))
        vx, vy = rng.uniform(-hurry, hurry), rng.uniform(-hurry, hurry)
        height, yaw = rng.choice((0.6, 2.0, 8.0)), rng.uniform(-180.0, 180.0)
        if number % 6 == 5:
            yield Request(tower, Petting(rng.choice(cats)))
            continue
        if number % 2:
            floor, piece, fold = rng.choice([floor for floor in (2, 4, 7, top) if floor <= top]), NAMED["orange2"], 0.0
            x, y = rng.uniform(-12.0, 12.0), rng.choice((-42.0, 42.0))
        else:
            floor, piece, fold = top, NAMED[rng.choice(("portal9", "statue9", "brick9", "column1"))], 90.0
            x, y = rng.choice((-33.0, 33.0)), rng.uniform(-25.0, 0.0)
        place = Place(x, y, floors[floor] + height, yaw, 0.0, 0.0, fold, vx, vy, 0.0)
        yield Request(tower, Placing(piece, place))


@dataclass(frozen=True, slots=True)
class Waited:
    """For one outcome, in milliseconds: until something moved, until all was known, and how much there is to watch."""

    first: float
    whole: float
    clip: float
    bytes: int

    @property
    def beyond(self) -> float:
        return max(0.0, self.whole - self.clip)


def waited(began: float, moved: float, now: float, clip: str) -> Waited:
    shown = unpack_clip(clip) if clip else None
    watched = 1000 * len(shown.frames) / shown.rate if shown else 0.0
    return Waited(1000 * (moved - began), 1000 * (now - began), watched, len(clip))


def one_by_one(tower: tuple[Standing, ...], many: int) -> list[Waited]:
    """One table, nobody else: each thing done when the one before is settled."""
    found = []
    with Simulator() as simulator:
        simulator.warm()
        for request in deeds(tower, many):
            moved: list[float] = []
            began = time.perf_counter()
            outcome = simulator.run(request, _noting(moved))
            found.append(waited(began, moved[0], time.perf_counter(), outcome.clip))
    return found


async def _at_tables(tower: tuple[Standing, ...], tables: int, every: float) -> list[Waited]:
    """Many tables: all at the same moment, or each every so many seconds, evenly spread."""
    workshop = Workshop()
    found: list[Waited] = []

    async def table(number: int) -> None:
        await asyncio.sleep(every * number / tables)
        for request in deeds(tower, ROUNDS if every else 1, number):
            moved: list[float] = []
            began = time.perf_counter()
            outcome = await workshop.settle(request, _noting(moved))
            found.append(waited(began, moved[0], time.perf_counter(), outcome.clip))
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

    await asyncio.gather(*(workshop.settle(Request(tower, PuttingBack(())), _ignore) for _ in range(cores())))
    await asyncio.gather(*map(table, range(tables)))
    await workshop.stop()
    return found


def _noting(moved: list[float]) -> Callable[[Moving], None]:
    """Somebody who writes down when something was shown."""

    def show(moving: Moving) -> None:
        moved.append(time.perf_counter())

    return show


def _ignore(moving: Moving) -> None:
    """Nobody watches."""


def computing(tower: tuple[Standing, ...], many: int) -> list[Waited]:
    """The same in time of a processor, whatever else the machine does: what it takes where a core is free."""
    from .simulate import simulate

    found = []
    for request in deeds(tower, many):
        moved: list[float] = []

        def show(poses: object, moved: list[float] = moved) -> None:
            moved.append(time.process_time())

        began = time.process_time()
        outcome = simulate(request, show=show)
        found.append(waited(began, moved[0], time.process_time(), outcome.clip))
    return found


def served(several: list[Waited], tables: int, every: float, processes: int) -> list[Waited]:
    """How long tables would wait whose outcomes take as long as these, first come first served, on free cores."""
    free, found = [0.0] * processes, []
    for number, one in enumerate(several[place % len(several)] for place in range(tables * (ROUNDS if every else 1))):
        asked = 1000 * every * number / tables
        process = free.index(min(free))
        wait = max(0.0, free[process] - asked)
        free[process] = asked + wait + one.whole
        found.append(Waited(wait + one.first, wait + one.whole, one.clip, one.bytes))
    return found


def _told(name: str, values: list[float]) -> dict[str, float]:
    cut = quantiles(values, n=20, method="inclusive")
    return {f"{name}_p50": round(cut[9], 1), f"{name}_p95": round(cut[18], 1), f"{name}_most": round(max(values), 1)}


def _summary(several: list[Waited]) -> dict[str, Any]:
    return {
        "outcomes": len(several),
        **_told("beyond_clip_ms", [one.beyond for one in several]),
        **_told("first_frame_ms", [one.first for one in several]),
        **_told("whole_ms", [one.whole for one in several]),
        **_told("clip_ms", [one.clip for one in several]),
    }


def measure(many: int = 24, floors: int = FLOORS, tables: int = TABLES, every: float = EVERY) -> dict[str, Any]:
    """Everything, as JSON values: what is computed, in time of a processor; then what the clock says, on this machine
    as busy as it is now."""
    tower = at_rest(straight(floors))
    computed = computing(tower, many)
    return {
        "floors": floors,
        "pieces": len(tower),
        "cores": cores(),
        "tables": tables,
        "tables_every_s": every,
        "clip_bytes": _told("clip_bytes", [float(one.bytes) for one in computed]),
        "processor": {
            "one_table": _summary(computed),
            "tables_in_turn": _summary(served(computed, tables, every, cores())),
            "tables_at_the_same_moment": _summary(served(computed, tables, 0.0, cores())),
        },
        "clock": {
            "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
            "one_table": _summary(one_by_one(tower, many)),
            "tables_in_turn": _summary(asyncio.run(_at_tables(tower, tables, every))),
            "tables_at_the_same_moment": _summary(asyncio.run(_at_tables(tower, tables, 0.0))),
        },
    }
