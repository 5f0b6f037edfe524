"""Kingoš's island in real browsers: secret energy, a whole run alone, fingers, keys, three languages."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Invite
from .hand import Json, play_together
from .isle import Ears, Fingers
from .judge import Judge
from .kingos import KingosTable, marching
from .pages import Guest, Keys


def talking(view: Json) -> bool:
    return bool(view["agenda"][-1]["type"] == "Talking")


def putting_in(view: Json) -> bool:
    return bool(view["agenda"][-1]["type"] == "PuttingIn")


def acting(view: Json) -> bool:
    top = view["agenda"][-1]
    return bool(top["type"] == "Acting" and top["seat"] == 0)


def beside_guardian(view: Json) -> bool:
    """Miška may go somewhere, only not up."""
    here = view["players"][0]
    return (
        acting(view)
        and not view["agenda"][-1]["done"]
        and any(field["guards"] and (field["x"], field["y"]) == (here["x"], here["y"]) for field in view["fields"])
    )


def at_odds(miska: Guest, mourek: Guest, nonce: str) -> str:
    """A table of two who have met a guardian on one field and may speak."""
    table: str = miska.set_table("me", "open", game="kingos", nonce=nonce, start=False)["id"]
    with miska.hand(table) as first, mourek.hand(table) as second:
        second.ask("sit", seat=1, nonce=f"fixed {nonce}")
        first.ask("start")
        assert talking(play_together([first, second], marching, talking))
    return table


def numbers(thing: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Every number in a message, with the names that lead to it."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from numbers(value, f"{path}.{name}")
    elif isinstance(thing, list):
        for value in thing:
            yield from numbers(value, path)
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield path, thing


# -- battles ----------------------------------------------------------------------------------------------------------


def test_a_battle_of_two_browsers_keeps_the_energy_secret(invite: Invite):
    """What the other browser receives is searched for what was put in, until all reveal together [KINGOS 6.3, 8.1]."""
    miska, mourek = invite("Miška"), invite("Mourek")
    id = at_odds(miska, mourek, "secret")
    ears = Ears(mourek.page)
    miska.open(f"/t/{id}")
    mourek.open(f"/t/{id}")
    hers, his = KingosTable(miska.page), KingosTable(mourek.page)
    assert hers.wait_until_asked("Talking")
    assert his.wait_until_asked("Talking")
    vitality = hers.pool("vitality")
    hers.choose(vitality)
    hers.does(hers.say.click)
    his.does(his.done.click)
    assert hers.wait_until_asked("PuttingIn")
    assert his.wait_until_asked("PuttingIn")
    expect(his.fighter(0)).to_contain_text(f"said {vitality}")
    expect(hers.fighter(1)).to_contain_text("said nothing")

    heard, secret = len(ears.heard), vitality - 1
    hers.choose(secret)
    hers.does(hers.put_in.click)
    expect(his.fighter(0)).to_contain_text("has chosen")
    expect(his.fighter(0)).not_to_have_attribute("data-energy", re.compile(r"\d"))
    told = [json.loads(text) for text in ears.heard[heard:]]
    positions = [message for message in told if message["type"] == "position"]
    assert positions, "he was told that she has chosen"
    for message in positions:
        (sight,) = message["sights"]
        assert sight["view"]["players"][0]["vitality"] == vitality
        found = {path for path, number in numbers(message["news"]) if number == secret}
        found |= {path for path, number in numbers(sight["view"]["players"]) if number == secret}
        assert found == set(), "nothing tells what she has put in"
        assert sight["view"]["own"]["chosen"] is None
        assert all(news["action"] is None for news in message["news"] if news["seat"] == 0)

    his.choose(1)
    his.does(his.put_in.click)
    for table in (hers, his):
        expect(table.fighter(0)).to_have_attribute("data-energy", str(secret))
        expect(table.fighter(1)).to_have_attribute("data-energy", "1")
        expect(table.fighter(0).locator(".kingos-said")).to_have_class(re.compile("lie"))
    expect(hers.sheet.get_by_role("heading")).to_contain_text(re.compile(r"Won|Lost|draw", re.I))
    hers.go_on.click()
    expect(hers.sheet).to_have_count(0)


def test_two_at_one_screen_see_the_reveal(invite: Invite):
    """The screen is passed on while they choose; then both read who put in what, and whom they fought."""
    guest = invite("Pixel")
    made = guest.set_table("me", "me", game="kingos", nonce="screen")
    assert talking(guest.play_ahead(made["id"], talking, marching))
    page = guest.open(f"/t/{made['id']}")
    table, curtain = KingosTable(page), page.get_by_test_id("curtain")
    told = page.locator(".kingos-battle-foot")
    asked = page.locator(".kingos-play[data-asked=true]")
    for _ in range(12):
        curtain.or_(asked).first.wait_for()
        if curtain.count() > 0:
            curtain.click()
            asked.wait_for()
        if told.count() > 0:
            break
        table.answer()
    expect(told).to_be_visible()
    expect(table.sheet.locator("[data-energy]")).to_have_count(2)
    expect(table.sheet.locator(".kingos-foe svg")).to_have_count(1)


def test_phrases_are_heard_in_the_readers_own_language(invite: Invite):
    """She presses one in English, he reads it in Czech [KINGOS 6.2]."""
    miska, mourek = invite("Miška"), invite("Mourek", locale="cs")
    id = at_odds(miska, mourek, "talk")
    miska.open(f"/t/{id}")
    mourek.open(f"/t/{id}")
    phrase = miska.page.get_by_role("button", name="Let us do this one together.")
    expect(phrase).to_be_in_viewport()
    phrase.click()
    expect(miska.page.locator(".chat-lines")).to_contain_text("You Let us do this one together.")
    expect(mourek.page.locator(".chat-lines")).to_contain_text("Miška Pojďme na to společně.")


def test_energy_is_dragged_pressed_and_typed(invite: Invite):
    """Discs go from vitality to battle behind the screen; nothing is sent before the button [KINGOS 6.3]."""
    miska = invite("Miška")
    made = miska.set_table("me", "me", game="kingos", nonce="drag")
    miska.play_ahead(made["id"], putting_in, marching)
    miska.open(f"/t/{made['id']}")
    miska.page.get_by_test_id("curtain").click()
    table = KingosTable(miska.page)
    assert table.wait_until_asked("PuttingIn")
    all_of_it, seq = table.pool("vitality"), table.seq
    disc = miska.page.locator("[data-disc=vitality]").first
    disc.click()
    expect(table.put_in).to_have_text("Put in 1")
    disc.drag_to(miska.page.locator("[data-pool=battle]"))
    expect(table.put_in).to_have_text("Put in 2")
    assert (table.pool("vitality"), table.pool("battle")) == (all_of_it - 2, 2)
    miska.page.locator("[data-disc=battle]").first.click()
    expect(table.put_in).to_have_text("Put in 1")
    table.caption.click()
    miska.page.keyboard.press("0")
    expect(table.put_in).to_have_text("Put in nothing")
    assert table.seq == seq


def test_energy_one_lacks_is_refused_and_enter_confirms(invite: Invite):
    """What is typed stays in its field, marked, until it is as much as one has [KINGOS 6.3]."""
    miska = invite("Miška")
    made = miska.set_table("me", game="kingos", nonce="lack", distance=4)
    miska.play_ahead(made["id"], putting_in, marching)
    page = miska.open(f"/t/{made['id']}")
    table, refusal = KingosTable(page), page.locator(".refusal")
    assert table.wait_until_asked("PuttingIn")
    vitality, seq = table.pool("vitality"), table.seq
    table.amount.fill("99")
    expect(refusal).to_contain_text(f"You have {vitality} in vitality")
    expect(refusal.get_by_role("button", name="6.3")).to_be_visible()
    expect(table.amount).to_have_value("99")
    expect(table.amount).to_have_attribute("aria-invalid", "true")
    refusal.get_by_role("button", name="Close").click()
    table.amount.press("Enter")
    expect(refusal).to_contain_text(f"You have {vitality} in vitality")
    assert table.seq == seq
    table.action("rest").click()
    expect(refusal).to_contain_text("First put energy into the battle")
    table.amount.fill(str(vitality))
    expect(table.amount).to_have_attribute("aria-invalid", "false")
    table.does(lambda: table.amount.press("Enter"))


# -- the island -------------------------------------------------------------------------------------------------------


def test_a_whole_run_alone_from_the_first_page(invite: Invite):
    """Sit down alone, climb by mouse to the end, see who won and why, and watch it again [KINGOS 1.1, 7]."""
    guest = invite("Zrzka")
    page = guest.open("/")
    page.get_by_test_id("play-kingos").click()
    page.get_by_role("dialog").get_by_role("radio", name="Four").check()
    page.get_by_test_id("start-alone").click()
    page.get_by_test_id("start").click()
    table = KingosTable(page)
    did: list[str] = []
    while table.wait_until_asked():
        did.append(table.answer())
        assert len(did) < 300, did
    assert "move" in did
    expect(table.end).to_be_visible()
    how = table.end.get_attribute("data-how")
    assert how in ("kingos", "lost", "midnight")
    title = "Kingoš is beaten" if how == "kingos" else "The island wins"
    expect(page.get_by_test_id("headline")).to_contain_text(title)
    expect(page.locator(".kingos-places .first")).to_have_count(1)
    expect(page.locator(".kingos-climb")).to_be_visible()
    cards = table.cards().count()
    page.get_by_role("link", name="Watch again").click()
    line = page.get_by_role("slider")
    expect(table.cards()).to_have_count(2)
    for moment in range(0, int(line.get_attribute("max") or 0), 4):
        line.fill(str(moment))
        expect(page.locator(".kingos-moment")).to_be_visible()
    line.fill(line.get_attribute("max") or "0")
    expect(table.cards()).to_have_count(cards)


def test_a_game_with_bots_by_mouse(invite: Invite):
    """Two bots explore, speak and fight beside a person, to the end."""
    guest = invite("Pixel")
    made = guest.set_table("me", {"bot": "easy"}, {"bot": "easy"}, game="kingos", nonce="bots", distance=4)
    guest.open(f"/t/{made['id']}")
    table = KingosTable(guest.page)
    did: list[str] = []
    while table.wait_until_asked():
        did.append(table.answer())
        assert len(did) < 400, did
    assert {"move", "energy"} <= set(did)
    expect(guest.page.locator(".kingos-places li")).to_have_count(4)


def test_the_island_pans_zooms_and_fits_again(invite: Invite):
    """Wheel, drag and keys; the button shows the whole island, and so does a new card."""
    guest = invite("Miška")
    made = guest.set_table("me", game="kingos", nonce="camera")
    page = guest.open(f"/t/{made['id']}")
    table = KingosTable(page)
    assert table.wait_until_asked()
    whole, seq = page.locator(".kingos-whole"), table.seq
    expect(whole).to_have_count(0)
    before = table.place("0,0").bounding_box()
    table.sea.hover(position={"x": 300, "y": 250})
    page.mouse.wheel(0, -400)
    expect(whole).to_be_visible()
    nearer = table.place("0,0").bounding_box()
    assert before and nearer
    assert nearer["width"] > before["width"] * 1.3
    page.mouse.down()
    page.mouse.move(420, 330, steps=6)
    page.mouse.up()
    moved = table.place("0,0").bounding_box()
    assert moved
    assert moved["x"] != pytest.approx(nearer["x"], abs=5)
    assert table.seq == seq, "looking around is no move"
    whole.click()
    expect(whole).to_have_count(0)
    page.get_by_role("button", name="Nearer").click()
    expect(whole).to_be_visible()
    table.does(lambda: table.step(table.place("0,1")))
    expect(table.cards()).to_have_count(3)


def test_every_card_is_in_the_picture(invite: Invite):
    """However the island has grown, it fits."""
    guest = invite("Miška")
    made = guest.set_table("me", {"bot": "medium"}, {"bot": "medium"}, game="kingos", nonce="grown", distance=7)
    guest.play_ahead(made["id"], lambda view: len(view["fields"]) >= 12 and acting(view), marching)
    page = guest.open(f"/t/{made['id']}")
    table = KingosTable(page)
    if table.wait_until_asked():
        inside = page.evaluate(
            """() => {
              const sea = document.querySelector('.kingos-sea').getBoundingClientRect();
              return [...document.querySelectorAll('.kingos-place[data-card]')].every(card => {
                const box = card.getBoundingClientRect();
                return box.left >= sea.left && box.right <= sea.right && box.top >= sea.top && box.bottom <= sea.bottom;
              });
            }"""
        )
        assert inside


def test_what_cannot_be_done_says_why_with_its_clause(invite: Invite):
    """A rest that gains nothing, and the sea [KINGOS 4.1, 4.4]."""
    guest = invite("Miška")
    made = guest.set_table("me", game="kingos", nonce="why")
    page = guest.open(f"/t/{made['id']}")
    table = KingosTable(page)
    assert table.wait_until_asked()
    seq = table.seq
    table.action("rest").click()
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("A rest would gain you nothing")
    refusal.get_by_role("button", name="4.1").click()
    expect(page.get_by_role("dialog")).to_contain_text("two energy from fatigue to vitality")
    page.keyboard.press("Escape")
    table.action("curse").click()
    expect(refusal).to_contain_text("No curse lies on your table")
    assert table.seq == seq


def test_an_action_says_what_is_asked_first(invite: Invite):
    """Before a battle nobody rests; and no slip lies over the keys of the island [KINGOS 6.2]."""
    miska, mourek = invite("Miška"), invite("Mourek")
    miska.open(f"/t/{at_odds(miska, mourek, 'first')}")
    table = KingosTable(miska.page)
    assert table.wait_until_asked("Talking")
    table.action("rest").click()
    refusal = miska.page.locator(".refusal")
    expect(refusal).to_contain_text("First the talk before the battle")
    expect(refusal.get_by_role("button", name="6.2")).to_be_visible()
    slip, key = refusal.bounding_box(), miska.page.get_by_role("button", name="Nearer").bounding_box()
    assert slip
    assert key
    assert key["y"] + key["height"] <= slip["y"]


def test_a_barred_way_names_the_open_ones(invite: Invite):
    """The refusal says it, and the look beside it does not say it again [KINGOS 4.4]."""
    guest = invite("Miška")
    made = guest.set_table("me", game="kingos", nonce="barred", distance=4)
    view = guest.play_ahead(made["id"], beside_guardian, marching)
    assert beside_guardian(view)
    page = guest.open(f"/t/{made['id']}")
    table = KingosTable(page)
    assert table.wait_until_asked("Acting")
    x, y = view["players"][0]["x"], view["players"][0]["y"]
    table.place(f"{x},{y + 1}").click()
    expect(page.locator(".refusal")).to_contain_text(re.compile(r"no way up from this field. Open are: \w+"))
    expect(page.locator(".kingos-look")).to_be_visible()
    expect(page.locator(".kingos-look")).not_to_contain_text("Open are")


def test_a_step_against_spikes_tells_its_price_first(invite: Invite):
    """The first press says what it costs, the second one goes [KINGOS 4.5]."""
    guest = invite("Miška")
    for attempt in range(12):
        made = guest.set_table("me", "me", game="kingos", nonce=f"spikes {attempt}")
        view = guest.play_ahead(made["id"], lambda view: view["turn"] >= 7 and acting(view), marching)
        if not acting(view):
            continue
        guest.open(f"/t/{made['id']}")
        curtain = guest.page.get_by_test_id("curtain")
        table = KingosTable(guest.page)
        guest.page.locator(".kingos-play, [data-testid=curtain]").first.wait_for()
        if curtain.count() > 0:
            curtain.click()
        if table.wait_until_asked("Acting") and table.lit("curse").count() > 0:
            break
    else:
        raise AssertionError("nobody came to stand beside spikes")
    seq = table.seq
    place = table.lit("curse").first
    spot = place.get_attribute("data-spot") or ""
    place.click()
    expect(table.caption).to_contain_text("This step brings a curse")
    guest.page.get_by_role("button", name="Rather not").click()
    expect(table.caption).not_to_contain_text("This step brings a curse")
    assert table.seq == seq
    table.does(lambda: table.place(spot).dblclick())
    expect(table.story().filter(has_text="Black spikes scratch").first).to_be_visible()


# -- without a mouse --------------------------------------------------------------------------------------------------


def test_a_turn_and_a_battle_by_keys(invite: Invite):
    """Arrows walk over the island, Enter goes, digits choose energy, Tab reaches every answer."""
    guest = invite("Tlapka")
    made = guest.set_table("me", game="kingos", nonce="keys", distance=4)
    page = guest.open(f"/t/{made['id']}")
    table, keys = KingosTable(page), Keys(page)
    assert table.wait_until_asked()
    keys.tab_to(table.place("0,0"))
    keys.press("ArrowUp")
    expect(table.place("0,1")).to_be_focused()
    expect(page.locator(".kingos-look")).to_contain_text("Unexplored")
    table.does(lambda: keys.press("Enter"))
    assert table.pawn(0) == "0,1"
    keys.press("+")
    expect(page.locator(".kingos-whole")).to_be_visible()
    keys.press("0")
    expect(page.locator(".kingos-whole")).to_have_count(0)
    guest.play_ahead(made["id"], putting_in, marching)
    assert table.wait_until_asked("PuttingIn")
    keys.press("3")
    expect(table.put_in).to_have_text("Put in 3")
    keys.tab_to(table.put_in)
    table.does(lambda: keys.press("Enter"))
    if table.wait_until_asked() and table.go_on.count() > 0:
        keys.use(table.go_on)
        expect(table.sheet).to_have_count(0)


@pytest.fixture
def phone(invite: Invite) -> Guest:
    return invite("Tlapka", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def test_a_turn_by_touch(phone: Guest):
    """The island, what is asked and its keys are on one screen; two fingers come nearer, and nothing sticks out."""
    made = phone.set_table("me", {"bot": "easy"}, game="kingos", nonce="touch")
    page = phone.open(f"/t/{made['id']}")
    table, fingers = KingosTable(page), Fingers(page)
    assert table.wait_until_asked()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for part in (table.sea, table.caption, table.done, table.action("move")):
        expect(part).to_be_in_viewport()
    box = table.sea.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.pinch(middle, 30, 90)
    expect(page.locator(".kingos-whole")).to_be_visible()
    page.locator(".kingos-whole").tap()
    expect(page.locator(".kingos-whole")).to_have_count(0)
    table.does(lambda: table.place("0,1").tap())
    expect(table.place("0,1")).to_have_attribute("data-card", re.compile(r"\w"))
    for _ in range(40):
        if not table.wait_until_asked() or table.phase == "PuttingIn":
            break
        table.answer()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Adventurers").tap()
    expect(page.get_by_role("dialog").locator("[data-seat='1']")).to_be_visible()


# -- for everybody ----------------------------------------------------------------------------------------------------


def test_axe_finds_nothing_serious(invite: Invite):
    """In play, in a battle, at its end, on a phone, in a replay and in the lesson, by day and by night."""
    miska, mourek = invite("Miška"), invite("Mourek")
    id = at_odds(miska, mourek, "axe")
    miska.open(f"/t/{id}")
    mourek.open(f"/t/{id}")
    hers, his = KingosTable(miska.page), KingosTable(mourek.page)
    judge = Judge(miska.page)
    assert hers.wait_until_asked("Talking")
    judge.look("words before a battle")
    hers.does(hers.done.click)
    his.does(his.done.click)
    assert hers.wait_until_asked("PuttingIn")
    assert his.wait_until_asked("PuttingIn")
    judge.look("energy behind a screen")
    hers.does(hers.put_in.click)
    his.does(his.put_in.click)
    expect(hers.go_on).to_be_visible()
    judge.look("the reveal")
    with miska.hand(id) as first, mourek.hand(id) as second:
        play_together([first, second], marching)
    expect(hers.end).to_be_visible()
    expect(miska.page.locator(".kingos-climb")).to_be_visible()
    judge.look("the end")
    miska.open(f"/replay/{id}")
    expect(miska.page.locator(".kingos-moment")).to_be_visible()
    judge.look("a replay")
    miska.open("/learn/kingos")
    expect(miska.page.locator(".kingos-lesson")).to_be_visible()
    judge.look("the lesson")


@pytest.mark.parametrize("language", ["cs", "uk"])
def test_other_languages_have_room(invite: Invite, language: str):
    """A first turn in Czech and Ukrainian; no word sticks out of its key or breaks, and none is left in English."""
    guest = invite("Míca", locale=language)
    made = guest.set_table("me", {"bot": "easy"}, game="kingos", nonce="words")
    page = guest.open(f"/t/{made['id']}")
    table = KingosTable(page)
    assert table.wait_until_asked()
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.kingos-play .button, .kingos-action')]
          .filter(key => key.scrollWidth > key.clientWidth + 1).map(key => key.textContent)"""
    )
    assert cut == []
    torn = page.evaluate(
        """() => [...document.querySelectorAll('.kingos-action b, .kingos-play .button')].filter(label => {
          const range = document.createRange();
          const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const word of node.textContent.matchAll(/\\p{L}+/gu)) {
              range.setStart(node, word.index);
              range.setEnd(node, word.index + word[0].length);
              if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) return true;
            }
          return false;
        }).map(label => label.textContent)"""
    )
    assert torn == []
    for text in table.page.locator(".kingos-play").all_inner_texts():
        assert not re.search(r"kingos-|\b(Your|Move|Rest)\b", text)


