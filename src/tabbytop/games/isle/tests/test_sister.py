"""Alone against the sister [ISLE 6]: her cards, her turns, her days. What she scores is tested in ``test_scoring``."""

import pytest

from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.cards import BASKET_CARDS, COLOUR_CARDS, BasketCard, Step
from tabbytop.games.isle.components import COMMON, TILES
from tabbytop.games.isle.phases.sister import carry_out
from tabbytop.games.isle.state import (
    Buying,
    Deed,
    Evening,
    Filling,
    Finding,
    Rescuing,
    Sister,
    SisterTurn,
    Window,
)
from tabbytop.games.isle.tests.boats import bars
from tabbytop.games.isle.tests.positions import (
    after_chance,
    asked,
    begun,
    do,
    keys,
    lay,
    menu,
    numbers,
    place_anywhere,
    position,
    random_game,
    sits,
    told,
)

LEFT, RIGHT = "red-c01 red-c02 red-c03 red-c04", "blue-c01 blue-c02 blue-c03 blue-c04"
ROW = [*LEFT.split(), *RIGHT.split()]
OSHAX = "x3 x1 x6 x2 x5 x4"
RARE = "tee tee ell bar square zig"
PILES = ["tee", "ell", "bar", "square", "zig"]


def alone(*agenda, hand=(), left=LEFT, right=RIGHT, her=None, rare=RARE, oshax=OSHAX, **facts):
    player = sits(hand=hand, **facts.pop("player", {}))
    return position(
        *agenda, players=(player,), mode="solo", left=left, right=right, rare=rare, oshax=oshax, sister=her, **facts
    )


def hers(*, card=0, cards_left=0, **facts):
    deck = tuple(number for number in sorted(BASKET_CARDS) if number != card)
    return Sister(deck=deck, colours=(169,), lessons=(197,), card=card, cards_left=cards_left, **facts)


# -- before the first day ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("advanced", "difficulty"), list(enumerate(("easy", "medium", "hard", "very_hard", "expert"))))
def test_five_difficulties(advanced, difficulty):
    """[ISLE 6.1] three lessons, and 0 to 4 advanced ones."""
    state = begun(1, mode="solo", difficulty=difficulty)
    assert sum(card < 207 for card in state.sister.lessons) == 3
    assert sum(card >= 207 for card in state.sister.lessons) == advanced


def test_what_lies_there():
    """[ISLE 2.1, 6.1]"""
    state = begun(1, mode="solo")
    assert (len(state.players), len(state.sister.colours), len(state.sister.deck)) == (1, 1, 23)
    assert sorted(keys(state.table.oshax).split()) == ["x1", "x2", "x3", "x4", "x5", "x6"]
    assert state.table.common == (5, 5, 5, 5)


def test_either_figure_may_be_first():
    """[ISLE 6.1]"""
    state = rules.new_game(1, GAME.complete({"mode": "solo"}))
    assert {do(state, f"chance first {first}").order for first in (0, 1)} == {(0, 1), (1, 0)}


def test_eight_cats_the_first_four_left():
    """[ISLE 6.2]"""
    state = alone(Filling(), left="", right="", rare="", day=1)
    state = do(state, "chance draw " + " ".join(ROW))
    assert keys(state.table.left + state.table.right).split() == ROW
    assert len(state.table.left) == 4


def test_rare_treasures_lie_in_piles_and_a_used_up_shape_comes_back_at_the_right_end():
    """[ISLE 6.2]"""
    state = alone(Finding(0), rare="tee ell", hand=(98, 83), left="", right="")
    state = place_anywhere(do(state, "0 find 98 0 tee"))
    state = do(state, "0 play 83", "chance draw ell tee bar ell")
    assert [(keys([tile]), count) for tile, count in state.table.rare] == [("ell", 3), ("tee", 1), ("bar", 1)]


def test_the_draft_alone():
    """[ISLE 6.3] five and keep three, again, and one more."""
    state = begun(1, mode="solo")
    assert asked(state)[0] == (0,)
    for discarded in (2, 4):
        pack = state.players[0].pack
        assert len(pack) == 5
        state = after_chance(do(state, f"0 keep {' '.join(map(str, pack[:3]))}"))
        assert len(state.players[0].discarded) == discarded
    assert state.top == Buying()
    assert len(state.players[0].kept) == 7


