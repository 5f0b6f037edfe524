"""Every lesson of every deck: a boat that scores and one that just misses [ISLE 9.4 to 9.10]."""

import pytest

from tabbytop.games.isle.boat import BOATS, EDGE, MIDDLE_ROW, ROOM_OF, cells_of
from tabbytop.games.isle.cards import ADVANCED_LESSONS, FAMILY_CARDS, LESSONS, SISTER_LESSONS
from tabbytop.games.isle.components import COLOUR_OF
from tabbytop.games.isle.predicates import value
from tabbytop.games.isle.tests.boats import bars, final, singles

ALL = LESSONS | FAMILY_CARDS | SISTER_LESSONS | ADVANCED_LESSONS
RATS, MAPS = BOATS[0].rats, sum(BOATS[0].maps)  # of boat_1
STERN, BOW, DINING = (ROOM_OF[key].cells for key in ("stern", "bow", "dining"))
MOONS = ROOM_OF["left_cabin"].cells | ROOM_OF["right_cabin"].cells


def but(mask, count=1):
    """All of these cells but the last so many."""
    return sum(1 << cell for cell in cells_of(mask)[: mask.bit_count() - count])


# Five cats in a row: a4, a5, a6, b3, b7 lie at the edge; f4, k4, f5, k5 and p5 do not.
AT_THE_EDGE = "blue-c16: a4; green-c16: a5; red-c16: a6; purple-c16: b3; orange-c16: b7"
ONE_INSIDE = "blue-c16: a4; green-c16: a5; red-c16: a6; purple-c16: b3; orange-c16: k5"
OSHAX_OUTSIDE = ONE_INSIDE + "; x1=orange: h1"
TWO_RED_ONE_BLUE = "red-c16: a4 a6; blue-c16: a5; red-c16: k5"
LONERS = "red-c16: a5; blue-c16: f5; red-c16: f6"  # by a corner
NO_LONERS = "red-c16: a5 a6; blue-c16: f5 k5"
THREE = "red-c16: a5 f5 k5"
FOUR = "red-c16: a5 f5 k5 p5"
FOUR_THREE_THREE = f"{FOUR}; blue-c16: b3 g3 l3; green-c16: b7 g7 l7"
FOUR_THREE_TWO = f"{FOUR}; blue-c16: b3 g3 l3; green-c16: b7 g7"
THREE_THREE_THREE = f"{THREE}; blue-c16: b3 g3 l3; green-c16: b7 g7 l7"
SEVEN = f"{FOUR}; red-c16: a6 f6 k6"
SIX = f"{FOUR}; red-c16: a6 f6"
TREASURES = "pair: h1; single: m1; line: e8; square: p5; bar: k5"
RED_AND_CHESTS = "red-c16: f5; single: e5; tee: f6"  # both touch her
RED_AT_A_CORNER = "red-c16: f5; single: e4 k4 k6"  # none does
TOUCHED_BY_ALL = (
    "blue-c16: f4; single: f3; green-c16: f5; single: e5; red-c16: f6; single: f7; "
    "purple-c16: l4; single: l3; orange-c16: l5; single: q5"
)
# Rats of boat_1 lie at h4 and i4, at a6 and b6, at t4 …
BESIDE_A_RAT = "red-c16: f5"
ALL_BESIDE_RATS = "red-c16: f5; blue-c16: a5; green-c16: f3; purple-c16: n6; orange-c16: l2"


def each_of(cards, *cases):
    return [(card, *case) for card in cards for case in cases]


def five_of(colour):
    others = {"blue", "green", "red", "purple", "orange"} - {colour}
    other = sorted(others)[0]
    return (
        (9, final(bars(**{colour: 5, other: 5}))),
        (9, final(bars(**{colour: 4, other: 5}), f"x2={colour}: f6")),
        (0, final(bars(**{colour: 4, other: 5}))),
        (0, final(bars(**{colour: 6}))),
    )


COLOUR_CARDS = {127: "blue", 128: "green", 129: "purple", 130: "red", 131: "orange"}

