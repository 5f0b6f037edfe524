"""Outcomes that are drawn: valid, repeatable, and kinder to a calm hand."""

from dataclasses import replace
from random import Random

from tabbytop.core import PHYSICS, check
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Place
from tabbytop.games.tower.components import NAMED, name
from tabbytop.games.tower.geometry import pose_at
from tabbytop.games.tower.standing import backs_under, scene

from .kit import Table, position, with_cards

CALM = Place(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def letting_go(place: Place) -> Table:
    table = Table(with_cards(position(4), up=(16, 1))).do(Choose(16, 0)).take("green1")
    top = next(one.pose.z for one in table.state.tower if one.piece == 4) / 1000 + 2
    return table.do(replace(place, z=top + place.z))


def successes(place: Place) -> int:
    table = letting_go(place)
    stands = 0
    for seed in range(200):
        outcome = GAME.physics.pretend(GAME.physics.request(table.state), Random(seed).randrange)
        check(GAME, table.state, PHYSICS, outcome)
        after = GAME.apply(table.state, PHYSICS, outcome)
        told = GAME.tell(table.state, PHYSICS, outcome, after, None)
        stands += any(event.key == "stands" for event in told)
    return stands


def test_the_same_draws_give_the_same_outcome():
    request = GAME.physics.request(letting_go(replace(CALM, z=1.0)).state)
    assert GAME.physics.pretend(request, Random(5).randrange) == GAME.physics.pretend(request, Random(5).randrange)


def test_a_calm_hand_mostly_succeeds_and_a_careless_one_less_often():
    calm = successes(replace(CALM, z=1.0))
    careless = successes(replace(CALM, z=44.0, pitch=19.0, vx=240.0, vy=240.0, vz=-240.0))
    assert calm > 180
    assert careless < calm - 20


def lying_on(place: Place) -> tuple[str, ...]:
    """On whom a third cat lies, let go over two who lie beside each other on the topmost floor."""
    state = with_cards(position(4, {"blue1": "floor4", "blue2": "floor4"}), up=(16, 1))
    tower = {one.piece: one for one in state.tower}
    top = tower[4].pose.z / 1000 + 2
    for cat, across in (("blue1", -9.3), ("blue2", 9.3)):
        tower[NAMED[cat]] = tower[NAMED[cat]]._replace(pose=pose_at(0.0, across, top))
    table = Table(state._replace(tower=tuple(sorted(tower.values())))).do(Choose(16, 0)).take("green1")
    table = table.do(replace(place, z=top + 17.0))
    outcome = GAME.physics.pretend(GAME.physics.request(table.state), Random(1).randrange)
    after = GAME.apply(table.state, PHYSICS, outcome)
    return tuple(name(cat) for cat in backs_under(scene(after.tower), NAMED["green1"]))


def test_a_cat_let_go_across_two_others_lies_on_both_backs():
    """[TOWER 4.3]"""
    assert lying_on(replace(CALM, yaw=90.0)) == ("blue1", "blue2")
    assert lying_on(replace(CALM, y=-9.3)) == ("blue1",)
