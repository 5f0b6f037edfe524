"""The pictures in docs/screens, made from the running program.

``python -m tests.browser.screens [NAME…]`` makes all of them, or those named. The same moves are played every time, so
that a picture changes only when the program does. Look at every one before you commit it.
"""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Browser, Locator, Page, Route, expect, sync_playwright

from .board_screens import BOARD
from .conftest import FLAGS, PATIENCE
from .event_screens import EVENTS
from .gone_screens import GONE
from .hand import Choose, Json, at_random, play_together, thoughtful
from .hint_screens import HINTS
from .home_screens import ON_THE_PLANE
from .house import ROOT, House
from .isle import IsleTable
from .kingos_screens import KINGOS
from .looking_back_screens import LOOKING_BACK
from .memory_screens import MEMORY
from .netbot_screens import NETBOTS
from .pages import Guest, Table, remembering
from .people_screens import PEOPLE
from .png import indexed_png, pixels_of
from .puzzle_screens import PUZZLES
from .tower_screens import TOWER

FOLDER = ROOT / "docs/screens"
Until: TypeAlias = Callable[[Json], bool]

LARGEST = 340_000  #: bytes of one picture
DESK = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}


class Studio:
    """Guests who play, and a camera."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house, self.browser = house, browser
        self._dark_room = browser.new_page()
        self._guests: list[Guest] = []

    def guest(self, name: str, *, language: str = "en", night: bool = False, pace: str = "still", **more: Any) -> Guest:
        view: dict[str, Any] = {"viewport": DESK, "device_scale_factor": 1, **more}
        context = self.browser.new_context(
            base_url=self.house.address, locale=language, color_scheme="dark" if night else "light", **view
        )
        context.set_default_timeout(PATIENCE)
        settings = {"pace": pace, "language": language, "standing": True}
        context.add_init_script(remembering("tabbytop.settings", json.dumps(settings)))
        guest = Guest(context, self.house.address)
        guest.call(name)
        self._guests.append(guest)
        return guest

    def phone(self, name: str, **more: Any) -> Guest:
        return self.guest(name, viewport=PHONE, has_touch=True, is_mobile=True, **more)

    def take(
        self,
        name: str,
        page: Page,
        *,
        whole: bool = False,
        at: Locator | None = None,
        only: Locator | None = None,
        colours: int = 256,
    ) -> None:
        """What is to be seen on the page: the whole of it, from its top, from ``at`` on, or ``only`` a part."""
        page.mouse.move(0, 0)
        page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0) }")
        page.wait_for_load_state("networkidle")
        if at:
            at.evaluate("element => element.scrollIntoView({ behavior: 'instant' })")
        shot = only.screenshot() if only else page.screenshot(full_page=whole)
        pixels = pixels_of(shot, self._dark_room)
        height, width, _ = pixels.shape
        sizes = [size for size in (256, 128, 64) if size <= colours]
        png = next((one for one in (indexed_png(pixels, size) for size in sizes) if len(one) <= LARGEST), b"")
        assert png, f"{name} does not fit into {LARGEST} bytes"
        path = FOLDER / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png)
        print(f"{name}.png  {width} × {height}  {len(png) // 1000} KB", flush=True)


# -- games ------------------------------------------------------------------------------------------------------------


def game(
    one: Guest,
    other: Guest,
    nonce: str,
    until: Until | None = None,
    *,
    minds: Callable[[int], Choose] = at_random,
    **options: Any,
) -> str:
    """A table of two people, played to the end, or to a moment as wished in the first game that has one."""
    for attempt in range(1, 10):
        named = f"{nonce} {attempt}"
        table: str = one.set_table("me", "open", nonce=named, start=False, **options)["id"]
        with one.hand(table) as first, other.hand(table) as second:
            second.ask("sit", seat=1, nonce=f"fixed {named}")
            first.ask("start")
            view = play_together([first, second], minds(attempt), until or (lambda view: False))
        if until is None or until(view):
            return table
    raise AssertionError(f"no game of {nonce} came to the moment that was wished for")


def isle_game(one: Guest, other: Guest, nonce: str, until: Until | None = None, **options: Any) -> str:
    """The same for the isle, played as good players would."""
    return game(one, other, nonce, until, minds=lambda seed: thoughtful("isle", "hard", seed), game="isle", **options)


def on_day(day: int, frame: str, seat: int | None = None) -> Until:
    """That day or later, ``frame`` on top of the agenda, this seat to play."""

    def reached(view: Json) -> bool:
        top = view["agenda"][-1]
        return bool(view["day"] >= day and top["type"] == frame and seat in (None, top.get("seat")))

    return reached


def at_swap(seat: int, number: int, kind: str) -> Until:
    """Turn ``number`` or later, a tile of such a kind in this seat's hand."""

    def reached(view: Json) -> bool:
        if view["step"] != "swap" or view["turn"] != seat or view["number"] < number:
            return False
        return bool(view["grid"][view["at"]].startswith(kind))

    return reached


