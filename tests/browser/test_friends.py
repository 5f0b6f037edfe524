"""Two people in two browsers, and somebody who watches."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Invite
from .hand import at_random, play_together
from .house import House
from .pages import Guest, Home, Lobby, Table, begun


def seated(minka: Guest, mourek: Guest) -> tuple[Table, Table]:
    """A begun game between two who have names."""
    table = begun(minka, mourek)
    return minka.at(table), mourek.at(table)


def whose_turn(one: Table, other: Table) -> tuple[Table, Table]:
    """(who is asked, who waits) at the beginning of a game."""
    one.page.locator("[data-lit=turn], .thinking").first.wait_for()
    now, waits = (one, other) if one.lit("turn").count() else (other, one)
    now.wait_for("turn")
    return now, waits


def test_a_link_that_only_this_machine_can_open_is_not_offered_as_another(invite: Invite):
    minka = invite()
    minka.home().begin().with_friend("Minka")
    expect(minka.page.locator(".invitation")).to_contain_text("Only this computer can open this link")
    expect(minka.page.get_by_role("button", name="Show a QR code")).to_have_count(0)
    minka.page.get_by_role("button", name="How others can join").click()
    expect(minka.page.get_by_role("dialog", name="How others can join")).to_contain_text("--host 0.0.0.0")


def test_where_no_strangers_are_let_in_no_page_speaks_of_a_board(invite: Invite):
    minka = invite()
    home = minka.home()
    expect(minka.page.get_by_test_id("play-clans")).to_be_visible()
    minka.page.wait_for_load_state("networkidle")
    expect(minka.page.locator("a[href='/house']")).to_have_count(0)
    home.begin().with_friend("Minka")
    expect(minka.page.locator(".invitation")).to_be_visible()
    expect(minka.page.get_by_role("switch", name="On the house’s board")).to_have_count(0)
    minka.page.goto("/house")
    expect(minka.page.get_by_role("heading", name="Nothing lies here")).to_be_visible()


@pytest.fixture
def minka(invite: Invite) -> Guest:
    return invite("Minka")


@pytest.fixture
def mourek(invite: Invite) -> Guest:
    return invite("Mourek")


TURNS = 24


def test_a_whole_game_over_an_invitation_with_a_reload_and_a_spectator(invite: Invite):
    """From the first page of one and the link in the hands of the other, to the end. Whoever watches sees all of it.
    Turns that are like others are played by quick hands, while nobody looks."""
    minka, mourek, watcher = invite(), invite(), invite("Fousek")
    hers = minka.home().begin().with_friend("Minka")
    link = hers.link
    his = mourek.come_to(link)
    expect(his.seats.first).to_contain_text("Minka")
    his.sit("Mourek")
    expect(hers.seats.nth(1)).to_contain_text("Mourek")
    one = hers.start()
    other, id = Table(mourek.page), one.id
    watched = watcher.at(id)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    is_listed(minka.page, "Fousek is watching")
    first, second = whose_turn(one, other)
    sees_and_can_do_nothing(watched, first, second)
    second.turn_over()
    tokens = second.tokens()
    second.page.reload()  # in the middle of a turn, with a tile in the hand
    second.wait_for("swap")
    assert second.tokens() == tokens
    second.swap_with()
    same_board(second, first, watched)
    with minka.elsewhere(), mourek.elsewhere(), watcher.elsewhere():
        play_on(minka, mourek, id, TURNS)
    second.take_turn()
    for table in (one, other, watched):
        expect(table.headline).to_have_text("Now we see who takes what.")
        table.count()
    said = [table.headline.inner_text() for table in (one, other)]
    assert any("You win" in each for each in said) or all("shared" in each for each in said), said
    expect(one.again).to_be_visible()
    expect(watched.again).to_have_count(0)


def is_listed(page: Page, words: str) -> None:
    """In the running head; on a phone, which has no room for it there, where people talk."""
    expect(page.locator(".head .watchers")).to_have_text(words)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(words)).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size(DESK)


def sees_and_can_do_nothing(watched: Table, now: Table, waits: Table) -> None:
    """A whole turn of ``now`` while somebody watches, and presses what is not theirs."""
    cell = now.turn_over()
    token = now.cell(cell).get_attribute("data-token")
    expect(watched.cell(cell)).to_have_attribute("data-token", str(token))
    assert watched.lit("turn").count() == watched.lit("swap").count() == 0
    before = watched.tokens()
    for table in (watched, waits):  # the lamp's colour is for what is yours to do
        expect(table.caption).to_have_class("caption told")
    expect(now.caption).to_have_class("caption")
    for pressed in (0, 4, 12, 24, cell):
        watched.cell(pressed).click()
    now.swap_with()
    same_board(now, waits, watched)
    assert before.count(".") == watched.tokens().count(".")
    assert watched.lit("turn").count() == watched.lit("swap").count() == 0
    expect(watched.undo).to_have_count(0)
    menu = watched.menu()
    expect(menu.get_by_role("button", name="Home")).to_be_visible()
    expect(menu.get_by_role("button", name="Resign")).to_have_count(0)
    watched.page.keyboard.press("Escape")


def play_on(minka: Guest, mourek: Guest, table: str, turn: int) -> None:
    """Quick hands play until this turn begins; the pages follow."""
    with minka.hand(table) as one, mourek.hand(table) as other:
        play_together([one, other], at_random(), lambda view: view["number"] == turn and view["step"] == "turn")


def same_board(laid: Table, *others: Table) -> None:
    """The others come to show the same tiles as the board on which all of them lie already."""
    tokens = laid.tokens()
    for table in others:
        table.wait_until_shown(tokens)


def test_by_code_from_the_first_page(minka: Guest, mourek: Guest):
    """One that nobody has is refused in words."""
    mourek.expects("404")
    table = minka.set_table("me", "open", start=False)
    home = mourek.home()
    code, sit = (
        mourek.page.get_by_label("Somebody sent you a code?"),
        mourek.page.get_by_role("button", name="Sit down"),
    )
    code.fill("nowhere-11")
    sit.click()
    expect(mourek.page.get_by_role("alert")).to_contain_text("NOWHERE-11")
    code.fill(table["code"].lower().replace("-", " "))
    sit.click()
    lobby = Lobby(home.page)
    assert lobby.table == table["id"]


def test_a_move_made_on_a_dying_line_is_kept_and_goes_out_by_itself(minka: Guest, mourek: Guest):
    lines = {minka.page: minka.line(), mourek.page: mourek.line()}
    now, waits = whose_turn(*seated(minka, mourek))
    line = lines[now.page]
    line.is_deaf = True
    cell = now.lit_cells("turn")[3]
    now.cell(cell).click()
    expect(now.lit("turn")).to_have_count(0)
    line.cut()
    strip = now.page.get_by_role("status").filter(has_text="Looking for the connection.")
    expect(strip).to_contain_text("Your move is kept here")
    assert [message["type"] for message in line.lost] == ["move"]
    expect(waits.page.get_by_text("has stepped out")).to_be_visible()
    assert waits.tokens().count(".") == 24
    try_now = strip.get_by_role("button", name="Try now")
    expect(try_now).to_be_visible()
    line.mend()
    try_now.evaluate_all("buttons => buttons.forEach(button => button.click())")  # none, if the page was quicker
    now.wait_for("swap")
    assert now.cell(cell).get_attribute("data-token") != "."
    expect(waits.page.get_by_text("has stepped out")).to_have_count(0)
    now.swap_with()
    waits.wait_for("turn")
    same_board(now, waits)


def test_a_table_whose_board_did_not_come_opens_when_it_can(minka: Guest):
    minka.expects("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    id = minka.set_table("me", "me")["id"]
    minka.page.route("**/words", lambda route: route.abort("internetdisconnected"))
    table = minka.at(id)
    expect(minka.page.get_by_role("heading", name="The house does not answer")).to_be_visible()
    minka.page.unroute("**/words")
    table.wait_for("turn")


def test_a_browser_goes_offline_then_the_server_is_killed_and_nobody_loses_anything(
    house: House, minka: Guest, mourek: Guest
):
    for guest in (minka, mourek):
        guest.expects("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection to")
    one, other = seated(minka, mourek)
    now, waits = whose_turn(one, other)
    minka.context.set_offline(True)
    expect(minka.page.get_by_role("status").filter(has_text="Looking for the connection.")).to_be_visible()
    back = minka.page.get_by_role("status").filter(has_text="Together again.")
    with minka.time_stands_still():
        minka.context.set_offline(False)
        expect(back).to_be_visible()
    expect(back).to_have_count(0)
    now.turn_over()
    tokens = now.tokens()
    house.kill()
    try:
        expect(now.page.get_by_role("status").filter(has_text="Looking for the connection.")).to_be_visible()
    finally:
        house.start()
    now.wait_for("swap")
    assert now.tokens() == tokens
    now.swap_with()
    waits.take_turn()
    same_board(waits, now)


def test_steps_back_free_and_by_consent(minka: Guest, mourek: Guest):
    now, waits = whose_turn(*seated(minka, mourek))
    now.turn_over()
    tokens = now.tokens()
    expect(now.undo).to_have_text("Ask to undo")  # what was revealed stays so, unless the other agrees
    now.swap_with()
    swapped = now.tokens()
    expect(now.undo).to_have_text("Undo")
    now.undo.click()
    now.wait_for("swap")
    assert now.tokens() == tokens
    again = now.lit_cells("swap")
    now.swap_with(again[-1])
    assert now.tokens() != tokens

    waits.turn_over()
    expect(now.undo).to_have_text("Ask to undo")
    now.undo.click()
    expect(now.page.get_by_role("status").filter(has_text="You asked to take a move back")).to_be_visible()
    question = waits.page.get_by_role("dialog")
    expect(question).to_contain_text("would like to take a move back")
    question.get_by_role("button", name="Leave it").click()
    expect(now.page.get_by_role("status").filter(has_text="You asked")).to_have_count(0)
    waits.wait_for("swap")

    now.undo.click()
    question.get_by_test_id("undo-agree").click()
    now.wait_for("swap")
    expect(question).to_have_count(0)
    same_board(now, waits)
    assert now.tokens() == tokens
    now.swap_with(again[0])
    assert now.tokens() == swapped


def test_a_step_back_in_a_rated_game_is_asked_for_and_it_is_rated_no_longer(minka: Guest, mourek: Guest):
    """Though nobody has seen anything of what is taken back; the running head says so, on a phone and in Czech too."""
    id = minka.set_table("me", "open", nonce="rated back", start=False)["id"]
    with minka.hand(id) as one, mourek.hand(id) as other:
        other.ask("sit", seat=1, nonce="fixed rated back")
        for hand in (one, other):
            hand.ask("rating", on=True)
        one.ask("start")
    now, waits = whose_turn(minka.at(id), mourek.at(id))
    for table in (now, waits):
        expect(table.page.get_by_test_id("rated")).to_contain_text("rated")
    now.turn_over()
    tokens = now.tokens()
    now.swap_with()
    expect(now.undo).to_have_text("Ask to undo")
    now.undo.click()
    expect(now.page.get_by_role("status").filter(has_text="the game is rated no longer")).to_be_visible()
    question = waits.page.get_by_role("dialog")
    expect(question).to_contain_text("The game is rated no longer then.")
    question.get_by_test_id("undo-agree").click()
    now.wait_for("swap")
    assert now.tokens() == tokens
    for table in (now, waits):
        expect(table.page.get_by_test_id("rated")).to_have_text("no longer rated")
    now.swap_with()
    expect(now.undo).to_have_text("Undo")  # nothing is at stake any more


@pytest.mark.parametrize(("language", "word"), [("cs", "hodnocená"), ("uk", "рейтингова")])
def test_on_a_phone_a_rated_game_has_its_running_head_in_lines(invite: Invite, mourek: Guest, language: str, word: str):
    """That it is rated stands beside where the game is: a chip more would leave no room for whose turn it is."""
    minka = invite("Minka", viewport=PHONE, has_touch=True, locale=language)
    id = minka.set_table("me", "open", nonce="rated phone", start=False)["id"]
    with minka.hand(id) as one, mourek.hand(id) as other:
        other.ask("sit", seat=1, nonce="fixed rated phone")
        for hand in (one, other):
            hand.ask("rating", on=True)
        one.ask("start")
    head = minka.at(id).page.locator(".head")
    expect(head.get_by_text(word).first).to_be_visible()
    box = head.bounding_box()
    assert box is not None
    assert box["height"] < 120, box


def test_resigning_ends_it_and_both_meet_again_and_talk(minka: Guest, mourek: Guest):
    """Whoever leaves in the middle finds the table on the first page, and there what was said."""
    one, other = seated(minka, mourek)
    one.resign()
    expect(one.headline).to_have_text("You have resigned. Mourek wins.")
    expect(other.headline).to_have_text("Minka has resigned. You win.")
    for table in (one, other):
        expect(table.page.locator(".clans-conceded")).to_contain_text("If it had ended there")
    expect(one.story.first).to_have_text("You resign, and Mourek wins.")
    expect(other.story.first).to_have_text("Minka resigns, and you win.")
    again = other.rematch()
    one.page.get_by_role("link", name="Sit down again").first.click()
    one.page.wait_for_url(f"**/t/{again.id}")
    now, _ = whose_turn(one, other)

    one.say("Mind the dog <b>there</b> 🐕")
    expect(other.chat()).to_contain_text("Minka Mind the dog <b>there</b> 🐕")
    other.say("Which one?")
    expect(one.chat()).to_contain_text("Mourek Which one?")

    now.menu().get_by_role("button", name="Leave for now").click()
    Home(now.page)
    card = now.page.locator(".table-card").filter(has_text="Your turn")
    expect(card).to_contain_text("Cat Clans with")
    card.click()
    expect(now.chat()).to_contain_text(f"{'You' if now is other else 'Mourek'} Which one?")
    now.take_turn()


def test_best_of_three_is_agreed_at_the_end_kept_through_both_and_won(minka: Guest, mourek: Guest):
    """Each wins once, with the seats exchanged; then Mourek wins the series, and another one begins."""
    one, other = seated(minka, mourek)
    one.resign()
    expect(other.page.get_by_test_id("series")).to_have_count(0)
    before = other.page.url
    other.page.get_by_test_id("best-of-three").click()
    other.page.wait_for_url(lambda url: url != before)
    expect(other.page.get_by_test_id("series")).to_have_text("Mourek 1 : 0 MinkaGame 2, best of three")
    join(one, other)
    other.resign()
    for table in (one, other):
        expect(table.page.get_by_test_id("series")).to_have_text("Mourek 1 : 1 MinkaGame 2, best of three")
        expect(table.page.get_by_test_id("best-of-three")).to_have_count(0)
    other.rematch()
    expect(other.page.get_by_test_id("series")).to_have_text("Minka 1 : 1 MourekGame 3, best of three")
    join(one, other)
    one.resign()
    expect(one.page.get_by_test_id("series")).to_contain_text("Mourek has won the series.Minka 1 : 2 Mourek")
    expect(other.page.get_by_test_id("series")).to_contain_text("You have won the series.Minka 1 : 2 Mourek")
    one.rematch()
    expect(one.page.get_by_test_id("series")).to_have_text("Mourek 0 : 0 MinkaGame 1, best of three")


def join(one: Table, other: Table) -> None:
    """``one`` comes to the rematch that ``other`` has asked for, and it begins."""
    one.page.get_by_role("link", name="Sit down again").first.click()
    one.page.wait_for_url(other.page.url)
    whose_turn(one, other)
