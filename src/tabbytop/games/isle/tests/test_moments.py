"""The moments for anytime cards, and who is asked in them [ISLE 4.8, 4.9, 8.1]."""

from random import Random

import pytest

from tabbytop.core import Event, args
from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.actions import Hold, Pay
from tabbytop.games.isle.state import (
    Arriving,
    Buying,
    Dealing,
    Dipping,
    Drafting,
    DrawingCards,
    Evening,
    Filling,
    Laying,
    Rescuing,
    Teaching,
    Window,
    Wish,
)
from tabbytop.games.isle.tests.positions import (
    after_chance,
    asked,
    do,
    dusk,
    find,
    lay,
    menu,
    place_anywhere,
    position,
    random_game,
    rescue,
    sits,
    teach,
    told,
)

PAIR = sits(hand=(84,)), sits(hand=(7,))


# -- beside a turn ----------------------------------------------------------------------------------------------------


def test_who_might_interrupt_for_all_that_others_know():
    """[ISLE 4.9, 8.1] whoever holds a card, whatever it is, but for who is on turn; where nobody is, nobody."""
    three = sits(hand=(84,)), sits(hand=(7,)), sits()
    assert rules.might_interrupt(rescue(*three)) == (1,)
    assert rules.might_interrupt(rescue(*three, seat=1)) == (0,)
    assert rules.might_interrupt(dusk(*three)) == ()


@pytest.mark.parametrize(
    "state", [lay(*PAIR, left="red-c01", order=(1, 0)), rescue(*PAIR, seat=1), find(*PAIR, seat=1)]
)
def test_beside_a_turn_anybody_may_want_to_play_and_the_first_in_order_waits_for_nobody(state):
    """[ISLE 4.9] whoever's turn it is."""
    state = state._replace(order=(0, 1))
    assert asked(state) == ((1,), (0,))
    assert menu(state, 0) == {"play 84"}
    assert told(state, "0 play 84") == ["played", "basket-gained"]
    after = do(state, "0 play 84")
    assert after.players[0].baskets == 2
    assert asked(after) == ((1,), ())


def test_a_wish_asks_those_before_it_in_turn_order_whatever_they_hold():
    """[ISLE 4.8, 8.1] at once and unseen; who comes after it, or has no card in hand, is not asked."""
    state = rescue(sits(hand=(84,)), sits(hand=(7,)), sits(), sits(hand=(84,)), order=(0, 1, 2, 3), seat=2)
    wished = do(state, "3 play 84")
    assert wished.top == Wish(3, 84)
    assert asked(wished) == ((0, 1), ())
    assert (menu(wished, 0), menu(wished, 1)) == ({"hold", "play 84"}, {"hold"})
    assert told(state, "3 play 84") == ["wished"]
    assert asked(do(state, "0 play 84"))[0] == (2,)  # the first in order: carried out at once
    held, played = do(wished, "0 hold"), do(wished, "0 play 84")
    assert GAME.view(held, 1) == GAME.view(played, 1)
    assert told(wished, "0 play 84") == []
    assert told(played, "1 hold") == ["played", "played", "basket-gained", "basket-gained"]


def test_cards_wanted_at_the_same_moment_go_in_turn_order_beside_a_turn():
    """[ISLE 4.8, 4.9] seat 2 wants to first, but seat 1 is before it in order; each draws in its turn."""
    state = rescue(sits(), sits(hand=(71,)), sits(hand=(71,)), order=(0, 1, 2))
    assert asked(state) == ((0,), (1, 2))
    state = do(state, "2 play 71", "1 play 71")
    assert [player.hand for player in state.players] == [(), (), ()]  # both lie open
    state = do(state, "chance deal 7 7", "1 pay 7")
    assert asked(do(state, "chance deal 43 43"))[0] == (2,)
    state = do(state, "chance deal 43 43", "2 pay")
    assert asked(state)[0] == (0,)
    assert state.players[1].hand == (7,)


def test_whoever_is_on_turn_wishes_too():
    """[ISLE 4.8] the one before in turn order may go first, also in another's turn."""
    state = rescue(sits(hand=(84,)), sits(hand=(84, 84)), seat=1, order=(0, 1))
    state = do(state, "1 play 84")
    assert asked(state) == ((0,), ())
    state = do(state, "0 hold")
    assert [player.baskets for player in state.players] == [1, 2]
    assert asked(state) == ((1,), (0,))
    assert asked(do(rescue(*PAIR), "0 play 84"))[0] == (0,)


