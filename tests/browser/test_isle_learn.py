"""The isle's first day, tried step by step by mouse, by keys, in Czech and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Invite
from .isle_beside import STEPS, Lesson
from .pages import Guest, Keys


@pytest.fixture
def lesson(guest: Guest) -> Lesson:
    return Lesson(guest.open("/learn/isle"))


def explore(lesson: Lesson) -> None:
    """The morning: fish, cards, lessons, boots, by mouse, with every mistake one can make."""
    lesson.cell("k5").click()
    expect(lesson.told).to_contain_text("Not a rat.")
    lesson.cell("g3").click()
    expect(lesson.told).to_contain_text("There are nineteen of them.")
    lesson.go_on("fish")
    lesson.key("Take 20 fish").click()
    expect(lesson.part.get_by_role("img", name="20 fish")).to_be_visible()
    lesson.go_on("draft")
    expect(lesson.key(re.compile("^Keep"))).to_be_disabled()
    lesson.card("Quick Feet").check()
    lesson.card("A Look Around").check()
    lesson.key(re.compile("^Keep")).click()
    lesson.go_on("pay")
    lesson.card("Stout Basket").check()
    lesson.key("Buy 1 card").click()
    expect(lesson.told).to_contain_text("One of the three is missing")
    for card in ("Two by Two", "The Deep Chest", "A Trusting Oshax", "Basket and Boots"):
        lesson.card(card).check()
    lesson.key("Buy 5 cards").click()
    expect(lesson.told).to_contain_text("Too dear.")
    lesson.card("A Trusting Oshax").uncheck()
    lesson.key("Buy 4 cards").click()
    expect(lesson.told).to_contain_text("What is not paid for is gone.")
    expect(lesson.part.get_by_role("img", name="11 fish")).to_be_visible()
    lesson.go_on("lesson")
    lesson.key("Play Two by Two").click()
    lesson.go_on("boots")
    lesson.card("Basket and Boots").check()
    lesson.key("Lay 1 card").click()
    expect(lesson.told).to_contain_text("The Stout Basket too")
    lesson.card("Stout Basket").check()
    lesson.key("Lay 2 cards").click()
    lesson.go_on("pick")


def rescue(lesson: Lesson) -> None:
    """Two cats and two treasures, gently corrected on the way."""
    lesson.field("Left field").get_by_role("button", name=re.compile("^blue")).click()
    expect(lesson.told).to_contain_text("take the lit orange one")
    lesson.field("Left field").get_by_role("button", name=re.compile("^orange")).click()
    expect(lesson.part.get_by_role("img", name="8 fish")).to_be_visible()
    lesson.go_on("turn")
    lesson.deck.get_by_role("button", name="Turn").click()
    expect(lesson.told).to_contain_text("By button")
    lesson.go_on("map")
    lesson.key("Lay her here").click()
    expect(lesson.told).to_contain_text("That is allowed. But her map would bring you a treasure")
    lesson.lead_to("a1")
    lesson.key("Lay her here").click()
    expect(lesson.told).to_contain_text("Here she would stick out of the boat.")
    onto_the_map(lesson)
    lesson.go_on("treasure")
    lesson.field("Under the island").get_by_role("button", name=re.compile("pair")).click()
    lesson.to_a_legal_place()
    lesson.key("Lay it here").click()
    expect(lesson.told).to_contain_text("Common treasures score nothing")
    lesson.go_on("second")
    lesson.field("Right field").get_by_role("button", name=re.compile("^orange")).click()
    over_a_rat(lesson, "e3")
    expect(lesson.part.get_by_role("img", name="3 fish")).to_be_visible()
    lesson.go_on("pass")
    lesson.key("Pass for today").click()
    lesson.go_on("find")
    lesson.field("Under the island").get_by_role("button", name=re.compile("rare treasure")).first.click()
    lesson.to_a_legal_place()
    lesson.key("Lay it here").click()
    expect(lesson.told).to_contain_text("3 points.")


def onto_the_map(lesson: Lesson) -> None:
    lesson.lead_to("h1")
    lesson.page.keyboard.press("Enter")
    expect(lesson.told).to_contain_text("that brings a treasure")


def over_a_rat(lesson: Lesson, at: str, told: str = "A rat less is a point more.") -> None:
    lesson.lead_to(at)
    expect(lesson.deck.locator(".isle-flag")).to_be_attached()
    lesson.page.keyboard.press("Enter")
    expect(lesson.told).to_contain_text(told)


def test_the_whole_day_and_on_to_a_first_game(lesson: Lesson):
    explore(lesson)
    rescue(lesson)
    lesson.go_on("evening")
    lesson.key("To the second day").click()
    expect(lesson.field("Left field")).to_contain_text("Nobody left here.")
    lesson.go_on("count")
    lesson.key("8 points").click()
    expect(lesson.told).to_contain_text("Five of them hang together.")
    lesson.key("15 points").click()
    lesson.go_on("ready")
    expect(lesson.part.locator("[data-tile]")).to_have_count(4)
    lesson.page.get_by_test_id("first-game").click()
    lesson.page.wait_for_url(re.compile(r"/t/"))
    expect(
        lesson.page.get_by_role("heading", name="The Isle of Cats")
        .or_(lesson.page.get_by_text("The Isle of Cats"))
        .first
    ).to_be_visible()


def test_by_keyboard_alone(lesson: Lesson):
    """Each kind of answer once: a cell, a key, cards, a tile from a field, and the tile in the hand. What is answered
    in the same way is skipped, by keys too."""
    keys = Keys(lesson.page)
    keys.tab_to(lesson.part.locator(".isle-pad-cells [tabindex='0']"))
    expect(lesson.cell("k5")).to_be_focused()
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(lesson.told).to_contain_text("nineteen")
    keys.use(lesson.key("Go on"))
    lesson.at("fish")
    keys.use(lesson.key("Take 20 fish"))
    keys.use(lesson.key("Go on"))
    for card in ("Quick Feet", "Frayed Basket"):
        keys.tab_to(lesson.card(card))
        keys.press("Space")
    keys.use(lesson.key(re.compile("^Keep")))
    for step in ("pay", "lesson", "boots", "pick"):
        keys.use(lesson.key(re.compile("^(Go on|Skip this)$")).last)
        lesson.at(step)
    keys.use(lesson.field("Left field").get_by_role("button", name=re.compile("^orange")))
    keys.use(lesson.key("Go on"))
    expect(lesson.deck).to_be_focused()  # the tile is in the hand: keys move it
    keys.press("r")
    expect(lesson.told).to_contain_text("By button")
    keys.use(lesson.key("Go on"))
    lesson.at("map")
    keys.press("Enter")
    expect(lesson.told).to_contain_text("That is allowed. But her map would bring you a treasure")


def test_in_czech(invite: Invite):
    """Skipped from step to step to the end, and gone back to the beginning."""
    lesson = Lesson(invite(locale="cs-CZ").open("/learn/isle"))
    lesson.cell("g3").click()
    expect(lesson.told).to_contain_text("Je jich devatenáct.")
    for step in STEPS[1:-1]:
        lesson.key(re.compile("^(Dál|Přeskočit)$")).last.click()
        lesson.at(step)
        assert "isle-" not in lesson.part.inner_text()
    lesson.key("15 bodů").click()
    lesson.go_on("ready", "Dál")
    expect(lesson.title).to_have_text("To byl jeden den")
    expect(lesson.page.get_by_test_id("first-game")).to_have_text("Zahrát první hru")
    expect(lesson.page.get_by_test_id("first-family")).to_be_visible()
    for step in reversed(STEPS[:-1]):
        lesson.key("Zpět").click()
        lesson.at(step)
    expect(lesson.key("Zpět")).to_be_disabled()


def test_alone_and_in_the_family_and_every_clause(lesson: Lesson):
    """[ISLE 6, 7] both are tried like the first day; below stand the rules."""
    page = lesson.page
    expect(page.locator(".isle-clauses dt")).to_have_count(53)
    for said in page.locator(".isle-clauses dd").all_inner_texts():
        assert said.endswith(".")
        assert "isle-clause" not in said
    page.get_by_role("tab", name="Alone with the sister").click()
    lesson.key("15 points").click()
    expect(lesson.told).to_contain_text("5 points for each of them")
    lesson.key("25 points").click()
    lesson.go_on("alone-cards")
    for card in ("Stout Basket", "Two by Two", "The Deep Chest"):
        lesson.card(card).check()
    lesson.key("Keep 3 of 3").click()
    lesson.go_on("alone-turns")
    lesson.key("Turn her card").click()
    lesson.go_on("alone-takes")
    cats = lesson.part.locator("[data-tile]")
    cats.nth(4).click()
    expect(lesson.told).to_contain_text("The sixth from the left")
    cats.nth(5).click()
    expect(lesson.told).to_contain_text("the others close up")
    lesson.go_on("alone-yours")
    lesson.field("Left field").get_by_role("button", name=re.compile("^blue")).click()
    expect(lesson.told).to_contain_text("One of the lit cats")
    lesson.field("Left field").get_by_role("button", name=re.compile("^orange")).click()
    lesson.key("Lay her here").click()
    lesson.go_on("alone-count")
    lesson.key("42 points").click()
    expect(lesson.told).to_contain_text("more than she has")

    page.get_by_role("tab", name="The family game").click()
    lesson.card("A Sea View for All").check()
    lesson.card("Three of Each").check()
    lesson.key("Keep 2 of 2").click()
    lesson.go_on("family-day")
    lesson.field("Round the island").get_by_role("button", name=re.compile("^green")).first.click()
    lesson.key("Lay her here").click()
    lesson.go_on("family-next")
    lesson.field("Round the island").get_by_role("button", name=re.compile("^red")).click()
    over_a_rat(lesson, "h3", "On the map of her own colour")
    lesson.go_on("family-count")
    lesson.key("22 points").click()
    expect(lesson.told).to_contain_text("families of one colour")


def test_a_phone(invite: Invite):
    phone = invite(viewport=PHONE, has_touch=True)
    lesson = Lesson(phone.open("/learn/isle"))
    lesson.cell("g3").tap()
    for step in STEPS[1:9]:
        lesson.key(re.compile("^(Go on|Skip this)$")).last.tap()
        lesson.at(step)
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], step
    expect(lesson.key("Lay her")).to_be_in_viewport()
