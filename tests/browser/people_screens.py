"""Pictures of who one is, and of how people at one table get along: devices, coming back, hosts, talk, watchers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import Page, expect

from tabbytop.texts import texts

from .gone_screens import isle
from .pages import Guest

if TYPE_CHECKING:
    from .screens import Studio

DAY = 86_400.0
PASSKEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Look(NamedTuple):
    """One language, on one kind of screen; what a picture's name ends with."""

    language: str
    night: bool
    after: str

    def guest(self, studio: "Studio", name: str) -> Guest:
        come = studio.phone if self.after else studio.guest
        return come(name, language=self.language, night=self.night)

    def take(self, studio: "Studio", name: str, page: Page, card: str) -> None:
        """A page with nothing but a ``card`` on it; of a large one the card alone."""
        expect(page.locator(card)).to_be_visible()
        studio.take(f"{name}{self.after}", page, only=None if self.after else page.locator(card))

    def press(self, page: Page, key: str, **given: str | int) -> None:
        page.get_by_role("button", name=texts(self.language)(key, given), exact=True).last.click()


def looks() -> Iterator[Look]:
    yield Look("en", False, "")
    yield Look("cs", False, "-phone-cs")
    yield Look("uk", True, "-phone-uk")


def identity(studio: "Studio") -> None:
    """The list of devices, a link that is used up, a phrase with a typo, being forgotten."""
    for look in looks():
        minka, phone, late = (look.guest(studio, name) for name in ("Minka", "Mina", "Packa"))
        link = minka.fetch("POST", "/api/me/link", {}).json()["token"]
        phone.fetch("POST", "/api/link/use", {"token": link, "bring": False})
        page = late.open(f"/d#{link}")
        look.take(studio, "used", page, ".state")
        page = minka.open("/me")
        card = page.locator("[aria-labelledby=devices]")
        expect(card.get_by_role("listitem")).to_have_count(2)
        studio.take(f"devices{look.after}", page, only=card)
        look.press(page, "forget-me")
        expect(page.get_by_role("dialog")).to_be_visible()
        studio.take(f"forget{look.after}", page)
        page = late.open("/back")
        page.get_by_role("textbox").fill("teapot lasso bambo rattle stone holly ostrich bread")
        look.press(page, "return-go")
        expect(page.get_by_role("alert")).to_be_visible()
        look.take(studio, "typo", page, ".me-sheet")


def passkey(studio: "Studio") -> None:
    """Under a name: browsers give no passkey to an address in numbers."""
    for look in looks():
        guest = look.guest(studio, "Minka")
        key = guest.context.new_cdp_session(guest.page)
        key.send("WebAuthn.enable")
        key.send("WebAuthn.addVirtualAuthenticator", {"options": PASSKEYS})
        page = guest.open(f"http://localhost:{studio.house.port}/me")
        look.press(page, "passkey-make")
        expect(page.locator("[aria-labelledby=phrase] .me-row")).to_be_visible()
        studio.take(f"passkey{look.after}", page, only=page.locator("[aria-labelledby=phrase]"))


def hosting(studio: "Studio") -> None:
    """What a host can do about who misbehaves, what they are told, and who comes to a full table."""
    for look in looks():
        minka, mourek, packa = (look.guest(studio, name) for name in ("Minka", "Mourek", "Packa"))
        nonce = f"hosting {look.language}"
        address = f"/t/{minka.set_table('me', 'open', nonce=nonce, start=False)['id']}"
        for guest in (minka, mourek):
            guest.open(address)
        mourek.page.get_by_test_id("sit").click()
        page = packa.open(f"{address}?bot=hard")
        page.get_by_test_id("watch").wait_for()
        studio.take(f"full{look.after}", page)
        look.press(minka.page, "host-deeds-of", name="Mourek")
        expect(minka.page.get_by_test_id("remove")).to_be_visible()
        studio.take(f"remove{look.after}", minka.page)
        minka.page.get_by_test_id("remove").click()
        look.take(studio, "asked-to-leave", mourek.page, ".state")


def talk(studio: "Studio") -> None:
    """What can be done about who talks too much; who looks on, and what they see of a table that is closed to them."""
    for look in looks():
        minka, mourek, fousek = (look.guest(studio, name) for name in ("Minka", "Mourek", "Fousek"))
        id = isle(minka, mourek, nonce=f"talk {look.language}")
        for guest in (mourek, fousek, minka):
            guest.open(f"/t/{id}")
            guest.page.locator(".table-main").wait_for()
        with mourek.hand(id) as hand:
            hand.ask("chat", text="Mňau!")
        with fousek.hand(id) as hand:
            hand.ask("chat", text="Mňau, mňau, mňau, mňau, mňau")
        page = minka.page
        if look.after:
            look.press(page, "chat-unread", count=2)
        line = page.locator(".chat:visible")
        expect(line.locator(".chat-who")).to_have_count(2)
        expect(line.locator(".watchers-note")).to_contain_text("Fousek")
        line.locator(".chat-who").last.click()
        expect(page.get_by_test_id("mute")).to_be_visible()
        studio.take(f"mute{look.after}", page)
        page.get_by_test_id("mute").click()
        expect(page.get_by_test_id("unmute").last).to_be_visible()
        studio.take(f"muted{look.after}", page)
        with minka.hand(id) as hand:
            hand.ask("watchers", watchers="nobody")
        look.take(studio, "closed", fousek.page, ".state")


def ended(studio: "Studio") -> None:
    """A game that was ended as it stood, since somebody did not come back."""
    for look in looks():
        minka, mourek, zofka = (look.guest(studio, name) for name in ("Minka", "Mourek", "Žofka"))
        id = isle(minka, mourek, zofka, nonce=f"ended {look.language}")
        studio.house.later(2 * DAY)
        for guest in (minka, mourek):
            guest.open(f"/t/{id}")
        minka.page.get_by_test_id("gone").click()
        minka.page.get_by_test_id("vote-end").click()
        mourek.page.get_by_test_id("vote-yes").click()
        expect(minka.page.get_by_test_id("broken-off")).to_be_visible()
        expect(minka.page.get_by_text(texts(look.language)("look-back-reading"))).to_have_count(0)
        studio.take(f"ended{look.after}", minka.page)


PEOPLE = (identity, passkey, hosting, talk, ended)
