"""Pictures of Kingoš's island, made like all others by ``screens``."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from .hand import Json, play_together, thoughtful
from .kingos import KingosTable
from .pages import Guest

if TYPE_CHECKING:
    from .screens import Studio

NAMES = ("Miška", "Mourek", "Zrzka")


def played(guests: Sequence[Guest], nonce: str, until: Callable[[Json], bool]) -> str:
    """A table of good players who came to a moment as wished, in the first game that has one."""
    for attempt in range(1, 40):
        named = f"{nonce} {attempt}"
        first, *others = guests
        open_seats = ["open"] * len(others)
        table: str = first.set_table("me", *open_seats, game="kingos", nonce=named, start=False)["id"]
        if go_on(guests, table, until, named, attempt):
            return table
    raise AssertionError(f"no game of {nonce} came to the moment that was wished for")


def go_on(guests: Sequence[Guest], table: str, until: Callable[[Json], bool], nonce: str, seed: int) -> bool:
    with ExitStack() as stack:
        hands = [stack.enter_context(guest.hand(table)) for guest in guests]
        for seat, hand in enumerate(hands[1:], 1):
            hand.ask("sit", seat=seat, nonce=f"fixed {nonce} {seat}")
        hands[0].ask("start")
        return until(play_together(hands, thoughtful("kingos", "medium", seed), until))


def follow(guests: Sequence[Guest], table: str, until: Callable[[Json], bool]) -> None:
    """Some of them play on with their own hands, the others at their pages."""
    with ExitStack() as stack:
        play_together(
            [stack.enter_context(guest.hand(table)) for guest in guests], thoughtful("kingos", "medium"), until
        )


def place_of(view: Json, seat: int) -> tuple[int, int]:
    player = view["players"][seat]
    return player["x"], player["y"]


def guards_at(view: Json, place: tuple[int, int]) -> list[str]:
    return [key for field in view["fields"] if (field["x"], field["y"]) == place for key in field["guards"]]


def to_explore(view: Json) -> bool:
    """Miška's turn on an island worth looking at."""
    top = view["agenda"][-1]
    return (
        top["type"] == "Acting"
        and top["seat"] == 0
        and not top["done"]
        and len(view["fields"]) >= 9
        and sum(len(field["guards"]) for field in view["fields"]) >= 2
        and view["players"][0]["hand"] >= 3
        and any(player["cursed"].count(True) for player in view["players"])
    )


def in_company(view: Json) -> bool:
    """Miška and somebody else before one guardian, and they may speak."""
    here = place_of(view, 0)
    return (
        view["agenda"][-1]["type"] == "Talking"
        and view["turn"] >= 5
        and len(guards_at(view, here)) == 1
        and sum(place_of(view, seat) == here for seat in range(len(view["players"]))) >= 2
        and view["players"][0]["vitality"] >= 4
    )


def calls_heard(view: Json) -> bool:
    """Miška's turn, and two others have called something on an island that has grown."""
    top = view["agenda"][-1]
    called = {player["call"]["word"] for player in view["players"][1:] if player["call"]}
    return (
        top["type"] == "Acting" and top["seat"] == 0 and not top["done"] and len(called) > 1 and len(view["fields"]) > 7
    )


def island_won(view: Json) -> bool:
    top = view["agenda"][-1]
    return top["type"] == "Over" and top["how"] != "kingos" and len(view["fields"]) >= 10


def is_quiet(phase: str) -> Callable[[Json], bool]:
    return lambda view: view["agenda"][-1]["type"] != phase


