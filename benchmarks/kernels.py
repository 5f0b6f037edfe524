"""Random games of cat clans a second, all powers, the 42 pairs of clans in turns: ``python -m benchmarks.kernels``.

On one core by processor time, the kernel and, beside it and in turns with it, the older one that the bots search with;
then on all cores by the clock; with ``--card`` on a graphics card too, where each game must be the cores' own.
"""

import argparse
import time
from collections.abc import Callable
from itertools import permutations
from statistics import median
from typing import Any

import numpy

from tabbytop.bots.clans import kernel as older
from tabbytop.bots.clans.reading import _box
from tabbytop.games.clans.components import CLANS
from tabbytop.kernels.clans import cores, device
from tabbytop.kernels.clans.tiles import BAGS, REACHES, SIDES
from tabbytop.kernels.compiled import compiled, ints, table
from tabbytop.kernels.dice import below

ROUNDS, GAMES, PAIRS = 15, 500, 42  # games of a pair in a round
any_hidden, final_lead, show, shuffled = older.any_hidden, older.final_lead, older.show, older.shuffled
swap, swaps, FORCE, OPTIONS, POS = older.swap, older.swaps, older.FORCE, older.OPTIONS, older.POS


@compiled
def with_the_older(boxes: Any, pool: Any, games: int) -> int:
    """Whole random games by the older kernel; the sum of what they are worth."""
    pos, order, rng = ints(POS), ints(25), ints(4)
    rng[0], rng[1], rng[2], rng[3] = 1, 2, 3, 1
    total = 0
    for game in range(games * len(boxes)):
        box = boxes[game // games]
        for i in range(FORCE):
            pos[i] = -1
        shuffled(pool, rng, order)
        show(pos, 12, order[0])
        for turn in range(1, 25):
            at = any_hidden(pos, rng)
            show(pos, at, order[turn])
            move = pos[OPTIONS + below(rng, swaps(pos, box, (turn - 1) % 2, at))]
            swap(pos, move // 25, move % 25)
        total += final_lead(pos, box)
    return total


def on_a_core() -> None:
    out = numpy.zeros(GAMES, numpy.uint32)
    boxes = numpy.array([_box(pair, True) for pair in permutations(CLANS, 2)])
    pool = table(range(25))

    def newer(powers: bool) -> None:
        for pair in range(PAIRS):
            cores.play_pair(1, pair, 0, powers, REACHES, BAGS, SIDES, out)

    ways: dict[str, Callable[[], Any]] = {
        "older kernel": lambda: with_the_older(boxes, pool, GAMES),
        "kernel": lambda: newer(True),
        "kernel, powers off": lambda: newer(False),
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for round_ in range(ROUNDS + 1):
        for name, play in ways.items():
            began = time.process_time()
            play()
            if round_:  # the first compiles
                times[name].append(time.process_time() - began)
    games, compared = PAIRS * GAMES, median(times["older kernel"])
    for name, taken in times.items():
        print(
            f"{name} on one core: {games / median(taken):,.0f} games a second (best round {games / min(taken):,.0f}),"
            f" {compared / median(taken):.1f} times the older"
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
