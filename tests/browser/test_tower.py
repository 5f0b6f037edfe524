"""The tower in a browser that paints on the processor: by mouse, by keys, flat; won, lost and watched again."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tabbytop.games.tower.components import NAMED, TOTO
from tabbytop.games.tower.geometry import MICRO, pose_at
from tabbytop.games.tower.standing import home_of, scene
from tabbytop.games.tower.state import Hand, Laid, Standing, State
from tabbytop.games.tower.tests.kit import position, with_cards

from .conftest import PATIENCE, PHONE, Invite
from .house import House
from .isle import Fingers
from .pages import Guest, Table
from .tower import Finger, TowerTable, at_rest, drawing_flat, prepared, some_floors

SMALL_WINDOW = {"width": 700, "height": 500}  #: few pixels to be painted, where all of them move
LONG = 2 * PATIENCE  #: thirteen floors are simulated for five seconds, on a machine that has other things to do

Prepare = Callable[[Guest, State], TowerTable]


@pytest.fixture
def tower(house: House) -> Prepare:
    """A table that goes on from a prepared position."""

    return partial(prepared, house)


def test_a_storey_is_built_by_mouse(builder: Callable[..., Guest]) -> None:
    """Its walls are stood by keys in the flat picture; the floor is led by hand, in three dimensions, onto them. Who
    gives up then sees how the tower grew."""
    miska = drawing_flat(builder("Miška", pace="brisk"))
    miska.open(f"/t/{miska.set_table('me', game='tower', nonce='storey')['id']}")
    table, now = TowerTable(miska.page), miska.page.get_by_test_id("just-now")
    table.choose(1)
    for wall in ("brick", "window"):
        table.take(NAMED[f"{wall}1"])
        table.place()
        table.wait_until_asked("act")
        expect(now).to_contain_text(f"{wall} wall on floor 1")
    miska.page.get_by_test_id("picture-kind").click()
    expect(miska.page.locator(".tower-plate")).to_have_attribute("data-picture", "solid")
    table.take(NAMED["floor2"])
    table.lower_by_wheel()
    table.let_go_by_hand()
    table.wait_until_asked("act")
    expect(now).to_contain_text("lay floor 2")
    expect(table.play).to_have_attribute("data-floors", "2")
    miska.page.get_by_test_id("done").click()
    table.wait_until_asked("choose")
    expect(table.play).to_have_attribute("data-turn", "2")
    expect(table.story).to_contain_text("You choose “Low start” and build floor 2 on a brick wall and a window wall.")
    Table(miska.page).resign()
    grown = miska.page.get_by_test_id("tower-history")
    expect(grown.get_by_role("img")).to_have_accessible_name("2 turns: 2 floors built, the kitten up to floor 1.")
    expect(grown.locator("svg").first.locator("circle.one"), "a mark for every turn").to_have_count(2)


def leaning() -> State:
    """Floor 2 lies on a brick wall and a window, which is higher."""
    state = position(1, toto=1, seats=1)
    walls = [
        Standing(NAMED["brick1"], pose_at(-35, 0, 2.02), 90),
        Standing(NAMED["window1"], pose_at(35, 0, 2.02, 180), 90),
    ]
    tower = sorted((*state.tower, *walls, Standing(2, pose_at(0, 0, 57.05))))
    return with_cards(at_rest(state._replace(tower=tuple(tower))), up=(8, 9))


def test_a_storey_is_built_on_a_floor_that_leans(invite: Invite, tower: Prepare) -> None:
    """Each piece comes into the hand over a spot where it can stand; what came of it is told under the picture."""
    miska = drawing_flat(invite("Miška"))
    table = tower(miska, leaning())
    table.choose(8)
    for name in ("portal1", "statue1", "floor3"):
        table.take(NAMED[name])
        table.place()
        table.wait_until_asked("act")
        expected = "You lay floor 3, and it holds." if name == "floor3" else "wall on floor 2"
        expect(miska.page.get_by_test_id("just-now")).to_contain_text(expected)
    expect(table.play).to_have_attribute("data-floors", "3")


def test_a_wall_is_led_sideways_folded_and_turned(builder: Callable[..., Guest]) -> None:
    miska = builder("Miška")
    sent: list[Any] = []
    miska.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    miska.open(f"/t/{miska.set_table('me', game='tower', nonce='sideways')['id']}")
    table, mouse = TowerTable(miska.page), miska.page.mouse
    table.choose(1)
    table.take(NAMED["brick1"])
    held = miska.page.get_by_test_id("held-at")
    expect(held).to_contain_text("-34 mm across")
    table.wait_for_hand()
    x, y = table.spot_of("data-hand")
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 10, y)
    mouse.move(x + 20, y)
    expect(held).not_to_contain_text("-34 mm across")
    above = re.search(r"\d+ mm above", held.text_content() or "")
    deep = re.search(r"-?\d+ mm deep", held.text_content() or "")
    assert above and deep
    mouse.move(x + 20, y - 24)  # up in the picture is away from the eye, at the same height
    expect(held).not_to_contain_text(f", {deep[0]}")
    expect(held).to_contain_text(above[0])
    mouse.move(x + 20, y)
    mouse.up()
    miska.page.get_by_role("slider", name="Fold").fill("120")
    miska.page.get_by_test_id("turn").click()
    expect(held).to_contain_text("turned by -15°")
    table.place()
    table.wait_until_asked("act")
    placed = next(one["action"] for one in sent if one.get("action", {}).get("type") == "Place")
    assert (placed["fold"], placed["yaw"]) == (120, -15)
    assert placed["x"] > -33


def test_on_a_touch_screen_fingers_lead_the_piece_turn_it_and_turn_the_view(builder: Callable[..., Guest]) -> None:
    tlapka = builder("Tlapka", pace="brisk", viewport=PHONE, has_touch=True, is_mobile=True)
    tlapka.open(f"/t/{tlapka.set_table('me', game='tower', nonce='touch')['id']}")
    table, fingers = TowerTable(tlapka.page), Fingers(tlapka.page)
    table.choose(1)
    table.take(NAMED["brick1"])
    table.wait_for_hand()
    held, eye = tlapka.page.get_by_test_id("held-at"), table.canvas.get_attribute("data-eye") or ""
    before = held.text_content() or ""

    fingers.drag(table.spot(0.1, 0.3), table.spot(0.3, 0.3))
    expect(table.canvas).not_to_have_attribute("data-eye", eye)
    expect(held).to_have_text(before)

    expect(held).to_contain_text("turned by 0°")
    fingers.twist(table.spot(0.5, 0.5), 40)
    expect(held).to_contain_text("turned by -40°")

    expect(tlapka.page.locator(".tower-keys")).to_have_attribute("data-near", "false")
    (x, y) = table.spot(0.4, 0.3)
    fingers.together((x, y), (x + 80, y), 60)
    expect(tlapka.page.locator(".tower-keys")).to_have_attribute("data-near", "true")
    table.let_go_by_hand(Finger(tlapka.page))
    table.wait_until_asked("act")
    expect(tlapka.page.locator(f".tower-take[data-take='{NAMED['brick1']}']")).to_have_count(0)
    expect(tlapka.page.locator(f".tower-take[data-take='{NAMED['window1']}']")).to_be_visible()


def petting() -> State:
    """A green cat has been placed; now the blue ones on her floor are to be petted [TOWER 3.4]."""
    blue, green = (NAMED["blue1"], NAMED["blue2"]), NAMED["green1"]
    state = at_rest(position(3, {"blue1": "floor3", "blue2": "floor3", "green1": "floor3"}, toto=1, seats=1))
    turn = state.turn._replace(card=17, laid=(Laid("any", green),), fresh=(green,), pets=blue)
    return with_cards(state._replace(step="act", turn=turn), up=(17, 1))


def test_cats_are_petted_where_they_lie(builder: Callable[..., Guest], tower: Prepare) -> None:
    """One with the mouse, and one with a finger."""
    miska = builder("Miška", viewport=PHONE, has_touch=True, is_mobile=True)
    table, still = tower(miska, petting()), miska.page.locator("[data-pet]")
    for left, cat, pet in ((1, "blue1", miska.page.mouse.click), (0, "blue2", miska.page.touchscreen.tap)):
        table.wait_until_asked("act")
        expect(still).to_have_count(left + 1)
        pet(*table.lit_spot(NAMED[cat]))
        expect(still).to_have_count(left)
    table.wait_until_asked("act")
    expect(miska.page.get_by_test_id("done")).to_be_enabled()


def climbing(state: State, goal: int, floor: int) -> State:
    """Toto is in the hand, above the floor to which this goal takes him [TOWER 4.7]."""
    toto = next(one for one in state.tower if one.piece == TOTO)
    rest = tuple(one for one in state.tower if one.piece != TOTO)
    turn = state.turn._replace(goal=goal, floor=floor)
    return state._replace(tower=rest, turn=turn, hand=Hand(TOTO, "climb", (floor,), None, toto), step="place")


def before_the_last_step() -> State:
    """Floor 10 is the story's [TOWER 6.1]."""
    return climbing(at_rest(position(10, {"orange1": "floor9"}, toto=8, seats=1)), 1, 10)


