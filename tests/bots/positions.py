"""Walks through cat clans for the tests of its bots."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME, giving
from tabbytop.games.clans.components import CLANS
from tabbytop.games.clans.state import Setup, State

PAIRS = list(permutations(CLANS, 2))


def laid_out(clans: tuple[Any, Any], powers: bool, first: int = 0) -> State:
    """The tiles of two clans, all face down."""
    return giving.lay_out(Setup("free", powers, bonus_clan=True, first=first, clans=clans))


def random_game(state: State, rng: Random) -> Iterator[tuple[State, int, Any]]:
    """Every position until the end, who acts there and what they do; None at the end."""
    while must := GAME.to_act(state).must:
        seat = must[0]
        action = GAME.chances(state).draw(rng.randrange) if seat == CHANCE else GAME.legal(state, seat).pick(rng)
        yield state, seat, action
        state = GAME.apply(state, seat, action)
    yield state, CHANCE, None


def nearly_over(clans: tuple[Any, Any], powers: bool, asleep: int, step: str, rng: Random) -> State:
    """A position of that step with so many tiles still face down."""
    for state, _, _ in random_game(laid_out(clans, powers, rng.randrange(2)), rng):
        if state.step == step and len(state.pool) == asleep:
            return state
    raise AssertionError("every game comes by here")
