"""At 390 pixels, by touch."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Invite
from .pages import Guest, TouchTable

#: Whatever can be pressed. Links inside running text and native controls under a larger label are not counted alone.
TARGETS = """() => {
  const visible = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const pressed = 'button, a[href], input, select, textarea, summary, [role=gridcell], [role=tab], .choice, .switch';
  return [...document.querySelectorAll(pressed)].filter(visible).flatMap(element => {
    if (element.matches('p a, li a:not(.button), a.skip') && !element.closest('.table-cards')) return [];
    const label = element.matches('input') ? element.closest('label') : null;
    const box = (label ?? element).getBoundingClientRect();
    if (box.width === 0 || box.bottom < 0) return [];
    const small = box.width < 43.5 || box.height < 43.5;
    const name = element.getAttribute('aria-label') ?? element.innerText ?? '';
    return small ? [`${element.tagName} ${element.className} "${name.slice(0, 30)}" ${box.width} x ${box.height}`] : [];
  });
}"""


ONE_LINE = 20  #: pixels


#: Counts what is heard and felt.
LISTENING = """
  window.heard = { notes: 0, trembles: 0 };
  for (const source of ['createOscillator', 'createBufferSource']) {
    const make = BaseAudioContext.prototype[source];
    BaseAudioContext.prototype[source] = function () { window.heard.notes++; return make.call(this); };
  }
  navigator.vibrate = () => Boolean(++window.heard.trembles);
"""


def check(page: Page) -> None:
    """No sideways scrolling, and nothing too small for a finger."""
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], f"{page.url} is {wide} px wide"
    assert page.evaluate(TARGETS) == [], page.url


@pytest.fixture
def phone(invite: Invite) -> Guest:
    return invite("Minka", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def test_pages(phone: Guest):
    phone.set_table("me", "open", start=False)
    home = phone.home()
    expect(phone.page.locator(".table-card")).to_have_count(1)
    check(phone.page)
    home.play.tap()
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    check(phone.page)
    phone.page.keyboard.press("Escape")
    home.settings()
    check(phone.page)
    for path, ready in (("/nowhere", "h1"), ("/learn", "h2"), ("/learn/clans", ".clans-clauses"), ("/replay", "h1")):
        phone.open(path)
        expect(phone.page.locator(ready).first).to_be_visible()
        check(phone.page)
    phone.open("/pad/clans")
    phone.page.get_by_role("button", name="An example").tap()
    expect(phone.page.locator(".clans-finale")).to_be_visible()
    check(phone.page)


def test_first_turns_by_touch(phone: Guest):
    """A swap is heard, and felt where the tile settles, until one tap switches both off."""
    phone.context.add_init_script(LISTENING)
    home = phone.home()
    home.play.tap()
    dialog = phone.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Easy").tap()
    dialog.get_by_test_id("start-bot").tap()
    expect(phone.page.get_by_test_id("start")).to_be_in_viewport()
    check(phone.page)
    phone.page.get_by_test_id("start").tap()
    table = TouchTable(phone.page)
    table.wait_for("turn")
    table.key("Sound on").tap()
    for _ in range(3):
        table.turn_over()
        check(phone.page)
        expect(table.caption).to_be_in_viewport()
        table.swap_with()
    table.wait_for("turn")
    heard = phone.page.evaluate("() => window.heard")
    assert heard["trembles"] >= 3
    assert heard["notes"] > heard["trembles"]
    table.key("Sound off").tap()
    heard = phone.page.evaluate("() => window.heard")
    table.turn_over()
    before, goal = table.tokens(), table.lit_cells("swap")[0]
    table.cell(goal).tap()
    expect(phone.page.locator(".clans-points")).to_have_count(2)
    expect(table.caption).to_contain_text("If it ended then: you have ")
    expect(table.key("Swap here")).to_be_in_viewport()
    check(phone.page)
    table.key("Put back").tap()
    assert table.tokens() == before
    table.swap_with()
    table.wait_for("turn")
    assert phone.page.evaluate("() => window.heard") == heard
    expect(table.key("Sound on")).to_be_in_viewport()
    phone.page.get_by_role("button", name="Show dogs").tap()
    expect(phone.page.get_by_role("button", name="Hide dogs")).to_be_visible()
    check(phone.page)
    phone.page.get_by_role("button", name="What happened").tap()
    expect(phone.page.get_by_role("dialog").locator(".story li").first).to_be_visible()
    check(phone.page)


def test_the_rest_of_a_game(phone: Guest):
    """Giving out clans, the dial, the end."""
    giving = phone.set_table("me", "me", clans="free", powers=True)["id"]
    phone.open(f"/t/{giving}")
    expect(phone.page.locator(".clans-pick")).to_have_count(7)
    check(phone.page)
    id = phone.set_table("me", "me")["id"]
    phone.play_ahead(id)
    table = phone.at(id)
    expect(table.headline).to_be_visible()
    check(phone.page)
    table.rewind()
    check(phone.page)
    for at in range(int(table.finale_line.get_attribute("max") or 0) + 1):
        table.finale_line.fill(str(at))
        words, board = table.finale.locator(".clans-finale-words").bounding_box(), table.board.bounding_box()
        assert words and board and board["y"] + board["height"] <= words["y"], at
    phone.open(f"/replay/{id}?check")
    expect(phone.page.locator(".replay-story li").first).to_be_attached()
    check(phone.page)
    line = phone.page.get_by_role("slider", name="Where in the game")
    for at in (line.get_attribute("max"), "20"):
        line.fill(str(at))
        keys, board = phone.page.locator(".replay-bar").bounding_box(), table.board.bounding_box()
        assert keys and board and board["y"] + board["height"] <= keys["y"], at


def test_a_game_for_practice_says_so_beside_where_it_is(phone: Guest):
    """A sign among the keys left the title a column of single words, and pushed the table down."""
    phone.page.goto(f"/t/{phone.set_table('me', {'bot': 'easy'})['id']}")
    table = TouchTable(phone.page)
    table.turn_over()
    where = phone.page.locator("header .where")
    high = where.evaluate("element => element.clientHeight")
    table.undo.tap()
    phone.page.get_by_test_id("undo-beyond").tap()
    table.wait_for("turn")
    expect(where.get_by_text("practice")).to_be_visible()
    assert where.evaluate("element => element.clientHeight") <= high + ONE_LINE
