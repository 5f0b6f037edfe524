"""Chance in four words that a thread can hold: the numbers of ``tabbytop.kernels.dice``."""

from typing import NamedTuple

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import u32


class Chance(NamedTuple):
    a: int
    b: int
    c: int
    counter: int


@inlined
def seeded(seed: int, part: int, stream: int) -> Chance:
    """As ``dice.seeded(rng, seed + (part << 32), stream)``."""
    chance = Chance(u32(seed), u32(part), u32(stream), u32(1))
    for _ in range(10):
        chance = after(chance)
    return chance


@inlined
def number(chance: Chance) -> int:
    """A word, every one equally likely."""
    return u32(chance.a + chance.b + chance.counter)


@inlined
def after(chance: Chance) -> Chance:
    """The same for the next number."""
    b, c = chance.b, chance.c
    rolled = u32(u32(c << 21) | u32(c >> 11))
    return Chance(
        u32(b ^ u32(b >> 9)), u32(c + u32(c << 3)), u32(rolled + number(chance)), u32(chance.counter + u32(1))
    )
