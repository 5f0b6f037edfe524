"""Pictures of a game looked back at."""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from .pages import Guest
from .slips import held_back, misplaced, slipped


class Camera(Protocol):
    def guest(self, name: str, **more: Any) -> Guest: ...

    def phone(self, name: str, **more: Any) -> Guest: ...

    def take(
        self, name: str, page: Page, *, whole: bool = False, at: Locator | None = None, colours: int = 256
    ) -> None: ...


def looking_back(studio: Camera) -> None:
    """The last turning point of the same game, for whoever slipped there and for somebody who looks on."""
    both = studio.guest("Minka"), studio.guest("Mourek")
    table, mind = slipped(*both, "look")
    night = studio.guest("Мурка", language="uk", night=True)
    phone = studio.phone("Micka", language="cs")
    for name, guest, on in (
        ("lookback", both[mind.seat], "The next one"),
        ("lookback-night-uk", night, "Наступний"),
        ("lookback-phone-cs", phone, "Další"),
    ):
        page = guest.open(f"/replay/{table}?look")
        expect(page.get_by_test_id("look-headline")).to_be_visible(timeout=600_000)
        key = page.get_by_role("button", name=on, exact=True)
        while key.is_enabled():
            key.click()
        expect(page.locator(".clans-drawn.pencil")).to_have_count(1)
        if guest is not phone:
            studio.take(name, page, whole=True, colours=128)
    studio.take("lookback-phone-cs", phone.page)
    studio.take("lookback-phone-curve-cs", phone.page, at=phone.page.locator(".look-curve"))


def looking_back_at_the_isle(studio: Camera) -> None:
    """A tile laid badly, in ink, and where it would lie better, in pencil."""
    minka = studio.guest("Minka")
    table, mind = misplaced(minka, "look")
    phone = studio.phone("Micka", language="cs")
    for name, guest, on in (
        ("lookback-isle", minka, "The next one"),
        ("lookback-isle-night-uk", studio.guest("Мурка", language="uk", night=True), "Наступний"),
        ("lookback-isle-phone-cs", phone, "Další"),
    ):
        page = guest.open(f"/replay/{table}?look")
        expect(page.get_by_test_id("look-headline")).to_be_visible(timeout=600_000)
        key = page.get_by_role("button", name=on, exact=True)
        while key.is_enabled() and not page.locator(f'.isle-drawn.ink[data-cells="{mind.cells}"]').count():
            key.click()
        expect(page.locator(".isle-drawn.pencil")).to_have_count(1)
        studio.take(name, page, whole=guest is not phone, colours=128)


def looking_back_at_the_island(studio: Camera) -> None:
    """Energy held back at a battle, where more would have won it."""
    minka = studio.guest("Minka")
    table, _ = held_back(minka, "look ahead")
    phone = studio.phone("Micka", language="cs")
    for name, guest, on in (
        ("lookback-kingos", minka, "The next one"),
        ("lookback-kingos-night-uk", studio.guest("Мурка", language="uk", night=True), "Наступний"),
        ("lookback-kingos-phone-cs", phone, "Další"),
    ):
        page = guest.open(f"/replay/{table}?look")
        expect(page.get_by_test_id("look-headline")).to_be_visible(timeout=600_000)
        key = page.get_by_role("button", name=on, exact=True)
        while key.is_enabled() and not page.locator(".kingos-battle").count():
            key.click()
        studio.take(name, page, whole=guest is not phone, colours=128)


LOOKING_BACK = (looking_back, looking_back_at_the_isle, looking_back_at_the_island)
