"""Kingoš's island in real browsers: a whole run alone, the growing island, fingers, keys, languages, the lesson."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Invite
from .hand import play_together
from .isle import Fingers
from .kingos import (
    KingosTable,
    acting,
    at_odds,
    at_the_citadel,
    beside_guardian,
    beside_spikes,
    discarding,
    gathering,
    his_turn,
    hoarding,
    holds_an_idle_flower,
    holds_five_flowers,
    marching,
    putting_in,
    reached,
)
from .pages import Guest, Keys

ISLANDS = ("Mild", "As ever")  #: the option [KINGOS 6.10]

# -- the island -------------------------------------------------------------------------------------------------------


def test_a_whole_run_alone_from_the_first_page(invite: Invite):
    """Sit down alone, climb by mouse and fight a first battle; see at the end who won and why, and watch it again
    [KINGOS 1.1, 7]. A quick hand climbs where nothing else is asked, and from the citadel on while the page looks."""
    guest = invite("Zrzka")
    page = guest.open("/")
    page.get_by_test_id("play-kingos").click()
    page.get_by_role("dialog").get_by_role("radio", name="Four").check()
    page.get_by_test_id("start-alone").click()
    page.get_by_test_id("start").click()
    table = KingosTable(page)
    did: list[str] = []
    id = page.url.rsplit("/", 1)[-1]
    for deed in ("move", "energy"):
        while table.wait_until_asked() and deed not in did:
            did.append(table.answer())
            assert len(did) < 300, did
        with guest.elsewhere():
            guest.play_ahead(id, putting_in if deed == "move" else at_the_citadel, marching)
    assert "move" in did
    guest.play_ahead(id, choose=marching)
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
    last = int(line.get_attribute("max") or 0)
    for moment in (last // 3, last * 2 // 3, last):
        line.fill(str(moment))
        expect(page.locator(".kingos-moment")).to_be_visible()
    expect(table.cards()).to_have_count(cards)


def test_a_game_with_bots_by_mouse(invite: Invite):
    """Two bots explore, speak and fight beside a person; after a battle a quick hand plays on, to the end."""
    guest = invite("Pixel")
    made = guest.set_table("me", {"bot": "easy"}, {"bot": "easy"}, game="kingos", nonce="bots", distance=4)
    guest.open(f"/t/{made['id']}")
    table = KingosTable(guest.page)
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    assert table.wait_until_asked("Acting")
    for needed in (".kingos-hand", ".kingos-actions", ".kingos-calls", ".kingos-together > svg"):
        bottom = guest.page.locator(needed).evaluate("element => element.getBoundingClientRect().bottom")
        assert bottom <= 800, f"{needed} is in sight on one's own turn"
    did: list[str] = []
    while table.wait_until_asked() and not {"move", "energy"} <= set(did):
        did.append(table.answer())
        assert len(did) < 400, did
    with guest.elsewhere():
        guest.play_ahead(made["id"], choose=marching)
    expect(table.end).to_be_visible()
    expect(guest.page.locator(".kingos-places li")).to_have_count(4)


def test_beside_easy_companions_the_island_is_mild(invite: Invite):
    """One click for easy bots lays out a mild island; in the lobby it follows the bots, until it is chosen by hand
    [KINGOS 6.10]."""
    guest = invite("Zrzka")
    page = guest.open("/")
    dialog, mild, usual = (page.get_by_role("dialog"), *(page.get_by_role("radio", name=one) for one in ISLANDS))

    def change(level: str) -> None:
        page.locator(".seat").nth(1).get_by_role("button").click()
        dialog.get_by_role("radio", name=level).check()
        page.get_by_test_id("seat-bot").click()

    page.get_by_test_id("play-kingos").click()
    dialog.get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_role("radio", name="Easy").check()
    page.get_by_test_id("start-bot").click()
    expect(mild).to_be_checked()
    expect(page.get_by_text("It goes with easy companions")).to_be_visible()
    change("Hard")
    expect(usual).to_be_checked()
    mild.click()
    expect(mild).to_be_checked()
    change("Medium")
    expect(page.get_by_text("an honest one")).to_be_visible()
    expect(mild).to_be_checked()


def test_a_call_beside_another_s_turn_is_heard_and_bots_answer_it_at_once(invite: Invite):
    """While Mourek thinks, Miška asks how much; it stands at her pawn, the bot says it, the sheet counts on it, and he
    goes on with what he was about to do [KINGOS 6.16]."""
    miska, mourek = invite("Miška"), invite("Mourek")
    wish = ("me", "open", {"bot": "easy"})
    id = miska.set_table(*wish, game="kingos", nonce="calls", start=False, island="mild")["id"]
    with miska.hand(id) as hers, mourek.hand(id) as his:
        his.ask("sit", seat=1, nonce="fixed calls")
        hers.ask("start")
        play_together([hers, his], marching, his_turn)
        page = miska.open(f"/t/{id}")
        table = KingosTable(page)
        expect(page.locator(".kingos-aim")).to_contain_text("be at the citadel together, with more than 18")
        expect(table.caption).to_contain_text("Mourek")
        his.catch_up(table.seq)
        asked = his.seq
        table.call("how_much").click()
        expect(table.bubble(0)).to_contain_text("How much?")
        expect(table.bubble(2)).to_contain_text("I bring about")
        expect(table.call("how_much")).to_be_disabled()
        expect(page.locator(".kingos-calls")).to_contain_text("once a turn")
        expect(page.locator("[data-bar=said]")).to_have_attribute("data-sum", re.compile(r"\d+"))
        expect(table.story().filter(has_text="calls: “I bring about").first).to_be_visible()
        seq = table.seq
        his.ask("move", seat=1, seq=asked, action={"type": "Pass"})
        table.wait_for_more(seq)


#: Flowers that are cut off by the window's edge, or whose words lie under a key.
HIDDEN = """() => [...document.querySelectorAll('.kingos-hand li')].filter(flower => {
  const words = flower.querySelector('.kingos-face-title small').getBoundingClientRect();
  const key = flower.querySelector('.button')?.getBoundingClientRect();
  const isUnder = key && key.left < words.right && key.top < words.bottom && key.bottom > words.top;
  return flower.getBoundingClientRect().bottom > innerHeight || isUnder;
}).map(flower => flower.textContent)"""


def test_a_flower_in_vain_is_played_after_a_warning_and_a_full_hand_is_in_sight(invite: Invite):
    """[KINGOS 4.2] the first press says that it would be wasted, the second one plays it. Then on a low desk: five
    flowers on one's own turn, and six of which one must go."""
    guest = invite("Míca")
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    id = reached(guest, "idle 6", holds_an_idle_flower, gathering)
    page = guest.open(f"/t/{id}")
    table, flowers = KingosTable(page), page.locator(".kingos-hand li")
    assert table.wait_until_asked("Acting")
    seq, flower = table.seq, page.locator("[data-waste]").first
    flower.click()
    expect(table.caption).to_contain_text("would do nothing here")
    page.get_by_role("button", name="Rather not").click()
    assert table.seq == seq
    flower.click()
    table.does(table.waste.click)
    expect(table.story().filter(has_text="It does nothing here.").first).to_be_visible()
    for count, phase, moment in ((5, "Acting", holds_five_flowers), (6, "Discarding", discarding)):
        assert moment(guest.play_ahead(id, moment, hoarding))
        assert table.wait_until_asked(phase)
        expect(flowers).to_have_count(count)
        assert page.evaluate(HIDDEN) == []
        for one in flowers.all():  # what it does is read where it is pointed at
            one.hover()
            expect(one.locator(".kingos-face-text")).to_be_in_viewport(ratio=1)
        if phase == "Acting":  # and on a higher desk at once
            page.set_viewport_size({"width": 1280, "height": 1000})
            page.mouse.move(0, 0)
            for words in page.locator(".kingos-hand .yellow .kingos-face-text").all():
                expect(words).to_be_in_viewport(ratio=1)
            page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.smoke
