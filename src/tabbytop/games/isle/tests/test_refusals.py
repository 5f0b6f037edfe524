"""What is refused says which clause, why, and what would be allowed; nothing is changed."""

import re

import pytest

from tabbytop.games.isle import GAME
from tabbytop.games.isle.state import (
    Buying,
    Drafting,
    Herding,
    Laying,
    PayingDrawn,
    Placing,
    Sorting,
    Taking,
)
from tabbytop.games.isle.tests.positions import find, numbers, position, refused, rescue, sits
from tabbytop.games.isle.tests.test_anytime import FULL

BAR = 15  # the blue cat of five in a row

CASES = [
    # paying with fish one does not have
    (
        position(Buying(), players=(sits(kept=(1, 84), fish=8), sits(kept=(7,)))),
        "pay 1 84",
        "4.2",
        "these cards cost 11 fish, there are 8; choose fewer: 1 costs 5, 84 costs 6",
    ),
    (
        rescue(sits(fish=4, hand=(7,)), sits(), left="red-c01", right="blue-c01"),
        "rescue blue-c01 permanent",
        "4.5",
        "blue-c01 costs 5 fish, there are 4; affordable are red-c01",
    ),
    (
        position(PayingDrawn(0), players=(sits(pack=(84, 43), fish=3), sits())),
        "pay 43 84",
        "9.3",
        "these cards cost 8 fish, there are 3",
    ),
    (
        find(sits(hand=(107,), fish=0), sits()),
        "find 107 1 line",
        "9.2",
        "that costs 1 fish more, there are 0; option 0 costs none",
    ),
    # a second rescue with a used basket
    (
        rescue(sits(used=1, shown=(43,)), sits()),
        "rescue red-c01 permanent",
        "4.5",
        "no permanent basket is left today; baskets ready are: whole",
    ),
    (rescue(sits(used=1, hand=(7,)), sits()), "rescue red-c01 whole", "4.5", "baskets ready are: none, so pass"),
    (
        rescue(sits(), sits()),
        "rescue green-c01 permanent",
        "4.5",
        "in no field; there are red-c01, blue-c02",
    ),
    # a tile that does not touch, overlaps, or leaves the boat
    (
        position(Placing(0, BAR, 0), players=(sits(at="single: a5"), sits())),
        "place 0 h1",
        "3.2",
        "at h1 blue-c16 would touch no tile; it would at a4, b5, a6",
    ),
    (
        position(Placing(0, BAR, 0), players=(sits(at="single: a5"), sits())),
        "place 0 a5",
        "3.1",
        "at a5 blue-c16 would lie on other tiles (a5); free are a4, b5, a6",
    ),
    (
        position(Placing(0, BAR, 0), players=(sits(at="single: a5"), sits())),
        "place 0 s5",
        "3.1",
        "at s5 blue-c16 would leave the boat; places of turn 0 are a4, b5, a6",
    ),
    (position(Placing(0, BAR, 0), players=(sits(), sits())), "place 7 a5", "3.1", "blue-c16 has turns 0 to 1, not 7"),
    (position(Placing(0, BAR, 0), players=(sits(), sits())), "done", "3.3", "must be placed"),
    (rescue(sits(), sits()), "place 0 a5", "3.3", "take one first"),
    (rescue(sits(at=FULL, hand=(7,)), sits(), left="red-c13"), "rescue red-c13 permanent", "3.3", "has no place"),
    # a lesson outside its phase, and other cards outside theirs
    (
        rescue(sits(hand=(84, 113)), sits()),
        "play 113",
        "4.3",
        "and only then; playable now: 84",
    ),
    (rescue(sits(hand=(1,)), sits()), "play 1", "4.6", "an oshax card, played in the rare finds"),
    (rescue(sits(hand=(98,)), sits()), "play 98", "4.6", "a treasure card, played in the rare finds"),
    (find(sits(hand=(43, 98)), sits()), "play 43", "4.4", "a rescue card, laid before the rescue; playable now: none"),
    (rescue(sits(hand=(98,)), sits()), "find 98 0 ell", "4.6", "on one's turn in the rare finds"),
    (find(sits(hand=(98,)), sits()), "rescue red-c01 permanent", "4.5", "on one's turn in the rescue"),
    (rescue(sits(hand=(43,)), sits()), "lay 43", "4.4", "before the rescue"),
    (rescue(sits(), sits()), "pay", "4.2", "after the draft"),
    (rescue(sits(), sits()), "keep 7", "4.2", "in the draft"),
    # a card that is not in hand
    (rescue(sits(hand=(7,)), sits(hand=(84,))), "play 84", "4.8", "card 84 is not in hand; in hand are 7"),
    (position(Laying((0, 1)), players=(sits(hand=(7, 84)), sits())), "lay 43", "4.4", "any of these may be laid: 7"),
    (position(Laying((0, 1)), players=(sits(hand=(7,)), sits())), "lay 7 7", "4.4", "no rescue cards in hand: 7"),
    (find(sits(hand=(7,)), sits(), rare="ell"), "find 98 0 ell", "4.6", "98 is no treasure card in hand"),
    (find(sits(hand=(7,)), sits(), oshax="x1"), "befriend x1 red", "4.6", "no oshax card in hand"),
    (
        position(Drafting(0), players=(sits(pack=(7, 43, 55)), sits(pack=(7, 43, 55)))),
        "keep 7 84",
        "4.2",
        "not in hand: 84; keep 2 of 7, 43, 55",
    ),
    (
        position(Drafting(0), players=(sits(pack=(7, 43, 55)), sits(pack=(7, 43, 55)))),
        "keep 7 43 55",
        "4.2",
        "3 cards are not 2",
    ),
    (position(Buying(), players=(sits(kept=(7,)), sits(kept=(7,)))), "pay 43", "4.2", "not among the cards to buy: 43"),
    # what is not there
    (find(sits(hand=(98,)), sits(), rare="ell"), "find 98 0 tee", "4.6", "tee is not to be had by this; there are ell"),
    (find(sits(hand=(98,)), sits()), "find 98 5 tee", "9.2", "has options 0 to 1"),
    (find(sits(at=FULL, hand=(98,)), sits(), rare="square"), "find 98 0 square", "3.3", "square has no place"),
    (find(sits(hand=(1,)), sits(), oshax="x1"), "befriend x2 red", "4.6", "there are x1"),
    (
        position(Taking(0), mode="family", left="red-c01"),
        "take red-c02",
        "7.2",
        "red-c02 cannot be taken; offered are red-c01",
    ),
    (
        position(Herding(0, 3), left="red-c01", right="red-c02"),
        "herd red-c03",
        "9.3",
        "one to 3 different cats change fields, not red-c03; there are red-c01, red-c02",
    ),
    (
        position(Sorting(0, numbers("red-c01"), ("any",))),
        "send left 5",
        "9.3",
        "this cat can go to: left 0, right 0",
    ),
    (
        position(Herding(0, 3), left="red-c01 blue-c01"),
        "herd red-c01 blue-c01",
        "9.3",
        "in this order: blue-c01 red-c01",
    ),
    (position(Laying((0, 1)), players=(sits(hand=(7, 43)), sits())), "lay 43 7", "4.4", "in this order: 7 43"),
    # a card that would do nothing
    (rescue(sits(hand=(67,)), sits()), "play 67", "4.10", "card 67 would do nothing now"),
    # something else is asked
    (rescue(sits(hand=(7,)), sits()), "name red", "4.5", "asked is rescue: rescue red-c01 permanent"),
]


