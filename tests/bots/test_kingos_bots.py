"""The island's bots: rules of thumb that hold, and a measure of the house set."""

from random import Random

import pytest

from tabbytop.bots import bot
from tabbytop.bots.kingos.balance import as_row, measure
from tabbytop.bots.kingos.policy import MIDDLING, Mind, Style, before_battle, choose, worth
from tabbytop.bots.kingos.ways import FAR, distance
from tabbytop.core import play_out
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Bloom, Move, PutIn, Rest
from tabbytop.games.kingos.ground import BEACH, at
from tabbytop.games.kingos.state import Acting
from tabbytop.games.kingos.tests.positions import battle, do, position, sits, turn


def test_the_way_to_the_citadel_is_shorter_over_laid_cards_and_barred_by_red_spikes():
    plain = turn(sits(), sits(), land="0,1:dunes@0 0,2:dunes@0 0,3:pasture@0 0,4:pasture@0")
    assert distance(plain, BEACH) == 5
    assert distance(plain, at(0, 4)) == 1
    assert distance(turn(sits(), sits()), BEACH) > 5
    closed = turn(sits("0,4"), sits(), land="0,4:orchard@0")
    assert distance(closed, at(0, 4)) > 2
    cut_off = turn(sits("0,5"), sits(), land="0,1:dunes@0", stacks=((), ()))
    assert distance(cut_off, at(0, 1)) == FAR


@pytest.mark.parametrize(
    ("token", "again", "expected"),
    [(0, False, []), (0, True, [1, 2, 3]), (2, False, [1, 2]), (1, False, [1])],
)
def test_who_still_acts_before_the_next_battles(token, again, expected):
    """[KINGOS 3.1] with ``against`` the token goes from seat 0 to seat 3."""
    state = position(Acting(0, again), players=(sits(),) * 4, token=token)
    assert before_battle(state) == expected


def best(state, seat=0, style=MIDDLING):
    return choose(state, seat, rules.legal(state, seat), Random(1), style)


def test_somebody_tired_rests_and_somebody_fresh_walks_on():
    land = "0,1:dunes@0 0,2:dunes@0"
    assert best(turn(sits("0,1", energy=(1, 5)), sits(), land=land)) == Rest()
    assert best(turn(sits("0,1"), sits(), land=land)) == Move("up")


def test_nobody_walks_onto_the_citadel_alone():
    """[KINGOS 6.10] but all go together when they are strong enough."""
    land = "0,4:dunes@0"
    alone = turn(sits("0,4"), sits(), land=land)
    assert worth(Mind(alone, 0, MIDDLING), Move("up")) < 0
    strong = sits("0,4", energy=(9, 0))
    together = turn(strong, strong, again=True, token=0, land=land)
    assert best(together) == Move("up")
    too_soon = turn(strong, strong, token=0, land=land)  # battles come before the other can follow
    assert worth(Mind(too_soon, 0, MIDDLING), Move("up")) < 0


def test_energy_for_a_guardian_is_just_enough_and_shared():
    alone = battle(sits("0,1"), sits(), land="0,1:wreck@0(heron)")
    assert best(alone) == PutIn(6)
    two = battle(sits("0,1"), sits("0,1"), land="0,1:wreck@0(heron)")
    assert best(two) in (PutIn(2), PutIn(3))
    hopeless = battle(sits("0,1", energy=(2, 4)), sits(), land="0,1:wreck@0(owl)")
    assert best(hopeless) == PutIn(0)


def test_the_selfish_pay_only_what_others_leave_and_keep_their_flowers():
    selfish = Style(selfish=True)
    three = (sits("0,1"), sits("0,1"), sits("0,1"))
    state = battle(*three, land="0,1:wreck@0(boar)")
    assert best(state, style=selfish) == PutIn(2)
    assert best(battle(*three, sits("0,1"), land="0,1:wreck@0(boar)"), style=selfish) == PutIn(0)


def test_a_red_flower_is_played_where_it_turns_the_battle():
    state = battle(sits("0,1", hand="poppy"), sits(), land="0,1:wreck@0(heron)")
    assert best(do(state, "0 put-in 5")) == Bloom("poppy")
    assert best(do(state, "0 put-in 6")) != Bloom("poppy")


def test_middling_bots_beat_kingos_now_and_then_and_random_ones_hardly_ever():
    player, rng = bot("kingos", "medium"), Random(2)
    ends = set()
    for _ in range(20):
        state = GAME.new_game(3, GAME.complete({}))
        end = play_out(
            GAME, state, lambda state, seat, menu, may: player.choose(GAME.view(state, seat), menu, rng), rng.randrange
        )
        ends.add(end.top.how)
    assert "kingos" in ends


def test_the_balance_is_measured_the_same_for_the_same_seed():
    options = GAME.complete({})
    one, again = measure(2, 10, 1, options), measure(2, 10, 1, options)
    assert one == again
    assert sum(one.ends.values()) == 10
    assert 0 <= one.island <= 1
    assert as_row(one).startswith("| 2 | ")