# -- her first card of the day ----------------------------------------------------------------------------------------


def test_her_first_card_says_how_many_she_has_and_how_fast_she_is():
    """[ISLE 6.4] both count of the first card only."""
    state = do(lay(sits(hand=(43,)), mode="solo", left=LEFT, right=RIGHT), "0 lay 43", "chance sister 186")
    sister = state.sister
    assert (sister.card, sister.cards_left, sister.speed) == (0, 3, 4)  # she was faster, and has acted
    assert (sister.last, sister.deeds[0]) == (186, Deed("cat", numbers("red-c01")[0]))
    assert state.order == (1, 0)


def test_at_equal_speed_the_order_stays():
    """[ISLE 6.8]"""
    for order in ((0, 1), (1, 0)):
        state = lay(sits(hand=(43,)), mode="solo", left=LEFT, order=order)
        assert do(state, "0 lay 43", "chance sister 177").order == order


def test_she_lays_her_cards_aside():
    """[ISLE 6.8] they are not shuffled in again: at most 20 of 23 in five days."""
    seen = []
    end = random_game(1, 2, watch=lambda b, s, action, a: seen.append(getattr(action, "card", 0)), mode="solo")
    hers = [card for card in seen if card in BASKET_CARDS]
    assert len(hers) == len(set(hers))
    assert len(end.sister.deck) == 23 - len(hers) >= 3


# -- turns ------------------------------------------------------------------------------------------------------------


def test_they_take_turns_and_then_the_player_goes_on_alone():
    """[ISLE 6.4]"""
    state = alone(Rescuing(0), her=hers(cards_left=1), player={"baskets": 3})
    state = place_anywhere(do(state, "0 rescue red-c04 permanent"))
    assert asked(state)[0] == (-1,)
    state = do(state, "chance sister 174")
    assert asked(state)[0] == (0,)
    state = place_anywhere(do(state, "0 rescue red-c03 permanent"))
    assert asked(state)[0] == (0,)


def test_when_the_player_has_passed_her_cards_are_still_carried_out():
    """[ISLE 6.4]"""
    state = do(alone(Rescuing(0), her=hers(cards_left=2)), "0 done", "chance sister 174")
    assert len(state.table.left + state.table.right) == 6
    state = do(state, "chance sister 187")
    assert asked(state)[0] == (-1,)
    assert isinstance(state.top, Evening)


def test_when_the_fields_are_empty_too():
    """[ISLE 6.4] she still takes treasures and oshax."""
    state = alone(Rescuing(0), her=hers(cards_left=1), left="red-c16", right="", player={"baskets": 2})
    state = place_anywhere(do(state, "0 rescue red-c16 permanent"))
    assert state.top == SisterTurn()
    state = do(state, "chance sister 181")
    assert keys(state.table.oshax) == "x3 x6 x2 x5 x4"
    assert state.sister.deeds == (Deed("cat"), Deed("oshax", numbers("x1")[0]))


def test_new_cats_bring_the_player_back_while_she_still_has_cards():
    """[ISLE 4.5, 6.4]"""
    state = alone(Rescuing(0), her=hers(cards_left=1), left="red-c16", right="", hand=(83,), player={"baskets": 2})
    state = place_anywhere(do(state, "0 rescue red-c16 permanent"))
    assert state.top == Window("sister")
    state = do(state, "0 play 83", "chance draw blue-c16 ell tee zig", "0 send left 0")
    state = do(state, "chance sister 185")
    assert state.sister.deeds[0] == Deed("cat", numbers("blue-c16")[0])


def test_a_turn_in_progress_may_go_on_with_new_cats_before_hers():
    """[ISLE 4.10, 6.4] 80 still has a cat to give; held back, it is lost."""
    state = alone(Rescuing(0), her=hers(cards_left=1), left="red-c16", right="", hand=(80, 83), player={"baskets": 3})
    state = place_anywhere(do(state, "0 play 80", "0 rescue red-c16 permanent"))
    assert state.top == Window("empty")
    assert do(state, "0 hold").top == Window("sister")
    assert do(state, "0 hold").players[0].extra == 0
    state = do(state, "0 play 83", "chance draw blue-c16 ell tee zig", "0 send left 0")
    assert state.top == Rescuing(0, 1)


