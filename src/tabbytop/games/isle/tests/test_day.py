"""Fields, fishing, draft and buying, lessons, evening [ISLE 2, 4.0–4.3, 4.7]."""

from random import Random

import pytest

from tabbytop.core import CHANCE, Malformed
from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.actions import Keep
from tabbytop.games.isle.components import TILES
from tabbytop.games.isle.state import Buying, Dealing, Drafting, Evening, Filling, Laying, Over, Window
from tabbytop.games.isle.tests.positions import (
    after_chance,
    asked,
    begun,
    do,
    dusk,
    keys,
    menu,
    position,
    random_game,
    refused,
    sits,
    teach,
    told,
)

# -- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "common"), [(2, 5), (3, 8), (4, 11)])
def test_what_lies_there_at_the_start(seats, common):
    """[ISLE 2.1, 2.2]"""
    state = begun(seats)
    assert state.table.common == (common,) * 4
    assert len(state.table.oshax) == 6
    assert sorted(state.order) == list(range(seats))
    assert len({player.boat for player in state.players}) == seats
    assert [player.baskets for player in state.players] == [1] * seats


def test_turn_order_is_clockwise_from_the_first_player():
    """[ISLE 2.2, 2.3] and the first day begins when that one is known."""
    new = rules.new_game(4, GAME.complete({}))
    state = do(new, "chance first 2")
    assert state.order == (2, 3, 0, 1)
    assert [GAME.flow.turn_number(one) for one in (new, state, dusk(sits(hand=(7,)), sits(), day=4))] == [0, 1, 4]


@pytest.mark.parametrize(
    ("seats", "mode", "fine"),
    [(1, "solo", True), (1, "classic", False), (2, "solo", False), (1, "family", False), (4, "family", True)],
)
def test_each_mode_has_its_number_of_players(seats, mode, fine):
    """[ISLE 1.1]"""
    options = GAME.complete({"mode": mode})
    if fine:
        GAME.check_setup(seats, options)
    else:
        with pytest.raises(Malformed, match=r"ISLE 1\.1"):
            GAME.check_setup(seats, options)


# -- fields and fish --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cats"), [(2, 4), (3, 6), (4, 8)])
def test_each_field_gets_two_cats_a_player_and_four_at_least(seats, cats):
    """[ISLE 4.0]"""
    table = begun(seats).table
    assert (len(table.left), len(table.right)) == (cats, cats)
    assert all(TILES[tile].kind == "cat" for tile in table.left + table.right)


def test_the_left_field_is_filled_first_and_treasures_do_not_count():
    """[ISLE 4.0]"""
    state = position(Filling(), day=1)
    state = do(state, "chance draw red-c01 ell red-c02 red-c03 tee red-c04 red-c05 ell")
    assert (keys(state.table.left), keys(state.table.right)) == ("red-c01 red-c02 red-c03 red-c04", "red-c05")
    assert [(keys([tile]), count) for tile, count in state.table.rare] == [("ell", 2), ("tee", 1)]
    state = do(state, "chance draw red-c06 red-c07 red-c08")
    assert len(state.table.right) == 4
    assert state.top == Dealing(0)


def test_cats_that_a_card_brought_before_are_not_new_ones():
    """[ISLE 4.0] two new cats for each player."""
    state = position(Filling(), Window("dawn"), players=(sits(hand=(83,)), sits()))
    state = do(state, "0 play 83", "chance draw red-c01 red-c02 red-c03 red-c04")
    state = do(state, *[f"0 send left {place}" for place in range(4)])
    state = do(state, "chance draw " + " ".join(f"blue-c0{n}" for n in range(1, 9)))
    assert (len(state.table.left), len(state.table.right)) == (8, 4)


def test_an_empty_bag_fills_no_field_and_the_day_goes_on():
    """[ISLE 4.0]"""
    state = position(Filling(), day=1)
    empty = rules.go_on(state._replace(table=state.table._replace(bag=())))
    assert (empty.top, empty.table.left, empty.table.right) == (Dealing(0), (), ())


