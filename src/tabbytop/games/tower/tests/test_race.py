"""Against each other: hidden goals, moving a cat, the order card [TOWER 7]."""

from random import Random

import pytest

from tabbytop.core import CHANCE, IllegalAction, Malformed, is_barrier
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import (
    Adopt,
    Choose,
    DealActions,
    DealGoals,
    First,
    GiveUp,
    Meet,
    Pass,
    Swap,
    TurnGoal,
)
from tabbytop.games.tower.components import ACTIONS, GOALS, NAMED
from tabbytop.games.tower.state import Race
from tests.contract.telling import nothing_is_told

from .kit import Table, ids, position, with_cards


def race(cats=None, heights=(0, 0), hands=((13, 10), (1, 2)), floors=4, up=(16, 1, 2), **more) -> Table:
    state = position(floors, cats, mode="competitive", seats=len(heights), heights=heights, hands=hands, **more)
    return Table(with_cards(state, up=up))


def acted(*args, **more) -> Table:
    """The action is done: a green cat on the topmost floor."""
    table = race(*args, **more).do(Choose(16, 0))
    return table.put("green1", f"floor{more.get('floors', 4)}").finish()


def test_the_deal():
    """[TOWER 7.1] All cards are shuffled; three action cards, two hidden goals each, kittens outside."""
    state = GAME.new_game(3, GAME.complete({"mode": "competitive"}))
    table = Table(state).by(CHANCE, First(1))
    for kitten in ("kitten3", "kitten1", "kitten5"):
        table.do(Adopt(NAMED[kitten]))
    assert len(GAME.chances(table.state).pool) == len(ACTIONS)
    table.by(CHANCE, DealActions((5, 1, 9)))
    assert len(GAME.chances(table.state).pool) == len(GOALS)
    table.by(CHANCE, DealGoals((3, 1, 8, 2, 5, 16)))
    assert table.state.actions.up == (1, 5, 9)
    assert table.state.hands == ((1, 3), (2, 8), (5, 16))
    assert table.pieces() == {"floor1"}
    assert table.state.race == Race((0, 0, 0), (0, 0, 0))
    assert GAME.to_act(table.state).must == (1,)


def test_each_chooses_a_scarf_that_is_free():
    """[TOWER 7.1] Clockwise from who begins."""
    table = Table(GAME.new_game(3, GAME.complete({"mode": "competitive"}))).by(CHANCE, First(1))
    assert (GAME.to_act(table.state).must, table.asked) == ((1,), "scarf")
    assert table.menu == [Adopt(NAMED[f"kitten{n}"]) for n in range(1, 6)]
    table.do(Adopt(NAMED["kitten3"]))
    with pytest.raises(
        IllegalAction, match=r"kitten3 is not free; free are kitten1, kitten2, kitten4, kitten5.*TOWER 7.1"
    ):
        table.do(Adopt(NAMED["kitten3"]))
    table.do(Adopt(NAMED["kitten5"]))
    assert GAME.to_act(table.state).must == (0,)
    table.do(Adopt(NAMED["kitten1"]))
    assert table.state.kittens == (NAMED["kitten1"], NAMED["kitten3"], NAMED["kitten5"])
    assert table.told[-3:] == ["adopted"] * 3


def test_the_last_of_five_takes_the_kitten_that_is_left():
    """[TOWER 7.1] Ruling."""
    table = Table(GAME.new_game(5, GAME.complete({"mode": "competitive"}))).by(CHANCE, First(0))
    for kitten in ("kitten2", "kitten3", "kitten4", "kitten5"):
        table.do(Adopt(NAMED[kitten]))
    assert table.state.kittens[4] == NAMED["kitten1"]
    assert GAME.to_act(table.state).must == (CHANCE,)


def test_it_is_the_chosen_kitten_that_climbs_and_is_put_back():
    """[TOWER 7.1, 7.7] Seat 0 has the yellow scarf, seat 1 the red one."""
    kittens = NAMED["kitten5"], NAMED["kitten1"]
    table = race({"green2": "floor1", "orange1": "floor1"}, hands=((8, 10), (1, 2)))
    table = Table(table.state._replace(kittens=kittens)).do(Choose(16, 0)).put("green1", "floor4").finish()
    table.do(Meet(8, 1))
    assert table.state.hand.piece == NAMED["kitten5"]
    table.place().settle("floor1")
    assert table.state.race.heights == (1, 0)


