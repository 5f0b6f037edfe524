"""The deals of a league: played in every seating, counted so that chance weighs on all alike (paired comparison).

At tables where bots meet, each deal is played once in each rotation of the seats. Where all play against the box, each
bot plays each deal with itself on all seats. A bot that fails loses that deal's games, and what it did is kept.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tabbytop.contests import Result
from tabbytop.core import AnyGame, Options, Outcome

from .. import are_compiled, are_same_plain, warm_up
from ..chunks import Told
from ..finding import fingerprint
from ..guarding import BotFailed
from ..tournament import Game, meetings_of, play

HALVES = 2  #: in a point: a tie is one half
Z95 = 1.959964  #: so many standard deviations to either side hold 95 times in 100


@dataclass(frozen=True, slots=True)
class Stage:
    """A game, with its options and for so many seats. ``together``: all against the box, nobody against another."""

    game: AnyGame
    options: Options
    seats: int
    together: bool


@dataclass(frozen=True, slots=True)
class Deals:
    """Those of some entrants of a stage, by their numbers in the league."""

    stage: Stage
    entrants: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    units: int
    patience: float
    pretend: bool = False

    def title(self) -> str:
        return f"{self.stage.game.key} between {', '.join(self.bots)}"

    def identity(self) -> dict[str, Any]:
        stage = self.stage
        return {
            "game": stage.game.key,
            "rules": stage.game.rules,
            "options": stage.options,
            "seats": stage.seats,
            "together": stage.together,
            "bots": list(map(fingerprint, self.bots)),
            "seed": self.seed,
            "patience": self.patience,
            "pretend": self.pretend,
        }

    def warm(self) -> None:
        for name in self.bots:
            with suppress(BotFailed):  # it will fail in its games too, and that is counted
                warm_up(self.stage.game.key, [name])

    def is_compiled(self) -> bool:
        return are_compiled(self.stage.game.key, self.bots)

    def is_same_plain(self) -> bool:
        return are_same_plain(self.stage.game.key, self.bots)

    def nothing(self) -> "Score":
        return Score(len(self.bots))

    def read(self, data: Any) -> "Score":
        score = self.nothing()
        score.fill(data)
        return score

    def count(self, first: int, end: int, told: Told) -> "Score":
        score = self.nothing()
        for deal in range(first, end):
            score.merge(self._together(deal) if self.stage.together else self._meeting(deal))
            told(score.deals)
        return score

    def _game(self, bots: tuple[str, ...], number: int) -> Game:
        stage = self.stage
        return Game(stage.game, stage.options, bots, self.seed, number, pretend=self.pretend, patience=self.patience)

    def _together(self, deal: int) -> "Score":
        score = self.nothing()
        for which, name in enumerate(self.bots):
            try:
                outcome = play(self._game((name,) * self.stage.seats, deal)).outcome
            except BotFailed as failed:
                score.note(which, deal, failed)
                continue
            seats = range(self.stage.seats)
            won = any(seat in outcome.winners for seat in seats)
            score.won[which] += HALVES * won
            score.first[which] += won
            score.count_points(which, max(outcome.points(seat) for seat in seats))
        return score.settled(1)

    def _meeting(self, deal: int) -> "Score":
        score, count = self.nothing(), len(self.bots)
        broken: int | None = None
        for number in range(deal * count, deal * count + count):
            game = self._game(self.bots, number)
            outcome: Outcome | None = None
            if broken is None:
                try:
                    outcome = play(game).outcome
                except BotFailed as failed:
                    broken = self.bots.index(failed.bot)
                    score.note(broken, deal, failed)
            if outcome is None:
                places: Sequence[int] = [2 if which == broken else 1 for which in game.seating]
            else:
                places = outcome.places[:count]
                for seat, which in enumerate(game.seating):
                    score.count_points(which, outcome.points(seat))
            score.meet(Result(game.seating, tuple(places)))
        return score.settled(count)


class Score:
    """What deals add up to. All are whole numbers: points against others are counted in halves."""

    def __init__(self, entrants: int) -> None:
        nought = range(entrants)
        self.deals = self.games = 0
        self.won = [0 for _ in nought]  #: halves, of all others at the table; together: of the box
        self.first = [0 for _ in nought]  #: games won alone; together: won
        self.against = [[0 for _ in nought] for _ in nought]  #: halves, of whom
        #: for each two, the sum over all deals of what one won times what the other won: by it spreads are known
        self.products = [[0 for _ in nought] for _ in nought]
        self.points = [0 for _ in nought]
        self.counted = [0 for _ in nought]  #: games with points: those that nobody broke off
        self.failed = [0 for _ in nought]  #: deals
        self.why: list[tuple[int, str] | None] = [None for _ in nought]  #: the first failure: its deal, what was said

    def note(self, which: int, deal: int, failed: BotFailed) -> None:
        self.failed[which] += 1
        self.why[which] = deal, str(failed)

    def count_points(self, which: int, points: int) -> None:
        self.points[which] += points
        self.counted[which] += 1

    def meet(self, result: Result) -> None:
        for one, other, part in result.pairs():
            halves = int(part * HALVES)
            self.against[one][other] += halves
            self.won[one] += halves
        first = [one for one, place in zip(result.entrants, result.places, strict=True) if place == 1]
        if len(first) == 1:
            self.first[first[0]] += 1

    def settled(self, games: int) -> "Score":
        """What was counted is one deal, of so many games."""
        self.deals, self.games = 1, games
        self.products = [[one * other for other in self.won] for one in self.won]
        return self

    def merge(self, other: "Score") -> None:
        self.deals += other.deals
        self.games += other.games
        for name in ("won", "first", "points", "counted", "failed"):
            mine = getattr(self, name)
            mine[:] = [one + more for one, more in zip(mine, getattr(other, name), strict=True)]
        for name in ("against", "products"):
            for mine, theirs in zip(getattr(self, name), getattr(other, name), strict=True):
                mine[:] = [one + more for one, more in zip(mine, theirs, strict=True)]
        both = zip(self.why, other.why, strict=True)
        self.why = [min((one for one in two if one is not None), default=None) for two in both]

    def as_data(self) -> dict[str, Any]:
        return vars(self)

    def fill(self, data: dict[str, Any]) -> None:
        """With what was written down."""
        for name in vars(self):
            setattr(self, name, data[name])
        self.why = [None if why is None else (why[0], why[1]) for why in data["why"]]


def tables(stage: Stage, bots: Sequence[str], deals: int, seed: int, patience: float, pretend: bool) -> list[Deals]:
    """All that are played in a stage. Every table has the same deals."""
    everybody = tuple(range(len(bots)))
    seated = [everybody] if stage.together or len(bots) == stage.seats else meetings_of(len(bots), stage.seats)
    return [
        Deals(stage, table, tuple(bots[one] for one in table), seed, deals, patience, pretend)
        for table in (tuple(sorted(table)) for table in seated)
    ]


def between(score: Score, one: int, other: int) -> tuple[float, float, float]:
    """How much more of the deals ``one`` has won than ``other``, against the box, and where that lies 95 times in 100:
    for pairs (McNemar), with half a deal added to each of the four ways in which two can fare (Agresti and Min), so
    that few deals do not look surer than they are."""
    both = score.products[one][other] // HALVES**2
    mine, theirs, deals = score.first[one] - both, score.first[other] - both, score.deals + 2
    middle = (mine - theirs) / deals
    half = Z95 * sqrt(mine + theirs + 1 - (mine - theirs) ** 2 / deals) / deals
    return (mine - theirs) / score.deals, max(-1.0, middle - half), min(1.0, middle + half)
