"""What a page has acknowledged is kept on its device, whatever becomes of the page; and what cannot be is said."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.test_tabby import tabby

from .at_home import ASIDE, FULL, HAND, LONG, MOVE, NO_NETWORK, PACK, SLOW, Device, crash, files_served, keep
from .conftest import PATIENCE
from .pages import Guest, Home, Lobby, Table

CHAPTERS = 4  #: several workers share them
KILLED, KILLED_THOROUGHLY = 5, 25  #: times in each: a page takes seconds to open its house again
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
def test_a_page_that_is_killed_again_and_again_has_lost_nothing_it_acknowledged(
    device: Device, chapter: int, thorough: bool
) -> None:
    """At any moment of its own moves and of what the bot thinks, with no network; ``--thorough``: a hundred times."""
    context, rng, many = device.context, Random(17 + chapter), KILLED_THOROUGHLY if thorough else KILLED
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


def test_games_that_are_cleared_away_beneath_an_open_table_are_told_of_at_once(device: Device) -> None:
    table = device.begin()
    page = table.page
    place = table.cell(table.lit_cells("turn")[0])
    origin = page.evaluate("location.origin")
    page.context.new_cdp_session(page).send(
        "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"}
    )
    place.dispatch_event("click")  # a move that nobody keeps, where the board still stands
    gone = page.get_by_text("The games that you had on this device are gone")
    expect(gone).to_be_visible()
    expect(page.get_by_text("Looking for the connection")).to_have_count(0)  # none is lost
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(gone).to_be_visible()
    page.goto(device.address)
    Home(page).begin().against_bot("Easy").start()
    expect(gone).to_have_count(0)
    page.close()


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
    device.context.set_offline(True)
    table.page.get_by_role("button", name="Fetch it").click()
    expect(table.page.get_by_text("it could not be fetched. Try again when there is a network")).to_be_visible()
    device.context.set_offline(False)
    table.page.get_by_role("button", name="Fetch it").click()
    Table(table.page).wait_until_shown(tokens)
    table.page.close()


def is_told_over_its_menu(page: Page) -> None:
    expect(page.get_by_text("Your games on this device were taken over by another tab")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_another_tab_takes_the_table_over_and_gives_it_back(device: Device) -> None:
    first = device.begin()
    tokens = first.tokens()
    first.page.get_by_role("button", name="Menu").click()
    second = Table(device.open(first.page.url))
    second.page.get_by_role("button", name="Play here instead").click()
    second.wait_until_shown(tokens)
    is_told_over_its_menu(first.page)
    assert second.is_my_turn()
    second.take_turn()
    assert second.is_my_turn()
    expect(first.page.get_by_text("Looking for the connection")).to_have_count(0)  # one reason is enough
    second.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Play here instead").click()
    assert first.is_my_turn()
    is_told_over_its_menu(second.page)
    first.page.close()
    second.page.close()


def test_who_begins_a_game_in_another_tab_is_told_in_the_dialog_and_takes_over_there(device: Device) -> None:
    first = device.begin()
    page = device.open()
    dialog = Home(page).begin().dialog
    begin = dialog.get_by_test_id("start-bot")
    begin.click()
    why = dialog.get_by_text("Your games on this device are open in another tab")
    expect(why).to_be_visible()
    expect(dialog.get_by_text("could not be set")).to_have_count(0)  # one reason is enough
    dialog.get_by_role("button", name="Play here instead").click()
    expect(why).to_have_count(0)
    begin.click()
    assert Lobby(page).start().is_my_turn()
    is_told_over_its_menu(first.page)
    first.page.close()
    page.close()


def test_a_first_page_gives_the_house_up_to_whoever_plays(device: Device) -> None:
    """It opens it for the list of tables alone. Nobody has to be told."""
    table = device.begin()
    first, tokens, there = table.page, table.tokens(), table.page.url
    first.goto(device.address)
    listed = first.locator("section.tables a")
    expect(listed).not_to_have_count(0)
    second = Table(device.open(there))
    second.wait_until_shown(tokens)
    assert second.is_my_turn()
    second.take_turn()
    assert second.is_my_turn()
    expect(first.get_by_text("Your games on this device")).to_have_count(0)
    expect(listed).not_to_have_count(0)
    second.page.goto("about:blank")
    another = device.begin()  # though the first page may have opened it again by now
    expect(first.get_by_text("Your games on this device")).to_have_count(0)
    another.page.close()
    second.page.close()
    first.close()


def test_a_first_page_that_is_asked_while_it_opens_the_house_has_its_list_first(device: Device) -> None:
    """And whoever plays there afterwards has the house again."""
    table = device.begin()
    tokens, there = table.tokens(), table.page.url
    table.page.goto("about:blank")
    first = device.context.new_page()
    first.add_init_script(SLOW)
    first.goto(device.address)
    expect(first.get_by_text("The house on this device is opening")).to_be_visible()
    second = Table(device.open(there))
    third = device.open()  # two ask at the door
    expect(first.locator("section.tables a")).to_have_count(0)
    first.evaluate("letGo()")
    second.wait_until_shown(tokens)
    assert second.is_my_turn()
    expect(first.locator("section.tables a")).not_to_have_count(0)
    expect(first.get_by_text("The house on this device is opening")).to_have_count(0)
    expect(first.get_by_text("Your games on this device")).to_have_count(0)
    third.close()
    second.page.close()
    first.bring_to_front()
    assert Home(first).begin().against_bot("Easy").start().is_my_turn()
    first.close()


def test_a_pad_in_another_tab_counts_when_it_has_taken_over(device: Device) -> None:
    first = device.begin()
    first.page.get_by_role("button", name="Menu").click()
    pad = device.open(f"{device.address}?/pad/clans")
    pad.get_by_role("button", name="An example").click()
    figures = pad.get_by_role("region", name="The count").locator(".clans-tally .figure")
    expect(pad.get_by_text("they are not open on this page")).to_be_visible()
    expect(figures).to_have_count(0)
    pad.get_by_role("button", name="Play here instead").click()
    expect(figures).to_have_text(["21", "15"])
    is_told_over_its_menu(first.page)
    first.page.close()
    pad.close()


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
    page.reload()
    expect(page.locator("[data-testid=keep][data-at=absent]")).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", name="How the games are played")).to_be_visible()
    expect(page.get_by_text("The house is no longer on this device")).to_have_count(0)  # who removed it knows
    page.goto(device.address)
    keep(page)
    page.goto(there)
    Table(page).wait_until_shown(tokens)
    page.close()


#: Some bytes in the middle of Python itself are others now.
SPOILT = """async pack => {
    const house = await caches.open(pack);
    const key = (await house.keys()).find(({ url }) => url.endsWith(".wasm"));
    const before = await house.match(key), bytes = new Uint8Array(await before.arrayBuffer());
    bytes.fill(255, bytes.length / 2, bytes.length / 2 + 4096);
    await house.put(key, new Response(bytes, { headers: before.headers }));
}"""


def test_python_that_is_spoilt_on_the_device_is_told_of_and_fetched_again(device: Device) -> None:
    """How far it is stands there; stopped, it goes on."""
    table = device.begin()
    page, there, tokens = table.page, table.page.url, table.tokens()
    page.goto(f"{device.address}mark.svg")
    page.evaluate(SPOILT, PACK)
    device.guest.expects("wasm instantiation failed|CompileError")
    page.goto(there)
    expect(page.get_by_text("The house on this device did not start")).to_be_visible()
    held: list[Route] = []

    def some(route: Route) -> None:
        if len(held) > 2:
            return  # it stays away
        held.append(route)
        route.continue_()

    device.context.route(A_PART, some)
    page.get_by_role("button", name="Fetch it again").click()
    strip = page.locator(".strip")
    expect(strip.get_by_text(re.compile("[1-9].* MB are here"))).to_be_visible()
    expect(strip.locator("progress")).to_be_visible()
    strip.get_by_role("button", name="Stop").click()
    expect(strip).to_contain_text("Stopped. What has come is kept")
    device.context.unroute(A_PART)
    strip.get_by_role("button", name="Fetch the rest").click()
    Table(page).wait_until_shown(tokens)
    assert table.is_my_turn()
    page.close()


#: What was made of the files that came.
COMPILED = "async pack => (await (await caches.open(pack)).keys()).filter(key => key.url.includes('/compiled/')).length"


def test_where_room_runs_out_while_it_is_made_ready_that_is_said_and_tried_again(browser: Browser, site: Site) -> None:
    context = new_context(browser)
    minka = Guest(context, site.address)
    minka.expects("starts will be slow")
    page = minka.page
    page.goto(site.address)
    page.get_by_test_id("keep-it").click()
    expect(page.locator("[data-testid=keep][data-at=preparing] progress[max]")).to_be_visible()
    used = page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    quota(page, site.address, used + 1_000_000)
    slow = page.get_by_text("It starts slowly as yet")
    expect(slow).to_be_visible(timeout=LONG)
    assert page.evaluate(COMPILED, PACK) == 0
    page.reload()
    expect(slow).to_be_visible()
    quota(page, site.address, None)
    page.reload()
    expect(page.get_by_text("The house is kept on this device")).to_be_visible()
    expect(slow).to_have_count(0, timeout=LONG)
    assert page.evaluate(COMPILED, PACK) == 2
    assert minka.unexpected == []
    context.close()


@pytest.mark.parametrize("promised", ["true", "false"])
def test_a_browser_that_has_promised_nothing_is_said_to_forget(device: Device, promised: str) -> None:
    page = device.context.new_page()
    page.add_init_script(f"if (isSecureContext) StorageManager.prototype.persisted = async () => {promised}")
    page.goto(device.address)
    expect(page.get_by_text("The house is kept on this device")).to_be_visible()
    warned = page.get_by_text("a private window forgets it when you close it")
    expect(warned).to_have_count(1 if promised == "false" else 0)
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
        """if (isSecureContext)
            CacheStorage.prototype.match = () => Promise.reject(new DOMException("", "SecurityError"))""",
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