# -- pictures ---------------------------------------------------------------------------------------------------------


def home(studio: Studio) -> None:
    minka, mourek = studio.guest("Minka"), studio.guest("Mourek")
    game(minka, mourek, "first", lambda view: view["number"] >= 7 and view["turn"] == 1)
    game(minka, mourek, "second", lambda view: view["number"] >= 16 and view["turn"] == 0)
    minka.set_table("me", "me", nonce="home 3", start=False)
    minka.home()
    expect(minka.page.locator(".table-card")).to_have_count(3)
    studio.take("home", minka.page, whole=True)


def lobby(studio: Studio) -> None:
    minka = studio.guest("Minka")
    minka.come_to(f"/t/{minka.set_table('me', 'open', nonce='lobby 1', start=False, clans='free', powers=True)['id']}")
    studio.take("lobby", minka.page, whole=True)
    minka.page.get_by_role("button", name="Show a QR code").click()
    studio.take("invite", minka.page)
    night = studio.phone("Мурка", language="uk", night=True)
    night.come_to(f"/t/{night.set_table('me', 'open', nonce='lobby 3', start=False)['id']}")
    night.page.get_by_role("button", name="Показати QR-код").click()
    studio.take("invite-phone-uk", night.page)
    murka = studio.guest("Мурка", language="uk")
    murka.come_to(f"/t/{murka.set_table('me', {'bot': 'medium'}, nonce='lobby 2', start=False)['id']}")
    studio.take("lobby-uk", murka.page, whole=True)


def links(studio: Studio) -> None:
    """What a link is for, and what a chat makes of one."""
    minka, mourek = studio.guest("Minka"), studio.guest("Mourek")
    seats = ("me", "open", "open", "open")
    minka.open(f"/t/{minka.set_table(*seats, game='isle', nonce='links 1', start=False)['id']}")
    choose_link(minka.page, "seat", "Show a QR code")
    studio.take("invite-seat", minka.page)
    for name, language, night, show in (
        ("Micka", "cs", False, "Ukázat QR kód"),
        ("Мурка", "uk", True, "Показати QR-код"),
    ):
        phone = studio.phone(name, language=language, night=night)
        phone.open(f"/t/{phone.set_table(*seats, game='isle', nonce=f'links {language}', start=False)['id']}")
        choose_link(phone.page, "bot", show)
        studio.take(f"invite-bot-phone-{language}", phone.page)
    id = isle_game(minka, mourek, "isle end")
    minka.open(f"/pictures/{id}.png")
    studio.take("postcard-isle", minka.page, only=minka.page.locator("img"))


def devices(studio: Studio) -> None:
    """Oneself on another device: the link, the question there, words to write down."""
    for name, language, night, carry, make in (
        ("Minka", "en", False, "Play on another device too", "Make a phrase"),
        ("Micka", "cs", False, "Hraj i na jiném zařízení", "Vytvořit frázi"),
        ("Мурка", "uk", True, "Грай і на іншому пристрої", "Створити фразу"),
    ):
        here = studio.guest if language == "en" else studio.phone
        after = "" if language == "en" else f"-phone-{language}"
        guest, other = here(name, language=language, night=night), here("Mina", language=language, night=night)
        other.set_table("me", {"bot": "easy"}, nonce=f"devices {language}")
        other.open(f"/d#{guest.fetch('POST', '/api/me/link', {}).json()['token']}")
        expect(other.page.locator(".me-sheet .choices")).to_be_visible()
        studio.take(f"arrive{after}", other.page)
        same = {"token": "Tj3nR0kYb5wXhQ2m_Lc9aA", "until": 0}  # what is random would change the picture every time
        guest.context.route("**/api/me/link", answering(same))
        words = {"phrase": "teapot lasso bamboo rattle stone holly ostrich bread"}
        guest.context.route("**/api/me/phrase", answering(words))
        page = guest.open("/me")
        page.get_by_role("button", name=carry).click()
        expect(page.locator(".qr")).to_be_visible()
        studio.take(f"carry{after}", page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name=make).click()
        page.get_by_role("dialog").get_by_role("button", name=make).click()
        expect(page.locator(".phrase")).to_be_visible()
        studio.take(f"phrase{after}", page)


