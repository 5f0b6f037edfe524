"""Games of the isle a second, by the readable rules and by the kernel in turns, on one core: ``python -m
benchmarks.isle``.

Random games are each one's own, of the same kind. The games of the sensible player are the kernel's, and the rules play
the same actions once more: who is asked, what is on the menu, what it leads to, without a thought of their own. With
``--lockstep 10000`` so many games are walked side by side instead, step by step (tests/kernels/walking_isle).
"""

import argparse
import time
from random import Random
from statistics import median
from typing import Any

from tabbytop.core import CHANCE
from tabbytop.core.playing import at_random, play_out
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Action
from tabbytop.kernels.isle import cores
from tabbytop.kernels.isle.positions import to_action
from tests.kernels.walking_isle import Anybody, Kernel, new_game, walk

ROUNDS, GAMES, BY_THE_RULES = 7, 300, 3  # games in a round


def speeds() -> None:
    for seats in (2, 3, 4):
        compare(seats, sensible=False)
        compare(seats, sensible=True)


def compare(seats: int, sensible: bool) -> None:
    """Processor time, round by round; of the first, in which code is compiled or read, nothing is kept."""
    position, rules, kernel, steps = cores.beginning(seats), [], [], []
    for round_ in range(ROUNDS + 1):
        games = [recorded(seats, number) for number in range(BY_THE_RULES)] if sensible else []
        began = time.process_time()
        taken = [once_more(seats, game) for game in games] or [at_once(seats, n, round_) for n in range(BY_THE_RULES)]
        rules.append((time.process_time() - began) / BY_THE_RULES)
        steps.append(sum(taken) / BY_THE_RULES)
        results = cores.numpy.zeros((GAMES, seats, 2), cores.numpy.int64)
        began = time.process_time()
        done = cores.play(position, sensible, 1, GAMES * round_, results)
        kernel.append((time.process_time() - began) / GAMES)
    slow, fast = median(rules[1:]), median(kernel[1:])
    print(
        f"{seats} players, {'sensible' if sensible else 'random'}: rules {1 / slow:,.0f} games a second"
        f" ({median(steps[1:]):.0f} steps each), kernel {1 / fast:,.0f} ({done / GAMES:.0f} steps each):"
        f" {slow / fast:.0f} times",
        flush=True,
    )


def at_once(seats: int, number: int, round_: int) -> int:
    """A random game by the rules; how many steps it has."""
    rng, steps = Random(f"{seats} {number} {round_}"), []
    play_out(GAME, new_game(seats), at_random(rng), rng.randrange, watch=lambda *step: steps.append(1))
    return len(steps)


def recorded(seats: int, number: int) -> list[tuple[int, Action]]:
    """What happens in a game of the sensible player."""
    played: list[tuple[int, Action]] = []
    kernel = Kernel(1, number, sensible=True)

    def choose(game: Any, state: Any) -> tuple[int, Any]:
        seat, act = kernel(game, state)
        played.append((seat, to_action(act)))
        return seat, act

    walk(new_game(seats), choose)
    return played


def once_more(seats: int, game: list[tuple[int, Action]]) -> int:
    state = new_game(seats)
    for seat, action in game:
        GAME.to_act(state)
        if seat != CHANCE:
            GAME.legal(state, seat)
        state = GAME.apply(state, seat, action)
    return len(game)


def lockstep(games: int, seed: int) -> None:
    """Whoever may act does anything; every fourth game is the sensible player's, every fifth a family's."""
    began = time.perf_counter()
    for number in range(games):
        options = {"mode": "family"} if number % 5 == 4 else {"modules": "A,B,U"} if number % 5 == 3 else {}
        choose = Kernel(seed, number, sensible=True) if number % 4 == 3 else Anybody(seed, number)
        walk(new_game(2 + number % 3, **options), choose)
    print(f"{games:,} games, every step and every menu alike; {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lockstep", type=int, default=0, metavar="GAMES")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.lockstep:
        lockstep(given.lockstep, given.seed)
    else:
        speeds()
