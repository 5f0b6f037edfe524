"""Battles [KINGOS 6]."""

import pytest

from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Pass
from tabbytop.games.kingos.components import GUARDIANS, KINGOS, walk_wheel
from tabbytop.games.kingos.phases.battle import verdicts
from tabbytop.games.kingos.state import Acting, PuttingIn, Rolling
from tabbytop.games.kingos.tests.positions import (
    after_chance,
    battle,
    do,
    energy,
    guards,
    menu,
    sits,
    talk,
    told,
    turn,
    where,
)

HERON, CRAB, MAGPIE = (GUARDIANS[key] for key in ("heron", "crab", "magpie"))


def at_heron(*players, land="0,2:wreck@0(heron) 0,1:dunes@0", **facts):
    return battle(*players, land=land, **facts)


def test_battles_are_on_all_fields_at_once_and_on_the_citadel():
    """[KINGOS 6.1]"""
    land = "0,1:wreck@0(crab) 0,2:dunes@0"
    state = battle(sits("0,1"), sits("0,2"), sits("0,5"), land=land)
    assert rules.to_act(state).must == (0, 2)


def test_whoever_does_not_fight_alone_may_say_an_amount_and_nobody_else():
    """[KINGOS 6.2]"""
    land = "0,1:wreck@0(crab) 0,2:wreck@0(toad) 1,0:dunes@0"
    state = talk(sits("0,1", energy=(2, 4)), sits("0,2"), sits("0,1"), sits("1,0"), sits("1,0"), land=land)
    assert rules.to_act(state).must == (0, 2)
    assert menu(state) == {"say 0", "say 1", "say 2", "pass"}
    assert talk(sits("0,1"), sits("0,2"), land=land).top == PuttingIn(0)
    assert rules.to_act(talk(sits("0,5"), sits("0,5"), sits("0,1"), land=land)).must == (0, 1)


def test_battles_begin_with_words():
    """[KINGOS 6.2] once the active player has acted."""
    state = do(turn(sits("0,1"), sits("0,1"), token=0, land="0,1:wreck@0(crab)"), "0 pass")
    assert rules.to_act(state).must == (0, 1)
    assert rules.legal(state, 0).prompt.key == "say"


def test_words_are_heard_together_and_bind_nobody():
    """[KINGOS 6.2] and afterwards all know whose word held: at least as much was put in."""
    state = talk(sits("0,2"), sits("0,2"), sits("0,2"), land="0,2:wreck@0(heron) 0,1:dunes@0")
    one = do(state, "1 say 4")
    assert (told(one), rules.to_act(one).chosen, one.players[1].said) == (["chosen"], (1,), None)
    heard = do(one, "0 say 2", "2 pass")
    assert told(heard) == ["chosen", "said", "said", "silent"]
    assert [player.said for player in heard.players] == [2, 4, None]
    assert menu(heard, 1) == {f"put-in {energy}" for energy in range(7)}
    shown = do(heard, "0 put-in 3", "1 put-in 1", "2 put-in 2")
    assert told(shown) == ["chosen", "put-in-unlike-said", "put-in-unlike-said", "put-in"]
    assert [(player.kept, player.broken) for player in shown.players] == [(1, 0), (0, 1), (0, 0)]
    assert "put-in-as-said" in told(do(heard, "0 put-in 2", "1 put-in 4", "2 put-in 2"))


def test_what_was_said_is_known_until_the_battles_are_over():
    """[KINGOS 6.2]"""
    state = talk(sits("0,2"), sits("0,2"), land="0,2:wreck@0(heron) 0,1:dunes@0")
    state = do(state, "0 say 0", "1 say 6", "0 put-in 0", "1 put-in 0")
    assert [player.said for player in GAME.view(state, None).players] == [0, 6]
    after = do(state, "chance roll moon")
    assert after.top == Acting(0, again=True)
    assert [player.said for player in after.players] == [None, None]
    assert [(player.kept, player.broken) for player in GAME.view(after, None).players] == [(1, 0), (0, 1)]


