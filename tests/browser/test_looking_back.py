"""A finished game looked back at: the slip that was planted is found, stepped to, and kept in the address."""

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tabbytop.games.tower.components import NAMED

from .conftest import PHONE, Invite
from .house import House
from .judge import Judge
from .pages import Guest, Table, worked_out
from .slips import Slipping, held_back, misled, misplaced, slipped
from .tower import drawing_flat, prepared, some_floors, throw_a_wall

A_REASON = re.compile(r"[+−]\d+[:,] ")


#: the words of the picture that is saved, which is gone as soon as it is
KEEPS_WORDS = """() => new MutationObserver(() => {
    const picture = document.querySelector(".look-poster");
    if (picture) window.poster = picture.textContent;
}).observe(document.body, { childList: true, subtree: true })"""
TAGS = """tags => tags.map(tag => {
    const [box, text] = ["rect", "text"].map(part => tag.querySelector(part).getBoundingClientRect());
    return { left: box.left, right: box.right, top: box.top, bottom: box.bottom, said: tag.textContent,
             inside: text.left >= box.left && text.right <= box.right };
})"""


def assert_tags_can_be_read(page: Page) -> None:
    """Beside the board too the marks of the curve say what they changed, and lie on each other nowhere."""
    tags = page.locator(".look-curve .curve-tag").evaluate_all(TAGS)
    assert any(tag["said"].endswith("%") for tag in tags), tags
    assert all(tag["inside"] for tag in tags), tags
    for one, other in combinations(tags, 2):
        beside = one["right"] <= other["left"] or other["right"] <= one["left"]
        assert beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"], (one, other)


def cells_drawn(page: Page, hand: str) -> list[int]:
    return [int(cell) for cell in (page.locator(f".clans-drawn.{hand}").get_attribute("data-cells") or "").split()]


@pytest.fixture
def game(invite: Invite) -> tuple[Guest, str, Slipping]:
    minka, mourek = invite("Minka"), invite("Mourek")
    table, mind = slipped(minka, mourek, "look")
    return (minka, mourek)[mind.seat], table, mind


def test_a_planted_slip_is_found_and_stays_in_the_address(game: tuple[Guest, str, Slipping]):
    guest, table, mind = game
    guest.at(table)
    guest.page.get_by_role("link", name="What was it worth?").click()
    guest.page.wait_for_url(f"**/replay/{table}?look")
    worked_out(guest.page)
    page = guest.page
    expect(page.get_by_test_id("look-sum")).to_contain_text(re.compile(r"\byou\b", re.IGNORECASE))
    caption = page.get_by_test_id("look-caption")
    expect(caption).to_contain_text("turned this game")
    expect(page.get_by_role("button", name="The one before")).to_be_disabled()

    on = page.get_by_role("button", name="The next one")
    while on.is_enabled():
        on.click()
    expect(caption).to_contain_text("It cost you")
    games = page.get_by_test_id("look-better").locator(".chip")
    expect(games.first).to_have_text(f"{round(mind.cost)} points more")
    why = [A_REASON.match(text) for text in games.all_inner_texts()[1:]]
    assert why, "the better choice has its reasons"
    assert all(why)
    expect(page.get_by_test_id("look-played")).to_contain_text("You: Swap ")
    expect(page.get_by_test_id("look-better")).to_contain_text("Swap ")
    assert cells_drawn(page, "ink")[-1] == mind.action["cell"]
    assert cells_drawn(page, "pencil")[0] == cells_drawn(page, "ink")[0]  # the tile that was woken
    expect(page.get_by_test_id("live")).to_contain_text("It cost you")

    Judge(page).look("looking back")
    assert_tags_can_be_read(page)
    page.evaluate(KEEPS_WORDS)
    saved = []
    for _ in range(2):  # the fonts are there the first time too
        with page.expect_download() as download:
            page.get_by_role("button", name="Save as a picture").click()
        saved.append(download.value.path().read_bytes())
    assert saved[0].startswith(b"\x89PNG")
    assert saved[0] == saved[1]
    assert "Give or take" in page.evaluate("window.poster")

    curve = page.get_by_role("slider", name="Your chance to win")
    here = curve.input_value()
    page.wait_for_url(re.compile(rf"/replay/{table}\?look#\d+$"))
    told = caption.inner_text()
    page.reload()
    worked_out(page)
    expect(caption).to_have_text(told)
    expect(curve).to_have_value(here)

    curve.press("ArrowLeft")
    expect(curve).to_have_value(str(int(here) - 1))
    expect(page.locator(".look-list [aria-current=step]")).to_have_count(1)
    page.locator(".look-list button").nth(int(here)).click()
    expect(caption).to_have_text(told)
    page.get_by_role("radio", name="points").check()
    expect(page.get_by_role("slider", name="Your points ahead")).to_have_value(here)
    page.get_by_role("button", name="Show as a table").click()
    expect(page.locator(".chart-scroll tbody tr")).to_have_count(curve_length(page))
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_url(re.compile(rf"/replay/{table}#\d+$"))
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()
    page.go_back()
    expect(caption).to_have_text(told)

    page.get_by_test_id("from-here").click()  # where the choice is made, not after it
    page.get_by_role("dialog").get_by_role("radio").nth(mind.seat).check()
    page.get_by_role("dialog").get_by_test_id("from-here-start").click()
    Table(page).wait_for("swap")


