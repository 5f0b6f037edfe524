"""Hints at the table: Micka's pencil on the board, her card, what lies in the hand weighed, and who is told."""

import re

from playwright.sync_api import Page, Route, expect

from tabbytop.games.tower.components import NAMED

from .conftest import PHONE, Invite
from .hint_screens import ANY_VERDICT, about_to_swap, acting, asked, holding
from .house import House
from .judge import Judge
from .kingos import KingosTable, putting_in, reached
from .pages import FIXED, begun
from .tower import drawing_flat, prepared, some_floors


def drawn(page: Page, board: str = ".clans-board") -> list[int]:
    """The numbers on the board."""
    found = page.locator(f"{board} [data-number]").all()
    return sorted(int(one.get_attribute("data-number") or 0) for one in found)


def test_a_hint_is_drawn_weighed_and_gone_with_the_move(invite: Invite):
    guest = invite("Minka")
    id = guest.set_table("me", {"bot": "easy"}, nonce="hint one", clans="first", powers=True)["id"]
    guest.play_ahead(id, about_to_swap)
    table, page = guest.at(id), guest.page
    table.wait_for("swap")
    card = asked(page)
    expect(page.get_by_test_id("live")).to_contain_text("1: Swap")
    assert drawn(page) == [1, 2, 3]
    expect(card.get_by_test_id("choice-1")).to_contain_text("%")
    less = card.get_by_test_id("choice-2").locator(".chip").last
    expect(less).to_have_text(re.compile(r"about as good|less$"))
    Judge(page).look("a hint")

    page.get_by_role("radio", name="where").check()
    assert drawn(page) == [1]
    page.get_by_role("radio", name="a nudge").check()
    expect(page.get_by_test_id("nudge")).to_contain_text(re.compile(r"^Look .*\. Of \d+ choices"))
    assert drawn(page) == []
    page.reload()  # how much to tell is remembered, the hint is not
    table.wait_for("swap")
    expect(page.get_by_test_id("pencil")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("nudge")).to_be_visible()
    page.get_by_role("radio", name="why").check()

    best = page.locator(".clans-board [data-number='1'] .clans-drawn")
    to = int((best.get_attribute("data-cells") or "").split()[-1])
    tokens = table.tokens()
    table.cell(next(cell for cell in table.lit_cells("swap") if cell != to)).click()  # it is only weighed
    expect(page.get_by_test_id("weighed")).to_contain_text(re.compile(r"number [2-9]\d* of \d+\."))
    expect(page.get_by_test_id("weighed").locator(".chip").first).to_be_visible()
    assert table.tokens() != tokens  # tried on
    page.get_by_role("button", name="Put back").click()
    expect(page.get_by_test_id("weighed")).to_have_count(0)
    table.cell(to).click()
    expect(page.get_by_test_id("weighed")).to_have_attribute("data-verdict", "best")
    page.get_by_role("button", name="Swap here").click()
    expect(page.get_by_test_id("pencil")).to_have_count(0)
    expect(page.locator(".story")).to_contain_text("You asked for a hint")


def test_number_one_can_be_done_from_the_card_on_a_phone(invite: Invite):
    phone = invite("Minka", viewport=PHONE, has_touch=True, is_mobile=True, locale="cs")
    id = phone.set_table("me", "me", nonce="hint two", clans="first", powers=True)["id"]
    phone.play_ahead(id, about_to_swap)
    table, page = phone.at(id), phone.page
    table.wait_for("swap")
    card = asked(page)
    first = page.locator(".clans-board [data-number='1'] .clans-number")
    box, sheet = first.bounding_box(), page.locator(".sheet").bounding_box()
    assert box is not None
    assert sheet is not None
    assert box["y"] + box["height"] <= sheet["y"]  # nothing lies over it
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    card.get_by_test_id("take-first").click()
    expect(card).to_have_count(0)


