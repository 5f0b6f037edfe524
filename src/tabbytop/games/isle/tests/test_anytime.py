"""Anytime cards, one by one [ISLE 4.8, 4.10, 9.3]. Cards that are alike have the lowest of their numbers."""

import pytest

from tabbytop.games.isle import GAME
from tabbytop.games.isle.boat import BOATS, CELL_OF, cells_of, name
from tabbytop.games.isle.cards import CARDS, AnytimeCard
from tabbytop.games.isle.phases.anytime import EFFECTS
from tabbytop.games.isle.state import Buying, Colouring, Evening, Rescuing, Window
from tabbytop.games.isle.tests.positions import (
    asked,
    do,
    dusk,
    find,
    keys,
    menu,
    numbers,
    place_anywhere,
    position,
    refused,
    rescue,
    sits,
    teach,
)
from tests.contract.telling import nothing_is_told

CREW = "red-c16: a5; blue-c16: f5; red-c05: k5; x1=green: h2; single: p5; pair: q5; ell: p6"


def test_every_anytime_card_has_an_effect_and_every_effect_a_card():
    assert {card.effect for card in CARDS.values() if isinstance(card, AnytimeCard)} == set(EFFECTS)


# -- fish -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "fish"),
    [
        (67, 2),  # one oshax
        (78, 3),  # three private lessons
        (90, 3),  # red, blue, and the oshax's green
        (92, 2),  # one rare treasure
        (94, 2),  # two common ones
    ],
)
def test_a_catch_brings_fish_for_what_is_aboard(card, fish):
    """[ISLE 9.3] 67, 68, 78, 79, 90 to 95; those in front of one, not in hand, count as lessons."""
    state = rescue(sits(at=CREW, hand=(card, 113), lessons=(114, 115, 116), fish=1), sits())
    after = do(state, f"0 play {card}")
    assert after.players[0].fish == 1 + fish
    assert after.players[0].hand == (113,)
    assert after.table.spent == (card,)


@pytest.mark.parametrize("card", [67, 78, 90, 92, 94, 96])
def test_a_catch_of_nothing_is_refused(card):
    """[ISLE 4.10]"""
    state = rescue(sits(hand=(card, 113)), sits(at=CREW, lessons=(114,)))
    assert refused(state, f"0 play {card}").clause == "ISLE 4.10"


def test_96_names_a_colour_and_brings_a_fish_for_each_cat_of_it():
    """[ISLE 9.3] an oshax has its chosen colour; a colour with fewer cats, or none, may be named too."""
    state = do(rescue(sits(at=CREW, hand=(96,), fish=0), sits()), "0 play 96")
    assert asked(state) == ((0,), ())
    assert menu(state) == {"name blue", "name red", "name purple"}  # green is as good as blue, orange as purple
    assert do(state, "0 name red").players[0].fish == 2
    assert do(state, "0 name blue").players[0].fish == 1
    assert do(state, "0 name purple").players[0].fish == 0


def test_76_sells_a_basket_used_or_not():
    """[ISLE 9.3]"""
    fresh = do(rescue(sits(hand=(76,), fish=0), sits()), "0 play 76").players[0]
    assert (fresh.fish, fresh.baskets, fresh.used) == (5, 0, 0)
    used = do(rescue(sits(hand=(76,), fish=0, used=1), sits()), "0 play 76").players[0]
    assert (used.fish, used.baskets, used.used) == (5, 0, 0)
    state = do(rescue(sits(hand=(76,), fish=0, baskets=2, used=1), sits()), "0 play 76")
    assert menu(state) == {"sell used", "sell unused"}
    assert do(state, "0 sell used").players[0][3:6] == (5, 1, 0)
    assert do(state, "0 sell unused").players[0][3:6] == (5, 1, 1)


def test_while_a_basket_is_chosen_nothing_is_told_that_is_hidden():
    """[ISLE 9.3] Random games do not come to it, nor to an oshax whose colour is named [ISLE 4.6]."""
    others = sits(boat=1, hand=(71, 80), lessons=(140,))
    state = do(rescue(sits(hand=(76, 90), fish=0, baskets=2, used=1), others), "0 play 76")
    assert menu(state) == {"sell used", "sell unused"}
    assert nothing_is_told(GAME, state, 2) > 0
    oshax = position(Rescuing(0), Colouring(0, numbers("x3")[0]), players=(sits(hand=(90,)), others))
    assert len(menu(oshax)) == 5
    assert nothing_is_told(GAME, oshax, 2) > 0


