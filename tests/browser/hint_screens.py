"""Pictures of hints: Micka's pencil on the board, and what lies in the hand weighed."""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from .hand import Json
from .pages import Guest


class Camera(Protocol):
    def guest(self, name: str, **more: Any) -> Guest: ...

    def phone(self, name: str, **more: Any) -> Guest: ...

    def take(
        self, name: str, page: Page, *, whole: bool = False, at: Locator | None = None, colours: int = 256
    ) -> None: ...


def asked(page: Page) -> Locator:
    """Micka's card, when she has counted. On a fresh clone what plays games on is compiled first."""
    page.get_by_test_id("hint").click()
    card = page.get_by_test_id("pencil")
    expect(card).to_have_attribute("data-at", "found", timeout=600_000)
    return card


def _about_to_swap(view: Json) -> bool:
    return bool(view["number"] >= 14 and view["step"] == "swap" and view["turn"] == 0)


def clans_hint(studio: Camera) -> None:
    """The same swap, asked about by three: at a desk, at night in Ukrainian, and on a phone in Czech."""
    for name, guest in (
        ("hint-clans", studio.guest("Minka")),
        ("hint-clans-night-uk", studio.guest("Мурка", language="uk", night=True)),
        ("hint-clans-phone-cs", studio.phone("Micka", language="cs")),
    ):
        id = guest.set_table("me", "me", nonce=name, clans="first", powers=True)["id"]
        guest.play_ahead(id, _about_to_swap)
        table = guest.at(id)
        table.wait_for("swap")
        asked(guest.page)
        last = guest.page.locator("[data-lit=swap]").last
        last.click()
        expect(guest.page.get_by_test_id("weighed")).to_be_visible()
        studio.take(name, guest.page)


HINTS = (clans_hint,)
