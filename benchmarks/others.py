"""Random play a second, beside OpenSpiel and PettingZoo: ``python -m benchmarks.others``.

All in one run on one core, in turns, by processor time; the middle of so many rounds. A step is what a seat or chance
does: who is asked, what may be done, one of it at random, and what it leads to. OpenSpiel's own games are C++, asked
through its Python; with ``observed`` a step also makes what the player sees, as numbers, and the mask. PettingZoo's own
connect four is beside them where pygame is installed.
"""

import argparse
import os
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

os.environ.setdefault("NUMBA_NUM_THREADS", "1")

import numpy as np
import pyspiel

import tabbytop.envs.openspiel  # noqa: F401  (our games among its own)
from tabbytop.core.playing import at_random, play_out
from tabbytop.envs import batch, pettingzoo
from tabbytop.games import all_games
from tabbytop.kernels.isle import cores as isle_cores

ROUNDS, SECONDS = 5, 0.5  # of each row in a round, about
MANY = 1024  # games of a batch
Steps = Callable[[Random], int]  # plays on, and says how many steps that were


def by_openspiel(name: str, observed: bool = False) -> Steps:
    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                picks, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(picks, odds)[0])
            else:
                if observed:
                    np.array(state.observation_tensor(), np.float32)
                    state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def by_the_rules(key: str, seats: int) -> Steps:
    game, steps = all_games()[key], [0]

    def count(*step: Any) -> None:
        steps[0] += 1

    def play(rng: Random) -> int:
        steps[0] = 0
        play_out(game, game.new_game(seats), at_random(rng), rng.randrange, watch=count)
        return steps[0]

    return play


def by_pettingzoo(env: Any) -> Steps:
    def play(rng: Random) -> int:
        env.reset(seed=rng.randrange(1 << 30))
        steps = 0
        while env.agents:
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not (over or cut)
        return steps

    return play


def by_the_batch() -> Steps:
    env = batch.make("clans", MANY, options={"clans": "free"})
    now = env.reset()

    def play(rng: Random) -> int:
        scores = np.random.default_rng(rng.randrange(1 << 30)).random(now.action_mask.shape, np.float32)
        env.step((now.action_mask * scores).argmax(axis=1))
        return MANY

    return play


def by_the_isle_s_kernel(seats: int) -> Steps:
    position, games = isle_cores.beginning(seats), 100
    results = np.zeros((games, seats, 2), np.int64)
    return lambda rng: int(isle_cores.play(position, False, 1, rng.randrange(1 << 30), results))


def rows() -> dict[str, Steps]:
    found = {
        "OpenSpiel's connect four (C++)": by_openspiel("connect_four"),
        "OpenSpiel's backgammon (C++)": by_openspiel("backgammon"),
        "clans by the rules": by_the_rules("clans", 2),
        "isle by the rules, 2 players": by_the_rules("isle", 2),
        "kingos by the rules, 2 players": by_the_rules("kingos", 2),
        "clans as a game of OpenSpiel's": by_openspiel("tabbytop_clans"),
        "observed: OpenSpiel's connect four (C++)": by_openspiel("connect_four", observed=True),
        "observed: OpenSpiel's backgammon (C++)": by_openspiel("backgammon", observed=True),
        "observed: clans as a game of OpenSpiel's": by_openspiel("tabbytop_clans", observed=True),
        "observed: clans as PettingZoo's": by_pettingzoo(pettingzoo.env("clans")),
        f"observed: clans, a batch of {MANY}": by_the_batch(),
        "isle by the kernel, 2 players": by_the_isle_s_kernel(2),
    }
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as missing:
        print(f"PettingZoo's own connect four is left out: {missing}")
    else:
        found["observed: PettingZoo's connect four"] = by_pettingzoo(connect_four_v3.env())
    return found


def rate(play: Steps, rng: Random, seconds: float) -> float:
    """Steps for each second of processor time."""
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        steps += play(rng)
    return steps / spent


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each row in a round")
    given = parser.parse_args()
    plays = rows()
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play(Random(0))  # compiles
    for number in range(given.rounds):
        for name, play in plays.items():
            rates[name].append(rate(play, Random(number), given.seconds))
    measure = median(rates["OpenSpiel's backgammon (C++)"])
    for name, several in rates.items():
        print(f"{name}: {median(several):,.0f} steps a second, {median(several) / measure:.2g} times its backgammon")
