"""Towers that stand, and towers that a level hand can build: run it after any change of a size, a mass or the hand.

    python benchmarks/towers.py [--seeds 10] [--json]

Costs: a wall let go on a straight tower of so many floors, in time of a processor. Standing: random straight towers,
each piece up to 1.5 mm off its place, after the five seconds of a win. Building: somebody who tilts nothing by hand
draws build cards at random and puts the higher wall on the lower side, a column with its edge uphill, up to floor 10.
"""

import argparse
import json
import time
from math import acos, degrees
from random import Random
from typing import Any

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import (
    ACTIONS,
    NAMED,
    TABLE,
    THICKNESS,
    WALLS_OF,
    Piece,
    WallKind,
    height_of,
)
from tabbytop.games.tower.falling import read
from tabbytop.games.tower.geometry import MICRO, highest, pose_at, rotation, uprightness, world
from tabbytop.games.tower.placing import cuts_into, in_the_way
from tabbytop.games.tower.standing import fallen, is_placed
from tabbytop.games.tower.state import Placing, PuttingBack, Request, Standing, Waiting
from tabbytop.physics.simulate import simulate

Tower = dict[Piece, Standing]
GAP = 0.05
BUILDS = [side.build for sides in ACTIONS.values() for side in sides if side.build]


def done(tower: Tower, deed: Any) -> Tower:
    request = Request(tuple(tower[piece] for piece in sorted(tower)), deed)
    return read(request, simulate(request))


def ground() -> Tower:
    return {1: Standing(1, pose_at(0, 0, 0), 0, (TABLE,), (TABLE,))}


def straight(kinds: list[WallKind], off: float = 0.0, rng: Random | None = None) -> Tower:
    """Two walls of a kind on every floor, put together by geometry and come to rest."""
    rng = rng or Random(1)
    tower, top, used = ground(), THICKNESS, dict.fromkeys(WALLS_OF, 0)
    for floor, kind in enumerate(kinds, 1):
        for x, yaw in ((-33.0, 0.0), (33.0, 180.0)):
            wall = WALLS_OF[kind][used[kind]]
            used[kind] += 1
            pose = pose_at(x + rng.uniform(-off, off), rng.uniform(-off, off), top + GAP, yaw)
            tower[wall] = Standing(wall, pose, 90)
        top += height_of(wall) + GAP
        pose = pose_at(rng.uniform(-off, off), rng.uniform(-off, off), top + GAP)
        tower[floor + 1] = Standing(floor + 1, pose)
        top += THICKNESS + GAP
    return done(tower, PuttingBack(()))


def cost(floors: int) -> dict[str, Any]:
    kinds: list[WallKind] = ["brick", "statue", "window", "portal"] * 6
    tower = straight(kinds[: floors - 1])
    place = Place(-30.0, 0.0, tower[floors].pose.z / MICRO + THICKNESS + 0.5, 0.0, 0.0, 0.0, 90.0, 0.0, 0.0, 0.0)
    request = Request(tuple(tower[piece] for piece in sorted(tower)), Placing(NAMED["column1"], place))
    began = time.process_time()
    outcome = simulate(request)
    spent = 1000 * (time.process_time() - began)
    recorded = len(outcome.poses) + len(outcome.contacts)
    return {"floors": floors, "processor_ms": round(spent), "clip": len(outcome.clip), "recorded": recorded}


def stands(floors: int, seed: int) -> dict[str, Any]:
    """How far the piece that moves most comes in the five seconds of a win, in millimetres."""
    rng = Random(seed)
    kinds: list[WallKind] = []
    while len(kinds) < floors - 1:
        kind = rng.choice(list(WALLS_OF))
        if 2 * (kinds.count(kind) + 1) <= len(WALLS_OF[kind]):
            kinds.append(kind)
    tower = straight(kinds, 1.5, rng)
    later = done(tower, Waiting(5))
    moved = max(
        abs(a - b) for piece in tower for a, b in zip(tower[piece].pose[:3], later[piece].pose[:3], strict=True)
    )
    return {"floors": floors, "stands": not fallen(later), "moved_mm": moved / MICRO}


