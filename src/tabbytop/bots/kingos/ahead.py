"""Thinking ahead where the game is decided: at the gates of the citadel every choice is played out to the end.

The unseen is imagined, and everybody plays on by rules of thumb; whether the others strike together or only when they
would win themselves is imagined too. All choices meet the same worlds and the same luck.
"""

from dataclasses import replace
from random import Random

from tabbytop.bots.bot import USUAL, Budget, Choose, Clock
from tabbytop.core import Menu, Seat, play_out
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Action, Call, Move, PutIn
from tabbytop.games.kingos.ground import DIRECTIONS, STEPS
from tabbytop.games.kingos.state import Acting, State
from tabbytop.games.kingos.view import View

from . import policy
from .outlook import MIDDLING, PATIENT, SELFISH, Outlook
from .policy import deeds, worth

TRIED = 3  # actions of a turn that are played out
ITSELF = replace(PATIENT, silent=True)
IMAGINED = (replace(MIDDLING, silent=True), replace(SELFISH, silent=True))
DOUBT = 0.01  # by how much another choice must be better than that of the rules of thumb


def thinking_ahead(work: int) -> Choose[View, Action]:
    """``work`` is counted in games played out for one decision."""

    def choose(
        view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        if may_decline:
            return policy.beside(view, menu, rng, PATIENT)
        seat = view.viewer
        assert seat is not None
        state = GAME.determinize(view, rng)
        usual = policy.choose(state, seat, menu, rng, PATIENT)
        tried = choices(Outlook(state, seat, PATIENT), menu, usual)
        if len(tried) == 1:
            return usual
        budget = budget or USUAL
        clock, left = Clock(budget), work if budget.work is None else budget.work
        worlds, won = 0, [0.0] * len(tried)
        while left > 0 and not clock.is_up():
            luck = rng.getrandbits(64)
            for place, action in enumerate(tried):
                won[place] += played_out(rules.apply(state, seat, action), seat, Random(luck))
            left -= len(tried)
            worlds += 1
            state = GAME.determinize(view, rng)
        won[0] += DOUBT * worlds
        return tried[won.index(max(won))]

    return choose


def choices(outlook: Outlook, menu: Menu[Action], usual: Action) -> list[Action]:
    """What is played out, the choice by rules of thumb first; it alone where nobody is about to strike."""
    player = outlook.player
    match usual:
        case PutIn() if player.cell == outlook.citadel:
            return list(dict.fromkeys((usual, PutIn(player.vitality), PutIn(0))))
    if not isinstance(outlook.state.top, Acting) or isinstance(usual, Call):
        return [usual]
    if rules.might_pass(outlook.state):  # the time it takes would tell others that there is something to decide
        return [usual]
    offered = deeds(menu)
    if not outlook.striking or not (player.cell == outlook.citadel or any(_enters(outlook, one) for one in offered)):
        return [usual]
    others = sorted(
        (one for one in offered if one != usual), key=lambda one: (not _enters(outlook, one), -worth(outlook, one))
    )
    return [usual, *others[: TRIED - 1]]


def _enters(outlook: Outlook, action: Action) -> bool:
    if not isinstance(action, Move):
        return False
    return outlook.player.cell + STEPS[DIRECTIONS.index(action.direction)] == outlook.citadel


def played_out(state: State, seat: Seat, rng: Random) -> float:
    """1 if ``seat`` wins in the end, a part of it if it shares the win."""
    others = [rng.choice(IMAGINED) for _ in state.players]

    def decide(state: State, one: Seat, menu: Menu[Action], may_decline: bool) -> Action | None:
        if may_decline:
            return None  # nobody calls in a game that is imagined
        return policy.choose(state, one, menu, rng, ITSELF if one == seat else others[one])

    winners = rules.outcome(play_out(GAME, state, decide, rng.randrange)).winners
    return 1 / len(winners) if seat in winners else 0.0
