"""The lesson, tried step by step, and what is to look up below it."""

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Invite
from .pages import Guest, Table
from .tower import drawing_flat


def test_the_lesson_from_the_first_page_to_a_game(guest: Guest):
    guest.home()
    guest.page.get_by_role("link", name="Learn").click()
    expect(guest.page.get_by_role("heading", level=2)).to_have_count(4)
    clans = guest.page.get_by_role("article").filter(has=guest.page.get_by_role("heading", name="Cat Clans"))
    clans.get_by_role("link", name="Learn in five minutes").click()
    lesson, board = guest.page.get_by_role("region", name="The lesson"), Table(guest.page)
    title, told = lesson.get_by_role("heading", level=2).first, lesson.locator(".strip")
    go_on = lesson.get_by_role("button", name="Go on")

    go_on.click()
    expect(title).to_have_text("Wake a tile")
    expect(go_on).to_be_disabled()
    board.cell(7).click()
    expect(board.cell(7)).to_have_attribute("data-token", "mouse5")
    go_on.click()
    board.cell(board.lit_cells("swap")[0]).click()
    expect(told).to_contain_text("That was a whole turn.")
    go_on.click()
    board.cell(11).click()
    expect(told).to_contain_text("Right beside the mouse.")
    go_on.click()
    board.cell(board.lit_cells("swap")[0]).click()
    go_on.click()

    expect(title).to_have_text("The end: first the dogs")
    board.cell(2).click()
    expect(told).to_contain_text("No arrow points at that one.")
    for cell in (7, 9, 11, 23):
        board.cell(cell).click()
    expect(told).to_contain_text("All four.")
    go_on.click()
    lesson.get_by_role("button", name="Gourmets").click()
    expect(told).to_contain_text("Add again")
    lesson.get_by_role("button", name="Meowsketeers").click()
    go_on.click()
    lesson.get_by_role("button", name="Nobody").click()
    go_on.click()
    lesson.get_by_role("button", name="13 points").click()
    go_on.click()
    expect(title).to_have_text("With powers")
    go_on.click()
    expect(title).to_have_text("That is all")
    lesson.get_by_role("link", name="Play it").click()
    expect(guest.page.get_by_test_id("play-clans")).to_be_visible()


def test_it_can_be_skipped_and_gone_back_and_every_clause_stands_there(guest: Guest):
    guest.open("/learn/clans")
    expect(guest.page.locator(".clans-clauses dt")).to_have_count(31)
    for said in guest.page.locator(".clans-clauses dd").all_inner_texts():
        assert said.endswith(".")
        assert "clans-clause" not in said
    expect(guest.page.locator(".clans-learn .clans-card h3")).to_have_count(7)
    lesson = guest.page.get_by_role("region", name="The lesson")
    titles = [lesson.get_by_role("heading", level=2).first.inner_text()]
    lesson.get_by_role("button", name="Go on").click()
    skip = lesson.get_by_role("button", name="Skip this")
    while skip.is_visible():
        titles.append(lesson.get_by_role("heading", level=2).first.inner_text())
        skip.click()
    assert len(set(titles)) == 9
    for title in reversed(titles):
        lesson.get_by_role("button", name="Back").click()
        expect(lesson.get_by_role("heading", level=2).first).to_have_text(title)


def test_another_step_is_read_from_its_top(invite: Invite):
    """On a phone the key to go on is below the picture; in every lesson the next step begins with its words."""
    phone = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    for game in ("clans", "isle", "tower", "kingos"):
        phone.open(f"/learn/{game}")
        lesson = phone.page.locator(".lesson").first
        on = lesson.locator(".learn-keys .button:enabled").last  # or past what is to be done first
        on.wait_for()
        phone.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        on.evaluate("key => key.click()")
        expect(lesson.locator(".learn-dots li").nth(1)).to_have_attribute("aria-current", "step")
        expect(lesson.get_by_role("heading", level=2).first).to_be_in_viewport()
        expect(lesson.get_by_role("heading", level=2).first).to_be_focused()


@pytest.mark.parametrize("high", [740, 844])
def test_every_key_of_the_first_storey_is_in_sight_on_a_phone(invite: Invite, high: int):
    """In Ukrainian, which has the longest words."""
    phone = drawing_flat(invite(viewport={"width": 360 if high == 740 else 390, "height": high}, has_touch=True))
    phone.open("/learn/tower")
    phone.speak("uk")
    lesson = phone.page.locator(".tower-lesson")
    lesson.get_by_test_id("learn-next").click()
    for step in ("wall", "second", "floor"):
        expect(lesson).to_have_attribute("data-step", step)
        expect(lesson.get_by_test_id("let-go")).to_be_in_viewport(ratio=1)
        skip = lesson.locator(".learn-keys .button").last
        expect(skip).to_be_in_viewport(ratio=1)
        expect(lesson.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
        skip.click()
