"""A new release, and a house on the device that is of the old one: client and house always fit each other."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.test_tabby import tabby

from .at_home import LONG, NEWER, NO_NETWORK, Device, files_served, is_newer, keep, release_anew
from .house import BUILT, House
from .pages import Home, Table

THE_LIST = re.compile(r"/pack/list$")


def test_games_at_home_go_on_in_their_own_page_until_the_newer_house_is_here(
    context: BrowserContext, tmp_path: Path
) -> None:
    web = tmp_path / "web"
    shutil.copytree(BUILT, web)
    house = House(tmp_path, web=web)
    house.start()
    minka = Device(context, f"{house.address}/")
    minka.guest.expects(NO_NETWORK)
    page = minka.guest.page
    page.goto(minka.address)
    keep(page)
    table = Home(page).begin_at_home().against_bot("Easy").start()
    assert table.is_my_turn()
    there, tokens = page.url, table.tokens()
    page.goto("about:blank")
    house.stop()
    release_anew(web)
    house.start()

    context.route(THE_LIST, lambda route: route.abort())  # of the newer house nothing comes as yet
    page.goto(minka.address)
    assert is_newer(page)  # it speaks to a server of that release
    expect(page.get_by_test_id("play-clans")).to_be_visible()
    page.goto(there)
    assert not is_newer(page)
    table.wait_until_shown(tokens)
    house.stop()
    context.set_offline(True)
    page.goto(minka.address)
    assert not is_newer(page)
    page.goto(there)
    assert table.is_my_turn()
    table.take_turn()
    assert table.is_my_turn()
    tokens = table.tokens()

    context.set_offline(False)
    house.start()
    context.unroute(THE_LIST)
    page.goto(minka.address)
    assert is_newer(page)
    expect(page.locator("[data-testid=keep][data-at=kept]")).to_be_visible()
    expect(page.get_by_test_id("keep-newer")).to_have_count(0, timeout=LONG)
    assert minka.version(page).startswith(NEWER)
    house.stop()
    context.set_offline(True)
    page.goto(there)
    assert is_newer(page)
    table.wait_until_shown(tokens)
    assert minka.guest.unexpected == []


def test_a_folder_of_files_stays_of_one_release_until_no_game_is_open(context: BrowserContext, tmp_path: Path) -> None:
    tabby.write_site(tmp_path / "site")
    with files_served(tmp_path) as (address, _):
        minka = Device(context, f"{address}site/")
        page = minka.guest.page
        page.goto(minka.address)
        keep(page)
        table = minka.begin()
        release_anew(tmp_path / "site")
        said = tmp_path / "site" / "pack" / "games"
        games = said.read_text(encoding="utf-8")
        said.write_text("[]", encoding="utf-8")  # as of a release that offers none
        page.goto(minka.address)
        assert not is_newer(page)
        asked = "fetch('pack/games', { cache: 'no-store' }).then(answer => answer.text())"
        assert page.evaluate(asked) == games
        said.write_text(games, encoding="utf-8")
        expect(page.get_by_test_id("keep-newer")).to_contain_text("It waits until no table", timeout=LONG)
        table.take_turn()
        assert table.is_my_turn()
        tokens, there = table.tokens(), table.page.url
        table.page.reload()
        assert not is_newer(table.page)
        table.wait_until_shown(tokens)
        table.page.goto("about:blank")
        page.get_by_role("button", name="Take it up now").click()
        expect(page.locator(f"head script[src*={NEWER}]")).to_have_count(1)
        assert minka.version(page).startswith(NEWER)
        page.goto(there)
        assert is_newer(page)
        Table(page).wait_until_shown(tokens)
        assert minka.guest.unexpected == []
