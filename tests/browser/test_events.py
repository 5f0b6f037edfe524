"""A club night in two browsers: made, entered by its link and by its code, played to the end, with the standings."""

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Invite
from .event_screens import ask
from .pages import Guest, Table


def made(guest: Guest, name: str) -> Page:
    """An event of cat clans, round robin, made from the first page; who makes it takes part."""
    page = guest.home().page
    page.get_by_test_id("new-event").click()
    page.get_by_label("What is it called?").fill(name)
    page.get_by_test_id("make-event").click()
    page.wait_for_url("**/event/*")
    expect(page.get_by_test_id("entrant")).to_have_count(1)
    return page


def to_tables(page: Page) -> Locator:
    """The ways to the games that are mine to play."""
    return page.locator(".event-mine").get_by_role("link", name="To the table")


def resign_next(guest: Guest, page: Page, event: str) -> None:
    """To the table of my next game, and give it up there."""
    to_tables(page).first.click()
    table = Table(page)
    expect(page.locator("[data-lit=turn], .thinking").first).to_be_visible()
    table.resign()
    page.get_by_role("link", name="The event").click()
    page.wait_for_url(event)


def test_an_event_of_two_people_and_two_bots_is_played_to_its_end(invite: Invite):
    """Minka makes it and enters two bots; Macek comes by the code, on a phone. The bots' own game plays itself."""
    minka, macek = invite("Minka"), invite("Macek", viewport=PHONE)
    page = made(minka, "Friday <b>night</b>")
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday <b>night</b>")
    expect(page.get_by_test_id("start-event")).to_be_disabled()
    code = page.locator(".code").first.inner_text()
    event = page.url
    for count in (2, 3):
        page.get_by_test_id("enter-bot").click()
        expect(page.get_by_test_id("entrant")).to_have_count(count)

    macek.expects("404")  # there is no table of that code
    phone = macek.home().page
    phone.get_by_label(re.compile("code", re.IGNORECASE)).fill(code.lower().replace("-", " "))
    phone.get_by_role("button", name="Sit down").click()
    phone.wait_for_url(event)
    phone.get_by_test_id("join").click()
    expect(page.get_by_test_id("entrant")).to_have_count(4)
    expect(page.get_by_test_id("entrant").nth(3)).to_contain_text("Macek")
    expect(phone.get_by_test_id("start-event")).to_have_count(0)
    page.get_by_test_id("start-event").click()

    for one in (page, phone):
        expect(to_tables(one)).to_have_count(3)
    together = page.locator(".event-mine li", has_text="Macek").get_by_role("link", name="To the table")
    together.click()
    phone.locator(".event-mine li", has_text="Minka").get_by_role("link", name="To the table").click()
    phone.wait_for_url(page.url)
    Table(phone).resign()
    expect(Table(page).headline).to_contain_text("You win")
    for one in (page, phone):
        one.get_by_role("link", name="The event").click()
        one.wait_for_url(event)
        expect(to_tables(one)).to_have_count(2)
    for left in (1, 0):
        for guest, one in ((minka, page), (macek, phone)):
            resign_next(guest, one, event)
            expect(to_tables(one)).to_have_count(left)

    for one in (page, phone):
        rows = one.get_by_test_id("standings").locator("tbody tr")
        expect(one.get_by_role("heading", name="How it ended")).to_be_visible()
        expect(rows).to_have_count(4)
        expect(rows.filter(has_text="Minka").locator(".event-points")).to_have_text("1")
        expect(rows.filter(has_text="Macek").locator(".event-points")).to_have_text("0")
        expect(rows.last).to_contain_text("Macek")
        expect(one.get_by_test_id("event-winner")).to_contain_text("has won the event")
    expect(page.locator(".event-rounds").get_by_role("link", name="Watch again")).to_have_count(6)
    home = minka.home().page
    expect(home.locator(".club-night", has_text="Friday <b>night</b>")).to_contain_text("you are in place 3")


def test_by_points_one_leaves_a_round_is_ended_and_who_is_late_is_told_in_their_language(invite: Invite):
    minka, macek, tecka = invite("Minka"), invite("Macek"), invite("Tečka")
    vlocka = invite("Vločka", locale="cs")
    wish = {"name": "Friday", "game": "clans", "options": {}, "seats": 2, "kind": "swiss", "rounds": 3}
    event = minka.page.request.post("/api/events", data=wish).json()["id"]
    for guest in (minka, macek, tecka):
        ask(guest, event, type="join")
    for level in ("easy", "medium"):
        ask(minka, event, type="bot", level=level)
    late = vlocka.open(f"/event/{event}")
    expect(late.get_by_test_id("join")).to_have_text("Zúčastnit se")
    late.route(re.compile(r"/api/events/.*since="), lambda route: None)  # what it shows is old from now on
    page = minka.open(f"/event/{event}")
    expect(page.locator(".event-head")).to_contain_text("By points, 3 rounds")
    page.get_by_test_id("start-event").click()
    expect(page.locator(".event-head")).to_contain_text("round 1 of 3")
    his = tecka.open(f"/event/{event}")
    his.get_by_role("button", name="Leave the event").click()
    his.get_by_test_id("sure").click()
    expect(page.get_by_test_id("standings").locator("tr", has_text="Tečka")).to_contain_text("has left")
    page.get_by_role("button", name="End the round").click()
    expect(page.get_by_role("dialog")).to_contain_text("counts as a draw")
    page.get_by_test_id("sure").click()
    expect(page.locator(".event-head")).to_contain_text("round 2 of 3")
    expect(page.get_by_role("region", name="Round 2").locator("li")).to_have_count(2)  # four are left
    vlocka.expects("409")
    late.get_by_test_id("join").click()
    expect(late.get_by_role("status").filter(has_text="Už se nedá přihlásit")).to_be_visible()
    expect(late.locator("main")).not_to_contain_text("too late")


def test_an_event_that_there_is_not_says_so(invite: Invite):
    minka = invite("Minka")
    minka.expects("404")
    minka.page.goto("/event/nowhere")
    expect(minka.page.get_by_role("heading", level=1)).to_have_text("There is no such event")
