"""What a person's finished games add up to (statistics): how many, with whom, the best, and how it went over time.

Pure, and the only place where results are counted. Practice counts nowhere, nor does what was played for several at one
screen; figures are those of games that were played to their end.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from statistics import median
from typing import Literal, TypeAlias

from tabbytop.core import AnyGame, Measure

from .results import Companion, Result

Ended: TypeAlias = tuple[float, Result]  #: when, and how
How: TypeAlias = Literal["won", "shared", "lost"]

SHOWN = 40  #: games in a chart, the newest
MIDDLE = 10  #: games of which the middle is told


@dataclass(slots=True)
class Against:
    """Games with one companion, from where one sits: who was placed better. ``together``: against a rival without a
    seat, where all won or lost."""

    companion: Companion  #: as they were called last
    key: str
    last: float
    won: int = 0
    shared: int = 0
    lost: int = 0
    together: int = 0

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost + self.together


@dataclass(frozen=True, slots=True)
class Best:
    game: str
    measure: str
    value: int
    table: str
    at: float


@dataclass(frozen=True, slots=True)
class Share:
    """So many games were played with ``value`` of a measure, and so many of them won."""

    measure: str
    value: str
    games: int
    won: int


@dataclass(slots=True)
class Course:
    """The games of one way to play, oldest first."""

    game: str
    mode: str
    games: int = 0
    won: int = 0
    whole: list[Ended] = field(default_factory=list)  #: those that were played to their end

    @property
    def shown(self) -> Sequence[Ended]:
        return self.whole[-SHOWN:]

    def middles(self, measure: str) -> tuple[float, ...]:
        """Of each game that is shown: the middle of it and the nine before it."""
        values = [int(one.figures[measure]) for _, one in self.whole if measure in one.figures]
        ends = range(max(0, len(values) - SHOWN), len(values))
        return tuple(float(median(values[max(0, end + 1 - MIDDLE) : end + 1])) for end in ends)

    def shares(self, measure: Measure) -> tuple[Share, ...]:
        """Most games first; what was never played with is left out."""
        counted: dict[str, list[bool]] = {}
        for _, one in self.whole:
            if measure.key in one.figures:
                counted.setdefault(str(one.figures[measure.key]), []).append(one.won == "won")
        shares = [Share(measure.key, value, len(wins), sum(wins)) for value, wins in counted.items()]
        return tuple(sorted(shares, key=lambda one: (-one.games, -one.won, one.value)))


@dataclass(frozen=True, slots=True)
class Memory:
    games: int
    won: int
    since: float | None
    last: float | None
    bests: tuple[Best, ...]
    companions: tuple[Against, ...]  #: most games first
    courses: tuple[Course, ...]  #: newest game first


def remembered(ended: Iterable[Ended], games: Mapping[str, AnyGame]) -> Memory:
    """All of it, from all results of one person, in whatever order they come."""
    counted = [(at, one) for at, one in sorted(ended, key=itemgetter(0)) if one.counts]
    companions: dict[str, Against] = {}
    courses: dict[tuple[str, str], Course] = {}
    for at, one in counted:
        course = courses.pop((one.game, one.mode), None) or Course(one.game, one.mode)
        courses[one.game, one.mode] = course  # what was played last stands last
        course.games += 1
        course.won += one.won == "won"
        if one.is_whole and one.figures:
            course.whole.append((at, one))
        _meet(companions, at, one)
    return Memory(
        len(counted),
        sum(one.won == "won" for _, one in counted),
        counted[0][0] if counted else None,
        counted[-1][0] if counted else None,
        tuple(_bests(counted, games)),
        tuple(sorted(companions.values(), key=lambda one: (-one.games, -one.last))),
        tuple(reversed(courses.values())),
    )


def key_of(companion: Companion) -> str:
    """By which games with the same one are found; "": nobody knows who it was."""
    return f"bot {companion.name}" if companion.kind == "bot" else companion.person


def _meet(companions: dict[str, Against], at: float, one: Result) -> None:
    mine = one.seats[0]
    sat = range(len(one.people))
    is_together = len(one.places) > len(sat) and len({one.places[seat] for seat in sat}) == 1
    for seat in sat:
        companion = one.people[seat]
        if seat == mine or not (key := key_of(companion)):
            continue
        against = companions.setdefault(key, Against(companion, key, at))
        against.companion, against.last = companion, at
        if is_together:
            against.together += 1
        elif one.places[mine] == one.places[seat]:
            against.shared += 1
        elif one.places[mine] < one.places[seat]:
            against.won += 1
        else:
            against.lost += 1


def _bests(counted: Sequence[Ended], games: Mapping[str, AnyGame]) -> Iterable[Best]:
    """One a game, the earliest of equals; the fewest of something only of a game that was won."""
    for game in dict.fromkeys(one.game for _, one in counted):
        measures = games[game].counting.measures if game in games else ()
        measure = next((one for one in measures if one.best), None)
        if measure is None:
            continue
        sign = 1 if measure.best == "most" else -1
        fit = [
            Best(game, measure.key, int(one.figures[measure.key]), one.table, at)
            for at, one in counted
            if one.game == game and one.is_whole and measure.key in one.figures
            if measure.best == "most" or one.won == "won"
        ]
        if fit:
            yield max(fit, key=lambda best: sign * best.value)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which finished games; "" wants all."""

    game: str = ""
    mode: str = ""
    end: Literal["", "won", "shared", "lost"] = ""
    companion: str = ""

    def fits(self, one: Result, handle: Callable[[str], str]) -> bool:
        """``handle`` is what a companion's key is called outside."""
        return (
            self.game in ("", one.game)
            and self.mode in ("", one.mode)
            and (not self.end or (one.seat is not None and self.end == one.won))
            and (not self.companion or self.companion in self._companions(one, handle))
        )

    def _companions(self, one: Result, handle: Callable[[str], str]) -> set[str]:
        others = [person for seat, person in enumerate(one.people) if seat not in one.seats]
        return {handle(key) for person in others if (key := key_of(person))}