def test_everybody_takes_twenty_fish_and_keeps_what_was_left():
    """[ISLE 4.1]"""
    state = position(Filling(), players=(sits(fish=3), sits(fish=0)))
    assert [player.fish for player in after_chance(state).players] == [23, 20]


# -- draft ------------------------------------------------------------------------------------------------------------


def packs(seats, day):
    """A deal in which each seat gets its own seven cards, told apart by one lesson each."""
    players = tuple(sits(pack=(113 + seat, 7, 7, 43, 43, 55, 55)) for seat in range(seats))
    return position(Drafting(0), players=players, day=day)


@pytest.mark.parametrize(
    ("seats", "day", "came_from"),
    [
        (4, 1, [3, 0, 1, 2]),
        (4, 2, [1, 2, 3, 0]),
        (4, 5, [3, 0, 1, 2]),
        (3, 3, [2, 0, 1]),
        (3, 4, [1, 2, 0]),
        (2, 1, [1, 0]),
        (2, 2, [1, 0]),
    ],
)
def test_cards_go_to_the_left_on_odd_days_and_to_the_right_on_even_ones(seats, day, came_from):
    """[ISLE 4.2] left and right are seats, not turn order [ISLE 2.2]."""
    state = packs(seats, day)
    for seat in range(seats):
        state = do(state, f"{seat} keep 7 7")
    assert [player.pack[-1] - 113 for player in state.players] == came_from


def test_the_last_to_keep_cannot_take_it_back_alone_and_all_remember_what_they_passed_on():
    """[ISLE 4.2, 8.1] then the packs have changed hands."""
    state = packs(2, 1)
    assert not GAME.flow.reveals(state, 0, Keep((7, 7)))
    state = do(state, "0 keep 7 7")
    assert GAME.flow.reveals(state, 1, Keep((7, 7)))
    state = do(state, "1 keep 7 7")
    assert [player.passed_on for player in state.players] == [(43, 43, 55, 55, 113), (43, 43, 55, 55, 114)]


def test_seven_five_three_and_the_last_card_is_kept():
    """[ISLE 4.2] with three players it comes back to the one who was dealt it."""
    state = packs(3, 1)
    for kept in ("7 7", "43 43", "55 55"):
        for seat in range(3):
            assert len(state.players[seat].pack) in (7, 5, 3)
            state = do(state, f"{seat} keep {kept}")
    assert asked(state)[0] == (0, 1, 2)
    assert [player.kept for player in state.players] == [(7, 7, 43, 43, 55, 55, 113 + seat) for seat in range(3)]


def test_a_choice_in_the_draft_is_hidden_until_all_have_chosen():
    """[ISLE 4.2]"""
    state = do(packs(2, 1), "1 keep 7 43")
    to_act = rules.to_act(state)
    assert (to_act.must, to_act.chosen) == ((0,), (1,))
    assert GAME.view(state, 0).players[1].chosen
    assert GAME.view(do(packs(2, 1), "1 keep 55 55"), 0) == GAME.view(state, 0)


# -- buying -----------------------------------------------------------------------------------------------------------


def bought(**facts):
    return position(Buying(), players=(sits(**facts), sits(kept=(84,))))


def test_any_of_the_seven_are_paid_for_and_the_rest_discarded_face_down():
    """[ISLE 4.2]"""
    state = do(bought(kept=(1, 15, 43, 84), fish=11, hand=(7,)), "0 pay 1 84")
    assert state.players[0].fish == 11  # nothing is turned over yet
    state = do(state, "1 pay 84")
    player = state.players[0]
    assert (player.fish, player.hand, player.discarded, player.kept) == (0, (1, 7, 84), (15, 43), ())
    seen = GAME.view(state, 1).players[0]
    assert (seen.hand, seen.discarded) == (3, 2)


