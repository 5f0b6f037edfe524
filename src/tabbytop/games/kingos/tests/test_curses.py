"""Every curse [KINGOS 9.2, 9.3]."""

import pytest

from tabbytop.games.kingos import rules
from tabbytop.games.kingos.components import CURSES, GUARDIANS
from tabbytop.games.kingos.law import Law, law_of
from tabbytop.games.kingos.phases.battle import verdicts
from tabbytop.games.kingos.phases.effects import BLUE
from tabbytop.games.kingos.state import Acting
from tabbytop.games.kingos.tests.positions import (
    after_chance,
    battle,
    do,
    energy,
    guards,
    menu,
    refused,
    sits,
    turn,
    where,
)


def test_every_blue_curse_has_its_own_function_and_every_white_one_its_own_change():
    blue = [curse.effect for curse in CURSES.values() if curse.colour == "blue"]
    white = [curse.change for curse in CURSES.values() if curse.colour == "white"]
    assert sorted(blue) == sorted(BLUE)
    assert len(set(white)) == len(white) == 8
    for change in white:
        assert {name for name, _ in change} <= set(Law._fields)
    assert all(law_of(False, curse.key) != Law() for curse in CURSES.values() if curse.colour == "white")


# -- blue -------------------------------------------------------------------------------------------------------------


def unleashed(curse, *players, **facts):
    first, *others = players
    first = first._replace(curses=(curse, *first.curses[1:]))
    return do(turn(first, *others, **facts), f"0 unleash rest {curse}")


def test_fog_tires_everybody():
    state = unleashed("fog", sits(), sits(energy=(0, 6)), sits(energy=(2, 4)))
    assert [energy(state, seat) for seat in range(3)] == [(5, 1, 0), (0, 6, 0), (1, 5, 0)]


def test_slip_throws_oneself_back():
    assert where(unleashed("slip", sits("0,2"), sits(), land="0,1:dunes@0 0,2:dunes@0")) == (0, 1)


def test_shove_throws_all_others_on_the_field_back():
    state = unleashed("shove", sits("0,2"), sits("0,2"), sits("0,1"), land="0,1:dunes@0 0,2:dunes@0")
    assert [where(state, seat) for seat in range(3)] == [(0, 2), (0, 1), (0, 1)]


def test_stir_calls_a_guardian():
    state = do(unleashed("stir", sits("0,1"), sits(), land="0,1:dunes@0"), "chance guardian owl")
    assert guards(state, 0, 1) == ("owl",)
    for where_to in ("0,0", "0,5"):
        assert isinstance(unleashed("stir", sits(where_to), sits()).top, Acting)  # [KINGOS 5.5]


def test_moths_take_a_flower():
    state = unleashed("moths", sits(hand="rose sage"), sits())
    assert menu(state) == {"discard rose", "discard sage"}
    assert isinstance(unleashed("moths", sits(), sits()).top, Acting)


def test_eclipse_moves_the_moon_or_tires_everybody():
    for moon in (3, 11):
        state = unleashed("eclipse", sits(), sits(), moon=moon)
        assert (state.table.moon, energy(state)) == (moon + 1, (6, 0, 0))
    for facts in ({"moon": 12}, {"countdown": False}):
        state = unleashed("eclipse", sits(), sits(), **facts)
        assert (energy(state), energy(state, 1)) == ((5, 1, 0), (5, 1, 0))


def test_quake_turns_the_card_under_ones_feet():
    state = unleashed("quake", sits("0,1"), sits(), land="0,1:orchard@3")
    assert menu(state) == {"turn-card 1", "turn-card 2", "turn-card 3"}
    state = do(state, "0 turn-card 2")
    assert state.table.fields[2].turn == 1
    assert isinstance(unleashed("quake", sits(), sits()).top, Acting)


def test_spread_curses_whoever_has_no_curse():
    """In turn order; oneself too, if that was the only one."""
    state = unleashed("spread", sits(), sits(move="fog"), sits())
    for seat, curse in ((0, "rust"), (2, "slip")):
        state = do(state, f"chance curse {curse}", f"{seat} lay-curse flower")
    assert [player.curses for player in state.players] == [("", "rust", ""), ("", "", "fog"), ("", "slip", "")]
    assert isinstance(state.top, Acting)
    assert state.table.spent == ("spread",)


