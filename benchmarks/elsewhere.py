"""Would towers stand in a browser as they do on a server? Placements of games, once by each MuJoCo.

    npm install --prefix FOLDER @mujoco/mujoco@3.14.0
    python -m benchmarks.elsewhere FOLDER [--placements 200] [--each 40] [--level hard] [--seed 1] [--json]

Bots build towers, another one after so many placements. Each placement is settled by the server's physics, and
again by MuJoCo's build for browsers, in node: with the house's own model (as XML), hand and judgement of what is at
rest, since it is the same code here that asks the one or the other for every step. Compared are the pieces that have
fallen, and how far any other lies from where it lies on the server. Speed is simulated time by processor time of the
steps alone.
"""

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import count
from math import dist
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import mujoco
import numpy as np

from tabbytop import bots
from tabbytop.bots.tournament import wilson
from tabbytop.core import play_out
from tabbytop.games import all_games
from tabbytop.games.tower.actions import Settled
from tabbytop.games.tower.falling import read
from tabbytop.games.tower.geometry import MICRO
from tabbytop.games.tower.standing import fallen
from tabbytop.games.tower.state import Placing, Request
from tabbytop.physics import model, simulate, world

NEAR = 1.0  #: millimetres: two pieces lie in one place
THERE = Path(__file__).with_suffix(".mjs")


class Here:
    """The server's MuJoCo, with a clock."""

    def __init__(self) -> None:
        self.spent = self.simulated = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(mujoco, name)

    def mj_step(self, model: Any, data: Any, count: int = 1) -> None:
        began = time.process_time()
        mujoco.mj_step(model, data, count)
        self.spent += time.process_time() - began
        self.simulated += count * model.opt.timestep


class Elsewhere:
    """The same questions, asked in node. Numbers that are no physics are computed here."""

    def __init__(self, package: Path) -> None:
        self.spent = self.simulated = 0.0
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(["node", str(THERE), str(package)], stdin=pipe, stdout=pipe, text=True)
        self._spec: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(mujoco, name)

    def ask(self, what: str, **given: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"ask": what, **given}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def MjSpec(self) -> Any:  # noqa: N802 - MuJoCo's name
        self._spec = mujoco.MjSpec()
        return self._spec

    def MjData(self, built: Any) -> "Data":  # noqa: N802 - MuJoCo's name
        return Data(self, built, self._spec.to_xml())

    def mj_forward(self, model: Any, data: "Data") -> None:
        """It was done when it began."""

    def mj_step(self, model: Any, data: "Data", count: int = 1) -> None:
        before = data.spent
        data.take(self.ask("step", count=count, qvel=data.qvel.tolist(), forces=data.xfrc_applied.ravel().tolist()))
        self.spent += (data.spent - before) / 1000
        self.simulated += count * model.opt.timestep

    def mj_geomDistance(  # noqa: N802 - MuJoCo's name
        self, model: Any, data: Any, one: int, other: int, far: float, _: Any
    ) -> float:
        return float(self.ask("distance", one=int(one), other=int(other), far=far))


class Data:
    """What ``World`` reads and writes of MuJoCo's data."""

    def __init__(self, there: Elsewhere, built: Any, xml: str) -> None:
        self._there = there
        begins = mujoco.MjData(built).qpos.tolist()
        begun = there.ask("begin", xml=xml, damping=built.dof_damping.tolist(), qpos=begins)
        assert begun["bodies"] == built.geom_bodyid.tolist(), "the model is another one there"
        self.xfrc_applied = np.zeros((built.nbody, 6))
        self.take(begun)

    def take(self, told: Any) -> None:
        self.time, self.spent = told["time"], told["spent"]
        self.qpos, self.qvel = np.array(told["qpos"]), np.array(told["qvel"])
        self.xpos, self.xmat = np.array(told["xpos"]).reshape(-1, 3), np.array(told["xmat"]).reshape(-1, 9)

    @property
    def contact(self) -> Any:
        told = self._there.ask("contacts")
        geoms = np.array([one["geom"] for one in told], dtype=int).reshape(-1, 2)
        return SimpleNamespace(geom=geoms, frame=[one["frame"] for one in told])

    @property
    def ncon(self) -> int:
        return len(self.contact.geom)

    @property
    def warning(self) -> list[Any]:
        return [SimpleNamespace(number=self._there.ask("warnings"))]