def answering(value: Json) -> Callable[[Route], None]:
    return lambda route: route.fulfill(json=value)


def choose_link(page: Page, purpose: str, show: str) -> None:
    page.locator(f".invitation input[value={purpose}]").check(force=True)
    page.get_by_role("button", name=show).click()


def play(studio: Studio) -> None:
    minka, mourek = studio.guest("Minka"), studio.guest("Mourek")
    id = game(minka, mourek, "play", at_swap(0, 15, "mouse"), powers=True)
    mourek.at(id)
    table = minka.at(id)
    table.wait_for("swap")
    expect(minka.page.locator(".absent")).to_have_count(0)
    studio.take("clans", minka.page)
    table.key("Show dogs").click()
    studio.take("dogs", minka.page)
    night = studio.guest("Minka", night=True)
    night.context.add_cookies(minka.context.cookies())
    night.at(id).wait_for("swap")
    studio.take("dark", night.page)


def languages(studio: Studio) -> None:
    micka, mourek = studio.guest("Micka", language="cs"), studio.guest("Mourek", language="cs")
    id = game(micka, mourek, "jazyk", at_swap(0, 13, ""), powers=True, clans="limited")
    mourek.at(id)
    micka.at(id).wait_for("swap")
    expect(micka.page.locator(".absent")).to_have_count(0)
    studio.take("czech", micka.page)


def phone(studio: Studio) -> None:
    minka, mourek = studio.phone("Minka"), studio.phone("Mourek")
    id = game(minka, mourek, "phone", at_swap(0, 13, ""))
    minka.at(id).wait_for("swap")
    studio.take("phone", minka.page)
    minka.home()
    studio.take("phone-home", minka.page, whole=True)
    id = game(minka, mourek, "phone end", powers=True)
    counted(minka.at(id), 8)
    studio.take("phone-scoring", minka.page, whole=True)


def counted(table: Table, steps: int) -> None:
    """The end, so many steps after its beginning."""
    expect(table.finale).to_be_visible()
    table.finale_line.fill(str(steps))


def ending(studio: Studio) -> None:
    minka, mourek = studio.guest("Minka"), studio.guest("Mourek")
    id = game(minka, mourek, "end", powers=True)
    mourek.at(id)
    table = minka.at(id)
    expect(table.headline).to_be_visible()
    expect(minka.page.locator(".absent")).to_have_count(0)
    studio.take("score", minka.page)
    table.rewind()
    while table.finale.get_attribute("data-step") != "dogs":
        table.finale_on.click()
    studio.take("scoring-dogs", minka.page)
    while (
        table.finale.locator(".clans-tally-side.takes").count() == 0 or table.finale.locator(".clans-flag").count() < 3
    ):
        table.finale_on.click()
    studio.take("scoring", minka.page)


def giving(studio: Studio) -> None:
    minka = studio.guest("Minka")
    minka.open(f"/t/{minka.set_table('me', 'me', nonce='giving', clans='free', powers=True)['id']}")
    minka.page.locator(".clans-pick").nth(3).click()
    studio.take("giving", minka.page, whole=True)


def beside(studio: Studio) -> None:
    minka, mourek = studio.guest("Minka"), studio.guest("Mourek")
    id = game(minka, mourek, "replay", powers=True)
    minka.open(f"/replay/{id}")
    minka.page.get_by_role("slider").fill("41")
    studio.take("replay", minka.page)
    minka.open("/pad/clans")
    minka.page.get_by_role("button", name="An example").click()
    expect(minka.page.locator(".clans-finale")).to_be_visible()
    studio.take("pad", minka.page)
    studio.take("pad-count", minka.page, at=minka.page.locator(".clans-pad-result"))
    minka.open("/learn/clans")
    lesson = minka.page.get_by_role("region", name="The lesson")
    for _ in range(5):
        on = lesson.get_by_role("button", name="Go on")
        (on if on.is_enabled() else lesson.get_by_role("button", name="Skip this")).click()
    studio.take("learn", minka.page)


