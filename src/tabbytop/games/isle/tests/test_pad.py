"""The score pad counts a real table, and says what is wrong with one that cannot be [ISLE 5, 6.7, 7.3]."""

import json

import pytest

from tabbytop.core import Malformed
from tabbytop.games.isle.boat import HULL
from tabbytop.games.isle.pad import count, score
from tabbytop.games.isle.tests.boats import WORKED_EXAMPLE, bars, singles, tiles, written

BAR = {"kind": "cat", "colour": "red", "cells": [[0, 4], [1, 4], [2, 4], [3, 4], [4, 4]]}


def piece(**changes):
    return {key: value for key, value in {**BAR, **changes}.items() if value is not None}


def player(**changes):
    return {"boat": "boat_1", "tiles": [BAR], "lessons": [], "fish": 0, "baskets": 1, **changes}


def classic(*players, **changes):
    return {
        "mode": "classic",
        "players": list(players) or [player()],
        "public": [],
        "turn_order": list(range(len(players) or 1)),
        **changes,
    }


def solo(one=None, **changes):
    sister = {"colours": ["red", "blue", "green", "purple", "orange"], "lessons": []}
    return {**classic(one or player(), turn_order=[0, 1]), "mode": "solo", "sister": sister, **changes}


def family(*players, **changes):
    return {"mode": "family", "players": list(players), "turn_order": list(range(len(players))), **changes}


def family_player(**changes):
    return {"boat": "boat_1", "tiles": [BAR], "lessons": [151, 164], **changes}


# -- what it counts ---------------------------------------------------------------------------------------------------


def test_the_worked_example():
    """[ISLE 5.6] as the Czech book counts it."""
    one = {
        "boat": "boat_4",
        "tiles": written(WORKED_EXAMPLE),
        "lessons": [135, 116, 131],
        "fish": 3,
        "baskets": 2,
    }
    assert score(classic(one, public=[{"card": 148}])) == {
        "players": [
            {
                "rats": -2,
                "rooms": -20,
                "families": 47,
                "rare": 3,
                "lessons": {"135": 6, "116": 7, "131": 0},
                "public": {"148": 16},
                "total": 57,
            }
        ],
        "winners": [0],
    }


def test_several_players():
    """[ISLE 5.5, 9.5, 9.9] ties by fish, the largest family and the first in order among all."""
    four, three = "red-c16: a5 f5 k5 p5", "red-c16: a5 f5 k5"
    counted = score(
        classic(
            player(tiles=written(tiles(four)), lessons=[121, 119], fish=2),
            player(tiles=written(tiles(three)), lessons=[119]),
            player(tiles=written(tiles(four)), lessons=[121, 126], fish=3),
            public=[{"card": 143, "colour": "red"}, {"card": 147}],
            turn_order=[1, 0, 2],
        )
    )
    assert [one["lessons"] for one in counted["players"]] == [{"121": 10, "119": 0}, {"119": 7}, {"121": 10, "126": 2}]
    assert [one["public"] for one in counted["players"]] == [
        {"143": 2, "147": 4},
        {"143": 2, "147": 2},
        {"143": 2, "147": 4},
    ]
    assert counted["winners"] == [2]
    full = player(tiles=written(tiles(singles(HULL))))
    assert score(classic(full, full))["winners"] == [0, 1]
    assert score(classic({**full, "fish": 1}, full))["winners"] == [0]
    for one in counted["players"]:
        parts = [one[key] for key in ("rats", "rooms", "families", "rare")]
        assert one["total"] == sum([*parts, *one["lessons"].values(), *one["public"].values()])


def test_solo():
    """[ISLE 6.6, 6.7] the sister is seat 1; public lessons are halved."""
    mine = player(tiles=written(tiles(bars(red=7, blue=1))), lessons=[121, 119], fish=1)
    sister = {"colours": ["blue", "red", "green", "purple", "orange"], "lessons": [197, 204, 208]}
    counted = score(solo(mine, sister=sister, public=[{"card": 144, "colour": "red"}]))
    assert counted["players"][0]["lessons"] == {"121": 10, "119": 7}
    assert counted["players"][0]["public"] == {"144": 4}
    assert counted["sister"] == {"colours": 5 + 28, "lessons": {"197": 25, "204": 25, "208": 25}, "total": 108}
    assert counted["winners"] == [1]
    last = score(solo(mine, sister=sister, turn_order=[1, 0]))
    assert last["players"][0]["lessons"] == {"121": 10, "119": 0}
    clean = player(tiles=written(tiles(singles(HULL))), lessons=[126])
    assert score(solo(clean))["winners"] == [0]
    assert score(solo({**clean, "lessons": []}))["winners"] == [1]  # a tie is hers


