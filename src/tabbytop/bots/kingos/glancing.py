"""Which choices are worth a try on Kingoš's island, the best first by rules of thumb."""

from collections.abc import Callable, Iterator
from random import Random

from tabbytop.core import AnyMenu
from tabbytop.games.kingos.actions import Action, Pass, PutIn, Say
from tabbytop.games.kingos.state import State

from .battles import put_in, say
from .outlook import MIDDLING, SELFISH, Outlook
from .policy import deeds, worth


def ranked(state: State, seat: int, menu: AnyMenu) -> list[Action]:
    """Of what can be said or put in a few that differ: as bots would, nothing, half, all."""
    actions = deeds(menu)
    outlook = Outlook(state, seat, MIDDLING)
    found: list[Action]
    if isinstance(actions[0], PutIn):
        found = [PutIn(energy) for energy in _amounts(state, seat, put_in)]
    elif isinstance(actions[0], Say):
        found = [*(Say(energy) for energy in _amounts(state, seat, say)), Pass()]
    elif len(actions) == 1:
        return actions
    else:
        return sorted(actions, key=lambda action: -worth(outlook, action))
    return [action for action in dict.fromkeys(found) if action in menu]


def _amounts(state: State, seat: int, by: Callable[[Outlook, Random], int]) -> Iterator[int]:
    for style in (SELFISH, MIDDLING):
        yield by(Outlook(state, seat, style), Random(0))
    vitality = state.players[seat].vitality
    yield from (vitality, 0, vitality // 2)
