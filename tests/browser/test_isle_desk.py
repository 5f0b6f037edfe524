"""The isle of cats on a desk of 1280 × 800 and on a phone: everything one needs is in sight, and nothing jumps."""

from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Invite
from .hand import Json
from .isle import IsleTable
from .pages import Guest

DESK = {"width": 1280, "height": 800}
Box: TypeAlias = dict[str, Any]


def box(part: Locator) -> Box:
    found = part.bounding_box()
    assert found is not None
    return {**found}


def places(table: IsleTable) -> list[Box]:
    """Where fields, bar and hand lie."""
    parts = (".isle-field", ".isle-bar", ".isle-hand", ".isle-sea")
    return [box(one) for name in parts for one in table.play.locator(name).all()]


def seen(guest: Guest, part: Locator) -> float:
    """How much of it is in the window without scrolling, in pixels of height."""
    assert guest.page.evaluate("scrollY") == 0
    height = (guest.page.viewport_size or DESK)["height"]
    lies = box(part)
    return float(min(height, lies["y"] + lies["height"]) - max(0, lies["y"]))


def line_under(page: Page) -> float:
    """Where the second line of the bar begins: 54 pixels below its top."""
    return float(box(page.locator(".isle-bar"))["y"] + 54)


def middle(page: Page) -> float:
    bar = box(page.locator(".isle-bar"))
    return float(bar["x"] + bar["width"] / 2)


def overlap(one: Box, other: Box) -> bool:
    return bool(
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def top(view: Json) -> str:
    return str(view["agenda"][-1]["type"])


def rescuing_with_cards(view: Json) -> bool:
    return top(view) == "Rescuing" and view["agenda"][-1]["seat"] == 0 and len(view["own"]["hand"]) > 0


def keep_any(sight: Json, actions: list[Json]) -> Json:
    """Buys all it can and lays nothing: cards stay in the hand."""
    paid = [action for action in actions if action["type"] == "Pay"]
    if paid:
        return max(paid, key=lambda action: len(action["cards"]))
    return next((action for action in actions if action["type"] in ("Lay", "Hold", "Done")), actions[0])


@pytest.fixture
def at_the_rescue(invite: Invite) -> tuple[Guest, IsleTable]:
    guest = invite("Miška", viewport=DESK)
    made = guest.set_table("me", game="isle", nonce="desk", mode="solo", difficulty="easy")
    guest.play_ahead(made["id"], rescuing_with_cards, keep_any)
    guest.open(f"/t/{made['id']}")
    table = IsleTable(guest.page)
    assert table.wait_until_asked()
    return guest, table


def test_nothing_moves_when_a_tile_is_taken_and_all_is_in_sight(at_the_rescue: tuple[Guest, IsleTable]):
    """The fields and the hand are seen without scrolling; the price is said; to pass is not where to lay was."""
    guest, table = at_the_rescue
    page = guest.page
    for field in table.play.locator(".isle-field").all():
        assert seen(guest, field) == box(field)["height"]
    assert seen(guest, page.locator(".isle-hand .isle-card-name").first) > 10, "the hand peeks in"
    before = places(table)
    passing = box(table.done)
    table.pick_any()
    assert places(table) == before
    expect(page.get_by_test_id("price")).to_contain_text("fish")
    page.keyboard.press("r")
    page.keyboard.press("ArrowLeft")
    assert places(table) == before
    assert not overlap(passing, box(table.lay))
    first, half = line_under(page), middle(page)
    assert box(table.lay)["y"] + box(table.lay)["height"] <= first, "to lay stands over the second line"
    assert passing["y"] >= first
    assert passing["x"] + passing["width"] < half, "to pass stands at its left"
    page.locator(".isle-back").first.click()
    expect(table.done).to_be_visible()
    assert places(table) == before
    # Whoever comes to the hand sees all of it.
    page.locator(".isle-hand .isle-card").first.hover()
    expect(page.locator(".isle-hand .isle-card-foot").first).to_be_in_viewport(ratio=1)
    says_where_a_cell_is(guest, table)


def says_where_a_cell_is(guest: Guest, table: IsleTable) -> None:
    """Pressed on the boat, or named in the story: letters and numbers stand round it."""
    rulers = table.boat.locator(".isle-rulers")
    expect(rulers).to_have_count(0)
    lies = box(table.boat)
    table.boat.click(position={"x": lies["width"] / 2, "y": lies["height"] / 2})
    expect(rulers).to_have_attribute("data-at", "l5")
    table.pick_any()
    seq = table.seq
    table.lay.click()
    table.wait_for_more(seq)
    expect(rulers).to_have_count(0)
    named = guest.page.locator(".story [data-place]").first
    named.hover()
    expect(rulers).to_have_attribute("data-at", named.inner_text())


def test_a_family_game_and_both_pads_begin_at_home(invite: Invite):
    """[ISLE 7] the dialog asks which game; alone against the sister is a way of its own [ISLE 6]."""
    guest = invite("Zrzka", viewport=DESK)
    home = guest.home()
    for game in ("Cat Clans", "The Isle of Cats"):
        expect(guest.page.get_by_role("link", name=f"Count a real game: {game}")).to_be_visible()
    home.page.get_by_test_id("play-isle").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_test_id("start-alone")).to_be_visible()
    dialog.get_by_role("radio", name="Family").check(force=True)
    dialog.get_by_test_id("start-screen").click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.get_by_role("radio", name="Family")).to_be_checked()


