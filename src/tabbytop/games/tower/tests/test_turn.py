"""A turn: cards, walls, floors, cats, petting [TOWER 2, 3]."""

import pytest

from tabbytop.core import CHANCE, PHYSICS, IllegalAction, check
from tabbytop.games.tower import GAME, acting
from tabbytop.games.tower.actions import Choose, Discard, Done, First, GiveUp, Pet, Take, TurnAction
from tabbytop.games.tower.components import ACTIONS, NAMED, START_ACTIONS, START_GOALS, WALLS, WALLS_OF, Side, name
from tabbytop.games.tower.state import walls_left

from .kit import Table, ids, position, started, with_cards


def test_the_first_position():
    """[TOWER 2.1, 2.2] Floor 1 with Toto on it; a build, a plain cat and two goals lie face up, story 10 is open."""
    table = started()
    assert table.pieces() == {"floor1", "kitten1"}
    assert table.state.actions.up == START_ACTIONS
    assert table.state.goals.up == START_GOALS
    assert [ACTIONS[card] for card in START_ACTIONS] == [(Side(build=("brick", "window")),), (Side(cat="any"),)]
    assert GAME.view(table.state, 0).floor == 10


def test_who_begins_is_drawn_and_turns_go_clockwise():
    """[TOWER 2.3]"""
    state = GAME.new_game(3, GAME.complete({}))
    assert GAME.to_act(state).must == (CHANCE,)
    assert [action.seat for action, _ in GAME.chances(state)] == [0, 1, 2]
    table = Table(state).by(CHANCE, First(2))
    assert GAME.to_act(table.state).must == (2,)
    table.do(Choose(2, 0)).put("orange1", "floor1").finish()
    assert GAME.to_act(table.state).must == (0,)


def test_a_build_walls_first_then_the_floor():
    """[TOWER 3.1, 3.2] Walls in either order, then the next floor; the card is discarded and another turned."""
    table = started().do(Choose(1, 0))
    assert table.takes() == {"brick1", "window1"}
    table.put("window1", "floor1")
    assert table.takes() == {"brick1", "window1"}  # the second is the one just placed
    table.put("brick1", "floor1").put("floor2", "brick1 window1")
    assert table.asked == "done"
    table.do(Done())
    assert table.state.actions.gone == (1,)
    assert GAME.to_act(table.state).must == (CHANCE,)
    table.turn_card(9)
    assert table.state.actions.up == (2, 9)
    assert table.state.turn.seat == 1


def test_one_side_of_a_card_with_two():
    """[TOWER 3.1]"""
    table = Table(with_cards(position(1), up=(13, 2)))
    sides = [(action.card, action.side) for action in table.menu]
    assert sides == [(13, 0), (13, 1), (2, 0)]
    assert table.do(Choose(13, 1)).takes() == {"orange1", "blue1", "green1", "purple1"}


def test_a_cat_on_any_floor_or_on_a_cat():
    """[TOWER 3.3]"""
    table = Table(with_cards(position(3, {"blue1": "floor2"}), up=(14, 2))).do(Choose(14, 0))
    assert table.takes() == {"orange1"}
    table.take("orange1")
    assert table.state.hand.floors == (1, 2, 3)
    table.place().settle("blue1")
    assert table.asked == "done"
    assert table.floor_of("orange1") == 2


def test_pet_every_cat_on_her_floor():
    """[TOWER 3.4] One push for each, in any order; a cat that comes off meanwhile is left out."""
    cats = {"blue1": "floor2", "green1": "floor2", "purple1": "floor1"}
    table = Table(with_cards(position(3, cats), up=(17, 1))).do(Choose(17, 0)).put("orange1", "floor2")
    assert set(table.state.turn.pets) == set(ids("orange1", "blue1", "green1"))
    table.do(Pet(NAMED["green1"]))
    assert GAME.physics.request(table.state).deed.cat == NAMED["green1"]
    table.settle(down=("blue1",))
    assert table.state.turn.pets == ids("orange1")
    table.do(Pet(NAMED["orange1"])).settle().finish()
    assert table.state.turn.seat == 1


@pytest.mark.parametrize(
    ("card", "cat", "named"),
    [(15, "blue2", {"green1"}), (20, "blue2", {"blue1", "blue2"}), (17, "purple1", {"purple1"})],
)
def test_whom_each_card_names(card, cat, named):
    """[TOWER 3.4] Her floor, her colour, or the highest floor that has cats."""
    table = Table(with_cards(position(4, {"blue1": "floor2", "green1": "floor3"}), up=(card, 2)))
    table.do(Choose(card, 0)).put(cat, "floor1")
    assert set(table.state.turn.pets) == set(ids(*named))


