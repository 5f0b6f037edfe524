"""A tournament: many games between bots, and what can be said about who is better (confidence intervals).

Every game has a seed of its own, derived from the seed given and its number, so the result does not depend on how
many processes play. Each deal is played once in each rotation of the seats; bots that are all alike have nothing to
exchange, and every game has a deal of its own. Games are played in ``chunks``.
"""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.contests import ROUND_ROBIN, Result, crosstable, rotated, round_robin, standings
from tabbytop.core import Action, AnyGame, AnyMenu, Options, Outcome, Seat, Step, Tally, play_out
from tabbytop.physics import simulation_of

from . import are_compiled, are_same_plain, warm_up
from .apart import seated
from .bot import Budget
from .chunks import Told
from .crews import carry_out
from .entrants import check_counted, entered
from .finding import fingerprint
from .guarding import PATIENCE


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a tournament: who sits where is decided by its number."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    seed: int
    number: int
    budget: Budget | None = None
    pretend: bool = False  #: where physics decides, draw outcomes; then nobody simulates anything in thought either
    patience: float = PATIENCE  #: seconds that a bot that somebody brought has for an answer

    @property
    def chance(self) -> Random:
        """The deal: the same for each rotation of the seats."""
        rotations = len(self.bots) if len(set(self.bots)) > 1 else 1
        return Random(f"{self.seed} deal {self.number // rotations}")

    @property
    def seating(self) -> tuple[int, ...]:
        """By seat: which of the bots sits there."""
        return rotated(range(len(self.bots)), self.number)


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went; ``seconds`` and ``decisions`` are the thinking of each seat."""

    seating: tuple[int, ...]
    outcome: Outcome
    steps: int
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    longest: tuple[float, ...]
    tally: Tally


def play(one: Game) -> Played:
    """Play it. Chance and each seat draw from streams of their own."""
    game, seats = one.game, range(len(one.bots))
    streams = [Random(f"{one.seed} game {one.number} seat {seat}") for seat in seats]
    names = [one.bots[which] for which in one.seating]
    budget = Budget(work=0) if one.pretend else one.budget
    seconds, decisions, longest = [0.0 for _ in seats], [0 for _ in seats], [0.0 for _ in seats]
    steps: list[Step[Any, Action]] = []
    count = 0

    def decide(state: Any, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        view = game.view(state, seat)
        began = time.perf_counter()
        action = thinkers[seat].choose(view, menu, streams[seat], budget, may_decline)
        spent = time.perf_counter() - began
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
        decisions[seat] += 1
        return action

    def watch(*step: Any) -> None:
        nonlocal count
        count += 1
        if game.counting.tally is not None:
            steps.append(Step(*step))

    simulate = simulation_of(game) if game.physics is not None and not one.pretend else None
    with seated(game.key, names, streams, one.patience) as thinkers:
        start = game.new_game(len(seats), one.options)
        end = play_out(game, start, decide, one.chance.randrange, simulate, watch=watch)
    tally = game.counting.tally(steps) if game.counting.tally is not None else {}
    return Played(one.seating, game.outcome(end), count, tuple(seconds), tuple(decisions), tuple(longest), tally)


def play_all(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    budget: Budget | None = None,
    pretend: bool = False,
) -> Iterator[Played]:
    """All games, in order, for whoever wants to see each."""
    table = Table(game, options, tuple(bots), seed, games, range(len(bots)), budget, pretend)
    table.warm()
    return map(play, table.all(0, games))


@dataclass(frozen=True, slots=True)
class Table:
    """The games of those who sit at one table; ``entrants`` are their numbers in the tournament."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    seed: int
    units: int
    entrants: Sequence[int]
    budget: Budget | None = None
    pretend: bool = False

    def warm(self) -> None:
        warm_up(self.game.key, self.bots)

    def is_compiled(self) -> bool:
        return are_compiled(self.game.key, self.bots)

    def is_same_plain(self) -> bool:
        return are_same_plain(self.game.key, self.bots)

    def title(self) -> str:
        return f"{self.game.key} between {', '.join(self.bots)}"

    def identity(self) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "rules": self.game.rules,
            "options": self.options,
            "bots": list(map(fingerprint, self.bots)),
            "seed": self.seed,
            "pretend": self.pretend,
        }

    def all(self, first: int, end: int) -> Iterator[Game]:
        for number in range(first, end):
            yield Game(self.game, self.options, self.bots, self.seed, number, self.budget, self.pretend)

    def nothing(self) -> "Counted":
        return Counted(self.entrants)

    def count(self, first: int, end: int, told: Told) -> "Counted":
        counts = self.nothing()
        for one in self.all(first, end):
            counts.add(play(one))
            told(counts.games)
        return counts

    def read(self, data: Any) -> "Counted":
        counts = self.nothing()
        counts.fill(data)
        return counts


