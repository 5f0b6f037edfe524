"""What is refused says which clause, why, and what would be allowed; nothing is changed."""

import re

import pytest

from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.state import Acting, Blooming, Cursing, Discarding, Recalling
from tabbytop.games.kingos.tests.positions import battle, do, position, refused, sits, talk, turn

MEADOW = "0,1:pasture@0"

CASES = [
    # moving against red spikes
    (
        turn(sits("0,1"), sits(), land="0,1:orchard@0"),
        "move up",
        "4.4",
        "up: red spikes point at whoever goes that way; open are right, down, left",
    ),
    (
        turn(sits("0,1"), sits(), land="0,1:dunes@0 0,2:quarry@0"),
        "move up",
        "4.4",
        "red spikes point at whoever goes that way; open are right, down, left",
    ),
    (
        turn(sits("0,1"), sits(), land="0,1:wreck@0(owl)"),
        "move up",
        "4.4",
        "up: one cannot go up from a field with a guardian; open are right, down, left",
    ),
    (turn(sits(), sits()), "move down", "4.4", "down: that way is the sea; open are up, right, left"),
    (
        turn(sits("0,4"), sits("0,4"), land="0,4:dunes@0", stacks=((), ())),
        "move left",
        "4.4",
        "left: that place is unexplored and no island card is left; open are up",
    ),
    (
        turn(sits("0,1"), sits(), land="0,1:dunes@0"),
        "go-back",
        "4.9",
        "only from elsewhere and when no step is left; open are up, right, down, left",
    ),
    # a second action of the same kind
    (
        turn(sits("0,1"), sits(), land=MEADOW, done="move"),
        "move up",
        "3.2",
        "the first action was move, so the second must differ: rest, flower, curse, or pass",
    ),
    (
        turn(sits("0,1", hand="edelweiss"), sits(), land=MEADOW, done="flower"),
        "play edelweiss",
        "3.2",
        "the first action was flower, so the second must differ: rest, curse, move, or pass",
    ),
    # energy one does not have
    (
        talk(sits("0,1", energy=(2, 4)), sits("0,1"), land="0,1:wreck@0(owl)"),
        "say 5",
        "6.2",
        "5 energy cannot be promised; there are 2 in vitality, so say 0 to 2, true or not, or pass",
    ),
    (
        battle(sits("0,1"), sits("0,1"), land="0,1:wreck@0(owl)"),
        "say 5",
        "6.3",
        "that is not what is asked now; asked is put-in: put-in 0",
    ),
    (
        battle(sits("0,1", energy=(4, 2)), sits(), land="0,1:wreck@0(crab)"),
        "put-in 5",
        "6.3",
        "5 energy cannot be put in; there are 4 in vitality, so 0 to 4",
    ),
    # a blocked action
    (
        turn(sits("0,1", rest="fog", energy=(3, 3)), sits(), land=MEADOW),
        "rest",
        "3.3",
        "a curse blocks rest; not blocked are flower, move, curse; playing that curse frees it",
    ),
    (
        turn(sits("0,1", flower="fog", move="lead"), sits(), land=MEADOW),
        "gather",
        "3.3",
        "a curse blocks flower; not blocked are rest, curse",
    ),
    (turn(sits(move="fog"), sits()), "move up", "3.3", "a curse blocks move"),
    # a sixth flower
    (
        position(Acting(0), Discarding(0), players=(sits(hand="rose rose sage mint poppy thyme"), sits())),
        "pass",
        "4.2",
        "6 flowers in hand (mint, poppy, rose, rose, sage, thyme), 5 may stay, so 1 must go before anything else",
    ),
    (
        position(Acting(0), Discarding(0), players=(sits(hand="rose rose sage mint poppy thyme"), sits())),
        "discard rose rose",
        "4.2",
        "5 may stay, so 1 must go; discard exactly 1 of them",
    ),
    (
        position(Acting(0), Discarding(0, 2), players=(sits(hand="rose sage mint"), sits())),
        "discard rose mint",
        "6.14",
        "name them in this order: mint rose",
    ),
    (
        position(Acting(0), Discarding(0, 2), players=(sits(hand="rose sage mint"), sits())),
        "discard rose",
        "6.14",
        "3 flowers in hand (mint, rose, sage), 2 must go; discard exactly 2 of them",
    ),
    # rest
    (
        turn(sits("0,1", energy=(3, 3)), sits(), land="0,1:wreck@0(owl)"),
        "rest",
        "4.1",
        "one cannot rest beside a guardian (owl); move off first, not up",
    ),
    (turn(sits(), sits()), "rest", "4.1", "there is no energy in fatigue to bring back"),
    (
        turn(
            sits("0,1", energy=(3, 3)), sits(), land="0,1:wreck@0(owl)", done="move", rest_beside_guardian=True
        ),
        "rest",
        "4.1",
        "this rest would bring 1 and cost 1, so nothing is gained",
    ),
    # flowers and curses
    (
        turn(sits("0,1", hand="edelweiss"), sits(), land="0,1:dunes@0"),
        "gather",
        "4.2",
        "flowers are gathered on a meadow, this is relax; playable from the hand: edelweiss",
    ),
    (turn(sits(hand="sage"), sits()), "play sage", "4.2", "would do nothing here; it can be wasted; playable are none"),
    (turn(sits(hand="edelweiss"), sits()), "waste edelweiss", "4.2", "edelweiss does something here"),
    (turn(sits(hand="poppy"), sits()), "play poppy", "4.2", "poppy is red and is played in a battle"),
    (turn(sits(hand="mint"), sits()), "play rose", "4.2", "rose is not in the hand; playable are none"),
    (
        turn(sits(rest="fog"), sits()),
        "unleash move fog",
        "4.3",
        "fog does not lie on move of one's own action table; there lie fog on rest",
    ),
    (
        position(Blooming(0, (0,)), players=(sits("0,1", hand="rose mint"), sits()), land="0,1:wreck@0(owl)"),
        "bloom mint",
        "6.4",
        "mint is yellow and is played with the flower action; red in hand: rose; or pass",
    ),
    (
        position(Blooming(0, (0,)), players=(sits("0,1", hand="rose mint"), sits()), land="0,1:wreck@0(owl)"),
        "bloom poppy",
        "6.4",
        "poppy is not in the hand; red in hand: rose; or pass",
    ),
    (
        do(position(Acting(0), Cursing(0), players=(sits(rest="fog"), sits())), "chance curse rust"),
        "lay-curse rest",
        "5.2",
        "rest is not a free place of the action table; free are flower, move",
    ),
    # something else is asked
    (
        do(turn(sits("0,1", hand="dandelion"), sits(), land=MEADOW), "0 play dandelion"),
        "drift up",
        "9.1",
        "that is not offered; offered are drift down",
    ),
    (
        do(turn(sits("0,1", hand="dandelion"), sits(), land=MEADOW), "0 play dandelion"),
        "pass",
        "9.1",
        "that is not offered; offered are drift down",
    ),
    (
        battle(sits("0,1"), sits(), land="0,1:wreck@0(crab)"),
        "move left",
        "6.3",
        "that is not what is asked now; asked is put-in: put-in 0, put-in 1",
    ),
    (turn(sits(), sits()), "put-in 2", "3.1", "that is not what is asked now; asked is first-action: move up"),
    (
        position(Acting(0), Recalling(0, 1), players=(sits("0,1"), sits()), land="0,1:wreck@0(crab owl)"),
        "recall 2,2 crab",
        "5.6",
        "offered are recall 0,1 crab, recall 0,1 owl",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "move", "clause", "reason"), CASES, ids=[f"{case[1]}-{case[2]}" for case in CASES])
