"""The kernel of the isle and the readable rules, step by step side by side."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy

from tabbytop.core import CHANCE
from tabbytop.core.playing import at_random, play_out
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Action
from tabbytop.games.isle.state import State
from tabbytop.kernels import dice
from tabbytop.kernels.compiled import ints
from tabbytop.kernels.isle import chance, menus, playing, scoring, steps
from tabbytop.kernels.isle.acts import ACT
from tabbytop.kernels.isle.positions import of_action, of_state, to_action, to_state

Choose = Callable[[Any, State], tuple[int, Any]]  #: who does what, as the kernel writes it, here and in the rules


def new_game(seats: int, **options: Any) -> State:
    return GAME.new_game(seats, {one.key: options.get(one.key, one.default) for one in GAME.options})


def walk(state: State, choose: Choose) -> State:
    """To the end: every action is a legal one of the rules, and leads to their next state, the same and whole."""
    game = of_state(state)
    assert to_state(game, state.rules) == state
    while asked := GAME.to_act(state).must:
        seat, act = choose(game, state)
        action = to_action(act)
        assert is_legal(state, seat, action), (state.agenda, seat, action)
        assert to_action(of_action(action)) == action
        before, state = state, GAME.apply(state, seat, action)
        steps.apply(game, seat, act)
        assert numpy.array_equal(game, of_state(state)), (before.agenda, asked, seat, action, differing(game, state))
    assert to_state(game, state.rules) == state
    assert points(game, len(state.players)) == points_by_the_rules(state)
    return state


def is_legal(state: State, seat: int, action: Action) -> bool:
    if seat == CHANCE:
        return GAME.chances(state).probability(action) > 0
    asked = GAME.to_act(state)
    return seat in (*asked.must, *asked.may) and action in GAME.legal(state, seat)


def differing(game: Any, state: State) -> list[tuple[str, Any, Any]]:
    """What is otherwise in the kernel."""
    other = to_state(game, state.rules)
    pairs = [*zip(state.players, other.players, strict=True), (state.table, other.table), (state, other)]
    return [
        (name, getattr(one, name), getattr(two, name))
        for one, two in pairs
        for name in one._fields
        if name not in ("players", "table") and getattr(one, name) != getattr(two, name)
    ]


# -- who chooses ------------------------------------------------------------------------------------------------------


class Kernel:
    """As the kernel plays a game of this seed and number itself."""

    def __init__(self, seed: int, number: int, sensible: bool) -> None:
        self.sensible, self.rng, self.notes, self.act = sensible, ints(4), ints(menus.NOTES), numpy.zeros(ACT, "i8")
        dice.seeded(self.rng, seed, number)

    def __call__(self, game: Any, state: State) -> tuple[int, Any]:
        return int(playing.choose(game, self.sensible, self.rng, self.notes, self.act)), self.act


class Anybody(Kernel):
    """Whoever may do something, any action, often an anytime card; each menu is written out and is the rules' own."""

    MOST = 2000  # actions that are written out

    def __init__(self, seed: int, number: int) -> None:
        super().__init__(seed, number, sensible=False)
        self.random = Random(f"{seed} {number}")
        self.seen: set[str] = set()  # what was asked

    def __call__(self, game: Any, state: State) -> tuple[int, Any]:
        asked = GAME.to_act(state)
        if asked.must[0] == CHANCE:
            chance.draw(game, self.rng, self.notes, self.act)
            return CHANCE, self.act
        seat = self.random.choice((*asked.must, *asked.may))
        count = int(menus.count(game, seat, self.notes))
        if count <= self.MOST:
            written = [self.nth(game, seat, n) for n in range(count)]
            assert len(set(written)) == count and set(written) == set(GAME.legal(state, seat)), (state.agenda, written)
        if self.random.random() < 0.2:
            assert points(game, len(state.players)) == points_by_the_rules(state), state
        self.seen.add(type(state.top).__name__)
        first = int(self.notes[menus.MAIN]) if self.notes[menus.PLAYS] and self.random.random() < 0.5 else 0
        self.nth(game, seat, self.random.randrange(first, count))
        return seat, self.act

    def nth(self, game: Any, seat: int, n: int) -> Action:
        menus.write(game, seat, n, self.notes, self.act)
        return to_action(self.act)


# -- points -----------------------------------------------------------------------------------------------------------


def points(game: Any, seats: int) -> list[list[int]]:
    result = numpy.zeros((seats, 2), numpy.int64)
    scoring.score(game, result)
    return [[int(number) for number in seat] for seat in result]


def points_by_the_rules(state: State) -> list[list[int]]:
    """With what decides between equals: fish, in the family game filled rooms [ISLE 5.5, 7.3]."""
    end = GAME.outcome(state)
    if state.rules.mode == "family":
        open_rooms = {line.side: dict(line.args)["count"] for line in end.lines if line.key == "rooms"}
        return [[end.points(seat), 7 - int(open_rooms.get(seat, 0))] for seat in range(len(state.players))]
    return [[end.points(seat), player.fish] for seat, player in enumerate(state.players)]


# -- positions --------------------------------------------------------------------------------------------------------


def any_position(seats: int, rng: Random, **options: Any) -> State:
    """Somewhere in a random game of the rules, boats given out."""
    seen: list[State] = []
    play_out(
        GAME,
        new_game(seats, **options),
        at_random(rng),
        rng.randrange,
        watch=lambda before, seat, action, after: seen.append(after),
    )
    return rng.choice(seen[3:])
