"""Every flower [KINGOS 9.1]."""

import pytest

from tabbytop.games.kingos.components import FLOWERS
from tabbytop.games.kingos.phases.battle import BONUS, verdicts
from tabbytop.games.kingos.phases.effects import CAN, YELLOW
from tabbytop.games.kingos.state import Acting
from tabbytop.games.kingos.tests.positions import (
    after_chance,
    battle,
    do,
    energy,
    guards,
    menu,
    position,
    sits,
    told,
    turn,
    where,
)


def test_every_flower_has_its_function():
    yellow = {flower.effect for flower in FLOWERS.values() if flower.colour == "yellow"}
    red = {flower.effect for flower in FLOWERS.values() if flower.colour == "red"}
    assert yellow == set(YELLOW) == set(CAN)
    assert red == set(BONUS)


# -- yellow -----------------------------------------------------------------------------------------------------------


def test_sorrel_brings_three_energy_back_even_beside_a_guardian():
    state = do(turn(sits("0,1", energy=(1, 5), hand="sorrel"), sits(), land="0,1:wreck@0(crab)"), "0 play sorrel")
    assert (energy(state), state.table.withered, state.players[0].hand) == ((4, 2, 0), ("sorrel",), ())


def test_sorrel_without_fatigue_would_do_nothing():
    assert "play sorrel" not in menu(turn(sits(hand="sorrel"), sits()))
    assert "play sorrel" in menu(turn(sits("0,1", hand="sorrel"), sits(), done="move", land="0,1:dunes@0"))


@pytest.mark.parametrize("flower", ["sorrel", "clover", "dandelion", "sage", "snapdragon", "mint", "thyme"])
def test_a_yellow_flower_that_would_do_nothing_may_be_wasted(flower):
    """[KINGOS 4.2] it is played, does nothing, and is discarded; the action is done."""
    before = turn(sits(hand=flower), sits())
    before = before._replace(table=before.table._replace(flowers=()))
    assert {one for one in menu(before) if flower in one} == {f"waste {flower}"}
    state = do(before, f"0 waste {flower}")
    assert told(state) == ["played", "did-nothing"]
    assert state.table == before.table._replace(withered=(flower,))
    assert state.players == (before.players[0]._replace(hand=()), before.players[1])
    assert state.top == Acting(0, False, "flower")
    assert "waste edelweiss" not in menu(turn(sits(hand="edelweiss"), sits()))
    assert "waste poppy" not in menu(turn(sits(hand="poppy"), sits()))


def test_clover_draws_two():
    state = do(turn(sits(hand="clover"), sits()), "0 play clover", "chance flower rose", "chance flower poppy")
    assert state.players[0].hand == ("poppy", "rose")
    assert state.table.withered == ("clover",)


def test_clover_is_discarded_only_when_it_is_done():
    """[KINGOS 4.2] ruling: it cannot draw itself."""
    state = turn(sits(hand="clover"), sits(), withered="rose")
    state = state._replace(table=state.table._replace(flowers=()))
    state = do(state, "0 play clover", "chance flower rose")
    assert (state.players[0].hand, state.table.withered) == (("rose",), ("clover",))


def test_dandelion_drifts_past_spikes_and_guardians_but_not_onto_the_citadel():
    land = "0,4:orchard@0(owl) 1,4:quarry@1 0,3:dunes@0"
    state = do(turn(sits("0,4", hand="dandelion"), sits(), land=land), "0 play dandelion")
    assert menu(state) == {"drift right", "drift down"}
    state = do(state, "0 drift right")
    assert (where(state), state.players[0].curses) == ((1, 4), ("", "", ""))
    up = turn(sits("0,3", hand="dandelion"), sits(), land=land)
    assert "drift up" in menu(do(up, "0 play dandelion"))


def test_sage_discards_every_curse_and_nothing_comes_of_them():
    state = do(turn(sits(hand="sage", rest="fog", move="lead"), sits()), "0 play sage")
    assert (state.players[0].curses, state.table.spent, state.table.white) == (("", "", ""), ("fog", "lead"), "")
    assert energy(state) == (6, 0, 0)
    assert "play sage" not in menu(turn(sits(hand="sage"), sits()))


def test_snapdragon_drives_a_guardian_to_a_field_beside():
    """[KINGOS 5.5] neither to the beach nor to the citadel."""
    land = "0,1:wreck@0(crab owl) 1,1:dunes@0 0,2:quarry@0(toad)"
    state = do(turn(sits("0,1", hand="snapdragon"), sits(), land=land), "0 play snapdragon")
    assert menu(state) == {f"drive {one} {way}" for one in ("crab", "owl") for way in ("right", "up")}
    state = do(state, "0 drive owl up")
    assert (guards(state, 0, 1), guards(state, 0, 2)) == (("crab",), ("owl", "toad"))
    assert "play snapdragon" not in menu(turn(sits("0,1", hand="snapdragon"), sits(), land="0,1:wreck@0(crab)"))