def test_the_island_pans_zooms_and_fits_again(invite: Invite):
    """Wheel, drag and keys; the button shows the whole island, and so does a new card."""
    guest = invite("Miška")
    made = guest.set_table("me", game="kingos", nonce="camera")
    page = guest.open(f"/t/{made['id']}")
    table = KingosTable(page)
    assert table.wait_until_asked()
    whole, home, seq = page.locator(".kingos-whole"), page.locator(".kingos-home"), table.seq
    expect(home).to_have_count(0)
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
    home.click()
    expect(home).to_have_count(0)
    page.get_by_role("button", name="Nearer").click()
    expect(home).to_be_visible()
    table.does(lambda: table.step(table.place("0,1")))
    expect(table.cards()).to_have_count(3)


def test_cards_stay_large_and_the_whole_island_is_one_press_away(invite: Invite):
    """However the island has grown, a card has 92 pixels and one's own field is in the picture."""
    guest = invite("Miška")
    made = guest.set_table("me", {"bot": "medium"}, {"bot": "medium"}, game="kingos", nonce="grown", distance=7)
    guest.play_ahead(made["id"], lambda view: len(view["fields"]) >= 12 and acting(view), marching)
    page = guest.open(f"/t/{made['id']}")
    table = KingosTable(page)
    if table.wait_until_asked():
        widths = [card.bounding_box() for card in table.cards().all()]
        assert min(box["width"] for box in widths if box) >= 92
        expect(table.pawn(0)).to_be_in_viewport()
        page.locator(".kingos-whole").click()
        expect(page.locator(".kingos-whole")).to_have_count(0)
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
    seq, refusal = table.seq, page.locator(".refusal")
    with guest.time_stands_still():
        table.action("rest").click()
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
    refusal = miska.page.locator(".refusal")
    with miska.time_stands_still():
        table.action("rest").click()
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
    with guest.time_stands_still():
        table.place(f"{x},{y + 1}").click()
        expect(page.locator(".refusal")).to_contain_text(re.compile(r"no way up from this field. Open are: \w+"))
    expect(page.locator(".kingos-look")).to_be_visible()
    expect(page.locator(".kingos-look")).not_to_contain_text("Open are")


