"""How the house set plays [KINGOS 9]: ``python -m tabbytop.bots.kingos.balance --games 1000 --seed 1``.

For each number of adventurers: the island's share of wins, the luckiest place in turn order, how long a game is, and
which card is used in the fewest games. Wins that are shared count in parts.
"""

import argparse
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from tabbytop.bots import bot
from tabbytop.core import Action, Menu, Options, Seat, play_out
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Bloom, First, Play, Roll, Unleash
from tabbytop.games.kingos.components import CURSES, FLOWERS
from tabbytop.games.kingos.state import State


@dataclass(frozen=True, slots=True)
class Balance:
    seats: int
    games: int
    island: float  # share of games that the island wins
    ends: dict[str, int]
    luck: float  # wins of the luckiest place in turn order, as a multiple of its share
    phases: float  # battle phases in a game
    turns: float
    rarest: tuple[tuple[str, float], ...]  # the three cards used in the fewest games


def measure(seats: int, games: int, seed: int, options: Options, level: str = "medium") -> Balance:
    player = bot(GAME.key, level)
    ends: Counter[str] = Counter()
    used: Counter[str] = Counter()
    places = [0.0] * seats
    phases = turns = 0
    for number in range(games):
        chance = Random(f"{seed} deal {number}")
        minds = [Random(f"{seed} game {number} seat {seat}") for seat in range(seats)]
        seen: set[str] = set()
        first = 0

        def decide(state: State, seat: Seat, menu: Menu, may_decline: bool, minds: list[Random] = minds) -> Action:
            return player.choose(GAME.view(state, seat), menu, minds[seat])

        def watch(before: State, seat: Seat, action: Action, after: State, seen: set[str] = seen) -> None:
            nonlocal first, phases
            match action:
                case First(one):
                    first = one
                case Roll():
                    phases += 1
                case Play(card) | Bloom(card) | Unleash(_, card):
                    seen.add(card)

        end: Any = play_out(GAME, GAME.new_game(seats, options), decide, chance.randrange, watch=watch)
        ends[end.top.how] += 1
        turns += end.turn
        used.update(seen)
        winners = [side for side in GAME.outcome(end).winners if side < seats]
        for seat in winners:
            places[(seat - first) % seats] += 1 / len(winners)
    won = sum(places)
    rare = sorted((used[card] / games, card) for card in (*FLOWERS, *CURSES))[:3]
    return Balance(
        seats=seats,
        games=games,
        island=1 - won / games,
        ends=dict(sorted(ends.items())),
        luck=max(places) * seats / won if won else 0.0,
        phases=phases / games,
        turns=turns / games,
        rarest=tuple((card, share) for share, card in rare),
    )


def as_row(one: Balance) -> str:
    rare = ", ".join(f"{card} {share:.0%}" for card, share in one.rarest)
    return f"| {one.seats} | {one.island:.0%} | {one.luck:.2f} | {one.phases:.1f} | {one.turns:.0f} | {rare} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="how the house set plays, by number of adventurers")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4, 5])
    parser.add_argument("-o", dest="options", metavar="KEY=VALUE", action="append", default=[])
    given = parser.parse_args()
    known = {option.key: option for option in GAME.options}
    chosen = dict(pair.split("=", 1) for pair in given.options)
    options = GAME.complete({key: known[key].read(value) for key, value in chosen.items()})
    print("| adventurers | island wins | luckiest place × share | battle phases | turns | cards used least |")
    print("|---|---|---|---|---|---|")
    for seats in given.seats:
        print(as_row(measure(seats, given.games, given.seed, options, given.level)), flush=True)


if __name__ == "__main__":
    main()
