"""Rare finds [ISLE 4.6, 9.2]."""

from tabbytop.core import args
from tabbytop.games.isle import rules
from tabbytop.games.isle.boat import BOATS
from tabbytop.games.isle.components import COLOURS
from tabbytop.games.isle.state import Finding, Window
from tabbytop.games.isle.tests.positions import asked, do, find, keys, menu, place_anywhere, refused, sits, told
from tabbytop.games.isle.tests.test_anytime import FULL


def test_an_oshax_gets_a_colour_at_once_and_counts_as_such_a_cat():
    """[ISLE 4.6]"""
    state = find(sits(hand=(1, 1)), sits(), oshax="x1 x3")
    assert menu(state) == {"done", *(f"befriend {tile} {colour}" for tile in ("x1", "x3") for colour in COLOURS)}
    state = do(state, "0 befriend x3 purple")
    assert (keys(state.table.oshax), state.players[0].hand, state.table.spent) == ("x1", (1,), (1,))
    laid = place_anywhere(state).players[0].tiles[0]
    assert (keys([laid.tile]), COLOURS[laid.colour]) == ("x3", "purple")


def test_an_oshax_over_the_map_of_its_colour_earns_a_treasure():
    """[ISLE 3.4]"""
    state = do(find(sits(hand=(1,)), sits(), oshax="x1"), "0 befriend x1 blue")
    found = set()
    for move in menu(state):
        after = do(state, f"0 {move}")
        covers = bool(after.players[0].tiles[0].cells & BOATS[0].maps[0])
        assert covers == (asked(after)[0] == (0,) and "take single" in menu(after))
        found.add(covers)
    assert found == {True, False}


def test_without_oshax_the_card_does_nothing():
    """[ISLE 6.9, 4.6]"""
    state = find(sits(hand=(1,)), sits(), oshax="")
    assert menu(state) == {"done"}
    assert refused(state, "0 befriend x1 red").clause == "ISLE 4.6"


def test_one_is_asked_for_the_cards_that_one_can_play():
    """[ISLE 4.6]"""

    def asked_for(*hand, **facts):
        return rules.legal(find(sits(hand=hand), sits(), **facts), 0).prompt.args

    both = {"oshax": "x1", "rare": "ell"}
    assert asked_for(1, 98, **both) == args(fish=20, what="both")
    assert asked_for(1, **both) == args(fish=20, what="oshax")
    assert asked_for(98, **both) == args(fish=20, what="treasure")
    assert asked_for(1, oshax="", rare="ell") == args(fish=20, what="none")


def test_98_a_rare_treasure_or_up_to_two_common_ones():
    """[ISLE 9.2]"""
    state = find(sits(hand=(98,)), sits(hand=(7,)), rare="ell ell tee", common=(5, 0, 5, 5))
    assert menu(state) == {
        "find 98 0 ell",
        "find 98 0 tee",
        "find 98 1 single",
        "find 98 1 corner",
        "find 98 1 line",
        "done",
    }
    rare = place_anywhere(do(state, "0 find 98 0 ell"))
    assert asked(rare)[0] == (1,)
    assert [(keys([tile]), count) for tile, count in rare.table.rare] == [("ell", 1), ("tee", 1)]
    common = place_anywhere(do(state, "0 find 98 1 line"))
    assert menu(common) == {"take single", "take corner", "take line", "done"}  # the rare ones are closed
    assert asked(do(common, "0 done"))[0] == (1,)
    both = place_anywhere(do(common, "0 take line"))
    assert asked(both)[0] == (1,)
    assert both.table.common == (5, 0, 5, 3)


def test_107_up_to_two_small_ones_or_for_a_fish_any_two_common_ones():
    """[ISLE 9.2] small are the common ones of one or two squares [ISLE 4.6]."""
    state = find(sits(hand=(107,), fish=1), sits())
    small = {"find 107 0 single", "find 107 0 pair"}
    paid = {f"find 107 1 {tile}" for tile in ("single", "pair", "corner", "line")}
    assert menu(state) == {*small, *paid, "done"}
    second = place_anywhere(do(state, "0 find 107 1 line"))
    assert second.players[0].fish == 0
    assert menu(second) == {"take single", "take pair", "take corner", "take line", "done"}
    assert menu(place_anywhere(do(state, "0 find 107 0 pair"))) == {"take single", "take pair", "done"}
    poor = find(sits(hand=(107,), fish=0), sits())
    assert menu(poor) == {*small, "done"}
    assert refused(poor, "0 find 107 1 line").clause == "ISLE 9.2"


def test_one_card_a_turn_round_and_round_and_a_pass_is_final():
    """[ISLE 4.6]"""
    state = find(sits(hand=(98, 98)), sits(hand=(98, 98)), rare="ell ell ell")
    state = place_anywhere(do(state, "0 find 98 0 ell"))
    state = do(state, "1 done")
    assert asked(state)[0] == (0,)
    state = place_anywhere(do(state, "0 find 98 0 ell"))
    assert state.top == Window("dusk")  # nobody left but those who have passed; they still hold cards


def test_passing_does_not_bar_anytime_cards():
    """[ISLE 4.9]"""
    state = do(find(sits(hand=(84, 98)), sits(hand=(98,))), "0 done")
    assert asked(state) == ((1,), (0,))


def test_turn_order_decides_who_finds_first():
    """[ISLE 4.6]"""
    assert asked(find(sits(hand=(98,)), sits(hand=(98,)), seat=1, order=(1, 0)))[0] == (1,)


def test_who_has_no_card_is_passed_over():
    assert find(sits(), sits(hand=(98,))).top == Finding(1)


def test_a_find_is_told_with_its_tile():
    state = find(sits(hand=(98,)), sits(), rare="ell")
    assert told(state, "0 find 98 0 ell") == ["found"]


def test_an_oshax_that_has_no_place_on_the_boat_is_not_offered():
    """[ISLE 3.3, 4.6] where a treasure still has one."""
    offered = menu(find(sits(at=FULL, hand=(1, 98)), sits(), rare="ell", oshax="x1"))
    assert "find 98 0 ell" in offered
    assert not any(move.startswith("befriend") for move in offered)
