"""Rescue cards, the new order, baskets, prices, passing, empty fields [ISLE 4.4, 4.5]."""

import pytest

from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.actions import Lay
from tabbytop.games.isle.state import Finding, Rescuing, Window
from tabbytop.games.isle.tests.positions import (
    asked,
    do,
    keys,
    lay,
    menu,
    place_anywhere,
    refused,
    rescue,
    sits,
    told,
)

# -- rescue cards -----------------------------------------------------------------------------------------------------


def test_each_lays_any_rescue_cards_face_down_in_turn_order():
    """[ISLE 4.4] how many is seen."""
    state = lay(sits(hand=(7, 43)), sits(hand=(55, 113)), order=(1, 0), left="red-c01")
    assert asked(state)[0] == (1,)
    assert menu(state, 1) == {"lay", "lay 55"}
    state = do(state, "1 lay 55")
    seen = GAME.view(state, 0).players[1]
    assert (seen.laid, seen.shown, seen.hand) == (1, (), 1)
    assert asked(state)[0] == (0,)


def test_all_are_revealed_together_and_the_faster_go_first():
    """[ISLE 4.4] all boots count, used or not; no card: 0; ties keep their order."""
    players = sits(hand=(43, 7)), sits(hand=(35,)), sits(), sits(hand=(55,))
    state = lay(*players, order=(0, 1, 2, 3), left="red-c01")
    state = do(state, "0 lay 7 43", "1 lay 35")
    assert [player.shown for player in state.players] == [(), (), (), ()]
    assert told(state, "3 lay 55") == ["laid", *["revealed"] * 4, "new-order"]
    state = do(state, "3 lay 55")
    assert state.order == (0, 1, 3, 2)  # 5, 3, 3 and 0
    assert [player.shown for player in state.players] == [(7, 43), (35,), (), (55,)]
    assert asked(state)[0] == (0,)


def test_that_nobody_laid_a_card_is_told_once_and_the_order_stays():
    """[ISLE 4.4] no card: 0; ties keep their order."""
    state = do(lay(sits(hand=(43,)), sits(hand=(55,)), sits(), order=(1, 0, 2), left="red-c01"), "1 lay")
    assert told(state, "0 lay") == ["laid", "nothing-laid"]
    assert do(state, "0 lay").order == (1, 0, 2)
    assert told(state, "0 lay 43") == ["laid", *["revealed"] * 3, "new-order"]


def test_all_are_revealed_too_when_the_last_one_plays_the_only_card_in_hand():
    """[ISLE 4.4, 4.8] Nothing is left to lay, so the laying is over."""
    state = do(lay(sits(hand=(7, 43)), sits(hand=(84,)), left="red-c01"), "0 lay 7 43")
    assert told(state, "1 play 84") == ["played", "basket-gained", "revealed", "revealed"]


def test_only_the_last_to_lay_cannot_take_it_back_alone():
    """[ISLE 4.4] then all is turned over."""
    state = lay(sits(hand=(43,)), sits(hand=(43,)), left="red-c01")
    assert not GAME.flow.reveals(state, 0, Lay((43,)))
    assert GAME.flow.reveals(do(state, "0 lay 43"), 1, Lay((43,)))


def test_ties_keep_their_order():
    """[ISLE 4.4]"""
    state = do(lay(sits(hand=(43,)), sits(hand=(43,)), order=(1, 0), left="red-c01"), "1 lay 43", "0 lay 43")
    assert state.order == (1, 0)


def test_a_rescue_card_drawn_after_ones_own_laying_waits():
    """[ISLE 4.9]"""
    state = lay(sits(hand=(71, 43)), sits(hand=(43,)), left="red-c01")
    state = do(state, "0 lay", "0 play 71", "chance deal 55 7", "0 pay 55")
    assert asked(state) == ((1,), ())
    state = do(state, "1 lay")
    assert (state.players[0].hand, state.players[0].shown) == ((43, 55), ())


# -- baskets and prices -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("field", "price"), [("left", 3), ("right", 5)])
def test_a_cat_costs_three_on_the_left_and_five_on_the_right(field, price):
    """[ISLE 4.5] that many are enough, one less is not."""
    where = {"left": "", field: "red-c01"}
    assert menu(rescue(sits(fish=price - 1, hand=(7,)), sits(), **where)) == {"done"}
    state = do(rescue(sits(fish=price), sits(), **where), "0 rescue red-c01 permanent")
    assert state.players[0].fish == 0
    assert (state.table.left, state.table.right) == ((), ())


def test_a_permanent_basket_serves_once_a_day():
    """[ISLE 4.5]"""
    state = place_anywhere(do(rescue(sits(), sits(), left="red-c01 red-c02"), "0 rescue red-c01 permanent"))
    assert do(state, "1 done").day == 3  # no basket is left, so seat 0 passes too, and the day is over
    holding = rescue(sits(hand=(7,), used=1), sits())
    refusal = refused(holding, "0 rescue red-c01 permanent")
    assert refusal.clause == "ISLE 4.5"
    assert "no permanent basket is left today" in refusal.reason


def test_a_whole_basket_is_on_a_card_that_is_discarded():
    """[ISLE 4.5]"""
    state = rescue(sits(shown=(43, 55), baskets=0), sits())
    assert menu(state) == {"rescue red-c01 whole", "rescue blue-c02 whole", "done"}
    state = do(state, "0 rescue red-c01 whole")
    assert (state.players[0].shown, state.table.spent) == ((55,), (43,))