def isle(studio: Studio) -> None:
    miska, mourek = studio.guest("Miška"), studio.guest("Mourek")
    id = isle_game(miska, mourek, "draft", on_day(2, "Drafting"))
    mourek.open(f"/t/{id}")
    miska.open(f"/t/{id}")
    boxes = miska.page.locator(".isle-fan .isle-pick input")
    boxes.nth(1).check()
    boxes.nth(4).check()
    studio.take("isle-draft", miska.page)
    id = isle_game(miska, mourek, "rescue", on_day(4, "Rescuing", 0))
    mourek.open(f"/t/{id}")
    miska.open(f"/t/{id}")
    table = IsleTable(miska.page)
    table.wait_until_asked()
    expect(miska.page.locator(".absent")).to_have_count(0)
    studio.take("isle-rescue", miska.page, whole=True)
    tried = table.pick_any()
    studio.take("isle", miska.page)
    night = studio.guest("Miška", night=True, language="cs")
    night.context.add_cookies(miska.context.cookies())
    night.open(f"/t/{id}")
    IsleTable(night.page).pick_any(tried)
    studio.take("isle-dark-cs", night.page)
    phone = studio.phone("Miška")
    phone.context.add_cookies(miska.context.cookies())
    phone.open(f"/t/{id}")
    IsleTable(phone.page).wait_until_asked()
    studio.take("isle-phone", phone.page)
    IsleTable(phone.page).pick_any(tried)
    studio.take("isle-phone-tile", phone.page)


def isle_end(studio: Studio) -> None:
    miska, mourek = studio.guest("Miška"), studio.guest("Mourek")
    id = isle_game(miska, mourek, "isle end")
    mourek.open(f"/t/{id}")
    miska.open(f"/t/{id}")
    expect(IsleTable(miska.page).end).to_be_visible()
    expect(miska.page.locator(".isle-growth")).to_be_visible()
    expect(miska.page.locator(".absent")).to_have_count(0)
    studio.take("isle-end", miska.page, whole=True)
    miska.open(f"/replay/{id}")
    line = miska.page.get_by_role("slider")
    line.fill(str(int(line.get_attribute("max") or 0) * 2 // 3))
    studio.take("isle-replay", miska.page)


def isle_solo(studio: Studio) -> None:
    zrzka = studio.guest("Zrzka")
    id = zrzka.set_table("me", game="isle", nonce="solo", mode="solo", difficulty="hard")["id"]
    zrzka.play_ahead(id, on_day(3, "Rescuing"), thoughtful("isle"))
    zrzka.open(f"/t/{id}")
    IsleTable(zrzka.page).wait_until_asked()
    studio.take("isle-solo", zrzka.page)


def isle_beside(studio: Studio) -> None:
    zrzka = studio.guest("Zrzka")
    zrzka.open("/pad/isle")
    zrzka.page.get_by_role("button", name="An example").click()
    studio.take("isle-pad", zrzka.page)
    zrzka.open("/learn/isle")
    expect(zrzka.page.get_by_role("region", name="The lesson")).to_be_visible()
    studio.take("isle-learn", zrzka.page)
    phone = studio.phone("Tlapka")
    phone.open("/pad/isle")
    phone.page.get_by_role("button", name="An example").click()
    studio.take("isle-pad-phone", phone.page)


ISLE = (isle, isle_end, isle_solo, isle_beside)
PICTURES = {
    one.__name__: one
    for one in (
        home,
        lobby,
        links,
        devices,
        play,
        languages,
        phone,
        ending,
        giving,
        beside,
        *ISLE,
        *TOWER,
        *KINGOS,
        *MEMORY,
        *HINTS,
        *LOOKING_BACK,
        *PUZZLES,
        *BOARD,
        *GONE,
        *PEOPLE,
        *NETBOTS,
        *EVENTS,
        *ON_THE_PLANE,
    )
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        print(f"no such pictures: {', '.join(unknown)}; there are {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    path = os.environ.get("TABBY_CHROMIUM") or shutil.which("chromium")
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), port=8642, fixed_ids=True, nearby="192.168.1.20")
        house.start()
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=FLAGS)
        try:
            studio = Studio(house, browser)
            for name in names or PICTURES:
                PICTURES[name](studio)
        finally:
            browser.close()
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
