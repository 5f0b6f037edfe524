"""What falls, what is put back, and the collapse [TOWER 5]."""

import pytest

from tabbytop.core import PHYSICS
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, GiveUp, Pet, Unsettled
from tabbytop.games.tower.components import NAMED, name
from tabbytop.games.tower.state import PuttingBack

from .kit import Table, ids, position, started, with_cards


def placing(floors: int = 3, cats=None, toto: int = 1, **more) -> Table:
    """A green cat is about to be let go."""
    state = with_cards(position(floors, cats, toto, **more), up=(16, 1))
    return Table(state).do(Choose(16, 0)).take("green1").place()


def back(table: Table) -> set[str]:
    """What physics is asked to put back."""
    assert GAME.to_act(table.state).must == (PHYSICS,)
    deed = GAME.physics.request(table.state).deed
    assert isinstance(deed, PuttingBack)
    return {name(one.piece) for one in deed.pieces}


def test_what_lies_wholly_on_the_table_is_fallen():
    """[TOWER 5.1, 5.2] Walls are counted; floors and cats go back to the supply."""
    table = placing(3, {"blue1": "floor3"}).settle("floor1", down=("floor3", "window1", "window2", "blue1"))
    assert table.state.aside == ids("window1", "window2")
    assert not {"floor3", "blue1"} & table.pieces()
    assert {"walls-fell", "came-down"} <= set(table.told)
    assert GAME.view(table.state, 0).supply.count(NAMED["blue1"]) == 1


@pytest.mark.parametrize("floor", ["floor1", "floor2"])
def test_what_still_touches_a_floor_is_put_back(floor):
    """[TOWER 5.1] It leans against a floor and is carried by the table: not fallen."""
    table = placing(3, {"blue1": "floor3"}).settle("floor1", rests={"blue1": "table"}, beside=(("blue1", floor),))
    assert back(table) == {"blue1"}
    was = next(one for one in GAME.physics.request(table.state).deed.pieces)
    assert was.rests == ids("floor3")
    table.settle()
    assert table.floor_of("blue1") == 3
    assert table.asked == "done"


def test_leaning_on_a_wall_saves_nothing():
    """[TOWER 5.6]"""
    table = placing(3, {"blue1": "floor3"}).settle("floor1", rests={"blue1": "table"}, beside=(("blue1", "brick1"),))
    assert "blue1" not in table.pieces()
    assert "came-down" in table.told


@pytest.mark.parametrize("how", ["beside it", "on it"])
def test_what_touches_a_floor_that_has_come_down_is_put_back(how):
    """[TOWER 5.1, 5.6] Floor 3 lies on the table; a wall of floor 2 lies there too, and touches it."""
    rests, beside = ({"window1": "floor3"}, ()) if how == "on it" else ({"window1": "table"}, (("window1", "floor3"),))
    table = placing(3).settle("floor1", down=("floor3",), rests=rests, lean={"window1": 90}, beside=beside)
    assert back(table) == {"window1"}
    assert table.state.aside == ()
    table.settle()
    assert {"window1", "window2"} <= table.pieces()
    assert "floor3" not in table.pieces()


def test_a_floor_that_touches_another_on_the_table_is_put_back_with_its_walls():
    """[TOWER 5.6, 5.7] Both floors lie on the table, one on the other; all four walls touch them: nothing is lost."""
    walls = {"window1": "floor3", "window2": "floor3", "portal1": "floor4", "portal2": "floor4"}
    table = placing(4).settle(
        "floor1", rests={"floor3": "table", "floor4": "floor3", **walls}, lean=dict.fromkeys(walls, 90)
    )
    assert back(table) == {*walls, "floor3", "floor4"}
    assert table.state.aside == ()


def test_pieces_are_put_back_from_the_lowest_up():
    """[TOWER 5.7]"""
    walls = {"window1": "floor3", "portal1": "floor4"}
    table = placing(4, {"blue1": "floor4"})
    table.settle(
        "floor1", rests={"floor3": "floor2 window2", "blue1": "floor1", **walls}, lean=dict.fromkeys(walls, 90)
    )
    order = [name(one.piece) for one in GAME.physics.request(table.state).deed.pieces]
    assert order == ["window1", "floor3", "portal1", "portal2", "floor4", "blue1"]


