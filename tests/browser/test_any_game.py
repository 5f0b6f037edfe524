"""Saucers on the board for any game: two people and a bot, by pointer, by keyboard, on a phone, at one screen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .any_game import AnyTable
from .conftest import PHONE, Invite, wait_for_bots
from .house import House
from .judge import Judge
from .pages import Guest, Keys, say_name


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that offers all games, those that are not usually offered too."""
    house = House(tmp_path_factory.mktemp("house"), all_games=True)
    house.start()
    wait_for_bots(house, "saucers", lambda view: view["rounds"] < 3)
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


def test_two_people_and_a_bot_play_a_game_that_nobody_drew(invite: Invite):
    """From the first page to the score sheet and the replay."""
    minka, mourek = invite(), invite()
    minka.page.goto("/")
    minka.page.get_by_test_id("play-saucers").click()
    start = minka.page.get_by_role("dialog", name="Saucers")
    start.get_by_role("group", name="How many").get_by_role("radio", name="3").check()
    start.get_by_test_id("start-friend").click()
    say_name(minka.page, "Minka")
    seats = minka.page.locator(".lobby-seats li.seat")
    expect(seats).to_have_count(3)
    seats.nth(2).get_by_role("button", name="Fill it").click()
    minka.page.get_by_test_id("seat-bot").click()
    minka.page.get_by_role("group", name="Rounds").get_by_role("radio", name="three").check()
    address = minka.page.locator(".address")
    expect(address).to_contain_text("/t/")
    mourek.page.goto("http://" + address.inner_text().strip())
    mourek.page.get_by_test_id("sit").click()
    say_name(mourek.page, "Mourek")
    expect(seats.nth(1)).to_contain_text("Mourek")
    minka.page.get_by_test_id("start").click()

    hers, his = AnyTable(minka.page), AnyTable(mourek.page)
    expect(hers.caption).to_contain_text("Lay a paw.")
    hers.wait_until_asked()
    Judge(minka.page).look("any game in play")
    # Whoever is asked lays; the bot may hiss meanwhile, and all lay anew.
    while hers.wait_until_asked_or_over():
        hers.do(hers.paws.first)
        if his.wait_until_asked_or_over():
            his.do(his.paws.last)
    for table in (hers, his):
        expect(table.headline).to_be_visible()
        sheet = table.page.get_by_role("table", name="What counts")
        expect(sheet.get_by_role("rowheader", name="A saucer")).to_be_visible()
        expect(sheet.get_by_role("rowheader", name="In all")).to_be_visible()
        for name in ("Minka", "Mourek", "Mourek 2"):
            told = "You" if table.page.get_by_role("heading", name=name, exact=True).count() == 0 else name
            expect(table.story.filter(has_text=f"{told} laid a paw.").first).to_be_visible()
    Judge(minka.page).look("the end of any game")

    minka.page.get_by_role("link", name="Watch again").click()
    expect(minka.page.get_by_test_id("replay-caption")).to_contain_text("stands on the table")
    minka.page.get_by_role("button", name="To the end").click()
    expect(minka.page.locator("[data-part='rounds'] > dd")).to_have_text("0")
    minka.page.get_by_text("In notation").click()
    expect(minka.page.get_by_test_id("shown")).to_contain_text("rounds 0")


def test_a_house_that_is_told_so_offers_it_and_has_no_lesson_for_it(guest: Guest):
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading", name="Saucers")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Cat Clans")).to_be_visible()
    guest.page.goto("/learn/saucers")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Nothing lies here")


def test_without_a_mouse_and_with_a_second_press(invite: Invite):
    """The setting that shows a move first holds here too."""
    minka = invite("Minka")
    table = minka.set_table("me", "me", game="saucers")
    minka.page.goto("/")
    minka.page.evaluate("localStorage['tabbytop.settings'] = JSON.stringify({ pace: 'still', confirm: true })")
    minka.page.goto(f"/t/{table['id']}")
    keys, hers = Keys(minka.page), AnyTable(minka.page)
    lift = minka.page.get_by_test_id("curtain")
    keys.use(lift)
    hers.wait_until_asked()
    keys.use(hers.answer("Paw 2"))
    expect(hers.answer("Paw 2")).to_have_attribute("aria-pressed", "true")
    keys.use(hers.answer("Paw 3"))
    keys.use(hers.answer("Do it: Paw 3"))
    keys.use(lift)
    expect(hers.story.first).to_have_text("Minka laid a paw.")
    expect(hers.part("has_laid", 0)).to_have_text("yes")


def test_the_menu_of_an_interrupt_says_that_nobody_waits(invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    table = minka.set_table("me", "open", game="saucers", start=False)
    minka.page.goto(f"/t/{table['id']}")
    mourek.page.goto(f"/t/{table['id']}")
    mourek.page.get_by_test_id("sit").click()
    expect(minka.page.locator(".lobby-seats li.seat").nth(1)).to_contain_text("Mourek")
    minka.page.get_by_test_id("start").click()
    hers, his = AnyTable(minka.page), AnyTable(mourek.page)
    hers.do("Paw 1")
    # Her paw lies face down: she sees which, he sees that.
    expect(hers.part("laid")).to_have_text("1")
    expect(his.part("has_laid", 0)).to_have_text("yes")
    expect(his.part("laid")).to_contain_text("–")
    expect(hers.story.first).to_have_text("You laid a paw.")
    expect(his.story.first).to_have_text("Minka laid a paw.")
    expect(hers.caption).to_contain_text("Mourek is thinking")
    expect(hers.board).to_contain_text("Nobody waits for you, but you may:")
    hers.answer("Hiss").click()
    expect(hers.part("hissed", 0)).to_have_text("yes")
    expect(hers.part("has_laid", 0)).to_have_text("no")


def test_two_at_one_screen_do_not_see_each_others_paws(invite: Invite):
    minka = invite("Minka")
    table = minka.set_table("me", "me", game="saucers")
    minka.page.goto(f"/t/{table['id']}")
    lift = minka.page.get_by_test_id("curtain")
    hers = AnyTable(minka.page)
    lift.click()
    hers.wait_until_asked()
    hers.answer("Paw 3").click()
    expect(lift).to_be_visible()
    expect(hers.board).to_have_count(0)
    lift.click()
    expect(hers.part("laid")).to_contain_text("–")


def test_on_a_phone_by_night_in_other_words(invite: Invite):
    """Nothing is wider than the phone, and what is asked can be reached without scrolling."""
    minka = invite("Minka", viewport=PHONE, has_touch=True, is_mobile=True, locale="cs", color_scheme="dark")
    table = minka.set_table("me", "me", "me", "me", game="saucers")
    minka.page.goto(f"/t/{table['id']}")
    hers = AnyTable(minka.page)
    lift = minka.page.get_by_test_id("curtain")
    lift.tap()
    hers.wait_until_asked()
    for language, caption, answer in (("cs", "Polož tlapku.", "Tlapka 5"), ("uk", "Поклади лапку.", "Лапка 5")):
        minka.speak(language)
        expect(hers.caption).to_contain_text(caption)
        expect(hers.answer(answer)).to_be_in_viewport(ratio=1)
        assert minka.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    hers.answer("Лапка 5").tap()
    expect(lift).to_be_visible()  # laid, and the next one is called to the screen