def test_a_good_move_is_explained_as_well(game: tuple[Guest, str, Slipping]):
    """By what its seat saw then, whoever it was."""
    guest, table, _ = game
    page = guest.page
    guest.at(table)
    page.get_by_role("link", name="What was it worth?").click()
    worked_out(page)
    played, better = page.get_by_test_id("look-played"), page.get_by_test_id("look-better")
    on = page.get_by_role("slider", name="Your chance to win")
    on.press("Home")
    last = int(on.get_attribute("max") or 0)
    while int(on.input_value()) < last:
        reasons = [text for text in played.locator(".chip").all_inner_texts() if A_REASON.match(text)]
        if reasons and better.count() == 0:
            break
        on.press("ArrowRight")
    else:
        raise AssertionError("no good move has a reason")
    expect(played).to_contain_text("nothing was surely better")


def curve_length(page: Page) -> int:
    slider = page.locator(".curve-slider")
    return int(slider.get_attribute("max") or 0) - int(slider.get_attribute("min") or 0) + 1


def test_what_was_found_is_kept_in_the_record_and_watched_again(game: tuple[Guest, str, Slipping], tmp_path: Path):
    guest, table, mind = game
    guest.at(table)
    page = guest.page
    page.get_by_role("link", name="What was it worth?").click()
    worked_out(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Keep it with notes").click()
    kept = tmp_path / "noted.tabby"
    saved.value.save_as(kept)
    guest.home()
    page.get_by_role("link", name="Open a kept game").click()
    page.locator("input[type=file]").set_input_files(kept)
    line = page.get_by_role("slider", name="Where in the game")
    line.press("Home")
    notes = page.get_by_test_id("record-notes")
    told = []
    while line.input_value() != line.get_attribute("max"):
        line.press("ArrowRight")
        told += notes.all_inner_texts()
    slips = [text for text in told if "a better choice:" in text]
    assert any(f"{round(mind.cost)} points more" in text and "Swap " in text for text in slips), told
    assert all(text.split(",")[0] in ("Minka", "Mourek") for text in slips), slips  # whose decision it was
    drawn = [text for text in told if "luck:" in text]
    assert drawn
    assert all(re.search(r"[+−]\d+ points?", text) for text in drawn), drawn
    page.get_by_role("button", name="Українська").click()
    line = page.get_by_role("slider")
    line.press("End")
    while notes.count() == 0:
        line.press("ArrowLeft")
    expect(notes).to_contain_text(re.compile("кращий вибір: (Поміняти|Перевернути|Лишити)|удача:"))


def test_a_clan_that_was_chosen_badly_is_named_and_its_cards_are_shown(invite: Invite):
    """What was hidden then is told, in the list too, and drawn where the board would be."""
    minka = invite("Minka")
    table, mind = misled(minka, "look clans")
    page = minka.open(f"/replay/{table}?look")
    worked_out(page)
    who = ("Minka", "Minka 2")[mind.seat]
    step = page.locator(".look-list button").filter(has_text=f"{who}: Lead the ")
    expect(step.locator(".look-change")).to_have_text(re.compile(r"^[+−]\d+ %$"))
    step.click()
    hands = page.locator(".clans-dealt")
    expect(hands).to_have_count(2)
    expect(hands.locator("li")).to_have_count(6)
    expect(hands.nth(mind.seat).locator("li.ink")).to_have_attribute("data-clan", mind.clan)
    expect(hands.nth(mind.seat).locator("li.pencil")).to_have_attribute("data-clan", mind.better)
    expect(hands.locator("li.pencil")).to_have_count(1)
    clan = hands.nth(mind.seat).locator("li.ink h3").inner_text()
    expect(step).to_contain_text(f"{who}: Lead the {clan}.")
    expect(page.get_by_test_id("look-played")).to_contain_text(f"{who}: Lead the {clan}.")
    Judge(page).look("looking back at clan cards")
    page.set_viewport_size(PHONE)
    Judge(page).look("looking back at clan cards on a phone")


def test_on_a_phone_in_czech(invite: Invite):
    phone = invite("Micka", viewport=PHONE, has_touch=True, is_mobile=True, locale="cs")
    table, _ = slipped(phone, None, "look phone")
    page = phone.open(f"/replay/{table}?look")
    worked_out(page)
    expect(page.get_by_test_id("look-headline")).to_contain_text("vyhrává")
    page.get_by_role("button", name="Další", exact=True).click()
    expect(page.get_by_test_id("look-caption")).to_contain_text("1. zlom z")
    expect(page.locator(".clans-drawn.pencil")).to_have_count(1)
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    page.get_by_text("Jak se to počítá?").click()
    expect(page.get_by_text("Před každým losem")).to_be_visible()


@pytest.mark.parametrize(
    ("status", "kind", "said"),
    [
        (429, "too_fast", "Other games of yours are being looked through."),
        (500, "internal", "This game could not be looked through just now."),
    ],
)
def test_what_cannot_be_worked_out_is_said_and_tried_again(invite: Invite, status: int, kind: str, said: str):
    guest = invite("Minka")
    table = guest.set_table("me", "me", nonce="look refused")["id"]
    guest.play_ahead(table)
    refused = {"kind": kind, "reason": "not now", "clause": None}
    guest.expects(str(status))
    asked: list[str] = []

    def answer(route, request):
        asked.append(request.method)
        if len(asked) == 1:
            route.fulfill(status=status, json=refused)
        else:
            empty = {"unit": "", "sides": [], "steps": [], "turning_points": [], "worlds": 0}
            route.fulfill(json={"done": 0.4, **empty})

    guest.page.route("**/analysis", answer)
    page = guest.open(f"/replay/{table}?look")
    expect(page.get_by_text(said)).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuetext", "40 % done")
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "40")
    with page.expect_request("**/analysis"):
        pass
    assert asked[:2] == ["POST", "POST"] and set(asked[2:]) <= {"GET"}
    guest.page.unroute_all(behavior="ignoreErrors")


