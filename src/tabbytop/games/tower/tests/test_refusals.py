"""Why not: what was tried, what is allowed, and the clause. Placing has a file of its own."""

import pytest

from tabbytop.core import IllegalAction, OutOfTurn, check
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Discard, Done, GiveUp, GoOn, Meet, Pet, Place, Swap, Take
from tabbytop.games.tower.components import NAMED

from .kit import position, started

ORANGE, BRICK = NAMED["orange1"], NAMED["brick1"]
ACTING = started().do(Choose(1, 0)).state
FRESH = started().state


@pytest.mark.parametrize(
    ("state", "action", "says"),
    [
        (FRESH, Choose(9, 0), "action card 9 does not lie face up; face up are 1, 2 [TOWER 3.1]"),
        (FRESH, Choose(2, 1), "action card 2 has no side 1; it has 1 [TOWER 3.1]"),
        (FRESH, Choose(77, 0), "action card 77 does not lie face up; face up are 1, 2 [TOWER 3.1]"),
        (FRESH, Take(BRICK), "brick1 cannot be taken up now [TOWER 3.1]"),
        (FRESH, Meet(1, 2), "goals are met after the action [TOWER 4.1]"),
        (FRESH, Swap(1), "goal 1 cannot be exchanged now; in hand are none [TOWER 7.2]"),
        (FRESH, GoOn(True), "going on is asked after a win; no story has been won just now [TOWER 6.4]"),
        (FRESH, Discard(1), "is discarded without effect only if no face-up card can be done [TOWER 3.9]"),
        (ACTING, Choose(2, 0), "an action card has been chosen already this turn [TOWER 3.1]"),
        (ACTING, Done(), "not finished; to be placed: brick window floor; to be petted: none [TOWER 3.1]"),
        (ACTING, Pet(ORANGE), "orange1 is not to be petted now; to be petted are none [TOWER 3.4]"),
        (ACTING, GiveUp(), "after 5 failed tries at one piece; so far 0 [TOWER 3.11]"),
        (ACTING, Place(*[0.0] * 10), "there is no piece in hand to let go; take one first [TOWER 3.1]"),
        (ACTING, object(), "TOWER 3.2"),
    ],
)
def test_a_refusal_names_the_clause_and_what_would_do(state, action, says):
    with pytest.raises(IllegalAction) as wrong:
        check(GAME, state, 0, action)
    assert says in str(wrong.value)


def test_out_of_turn():
    with pytest.raises(OutOfTurn, match=r"TOWER 2.3"):
        check(GAME, position(3), 1, Choose(1, 0))
