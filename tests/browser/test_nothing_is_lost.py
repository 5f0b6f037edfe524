"""What a page has acknowledged is kept on its device, whatever becomes of the page; and what cannot be is said."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.test_tabby import tabby

from .at_home import ASIDE, FULL, HAND, MOVE, NO_NETWORK, PACK, Device, crash, files_served, keep
from .conftest import PATIENCE
from .pages import Guest, Home, Table

KILLED, CHAPTERS = 100, 4  #: times, and in how many parts: several workers share them
A_PART = re.compile(r"\.part$")


class Site:
    def __init__(self, folder: Path, address: str) -> None:
        self.list, self.address = folder / "pack" / "list", address


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    tabby.write_site(folder / "some" / "folder")
    with files_served(folder) as (address, _):
        yield Site(folder / "some" / "folder", f"{address}some/folder/")


def new_context(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="module")
def device(browser: Browser, site: Site) -> Iterator[Device]:
    """A browser that keeps the house. Every test leaves it so."""
    context = new_context(browser)
    device = Device(context, site.address)
    device.guest.expects(NO_NETWORK)
    context.expose_binding("told", device.hear)
    context.add_init_script(HAND)
    device.guest.page.goto(site.address)
    keep(device.guest.page)
    device.guest.page.goto("about:blank")
    yield device
    assert device.guest.unexpected == []
    context.close()


def quota(page: Page, address: str, size: int | None) -> None:
    """How much the browser keeps for the site; None: as much as ever."""
    limit = {} if size is None else {"quotaSize": size}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": address, **limit})


@pytest.mark.parametrize("chapter", range(CHAPTERS))
def test_a_page_that_is_killed_a_hundred_times_has_lost_nothing_it_acknowledged(device: Device, chapter: int) -> None:
    """At any moment of its own moves and of what the bot thinks, with no network."""
    context, rng, many = device.context, Random(17 + chapter), KILLED // CHAPTERS
    context.set_offline(True)
    there = device.address
    device.acknowledged.clear()
    device.over = False
    device.remember("a hand", "yes")
    for _ in range(many):
        page = device.open(there)
        if there == device.address:
            Home(page).begin().against_bot("Easy")
            page.get_by_test_id("start").click()
            there = page.url
        if rng.randrange(2):
            device.play(page, rng.randrange(1, 12))
        else:
            page.wait_for_timeout(rng.uniform(0, 2000))  # perhaps before the house is there again
        page.wait_for_timeout(rng.uniform(0, 60))  # whatever it does by then
        crash(page)
        if device.over:
            there, device.over = device.address, False
    page = device.open(there)
    assert device.check(page)
    assert len(device.acknowledged) > many / 2
    page.close()
    device.remember("a hand", None)
    context.set_offline(False)


def test_a_move_for_which_there_is_no_room_is_told_and_made_when_there_is(device: Device) -> None:
    table = device.begin()
    for worker in table.page.workers:
        worker.evaluate(FULL, True)
    table.cell(table.lit_cells("turn")[0]).click()
    full = table.page.get_by_text("There is no room left on this device, so that your last move is not kept")
    expect(full).to_be_visible()
    for worker in table.page.workers:
        worker.evaluate(FULL, False)
    expect(full).to_have_count(0)
    assert table.wait_for("swap") == "swap"
    table.swap_with()
    assert table.is_my_turn()
    table.page.close()


def test_games_that_the_browser_has_cleared_away_are_told_of_once(device: Device) -> None:
    table = device.begin()
    there = table.page.url
    table.page.goto(f"{device.address}mark.svg")  # where no house is open
    table.page.evaluate(
        "() => new Promise(done => { indexedDB.deleteDatabase('tabbytop').onsuccess = () => done(null) })"
    )
    table.page.goto(there)
    gone = table.page.get_by_text("The games that you had on this device are gone")
    expect(gone).to_be_visible()
    table.page.goto(device.address)
    Home(table.page).begin().against_bot("Easy").start()
    expect(gone).to_have_count(0)
    table.page.close()


def test_a_browser_that_keeps_no_games_says_so(device: Device) -> None:
    """As some do in a private window: here what is kept is of a kind that this edition cannot open."""
    page = device.open(f"{device.address}mark.svg")
    page.evaluate(
        """() => new Promise(done => {
            indexedDB.deleteDatabase("tabbytop");
            const opening = indexedDB.open("tabbytop", 2);
            opening.onsuccess = () => { opening.result.close(); done(null) };
        })"""
    )
    page.goto(f"{device.address}?/t/home-anything")
    expect(page.get_by_text("This browser keeps no games for this page")).to_be_visible()
    page.goto(f"{device.address}mark.svg")
    page.evaluate("() => new Promise(done => { indexedDB.deleteDatabase('tabbytop').onsuccess = () => done(null) })")
    page.close()


def test_a_house_that_speaks_in_other_words_is_not_spoken_to(device: Device) -> None:
    table = device.begin()
    there, tokens = table.page.url, table.tokens()
    table.page.goto(f"{device.address}mark.svg")
    device.list_says(table.page, wire="other")
    table.page.goto(there)
    expect(table.page.get_by_text("of another edition than this page")).to_be_visible()
    table.page.get_by_role("button", name="Fetch it").click()
    Table(table.page).wait_until_shown(tokens)
    table.page.close()


def test_a_newer_edition_waits_until_no_table_is_open(device: Device, site: Site) -> None:
    table = device.begin()
    site.list.write_text(json.dumps({**json.loads(site.list.read_text()), "version": "newer"}))
    page = device.open()
    expect(page.get_by_test_id("keep-newer")).to_contain_text("It waits until no table of this device is open")
    assert device.version(page) != "newer"
    table.take_turn()
    assert table.is_my_turn()
    tokens, there = table.tokens(), table.page.url
    table.page.goto("about:blank")
    page.get_by_role("button", name="Take it up now").click()
    expect(page.get_by_test_id("keep-newer")).to_have_count(0)
    assert device.version(page) == "newer"
    page.goto(there)
    Table(page).wait_until_shown(tokens)
    table.page.close()
    page.close()


def test_what_was_cleared_away_or_removed_is_told_of_and_games_stay(device: Device) -> None:
    table = device.begin()
    page, there, tokens = table.page, table.page.url, table.tokens()
    page.goto(device.address)
    page.evaluate(MOVE, [PACK, ASIDE])
    page.evaluate(f"caches.open('{PACK}')")
    page.goto(there)
    expect(page.get_by_text("The house is no longer on this device")).to_be_visible()
    page.evaluate(MOVE, [ASIDE, PACK])
    page.goto(device.address)
    page.get_by_test_id("keep-remove").click()
    expect(page.locator("[data-testid=keep][data-at=absent]")).to_be_visible()
    assert page.evaluate(f"caches.has('{PACK}')") is False
    keep(page)
    page.goto(there)
    Table(page).wait_until_shown(tokens)
    page.close()


def test_a_fetch_that_breaks_off_goes_on_where_it_was(browser: Browser, site: Site) -> None:
    context = new_context(browser)
    minka = Guest(context, site.address)
    minka.expects("ERR_FAILED|ERR_INTERNET_DISCONNECTED")
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 4:
            route.abort()
        else:
            route.continue_()

    context.route(A_PART, answer)
    page = minka.page
    page.goto(site.address)
    section = page.get_by_test_id("keep")
    expect(section).to_contain_text(re.compile(r"\d\.\d MB, once"))
    page.get_by_test_id("keep-it").click()
    expect(section).to_contain_text("The network broke off")
    came = asked[:3]
    quota(page, site.address, 1)
    page.get_by_test_id("keep-it").click()
    expect(section).to_contain_text("There is no room left on this device")
    quota(page, site.address, None)
    page.reload()  # another visit
    page.get_by_test_id("keep-it").click()
    expect(page.locator("[data-testid=keep][data-at=preparing]")).to_be_visible()
    assert not {*came} & {*asked[4:]}
    parts = sum(len(file["parts"]) for file in json.loads(site.list.read_text())["files"])
    assert len({*asked}) == parts
    assert minka.unexpected == []
    context.close()


@pytest.mark.parametrize(
    "lacking",
    [
        "delete globalThis.indexedDB; Object.defineProperty(globalThis, 'indexedDB', { value: undefined })",
        "if (isSecureContext) CacheStorage.prototype.has = () => Promise.reject(new DOMException('', 'SecurityError'))",
    ],
    ids=["no database", "no cache"],
)
def test_a_private_window_is_told_of(browser: Browser, site: Site, lacking: str) -> None:
    context = new_context(browser)
    context.add_init_script(lacking)
    minka = Guest(context, site.address)
    minka.page.goto(site.address)
    expect(minka.page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    assert minka.unexpected == []
    context.close()
