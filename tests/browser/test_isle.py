"""The isle of cats in real browsers: alone against the sister, a draft with hidden hands, a finger on a phone."""

import json
import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Invite
from .hand import Hand, Json, actions_of, play_together
from .isle import Ears, Fingers, IsleTable, Mouth, card_numbers
from .pages import Guest, Keys, begun


def rescuing(view: Json) -> bool:
    return view["agenda"][-1]["type"] == "Rescuing"


def test_a_solo_game_by_mouse(invite: Invite):
    """The first day and the last rescue against the sister, to the sheets and the chart [ISLE 6]; what is between, and
    asks nothing else, is played by a quick hand."""
    guest = invite("Miška")
    made = guest.set_table("me", game="isle", nonce="solo", mode="solo", difficulty="easy")
    guest.open(f"/t/{made['id']}")
    table = IsleTable(guest.page)
    expect(guest.page.locator(".isle-sister")).to_be_visible()
    did: list[str] = []
    while table.wait_until_asked() and table.play.get_attribute("data-day") == "1":
        did.append(table.answer())
        assert len(did) < 100, did
    aboard = table.aboard().count()
    with guest.elsewhere():
        guest.play_ahead(made["id"], lambda view: view["day"] == 5 and rescuing(view))
    expect(table.play).to_have_attribute("data-day", "5")
    assert table.aboard().count() > aboard, "what the hand laid is seen"
    while table.wait_until_asked():
        did.append(table.answer())
        assert len(did) < 200, did
    assert {"choose", "lay"} <= set(did)
    assert did.count("lay") >= 2, "cats were rescued"
    expect(table.end).to_be_visible()
    sheet = guest.page.locator(".isle-sheet-card table").first
    expect(sheet).to_be_visible()
    expect(guest.page.locator(".isle-growth")).to_be_visible()
    expect(guest.page.get_by_test_id("headline")).to_be_visible()


def test_a_draft_of_two_browsers_tells_neither_what_the_other_keeps(invite: Invite):
    """What the other browser receives is searched for the cards that were kept [ISLE 8.1]."""
    miska, mourek = invite("Miška"), invite("Mourek")
    ears = Ears(mourek.page)
    id = begun(miska, mourek, "isle", "draft")
    miska.open(f"/t/{id}")
    mourek.open(f"/t/{id}")
    hers, his = IsleTable(miska.page), IsleTable(mourek.page)
    kept: set[int] = set()
    seen: set[int] = set()
    for pick in range(3):
        assert hers.wait_until_asked()
        assert his.wait_until_asked()
        offered, passed = hers.fan(), his.fan()
        assert len(offered) == len(passed) == 7 - 2 * pick
        seen |= set(passed)
        seq = his.seq
        kept |= set(hers.keep_last(2))
        his.wait_for_more(seq)  # he has heard that she has chosen: what he waits for next is his own doing
        his.keep_last(2)
    assert hers.wait_until_asked()
    secrets = kept - seen  # the numbers of common cards are not secret: there are several alike
    assert secrets
    told = [json.loads(text) for text in ears.heard]
    leaked = {card: path for message in told for card, path in card_numbers(message).items() if card in secrets}
    assert leaked == {}
    found = {card for message in told for card in card_numbers(message)}
    assert seen <= found, "the search finds the cards that he was told"