def high_enough_for_two() -> State:
    """One step before floor 13, with none of the stories won [TOWER 6.3]."""
    return climbing(at_rest(position(13, toto=9, seats=1)), 1, 13)


def test_a_story_is_won_and_higher_still_on_the_same_tower(invite: Invite, tower: Prepare) -> None:
    """[TOWER 6.2, 6.3] floor 10 is won, everybody goes on, and since Toto stands so high floor 13 is won too."""
    miska = drawing_flat(invite("Miška"))
    table = tower(miska, high_enough_for_two())
    table.holds(TOTO)
    table.place()
    told = miska.page.get_by_role("dialog")
    expect(told).to_contain_text("floor 13", timeout=LONG)
    expect(told).to_contain_text("The roof that was a meadow")
    expect(told).to_contain_text("Toto lies down in the clover")
    miska.page.get_by_test_id("go-on").click()
    expect(told).to_contain_text("On to floor 15", timeout=LONG)
    expect(miska.page.get_by_role("banner")).to_contain_text("The climb to floor 13")
    miska.page.get_by_test_id("enough").click()
    expect(table.end).to_have_attribute("data-won", "13")
    expect(miska.page.locator(".tower-told-card")).to_have_count(2)
    expect(table.end).to_contain_text("Toto lies down in the clover")