def test_before_each_of_her_turns_there_is_a_moment():
    """[ISLE 6.8] her first card lies open already: 77 can save a cat from it."""
    state = alone(SisterTurn(), Window("sister"), hand=(77,), her=hers(card=183, cards_left=4), order=(1, 0))
    assert menu(state) == {"hold", "play 77"}
    saved = do(state, "0 play 77", "0 herd red-c01", "0 send right 4")
    assert saved.sister.deeds[0] == Deed("cat", numbers("red-c02")[0])
    held = do(state, "0 hold")
    assert held.sister.deeds[0] == Deed("cat", numbers("red-c01")[0])
    assert told(state, "0 hold") == ["sister-took", "sister-took"]


def test_without_a_card_left_she_has_no_turn_and_there_is_no_moment():
    state = alone(Rescuing(0), hand=(84,), her=hers(cards_left=0), player={"baskets": 2})
    state = place_anywhere(do(state, "0 rescue red-c01 permanent"))
    assert state.top == Rescuing(0)


# -- instructions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", sorted(BASKET_CARDS))
def test_each_of_her_23_cards(card):
    """[ISLE 6.5] on full rows: each instruction, counted anew after the one before."""
    row, oshax, piles = list(ROW), OSHAX.split(), list(PILES)
    common, deeds = [5, 5, 5, 5], []
    for step in BASKET_CARDS[card].steps:
        match step.what:
            case "cat":
                deeds.append(row.pop(step.at - 1))
            case "oshax":
                deeds.append(oshax.pop(step.at - 1))
            case "rare":
                deeds.append(piles[step.at - 1])
            case "common":
                common[COMMON.index(step.at)] -= 1
                deeds.append(TILES[step.at].key)
            case "swap":
                one, other = step.at - 1, step.other - 1
                deeds.append(row[one])
                row[one], row[other] = row[other], row[one]
    state = alone(Evening(), her=hers(card=card))
    after = carry_out(state, card)
    assert keys(after.table.left + after.table.right).split() == row
    assert keys(after.table.oshax).split() == oshax
    assert after.table.common == tuple(common)
    assert [TILES[deed.tile].key for deed in after.sister.deeds] == deeds
    taken = sum(count for _, count in state.table.rare) - sum(count for _, count in after.table.rare)
    assert taken == sum(step.what == "rare" for step in BASKET_CARDS[card].steps)


def test_positions_close_up_and_no_cat_changes_its_field():
    """[ISLE 6.5] card 174: the fifth, then the fourth."""
    after = carry_out(alone(Evening()), 174).table
    assert (keys(after.left), keys(after.right)) == ("red-c01 red-c02 red-c03", "blue-c02 blue-c03 blue-c04")


@pytest.mark.parametrize(
    ("card", "left", "right", "then_left", "then_right"),
    [
        (195, "red-c01", "blue-c01 blue-c02", "red-c01", "blue-c01"),  # cat 8 of three: the last
        (192, "red-c01 red-c02", "blue-c01", "blue-c01", "red-c01"),  # swap 1 and 6 of three, then cat 2
        (194, "red-c01", "blue-c01", "", "red-c01"),  # swap 2 and 5 of two: the last two; then cat 1
        (192, "red-c01", "", "", ""),  # one cat: no swap; cat 2 is the only one
        (194, "", "", "", ""),
    ],
)
def test_numbers_too_high(card, left, right, then_left, then_right):
    """[ISLE 6.5]"""
    after = carry_out(alone(Evening(), left=left, right=right), card).table
    assert (keys(after.left), keys(after.right)) == (then_left, then_right)


def test_swapped_cats_change_fields_and_so_prices():
    """[ISLE 6.5]"""
    after = carry_out(alone(Evening()), 192).table  # swap 1 and 6, then cat 2
    assert keys(after.left) == "blue-c02 red-c03 red-c04"
    assert keys(after.right) == "blue-c01 red-c01 blue-c03 blue-c04"