def test_family():
    """[ISLE 7.3] rare treasures lie there and are worth nothing; the cards stand under lessons."""
    mine = written(tiles("bar: f5; red-c16: a5; red-c16: a4 a6"))
    counted = score(family(family_player(tiles=mine), family_player(tiles=mine, lessons=[154, 167])))
    assert counted["players"][0] == {
        "rats": -17,
        "rooms": -35,
        "families": 8,
        "rare": 0,
        "lessons": {"151": 3, "164": 2},
        "public": {},
        "total": -39,
    }
    assert counted["winners"] == [0]
    assert "sister" not in counted
    del (bare := family(family_player(), family_player()))["turn_order"]
    assert score(bare)["winners"] == [0, 1]


def test_tiles_need_not_touch_and_the_box_is_not_counted():
    apart = written(tiles("red-c16: a5 p5 b3; bar: h1 l1"))
    assert score(classic(player(tiles=apart)))["players"][0]["rare"] == 6


def test_the_lines_behind_it():
    """The same count, line by line, for a sheet that explains itself."""
    mode, counted = count(solo())
    assert mode == "solo"
    assert {line.side for line in counted.lines} == {0, 1}
    assert json.loads(json.dumps(score(solo())))["players"][0]["total"] == counted.points(0)


# -- what is wrong ----------------------------------------------------------------------------------------------------