def stairs(floors: int = 9, by: int = 16) -> State:
    """Every storey shifted further to one side, by millimetres: whoever touches it brings it down."""
    state = with_cards(position(floors, seats=1), up=(14, 1))
    here = scene(state.tower)

    def storey(piece: int) -> int:
        return piece if piece < NAMED["brick1"] else home_of(here, piece)

    shifted = [
        one._replace(pose=one.pose._replace(x=one.pose.x + by * MICRO * storey(one.piece))) for one in here.values()
    ]
    return state._replace(tower=tuple(shifted))


#: It may be over before anybody looks.
WATCH_FOR_MOTION = """part => new MutationObserver(() => {
  if (part.dataset.moving === 'true') document.documentElement.dataset.hasMoved = '';
}).observe(part, { attributeFilter: ['data-moving'] })"""


def keeps_a_picture(page: Page) -> None:
    with page.expect_download() as kept:
        page.get_by_test_id("keep-picture").click()
    assert kept.value.suggested_filename.endswith(".png")
    assert kept.value.path().stat().st_size > 5_000, "a blank sheet is smaller"


OUT_OF_PICTURE = """svg => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('[data-piece]')].filter(piece => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  }).map(piece => piece.dataset.piece);
}"""


def all_is_in_the_flat_picture(page: Page, fall: Locator) -> None:
    """Flat too all that fell is seen, from every side, and can be kept; what lies aslant has no number on the ruler."""
    fall.locator(".tower-strip button").last.click()
    page.get_by_test_id("picture-kind").click()
    picture = page.locator(".tower-end .tower-side > svg")
    for _ in range(4):
        expect(picture.locator(f"[data-piece='{NAMED['floor6']}']")).to_have_count(1)
        assert picture.evaluate(OUT_OF_PICTURE) == []
        page.locator(".tower-side-turn").click()
    expect(page.locator(".tower-ruler i:not(.target)")).not_to_have_count(6)
    expect(page.locator(".tower-measure.began")).to_contain_text("mm over the edge")
    keeps_a_picture(page)


def holding_back_the_record(page: Page) -> list[Route]:
    """The first question for a record waits in this list."""
    asked: list[Route] = []

    def wait(route: Route) -> None:
        asked.append(route)

    page.route("**/api/tables/*/replay", wait, times=1)
    return asked


