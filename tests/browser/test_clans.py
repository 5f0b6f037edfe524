"""Giving out the clans, their powers on the board, and every clan's end."""

import re

import pytest
from playwright.sync_api import expect

from .hand import Choose, Json, at_random
from .pages import Guest, Keys, Table

PREY = ("mouse", "pigeon", "fly")


def leading(*clans: str, seed: int = 0) -> Choose:
    """Each seat takes its clan where it may choose; all else at random."""
    other = at_random(seed)

    def choose(sight: Json, actions: list[Json]) -> Json:
        wanted = [action for action in actions if action.get("clan") == clans[sight["seat"]]]
        return wanted[0] if wanted else other(sight, actions)

    return choose


def at_swap_of(seat: int, *kinds: str, awake: int = 0) -> Json:
    """Has this seat a tile of such a kind in the hand, with so many others of these kinds awake?"""

    def is_there(view: Json) -> bool:
        if view["step"] != "swap" or view["turn"] != seat:
            return False
        tokens = [token for token in view["grid"] if token and token.startswith(kinds)]
        return view["grid"][view["at"]].startswith(kinds) and len(tokens) > awake

    return is_there


def test_the_phantoms_move_another_prey(guest: Guest):
    id = guest.set_table("me", "me", clans="free", powers=True)["id"]
    guest.play_ahead(id, at_swap_of(1, *PREY, awake=2), leading("gourmets", "phantoms"))
    table = guest.at(id)
    table.wait_for("swap")
    held = int(str(table.board.locator(".held").get_attribute("data-cell")))
    expect(table.caption).to_contain_text("Or move another prey that is awake.")
    reach = table.lit_cells("swap")
    table.key("Another prey").click()
    table.cell(table.lit_cells("check")[0]).click()
    table.page.keyboard.press("Escape")  # she may think again
    expect(table.key("Another prey")).to_be_visible()
    assert table.lit_cells("swap") == reach
    table.key("Another prey").click()
    expect(table.caption).to_contain_text("Which other prey shall move?")
    prey = table.lit_cells("check")[0]
    token = str(table.cell(prey).get_attribute("data-token"))
    table.cell(prey).click()
    expect(table.caption).to_contain_text("instead")
    goal = table.swap_with(next(cell for cell in table.lit_cells("swap") if cell != held))
    expect(table.story.first).to_have_text(re.compile(r" woke a [^.]+ and swapped a [^.]+ instead\.$"))
    expect(table.cell(goal)).to_have_attribute("data-token", token)


def test_a_swap_is_weighed_before_it_is_made_and_marked_afterwards(guest: Guest):
    """What both would have is shown while one points at a swap or walks to it, and it is what the rules count then."""
    id = guest.set_table("me", "me", clans="free", powers=True)["id"]
    guest.play_ahead(id, at_swap_of(1, *PREY, awake=6), leading("gourmets", "meowfia"))
    table = guest.at(id)
    table.wait_for("swap")
    figures = table.page.locator(".clans-card .clans-points")
    expect(figures).to_have_count(0)
    held = int(str(table.board.locator(".held").get_attribute("data-cell")))
    weighed: dict[int, list[str]] = {}
    for cell in table.lit_cells("swap"):
        said = str(table.cell(cell).get_attribute("aria-label"))
        weighed[cell] = re.findall(r"has (\d+)", said.partition("If it ended then")[2])
        table.cell(cell).hover()
        table.expect_weighed(weighed[cell])
    assert len({str(points) for points in weighed.values()}) > 1, "no swap changes anything"
    table.caption.hover()
    expect(figures).to_have_count(0)
    cell = max(weighed, key=lambda cell: [int(points) for points in weighed[cell]])
    Keys(table.page).walk_to(table, cell)
    table.expect_weighed(weighed[cell])
    table.page.keyboard.press("Enter")
    table.wait_for("turn")
    expect(figures).to_have_count(0)
    table.page.keyboard.press("e")  # counted by the house, from now on
    table.expect_weighed(weighed[cell])
    table.page.keyboard.press("e")
    expect(figures).to_have_count(0)
    latest = table.board.locator(".latest")
    assert sorted(latest.evaluate_all("cells => cells.map(cell => Number(cell.dataset.cell))")) == sorted([held, cell])
    table.cell(cell).hover()
    expect(table.board.locator(".faint")).to_have_count(0)
    table.turn_over()
    goal = table.lit_cells("swap")[0]
    said = str(table.cell(goal).get_attribute("aria-label"))
    table.cell(goal).hover()
    table.expect_weighed(re.findall(r"has (\d+)", said.partition("If it ended then")[2]))


