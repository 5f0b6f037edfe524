"""Pictures of the house's board, in a house of their own: the others' lets no strangers in."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from .house import House
from .pages import Guest

if TYPE_CHECKING:
    from .screens import Studio


PATIENCE = 30.0  #: seconds after which a bot is offered here


def hung(guest: Guest, title: str, *seats: Any, game: str, **more: Any) -> None:
    """A table of theirs on the board, at which they are."""
    page = guest.open("/")
    ask = """async wish => (await (await fetch('/api/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
    })).json()).id"""
    wish = {"game": game, "options": {}, "seats": ["me", *seats], "nonce": "n", "pin": title, **more}
    guest.open(f"/t/{page.evaluate(ask, wish)}")
    expect(page.locator(".lobby, .head.at-table").first).to_be_visible()


def board(studio: "Studio") -> None:
    before = studio.house
    with tempfile.TemporaryDirectory() as folder:
        studio.house = House(Path(folder), strangers=PATIENCE)
        studio.house.start()
        try:
            _board(studio)
        finally:
            studio.house.stop()
            studio.house = before


def _board(studio: "Studio") -> None:
    bots: list[Any] = [{"bot": level} for level in ("medium", "hard", "easy")]
    hung(studio.guest("Tecka"), "", bots[1], game="clans", start=True)
    hung(studio.guest("Grandma"), "Grandma builds", "open", game="tower", options={"target": 13})
    hung(studio.guest("Belka"), "To the citadel", bots[1], bots[2], "open", game="kingos", clock=60)
    hung(studio.guest("Packa"), "Packa’s boat yard", bots[0], "open", "open", game="isle")
    waits = studio.guest("Vousek")
    waits.open("/house")
    waits.page.get_by_test_id("quick-go").click()
    expect(waits.page.get_by_test_id("quick-leave")).to_be_visible()
    studio.take("board-waiting", waits.page)
    guests: dict[str, Callable[[], Guest]] = {
        "board": lambda: studio.guest("Minka"),
        "board-dark-uk": lambda: studio.guest("Мурка", language="uk", night=True),
        "board-phone-cs": lambda: studio.phone("Micka", language="cs"),
    }
    for name, come in guests.items():
        guest = come()
        guest.open("/house")
        expect(guest.page.get_by_test_id("pinned")).to_have_count(4)
        expect(guest.page.get_by_test_id("quick")).to_contain_text("Vousek")
        studio.take(name, guest.page, whole=True)
    expect(waits.page.get_by_test_id("quick-bots")).to_be_visible()
    studio.take("board-bots", waits.page)


BOARD = (board,)
