"""The hand, the fingertip, and what the rules are told [TOWER 3, 4, 8]."""

from math import cos, radians

import pytest

from tabbytop.core import PHYSICS, check
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Done, Place, Take
from tabbytop.games.tower.components import ACTIONS, HOLED, NAMED, TABLE, name
from tabbytop.games.tower.falling import read
from tabbytop.games.tower.geometry import MICRO, highest, lowest, uprightness, world
from tabbytop.games.tower.packing import unpack_clip
from tabbytop.games.tower.placing import cuts_into, in_the_way
from tabbytop.games.tower.standing import backs_under, fallen, floor_of, is_placed, is_upright
from tabbytop.games.tower.state import Petting, Request
from tabbytop.physics.simulate import simulate
from tabbytop.physics.world import CHUNK, FRAME, REST, World

from .kit import at, ground, let_go, settled, stack

MIXED = ("brick", "statue", "window", "portal")


def farthest(before, after):
    """How far anything that stood has moved, in millimetres."""
    return (
        max(abs(a - b) for one in before for a, b in zip(before[one].pose[:3], after[one].pose[:3], strict=True))
        / MICRO
    )


@pytest.fixture(scope="module")
def tower():
    return settled(stack(MIXED * 2 + ("brick",)))


def test_a_calm_hand_places_a_wall_and_moves_nothing_else(tower):
    top = tower[10].pose.z / MICRO + 2
    after, request = let_go(tower, "portal9", at(-30, 0, top + 0.5, fold=90.0))
    assert is_placed(after, NAMED["portal9"], (10,))
    assert farthest(tower, after) < 0.2
    clip = simulate(request).clip
    assert len(clip) <= 2048
    assert set(unpack_clip(clip).frames[0] if clip else {NAMED["portal9"]}) == {NAMED["portal9"]}


def test_a_fast_hand_brings_it_down(tower):
    """[TOWER 8.3] A wall let go from high up and at speed does not stay where it should."""
    top = tower[10].pose.z / MICRO + 2
    after, _ = let_go(tower, "portal9", at(-10, 0, top + 30, fold=90.0, vx=240.0))
    there, _ = let_go(tower, "portal9", at(-10, 0, top + 0.5, fold=90.0))
    moved = [abs(one[NAMED["portal9"]].pose.x / MICRO + 10) for one in (after, there)]
    assert moved[0] > 5 > 1 > moved[1]


def test_a_floor_laid_on_walls_of_different_height_finds_its_place():
    tower = settled(ground())
    tower, _ = let_go(tower, "brick1", at(-33, 0, 2.5, fold=90.0))
    tower, _ = let_go(tower, "window1", at(33, 0, 2.5, 180.0, fold=90.0))
    tower, _ = let_go(tower, "floor2", at(0, 0, 58.0))
    assert is_placed(tower, 2, ())
    assert set(tower[2].rests) == {NAMED["brick1"], NAMED["window1"]}


PAIRS = sorted({side.build for sides in ACTIONS.values() for side in sides if side.build})


def clear_of(tower, piece, x, y, yaw, fold, low):
    """The lowest height at which a level hand cuts into nothing."""
    standing = in_the_way(tuple(tower.values()), low - 50, low + 200)
    z = low
    while cuts_into(piece, Place(x, y, z, yaw, 0.0, 0.0, fold, 0.0, 0.0, 0.0), standing) is not None:
        z += 0.5
    return z + 0.3


@pytest.mark.parametrize("pair", PAIRS)
def test_a_level_hand_builds_whatever_a_card_shows(pair):
    """Two storeys, the second with the higher wall on the lower side: nothing is tilted by hand [TOWER 3.2]."""
    tower = settled(ground())
    for floor in (1, 2):
        base = tower[floor].pose
        walls = [NAMED[f"{kind}{2 * floor - side}"] for side, kind in enumerate(pair)]
        for wall, x, yaw in zip(walls[:: 1 if floor == 1 else -1], (-33.0, 33.0), (0.0, 180.0), strict=True):
            x, y, z = world(base, (x, 0.0, 2.0))
            tower, _ = let_go(
                tower, name(wall), at(x, y, clear_of(tower, wall, x, y, yaw, 90.0, z - 8), yaw, fold=90.0)
            )
            assert is_placed(tower, wall, (floor,))
        x, y = (sum(tower[wall].pose[axis] for wall in walls) / 2 / MICRO for axis in (0, 1))
        low = min(highest(wall, tower[wall].pose, 90) for wall in walls) - 5
        tower, _ = let_go(tower, f"floor{floor + 1}", at(x, y, clear_of(tower, floor + 1, x, y, 0.0, 0.0, low)))
        assert is_placed(tower, floor + 1, ())
        assert set(walls) <= set(tower[floor + 1].rests)
    assert uprightness(tower[3].pose) > cos(radians(1.0))


def test_a_floor_is_laid_down_and_not_dropped():
    """A calm hand stays with it until both walls carry it; a hasty one lets go at the first touch [TOWER 8.3]."""
    tower = settled(ground())
    tower, _ = let_go(tower, "brick1", at(-33, 0, 2.5, fold=90.0))
    tower, _ = let_go(tower, "statue1", at(33, 0, 2.5, 180.0, fold=90.0))

    def shove(vx):
        after, _ = let_go(tower, "floor2", at(0, 0, 67.6, vx=vx))
        return max(abs(after[NAMED[wall]].pose.x - tower[NAMED[wall]].pose.x) for wall in ("brick1", "statue1"))

    assert shove(0.0) < shove(80.0)