def test_a_power_cat_stays(guest: Guest):
    id = guest.set_table("me", "me", clans="free", powers=True)["id"]
    guest.play_ahead(id, at_swap_of(0, "A", "B"), leading("powercats", "gourmets"))
    table = guest.at(id)
    table.wait_for("swap")
    expect(table.caption).to_contain_text("Or leave her where she is.")
    tokens = table.tokens()
    table.key("Let her stay").click()
    expect(table.story.first).to_contain_text("and let her stay there")
    table.wait_for("turn")
    assert table.tokens() == tokens


def at_the_dial(guest: Guest) -> Table:
    """A game in which the Meowsketeers' chief stands beside a dog at the end."""
    for nonce in range(1, 31):
        id = guest.set_table("me", "me", nonce=str(nonce), clans="free", powers=True)["id"]
        view = guest.play_ahead(id, lambda view: view["step"] == "rotate", leading("meowsketeers", "meowfia"))
        if view["step"] == "rotate":
            table = guest.at(id)
            table.wait_for("rotate")
            return table
    raise AssertionError("no chief came to stand beside a dog in thirty games")


def test_the_meowsketeers_turn_a_dog(guest: Guest):
    table = at_the_dial(guest)
    dog = table.lit_cells("rotate")[0]
    before = str(table.cell(dog).get_attribute("data-token"))
    table.cell(dog).click()
    table.page.get_by_role("button", name="Turn to the right").click()
    expect(table.caption).to_contain_text("would look this way")
    shown = str(table.cell(dog).get_attribute("data-token"))
    assert shown != before
    table.key("Turn it so").click()
    table.count()
    expect(table.story.filter(has_text="turned the dog")).to_have_count(1)
    table.rewind()
    expect(table.cell(dog)).to_have_attribute("data-token", shown)


def test_the_meowsketeers_leave_the_dogs(guest: Guest):
    table = at_the_dial(guest)
    table.key("Leave the dogs").click()
    table.count()
    expect(table.story.filter(has_text="left the dogs")).to_have_count(1)


def test_free_choice(guest: Guest):
    """Whoever starts picks a clan first; the other one cannot take the same."""
    guest.open(f"/t/{guest.set_table('me', 'me', clans='free')['id']}")
    cards = guest.page.get_by_role("radio")
    expect(cards).to_have_count(7)
    guest.page.locator(".clans-pick").filter(has_text="Supercats").click()
    guest.page.get_by_role("button", name="Lead the Supercats").click()
    expect(cards).to_have_count(6)
    expect(guest.page.locator(".clans-pick").filter(has_text="Supercats")).to_have_count(0)
    guest.page.locator(".clans-pick").filter(has_text="Chaoticats").click()
    guest.page.get_by_role("button", name="Lead the Chaoticats").click()
    Table(guest.page).take_turn()


def test_a_match_of_experts(guest: Guest):
    """Two games with the roles exchanged; the first can be watched again, the sum decides."""
    id = guest.set_table("me", "me", clans="experts", powers=True)["id"]
    first = guest.play_ahead(id, lambda view: len(view["past"]) == 1 and view["step"] == "keep")["past"][0]["ending"]
    guest.open(f"/t/{id}")
    past = guest.page.locator(".clans-past")
    expect(past).to_contain_text(str(first["points"][0]))
    past.locator("summary").click()
    expect(past.locator(".clans-finale")).to_be_visible()
    second = guest.play_ahead(id)["ending"]
    table = guest.at(id)
    expect(table.headline).to_be_visible()
    sums = [str(first["points"][seat] + second["points"][seat]) for seat in (0, 1)]
    expect(guest.page.locator(".clans-match-sum tr.sum td")).to_have_text(sums)
    guest.page.get_by_role("radio", name="Game 1").check()
    expect(table.finale).to_be_visible()


