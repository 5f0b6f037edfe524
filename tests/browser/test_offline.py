"""The house kept on the device: with no server at all, in two tabs, when a tab is killed, when a browser clears up."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tabbytop.core import Record
from tabbytop.games import all_games
from tests.test_tabby import tabby

from .conftest import PATIENCE, PHONE
from .house import BUILT, House
from .pages import Guest, Home, Table

NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED"
LONG = 300_000  #: milliseconds; compiling all of Python's files on a machine that has much else to do


def keep(page: Page) -> None:
    """The pack is fetched, and made ready."""
    assert (BUILT / "pack" / "list").is_file(), "there is no pack: run ./tabby test or ./tabby play"
    page.get_by_test_id("keep-it").click()
    expect(page.locator("[data-testid=keep][data-at=kept]")).to_be_visible(timeout=LONG)


def test_a_game_to_its_end_with_no_server_and_no_network(browser: Browser, tmp_path: Path) -> None:
    """On a telephone; the record is one that any house verifies."""
    house = House(tmp_path)
    house.start()
    context = browser.new_context(base_url=house.address, locale="en-GB", reduced_motion="reduce", viewport=PHONE)
    context.set_default_timeout(PATIENCE)
    minka = Guest(context, house.address)
    minka.home()
    keep(minka.page)
    house.stop()
    context.set_offline(True)
    minka.expects(NO_NETWORK)
    minka.page.goto("/")
    table = Home(minka.page).begin().against_bot("Easy").start()
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
    assert minka.unexpected == []
    context.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """Files in a folder of a web server that knows nothing else, and that can be ended."""
    tabby.write_site(tmp_path / "some" / "folder")
    command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(tmp_path), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        port = server.stdout.readline().decode().split(" port ")[1].split()[0]
        yield f"http://127.0.0.1:{port}/some/folder/", server
        server.kill()


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
    minka.page.goto(address)
    keep(minka.page)
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