def test_a_step_against_spikes_tells_its_price_first(invite: Invite):
    """The first press says what it costs, the second one goes [KINGOS 4.5]."""
    guest = invite("Miška")
    id = reached(guest, "spikes 2", beside_spikes)
    guest.open(f"/t/{id}")
    table = KingosTable(guest.page)
    assert table.wait_until_asked("Acting")
    seq = table.seq
    place = table.lit("curse").first
    spot = place.get_attribute("data-spot") or ""
    place.click()
    expect(table.caption).to_contain_text("This step brings a curse")
    guest.page.get_by_role("button", name="Rather not").click()
    expect(table.caption).not_to_contain_text("This step brings a curse")
    assert table.seq == seq
    table.does(lambda: table.place(spot).dblclick())
    expect(table.story().filter(has_text="scratched by black spikes").first).to_be_visible()


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
    expect(table.pawn(0)).to_have_attribute("data-at", "0,1")
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
    """The island, what is asked and its keys are on one screen, and no key lies over a place one may go to; two fingers
    come nearer, and nothing sticks out."""
    made = phone.set_table("me", {"bot": "easy"}, game="kingos", nonce="touch")
    page = phone.open(f"/t/{made['id']}")
    table, fingers = KingosTable(page), Fingers(page)
    assert table.wait_until_asked()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for part in (table.sea, table.caption, table.done, table.action("move")):
        expect(part).to_be_in_viewport()
    covered = table.lit().evaluate_all(
        """places => places.filter(place => {
          const { left, right, top, height } = place.getBoundingClientRect();
          const foot = [left + 10, (left + right) / 2, right - 10];
          return foot.some(x => !place.contains(document.elementFromPoint(x, top + 0.85 * height)));
        }).map(place => place.dataset.spot)"""
    )
    assert covered == []
    box = table.sea.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers.pinch(middle, 30, 90)
    expect(page.locator(".kingos-whole")).to_be_visible()
    page.locator(".kingos-whole").tap()
    expect(page.locator(".kingos-whole")).to_have_count(0)
    table.does(lambda: table.place("0,1").tap())
    expect(table.place("0,1")).to_have_attribute("data-card", re.compile(r"\w"))
    phone.play_ahead(made["id"], putting_in, marching)
    assert table.wait_until_asked("PuttingIn")  # while the bot plays, the page moves under the finger
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Adventurers").tap()
    expect(page.get_by_role("dialog").locator("[data-seat='1']")).to_be_visible()


# -- for everybody ----------------------------------------------------------------------------------------------------


CUT = """() => [...document.querySelectorAll('.kingos-play .button, .kingos-action')]
  .filter(key => key.scrollWidth > key.clientWidth + 1).map(key => key.textContent)"""

TORN = """() => [...document.querySelectorAll('.kingos-action b, .kingos-play .button')].filter(label => {
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


def test_other_languages_have_room(invite: Invite):
    """A first turn in Czech and Ukrainian; no word sticks out of its key or breaks, and none is left in English."""
    guest = invite("Míca")
    made = guest.set_table("me", {"bot": "easy"}, game="kingos", nonce="words")
    table = KingosTable(guest.open(f"/t/{made['id']}"))
    assert table.wait_until_asked()
    for language in ("cs", "uk"):
        guest.speak(language)
        assert table.page.evaluate(CUT) == []
        assert table.page.evaluate(TORN) == []
        for text in table.page.locator(".kingos-play").all_inner_texts():
            assert not re.search(r"kingos-|\b(Your|Move|Rest)\b", text)


# -- learning ---------------------------------------------------------------------------------------------------------


def test_the_lesson_by_doing(invite: Invite):
    """A first turn, spikes, a battle with a liar, the wheel, a curse, a call, the last blow."""
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
    lesson.locator("[data-call=rest]").click()
    expect(told).to_contain_text("first it is good to know")
    lesson.locator("[data-call=how_much]").click()
    expect(lesson.locator(".kingos-bubble[data-seat='1']")).to_contain_text("I bring about 8")
    on.click()
    lesson.get_by_role("button", name="Mourek", exact=True).click()
    on.click()
    expect(lesson).to_have_attribute("data-step", "ready")
    expect(lesson.get_by_role("link", name="Play it")).to_be_visible()


def test_a_replay_says_whose_flowers_it_shows(invite: Invite):
    """Nobody who looks at a finished game is told that the flowers are theirs; curses lie open too [KINGOS 8.1]."""
    miska = invite("Miška")
    id = miska.set_table("me", "me", game="kingos", nonce="whose")["id"]
    miska.play_ahead(id, choose=gathering)
    page = miska.open(f"/replay/{id}")
    line, cards = page.get_by_role("slider"), page.locator(".kingos-hand h2")
    line.fill(str(int(line.get_attribute("max") or 0) // 2))
    for whose in page.get_by_role("group", name="Whose hand is shown").locator("label").all()[1:]:
        whose.get_by_role("radio").check()
        expect(cards.first).to_have_text(re.compile(rf"{re.escape(whose.inner_text().strip())}: flowers, \d+"))