class Counted:
    """What some games at a table add up to, bot by bot. Sums are exact, so that their order does not matter."""

    def __init__(self, entrants: Sequence[int]) -> None:
        self._entrants = tuple(entrants)
        self.seat_wins = [[0] * len(entrants) for _ in entrants]  # won alone
        self.parts = [Fraction() for _ in entrants]
        self.points = [0] * len(entrants)
        self.tallies: dict[str, dict[str, Fraction]] = {}
        self.games = self.shared = self.nobody = self.steps = 0
        self.results: Counter[Result] = Counter()

    def add(self, played: Played) -> None:
        self.games += 1
        self.steps += played.steps
        self.results[self._result(played)] += 1
        winners = [side for side in played.outcome.winners if side < len(played.seating)]
        for seat, which in enumerate(played.seating):
            self.points[which] += played.outcome.points(seat)
            if seat in winners:
                self.parts[which] += Fraction(1, len(played.outcome.winners))
        if len(winners) == 1 and len(played.outcome.winners) == 1:
            self.seat_wins[played.seating[winners[0]]][winners[0]] += 1
        elif winners:
            self.shared += 1
        else:
            self.nobody += 1
        self._add_tallies({group: _exact(sums) for group, sums in played.tally.items()})

    def _result(self, played: Played) -> Result:
        """Of the seats alone: how those who sat there came in beside any rival without a seat."""
        sitters = tuple(self._entrants[which] for which in played.seating)
        return Result(sitters, played.outcome.places[: len(sitters)])

    def _add_tallies(self, tallies: dict[str, dict[str, Fraction]]) -> None:
        for group, more in tallies.items():
            sums = self.tallies.setdefault(group, {})
            for key, value in more.items():
                sums[key] = sums.get(key, Fraction()) + value

    def merge(self, other: "Counted") -> None:
        """Of the same table."""
        for mine, theirs in zip(self.seat_wins, other.seat_wins, strict=True):
            mine[:] = map(sum, zip(mine, theirs, strict=True))
        self.parts = [mine + theirs for mine, theirs in zip(self.parts, other.parts, strict=True)]
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self._add_tallies(other.tallies)
        self.games += other.games
        self.shared += other.shared
        self.nobody += other.nobody
        self.steps += other.steps
        self.results.update(other.results)

    def as_data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "shared": self.shared,
            "nobody": self.nobody,
            "steps": self.steps,
            "seat_wins": self.seat_wins,
            "parts": list(map(str, self.parts)),
            "points": self.points,
            "results": [[one.entrants, one.places, times] for one, times in self.results.items()],
            "tallies": {
                group: {key: str(value) for key, value in sums.items()} for group, sums in self.tallies.items()
            },
        }

    def fill(self, data: dict[str, Any]) -> None:
        """With what was written down."""
        self.games, self.shared = data["games"], data["shared"]
        self.nobody, self.steps = data["nobody"], data["steps"]
        self.seat_wins, self.points = data["seat_wins"], data["points"]
        self.parts = list(map(Fraction, data["parts"]))
        self.results = Counter({Result(tuple(who), tuple(places)): times for who, places, times in data["results"]})
        self.tallies = {group: _exact(sums) for group, sums in data["tallies"].items()}

    def means(self) -> Tally:
        """Of the tallies, over all games."""
        return {
            group: {key: round(float(value / self.games), 4) for key, value in sums.items()}
            for group, sums in self.tallies.items()
        }


