"""Why a piece did not hold [TOWER 8.5]: one sentence, from what it touched first and where it came to."""

import pytest

from tabbytop.games.tower.actions import Choose, Meet
from tabbytop.games.tower.components import NAMED
from tabbytop.games.tower.geometry import MICRO

from .kit import Table, position, with_cards


def why(table: Table) -> str:
    """What who let go is told."""
    (missed,) = [event for event in table.events if event.key == "missed"]
    return str(dict(missed.args)["why"])


def a_cat(where: dict[str, float] | None = None, **script) -> Table:
    """Let go over floor 1, well inside its edges, unless said otherwise."""
    table = Table(with_cards(position(3, {"blue1": "floor2"}), up=(16, 1))).do(Choose(16, 0)).take("green1")
    return table.place(**{"x": -42.0, "y": -46.0, **(where or {})}).settle(**script)


def a_wall(**script) -> Table:
    return Table(position(3, {"blue1": "floor3"})).do(Choose(1, 0)).take("brick3").place().settle(**script)


#: her weight is past the edge of floor 1, where one lets her go low, and where one lets her drop
OVER_THE_EDGE = {"x": 0.0, "y": 55.0, "yaw": 90.0}
HIGH_OVER_THE_EDGE = {**OVER_THE_EDGE, "z": 20.0}


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ({"on": "kitten1", "touched": ("kitten1",)}, "kitten"),
        ({"on": "table", "touched": ("floor1", "kitten1")}, "kitten"),
        ({"where": {"z": 20.0}, "on": "table", "touched": ()}, "high"),
        ({"where": OVER_THE_EDGE, "on": "table", "touched": ("floor1",)}, "edge"),
        ({"where": HIGH_OVER_THE_EDGE, "on": "table", "touched": ()}, "edge"),
        ({"on": "table", "touched": ("floor1",)}, "balance"),
        ({"on": "table", "touched": ("brick1",)}, "wall"),
        ({"on": "table", "touched": ("blue1",)}, "balance"),
        ({"on": "floor1", "touched": ("floor1",), "lean": {"green1": 90}}, "balance"),
        ({"on": "floor2", "touched": ("floor2",), "lean": {"green1": 90, "floor2": 8}}, "steep"),
    ],
)
def test_a_cat_is_told_why_she_fell(script, reason):
    assert why(a_cat(**script)) == reason


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ({"on": "blue1", "touched": ("blue1",)}, "cat"),
        ({"on": "table", "touched": ("floor3",)}, "balance"),
        ({"on": "table", "touched": ("window2",)}, "wall"),
        ({"on": "floor3", "touched": ("floor3",), "lean": {"brick3": 90}}, "balance"),
    ],
)
def test_a_wall_is_told_why_it_fell(script, reason):
    assert why(a_wall(**script)) == reason


@pytest.mark.parametrize(("place", "reason"), [({"vx": 90.0}, "hurry"), ({"fold": 55.0}, "folded")])
def test_a_quick_hand_and_a_narrow_fold_are_told(place, reason):
    """[TOWER 8.3, 1.4]"""
    table = Table(position(3)).do(Choose(1, 0)).take("brick3").place(**place)
    assert why(table.settle("floor3", touched=("floor3",), lean={"brick3": 90})) == reason


def test_a_floor_slides_off_where_one_wall_is_the_lower_one():
    table = Table(position(3)).do(Choose(1, 0)).put("brick3", "floor3").put("window3", "floor3")
    assert why(table.take("floor4").place(x=-55.0, y=-55.0).settle("table", touched=("window3",))) == "lower"


def test_a_floor_whose_middle_lay_past_its_walls_is_not_excused_by_the_lower_one():
    table = Table(position(3)).do(Choose(1, 0)).put("brick3", "floor3").put("window3", "floor3").take("floor4")
    assert why(table.place(x=-15.0, y=-55.0).settle("table", touched=("window3",))) == "slid"


def test_nor_by_the_height_it_was_let_go_from():
    """Lowered gently it would have tipped as well."""
    table = Table(position(3)).do(Choose(1, 0)).put("brick3", "floor3").put("window3", "floor3").take("floor4")
    assert why(table.place(x=-15.0, y=-55.0).settle("table", touched=())) == "slid"


def test_a_floor_slides_off_equal_walls_because_it_lay_too_far_aside():
    state = position(4)
    tower = tuple(one for one in state.tower if one.piece != NAMED["floor4"])  # its walls still stand on floor 3
    table = Table(state._replace(tower=tower)).do(Choose(1, 0))
    table.state = table.state._replace(turn=table.state.turn._replace(todo=("floor",)))
    assert why(table.take("floor4").place().settle("table", touched=("portal1",))) == "slid"


def test_a_kitten_is_told_that_she_stood_on_a_cat():
    """[TOWER 3.10]"""
    cats = {"orange1": "floor2", "orange2": "floor2"}
    state = with_cards(position(3, cats), up=(16, 1), goals=(13, 2))
    table = Table(state).do(Choose(16, 0)).put("green1", "floor3").finish().do(Meet(13, 1)).place()
    assert why(table.settle("orange1", touched=("orange1",))) == "cat"


def test_who_lets_a_cat_drop_onto_toto_is_told_of_toto_and_not_of_the_height():
    """[TOWER 3.10] The hand ended before she touched anything, so the contacts do not tell."""
    state = with_cards(position(1), up=(16, 1))
    toto = next(one.pose for one in state.tower if one.piece == NAMED["kitten1"])
    table = Table(state).do(Choose(16, 0)).take("green1")
    table.place(x=toto.x / MICRO, y=toto.y / MICRO, z=30.0)
    assert why(table.settle("table", touched=())) == "kitten"
