"""Pictures of a person's own page."""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from .hand import at_random
from .history import give_history
from .house import House
from .pages import Guest


class Camera(Protocol):
    house: House

    def guest(self, name: str, **more: Any) -> Guest: ...

    def phone(self, name: str, **more: Any) -> Guest: ...

    def take(
        self, name: str, page: Page, *, whole: bool = False, only: Locator | None = None, colours: int = 256
    ) -> None: ...


def shown(studio: Camera, guest: Guest) -> Page:
    """The page of somebody who has played much, and whom a table waits for."""
    give_history(studio.house, guest)
    language = guest.page.evaluate("() => navigator.language")
    table = guest.set_table("me", "me", game="isle", nonce=f"waits {language}", mode="family")["id"]
    guest.play_ahead(table, lambda view: view["day"] >= 3, at_random(1))
    page = guest.open("/me")
    expect(page.locator(".me-game")).to_have_count(8)
    expect(page.locator(".me-stamp")).to_have_count(4)
    expect(page.locator(".table-card")).to_have_count(1)
    expect(page.locator(".chart").first).to_be_visible()
    return page


def me(studio: Camera) -> None:
    studio.take("me", shown(studio, studio.guest("Minka")), whole=True, colours=64)
    studio.take("me-night-uk", shown(studio, studio.guest("Мурка", language="uk", night=True)), whole=True, colours=64)
    studio.take("me-phone-cs", shown(studio, studio.phone("Micka", language="cs")), whole=True, colours=64)


def calls(studio: Camera) -> None:
    """How somebody is called who has chosen much: in this browser, by mail, through a webhook; and where one more is
    named. A browser without a face subscribes nowhere, so what they chose is told to the page."""
    for name, language, night, hook in (
        ("Minka", "en", False, "Call a webhook"),
        ("Micka", "cs", False, "Volat webhook"),
        ("Мурка", "uk", True, "Кликати вебхук"),
    ):
        here, after = (studio.phone, "-phone-cs") if language == "cs" else (studio.guest, "-night-uk" if night else "")
        guest = here(name, language=language, night=night)
        guest.context.route("**/api/me/calls", lambda route: route.fulfill(json=CHOSEN))
        page = guest.open("/me")
        card = page.locator(".calls")
        expect(card.get_by_role("switch")).to_have_count(10)
        expect(page.locator(".me-card")).to_have_count(5)
        size = page.viewport_size
        assert size is not None
        page.set_viewport_size({**size, "height": 1200})  # all of the card
        studio.take(f"calls{after}", page, only=card, colours=64)
        page.set_viewport_size(size)
        card.get_by_role("button", name=hook).click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        studio.take(f"calls-hook{after}", page, colours=64)


def way(kind: str, label: str, *about: str, here: bool = False) -> dict[str, Any]:
    told = {"id": kind, "kind": kind, "label": label, "about": about, "here": here}
    return {**told, "confirmed": True, "trouble": ""}


CHOSEN = {
    "when": "away",
    "quiet": [22, 7],
    "zone": "Europe/Prague",
    "ways": [
        way("push", "", "turn", "invite", here=True),
        way("mail", "minka@example.org", "invite", "ended"),
        way("hook", "ntfy.example", "turn"),
    ],
    "key": "",
    "mail": True,
}

MEMORY = (me, calls)
