"""One person on several devices: carried to a phone in the middle of a game, signed out, found again by words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tabbytop.tables.links import GOOD_FOR

from .conftest import PHONE, Camera, Invite
from .house import NEARBY, House
from .judge import Judge
from .pages import EMPTY, Guest, Home, Table, say_name


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open to others in its network, so that a phone can follow a link."""
    house = House(tmp_path_factory.mktemp("house"), nearby=NEARBY)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


def devices(page: Page) -> list[str]:
    rows = page.get_by_role("region", name="Devices").get_by_role("listitem")
    expect(rows.first).to_be_visible()
    return rows.all_inner_texts()


def new_phrase(guest: Guest) -> list[str]:
    page = guest.open("/me")
    page.get_by_role("button", name="Make a phrase").click()
    page.get_by_role("dialog").get_by_role("button", name="Make a phrase").click()
    dialog = page.get_by_role("dialog", name="Write this down")
    expect(dialog.locator(".phrase li")).to_have_count(8)
    words = [word.strip() for word in dialog.locator(".phrase li").all_inner_texts()]
    dialog.get_by_role("button", name="I have written it down").click()
    expect(page.get_by_text("You made one")).to_be_visible()
    return words


def test_a_phone_goes_on_with_the_game_and_the_laptop_is_signed_out(invite: Invite, house: House, camera: Camera):
    laptop, phone = invite("Minka"), invite(viewport=PHONE, has_touch=True)
    table = laptop.set_table("me", {"bot": "easy"}, nonce="devices")["id"]
    laptop.play_ahead(table, lambda view: view["number"] > 4)
    laptop.open("/me")
    laptop.page.get_by_role("button", name="Play on another device too").click()
    address = camera(laptop.page)
    assert re.fullmatch(rf"http://{re.escape(NEARBY)}:{house.port}/d#[\w-]{{22}}", address)

    page = phone.open(address)
    expect(page.get_by_role("heading", name="Be Minka on this device?")).to_be_visible()
    page.get_by_role("button", name="Yes, be Minka").click()
    Home(page)
    page.get_by_role("link", name=re.compile("turn")).first.click()
    there = Table(page)
    there.wait_for("turn")
    assert there.id == table

    done = laptop.page.get_by_role("dialog")
    expect(done).to_contain_text("is you now too")
    done.get_by_role("button", name="Good").click()
    assert len(devices(laptop.page)) == 2
    open_there = laptop.at(table)
    open_there.wait_for("turn")

    laptop.expects("401")
    page.goto(f"http://{NEARBY}:{house.port}/me")
    assert len(devices(page)) == 2
    page.get_by_role("button", name=re.compile("^Sign out Chrome")).last.click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    told = laptop.page.get_by_role("dialog", name="This browser was signed out")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Go on as somebody new").click()
    Home(laptop.page)
    expect(laptop.page.locator(".table-card")).to_have_count(0)
    expect(laptop.page.get_by_role("dialog")).to_have_count(0)
    assert len(devices(page)) == 1


def test_a_link_that_was_used_says_what_to_do(invite: Invite, camera: Camera):
    minka, phone, late = invite("Minka"), invite(), invite()
    minka.open("/me")
    minka.page.get_by_role("button", name="Play on another device too").click()
    address = camera(minka.page)
    phone.open(address)
    expect(phone.page.get_by_role("heading", name="Be Minka on this device?")).to_be_visible()
    late.expects("410")
    late.open(address)
    late.page.get_by_role("button", name="Yes, be Minka").click()
    Home(late.page)
    phone.expects("410")
    phone.page.get_by_role("button", name="Yes, be Minka").click()
    expect(phone.page.get_by_role("heading", name="This link is used up")).to_be_visible()
    expect(phone.page.get_by_text("has done so already")).to_contain_text("Play on another device too")


@pytest.mark.parametrize(
    ("language", "old", "garbled"),
    [
        ("en", ("This link is too old", "ten minutes"), ("This link is not whole", "as it was sent")),
        ("cs", ("Tenhle odkaz je moc starý", "deset minut"), ("Tenhle odkaz není celý", "tak, jak přišel")),
        ("uk", ("Це посилання застаре", "десять хвилин"), ("Це посилання не ціле", "яким воно прийшло")),
    ],
)
def test_a_link_that_is_too_old_or_garbled_says_which_of_them(
    invite: Invite, house: House, language: str, old: tuple[str, str], garbled: tuple[str, str]
):
    minka, phone = invite("Minka"), invite(viewport=PHONE, has_touch=True, locale=language)
    token = minka.fetch("POST", "/api/me/link", {}).json()["token"]
    phone.expects("400|410")
    phone.open("/")
    for address, (title, what) in ((f"/d#{token[:-2]}", garbled), ("/d", garbled), (f"/d#{token}", old)):
        if old[0] == title:
            house.later(GOOD_FOR + 1)
        phone.page.goto(EMPTY)
        page = phone.open(address)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("main")).to_contain_text(what)
        Judge(page).look(f"a link that leads nowhere, {language}")


def test_a_link_that_became_too_old_before_the_question_was_answered_says_so(invite: Invite, house: House):
    minka, phone = invite("Minka"), invite()
    page = phone.open(f"/d#{minka.fetch('POST', '/api/me/link', {}).json()['token']}")
    yes = page.get_by_role("button", name="Yes, be Minka")
    expect(yes).to_be_visible()
    house.later(GOOD_FOR + 1)
    phone.expects("410")
    yes.click()
    expect(page.get_by_role("heading", name="This link is too old")).to_be_visible()
    assert phone.fetch("GET", "/api/me").json()["name"] == ""


