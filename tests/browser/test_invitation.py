"""How others come to a table: by an address that they can open, in words or for a camera, and never by one that leads
to their own machine; and what such a link is for."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Camera, Invite
from .house import NEARBY, House
from .pages import Guest, Home, begun, say_name


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open to others in its network."""
    house = House(tmp_path_factory.mktemp("house"), nearby=NEARBY)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


@pytest.mark.parametrize("print_", ["light", "dark"])
def test_a_phone_on_the_same_sofa_joins_by_the_code_on_the_screen(
    invite: Invite, house: House, camera: Camera, print_: str
):
    minka, mourek = invite(color_scheme=print_), invite(viewport=PHONE, has_touch=True)
    hers = minka.home().begin().with_friend("Minka")
    expect(minka.page.locator(".address")).to_contain_text(NEARBY)
    minka.page.get_by_role("button", name="Show a QR code").click()
    dialog = minka.page.get_by_role("dialog", name="Who else is coming?")
    address = camera(minka.page)
    assert address == f"http://{NEARBY}:{house.port}/t/{hers.table}"
    expect(dialog.locator(".address")).to_have_text(address.removeprefix("http://"))
    his = mourek.come_to(address)
    his.sit("Mourek")
    minka.page.keyboard.press("Escape")
    expect(hers.seats.nth(1)).to_contain_text("Mourek")


def test_the_code_fits_a_phone_of_ones_own(invite: Invite, house: House, camera: Camera):
    minka = invite(viewport=PHONE, has_touch=True)
    hers = minka.home().begin().with_friend("Minka")
    minka.page.get_by_role("button", name="Show a QR code").click()
    assert camera(minka.page) == f"http://{NEARBY}:{house.port}/t/{hers.table}"


# -- what a link is for -----------------------------------------------------------------------------------------------

#: A device that can share by its own means, and lets us see what.
SHARES = "navigator.share = async (what) => { window.shared = what }"


def isle_for_four(host: Guest) -> Page:
    """The lobby of a table with three free seats, as its host sees it under an address for others."""
    table = host.set_table("me", "open", "open", "open", game="isle", start=False)["id"]
    host.page.goto(f"/t/{table}")
    expect(host.page.locator("li.seat")).to_have_count(4)
    return host.page


def link_for(page: Page, purpose: str, *more: str) -> str:
    """Choose what the link is for; the address as it then stands there."""
    for choice in (purpose, *more):
        page.locator(".invitation").get_by_role("radio", name=choice, exact=True).check(force=True)
    address = page.locator(".invitation .address")
    expect(address).to_contain_text("/t/")
    return "http://" + address.inner_text().strip()


def seat(page: Page, number: int) -> Locator:
    return page.locator("li.seat").nth(number - 1)


def test_a_link_for_a_certain_seat_sits_its_guest_there_and_says_when_it_is_taken(invite: Invite, camera: Camera):
    minka = invite("Minka")
    mourek, zrzka = invite(viewport=PHONE, has_touch=True), invite(viewport=PHONE, has_touch=True)
    hers = isle_for_four(minka)
    address = link_for(hers, "A certain seat", "Seat 3")
    assert address.endswith("?seat=3")
    hers.get_by_role("button", name="Show a QR code").click()
    assert camera(hers) == address
    expect(hers.get_by_role("dialog").locator(".address")).to_have_text(address.removeprefix("http://"))
    expect(hers.get_by_test_id("link-for")).to_have_text("Seat 3. Whoever opens it sits down there.")
    mourek.page.goto(address)
    say_name(mourek.page, "Mourek")
    expect(seat(mourek.page, 3)).to_contain_text("that is you")
    assert mourek.page.url == address.removesuffix("?seat=3")
    hers.keyboard.press("Escape")
    expect(seat(hers, 3)).to_contain_text("Mourek")
    zrzka.page.goto(address)
    expect(zrzka.page.get_by_role("status").filter(has_text="Seat 3 is taken: Mourek sits there")).to_be_visible()
    zrzka.page.get_by_test_id("sit").click()
    say_name(zrzka.page, "Zrzka")
    expect(seat(zrzka.page, 2)).to_contain_text("that is you")
    expect(zrzka.page.get_by_text("is taken: Mourek")).to_have_count(0)
    expect(seat(hers, 2)).to_contain_text("Zrzka")