def test_no_cat_of_a_colour_left_one_comes_off_the_tower():
    """[TOWER 3.5]"""
    cats = {f"orange{n}": "floor1" for n in range(1, 4)} | {"orange4": "floor2"}
    table = Table(with_cards(position(3, cats), up=(14, 2))).do(Choose(14, 0))
    assert table.takes() == {"orange1", "orange2", "orange3", "orange4"}
    assert table.asked == "take-off"
    table.put("orange4", "floor3")
    assert table.floor_of("orange4") == 3


def test_any_colour_comes_off_only_when_the_whole_supply_is_empty():
    """[TOWER 3.5] House."""
    oranges = {f"orange{n}": "floor1" for n in range(1, 5)}
    assert Table(position(3, oranges)).do(Choose(2, 0)).takes() == {"blue1", "green1", "purple1"}
    everybody = {f"{colour}{n}": "floor1" for colour in ("orange", "blue", "green", "purple") for n in range(1, 5)}
    assert len(Table(position(3, everybody)).do(Choose(2, 0)).takes()) == 16


def test_a_cat_that_lay_on_the_one_taken_off_stays_where_she_lands():
    """[TOWER 3.5] Ruling."""
    cats = {f"orange{n}": "floor2" for n in range(1, 5)} | {"blue1": "orange1"}
    table = Table(with_cards(position(3, cats), up=(14, 2))).do(Choose(14, 0)).take("orange1").place()
    table.settle("floor3", rests={"blue1": "floor2"})
    assert table.asked == "done"
    assert table.floor_of("blue1") == 2
    assert "put-back" not in table.told


def test_a_kind_of_wall_that_has_run_out_is_replaced_by_any_other():
    """[TOWER 3.5]"""
    state = position(3, aside=tuple(WALLS_OF["portal"])[:4])
    gone = tuple(piece for piece in WALLS_OF["window"] if piece in walls_left(state))
    table = Table(state._replace(aside=gone)).do(Choose(1, 0))
    assert table.takes() == {"brick3", "portal1", "statue1", "column1"}


def test_a_piece_of_this_action_may_be_taken_up_again_unless_it_carries_something():
    """[TOWER 3.6] And nothing is once a cat has been petted."""
    table = started().do(Choose(1, 0)).put("brick1", "floor1").put("window1", "floor1")
    assert table.takes() == {"brick1", "window1", "floor2"}
    table.put("brick1", "floor1").put("floor2", "brick1 window1")
    assert table.takes() == {"floor2"}
    with pytest.raises(IllegalAction, match=r"brick1 carries something.*TOWER 3.6"):
        table.take("brick1")
    petting = Table(with_cards(position(3, {"blue1": "floor1"}), up=(17, 1))).do(Choose(17, 0)).put("orange1", "floor1")
    assert petting.takes() == {"orange1"}
    petting.do(Pet(NAMED["blue1"])).settle()
    assert petting.takes() == set()
    with pytest.raises(IllegalAction, match=r"orange1 stays: a cat has been petted.*TOWER 3.6"):
        petting.take("orange1")
    with pytest.raises(IllegalAction, match=r"brick3 is not to be placed now.*TOWER 3.5"):
        petting.take("brick3")
    petting.do(Pet(NAMED["orange1"])).settle()
    assert petting.asked == "all-done"


def test_a_cat_that_falls_while_cats_are_petted_is_placed_again_and_the_petting_begins_anew():
    """[TOWER 3.4, 3.7] Ruling."""
    table = Table(with_cards(position(3, {"blue1": "floor1"}), up=(17, 1))).do(Choose(17, 0)).put("orange1", "floor1")
    table.do(Pet(NAMED["blue1"])).settle(down=("orange1",))
    assert table.asked == "take-cat"
    assert "down-again" in table.told
    table.put("orange1", "floor1")
    assert table.state.turn.pets == ids("orange1", "blue1")
    assert table.takes() == {"orange1"}


def test_a_piece_that_falls_while_it_is_placed_is_tried_again_without_penalty():
    """[TOWER 3.7]"""
    table = started().do(Choose(1, 0)).put("brick1", "table")
    assert "missed" in table.told
    assert table.takes() == {"brick1", "window1"}
    assert table.state.aside == ()
    assert table.state.turn.tries == 1


def test_an_earlier_piece_of_the_same_action_that_comes_down_is_placed_again_too():
    """[TOWER 3.7] House: it is not counted."""
    table = started().do(Choose(1, 0)).put("brick1", "floor1").take("window1").place()
    table.settle("floor1", down=("brick1",))
    assert table.state.aside == ()
    assert table.takes() == {"brick1", "window1"}
    table.put("brick1", "floor1")
    assert "floor2" in table.takes()