def test_nobody_plays_it_alone():
    with pytest.raises(Malformed, match="TOWER 7"):
        GAME.check_setup(1, GAME.complete({"mode": "competitive"}))
    GAME.check_setup(2, GAME.complete({"mode": "competitive"}))
    GAME.check_setup(1, GAME.complete({"mode": "coop"}))


def test_a_cat_beside_ones_kitten_may_be_moved_upwards():
    """[TOWER 7.2]"""
    table = acted({"blue1": "floor2", "blue2": "floor1"}, heights=(2, 0))
    assert table.asked == "move"
    assert table.takes() == {"blue1"}
    with pytest.raises(IllegalAction, match=r"blue2 cannot be moved; on your kitten's floor are blue1.*TOWER 7.2"):
        table.take("blue2")
    table.take("blue1")
    assert table.state.hand.floors == (3, 4)
    table.place().settle("floor4")
    assert table.floor_of("blue1") == 4
    assert table.asked == "meet-own"


def test_moving_is_optional_and_only_from_a_floor_with_cats():
    """[TOWER 7.2, 7.6] There is no cat to move outside the tower, nor above the topmost floor."""
    assert acted({"blue1": "floor2"}, heights=(2, 0)).do(Pass()).asked == "meet-own"
    assert acted({"blue1": "floor2"}, heights=(3, 0)).asked == "meet-own"
    assert acted({"blue1": "floor2"}, heights=(0, 0)).asked == "meet-own"
    assert acted({"blue1": "floor4"}, heights=(4, 0)).asked == "meet-own"


def test_a_move_is_a_placement_that_may_fail_and_be_given_up():
    """[TOWER 7.7, 3.7, 3.11] Ruling: the cat then goes to the supply."""
    table = acted({"blue1": "floor2"}, heights=(2, 0)).take("blue1")
    for _ in range(5):
        table.place().settle("table")
    table.do(GiveUp()).settle()
    assert "blue1" not in table.pieces()
    assert table.asked == "meet-own"


def test_a_moved_cat_must_come_to_rest_above_the_kitten():
    """[TOWER 7.2]"""
    table = acted({"blue1": "floor2"}, heights=(2, 0)).take("blue1").place().settle("floor1")
    assert table.asked == "place-moved"


def test_goals_count_cats_on_any_one_floor_above_ones_own_kitten():
    """[TOWER 7.3, 7.6] One and the same floor; from outside every floor."""
    pair = {"blue1": "floor3", "blue2": "floor3"}
    assert Meet(13, 1) in acted(pair).menu
    assert Meet(13, 1) in acted(pair, heights=(1, 0)).menu
    assert Meet(13, 1) not in acted(pair, heights=(3, 0)).menu
    assert Meet(13, 1) not in acted({"blue1": "floor3", "blue2": "floor2"}).menu


def test_a_goal_met_is_discarded_face_up_and_replaced():
    """[TOWER 7.4, 7.9]"""
    table = acted({"blue1": "floor3", "blue2": "floor3"}).do(Meet(13, 1)).place().settle("floor1")
    assert table.state.race.heights == (1, 0)
    assert table.state.goals.gone == (13,)
    table.by(CHANCE, TurnGoal(9))
    assert table.state.hands == ((9, 10), (1, 2))
    assert table.state.turn.seat == 1


def test_a_goal_may_be_exchanged_instead():
    """[TOWER 7.2, 7.9]"""
    table = acted()
    assert table.menu == [Swap(13), Swap(10), Pass()]
    table.do(Swap(10)).by(CHANCE, TurnGoal(4))
    assert table.state.hands[0] == (4, 13)
    assert table.state.goals.gone == (10,)
    assert table.state.turn.seat == 1
    with pytest.raises(IllegalAction, match=r"goal 5 cannot be exchanged now; in hand are 13, 10.*TOWER 7.2"):
        acted().do(Swap(5))


