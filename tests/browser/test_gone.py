"""Somebody leaves in the middle of a game: the others decide, a bot plays on, and who comes back has the seat again."""

import json
import subprocess
import sys
import time

from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Invite
from .house import FIXED, House
from .pages import EMPTY, Guest, Home, Lobby, Table, begun
from .test_friends import whose_turn
from .tower import drawing_flat

DAY = 86_400.0


def strip(page: Page, text: str) -> Locator:
    return page.get_by_role("status").filter(has_text=text)


def leave(house: House, guest: Guest, others: Page) -> None:
    """Go, be missed by the others, and stay away for long."""
    guest.page.goto(EMPTY)
    expect(others.locator(".head .absent")).to_have_count(1)
    house.later(2 * DAY)


def test_a_bot_plays_on_for_who_left_and_they_come_back_and_go_on(house: House, invite: Invite):
    minka, zofka, watcher = invite("Minka"), invite("Žofka", viewport=PHONE), invite("Fousek")
    id = begun(minka, zofka)
    now, waits = whose_turn(minka.at(id), zofka.at(id))
    gone, left = (minka, zofka) if now.page is minka.page else (zofka, minka)
    name = "Minka" if gone is minka else "Žofka"
    leave(house, gone, waits.page)
    left.page.reload()
    watched = watcher.at(id)
    notice = strip(waits.page, f"{name} has been gone for a long time.")
    expect(notice).to_be_visible()
    expect(strip(watched.page, "has been gone")).to_have_count(0)
    notice.get_by_test_id("gone").click()
    dialog = waits.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Easy").check()
    dialog.get_by_test_id("vote-bot").click()
    expect(watched.page.locator(".head .stand-in")).to_have_text(f"Zrzka plays for {name}")
    waits.wait_for("turn")
    expect(watched.story.filter(has_text=f"Zrzka plays for {name}.").first).to_be_visible()

    back = gone.at(id)
    mine = strip(back.page, "While you were gone, Zrzka played for you.")
    expect(mine).to_be_visible()
    mine.get_by_test_id("come-back").click()
    expect(mine).to_have_count(0)
    expect(watched.page.locator(".head .stand-in")).to_have_count(0)
    waits.take_turn()
    back.wait_for("turn")
    back.take_turn()
    waits.wait_for("turn")

    back.resign()
    expect(back.headline).to_be_visible()
    replay = watcher.open(f"/replay/{id}")
    story = replay.locator(".replay-story")
    expect(story).to_contain_text(f"Zrzka plays for {name}.")
    story.get_by_text(f"Zrzka plays for {name}.").first.click()
    expect(replay.get_by_test_id("replay-mark")).to_have_text(f"Zrzka plays for {name}.")


def test_three_end_a_game_as_it_stands_when_all_who_are_left_agree(house: House, invite: Invite):
    minka, mourek, zofka = invite("Minka"), invite("Mourek"), invite("Žofka")
    id = minka.set_table("me", "open", "open", game="isle", nonce="gone", start=False)["id"]
    with minka.hand(id) as one, mourek.hand(id) as two, zofka.hand(id) as three:
        two.ask("sit", seat=1, nonce=FIXED + "b")
        three.ask("sit", seat=2, nonce=FIXED + "c")
        one.ask("start")
    house.later(2 * DAY)  # nobody comes to seat 2
    for guest in (minka, mourek):
        guest.page.goto(f"/t/{id}")
    for guest in (minka, mourek):
        expect(strip(guest.page, "Žofka has been gone for a long time.")).to_be_visible()
    minka.page.get_by_test_id("gone").click()
    expect(minka.page.get_by_role("dialog")).to_contain_text("Mourek must agree too.")
    minka.page.get_by_test_id("vote-end").click()
    expect(strip(minka.page, "We wait for Mourek.")).to_be_visible()
    asked = strip(mourek.page, "Žofka is gone, and the game shall end as it stands.")
    expect(asked).to_contain_text("That is for: Minka.")
    asked.get_by_test_id("vote-no").click()
    expect(strip(minka.page, "Žofka has been gone for a long time.")).to_be_visible()
    minka.page.get_by_test_id("gone").click()
    minka.page.get_by_test_id("vote-end").click()
    asked.get_by_test_id("vote-yes").click()
    for guest in (minka, mourek):
        expect(guest.page.get_by_test_id("broken-off")).to_contain_text("ended as it stood")
        expect(guest.page.locator(".story")).to_contain_text("Žofka did not come back")
    zofka.page.goto(f"/t/{id}")
    expect(zofka.page.get_by_test_id("broken-off")).to_be_visible()
    zofka.page.goto(f"/replay/{id}")
    zofka.page.get_by_role("button", name="To the end").click()
    expect(zofka.page.get_by_test_id("replay-caption")).to_contain_text("ended as it stood")


def test_of_a_tower_that_was_built_together_it_is_said_how_high_it_was(house: House, invite: Invite):
    """Nobody is ahead where all are on one side. Whoever is to begin does not come."""
    minka, mourek = drawing_flat(invite("Minka")), drawing_flat(invite("Mourek"))
    id = begun(minka, mourek, "tower")
    with minka.hand(id) as hand:
        hand.catch_up(1)
        gone = hand.position["must"][0]
    house.later(2 * DAY)
    page = (mourek, minka)[gone].open(f"/t/{id}")
    page.get_by_test_id("gone").click()
    page.get_by_test_id("vote-end").click()
    expect(page.get_by_test_id("headline")).to_have_text("The tower had its first floor only.")
    page.goto(f"/replay/{id}")
    expect(page.get_by_test_id("replay-caption")).to_contain_text("its first floor only")


