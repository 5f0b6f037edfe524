"""Bots that know nothing but the contract, and so can play every game: at random, and a flat Monte Carlo
search."""

from random import Random
from typing import Any

from tabbytop.core import Action, AnyGame, AnyMenu, Outcome, Seat, play_out
from tabbytop.core.playing import at_random

from .bot import USUAL, AnyBot, Bot, Budget, Choose, Clock
from .levels import Level

WIDEST = 24  # more actions than that are thinned out at random


def choose_at_random(
    view: Any, menu: AnyMenu, rng: Random, budget: Budget | None = None, may_decline: bool = False
) -> Action | None:
    """Any legal action; an interrupt one time in four."""
    return at_random(rng)(None, 0, menu, may_decline)


def flat_search(game: AnyGame, work: int) -> Choose[Any, Any]:
    """Tries each action in imagined worlds that agree with the view, and plays them out at random.

    All actions meet the same worlds. ``work`` is counted in steps of play, so that it means the same in long games.
    """

    def choose(
        view: Any, menu: AnyMenu, rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        budget = budget or USUAL
        options: list[Action | None] = _thinned(menu, rng)
        if may_decline:
            options.append(None)
        if len(options) == 1:
            return options[0]
        clock, left = Clock(budget), work if budget.work is None else budget.work
        worths = [0.0] * len(options)
        while True:
            world, seed = game.determinize(view, rng), rng.getrandbits(64)
            for place, action in enumerate(options):
                worth, steps = _played_out(game, world, view.viewer, action, Random(seed))
                worths[place] += worth
                left -= steps
            if left <= 0 or clock.is_up():
                return options[worths.index(max(worths))]

    return choose


def _thinned(menu: AnyMenu, rng: Random) -> list[Action | None]:
    if len(menu) <= WIDEST:
        return list(menu)
    return list(dict.fromkeys(menu.pick(rng) for _ in range(WIDEST)))


def _played_out(game: AnyGame, world: Any, me: Seat, action: Action | None, rng: Random) -> tuple[float, int]:
    """How good the end is for ``me``, and how many steps away it was."""
    steps = 1

    def count(*_: Any) -> None:
        nonlocal steps
        steps += 1

    state = world if action is None else game.apply(world, me, action)
    end = play_out(game, state, at_random(rng), rng.randrange, watch=count)
    return _how_good(game.outcome(end), me), steps


def _how_good(outcome: Outcome, me: Seat) -> float:
    """The place first of all; among equal places the lead in points."""
    others = [outcome.points(side) for side in range(len(outcome.places)) if side != me]
    lead = outcome.points(me) - max(others, default=0)
    return -outcome.places[me] + lead / 100


WORK: dict[Level, int] = {"easy": 500, "medium": 2_000, "hard": 8_000, "expert": 24_000}


def generic_levels(game: AnyGame) -> dict[Level, AnyBot]:
    """Levels for a game that has brought no bots of its own; where physics acts, nothing can be played out here."""
    at_a_loss = Bot(choose_at_random)
    searching = {
        level: at_a_loss if game.physics is not None else Bot(flat_search(game, work)) for level, work in WORK.items()
    }
    return {"random": at_a_loss, **searching}
