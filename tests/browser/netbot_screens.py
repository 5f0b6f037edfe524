"""Pictures of bots from the network: made on one's own page, asked in the lobby, and marked at the table."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from .house import ROOT, House
from .pages import Guest
from .people_screens import looks

if TYPE_CHECKING:
    from .screens import Studio

CLIENT = ROOT / "clients/python/tabbybot.py"


def made(owner: Guest, name: str) -> str:
    """A bot of ``owner``'s: its token."""
    token: str = owner.fetch("POST", "/api/me/bots", {"name": name}).json()["token"]
    return token


@contextmanager
def running(house: House, owner: Guest, token: str) -> Iterator[None]:
    """The reference client plays for a while."""
    program = subprocess.Popen(
        [sys.executable, str(CLIENT), house.address], env={**os.environ, "TABBYBOT_TOKEN": token}
    )
    try:
        while not any(bot["here"] for bot in owner.fetch("GET", "/api/me/bots").json()):
            assert program.poll() is None, "the client has ended"
            owner.page.wait_for_timeout(50)
        yield
    finally:
        program.terminate()
        program.wait()


def netbots(studio: "Studio") -> None:
    for look in looks():
        minka = look.guest(studio, "Minka")
        token = made(minka, "Packa")
        page = minka.open("/me")
        card = page.locator("[aria-labelledby=bots]")
        expect(card.get_by_role("listitem")).to_have_count(1)
        look.press(page, "bots-make")
        page.get_by_role("dialog").get_by_role("textbox").fill("Tečka")
        look.press(page, "bots-make-go")
        shown = page.get_by_test_id("bot-token")
        expect(shown).to_be_visible()
        shown.evaluate("element => { element.textContent = `tabbybot_~${'Tečka'.repeat(24)}` }")  # nobody's
        studio.take(f"bot-token{look.after}", page)
        look.press(page, "bots-token-kept")
        with running(studio.house, minka, token):
            minka.open("/me")
            expect(card.locator(".chip")).to_have_count(1)
            studio.take(f"bots{look.after}", page, only=card)
            table = minka.set_table("me", "open", nonce=f"netbots {look.language}", start=False)["id"]
            page = minka.open(f"/t/{table}")
            look.press(page, "fill-seat")
            choice = page.get_by_role("dialog").get_by_role("radio", name="Packa")
            expect(choice).to_be_visible()
            choice.check(force=True)
            studio.take(f"bot-ask{look.after}", page)
            page.get_by_test_id("seat-bot").click()
            expect(page.locator(".seat .bot-mark")).to_be_visible()
            expect(page.locator(".seat .chip").filter(has_not=page.locator(".bot-mark")).last).to_be_visible()
            studio.take(f"bot-lobby{look.after}", page)


NETBOTS = (netbots,)
