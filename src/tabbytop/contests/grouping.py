"""Tables of several: who sits together, so that all meet as evenly as can be found (social golfer problem).

Exact answers are beyond anybody for more than a few; this exchanges two at a time for as long as it helps (local
search), from several beginnings, the same for the same question.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from .results import Entrant

TRIES = 100  #: beginnings, in parts for each who plays
MET = 1_000_000  #: a meeting too many weighs more than any distance in a ranking

Groups = list[list[Entrant]]


def grouped(
    playing: Sequence[Entrant],
    sizes: Sequence[int],
    met: Mapping[frozenset[Entrant], int],
    rank: Mapping[Entrant, int],
) -> Groups:
    """``playing``, in tables of ``sizes``: those who have ``met`` least, then those who are near in ``rank``."""
    cost = {
        frozenset((one, other)): MET * _weight(met.get(frozenset((one, other)), 0))
        + (rank.get(one, 0) - rank.get(other, 0)) ** 2
        for one, other in combinations(playing, 2)
    }
    dice = Random(f"{sorted(playing)} {sorted(sizes)} {sum(met.values())}")
    best: tuple[int, Groups] | None = None
    for attempt in range(max(2, TRIES // len(playing))):
        order = list(playing)
        if attempt:
            dice.shuffle(order)
        groups = _cut(order, sizes)
        _improve(groups, cost)
        found = sum(_inside(group, cost) for group in groups)
        if best is None or found < best[0]:
            best = found, groups
    assert best is not None
    return best[1]


def _weight(often: int) -> int:
    """Of one meeting more: squares add up evenly, and a first one is worth something of its own."""
    return 2 * often + 1 if often else 0


def _cut(order: Sequence[Entrant], sizes: Sequence[int]) -> Groups:
    groups, at = [], 0
    for size in sizes:
        groups.append(list(order[at : at + size]))
        at += size
    return groups


def _inside(group: Sequence[Entrant], cost: Mapping[frozenset[Entrant], int]) -> int:
    return sum(cost[frozenset(pair)] for pair in combinations(group, 2))


def _improve(groups: Groups, cost: Mapping[frozenset[Entrant], int]) -> None:
    """Exchange two of different tables wherever that is better, until it nowhere is."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(groups, 2):
            for at, to in ((at, to) for at in range(len(one)) for to in range(len(other))):
                before = _with(one, at, one[at], cost) + _with(other, to, other[to], cost)
                after = _with(one, at, other[to], cost) + _with(other, to, one[at], cost)
                if after < before:
                    one[at], other[to] = other[to], one[at]
                    is_better = True


def _with(group: Sequence[Entrant], at: int, entrant: Entrant, cost: Mapping[frozenset[Entrant], int]) -> int:
    """What ``entrant`` would add on the place ``at`` of the group."""
    return sum(cost[frozenset((entrant, other))] for place, other in enumerate(group) if place != at)


def meetings(tables: Sequence[Sequence[Entrant]]) -> Counter[frozenset[Entrant]]:
    """How often each two have sat at one table."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