def test_a_guest_who_comes_with_a_bot_takes_it_away_again(invite: Invite):
    minka, mourek = invite("Minka"), invite(viewport=PHONE, has_touch=True)
    minka.context.add_init_script(SHARES)
    hers = isle_for_four(minka)
    address = link_for(hers, "A seat and a bot", "Hard")
    assert address.endswith("?bot=hard")
    hers.locator(".invitation").get_by_role("button", name="Share").click()
    assert hers.evaluate("window.shared.url") == address
    mourek.page.goto(address)
    say_name(mourek.page, "Mourek")
    expect(seat(mourek.page, 2)).to_contain_text("that is you")
    expect(seat(mourek.page, 3)).to_contain_text("Hard")
    expect(seat(hers, 3)).to_contain_text("Hard")
    seat(mourek.page, 3).get_by_role("button").click()
    mourek.page.get_by_role("dialog").get_by_role("button", name="Free the seat").click()
    expect(seat(hers, 3)).to_contain_text("Seat 3 is free")
    seat(mourek.page, 4).get_by_role("button", name="Bring a bot").click()
    mourek.page.get_by_role("dialog", name="Bring a bot").get_by_test_id("seat-bot").click()
    expect(seat(hers, 4)).to_contain_text("Medium")
    seat(hers, 4).get_by_role("button").click()
    hers.get_by_role("dialog").get_by_role("button", name="Free the seat").click()
    expect(seat(mourek.page, 4)).to_contain_text("Seat 4 is free")


def test_a_link_to_watch_takes_no_seat_and_is_not_offered_where_nobody_may(invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    hers = isle_for_four(minka)
    address = link_for(hers, "To watch")
    assert address.endswith("?watch")
    mourek.page.goto(address)
    expect(mourek.page.locator(".caption")).to_contain_text("You are watching")
    expect(seat(mourek.page, 2)).to_contain_text("Seat 2 is free")
    hers.get_by_role("radio", name="Nobody").check(force=True)
    expect(hers.locator(".invitation").get_by_role("radio", name="To watch")).to_have_count(0)
    assert "?" not in link_for(hers, "A free seat")
    mourek.page.goto(address)
    expect(mourek.page.get_by_role("status").filter(has_text="not for watchers")).to_be_visible()
    expect(mourek.page.get_by_test_id("sit")).to_be_visible()
    expect(mourek.page.locator(".lobby-foot")).to_contain_text("Sit down; this table is not for watchers.")
    expect(mourek.page.get_by_role("button", name="Just watch")).to_have_count(0)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("seat=x", "asks for something that there is not"),
        ("bot=genius", "asks for something that there is not"),
        ("seat=9", "this table has only 4"),
    ],
)
def test_a_link_that_makes_no_sense_is_answered_in_words(invite: Invite, asked: str, said: str):
    minka, mourek = invite("Minka"), invite("Mourek")
    table = minka.set_table("me", "open", "open", "open", game="isle", start=False)["id"]
    mourek.page.goto(f"/t/{table}?{asked}")
    expect(mourek.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    expect(mourek.page.get_by_test_id("sit")).to_be_visible()


@pytest.mark.parametrize("asked", ["", "?bot=hard", "?seat=2", "?seat=x", "?seat=9"])
def test_who_comes_when_all_seats_are_taken_is_told_so_and_may_watch(invite: Invite, asked: str):
    minka, mourek = invite("Minka"), invite("Mourek")
    table = minka.set_table("me", {"bot": "easy"}, start=False)["id"]
    page = mourek.open(f"/t/{table}{asked}")
    caption = page.locator(".lobby-foot")
    expect(caption).to_contain_text("All seats are taken. You can watch.")
    expect(page.get_by_role("status").filter(has_text="Sit where")).to_have_count(0)
    caption.get_by_test_id("watch").click()
    expect(caption).to_contain_text("You are watching. All seats are taken.")
    hers = minka.come_to(f"/t/{table}")
    hers.page.get_by_role("radio", name="Nobody").check(force=True)
    expect(caption).to_contain_text("All seats are taken, and this table is not for watchers.")
    caption.get_by_role("link", name="Home").click()
    Home(page)


def test_who_comes_for_a_seat_when_the_game_has_begun_is_told_and_watches(invite: Invite):
    minka, mourek, zrzka = invite("Minka"), invite("Mourek"), invite("Zrzka")
    table = begun(minka, mourek)
    for asked in ("seat=2", "seat=x", "bot=genius"):
        zrzka.page.goto(f"/t/{table}?{asked}")
        expect(zrzka.page.get_by_role("status").filter(has_text="The game has begun")).to_be_visible()
        expect(zrzka.page.get_by_role("grid").first).to_be_visible()


def test_a_score_sheet_is_sent_under_an_address_that_others_can_open(invite: Invite, house: House):
    minka, mourek = invite(permissions=["clipboard-read", "clipboard-write"]), invite()
    page = minka.open("/pad/isle")
    page.get_by_role("button", name="An example").click()
    with minka.time_stands_still():
        page.get_by_role("button", name="Copy the link", exact=True).click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = str(page.evaluate("navigator.clipboard.readText()"))
    assert address.startswith(f"http://{NEARBY}:{house.port}/pad/isle#")
    expect(mourek.open(address).locator("[data-row='total'] td")).to_have_text("57")
