"""The next round of a Swiss tournament: those with as many points play each other, and nobody the same twice.

Two at a table are paired exactly: a pair meets again only where no other pairing is left (``matching`` knows). The best
placed has the nearest opponent with whom that is so for all others, and so on down. Several at a table are found by
exchanging (``grouping``), which comes close.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from .grouping import grouped, meetings
from .matching import matched
from .results import Entrant, Result
from .seating import Seated, balanced, sizes
from .standing import SWISS, standings


def next_round(entrants: Sequence[Entrant], results: Sequence[Result], allowed: Collection[int] = (2,)) -> list[Seated]:
    """Tables for those who are still there, after all ``results`` so far; a table of one is a bye.

    A bye falls to who has had the fewest, of those the one placed last, as far as the others can be paired without
    meeting again.
    """
    lines = {line.entrant: line for line in standings(entrants, results, SWISS)}
    order = sorted(entrants, key=lambda entrant: (lines[entrant].place, entrant))
    met, sat = meetings([result.entrants for result in results]), [result.entrants for result in results]
    had = Counter(result.entrants[0] for result in results if result.is_bye)
    plan = sizes(len(order), allowed)
    if plan and plan[0] > 2:
        resting = sorted(order, key=lambda entrant: (had[entrant], -order.index(entrant)))[: plan.count(1)]
        playing = [entrant for entrant in order if entrant not in resting]
        rank = {entrant: round(-2 * lines[entrant].points) for entrant in playing}
        groups = grouped(playing, [size for size in plan if size > 1], met, rank)
    else:
        groups, resting = _pairs(order, met, had)
    tables: list[Seated] = []
    for group in groups:
        tables.append(balanced(group, sat))
        sat.append(tables[-1])
    return [*tables, *((entrant,) for entrant in resting)]


Met = Counter[frozenset[Entrant]]


def _pairs(order: list[Entrant], met: Met, had: Counter[Entrant]) -> tuple[list[list[Entrant]], list[Entrant]]:
    """Pairs of ``order``, the best first, and who sits out; with as few meetings again as can be."""
    byes: list[Entrant | None] = [None]
    if len(order) % 2:
        fewest = min(had[entrant] for entrant in order)
        byes = [entrant for entrant in reversed(order) if had[entrant] == fewest]
    bye = min(byes, key=lambda bye: _unavoidable([entrant for entrant in order if entrant != bye], met))
    left = [entrant for entrant in order if entrant != bye]
    spare, pairs = _unavoidable(left, met), []
    while left:
        one, *others = left
        for other in sorted(others, key=lambda other: met[frozenset((one, other))]):  # stable: the nearest first
            rest = [entrant for entrant in others if entrant != other]
            again = bool(met[frozenset((one, other))])
            if _unavoidable(rest, met) + again <= spare:
                break
        pairs.append([one, other])
        spare, left = spare - again, rest
    return pairs, [] if bye is None else [bye]


def _unavoidable(entrants: Sequence[Entrant], met: Met) -> int:
    """How many of the pairs of ``entrants`` must be of two who have met, however they are paired."""
    fresh = [[not met[frozenset((one, other))] and one != other for other in entrants] for one in entrants]
    return len(entrants) // 2 - matched(fresh)