def test_a_wish_that_an_earlier_card_made_useless_goes_back():
    """[ISLE 4.10] the bag is empty when its turn comes."""
    state = rescue(sits(hand=(75,)), sits(hand=(83,)), seat=1, order=(0, 1))
    state = state._replace(table=state.table._replace(bag=state.table.bag[:1]))
    state = place_anywhere(after_chance(do(state, "1 play 83", "0 play 75")))
    assert state.players[1].hand == (83,)
    assert asked(state)[0] == (1,)


def test_a_lesson_drawn_after_the_last_players_lessons_is_still_played():
    """[ISLE 4.8, 4.9] there is a moment before the rescue cards are laid."""
    state = do(teach(sits(hand=(7,)), sits(hand=(71, 113))), "0 hold", "1 hold")
    assert state.top == Window("taught")
    state = do(state, "0 hold", "1 play 71", "chance deal 114 7", "1 pay 114")
    assert state.players[1].lessons == (113, 114)
    state = do(state, "0 hold") if state.top == Window("taught") else state
    assert isinstance(state.top, Laying)


def test_the_story_says_whose_a_lesson_for_all_is():
    """[ISLE 4.3] whoever let the lessons begin; and of one that was just drawn [ISLE 4.9]."""

    def told_of(state, seat, action):
        return GAME.tell(state, seat, action, rules.apply(state, seat, action), None)

    state = do(teach(sits(hand=(7,)), sits(hand=(71, 148))), "1 hold")
    assert Event("public-lesson", args(seat=1, cards=(148,))) in told_of(state, 0, Hold())
    state = do(state, "0 hold", "0 hold", "1 play 71", "chance deal 7 150")
    assert Event("public-lesson", args(seat=1, cards=(150,))) in told_of(state, 1, Pay((150,)))
    state = do(teach(sits(hand=(7,)), sits(hand=(148, 150))), "1 hold")
    assert Event("public-lesson", args(seat=1, cards=(150, 148))) in told_of(state, 0, Hold())


def test_alone_a_lesson_drawn_after_ones_own_is_still_played():
    """[ISLE 4.9]"""
    state = position(Teaching((0,)), players=(sits(hand=(71, 113)),), mode="solo")
    assert menu(state) == {"hold", "play 71"}
    state = do(state, "0 play 71", "chance deal 114 7", "0 pay 114")
    assert state.players[0].lessons == (113, 114)


# -- windows ----------------------------------------------------------------------------------------------------------


def test_everybody_with_a_card_in_hand_is_asked_whatever_card_it_is():
    """[ISLE 8.1] who holds an anytime card is nobody's business."""
    state = dusk(*PAIR, sits())
    assert asked(state)[0] == (0, 1)
    assert (menu(state, 0), menu(state, 1)) == ({"hold", "play 84"}, {"hold"})


def test_choices_are_hidden_and_turned_over_together():
    """[ISLE 4.9]"""
    state = dusk(sits(hand=(84,)), sits(hand=(84,)))
    held, played = do(state, "0 hold"), do(state, "0 play 84")
    assert GAME.view(held, 1) == GAME.view(played, 1)
    assert told(state, "0 play 84") == []
    assert told(played, "1 hold") == ["played", "basket-gained"]


def test_several_are_carried_out_in_turn_order_one_card_each():
    """[ISLE 4.9] and then all are asked again."""
    state = dusk(sits(hand=(67, 71)), sits(hand=(71, 84)), order=(1, 0))
    state = do(state, "0 play 71", "1 play 71")
    assert [player.hand for player in state.players] == [(67,), (84,)]  # both lie open
    state = do(state, "chance deal 7 7", "1 pay")
    assert state.players[1].discarded == (7, 7)
    state = do(state, "chance deal 43 43", "0 pay 43")
    assert state.top == Window("dusk")
    assert asked(state)[0] == (0, 1)


def test_round_and_round_until_nobody_wants_to():
    """[ISLE 4.9]"""
    state = do(dusk(sits(hand=(84, 84, 7)), sits()), "0 play 84")
    assert state.top == Window("dusk")
    state = do(state, "0 play 84")
    assert state.top == Window("dusk")
    assert do(state, "0 hold").day == 3


def test_a_card_is_carried_out_whole_before_anything_else():
    """[ISLE 4.8]"""
    state = rescue(sits(hand=(84,)), sits(hand=(77, 84)))
    state = do(state, "1 play 77", "0 hold")
    assert asked(state) == ((1,), ())