def test_what_stands_on_a_floor_that_has_fallen_falls_with_it():
    """[TOWER 5.7] What carried it is gone; so it is with what these walls carried in their turn."""
    table = placing(4).settle(
        "floor1",
        down=("floor3", "window1", "window2"),
        rests={"portal1": "floor3", "portal2": "floor3", "floor4": "table"},
    )
    assert table.state.aside == ids("window1", "window2", "portal1", "portal2")
    assert table.pieces() == {"floor1", "floor2", "brick1", "brick2", "green1", "kitten1"}


@pytest.mark.parametrize("walls", [("brick1",), ("brick1", "brick2")])
def test_walls_that_stand_on_their_floor_and_touch_the_table_carry_what_they_carried(walls):
    """[TOWER 5.6] They have slid over the edge of floor 1 a little: eight walls stand above it, and not one is lost."""
    table = placing(5).settle("floor1", rests=dict.fromkeys(walls, "floor1 table"))
    assert {"brick1", "brick2", "floor2", "window1", "portal2", "statue1", "floor5"} <= table.pieces()
    assert (table.asked, table.state.aside) == ("done", ())


def test_a_floor_that_lies_on_a_wall_of_the_tower_and_on_one_beside_it_is_not_carried_by_the_table():
    """[TOWER 5.6] The wall beside the tower touches that floor: it is put back, and the floor with it."""
    table = placing(4).settle("floor1", rests={"brick1": "table"})
    assert table.state.aside == ()
    assert {"brick1", "floor2"} <= back(table)


def test_what_was_let_go_on_a_floor_that_has_fallen_with_it_is_tried_again():
    """[TOWER 3.7, 5.6] She stands on it, but it lies on the table."""
    table = placing(3).settle("floor3", down=("floor3", "window1", "window2"))
    assert "missed" in table.told
    assert table.takes() == {"green1"}


def test_floor_1_never_falls():
    """[TOWER 5.6] It lies on the table, and what stands on it stands."""
    table = placing(2).settle("floor1")
    assert {"floor1", "floor2", "brick1", "brick2"} <= table.pieces()


def test_five_fallen_walls_are_a_collapse_and_only_walls_count():
    """[TOWER 5.5]"""
    cats = {f"blue{n}": "floor3" for n in range(1, 5)} | {"purple1": "floor3"}
    table = placing(3, cats).settle("floor1", down=tuple(cats))
    assert table.state.step == "act"
    state = position(3, aside=ids("column1", "column2", "column3"))
    table = Table(with_cards(state, up=(16, 1))).do(Choose(16, 0)).take("green1").place()
    table.settle("floor1", down=("window1", "floor3", "window2"))
    assert table.state.step == "over"
    assert table.state.story.ending == "collapsed"
    assert GAME.outcome(table.state).places == (2, 2, 1)
    assert table.told[-1] == "ended-collapsed"
    assert not {"stands", "missed", "put-back", "kitten-fell"} & set(table.told)


def test_a_wall_of_this_turn_whose_action_is_over_goes_to_the_supply_uncounted():
    """[TOWER 5.2] Ruling. It is seen where a cat is moved after building [TOWER 7.2]."""
    state = with_cards(position(3, {"blue1": "floor1"}, mode="competitive", heights=(1, 0)), up=(3, 4, 5))
    table = Table(state).do(Choose(3, 0)).put("brick3", "floor3").put("window3", "floor3")
    table.put("floor4", "brick3 window3").finish()
    assert table.asked == "move"
    table.take("blue1").place().settle("floor2", down=("floor4", "brick3", "window3"))
    assert table.state.aside == ()
    assert not {"floor4", "brick3", "window3"} & table.pieces()


def test_a_wall_that_no_longer_stands_is_put_back():
    """[TOWER 5.7] And with it the floor that it no longer carries as it should, and all that this one carries."""
    table = Table(position(3)).do(Choose(1, 0)).put("brick3", "floor3").put("window3", "floor3")
    table.put("floor4", "brick3 window3").finish()
    table.do(Choose(2, 0)).take("orange1").place().settle("floor1", lean={"window1": 85})
    everything = {"window1", "floor3", "brick3", "window3", "floor4"}
    assert back(table) == everything
    table.settle()
    assert everything <= table.pieces()
    assert table.state.aside == ()


def test_a_wall_that_stands_on_another_floor_is_put_back():
    """[TOWER 5.7] It has left its storey, though it stands."""
    table = placing(3).settle("floor1", rests={"window1": "floor1"})
    assert "window1" in back(table)


