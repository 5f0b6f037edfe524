"""A finished game watched again, from its table and from a file."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .pages import Guest, Table, cell_name, file


@pytest.fixture
def finished(guest: Guest) -> str:
    id: str = guest.set_table("me", "me", nonce="replay", powers=True)["id"]
    guest.play_ahead(id)
    return id


def caption(page: Page) -> str:
    return page.get_by_test_id("replay-caption").inner_text()


def record(guest: Guest, id: str) -> list[str]:
    answer = guest.fetch("GET", f"/api/tables/{id}/record")
    assert ".tabby" in answer.headers["content-disposition"]
    return answer.text().splitlines()


def test_a_moment_is_handed_on_in_its_address(guest: Guest, finished: str):
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.open(f"/replay/{finished}")
    line = guest.page.get_by_role("slider", name="Where in the game")
    line.fill("30")
    guest.page.wait_for_url(f"**/replay/{finished}#31")
    guest.page.get_by_role("button", name="Share this moment").click()
    expect(guest.page.get_by_role("button", name="Copied")).to_be_visible()
    address = guest.page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf"{guest.address}/replay/{finished}\?at=\d+#31", address)
    told = caption(guest.page)
    guest.home()
    guest.open(address)
    expect(line).to_have_value("30")
    assert caption(guest.page) == told
    guest.page.wait_for_url(f"**/replay/{finished}#31")  # as it was before it was handed on: so it may be too
    guest.home()
    guest.open(guest.page.url + f"replay/{finished}#31")
    expect(line).to_have_value("30")
    guest.home()
    guest.open(address.removesuffix("#31"))  # a chat has cut it off
    expect(guest.page.get_by_test_id("replay-caption")).to_have_text(told)
    guest.page.evaluate("() => { location.hash = '#12' }")
    expect(line).to_have_value("11")
    guest.page.evaluate("() => { location.hash = '#99999' }")
    expect(line).to_have_value(str(line.get_attribute("max")))


def test_from_the_end_of_a_game_to_its_beginning(guest: Guest, finished: str):
    table = guest.at(finished)
    guest.page.get_by_role("link", name="Check them").click()
    fairness = guest.page.locator(".replay-fair")
    expect(fairness).to_contain_text("checked")
    expect(fairness).to_contain_text("26 draws, all agree")  # who starts, the middle, 24 tiles
    expect(fairness.locator("code")).to_have_count(2)
    guest.page.go_back()
    guest.page.get_by_role("link", name="Watch again").click()
    guest.page.wait_for_url(f"**/replay/{finished}")
    line = guest.page.get_by_role("slider", name="Where in the game")
    expect(line).to_have_value("0")
    last = line.get_attribute("max")
    assert last is not None and int(last) > 60
    begin = caption(guest.page)
    asleep = table.board.locator("[data-token='.']")
    expect(asleep).to_have_count(25)

    line.fill("30")
    assert caption(guest.page) != begin
    expect(asleep).not_to_have_count(25)
    assert 0 < asleep.count() < 24
    guest.page.get_by_role("button", name="One step on").click()
    expect(line).to_have_value("31")
    back = guest.page.get_by_role("button", name="One step back")
    expect(back.locator("svg")).to_have_css("scale", "-1 1")  # the arrow of the key beside it, once the other way round
    expect(back.locator("svg")).to_have_css("transform", "none")
    back.click()
    expect(line).to_have_value("30")

    guest.page.locator("#main").focus()
    keys = guest.page.keyboard
    keys.press("End")
    expect(line).to_have_value(last)
    expect(guest.page.get_by_test_id("replay-caption")).to_contain_text(re.compile("wins|shared"))
    keys.press("ArrowLeft")
    expect(line).to_have_value(str(int(last) - 1))
    keys.press("Home")
    expect(line).to_have_value("0")
    keys.press(" ")
    expect(line).not_to_have_value("0")
    keys.press(" ")

    guest.page.locator(".replay-story button").nth(9).click()
    expect(guest.page.locator(".replay-story li.now > .face")).to_have_count(1)  # of whoever did it
    told = guest.page.locator(".replay-story li").all_inner_texts()
    guest.speak("cs")  # the same game is told
    expect(guest.page.locator(".replay-story li")).to_have_count(len(told))
    expect(guest.page.locator(".replay-story li").last).not_to_have_text(told[-1])


def test_a_kept_record_is_opened_again(guest: Guest, finished: str):
    lines = record(guest, finished)
    guest.home()
    guest.page.get_by_role("link", name="Open a kept game").click()
    guest.page.locator("input[type=file]").set_input_files(file("kept.tabby", "\n".join(lines)))
    expect(guest.page.get_by_role("slider", name="Where in the game")).to_be_visible()
    expect(guest.page.locator(".replay-fair")).to_contain_text("checked")
    guest.page.get_by_role("button", name="Open another one").click()
    expect(guest.page.locator("input[type=file]")).to_have_count(1)


def test_a_game_goes_on_from_its_middle_and_steps_back_are_counted(guest: Guest, finished: str):
    guest.open(f"/replay/{finished}")
    guest.page.get_by_role("slider", name="Where in the game").fill("20")
    guest.page.get_by_test_id("from-here").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_test_id("from-here-start").click()
    table = Table(guest.page)
    expect(guest.page.get_by_text("practice", exact=True)).to_be_visible()
    guest.page.locator("[role=grid][aria-busy=false] :is([data-lit=turn], [data-lit=swap])").first.wait_for()

    id = guest.set_table("me", {"bot": "easy"})["id"]
    table = guest.at(id)
    assert table.is_my_turn()
    before = table.tokens()
    where = guest.page.locator(".clans-asleep .note")
    expect(where).to_have_text("Nobody knows where. Everybody knows what.")
    cell = table.lit_cells("turn")[0]
    table.turn_over(cell)
    woken = table.tokens()
    table.undo.click()
    dialog.get_by_test_id("undo-beyond").click()
    table.wait_for("turn")
    assert table.tokens() == before
    expect(table.story.first).to_contain_text("You stepped back. What came is known to all:")
    expect(where).to_contain_text(f"but for what a step back has shown: {cell_name(cell)}, ")
    table.turn_over(cell)
    assert table.tokens() == woken  # the same again
    with guest.elsewhere():
        guest.play_ahead(id)
    expect(guest.page.get_by_test_id("steps-back")).to_contain_text(
        "26 draws, 1 of them seen before a step back; there was one such step."
    )
    guest.open(f"/replay/{id}?check")
    expect(guest.page.locator(".replay-fair")).to_contain_text("1 of them seen before a step back")
    expect(guest.page.locator(".replay-fair")).to_contain_text("whoever stepped back could choose knowing it")
    guest.home()
    expect(guest.page.locator(".table-card").filter(has_text="practice")).to_have_count(2)


def with_a_tile_twice(lines: list[str]) -> tuple[int, list[str]]:
    """A draw that never was: somebody wrote a tile into the record that was out already. Also the line's number."""
    reveals = [at for at, line in enumerate(lines) if '"Reveal"' in line]
    out = next(at for at in reveals if json.loads(lines[at])["action"]["tile"].startswith(("dog", "mouse")))
    at = next(later for later in reveals if later > out)
    entry = json.loads(lines[at])
    entry["action"]["tile"] = json.loads(lines[out])["action"]["tile"]
    return at + 1, [*lines[:at], json.dumps(entry), *lines[at + 1 :]]