def test_who_lets_the_next_ones_lessons_be_played_cannot_take_that_back_alone():
    """[ISLE 4.3, 4.9] all have seen how many there were, though the next moment looks like the one before."""
    state = do(teach(sits(hand=(7, 113)), sits(hand=(7, 114))), "0 hold", "1 hold")
    assert not GAME.flow.reveals(state, 0, Hold())
    state = do(state, "0 hold")
    assert GAME.flow.reveals(state, 1, Hold())
    assert do(state, "1 hold").top == state.top == Window("taught")


def test_what_a_card_draws_has_nothing_to_do_with_what_is_dealt_to_all():
    """[ISLE 4.2, 4.8] or who plays one would change what the others are dealt."""
    frames = (Dealing(0), DrawingCards(0, 2), DrawingCards(1, 2), Filling(), Dipping(0), Arriving(0, 4))
    lots = {GAME.flow.drawn_for(position(frame)) for frame in frames}
    assert len(lots) == len(frames) - 1, "only dealing and filling are the day's own, and draw other things"


def test_the_moments_of_a_day():
    """[ISLE 4.9] before the fields, before the deal, before and between lessons, before the evening."""
    hands = sits(hand=(7, 113)), sits(hand=(7, 113))
    state = position(Evening(), players=hands)
    assert state.top == Window("dawn")
    state = after_chance(do(state, "0 hold", "1 hold"))
    assert state.top == Window("morning")
    assert isinstance(state.agenda[0], Dealing)
    assert [player.fish for player in state.players] == [40, 40]
    assert do(teach(*hands), "0 hold", "1 hold").top == Window("taught")
    assert dusk(*hands).top == Window("dusk")


def test_on_the_first_day_nobody_is_asked_before_the_draft():
    assert after_chance(position(Filling(), day=1)).top == Drafting(0)


def test_while_buying_cards_that_bring_fish_and_no_others():
    """[ISLE 4.9]"""
    crew = sits(hand=(67, 76, 84, 96, 77, 83), at="x1=red: h2", kept=(43,)), sits(kept=(43,))
    state = position(Buying(), players=crew, left="red-c01")
    assert {one for one in menu(state) if one.startswith("play")} == {"play 67", "play 76", "play 96"}
    state = do(state, "0 play 96")
    assert asked(state) == ((0,), ())
    state = do(state, "0 name red", "1 pay")
    assert asked(state)[0] == (0,)


def test_a_window_closes_by_itself_when_no_hand_holds_a_card():
    assert dusk(sits(), sits()).day == 3


def test_a_card_made_useless_by_an_earlier_one_goes_back():
    """[ISLE 4.10] the bag is empty when the second card's turn comes."""
    state = dusk(sits(hand=(75,)), sits(hand=(83,)), order=(0, 1))
    bag = state.table.bag[:1]
    state = state._replace(table=state.table._replace(bag=bag))
    state = place_anywhere(after_chance(do(state, "1 play 83", "0 play 75")))
    assert state.players[1].hand == (83,)
    assert state.table.spent == (75,)


# -- alone ------------------------------------------------------------------------------------------------------------


def test_alone_one_is_asked_only_when_a_card_could_be_played():
    """[ISLE 8.1] there is nobody to hide it from."""
    assert position(Evening(), Window("dusk"), players=(sits(hand=(7, 69)),), mode="solo").agenda == (Evening(),)
    state = position(Evening(), Window("dusk"), players=(sits(hand=(7, 84)),), mode="solo")
    assert menu(state) == {"hold", "play 84"}


def test_spectators_of_a_solo_game_see_what_its_player_sees():
    """[ISLE 8.1]"""
    state = position(Rescuing(0), players=(sits(hand=(7, 84)),), mode="solo", left="red-c01")
    assert GAME.view(state, None).own == GAME.view(state, 0).own
    others = rescue(sits(hand=(7, 84)), sits())
    assert GAME.view(others, None).own is None


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "classic"), (4, "classic"), (3, "family")])
def test_who_is_asked_depends_on_what_all_know(seats, mode):
    """[ISLE 8.1] deal every hidden hand anew: the same seats must act."""
    rng, asked_in = Random(5), set()

    def watch(before, seat, action, after):
        if rng.random() < 0.3:
            for viewer in (*range(seats), None):
                world = GAME.determinize(GAME.view(before, viewer), rng)
                assert rules.to_act(world).must == rules.to_act(before).must
                asked_in.add(type(before.top))

    random_game(seats, 7, watch=watch, mode=mode)
    assert len(asked_in) > 3