CASES = [
    # the edge, rooms, rows [ISLE 9.6]
    *each_of((113, 156), (12, final(singles(EDGE))), (0, final(singles(but(EDGE))))),
    *each_of((117, 151), (2, final(TWO_RED_ONE_BLUE)), (0, final("red-c16: f5 k5"))),
    *each_of((135, 153), (2, final(AT_THE_EDGE)), (1, final("red-c16: a4 a5 a6")), (0, final("red-c16: a5 f5"))),
    (116, 7, final(AT_THE_EDGE)),
    (116, 7, final(OSHAX_OUTSIDE)),
    (116, 0, final(ONE_INSIDE)),
    (152, 9, final(AT_THE_EDGE)),
    (152, 0, final(ONE_INSIDE)),
    (214, 5, final(AT_THE_EDGE)),
    (214, 0, final("red-c16: f5")),
    (203, 0, final(AT_THE_EDGE)),
    (203, 5, final(ONE_INSIDE)),
    (203, 25, final("red-c16: f5")),
    (136, 12, final(singles(STERN | BOW))),
    (136, 0, final(singles(STERN | but(BOW)))),
    (137, 18, final("red-c16: a5")),
    (137, 0, final("red-c16: a5; single: h1")),
    (140, 15, final("red-c16: a4")),
    (140, 0, final("red-c16: b4")),
    (155, 10, final(singles(MIDDLE_ROW))),
    (155, 0, final(singles(but(MIDDLE_ROW)))),
    (251, 35, final("red-c16: h1 h2 h3 h4 h5 h6 h7 h8 h9")),
    (251, 14, final("red-c16: h1 h2 h3 h4 h5 h6 h7 h8 k9")),
    (251, 0, final("red-c16: h1 h2 h3 h4 h6 h7 h8 h9; blue-c16: h5")),
    (251, 0, final("red-c16: h1 h2 h3 h4 h6 h7 h8 h9; single: h5 i5 j5 k5 l5")),
    (167, 4, final(singles(STERN | BOW | but(DINING)))),
    (167, 0, final(singles(but(STERN)))),
    (205, 3, final(singles(STERN | but(BOW)))),
    (205, 0, final(singles(but(BOW)))),
    # cats [ISLE 9.4]
    (114, 10, final(bars(red=8, blue=7))),
    (114, 10, final(bars(red=7, blue=7), "x2=green: f6")),
    (114, 0, final(bars(red=8, blue=6))),
    (114, 0, final(bars(red=8, blue=8))),
    (157, 10, final(bars(red=10, blue=10))),
    (157, 0, final(bars(red=10, blue=9))),
    (157, 0, final(bars(red=11, blue=10))),
    *each_of(
        (115, 158),
        (15, final(bars(red=3, blue=3, green=3, purple=3, orange=4))),
        (15, final(bars(red=3, blue=3, green=3, purple=3, orange=2), "x2=orange: f6")),
        (0, final(bars(red=6, blue=3, green=3, purple=3, orange=2))),
    ),
    *(case for card, colour in COLOUR_CARDS.items() for case in each_of((card, card + 32), *five_of(colour))),
    (120, 3, final(LONERS)),
    (120, 0, final(NO_LONERS)),
    (206, 15, final(LONERS)),
    (206, 0, final(NO_LONERS)),
    (139, 6, final("x1=red: a4; x2=green: k5")),
    (139, 0, final(bars(red=3))),
    (202, 5, final(bars(red=10, blue=6))),
    (202, 0, final(bars(red=10, blue=5))),
    # families [ISLE 9.5]
    *each_of(
        (121, 165),
        (10, final(FOUR, rivals=(3, 0))),
        (10, final(FOUR, rivals=(3, 4))),
        (10, final(THREE, rivals=())),
        (0, final(FOUR, rivals=(3, 5))),
        (0, final("red-c16: a5 f5", rivals=(0, 0))),
    ),
    (121, 10, final(SEVEN, solo=True)),
    (121, 0, final(SIX, solo=True)),
    (138, 4, final(FOUR_THREE_THREE)),
    (138, 0, final(THREE)),
    *each_of(
        (141, 168),
        (8, final(FOUR_THREE_THREE)),
        (8, final(THREE_THREE_THREE)),
        (0, final(FOUR_THREE_TWO)),
        (0, final(SEVEN)),
    ),
    (198, 6, final(THREE)),
    (198, 0, final("red-c16: a5 f5")),
    (208, 11, final(FOUR_THREE_TWO)),
    (208, 0, final("red-c16: a5 f5")),
    (209, 8, final(FOUR_THREE_TWO)),
    (209, 0, final(f"{FOUR}; blue-c16: b3 g3")),
    (213, 15, final(FOUR_THREE_THREE)),
    (213, 10, final(FOUR_THREE_TWO)),
    (213, 0, final("red-c16: a5 f5")),
    # rats and maps [ISLE 9.7]
    *each_of((124, 154), (10, final(singles(RATS))), (0, final(singles(but(RATS))))),
    *each_of((125, 166), (4, final(singles(but(RATS, 2)))), (0, final(singles(RATS)))),
    (201, 10, final(singles(but(RATS, 2)))),
    (201, 0, final(singles(RATS))),
    (132, 10, final(singles(but(RATS, 5)))),
    (132, 0, final(singles(but(RATS, 4)))),
    (132, 0, final(singles(but(RATS, 6)))),
    (150, 25, final("red-c16: a5")),
    (150, 5, final(singles(but(MAPS)))),
    (150, 0, final(singles(MAPS))),
    (212, 16, final(singles(but(MAPS)))),
    (212, 0, final("red-c16: a5")),
    (215, 20, final(BESIDE_A_RAT)),
    (215, 25, final(BESIDE_A_RAT, "pair: h4")),
    (215, 0, final(ALL_BESIDE_RATS)),
    # treasures [ISLE 9.8]
    (122, 4, final(TREASURES)),
    (122, 0, final("line: e8; single: h1")),
    (123, 3, final(TREASURES)),
    (123, 0, final("square: p5")),
    (148, 6, final(TREASURES)),
    (148, 0, final("square: p5; bar: k5")),
    (210, 9, final(TREASURES)),
    (210, 0, final("square: p5")),
    (164, 10, final(TREASURES)),
    (164, 0, final(bars(red=3))),
    (252, 10, final(TREASURES)),
    (252, 0, final(bars(red=3))),
    (134, 9, final(TREASURES)),
    (134, 0, final(TREASURES, "single: b7")),
    (134, 0, final("line: e8; single: h1; square: p5; bar: k5")),
    (199, 10, final(TREASURES, "single: b3 b4 b5")),
    (199, 0, final(TREASURES, "single: b3 b4 b5 b6")),
    (197, 20, final(RED_AND_CHESTS)),
    (197, 25, final(RED_AT_A_CORNER)),
    (197, 0, final(TOUCHED_BY_ALL)),
    (211, 3, final(RED_AT_A_CORNER)),
    (211, 3, final(RED_AND_CHESTS, "red-c16: h3")),
    (211, 0, final(RED_AND_CHESTS)),
    # the rest [ISLE 9.9]
    (118, 7, final(baskets=3)),
    (118, 0, final(baskets=2)),
    (118, 0, final(baskets=4)),
    (119, 7, final(first=True)),
    (119, 0, final(first=False)),
    (126, 4, final(lessons=4)),
    (126, 0, final(lessons=0)),
    (147, 8, final(lessons=4)),
    (147, 0, final(lessons=0)),
    (207, 6, final(lessons=2)),
    (207, 0, final(lessons=0)),
    (133, 7, final(lessons=6)),
    (133, 0, final(lessons=5)),
    (133, 0, final(lessons=7)),
    (142, 7, final(fish=5)),
    (142, 7, final(fish=9)),
    (142, 0, final(fish=4)),
    (200, 12, final(fish=3)),
    (200, 0, final(fish=0)),
]