def test_mint_refreshes_everybody_on_the_field():
    players = sits("0,1", energy=(2, 4), hand="mint"), sits("0,1", energy=(5, 1)), sits(energy=(0, 6))
    state = do(turn(*players, land="0,1:pasture@0"), "0 play mint")
    assert [energy(state, seat) for seat in range(3)] == [(4, 2, 0), (6, 0, 0), (0, 6, 0)]


def test_thyme_holds_the_moon_back():
    assert do(turn(sits(hand="thyme"), sits(), moon=5), "0 play thyme").table.moon == 4
    assert "play thyme" not in menu(turn(sits(hand="thyme"), sits(), moon=1))
    assert "play thyme" not in menu(turn(sits(hand="thyme"), sits(), moon=1, countdown=False))


def test_edelweiss_brings_new_energy():
    assert energy(do(turn(sits(hand="edelweiss"), sits()), "0 play edelweiss")) == (7, 0, 0)


# -- red --------------------------------------------------------------------------------------------------------------


def value(flower, face="moon", at="0,1", others=(), land="0,1:wreck@0(owl)"):
    state = battle(sits(at, hand=flower), *others, sits(), land=land)
    state = do(state, *(f"{seat} put-in 1" for seat in range(len(others) + 1)), f"0 bloom {flower}")
    return next(one for one in verdicts(state, 0, face) if 0 in one.seats)


@pytest.mark.parametrize(("at", "bonus"), [("0,1", 2), ("0,5", 2)])
def test_poppy(at, bonus):
    assert value("poppy", at=at).value == 1 + bonus


@pytest.mark.parametrize(("at", "bonus"), [("0,1", 4), ("0,5", 0)])
def test_rose_counts_against_guardians_only(at, bonus):
    assert value("rose", at=at).value == 1 + bonus


def test_thistle_pierces_the_shield():
    assert value("thistle", "shield").result == "lost"
    assert value("thistle", "moon").value == 2
    assert value("thistle", "shield", at="0,5").result == "lost"


def test_thistle_works_on_its_own_field_only():
    state = battle(sits("0,1", hand="thistle"), sits("1,1"), land="0,1:wreck@0(crab) 1,1:wreck@0(crab)")
    state = do(state, "0 put-in 1", "1 put-in 4", "0 bloom thistle")
    assert [one.result for one in verdicts(state, 0, "shield")] == ["lost", "drawn"]


def test_peony_counts_everybody_on_the_field():
    assert value("peony").value == 1 + 1
    assert value("peony", others=(sits("0,1"), sits("0,1"))).value == 3 + 3


@pytest.mark.parametrize(("face", "put"), [("moon", 4), ("shield", 4), ("sword", 2)])
def test_fireweed_brings_ones_energy_back(face, put):
    state = battle(sits("0,1", hand="fireweed"), sits(), land="0,1:wreck@0(crab)")
    state = do(state, f"0 put-in {put}", "0 bloom fireweed", f"chance roll {face}")
    vitality, fatigue, in_battle = energy(after_chance(state))
    assert (fatigue, in_battle) == (0, 0)
    assert vitality == 6


def test_heather_spares_its_owner_and_nobody_else():
    state = battle(sits("0,1", hand="heather"), sits("0,1"), land="0,1:wreck@0(toad)")
    state = do(state, "0 put-in 0", "1 put-in 0", "0 bloom heather", "chance roll moon")
    assert (energy(state), energy(state, 1)) == ((6, 0, 0), (4, 2, 0))


def test_heather_does_not_help_against_kingos():
    """[KINGOS 6.10]"""
    state = battle(sits("0,5", hand="heather"), sits(), land="0,4:dunes@0")
    assert where(do(state, "0 put-in 0", "0 bloom heather", "chance roll moon")) == (0, 4)


def test_each_fighter_may_play_one():
    """[KINGOS 6.4]"""
    state = battle(sits("0,1", hand="poppy poppy"), sits(), land="0,1:wreck@0(owl)")
    state = do(state, "0 put-in 0", "0 bloom poppy")
    assert type(state.top).__name__ == "Rolling"


def test_a_flower_as_a_second_action_is_paid_for():
    """[KINGOS 3.2]"""
    state = position(Acting(0, False, "move"), players=(sits(hand="edelweiss"), sits()))
    state = do(state, "0 play edelweiss")
    assert energy(state) == (6, 1, 0)
    assert told(state)[:2] == ["lost-energy", "played"]