def test_two_broken_baskets_make_one():
    """[ISLE 4.5] both cards are discarded; one alone is no basket, boots alone neither."""
    assert rescue(sits(shown=(7, 15), baskets=0), sits()).players[0].passed
    state = rescue(sits(shown=(7, 15, 23, 35), baskets=0), sits())
    assert menu(state) == {"rescue red-c01 broken", "rescue blue-c02 broken", "done"}
    state = do(state, "0 rescue red-c01 broken")
    assert (state.players[0].shown, state.table.spent) == ((7, 35), (15, 23))


def test_one_cat_each_per_turn_round_and_round():
    """[ISLE 4.5]"""
    state = rescue(sits(baskets=2), sits(baskets=2), left="red-c16 blue-c16 green-c16 purple-c16")
    for seat, cat in ((0, "red"), (1, "blue"), (0, "green"), (1, "purple")):
        assert asked(state)[0] == (seat,)
        state = place_anywhere(do(state, f"{seat} rescue {cat}-c16 permanent"), seat)
    assert keys([laid.tile for laid in state.players[0].tiles]) == "red-c16 green-c16"


def test_a_tile_is_placed_before_anything_else():
    """[ISLE 3.3]"""
    state = do(rescue(sits(hand=(94,)), sits(hand=(84,))), "0 rescue red-c01 permanent")
    assert asked(state) == ((0,), ())
    assert all(move.startswith("place") for move in menu(state))


# -- passing ----------------------------------------------------------------------------------------------------------


def test_who_passes_is_out_and_discards_the_cards_that_still_lie_there():
    """[ISLE 4.5]"""
    state = do(rescue(sits(shown=(43,)), sits(baskets=2), left="red-c16 blue-c16 green-c16"), "0 done")
    assert (state.players[0].shown, state.table.spent, state.players[0].passed) == ((), (43,), True)
    state = place_anywhere(do(state, "1 rescue red-c16 permanent"), 1)
    assert asked(state)[0] == (1,)


def test_having_passed_bars_nobody_from_anytime_cards():
    """[ISLE 4.9]"""
    state = do(rescue(sits(hand=(84,)), sits()), "0 done")
    assert asked(state) == ((1,), (0,))
    assert do(state, "0 play 84").players[0].baskets == 2


def test_who_can_do_nothing_passes_by_himself():
    """[ISLE 4.5] without fish, without a basket, or without a place; and without a card in hand."""
    for poor in (sits(fish=2), sits(baskets=0), sits(used=1)):
        assert asked(rescue(poor, sits()))[0] == (1,)
    assert asked(rescue(sits(fish=2, hand=(7,)), sits()))[0] == (0,)


def test_when_all_have_passed_the_rare_finds_follow():
    """[ISLE 4.5]"""
    state = do(rescue(sits(hand=(98,)), sits()), "0 done")
    assert told(state, "1 done") == ["passed", "finds"]
    assert do(state, "1 done").top == Finding(0)


# -- empty fields -----------------------------------------------------------------------------------------------------


def test_empty_fields_end_the_rescue_unless_somebody_plays_a_card():
    """[ISLE 4.5]"""
    state = rescue(sits(), sits(hand=(7,)), left="red-c16")
    state = place_anywhere(do(state, "0 rescue red-c16 permanent"))
    assert state.top == Window("empty")
    assert do(state, "1 hold").top == Finding(1)


def test_with_nobody_to_ask_it_ends_at_once():
    assert place_anywhere(do(rescue(sits(), sits(), left="red-c16"), "0 rescue red-c16 permanent")).day == 3


def test_new_cats_let_it_go_on_with_the_next_player():
    """[ISLE 4.5] 83 brings them; the turn that was due is not lost."""
    three = sits(), sits(hand=(7,)), sits(hand=(83,))
    state = rescue(*three, seat=1, left="red-c16", order=(0, 1, 2))
    state = place_anywhere(do(state, "1 rescue red-c16 permanent"), 1)
    assert state.top == Window("empty")
    state = do(state, "1 hold", "2 play 83", "chance draw ell tee zig blue-c16", "2 send left 0")
    assert asked(state)[0] == (1,)  # the moment is not over while somebody holds a card
    state = do(state, "1 hold")
    assert state.top == Rescuing(2)


def test_a_turn_in_progress_goes_on_with_new_cats():
    """[ISLE 4.10] 80 still has a cat to give."""
    state = rescue(sits(hand=(80, 83), baskets=2), sits(), left="red-c16")
    state = place_anywhere(do(state, "0 play 80", "0 rescue red-c16 permanent"))
    assert state.top == Window("empty")
    state = do(state, "0 play 83", "chance draw ell tee zig blue-c16", "0 send left 0")
    assert state.top == Rescuing(0, 1)
    assert "rescue blue-c16 permanent" in menu(state)


def test_any_card_may_be_played_there_and_then_but_only_cats_prolong_it():
    """[ISLE 4.5]"""
    state = rescue(sits(), sits(hand=(84, 7)), left="red-c16")
    state = place_anywhere(do(state, "0 rescue red-c16 permanent"))
    state = do(state, "1 play 84")
    assert state.top == Window("empty")
    assert do(state, "1 hold").top == Finding(1)


def test_rules_to_act_names_interrupters_in_turn_order():
    """[ISLE 4.9]"""
    crew = sits(), sits(hand=(84,)), sits(hand=(84,)), sits(hand=(84,))
    state = rescue(*crew, seat=0, order=(3, 0, 2, 1))
    assert rules.to_act(state).may == (3, 2, 1)
