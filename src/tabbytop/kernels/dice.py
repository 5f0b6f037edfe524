"""Chance for the kernel: the generator sfc32, in sums that fit 64 bits, so that plain Python agrees."""

from .compiled import Ints, compiled


@compiled
def below(rng: Ints, n: int) -> int:
    """A number in range(n); the bias for such small n is below one in 2**26."""
    out = (rng[0] + rng[1] + rng[3]) & 0xFFFFFFFF
    rng[3] = (rng[3] + 1) & 0xFFFFFFFF
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & 0xFFFFFFFF
    rng[2] = (((rng[2] << 21) & 0xFFFFFFFF) | (rng[2] >> 11)) + out & 0xFFFFFFFF
    return (out * n) >> 32


@compiled
def seeded(rng: Ints, seed: int, stream: int) -> None:
    rng[0] = seed & 0xFFFFFFFF
    rng[1] = (seed >> 32) & 0xFFFFFFFF
    rng[2] = stream & 0xFFFFFFFF
    rng[3] = 1
    for _ in range(10):
        below(rng, 2)
