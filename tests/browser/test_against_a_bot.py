"""A person alone, and a bot across the table."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from .conftest import Invite
from .hand import Json
from .house import House
from .pages import Guest, Keys, Table


def in_the_last_turns(view: Json) -> bool:
    return bool(view["number"] >= 22 and view["step"] == "turn")


def test_from_the_first_page_to_another_game_by_mouse(invite: Invite):
    """With nothing but clicks on what is lit, and with motion. A quick hand plays the turns in the middle."""
    guest = invite(pace="brisk")
    table = guest.home().begin().against_bot("Easy").start()
    for _ in range(2):
        assert table.is_my_turn()
        table.take_turn()
    id = table.id
    with guest.elsewhere():
        guest.play_ahead(id, in_the_last_turns)
    while table.is_my_turn():
        table.take_turn()
    expect(table.finale).to_be_visible()
    step_through(table)
    again = table.rematch()
    assert again.is_my_turn()
    assert again.tokens().count(".") >= 23


def step_through(table: Table) -> None:
    """The end from its beginning: dogs, and the hunt. Only when all of it was seen it is said who won."""
    table.rewind()
    seen = [table.finale.get_attribute("data-step")]
    while seen[-1] != "hunt":
        table.finale_on.click()
        seen.append(table.finale.get_attribute("data-step"))
    assert "dogs" in seen
    expect(table.headline).to_have_text("Now we see who takes what.")
    table.count()
    table.finale.get_by_role("button", name="One step back").click()
    expect(table.finale_on).to_be_enabled()


def test_a_step_back_in_a_rated_game_says_what_it_costs(browser: Browser, tmp_path: Path):
    """In a house in which bots think for so long that nothing of what is taken back was seen."""
    house = House(tmp_path, grace=600.0)
    house.start()
    context = browser.new_context(base_url=house.address, locale="en-GB", reduced_motion="reduce")
    minka = Guest(context, house.address)
    try:
        table = minka.at(_rated_and_my_turn(minka))
        table.turn_over()
        tokens = table.tokens()
        table.swap_with()
        table.undo.click()
        question = minka.page.get_by_role("dialog", name="Take the move back?")
        expect(question).to_contain_text("The game is rated no longer then.")
        question.get_by_role("button", name="Step back").click()
        table.wait_for("swap")
        assert table.tokens() == tokens
        expect(minka.page.get_by_test_id("rated")).to_have_text("no longer rated")
        assert minka.unexpected == []
    finally:
        context.close()
        house.stop()


def _rated_and_my_turn(guest: Guest) -> str:
    for nonce in range(50):
        id: str = guest.set_table("me", {"bot": "easy"}, nonce=str(nonce), start=False)["id"]
        with guest.hand(id) as hand:
            hand.ask("rating", on=True)
            hand.ask("start")
            hand.catch_up(0)
            if hand.asked():
                return id
    raise AssertionError("the bot goes first in all of them")


def test_from_the_first_page_to_another_game_by_keyboard(invite: Invite):
    """No mouse at all, and no motion: the reader's system asks for none. A quick hand plays the turns in the middle."""
    guest = invite(pace="usual", reduced_motion="reduce")
    guest.context.add_init_script(
        "for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart'])"
        " addEventListener(kind, event => console.error('a pointer was used', event.type), true)"
    )
    home = guest.home()
    keys = Keys(guest.page)
    keys.use(home.play)
    dialog = guest.page.get_by_role("dialog")
    keys.tab_to(dialog.get_by_role("radio", checked=True))
    keys.press("ArrowLeft")
    expect(dialog.get_by_label("Easy")).to_be_checked()
    keys.use(dialog.get_by_test_id("start-bot"))
    keys.use(guest.page.get_by_test_id("start"))
    table = Table(guest.page)

    def take_turn() -> None:
        keys.walk_to(table, table.lit_cells("turn")[0])
        keys.press("Enter")
        table.wait_for("swap")
        keys.walk_to(table, table.lit_cells("swap")[-1])
        keys.press(" ")
        expect(table.lit("swap")).to_have_count(0)

    for _ in range(2):
        assert table.is_my_turn()
        take_turn()
    id = table.id
    with guest.elsewhere():
        guest.play_ahead(id, in_the_last_turns)
    while table.is_my_turn():
        take_turn()
    expect(table.headline).to_be_focused()
    expect(table.finale_line).to_have_value("0")
    expect(table.headline).to_have_text("Now we see who takes what.")
    last = str(table.finale_line.get_attribute("max"))
    for stage in range(1, 4):
        keys.press("ArrowRight")
        expect(table.finale_line).to_have_value(str(stage))
    keys.press("Home")
    expect(table.finale_line).to_have_value("0")
    keys.press("End")
    expect(table.finale_line).to_have_value(last)
    expect(table.headline).not_to_have_text("Now we see who takes what.")
    over = guest.page.url
    keys.use(table.again)
    guest.page.wait_for_url(lambda url: url != over)
    table.wait_for("turn")
    assert table.tokens().count(".") >= 23


def test_levels_and_how_many_sit_down_are_told_in_the_words_of_the_game(invite: Invite) -> None:
    miska = invite("Miška")
    miska.open("/")
    notes = {"tower": "braces every storey", "kingos": "lets the others pay", "clans": "knows the odds"}
    dialog = miska.page.get_by_role("dialog")
    for game, note in notes.items():
        miska.page.get_by_test_id(f"play-{game}").click()
        dialog.get_by_role("radio", name="Hard").check()
        expect(dialog).to_contain_text(note)
        miska.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    # Bots sit at the table with you: in half of the games nobody plays against anybody.
    miska.page.get_by_test_id("play-tower").click()
    dialog.get_by_role("radio", name="5").check()
    expect(dialog).to_contain_text("With 4 bots")
    expect(dialog).to_contain_text("Five at one screen")
