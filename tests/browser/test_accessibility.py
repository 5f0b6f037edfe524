"""axe-core finds nothing serious on any page, by day and by night. Each page is judged here, once, and nowhere else;
but the board for any game is judged by ``test_any_game``, in a house that offers such a game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Invite
from .hand import play_together
from .house import House
from .isle import IsleTable
from .isle_beside import STEPS, Lesson, Pad
from .judge import Judge
from .kingos import KingosTable, at_odds, marching
from .pages import Guest
from .tower import drawing_flat, prepared, some_floors

DIALOG = "dialog[open]"


@pytest.fixture
def reader(invite: Invite) -> Guest:
    return invite("Minka")


@pytest.fixture
def judge(reader: Guest) -> Judge:
    return Judge(reader.page)


# -- the house, and cat clans -----------------------------------------------------------------------------------------


def test_home_and_its_dialogs(reader: Guest, judge: Judge):
    reader.set_table("me", "me")
    home = reader.home()
    expect(reader.page.locator(".table-card")).to_have_count(1)
    judge.look("home")
    home.begin()
    judge.look("the start dialog", DIALOG)
    reader.page.keyboard.press("Escape")
    home.settings()
    judge.look("the settings dialog", DIALOG)


def test_nothing_there(reader: Guest, judge: Judge):
    reader.expects("404")
    reader.open("/nowhere")
    expect(reader.page.get_by_role("heading")).to_be_visible()
    judge.look("a page that is not there")
    reader.open("/t/nowhere")
    expect(reader.page.get_by_role("heading")).to_be_visible()
    judge.look("a table that is not there")


def test_being_oneself_on_several_devices(reader: Guest, judge: Judge, invite: Invite):
    reader.expects("400|410")
    page = reader.open("/me")
    page.get_by_role("button", name="Make a phrase").click()
    page.get_by_role("dialog").get_by_role("button", name="Make a phrase").click()
    expect(page.locator(".phrase")).to_be_visible()
    judge.look("a recovery phrase", DIALOG)
    page.get_by_role("button", name="I have written it down").click()
    page.get_by_role("button", name="Forget me").click()
    judge.look("the question before one is forgotten", DIALOG)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Sign out")).click()
    judge.look("the question before a device is signed out", DIALOG)
    token = reader.fetch("POST", "/api/me/link", {}).json()["token"]
    other = invite("Mina")
    other.set_table("me", "me")
    other.open(f"/d#{token}")
    expect(other.page.get_by_role("heading", name="Be Minka on this device?")).to_be_visible()
    Judge(other.page).look("a link from another device")
    reader.open("/d#nothing")
    expect(page.get_by_role("heading", name="This link is not whole")).to_be_visible()
    judge.look("a link that is not whole")
    reader.open("/back")
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("alert")).to_be_visible()
    judge.look("coming back by a phrase")


def test_lobby_and_giving_out_clans(reader: Guest, judge: Judge):
    lobby = reader.come_to(f"/t/{reader.set_table('me', 'open', start=False)['id']}")
    judge.look("lobby")
    lobby.seats.nth(1).get_by_role("button", name="Fill it").click()
    judge.look("who sits here", DIALOG)
    reader.open(f"/t/{reader.set_table('me', 'me', clans='free', powers=True)['id']}")
    expect(reader.page.locator(".clans-pick")).to_have_count(7)
    reader.page.locator(".clans-pick").first.click()
    judge.look("giving out clans")


def test_play(reader: Guest, judge: Judge):
    id = reader.set_table("me", "me", nonce="axe")["id"]
    reader.play_ahead(id, lambda view: view["number"] >= 18 and view["step"] == "swap")
    table = reader.at(id)
    table.wait_for("swap")
    table.key("Show dogs").click()
    reader.page.get_by_role("button", name="If it ended now").first.click()
    judge.look("play, with dogs and the estimate")
    table.cell(table.lit_cells("swap")[0]).focus()
    table.menu()
    judge.look("the table's menu", DIALOG)
    reader.page.keyboard.press("Escape")
    reader.page.set_viewport_size(PHONE)
    expect(table.key("What happened")).to_be_visible()
    judge.look("play on a phone")


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
            judge.look(f"the finale, {step}", ".clans-finale")
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
    reader.page.get_by_role("link", name="Learn in five minutes").first.click()
    expect(reader.page.locator(".clans-clauses")).to_be_visible()
    judge.look("learn")


def test_a_club_night(reader: Guest, judge: Judge):
    """While people come, and while it is played."""
    asked = {"name": "Friday", "game": "clans", "options": {}, "seats": 2, "kind": "round_robin", "rounds": 1}
    event = reader.page.request.post("/api/events", data=asked).json()["id"]
    for one in ({"type": "join"}, {"type": "bot", "level": "easy"}, {"type": "bot", "level": "hard"}):
        reader.page.request.post(f"/api/events/{event}", data=one)
    reader.open(f"/event/{event}")
    expect(reader.page.get_by_test_id("entrant")).to_have_count(3)
    judge.look("an event that people come to")
    reader.page.get_by_test_id("start-event").click()
    expect(reader.page.get_by_test_id("standings")).to_be_visible()
    judge.look("an event that is running")
    reader.home()
    reader.page.get_by_test_id("new-event").click()
    judge.look("the dialog for an event", DIALOG)


def test_the_print_is_the_systems_until_one_is_chosen(reader: Guest):
    """The page and the switch in its head follow together."""
    reader.home()
    print_, to_night = reader.page.locator("html"), reader.page.get_by_role("button", name="Look: night")
    to_day = reader.page.get_by_role("button", name="Look: day")
    expect(to_night).to_be_visible()
    reader.page.emulate_media(color_scheme="dark")
    expect(print_).to_have_attribute("data-print", "night")
    to_day.click()
    expect(print_).to_have_attribute("data-print", "day")
    expect(to_night).to_be_visible()


# -- the isle ---------------------------------------------------------------------------------------------------------


def test_the_isle_in_the_draft_and_in_the_rescue(reader: Guest, judge: Judge):
    id = reader.set_table("me", game="isle", nonce="axe", mode="solo", difficulty="medium")["id"]
    reader.play_ahead(id, lambda view: view["agenda"][-1]["type"] == "Drafting")
    reader.open(f"/t/{id}")
    table = IsleTable(reader.page)
    assert table.wait_until_asked("Drafting")
    judge.look("the draft")
    on_a_phone(reader, judge, "the draft")
    reader.page.set_viewport_size(DESK)
    reader.play_ahead(id, lambda view: view["agenda"][-1]["type"] == "Rescuing")
    assert table.wait_until_asked("Rescuing")
    judge.look("the rescue")
    reader.page.locator(".isle-sister .isle-points").click()
    expect(reader.page.get_by_role("dialog")).to_be_visible()
    judge.look("the sheet in play", DIALOG)
    reader.page.keyboard.press("Escape")
    table.lit().first.click()
    judge.look("a tile in the hand", ".isle-sea")
    on_a_phone(reader, judge, "a tile in the hand")


def on_a_phone(reader: Guest, judge: Judge, what: str) -> None:
    reader.page.set_viewport_size(PHONE)
    expect(reader.page.locator(".isle-play.phone")).to_be_visible()
    judge.look(f"{what} on a phone")


def test_the_isle_after_its_end(reader: Guest, judge: Judge):
    id = reader.set_table("me", "me", game="isle", nonce="over", mode="family")["id"]
    reader.play_ahead(id)
    reader.open(f"/t/{id}")
    expect(IsleTable(reader.page).end).to_be_visible()
    judge.look("the end of the isle")
    reader.page.get_by_role("link", name="Watch again").click()
    line = reader.page.get_by_role("slider", name="Where in the game")
    line.fill(str(int(line.get_attribute("max") or 0) // 2))
    expect(reader.page.locator(".isle-boat g[data-tile]").first).to_be_attached()
    judge.look("a replay of the isle", ".isle-moment")


def test_the_lesson_of_the_isle(reader: Guest, judge: Judge):
    lesson = Lesson(reader.open("/learn/isle"))
    for step in STEPS:
        lesson.at(step)
        if step in {"boat", "draft", "pick", "map", "count", "ready"}:
            judge.look(f"the lesson, {step}", "html" if step == "boat" else ".isle-lesson")
        if step == "map":
            reader.page.set_viewport_size(PHONE)
            expect(lesson.key("Lay her")).to_be_in_viewport()
            judge.look("a cat in the hand on a phone", ".isle-lesson")
            reader.page.set_viewport_size(DESK)
        if step != "ready":
            lesson.key("Skip this").click()


def test_the_isle_s_pad(reader: Guest, judge: Judge):
    pad = Pad(reader.open("/pad/isle"))
    pad.key("An example").click()
    expect(pad.row("total")).to_have_text("57")
    pad.brush("oshax")
    pad.key("Shapes").click()
    judge.look("the isle's pad")
    pad.page.get_by_role("button", name="Shape 2", exact=True).click()
    judge.look("a shape in the hand", ".isle-pad-tools")
    pad.page.keyboard.press("Escape")
    pad.boats(4)
    pad.page.get_by_role("button", name="Classic, 4 boats").click()
    judge.look("who plays", DIALOG)
    pad.page.keyboard.press("Escape")
    pad.page.get_by_role("region", name="Lessons for all").get_by_role("button", name="Choose").click()
    judge.look("cards to tick", DIALOG)
    pad.page.keyboard.press("Escape")
    pad.page.set_viewport_size(PHONE)
    expect(pad.page.locator(".isle-pad.phone")).to_be_visible()
    judge.look("the isle's pad on a phone")


# -- kingoš's island --------------------------------------------------------------------------------------------------


def test_kingos_from_a_battle_to_the_end(invite: Invite):
    """In a battle, at its end, in a replay and in the lesson."""
    miska, mourek = invite("Miška"), invite("Mourek")
    id = at_odds(miska, mourek, "axe")
    miska.open(f"/t/{id}")
    hers, judge = KingosTable(miska.page), Judge(miska.page)
    assert hers.wait_until_asked("Talking")
    judge.look("words before a battle")
    with miska.hand(id) as first, mourek.hand(id) as second:
        play_together([first, second], marching, lambda view: view["agenda"][-1]["type"] == "PuttingIn")
        assert hers.wait_until_asked("PuttingIn")
        judge.look("energy behind a screen", ".kingos-battle")
        hers.does(hers.put_in.click)
        second.play(marching, lambda view: view["agenda"][-1]["type"] != "PuttingIn")
        expect(hers.go_on).to_be_visible()
        judge.look("the reveal", ".kingos-battle")
        with miska.elsewhere():
            play_together([first, second], marching)
    expect(hers.end).to_be_visible()
    expect(miska.page.locator(".kingos-climb")).to_be_visible()
    judge.look("the end")
    miska.page.get_by_role("link", name="Watch again").click()
    expect(miska.page.locator(".kingos-moment")).to_be_visible()
    judge.look("a replay", ".kingos-moment")
    miska.open("/learn/kingos")
    expect(miska.page.locator(".kingos-lesson")).to_be_visible()
    judge.look("the lesson and the cards", ".kingos-lesson, .kingos-gallery")


# -- the tower --------------------------------------------------------------------------------------------------------


def test_the_tower(house: House, builder: Callable[..., Guest]):
    desk = builder("Pixel")
    prepared(house, desk, some_floors()).wait_until_asked("choose")
    Judge(desk.page).look("the tower")


def test_the_tower_on_a_phone_with_a_piece_in_the_hand(house: House, invite: Invite):
    """In the flat picture, as the lesson is."""
    phone = drawing_flat(invite("Pixel", viewport=PHONE, has_touch=True, is_mobile=True))
    table = prepared(house, phone, some_floors())
    table.choose(13, 0)
    table.take(int(phone.page.locator(".tower-take").first.get_attribute("data-take") or 0))
    Judge(phone.page).look("the tower on a phone")


def test_the_lesson_of_the_tower(invite: Invite):
    guest = drawing_flat(invite("Pixel"))
    judge, lesson = Judge(guest.page), guest.open("/learn/tower").get_by_role("region", name="The lesson")
    lesson.get_by_role("button", name="Go on").click()
    judge.look("a piece in the hand, in the lesson")
    skip = lesson.get_by_role("button", name="Skip this")
    while skip.count():
        skip.click()
    judge.look("the end of the lesson", ".tower-lesson")


def test_axe_itself_would_find_something(reader: Guest, judge: Judge):
    """A key without a name must not pass, nor ink that is gone at night, or this file says nothing."""
    reader.open("/replay")
    expect(reader.page.get_by_role("heading")).to_be_visible()
    reader.page.evaluate("() => { document.querySelector('main').append(document.createElement('button')) }")
    with pytest.raises(AssertionError, match="day:\ncritical button-name"):
        judge.look("a button without a name")
    reader.page.evaluate(
        "() => { const words = document.createElement('p'); words.append('By day one can read this.');"
        " words.style.color = '#333'; document.querySelector('main > :last-child').replaceWith(words) }"
    )
    with pytest.raises(AssertionError, match="night:\nserious color-contrast"):
        judge.look("dark ink")
