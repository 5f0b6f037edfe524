"""Steps a second of Pgx's connect four and backgammon, beside ours: ``python -m benchmarks.pgx_games``, where jax and
pgx are installed (``pip install pgx jax[cuda12]``); they are no dependencies of ours.

On the device that jax finds first (``JAX_PLATFORMS=cpu`` keeps it on cores); ``--card`` puts our batch on a card too.
A pick at random among what the mask allows, the step, the new game where one has ended: all compiled together in Pgx.
Ours is the step alone; its picks are chosen before it.
"""

import argparse
import sys
import time
from statistics import median
from typing import Any

import numpy as np

from tabbytop.envs import batch

GAMES = ("connect_four", "backgammon")
ROUNDS, STEPS = 5, 100


def of_pgx(name: str, many: int) -> float:
    """Steps a second by the clock."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, picking, drawing = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        picks = jax.random.categorical(picking, odds, axis=-1)
        return (step(state, picks, jax.random.split(drawing, many)), key), None

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key), None, STEPS)[0]

    carried = run(jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), many)), jax.random.PRNGKey(1))
    found = []
    for _ in range(ROUNDS):
        jax.block_until_ready(carried)
        began = time.perf_counter()
        carried = jax.block_until_ready(run(*carried))
        found.append(many * STEPS / (time.perf_counter() - began))
    return median(found)


def of_ours(many: int, device: str) -> float:
    env = batch.make("clans", many, device, options={"clans": "free"})
    now, found = env.reset(), []
    for _ in range(ROUNDS + 1):  # the first compiles
        taken = 0.0
        for _ in range(STEPS // 10):
            masks = np.asarray(now.action_mask.copy_to_host() if device == "cuda" else now.action_mask)
            picks = masks.argmax(axis=1)
            began = time.perf_counter()
            now = env.step(picks)
            taken += time.perf_counter() - began
        found.append(many * (STEPS // 10) / taken)
    return median(found[1:])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--num-envs", type=int, nargs="+", default=[4096])
    parser.add_argument("--card", action="store_true", help="our games too")
    given = parser.parse_args()
    try:
        import jax
        import pgx
    except ImportError as missing:
        sys.exit(f"nothing is measured: {missing}; it takes jax and pgx (pip install pgx jax)")
    print(f"Pgx {pgx.__version__} on {jax.devices()[0]}")
    for many in given.num_envs:
        for name in GAMES:
            print(f"Pgx, {name}, {many:,} games: {of_pgx(name, many):,.0f} steps a second", flush=True)
        device = "cuda" if given.card else "cpu"
        print(f"clans, {many:,} games, {device}: {of_ours(many, device):,.0f} steps a second", flush=True)