def test_hosting_is_handed_over_and_who_misbehaves_is_removed_and_let_back(invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    table = minka.set_table("me", "open", start=False)
    hers, his = minka.come_to(f"/t/{table['id']}"), mourek.come_to(f"/t/{table['id']}")
    his.sit()
    hers.page.get_by_role("button", name="More about Mourek").click()
    hers.page.get_by_test_id("remove").click()
    expect(hers.page.get_by_role("list", name="Removed from this table")).to_contain_text("Mourek was removed")
    expect(his.page.get_by_role("heading", name="You were asked to leave")).to_be_visible()
    expect(his.page.locator("main")).to_contain_text("The host has asked you to leave this table.")
    expect(his.page.get_by_test_id("live")).to_contain_text("The host has asked you to leave this table.")
    his.page.get_by_role("link", name="Home").last.click()
    Home(his.page)
    expect(his.page.locator(".table-card")).to_have_count(0)
    his.page.go_back()
    expect(his.page.get_by_role("heading", name="You were asked to leave")).to_be_visible()
    hers.page.get_by_test_id("let-back").click()
    expect(hers.page.get_by_role("list", name="Removed from this table")).to_have_count(0)
    his.page.get_by_test_id("sit").click()
    expect(hers.seats.nth(1)).to_contain_text("Mourek")
    hers.page.get_by_role("button", name="More about Mourek").click()
    hers.page.get_by_test_id("hand-over").click()
    expect(his.seats.nth(1)).to_contain_text("host")
    expect(hers.page.get_by_test_id("start")).to_have_count(0)
    Lobby(his.page).start()
    menu = Table(his.page).menu()
    menu.get_by_role("button", name="Hand over hosting").click()
    his.page.get_by_role("dialog").get_by_role("button", name="Minka").click()
    menu = Table(hers.page).menu()
    expect(menu.get_by_role("button", name="Hand over hosting")).to_be_visible()


def test_a_lobby_without_its_host_is_taken_over(house: House, invite: Invite):
    minka, mourek = invite("Minka"), invite("Mourek")
    table = minka.set_table("me", "open", start=False)
    minka.come_to(f"/t/{table['id']}")
    his = mourek.come_to(f"/t/{table['id']}")
    his.sit()
    expect(his.page.get_by_test_id("take-over")).to_have_count(0)
    minka.page.goto(EMPTY)
    expect(his.seats.first).to_contain_text("has stepped out")
    house.later(2 * 3_600.0)
    mourek.context.clock.install(time=time.time() + house.passed)
    his.page.reload()
    his.page.get_by_test_id("take-over").click()
    expect(his.seats.nth(1)).to_contain_text("host")
    expect(his.page.get_by_test_id("start")).to_be_visible()


def test_talk_is_muted_on_every_device_and_a_line_is_reported(house: House, invite: Invite):
    minka, mourek, fousek, other_minka = invite("Minka"), invite("Mourek"), invite("Fousek"), invite()
    link = minka.fetch("POST", "/api/me/link", {}).json()
    other_minka.fetch("POST", "/api/link/use", {"token": link["token"], "bring": False})
    id = begun(minka, mourek)
    one, other, watched = minka.at(id), mourek.at(id), fousek.at(id)
    talk = one.page.locator("section.chat").first
    watched.say("I know better")
    other.say("Good evening")
    expect(talk).to_contain_text("Fousek I know better")
    talk.get_by_role("button", name="Fousek").click()
    dialog = one.page.get_by_role("dialog")
    dialog.get_by_label("Why (if you like)").fill("he always does")
    dialog.get_by_test_id("report").click()
    expect(dialog).to_contain_text("Reported.")
    dialog.get_by_test_id("mute").click()
    expect(talk).not_to_contain_text("I know better")
    expect(talk).to_contain_text("Fousek is muted.")
    one.page.reload()
    expect(talk).to_contain_text("Good evening")
    expect(talk).not_to_contain_text("I know better")
    there = other_minka.at(id).page.locator("section.chat").first
    expect(there).to_contain_text("Fousek is muted.")
    expect(there).not_to_contain_text("I know better")
    talk.get_by_test_id("unmute").click()
    expect(talk).to_contain_text("I know better")
    expect(there).to_contain_text("I know better")
    command = ["-m", "tabbytop", "admin", "reports", "--json", "--db", f"sqlite:///{house.folder / 'tables.db'}"]
    told = json.loads(subprocess.run([sys.executable, *command], capture_output=True, check=True, text=True).stdout)
    assert [(report["name"], report["words"], report["why"]) for report in told] == [
        ("Fousek", "I know better", "he always does")
    ]

    one.menu().get_by_role("button", name="Mute all talk").click()
    one.page.keyboard.press("Escape")
    expect(talk).to_contain_text("All talk is muted.")
    one.menu().get_by_role("button", name="Let only those who play talk").click()
    expect(watched.page.locator(".chat").last).to_contain_text("At this table only those who play talk.")
    expect(watched.page.locator(".chat").last.get_by_label("Say something")).to_have_count(0)
