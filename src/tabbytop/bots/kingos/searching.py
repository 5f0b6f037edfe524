"""Trying things out: a few promising actions are played on to the end, in worlds that agree with what is seen.

Everybody then plays by rules of thumb, oneself selfishly. All candidates meet the same worlds and the same luck.
"""

from random import Random
from typing import Any

from tabbytop.bots.bot import USUAL, Budget, Choose, Clock
from tabbytop.core import Action, Menu, Seat, play_out
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import LayCurse, PutIn
from tabbytop.games.kingos.state import State
from tabbytop.games.kingos.view import View

from . import policy
from .policy import MIDDLING, Mind, Style

SELFISH = Style(selfish=True)


def by_trying(candidates: int, worlds: int) -> Choose:
    """``worlds`` is the work, counted in games played on for each candidate."""

    def choose(
        view: View, menu: Menu, rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        assert view.viewer is not None
        seat, budget = view.viewer, budget or USUAL
        world = GAME.determinize(view, rng)
        tried = promising(world, seat, menu, candidates, rng)
        if len(tried) == 1:
            return tried[0]
        clock, left = Clock(budget), worlds if budget.work is None else budget.work
        worths = [0.0] * len(tried)
        for _ in range(max(1, left)):
            seed = rng.getrandbits(64)
            for place, action in enumerate(tried):
                worths[place] += played_on(GAME.apply(world, seat, action), seat, Random(seed))
            if clock.is_up():
                break
            world = GAME.determinize(view, rng)
        return tried[worths.index(max(worths))]

    return choose


def promising(state: State, seat: Seat, menu: Menu, candidates: int, rng: Random) -> list[Action]:
    """The best by rules of thumb, which comes first, and the next best ones."""
    first = policy.choose(state, seat, menu, rng, SELFISH)
    if isinstance(first, LayCurse):
        return [first]
    mind = Mind(state, seat, SELFISH)
    rest = [action for action in menu if action != first]
    if isinstance(first, PutIn):
        most = max(action.energy for action in menu)
        rest = [PutIn(energy) for energy in dict.fromkeys((0, first.energy - 1, first.energy + 1, most))]
        rest = [action for action in rest if action in menu and action != first]
    else:
        rest.sort(key=lambda action: -policy.worth(mind, action))
    return [first, *rest][:candidates]


def played_on(state: State, seat: Seat, rng: Random) -> float:
    """1 for a win, its part for a shared one; a little for having been strong."""

    def decide(state: State, one: Seat, menu: Menu, may_decline: bool) -> Any:
        return policy.choose(state, one, menu, rng, SELFISH if one == seat else MIDDLING)

    end: State = play_out(GAME, state, decide, rng.randrange)
    result, player = GAME.outcome(end), end.players[seat]
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return won + 0.005 * (player.vitality + player.fatigue + player.battle + len(player.hand))
