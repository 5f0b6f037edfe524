"""How strong each level is, as a number on the scale by which people are rated (rating anchors), from tournaments.

``python -m tabbytop.bots.strengths clans powers=true --games 100`` lets every two neighbouring levels play, each deal
in each seat, and writes what came of it into ``data/strengths.json``. On that scale one who wins three games of four is
ahead by 6.5 points; the level in the middle stands at 25, where everybody begins.
"""

import json
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from typing import Any

from tabbytop.core import AnyGame, Options

from .levels import LEVELS, Level

FILE = Path(__file__).parent / "data" / "strengths.json"
MIDDLE: Level = "medium"
START = 25.0  #: where everybody begins
BETA = START / 6  #: by how much a single game strays
SCALE = sqrt(2) * BETA  #: points of a lead by which the odds are multiplied by e


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating: where it is thought to be, and how far from there it may be (standard deviation)."""

    mu: float
    sigma: float


def lead(wins: float, games: int) -> Strength:
    """By how much who won so many games is ahead. Half a game is added to each side, so that nobody is ahead by more
    than can be known."""
    share = (wins + 0.5) / (games + 1)
    return Strength(SCALE * log(share / (1 - share)), SCALE / sqrt((games + 1) * share * (1 - share)))


def chained(leads: dict[tuple[Level, Level], Strength]) -> dict[Level, Strength]:
    """Each level by the leads between it and the middle, whose errors add up."""
    found = {MIDDLE: Strength(START, 0.0)}
    middle = LEVELS.index(MIDDLE)
    for lower, upper in pairwise(LEVELS[middle:]):
        one = leads[lower, upper]
        found[upper] = Strength(found[lower].mu + one.mu, sqrt(found[lower].sigma ** 2 + one.sigma**2))
    for upper, lower in pairwise(LEVELS[middle::-1]):
        one = leads[lower, upper]
        found[lower] = Strength(found[upper].mu - one.mu, sqrt(found[upper].sigma ** 2 + one.sigma**2))
    return {level: found[level] for level in LEVELS}


@cache
def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return kept


def strengths(game: str, mode: str) -> dict[Level, Strength]:
    """Of all levels; none where nobody has measured them."""
    measured = _kept()["measured"].get(f"{game} {mode}".strip())
    return {} if measured is None else {level: Strength(*measured["levels"][level]) for level in LEVELS}


def measured(game: AnyGame, options: Options, games: int, seed: int) -> dict[str, Any]:
    from .tournament import play_all, wilson

    pairs, leads = [], {}
    for lower, upper in pairwise(LEVELS):
        wins = 0.0
        for played in play_all(game, options, (upper, lower), games, seed):
            ahead = played.seating.index(0)
            wins += sum(side == ahead for side in played.outcome.winners) / len(played.outcome.winners)
        leads[lower, upper] = lead(wins, games)
        interval = [round(end, 3) for end in wilson(round(wins), games)]
        pairs.append({"upper": upper, "lower": lower, "games": games, "won": wins, "ci95": interval})
        print(f"{game.key}: {upper} over {lower}: {wins:g} of {games} {interval}", file=sys.stderr)
    levels = {level: [round(one.mu, 2), round(one.sigma, 2)] for level, one in chained(leads).items()}
    return {"levels": levels, "pairs": pairs}


def main(arguments: list[str]) -> None:
    from tabbytop.games import all_games

    parser = ArgumentParser(prog="python -m tabbytop.bots.strengths")
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = all_games()[given.game]
    known = {option.key: option for option in game.options}
    options = game.complete(
        {key: known[key].read(value) for key, _, value in (one.partition("=") for one in given.options)}
    )
    found = measured(game, options, given.games, given.seed)
    kept: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {"source": "", "measured": {}}
    kept["source"] = "python -m tabbytop.bots.strengths, with the command that stands beside each"
    command = " ".join(["python -m tabbytop.bots.strengths", *arguments])
    key = f"{game.key} {game.counting.mode(2, options)}".strip()
    kept["measured"] = dict(sorted({**kept["measured"], key: {"command": command, **found}}.items()))
    FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