def test_a_climb_given_up_keeps_its_goal_in_hand():
    """[TOWER 7.9, 3.11] Ruling. From outside the tower the kitten stays outside."""
    table = acted({"blue1": "floor3", "blue2": "floor3"}).do(Meet(13, 1))
    for _ in range(5):
        table.place().settle("table")
    table.do(GiveUp())
    assert table.state.hands[0] == (13, 10)
    assert table.state.race.heights == (0, 0)
    assert table.state.turn.seat == 1


def test_on_the_topmost_floor_no_goal_can_be_met_but_one_exchanged():
    """[TOWER 7.9]"""
    table = acted({"blue1": "floor3", "blue2": "floor3"}, heights=(4, 0))
    assert table.menu == [Swap(13), Swap(10), Pass()]
    with pytest.raises(IllegalAction, match=r"on the topmost floor, 4.*TOWER 4.6"):
        table.do(Meet(13, 1))


def test_the_first_to_arrive_lies_lowest_and_wins_the_tie():
    """[TOWER 7.4, 7.5]"""
    table = acted({"blue1": "floor3", "blue2": "floor3"}, heights=(1, 2, 0)).do(Meet(13, 1)).place().settle("floor2")
    assert table.state.race.heights == (2, 2, 0)
    assert table.state.race.arrived[0] > table.state.race.arrived[1]
    assert GAME.standing(GAME.view(table.state, None)).places == (2, 1, 3)


WINDOWS = ("window1", "window2", "portal1", "portal2", "brick1")


def test_who_makes_it_collapse_comes_last_and_heights_are_those_before():
    """[TOWER 7.5, 7.8] Kittens that come down in it keep their place."""
    table = race(heights=(4, 3, 0)).do(Choose(16, 0)).take("green1").place()
    table.settle("floor1", down=("kitten1", "kitten2", *WINDOWS))
    assert table.state.step == "over"
    result = GAME.outcome(table.state)
    assert result.places == (3, 1, 2)
    assert [line.points for line in result.lines] == [4, 3, 0, 0]
    assert table.told[-1] == "ended-collapsed-apart"


def test_when_it_has_collapsed_nothing_is_left_to_be_done():
    """[TOWER 5.5] A wall was being put back, a kitten had come down, and a cat was to be tried again."""
    table = race(heights=(4, 3)).do(Choose(16, 0)).take("green1").place()
    table.settle("table", down=("kitten1",), lean={"brick2": 85}).settle(down=WINDOWS)
    state = table.state
    assert state.step == "over"
    assert (state.hand, state.deed, state.paused, state.adrift, state.returned) == (None, None, None, (), ())


def test_at_height_0_nobody_arrived_first():
    """[TOWER 7.8]"""
    table = race(heights=(0, 0, 0)).do(Choose(16, 0)).take("green1").place().settle("floor1", down=WINDOWS)
    assert GAME.outcome(table.state).places == (3, 1, 1)


def test_any_kitten_that_falls_is_put_back_by_who_is_on_turn_and_its_paw_goes_with_it():
    """[TOWER 7.7, 5.3] Floor 4 is gone: the second kitten comes to 3, on top of the third."""
    table = race(heights=(1, 4, 3)).do(Choose(16, 0)).take("green1").place()
    table.settle("floor1", down=("kitten2", "floor4", "portal1", "portal2"))
    assert table.asked == "place-back"
    assert GAME.to_act(table.state).must == (0,)
    assert table.state.hand.piece == ids("kitten2")[0]
    table.place().settle("floor3")
    assert table.state.race.heights == (1, 3, 3)
    assert table.state.race.arrived[1] > table.state.race.arrived[2]


def test_another_kitten_that_falls_is_put_back_before_a_climb_is_tried_again():
    """[TOWER 3.7, 7.7]"""
    table = acted({"blue1": "floor3", "blue2": "floor3"}, heights=(1, 2)).do(Meet(13, 1)).place()
    table.settle("table", down=("kitten2",))
    assert (table.asked, table.state.hand.piece) == ("place-back", ids("kitten2")[0])
    table.place().settle("floor2")
    assert (table.asked, table.state.hand.piece, table.state.hand.floors) == ("place-climb", ids("kitten1")[0], (2,))