def test_what_the_try_brings_down_besides_counts():
    """[TOWER 3.7, 5.2]"""
    table = Table(position(3)).do(Choose(1, 0)).take("brick3").place()
    table.settle("table", down=("floor3", "window1", "window2"))
    assert table.state.aside == ids("window1", "window2")
    assert acting.topmost(table.state) == 2


def test_walls_that_still_stand_on_the_topmost_floor_help():
    """[TOWER 3.8] The next floor has the number after the topmost one."""
    table = Table(position(3)).do(Choose(1, 0)).put("brick3", "floor3").put("window3", "floor3")
    table.take("floor4").place().settle("brick3 window3")
    table.finish()
    assert acting.topmost(table.state) == 4


def test_fewer_walls_left_than_shown():
    """[TOWER 3.8] Use what is left; with none, and none on the topmost floor, nothing can be built."""
    state = position(3)
    left = walls_left(state)
    one = Table(state._replace(aside=tuple(left[1:]))).do(Choose(1, 0))
    assert one.state.turn.todo == ("brick", "floor")
    none = Table(state._replace(aside=tuple(left)))
    assert none.menu == [Choose(2, 0)]
    with pytest.raises(IllegalAction, match=r"no wall is left and none stands.*TOWER 3.9"):
        none.do(Choose(1, 0))


def test_no_build_above_floor_24():
    """[TOWER 3.8]"""
    table = Table(position(24))
    assert table.menu == [Choose(2, 0)]
    with pytest.raises(IllegalAction, match=r"floor 24 is laid.*TOWER 3.9"):
        table.do(Choose(1, 0))


def test_what_becomes_impossible_in_the_middle_of_an_action_is_left_out():
    """[TOWER 3.8] Ruling: the last walls come down while the floor is laid on them, and none is left."""
    state = position(4)
    tower = tuple(one for one in state.tower if one.piece != NAMED["floor4"])  # its walls still stand on floor 3
    state = state._replace(tower=tower)
    table = Table(state._replace(aside=())).do(Choose(1, 0))
    table.state = table.state._replace(turn=table.state.turn._replace(todo=("floor",)))
    table.take("floor4").place().settle("table", down=("portal1", "portal2"))
    assert table.takes() == set()
    assert table.asked == "all-done"


def test_a_card_of_which_nothing_can_be_done_goes_only_if_all_are_such():
    """[TOWER 3.9]"""
    stuck = Table(with_cards(position(24), up=(5, 7)))
    assert stuck.menu == [Discard(5), Discard(7)]
    stuck.do(Discard(7))
    assert stuck.state.actions.gone == (7,)
    stuck.turn_card()
    assert stuck.state.turn.seat == 1
    with pytest.raises(IllegalAction, match=r"TOWER 3.9"):
        Table(with_cards(position(24), up=(3, 2))).do(Discard(3))


def test_petting_where_there_is_no_cat_is_done_by_doing_nothing():
    """[TOWER 3.9] Even her own floor is empty when she has been brought down again."""
    table = Table(with_cards(position(3), up=(17, 1))).do(Choose(17, 0)).put("orange1", "floor1")
    assert table.state.turn.pets == ids("orange1")
    table.do(Pet(NAMED["orange1"])).settle(down=("orange1",))
    assert table.state.turn.pets == ()
    assert table.state.turn.todo == ("any",)  # she fell in this action: again [TOWER 3.7]


@pytest.mark.parametrize(
    ("script", "placed"),
    [
        ({"on": "floor1"}, True),
        ({"on": "floor1", "lean": {"brick1": 20}}, True),
        ({"on": "floor1", "lean": {"brick1": 90}}, False),
        ({"on": "floor1 table"}, False),
        ({"on": "table", "beside": (("brick1", "floor1"),)}, False),
    ],
)
def test_a_wall_is_placed_when_it_rests_upright_on_its_floor(script, placed):
    """[TOWER 3.10]"""
    table = started().do(Choose(1, 0)).take("brick1").place().settle(**script)
    assert ("brick1" in table.pieces()) == placed


@pytest.mark.parametrize(
    ("on", "placed"),
    [
        ("brick3 window3", True),
        ("brick3", True),
        ("brick3 orange1", True),
        ("orange1", False),
        ("floor3", False),
        ("brick3 floor3", False),
        ("table", False),
    ],
)
def test_a_floor_is_placed_when_walls_of_the_topmost_storey_carry_it(on, placed):
    """[TOWER 3.10] It may rest on cats too, beside a wall at least (ruling)."""
    table = Table(position(3, {"orange1": "floor3"})).do(Choose(1, 0))
    table.put("brick3", "floor3").put("window3", "floor3").put("floor4", on)
    assert ("floor4" in table.pieces()) == placed


