"""Goals and climbing [TOWER 4]."""

import pytest

from tabbytop.core import CHANCE, IllegalAction
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, GiveUp, Meet, Pass, TurnAction, TurnGoal
from tabbytop.games.tower.components import GOALS
from tabbytop.games.tower.goals import met_by
from tabbytop.games.tower.standing import cats_on, scene

from .kit import Table, ids, position, with_cards

#: for each goal cats on floor 2 that meet it, who touches whom, and cats that do not quite
EXAMPLES = {
    1: (
        {"orange1": "floor2", "orange2": "floor2"},
        [("orange1", "orange2")],
        {"orange1": "floor2", "orange2": "floor2"},
    ),
    2: (
        {"orange1": "floor2", "orange2": "floor2", "orange3": "orange1 orange2"},
        [],
        {"orange1": "floor2", "orange2": "floor2", "orange3": "orange1"},
    ),
    3: ({"orange1": "floor2", "blue1": "floor2"}, [("orange1", "blue1")], {"orange1": "floor2", "blue1": "floor2"}),
    4: ({"orange1": "floor2", "blue1": "orange1"}, [], {"orange1": "floor2", "blue1": "floor2"}),
    5: ({"blue1": "floor2", "blue2": "blue1"}, [], {"blue1": "floor2", "green2": "blue1"}),
    6: (
        {"orange1": "floor2", "blue1": "floor2", "green1": "orange1 blue1"},
        [],
        {"orange1": "floor2", "blue1": "orange1", "green1": "blue1"},
    ),
    7: (
        {"orange1": "floor2", "blue1": "floor2", "green1": "floor2"},
        [("orange1", "blue1"), ("blue1", "green1")],
        {"orange1": "floor2", "blue1": "orange1", "green1": "floor2"},
    ),
    8: ({"orange1": "floor2", "blue1": "orange1"}, [], {"blue1": "floor2", "blue2": "floor2"}),
    9: (
        {"orange1": "floor2", "blue1": "floor2", "green1": "blue1"},
        [],
        {"orange1": "floor2", "blue1": "floor2", "blue2": "floor2"},
    ),
    10: (
        {"orange1": "floor2", "orange2": "floor2", "blue1": "orange1"},
        [],
        {"orange1": "floor2", "orange2": "floor2", "blue1": "floor1"},
    ),
    11: ({"orange1": "floor2", "blue1": "orange1"}, [], {"orange1": "floor2", "green1": "orange1"}),
    12: ({"green1": "floor2", "purple1": "floor2"}, [("green1", "purple1")], {"green1": "floor2", "purple1": "floor2"}),
    13: ({"green1": "floor2", "green2": "floor2"}, [], {"green1": "floor2", "purple1": "floor2"}),
    14: ({"green1": "floor2", "blue1": "green1"}, [], {"green1": "floor2", "purple1": "green1"}),
    15: ({"green1": "floor2", "blue1": "green1"}, [], {"green1": "floor2", "green2": "green1"}),
    16: (
        {"green1": "floor2", "blue1": "green1", "green2": "blue1"},
        [],
        {"green1": "floor2", "blue1": "green1", "green2": "green1"},
    ),
}


@pytest.mark.parametrize("card", list(GOALS))
def test_every_goal_is_met_by_what_it_says_and_not_by_a_little_less(card):
    """[TOWER 4.1, 4.3, 9]"""
    cats, touching, not_quite = EXAMPLES[card]
    here = scene(position(3, cats, touching=tuple(touching)).tower)
    assert len(met_by(here, cats_on(here, 2), GOALS[card])) == GOALS[card].cats
    there = scene(position(3, not_quite).tower)
    assert met_by(there, cats_on(there, 2), GOALS[card]) == ()


def test_lying_on_backs_touches_no_floor():
    """[TOWER 4.3] A cat with a paw on the floor does not lie on a back."""
    here = position(3, {"orange1": "floor2", "blue1": "orange1 floor2"})
    there = scene(here.tower)
    assert met_by(there, cats_on(there, 2), GOALS[4]) == ()
    assert met_by(there, cats_on(there, 2), GOALS[3]) == ids("orange1", "blue1")  # but she touches


