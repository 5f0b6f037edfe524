"""Two folders of files at one address: each keeps a house of its own, and the games are the device's."""

from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.test_tabby import tabby

from .at_home import LONG, NEWER, NO_NETWORK, PACK, Device, files_served, keep, release_anew
from .pages import Table

SHELLS = "caches.keys().then(names => names.filter(name => name.startsWith('tabbytop ')).length)"


def test_a_house_is_kept_renewed_and_removed_beside_another(context: BrowserContext, tmp_path: Path) -> None:
    """One lies at the top, so that its path is the beginning of the other's."""
    tabby.write_site(tmp_path)
    tabby.write_site(tmp_path / "two")
    with files_served(tmp_path) as (address, _):
        one, two = Device(context, address), Device(context, f"{address}two/")
        one.guest.expects(NO_NETWORK)
        two.guest.expects(NO_NETWORK)
        page = one.guest.page
        for place in (one, two):
            page.goto(place.address)
            keep(page)
        context.set_offline(True)
        table = one.begin()
        tokens, there = table.tokens(), table.page.url.partition("?")[2]
        table.page.goto(f"{two.address}?{there}")
        Table(table.page).wait_until_shown(tokens)
        table.page.close()

        context.set_offline(False)
        release_anew(tmp_path / "two")
        page.goto(two.address)
        expect(page.locator(f"head script[src*={NEWER}]")).to_have_count(1, timeout=LONG)
        assert page.evaluate(SHELLS) == 2
        context.set_offline(True)
        page.goto(f"{one.address}?{there}")
        Table(page).wait_until_shown(tokens)

        context.set_offline(False)
        page.goto(two.address)
        page.get_by_test_id("keep-remove").click()
        expect(page.locator("[data-testid=keep][data-at=absent]")).to_be_visible()
        left = page.evaluate("async pack => (await (await caches.open(pack)).keys()).map(({ url }) => url)", PACK)
        assert left
        assert [url for url in left if url.startswith(two.address)] == []
        context.set_offline(True)
        page.goto(f"{one.address}?{there}")
        assert Table(page).is_my_turn()
        assert one.guest.unexpected == []