def with_piece(**changes):
    return classic(player(tiles=[piece(**changes)]))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "expected an object with mode, players"),
        ([], "expected an object with mode, players"),
        ({}, "expected an object with mode, players"),
        (classic(mode="duel"), "mode: expected one of classic, solo, family, got 'duel'"),
        (classic(mode=["classic"]), "mode: expected one of classic, solo, family"),
        (classic(extra=1), "extra: unknown field"),
        ({"mode": "classic", "players": [], "public": []}, "turn_order: missing"),
        ({"mode": "classic", "players": [], "turn_order": []}, "public: missing"),
        (classic(players=[]), "players: expected 1 to 4, got 0"),
        (classic(*[player()] * 5), "players: expected 1 to 4, got 5"),
        (classic(players={}), "players: expected a list"),
        (classic(players=[3]), "players[0]: expected an object with baskets, boat, fish, lessons, tiles, got 3"),
        (classic(player(boat="boat_9")), "players[0].boat: expected one of boat_1, boat_2, boat_3, boat_4"),
        (classic(player(boat=1)), "players[0].boat: expected one of"),
        (classic(player(), player(fish=-1)), "players[1].fish: expected a whole number from 0 on, got -1"),
        (classic(player(fish=True)), "players[0].fish: expected a whole number"),
        (classic(player(baskets=1.5)), "players[0].baskets: expected a whole number"),
        (classic(player(cats=1)), "players[0].cats: unknown field"),
        (classic(player(), player(), turn_order=[0, 0]), "turn_order: expected each of 0, 1 once, got [0, 0]"),
        (classic(turn_order=[False]), "turn_order: expected each of 0 once"),
        # pieces
        (classic(player(tiles=None)), "players[0].tiles: expected a list"),
        (classic(player(tiles=[7])), "players[0].tiles[0]: expected an object with kind, cells"),
        (with_piece(kind=None), "players[0].tiles[0]: expected an object with kind, cells"),
        (with_piece(turn=2), "players[0].tiles[0]: expected an object with kind, cells"),
        (with_piece(kind="dog"), "players[0].tiles[0].kind: expected one of cat, oshax, common, rare, got 'dog'"),
        (with_piece(colour="pink"), "players[0].tiles[0].colour: expected one of blue, green, red, purple, orange"),
        (with_piece(colour=None), "players[0].tiles[0].colour: expected one of"),
        (with_piece(kind="common"), "players[0].tiles[0].colour: a common treasure has no colour"),
        (with_piece(kind="oshax"), "players[0].tiles[0].cells: no oshax has this shape of 5 squares [ISLE 3.1]"),
        (with_piece(kind="rare", colour=None), "no rare treasure has this shape of 5 squares"),
        (with_piece(cells=[[0, 4]]), "no cat has this shape of one square"),
        (with_piece(cells=[[0, 4], [1, 4], [2, 4], [4, 4], [5, 4]]), "no cat has this shape of 5 squares"),
        (with_piece(cells=[[21, 4], [0, 5], [1, 5], [2, 5], [3, 5]]), "no cat has this shape"),
        (with_piece(cells=[]), "players[0].tiles[0].cells: expected 1 or more, got 0"),
        (with_piece(cells=[[0, 4], [0, 4]]), "players[0].tiles[0].cells[1]: [0, 4] is listed twice"),
        (with_piece(cells=[[0, 4, 1]]), "players[0].tiles[0].cells[0]: expected [x, y], got [0, 4, 1]"),
        (with_piece(cells=[["a", 4]]), "cells[0]: expected [x, y]"),
        (with_piece(cells=[[0, 0], [1, 0]]), "cells[0]: [0, 0] lies outside the hull [ISLE 3.1]"),
        (with_piece(cells=[[17, 4], [18, 4], [19, 4], [20, 4], [22, 4]]), "cells[4]: [22, 4] lies outside the hull"),
        (with_piece(cells=[[-1, 4]]), "[-1, 4] lies outside the hull"),
        (with_piece(cells=[[4, 9]]), "[4, 9] lies outside the hull"),
        (
            classic(player(tiles=[BAR, {"kind": "common", "cells": [[4, 4]]}])),
            "players[0].tiles[1]: overlaps players[0].tiles[0] at [4, 4] [ISLE 3.1]",
        ),
        # cards
        (classic(player(lessons=[148])), "players[0].lessons[0]: 148 is a public lesson, not a private lesson"),
        (classic(player(lessons=[151])), "players[0].lessons[0]: 151 is a family card, not a private lesson"),
        (classic(player(lessons=[197])), "197 is a lesson of the sister, not a private lesson"),
        (classic(player(lessons=[7])), "7 is a card that scores nothing, not a private lesson"),
        (classic(player(lessons=[999])), "players[0].lessons[0]: there is no card 999"),
        (classic(player(lessons=["113"])), "players[0].lessons[0]: expected the number of a card, got '113'"),
        (classic(player(lessons=[113, 113])), "players[0].lessons[1]: card 113 is listed twice"),
        (classic(public=[143]), "public[0]: expected an object with card"),
        (classic(public=[{"card": 113}]), "public[0].card: 113 is a private lesson, not a public lesson"),
        (classic(public=[{"card": 143}]), "public[0].colour: expected one of blue"),
        (classic(public=[{"card": 148, "colour": "red"}]), "public[0].colour: no colour is chosen for card 148"),
        (classic(public=[{"card": 148}, {"card": 148}]), "public[1].card: card 148 is listed twice"),
        # modes
        (classic(sister={}), "sister: only solo has a sister [ISLE 6]"),
        (solo(players=[player(), player()]), "players: expected 1, got 2"),
        (solo(turn_order=[0]), "turn_order: expected each of 0, 1 once"),
        ({**classic(turn_order=[0, 1]), "mode": "solo"}, "sister: missing"),
        (solo(sister=None), "sister: expected an object with colours, lessons"),
        (solo(sister={"colours": ["red"], "lessons": []}), "sister.colours: expected 5, got 1"),
        (solo(sister={"colours": ["red"] * 5, "lessons": []}), "sister.colours: expected each of blue"),
        (solo(sister={"colours": ["pink"] * 5, "lessons": []}), "sister.colours[0]: expected one of blue"),
        (
            solo(sister={"colours": ["red", "blue", "green", "purple", "orange"], "lessons": [113]}),
            "sister.lessons[0]: 113 is a private lesson, not a lesson of the sister",
        ),
        (family(player()), "players[0].fish: the family game has no fish [ISLE 7.1]"),
        (family(family_player(baskets=1)), "players[0].baskets: the family game has no baskets [ISLE 7.1]"),
        (family(family_player(), public=[]), "public: the family game has no public lessons [ISLE 7.1]"),
        (family(family_player(lessons=[113])), "113 is a private lesson, not a family card"),
        (family(family_player(tiles=[piece(kind="oshax")])), "tiles[0].kind: the family game has no oshax [ISLE 7.1]"),
    ],
)
def test_bad_input_is_named(data, says):
    with pytest.raises(Malformed) as wrong:
        score(data)
    assert says in str(wrong.value)
    assert "\n" not in str(wrong.value)
