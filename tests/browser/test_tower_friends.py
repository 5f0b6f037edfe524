"""The tower in two browsers: the hand that the other one leads, and goals that she never sees."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from tabbytop.games.tower.components import NAMED
from tests.frames import messages

from .conftest import Invite
from .pages import begun
from .tower import TowerTable, drawing_flat


def who_chooses(hers: TowerTable) -> int:
    """The seat that begins a game of two, as the page of seat 0 knows it."""
    is_other = hers.page.locator(".thinking")
    hers.page.locator(".tower-play[data-asked=true]").or_(is_other).first.wait_for()
    return int(is_other.count() > 0)


def test_others_see_the_hand_move(invite: Invite) -> None:
    miska, mourek = drawing_flat(invite("Miška")), drawing_flat(invite("Mourek"))
    id = begun(miska, mourek, "tower")
    pages = {0: miska, 1: mourek}
    for guest in pages.values():
        guest.open(f"/t/{id}")
    first = who_chooses(TowerTable(miska.page))
    acting, watching = TowerTable(pages[first].page), TowerTable(pages[1 - first].page)
    expect(watching.play).to_have_attribute("data-step", "choose")
    acting.choose(1)
    acting.take(NAMED["brick1"])
    acting.page.keyboard.press("Shift+ArrowRight")
    expect(watching.play).to_have_attribute("data-other", str(NAMED["brick1"]))
    acting.place()
    expect(watching.page.get_by_test_id("just-now")).to_contain_text("stands a brick wall on floor 1")


def test_hidden_goals_never_reach_the_other_browser(invite: Invite) -> None:
    miska, mourek = drawing_flat(invite("Miška")), drawing_flat(invite("Mourek"))
    heard: dict[str, list[Any]] = {"Miška": [], "Mourek": []}

    def listen(name: str) -> Callable[[WebSocket], None]:
        return lambda socket: socket.on("framereceived", lambda frame: heard[name].extend(messages(frame)))

    for name, guest in (("Miška", miska), ("Mourek", mourek)):
        guest.page.on("websocket", listen(name))
    id = begun(miska, mourek, "tower", "secret", mode="competitive")
    for guest in (miska, mourek):
        guest.open(f"/t/{id}")
    tables = [TowerTable(guest.page) for guest in (miska, mourek)]
    seat = who_chooses(tables[0])
    for table, scarf in ((tables[seat], "blue"), (tables[1 - seat], "yellow")):  # [TOWER 7.1]
        table.wait_until_asked("scarves")
        table.page.get_by_role("button", name=scarf, exact=True).click()
    for table in tables:
        expect(table.page.locator(".tower-goals .tower-goal")).to_have_count(2)
    table = tables[seat]
    table.wait_until_asked("choose")
    table.page.locator(".tower-action.lit button[data-side]").first.click()
    expect(table.play).not_to_have_attribute("data-step", "choose")
    finish_action(table)
    table.wait_until_asked("meet")
    swapped = table.page.locator(".tower-goal").first
    gone = swapped.get_attribute("data-goal")
    swapped.get_by_role("button", name="Exchange").click()
    expect(tables[1 - seat].story).to_contain_text("exchanges the goal")
    expect(table.page.locator(".tower-goal")).to_have_count(2)
    expect(table.page.locator(f".tower-goal[data-goal='{gone}']")).to_have_count(0)
    expect(tables[1 - seat].story).to_contain_text("draws a goal")
    for at, name in enumerate(heard):
        views = [sight for message in heard[name] for sight in message.get("sights", ())]
        assert views
        assert {sight["seat"] for sight in views} == {at}
        events = [event for message in heard[name] for news in message.get("news", ()) for event in news["events"]]
        drawn = [event for event in events if event["key"].startswith("goal-drawn")]
        assert drawn
        for event in drawn:
            assert ("goal" in event["args"]) == (event["args"]["seat"] == at)
    hands = [
        {tuple(s["view"]["hand"]) for m in heard[name] for s in m.get("sights", ()) if s["view"]["hand"]}
        for name in heard
    ]
    assert all(hands)
    assert hands[0].isdisjoint(hands[1])


def finish_action(table: TowerTable) -> None:
    """Whatever the card asks for: each piece lowered and let go, each cat petted, then done."""
    done = table.page.get_by_test_id("done")
    while True:
        table.wait_until_asked()
        step = table.play.get_attribute("data-step")
        if step not in ("act", "place"):
            return
        if step == "place":
            table.place()
            expect(table.play).not_to_have_attribute("data-step", "place")
        elif table.page.locator(".tower-take").count():
            table.page.locator(".tower-take").first.click()
            expect(table.play).to_have_attribute("data-step", "place")
        elif table.page.locator("[data-pet]").count():
            left = table.page.locator("[data-pet]").count()
            table.page.locator("[data-pet]").first.click()
            expect(table.page.locator("[data-pet]")).not_to_have_count(left)
        elif done.count():
            done.click()
            expect(done).to_have_count(0)
