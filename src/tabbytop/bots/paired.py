"""Paired deals: by how much one bot wins more than another would in its seat, on the same deals (variance reduction).

Where many sit at a table and nobody may win at all, a share of the won games says little. So each deal is played with
the first bot in every seat, the others around it, and as often with another bot in its place; where that makes all
alike, one game stands for every seat. What is counted is wins per game, a win that k share being 1/k for each.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

from tabbytop.core import AnyGame, Options

from . import are_compiled, are_same_plain, warm_up
from .chunks import Told
from .crews import carry_out
from .finding import fingerprint
from .tournament import Game, Played, play

Z = 1.959964  # standard deviations to either side within which 95 of 100 lie


@dataclass(frozen=True, slots=True)
class Exchange:
    """The first of ``bots``, and ``instead`` in its place, on so many deals."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    instead: str
    seed: int
    units: int
    pretend: bool = False

    def warm(self) -> None:
        warm_up(self.game.key, {*self.bots, self.instead})

    def is_compiled(self) -> bool:
        return are_compiled(self.game.key, {*self.bots, self.instead})

    def is_same_plain(self) -> bool:
        return are_same_plain(self.game.key, {*self.bots, self.instead})

    def title(self) -> str:
        return f"{self.game.key}, {self.instead} instead of {self.bots[0]} among {', '.join(self.bots[1:])}"

    def identity(self) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "rules": self.game.rules,
            "options": self.options,
            "bots": list(map(fingerprint, self.bots)),
            "instead": fingerprint(self.instead),
            "seed": self.seed,
            "pretend": self.pretend,
        }

    def nothing(self) -> "Differences":
        return Differences()

    def count(self, first: int, end: int, told: Told) -> "Differences":
        counts = self.nothing()
        for deal in range(first, end):
            upper, lower = self.bots, (self.instead, *self.bots[1:])
            counts.add(self._wins(upper, deal), self._wins(lower, deal))
            told(counts.deals)
        return counts

    def read(self, data: Any) -> "Differences":
        return Differences(data["deals"], *(Fraction(data[key]) for key in ("first", "instead", "squares")))

    def _wins(self, bots: tuple[str, ...], deal: int) -> Fraction:
        """Wins per game of the first of ``bots``, over all seats."""
        alike = len(set(bots)) == 1
        games = [deal] if alike else range(deal * len(bots), (deal + 1) * len(bots))
        played = [play(Game(self.game, self.options, bots, self.seed, one, pretend=self.pretend)) for one in games]
        return sum((part for one in played for part in _parts(one, alike)), Fraction()) / len(bots)


def _parts(played: Played, alike: bool) -> Iterator[Fraction]:
    """What the first bot has of the win in each seat in which it sat: in all, if all are alike."""
    winners = played.outcome.winners
    for seat, which in enumerate(played.seating):
        if (alike or which == 0) and seat in winners:
            yield Fraction(1, len(winners))


@dataclass(slots=True)
class Differences:
    """Sums over deals, exact, so that their order does not matter: wins per game of each, squares of differences."""

    deals: int = 0
    first: Fraction = Fraction()
    instead: Fraction = Fraction()
    squares: Fraction = Fraction()

    def add(self, first: Fraction, instead: Fraction) -> None:
        self.merge(Differences(1, first, instead, (first - instead) ** 2))

    def merge(self, other: "Differences") -> None:
        self.deals += other.deals
        self.first += other.first
        self.instead += other.instead
        self.squares += other.squares

    def as_data(self) -> dict[str, Any]:
        return {
            "deals": self.deals,
            "first": str(self.first),
            "instead": str(self.instead),
            "squares": str(self.squares),
        }

    @property
    def mean(self) -> float:
        return float((self.first - self.instead) / self.deals)

    def interval(self) -> tuple[float, float]:
        """In which the true difference lies, 95 times in 100; all there is, if nothing is known."""
        if self.deals < 2:
            return -1.0, 1.0
        spread = self.squares - (self.first - self.instead) ** 2 / self.deals
        half = Z * sqrt(spread / (self.deals - 1) / self.deals)
        return self.mean - half, self.mean + half


def exchanged(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    instead: str,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Told = lambda done: None,
    pretend: bool = False,
    on: str = "",
    into: Path | None = None,
) -> dict[str, Any]:
    """At least ``games`` games with the first bot, whole deals: the JSON of ``tabbytop simulate --instead``, the same
    whoever plays them and wherever."""
    deals = deals_of(games, len(bots))
    work = Exchange(game, options, tuple(bots), instead, seed, deals, pretend)
    ((counts,), _), seconds = carry_out([work], {*bots, instead}, workers, on, into, progress)
    return {
        "game": game.key,
        "options": options,
        "deals": deals,
        "games": deals * len(bots),
        "seed": seed,
        "bots": list(bots),
        "instead": instead,
        "wins_per_game": [round(float(wins / deals), 4) for wins in (counts.first, counts.instead)],
        "difference": round(counts.mean, 4),
        "ci95": [round(end, 4) for end in counts.interval()],
        "seconds": round(seconds, 3),
    }


def deals_of(games: int, seats: int) -> int:
    return -(-games // seats)
