"""Pictures of a club night, and of how a series stands."""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from .hand import at_random, play_together
from .pages import Guest, begun

RESULTS = ((1, 2), (2, 1), (1, 1), (2, 1))


class Camera(Protocol):
    def guest(self, name: str, **more: Any) -> Guest: ...

    def phone(self, name: str, **more: Any) -> Guest: ...

    def take(self, name: str, page: Page, *, whole: bool = False, only: Locator | None = None) -> None: ...


def ask(guest: Guest, event: str, **asked: Any) -> Any:
    answer = guest.page.request.post(f"/api/events/{event}", data=asked)
    assert answer.ok, answer.text()
    return answer.json()


def event_of(host: Guest, others: list[Guest], name: str, kind: str, decided: int) -> Page:
    """One that has begun, with as many games decided as the host says."""
    wish = {"name": name, "game": "clans", "options": {}, "seats": 2, "kind": kind}
    wish["rounds"] = 3 if kind == "swiss" else 1
    event = host.page.request.post("/api/events", data=wish).json()["id"]
    for guest in (host, *others):
        ask(guest, event, type="join")
    ask(host, event, type="bot", level="easy")
    games = ask(host, event, type="start")["games"]
    for number in range(decided):
        open = [at for at, game in enumerate(games) if not game["how"]]
        games = ask(host, event, type="rule", game=open[0], places=RESULTS[number % 4])["games"]
    page = host.open(f"/event/{event}")
    expect(page.get_by_test_id("standings")).to_be_visible()
    return page


def event(studio: Camera) -> None:
    others = [studio.guest(name) for name in ("Macek", "Tečka", "Vločka")]
    studio.take("event", event_of(studio.guest("Minka"), others, "Friday at the tavern", "round_robin", 6), whole=True)
    host = studio.guest("Мурка", language="uk", night=True)
    studio.take("event-night-uk", event_of(host, others, "П'ятниця в шинку", "swiss", 2), whole=True)
    host = studio.phone("Micka", language="cs")
    studio.take("event-phone-cs", event_of(host, others, "Pátek v hospodě", "round_robin", 10), whole=True)


def swiss(studio: Camera) -> None:
    """By points, for five, in the second round; one has left in the middle of the first."""
    leaver = studio.guest("Tečka")
    others = [studio.guest("Macek"), leaver, studio.guest("Vločka")]
    host = studio.guest("Micka", language="cs")
    page = event_of(host, others, "Pátek v hospodě", "swiss", 0)
    event = page.url.rsplit("/", 1)[1]
    games = ask(leaver, event, type="leave")["games"]
    while not any(game["round"] == 2 for game in games):
        open = next(at for at, game in enumerate(games) if not game["how"])
        games = ask(host, event, type="rule", game=open, places=[1, 2])["games"]
    page.reload()
    expect(page.locator(".event-mine")).to_be_visible()
    studio.take("event-swiss-cs", page, whole=True)


def rated(studio: Camera) -> None:
    """The end of a game that both wanted rated."""
    hers, his = studio.phone("Мурка", language="uk", night=True), studio.guest("Macek")
    id: str = hers.set_table("me", "open", nonce="rated", start=False)["id"]
    with hers.hand(id) as one, his.hand(id) as two:
        two.ask("sit", seat=1, nonce="fixed rated")
        for hand in (one, two):
            hand.ask("rating", on=True)
        one.ask("start")
        play_together([one, two], at_random(4))
    page = hers.at(id).page
    expect(page.get_by_test_id("rating-news")).to_be_visible()
    studio.take("rated-phone-uk", page)


def series(studio: Camera) -> None:
    minka, macek = studio.guest("Minka"), studio.guest("Macek")
    id = begun(minka, macek)
    minka.at(id).resign()
    table = macek.at(id)
    table.page.get_by_test_id("best-of-three").click()
    expect(table.page.get_by_test_id("series")).to_contain_text("1 : 0")
    studio.take("series", table.page, only=table.page.locator(".lobby-seats"))


EVENTS = (event, swiss, rated, series)