def test_76_without_a_basket_is_refused():
    """[ISLE 4.10]"""
    assert refused(rescue(sits(hand=(76,), baskets=0), sits()), "0 play 76").clause == "ISLE 4.10"


# -- 69, 70: the next tile anywhere -----------------------------------------------------------------------------------


def test_69_lets_the_next_tile_lie_apart_and_only_that():
    """[ISLE 9.3, 3.2]"""
    state = rescue(sits(at="red-c16: a5", hand=(69,), baskets=2), sits(), left="blue-c16 green-c16")
    state = do(state, "0 play 69", "0 rescue blue-c16 permanent", "0 place 0 l7")
    assert not state.players[0].berth
    state = do(state, "1 done", "0 rescue green-c16 permanent")
    assert refused(state, "0 place 0 h1").clause == "ISLE 3.2"


def test_69_waits_until_it_is_used_and_a_second_cannot_wait_with_it():
    """[ISLE 9.3, 4.10]"""
    state = do(rescue(sits(at="red-c16: a5", hand=(69, 69)), sits()), "0 play 69")
    assert refused(state, "0 play 69").clause == "ISLE 4.10"
    state = position(Evening(), players=(state.players[0], sits()))
    assert (state.day, state.players[0].berth) == (3, True)


def test_69_may_be_played_before_a_tile_is_placed():
    """[ISLE 4.9] the exception within a step."""
    state = rescue(sits(at="red-c16: a5", hand=(69, 113)), sits(), left="blue-c16")
    state = do(state, "0 rescue blue-c16 permanent")
    assert refused(state, "0 place 0 l7").clause == "ISLE 3.2"
    assert do(state, "0 play 69", "0 place 0 l7").players[0].tiles[-1].colour == 0


def test_69_does_nothing_on_an_empty_boat():
    """[ISLE 3.2, 4.10] the first tile goes anywhere in any case."""
    state = rescue(sits(hand=(69, 113)), sits(), left="blue-c16")
    assert refused(state, "0 play 69").clause == "ISLE 4.10"
    assert "play 69" not in menu(do(state, "0 rescue blue-c16 permanent"))


def test_69_serves_a_treasure_too():
    """[ISLE 9.3] of any kind; also the one for a map [ISLE 4.9]."""
    state = find(sits(at="red-c16: a5", hand=(69, 98)), sits(), rare="ell")
    state = do(state, "0 play 69", "0 find 98 0 ell", "0 place 0 l5")
    assert not state.players[0].berth
    at = name(cells_of(BOATS[0].maps[0])[0])
    state = rescue(sits(at="red-c16: a5", hand=(69, 113)), sits(), left="blue-c16")
    state = do(state, "0 play 69", "0 rescue blue-c16 permanent")
    place = next(one for one in menu(state) if covers(state, one, at))
    state = do(state, f"0 {place}")
    assert {"take single", "done"} <= menu(state)
    assert "play 69" not in menu(state)


def covers(state, text, at):
    """Would this placing cover that cell?"""
    if not text.startswith("place"):
        return False
    after = do(state, f"0 {text}")
    return bool(after.players[0].tiles[-1].cells >> CELL_OF[at] & 1)


# -- 71 to 74: cards --------------------------------------------------------------------------------------------------


def test_71_draws_two_cards_and_one_pays_for_any_of_them():
    """[ISLE 9.3] the rest is discarded face down [ISLE 4.11]."""
    state = do(rescue(sits(hand=(71,), fish=5), sits()), "0 play 71")
    assert asked(state)[0] == (-1,)
    state = do(state, "chance deal 84 43")
    assert menu(state) == {"pay", "pay 43"}  # 84 costs six
    state = do(state, "0 pay 43")
    player = state.players[0]
    assert (player.hand, player.fish, player.discarded, player.pack) == ((43,), 3, (84,), ())
    assert len(state.table.deck) == 150 - 3


def test_73_draws_three():
    state = do(rescue(sits(hand=(73,)), sits()), "0 play 73", "chance deal 84 43 7", "0 pay 7 43 84")
    assert state.players[0].hand == (7, 43, 84)
    assert state.players[0].fish == 20 - 1 - 2 - 6