def test_silence_is_what_a_table_answers_for_who_does_not():
    """[KINGOS 6.2] and to play nothing where nothing can be played; never to end a turn."""
    state = talk(sits("0,2"), sits("0,2", hand="mint"), land="0,2:wreck@0(heron) 0,1:dunes@0")
    assert GAME.flow.pass_on(rules.legal(state, 0)) == Pass()
    state = do(state, "0 pass", "1 pass")
    assert GAME.flow.pass_on(rules.legal(state, 0)) is None
    state = do(state, "0 put-in 0", "1 put-in 0")
    assert GAME.flow.pass_on(rules.legal(state, 1)) == Pass()
    assert GAME.flow.pass_on(rules.legal(turn(sits(), sits()), 0)) is None


def test_energy_is_put_in_at_once_and_revealed_together():
    """[KINGOS 6.3, 8.1]"""
    state = at_heron(sits("0,2"), sits("0,2"))
    one, other = do(state, "1 put-in 2"), do(state, "1 put-in 5")
    assert (rules.to_act(one).must, rules.to_act(one).chosen) == ((0,), (1,))
    for viewer in (0, None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert GAME.view(one, viewer).players[1].vitality == 6
    assert GAME.view(one, 1).own.chosen == 2
    after = do(one, "0 put-in 6")
    assert (energy(after), energy(after, 1)) == ((0, 0, 6), (4, 0, 2))
    assert told(after) == ["chosen", "put-in", "put-in"]


def test_one_may_put_in_nothing_and_no_more_than_there_is():
    """[KINGOS 6.3]"""
    assert menu(at_heron(sits("0,2", energy=(2, 4)), sits())) == {"put-in 0", "put-in 1", "put-in 2"}


def test_red_flowers_are_played_in_turn_order_from_the_active_player():
    """[KINGOS 6.4]"""
    state = at_heron(
        sits("0,2", hand="poppy"), sits("0,2", hand="rose sage"), sits("0,2"), active=1, land="0,2:wreck@0(heron)"
    )
    state = do(state, "0 put-in 1", "1 put-in 1", "2 put-in 1")
    assert menu(state, 1) == {"bloom rose", "pass"}
    state = do(state, "1 bloom rose")
    assert (state.players[1].red, state.players[1].hand) == ("rose", ("sage",))
    assert rules.to_act(state).must == (0,)  # seat 2 holds no flower
    assert isinstance(do(state, "0 pass").top, Rolling)


def test_the_die_is_rolled_even_when_nobody_fights():
    """[KINGOS 6.11]"""
    state = do(turn(sits(), sits(), token=0), "0 pass")
    assert state.top == Rolling(0)
    assert do(state, "chance roll moon").table.moon == 2
    assert [int(6 * p) for _, p in rules.chances(state)] == [1, 4, 1]  # [KINGOS 1.5]


def test_a_moon_moves_the_moon_with_countdown_only():
    """[KINGOS 6.6]"""
    for countdown, face, moon in ((True, "moon", 2), (True, "sword", 1), (True, "shield", 1), (False, "moon", 1)):
        state = do(turn(sits(), sits(), token=0, countdown=countdown), "0 pass", f"chance roll {face}")
        assert state.table.moon == moon


def test_a_field_is_won_by_more_than_its_strength():
    """[KINGOS 6.7] equal is not enough."""
    state = at_heron(sits("0,2", energy=(8, 0)), sits())
    equal, more = HERON.strength, HERON.strength + 1
    lost = do(state, f"0 put-in {equal}", "chance roll moon")
    assert "field-lost" in told(lost)
    won = do(state, f"0 put-in {more}", "chance roll moon")
    assert "field-won" in told(won)
    assert (guards(won, 0, 2), won.table.beaten) == ((), ("heron",))
    assert energy(after_chance(won)) == (8 - more, more, 0)  # [KINGOS 6.9]


def test_the_sword_adds_two_once_for_a_field():
    """[KINGOS 6.5]"""
    state = at_heron(sits("0,2"), sits("0,2"))
    strength = HERON.strength - 1
    state = do(state, f"0 put-in {strength - 1}", "1 put-in 1")
    assert [(one.value, one.result) for one in verdicts(state, 0, "sword")] == [(strength + 2, "won")]
    assert [(one.value, one.result) for one in verdicts(state, 0, "moon")] == [(strength, "lost")]


@pytest.mark.parametrize(("put", "lost"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_a_shield_is_a_draw_and_costs_the_smaller_half(put, lost):
    """[KINGOS 6.5, 6.15]"""
    state = do(at_heron(sits("0,2", hand="poppy"), sits()), f"0 put-in {put}", "0 bloom poppy", "chance roll shield")
    assert energy(state) == (6 - lost, lost, 0)
    assert guards(state, 0, 2) == ("heron",)
    assert state.players[0].counter == 0
    assert state.table.withered == ("poppy",)  # [KINGOS 6.9]


def test_all_on_the_field_win_those_who_put_in_nothing_too():
    """[KINGOS 6.13]"""
    state = at_heron(sits("0,2", energy=(9, 0)), sits("0,2"), land="0,2:wreck@0(crab)")
    state = after_chance(do(state, "0 put-in 9", "1 put-in 0", "chance roll moon"))
    assert [player.counter for player in state.players] == [CRAB.reward, CRAB.reward]


def test_rewards_of_several_guardians_are_added():
    """[KINGOS 6.7]"""
    state = battle(sits("0,1", energy=(20, 0)), sits(), land="0,1:wreck@0(crab magpie)")
    state = do(state, "0 put-in 20", "chance roll moon")
    assert after_chance(state).players[0].counter == CRAB.reward + MAGPIE.reward
    assert state.table.beaten == ("crab", "magpie")


@pytest.mark.parametrize(
    ("counter", "steps", "expected"),
    [
        (0, 2, (2, 0, 0)),
        (0, 3, (3, 0, 1)),  # reached
        (2, 2, (4, 0, 1)),  # passed
        (0, 9, (9, 0, 3)),
        (0, 12, (0, 1, 3)),  # the start on the star gave nothing, coming back to it does
        (10, 2, (0, 1, 0)),
        (11, 16, (3, 2, 4)),
    ],
)
def test_flowers_and_stars_reached_or_passed(counter, steps, expected):
    """[KINGOS 6.7, 6.13]"""
    assert walk_wheel(counter, steps) == expected


def test_the_star_brings_energy_and_a_flower_space_a_flower():
    """[KINGOS 6.7]"""
    state = battle(sits("0,1", energy=(20, 0), counter=11), sits(), land="0,1:wreck@0(crab crab)")
    state = do(state, "0 put-in 20", "chance roll moon")
    assert energy(state)[0] == 1
    assert told(state)[-3:] == ["field-won", "rewarded", "new-energy"]
    state = do(state, "chance flower rose")
    assert state.players[0].hand == ("rose",)


def test_steps_that_reach_no_flower_bring_none():
    """[KINGOS 6.7] from the last flower to the star."""
    state = battle(sits("0,1", energy=(9, 0), counter=9), sits(), land="0,1:wreck@0(crab)")
    state = do(state, "0 put-in 9", "chance roll moon")
    assert (state.players[0].counter, state.players[0].hand, state.top) == (0, (), Acting(0, again=True))


def test_punishments_energy_flowers_curses():
    """[KINGOS 6.8, 6.14]"""
    land = "0,1:dunes@0 0,2:wreck@0({})"
    state = do(battle(sits("0,2"), sits(), land=land.format("toad")), "0 put-in 0", "chance roll moon")
    assert energy(state) == (6 - GUARDIANS["toad"].count, GUARDIANS["toad"].count, 0)
    state = battle(sits("0,2", hand="rose sage poppy"), sits(), land=land.format("badger"))
    state = do(state, "0 put-in 0", "0 pass", "chance roll moon")
    assert menu(state) == {"discard poppy rose", "discard poppy sage", "discard rose sage"}
    assert do(state, "0 discard poppy sage").players[0].hand == ("rose",)
    state = do(battle(sits("0,2"), sits(), land=land.format("boar")), "0 put-in 0", "chance roll moon")
    state = do(state, "chance curse fog", "0 lay-curse rest")
    assert (state.players[0].curses, where(state)) == (("fog", "", ""), (0, 2))


def test_whoever_cannot_be_punished_is_thrown_back():
    """[KINGOS 6.8, 6.14] in full or not at all."""
    land = "0,1:dunes@0 0,2:wreck@0({})"
    state = battle(sits("0,2", hand="rose"), sits(), land=land.format("badger"))
    state = do(state, "0 put-in 0", "0 pass", "chance roll moon")
    assert (state.players[0].hand, where(state)) == (("rose",), (0, 1))
    state = battle(sits("0,2", rest="fog", flower="slip"), sits(), land=land.format("adder"))
    state = do(state, "0 put-in 0", "chance roll moon")
    assert (state.players[0].curses, where(state)) == (("fog", "slip", ""), (0, 1))


def test_too_little_energy_throws_nobody_back():
    """[KINGOS 6.14]"""
    state = battle(sits("0,2", energy=(0, 6)), sits(), land="0,1:dunes@0 0,2:wreck@0(toad)")
    assert where(do(state, "0 put-in 0", "chance roll moon")) == (0, 2)


def test_several_guardians_punish_one_by_one_the_weakest_first_and_throw_one_field_at_most():
    """[KINGOS 6.12, 6.14]"""
    land = "0,1:dunes@0 0,2:dunes@0 0,3:wreck@0(owl badger adder toad)"
    state = battle(sits("0,3", flower="fog", move="rust"), sits(), land=land)
    state = do(state, "0 put-in 0", "chance roll moon")
    assert energy(state) == (4, 2, 0)
    assert told(state)[-4:] == ["cannot-suffer", "cannot-suffer", "cannot-suffer", "thrown-back"]
    assert where(state) == (0, 2)


def test_dues_are_taken_in_turn_order_from_the_active_player_then_the_thrown_are_moved():
    """[KINGOS 6.12]"""
    land = "0,1:dunes@0 0,2:wreck@0(boar) 1,1:wreck@0(magpie)"
    state = battle(sits("0,2"), sits("1,1"), sits("0,2"), active=1, land=land)
    state = do(state, "0 put-in 0", "1 put-in 0", "2 put-in 0", "chance roll moon")
    assert where(state, 1) == (1, 1)  # cannot give a flower, and will be thrown
    assert state.players[1].thrown
    state = do(state, "chance curse fog")
    assert rules.to_act(state).must == (2,)
    state = do(state, "2 lay-curse rest", "chance curse rust", "0 lay-curse rest")
    assert where(state, 1) == (0, 0)
    assert state.top == Acting(1, again=True)


def test_nobody_fights_twice_and_whoever_is_thrown_onto_a_guardian_does_not_fight_it_now():
    """[KINGOS 6.12]"""
    state = battle(sits("0,2"), sits(), land="0,1:wreck@0(owl) 0,2:wreck@0(magpie)")
    state = do(state, "0 put-in 0", "chance roll moon")
    assert (where(state), state.top) == ((0, 1), Acting(0, again=True))


@pytest.mark.parametrize("token", ["against", "with"])
def test_kingos_strength_depends_on_the_number_of_players_and_the_token(token):
    """[KINGOS 6.10, 9.6]"""
    for count in range(1, 6):
        state = battle(*[sits("0,5")] + [sits()] * (count - 1), battle_token=token)
        assert verdicts(state, 0, "moon")[0].strength == KINGOS[token][count]
        mild = battle(*[sits("0,5")] + [sits()] * (count - 1), battle_token=token, island="mild")
        assert verdicts(mild, 0, "moon")[0].strength == KINGOS[token][count] - count


def test_whoever_loses_to_kingos_is_thrown_back_and_nothing_else():
    """[KINGOS 6.10]"""
    state = battle(sits("0,5", hand="rose", energy=(6, 0)), sits(), land="0,4:quarry@0(owl)")
    state = do(state, "0 put-in 3", "0 pass", "chance roll moon")
    assert (where(state), energy(state)) == ((0, 4), (3, 3, 0))
    assert (state.players[0].hand, state.players[0].curses) == (("rose",), ("", "", ""))


def test_a_draw_with_kingos_throws_nobody():
    """[KINGOS 6.15]"""
    state = do(battle(sits("0,5"), sits()), "0 put-in 3", "chance roll shield")
    assert (where(state), energy(state)) == ((0, 5), (5, 1, 0))