def says_what_comes(page: Page, record: list[Route]) -> None:
    """The end page before the record was read: the film and the chart have their places, and say that they come."""
    expect(page.locator(".tower-strip.to-come")).to_contain_text("wound back")
    expect(page.locator(".coming")).to_contain_text("How it grewOne moment: the game is being looked through.")
    expect(page.get_by_test_id("build-on")).to_be_disabled()
    record.pop().continue_()


def test_a_collapse_is_watched_and_watched_again(builder: Callable[..., Guest], tower: Prepare) -> None:
    miska = builder("Miška", pace="brisk", viewport=SMALL_WINDOW)
    record = holding_back_the_record(miska.page)
    table = tower(miska, stairs(6, 24))
    table.choose(14)
    table.holds(NAMED["orange1"])
    moved = miska.page.locator("html[data-has-moved]")
    table.play.evaluate(WATCH_FOR_MOTION)
    table.place()
    expect(moved).to_be_attached()
    says_what_comes(miska.page, record)
    fall = miska.page.get_by_test_id("tower-fall")
    fall.locator(".tower-strip button").first.click()  # its film need not be painted to the end
    expect(fall.locator(".tower-strip button").first).to_have_attribute("aria-pressed", "true")
    expect(table.end).to_have_attribute("data-ending", "collapsed")
    expect(miska.page.get_by_test_id("headline")).to_contain_text("The tower lies. Toto is fine.")
    expect(fall.locator(".tower-strip button")).to_have_count(5)
    expect(table.end).to_contain_text("orange cat")
    expect(table.end).to_contain_text("6 floors")
    expect(miska.page.get_by_test_id("fall-why")).to_contain_text("mm past the walls")
    lost = int(miska.page.locator(".tower-lost").get_attribute("data-lost") or 0)
    expect(miska.page.locator(".tower-lost")).to_contain_text(f"{lost} ")
    expect(miska.page.locator(".tower-measure.began")).to_contain_text("mm over the edge")
    expect(miska.page.locator(".tower-was")).to_be_attached()
    keeps_a_picture(miska.page)
    all_is_in_the_flat_picture(miska.page, fall)  # and stays so: the rest is painted sooner
    ended = miska.page.url
    miska.page.get_by_test_id("build-on").click()
    table.holds(NAMED["orange1"])
    expect(table.play).to_have_attribute("data-floors", "6")
    miska.open(ended.replace("/t/", "/replay/"))
    moment = miska.page.locator(".tower-moment")
    line = miska.page.get_by_role("slider")
    last = int(line.get_attribute("max") or 0)
    moment.evaluate(WATCH_FOR_MOTION)
    line.fill(str(last))
    expect(moment).not_to_have_attribute("data-lost", "0")
    line.fill(str(last - 1))
    expect(moment).to_have_attribute("data-lost", "0")
    expect(moment).to_have_attribute("data-floors", "6")
    expect(moved, "a jump shows the moment as it is").to_have_count(0)
    miska.page.get_by_role("button", name="One step on").click()
    expect(moved).to_be_attached()
    expect(moment).to_have_attribute("data-moving", "false")
    assert int(moment.get_attribute("data-lost") or 0) >= 5


def test_a_goal_that_is_met_is_lit_with_its_cats(invite: Invite, tower: Prepare) -> None:
    """Both are met, and on a low desk all ways up are in sight, the highest first."""
    miska = drawing_flat(invite("Miška"))
    miska.page.set_viewport_size({"width": 1280, "height": 800})
    met = position(3, {"orange1": "floor2", "orange2": "floor2"}, touching=(("orange1", "orange2"),), seats=1)
    table = tower(miska, with_cards(met._replace(step="meet"), goals=(13, 1)))
    table.wait_until_asked("meet")
    for goal in miska.page.locator(".tower-goal").all():
        expect(goal).to_have_attribute("data-met", "true")
    ways = miska.page.locator(".tower-goal button")
    expect(ways).to_have_text(["Climb to floor 2", "Climb to floor 3", "Climb to floor 2"])
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    miska.page.set_viewport_size(PHONE)  # there the cards lie below: their tab is open, and the ways up are at hand
    expect(miska.page.get_by_role("tab", selected=True)).to_have_text("Goals")
    expect(miska.page.locator("[data-climb='2']")).to_be_in_viewport()
    miska.page.locator("[data-climb='2']").click()
    table.holds(TOTO)
    expect(table.caption).to_contain_text("floor 3")