@pytest.fixture
def phone(invite: Invite) -> Guest:
    return invite("Tlapka", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def test_a_tile_is_laid_with_fingers(phone: Guest):
    """Tapped in the field, dragged, turned by two fingers and by the key, laid; the page stays where it is."""
    made = phone.set_table("me", game="isle", nonce="touch", mode="solo", difficulty="easy")
    phone.play_ahead(made["id"], until=rescuing)
    phone.open(f"/t/{made['id']}")
    table, fingers = IsleTable(phone.page), Fingers(phone.page)
    assert table.wait_until_asked()
    aboard = table.aboard().count()
    table.lit().first.tap()
    expect(table.sea).to_have_attribute("data-legal", "true")
    box = table.boat.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before, scrolled = table.sea.get_attribute("data-at") or "", phone.page.evaluate("scrollY")
    fingers.drag(middle, (middle[0] + box["width"] / 5, middle[1] - box["height"] / 5))
    expect(table.sea).not_to_have_attribute("data-at", before)
    assert phone.page.evaluate("scrollY") == scrolled
    turn = table.sea.get_attribute("data-turn") or ""
    fingers.twist(middle, 60)
    expect(table.sea).not_to_have_attribute("data-turn", turn)
    table.page.locator(".isle-back").first.tap()
    expect(table.sea).not_to_have_attribute("data-held", re.compile(r"\d"))
    table.lit().first.tap()
    seq = table.seq
    table.lay.tap()
    table.wait_for_more(seq)
    expect(table.aboard()).to_have_count(aboard + 1)
    # Where was that? The story lies over the boat: a place in it closes it, and the boat says.
    phone.page.get_by_role("button", name="Story").tap()
    named = phone.page.get_by_role("dialog").locator("[data-place]").first
    place = named.inner_text()
    named.tap()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    expect(table.boat.locator(".isle-rulers")).to_have_attribute("data-at", place)


@pytest.mark.smoke
def test_a_tile_is_laid_with_keys(invite: Invite):
    """Tab to a lit tile, Enter, arrows, r, Enter; Escape puts it back. A place that is none is refused with its reason,
    once, in the caption, with the clause to be opened [ISLE 3.1]."""
    guest = invite("Zrzka")
    made = guest.set_table("me", game="isle", nonce="keys", mode="solo", difficulty="easy")
    guest.play_ahead(made["id"], until=rescuing)
    guest.open(f"/t/{made['id']}")
    table, keys = IsleTable(guest.page), Keys(guest.page)
    assert table.wait_until_asked()
    aboard = table.aboard().count()
    keys.use(table.lit().first)
    expect(table.sea).to_be_focused()
    at, turn = table.sea.get_attribute("data-at") or "", table.sea.get_attribute("data-turn") or ""
    keys.press("ArrowLeft")
    expect(table.sea).not_to_have_attribute("data-at", at)
    keys.press("r")
    expect(table.sea).not_to_have_attribute("data-turn", turn)
    keys.press("Escape")
    expect(table.sea).not_to_have_attribute("data-held", re.compile(r"\d"))
    keys.use(table.lit().first)
    expect(table.sea).to_have_attribute("data-legal", "true")
    seq = table.seq
    for _ in range(22):
        keys.press("ArrowLeft")
    keys.press("Enter")
    expect(table.caption).to_contain_text("It would leave the boat.")
    expect(guest.page.locator(".refusal")).to_have_count(0)
    guest.page.get_by_role("button", name="Rule 3.1").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("wholly inside the boat")
    keys.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    assert table.seq == seq
    keys.press("Escape")
    expect(table.sea).not_to_have_attribute("data-held", re.compile(r"\d"))
    keys.use(table.lit().first)
    expect(table.sea).to_have_attribute("data-legal", "true")
    keys.press("Enter")
    table.wait_for_more(seq)
    expect(table.aboard()).to_have_count(aboard + 1)


def may_play(hand: Hand) -> bool:
    """Have I an anytime card that I may play now?"""
    sights = hand.position["sights"] if hand.position else []
    return any(action["type"] == "Play" for one in sights if one["menu"] for action in actions_of(one["menu"]))


def hoarding(sight: Json, actions: list[Json]) -> Json:
    """Buys anytime cards and keeps them."""
    bought = [action for action in actions if action["type"] in ("Keep", "Pay")]
    if bought:
        return max(bought, key=lambda action: sum(67 <= card <= 97 for card in action["cards"]))
    return next((action for action in actions if action["type"] != "Play"), actions[0])


def test_whoever_waits_may_try_tiles_untold_and_want_a_card(invite: Invite):
    """Nothing is sent of a tile that is tried on. A card that is wanted waits for whoever is before one in turn order,
    and is played once they want none first [ISLE 4.8, 4.9]."""
    miska, mourek = invite("Miška"), invite("Mourek")
    id = begun(miska, mourek, "isle", "wanting")
    with miska.hand(id) as hers, mourek.hand(id) as his:
        both = (hers, his)

        def moment(view: Json) -> bool:
            return rescuing(view) and all(map(may_play, both))

        asked = play_together(both, hoarding, moment)["agenda"][-1]["seat"]
    first, waiting = (miska, mourek) if asked == 0 else (mourek, miska)
    said = Mouth(waiting.page)
    waiting.open(f"/t/{id}")
    table = IsleTable(waiting.page)
    tile = table.page.locator(".isle-island [data-tile]").first
    tile.click()
    expect(table.sea).to_have_attribute("data-held", re.compile(r"\d"))
    table.page.keyboard.press("r")
    table.page.keyboard.press("Enter")
    expect(table.lay).to_have_count(0)
    assert said.words == []
    tile.click()
    expect(table.sea).not_to_have_attribute("data-held", re.compile(r"\d"))

    wanted = table.page.locator(".isle-hand .playable").first
    name = wanted.locator(".isle-card-name").inner_text()
    wanted.get_by_role("button", name=f"Play {name}").click()
    # The hand rose to the mouse; what a card asks is laid out there, so it is down again.
    table.page.wait_for_function(
        """() => {
          const [hand, fields] = ['.isle-hand', '.isle-island'].map(one => document.querySelector(one));
          return hand.getBoundingClientRect().top >= fields.getBoundingClientRect().bottom;
        }"""
    )
    expect(table.caption).to_contain_text(f"Your card waits: {name}.")
    first.open(f"/t/{id}")
    other = IsleTable(first.page)
    expect(other.caption).to_contain_text(f"wants to play {name}.")
    expect(other.lit()).to_have_count(0)
    first.page.get_by_test_id("hold").click()
    expect(waiting.page.locator(".story")).to_contain_text(f"play {name}")


def rescuing_with_lessons(view: Json) -> bool:
    return rescuing(view) and len(view["own"]["lessons"]) > 1 and len(view["public"]) > 0


def figures(texts: list[str]) -> list[int]:
    """The last number of each text."""
    return [int(re.findall(r"−?\d+", text)[-1].replace("−", "-")) for text in texts]


def test_points_are_those_the_server_counts(invite: Invite):
    """The rail, the sheet behind it and what a tile would change, lessons and the sister included [ISLE 5, 6.7]."""
    guest = invite("Mourek")
    ears = Ears(guest.page)
    made = guest.set_table("me", game="isle", nonce="points 2", mode="solo", difficulty="easy")
    guest.play_ahead(made["id"], until=rescuing_with_lessons)
    guest.open(f"/t/{made['id']}")
    table = IsleTable(guest.page)
    assert table.wait_until_asked()
    mine, hers = guest.page.locator(".isle-others .isle-points"), guest.page.locator(".isle-sister .isle-points")
    assert figures([mine.inner_text(), hers.inner_text()]) == ears.standing()
    hers.click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.locator(".isle-lines")).to_contain_text("[ISLE 6.7]")
    assert figures(sheet.locator("tfoot td").all_inner_texts()) == ears.standing()
    sheet.get_by_role("button", name="You").click()
    expect(sheet.locator(".isle-lines")).to_contain_text("[ISLE 5.4]")
    assert sum(figures(sheet.locator(".isle-lines b").all_inner_texts())) == ears.standing()[0]
    guest.page.keyboard.press("Escape")
    table.pick_any()
    reasons = guest.page.locator(".isle-reasons")
    expect(reasons).to_have_attribute("aria-busy", "false")
    foretold, seq = figures([reasons.locator(".note").inner_text()]), table.seq
    table.lay.click()
    table.wait_for_more(seq)
    expect(table.sea).not_to_have_attribute("data-held", re.compile(r"\d"))
    assert figures([mine.inner_text()]) == foretold == ears.standing()[:1]


