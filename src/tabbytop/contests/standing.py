"""How a tournament stands: points, and what decides between equals (tie-breaks), as published.

Everything counts pairs at a table (``Result.pairs``), so that it is the same for two and for several:

- ``met``: head to head, the points against those with equal points only;
- ``buchholz``: the points of all whom one met, a bye as if one had met oneself;
- ``berger`` (Sonneborn-Berger): the points of those whom one has beaten, and half of those one tied with;
- ``wins``: tables won alone.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from tabbytop.core.sheet import places

from .results import Entrant, Result

TieBreak: TypeAlias = Literal["met", "buchholz", "berger", "wins"]

#: in this order, from the greatest; who is equal in all shares a place
ROUND_ROBIN: tuple[TieBreak, ...] = ("met", "berger", "wins")
SWISS: tuple[TieBreak, ...] = ("buchholz", "met", "berger", "wins")


@dataclass(frozen=True, slots=True)
class Line:
    """One entrant's. ``tables``: so many were played; byes are points and no table."""

    entrant: Entrant
    place: int
    points: Fraction
    tables: int
    wins: int
    met: Fraction
    buchholz: Fraction
    berger: Fraction


#: results as they came, or each with how often it came: those of a million games are few different ones
Results: TypeAlias = Iterable[Result] | Mapping[Result, int]


def standings(
    entrants: Iterable[Entrant], results: Results, tie_breaks: Sequence[TieBreak] = ROUND_ROBIN
) -> list[Line]:
    """Of all ``entrants``, the best first. Who is not among them is nobody's opponent."""
    counted = Counter(results)
    everybody = sorted(entrants)
    points = dict.fromkeys(everybody, Fraction())
    tables, wins = dict.fromkeys(everybody, 0), dict.fromkeys(everybody, 0)
    for result, times in counted.items():
        for entrant, gained in result.points():
            if entrant in points:
                points[entrant] += gained * times
                tables[entrant] += 0 if result.is_bye else times
        first = [entrant for entrant, place in zip(result.entrants, result.places, strict=True) if place == 1]
        if len(first) == 1 and not result.is_bye and first[0] in points:
            wins[first[0]] += times
    nothing = dict.fromkeys(everybody, Fraction())
    met, buchholz, berger = nothing.copy(), nothing.copy(), nothing.copy()
    for result, times in counted.items():
        if result.is_bye and result.entrants[0] in points:
            buchholz[result.entrants[0]] += points[result.entrants[0]] * times
        for one, other, part in result.pairs():
            if one in points and other in points:
                buchholz[one] += points[other] * times
                berger[one] += part * points[other] * times
                met[one] += part * times if points[one] == points[other] else 0
    lines = [
        Line(one, 0, points[one], tables[one], wins[one], met[one], buchholz[one], berger[one]) for one in everybody
    ]
    return _placed(lines, tie_breaks)


def _placed(lines: Sequence[Line], tie_breaks: Sequence[TieBreak]) -> list[Line]:
    marks = [(line.points, *(getattr(line, name) for name in tie_breaks)) for line in lines]
    placed = [
        Line(line.entrant, place, line.points, line.tables, line.wins, line.met, line.buchholz, line.berger)
        for line, place in zip(lines, places(marks), strict=True)
    ]
    return sorted(placed, key=lambda line: (line.place, line.entrant))


def crosstable(results: Results) -> dict[tuple[Entrant, Entrant], Fraction]:
    """What each has of each: the sum over all tables at which both sat."""
    sums: dict[tuple[Entrant, Entrant], Fraction] = {}
    for result, times in Counter(results).items():
        for one, other, part in result.pairs():
            sums[one, other] = sums.get((one, other), Fraction()) + part * times
    return dict(sorted(sums.items()))
