"""Playing a game to its end without a table: for bots, tests, tournaments and benchmarks."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from .choices import Action, Menu
from .seats import CHANCE, PHYSICS, Seat
from .spec import GameSpec, State, poll

#: state, seat, menu, may decline -> an action, or None to decline an interrupt
Decide: TypeAlias = Callable[[State, Seat, Menu, bool], Action | None]
Simulate: TypeAlias = Callable[[Any], Action]  #: what PHYSICS does with a request
Watch: TypeAlias = Callable[[State, Seat, Action, State], None]


def at_random(rng: Random) -> Decide:
    """Any legal action; an interrupt one time in four."""

    def decide(state: State, seat: Seat, menu: Menu, may_decline: bool) -> Action | None:
        return None if may_decline and rng.random() < 0.75 else menu.pick(rng)

    return decide


def play_out(
    game: GameSpec,
    state: State,
    decide: Decide,
    below: Callable[[int], int],
    simulate: Simulate | None = None,
    watch: Watch | None = None,
) -> State:
    """The final state. ``below`` draws for chance; ``watch`` is called with every step.

    Without a simulation physics does what the game pretends.
    """
    declined: set[Seat] = set()
    while (asked := game.to_act(state)).must:
        seat, may_decline = poll(asked, declined)
        action: Action | None
        if seat == CHANCE:
            action = game.chances(state).draw(below)
        elif seat == PHYSICS:
            asked_for = game.request(state)
            action = game.pretend(asked_for, below) if simulate is None else simulate(asked_for)
        else:
            action = decide(state, seat, game.legal(state, seat), may_decline)
        if action is None:
            assert may_decline, f"seat {seat} must act"
            declined.add(seat)
            continue
        before, state = state, game.apply(state, seat, action)
        declined.clear()
        if watch is not None:
            watch(before, seat, action, state)
    return state
