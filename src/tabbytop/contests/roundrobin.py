"""Everybody meets everybody (round robin, all play all): the whole plan, round by round."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import combinations

from .grouping import grouped
from .seating import Seated, balanced, rotated, sizes


@lru_cache(maxsize=16)
def round_robin(entrants: int, allowed: Sequence[int] = (2,), legs: int = 1) -> list[list[Seated]]:
    """Rounds of tables of ``allowed`` sizes; a table of one is a bye.

    Of two at each table everybody meets everybody else exactly ``legs`` times, with seats exchanged from leg to leg; of
    more at least once in each, as evenly as can be found, and on all seats alike.
    """
    if max(allowed) == 2:
        once = _circle(entrants)
        return [[rotated(table, leg) for table in tables] for leg in range(legs) for tables in once]
    return _by_tables(entrants, allowed, legs)


def _circle(entrants: int) -> list[list[Seated]]:
    """The circle method: one stays, the others go round; whoever meets the empty chair has a bye. By the parity of the
    places nobody has one seat more often than the other, but by one."""
    count = entrants + entrants % 2
    last = count - 1
    rounds = []
    for turn in range(last):
        pairs = [(turn, last) if turn % 2 == 0 else (last, turn)]
        for step in range(1, count // 2):
            one, other = (turn + step) % last, (turn - step) % last
            pairs.append((one, other) if step % 2 else (other, one))
        tables: list[Seated] = [tuple(entrant for entrant in pair if entrant < entrants) for pair in pairs]
        rounds.append(sorted(tables, key=len, reverse=True))
    return rounds


def _by_tables(entrants: int, allowed: Collection[int], legs: int) -> list[list[Seated]]:
    """Round after round, those at one table who have met least, until everybody has met everybody."""
    met: Counter[frozenset[int]] = Counter()
    byes: Counter[int] = Counter()
    rounds: list[list[Seated]] = []
    sat: list[Seated] = []
    everybody = list(combinations(range(entrants), 2))
    while min(met[frozenset(pair)] for pair in everybody) < legs:
        plan = sizes(entrants, allowed)
        resting = sorted(range(entrants), key=lambda entrant: (byes[entrant], -entrant))[: plan.count(1)]
        playing = [entrant for entrant in range(entrants) if entrant not in resting]
        groups = grouped(playing, [size for size in plan if size > 1], met, {})
        byes.update(resting)
        tables = []
        for group in groups:
            met.update(frozenset(pair) for pair in combinations(group, 2))
            tables.append(balanced(group, sat))
            sat.append(tables[-1])
        rounds.append([*tables, *((entrant,) for entrant in resting)])
    return rounds
