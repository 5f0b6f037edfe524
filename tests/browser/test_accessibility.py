"""axe-core finds nothing serious on any page, by day and by night."""

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .judge import Judge
from .pages import Guest


@pytest.fixture
def reader(invite: Invite) -> Guest:
    return invite("Minka")


@pytest.fixture
def judge(reader: Guest) -> Judge:
    return Judge(reader.page)


def test_home_and_its_dialogs(reader: Guest, judge: Judge):
    reader.set_table("me", "me")
    home = reader.home()
    expect(reader.page.locator(".table-card")).to_have_count(1)
    judge.look("home")
    home.begin()
    judge.look("the start dialog")
    reader.page.keyboard.press("Escape")
    home.settings()
    judge.look("the settings dialog")


def test_nothing_there(reader: Guest, judge: Judge):
    reader.expects("404")
    reader.open("/nowhere")
    expect(reader.page.get_by_role("heading")).to_be_visible()
    judge.look("a page that is not there")
    reader.open("/t/nowhere")
    expect(reader.page.get_by_role("heading")).to_be_visible()
    judge.look("a table that is not there")


def test_lobby_and_giving_out_clans(reader: Guest, judge: Judge):
    lobby = reader.come_to(f"/t/{reader.set_table('me', 'open', start=False)['id']}")
    judge.look("lobby")
    lobby.seats.nth(1).get_by_role("button", name="Fill it").click()
    judge.look("who sits here")
    reader.open(f"/t/{reader.set_table('me', 'me', clans='free', powers=True)['id']}")
    expect(reader.page.locator(".clans-pick")).to_have_count(7)
    reader.page.locator(".clans-pick").first.click()
    judge.look("giving out clans")


def test_play(reader: Guest, judge: Judge):
    id = reader.set_table("me", "me", nonce="axe")["id"]
    reader.play_ahead(id, lambda view: view["number"] >= 18 and view["step"] == "swap")
    table = reader.at(id)
    table.wait_for("swap")
    judge.look("play")
    table.key("Show dogs").click()
    reader.page.get_by_role("button", name="If it ended now").first.click()
    judge.look("play with dogs and the estimate")
    table.cell(table.lit_cells("swap")[0]).focus()
    table.menu()
    judge.look("the table's menu")


def test_the_end(reader: Guest, judge: Judge):
    id = reader.set_table("me", "me", nonce="axe")["id"]
    reader.play_ahead(id)
    table = reader.at(id)
    expect(table.headline).to_be_visible()
    judge.look("the end")
    table.rewind()
    on = table.finale_on
    seen = set()
    while on.is_enabled():
        step = table.finale.get_attribute("data-step")
        if step not in seen:
            judge.look(f"the finale, {step}")
        seen.add(step)
        on.click()
    assert {"dogs", "hunt"} <= seen


def test_beside_the_table(reader: Guest, judge: Judge):
    id = reader.set_table("me", "me")["id"]
    reader.play_ahead(id)
    reader.open(f"/replay/{id}?check")
    reader.page.get_by_role("slider").fill("40")
    judge.look("replay")
    reader.open("/replay")
    expect(reader.page.get_by_role("heading")).to_be_visible()
    judge.look("a kept game")
    reader.open("/pad/clans")
    reader.page.get_by_role("button", name="An example").click()
    expect(reader.page.locator(".clans-finale")).to_be_visible()
    judge.look("score pad")
    reader.open("/learn")
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    judge.look("what can be learnt")
    reader.open("/learn/clans")
    expect(reader.page.locator(".clans-clauses")).to_be_visible()
    judge.look("learn")


def test_a_phone(invite: Invite):
    phone = invite("Minka", viewport={"width": 390, "height": 844}, has_touch=True)
    judge = Judge(phone.page)
    id = phone.set_table("me", "me")["id"]
    phone.play_ahead(id, lambda view: view["number"] >= 10 and view["step"] == "swap")
    phone.at(id).wait_for("swap")
    judge.look("play on a phone")


def test_axe_itself_would_find_something(reader: Guest, judge: Judge):
    """A picture without a name must not pass, or this file says nothing."""
    reader.home()
    reader.page.evaluate("() => { document.querySelector('main').append(document.createElement('button')) }")
    with pytest.raises(AssertionError, match="button-name"):
        judge.look("a button without a name")