def test_the_floor_above_may_lie_on_her_too():
    """[TOWER 4.3, 3.10] It is not the floor that she is on."""
    there = scene(position(3, {"orange1": "floor2", "blue1": "orange1"}, touching=(("blue1", "floor3"),)).tower)
    assert met_by(there, cats_on(there, 2), GOALS[4]) == ids("orange1", "blue1")


def test_who_lies_on_two_backs_lies_over_two_who_lie_on_the_floor():
    """[TOWER 4.3] A cat on the backs of two, one of whom lies on a third, is no pyramid."""
    cats = {"orange1": "floor2", "blue1": "floor2", "green1": "blue1", "purple1": "orange1 green1"}
    there = scene(position(3, cats).tower)
    assert met_by(there, cats_on(there, 2), GOALS[6]) == ()


PAIR = {"orange1": "floor2", "orange2": "floor2"}
PYRAMID = {**PAIR, "orange3": "orange1 orange2"}


def with_a_goal_met(floors: int = 4, cats=PAIR, toto: int = 1, goals=(13, 2), **more) -> Table:
    """A cat has been placed elsewhere, and the goals are looked at."""
    state = with_cards(position(floors, cats, toto, **more), up=(16, 1), goals=goals)
    return Table(state).do(Choose(16, 0)).put("green1", f"floor{floors}").finish()


def test_only_the_floor_just_above_toto_counts():
    """[TOWER 4.1, 4.6] Cats on his own floor or two above him never count: the turn ends by itself."""
    assert with_a_goal_met().asked == "meet"
    for toto in (2, 3):
        assert with_a_goal_met(toto=toto).state.turn.seat == 1
    assert with_a_goal_met(cats={"orange1": "floor3", "orange2": "floor3"}).state.turn.seat == 1


def test_toto_climbs_as_many_floors_as_the_card_says_or_fewer():
    """[TOWER 4.2, 4.7]"""
    table = with_a_goal_met(goals=(2, 11), cats=PYRAMID)
    assert table.menu == [Meet(2, 1), Meet(2, 2), Meet(2, 3), Pass()]
    table.do(Meet(2, 3))
    assert table.asked == "place-climb"
    assert table.state.hand.floors == (4,)
    table.place().settle("floor4")
    assert table.state.race.heights == (4,)
    assert table.state.goals.gone == (2,)
    table.by(CHANCE, TurnGoal(7))
    assert table.state.goals.up == (11, 7)
    assert table.state.turn.seat == 1


def test_at_most_to_the_topmost_floor():
    """[TOWER 4.2]"""
    table = with_a_goal_met(floors=3, goals=(2, 11), cats=PYRAMID)
    assert table.menu == [Meet(2, 1), Meet(2, 2), Pass()]
    with pytest.raises(IllegalAction, match=r"a climb of 3 floors is not possible; allowed is 1 to 2.*TOWER 4.2"):
        table.do(Meet(2, 3))


def test_one_goal_a_turn_even_if_both_are_met():
    """[TOWER 4.2]"""
    table = with_a_goal_met(goals=(13, 10), cats={**PAIR, "orange3": "floor2"})
    table.do(Meet(13, 1)).place().settle("floor2").by(CHANCE, TurnGoal(7))
    assert table.state.turn.seat == 1
    assert table.state.goals.up == (10, 7)


def test_meeting_a_goal_is_voluntary():
    """[TOWER 4.7]"""
    table = with_a_goal_met().do(Pass())
    assert table.state.turn.seat == 1
    assert table.state.goals.gone == ()


def test_a_goal_that_is_not_met_is_refused():
    table = with_a_goal_met()
    with pytest.raises(IllegalAction, match=r"goal 2 is not met by the cats above the kitten.*TOWER 4.1"):
        table.do(Meet(2, 1))
    with pytest.raises(IllegalAction, match=r"goal 5 is not yours to meet; there are 13, 2.*TOWER 4.1"):
        table.do(Meet(5, 1))