@pytest.mark.parametrize(
    ("one", "other", "left", "right"),
    [
        (7, 1, "blue-c01 red-c02", "red-c01"),
        (1, 7, "blue-c01 red-c02", "red-c01"),
        (7, 9, "red-c01 blue-c01", "red-c02"),
        (3, 9, "red-c01 blue-c01", "red-c02"),
    ],
)
def test_in_a_swap_a_number_too_high_means_the_last_cat_or_the_last_two(one, other, left, right, monkeypatch):
    """[ISLE 6.5] whichever of the numbers it is; the cards of the box have it only in the second."""
    monkeypatch.setitem(BASKET_CARDS, 999, BasketCard(999, 1, 0, (Step("swap", one, other),)))
    after = carry_out(alone(Evening(), left="red-c01 red-c02", right="blue-c01"), 999).table
    assert (keys(after.left), keys(after.right)) == (left, right)


def test_where_nothing_is_nothing_happens():
    """[ISLE 6.5, 6.9]"""
    bare = alone(Evening(), left="", right="", rare="", oshax="", common=(0, 0, 0, 0))
    for card in BASKET_CARDS:
        after = carry_out(bare, card)
        assert after.table == bare.table
        assert all(deed.tile == -1 for deed in after.sister.deeds)


def test_of_a_pile_only_one_tile_leaves():
    """[ISLE 6.5] rare 1 is the pile of two."""
    after = carry_out(alone(Evening()), 182).table
    assert after.rare[0] == (numbers("tee")[0], 1)
    twice = carry_out(alone(Evening(), rare="tee ell"), 182).table
    assert [keys([tile]) for tile, _ in twice.rare] == ["ell"]


# -- 77 and 83 alone --------------------------------------------------------------------------------------------------


def test_a_cat_moved_or_added_goes_to_any_position_of_its_field():
    """[ISLE 6.9]"""
    state = alone(Rescuing(0), hand=(77, 83), her=hers(cards_left=2), left="red-c01 red-c02", right="blue-c01")
    moved = do(state, "0 play 77", "0 herd blue-c01 red-c01")
    assert menu(moved) == {"send right 0"}  # both are lifted first
    moved = do(moved, "0 send right 0")
    assert menu(moved) == {"send left 0", "send left 1"}
    moved = do(moved, "0 send left 1")
    assert (keys(moved.table.left), keys(moved.table.right)) == ("red-c02 blue-c01", "red-c01")
    added = do(state, "0 play 83", "chance draw green-c01 ell tee zig")
    assert menu(added) == {"send left 0", "send left 1", "send left 2", "send right 0", "send right 1"}


# -- days -------------------------------------------------------------------------------------------------------------


def test_a_colour_card_is_turned_on_each_of_the_first_four_evenings():
    """[ISLE 6.1]"""
    state = alone(Evening(), day=1)
    assert sum(p for _, p in rules.chances(state)) == 1
    assert {action.card for action, _ in rules.chances(state)} == set(COLOUR_CARDS) - {169}
    state = do(state, "chance colour 171")
    assert (state.sister.colours, state.day) == ((169, 171), 2)
    assert asked(alone(Evening(), day=5)) == ((), ())
    assert len(random_game(1, 4, mode="solo").sister.colours) == 5


def test_she_takes_no_fish_and_the_rare_finds_are_the_players_alone():
    """[ISLE 6.8]"""
    state = alone(Finding(0), hand=(98,), order=(1, 0))
    assert asked(state)[0] == (0,)
    state = place_anywhere(do(state, "0 find 98 0 ell"))
    assert isinstance(state.top, Evening)


def test_largest_family_alone_needs_seven():
    """[ISLE 6.6] card 121."""

    def points(cats):
        player = sits(at=bars(red=cats), lessons=(121,))
        end = position(Evening(), players=(player,), mode="solo", day=5)
        return next(line.points for line in rules.outcome(end).lines if line.key == "lesson")

    assert (points(6), points(7)) == (0, 10)


def test_a_game_that_is_given_up_is_hers():
    """[ISLE 6.7]"""
    given_up = GAME.flow.given_up(GAME.new_game(1, GAME.complete({"mode": "solo"})))
    assert (given_up.winners, given_up.rivals) == ((1,), ("sister",))
    assert GAME.flow.given_up(GAME.new_game(2, GAME.complete({}))) is None