@pytest.mark.parametrize(
    ("one", "other"), [("supercats", "meowfia"), ("chaoticats", "phantoms"), ("gourmets", "powercats")]
)
def test_every_clan_comes_to_its_end(guest: Guest, one: str, other: str):
    """The end is told in whole sentences, and adds up to the score."""
    id = guest.set_table("me", "me", nonce=one, clans="free", powers=True)["id"]
    ending = guest.play_ahead(id, choose=leading(one, other))["ending"]
    table = guest.at(id)
    table.rewind()
    steps = []
    for stage in range(int(table.finale_line.get_attribute("max") or 0) + 1):
        table.finale_line.fill(str(stage))
        steps.append(table.finale.get_attribute("data-step"))
        caption = table.finale.locator(".caption").inner_text()
        assert caption and "clans-" not in caption and "{" not in caption and "$" not in caption, caption
    assert "dogs" in steps
    assert steps.count("hunt") == 10, steps
    expect(table.finale.locator(".clans-tally .figure")).to_have_text([str(points) for points in ending["points"]])


def test_dogs_and_the_estimate_can_be_looked_at(guest: Guest):
    """The estimate stays where it is asked for, and nothing moves when a first prey comes into it."""
    id = guest.set_table("me", "me", nonce="dogs")["id"]
    table = guest.at(id)
    guest.page.get_by_role("button", name="If it ended now").first.click()
    expect(guest.page.locator(".clans-card .figure")).to_have_count(2)
    prey, asleep = guest.page.locator(".clans-card .clans-chips .chip"), guest.page.locator(".clans-asleep")
    expect(prey).to_have_count(0)
    before = (asleep.bounding_box() or {})["y"]
    guest.play_ahead(id, lambda view: view["number"] >= 16 and view["step"] == "turn")
    guest.page.reload()
    table.wait_for("turn")
    expect(prey).not_to_have_count(0)
    assert (asleep.bounding_box() or {})["y"] == before
    arrows = table.board.locator(".clans-arrows")
    expect(arrows).to_have_count(0)
    table.key("Show dogs").click()
    expect(arrows).to_have_count(1)
    table.key("Hide dogs").click()
    expect(arrows).to_have_count(0)


def test_a_move_can_be_shown_first(guest: Guest):
    """With the setting on, the first press shows a move and the second one makes it."""
    guest.home().settings().get_by_role("switch", name="Confirm every move").click()
    table = guest.at(guest.set_table("me", "me")["id"])
    table.wait_for("turn")
    table.cell(0).click()
    expect(table.caption).to_contain_text("Press again")
    assert table.tokens().count(".") == 24
    table.key("Turn it over").click()
    table.wait_for("swap")
    before, goal = table.tokens(), table.lit_cells("swap")[0]
    table.cell(goal).dblclick()  # in a hurry, or by accident: it is shown and not made
    expect(table.key("Swap here")).to_be_visible()
    table.key("Put back").click()
    assert table.tokens() == before
    table.cell(goal).click()
    table.cell(goal).click()
    table.wait_for("turn")


def test_a_tile_can_be_dragged_and_what_is_refused_is_explained_with_its_rule(guest: Guest):
    table = guest.at(guest.set_table("me", "me")["id"])
    cell = table.turn_over()
    token = str(table.cell(cell).get_attribute("data-token"))
    goal = table.lit_cells("swap")[-1]
    table.cell(cell).hover()
    guest.page.mouse.down()
    table.cell(goal).hover(force=True)
    guest.page.mouse.up()
    table.wait_for("turn")
    expect(table.cell(goal)).to_have_attribute("data-token", token)
    with guest.time_stands_still():
        table.cell(goal).click()
        guest.page.locator(".strip").filter(has_text="awake already").get_by_role("button", name="rule").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("turn any one sleeping tile face up")
