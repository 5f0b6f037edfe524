"""A position of saucers, and everything that can be done to it."""

from dataclasses import dataclass
from typing import TypeAlias

from tabbytop.core.secrecy import BySeat, Choice


@dataclass(frozen=True, slots=True)
class Cat:
    """One seat."""

    hand: tuple[int, ...]  # paw cards left, sorted
    laid: Choice[int | None] = None  # face down, hidden until all have laid [SAUCER 3]
    saucers: tuple[int, ...] = ()  # taken so far
    hissed: bool = False


@dataclass(frozen=True, slots=True)
class State:
    cats: BySeat[tuple[Cat, ...]]
    bag: tuple[int, ...]  # sorted: the bag has no order until a saucer is drawn
    saucer: int | None  # the one on the table
    rounds: int  # still to be played, this one included


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance shows a saucer [SAUCER 2]."""

    saucer: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a paw card face down [SAUCER 3]."""

    paw: int


@dataclass(frozen=True, slots=True)
class Hiss:
    """Away with this saucer [SAUCER 4]."""


Action: TypeAlias = Draw | Lay | Hiss
