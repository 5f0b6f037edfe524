"""A tournament: many games between bots, and what can be said about who is better (confidence intervals).

Every game has a seed of its own, derived from the seed given and its number, so the result does not depend on how
many processes play. Each deal is played once in each rotation of the seats; bots that are all alike have nothing to
exchange, and every game has a deal of its own.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

from tabbytop.contests import ROUND_ROBIN, Result, crosstable, rotated, round_robin, standings
from tabbytop.core import Action, AnyGame, AnyMenu, Options, Outcome, Seat, Step, Tally, play_out
from tabbytop.physics import simulation_of

from . import bot, warm
from .bot import Budget

Progress = Callable[[int], None]


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
    thinkers = [bot(game.key, one.bots[which]) for which in one.seating]
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
    end = play_out(game, game.new_game(len(seats), one.options), decide, one.chance.randrange, simulate, watch=watch)
    tally = game.counting.tally(steps) if game.counting.tally is not None else {}
    return Played(one.seating, game.outcome(end), count, tuple(seconds), tuple(decisions), tuple(longest), tally)


def play_all(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    budget: Budget | None = None,
    pretend: bool = False,
) -> Iterator[Played]:
    """All games, in order. Each process simulates its own games."""
    return _play([Game(game, options, tuple(bots), seed, number, budget, pretend) for number in range(games)], workers)


def _play(several: Sequence[Game], workers: int) -> Iterator[Played]:
    keys = list({one.game.key for one in several})
    warm(keys)  # once, so that the processes find it compiled
    if workers == 1:
        yield from map(play, several)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), warm, (keys,)) as pool:
        yield from pool.map(play, several, chunksize=max(1, min(8, len(several) // (4 * workers))))


class Counted:
    """What some games of a tournament add up to, bot by bot."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.seat_wins = [[0] * len(bots) for _ in bots]  # won alone
        self.parts = [0.0] * len(bots)
        self.points = [0] * len(bots)
        self.tallies: Tally = {}
        self.games = self.shared = self.nobody = self.steps = 0
        self.results: list[Result] = []

    def add(self, played: Played) -> None:
        self.games += 1
        self.steps += played.steps
        self.results.append(result_of(played, played.seating))
        winners = [side for side in played.outcome.winners if side < len(played.seating)]
        for seat, which in enumerate(played.seating):
            self.points[which] += played.outcome.points(seat)
            if seat in winners:
                self.parts[which] += 1 / len(played.outcome.winners)
        if len(winners) == 1 and len(played.outcome.winners) == 1:
            self.seat_wins[played.seating[winners[0]]][winners[0]] += 1
        elif winners:
            self.shared += 1
        else:
            self.nobody += 1
        for group, counted in played.tally.items():
            sums = self.tallies.setdefault(group, dict.fromkeys(counted, 0.0))
            for key, value in counted.items():
                sums[key] += value

    def means(self) -> Tally:
        """Of the tallies, over all games."""
        return {
            group: {key: round(value / self.games, 4) for key, value in sums.items()}
            for group, sums in self.tallies.items()
        }


def simulate(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Progress = lambda done: None,
    pretend: bool = False,
) -> dict[str, Any]:
    """Play ``games`` games and count: the JSON of ``tabbytop simulate``.

    ``wins`` are games won alone; ``win_share`` and its interval are of the games that were not shared. ``win_parts``
    counts a win that two share as half a win for each. ``tallies``, where the game has any, are means over games.
    """
    counted = Counted(bots)
    warm([game.key])
    began = time.perf_counter()
    for done, played in enumerate(play_all(game, options, bots, games, seed, workers, pretend=pretend), 1):
        counted.add(played)
        progress(done)
    seconds = time.perf_counter() - began
    places = {line.entrant: line.place for line in standings(range(len(bots)), counted.results, ROUND_ROBIN)}
    result = {
        "game": game.key,
        "options": options,
        "games": games,
        "seed": seed,
        "bots": [
            _line(name, wins, counted.parts[which], counted.points[which] / games, games - counted.shared)
            | {"place": places[which]}
            for which, (name, wins) in enumerate(zip(bots, counted.seat_wins, strict=True))
        ],
        "shared": counted.shared,
        "nobody_wins": counted.nobody,
        "mean_steps": round(counted.steps / games, 2),
        "steps_per_s": round(counted.steps / seconds, 1),
        "seconds": round(seconds, 3),
    }
    return result | ({"tallies": counted.means()} if counted.tallies else {})


def _line(name: str, seat_wins: list[int], parts: float, mean_score: float, decided: int) -> dict[str, Any]:
    wins = sum(seat_wins)
    return {
        "bot": name,
        "seat_wins": seat_wins,
        "wins": wins,
        "win_parts": round(parts, 3),
        "win_share": round(wins / decided, 4) if decided else 0.0,
        "ci95": [round(end, 4) for end in wilson(wins, decided)],
        "mean_score": round(mean_score, 3),
    }


def result_of(played: Played, sitters: Sequence[int]) -> Result:
    """Of the seats alone: how those who sat there came in beside any rival without a seat."""
    return Result(tuple(sitters), played.outcome.places[: len(sitters)])


def everybody_meets(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Progress = lambda done: None,
    pretend: bool = False,
) -> dict[str, Any]:
    """A round robin of more bots than there are seats: at each table so many ``games``, with the seats exchanged."""
    tables = meetings_of(len(bots), seats)
    several = [
        Game(game, options, tuple(bots[entrant] for entrant in table), seed + at, number, pretend=pretend)
        for at, table in enumerate(tables)
        for number in range(games)
    ]
    began, results = time.perf_counter(), []
    for done, played in enumerate(_play(several, workers), 1):
        table = tables[(done - 1) // games]
        results.append(result_of(played, [table[which] for which in played.seating]))
        progress(done)
    cross = crosstable(results)
    return {
        "game": game.key,
        "options": options,
        "seats": seats,
        "games": len(several),
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
        "seconds": round(time.perf_counter() - began, 3),
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
