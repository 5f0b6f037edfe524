"""Pictures of hints: Micka's pencil on the board, and what lies in the hand weighed."""

import re

from playwright.sync_api import Locator, Page, expect

from .hand import Json
from .looking_back_screens import Camera


def asked(page: Page) -> Locator:
    """Micka's card, when she has counted. On a fresh clone what plays games on is compiled first."""
    page.get_by_test_id("hint").click()
    card = page.get_by_test_id("pencil")
    expect(card).to_have_attribute("data-at", "found", timeout=600_000)
    return card


def about_to_swap(view: Json) -> bool:
    """Of clans, in the middle of a game."""
    return bool(view["number"] >= 14 and view["step"] == "swap" and view["turn"] == 0)


def clans_hint(studio: Camera) -> None:
    """The same swap, asked about by three: at a desk, at night in Ukrainian, and on a phone in Czech."""
    for name, guest in (
        ("hint-clans", studio.guest("Minka")),
        ("hint-clans-night-uk", studio.guest("Мурка", language="uk", night=True)),
        ("hint-clans-phone-cs", studio.phone("Micka", language="cs")),
    ):
        id = guest.set_table("me", "me", nonce=name, clans="first", powers=True)["id"]
        guest.play_ahead(id, about_to_swap)
        table = guest.at(id)
        table.wait_for("swap")
        asked(guest.page)
        last = guest.page.locator("[data-lit=swap]").last
        last.click()
        expect(guest.page.get_by_test_id("weighed")).to_be_visible()
        studio.take(name, guest.page)


def holding(view: Json) -> bool:
    """Of the isle: a tile is in the hand of the first seat."""
    return bool(view["day"] >= 2 and view["agenda"][-1]["type"] == "Placing" and view["agenda"][-1]["seat"] == 0)


def isle_hint(studio: Camera) -> None:
    """A cat in the hand, and where she could lie."""
    for name, guest in (
        ("hint-isle", studio.guest("Minka")),
        ("hint-isle-phone-cs", studio.phone("Micka", language="cs")),
    ):
        id = guest.set_table("me", {"bot": "easy"}, game="isle", nonce=name)["id"]
        guest.play_ahead(id, holding)
        page = guest.open(f"/t/{id}")
        expect(page.locator(".isle-sea[data-held]")).to_be_visible()
        card = asked(page)
        expect(card.get_by_test_id("weighed")).to_have_attribute("data-verdict", ANY_VERDICT)
        studio.take(name, page)


def acting(view: Json) -> bool:
    """Of Kingoš's island: the first seat is at its turn, some turns after the start."""
    top = view["agenda"][-1]
    return bool(view["turn"] >= 4 and top["type"] == "Acting" and top["seat"] == 0)


def kingos_hint(studio: Camera) -> None:
    for name, guest in (
        ("hint-kingos", studio.guest("Minka")),
        ("hint-kingos-phone-uk", studio.phone("Мурка", language="uk")),
    ):
        id = guest.set_table("me", {"bot": "easy"}, {"bot": "easy"}, game="kingos", nonce=name)["id"]
        guest.play_ahead(id, acting)
        page = guest.open(f"/t/{id}")
        expect(page.locator(".kingos-play[data-asked=true]")).to_be_visible()
        asked(page)
        studio.take(name, page)


ANY_VERDICT = re.compile("best|alike|less|worse")
HINTS = (clans_hint, isle_hint, kingos_hint)
