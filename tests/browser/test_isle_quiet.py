"""The isle's switch "only on my turn": it is kept at the table, not in a browser."""

from playwright.sync_api import expect

from .pages import Guest
from .test_isle import Invite, Json


def has_cards(view: Json) -> bool:
    return bool(view["own"] and view["own"]["hand"])


def test_the_switch_is_kept_at_the_table(invite: Invite):
    guest: Guest = invite("Mourek")
    made = guest.set_table("me", {"bot": "easy"}, game="isle", nonce="hush")
    guest.play_ahead(made["id"], has_cards)
    guest.open(f"/t/{made['id']}")
    switch = guest.page.get_by_role("switch", name="my turn")
    expect(switch).not_to_be_checked()
    switch.press("Space")
    expect(switch).to_be_checked()
    guest.page.evaluate("() => localStorage.clear()")
    guest.page.reload()
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(switch).not_to_be_checked()