def test_a_damaged_record_is_refused_and_the_line_is_named(guest: Guest, finished: str):
    guest.expects("400")
    lines = record(guest, finished)
    number, twice = with_a_tile_twice(lines)
    broken = {
        7: [*lines[:6], lines[6][:-4], *lines[7:]],
        1: ["not a header", *lines[1:]],
        number: twice,
        len(lines) - 4: lines[: len(lines) - 5] + lines[len(lines) - 4 :],
    }
    guest.open("/replay")
    for number, damaged in broken.items():
        guest.page.locator("input[type=file]").set_input_files(file("torn.tabby", "\n".join(damaged)))
        strip = guest.page.get_by_role("status")
        expect(strip).to_contain_text("torn.tabby cannot be read")
        expect(strip).to_contain_text(re.compile(rf"line {number}\b"))
    guest.page.locator("input[type=file]").set_input_files(file("kept.tabby", "\n".join(lines)))
    expect(guest.page.get_by_role("slider", name="Where in the game")).to_be_visible()


def test_a_game_in_play_is_not_shown_yet(guest: Guest):
    guest.expects("409")
    id = guest.set_table("me", "me")["id"]
    guest.open(f"/replay/{id}")
    expect(guest.page.get_by_role("heading", name="This game is still being played")).to_be_visible()
    guest.page.locator("main").get_by_role("link", name="To the table").click()
    guest.page.wait_for_url(f"**/t/{id}")


def test_a_moment_that_is_handed_on_has_a_picture_in_a_chat(invite: Invite, guest: Guest, finished: str):
    """What a chat makes of the address: it fetches the page and its picture, and knows nobody."""
    chat = invite(locale="cs-CZ")
    page = chat.page
    pictures = []
    for at in (5, 60):
        page.goto(f"/replay/{finished}?at={at}#31")
        tags = {key: page.locator(f"meta[property='og:{key}']").get_attribute("content") for key in ("title", "image")}
        assert str(tags["title"]).startswith("Chvíle ze hry Kočičí klany: ")
        page.goto(str(tags["image"]))
        size = page.locator("img").evaluate("picture => [picture.naturalWidth, picture.naturalHeight]")
        assert size == [1200, 630]
        pictures.append(chat.fetch("GET", str(tags["image"])).body())
    assert pictures[0] != pictures[1]
