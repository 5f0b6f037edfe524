"""Do PyTorch and JAX take a batch's arrays on a graphics card as they are? ``python -m benchmarks.lending``

Both libraries, where they are installed, take observation and mask by DLPack, choose on the card and give their picks
back there. Each step must show what the cores show, each array must lie where it lay, and what changes must be seen
by whoever took it before. Prints steps a second, choosing included.
"""

import importlib
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tabbytop.envs import batch

MANY, STEPS = 4096, 200
OPTIONS = {"clans": "free"}
ARRAYS = ("observation", "action_mask", "seat", "rewards", "terminated")


def with_torch() -> tuple[Callable[[Any], Any], Callable[[Any], Any], Callable[[Any], int]]:
    torch = importlib.import_module("torch")
    return torch.from_dlpack, lambda mask: mask.int().argmax(1), lambda taken: int(taken.data_ptr())


def with_jax() -> tuple[Callable[[Any], Any], Callable[[Any], Any], Callable[[Any], int]]:
    jax = importlib.import_module("jax")

    def pick(mask: Any) -> Any:
        return jax.numpy.argmax(mask, axis=1).block_until_ready()  # before the next step writes there

    return jax.dlpack.from_dlpack, pick, lambda taken: int(taken.unsafe_buffer_pointer())


def tried(take: Callable[[Any], Any], pick: Callable[[Any], Any], address: Callable[[Any], int]) -> float:
    """Steps a second."""
    cores, card = batch.make("clans", 64, seed=3, options=OPTIONS), batch.make("clans", 64, "cuda", 3, OPTIONS)
    one, other = cores.reset(), card.reset()
    for name in ARRAYS:
        lent: Any = getattr(other, name)
        assert address(take(lent)) == lent.__cuda_array_interface__["data"][0], f"{name} was copied"
    for step in range(STEPS):
        picks = pick(take(other.action_mask))
        for name in ARRAYS:
            theirs = np.asarray(take(getattr(other, name)).tolist())
            assert np.array_equal(getattr(one, name), theirs), (step, name)
        one, other = cores.step(one.action_mask.argmax(axis=1)), card.step(picks)
    card = batch.make("clans", MANY, "cuda", 3, OPTIONS)
    now = card.reset()
    began = time.perf_counter()
    for _ in range(STEPS):
        now = card.step(pick(take(now.action_mask)))
    return MANY * STEPS / (time.perf_counter() - began)


if __name__ == "__main__":
    for name, library in (("torch", with_torch), ("jax", with_jax)):
        try:
            ways = library()
        except ImportError as missing:
            print(f"{name}: not tried ({missing})")
            continue
        print(f"{name}: taken as they are; {tried(*ways):,.0f} steps a second with {MANY:,} games")