def kingos(studio: "Studio") -> None:
    guests = [studio.guest(name) for name in NAMES]
    miska = guests[0]
    id = played(guests, "explore", to_explore)
    for guest in reversed(guests):
        guest.open(f"/t/{id}")
    KingosTable(miska.page).wait_until_asked("Acting")
    expect(miska.page.locator(".absent")).to_have_count(0)
    studio.take("kingos", miska.page)
    night = studio.guest("Miška", night=True, language="cs")
    night.context.add_cookies(miska.context.cookies())
    night.open(f"/t/{id}")
    KingosTable(night.page).wait_until_asked("Acting")
    studio.take("kingos-dark-cs", night.page)
    phone = studio.phone("Miška")
    phone.context.add_cookies(miska.context.cookies())
    phone.open(f"/t/{id}")
    KingosTable(phone.page).wait_until_asked("Acting")
    studio.take("kingos-phone", phone.page)


def kingos_calls(studio: "Studio") -> None:
    guests = [studio.guest(name) for name in NAMES]
    miska = guests[0]
    id = played(guests, "calls", calls_heard)
    for guest in reversed(guests):
        guest.open(f"/t/{id}")
    table = KingosTable(miska.page)
    table.wait_until_asked("Acting")
    expect(miska.page.locator(".absent")).to_have_count(0)
    studio.take("kingos-calls", miska.page)
    phone = studio.phone("Miška", language="cs")
    phone.context.add_cookies(miska.context.cookies())
    phone.open(f"/t/{id}")
    KingosTable(phone.page).wait_until_asked("Acting")
    studio.take("kingos-phone-calls-cs", phone.page)
    phone.page.locator(".drawers button").first.tap()
    expect(phone.page.get_by_role("dialog").locator("[data-bar=most]")).to_be_visible()
    studio.take("kingos-phone-together-cs", phone.page)


def kingos_battle(studio: "Studio") -> None:
    guests = [studio.guest(name) for name in NAMES]
    miska, *others = guests
    id = played(guests, "battle", in_company)
    for guest in reversed(guests):
        guest.open(f"/t/{id}")
    table = KingosTable(miska.page)
    table.wait_until_asked("Talking")
    expect(miska.page.locator(".absent")).to_have_count(0)
    table.choose(4)
    table.does(table.say.click)
    follow(others, id, is_quiet("Talking"))
    table.wait_until_asked("PuttingIn")
    table.choose(3)
    studio.take("kingos-secret", miska.page)
    phone = studio.phone("Miška")
    phone.context.add_cookies(miska.context.cookies())
    phone.open(f"/t/{id}")
    KingosTable(phone.page).wait_until_asked("PuttingIn")
    KingosTable(phone.page).choose(3)
    studio.take("kingos-phone-battle", phone.page)
    table.does(table.put_in.click)
    follow(others, id, is_quiet("PuttingIn"))
    follow(guests, id, is_quiet("Blooming"))
    expect(table.sheet.locator(".kingos-battle-foot")).to_be_visible()
    studio.take("kingos-battle", miska.page)


def kingos_end(studio: "Studio") -> None:
    guests = [studio.guest(name) for name in NAMES]
    miska = guests[0]
    id = played(guests, "kingos end", island_won)
    for guest in reversed(guests):
        guest.open(f"/t/{id}")
    expect(KingosTable(miska.page).end).to_be_visible()
    expect(miska.page.locator(".kingos-climb")).to_be_visible()
    expect(miska.page.locator(".absent")).to_have_count(0)
    studio.take("kingos-end", miska.page)
    miska.open(f"/replay/{id}")
    line = miska.page.get_by_role("slider")
    line.fill(str(int(line.get_attribute("max") or 0) * 2 // 3))
    studio.take("kingos-replay", miska.page)


def kingos_learn(studio: "Studio") -> None:
    page = studio.guest("Tlapka").open("/learn/kingos")
    lesson = page.locator(".kingos-lesson")
    for _ in range(5):
        on = lesson.get_by_role("button", name="Go on")
        (on if on.is_enabled() else lesson.get_by_role("button", name="Skip this")).click()
    page.get_by_test_id("amount").fill("4")
    page.get_by_test_id("put-in").click()
    studio.take("kingos-learn", page)


KINGOS = (kingos, kingos_calls, kingos_battle, kingos_end, kingos_learn)
