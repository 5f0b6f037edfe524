"""The score pad: a real game, put together tile by tile."""

import re

from playwright.sync_api import Locator, expect

from .pages import SIDE, Guest, Table

#: [CLANS 6.3]
POSITION = """
fly3     dog5@90  B1       mouse6   B3
mouse4   fly4     A4       A1       B4
dog1@270 B5*      dog3@180 mouse4   dog2@270
mouse5   pigeon2  A3*      B2       mouse5
mouse3   A5       pigeon5  A2       dog4@0
""".split()

DOGS = ["chihuahua", "little white one", "retriever pup", "bulldog", "doberman"]
CLANS = {"A": "Gourmets", "B": "Meowsketeers"}

#: On how many lines the last words of each are.
LINES = """names => names.map((name) => {
  const range = document.createRange();
  range.selectNodeContents(name.lastChild);
  return range.getClientRects().length;
})"""


def name_of(token: str) -> re.Pattern[str]:
    """How the box calls a tile."""
    if token.startswith("dog"):
        return re.compile(DOGS[int(token[3]) - 1])
    if token[0] in CLANS:
        return re.compile(f"^{'chief' if '*' in token else 'cat'} of {token[1]}, {CLANS[token[0]]}")
    return re.compile(f"^{token[:-1]} worth {token[-1]}")


#: A prey, dogs, cats of both sides and a chief, who are taken off and laid again.
AGAIN = {0: "a1", 1: "b1", 7: "c2", 11: "b3", 12: "c3", 16: "b4"}


def lay(guest: Guest, table: Table) -> None:
    box = guest.page.get_by_role("region", name="Tiles in the box")
    for cell in AGAIN:
        token = POSITION[cell]
        table.cell(cell).click()
        box.get_by_role("button", name=name_of(token)).click()
        if quarters := int(token.partition("@")[2] or 0) // 90:
            for _ in range(quarters + 1):  # the first press only chooses the dog again
                table.cell(cell).click()
    assert table.tokens() == POSITION


def take_off(guest: Guest, table: Table) -> None:
    for cell, name in AGAIN.items():
        table.cell(cell).click()
        guest.page.get_by_role("button", name=f"Take {name} off").click()


def totals(result: Locator) -> Locator:
    return result.locator(".clans-tally .figure")


def test_the_worked_example_comes_out(guest: Guest):
    """21 : 15 with powers, and the middle dog turned; 13 : 15 without [CLANS 6.1, 6.2]. Pieces of it are laid anew."""
    guest.home()
    guest.page.get_by_role("link", name="Count a real game: Cat Clans").click()
    table = Table(guest.page)
    expect(guest.page.get_by_text("25 tiles are still missing.")).to_be_visible()
    guest.page.get_by_role("button", name="An example").click()
    result = guest.page.get_by_role("region", name="The count")
    expect(totals(result)).to_have_text(["21", "15"])
    assert result.locator("thead .side").evaluate_all(LINES) == [1, 1], "no clan's name is broken"
    take_off(guest, table)
    expect(guest.page.get_by_text("6 tiles are still missing.")).to_be_visible()
    expect(result).to_have_count(0)
    lay(guest, table)
    guest.page.get_by_role("switch", name="Powers").click()
    expect(totals(result)).to_have_text(["13", "15"])
    expect(result.locator(".caption")).to_contain_text("The Meowsketeers win")

    guest.page.get_by_role("switch", name="Powers").click()
    turning = guest.page.get_by_role("group", name="The Meowsketeers’ chief turns a dog")
    turning.get_by_role("radio", name="c3 by 90 degrees").check()
    expect(totals(result)).to_have_text(["21", "15"])
    expect(result.locator(".caption")).to_contain_text("The Gourmets win")

    guest.page.reload()  # the position lives in the address
    expect(totals(result)).to_have_text(["21", "15"])
    table.cell(0).focus()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Delete")
    expect(guest.page.get_by_text("One tile is still missing.")).to_be_visible()
    expect(table.board.locator("[data-token='.']")).to_have_count(1)
    guest.page.get_by_role("group", name="Beaded border").get_by_role("radio", name="Supercats").check()
    expect(guest.page.get_by_role("button", name="chief of 9, Supercats")).to_be_enabled()
    guest.page.get_by_role("button", name="At random").click()
    expect(totals(result)).to_have_count(2)
    guest.page.get_by_role("button", name="Clear all").click()
    expect(table.board.locator("[data-token='.']")).to_have_count(SIDE * SIDE)
