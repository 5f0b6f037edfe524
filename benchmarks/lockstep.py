"""Random games of cat clans through the kernel and through the rules: ``python -m benchmarks.lockstep 1000000``.

Each game is one of the kernel's, played once more by the readable rules from the same numbers (tests/kernels/walking):
every choice is one of their menu, out of as many. A game that ends otherwise is printed.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from multiprocessing import get_context

from tabbytop.games.clans import giving
from tabbytop.games.clans.components import CLANS
from tabbytop.games.clans.state import Setup
from tabbytop.kernels.clans import cores
from tests.kernels.walking import Numbers, walked

PAIRS, PART = list(permutations(CLANS, 2)), 100  # games of a pair at a time


def differ(part: tuple[int, int, int]) -> list[str]:
    """The games of a pair that end otherwise."""
    seed, pair, first = part
    clans = PAIRS[pair]
    start = giving.lay_out(Setup("free", powers=True, bonus_clan=True, first=0, clans=clans))
    out = cores.numpy.zeros(PART, cores.numpy.uint32)
    cores.play_pair(seed, pair, first, True, cores.REACHES, cores.BAGS, cores.SIDES, out)
    found = []
    for game, result in enumerate(out.view("u1").reshape(-1, 4).tolist(), first):
        if tuple(result) not in walked(start, Numbers(seed, pair, game)):
            found.append(f"{clans} seed {seed} game {game}: {result}")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=42_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    parts = [(given.seed, n % 42, n // 42 * PART) for n in range(-(-given.games // PART))]
    began, wrong = time.perf_counter(), 0
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for found in pool.map(differ, parts, chunksize=42):
            wrong += len(found)
            for line in found:
                print(line, flush=True)
    print(f"{PART * len(parts):,} games, {wrong} end otherwise; {time.perf_counter() - began:.0f} s")
