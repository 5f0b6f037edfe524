"""The isle's score pad: boats tapped in as they lie on a real table, counted by the server."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import PHONE, Invite
from .isle import Fingers
from .isle_beside import Pad
from .pages import Guest, Keys

REFUSED = "400 "  #: the browser's console notes every refusal of the server

#: some of what lies on boat 4 in [ISLE 5.6]
PIECES = {"orange cat": "b3 c3 d3 e3 d4", "rare treasure": "a5 a6 b6 c6", "oshax": "n2 n3 o3 o4 p4 q4"}


@pytest.fixture
def pad(guest: Guest) -> Pad:
    return Pad(guest.open("/pad/isle"))


def test_the_worked_example_is_counted_and_sent(invite: Invite):
    """[ISLE 5.6] 57 points as the Czech book counts them, also when pieces of it were taken off and tapped in again;
    the link that is copied gives the same sheet to somebody else."""
    guest = invite(permissions=["clipboard-read", "clipboard-write"])
    pad = Pad(guest.open("/pad/isle"))
    pad.key("An example").click()
    pad.page.get_by_role("button", name="Classic, 1 boat").click()
    pad.page.get_by_role("dialog").get_by_role("textbox", name="Name of player 1").fill("Miška")
    pad.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    example = pad.holds()
    for cells in PIECES.values():
        pad.tap(cells.split()[0])
        pad.key("Take off").click()
    expect(pad.boat.locator("[data-holds='rare']")).to_have_count(0)
    for name, cells in PIECES.items():
        pad.brush(name)
        if name == "oshax":
            colours = pad.page.get_by_role("group", name="Its colour")
            colours.get_by_role("radio", name="green", exact=True).check()
        pad.tap(*cells.split())
        pad.key("Next piece").click()
    assert pad.holds() == example
    wanted = {
        "rats": "−2",
        "rooms": "−20",
        "families": "47",
        "rare": "3",
        "lessons": "13",
        "public": "16",
        "total": "57",
    }
    for key, points in wanted.items():
        expect(pad.row(key)).to_have_text(points)
    lessons = pad.page.get_by_role("region", name="Lessons of Miška")
    expect(lessons.locator(".isle-pad-card .figure")).to_have_text(["6", "7", "0"])

    link = copied(guest)
    assert link == guest.page.url
    friend = invite()
    other = Pad(friend.open(link))
    for key, points in wanted.items():
        expect(other.row(key)).to_have_text(points)
    expect(other.sheet.get_by_role("columnheader", name="Miška")).to_be_visible()
    assert other.holds() == pad.holds()
    guest.page.goto("/pad/isle")  # the table comes from this browser's memory, and its link is whole all the same
    assert copied(guest) == link


def copied(guest: Guest) -> str:
    """The link, by the key that copies it and says who can open it."""
    with guest.time_stands_still():
        Pad(guest.page).key("Copy the link (only this computer can open it)").click()
        expect(Pad(guest.page).key("Copied")).to_be_visible()
    return str(guest.page.evaluate("navigator.clipboard.readText()"))


def test_half_a_cat_and_an_overlap_are_refused_with_their_reasons(guest: Guest, pad: Pad):
    guest.expects(REFUSED)
    pad.brush("red cat")
    pad.tap("a5", "b5", "k5")
    expect(pad.told).to_have_text("No cat has this shape of 2 cells. Tap the rest of it, or take it off. [ISLE 3.1]")
    expect(pad.cell("k5")).to_have_attribute("data-holds", ".")
    pad.tap("c5", "d5", "e5")
    expect(pad.told).to_have_count(0)

    pad.key("Shapes").click()
    bar = pad.page.get_by_role("button", name="Shape 16", exact=True)
    bar.click()
    expect(pad.page.locator(".isle-sea.holding")).to_be_focused()
    for _ in range(5):
        pad.page.keyboard.press("ArrowLeft")
    pad.key("Lay her here").click()
    expect(pad.told).to_contain_text("On e5 something lies already. Pieces do not overlap. [ISLE 3.1]")
    expect(pad.row("rats")).to_have_text("−19")
    for _ in range(5):
        pad.page.keyboard.press("ArrowUp")
    pad.page.keyboard.press("Enter")
    expect(pad.told).to_contain_text("is no cell of the boat. A piece lies wholly inside. [ISLE 3.1]")
    pad.page.keyboard.press("Escape")
    expect(pad.boat.locator("[data-holds='cat-red']")).to_have_count(5)


def test_the_server_says_what_is_wrong_with_a_link(guest: Guest, invite: Invite):
    """Two bars on top of each other, in Czech; the piece is marked on the boat."""
    czech = invite(locale="cs-CZ")
    czech.expects(REFUSED)
    czech.open("/pad/isle#1c0~~~*0*0*1**BAEgfBBEgf")
    told = czech.page.locator(".isle-pad-tools .strip")
    expect(told).to_have_text("Na b5 už něco leží. Dílky se nepřekrývají. [ISLE 3.1]")
    expect(czech.page.locator(".isle-pad-sheet")).to_have_count(0)


def test_undo_stroke_and_coming_back(pad: Pad):
    pad.brush("purple cat")
    stroke(pad, "g4", "j4", "j5")
    expect(pad.boat.locator("[data-holds='cat-purple']")).to_have_count(5)
    stroke(pad, "g5", "i5")  # beside it: a stroke is a piece of its own
    expect(pad.boat.locator("[data-holds='cat-purple']")).to_have_count(8)
    pad.key("Undo").click()
    expect(pad.boat.locator("[data-holds='cat-purple']")).to_have_count(5)
    pad.page.goto("/pad/isle")  # without the link: this browser remembers
    pad = Pad(pad.page)
    expect(pad.boat.locator("[data-holds='cat-purple']")).to_have_count(5)
    pad.tap("h4")
    pad.brush("green cat")
    expect(pad.boat.locator("[data-holds='cat-green']")).to_have_count(5)
    pad.key("Take off").click()
    expect(pad.boat.locator("[data-holds='.']")).to_have_count(142)
    pad.page.keyboard.press("Control+z")
    expect(pad.boat.locator("[data-holds='cat-green']")).to_have_count(5)


def stroke(pad: Pad, *names: str) -> None:
    spots = [middle(pad.cell(name)) for name in names]
    pad.page.mouse.move(*spots[0])
    pad.page.mouse.down()
    for spot in spots[1:]:
        pad.page.mouse.move(*spot, steps=4)
    pad.page.mouse.up()


def middle(target: Locator) -> tuple[float, float]:
    box: Any = target.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_several_boats_side_by_side(pad: Pad):
    pad.boats(3)
    pad.brush("rare treasure")
    pad.tap("q4", "r4", "s4", "t4")
    second = pad.page.get_by_role("list", name="Boats").get_by_role("button", name="Player 2")
    second.click()
    expect(pad.boat.locator("[data-holds='.']")).to_have_count(142)
    pad.page.get_by_role("region", name="Lessons of Player 2").get_by_role("spinbutton", name="Fish left").fill("4")
    expect(pad.row("rare")).to_have_text(["3", "0", "0"])
    expect(pad.row("total")).to_have_text(["−50", "−54", "−54"])
    expect(pad.sheet).to_contain_text("Player 1 comes home first.")
    pad.page.get_by_role("list", name="Boats").get_by_role("button", name="Player 1").click()
    pad.key("Empty this boat").click()
    expect(pad.sheet).to_contain_text("Player 2 comes home first.")  # a tie goes to more fish [ISLE 5.5]


def test_solo_and_family(pad: Pad):
    pad.brush("blue cat")
    pad.tap("a5", "b5", "c5", "d5", "e5")
    setup = pad.page.get_by_role("button", name="Classic, 1 boat")
    setup.click()
    pad.page.get_by_role("dialog").get_by_role("radio", name="Solo").check()
    pad.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(pad.row("colours")).to_have_text(["·", "5"])
    pad.page.get_by_role("combobox", name="Her colour in place 5").select_option(label="blue")
    expect(pad.row("colours")).to_have_text(["·", "1"])
    pad.tick("Her lessons", "stowaways", "Stowaways")
    expect(pad.row("hers")).to_have_text(["·", "95"])
    expect(pad.sheet).to_contain_text("The sister comes home first.")
    pad.page.get_by_role("button", name="Solo, 1 boat").click()
    pad.page.get_by_role("dialog").get_by_role("radio", name="Family").check()
    pad.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    pad.tick("Cards of Player 1", "151", "Favourites at the Rail")
    expect(pad.row("cards")).to_have_text("1")
    expect(pad.page.get_by_role("radio", name="oshax")).to_have_count(0)


def test_a_damaged_link_says_so_and_a_friends_leaves_ones_own_table_alone(guest: Guest):
    page = guest.open("/pad/isle#1c0~~~*0*0*1**BAE")
    expect(page.get_by_role("status")).to_contain_text("This link holds no table")
    pad = Pad(page)
    pad.brush("orange cat")
    pad.tap("a5")
    expect(page.get_by_text("This link holds no table")).to_have_count(0)
    pad.tap("b5", "c5", "d5", "e5")
    expect(pad.row("rats")).to_have_text("−19")
    pad.page.goto("/pad/isle#1c0~~~Pixel*2*0*1**")
    pad.page.reload()
    pad = Pad(pad.page)
    expect(pad.boat.locator("[data-holds='.']")).to_have_count(142)
    pad.key("Open mine").click()
    expect(pad.boat.locator("[data-holds='cat-orange']")).to_have_count(5)


def test_by_keyboard(pad: Pad):
    keys = Keys(pad.page)
    keys.press("3")
    keys.tab_to(pad.boat.locator("[tabindex='0']"))
    for _ in range(4):
        keys.press("Space")
        keys.press("ArrowRight")
    keys.press("Space")
    expect(pad.boat.locator("[data-holds='cat-red']")).to_have_count(5)
    keys.press("n")
    keys.press("8")
    keys.press("ArrowDown")
    expect(pad.cell("o6")).to_be_focused()
    for key in ("Space", "ArrowDown", "Space", "ArrowDown", "Space", "ArrowLeft", "Space"):
        keys.press(key)
    expect(pad.row("rare")).to_have_text("3")
    expect(pad.cell("o6")).to_have_accessible_name("o6, rare treasure, just being laid")
    keys.press("n")
    keys.press("Delete")
    expect(pad.row("rare")).to_have_text("0")


def test_a_phone_by_touch(invite: Invite):
    phone = invite(viewport=PHONE, has_touch=True)
    pad = Pad(phone.open("/pad/isle"))
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    pad.page.get_by_role("radio", name="green cat").tap()
    for name in ("k5", "l5", "m5", "n5", "o5"):
        pad.cell(name).tap()
    expect(pad.boat.locator("[data-holds='cat-green']")).to_have_count(5)
    bow, stern = middle(pad.cell("v5")), middle(pad.cell("a5"))
    assert bow[1] < stern[1]  # the bow points up
    tools: Any = pad.page.locator(".isle-pad-tools").bounding_box()
    assert stern[1] < tools["y"], "the whole boat is in sight above the tools"
    assert tools["y"] + tools["height"] <= PHONE["height"]
    fingers = Fingers(phone.page)
    fingers.drag(middle(pad.cell("k4")), middle(pad.cell("o4")))  # beside it: a stroke is a piece of its own
    expect(pad.boat.locator("[data-holds='cat-green']")).to_have_count(10)
    expect(pad.row("families")).to_have_text("0")
    fingers.drag(middle(pad.cell("k3")), middle(pad.cell("o3")))
    expect(pad.row("families")).to_have_text("8")
    pad.key("Next piece").tap()
    pad.page.get_by_role("radio", name="common treasure").tap()
    pad.cell("p5").tap()
    expect(pad.cell("p5")).to_have_attribute("data-holds", "common")
