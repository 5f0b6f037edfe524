"""After the lesson three games with Micka: she comes of herself, and tells less from game to game."""

from playwright.sync_api import expect

from .conftest import Invite
from .hand import at_random
from .judge import Judge
from .pages import Guest
from .tower import TowerTable, drawing_flat

PATIENT = 600_000  #: milliseconds: on a fresh clone what a hint needs is compiled first


def begun(guest: Guest, said: str) -> str:
    """The id of the table that was laid."""
    before = guest.page.url
    guest.page.get_by_role("button", name=said).click()
    guest.page.wait_for_url(lambda url: "/t/" in url and url != before)
    return guest.page.url.rsplit("/", 1)[1]


def test_three_games_in_which_less_is_told(invite: Invite):
    guest = invite("Minka")
    page = guest.page
    page.goto(f"{guest.address}/learn/clans")
    expect(page.get_by_role("heading", name="Three games with Micka")).to_be_visible()
    Judge(page).look("the way to coached games")
    said = "Play the first game with Micka"
    for rung, then in (("why", "Play the second game"), ("where", "Play the third game"), ("nudge", None)):
        table = begun(guest, said)
        expect(page.get_by_test_id("hint")).to_have_attribute("aria-pressed", "true", timeout=PATIENT)
        expect(page.get_by_role("radio", name={"nudge": "a nudge"}.get(rung, rung), exact=True)).to_be_checked()
        with guest.elsewhere(), guest.hand(table) as hand:
            hand.play(at_random())
        expect(page.get_by_test_id("headline")).to_be_visible(timeout=PATIENT)
        if then is None:
            expect(page.get_by_test_id("coached")).to_have_count(0)
        else:
            said = f"{then} with Micka"
    page.goto(f"{guest.address}/learn/clans")
    expect(page.locator(".coached li.done")).to_have_count(3)


def test_at_the_tower_one_builds_alone_with_her(invite: Invite):
    """To the lowest story card, and nobody else's hand trembles there."""
    guest = drawing_flat(invite("Minka"))
    page = guest.page
    page.goto(f"{guest.address}/learn/tower")
    table = begun(guest, "Play the first game with Micka")
    expect(page.get_by_test_id("hint")).to_have_attribute("aria-pressed", "true", timeout=PATIENT)
    expect(page.get_by_test_id("choice-1")).to_be_visible(timeout=PATIENT)
    TowerTable(page).wait_until_asked("choose")
    Judge(page).look("a coached game at the tower")
    laid = guest.fetch("GET", f"/api/tables/{table}").json()
    assert (len(laid["seats"]), laid["options"]["target"]) == (1, 10)
