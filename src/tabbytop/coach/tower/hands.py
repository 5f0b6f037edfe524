"""A place tried in several hands: each lets go a little otherwise, and physics says what becomes of it.

Far ahead nobody can see in a game of cardboard; whether a piece stays where it is let go can be tried.
"""

from functools import lru_cache
from random import Random

from tabbytop.bots.tower import STYLES, trying
from tabbytop.bots.tower.hand import let_go
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.view import View

HANDS = 8
TREMOR = STYLES["medium"].tremor  #: about what a person's hand does: a millimetre off, two degrees, not quite at rest


@lru_cache(maxsize=1024)
def in_hand(view: View, place: Place, hand: int) -> trying.Trial:
    """How it would end in one of them, the same for the same view: what is hidden changes nothing in what falls."""
    assert view.viewer is not None
    state = GAME.determinize(view, Random(0))
    done = let_go(place, TREMOR, GAME.legal(state, view.viewer), Random(hand))
    return trying.place(state, view.viewer, done)


def in_hands(view: View, place: Place, hands: int = HANDS) -> list[trying.Trial]:
    return [in_hand(view, place, hand) for hand in range(hands)]


def held(view: View, place: Place, hands: int = HANDS) -> int:
    """In how many of them all stands."""
    return sum(trial.holds for trial in in_hands(view, place, hands))
