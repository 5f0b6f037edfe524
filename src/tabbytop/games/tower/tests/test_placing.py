"""Where a piece may be let go, and what is refused [TOWER 3.6, 8]."""

import json
from dataclasses import replace
from math import inf, nan, radians, sin

import pytest

from tabbytop.core import IllegalAction, Malformed, check, decode, wire
from tabbytop.games.tower import GAME, placing
from tabbytop.games.tower.actions import Choose, Pass, Place, Take
from tabbytop.games.tower.components import HAND, NAMED, SIDE, height_of
from tabbytop.games.tower.geometry import Box, depth, highest, lowest, overlap, pose_at, uprightness, world

from .kit import Table, ids, position, started, with_cards

LEVEL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
AT = Place(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def cat_in_hand(cats=None, floors: int = 3) -> Table:
    return Table(with_cards(position(floors, cats), up=(16, 1))).do(Choose(16, 0)).take("green1")


def wall_in_hand() -> Table:
    return Table(position(3)).do(Choose(1, 0)).take("brick3")


def top(table: Table) -> float:
    """The height at which a piece touches the topmost floor."""
    return max(one.pose.z for one in table.state.tower if one.piece <= 24) / 1000 + 2.0


def refused(table: Table, place: Place) -> str:
    before = table.state
    with pytest.raises(IllegalAction) as wrong:
        table.do(place)
    assert table.state is before
    return str(wrong.value)


# -- geometry ---------------------------------------------------------------------------------------------------------


def test_boxes_that_overlap_touch_or_are_apart():
    cube = Box((0.0, 0.0, 0.0), LEVEL, (1.0, 1.0, 1.0))
    assert overlap(cube, cube._replace(middle=(1.5, 0.0, 0.0))) == pytest.approx(0.5)
    assert overlap(cube, cube._replace(middle=(2.0, 0.0, 0.0))) == pytest.approx(0.0)
    assert overlap(cube, cube._replace(middle=(2.5, 0.0, 0.0))) < 0
    half = 0.5**0.5
    corner_on = Box((2.3, 0.0, 0.0), ((half, half, 0.0), (-half, half, 0.0), (0.0, 0.0, 1.0)), (1.0, 1.0, 1.0))
    assert overlap(cube, corner_on) == pytest.approx(1 + 2 * half - 2.3)


def test_edges_that_cross_are_seen_by_no_face_alone():
    """Two bars crossed at a distance: only the axis across both edges tells them apart."""
    half = 0.5**0.5
    one = Box((0.0, 0.0, 0.0), ((1.0, 0.0, 0.0), (0.0, half, half), (0.0, -half, half)), (10.0, 1.0, 1.0))
    other = Box((0.0, 0.0, 2.7), ((0.0, 1.0, 0.0), (half, 0.0, half), (half, 0.0, -half)), (10.0, 1.0, 1.0))
    assert overlap(one, other) > 0
    assert overlap(one, other._replace(middle=(0.0, 0.0, 2.9))) < 0


def test_turning_pitching_and_rolling():
    assert uprightness(pose_at(0, 0, 0, 123)) == pytest.approx(1)
    assert uprightness(pose_at(0, 0, 0, 30, 90)) == pytest.approx(0, abs=1e-5)
    assert uprightness(pose_at(0, 0, 0, 0, 0, 60)) == pytest.approx(0.5, abs=1e-5)
    assert world(pose_at(10, 20, 30, 90), (1.0, 0.0, 0.0)) == pytest.approx((10, 21, 30), abs=1e-4)
    assert world(pose_at(0, 0, 0, 0, 90), (1.0, 0.0, 0.0)) == pytest.approx((0, 0, -1), abs=1e-4)


def test_heights_of_pieces():
    brick = NAMED["brick1"]
    assert lowest(brick, pose_at(0, 0, 2), 90) == pytest.approx(2)
    assert highest(brick, pose_at(0, 0, 2), 90) == pytest.approx(52)


def test_a_cat_fits_between_the_legs_of_a_wall_but_not_into_a_leg():
    wall = (NAMED["brick1"], pose_at(0, 0, 2), 90)
    assert depth((NAMED["blue1"], pose_at(25, 0, 2, 90), 0), wall) <= 0
    assert depth((NAMED["blue1"], pose_at(5, 15, 2, 45), 0), wall) > 1


def test_a_hole_in_a_floor_is_a_hole():
    """[TOWER 1.1] A column folded tightly goes through floor 4, not through floor 5 nor through a rim."""
    column = (NAMED["column1"], pose_at(5, 0, -40), 50)
    assert depth(column, (4, pose_at(0, 0, 0), 0)) <= 0
    assert depth(column, (5, pose_at(0, 0, 0), 0)) > 1
    assert depth(column, (4, pose_at(30, 0, 0), 0)) > 1


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_a_calm_hand_over_a_free_spot_is_let_go():
    table = cat_in_hand()
    table.do(replace(AT, z=top(table) + 1))
    assert table.state.step == "physics"


@pytest.mark.parametrize(("axis", "value"), [("vx", 900.0), ("vy", -251.0), ("vz", 1e9)])
def test_absurd_speed_is_refused(axis, value):
    """[TOWER 8.3]"""
    table = cat_in_hand()
    said = refused(table, replace(AT, z=top(table) + 1, **{axis: value}))
    assert said.startswith(f"green1: {axis} is {value:g}, allowed is -{HAND['fastest']} to {HAND['fastest']} mm/s")
    assert said.endswith("[TOWER 8.3]")


@pytest.mark.parametrize(("axis", "value"), [("x", 400.0), ("y", -61.0), ("x", -1e12)])
def test_off_the_floor_and_off_the_table_is_refused(axis, value):
    """[TOWER 3.3]"""
    table = cat_in_hand()
    said = refused(table, replace(AT, z=top(table) + 1, **{axis: value}))
    assert f"green1: {axis} is {value:g}, allowed is -55 to 55 mm" in said
    assert said.endswith("[TOWER 3.3]")


def test_a_wall_goes_on_the_topmost_floor_alone():
    """[TOWER 3.2]"""
    table = wall_in_hand()
    said = refused(table, replace(AT, z=10.0, fold=90.0))
    assert "brick3: z is 10, allowed is" in said
    assert said.endswith("[TOWER 3.2]")


def test_from_too_high_is_refused():
    table = wall_in_hand()
    assert "z is 1000" in refused(table, replace(AT, z=1000.0, fold=90.0))


def test_a_refusal_speaks_of_the_nearest_floor():
    """Cats may go to any floor [TOWER 3.3]; just above the topmost one she would cut into it."""
    table = cat_in_hand()
    z = top(table) - 1.0
    low = float(refused(table, replace(AT, z=z)).split("allowed is ")[1].split()[0])
    assert z < low < z + 10


@pytest.mark.parametrize("fold", [0.0, 49.0, 131.0, 180.0])
def test_a_wall_is_never_flat(fold):
    """[TOWER 1.4]"""
    table = wall_in_hand()
    said = refused(table, replace(AT, z=top(table) + 1, fold=fold))
    assert "allowed is 50 to 130 degrees" in said
    assert said.endswith("[TOWER 1.4]")


def test_only_walls_have_a_fold():
    table = cat_in_hand()
    assert refused(table, replace(AT, z=top(table) + 1, fold=90.0)).endswith("[TOWER 1.4]")


def test_a_piece_is_placed_upright():
    """[TOWER 3.10]"""
    table = cat_in_hand()
    assert "pitch is 90, allowed is -20 to 20 degrees" in refused(table, replace(AT, z=top(table) + 20, pitch=90.0))


@pytest.mark.parametrize("odd", [nan, inf, -inf])
def test_what_is_not_finite_is_no_action_at_all(odd):
    """[TOWER 8.1] Malformed where it comes in as JSON or text; refused even if it should get further."""
    table = cat_in_hand()
    data = json.loads(json.dumps({"type": "Place", **dict.fromkeys(Place.__slots__, 0.0), "x": odd}))
    with pytest.raises(Malformed, match="x: expected a finite number"):
        decode(GAME.action, data)
    with pytest.raises(Malformed):
        GAME.notation.read(GAME.notation.write(replace(AT, x=odd)))
    assert "x must be finite" in refused(table, replace(AT, x=odd))


def test_a_pose_inside_another_piece_is_refused():
    """[TOWER 3.6] Inside a cat; through the floor; into a wall. A little above it is allowed."""
    table = cat_in_hand({"blue1": "floor3"})
    blue = next(one.pose for one in table.state.tower if one.piece == NAMED["blue1"])
    here = replace(AT, x=blue.x / 1000, y=blue.y / 1000, z=top(table) + 2)
    said = refused(table, here)
    assert said == "green1 would cut into blue1; let it go where it touches nothing yet [TOWER 3.6]"
    table.do(replace(here, z=top(table) + 24))
    below = cat_in_hand()
    assert "green1 would cut into" in refused(below, replace(AT, x=-35.0, y=20.0, z=15.0))


def test_a_piece_one_may_not_place_cannot_be_taken_up():
    """[TOWER 3.2, 3.5, 3.8]"""
    table = started().do(Choose(1, 0))
    for piece, clause in (
        ("portal1", "3.5"),
        ("orange1", "3.5"),
        ("floor2", "3.8"),
        ("floor7", "3.8"),
        ("kitten1", "3.2"),
    ):
        with pytest.raises(IllegalAction, match=rf"{piece} is not to be placed now.*brick1, window1.*TOWER {clause}"):
            table.take(piece)
    with pytest.raises(IllegalAction, match="piece 1234 is not to be placed now"):
        check(GAME, table.state, 0, Take(1234))


def test_the_piece_in_hand_is_that_of_who_is_asked_for_it():
    """[TOWER 3.6]"""
    table = cat_in_hand()
    assert [GAME.physics.held(table.state, seat) for seat in (0, 1)] == [NAMED["green1"], None]
    table.do(replace(AT, z=top(table) + 1))
    assert GAME.physics.held(table.state, 0) is None


def test_nothing_in_hand_nothing_to_let_go():
    with pytest.raises(IllegalAction, match=r"no piece in hand.*TOWER 3.1"):
        started().do(AT)


def test_the_action_itself_is_not_optional():
    """[TOWER 3.1]"""
    with pytest.raises(IllegalAction, match=r"cannot be left out.*TOWER 3.1"):
        started().do(Pass())


def test_a_menu_of_poses_is_sent_as_bounds():
    """One set for each floor; what stands in the way stays on the server."""
    table = cat_in_hand({"blue1": "floor3"})
    sent = wire(GAME.legal(table.state, 0), GAME.action)
    assert [one["type"] for one in sent["sets"]] == ["Ranges"] * 3
    assert all(one["kind"] == "Place" and len(one["bounds"]) == len(Place.__slots__) for one in sent["sets"])
    assert len(json.dumps(sent)) < 3000


def heights(table: Table) -> list[tuple[float, float]]:
    """From where to where the piece in hand may be let go, in millimetres above the table, set by set."""
    return [offered.bounds[2][:2] for offered in placing.places(table.state)]


def test_how_high_a_hand_may_go():
    """[TOWER 3.6] Under a floor as high as the piece fits; on the topmost one as high as the hand reaches, and above
    whatever stands there; for a floor from its lowest wall on."""
    clearance, reach, cat = HAND["clearance"], HAND["reach"], height_of(NAMED["green1"])
    brick, window = height_of(NAMED["brick1"]), height_of(NAMED["window1"])
    tops = [2.0, 2.0 + brick + 2, 2.0 + brick + 2 + window + 2]
    alone = [
        (tops[0] + clearance, pytest.approx(tops[0] + brick - cat + clearance)),
        (tops[1] + clearance, pytest.approx(tops[1] + window - cat + clearance)),
        (tops[2] + clearance, pytest.approx(tops[2] + reach + clearance)),
    ]
    assert heights(cat_in_hand()) == alone
    crowded = cat_in_hand({"blue1": "floor3", "purple1": "floor2"})
    ears = highest(NAMED["blue1"], pose_at(0, 0, tops[2]), 0)
    assert heights(crowded) == [*alone[:2], (tops[2] + clearance, pytest.approx(ears + reach + clearance))]
    table = Table(position(3)).do(Choose(1, 0)).put("brick3", "floor3").put("window3", "floor3").take("floor4")
    walls = [
        highest(one.piece, one.pose, one.fold) for one in table.state.tower if one.piece in ids("brick3", "window3")
    ]
    assert heights(table) == [(pytest.approx(min(walls) + clearance), pytest.approx(max(walls) + reach + clearance))]


def test_a_floor_that_leans_is_reached_down_to_its_lower_edge():
    """[TOWER 3.6]"""
    state = position(2)
    leaning = tuple(one._replace(pose=pose_at(0, 0, 60, 0, 10)) if one.piece == 2 else one for one in state.tower)
    table = Table(with_cards(state._replace(tower=leaning), up=(16, 1))).do(Choose(16, 0)).take("green1")
    edge = 62 - SIDE / 2 * sin(radians(10))
    assert heights(table)[1][0] == pytest.approx(edge + HAND["clearance"], abs=0.001)


def test_poses_are_offered_in_micrometres_and_tenths_of_a_degree():
    """[TOWER 8.1] As fine as they are recorded; also where a floor and a cat on it have come to lie anyhow."""
    state = position(2, {"blue1": "floor2"})
    odd = {2: pose_at(0.12345, 0.54321, 52.98765, 7, 3.3), NAMED["blue1"]: pose_at(9, 8, 55.1, 6, 5.7)}
    tower = tuple(one._replace(pose=odd.get(one.piece, one.pose)) for one in state.tower)
    table = Table(with_cards(state._replace(tower=tower), up=(16, 1))).do(Choose(16, 0)).take("green1")
    for offered in placing.places(table.state):
        assert [digits for _, _, digits in offered.bounds] == [3, 3, 3, 1, 1, 1, 1, 1, 1, 1]
        assert all(round(bound, digits) == bound for *bounds, digits in offered.bounds for bound in bounds)


def test_every_floor_of_a_tall_tower_has_room_for_a_cat():
    table = cat_in_hand(floors=24)
    assert len(placing.places(table.state)) == 24


def test_a_tilted_floor_may_be_reached_at_its_lower_side():
    """A floor that leans by 5 degrees: a cat tilted likewise is let go just above it."""
    state = position(2)
    tower = tuple(
        one._replace(pose=one.pose._replace(z=one.pose.z + 5000, w=999048, j=43619)) if one.piece == 2 else one
        for one in state.tower
    )
    table = Table(with_cards(state._replace(tower=tower), up=(16, 1))).do(Choose(16, 0)).take("green1")
    x, _, z = world(tower[1].pose, (30.0, 0.0, 2.6))
    table.do(replace(AT, x=x, z=z, pitch=5.0))
    assert table.state.step == "physics"
