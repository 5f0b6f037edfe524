"""By how much one clan beats another, and one level the next: what a fair handicap is [CLANS 7.6].

``python -m tabbytop.bots.clans.margins --games 400 --seed 1`` plays every pair of clans and writes what the rules read
(``games/clans/data/handicaps.json``). Each deal is played four times: with the clans exchanged, and with the other seat
to begin. A fair handicap is the median of the points by which the one side is ahead: with it either side wins as often.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import floor, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.bots.levels import LEVELS as NAMES
from tabbytop.bots.levels import Level
from tabbytop.core import AnyMenu, Seat, play_out
from tabbytop.games.clans import GAME, giving
from tabbytop.games.clans.actions import Action
from tabbytop.games.clans.components import CLANS, ClanKey
from tabbytop.games.clans.rules import ending
from tabbytop.games.clans.state import Setup, State

from . import LEVELS, warm

CLANS_BY: Level = "hard"  #: who plays one clan against another
FILE = Path(giving.__file__).parent / "data" / "handicaps.json"


@dataclass(frozen=True, slots=True)
class Duel:
    """One game: ``sides`` are a clan and who plays it; the first of them sits on seat 0 unless they are exchanged."""

    sides: tuple[tuple[ClanKey, Level], tuple[ClanKey, Level]]
    powers: bool
    seed: str
    number: int

    def margin(self) -> int:
        """By how many points the first side is ahead at the end."""
        exchanged, first = self.number % 2, self.number // 2 % 2
        (one, plays), (other, plays_too) = self.sides[::-1] if exchanged else self.sides
        deal = Random(f"{self.seed} deal {self.number // 4}")
        streams = [Random(f"{self.seed} game {self.number} seat {seat}") for seat in (0, 1)]
        minds = [LEVELS[plays], LEVELS[plays_too]]

        def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
            return minds[seat].choose(GAME.view(state, seat), menu, streams[seat])

        setup = Setup("free", self.powers, True, first, (one, other))
        end = play_out(GAME, giving.lay_out(setup), decide, deal.randrange)
        points = ending(end).points
        return points[exchanged] - points[1 - exchanged]


def of(duel: Duel) -> int:
    return duel.margin()


def summed(margins: list[int]) -> dict[str, Any]:
    """The median with its interval (by rank, 95 %), the share of games won and how far the margins spread."""
    ranked, games = sorted(margins), len(margins)
    half = 1.96 * sqrt(games) / 2
    low, high = max(0, floor(games / 2 - half)), min(games - 1, floor(games / 2 + half))
    mean = sum(margins) / games
    return {
        "fair": (ranked[(games - 1) // 2] + ranked[games // 2]) / 2,
        "between": [ranked[low], ranked[high]],
        "wins": round(sum((one > 0) + (one == 0) / 2 for one in margins) / games, 3),
        "spread": round(sqrt(sum((one - mean) ** 2 for one in margins) / games), 1),
    }


def measured(games: int, seed: int, play: Callable[[list[Duel]], Iterator[int]]) -> dict[str, Any]:
    """Every pair of clans, powers on and off; then medium over easy and hard over medium, by all pairs of clans.

    The expert is left out: it thinks thirty times as long as hard does.
    """
    found: dict[str, Any] = {}
    for name, powers in (("on", True), ("off", False)):
        rows = found[name] = {}
        for one, other in combinations(CLANS, 2):
            sides = (CLANS[one].key, CLANS_BY), (CLANS[other].key, CLANS_BY)
            duels = [Duel(sides, powers, f"{seed} {one} {other} {name}", number) for number in range(games)]
            rows[f"{one} {other}"] = summed(list(play(duels)))
            print(name, one, other, rows[f"{one} {other}"], flush=True)
    found["levels"] = {}
    for weak, strong in pairwise(NAMES[1:4]):
        duels = [
            Duel(((CLANS[a].key, strong), (CLANS[b].key, weak)), True, f"{seed} {weak} {strong} {a} {b}", number)
            for a, b in ((a, b) for a in CLANS for b in CLANS if a != b)
            for number in range(max(4, games // 20))
        ]
        found["levels"][f"{strong} {weak}"] = summed(list(play(duels)))
        print(strong, weak, found["levels"][f"{strong} {weak}"], flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="a pair of clans; a multiple of four")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    warm()
    with ProcessPoolExecutor(given.workers, get_context("spawn"), warm) as pool:
        found = measured(given.games, given.seed, lambda duels: pool.map(of, duels, chunksize=8))
    source = f"python -m tabbytop.bots.clans.margins --games {given.games} --seed {given.seed}"
    FILE.write_text(json.dumps({"source": source} | found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