NO_SPACE = """
  const before = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : before.call(this, kind, ...more);
  };
"""


@pytest.mark.smoke
def test_without_three_dimensions_all_is_played_flat_by_keys_and_buttons(invite: Invite) -> None:
    tlapka = invite("Tlapka")
    tlapka.context.add_init_script(NO_SPACE)
    tlapka.open(f"/t/{tlapka.set_table('me', game='tower', nonce='flat')['id']}")
    table = TowerTable(tlapka.page)
    expect(tlapka.page.locator(".tower-plate")).to_have_attribute("data-picture", "flat")
    table.choose(1)
    table.take(NAMED["brick1"])
    where = tlapka.page.get_by_test_id("held-at")
    expect(where).to_contain_text("over floor 1, at the left")
    tlapka.page.locator("[data-step=left]").click()
    expect(where).to_contain_text("-44 mm across")
    tlapka.page.locator("[data-step=right]").click()
    table.place()
    table.wait_until_asked("act")
    tlapka.page.locator(f".tower-take[data-take='{NAMED['window1']}']").press("Enter")
    table.holds(NAMED["window1"])
    tlapka.page.locator(".tower-picture").press("ArrowLeft")
    expect(where).to_contain_text("32 mm across")
    tlapka.page.locator(".tower-picture").press("q")
    expect(where).to_contain_text("turned by -177°")
    for key in ("e", "ArrowRight", "l", "Enter"):
        tlapka.page.locator(".tower-picture").press(key)
    table.wait_until_asked("act")
    tlapka.page.get_by_text("The tower in words").click()
    expect(tlapka.page.locator(".tower-words")).to_contain_text("brick wall at the left")
    expect(tlapka.page.locator(".tower-words")).to_contain_text("window wall at the right")
    table.take(NAMED["floor2"])
    table.place()
    table.wait_until_asked("act")
    expect(table.play).to_have_attribute("data-floors", "2")


def beside_blue() -> State:
    """A blue cat lies on floor 2, just above Toto, and two of one colour that touch are a goal."""
    return with_cards(at_rest(position(2, {"blue1": "floor2"}, toto=1, seats=1)), up=(4, 2), goals=(1, 11))


def out_of_orange() -> State:
    """All four orange cats lie on two floors, and one more is to be placed [TOWER 3.5]; a wall takes up a middle."""
    cats = {"orange1": "floor2", "orange2": "floor2", "orange3": "floor3", "orange4": "floor3"}
    return with_cards(position(3, cats, toto=1, seats=1), up=(14, 1))


def test_a_cat_is_taken_off_the_tower_and_led_to_another_floor(invite: Invite, tower: Prepare) -> None:
    """On a low desk all that may be taken are in sight; on the floor that is chosen there is a free spot for her."""
    tlapka = drawing_flat(invite("Tlapka"))
    tlapka.page.set_viewport_size({"width": 1280, "height": 800})
    table = tower(tlapka, out_of_orange())
    table.choose(14)
    cats = tlapka.page.get_by_role("list", name="Take one off the tower").get_by_role("button")
    expect(cats).to_have_count(4)
    for cat in cats.all():
        expect(cat).to_be_in_viewport(ratio=1)
    cats.nth(2).click()
    table.holds(NAMED["orange3"])
    for floor in ("floor 1", "floor 2"):
        tlapka.page.get_by_role("combobox").select_option(label=floor)
        expect(tlapka.page.get_by_test_id("held-at")).to_contain_text(f"over {floor}")
        expect(table.caption).to_have_attribute("data-fate", "stands")


