"""Where the time an answer takes could tell, it lies face down: its giver sees it and may take it back, the other
nothing [ISLE 4.9]."""

from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .hand import Hand, actions_of, at_random, play_together
from .isle import IsleTable
from .pages import Guest


def may_play(hand: Hand) -> bool:
    """Am I asked whether to play a card, and have one?"""
    sight = hand.asked()
    return sight is not None and {"Hold", "Play"} <= {action["type"] for action in actions_of(sight["menu"])}


def both_may_play(miska: Guest, mourek: Guest) -> str:
    """A table at which both are asked in a window and hold a card for it."""
    table: str = miska.set_table("me", "open", game="isle", nonce="face down")["id"]
    with ExitStack() as both:
        hands = [both.enter_context(guest.hand(table)) for guest in (miska, mourek)]
        hands[1].hear()
        hands[1].ask("sit", seat=1, nonce="n")
        play_together(hands, at_random(3), lambda _: all(map(may_play, hands)))
        assert not hands[0].is_over
    return table


DAY = 86400
BUTTONS = {"Hold": "hold", "Done": "done"}  #: for each answer that does nothing


@pytest.mark.parametrize("answer", BUTTONS)
def test_with_a_clock_who_has_nothing_to_play_is_asked_as_all_are_and_says_so(invite: Invite, answer: str):
    miska, mourek = invite("Miska"), invite("Mourek")
    table = miska.set_table("me", "open", game="isle", nonce="face down", start=False)["id"]
    with miska.hand(table) as her_hand, mourek.hand(table) as his_hand:

        def is_hers_alone(_: Any) -> bool:
            """Is she asked and has nothing else to say, and he is not, or has answered?"""
            sight = her_hand.asked()
            answers = [action["type"] for action in actions_of(sight["menu"])] if sight is not None else []
            return answers == [answer] and his_hand.seq == her_hand.seq and not his_hand.asked()

        his_hand.hear()
        his_hand.ask("sit", seat=1, nonce="n")
        her_hand.ask("clock", seconds=DAY)
        her_hand.ask("start")
        play_together((his_hand, her_hand), at_random(1), is_hers_alone)
        assert is_hers_alone(None)
    miska.open(f"/t/{table}")
    hers = IsleTable(miska.page)
    seq = hers.seq
    hers.page.get_by_test_id(BUTTONS[answer]).click()
    hers.wait_for_more(seq)


def test_an_answer_lies_face_down_until_the_other_is_in(invite: Invite):
    miska, mourek = invite("Miska"), invite("Mourek")
    table = both_may_play(miska, mourek)
    miska.open(f"/t/{table}")
    mourek.open(f"/t/{table}")
    hers, his = IsleTable(miska.page), IsleTable(mourek.page)
    asked = hers.caption.inner_text()
    seq, before = his.seq, mourek.page.locator("main").aria_snapshot()
    hers.page.get_by_test_id("hold").click()
    expect(hers.caption).to_contain_text("Mourek is thinking")
    hers.page.reload()
    expect(hers.caption).to_contain_text("Mourek is thinking")
    hers.page.get_by_role("button", name="Undo", exact=True).click()
    expect(hers.caption).to_have_text(asked)
    hers.page.get_by_test_id("hold").click()
    expect(hers.caption).to_contain_text("Mourek is thinking")
    assert (hers.seq, his.seq) == (seq, seq)
    expect(mourek.page.locator("main")).to_match_aria_snapshot(before)
    his.page.get_by_test_id("hold").click()
    for one in (hers, his):
        one.wait_for_more(seq)
