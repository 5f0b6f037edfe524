"""Playing a game to its end without a table: for bots, tests, tournaments and benchmarks."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from .chance import Below
from .choices import AnyMenu, Menu
from .errors import IllegalAction
from .seats import CHANCE, PHYSICS, Seat
from .spec import Action, GameSpec, State, View, check, poll

#: state, seat, menu, may decline -> an action, or None to decline an interrupt
Decide: TypeAlias = Callable[[State, Seat, Menu[Action], bool], Action | None]
Simulate: TypeAlias = Callable[[Any], Action]  #: what PHYSICS does with a request
Watch: TypeAlias = Callable[[State, Seat, Action, State], Any]


def at_random(rng: Random) -> Decide[Any, Any]:
    """Any legal action; an interrupt one time in four."""

    def decide(state: Any, seat: Seat, menu: AnyMenu, may_decline: bool) -> Any:
        return None if may_decline and rng.random() < 0.75 else menu.pick(rng)

    return decide


def play_out(
    game: GameSpec[State, View, Action],
    state: State,
    decide: Decide[State, Action],
    below: Below,
    simulate: Simulate[Action] | None = None,
    watch: Watch[State, Action] | None = None,
) -> State:
    """The final state. ``below`` draws for chance; ``watch`` is called with every step.

    Without a simulation physics does what the game pretends. ``decide`` is trusted; ``play_checked`` trusts nobody.
    """
    declined: set[Seat] = set()
    while (asked := game.to_act(state)).must:
        seat, may_decline = poll(asked, declined)
        action: Action | None
        if seat == CHANCE:
            action = game.chances(state).draw(below)
        elif seat == PHYSICS:
            assert game.physics is not None, f"{game.key} lets physics act, but its spec does not say how"
            asked_for = game.physics.request(state)
            action = game.physics.pretend(asked_for, below) if simulate is None else simulate(asked_for)
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


def play_checked(
    game: GameSpec[State, View, Action],
    state: State,
    decide: Decide[State, Action],
    below: Below,
    simulate: Simulate[Action] | None = None,
    watch: Watch[State, Action] | None = None,
) -> State:
    """The final state of a game in which ``decide`` gives an action of its menu, or None to let an interrupt pass:
    anything else is an ``IllegalAction``. ``below(n)`` draws for chance, a whole number below ``n``, as
    ``Random.randrange`` does; ``watch`` is called with every step: before, seat, action, after.

    Physics is simulated by ``simulate``; without it, it does what the game pretends.
    """

    def decided(state: State, seat: Seat, menu: Menu[Action], may_decline: bool) -> Action | None:
        action = decide(state, seat, menu, may_decline)
        if action is None and not may_decline:
            raise IllegalAction(
                menu.prompt.clause, f"seat {seat} gave None for {menu.prompt.key}; only an interrupt can be declined"
            )
        if action is not None and action not in menu:
            check(game, state, seat, action, lambda _: menu)
        return action

    return play_out(game, state, decided, below, simulate, watch)
