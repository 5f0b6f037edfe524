"""Positions of the tower that bots are asked about, and what they answer."""

from random import Random

from tabbytop.bots import Budget, bot
from tabbytop.core import Action
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Take
from tabbytop.games.tower.components import NAMED
from tabbytop.games.tower.state import State

PLAYING = ("easy", "medium", "hard", "expert")
NO_TRIALS = Budget(work=0)


class Enough(Exception):
    """A game has been watched for long enough."""


def choice(state: State, level: str = "hard") -> Action:
    return bot("tower", level).choose(GAME.view(state, 0), GAME.legal(state, 0), Random(1), NO_TRIALS)


def placing(state: State, card: int, side: int, piece: str) -> State:
    for action in (Choose(card, side), Take(NAMED[piece])):
        state = GAME.apply(state, 0, action)
    return state
