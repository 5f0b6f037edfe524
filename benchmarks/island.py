"""What thinking ahead brings on Kingoš's island: bots that play choices out, to be measured beside the expert's rules
of thumb, and by how much a choice so made is better: ``python -m benchmarks.island --positions 40 --worlds 192``.

    tabbytop simulate kingos --bots benchmarks.island:Ahead36,hard,hard,hard --instead benchmarks.island:ByThumb
    tabbytop simulate kingos --bots expert,hard --instead benchmarks.island:ByThumb --games 600

``Ahead`` imagines the unseen and plays every choice at the gates of the citadel out to the end, everybody by rules of
thumb, selfish or not; all choices meet the same worlds and the same luck. The tree search that the levels are measured
by stands beside them (``bots/kingos/tree.py``).
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import mean, stdev

from tabbytop.bots import bot
from tabbytop.bots.bot import Budget
from tabbytop.bots.kingos import by_rules_of_thumb, policy
from tabbytop.bots.kingos.outlook import MIDDLING, SELFISH, SHREWD, Outlook, Style
from tabbytop.bots.kingos.policy import deeds, worth
from tabbytop.bots.paired import Z
from tabbytop.core import CHANCE, Menu, Seat, play_out
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Action, Call, Move, PutIn
from tabbytop.games.kingos.ground import DIRECTIONS, STEPS
from tabbytop.games.kingos.state import Acting, State
from tabbytop.games.kingos.view import View

TRIED = 3  # actions of a turn that are played out
DOUBT = 0.01  # by how much another choice must be better than that of the rules of thumb
ITSELF, MIDDLE, RIVAL = (replace(style, silent=True) for style in (SHREWD, MIDDLING, SELFISH))
IMAGINED = (MIDDLE, RIVAL)  # who the others may be
BY_THUMB = by_rules_of_thumb(SHREWD)


def to_the_end(state: State, styles: Sequence[Style], rng: Random) -> State:
    """By rules of thumb. Nobody calls in a game that is imagined, so who may is not asked."""
    while asked := rules.to_act(state).must:
        state = rules.apply(state, asked[0], usual(state, asked[0], styles, rng))
    return state


def usual(state: State, seat: Seat, styles: Sequence[Style], rng: Random) -> Action:
    if seat == CHANCE:
        return rules.chances(state).draw(rng.randrange)
    return policy.choose(state, seat, rules.legal(state, seat), rng, styles[seat])


def wins(state: State, seat: Seat) -> float:
    """1 if ``seat`` has won, a part of it if it shares the win."""
    winners = rules.outcome(state).winners
    return 1 / len(winners) if seat in winners else 0.0


# -- a few choices, played out ----------------------------------------------------------------------------------------


def choices(outlook: Outlook, menu: Menu[Action], usual: Action) -> list[Action]:
    """What is played out, the choice by rules of thumb first; it alone where nobody is about to strike."""
    at_citadel = outlook.player.cell == outlook.citadel
    if isinstance(usual, PutIn) and at_citadel:
        return promising(outlook, menu, usual)
    if not isinstance(outlook.state.top, Acting) or isinstance(usual, Call) or not outlook.striking:
        return [usual]
    is_near = at_citadel or any(_enters(outlook, one) for one in deeds(menu))
    return promising(outlook, menu, usual) if is_near else [usual]


def promising(outlook: Outlook, menu: Menu[Action], usual: Action) -> list[Action]:
    """The choice by rules of thumb, and a few others: all energy and none, a step onto the citadel, the next best."""
    if isinstance(usual, PutIn):
        return list(dict.fromkeys((usual, PutIn(outlook.player.vitality), PutIn(0))))
    others = [one for one in deeds(menu) if one != usual]
    others.sort(key=lambda one: (not _enters(outlook, one), -worth(outlook, one)))
    return [usual, *others[: TRIED - 1]]


def _enters(outlook: Outlook, action: Action) -> bool:
    if not isinstance(action, Move):
        return False
    return outlook.player.cell + STEPS[DIRECTIONS.index(action.direction)] == outlook.citadel


def world(view: View, tried: Sequence[Action], others: Sequence[Style], rng: Random) -> list[float]:
    """What becomes of each choice in one imagined world, with the same luck."""
    seat = view.viewer
    assert seat is not None
    state, luck, found = GAME.determinize(view, rng), rng.getrandbits(64), []
    for action in tried:
        draws = Random(luck)
        styles = [ITSELF if one == seat else draws.choice(others) for one in range(len(state.players))]
        found.append(wins(to_the_end(rules.apply(state, seat, action), styles, draws), seat))
    return found


def best(worlds: Sequence[Sequence[float]]) -> int:
    """Which choice wins most; the first, by rules of thumb, unless another is better beyond ``DOUBT``."""
    won = [sum(column) for column in zip(*worlds, strict=True)]
    won[0] += DOUBT * len(worlds)
    return won.index(max(won))


class ByThumb:
    """The expert's rules of thumb alone, as it went by them before it looked ahead (``bots/kingos/ahead.py``)."""

    games = "kingos"

    def choose(
        self, view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        return BY_THUMB(view, menu, rng, budget, may_decline)


class Ahead:
    """The same, with choices at the citadel played out: ``work`` games for one decision."""

    games = "kingos"
    work = 36

    def choose(
        self, view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        if may_decline:
            return policy.beside(view, menu, rng, SHREWD)
        assert view.viewer is not None
        state = GAME.determinize(view, rng)
        first = policy.choose(state, view.viewer, menu, rng, SHREWD)
        tried = choices(Outlook(state, view.viewer, SHREWD), menu, first)
        if len(tried) == 1:
            return first
        return tried[best([world(view, tried, IMAGINED, rng) for _ in range(self.work // len(tried))])]


class Ahead36(Ahead):
    pass


class Ahead144(Ahead):
    work = 144


class Ahead576(Ahead):
    work = 576


# -- how much better a choice is that was played out ------------------------------------------------------------------


def positions(seed: int, games: int) -> list[tuple[View, list[Action]]]:
    """At most one of each game that an expert plays among three hard ones: where it would play choices out."""
    found = (position(f"{seed} {number}", number % 4) for number in range(games))
    return [one for one in found if one is not None]


def position(source: str, expert: Seat) -> tuple[View, list[Action]] | None:
    """One out of a game in which the expert sits there; None if it has none."""
    chance, here = Random(source), []
    streams = [Random(f"{source} {seat}") for seat in range(4)]
    seated = [BY_THUMB if seat == expert else bot("kingos", "hard").choose for seat in range(4)]

    def decide(state: State, seat: Seat, menu: Menu[Action], may_decline: bool) -> Action | None:
        view = GAME.view(state, seat)
        action = seated[seat](view, menu, streams[seat], may_decline=may_decline)
        if seat == expert and action is not None and not may_decline:
            tried = choices(Outlook(GAME.determinize(view, chance), seat, SHREWD), menu, action)
            if len(tried) > 1:
                here.append((view, tried))
        return action

    play_out(GAME, GAME.new_game(4, GAME.complete({})), decide, chance.randrange)
    return chance.choice(here) if here else None


def main() -> None:
    parser = argparse.ArgumentParser(description="how much better a choice is that was played out, by number of worlds")
    parser.add_argument("--positions", type=int, default=40, help="games from each of which one position is taken")
    parser.add_argument("--worlds", type=int, default=192, help="at least 16")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.worlds < 16:
        parser.error("--worlds: at least 16, since a sixteenth of them is one of the measures")
    gains: dict[int, list[float]] = {}
    for view, tried in positions(given.seed, given.positions):
        rng = Random(f"{given.seed} worlds")
        imagined = [world(view, tried, IMAGINED, rng) for _ in range(given.worlds)]
        real = [world(view, tried, (RIVAL,), rng) for _ in range(given.worlds)]
        worths = [mean(column) for column in zip(*real, strict=True)]
        for count in (given.worlds // 16, given.worlds // 4, given.worlds):
            parts = [imagined[first : first + count] for first in range(0, given.worlds, count)]
            gains.setdefault(count, []).append(mean(worths[best(part)] - worths[0] for part in parts))
        line = [f"{count}: {_interval(gained)}" for count, gained in gains.items()]
        print(
            f"{len(gains[given.worlds])} positions, wins in 100 gained a decision by worlds: {'; '.join(line)}",
            flush=True,
        )


def _interval(gained: list[float]) -> str:
    half = Z * stdev(gained) / sqrt(len(gained)) if len(gained) > 1 else 1.0
    return f"{100 * mean(gained):+.2f} ± {100 * half:.2f}"


if __name__ == "__main__":
    main()