def test_a_floor_is_put_back_with_all_that_it_carries():
    """[TOWER 5.1, 5.7] A cat and a kitten who rode on it lie as they lay."""
    table = placing(3, {"blue1": "floor3", "purple1": "blue1"}, toto=3)
    table.settle("floor1", rests={"floor3": "window1 floor2"})
    assert back(table) == {"floor3", "blue1", "purple1", "kitten1"}
    table.settle()
    assert [table.floor_of(one) for one in ("blue1", "purple1", "kitten1")] == [3, 3, 3]
    assert table.state.adrift == ()


def test_a_cat_on_a_floor_that_is_put_back_lies_as_she_lay_only_if_what_carried_her_is_there():
    """[TOWER 5.7] The cat under her has fallen: she stays on the floor, as she lies now."""
    table = placing(3, {"blue1": "floor3", "purple1": "blue1"})
    table.settle("floor1", down=("blue1",), rests={"floor3": "window1 floor2", "purple1": "floor3"})
    assert back(table) == {"floor3"}


def test_what_was_let_go_on_a_floor_that_is_put_back_is_tried_again():
    """[TOWER 3.7, 5.7]"""
    table = placing(3).settle("floor3", rests={"floor3": "window1 floor2"})
    assert back(table) == {"floor3"}
    table.settle()
    assert "missed" in table.told
    assert table.asked == "take-cat"


def test_a_cat_that_left_her_floor_is_put_back_and_one_that_toppled_on_it_stays():
    """[TOWER 5.7]"""
    table = placing(3, {"blue1": "floor3", "purple1": "floor2"})
    table.settle("floor1", rests={"blue1": "floor2"}, lean={"purple1": 90})
    assert back(table) == {"blue1"}
    table.settle()
    assert table.floor_of("blue1") == 3
    assert table.floor_of("purple1") == 2


def test_what_is_put_back_touches_only_what_is_there_again():
    """[TOWER 5.7] Two cats who lay beside each other: one is put back, one has fallen."""
    table = placing(3, {"blue1": "floor3", "purple1": "floor3"}, touching=(("blue1", "purple1"),))
    table.settle("floor1", down=("purple1",), rests={"blue1": "floor2"})
    (blue,) = GAME.physics.request(table.state).deed.pieces
    assert (blue.rests, blue.touches) == (ids("floor3"), ids("floor3"))


def test_what_cannot_be_put_back_counts_as_fallen():
    """[TOWER 5.7, 5.4] A wall under floor 3 is gone, so the floor cannot lie as it did, nor can what stood on it."""
    table = placing(4, {"blue1": "floor4"})
    table.settle("floor1", down=("window1",), rests={"floor3": "window2 floor2"})
    assert back(table) == set()  # all that is left settles
    assert table.state.aside == ids("window1", "portal1", "portal2")
    table.settle()
    assert table.pieces() == {"floor1", "floor2", "brick1", "brick2", "window2", "green1", "kitten1"}


def test_what_strays_again_after_being_put_back_twice_counts_as_fallen():
    """[TOWER 5.7]"""
    table = placing(3, {"blue1": "floor3"}).settle("floor1", rests={"blue1": "floor2"})
    for _ in range(2):
        assert back(table) == {"blue1"}
        table.settle(rests={"blue1": "floor1"})
    assert "blue1" not in table.pieces()
    assert (table.asked, table.state.returned) == ("done", ())


def test_how_often_a_piece_is_put_back_is_counted_anew_when_all_is_still():
    """[TOWER 5.7]"""
    table = placing(3, {"blue1": "floor3"}).settle("floor1", rests={"blue1": "floor2"}).settle()
    table.finish().do(Choose(table.state.actions.up[0], 0))
    assert table.state.returned == ()


def test_a_kitten_on_a_floor_that_has_fallen_is_put_back_by_hand():
    """[TOWER 5.3, 5.6] He rode it down to the table, and still sits on it."""
    table = placing(3, toto=3).settle("floor1", down=("window1", "window2"), rests={"floor3": "table"})
    assert "kitten-fell" in table.told
    assert table.state.hand.floors == (2,)


def test_the_piece_in_hand_is_tried_again_though_others_are_put_back():
    """[TOWER 3.7, 5.7]"""
    table = placing(3, {"blue1": "floor3"}).settle("table", rests={"blue1": "floor2"})
    assert back(table) == {"blue1"}
    table.settle()
    assert table.takes() == {"green1"}
    assert table.state.turn.tries == 1


def test_a_piece_that_stood_and_comes_down_while_others_are_put_back_is_tried_again():
    """[TOWER 3.7]"""
    table = placing(3, {"blue1": "floor3"}).settle("floor2", rests={"blue1": "floor2"})
    table.settle(down=("green1",))
    assert table.takes() == {"green1"}
    assert table.floor_of("blue1") == 3