def test_cards_are_not_drawn_while_buying():
    """[ISLE 4.8, 4.9] only what brings fish, and that from an earlier day."""
    state = position(Buying(), players=(sits(hand=(71, 94), at="single: a5", kept=(84, 92), fish=5), sits(kept=(43,))))
    refusal = refused(state, "0 play 71")
    assert refusal.clause == "ISLE 4.9"
    assert "playable now: 94" in refusal.reason
    assert refused(state, "0 play 92").clause == "ISLE 4.8"  # not paid for yet
    assert refused(state, "0 pay 84").clause == "ISLE 4.2"
    state = do(state, "0 play 94", "0 pay 84", "1 pay")
    assert state.players[0].hand == (71, 84)
    assert state.players[0].fish == 0


def test_a_lesson_drawn_while_lessons_are_played_is_played_at_once():
    """[ISLE 4.9]"""
    state = do(teach(sits(hand=(113, 43)), sits(hand=(71, 114, 43))), "0 hold", "1 hold")
    assert state.top == Window("taught")
    state = do(state, "0 hold", "1 play 71", "chance deal 115 7", "1 pay 7 115")
    assert state.players[1].lessons == (115,)
    assert state.players[1].hand == (7, 43, 114)  # his own turn to play lessons is still to come
    state = do(state, "0 hold", "1 hold")
    assert state.players[1].lessons == (114, 115)


def test_a_lesson_drawn_before_the_lessons_is_played_with_the_others():
    state = do(teach(sits(hand=(71, 43)), sits()), "0 play 71", "chance deal 115 7", "0 pay 115")
    assert state.players[0].lessons == ()
    assert do(state, "0 hold").players[0].lessons == (115,)


def test_a_lesson_drawn_after_the_lessons_waits_and_on_day_five_is_lost():
    """[ISLE 4.8]"""
    state = do(rescue(sits(hand=(71,)), sits(), day=5), "0 play 71", "chance deal 115 7", "0 pay 115")
    assert (state.players[0].hand, state.players[0].lessons) == ((115,), ())
    assert refused(state, "0 play 115").clause == "ISLE 4.3"
    end = do(state, "0 done", "1 done", "0 done", "0 hold")
    assert asked(end) == ((), ())
    assert end.players[0].lessons == ()


# -- 75: a tile from the bag ------------------------------------------------------------------------------------------


def test_75_draws_a_tile_that_must_be_placed():
    """[ISLE 9.3] no fish, no basket, and one may not refuse."""
    state = do(rescue(sits(hand=(75,), fish=0, baskets=0), sits()), "0 play 75", "chance draw green-c05")
    assert refused(state, "0 done").clause == "ISLE 3.3"
    state = place_anywhere(state)
    assert [laid.colour for laid in state.players[0].tiles] == [1]
    assert len(state.table.bag) == 110 - 3


def test_75_a_rare_treasure_goes_onto_the_boat_too():
    state = do(rescue(sits(hand=(75,)), sits()), "0 play 75", "chance draw ell")
    assert keys([laid.tile for laid in place_anywhere(state).players[0].tiles]) == "ell"


def test_75_a_cat_over_its_map_earns_the_treasure():
    """[ISLE 3.4]"""
    state = do(rescue(sits(hand=(75,)), sits()), "0 play 75", "chance draw blue-c16")
    at = name(cells_of(BOATS[0].maps[0])[0])
    state = do(state, f"0 {next(one for one in menu(state) if covers(state, one, at))}")
    assert {"take single", "take line", "done"} <= menu(state)


def test_75_an_extra_oshax_out_of_the_bag_gets_a_colour_first():
    """[ISLE 1.3, 4.6]"""
    state = rescue(sits(hand=(75,)), sits())
    bag = tuple(sorted((*state.table.bag, *numbers("x2"))))
    state = do(state._replace(table=state.table._replace(bag=bag)), "0 play 75", "chance draw x2")
    assert menu(state) == {"name blue", "name green", "name red", "name purple", "name orange"}
    state = place_anywhere(do(state, "0 name green"))
    assert state.players[0].tiles[0].colour == 1
    assert state.table.oshax == ()


