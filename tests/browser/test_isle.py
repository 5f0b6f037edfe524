"""The isle of cats in real browsers: alone against the sister, a draft with hidden hands, a finger on a phone."""

import json
import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Invite
from .isle import Ears, Fingers, IsleTable, card_numbers
from .pages import Guest


def test_a_whole_solo_game_by_mouse(invite: Invite):
    """Five days against the sister, to the sheets and the chart [ISLE 6]."""
    guest = invite("Miška")
    made = guest.set_table("me", game="isle", nonce="solo", mode="solo", difficulty="easy")
    guest.open(f"/t/{made['id']}")
    table = IsleTable(guest.page)
    expect(guest.page.locator(".isle-sister")).to_be_visible()
    did: list[str] = []
    while table.wait_until_asked():
        did.append(table.answer())
        assert len(did) < 400, did
    assert {"choose", "lay"} <= set(did)
    assert did.count("lay") >= 5, "cats were rescued"
    expect(table.end).to_be_visible()
    sheet = guest.page.locator(".isle-sheet-card table").first
    expect(sheet).to_be_visible()
    expect(guest.page.locator(".isle-growth")).to_be_visible()
    expect(guest.page.get_by_test_id("headline")).to_be_visible()


def test_a_draft_of_two_browsers_tells_neither_what_the_other_keeps(invite: Invite):
    """What the other browser receives is searched for the cards that were kept [ISLE 8.1]."""
    miska, mourek = invite("Miška"), invite("Mourek")
    ears = Ears(mourek.page)
    made = miska.set_table("me", "open", game="isle", nonce="draft", start=False)
    miska.open(f"/t/{made['id']}")
    mourek.open(f"/t/{made['id']}")
    mourek.page.get_by_test_id("sit").click()
    expect(miska.page.locator(".lobby-seats")).to_contain_text("Mourek")
    miska.page.get_by_test_id("start").click()
    hers, his = IsleTable(miska.page), IsleTable(mourek.page)
    kept: set[int] = set()
    seen: set[int] = set()
    for pick in range(3):
        assert hers.wait_until_asked()
        assert his.wait_until_asked()
        offered, passed = hers.fan(), his.fan()
        assert len(offered) == len(passed) == 7 - 2 * pick
        seen |= set(passed)
        kept |= set(hers.keep_last(2))
        his.keep_last(2)
    assert hers.wait_until_asked()
    secrets = kept - seen  # the numbers of common cards are not secret: there are several alike
    assert secrets
    told = [json.loads(text) for text in ears.heard]
    leaked = {card: path for message in told for card, path in card_numbers(message).items() if card in secrets}
    assert leaked == {}
    found = {card for message in told for card in card_numbers(message)}
    assert seen <= found, "the search finds the cards that he was told"


@pytest.fixture
def phone(invite: Invite) -> Guest:
    return invite("Tlapka", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def test_a_tile_is_laid_with_fingers(phone: Guest):
    """Tapped in the field, dragged, turned by two fingers and by the key, laid; the page stays where it is."""
    made = phone.set_table("me", game="isle", nonce="touch", mode="solo", difficulty="easy")
    phone.play_ahead(made["id"], until=lambda view: view["agenda"][-1]["type"] == "Rescuing")
    phone.open(f"/t/{made['id']}")
    table, fingers = IsleTable(phone.page), Fingers(phone.page)
    assert table.wait_until_asked()
    aboard = table.aboard().count()
    table.lit().first.tap()
    expect(table.sea).to_have_attribute("data-legal", "true")
    box = table.boat.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before, scrolled = table.sea.get_attribute("data-at") or "", phone.page.evaluate("scrollY")
    fingers.drag(middle, (middle[0] + box["width"] / 5, middle[1] - box["height"] / 5))
    expect(table.sea).not_to_have_attribute("data-at", before)
    assert phone.page.evaluate("scrollY") == scrolled
    turn = table.sea.get_attribute("data-turn") or ""
    fingers.twist(middle, 60)
    expect(table.sea).not_to_have_attribute("data-turn", turn)
    table.page.locator(".isle-back").first.tap()
    expect(table.sea).not_to_have_attribute("data-held", re.compile(r"\d"))
    table.lit().first.tap()
    seq = table.seq
    table.lay.tap()
    table.wait_for_more(seq)
    expect(table.aboard()).to_have_count(aboard + 1)
