"""Puzzles: solved, failed, given up; remembered by the device; and all of it without a network once it was loaded."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tabbytop.coach.puzzles import FOLDER, Puzzle, kept, position, steps_of
from tabbytop.core import encode

from .conftest import PHONE, Invite
from .judge import Judge
from .pages import Guest
from .tower import drawing_flat

GAMES = ("clans", "isle", "kingos", "tower")
CLANS, ISLE, KINGOS, TOWER = (kept(game) for game in GAMES)
SWAPS = [
    one for one in CLANS if one.view["step"] == "swap" and one.menu["sets"][0]["actions"][one.best]["type"] == "Swap"
]


#: Until the worker has all of that, by a part of its name.
KEPT = """async parts => {
  for (;;) {
    const paths = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    if (parts.every((part) => paths.some((path) => path.includes(part)))) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}"""


def choices(puzzle: Puzzle) -> list[dict[str, int]]:
    at = position(puzzle)
    return [encode(at.game.action, action) for action in at.actions]


def cell_of(puzzle: Puzzle, *, right: bool) -> int:
    """The cell to swap with that is best, or that is worst."""
    pick = max if right else min
    swaps = {at: one for at, one in enumerate(choices(puzzle)) if one["type"] == "Swap"}
    return swaps[pick(swaps, key=lambda at: puzzle.worths[at])]["cell"]


def press(page: Page, cell: int) -> None:
    page.locator(f'[data-cell="{cell}"]').click()


def verdict(page: Page):
    return page.get_by_test_id("verdict")


def diary(page: Page, of: str = "") -> dict[str, dict[str, dict[str, object]]]:
    return json.loads(page.evaluate("key => localStorage.getItem(key)", f"tabbytop.puzzles{of}"))


def todays(guest: Guest, day: str) -> Puzzle:
    """Clans' puzzle of that day, which it is from now on."""
    guest.page.clock.set_fixed_time(f"{day}T10:00:00")
    dated = guest.open("/puzzles/clans").get_by_text(re.compile(r"^\w+day, .*, number \d+$"))
    return CLANS[int(dated.inner_text().split()[-1]) - 1]


@pytest.mark.smoke
def test_one_is_failed_and_then_solved(guest: Guest):
    puzzle = SWAPS[0]
    page = guest.open(f"/puzzles/clans/{puzzle.number}")
    expect(page.get_by_test_id("aim")).to_contain_text("Find the swap")
    expect(verdict(page)).to_have_count(0)
    press(page, cell_of(puzzle, right=False))
    expect(verdict(page)).to_have_attribute("data-end", "open")
    expect(verdict(page)).to_contain_text(f"That would win {round(min(puzzle.worths) * 100)} of 100 games.")
    expect(page.get_by_test_id("live")).to_contain_text("There is something better")
    expect(page.get_by_text("1 try", exact=True)).to_be_visible()

    press(page, cell_of(puzzle, right=True))
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    expect(verdict(page)).to_contain_text(f"It wins {round(max(puzzle.worths) * 100)} of 100 games")
    assert diary(page)["clans"][str(puzzle.number)] == {"tries": 2, "help": 0, "end": "solved"}
    Judge(page).look("a puzzle")

    page.reload()
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    page.get_by_role("button", name="Once more").click()
    expect(verdict(page)).to_have_count(0)
    page.get_by_role("button", name="All puzzles").click()
    mine = page.get_by_role("link", name=re.compile(rf"^{puzzle.number}\b.*solved"))
    expect(mine).to_be_visible()
    page.get_by_role("link", name=str(SWAPS[1].number), exact=True).click()
    page.wait_for_url(f"**/puzzles/clans/{SWAPS[1].number}")
    expect(page.get_by_text(f"Number {SWAPS[1].number}", exact=True)).to_be_visible()


def test_hints_and_giving_up(guest: Guest):
    puzzle = SWAPS[2]
    page = guest.open(f"/puzzles/clans/{puzzle.number}")
    ladder = page.get_by_role("region", name="Hints")
    asked = ladder.locator("[data-rung]").filter(has=page.get_by_role("button", name=re.compile("Ask|then")))
    expect(asked.first).to_be_visible()
    for left in range(asked.count(), 0, -1):
        ladder.get_by_role("button", name="Ask").click()
        expect(asked).to_have_count(left - 1)
    expect(ladder.locator('[data-rung="which"]')).to_contain_text("Swap ")
    expect(verdict(page)).to_have_count(0)
    page.get_by_test_id("give-up").click()
    expect(verdict(page)).to_have_attribute("data-end", "shown")
    expect(verdict(page)).to_contain_text("This was it: Swap ")
    assert diary(page)["clans"][str(puzzle.number)]["end"] == "shown"


def test_one_a_day_and_a_week(guest: Guest):
    page = guest.page
    puzzle = todays(guest, "2026-11-16")
    press(page, cell_of(puzzle, right=False))
    rounds = page.locator(".puzzle-week li")
    expect(verdict(page)).to_have_attribute("data-end", "open")
    expect(rounds.last).to_contain_text("Monday: today’s, to do")
    page.get_by_test_id("give-up").click()
    expect(rounds.last).to_contain_text("Monday: not solved")
    assert diary(page, ".days")["clans"]["2026-11-16"] == {str(puzzle.number): {"tries": 1, "help": 0, "end": "shown"}}
    assert todays(guest, "2026-11-17") != puzzle
    expect(rounds.last).to_contain_text("Tuesday: today’s, to do")
    expect(rounds.nth(5)).to_contain_text("Monday: not solved")


def test_what_was_solved_by_its_number_waits_on_its_day_and_counts_then(guest: Guest):
    """On a device that has an older diary, in which days are notes beside numbers."""
    page = guest.page
    sunday, tuesday = todays(guest, "2026-11-15"), todays(guest, "2026-11-17")
    old = {str(sunday.number): {"day": "2026-11-15", "tries": 1, "help": 0, "end": "solved"}}
    page.evaluate("old => localStorage.setItem('tabbytop.puzzles', old)", json.dumps({"clans": old}))
    monday = todays(guest, "2026-11-16")
    press(page, cell_of(monday, right=True))
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    guest.open(f"/puzzles/clans/{tuesday.number}")
    press(page, cell_of(tuesday, right=True))
    expect(verdict(page)).to_have_attribute("data-end", "solved")

    assert todays(guest, "2026-11-17") == tuesday
    rounds = page.locator(".puzzle-week li")
    expect(rounds.last).to_contain_text("Tuesday: today’s, to do")
    expect(rounds.nth(5)).to_contain_text("Monday: solved")
    expect(page.get_by_text("2 of 7 days, 2 in a row")).to_be_visible()
    expect(verdict(page)).to_have_count(0)
    press(page, cell_of(tuesday, right=True))
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    expect(rounds.last).to_contain_text("Tuesday: solved")
    expect(page.get_by_text("3 of 7 days, 3 in a row")).to_be_visible()
    page.get_by_role("button", name="All puzzles").click()
    for puzzle in (sunday, monday, tuesday):
        expect(page.get_by_role("link", name=re.compile(rf"^{puzzle.number}\b.*solved"))).to_be_visible()


def placed(puzzle: Puzzle, *, right: bool) -> Callable[[Page], None]:
    """The isle's tile, turned and moved by keys to the best place, or to the first that is worse."""
    found = choices(puzzle)
    at = puzzle.best if right else next(at for at, worth in enumerate(puzzle.worths) if worth < max(puzzle.worths))
    turn, cell = found[at]["turn"], found[at]["cell"]

    def lay(page: Page) -> None:
        sea = page.locator(".isle-sea")
        sea.focus()
        for _ in range(8):
            if int(sea.get_attribute("data-turn") or 0) == turn:
                break
            sea.press("r" if int(sea.get_attribute("data-turn") or 0) // 4 == turn // 4 else "f")
        expect(sea).to_have_attribute("data-turn", str(turn))
        wanted = f"{'abcdefghijklmnopqrstuv'[cell % 23]}{cell // 23 + 1}"
        for _ in range(40):
            now = sea.get_attribute("data-at") or ""
            if now == wanted:
                break
            across = ord(wanted[0]) - ord(now[0])
            down = int(wanted[1:]) - int(now[1:])
            sea.press("ArrowRight" if across > 0 else "ArrowLeft" if across else "ArrowDown" if down > 0 else "ArrowUp")
        expect(sea).to_have_attribute("data-at", wanted)
        page.get_by_test_id("lay").click()

    return lay


def test_of_the_isle_on_its_own_boat(guest: Guest):
    puzzle = next(one for one in ISLE if choices(one)[one.best]["turn"] == 0)
    first, second, third = steps_of(puzzle)
    page = guest.open(f"/puzzles/isle/{puzzle.number}")
    step, following = page.get_by_test_id("step"), page.locator(".isle-following .isle-tile")
    expect(page.locator(".isle-flag")).to_have_count(0)  # what a place brings is the question
    expect(following).to_have_count(2)
    expect(step).to_have_text("1 of 3")
    placed(first, right=False)(page)
    expect(verdict(page)).to_contain_text("That would bring you to")
    placed(first, right=True)(page)
    expect(verdict(page)).to_contain_text("Now the next one.")
    expect(step).to_have_text("2 of 3")
    expect(following).to_have_count(1)
    placed(second, right=True)(page)
    expect(step).to_have_text("3 of 3")
    expect(following).to_have_count(0)
    expect(verdict(page)).to_have_attribute("data-end", "open")
    placed(third, right=True)(page)
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    expect(verdict(page)).to_contain_text(f"It brings you to {max(puzzle.worths):.0f} points")
    assert diary(page)["isle"][str(puzzle.number)] == {"tries": 2, "help": 0, "end": "solved"}
    Judge(page).look("a puzzle of the isle")
    page.get_by_role("button", name="Once more").click()
    expect(step).to_have_text("1 of 3")
    page.get_by_test_id("give-up").click()
    expect(verdict(page)).to_contain_text(re.compile(r"This was it: (Lay .*){3}"))


def test_of_the_island_with_its_own_energy(guest: Guest):
    puzzle = next(one for one in KINGOS if one.grade == 3 and 0 < one.best < len(one.worths) - 1)
    page = guest.open(f"/puzzles/kingos/{puzzle.number}")

    def put_in(energy: int) -> None:
        page.get_by_test_id("amount").fill(str(energy))
        page.get_by_test_id("put-in").click()

    put_in(len(puzzle.worths) - 1)
    expect(verdict(page)).to_contain_text("and so does less energy")
    expect(page.get_by_text("How the bots fared")).to_have_count(0)  # they have other aims
    put_in(puzzle.best)
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    expect(verdict(page)).to_contain_text(f"It wins {round(max(puzzle.worths) * 100)} of 100 battles")
    Judge(page).look("a puzzle of the island")


#: None of them lies over another, nor nearer to it than that.
APART = """(boxes, least) => {
  const all = boxes.map((one) => one.getBoundingClientRect());
  return all.every((one, at) => all.slice(at + 1).every((other) =>
    Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom) >= least));
}"""


@pytest.mark.parametrize("locale", ["en", "cs", "uk"])
def test_on_a_small_desk_nothing_lies_over_anything(invite: Invite, locale: str):
    """Of the isle the boat, the words under it, what is laid afterwards and the fields; nor the keys to turn the tile
    over a place where it may lie. Of the tower the rounds of the week, in a narrow column."""
    guest = drawing_flat(invite(locale=locale))
    page = guest.open("/puzzles/isle/7")
    expect(page.locator(".isle-following .isle-tile")).to_have_count(2)
    assert page.locator(".isle-sea, .isle-bar .caption, .isle-following, .isle-lay, .isle-field").evaluate_all(APART, 0)
    knobs = page.locator(".isle-knobs").bounding_box()
    assert knobs
    for place in page.locator(".isle-lit, .isle-ghost").all():
        lies = place.bounding_box()
        assert lies
        assert lies["x"] + lies["width"] < knobs["x"] or lies["y"] + lies["height"] < knobs["y"]
    guest.open("/puzzles/tower/7")
    expect(page.locator(".puzzle-round")).to_have_count(7)
    assert page.locator(".puzzle-round").evaluate_all(APART, 2)


def test_without_a_network_once_it_was_loaded(invite: Invite):
    minka = invite(service_workers="allow")
    minka.is_altered = True
    page = minka.page
    page.goto("/puzzles/clans/1")
    expect(page.get_by_test_id("aim")).to_be_visible()
    page.evaluate(KEPT, ["clans-puzzles", "/api/games", "/api/games/clans/words"])
    page.wait_for_load_state("networkidle")
    minka.expects("ERR_INTERNET_DISCONNECTED|Failed to load resource|net::|Unable to preload|Failed to fetch")
    minka.context.set_offline(True)
    page.goto(f"/puzzles/clans/{SWAPS[0].number}")
    expect(page.get_by_test_id("aim")).to_be_visible()
    press(page, cell_of(SWAPS[0], right=True))
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    minka.context.set_offline(False)


def test_all_of_them_without_a_network_once_their_list_was_opened(invite: Invite):
    """No game's own page was open before, nor is the list when it comes back."""
    minka = drawing_flat(invite(service_workers="allow"))
    minka.is_altered = True
    page = minka.page
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Puzzle of the day")).to_have_count(len(GAMES))
    found = re.search(r"PUZZLES = ({.*?});", page.request.get("/worker.js").text())
    assert found
    parts = json.loads(found[1])
    assert sum("-puzzles-" in path for path in parts["all"]) == len(GAMES)
    page.evaluate(KEPT, [*parts["all"], *parts["en"], *(f"/api/games/{game}/words" for game in GAMES)])
    minka.expects("ERR_INTERNET_DISCONNECTED|Failed to load resource|net::|Unable to preload|Failed to fetch")
    minka.context.set_offline(True)
    page.reload()
    for game in GAMES:
        page.locator(f"main a[href='/puzzles/{game}']").click()
        expect(page.get_by_test_id("aim")).to_be_visible()
        page.goto(f"/puzzles/{game}/7")
        expect(page.get_by_test_id("aim")).to_be_visible()
        expect(page.locator(".play")).to_be_visible()
        page.goto("/puzzles")
    minka.context.set_offline(False)


def test_on_a_phone_in_czech_from_the_first_page(invite: Invite):
    phone = invite(viewport=PHONE, has_touch=True, is_mobile=True, locale="cs")
    page = phone.open("/")
    page.get_by_role("link", name="Kočičí klany: hádanka dne").click()
    page.wait_for_url("**/puzzles/clans")
    expect(page.get_by_test_id("aim")).to_contain_text("Vedeš klan")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_test_id("give-up").click()
    expect(verdict(page)).to_contain_text("Bylo to takhle:")
    Judge(page).look("a puzzle on a phone")


# -- the field guide --------------------------------------------------------------------------------------------------


def test_the_field_guide_shows_what_was_counted(guest: Guest):
    page = guest.open("/learn")
    page.get_by_role("link", name="The field guide").first.click()
    page.wait_for_url("**/guide/*")
    page.get_by_role("link", name="Cat Clans").click()
    matrix = page.locator('[data-chart="clans"]')
    kept_here = json.loads((FOLDER / "clans-guide.json").read_text("utf-8"))
    row = next(one for one in kept_here["charts"][0]["rows"] if one["key"] == "phantoms")
    shown = matrix.get_by_role("row", name=re.compile("^Phantom cats")).locator("td").all_inner_texts()
    assert shown == ["–" if one is None else str(round(one["mean"])) for one in row["figures"]]
    expect(matrix.get_by_text(kept_here["source"])).to_be_visible()
    powers = page.locator('[data-chart="powers"]')
    expect(powers.locator("[data-row]")).to_have_count(7)
    powers.get_by_role("button", name="Show as a table").click()
    expect(powers.locator("tbody tr")).to_have_count(7)
    Judge(page).look("the field guide")


@pytest.mark.parametrize(("locale", "said"), [("cs", "Kočičí atlas"), ("uk", "Польовий довідник")])
def test_the_field_guide_on_a_phone(invite: Invite, locale: str, said: str):
    page = invite(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale).open("/guide/isle")
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert re.search(r"\b(isle|guide)-[a-z]", page.get_by_role("main").inner_text()) is None  # no text is missing


def test_a_place_in_the_tower_is_failed_and_then_found(invite: Invite):
    """Pressed where it is marked in the picture, and by its key below."""
    puzzle = TOWER[0]
    guest = drawing_flat(invite("Minka"))
    page = guest.open(f"/puzzles/tower/{puzzle.number}")
    expect(page.get_by_test_id("aim")).to_contain_text("three places are marked")
    tags = page.locator(".tower-marked.lamp [data-number]")
    expect(tags).to_have_count(3)
    wrong = puzzle.worths.index(min(puzzle.worths))
    page.locator(f"[data-place='{wrong}']").click()
    expect(verdict(page)).to_have_attribute("data-end", "open")
    expect(verdict(page)).to_contain_text(f"in {round(min(puzzle.worths) * 5)} of 5 hands only")
    tags.nth(puzzle.best).click()
    expect(verdict(page)).to_have_attribute("data-end", "solved")
    expect(verdict(page)).to_contain_text(f"It holds in {round(max(puzzle.worths) * 5)} of 5 hands")
    expect(page.locator(".tower-marked.pencil [data-number='1']")).to_be_visible()
    Judge(page).look("a puzzle of the tower")