RED, BLUE = COLOUR_OF["red"], COLOUR_OF["blue"]
CHOSEN = [
    (143, RED, 4, final(TWO_RED_ONE_BLUE)),
    (143, BLUE, 2, final(TWO_RED_ONE_BLUE)),
    (143, RED, 0, final("red-c16: f5; blue-c16: a5")),
    (144, RED, 3, final(TWO_RED_ONE_BLUE)),
    (144, RED, 1, final("x1=red: a4")),
    (144, RED, 0, final(bars(blue=4))),
    (145, RED, 5, final(bars(red=3, blue=2))),
    (145, RED, 5, final(bars(red=7))),
    (145, BLUE, 0, final(bars(red=3, blue=2))),
    (146, RED, 6, final(LONERS)),
    (146, BLUE, 3, final(LONERS)),
    (146, RED, 0, final(NO_LONERS)),
    (149, RED, 2, final(RED_AND_CHESTS)),
    (149, RED, 2, final(RED_AND_CHESTS, "red-c16: a6")),  # e5 touches both, and counts once
    (149, BLUE, 0, final(RED_AND_CHESTS)),
    (149, RED, 0, final(RED_AT_A_CORNER)),
]


@pytest.mark.parametrize(("card", "points", "end"), CASES, ids=lambda one: str(one) if isinstance(one, int) else "")
def test_lesson(card, points, end):
    assert value(ALL[card], end) == points


@pytest.mark.parametrize(("card", "colour", "points", "end"), CHOSEN)
def test_lesson_with_a_chosen_colour(card, colour, points, end):
    """[ISLE 9.10]"""
    assert value(ALL[card], end, colour) == points


def test_the_sisters_lesson_that_doubles_another():
    """[ISLE 9.9] 204"""
    assert value(ALL[204], final(), others=(5, 12, 0)) == 12
    assert value(ALL[204], final(), others=(0,)) == 0
    assert value(ALL[204], final()) == 0


def test_every_lesson_is_scored_and_missed_above():
    points: dict[int, set[int]] = {}
    for card, worth, _ in CASES:
        points.setdefault(card, set()).add(worth)
    for card, _, worth, _ in CHOSEN:
        points.setdefault(card, set()).add(worth)
    assert set(points) | {204} == set(ALL)
    assert [card for card, worths in points.items() if 0 not in worths or max(worths) == 0] == []