FULL = "; ".join(
    f"{colour}-c16: {at}"
    for colour, at in zip(
        ("red", "blue", "green", "orange", "purple") * 5,
        "h1 e2 j2 b3 g3 l3 a4 f4 k4 p4 a5 f5 k5 p5 a6 f6 k6 p6 b7 g7 l7 e8 j8 h9".split(),
        strict=False,
    )
)


def test_75_a_tile_without_a_place_leaves_the_game():
    """[ISLE 3.3] nobody is asked where no card could help."""
    state = rescue(sits(at=FULL, hand=(69, 75)), sits(), left="red-c01")
    state = do(state, "0 play 75", "chance draw green-c13")
    assert state.top == Rescuing(0)
    assert len(state.players[0].tiles) == 24
    assert numbers("green-c13")[0] not in state.table.bag


def test_75_may_be_followed_by_69():
    """[ISLE 3.3, 4.9]"""
    state = rescue(sits(at="red-c16: a5", hand=(69, 75)), sits())
    state = do(state, "0 play 75", "chance draw green-c05")
    assert "place 0 p4" not in menu(state)
    assert "place 0 p4" in menu(do(state, "0 play 69"))


# -- 77, 83: cats in the fields ---------------------------------------------------------------------------------------


def test_77_moves_one_to_three_cats_to_the_other_field():
    """[ISLE 9.3] both ways at once, and their price with them."""
    state = rescue(sits(hand=(77,)), sits(), left="red-c01 red-c02", right="blue-c01 blue-c02")
    state = do(state, "0 play 77")
    for wrong in ("herd", "herd blue-c01 blue-c02 red-c01 red-c02", "herd green-c01", "herd red-c01 red-c01"):
        assert refused(state, f"0 {wrong}").clause == "ISLE 9.3"
    state = do(state, "0 herd blue-c02 red-c01")
    assert (keys(state.table.left), keys(state.table.right)) == ("red-c02 blue-c02", "blue-c01 red-c01")
    assert asked(state)[0] == (0,)


def test_77_without_a_cat_is_refused():
    """[ISLE 4.10]"""
    assert refused(find(sits(hand=(77, 98)), sits()), "0 play 77").clause == "ISLE 4.10"


def test_83_draws_four_tiles_and_each_cat_goes_where_one_likes():
    """[ISLE 9.3] a rare treasure is one of the four, goes under the island, and is not replaced."""
    state = do(rescue(sits(hand=(83,)), sits(), left="red-c01"), "0 play 83")
    state = do(state, "chance draw blue-c01 ell green-c01 red-c03")
    assert menu(state) == {"send left 1", "send right 0"}
    state = do(state, "0 send right 0", "0 send left 1", "0 send right 1")
    assert (keys(state.table.left), keys(state.table.right)) == ("red-c01 green-c01", "blue-c01 red-c03")
    assert [keys([tile]) for tile, _ in state.table.rare] == ["ell"]


# -- 80 to 82: one more cat -------------------------------------------------------------------------------------------


def test_80_adds_a_cat_to_the_turn_in_progress():
    """[ISLE 4.10, 9.3] each with its own basket and fish."""
    state = rescue(sits(hand=(80,), baskets=2), sits(), left="red-c16 blue-c16 green-c16")
    state = place_anywhere(do(state, "0 play 80", "0 rescue red-c16 permanent"))
    assert asked(state)[0] == (0,)
    state = place_anywhere(do(state, "0 rescue blue-c16 permanent"))
    assert asked(state)[0] == (1,)
    assert (state.players[0].fish, state.players[0].used, state.players[0].extra) == (14, 2, 0)


def test_80_several_add_up():
    state = do(rescue(sits(hand=(80, 80, 80)), sits()), "0 play 80", "0 play 80")
    assert state.players[0].extra == 2


def test_80_played_beside_another_turn_belongs_to_the_next_one_of_the_day():
    """[ISLE 4.10]"""
    state = rescue(sits(), sits(hand=(80,), baskets=2), left="red-c16 blue-c16 green-c16")
    assert asked(state) == ((0,), (1,))
    state = place_anywhere(do(state, "1 play 80", "0 rescue red-c16 permanent"))
    state = place_anywhere(do(state, "1 rescue blue-c16 permanent"), 1)
    assert asked(state)[0] == (1,)
    assert "rescue green-c16 permanent" in menu(state, 1)


