"""What a textbook knows: the sliding angle, the tipping edge, towers that stand and towers that do not."""

import math
import subprocess
import sys
from pathlib import Path

import pytest

from tabbytop.games.tower.components import NAMED, PIECES, WALL_SIZES
from tabbytop.games.tower.falling import read
from tabbytop.games.tower.geometry import pose_at
from tabbytop.games.tower.standing import fallen, is_carried, is_upright
from tabbytop.games.tower.state import PuttingBack, Request, Standing, Waiting
from tabbytop.physics.model import EXACT, QUICK, Params, params_for
from tabbytop.physics.simulate import simulate
from tabbytop.physics.world import World

from .kit import build, ground, numbers, settled, stack

ROOT = Path(__file__).resolve().parents[2]
MIXED = ("brick", "statue", "window", "portal")


def slides(degrees: float, params: Params) -> bool:
    """Does a wall on a table that is tilted so far begin to slide?"""
    wall = Standing(NAMED["brick1"], pose_at(0, 0, 0), 90)
    world = World([wall], params)
    world.run(0.2)
    angle = math.radians(degrees)
    world.model.opt.gravity[:] = [9.81 * math.sin(angle), 0, -9.81 * math.cos(angle)]
    before = world.poses()[wall.piece].x
    world.run(0.6)
    return abs(world.poses()[wall.piece].x - before) > 3000


@pytest.mark.parametrize("params", [EXACT, QUICK])
def test_a_wall_slides_where_friction_says(params):
    exact = math.degrees(math.atan(PIECES["walls"]["friction"]))
    assert not slides(exact - 1, params)
    assert slides(exact + 1, params)


def tips(beyond: float, params: Params) -> bool:
    """Does a floor tip whose middle lies so many millimetres beyond the ends of the legs that carry it?"""
    wall = Standing(NAMED["brick1"], pose_at(0, 0, 2.02), 90)
    edge = WALL_SIZES["brick"].leg / 2 * math.cos(math.pi / 4)
    world = World([*ground().values(), wall, Standing(2, pose_at(edge + beyond, 0, 52.05))], params)
    world.run(1.5)
    return world.poses()[2].z < 45_000


@pytest.mark.parametrize("params", [EXACT, QUICK])
def test_a_floor_tips_at_the_edge_of_its_wall(params):
    assert not tips(-1.0, params)
    assert tips(1.0, params)


def test_a_tall_tower_is_simulated_in_finer_steps():
    """And stands: the load on its lowest contacts is the greatest."""
    low, tall = stack(MIXED * 2 + ("brick",)), stack(MIXED * 3 + ("column", "brick"))
    assert (params_for(low.values()), params_for(tall.values())) == (QUICK, EXACT)
    assert not fallen(settled(tall))


@pytest.mark.parametrize(
    "kinds",
    [MIXED * 2 + ("brick",), ("brick", "column", "window", "column", "portal", "statue", "column", "brick", "window")],
)
def test_a_straight_tower_of_ten_stands_and_so_it_does_five_seconds_later(kinds):
    """With columns too, which are far taller than the others [TOWER 1.1, 6.1]."""
    tower = settled(stack(kinds))
    assert not fallen(tower)
    request = Request(tuple(tower[one] for one in sorted(tower)), Waiting(5))
    later = read(request, simulate(request))
    assert not fallen(later)
    assert all(is_carried(later, floor) for floor in range(2, 11))
    assert (
        max(abs(a - b) for one in tower for a, b in zip(tower[one].pose[:3], later[one].pose[:3], strict=True)) < 1000
    )


def test_built_by_hand_with_the_sides_in_turn_it_stands():
    following = numbers()
    tower = build(6, lambda floor: (following("brick"), following("window"))[:: 1 if floor % 2 else -1])
    assert not fallen(tower)
    assert all(is_carried(tower, floor) for floor in range(2, 8))


def test_built_always_higher_on_the_same_side_it_falls():
    following = numbers()
    tower = build(9, lambda floor: (following("brick"), following("window")))
    assert fallen(tower)


def test_a_staircase_falls():
    assert fallen(settled(stack(MIXED * 2 + ("brick",), shift=16.0)))
    assert not fallen(settled(stack(MIXED * 2 + ("brick",), shift=4.0)))


def test_a_wall_that_stands_stands_at_every_fold():
    for fold in (50, 90, 130):
        for kind in WALL_SIZES:
            wall = Standing(NAMED[f"{kind}1"], pose_at(0, 0, 2.02), fold)
            request = Request((*ground().values(), wall), PuttingBack(()))
            assert is_upright(read(request, simulate(request))[wall.piece]), (kind, fold)


AGAIN = """
from tabbytop.physics.simulate import simulate
from tests.physics.kit import stack, still
print(simulate(still(stack(("brick", "statue", "window"), shift=22.0).values())))
"""


def test_the_same_request_gives_the_same_bits_here_and_in_another_process():
    """A collapse, bit for bit, clip and all."""
    from .kit import still

    request = still(stack(("brick", "statue", "window"), shift=22.0).values())
    here = simulate(request)
    assert simulate(request) == here
    assert here.clip
    other = subprocess.run([sys.executable, "-c", AGAIN], cwd=ROOT, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == str(here)


def test_a_snapshot_goes_on_bit_for_bit():
    world = World(stack(("brick", "statue"), shift=20.0).values())
    world.run(0.1)
    kept = world.snapshot()
    world.run(0.2)
    first = world.snapshot()
    world.restore(kept)
    world.run(0.2)
    assert (world.snapshot() == first).all()