def test_who_has_no_name_yet_is_carried_all_the_same(invite: Invite):
    guest, phone = invite(), invite(viewport=PHONE, has_touch=True)
    guest.home()
    page = phone.open(f"/d#{guest.fetch('POST', '/api/me/link', {}).json()['token']}")
    expect(page.get_by_role("heading", name="Be yourself on this device too?")).to_be_visible()
    page.get_by_role("button", name="Yes, be myself").click()
    Home(page)
    assert phone.fetch("GET", "/api/me").json()["id"] == guest.fetch("GET", "/api/me").json()["id"]


def test_what_another_browser_has_is_brought_along(invite: Invite, camera: Camera):
    minka, mina = invite("Minka"), invite("Mina")
    table = mina.set_table("me", {"bot": "easy"}, nonce="brought")["id"]
    minka.open("/me")
    minka.page.get_by_role("button", name="Play on another device too").click()
    mina.open("/d#" + camera(minka.page).partition("#")[2])
    page = mina.page
    expect(page.get_by_text("you are Mina so far, with a table of your own")).to_be_visible()
    page.get_by_role("radio", name="Leave them").check()
    expect(page.get_by_text("recovery phrase by which you can come back")).to_be_visible()
    page.get_by_role("radio", name="Bring them along").check()
    page.get_by_role("button", name="Yes, be Minka").click()
    Home(page)
    there = minka.at(table)
    there.wait_for("turn")


def test_words_on_paper_bring_back_who_has_no_device_left(invite: Invite):
    minka, fresh = invite("Minka"), invite(viewport=PHONE, has_touch=True)
    table = minka.set_table("me", {"bot": "easy"}, nonce="found again")["id"]
    words = new_phrase(minka)
    page = fresh.home().page
    page.get_by_role("link", name="I have been here before").click()
    field = page.get_by_label("Your recovery phrase")
    field.fill(" ".join([*words[:2], f"{words[2]}q", *words[3:]]))
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("alert")).to_have_text(f"Word 3, “{words[2]}q”, is none of ours. Do you mean “{words[2]}”?")
    field.fill("\n".join(words).upper())
    page.get_by_role("button", name="That is me").click()
    page.get_by_role("button", name="Yes, be Minka").click()
    Home(page)
    there = fresh.at(table)
    there.wait_for("turn")


@pytest.mark.parametrize(
    ("language", "slip", "told"),
    [
        ("cs", "rose", "Slovo 2, „rose“, mezi našimi není. Nemá to být „nose“ nebo „robe“?"),
        ("uk", "rose", "Слово 2, «rose», не з наших. Може, «nose» або «robe»?"),
        ("uk", "кішка", "Слово 2, «кішка», не з наших. Поглянь ще раз у свій запис."),
    ],
)
def test_words_are_entered_in_any_language_and_by_a_keyboard_left_on_cyrillic(
    invite: Invite, language: str, slip: str, told: str
):
    minka, fresh = invite("Minka"), invite(viewport=PHONE, has_touch=True)
    words = minka.fetch("POST", "/api/me/phrase", {}).json()["phrase"].split()
    fresh.home()
    fresh.speak(language)
    page = fresh.open("/back")
    field, go = page.get_by_role("textbox"), page.locator("form button[type=submit]")
    field.fill(" ".join([words[0], slip, *words[2:]]))
    go.click()
    expect(page.get_by_role("alert")).to_have_text(told)
    cyrillic = str.maketrans("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфівапролдячсмить")
    field.fill(" ".join(words).translate(cyrillic) if language == "uk" else " ".join(words))
    go.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Minka")


def test_a_passkey_brings_back_who_lost_the_cookie(invite: Invite, house: House):
    """Under a name: browsers give no passkey to an address in numbers, and the page does not offer one there."""
    guest = invite()
    page = guest.open("/me")
    expect(page.get_by_role("button", name="Make a phrase")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    key = guest.context.new_cdp_session(page)
    key.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    key.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    page.goto(f"http://localhost:{house.port}/me")
    page.get_by_role("button", name="Another name").click()
    say_name(page, "Minka")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("Passkey of Chrome on Linux")).to_be_visible()
    guest.context.clear_cookies()
    page.goto(f"http://localhost:{house.port}/back")
    page.get_by_role("button", name="Use a passkey").click()
    page.get_by_role("button", name="Yes, be Minka").click()
    Home(page)
    page.goto(f"http://localhost:{house.port}/me")
    expect(page.get_by_role("heading", name="Minka")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_text("Passkey of")).to_have_count(0)
    guest.context.clear_cookies()
    guest.expects("409")
    page.goto(f"http://localhost:{house.port}/back")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody here has that passkey")


def test_everything_is_taken_out_and_then_forgotten(invite: Invite):
    minka = invite("Minka")
    table = minka.set_table("me", {"bot": "easy"}, nonce="forgotten")
    page = minka.open("/me")
    with page.expect_download() as download:
        page.get_by_role("link", name="Everything kept of me").click()
    assert download.value.suggested_filename == "tabbytop-me.json"
    assert table["code"] in download.value.path().read_text("utf-8")
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("dialog", name="Shall this house forget you?").get_by_role("button", name="Forget me").click()
    Home(page)
    expect(page.locator(".table-card")).to_have_count(0)
    assert minka.fetch("GET", "/api/me").json()["name"] == ""