def test_a_tile_laid_badly_is_found_on_the_boat(invite: Invite):
    """The isle: what was laid in ink, what was better in pencil; no word of luck where others play."""
    minka = invite("Minka")
    table, mind = misplaced(minka, "look")
    page = minka.open(f"/replay/{table}?look")
    worked_out(page)
    expect(page.get_by_test_id("look-no-luck")).to_be_visible()
    expect(page.get_by_test_id("look-sum")).to_have_count(0)
    on, ink = page.get_by_role("button", name="The next one"), page.locator(".isle-drawn.ink")
    seen = []
    while on.is_enabled():
        on.click()
        seen.append(page.get_by_test_id("look-better").inner_text())
        if ink.count() and ink.get_attribute("data-cells") == mind.cells:
            break
    else:
        raise AssertionError(f"the tile laid badly is none of {seen}")
    expect(page.locator(".isle-drawn.pencil")).to_have_count(1)
    expect(page.get_by_test_id("look-better")).to_contain_text("Lay the ")
    expect(page.get_by_test_id("look-better").locator(".chip").first).to_contain_text("more")
    Judge(page).look("looking back at the isle")
    page.get_by_role("radio", name="points").check()
    expect(page.get_by_role("slider", name=re.compile("points", re.IGNORECASE))).to_be_visible()


