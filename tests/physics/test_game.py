"""Whole stretches of the game with real outcomes: a win, a collapse, a piece put back [TOWER 5, 6]."""

import pytest

pytest.importorskip("mujoco")

from tabbytop.core import CHANCE, PHYSICS, Record, Sitter
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Take, TurnGoal
from tabbytop.games.tower.components import NAMED, TOTO
from tabbytop.games.tower.geometry import MICRO
from tabbytop.games.tower.packing import unpack_clip
from tabbytop.games.tower.standing import fallen, floor_of, home_of, scene
from tabbytop.games.tower.state import Hand, PuttingBack, Request, Waiting
from tabbytop.games.tower.tests.kit import Table, position, with_cards
from tabbytop.physics.simulate import simulate

from .kit import at, read


def real(table: Table) -> Table:
    """Physics does what it does, until somebody else is asked."""
    while GAME.to_act(table.state).must == (PHYSICS,):
        table.by(PHYSICS, simulate(GAME.physics.request(table.state)))
    return table


def at_rest(state):
    """The same position as physics leaves it when nobody touches it."""
    request = Request(state.tower, PuttingBack(()))
    now = read(request, simulate(request))
    assert not fallen(now)
    return state._replace(tower=tuple(now[one] for one in sorted(now)))


def test_a_prepared_tower_is_won():
    """[TOWER 6.1] Toto is set down on floor 10, and five seconds are simulated for real."""
    state = at_rest(position(10, {"orange1": "floor9"}, toto=8))
    toto = next(one for one in state.tower if one.piece == TOTO)
    tower = tuple(one for one in state.tower if one.piece != TOTO)
    turn = state.turn._replace(goal=1, floor=10)
    hand = Hand(TOTO, "climb", (10,), None, toto)
    table = Table(state._replace(tower=tower, turn=turn, hand=hand, step="place"))
    top = next(one.pose.z for one in tower if one.piece == 10) / MICRO + 2
    real(table.do(at(20, 20, top + 1)))
    assert table.state.race.heights == (10,)
    table.by(CHANCE, TurnGoal(5))
    assert GAME.physics.request(table.state).deed == Waiting(5)
    real(table)
    assert table.state.story.won == 10
    assert table.asked == "go-on"


def test_a_staircase_collapses_and_all_is_told():
    """[TOWER 5.5] Seen as a clip in which many pieces move."""
    state = with_cards(position(9), up=(14, 1))
    here = scene(state.tower)
    stairs = [
        one._replace(
            pose=one.pose._replace(x=one.pose.x + 16_000 * (one.piece if one.piece < 25 else home_of(here, one.piece)))
        )
        for one in state.tower
    ]
    table = Table(state._replace(tower=tuple(stairs))).do(Choose(14, 0), Take(NAMED["orange1"])).place()
    outcome = simulate(GAME.physics.request(table.state))
    clip = unpack_clip(outcome.clip)
    assert len({piece for frame in clip.frames for piece in frame}) > 10
    table.by(PHYSICS, outcome)
    assert table.state.story.ending == "collapsed"
    assert len(table.state.aside) >= 5
    assert {"walls-fell", "ended-collapsed"} <= set(table.told)


def test_a_cat_that_slipped_is_put_back_where_she_was():
    """[TOWER 5.1, 5.7]"""
    state = at_rest(position(3, {"blue1": "floor3"}))
    cat = next(one for one in state.tower if one.piece == NAMED["blue1"])
    request = Request(tuple(one for one in state.tower if one.piece != cat.piece), PuttingBack((cat,)))
    now = read(request, simulate(request))
    assert floor_of(now, cat.piece) == 3
    assert max(abs(a - b) for a, b in zip(cat.pose[:3], now[cat.piece].pose[:3], strict=True)) < 100


def test_a_record_of_real_outcomes_replays_without_a_simulation(monkeypatch):
    """[TOWER 8.2]"""
    record = Record.open(GAME, [Sitter("person", "Miška")], b"t" * 32, ("one",))
    record.advance()
    for action in (Choose(2, 0), Take(NAMED["orange1"]), at(30, 30, 2.6)):
        record.play(0, action)
    record.play(PHYSICS, simulate(GAME.physics.request(record.state)))
    monkeypatch.setattr("tabbytop.physics.simulate.simulate", None)
    again = Record.read(record.lines(), {"tower": GAME})
    assert again.states == record.states
    assert floor_of(scene(again.state.tower), NAMED["orange1"]) == 1
    assert max(map(len, record.lines())) < 3000