@pytest.mark.parametrize(
    ("on", "placed"),
    [
        ("floor2", True),
        ("blue1", True),
        ("floor1 blue1", True),
        ("kitten1", False),
        ("floor1 kitten1", False),
        ("brick1", False),
    ],
)
def test_a_cat_is_placed_on_a_floor_or_a_cat_but_never_on_a_kitten(on, placed):
    """[TOWER 3.10]"""
    table = Table(position(3, {"blue1": "floor1"})).do(Choose(2, 0)).put("orange1", on)
    assert ("orange1" in table.pieces()) == placed


def test_after_five_failed_tries_the_action_may_be_given_up():
    """[TOWER 3.11] Its pieces go to the supply, the card is discarded, the turn goes on with the goals."""
    table = started().do(Choose(1, 0)).put("window1", "floor1")
    for _ in range(4):
        table.put("brick1", "table")
        assert GiveUp() not in table.menu
    with pytest.raises(IllegalAction, match=r"after 5 failed tries.*so far 4.*TOWER 3.11"):
        table.do(GiveUp())
    table.put("brick1", "table").do(GiveUp())
    assert GAME.to_act(table.state).must == (PHYSICS,)  # what stood with them settles
    table.settle().turn_card()
    assert table.pieces() == {"floor1", "kitten1"}
    assert table.state.actions.gone == (1,)
    assert table.state.turn.seat == 1


def test_what_is_in_hand_is_given_up_with_the_rest():
    """[TOWER 3.11] Where there is no room for it at all."""
    state = started().do(Choose(1, 0)).put("window1", "floor1").take("brick1").state
    table = Table(GAME.apply(state, 0, GiveUp())).settle()
    assert (table.state.hand, table.pieces()) == (None, {"floor1", "kitten1"})
    assert GAME.to_act(table.state).must == (CHANCE,)


def test_tries_at_a_piece_are_counted_until_it_stands():
    """[TOWER 3.11] Ruling. Walls that are placed again in between change nothing: a floor may be given up."""
    table = started().do(Choose(1, 0))
    for _ in range(4):
        table.put("brick1", "table")
    table.put("window1", "floor1")
    assert table.state.turn.tries == 4
    table.put("brick1", "floor1")
    assert table.state.turn.tries == 0
    for _ in range(5):
        assert GiveUp() not in table.menu
        table.take("floor2").place().settle("table", down=("brick1",))
        table.put("brick1", "floor1")
    assert GiveUp() in table.menu


def test_a_cat_taken_off_the_tower_goes_to_the_supply_when_the_action_is_given_up():
    """[TOWER 3.11]"""
    cats = {f"orange{n}": "floor1" for n in range(1, 5)}
    table = Table(with_cards(position(3, cats), up=(14, 2))).do(Choose(14, 0))
    for _ in range(5):
        table.put("orange1", "table")
    table.do(GiveUp()).settle().turn_card()
    assert "orange1" not in table.pieces()
    assert table.state.turn.seat == 1


def test_the_walls_of_the_box_are_used_one_after_another():
    """Equal pieces give one action: the first of each kind that is left."""
    table = Table(position(3)).do(Choose(1, 0))
    assert table.takes() == {"brick3", "window3"}
    with pytest.raises(IllegalAction, match=r"brick12 is not to be placed now; to be taken up are brick3, window3"):
        check(GAME, table.state, 0, Take(NAMED["brick12"]))


def test_every_action_card_can_be_done_on_every_side():
    for card, sides in acting.ACTIONS.items():
        for side in range(len(sides)):
            table = Table(
                with_cards(position(4, {"orange1": "floor1", "blue1": "floor2"}), up=(card, 1 if card > 1 else 2))
            )
            table.do(Choose(card, side))
            while table.state.turn.todo:
                piece = sorted(table.takes() - {name(laid.piece) for laid in table.state.turn.laid})[0]
                on = "floor4" if NAMED[piece] in WALLS else "floor1"
                if piece == "floor5":
                    on = " ".join(name(laid.piece) for laid in table.state.turn.laid)
                table.put(piece, on)
            while table.state.turn.pets:
                table.do(Pet(table.state.turn.pets[0])).settle()
            table.do(Done())
            assert card in table.state.actions.gone
            assert isinstance(GAME.chances(table.state).draw(lambda n: 0), TurnAction)