def test_energy_held_back_is_found_on_the_island(invite: Invite):
    minka = invite("Minka")
    table, mind = held_back(minka, "look")
    page = minka.open(f"/replay/{table}?look")
    worked_out(page)
    page.get_by_role("group", name="Whose curve it is").get_by_role("radio").nth(mind.seat).check()
    on, found = page.get_by_role("button", name="The next one"), []
    while on.is_enabled():
        on.click()
        found.append(page.get_by_test_id("look-played").inner_text() + page.get_by_test_id("look-better").inner_text())
        if "Put in" in found[-1]:
            break
    else:
        raise AssertionError(f"what was held back is none of {found}")
    expect(page.get_by_test_id("look-better").locator(".chip").first).to_contain_text("more of 100 games won")
    expect(page.get_by_test_id("look-caption")).to_contain_text("It cost")
    Judge(page).look("looking back at the island")
    told = {}
    for eyes, said in (
        ("open cards", ""),
        ("from outside", "who looked on"),
        ("own view", "hidden there is imagined"),
    ):
        page.get_by_role("group", name="By what it is valued").get_by_role("radio", name=eyes).check()
        if said:
            expect(page.get_by_text(said)).to_be_visible()
        told[eyes] = page.locator(".look-curve path").evaluate_all(
            "all => all.map((one) => one.getAttribute('d')).join()"
        )
    assert len(set(told.values())) == 3, "what was hidden makes three curves"
    Judge(page).look("a curve by what was known")


def test_of_a_tower_hands_are_told_and_no_curve(house: House, builder: Callable[..., Guest]):
    """What can be known of a wall that was let go, and that the rest cannot."""
    guest = drawing_flat(builder("Minka"))
    table, page = prepared(house, guest, some_floors()), guest.page
    table.choose(13)
    table.take(NAMED["window3"])
    table.place()
    table.wait_until_asked("act")
    Table(page).resign()
    page.get_by_role("link", name="What was it worth?").click()
    expect(page.get_by_test_id("look-no-curve")).to_contain_text("nobody’s chance is known", timeout=600_000)
    expect(page.get_by_test_id("look-caption")).to_have_text("Nothing fell when it was let go.")
    page.locator(".look-columns rect.reach").first.click()
    expect(page.get_by_test_id("look-played").locator(".chip").first).to_have_text(
        re.compile(r"^held in [0-8] of 8 hands$")
    )
    Judge(page).look("a tower looked back at")


def test_of_a_wall_that_fell_it_is_told_why_and_where_it_would_stand(house: House, builder: Callable[..., Guest]):
    guest = drawing_flat(builder("Minka"))
    prepared(house, guest, some_floors())
    page = guest.page
    table = Table(page)
    throw_a_wall(guest, table.id)
    table.resign()
    page.get_by_role("link", name="What was it worth?").click()
    expect(page.get_by_test_id("look-caption")).to_have_text("One piece fell when it was let go.", timeout=600_000)
    page.get_by_role("button", name="The next one").click()
    played, better = page.get_by_test_id("look-played"), page.get_by_test_id("look-better")
    expect(played.locator(".chip").first).to_have_text(re.compile(r"^held in [0-2] of 8 hands$"))
    expect(played).to_contain_text("a bad place")
    expect(better.locator(".chip").first).to_have_text(re.compile(r"^holds in [5-8] of 8 hands$"))
    expect(page.get_by_test_id("look-caption")).to_contain_text("No luck was needed for that")
    expect(page.locator(".look-falls [aria-current=step]")).to_have_count(1)
    Judge(page).look("a fall looked back at")