def test_while_kittens_are_put_back_nothing_is_told_that_is_hidden():
    """[TOWER 7.2] Random towers lie before it comes to that."""
    table = race(heights=(2, 3)).do(Choose(16, 0)).take("green1").place().settle("floor1", down=("kitten1", "kitten2"))
    assert table.asked == "place-back"
    assert nothing_is_told(GAME, table.state, 2) > 0


def test_several_kittens_one_after_another():
    table = race(heights=(2, 3)).do(Choose(16, 0)).take("green1").place().settle("floor1", down=("kitten1", "kitten2"))
    table.place().settle("floor2")
    assert table.asked == "place-back"
    table.place().settle("floor3")
    assert table.state.race.heights == (2, 3)
    assert table.asked == "done"


def test_a_kitten_that_climbed_from_outside_and_falls_is_outside_again():
    """[TOWER 7.6, 5.8] While a second one is being put back."""
    state = acted({"blue1": "floor3", "blue2": "floor3"}, heights=(0, 2)).do(Meet(13, 1)).place().state
    table = Table(state).settle("floor1", down=("kitten2",))
    table.place().settle("floor2", down=("kitten1",))
    assert table.state.race.heights == (0, 2)
    assert "kitten1" not in table.pieces()


def test_all_on_floor_24_ends_it():
    """[TOWER 7.5]"""
    cats = {"blue1": "floor24", "blue2": "floor24"}
    table = acted(cats, heights=(23, 24), floors=24).do(Meet(13, 1)).place().settle("floor24").by(CHANCE, TurnGoal(9))
    assert table.state.step == "over"
    assert table.state.story.ending == "summit"
    assert GAME.outcome(table.state).places == (2, 1)


# -- what is hidden ---------------------------------------------------------------------------------------------------


def test_goals_in_hand_are_ones_own():
    """[TOWER 7.10]"""
    state = race(hands=((13, 10), (1, 2))).state
    assert GAME.view(state, 0).hand == (13, 10)
    assert GAME.view(state, 1).hand == (1, 2)
    assert GAME.view(state, None).hand == ()
    assert GAME.view(state, None).hands == (2, 2)


def test_what_seat_0_cannot_know_makes_no_difference_to_it():
    """[TOWER 7.10] Other goals in the other hand: the same view for seat 0 and for a spectator."""
    one, other = race(hands=((13, 10), (1, 2))).state, race(hands=((13, 10), (5, 6))).state
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, 1) != GAME.view(other, 1)


def test_imagined_worlds_give_the_others_other_goals():
    seen = GAME.view(race().state, 0)
    worlds = [GAME.determinize(seen, Random(seed)) for seed in range(30)]
    assert len({world.hands[1] for world in worlds}) > 10
    assert {world.hands[0] for world in worlds} == {(10, 13)}
    assert all(sorted((*sum(world.hands, ()), *world.goals.left)) == sorted(GOALS) for world in worlds)


def test_a_goal_drawn_is_told_to_its_seat_alone():
    """[TOWER 7.10]"""
    table = acted().do(Swap(10))
    after = GAME.apply(table.state, CHANCE, TurnGoal(4))
    told = {viewer: GAME.tell(table.state, CHANCE, TurnGoal(4), after, viewer) for viewer in (0, 1, None)}
    assert told[0][0].key == "goal-drawn-own"
    assert told[1] == told[None]
    assert "4" not in str(told[1])


def test_showing_a_hidden_goal_cannot_be_taken_back_alone():
    """[TOWER 7.9]"""
    table = acted()
    after = GAME.apply(table.state, 0, Swap(10))
    assert is_barrier(GAME, table.state, 0, Swap(10), after)


def test_a_goal_being_met_is_known_to_all():
    table = acted({"blue1": "floor3", "blue2": "floor3"}).do(Meet(13, 1))
    world = GAME.determinize(GAME.view(table.state, 1), Random(3))
    assert 13 in world.hands[0]