def test_a_card_bought_today_cannot_help_to_pay():
    """[ISLE 4.2] only those held from an earlier day can."""
    state = bought(kept=(84, 94), at="single: a5 b5", fish=5)
    assert refused(state, "0 play 94").clause == "ISLE 4.8"
    assert refused(state, "0 pay 84 94").clause == "ISLE 4.2"
    held = do(bought(kept=(84,), hand=(94,), at="single: a5 b5", fish=5), "0 play 94", "0 pay 84")
    assert rules.to_act(held).chosen == (0,)


# -- lessons ----------------------------------------------------------------------------------------------------------


def test_every_lesson_in_hand_is_played_and_its_number_is_seen():
    """[ISLE 4.3] private ones face down, public ones face up."""
    state = do(teach(sits(hand=(43, 113, 114, 147)), sits()), "0 hold")
    assert (state.players[0].hand, state.players[0].lessons) == ((43,), (113, 114))
    assert state.table.public == ((147, -1),)
    seen = GAME.view(state, 1)
    assert seen.players[0].lessons == 2
    assert seen.players[0].scored == ()


def test_a_colour_is_chosen_for_a_public_lesson_that_says_so():
    """[ISLE 4.3]"""
    state = do(teach(sits(hand=(143, 145)), sits()), "0 hold")
    assert menu(state) == {f"name {colour}" for colour in ("blue", "green", "red", "purple", "orange")}
    state = do(state, "0 name red", "0 name blue")
    assert state.table.public == ((143, 2), (145, 0))


def test_lessons_are_played_in_turn_order():
    """[ISLE 4.3]"""
    state = do(teach(sits(hand=(143,)), sits(hand=(144,)), order=(1, 0)), "0 hold", "1 hold")
    assert asked(state)[0] == (1,)
    state = do(state, "1 name red")
    assert state.top == Window("taught")
    assert asked(do(state, "0 hold"))[0] == (0,)


def test_without_a_card_there_is_nothing_to_ask():
    assert isinstance(teach(sits(), sits(hand=(43,))).top, Window)
    assert isinstance(do(teach(sits(), sits(hand=(43,))), "1 hold").top, Laying)


# -- evening ----------------------------------------------------------------------------------------------------------


def test_in_the_evening_cats_leave_treasures_stay_and_baskets_are_ready_again():
    """[ISLE 4.7]"""
    state = dusk(sits(hand=(7,), used=1, fish=4), sits(), left="red-c01", right="blue-c01", rare="ell", order=(1, 0))
    assert told(state, "0 hold") == ["new-day"]
    state = do(state, "0 hold")
    assert (state.day, state.top) == (3, Window("dawn"))
    assert (state.table.left, state.table.right, len(state.table.rare)) == ((), (), 1)
    player = state.players[0]
    assert (player.used, player.baskets, player.fish, player.hand) == (0, 1, 4, (7,))
    assert state.order == (1, 0)  # it holds until the next reveal [ISLE 4.4]


def test_after_the_fifth_day_the_game_is_over():
    """[ISLE 2.3, 4.7]"""
    state = position(Evening(), day=5)
    assert (state.top, asked(state)) == (Over(), ((), ()))


def test_a_game_has_five_days():
    """[ISLE 2.3]"""
    days = []
    random_game(2, 1, watch=lambda before, seat, action, after: days.append(after.day))
    assert sorted(set(days)) == [1, 2, 3, 4, 5]
    assert days == sorted(days)


def test_chance_draws_every_tile_alike():
    """[ISLE 4.0] a rare shape of which five are in the bag is five times as likely as a cat."""
    state = position(Filling(7), left=" ".join(f"red-c0{n}" for n in range(1, 8)), day=1)
    odds = {action.tiles[0]: p for action, p in rules.chances(state)}
    by_key = {TILES[tile].key: p for tile, p in odds.items()}
    assert by_key["ell"] == 5 * by_key["blue-c01"]
    assert sum(odds.values()) == 1
    assert rules.to_act(state).must == (CHANCE,)
    assert rules.chances(state).draw(Random(1).randrange)