@pytest.mark.parametrize(
    ("state", "move", "clause", "reason"), CASES, ids=[f"{move} [{clause}]" for _, move, clause, _ in CASES]
)
def test_a_refusal_names_clause_reason_and_what_would_do(state, move, clause, reason):
    refusal = refused(state, f"0 {move}")
    assert refusal.clause == f"ISLE {clause}"
    assert reason in refusal.reason


def test_whoever_is_not_asked_hears_that_nobody_waits_for_them():
    refusal = refused(rescue(sits(), sits(hand=(7,))), "1 rescue red-c01 permanent")
    assert "seat 1 is not asked now; waiting for 0" in refusal.reason


def test_a_refusal_tells_nothing_about_another_hand():
    """[ISLE 8.1] only one's own cards are named."""
    one = rescue(sits(hand=(7,)), sits(hand=(84,)))
    other = rescue(sits(hand=(7,)), sits(hand=(98,)))
    assert refused(one, "0 play 84").reason == refused(other, "0 play 84").reason


def test_every_clause_that_is_cited_is_in_the_rules():
    folder = GAME.folder
    known = set(re.findall(r"^(\d+\.\d+) ", (folder / "clauses.md").read_text("utf-8"), re.M))
    for path in [*folder.glob("*.py"), *(folder / "phases").glob("*.py")]:
        text = path.read_text("utf-8")
        cited = {clause for group in re.findall(r"ISLE ([\d., ]+)", text) for clause in re.findall(r"\d+\.\d+", group)}
        if path.name == "refusals.py":
            cited |= set(re.findall(r'"(\d+\.\d+)"', text))
        assert cited <= known, (path.name, cited - known)