def test_a_floor_with_a_hole_is_laid_over_the_head_of_a_column():
    """[TOWER 1.1] Any other wall feels a lid on the hole: it could not go through."""
    assert 4 in HOLED
    tower = settled(stack(("brick", "window")))
    top = tower[3].pose.z / MICRO + 2
    for wall, x, yaw, fold in (("statue1", -40, 0, 90), ("statue2", 40, 180, 90), ("column1", 4, 0, 50)):
        tower, _ = let_go(tower, wall, at(x, 0, top + 0.5, float(yaw), fold=float(fold)))
        assert is_placed(tower, NAMED[wall], (3,))
    tower, _ = let_go(tower, "floor4", at(0, 0, top + 66.0))
    assert is_placed(tower, 4, ())
    assert highest(NAMED["column1"], tower[NAMED["column1"]].pose, 50) > tower[4].pose.z / MICRO + 30
    after, _ = let_go(tower, "statue9", at(0, 25, tower[4].pose.z / MICRO + 2.6, 90.0, fold=50.0))
    assert lowest(NAMED["statue9"], after[NAMED["statue9"]].pose, 50) > tower[4].pose.z / MICRO


def test_what_is_let_go_beside_the_tower_lies_on_the_table(tower):
    after, _ = let_go(tower, "orange1", at(100, 0, 5.0))
    assert NAMED["orange1"] in fallen(after)
    assert after[NAMED["orange1"]].rests == (TABLE,)


def test_what_trembles_on_the_spot_is_at_rest():
    """A cat half over the edge of her floor never quite stops, and the hand does not wait ten seconds for her."""
    tower = settled(ground())
    edge = Place(-37.0, 37.4, 25.7, 83.8, -1.2, -7.7, 0.0, 57.4, 39.1, 73.6)
    tower, request = let_go(tower, "green1", edge)
    assert floor_of(tower, NAMED["green1"]) == 1
    world, fastest = World(tower.values()), 0.0
    for _ in range(50):
        world.run(CHUNK)
        fastest = max(fastest, world.speed())
    assert fastest > REST
    frames = []
    simulate(request, show=frames.append)
    assert len(frames) < 2 / FRAME


def test_cats_side_by_side_touch_and_apart_they_do_not():
    """[TOWER 4.3]"""
    tower = settled(ground())
    tower, _ = let_go(tower, "orange1", at(0, -9, 2.5))
    tower, _ = let_go(tower, "blue1", at(0, 9.2, 2.5))
    tower, _ = let_go(tower, "green1", at(0, 45, 2.5))
    assert NAMED["blue1"] in tower[NAMED["orange1"]].touches
    assert NAMED["green1"] not in tower[NAMED["blue1"]].touches
    assert floor_of(tower, NAMED["blue1"]) == 1


def test_a_cat_on_the_backs_of_two():
    """[TOWER 4.3] Known from the rulebook: a third on the backs of two."""
    tower = settled(ground())
    tower, _ = let_go(tower, "orange1", at(0, -10, 2.5))
    tower, _ = let_go(tower, "orange2", at(0, 10, 2.5))
    tower, _ = let_go(tower, "orange3", at(-4, 0, 19.0, 90.0))
    assert set(backs_under(tower, NAMED["orange3"])) == {NAMED["orange1"], NAMED["orange2"]}


def test_petting_is_a_small_real_push():
    """[TOWER 3.4] It does not move a cat that sits well, and it can tip one that does not."""
    tower = settled(ground())
    tower, _ = let_go(tower, "orange1", at(0, 0, 2.5))
    request = Request(tuple(tower[one] for one in sorted(tower)), Petting(NAMED["orange1"]))
    after = read(request, simulate(request))
    assert farthest(tower, after) < 0.5
    assert is_upright(after[NAMED["orange1"]])
    edge = settled(ground())
    edge, _ = let_go(edge, "orange1", at(56, 0, 2.5))
    request = Request(tuple(edge[one] for one in sorted(edge)), Petting(NAMED["orange1"]))
    after = read(request, simulate(request))
    level, tipped = (uprightness(one[NAMED["orange1"]].pose) for one in (edge, after))
    assert level > cos(radians(0.1)) > cos(radians(5)) > tipped


def test_a_storey_through_the_rules():
    """[TOWER 3.2, 8.2] Every step checked as the server checks it, with real outcomes."""
    state = GAME.new_game(1, GAME.complete({}))
    state = GAME.apply(state, -1, GAME.chances(state).draw(lambda n: 0))

    def do(action):
        nonlocal state
        check(GAME, state, 0, action)
        state = GAME.apply(state, 0, action)
        while GAME.to_act(state).must == (PHYSICS,):
            outcome = simulate(GAME.physics.request(state))
            check(GAME, state, PHYSICS, outcome)
            state = GAME.apply(state, PHYSICS, outcome)

    for action in (
        Choose(1, 0),
        Take(NAMED["brick1"]),
        at(-35, 0, 2.6, fold=90.0),
        Take(NAMED["window1"]),
        at(35, 0, 2.6, 180.0, fold=90.0),
        Take(NAMED["floor2"]),
        at(0, 0, 58.0),
    ):
        do(action)
    assert {one.piece for one in state.tower} == {1, 2, NAMED["brick1"], NAMED["window1"], NAMED["kitten1"]}
    assert Done() in GAME.legal(state, 0)