def in_a_window(view: Json) -> bool:
    return view["agenda"][-1]["type"] == "Window"


def without_anytime_cards(sight: Json, actions: list[Json]) -> Json:
    """Keeps and buys what can only be played on the own turn, so that a window asks for nothing."""
    offered = [action for action in actions if action["type"] in ("Keep", "Pay", "Hold", "Done", "Lay")]
    return max(offered or actions, key=lambda action: sum(7 <= card <= 66 or -1 for card in action.get("cards", [])))


@pytest.mark.parametrize("again", [False, True], ids=["opened", "reloaded"])
def test_a_page_opened_where_nothing_is_to_be_decided_goes_on(invite: Invite, again: bool):
    """A window without a card to play answers itself, also on a page that has shown nobody yet [ISLE 4.9]."""
    guest = invite("Mourek")
    made = guest.set_table("me", {"bot": "easy"}, game="isle", nonce="quiet")
    guest.play_ahead(made["id"], in_a_window, without_anytime_cards)
    guest.open(f"/t/{made['id']}")
    if again:
        guest.page.reload()
    table = IsleTable(guest.page)
    expect(table.caption).not_to_contain_text("Mourek")
    assert table.wait_until_asked()
    assert not in_a_window({"agenda": [{"type": table.play.get_attribute("data-phase")}]})


@pytest.fixture
def finished(invite: Invite) -> tuple[Guest, str]:
    """A family game of two at one screen, with a bot, that is over."""
    guest = invite("Pixel")
    id: str = guest.set_table("me", "me", {"bot": "easy"}, game="isle", nonce="over", mode="family")["id"]
    guest.play_ahead(id)
    return guest, id


def test_the_end_and_every_boat_at_every_moment_again(finished: tuple[Guest, str]):
    guest, id = finished
    guest.open(f"/t/{id}")
    table = IsleTable(guest.page)
    expect(table.end).to_be_visible()
    columns = guest.page.locator(".isle-sheet-card table").first.locator("thead th")
    assert columns.count() == 4, "a column for the lines, and one for each player"
    desk = guest.page.viewport_size
    assert desk is not None
    guest.page.set_viewport_size(PHONE)
    expect(guest.page.locator(".ledger.many")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0, "all columns are in sight"
    guest.page.set_viewport_size(desk)
    guest.page.get_by_role("link", name="Watch again").click()
    guest.page.wait_for_url(f"**/replay/{id}")
    line = guest.page.get_by_role("slider", name="Where in the game")
    boats = guest.page.locator(".isle-boat")
    tiles = boats.locator("g[data-tile]")
    last = int(line.get_attribute("max") or 0)
    line.fill(str(last // 2))
    expect(boats).to_have_count(3)
    expect(tiles.first).to_be_attached()
    half = tiles.count()
    assert half > 0
    line.fill(str(last))
    expect(tiles.nth(half)).to_be_attached()
    line.fill(str(last // 10))
    expect(tiles.nth(half - 1)).not_to_be_attached()
