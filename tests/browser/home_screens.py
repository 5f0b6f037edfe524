"""Pictures of the house on a device: kept, played in without a server, taken to one; and a site of files alone."""

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.test_tabby import tabby

from .at_home import NO_NETWORK, files_served, keep
from .pages import Guest, Lobby

if TYPE_CHECKING:
    from .screens import Studio

#: Some of the pack comes; then it stands still, to be looked at.
HALF = """{
    const plain = fetch;
    let parts = 0;
    globalThis.fetch = (what, how) =>
        /[.]part$/.test(what) && ++parts > 6 ? new Promise(() => {}) : plain(what, how);
}"""


COME = "() => document.querySelector('.fetching progress')?.value > 2_000_000"


def _three(studio: "Studio") -> list[tuple[Guest, str, str, str]]:
    """A desk, a phone in Czech, a phone in Ukrainian by night; how their pictures are called, and two of their keys."""
    return [
        (studio.guest("Minka"), "", "Menu", "Go on together"),
        (studio.phone("Micka", language="cs"), "-phone-cs", "Nabídka", "Hrát dál společně"),
        (studio.phone("Мурка", language="uk", night=True), "-phone-uk", "Меню", "Грати далі разом"),
    ]


def plane(studio: "Studio") -> None:
    for guest, after, menu, together in _three(studio):
        page = guest.page
        guest.home()
        page.get_by_test_id("keep-place").scroll_into_view_if_needed()
        expect(page.get_by_test_id("keep-it")).to_be_visible()
        studio.take(f"keep{after}", page, at=page.get_by_test_id("keep"))
        keep(page)
        page.get_by_test_id("play-isle").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_test_id("start-here").get_by_role("switch").check()
        expect(dialog.get_by_test_id("start-friend")).to_have_count(0)
        dialog.locator("input[value=expert]").first.check(force=True)
        studio.take(f"start-here{after}", page)
        dialog.get_by_test_id("start-bot").click()
        Lobby(page).start()
        page.get_by_role("button", name=menu).click()
        page.get_by_role("button", name=together).click()
        expect(page.get_by_test_id("go-together")).to_be_visible()
        studio.take(f"go-together{after}", page)
        guest.context.set_offline(True)
        guest.expects(NO_NETWORK)
        guest.home()
        expect(page.locator(".strip")).to_be_visible()
        studio.take(f"plane{after}", page)
        guest.context.set_offline(False)


def files(studio: "Studio") -> None:
    """Somebody who comes for the first time, while the pack is on its way."""
    with tempfile.TemporaryDirectory() as folder, files_served(Path(folder)) as (address, _):
        tabby.write_site(Path(folder))
        for guest, after, *_ in _three(studio):
            guest.context.add_init_script(HALF)
            page = guest.page
            page.goto(address)
            page.get_by_test_id("play-clans").click()
            page.wait_for_function(COME)
            studio.take(f"fetching{after}", page)
            page.goto(f"{address}?/pad/isle")
            page.wait_for_function(COME)
            studio.take(f"fetching-pad{after}", page)


ON_THE_PLANE = (plane, files)
