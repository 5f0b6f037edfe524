"""Pictures of a person's own page."""

from typing import Any, Protocol

from playwright.sync_api import Page, expect

from .hand import at_random
from .history import give_history
from .house import House
from .pages import Guest


class Camera(Protocol):
    house: House

    def guest(self, name: str, **more: Any) -> Guest: ...

    def phone(self, name: str, **more: Any) -> Guest: ...

    def take(self, name: str, page: Page, *, whole: bool = False, colours: int = 256) -> None: ...


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


MEMORY = (me,)
