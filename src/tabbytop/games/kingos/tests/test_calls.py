"""Calls: few fixed words to all at any moment but in a battle, which cost nothing and bind nobody [KINGOS 6.16]."""

import pytest

from tabbytop.core import OutOfTurn, ToAct
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Call, Pass
from tabbytop.games.kingos.state import Acting, Blooming, Heard, LayingCurse, migrate
from tabbytop.games.kingos.tests.positions import (
    battle,
    begun,
    deeds,
    do,
    energy,
    menu,
    position,
    refused,
    sits,
    talk,
    told,
    turn,
)


def calls(state, seat=0):
    return menu(state, seat) - deeds(state, seat)


def test_what_can_be_called():
    """[KINGOS 6.16] no more than one has, tired energy included; on the citadel "here" is the citadel."""
    words = {"call citadel 0", "call wait 0", "call rest 0", "call how_much 0"}
    tired = turn(sits("0,1", energy=(1, 2)), sits(), land="0,1:dunes@0")
    assert calls(tired) == words | {"call here 0", "call bring 1", "call bring 2", "call bring 3"}
    assert calls(turn(sits("0,5", energy=(1, 0)), sits())) == words | {"call bring 1"}
    assert "3, so call 1 to 3" in refused(tired, "0 call bring 4").reason
    assert refused(turn(sits("0,5"), sits()), "0 call here 0").clause == "KINGOS 6.16"
    assert "goes with bring alone" in refused(tired, "0 call wait 2").reason


def test_a_call_costs_nothing_is_no_action_and_all_hear_it():
    before = turn(sits("0,1", energy=(4, 2)), sits(), done="move", land="0,1:dunes@0")
    state = do(before, "0 call bring 5")
    assert (state.top, energy(state)) == (before.top, energy(before))
    assert deeds(state) == deeds(before)
    assert told(state) == ["called-bring"]
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).players[0].call == Heard("bring", 5, state.turn)


def test_everybody_may_call_once_in_each_turn():
    """[KINGOS 6.16] a table cannot be flooded: in one turn nobody is heard twice."""
    state = do(turn(sits(), sits(), sits()), "0 call wait 0")
    assert calls(state) == set()
    assert "one call a turn" in refused(state, "0 call rest 0").reason
    assert rules.to_act(state) == ToAct((0,), may=(1, 2))
    state = do(state, "2 call how_much 0", "1 call bring 6")
    assert rules.to_act(state) == ToAct((0,))
    with pytest.raises(OutOfTurn):
        do(state, "1 call rest 0")
    assert rules.to_act(do(state, "0 pass")) == ToAct((1,), may=(2, 0))


def test_beside_the_turn_of_another_one_can_call_and_nothing_else():
    """[KINGOS 6.16] the turn, and what may be done in it, stay as they were."""
    before = turn(sits(), sits("0,1", energy=(2, 1)), land="0,1:dunes@0")
    state = do(before, "1 call wait 0")
    assert (state.top, rules.legal(state, 0)) == (before.top, rules.legal(before, 0))
    assert menu(before, 1) == calls(turn(sits("0,1", energy=(2, 1)), sits(), land="0,1:dunes@0"))
    assert state.players[1].call == Heard("wait", 0, state.turn)
    assert refused(before, "1 rest").clause == "KINGOS 3.1"
    assert "3, so call 1 to 3" in refused(before, "1 call bring 4").reason


def test_one_can_call_while_another_lays_a_curse_and_not_in_a_battle():
    """[KINGOS 6.16] words before a battle have their own time [KINGOS 6.2]."""
    cursed = position(Acting(0), LayingCurse(0), players=(sits(drawn="fog"), sits()))
    assert rules.to_act(cursed).may == (1,)
    assert isinstance(do(cursed, "1 call wait 0").top, LayingCurse)
    guarded = {"land": "0,1:dunes@0(owl)", "active": 0}
    for fight in (battle, talk):
        fought = fight(sits("0,1"), sits("0,1"), sits(), **guarded)
        assert rules.to_act(fought).may == ()
    blooming = do(battle(sits("0,1", hand="poppy"), sits(), land="0,1:dunes@0(owl)"), "0 put-in 1")
    assert isinstance(blooming.top, Blooming)
    assert rules.to_act(blooming) == ToAct((0,))


def test_a_call_beside_a_turn_is_heard_until_one_s_own_next_turn_is_over():
    state = do(begun(3), "2 call wait 0", "0 pass", "1 pass")
    assert state.players[2].call == Heard("wait", 0, 1)
    assert do(state, "2 pass", "chance roll moon", "2 pass").players[2].call is None


def test_nobody_waits_for_a_call():
    """It is as good a moment later, so bots leave no time for it."""
    state = turn(sits(), sits())
    assert GAME.flow.might_interrupt(state) == ()
    assert GAME.flow.is_word(Call("wait"))
    assert not GAME.flow.is_word(Pass())


def test_a_call_is_heard_until_the_caller_s_next_turn_is_over():
    state = do(begun(3), "0 call citadel 0", "0 pass", "1 pass")
    assert state.players[0].call == Heard("citadel", 0, 1)
    state = do(state, "2 pass", "chance roll moon", "2 pass")
    assert (state.turn, state.players[0].call) == (4, Heard("citadel", 0, 1))
    assert do(state, "0 pass").players[0].call is None
    again = do(state, "0 call wait 0", "0 pass")
    assert again.players[0].call == Heard("wait", 0, 4)


def test_alone_nobody_hears_it():
    state = begun(1)
    assert calls(state) == set()
    assert "nobody is there" in refused(state, "0 call wait 0").reason


def test_a_word_is_nothing_to_wait_for():
    """[KINGOS 8.1] whoever can but pass, or play what only they know of, is passed on for or lies face down."""
    stuck = turn(sits("0,1", rest="fog", flower="slip", move="rust"), sits(), done="curse", land="0,1:dunes@0")
    assert calls(stuck)
    assert GAME.flow.pass_on(rules.legal(stuck, 0)) == Pass()
    assert GAME.flow.might_pass(stuck)
    assert GAME.flow.pass_on(rules.legal(turn(sits(), sits()), 0)) is None
    assert not GAME.flow.reveals(stuck, 0, Call("wait"))


def test_a_game_of_older_rules_goes_on():
    """Positions of rules 2 knew neither calls nor a mild island."""
    data = {"rules": {"distance": 5}, "players": [{"vitality": 6}], "turn": 3}
    carried = {**data, "rules": {"distance": 5, "island": "usual"}, "players": [{"vitality": 6, "call": None}]}
    assert migrate("2", data) == carried
    assert migrate("3", carried) == carried
    assert isinstance(begun(2).top, Acting)
