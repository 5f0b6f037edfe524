"""How bots build: the same cards, the same steady hand, and a tower that a tilted table brings down, or does not."""

from functools import cache
from math import cos, pi, radians, sin
from random import Random

import pytest

from tabbytop.bots import USUAL
from tabbytop.bots.tower import Style, Tremor
from tabbytop.bots.tower.building import CORNERS, OPPOSITE, Manner, slant
from tabbytop.bots.tower.deciding import decide
from tabbytop.bots.tower.ground import ground_of, heading
from tabbytop.core import Action, Menu, Seat, play_out
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose
from tabbytop.games.tower.components import ACTIONS
from tabbytop.games.tower.geometry import pose_at
from tabbytop.games.tower.standing import scene
from tabbytop.games.tower.state import State, topmost
from tabbytop.games.tower.tests.kit import position
from tabbytop.physics import simulation_of
from tabbytop.physics.model import QUICK
from tabbytop.physics.world import World

from .tower_thoughts import Enough

FLOORS = 7
TILTED = 2.5  #: degrees
FALLING = 0.006  #: metres: what has come so far in half a second goes on


@cache
def built(manner: Manner) -> State:
    """Seven floors by a hand that does not tremble and thinks of nothing but building."""
    style = Style(Tremor(), places=1, work=0, manner=manner)
    rng = Random(1)
    last: list[State] = []

    def choose(state: State, seat: Seat, menu: Menu, may_decline: bool) -> Action:
        last[:] = [state]
        if topmost(state) == FLOORS:
            raise Enough
        if state.step == "choose":
            builds = [one for one in menu if isinstance(one, Choose) and ACTIONS[one.card][one.side].build]
            if builds:
                return builds[0]
        return decide(state, seat, menu, rng, style, USUAL)

    start = GAME.new_game(1, GAME.complete({}))
    with pytest.raises(Enough):
        play_out(GAME, start, choose, Random(5).randrange, simulation_of(GAME))
    return last[0]


def falls(state: State, direction: float) -> bool:
    """Does a tower on a table that is tilted in a direction?"""
    world = World(state.tower, QUICK)
    world.run(0.1)
    stood = world.data.qpos.copy()
    angle = radians(TILTED)
    pull = sin(angle) * cos(direction), sin(angle) * sin(direction), -cos(angle)
    world.model.opt.gravity[:] = [9.81 * part for part in pull]
    world.run(0.5)
    return bool(abs(world.data.qpos - stood).max() > FALLING)


@pytest.mark.parametrize(("manner", "firm"), [(OPPOSITE, False), (CORNERS, True)])
def test_walls_in_corners_carry_a_tower_on_a_tilted_table(manner: Manner, firm: bool) -> None:
    state = built(manner)
    assert any(falls(state, pi / 4 * way) for way in range(8)) != firm


def test_over_walls_in_corners_a_floor_is_turned_by_half_a_right_angle() -> None:
    here = scene(built(CORNERS).tower)
    for floor in range(2, FLOORS + 1):
        turned = heading(ground_of(here[floor - 1]), here[floor].pose) % 90
        assert turned == pytest.approx(45, abs=5)


def test_the_better_a_manner_levels_a_floor_the_less_it_will_slant() -> None:
    state = position(3)
    assert slant(state, ("brick", "statue"), CORNERS) < slant(state, ("brick", "statue"), OPPOSITE)
    tower = {one.piece: one for one in state.tower}
    tower[3] = tower[3]._replace(pose=pose_at(0, 0, tower[3].pose.z / 1000, 0, 5.0))
    leaning = state._replace(tower=tuple(sorted(tower.values())))
    assert slant(leaning, ("brick", "window"), OPPOSITE) < slant(leaning, ("column", "column"), OPPOSITE)
