"""Can anybody tell what is hidden? Everything that comes to a viewer is compared in two worlds that differ in it.

    python -m benchmarks.worlds [--states 1000000] [--seed 0] [GAME ...]

Fresh random games of every game that hides something, the tower and those who only watch included. At every step what a
viewer may not know is exchanged by the marks on the state alone, and compared are its view, its menu, who is asked, the
standing, what is told, what is refused and how long it is waited for (``tests/contract/telling.py``). The first
difference ends the run. Beside the figure stands how many states are compared in a second.
"""

import argparse
import sys
import time
from itertools import count
from random import Random

from tabbytop.core import PHYSICS
from tabbytop.games import all_games
from tests.contract import telling
from tests.contract.conftest import Case, cases
from tests.contract.exchange import another, hides


def judge(case: Case, seed: int) -> None:
    """One random game, at every step of it and for every viewer."""
    game, rng = case.game, Random(f"{case} {seed} worlds")
    steps, end = case.walk(seed)
    for state, step in (*((step.before, step) for step in steps), (end, None)):
        for viewer in case.viewers if hides(state) else ():
            world = another(game, state, viewer, rng, step)
            if world == state:
                continue
            telling.same_position(game, state, world, viewer, case.tries(state, viewer, rng))
            if step is not None and telling.can_happen(game, world, step.seat, step.action):
                telling.same_step(game, step, world, viewer)
        if step is not None and step.seat != PHYSICS and telling.is_secret(game, step):
            telling.same_in_secret(game, step, [telling.otherwise(game, step, rng)], case.viewers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that hide something, if none is named")
    parser.add_argument("--states", type=int, default=1_000_000, help="to compare, shared among the games")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    ways: dict[str, list[Case]] = {}
    for case in cases():
        if case.game.key in (given.games or all_games()) and any(hides(state) for state in case.positions()):
            ways.setdefault(case.game.key, []).append(case)
    for key, found in ways.items():
        start = time.monotonic()
        for played in count():
            if telling.COMPARED[key] * len(ways) >= given.states:
                break
            case, seed = found[played % len(found)], given.seed + 1000 + played // len(found)
            try:
                judge(case, seed)
            except telling.Told as told:
                sys.exit(f"{case}, seed {seed}: {told}")
        seconds = time.monotonic() - start
        print(f"{key}: {telling.COMPARED[key]:,} viewer states of {played:,} games in {seconds:.0f} s", flush=True)
    print(f"{telling.COMPARED.total():,} viewer states compared, none differs")


if __name__ == "__main__":
    main()
