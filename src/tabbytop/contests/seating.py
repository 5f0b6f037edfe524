"""Who sits where, so that nobody sits on one seat more often than elsewhere; how many sit at each table."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias, TypeVar

from .results import Entrant

T = TypeVar("T")
Seated: TypeAlias = tuple[Entrant, ...]  #: of one table, by seat


def rotated(sitters: Sequence[T], turns: int = 1) -> tuple[T, ...]:
    """Everybody has moved on by so many seats, towards the first: two have exchanged theirs after one."""
    turn = turns % len(sitters) if sitters else 0
    return (*sitters[turn:], *sitters[:turn])


def balanced(table: Iterable[Entrant], before: Iterable[Seated]) -> Seated:
    """The entrants of one table on the seats on which they have sat least; ``before``: as everybody sat so far."""
    sat = Counter((entrant, seat) for seated in before if len(seated) > 1 for seat, entrant in enumerate(seated))

    def uneven(seated: Seated) -> int:
        return sum((2 * sat[entrant, seat] + 1) for seat, entrant in enumerate(seated))

    return min(permutations(sorted(table)), key=lambda seated: (uneven(seated), seated))


@lru_cache(maxsize=256)
def _cut(entrants: int, allowed: frozenset[int]) -> tuple[int, int, tuple[int, ...]] | None:
    """Byes, tables and their sizes, the largest first, with as few of both as can be."""
    if not entrants:
        return 0, 0, ()
    found = []
    for size in {*allowed, 1}:
        rest = _cut(entrants - size, allowed) if size <= entrants else None
        if rest is not None:
            found.append((rest[0] + (size == 1), rest[1] + 1, tuple(sorted((*rest[2], size), reverse=True))))
    return min(found, key=lambda cut: (*cut[:2], sum(size * size for size in cut[2])), default=None)


def sizes(entrants: int, allowed: Collection[int]) -> tuple[int, ...]:
    """How many sit at each table, if tables of ``allowed`` sizes are played: as few as can be sit out (a size of 1),
    then as few tables as can be, of sizes as even as can be. ``sizes(5, {2, 3, 4}) == (3, 2)``."""
    cut = _cut(entrants, frozenset(allowed))
    assert cut is not None  # everybody might sit out
    return cut[2]