def settled(physics: Here | Elsewhere, request: Request) -> Settled:
    for asking in (model, world):
        asking.mujoco = physics  # type: ignore[assignment] # it stands for the module
    return simulate.simulate(request)


class Enough(Exception): ...


def build(settle: Callable[[Request], Settled], level: bots.Level, seed: int) -> None:
    """A tower by bots, until somebody has seen enough of it."""
    game, bot = all_games()["tower"], bots.bot("tower", level)
    rng = Random(seed)

    def decide(state: Any, seat: int, menu: Any, may_decline: bool) -> Any:
        return bot.choose(game.view(state, seat), menu, rng, bots.Budget(work=8), may_decline=may_decline)

    with suppress(Enough):
        play_out(game, game.new_game(2, game.complete({})), decide, rng.randrange, settle)


@dataclass(frozen=True)
class Compared:
    pieces: int
    fell: int  #: on the server
    is_same: bool  #: the same pieces fell, and all others lie within a millimetre
    same_fallen: bool
    farthest: float  #: millimetres, of the pieces that stand in both
    here: float  #: simulated seconds a second of a processor
    there: float


def compare(here: Here, there: Elsewhere, request: Request) -> tuple[Settled, Compared]:
    for physics in (here, there):
        physics.spent = physics.simulated = 0.0
    outcome = settled(here, request)
    one, other = read(request, outcome), read(request, settled(there, request))
    down, also = fallen(one), fallen(other)
    apart = [dist(one[piece].pose[:3], other[piece].pose[:3]) / MICRO for piece in one.keys() - down - also]
    farthest = max(apart, default=0.0)
    same = down == also
    speeds = [round(physics.simulated / physics.spent, 2) for physics in (here, there)]
    return outcome, Compared(len(one), len(down), same and farthest <= NEAR, same, round(farthest, 4), *speeds)


def report(all_: list[Compared]) -> dict[str, Any]:
    same = sum(one.is_same for one in all_)
    low, high = wilson(same, len(all_))
    speeds = {name: sorted(getattr(one, name) for one in all_) for name in ("here", "there")}
    return {
        "placements": len(all_),
        "same": same,
        "share": [round(low, 3), round(same / len(all_), 3), round(high, 3)],
        "same_fallen": sum(one.same_fallen for one in all_),
        "with_falls": sum(one.fell > 0 for one in all_),
        "same_with_falls": sum(one.is_same for one in all_ if one.fell),
        "pieces": [min(one.pieces for one in all_), max(one.pieces for one in all_)],
        "median_mm": sorted(one.farthest for one in all_)[len(all_) // 2],
        "times_real_time": {name: [found[0], found[len(found) // 2]] for name, found in speeds.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--placements", type=int, default=200)
    parser.add_argument("--each", type=int, default=40, help="placements of one tower, at most")
    parser.add_argument("--level", choices=bots.LEVELS, default="hard", help="whose hands: easy ones tremble")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="each placement as a line of its own")
    given = parser.parse_args()
    here, there = Here(), Elsewhere(given.folder / "node_modules/@mujoco/mujoco")
    found: list[Compared] = []

    def settle(request: Request) -> Settled:
        if not isinstance(request.deed, Placing):
            return settled(here, request)
        if len(found) in (given.placements, begun + given.each):
            raise Enough
        outcome, compared = compare(here, there, request)
        found.append(compared)
        if given.json:
            print(json.dumps(asdict(compared)), flush=True)
        return outcome

    for seed in count(given.seed):
        begun = len(found)
        build(settle, given.level, seed)
        if len(found) == given.placements:
            break
    there.process.kill()
    print(json.dumps(report(found), indent=None if given.json else 1))


if __name__ == "__main__":
    main()