# -- learning ---------------------------------------------------------------------------------------------------------


def test_the_lesson_by_doing(invite: Invite):
    """A first turn, spikes, a battle with a liar, the wheel, a curse, the last blow."""
    guest = invite("Míca")
    page = guest.open("/learn/kingos")
    lesson = page.locator(".kingos-lesson")
    on = page.get_by_test_id("learn-next")
    told = lesson.locator(".strip")
    on.click()
    expect(on).to_be_disabled()
    lesson.locator("[data-spot='1,0']").click()
    expect(told).to_contain_text("the citadel is up")
    lesson.locator("[data-spot='0,1']").click()
    expect(lesson.locator("[data-spot='0,1']")).to_have_attribute("data-card", "pasture")
    on.click()
    lesson.locator("[data-action=flower]").click()
    expect(lesson.locator("[data-pool=vitality]")).to_have_attribute("data-count", "5")
    on.click()
    lesson.locator("[data-spot='0,3']").click()
    expect(told).to_contain_text("you would be cursed")
    lesson.locator("[data-spot='1,2']").click()
    on.click()
    lesson.get_by_role("button", name="4", exact=True).click()
    expect(on).to_be_disabled()
    lesson.get_by_role("button", name="5", exact=True).click()
    on.click()
    page.get_by_test_id("amount").fill("4")
    page.get_by_test_id("put-in").click()
    expect(lesson.locator("[data-fighter='1']")).to_have_attribute("data-energy", "1")
    expect(lesson.locator(".kingos-battle h2")).to_have_text("Won, by 1.")
    on.click()
    lesson.get_by_role("button", name="A flower").click()
    on.click()
    lesson.locator("[data-action=move]").click()
    expect(lesson.locator("[data-action=move]")).to_have_class(re.compile("blocked"))
    on.click()
    lesson.get_by_role("button", name="Mourek", exact=True).click()
    on.click()
    expect(lesson).to_have_attribute("data-step", "ready")
    expect(lesson.get_by_role("link", name="Play it")).to_be_visible()
