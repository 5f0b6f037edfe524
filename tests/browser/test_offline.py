"""The house kept on the device: with no server at all, in two tabs, when a tab is killed, when a browser clears up."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tabbytop.core import Record
from tabbytop.games import all_games
from tests.test_tabby import tabby

from .at_home import LONG, NO_NETWORK, files_served, keep
from .conftest import PATIENCE, PHONE
from .house import House
from .pages import Guest, Home, Lobby, Table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that can be stopped."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def minka(browser: Browser, house: House) -> Iterator[Guest]:
    """Somebody with a telephone on which the house is kept."""
    context = browser.new_context(base_url=house.address, locale="en-GB", reduced_motion="reduce", viewport=PHONE)
    context.set_default_timeout(PATIENCE)
    minka = Guest(context, house.address)
    minka.call("Minka")
    minka.home()
    keep(minka.page)
    yield minka
    assert minka.unexpected == []
    context.close()


def test_a_game_begun_on_the_device_goes_on_at_the_server(house: House, minka: Guest) -> None:
    page = minka.page
    start = minka.home().begin()
    start.dialog.get_by_test_id("start-here").get_by_role("switch").check()
    expect(start.dialog.get_by_test_id("start-friend")).to_have_count(0)  # nobody else comes there
    table = start.against_bot("Easy").start()
    assert table.id.startswith("home-")
    assert table.is_my_turn()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # the coach lives at the server
    table.take_turn()
    assert table.is_my_turn()
    tokens = table.tokens()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on together").click()
    page.get_by_test_id("go-together").click()
    lobby = Lobby(page)
    assert "/t/home-" not in page.url
    expect(page.get_by_text("This game was begun at home")).to_be_visible()
    again = lobby.start()
    assert again.is_my_turn()
    again.wait_until_shown(tokens)
    expect(page.locator("header").get_by_text("begun at home").first).to_be_attached()
    minka.play_ahead(again.id)
    record = minka.fetch("GET", f"/api/tables/{again.id}/record").text()
    assert Record.read(record.splitlines(), all_games(), verify=True).is_over


def test_a_game_to_its_end_with_no_server_and_no_network(house: House, minka: Guest) -> None:
    """The record is one that any house verifies."""
    house.stop()
    minka.context.set_offline(True)
    minka.expects(NO_NETWORK)
    table = minka.home().begin().against_bot("Easy").start()
    assert table.id.startswith("home-")
    while table.is_my_turn():
        table.take_turn()
    expect(table.finale).to_be_visible()
    minka.page.reload()  # it is there again, from what the page has kept
    expect(table.finale).to_be_visible()
    with minka.page.expect_download() as download:
        minka.page.locator(".fairness a[download]").click()
    lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert Record.read(lines, all_games(), verify=True).is_over
    minka.context.set_offline(False)
    house.start()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """In a folder of a server of files, which can be ended."""
    tabby.write_site(tmp_path / "some" / "folder")
    with files_served(tmp_path) as (address, server):
        yield f"{address}some/folder/", server


#: Pages of a folder of files, and what stands there before the games are fetched; the last two need a server.
DEEP = {
    "/learn": "How the games are played",
    "/guide": "The field guide",
    "/learn/isle": "The Isle of Cats",
    "/puzzles": "One puzzle a day",
    "/t/home-anything": "There is no such table",
    "/event/anything": "This needs a server",
    "/back": "This needs a server",
}


def offers_nothing_that_needs_a_server(page: Page) -> None:
    expect(page.get_by_test_id("play-clans")).to_be_visible()
    for lacking in ("play-tower", "new-event"):
        expect(page.get_by_test_id(lacking)).to_have_count(0)
    expect(page.locator(".ticket")).to_have_count(0)
    links = page.locator("a[href]").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert [link for link in links if "/back" in link or "/house" in link] == []


@pytest.fixture
def stranger(browser: Browser, site: tuple[str, "subprocess.Popen[bytes]"]) -> Iterator[Guest]:
    """Somebody who followed a link to a folder of files, with an empty telephone."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=PHONE)
    context.set_default_timeout(PATIENCE)
    stranger = Guest(context, site[0])
    stranger.page.goto(site[0])
    offers_nothing_that_needs_a_server(stranger.page)
    yield stranger
    assert stranger.unexpected == []
    context.close()


