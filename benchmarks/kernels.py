"""Games of cat clans a second, all powers, the 42 pairs of clans in turns: ``python -m benchmarks.kernels``.

On one core by processor time, in turns: random games by the readable rules and by the kernel, and games in which every
swap is the best one by judgement, as bots play them out. Then random games on all cores by the clock; with ``--card``
on a graphics card too, where each game must be the cores' own.
"""

import argparse
import time
from collections.abc import Callable
from itertools import permutations
from random import Random
from statistics import median
from typing import Any

import numpy

from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import play_out as by_the_rules
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME, giving
from tabbytop.games.clans.components import CLANS
from tabbytop.games.clans.state import Setup
from tabbytop.kernels.clans import cores, device, playouts
from tabbytop.kernels.clans.boards import Board, shown
from tabbytop.kernels.clans.cells import BOARD, MIDDLE
from tabbytop.kernels.clans.chance import after, seeded
from tabbytop.kernels.clans.games import sides_of
from tabbytop.kernels.clans.hunt import Sides
from tabbytop.kernels.clans.planes import Planes
from tabbytop.kernels.clans.settling import USUAL, Contest
from tabbytop.kernels.clans.tiles import BAGS, REACHES, SIDES, byte_of, tiles_of
from tabbytop.kernels.compiled import compiled
from tabbytop.kernels.words import u32

ROUNDS, PAIRS = 15, 42
GAMES = {
    "readable rules": 1,
    "kernel": 500,
    "kernel, powers off": 500,
    "kernel, the best swaps": 50,
}  # a pair and round
drawn, play_out = playouts.drawn, playouts.play_out


@compiled
def with_the_best_swaps(mind: Any, contest: Any, bag: Any, pair: int, games: int) -> int:
    """Whole games as bots play them out; the sum of what they are worth."""
    none, total = u32(0), 0
    pool = numpy.zeros(25, numpy.uint8)
    for game in range(games):
        for i in range(25):
            pool[i] = bag[i]
        chance = seeded(u32(1), u32(pair), u32(game))
        board = Board(Planes(none, none, none, none, none, none, none), BOARD)
        tile, _, _ = drawn(pool, u32(25), chance)
        total += play_out(mind, contest, shown(board, MIDDLE, tile), pool, 24, 0, 32, 24, after(chance))
    return total


def on_a_core() -> None:
    out = numpy.zeros(GAMES["kernel"], numpy.uint32)
    clans: list[Any] = list(permutations(CLANS, 2))
    bags = [numpy.array([byte_of(4 * kind) for kind in tiles_of(pair)], numpy.uint8) for pair in clans]
    sides = [Sides(*map(u32, sides_of(*pair, True))) for pair in permutations(range(len(CLANS)), 2)]
    rng = Random(1)

    def plain() -> None:
        for pair in clans:
            start = giving.lay_out(Setup("free", True, True, 0, pair))
            by_the_rules(GAME, start, at_random(rng), rng.randrange)

    def random(powers: bool) -> None:
        for pair in range(PAIRS):
            cores.play_pair(1, pair, 0, powers, REACHES, BAGS, SIDES, out)

    def thought_of() -> None:
        for pair in range(PAIRS):
            with_the_best_swaps(LEARNT, Contest(sides[pair], USUAL), bags[pair], pair, GAMES["kernel, the best swaps"])

    ways: dict[str, Callable[[], Any]] = {
        "readable rules": plain,
        "kernel": lambda: random(True),
        "kernel, powers off": lambda: random(False),
        "kernel, the best swaps": thought_of,
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for round_ in range(ROUNDS + 1):
        for name, play in ways.items():
            began = time.process_time()
            play()
            if round_:  # the first compiles
                times[name].append((time.process_time() - began) / (PAIRS * GAMES[name]))
    compared = median(times["readable rules"])
    for name, taken in times.items():
        print(
            f"{name} on one core: {1 / median(taken):,.0f} games a second (best round {1 / min(taken):,.0f}),"
            f" {compared / median(taken):,.0f} times the rules"
        )


def on_all_cores(games: int) -> None:
    cores.games_of_all_pairs(1, 1)
    began = time.perf_counter()
    cores.games_of_all_pairs(games, 1)
    print(f"kernel on all cores: {PAIRS * games / (time.perf_counter() - began):,.0f} games a second by the clock")


def on_the_card(games: int) -> None:
    first = device.games_of_all_pairs(games // 4, 1)
    same = numpy.array_equal(first.copy_to_host(), cores.games_of_all_pairs(games // 4, 1))
    print(f"card: {PAIRS * (games // 4):,} games are {'the' if same else 'NOT the'} cores' own")
    for each in (games, 8 * games, 64 * games):
        out, taken = device.cuda.device_array((PAIRS, each), numpy.uint32), []
        for _ in range(6):
            device.cuda.synchronize()
            began = time.perf_counter()
            device.games_of_all_pairs(each, 1, out=out)
            device.cuda.synchronize()
            taken.append(time.perf_counter() - began)
        rate, best = PAIRS * each / median(taken[1:]), PAIRS * each / min(taken)
        print(
            f"card, {PAIRS * each:,} games at once: {rate / 1e6:,.0f} million games a second (best {best / 1e6:,.0f})"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--card", action="store_true")
    parser.add_argument("--games", type=int, default=1 << 16, help="of a pair, where all of them are played at once")
    given = parser.parse_args()
    on_a_core()
    on_all_cores(given.games)
    if given.card:
        on_the_card(given.games)