# -- a level hand -----------------------------------------------------------------------------------------------------


def put(tower: Tower, piece: Piece, x: float, y: float, low: float, yaw: float = 0.0, fold: float = 0.0) -> Tower:
    """Let go, level and at rest, as low as it cuts into nothing."""
    standing, z = in_the_way(tuple(tower.values()), low - 100, low + 300), low
    while cuts_into(piece, Place(x, y, z, yaw, 0.0, 0.0, fold, 0.0, 0.0, 0.0), standing) is not None:
        z += 0.5
    return done(tower, Placing(piece, Place(x, y, z + 0.3, yaw, 0.0, 0.0, fold, 0.0, 0.0, 0.0)))


def builds(seed: int, goal: int = 10, tremor: float = 0.5) -> dict[str, Any]:
    """How high it gets without anything falling, in how many failed tries, and how far each floor leans."""
    rng, used, tower = Random(seed), dict.fromkeys(WALLS_OF, 0), done(ground(), PuttingBack(()))
    told: dict[str, Any] = {"seed": seed, "floor": 1, "failed": 0, "leans": []}
    while (top := told["floor"]) < goal:
        pair = rng.choice(BUILDS)
        if any(used[kind] + pair.count(kind) > len(WALLS_OF[kind]) for kind in pair):
            continue
        base = tower[top].pose
        slopes = [rotation(base)[axis][2] for axis in (0, 1)]
        axis = 0 if abs(slopes[0]) >= abs(slopes[1]) else 1
        lower, higher = sorted(pair, key=lambda kind: WALLS_OF[kind].start)
        walls = []
        for kind, side in ((lower, -1), (higher, 1)) if slopes[axis] < 0 else ((higher, -1), (lower, 1)):
            wall = WALLS_OF[kind][used[kind]]
            used[kind] += 1
            walls.append(wall)
            uphill = -1 if slopes[axis] < 0 else 1
            yaw = (0.0, 90.0)[axis] if (uphill if kind == "column" else side) < 0 else (180.0, -90.0)[axis]
            for _ in range(5):
                off = 33 * side + rng.gauss(0, tremor)
                x, y, z = world(base, (off, 0.0, THICKNESS) if axis == 0 else (0.0, off, THICKNESS))
                now = put(tower, wall, x, y, z - 8, yaw, 90.0)
                if fallen(now) - {wall}:
                    return told
                if is_placed(now, wall, (top,)):
                    tower = now
                    break
                told["failed"] += 1
            else:
                return told
        for _ in range(5):
            x, y = (sum(tower[wall].pose[way] for wall in walls) / 2 / MICRO + rng.gauss(0, tremor) for way in (0, 1))
            low = min(highest(wall, tower[wall].pose, 90) for wall in walls) - 5
            now = put(tower, top + 1, x, y, low)
            if fallen(now) - {top + 1}:
                return told
            if is_placed(now, top + 1, ()):
                tower = now
                break
            told["failed"] += 1
        else:
            return told
        told["floor"] = top + 1
        told["leans"].append(round(degrees(acos(min(1.0, uprightness(tower[top + 1].pose)))), 1))
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    told = {
        "cost": [cost(floors) for floors in (5, 10, 15, 20, 23)],
        "standing": [stands(floors, seed) for floors in (10, 15, 20) for seed in range(2)],
        "building": [builds(seed) for seed in range(given.seeds)],
    }
    if given.json:
        print(json.dumps(told, indent=2))
        return
    for part, lines in told.items():
        print(part)
        for line in lines:
            print("  " + ", ".join(f"{key} {value}" for key, value in line.items()))


if __name__ == "__main__":
    main()
