"""Steps of cat clans a second, observations and masks included: ``python -m benchmarks.batch --num-envs 4096``.

The batched environment on all cores (``NUMBA_NUM_THREADS=1``: on one) and, in turns with it in one run, PettingZoo's.
Only the step is timed, by the clock; what is picked, at random among what the mask allows, is chosen outside of it.
"""

import argparse
import time
from random import Random
from statistics import median
from typing import Any

import numpy as np

from tabbytop.envs import batch, pettingzoo

OPTIONS = {"clans": "free"}
ROUNDS, STEPS = 7, 60


def with_batches(env: Any, rng: np.random.Generator) -> float:
    """Steps a second."""
    now, taken = env.reset(), 0.0
    for _ in range(STEPS):
        picks = (now.action_mask * rng.random(now.action_mask.shape, np.float32)).argmax(axis=1)
        began = time.perf_counter()
        now = env.step(picks)
        taken += time.perf_counter() - began
    return env.num_envs * STEPS / taken


def with_pettingzoo(env: Any, rng: Random) -> float:
    taken, steps = 0.0, 0
    env.reset(seed=rng.randrange(1 << 30))
    while env.agents:
        seen, _, over, cut, _ = env.last()
        pick = None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        began = time.perf_counter()
        env.step(pick)
        if env.agents:
            env.last()
        taken += time.perf_counter() - began
        steps += pick is not None
    return steps / taken


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--num-envs", type=int, default=4096)
    given = parser.parse_args()
    many, single = batch.make("clans", given.num_envs, options=OPTIONS), pettingzoo.env("clans", options=OPTIONS)
    rates: dict[str, list[float]] = {"batch": [], "pettingzoo": []}
    for _ in range(ROUNDS + 1):  # the first compiles
        rates["batch"].append(with_batches(many, np.random.default_rng(1)))
        rates["pettingzoo"].append(with_pettingzoo(single, Random(1)))
    for name, found in rates.items():
        rate = median(found[1:])
        print(f"{name}: {rate:,.0f} steps a second, {rate / median(rates['pettingzoo'][1:]):,.0f} times PettingZoo's")
