"""The longest names somebody may have, in letters as wide as they are, on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Invite
from .event_screens import ask
from .hand import at_random, play_together
from .pages import FIXED, Guest, begun

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NAMES = ("W" * 24, "МУРЧИКВОЛОДИМИРОВИЧКОТИК")
GAMES = ("clans", "isle", "kingos", "tower")

#: What of the page reaches beyond its right edge, words too, but for what lies in a box that is scrolled or cut.
BEYOND = """(wide) => {
  const cuts = (box) => getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= wide + 1;
  const isCut = (box) => box !== document.body && (cuts(box) || isCut(box.parentElement));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (words.nextNode()) {
    const range = document.createRange(), text = words.currentNode;
    range.selectNodeContents(text);
    if (text.parentElement.closest('svg')) continue; // a drawing's, in which no name stands
    if (range.getBoundingClientRect().right > wide + 1 && !isCut(text.parentElement))
      found.push(text.parentElement.outerHTML.slice(0, 80));
  }
  return found;
}"""

#: Names that run under what stands beside them or out of their line: words wider than the box they are in.
UNDER = """() => [...document.querySelectorAll('.seat-words, .seat-words b, .story li, .clans-tally-side')]
  .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline')
  .map((box) => box.textContent)"""


def check(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert (wide, page.evaluate(BEYOND, PHONE["width"])) == (PHONE["width"], []), page.url


@pytest.fixture
def two(invite: Invite) -> tuple[Guest, Guest]:
    one, other = (invite(name, **TOUCH) for name in NAMES)
    return one, other


@pytest.mark.parametrize("game", GAMES)
def test_in_the_lobby_in_play_and_at_the_end(two: tuple[Guest, Guest], game: str):
    minka, packa = two
    table = minka.set_table("me", "open", game=game, start=False)["id"]
    with packa.hand(table) as hand:
        hand.ask("sit", seat=1, nonce=FIXED)
    page = minka.open(f"/t/{table}")
    expect(page.locator(".seat", has_text=NAMES[1])).to_contain_text("away")
    check(page)
    assert page.evaluate(UNDER) == []
    expect(page.get_by_test_id("start")).to_be_in_viewport(ratio=1)

    table = begun(minka, packa, game)
    page = minka.open(f"/t/{table}")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(page.locator(".play")).to_be_visible()
    check(page)
    if game == "tower":  # nobody plays it at random
        return
    with minka.hand(table) as one, packa.hand(table) as other:
        play_together([one, other], at_random(3))
    for guest in two:
        page = guest.open(f"/t/{table}")
        expect(page.get_by_test_id("headline")).to_be_visible()
        check(page)
        assert page.evaluate(UNDER) == []
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider").first).to_be_visible()
    check(page)


def test_in_what_is_said_at_a_table(two: tuple[Guest, Guest]):
    minka, packa = two
    table = begun(minka, packa)
    page = packa.at(table).page
    page.get_by_role("button", name="Chat", exact=True).tap()
    talk = page.get_by_role("dialog")
    talk.get_by_label("Say something").fill("m" * 60)
    talk.get_by_role("button", name="Send").tap()
    expect(talk.get_by_role("log")).to_contain_text("mmm")
    check(page)


def test_on_my_page_and_with_games_behind_it(two: tuple[Guest, Guest]):
    minka, packa = two
    table = begun(minka, packa)
    page = minka.open("/me")
    expect(page.locator(".table-card")).to_have_count(1)
    check(page)
    with minka.hand(table) as one, packa.hand(table) as other:
        play_together([one, other], at_random(3))
    page = minka.open("/me")
    expect(page.locator(".me-game")).to_have_count(1)
    check(page)
    page = minka.home().page
    check(page)


def test_at_an_event(two: tuple[Guest, Guest]):
    minka, _packa = two
    wish = {"name": NAMES[0], "game": "clans", "options": {}, "seats": 2, "kind": "round_robin", "rounds": 1}
    event = minka.page.request.post("/api/events", data=wish).json()["id"]
    for guest in two:
        ask(guest, event, type="join")
    page = minka.open(f"/event/{event}")
    expect(page.get_by_test_id("entrant")).to_have_count(2)
    check(page)
    ask(minka, event, type="bot", level="easy")
    ask(minka, event, type="start")
    expect(page.get_by_test_id("standings")).to_be_visible()
    check(page)
    page = minka.home().page
    expect(page.locator(".club-night")).to_have_count(1)
    check(page)