def test_among_people_hints_are_agreed_on_and_told(invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    plain = begun(minka, mourek, nonce="hint none")
    minka.at(plain)
    expect(minka.page.get_by_test_id("undo")).to_be_visible()
    expect(minka.page.get_by_test_id("hint")).to_have_count(0)

    id = minka.set_table("me", "open", nonce="hint three", start=False, clans="first", powers=True)["id"]
    mourek.open(f"/t/{id}")
    on = mourek.page.get_by_role("group", name="Hints").get_by_role("radio", name="On request")
    expect(on).to_be_disabled()
    expect(on).not_to_be_checked()
    minka.open(f"/t/{id}")
    minka.page.get_by_role("group", name="Hints").get_by_role("radio", name="On request").check()
    expect(on).to_be_checked()
    with mourek.hand(id) as hand:  # with a nonce of its own, so that it is always Minka who begins
        hand.ask("sit", seat=1, nonce=FIXED + "hint three")
    minka.page.get_by_test_id("start").click()
    asked(minka.page)
    expect(minka.page.get_by_test_id("pencil")).to_contain_text("The others see that you asked.")
    expect(mourek.page.locator(".strips")).to_contain_text("Minka asked for a hint.")
    expect(mourek.page.get_by_test_id("hint")).to_be_disabled()


def test_what_cannot_be_worked_out_is_said(invite: Invite):
    guest = invite("Minka")
    id = guest.set_table("me", "me", nonce="hint four")["id"]
    guest.play_ahead(id, about_to_swap)
    refused = {"kind": "too_fast", "reason": "that is much at once", "clause": None}
    guest.expects("429")
    guest.page.route("**/hint?seat=0", lambda route: route.fulfill(status=429, json=refused))
    guest.at(id).wait_for("swap")
    guest.page.get_by_test_id("hint").click()
    card = guest.page.get_by_test_id("pencil")
    expect(card).to_contain_text("That was much at once.")
    guest.page.unroute("**/hint?seat=0")
    card.get_by_role("button", name="Try again").click()
    expect(card).to_have_attribute("data-at", "found", timeout=600_000)
    card.get_by_role("button", name="Rub it out").click()
    expect(card).to_have_count(0)


def test_what_takes_long_is_said_and_comes_by_itself(invite: Invite):
    """On a cold machine the house says that it gets ready; nobody presses anything again."""
    guest = invite("Minka")
    id = guest.set_table("me", "me", nonce="hint late")["id"]
    guest.play_ahead(id, about_to_swap)
    later = {"seq": 0, "seat": 0, "unit": "", "worlds": 0, "choices": [], "state": "preparing"}
    guest.page.route("**/hint?seat=0", lambda route: route.fulfill(status=202, json=later))
    guest.at(id).wait_for("swap")
    guest.page.get_by_test_id("hint").click()
    card = guest.page.get_by_test_id("pencil")
    expect(card).to_contain_text("Micka is getting ready for this game.")
    expect(card).to_have_attribute("data-at", "waiting")
    guest.page.unroute("**/hint?seat=0")
    expect(card).to_have_attribute("data-at", "found", timeout=600_000)
    card.get_by_role("button", name="Rub it out").click()


def test_on_the_isle_any_place_is_weighed(invite: Invite):
    guest = invite("Minka")
    id = guest.set_table("me", {"bot": "easy"}, game="isle", nonce="hint isle")["id"]
    guest.play_ahead(id, holding)
    page = guest.open(f"/t/{id}")
    sea, weighed = page.locator(".isle-sea[data-held]"), page.get_by_test_id("weighed")
    expect(sea).to_be_visible()
    card = asked(page)
    assert drawn(page, ".isle-boat") == [1, 2, 3]
    expect(card.get_by_test_id("choice-1")).to_contain_text(re.compile(r"Lay .* on [a-v]\d(, [a-v]\d| and [a-v]\d)*\."))
    expect(weighed).to_have_attribute("data-verdict", ANY_VERDICT)
    Judge(page).look("a hint on the isle")
    sea.focus()
    for key in ("ArrowLeft", "ArrowDown", "r") * 3:
        page.keyboard.press(key)
        if sea.get_attribute("data-legal") == "true":
            expect(weighed).to_have_attribute("data-verdict", ANY_VERDICT)  # also where she had not looked
    page.get_by_role("radio", name="a nudge").check()
    expect(page.get_by_test_id("nudge")).to_contain_text(re.compile("Look (at the stern|at the bow|amidships)"))
    page.get_by_role("radio", name="where").check()
    page.get_by_test_id("take-first").click()
    expect(card).to_have_count(0)
    expect(page.locator(".isle-sea[data-held]")).to_have_count(0)


def with_one_first_cell(route: Route) -> None:
    """A hint whose second and third choice are number 1 turned."""
    answer = route.fetch()
    hint = answer.json()
    if answer.ok:
        first, second, third = hint["choices"][:3]
        turn = first["action"]["turn"]
        for choice, by in ((second, 1), (third, 2)):
            choice["action"] = {**first["action"], "turn": turn // 4 * 4 + (turn + by) % 4}
    route.fulfill(response=answer, json=hint)


def test_on_the_isle_places_with_one_first_cell_are_told_apart(invite: Invite):
    """By their numbers on the boat and by their words, heard too; the keys to turn the tile cover none of it."""
    guest = invite("Minka")
    id = guest.set_table("me", {"bot": "easy"}, game="isle", nonce=FIXED + "hint alike")["id"]
    guest.play_ahead(id, holding)
    guest.is_altered = True
    page = guest.page
    page.route("**/hint?seat=0", with_one_first_cell)
    guest.open(f"/t/{id}")
    expect(page.locator(".isle-sea[data-held]")).to_be_visible()
    card = asked(page)
    words = card.locator(".pencil-choices li > p:first-of-type").all_inner_texts()
    assert len({*words}) == 3
    assert len({re.sub(r" on .*", "", one) for one in words}) == 1
    for said in words:
        expect(page.get_by_test_id("live")).to_contain_text(said)
    tags = page.locator(".isle-tag")
    expect(tags).to_have_count(3)
    assert len({one.get_attribute("transform") for one in tags.all()}) == 3
    turn = page.locator(".isle-knobs").bounding_box()
    assert turn
    for drawn in page.locator(".isle-drawn, .isle-tag, .isle-ghost, .isle-lit").all():
        box = drawn.bounding_box()
        assert box
        assert box["x"] + box["width"] < turn["x"] or box["y"] + box["height"] < turn["y"]
    page.unroute_all()


def test_on_the_island_a_way_is_numbered_and_gone(invite: Invite):
    guest = invite("Minka")
    id = guest.set_table("me", {"bot": "easy"}, game="kingos", nonce="hint kingos")["id"]
    guest.play_ahead(id, acting)
    page = guest.open(f"/t/{id}")
    expect(page.locator(".kingos-play[data-asked=true][data-phase=Acting]")).to_be_visible()
    card = asked(page)
    expect(card.get_by_test_id("choice-1")).to_contain_text("%")
    words = card.locator(".pencil-choices li > p:first-of-type").all_inner_texts()
    ways = [number for number, said in enumerate(words, 1) if said.startswith("Go ")]
    assert drawn(page, ".kingos-place") == ways
    Judge(page).look("a hint on the island")
    pawn = page.locator("[data-pawn='0']")
    stood = pawn.get_attribute("data-at")
    page.locator(".kingos-place[data-lit='free']").first.click()  # it is only weighed
    expect(page.get_by_test_id("weighed")).to_have_attribute("data-verdict", ANY_VERDICT)
    expect(page.get_by_test_id("do-it")).to_be_visible()
    assert pawn.get_attribute("data-at") == stood
    page.get_by_role("button", name="Something else").click()
    expect(page.get_by_test_id("weighed")).to_have_count(0)
    page.get_by_role("radio", name="a nudge").check()
    expect(page.get_by_test_id("nudge")).to_contain_text(re.compile("Think of|Do you have to"))
    page.get_by_role("radio", name="where").check()
    page.get_by_test_id("take-first").click()
    expect(card).to_have_count(0)


def test_at_the_tower_places_are_tried_drawn_and_weighed(house: House, invite: Invite):
    """In three dimensions and flat: numbers where the piece could go, in how many hands it holds there; the hand is led
    to one of them, weighed there, and lets go."""
    guest = invite("Minka")
    table, page = prepared(house, guest, some_floors()), guest.page
    table.choose(13)
    table.take(NAMED["window3"])
    card = asked(page)
    table.wait_until_drawn()
    assert drawn(page, ".tower-marked") == [1, 2, 3]
    expect(card.get_by_test_id("choice-1")).to_contain_text(re.compile(r"Let go of .* floor 4, .*[5-8] of 8"))
    counted = card.get_by_test_id("choice-1").locator(".chip").first
    expect(counted).to_have_text(re.compile(r"^holds in [5-8] of 8 hands$"))
    expect(card).to_contain_text("nobody can know")
    expect(card.get_by_test_id("weighed")).to_have_attribute("data-verdict", ANY_VERDICT)
    Judge(page).look("a hint at the tower")
    page.get_by_test_id("picture-kind").click()
    expect(page.locator(".tower-plate")).to_have_attribute("data-picture", "flat")
    expect(page.locator(".tower-marked [data-number]")).to_have_count(3)
    held = page.get_by_test_id("held-at").text_content()
    page.locator(".tower-marked [data-number='2']").click()
    expect(page.get_by_test_id("held-at")).not_to_have_text(held or "")
    expect(card.get_by_test_id("weighed")).to_have_attribute("data-verdict", ANY_VERDICT)
    page.get_by_role("radio", name="a nudge").check()
    expect(page.get_by_test_id("nudge")).to_contain_text("Look at floor 4.")
    assert drawn(page, ".tower-marked") == []
    page.get_by_role("radio", name="where").check()
    assert drawn(page, ".tower-marked") == [1]
    page.get_by_test_id("take-first").click()
    expect(card).to_have_count(0)
    table.wait_until_asked("act")
    expect(page.get_by_test_id("just-now")).to_contain_text("wall on floor 4")
    expect(page.locator(".story")).to_contain_text("You asked for a hint")


def test_at_the_tower_cards_are_judged(house: House, invite: Invite):
    guest = drawing_flat(invite("Minka"))
    table, page = prepared(house, guest, some_floors()), guest.page
    table.wait_until_asked("choose")
    card = asked(page)
    expect(card.get_by_test_id("choice-1")).to_contain_text("“")
    expect(card).to_contain_text("nothing is tried here")
    page.get_by_test_id("take-first").click()
    table.wait_until_asked("act")


def test_on_the_island_energy_is_weighed_before_it_is_put_in(invite: Invite):
    guest = invite("Minka")
    page = guest.open(f"/t/{reached(guest, 'hint battle', putting_in)}")
    table = KingosTable(page)
    assert table.wait_until_asked("PuttingIn")
    asked(page)
    verdicts = set()
    for energy in (0, table.pool("vitality")):
        table.amount.fill(str(energy))
        weighed = page.get_by_test_id("weighed")
        expect(weighed).to_have_attribute("data-verdict", ANY_VERDICT)
        verdicts.add(weighed.inner_text())
    assert len(verdicts) == 2  # all and nothing differ
    table.put_in.click()
    expect(page.get_by_test_id("pencil")).to_have_count(0)
