"""A bot of one's own over the network, from its token to a game with it; and a bot that the house was given."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import House
from .netbot_screens import running
from .pages import Home, Lobby, Table

HASTY = "tests.tables.brought:Hasty"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), bots=f"{HASTY},tests.tables.brought:Raising")
    house.start()
    yield house
    house.stop()


def test_a_bot_is_made_asked_played_with_and_taken_away(invite: Invite, house: House) -> None:
    minka = invite("Minka")
    page = minka.open("/me")
    bots = page.get_by_role("region", name="Bots")
    bots.get_by_role("button", name="Add a bot").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Its name").fill("mourek")
    minka.expects("400")
    dialog.get_by_role("button", name="Make its token").click()
    expect(dialog).to_contain_text("not that of one of our cats")
    dialog.get_by_label("Its name").fill("Packa")
    dialog.get_by_role("button", name="Make its token").click()
    token = page.get_by_test_id("bot-token").inner_text()
    assert token.startswith("tabbybot_")
    page.get_by_role("dialog").get_by_role("button", name="I have it").click()
    expect(bots.get_by_role("listitem")).to_contain_text("Packa")

    with running(house, minka, token):
        table = minka.set_table("me", "open", start=False)["id"]
        lobby = minka.come_to(f"/t/{table}")
        page.get_by_role("button", name="Fill it").click()
        page.get_by_role("radio", name="Packa").check(force=True)
        page.get_by_role("button", name="Ask this bot").click()
        expect(page.locator(".bot-mark")).to_have_text("Minka’s bot")
        begun = lobby.start()
        begun.wait_for("turn")
        expect(page.locator(".stand-in")).to_have_text("Packa: Minka’s bot")
        begun.turn_over()
        minka.play_ahead(table, lambda view: view["number"] > 2)

        page = minka.open("/me")
        expect(bots.get_by_role("listitem")).to_contain_text("connected")
        bots.get_by_role("button", name="Take Packa away").click()
        page.get_by_role("dialog").get_by_role("button", name="Take away").click()
        expect(bots.get_by_role("listitem")).to_have_count(0)


def test_a_bot_that_the_house_was_given_stands_beside_the_levels(invite: Invite) -> None:
    minka = invite("Minka")
    minka.home()
    start = Home(minka.page).begin()
    lobby = start.against_bot("Hasty")
    assert isinstance(lobby, Lobby)
    expect(minka.page.locator(".seat").last).to_contain_text("was added by who keeps this house")
    table = lobby.start()
    assert isinstance(table, Table)
    table.wait_for("turn")


def test_the_table_says_who_plays_for_one_that_fails(invite: Invite) -> None:
    minka = invite("Minka")
    table = minka.set_table("me", {"bot": "tests.tables.brought:Raising"}, nonce="raising")["id"]
    page = minka.open(f"/t/{table}")
    minka.play_ahead(table, lambda view: view["number"] > 2)
    expect(page.locator(".stand-in")).to_contain_text("plays for Raising")
