"""Games on Kingoš's island, imagined: by rules of thumb, without calls, to the end or for some turns."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from tabbytop.core import CHANCE
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.state import State

from . import policy
from .outlook import MIDDLING, SELFISH, Style

#: who plays on: nobody calls, since nobody knows whom a call would lead where
STYLES = tuple(replace(style, silent=True) for style in (MIDDLING, SELFISH))


def play_on(state: State, rng: Random, is_enough: Callable[[State], bool], kinds: Sequence[Style] = STYLES) -> State:
    """Until it is enough, or over. Each seat is of one of these kinds, drawn."""
    styles = [rng.choice(kinds) for _ in state.players]
    while (must := GAME.to_act(state).must) and not is_enough(state):
        seat = must[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.chances(state).draw(rng.randrange))
        else:
            state = GAME.apply(state, seat, policy.choose(state, seat, GAME.legal(state, seat), rng, styles[seat]))
    return state
