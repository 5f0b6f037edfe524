"""The house kept on the device: with no server at all, in two tabs, when a tab is killed."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tabbytop.core import Record
from tabbytop.games import all_games
from tests.test_tabby import tabby

from .at_home import LONG, NO_NETWORK, SLOW, files_served, keep
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
    start = minka.home().begin_at_home()
    expect(start.dialog.get_by_test_id("start-friend")).to_have_count(0)  # nobody else comes there
    lobby = start.against_bot("Easy")
    expect(page.get_by_test_id("options-chosen")).to_be_attached()
    for others in ("Who may watch", "If somebody leaves, wait"):
        expect(page.get_by_text(others)).to_have_count(0)  # nobody else is there
    table = lobby.start()
    assert table.id.startswith("home-")
    assert table.is_my_turn()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # the coach lives at the server
    table.take_turn()
    assert table.is_my_turn()
    tokens = table.tokens()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on together").click()
    again = goes_together(minka, table).start()
    assert again.is_my_turn()
    again.wait_until_shown(tokens)
    expect(page.locator("header").get_by_text("begun at home").first).to_be_attached()
    minka.play_ahead(again.id)
    text = minka.fetch("GET", f"/api/tables/{again.id}/record").text()
    record = Record.read(text.splitlines(), all_games(), verify=True)
    assert record.is_over
    assert record.header.at_home
    fair = minka.open(f"/replay/{again.id}?check").locator(".replay-fair")
    expect(fair.locator(".chip.go")).to_have_count(0)  # what it says of chance proves nothing
    expect(fair.locator("summary")).to_contain_text("begun at home")
    expect(fair).to_contain_text("Whoever held its seed could have chosen it")


def goes_together(minka: Guest, table: Table) -> Lobby:
    """Said while it is on its way, and where it was before."""
    page, here = minka.page, table.page.url
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    minka.context.route("**/api/tables/from-home", hold)
    with page.expect_request("**/api/tables/from-home"):
        page.get_by_test_id("go-together").click()
    expect(page.get_by_text("The game is on its way to the server")).to_be_visible()
    held[0].continue_()
    page.wait_for_url(lambda address: "/t/home-" not in address)
    minka.context.unroute("**/api/tables/from-home")
    there = page.url
    page.goto(here)
    expect(page.get_by_text("This game goes on at the server")).to_be_visible()
    page.get_by_role("link", name="Go there").click()
    expect(page.get_by_text("This game was begun at home")).to_be_visible()
    assert page.url == there
    return Lobby(page)


def test_tables_on_the_device_are_said_to_come_while_the_house_there_opens(house: House, minka: Guest) -> None:
    minka.page.goto("about:blank")  # one page has the house at a time
    page = minka.context.new_page()
    page.add_init_script(SLOW)
    page.goto(house.address)
    coming = page.get_by_text("The house on this device is opening")
    expect(coming).to_be_visible()
    expect(page.locator(".table-card").first).to_be_visible()  # what the server knows of does not wait
    expect(page.locator(".table-card[href*='/home-']")).to_have_count(0)
    page.evaluate("letGo()")
    expect(page.locator(".table-card[href*='/home-']").first).to_be_visible()
    expect(coming).to_have_count(0)
    page.close()


def test_who_taps_play_before_the_house_here_has_said_what_it_lacks_is_told_when_it_does(
    house: House, minka: Guest
) -> None:
    """And when the server is there again, or gone again."""
    minka.page.goto("about:blank")  # one page has the house at a time
    house.stop()
    minka.expects(NO_NETWORK)
    page = minka.context.new_page()
    page.add_init_script(SLOW)
    page.goto(house.address)
    page.get_by_test_id("play-tower").click()
    dialog = page.get_by_role("dialog")
    offered, why = dialog.get_by_test_id("start-bot"), dialog.get_by_text("No tower can be built here")
    offered.click()  # it waits for the house
    expect(why).to_have_count(0)
    page.evaluate("letGo()")
    expect(why).to_be_visible()
    expect(offered).to_have_count(0)
    expect(dialog.get_by_text("could not be set")).to_have_count(0)
    house.start()
    expect(offered).to_be_visible()
    house.stop()
    page.evaluate("dispatchEvent(new Event('focus'))")  # whoever looks again asks for their tables
    expect(why).to_be_visible()
    house.start()
    expect(offered).to_be_visible()
    page.close()


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
        minka.page.locator(".fairness").get_by_role("button", name="keep the record").click()
    lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    record = Record.read(lines, all_games(), verify=True)
    assert record.is_over
    assert record.header.at_home
    minka.context.set_offline(False)
    house.start()


def test_where_the_server_is_gone_and_the_network_is_not_nothing_is_offered_that_needs_it(
    house: House, minka: Guest
) -> None:
    """What it said of its games when it last answered is not what the house here says of them."""
    house.stop()
    minka.expects(NO_NETWORK)
    page = minka.home().page
    expect(page.get_by_test_id("play-tower")).to_have_count(0, timeout=LONG)
    expect(page.get_by_text("The server does not answer. You play on this device.")).to_be_visible()
    expect(page.get_by_test_id("new-event")).to_have_count(0)
    expect(page.locator(".ticket")).to_have_count(0)
    page.get_by_test_id("play-isle").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("start-bot")).to_be_visible()
    expect(dialog.get_by_test_id("start-friend")).to_have_count(0)
    house.start()
    expect(page.locator(".ticket")).to_be_visible()  # there it is again
    expect(page.get_by_test_id("new-event")).to_be_visible()


@contextmanager
def gateway(address: str) -> Iterator[None]:
    """A proxy in the place of the server, for which it answers as nginx does."""

    class Gone(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(502)

        def log_message(self, format: str, *args: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", int(address.rpartition(":")[2])), Gone) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield
        server.shutdown()
        thread.join()


def test_where_a_proxy_answers_for_a_server_that_is_gone_the_house_here_does(house: House, minka: Guest) -> None:
    table = minka.home().begin_at_home().against_bot("Easy").start()
    house.stop()
    minka.expects(f"502|{NO_NETWORK}")  # as it comes and goes
    with gateway(house.address):
        minka.page.goto(table.page.url)
        assert table.is_my_turn()
        table.take_turn()
        page = minka.home().page
        expect(page.get_by_test_id("play-tower")).to_have_count(0, timeout=LONG)
        expect(page.locator(".table-card").first).to_be_visible()
    house.start()


#: As a page's own scripts would: what the browser's tools run is bound by no policy.
RUNS_TEXT = """() => new Promise(done => setTimeout(() => {
    try { done(new Function("return 7")()) } catch (error) { done(error.name) }
}))"""


def test_workers_may_do_what_pages_may_and_nothing_else(minka: Guest) -> None:
    """A worker goes by what is said of its own file, which comes from the device."""
    table = minka.home().begin_at_home().against_bot("Easy").start()
    assert table.is_my_turn()
    workers = [worker for worker in table.page.workers if "/assets/" in worker.url]
    assert len(workers) >= 2
    for worker in workers:
        assert worker.evaluate(RUNS_TEXT) == "EvalError", worker.url
        assert "frame-ancestors 'none'" in worker.evaluate(
            "url => fetch(url).then(answer => answer.headers.get('Content-Security-Policy'))", worker.url
        )


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
    "/pad/kingos": "Nothing to count",
    "/pad/tower": "Nothing to count",
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
    leads_into_the_folder(page)


def leads_into_the_folder(page: Page) -> None:
    """Nothing that is followed leads to where nobody answers."""
    folder = page.evaluate("location.pathname")
    links = page.locator("a[href]").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert [link for link in links if not link.startswith(("#", "blob:", folder))] == []


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
    """Kept, killed in the middle of a game, in two tabs."""
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
    minka.page.goto(f"{address}?/me")
    with minka.page.expect_download() as download:
        minka.page.get_by_role("button", name="Everything kept of me").click()
    assert Path(download.value.path()).stat().st_size > 0
    leads_into_the_folder(minka.page)
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
    assert minka.unexpected == []
    context.close()