def test_80_what_is_not_taken_in_that_turn_is_lost():
    """[ISLE 4.10]"""
    state = rescue(sits(hand=(80,), baskets=3), sits(baskets=3), left="red-c16 blue-c16 green-c16 purple-c16")
    state = place_anywhere(do(state, "0 play 80", "0 rescue red-c16 permanent"))
    state = do(state, "0 done")
    assert not state.players[0].passed  # the turn ends, the phase goes on
    state = place_anywhere(do(state, "1 rescue blue-c16 permanent"), 1)
    assert state.players[0].extra == 0
    state = place_anywhere(do(state, "0 rescue green-c16 permanent"))
    assert asked(state)[0] == (1,)


def test_80_before_the_rescue_waits_for_it_and_after_it_is_refused():
    """[ISLE 4.10] it belongs to a rescue turn of this day."""
    state = teach(sits(hand=(80, 80)), sits())
    assert do(state, "0 play 80").players[0].extra == 1
    passed = rescue(sits(hand=(80,), passed=True), sits(), seat=1)
    assert asked(passed) == ((1,), ())
    assert refused(find(sits(hand=(80, 98)), sits()), "0 play 80").clause == "ISLE 4.10"
    assert refused(dusk(sits(hand=(80,)), sits()), "0 play 80").clause == "ISLE 4.10"


# -- 84 to 89: baskets ------------------------------------------------------------------------------------------------


def test_84_is_a_basket_ready_at_once():
    """[ISLE 9.3]"""
    state = rescue(sits(hand=(84,), used=1), sits())
    assert menu(state) == {"done", "play 84"}
    assert "rescue red-c01 permanent" in menu(do(state, "0 play 84"))


def test_86_two_private_lessons_for_a_basket():
    """[ISLE 9.3, 4.11] they go face down on the discards and score no more."""
    state = do(rescue(sits(hand=(86,), lessons=(113, 114, 115)), sits()), "0 play 86")
    assert menu(state) == {"give-lessons 113 114", "give-lessons 113 115", "give-lessons 114 115"}
    assert refused(state, "0 give-lessons 113").clause == "ISLE 9.3"
    assert refused(state, "0 give-lessons 113 116").clause == "ISLE 9.3"
    player = do(state, "0 give-lessons 113 115").players[0]
    assert (player.lessons, player.discarded, player.baskets) == ((114,), (113, 115), 2)


def test_88_two_treasures_for_a_basket():
    """[ISLE 9.3] common or rare, out of the game; what lay under them is bare again."""
    state = do(rescue(sits(at=CREW, hand=(88,)), sits()), "0 play 88")
    assert menu(state) == {"give-treasures 4 5", "give-treasures 4 6", "give-treasures 5 6"}
    assert refused(state, "0 give-treasures 0 4").clause == "ISLE 9.3"
    player = do(state, "0 give-treasures 4 6").players[0]
    assert keys([laid.tile for laid in player.tiles]) == "red-c16 blue-c16 red-c05 x1 pair"
    assert player.baskets == 2
    assert not player.filled >> CELL_OF["p5"] & 1


def test_88_may_split_the_layout_and_empty_the_boat():
    """[ISLE 3.2] tiles left apart stay; on a boat emptied by a card the next tile goes anywhere."""
    apart = sits(at="red-c16: a5; single: f5; blue-c16: g5; single: l5", hand=(88,))
    state = do(rescue(apart, sits(), left="green-c16"), "0 play 88", "0 give-treasures 1 3")
    state = do(state, "0 rescue green-c16 permanent")
    assert refused(state, "0 place 0 h1").clause == "ISLE 3.2"
    assert {"place 0 a4", "place 0 l5"} <= menu(state)
    bare = sits(at="single: f5 g5", hand=(88,))
    state = do(rescue(bare, sits(), left="green-c16"), "0 play 88", "0 give-treasures 0 1")
    assert "place 0 h1" in menu(do(state, "0 rescue green-c16 permanent"))


def test_86_and_88_with_too_few_to_give_are_refused():
    """[ISLE 4.10]"""
    state = rescue(sits(hand=(86, 88), lessons=(113,), at="single: a5"), sits())
    assert refused(state, "0 play 86").clause == "ISLE 4.10"
    assert refused(state, "0 play 88").clause == "ISLE 4.10"
