"""Battles on Kingoš's island in real browsers: secret energy, dragged or typed, and what is said before it."""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from .conftest import Invite
from .hand import play_together
from .isle import Ears
from .kingos import KingosTable, at_odds, he_gathers, marching, putting_in, talking, with_flowers_of_his


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


def test_nothing_beside_the_sheet_tells_the_end_before_the_paws_are_open(invite: Invite):
    """What was said lies ready to be put in; then rail, hand, slips, caption, whose turn it is and what is read aloud
    wait for the reveal [KINGOS 6.3]. The paws open once, before red flowers are played, and stay open until the end is
    told [KINGOS 6.4].
    """
    miska, mourek = invite("Miška", pace="usual"), invite("Mourek")
    id = at_odds(miska, mourek, "reveal", with_flowers_of_his, he_gathers)
    page = miska.open(f"/t/{id}")
    table, spoken = KingosTable(page), page.get_by_test_id("live")
    with mourek.hand(id) as his:
        assert table.wait_until_asked("Talking")
        vitality = table.pool("vitality")
        table.choose(vitality)
        table.does(table.say.click)
        play_together([his], marching, lambda view: view["agenda"][-1]["type"] != "Talking")
        assert table.wait_until_asked("PuttingIn")
        expect(table.put_in).to_have_text(f"Put in {vitality}")
        table.does(table.put_in.click)
        latest = table.story().first.inner_text()
        with miska.time_stands_still():
            told = play_together([his], marching, lambda view: view["agenda"][-1]["type"] != "PuttingIn")
            assert told["agenda"][-1]["type"] == "Blooming"
            expect(page.locator(".kingos-battle[data-told=false]")).to_be_visible()
            expect(spoken).not_to_contain_text("Mourek puts in")
            expect(table.sheet.locator(".kingos-paw.shut")).to_have_count(2)
            expect(table.caption).to_have_text("The paws open.")
            expect(page.locator("header .turn")).to_have_count(0)
            expect(page.locator(".slip")).to_have_count(0)
            expect(table.story().first).to_have_text(latest)
            for _ in range(2):
                miska.context.clock.run_for(1000)
            expect(table.caption).to_contain_text("Mourek")
            expect(spoken).to_contain_text("Mourek puts in")
            expect(table.sheet.locator("[data-energy]")).to_have_count(2)
            latest = table.story().first.inner_text()
            play_together([his], marching, lambda view: view["agenda"][-1]["type"] != "Blooming")
            expect(page.locator(".kingos-battle[data-told=false]")).to_be_visible()
            expect(table.sheet.locator("[data-energy]")).to_have_count(2)
            expect(table.caption).to_have_text("The paws open.")
            expect(page.locator("header .turn")).to_have_count(0)
            expect(table.play).to_have_attribute("data-asked", "false")
            expect(page.locator("[data-pool=battle]")).to_have_attribute("data-count", str(vitality))
            expect(page.locator(".slip")).to_have_count(0)
            expect(spoken).not_to_contain_text("The die shows")
            expect(table.story().first).to_have_text(latest)
            table.go_on.click()
            expect(page.locator(".kingos-battle[data-told=true]")).to_be_visible()
            expect(page.locator("header .turn")).to_be_visible()
            expect(spoken).to_contain_text("The die shows")
        expect(page.locator("[data-pool=battle]")).to_have_attribute("data-count", "0")
        expect(table.story().filter(has_text="The die shows").first).to_be_visible()


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
    table = KingosTable(miska.page)
    widths = [card.bounding_box() for card in table.cards().all()]
    assert min(box["width"] for box in widths if box) >= 92, "beside the sheet too"
    expect(miska.page.locator(".rail .kingos-hand")).to_be_in_viewport(ratio=1)
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


#: Notes whatever the pool of vitality shows while the same is asked.
COUNTS = """() => {
  window.counts = [];
  const play = document.querySelector('.kingos-play'), seq = play.dataset.seq;
  const note = () => {
    const pool = play.querySelector('[data-pool=vitality]');
    if (pool && play.dataset.seq === seq) window.counts.push(Number(pool.dataset.count));
  };
  new MutationObserver(note).observe(play, { subtree: true, childList: true, attributeFilter: ['data-count'] });
}"""


def test_energy_one_lacks_is_refused_and_enter_confirms(invite: Invite):
    """What is typed stays in its field, marked, until it is as much as one has [KINGOS 6.3]."""
    miska = invite("Miška")
    made = miska.set_table("me", game="kingos", nonce="lack", distance=4)
    miska.play_ahead(made["id"], putting_in, marching)
    page = miska.open(f"/t/{made['id']}")
    table, refusal = KingosTable(page), page.locator(".refusal")
    assert table.wait_until_asked("PuttingIn")
    vitality, seq = table.pool("vitality"), table.seq
    with miska.time_stands_still():
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
    page.evaluate(COUNTS)
    table.does(lambda: table.amount.press("Enter"))
    assert set(page.evaluate("() => window.counts")) <= {0}, "discs that were put in do not jump back meanwhile"