def _exact(sums: dict[str, Any]) -> dict[str, Fraction]:
    return {key: Fraction(value) for key, value in sums.items()}


def simulate(
    game: AnyGame,
    options: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Told = lambda done: None,
    pretend: bool = False,
    on: str = "",
    into: Path | None = None,
) -> dict[str, Any]:
    """Play ``games`` games and count: the JSON of ``tabbytop simulate``, the same whoever plays them and wherever
    (``on``: an address of ray). ``into`` is a file that keeps what is done, so that a run that was broken off goes on.
    ``bots`` are names, one for each seat: levels, or one's own as ``module:Name``.

    ``wins`` are games won alone; ``win_share`` and its interval are of the games that were not shared. ``win_parts``
    counts a win that two share as half a win for each. ``tallies``, where the game has any, are means over games.
    """
    options = entered(game, options, bots)
    check_counted(games=games, workers=workers)
    table = Table(game, options, tuple(bots), seed, games, range(len(bots)), pretend=pretend)
    ((counts,), (now,)), seconds = carry_out([table], bots, workers, on, into, progress)
    places = {line.entrant: line.place for line in standings(range(len(bots)), counts.results, ROUND_ROBIN)}
    result = {
        "game": game.key,
        "options": options,
        "games": games,
        "seed": seed,
        "bots": [
            _line(name, wins, counts.parts[which], counts.points[which] / games, games - counts.shared)
            | {"place": places[which]}
            for which, (name, wins) in enumerate(zip(bots, counts.seat_wins, strict=True))
        ],
        "shared": counts.shared,
        "nobody_wins": counts.nobody,
        "mean_steps": round(counts.steps / games, 2),
        "steps_per_s": round(now.steps / seconds, 1),
        "seconds": round(seconds, 3),
    }
    return result | ({"tallies": counts.means()} if counts.tallies else {})


def _line(name: str, seat_wins: list[int], parts: Fraction, mean_score: float, decided: int) -> dict[str, Any]:
    wins = sum(seat_wins)
    return {
        "bot": name,
        "seat_wins": seat_wins,
        "wins": wins,
        "win_parts": round(float(parts), 3),
        "win_share": round(wins / decided, 4) if decided else 0.0,
        "ci95": [round(end, 4) for end in wilson(wins, decided)],
        "mean_score": round(mean_score, 3),
    }


def everybody_meets(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Told = lambda done: None,
    pretend: bool = False,
    on: str = "",
    into: Path | None = None,
) -> dict[str, Any]:
    """A round robin of more bots than there are seats: at each table so many ``games``, with the seats exchanged."""
    tables = [
        Table(game, options, tuple(bots[entrant] for entrant in table), seed + at, games, table, pretend=pretend)
        for at, table in enumerate(meetings_of(len(bots), seats))
    ]
    found, seconds = carry_out(tables, bots, workers, on, into, progress)
    results: Counter[Result] = Counter()
    for counts in found.all:
        results.update(counts.results)
    cross = crosstable(results)
    return {
        "game": game.key,
        "options": options,
        "seats": seats,
        "games": results.total(),
        "seed": seed,
        "standings": [
            {
                "place": line.place,
                "entrant": line.entrant,
                "bot": bots[line.entrant],
                "points": round(float(line.points), 3),
                "games": line.tables,
                "wins": line.wins,
                "met": round(float(line.met), 3),
                "berger": round(float(line.berger), 3),
            }
            for line in standings(range(len(bots)), results, ROUND_ROBIN)
        ],
        "crosstable": [
            [None if one == other else round(float(cross.get((one, other), 0)), 3) for other in range(len(bots))]
            for one in range(len(bots))
        ],
        "seconds": round(seconds, 3),
    }


def meetings_of(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The tables of a round robin, byes left out."""
    return [table for tables in round_robin(bots, (seats,)) for table in tables if len(table) > 1]


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The interval in which the true share lies, 95 times in 100; all of it if nothing is known."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