def test_rust_turns_the_wheel_back():
    state = unleashed("rust", sits(counter=11), sits())
    assert (state.players[0].counter, energy(state)) == (0, (6, 0, 0))


def test_rain_brings_everybody_a_flower():
    state = after_chance(unleashed("rain", sits(), sits(), sits()))
    assert [len(player.hand) for player in state.players] == [1, 1, 1]


def test_a_curse_may_be_played_though_it_does_nothing():
    """[KINGOS 4.3] ruling"""
    state = unleashed("shove", sits())
    assert state.table.spent == ("shove",)


# -- white ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "back"), [("pasture@0", 1), ("dunes@0", 2)])
def test_drowse(card, back):
    state = do(turn(sits("0,1", energy=(1, 5)), sits(), land=f"0,1:{card}", white="drowse"), "0 rest")
    assert energy(state) == (1 + back, 5 - back, 0)


def test_lead_makes_a_second_action_cost_two():
    state = turn(sits("0,1", energy=(4, 2)), sits(), land="0,1:pasture@0", white="lead", done="rest")
    assert energy(do(state, "0 gather")) == (2, 4, 0)
    state = turn(sits("0,1", energy=(1, 5)), sits(), land="0,1:pasture@0", white="lead", done="move")
    assert state.top == Acting(1)  # too little for a second action


def test_bristle_makes_each_guardian_stronger_but_not_kingos():
    """[KINGOS 6.10]"""
    land = "0,1:wreck@0(crab toad)"
    plain = battle(sits("0,1"), sits("0,5"), land=land)
    bristling = battle(sits("0,1"), sits("0,5"), land=land, white="bristle")
    before, after = ([one.strength for one in verdicts(state, 0, "moon")] for state in (plain, bristling))
    assert before[0] == GUARDIANS["crab"].strength + GUARDIANS["toad"].strength
    assert after == [before[0] + 2, before[1]]


def test_bramble_makes_black_spikes_forbid():
    land = "0,1:cove@0 0,2:dunes@0"
    assert "move up" in menu(turn(sits("0,1"), sits(), land=land))
    state = turn(sits("0,1"), sits(), land=land, white="bramble")
    assert "move up" not in menu(state)
    assert "black ones forbid it now" in refused(state, "0 move up").reason


def test_wilt_makes_red_spikes_curse():
    state = turn(sits("0,1"), sits(), land="0,1:orchard@0 0,2:dunes@0", white="wilt")
    state = do(state, "0 move up", "chance curse fog", "0 lay-curse rest")
    assert where(state) == (0, 2)


def test_wilt_does_not_change_how_a_card_is_laid():
    """[KINGOS 4.6, 9.3] ruling"""
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0", white="wilt"), "0 move up")
    assert {one.turn for one, _ in rules.chances(state) if one.card == "gorge"} == {0, 1, 2}


def test_pockets_hold_three_and_at_once():
    players = (
        sits(rest="pockets", hand="rose heather poppy mint"),
        sits(hand="rose poppy"),
        sits(hand="sage sage thyme clover clover"),
    )
    state = do(turn(*players), "0 unleash rest pockets")
    assert "discard rose" in menu(state)
    state = do(state, "0 discard rose")
    assert rules.to_act(state).must == (2,)
    state = do(state, "2 discard sage sage")
    assert isinstance(state.top, Acting)
    state = turn(sits("0,1", hand="rose sage poppy"), sits(), land="0,1:pasture@0", white="pockets")
    assert "discard rose" in menu(do(state, "0 gather", "chance flower mint"))


def test_packs_bring_two_guardians():
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0", white="packs"), "0 move up", "chance lay wreck 0")
    state = do(state, "chance guardian owl", "chance guardian crab")
    assert guards(state, 0, 2) == ("crab", "owl")
    assert isinstance(state.top, Acting)


def test_plenty_gives_two_flowers_on_a_meadow():
    state = turn(sits("0,1"), sits(), land="0,1:pasture@0", white="plenty")
    state = do(state, "0 gather", "chance flower rose", "chance flower rose")
    assert state.players[0].hand == ("rose", "rose")


def test_a_white_curse_ends_when_another_is_laid():
    """[KINGOS 4.3]"""
    state = turn(sits("0,1", energy=(1, 5), flower="plenty"), sits(), land="0,1:pasture@0", white="drowse")
    state = do(state, "0 unleash flower plenty", "0 rest")
    assert energy(state) == (2, 4, 0)  # one for the second action, two back
