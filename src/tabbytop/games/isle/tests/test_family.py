"""The family game [ISLE 7]."""

import pytest

from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.state import Taking
from tabbytop.games.isle.tests.positions import (
    asked,
    begun,
    do,
    keys,
    menu,
    place_anywhere,
    position,
    random_game,
    sits,
)
from tabbytop.games.isle.tests.test_anytime import FULL
from tabbytop.games.isle.tests.test_placing import MAPS, over


def family(*players, seat=0, left="red-c16 blue-c16", **facts):
    return position(Taking(seat), players=players or (sits(), sits()), mode="family", left=left, **facts)


def test_each_keeps_two_of_three_cards_in_secret():
    """[ISLE 7.1]"""
    state = begun(2, mode="family")
    assert asked(state)[0] == (0, 1)
    one, two, three = state.players[0].pack
    state = do(state, f"0 keep {one} {three}")
    assert GAME.view(state, 1).players[0].pack == 3
    state = do(state, f"1 keep {' '.join(map(str, state.players[1].pack[:2]))}")
    assert (state.players[0].lessons, state.players[0].discarded) == ((one, three), (two,))
    seen = GAME.view(state, 1)
    assert (seen.players[0].lessons, seen.players[0].scored) == (2, ())


def test_no_fish_no_baskets_no_oshax_no_discovery_cards():
    """[ISLE 7.1]"""
    state = begun(3, mode="family")
    assert (state.table.deck, state.table.oshax) == ((), ())
    assert [(player.fish, player.baskets, player.hand) for player in state.players] == [(0, 0, ())] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cats_a_player_are_drawn_round_the_island(seats):
    """[ISLE 7.2]"""
    sizes = []

    def watch(before, seat, action, after):
        if isinstance(after.agenda[0], Taking) and not isinstance(before.agenda[0], Taking):
            sizes.append(len(after.table.left))

    random_game(seats, 1, watch=watch, mode="family")
    assert sizes == [4 * seats] * 5


def test_a_cat_is_taken_for_nothing_and_placed_at_once():
    """[ISLE 7.2]"""
    state = family()
    assert menu(state) == {"take red-c16", "take blue-c16", "done"}
    state = place_anywhere(do(state, "0 take red-c16"))
    assert asked(state)[0] == (1,)
    assert keys(state.table.left) == "blue-c16"


def test_a_pass_is_for_the_day():
    """[ISLE 7.2]"""
    state = do(family(left="red-c16 blue-c16 green-c16"), "0 done")
    state = place_anywhere(do(state, "1 take red-c16"), 1)
    assert asked(state)[0] == (1,)


def test_who_can_place_none_must_pass():
    """[ISLE 7.2]"""
    assert asked(family(sits(at=FULL), sits(), left="red-c13"))[0] == (1,)


def test_the_day_ends_when_none_are_left_or_all_have_passed_and_the_first_figure_goes_to_the_end():
    """[ISLE 7.2]"""
    none_left = family(sits(), sits(), sits(), left="red-c16", order=(2, 0, 1), seat=2)
    none_left = place_anywhere(do(none_left, "2 take red-c16"), 2)
    assert (none_left.day, none_left.order) == (3, (0, 1, 2))
    passed = do(family(), "0 done", "1 done")
    assert (passed.day, passed.order, passed.table.left) == (3, (1, 0), ())


def test_the_last_day_ends_the_game():
    state = do(family(day=5), "0 done", "1 done")
    assert asked(state) == ((), ())


def test_the_treasure_under_a_map_is_common_unless_the_option_allows_a_rare_one():
    """[ISLE 7.2]"""
    for rare, allowed in ((False, set()), (True, {"take ell"})):
        state = family(left="blue-c01", rare="ell", rare_from_maps=rare)
        state = over(do(state, "0 take blue-c01"), MAPS[0])
        assert menu(state) - {"take single", "take pair", "take corner", "take line", "done"} == allowed


def test_rare_treasures_drawn_are_laid_aside():
    """[ISLE 7.2]"""
    end = random_game(2, 3, mode="family")
    assert end.table.rare
    assert rules.outcome(end).rivals == ()