@pytest.mark.parametrize(
    ("script", "stands"),
    [
        ({"on": "floor2"}, True),
        ({"on": "floor2", "lean": {"kitten1": 80}}, False),
        ({"on": "orange1"}, False),
        ({"on": "floor1"}, False),
        ({"on": "table"}, False),
    ],
)
def test_the_kitten_is_set_down_upright_on_the_floor_itself(script, stands):
    """[TOWER 4.7, 3.10, 5.8] Falling while he is set down is a failed try and nothing more."""
    table = with_a_goal_met().do(Meet(13, 1)).place().settle(**script)
    assert table.state.race.heights == ((2,) if stands else (1,))
    assert (table.state.hand is None) == stands


def test_a_climb_that_is_given_up_leaves_the_goal_unmet():
    """[TOWER 3.11] The kitten goes back to its floor; the cat beside it has come down meanwhile."""
    table = with_a_goal_met(cats={**PAIR, "blue1": "floor1"}, touching=(("blue1", "kitten1"),)).do(Meet(13, 1))
    for down in (("blue1",), (), (), (), ()):
        assert GiveUp() not in table.menu
        table.place().settle("table", down=down)
    table.do(GiveUp())
    (kitten,) = GAME.physics.request(table.state).deed.pieces
    assert (kitten.piece, kitten.touches) == (ids("kitten1")[0], ids("floor1"))
    table.settle()
    assert table.state.race.heights == (1,)
    assert table.state.goals.gone == ()
    assert table.floor_of("kitten1") == 1
    assert table.state.turn.seat == 1


def test_a_climb_is_lost_when_its_floor_comes_down():
    """[TOWER 3.11, 5.2] There is nothing left to set the kitten on, so nobody is asked to."""
    table = with_a_goal_met(goals=(2, 11), cats=PYRAMID).do(Meet(2, 3)).place()
    table.settle("table", down=("floor4", "portal1", "portal2", "green1")).settle()
    assert table.floor_of("kitten1") == 1
    assert (table.state.race.heights, table.state.goals.gone, table.state.turn.seat) == ((1,), (), 1)


def test_a_kitten_whose_floor_came_down_while_it_climbed_is_put_back_below():
    """[TOWER 3.11, 5.3] The floor it should climb to has come down with it."""
    table = with_a_goal_met(cats={"orange1": "floor4", "orange2": "floor4"}, toto=3).do(Meet(13, 1)).place()
    walls = ("portal1", "portal2", "window1", "window2")
    table.settle("table", down=("floor4", "floor3", *walls, "orange1", "orange2", "green1"))
    assert (table.asked, table.state.hand.floors) == ("place-back", (2,))
    table.place().settle("floor2")
    assert (table.state.race.heights, table.state.goals.gone, table.state.turn.seat) == ((2,), (), 1)


def test_an_empty_deck_is_the_discards_shuffled():
    """[TOWER 4.4] The card that was not chosen stays where it lies."""
    state = position(3)
    deck = state.actions._replace(left=(), gone=tuple(card for card in range(3, 21)))
    table = Table(state._replace(actions=deck)).do(Choose(2, 0)).put("orange1", "floor3")
    table.state = table.state._replace(turn=table.state.turn._replace(pets=()))
    table.do(table.menu[0])
    assert table.state.actions.up == (1,)
    drawn = {action.card for action, _ in GAME.chances(table.state)}
    assert drawn == set(range(2, 21))
    table.by(CHANCE, TurnAction(2))
    assert table.state.actions.up == (1, 2)
    assert table.state.actions.gone == ()
    assert len(table.state.actions.left) == 18


def test_a_cat_is_on_the_lowest_floor_that_carries_her():
    """[TOWER 4.5] Directly or through other cats."""
    table = Table(position(3, {"orange1": "floor1", "blue1": "orange1 floor2", "green1": "blue1"}))
    assert [table.floor_of(cat) for cat in ("orange1", "blue1", "green1")] == [1, 1, 1]


def test_the_view_says_which_cats_meet_which_goal():
    seen = GAME.view(position(3, PAIR), 0)
    assert seen.met == ()
    seen = GAME.view(position(3, PAIR, touching=(("orange1", "orange2"),)), 1)
    assert seen.met == ((1, ids("orange1", "orange2")),)
