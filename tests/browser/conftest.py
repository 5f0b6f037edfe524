"""A server, a Chromium, and guests. All browser tests share the first two; every guest has a context of their own, or
one that was cleared after somebody else."""

import json
import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
import zxingcpp
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from .hand import Json, at_random, hand_at
from .house import BUILT, House
from .pages import Guest, remembering
from .png import pixels_of

PATIENCE = 120_000  #: milliseconds; a limit for what is broken, not for what is slow
#: Parts of Chromium that nobody sees here. The address bar's list is two pages, laid out anew beside each of ours; a
#: renderer is kept ready for a next page, which has a renderer of its own. The rest is what Playwright turns off: of
#: several such lists Chromium takes the last.
UNUSED = """
    WebUIOmniboxPopup WebUIOmniboxAimPopup SpareRendererForSitePerProcess
    AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
    HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
    PaintHolding PreconnectToSearch TcpPortRandomizationWin ThirdPartyStoragePartitioning
""".split()
FLAGS = [
    "--disable-gpu",  # painted by the processor: an emulated GPU takes seconds for one frame of the inked pictures
    "--enable-unsafe-swiftshader",  # the tower in three dimensions, painted by the processor too
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNUSED)}",
]
#: Grain, rough ink and cast shadows are much of what it takes to paint a page, and nothing but pictures shows them.
#: What is left stands where it stood: any filter makes the same boxes and layers as a dear one.
PLAIN_PAPER = """{
    const plain = ({ sheet }) => {
        for (const rule of sheet?.cssRules ?? []) if (rule.style?.filter) rule.style.filter = "opacity(1)";
    };
    document.addEventListener("load", ({ target }) => target.sheet && plain(target), true);
    document.addEventListener("DOMContentLoaded", () => {
        document.querySelectorAll("link[rel=stylesheet], style").forEach(plain);
        document.documentElement.style.setProperty("--grain", "none");
    });
}"""
DESK = {"width": 1280, "height": 860}
SMALL_DESK = {"width": 1100, "height": 700}  #: a third fewer pixels to be painted in three dimensions
PHONE = {"width": 390, "height": 844}

Invite: TypeAlias = Callable[..., Guest]
Camera: TypeAlias = Callable[[Page], str]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of its own, for whoever is not a guest of the house: it may keep one itself."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (BUILT / "index.html").is_file(), "the client is not built: run ./tabby test or ./tabby play"
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    wait_for_bots(house)
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


def wait_for_bots(
    house: House, game: str = "clans", until: Callable[[Json], bool] = lambda view: view["number"] > 2
) -> None:
    """On a fresh clone bots are compiled first; no story should wait for that."""
    with httpx.Client(base_url=house.address) as client:
        client.get("/api/me")
        wish = {"game": game, "options": {}, "seats": ["me", {"bot": "easy"}], "nonce": "warm", "start": True}
        table = client.post("/api/tables", json=wish).json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with hand_at(house.address, table, cookies, patience=300.0) as hand:
        hand.play(at_random(), until)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("TABBY_CHROMIUM") or shutil.which("chromium")
    assert path, "there is no Chromium: run ./tabby test, or set TABBY_CHROMIUM to the path of one"
    browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=FLAGS)
    expect.set_options(timeout=PATIENCE)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def cleared(browser: Browser) -> dict[str, list[Guest]]:
    """Browsers of guests who have gone, cleared, by their kind: what was open before opens again in half the time."""
    return defaultdict(list)


@pytest.fixture
def invite(house: House, browser: Browser, cleared: dict[str, list[Guest]]) -> Iterator[Invite]:
    """Guests on demand. Whatever a guest's console complained of without being expected fails the test."""
    guests: list[tuple[str, Guest]] = []

    def open_browser(pace: str, options: dict[str, Any]) -> Guest:
        context = browser.new_context(base_url=house.address, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PLAIN_PAPER)
        context.add_init_script(remembering("tabbytop.settings", json.dumps({"pace": pace, "sound": False})))
        return Guest(context, house.address)

    def invite(name: str | None = None, *, pace: str = "still", **more: Any) -> Guest:
        motion = "reduce" if pace == "still" else "no-preference"
        options = {"viewport": DESK, "locale": "en-GB", "reduced_motion": motion, "color_scheme": "light", **more}
        options = {"service_workers": "block", **options}  # routes of tests see what pages ask for
        kind = json.dumps([house.address, bool(name), pace, options])
        guest = cleared[kind].pop() if cleared[kind] else open_browser(pace, options)
        guest.become(options["viewport"], options["color_scheme"])
        guests.append((kind, guest))
        if name:
            guest.call(name)
        return guest

    yield invite
    for _, guest in guests:
        guest.leave()
    for kind, guest in guests:
        assert guest.unexpected == []
        if not guest.is_altered:
            cleared[kind].append(guest)


@pytest.fixture
def builder(invite: Invite) -> Callable[..., Guest]:
    """A guest who draws in three dimensions on the processor, which the browser remarks upon."""

    def come(name: str, **more: Any) -> Guest:
        guest = invite(name, **{"viewport": SMALL_DESK, **more})
        guest.is_altered = True  # a page may only paint so much in three dimensions
        guest.expects("GPU stall due to ReadPixels")
        return guest

    return come


@pytest.fixture
def guest(invite: Invite) -> Guest:
    return invite()


@pytest.fixture
def camera(browser: Browser) -> Iterator[Camera]:
    """What a phone makes of the QR code on a screen."""
    dark_room = browser.new_page()

    def read(page: Page) -> str:
        expect(page.locator(".qr")).to_be_visible()
        (found,) = zxingcpp.read_barcodes(pixels_of(page.screenshot(), dark_room))
        return str(found.text)

    yield read
    dark_room.close()
