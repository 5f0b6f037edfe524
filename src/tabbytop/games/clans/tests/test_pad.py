"""The score pad counts a real table, and says what is wrong with one that cannot be [CLANS 4, 6, 9]."""

import pytest

from tabbytop.core import Malformed
from tabbytop.games.clans.notation import read_token
from tabbytop.games.clans.pad import score
from tabbytop.games.clans.tests.positions import WORKED_EXAMPLE

GRID = [row.split() for row in WORKED_EXAMPLE.split("\n") if row.strip()]


def pad(**changes):
    return {"clans": ["gourmets", "meowsketeers"], "powers": False, "grid": GRID, **changes}


def with_token(row, column, token):
    return [[token if (r, c) == (row, column) else one for c, one in enumerate(line)] for r, line in enumerate(GRID)]


def test_the_worked_examples():
    """[CLANS 6.1, 6.2]"""
    plain = score(pad())
    assert (plain["points"], plain["prey"], plain["winners"]) == ([13, 15], [3, 3], [1])
    powers = score(pad(powers=True, rotate={"row": 2, "col": 2, "to": 270}))
    assert (powers["points"], powers["prey"], powers["winners"]) == ([21, 15], [4, 3], [0])
    for counted in (plain, powers):
        assert [sum(line["points"] for line in counted["lines"] if line["side"] == seat) for seat in (0, 1)] == counted[
            "points"
        ]


def test_cats_may_lie_face_down_already():
    """[CLANS 9] what the dogs have turned over at a real table."""
    down = [[f"({token})" if token in ("A2", "A4", "B4", "B5*") else token for token in row] for row in GRID]
    assert score(pad(grid=down))["points"] == [13, 15]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "expected an object with clans"),
        ({"clans": [], "powers": True}, "expected an object"),
        (pad(extra=1), "expected an object"),
        (pad(clans=["gourmets"]), "clans: expected two clans"),
        (pad(clans=["gourmets", "dogs"]), "no clan 'dogs'"),
        (pad(clans=["gourmets", "gourmets"]), "the same clan"),
        (pad(powers="yes"), "powers: expected true or false"),
        (pad(grid=GRID[:4]), "grid: expected 5 rows"),
        (pad(grid=[*GRID[:4], GRID[4][:4]]), "grid[4]: expected 5 tokens"),
        (pad(grid=with_token(1, 2, "A9")), "A4 lies there 0 times, but there are 1"),
        (pad(grid=with_token(1, 2, "cow")), "grid[1][2]: 'cow': no such tile"),
        (pad(grid=with_token(0, 1, "dog5")), "grid[0][1]: 'dog5': a dog needs its rotation"),
        (pad(grid=with_token(0, 1, 5)), "grid[0][1]: expected a token"),
        (pad(grid=with_token(0, 1, ".")), "no unknown tile"),
        (pad(grid=with_token(0, 0, "(fly3)")), "only cats lie face down"),
        (pad(rotate={"row": 2, "col": 2, "to": 270}), "only the Meowsketeers' chief"),
        (pad(powers=True, rotate={"row": 0, "col": 0, "to": 90}), "no dog in row 0"),
        (pad(powers=True, rotate={"row": 0, "col": 1, "to": 90}), "only the Meowsketeers' chief"),
        (pad(powers=True, rotate={"row": 2, "col": 2, "to": 45}), "rotate.to: a dog stands at"),
        (pad(powers=True, rotate={"row": 5, "col": 2, "to": 90}), "row and col go from 0 to 4"),
        (pad(powers=True, rotate=[2, 2]), "rotate: expected an object"),
    ],
)
def test_bad_input_is_named(data, says):
    with pytest.raises(Malformed) as wrong:
        score(data)
    assert says in str(wrong.value)


def test_a_chief_that_lies_face_down_has_no_power():
    """[CLANS 4.4]"""
    asleep = [["(B5*)" if token == "B5*" else token for token in row] for row in GRID]
    with pytest.raises(Malformed, match="awake beside the dog"):
        score(pad(powers=True, grid=asleep, rotate={"row": 2, "col": 2, "to": 270}))
    others = {"A1": "A1", "A2": "A1", "A4": "A1", "A5": "A1", "A3*": "(A9*)"}
    supercats = [[others.get(token, token) for token in row] for row in GRID]
    counted = score(pad(powers=True, clans=["supercats", "meowsketeers"], grid=supercats))
    assert counted["ending"]["moved"] == []


def test_tokens():
    """[CLANS 9]"""
    assert read_token(".") == (-1, True)
    face, down = read_token("(A2)")
    assert down
    assert read_token("A2") == (face, False)
