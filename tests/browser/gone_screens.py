"""Pictures of a table at which somebody is gone."""

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from .house import FIXED
from .pages import EMPTY, Guest

if TYPE_CHECKING:
    from .screens import Studio

DAY = 86_400.0


def gone(studio: "Studio") -> None:
    """Minka leaves; a phone by night suggests a bot, another agrees; she comes back. Later the rest stays away."""
    minka = studio.guest("Minka")
    micka = studio.phone("Micka", language="cs", night=True)
    murka = studio.phone("Мурка", language="uk")
    id = isle(minka, micka, murka, nonce="gone")
    for guest in (minka, micka, murka):
        guest.open(f"/t/{id}")
        guest.page.locator(".table-main").wait_for()
    expect(micka.page.locator(".head .absent")).to_have_count(0)
    _leaves(studio, minka, micka)
    for guest in (micka, murka):
        guest.page.reload()
        guest.page.get_by_test_id("gone").wait_for()
    micka.page.get_by_test_id("gone").click()
    studio.take("gone-phone-cs", micka.page)
    micka.page.get_by_test_id("vote-bot").click()
    murka.page.get_by_test_id("vote-yes").wait_for()
    studio.take("gone-vote-phone-uk", murka.page)
    murka.page.get_by_test_id("vote-yes").click()
    minka.open(f"/t/{id}")
    minka.page.get_by_test_id("come-back").wait_for()
    studio.take("gone-back", minka.page)


def isle(host: Guest, *others: Guest, nonce: str) -> str:
    """A game that has just begun."""
    id: str = host.set_table("me", *("open" for _ in others), game="isle", nonce=f"{nonce} 1", start=False)["id"]
    for seat, guest in enumerate(others, 1):
        with guest.hand(id) as hand:
            hand.ask("sit", seat=seat, nonce=f"{FIXED}{nonce} {seat}")
    with host.hand(id) as hand:
        hand.ask("start")
    return id


def _leaves(studio: "Studio", guest: Guest, other: Guest) -> None:
    guest.page.goto(EMPTY)
    expect(other.page.locator(".head .absent")).to_have_count(1)
    studio.house.later(2 * DAY)


GONE = (gone,)
