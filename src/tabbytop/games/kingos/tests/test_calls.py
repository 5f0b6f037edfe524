"""Calls: few fixed words to all on one's own turn, which cost nothing and bind nobody [KINGOS 6.16]."""

from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Call, Pass
from tabbytop.games.kingos.state import Acting, Heard, migrate
from tabbytop.games.kingos.tests.positions import begun, deeds, do, energy, menu, refused, sits, told, turn


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


def test_one_call_a_turn_and_only_on_one_s_own():
    state = do(turn(sits(), sits()), "0 call wait 0")
    assert calls(state) == set()
    assert "one call a turn" in refused(state, "0 call rest 0").reason
    assert rules.to_act(state).may == ()


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
