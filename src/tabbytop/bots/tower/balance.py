"""How the house set plays [TOWER 9]: ``python -m tabbytop.bots.tower.balance --games 40 --seed 1``.

Bots of one level build together, with the physics of the table: how often they reach floor 10, with Wilson's interval,
and in how many games each action card is chosen and each goal is met. ``--calm`` leaves the physics out.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tabbytop.bots import bot
from tabbytop.bots.tournament import wilson
from tabbytop.core import Action, Menu, Options, Seat, play_out
from tabbytop.core.playing import Simulate
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Meet, Settled
from tabbytop.games.tower.cardboard import pretend
from tabbytop.games.tower.components import ACTIONS, GOALS, STORIES
from tabbytop.games.tower.state import Placing, Request, State
from tabbytop.physics import simulation_of


@dataclass(frozen=True, slots=True)
class Built:
    """One game: the highest story won, how long it took, how many walls fell, which cards were of use."""

    won: int
    turns: int
    toto: int
    fallen: int
    actions: frozenset[int]
    goals: frozenset[int]


def build(number: int, seats: int, seed: int, level: str, options: Options, simulate: Simulate | None) -> Built:
    player = bot(GAME.key, level)
    chance = Random(f"{seed} deal {number}")
    minds = [Random(f"{seed} game {number} seat {seat}") for seat in range(seats)]
    chosen, met = set[int](), set[int]()

    def decide(state: State, seat: Seat, menu: Menu, may_decline: bool) -> Action:
        return player.choose(GAME.view(state, seat), menu, minds[seat])

    def watch(before: State, seat: Seat, action: Action, after: State) -> None:
        match action:
            case Choose(card):
                chosen.add(card)
            case Meet(card):
                met.add(card)

    end: Any = play_out(GAME, GAME.new_game(seats, options), decide, chance.randrange, simulate, watch)
    toto, fallen = end.race.heights[0], len(end.aside)
    return Built(end.story.won, end.turn.number, toto, fallen, frozenset(chosen), frozenset(met))


def calm(request: Request) -> Settled:
    """Whatever is placed lands where it is let go, and nothing ever falls: the cards alone, without physics."""
    lands = iter([0]) if isinstance(request.deed, Placing) else iter([])  # the first draw is the hand's, others shake
    return pretend(request, lambda most: next(lands, most - 1))


def build_all(games: int, seats: int, seed: int, level: str, simulate: Simulate | None) -> Iterator[Built]:
    """One game after another, to floor 10; without a simulation the outcomes are drawn."""
    options = GAME.complete({"target": STORIES[0]})
    for number in range(games):
        yield build(number, seats, seed, level, options, simulate)


def report(several: list[Built]) -> str:
    games = len(several)
    won = sum(one.won >= STORIES[0] for one in several)
    low, high = wilson(won, games)
    turns, toto, fallen = (sum(getattr(one, what) for one in several) / games for what in ("turns", "toto", "fallen"))
    lines = [
        f"floor {STORIES[0]} reached in {won} of {games} games: {won / games:.0%} [{low:.0%}, {high:.0%}]",
        f"turns {turns:.1f}, Toto's floor at the end {toto:.1f}, walls fallen {fallen:.1f}",
        _use("action cards chosen", Counter(card for one in several for card in one.actions), list(ACTIONS), games),
        _use("goals met", Counter(card for one in several for card in one.goals), list(GOALS), games),
    ]
    return "\n".join(lines)


def _use(what: str, used: Counter[int], cards: list[int], games: int) -> str:
    ranked = sorted(cards, key=lambda card: (used[card], card))
    return f"{what}, share of games: " + ", ".join(f"{card}: {used[card] / games:.0%}" for card in ranked)


def main() -> None:
    parser = argparse.ArgumentParser(description="how often floor 10 is reached, and which cards are used")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--calm", action="store_true", help="without physics: all lands where it should")
    given = parser.parse_args()
    several: list[Built] = []
    simulate = calm if given.calm else simulation_of(GAME)
    for one in build_all(given.games, given.seats, given.seed, given.level, simulate):
        several.append(one)
        print(f"game {len(several)}: story {one.won}, {one.turns} turns, {one.fallen} walls fallen", flush=True)
    print(report(several))


if __name__ == "__main__":
    main()
