"""A house that lets strangers in: a table on its board, one click to sit down, quick match. In two to four browsers."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tabbytop.tables.matching import COMING

from .conftest import PHONE, Invite
from .house import House
from .judge import Judge
from .pages import Guest, Table

PATIENCE = 4.0  #: seconds after which bots are offered here


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), strangers=PATIENCE)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


def at_the_board(guest: Guest) -> Page:
    page = guest.open("/house")
    expect(page.get_by_role("heading", name="Open tables", level=1)).to_be_visible()
    return page


def note(page: Page, title: str) -> Locator:
    return page.get_by_test_id("pinned").filter(has=page.get_by_role("heading", name=title))


def opened(guest: Guest, title: str) -> Page:
    """A table of clans on the board, by the button there."""
    page = at_the_board(guest)
    page.get_by_test_id("open-table").click()
    dialog = page.get_by_role("dialog", name="Open a table")
    dialog.get_by_label("What it is called").fill(title)
    dialog.get_by_test_id("open-go").click()
    expect(page.get_by_role("switch", name="On the house’s board")).to_be_checked()
    return page


def test_a_table_is_hung_up_and_taken_with_one_click_and_who_is_late_is_offered_another(invite: Invite):
    minka, mourek, fousek, zofka = [invite(name) for name in ("Minka", "Mourek", "Fousek", "Žofka")]
    minka.home()
    minka.page.get_by_role("link", name="The board").click()
    expect(minka.page.get_by_role("heading", name="Nothing hangs here yet")).to_be_visible()
    hers = opened(minka, "At dawn")
    opened(zofka, "At dusk")
    his, late = at_the_board(mourek), at_the_board(fousek)
    for page in (his, late):
        expect(note(page, "At dawn")).to_contain_text("one seat free")
        expect(page.locator(".in-house")).to_contain_text("Minka")
    Judge(his).look("the house's board")
    late.route(re.compile(r"/api/board\?"), lambda route: None)  # what it shows is old from now on
    note(his, "At dawn").get_by_role("button", name="Sit down: At dawn").press("Enter")
    expect(hers.locator(".lobby-seats li.seat").nth(1)).to_contain_text("Mourek")
    fousek.expects("409")
    note(late, "At dawn").get_by_role("button", name="Sit down: At dawn").click()
    expect(late.get_by_role("status").filter(has_text="Somebody was faster")).to_be_visible()
    late.get_by_test_id("sit-elsewhere").click()
    expect(zofka.page.locator(".lobby-seats li.seat").nth(1)).to_contain_text("Fousek")
    hers.get_by_test_id("start").click()
    expect(Table(mourek.page).board).to_be_visible()
    watcher = at_the_board(invite("Micka"))
    watcher.get_by_role("radio", name="to watch").check()
    expect(note(watcher, "At dawn")).to_contain_text("you may watch")
    expect(note(watcher, "At dusk")).to_have_count(0)
    note(watcher, "At dawn").get_by_role("link", name="Watch: At dawn").click()
    expect(watcher.get_by_text("You are watching")).to_be_visible()


def test_the_host_changes_the_title_leaves_and_takes_it_off(invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    minka.home().begin().dialog.get_by_test_id("start-friend").click()
    hers, his = minka.page, at_the_board(mourek)
    expect(hers.get_by_role("switch", name="On the house’s board")).not_to_be_checked()
    hers.get_by_role("switch", name="On the house’s board").check()
    expect(note(his, "Minka’s table")).to_be_visible()
    hers.get_by_label("What it is called").fill("After supper")
    hers.get_by_role("button", name="Write it on the note").click()
    expect(note(his, "After supper")).to_be_visible()
    Judge(hers).look("the lobby's way to the board", "[data-testid=on-board]")
    hers.get_by_role("switch", name="Rate this game").check()
    hers.get_by_label("Rated from").fill("1100")
    hers.get_by_label("up to", exact=True).fill("900")
    hers.get_by_test_id("pin-take").click()
    expect(hers.locator("#main").get_by_text("That range leaves everybody out")).to_be_visible()
    hers.get_by_label("Rated from").fill("900")
    hers.get_by_label("up to", exact=True).fill("1100")
    hers.get_by_test_id("pin-take").click()
    expect(note(his, "After supper")).to_contain_text("rated 900 to 1100")
    with minka.elsewhere():
        expect(note(his, "After supper")).to_contain_text("the host is away")
    expect(note(his, "After supper")).not_to_contain_text("the host is away")
    hers.get_by_role("switch", name="On the house’s board").uncheck()
    expect(note(his, "After supper")).to_have_count(0)


def waiting(guest: Guest, game: str = "Cat Clans") -> Page:
    page = at_the_board(guest)
    ticket = page.get_by_test_id("quick")
    ticket.get_by_role("radio", name=game).check()
    ticket.get_by_test_id("quick-go").click()
    return page


def test_who_closes_the_page_waits_no_more(invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    waiting(minka, "Kingoš")
    expect(minka.page.get_by_test_id("quick-leave")).to_be_visible()
    his = at_the_board(mourek)
    expect(his.get_by_test_id("quick")).to_contain_text("Minka waits")
    minka.page.goto("about:blank")
    expect(his.get_by_test_id("quick")).not_to_contain_text("Minka waits")


def test_quick_match_brings_two_together_and_the_third_waits_stops_and_plays_a_bot(invite: Invite):
    minka, mourek, fousek = [invite(name) for name in ("Minka", "Mourek", "Fousek")]
    hers, his = at_the_board(minka), at_the_board(mourek)
    expect(hers.get_by_test_id("quick-usual")).to_contain_text("Clans: First game; Powers: Off")
    hers.get_by_test_id("quick").get_by_role("radio", name="Kingoš").check()
    expect(hers.get_by_test_id("quick-usual")).to_contain_text("Steps to the citadel: Five")
    expect(hers.get_by_test_id("quick").get_by_role("switch")).to_have_count(0)  # it is never rated
    hers = waiting(minka)
    expect(hers.get_by_test_id("quick-wish")).to_contain_text("Cat Clans, 2 at the table")
    expect(his.get_by_test_id("quick")).to_contain_text("Minka waits for Cat Clans")
    Judge(hers).look("waiting for somebody", "[data-testid=quick]")
    hers.emulate_media(color_scheme="light")
    his.locator(".in-house li").filter(has_text="Minka").get_by_role("button", name="Play").click()
    for page in (hers, his):
        expect(Table(page).board).to_be_visible()
    assert hers.url == his.url
    third = waiting(fousek)
    expect(third.get_by_role("status").filter(has_text="Waiting for somebody")).to_be_visible()
    third.get_by_test_id("quick-leave").click()
    third.get_by_test_id("quick-go").click()
    third.get_by_test_id("quick-bots").click()
    expect(Table(third).board).to_be_visible()


@pytest.mark.parametrize("both", [True, False])
def test_a_quick_game_is_rated_where_both_want_it(invite: Invite, both: bool):
    minka, mourek = invite("Minka"), invite("Mourek")
    pages = [at_the_board(minka), at_the_board(mourek)]
    for page, wants in zip(pages, (True, both), strict=True):
        wish = page.get_by_test_id("quick").get_by_role("switch", name="Rate this game")
        wish.set_checked(wants, force=True)
    for guest in (minka, mourek):
        waiting(guest)
        if guest is minka:
            expect(guest.page.get_by_test_id("quick")).to_contain_text("rated if the others want it too")
    for page in pages:
        expect(Table(page).board).to_be_visible()
        expect(page.get_by_test_id("rated")).to_have_count(1 if both else 0)


def test_who_came_where_nobody_else_did_is_not_at_two_tables(house: House, invite: Invite):
    """Mourek is brought to a table and never comes. Minka waits anew, and the first table is no longer hers."""
    minka, mourek = invite("Minka"), invite("Mourek")
    minka.is_altered = mourek.is_altered = True
    waiting(minka)
    expect(minka.page.get_by_test_id("quick-leave")).to_be_visible()  # else she would be brought to him
    brought = mourek.page.request.post("/api/match", data={"game": "clans", "seats": 2, "clock": 60}).json()["table"]
    minka.page.wait_for_url(f"**/t/{brought}")
    expect(minka.page.locator(".lobby-seats")).to_be_visible()
    house.later(COMING + 1)
    expect(minka.page.get_by_role("switch", name="On the house’s board")).to_be_checked()  # there was room made
    waiting(minka)
    expect(minka.page.get_by_test_id("quick-leave")).to_be_visible()
    tables = minka.page.request.get("/api/tables").json()
    assert brought not in [one["table"]["id"] for one in tables]
    minka.page.get_by_test_id("quick-leave").click()
    expect(minka.page.get_by_test_id("quick-go")).to_be_visible()


@pytest.mark.parametrize("language", ["cs", "uk"])
def test_the_board_on_a_phone(invite: Invite, language: str):
    guest = invite("Minka", viewport=PHONE, locale=language, has_touch=True)
    page = guest.open("/house")
    expect(page.get_by_test_id("quick-go")).to_be_visible()
    expect(page.get_by_test_id("open-table")).to_be_visible()
    Judge(page).look(f"the board on a phone, {language}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