def comes(page: Page) -> None:
    """All that it takes to play is fetched then and there, and its size is said."""
    expect(page.get_by_test_id("fetching").get_by_text("MB are here")).to_be_visible()
    expect(page.get_by_test_id("fetching")).to_have_count(0, timeout=LONG)


def test_whoever_taps_play_on_a_folder_of_files_plays(stranger: Guest) -> None:
    start = Home(stranger.page).begin()
    start.dialog.get_by_role("radio", name="Easy").check()
    start.dialog.get_by_test_id("start-bot").click()
    comes(stranger.page)
    table = Lobby(stranger.page).start()
    assert table.is_my_turn()
    table.take_turn()
    assert table.is_my_turn()
    in_other_tabs(stranger, table)


def in_other_tabs(stranger: Guest, table: Table) -> None:
    """What is asked of nobody opens there; what is asked of the house says where that is."""
    context, page = stranger.context, stranger.page
    page.get_by_role("button", name="Menu").click()
    with context.expect_page() as opened:
        page.get_by_role("link", name="How to play").click()
    expect(opened.value.get_by_text("Cat Clans").first).to_be_visible()
    expect(opened.value.get_by_text("not open on this page")).to_have_count(0)
    other = new_page(context, table.page.url)
    expect(other.get_by_text("they are not open on this page")).to_be_visible()
    expect(other.get_by_text("The server is out of reach")).to_have_count(0)
    expect(other.get_by_role("button", name="Play here instead")).to_be_visible()


def test_a_pad_of_a_folder_of_files_counts(stranger: Guest, tmp_path: Path) -> None:
    """Broken off on the way, it goes on; a puzzle needs nothing but its page."""
    page = stranger.page
    page.get_by_role("link", name="Cat Clans: puzzle of the day").click()
    expect(page.get_by_text("Puzzle of the day").first).to_be_visible()
    page.go_back()
    parts = list(tmp_path.rglob("*.part"))
    for part in parts[::2]:
        part.rename(part.with_suffix(".away"))
    stranger.expects("404")
    page.get_by_role("link", name="Count a real game: Cat Clans").click()
    expect(page.get_by_text("The network broke off")).to_be_visible()
    for part in parts[::2]:
        part.with_suffix(".away").rename(part)
    page.get_by_test_id("keep-it").click()
    comes(page)
    page.get_by_role("button", name="An example").click()
    expect(page.get_by_role("region", name="The count").locator(".clans-tally .figure")).to_have_text(["21", "15"])
    page.reload()
    expect(page.get_by_role("region", name="The count").locator(".clans-tally .figure")).to_have_text(["21", "15"])


def new_page(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def test_a_folder_of_files_is_a_house(browser: Browser, site: tuple[str, "subprocess.Popen[bytes]"]) -> None:
    """Kept, killed in the middle of a game, in two tabs, cleared away."""
    address, server = site
    assert httpx.get(address).status_code == 200
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    minka = Guest(context, address)
    for deep, heading in DEEP.items():  # whoever comes for the first time, by a link
        minka.page.goto(f"{address}?{deep}")
        expect(minka.page.get_by_role("heading", name=heading).first).to_be_visible()
    minka.page.goto(address)
    keep(minka.page)
    offers_nothing_that_needs_a_server(minka.page)
    server.kill()
    context.set_offline(True)
    minka.expects(NO_NETWORK)
    minka.page.goto(address)
    table = Home(minka.page).begin().against_bot("Easy").start()
    assert table.is_my_turn()
    table.take_turn()
    assert table.is_my_turn()
    tokens, there = table.tokens(), minka.page.url
    minka.page.close(run_before_unload=False)  # killed: nothing is said good-bye to
    first = new_page(context, there)
    again = Table(first)
    assert again.is_my_turn()
    assert again.tokens() == tokens
    second = new_page(context, there)  # a second tab is told, and may take over
    second.get_by_role("button", name="Play here instead").click()
    assert Table(second).is_my_turn()
    expect(first.get_by_text("another tab")).to_be_visible()
    first.close()
    second.evaluate("caches.delete('tabbytop-pack')")
    second.reload()
    expect(second.get_by_text("The house is no longer on this device")).to_be_visible()
    assert minka.unexpected == []
    context.close()