def test_why_not(state, move, clause, reason):
    before = state
    refusal = refused(state, f"0 {move}")
    assert refusal.clause == f"KINGOS {clause}"
    assert reason in refusal.reason
    assert state == before


def test_where_no_flower_is_left_to_draw():
    state = turn(sits("0,1"), sits(), land=MEADOW)
    state = state._replace(table=state.table._replace(flowers=()))
    assert refused(state, "0 gather").clause == "KINGOS 5.8"


def test_a_refusal_tells_nothing_about_another_hand():
    """[KINGOS 8.1]"""
    one, other = turn(sits(), sits(hand="rose")), turn(sits(), sits(hand="mint"))
    assert refused(one, "0 play rose").reason == refused(other, "0 play rose").reason


def test_every_clause_that_is_cited_is_in_the_rules():
    folder = GAME.folder
    known = set(re.findall(r"^(\d+\.\d+) ", (folder / "clauses.md").read_text("utf-8"), re.M))
    for path in [*folder.glob("*.py"), *(folder / "phases").glob("*.py"), *(folder / "tests").glob("*.py")]:
        text = path.read_text("utf-8")
        cited = {
            clause for group in re.findall(r"KINGOS ([\d., –]+)", text) for clause in re.findall(r"\d+\.\d+", group)
        }
        if path.name == "refusals.py":
            cited |= set(re.findall(r'"(\d+\.\d+)"', text))
        assert cited <= known, (path.name, cited - known)