def test_petting_can_bring_down_what_it_touches():
    """[TOWER 3.9, 5]"""
    table = Table(with_cards(position(3, {"blue1": "floor3"}), up=(17, 1))).do(Choose(17, 0)).put("orange1", "floor3")
    table.do(Pet(NAMED["blue1"])).settle(down=("blue1",))
    assert "blue1" not in table.pieces()
    assert table.state.turn.pets == ids("orange1")


# -- kittens ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("script", [{"down": ("kitten1",)}, {"rests": {"kitten1": "floor1"}}])
def test_toto_falls_and_is_put_back_by_hand_where_he_stood_before_the_turn(script):
    """[TOWER 5.3, 5.8] Wholly down, or slipped to a lower floor."""
    table = placing(4, toto=3).settle("floor1", **script)
    assert "kitten-fell" in table.told
    assert table.asked == "place-back"
    assert table.state.hand.floors == (3,)
    table.place().settle("floor3")
    assert table.floor_of("kitten1") == 3
    assert table.asked == "done"  # where the turn was


def test_if_his_floor_fell_too_he_goes_to_the_nearest_lower_one():
    """[TOWER 5.3]"""
    table = placing(4, toto=4).settle("floor1", down=("kitten1", "floor4", "portal1", "portal2"))
    assert table.state.hand.floors == (3,)
    table.place().settle("floor3")
    assert table.state.race.heights == (3,)


def test_toto_toppled_on_his_own_floor_stays_as_he_lies():
    """[TOWER 5.7]"""
    table = placing(4, toto=3).settle("floor1", lean={"kitten1": 90})
    assert table.asked == "done"


def test_after_five_failed_tries_he_may_go_a_floor_lower():
    """[TOWER 5.3] Ruling."""
    table = placing(4, toto=3).settle("floor1", down=("kitten1",))
    for _ in range(5):
        assert GiveUp() not in table.menu
        table.place().settle("table")
    table.do(GiveUp())
    assert table.state.hand.floors == (2,)
    table.place().settle("table")
    assert table.state.hand.floors == (2,)  # a missed try does not lead up again
    table.place().settle("floor2")
    assert table.state.race.heights == (2,)
    assert table.asked == "done"


def test_the_floor_he_should_return_to_falls_while_he_is_put_back():
    table = placing(4, toto=4).settle("floor1", down=("kitten1",)).place()
    table.settle("table", down=("floor4", "portal1", "portal2"))
    assert table.state.hand.floors == (3,)
    table.place().settle("floor3")
    assert table.state.race.heights == (3,)


def test_a_missed_try_and_a_fallen_toto_at_once():
    """[TOWER 3.7, 5.3] Toto first, then the cat again, with her failed try still counted."""
    table = placing(3, toto=2).settle("table", down=("kitten1",))
    table.place().settle("floor2")
    assert table.takes() == {"green1"}
    assert table.state.turn.tries == 1


def test_a_quiet_turn_asks_physics_once_for_every_piece():
    table = started().do(Choose(2, 0)).put("orange1", "floor1").finish()
    assert table.told.count("settled") == 1


# -- when the simulation fails ----------------------------------------------------------------------------------------


def test_a_simulation_that_fails_asks_for_the_placing_again():
    """[TOWER 8.4] Nothing has happened, and it counts as no try."""
    table = placing(3)
    before = table.state
    table.by(PHYSICS, Unsettled())
    assert table.asked == "place-cat"
    assert (table.state.tower, table.state.hand, table.state.turn) == (before.tower, before.hand, before.turn)
    assert table.told[-1] == "unsettled"
    assert GAME.notation.read(GAME.notation.write(Unsettled())) == Unsettled()
    table.place().settle("floor1")
    assert table.asked == "done"


def test_a_petting_that_fails_is_asked_for_again():
    """[TOWER 8.4]"""
    table = Table(with_cards(position(3), up=(17, 1))).do(Choose(17, 0)).put("orange1", "floor1")
    before = table.state
    table.do(Pet(NAMED["orange1"])).by(PHYSICS, Unsettled())
    assert table.state._replace(after=before.after) == before


def test_a_putting_back_that_fails_leaves_all_where_it_is_put():
    """[TOWER 8.4]"""
    table = placing(3, {"blue1": "floor3"}).settle("floor1", rests={"blue1": "floor2"})
    table.by(PHYSICS, Unsettled())
    assert table.floor_of("blue1") == 3
    assert table.asked == "done"