def test_a_goal_says_what_is_missing_and_the_hand_warns_of_a_fall(invite: Invite, tower: Prepare) -> None:
    """[TOWER 8.5] By keys, flat: to her sister, as it is said, until they touch; then over Toto, who carries nobody."""
    tlapka = invite("Tlapka")
    tlapka.context.add_init_script(NO_SPACE)
    table = tower(tlapka, beside_blue())
    page, plate = tlapka.page, tlapka.page.locator(".tower-picture")
    table.choose(4, 1)
    table.holds(NAMED["blue2"])
    goal = page.locator(".tower-goal[data-goal='1']")
    for key in ("PageDown", *["ArrowUp"] * 8, *["ArrowRight"] * 20):
        if goal.get_by_test_id("nearness").count():
            break
        plate.press(key)
    nearness = goal.get_by_test_id("nearness")
    missing = int(nearness.get_attribute("data-aimed") or 0)
    assert 0 < missing <= 20
    expect(goal).to_contain_text(f"missing {missing} mm")
    expect(page.locator(".tower-measure.gap")).to_have_text(f"missing {missing} mm")
    expect(page.locator(".tower-goal[data-goal='11']").get_by_test_id("nearness")).to_have_count(0)
    ways = {"to the right": "ArrowRight", "to the left": "ArrowLeft", "away": "ArrowUp", "towards you": "ArrowDown"}
    for _ in range(20):  # as the caption says; where they touch, the hand stops
        if nearness.get_attribute("data-aimed") == "met":
            break
        said = re.search("|".join(ways), table.caption.text_content() or "")
        assert said, table.caption.text_content()
        plate.press(ways[said[0]])
    expect(table.caption).to_contain_text("is met")
    page.get_by_role("combobox").select_option(label="floor 1")
    where = page.get_by_test_id("held-at")
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown") * 12:
        if table.caption.get_attribute("data-fate") == "kitten":
            break
        across, deep = (int(one) for one in re.findall(r"(-?\d+) mm (?:across|deep)", where.text_content() or ""))
        if {"ArrowRight": across < 12, "ArrowLeft": across > 14, "ArrowUp": deep < 10, "ArrowDown": deep > 12}[key]:
            plate.press(key)
    expect(table.caption).to_have_attribute("data-fate", "kitten")
    table.let_go.click()
    expect(table.let_go).to_have_text("Let go anyway")
    expect(table.caption).to_contain_text("a kitten is below it")
    plate.press("PageUp")  # what was said is forgotten as soon as the hand moves
    expect(table.let_go).to_have_text("Let go")
    plate.press("l")
    for _ in range(2):
        table.let_go.click()
    table.wait_until_asked()
    expect(page.get_by_test_id("just-now")).to_contain_text("stood on a kitten")
    table.holds(NAMED["blue2"])
    expect(table.caption).not_to_have_attribute("data-fate", "kitten")


def test_a_phone_has_room_for_every_language(invite: Invite, tower: Prepare) -> None:
    phone = drawing_flat(invite("Pixel", viewport=PHONE, has_touch=True, is_mobile=True))
    table = tower(phone, some_floors())
    table.wait_until_asked("choose")
    table.choose(13, 0)
    table.take(int(phone.page.locator(".tower-take").first.get_attribute("data-take") or 0))
    for language in ("en", "cs", "uk"):
        phone.speak(language)
        expect(phone.page.locator(".tower-picture")).to_have_accessible_description(re.compile("4.+3.+2.+1"))
        wide: int = phone.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], language


def test_a_first_storey_is_learnt_by_hand(invite: Invite) -> None:
    """No server plays along: outcomes were recorded. Flat, since what is drawn is none of the lesson's."""
    tlapka = drawing_flat(invite("Tlapka"))
    page = tlapka.open("/learn/tower")
    lesson = page.get_by_role("region", name="The lesson")
    lesson.get_by_role("button", name="Go on").click()
    lesson.get_by_test_id("let-go").click()
    expect(lesson).to_contain_text("over it goes")
    for step in ("wall", "second", "floor"):
        expect(lesson).to_have_attribute("data-step", step)
        lesson.get_by_test_id("lower").click()
        lesson.get_by_test_id("let-go").click()
        lesson.get_by_role("button", name="Go on").click()
    lesson.get_by_test_id("lower").click()
    lesson.get_by_test_id("let-go").click()
    expect(lesson).to_contain_text("Not touching yet")
    for _ in range(8):
        page.locator(".tower-picture").press("ArrowLeft")
    page.locator(".tower-picture").press("Enter")
    expect(lesson).to_contain_text("They touch, and the goal is met")
    lesson.get_by_role("button", name="Go on").click()
    lesson.get_by_test_id("lower").click()
    lesson.get_by_test_id("let-go").click()
    lesson.get_by_role("button", name="Go on").click()
    lesson.get_by_test_id("pet").click()
    expect(lesson).to_contain_text("Five of them, and the tower has collapsed")