def covers_nothing_of_its_neighbours(table: IsleTable) -> None:
    """A card that is chosen: neither its line nor its tick, whatever the cards beside it show."""
    before, chosen, after = (table.picks().nth(place) for place in range(3))
    chosen.get_by_role("checkbox").check()
    tick, card = box(chosen.locator(".isle-tick")), chosen.locator(".isle-card")
    assert not overlap(tick, box(before.locator(".isle-card-top > *").last))
    line = card.evaluate("one => parseFloat(getComputedStyle(one).outlineWidth)")
    beyond = line + card.evaluate("one => parseFloat(getComputedStyle(one).outlineOffset)")
    lies = box(card)
    assert lies["x"] + lies["width"] + max(0, beyond) <= box(after.locator(".isle-card-name"))["x"]


def drafting(view: Json) -> bool:
    return top(view) == "Drafting"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_fields_stay_in_sight_while_cards_are_kept_and_bought(invite: Invite, phone: bool):
    """[ISLE 4.2] One sees which cats there are; to buy nothing is never the main button, nor pressed twice."""
    about: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESK}
    guest = invite("Mourek", **about)
    made = guest.set_table("me", {"bot": "easy"}, game="isle", nonce="fields")
    guest.play_ahead(made["id"], drafting)
    guest.open(f"/t/{made['id']}")
    table = IsleTable(guest.page)
    near = guest.page.get_by_role("region", name="Left field")
    tops = set[float]()
    assert table.wait_until_asked()
    covers_nothing_of_its_neighbours(table)
    for _ in range(3):
        assert table.wait_until_asked()
        tops.add(box(guest.page.locator(".isle-bar"))["y"])
        assert seen(guest, near) == box(near)["height"]
        assert seen(guest, table.picks().first) > 100
        table.keep_last(2)
    assert table.wait_until_asked()
    assert top({"agenda": [{"type": table.play.get_attribute("data-phase")}]}) == "Buying"
    assert not phone or tops == {box(guest.page.locator(".isle-bar"))["y"]}, "the bar stays where it is"
    assert seen(guest, near) == box(near)["height"]
    expect(table.choose).to_be_disabled()
    nothing = guest.page.get_by_test_id("nothing")
    expect(nothing).to_have_text("Buy nothing")
    assert "quiet" in (nothing.get_attribute("class") or "").split()
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    if phone:
        assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    with guest.time_stands_still():
        nothing.click()
        # What else could be left rests until there was time to read what it is: a habit gives no day away.
        expect(table.done).to_have_text("Pass for today")
        expect(table.done).to_be_disabled()
    expect(table.done).to_be_enabled()
