"""The time for a move: chosen in the lobby, counted in the running head, told in the story."""

import re
import sqlite3

from playwright.sync_api import expect

from .conftest import Invite
from .house import House
from .pages import Table

AGO = "UPDATE tables SET data = json_set(data, '$.asked', json('[1.0, 1.0]')) WHERE id = ?"


def test_a_minute_for_a_move_and_a_cat_bot_for_who_takes_longer(house: House, invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    table = minka.set_table("me", "open", start=False, clans="limited")
    hers, his = minka.come_to(f"/t/{table['id']}"), mourek.come_to(f"/t/{table['id']}")
    minka.page.get_by_label("A minute", exact=True).click()
    for guest in (minka, mourek):
        expect(guest.page.get_by_label("A minute", exact=True)).to_be_checked()
    his.sit()
    expect(hers.seats.nth(1)).to_contain_text("Mourek")
    one = hers.start()
    Table(mourek.page)
    for guest in (minka, mourek):
        expect(guest.page.get_by_test_id("clock")).to_have_text(re.compile(r"0:[0-5]\d|1:00"))
    for guest in (minka, mourek):
        guest.expects("ERR_CONNECTION_REFUSED|WebSocket")
    house.kill()  # and time passes
    with sqlite3.connect(house.folder / "tables.db") as tables:
        assert tables.execute(AGO, (one.id,)).rowcount == 1
    tables.close()
    house.start()
    for guest in (minka, mourek):
        story = guest.page.locator(".story")
        expect(story.get_by_text("Time was up: a bot moved for you.").first).to_be_visible()
