"""Where the time an answer takes could tell, it lies face down: its giver sees it and may take it back, the other
nothing [ISLE 4.9]."""

from contextlib import ExitStack

from playwright.sync_api import expect

from .conftest import Invite
from .hand import Hand, actions_of, at_random, play_together
from .isle import IsleTable
from .pages import Guest
from .test_isle_desk import box, line_under, middle


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


def test_an_answer_lies_face_down_until_the_other_is_in(invite: Invite):
    miska, mourek = invite("Miska"), invite("Mourek")
    table = both_may_play(miska, mourek)
    miska.open(f"/t/{table}")
    mourek.open(f"/t/{table}")
    hers, his = IsleTable(miska.page), IsleTable(mourek.page)
    asked = hers.caption.inner_text()
    seq, before = his.seq, mourek.page.locator("main").aria_snapshot()
    hold = hers.page.get_by_test_id("hold")
    # It came of itself: it stands where nothing else does, and the second of two quick presses is none.
    assert box(hold)["y"] >= line_under(hers.page)
    assert box(hold)["x"] > middle(hers.page)
    hold.hover()
    hers.page.mouse.down(click_count=2)
    hers.page.mouse.up(click_count=2)
    expect(hers.caption).to_have_text(asked)
    hold.click()
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
