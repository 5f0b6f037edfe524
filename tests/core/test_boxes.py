"""Numbers between bounds as picks: a peg is put on a board, leaning, where nothing stands."""

from dataclasses import dataclass

import pytest

from tabbytop.core import ActionSpace, Axis, Box, Malformed, Prompt, Ranges, menu


@dataclass(frozen=True, slots=True)
class Peg:
    x: float
    lean: float
    y: float


@dataclass(frozen=True, slots=True)
class Hole:
    """Only where both are beyond this."""

    beyond: float

    def admits(self, peg: Peg) -> bool:
        return peg.x >= self.beyond and peg.y >= self.beyond


SPACE = ActionSpace(1, Box(Peg, (Axis("y", 5), Axis("x", 3)), sets=2))
PEG = 2  # after decline and enough
FIRST, SECOND = 3, 4
Y, X = 5, 10  # the first pick of each


def offered(*sets):
    return menu(Prompt("put", "TEST 1"), *sets)


def board(low=0.0, high=8.0, y=(0.0, 4.0), beyond=0.0):
    return Ranges(Peg, ((low, high, 3), (-10.0, 10.0, 1), (*y, 3)), Hole(beyond))


def test_axes_come_in_their_own_order_and_what_has_none_is_in_the_middle():
    picks = (PEG, FIRST, Y + 3, X + 1)
    assert SPACE.read(picks, offered(board())) == Peg(x=4.0, lean=0.0, y=3.0)
    assert SPACE.spell(Peg(4.0, 0.0, 3.0), offered(board())) == picks
    assert [SPACE.meaning(one) for one in picks] == ["Peg", "set 0", "y 3", "x 1"]


def test_what_lies_between_two_steps_is_spelled_by_the_nearer_one():
    assert SPACE.spell(Peg(5.9, 3.0, 1.4), offered(board())) == (PEG, FIRST, Y + 1, X + 1)


def test_every_point_of_the_menu_s_own_grid_can_be_picked():
    asked = offered(board())
    assert len(asked) == 9
    for peg in asked:
        assert SPACE.read(SPACE.spell(peg, asked), asked) == peg


def test_only_what_can_be_gone_on_with_follows():
    asked = offered(board(beyond=3.0))
    assert SPACE.following(asked) == [PEG]
    assert SPACE.following(asked, (PEG,)) == [FIRST]
    assert SPACE.following(asked, (PEG, FIRST)) == [Y + 3, Y + 4]
    assert SPACE.following(asked, (PEG, FIRST, Y + 3)) == [X + 1, X + 2]
    assert SPACE.following(asked, (PEG, FIRST, Y + 3, X + 1)) == []


def test_where_there_is_nothing_between_the_bounds_there_is_one_step():
    asked = offered(board(y=(2.0, 2.0)))
    assert SPACE.following(asked, (PEG, FIRST)) == [Y]
    assert SPACE.spell(Peg(0.0, 0.0, 2.0), asked) == (PEG, FIRST, Y, X)


def test_one_of_several_sets():
    asked = offered(board(high=2.0), board(low=4.0))
    assert SPACE.following(asked, (PEG,)) == [FIRST, SECOND]
    assert SPACE.read((PEG, SECOND, Y, X), asked) == Peg(4.0, 0.0, 0.0)
    assert SPACE.spell(Peg(4.0, 0.0, 0.0), asked) == (PEG, SECOND, Y, X)


def test_what_the_menu_has_not_is_refused():
    with pytest.raises(Malformed, match="this menu has 1 sets of Peg"):
        SPACE.read((PEG, SECOND, Y, X), offered(board()))
    with pytest.raises(Malformed, match="none was given"):
        SPACE.read((PEG, FIRST, Y, X))
    with pytest.raises(Malformed, match="expected a pick of x"):
        SPACE.read((PEG, FIRST, Y, Y), offered(board()))
    with pytest.raises(Malformed, match="not within the bounds"):
        SPACE.spell(Peg(9.0, 0.0, 0.0), offered(board()))
