"""All that keeping the house on a device fetches, counted where it is sent: by a server of nothing but files."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.test_tabby import tabby

from .at_home import MOVE, NO_NETWORK, PACK, keep
from .conftest import PATIENCE
from .house import BUILT
from .pages import Guest

MOST = 6_000_000  #: bytes, in all
AROUND = 30_000  #: heads of answers, the list, and a look whether there is a newer service worker
A_PART = re.compile(r"/pack/\w+\.part")


class Counted(SimpleHTTPRequestHandler):
    """What ``python -m http.server`` answers with, nothing compressed; every byte of it is counted."""

    server: "Files"

    def do_GET(self) -> None:
        if self.server.holds(self.path):
            return
        out = Counting(self.wfile)
        self.wfile = out  # type: ignore[assignment] # of a file only writing is asked
        super().do_GET()
        self.server.sent.append((self.path, out.count))

    def log_message(self, *_: Any) -> None:
        pass


class Counting:
    def __init__(self, out: BufferedIOBase) -> None:
        self.out, self.count = out, 0

    def write(self, data: bytes) -> int:
        self.count += len(data)
        return self.out.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.out, name)


class Files(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Counted, directory=str(folder)))
        self.sent: list[tuple[str, int]] = []
        self.hold_after: int | None = None
        self.holding, self.let_go = Event(), Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    @property
    def parts(self) -> list[str]:
        return [path for path, _ in self.sent if A_PART.fullmatch(path)]

    def holds(self, path: str) -> bool:
        """After so many parts the next one stays away for as long as somebody waits for it."""
        if not A_PART.fullmatch(path) or self.hold_after is None or len(self.parts) < self.hold_after:
            return False
        self.holding.set()
        self.let_go.wait()
        return True


@contextmanager
def served(folder: Path) -> Iterator[Files]:
    with Files(folder) as files:
        Thread(target=files.serve_forever, daemon=True).start()
        try:
            yield files
        finally:
            files.let_go.set()
            files.shutdown()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Files]:
    tabby.write_site(tmp_path)
    with served(tmp_path) as files:
        yield files


def come(page: Page, address: str) -> None:
    """The first page, with all that it fetches by itself."""
    page.goto(address, wait_until="networkidle")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_test_id("keep-place").or_(page.get_by_test_id("keep-it")).first.scroll_into_view_if_needed()
    expect(page.get_by_test_id("keep-it")).to_be_visible()
    page.wait_for_load_state("networkidle")


#: What nobody has opened while there was a network, and what stands there.
PAGES = {
    "/learn": "How the games are played",
    **{f"/learn/{game}": "How to play" for game in ("clans", "isle", "kingos", "tower")},
    **{f"/pad/{game}": "Score pad" for game in ("clans", "isle")},
    **{f"/guide{game}": "The field guide" for game in ("", "/clans", "/isle", "/kingos", "/tower")},
    **{f"/puzzles/{game}": "All puzzles" for game in ("clans", "isle", "kingos", "tower")},
    "/replay": "Open a kept game",
    "/me": "What is kept of me",
}
#: What lies on the table when a game has begun.
BOARDS = {"clans": "[data-lit=turn]", "isle": ".isle-play .isle-boat", "kingos": ".kingos-sea"}


def begin(page: Page, game: str) -> None:
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_role("dialog").get_by_test_id("start-bot").click()
    page.get_by_test_id("start").click()
    expect(page.locator(BOARDS[game]).first).to_be_visible()


def test_all_that_is_fetched_is_counted_and_no_more_than_was_said(
    context: BrowserContext, site: Files, tmp_path: Path
) -> None:
    """Stopped on the way, it goes on from there; then every page opens with no network."""
    size = json.loads((tmp_path / "pack" / "list").read_text())["bytes"]
    minka = Guest(context, site.address)
    page = minka.page
    come(page, site.address)
    expect(page.get_by_test_id("keep")).to_contain_text(f"{size / 1e6:.1f} MB, once")
    site.sent.clear()
    site.hold_after = 3
    page.get_by_test_id("keep-it").click()
    assert site.holding.wait(PATIENCE / 1000)
    expect(page.get_by_test_id("keep")).to_contain_text(f"of {size / 1e6:.1f} MB are here")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_test_id("keep-it")).to_have_text("Fetch the rest")
    expect(page.get_by_test_id("keep")).to_contain_text(f"of {size / 1e6:.1f} MB are here")
    site.hold_after = None
    site.let_go.set()
    keep(page)
    expect(page.get_by_test_id("keep")).to_contain_text(f"({size / 1e6:.1f} MB)")
    assert len(site.parts) == len({*site.parts}), "nothing comes twice"
    others = {path for path, _ in site.sent if not A_PART.fullmatch(path)}
    assert others <= {"/pack/list", "/worker.js"}, "all else has come in parts"
    assert size <= sum(count for _, count in site.sent) <= min(size + AROUND, MOST)
    opens_everywhere(minka, site)


#: Of the parts that have come, all are other bytes now.
SPOILT = """async pack => {
    const house = await caches.open(pack);
    const parts = (await house.keys()).filter(({ url }) => url.endsWith(".part"));
    for (const part of parts) await house.put(part, new Response(new Uint8Array(8)));
    return parts.length;
}"""


def stopped(context: BrowserContext, site: Files) -> Page:
    """In the middle of fetching."""
    page = Guest(context, site.address).page
    come(page, site.address)
    site.hold_after = 3
    page.get_by_test_id("keep-it").click()
    assert site.holding.wait(PATIENCE / 1000)
    page.get_by_role("button", name="Stop").click()
    return page


def test_what_came_before_it_was_stopped_can_be_removed(context: BrowserContext, site: Files) -> None:
    page = stopped(context, site)
    page.get_by_test_id("keep-remove").click()
    expect(page.get_by_test_id("keep-it")).to_have_text("Keep it on this device")
    expect(page.get_by_test_id("keep")).to_contain_text("MB, once")
    assert page.evaluate("pack => caches.has(pack)", PACK) is False


def test_a_part_that_is_spoilt_on_the_device_comes_again(context: BrowserContext, site: Files) -> None:
    page = stopped(context, site)
    expect(page.get_by_test_id("keep-it")).to_be_visible()
    assert page.evaluate(SPOILT, "tabbytop-pack") > 0
    site.hold_after = None
    site.let_go.set()
    keep(page)


def opens_everywhere(minka: Guest, site: Files) -> None:
    site.shutdown()
    site.server_close()
    minka.context.set_offline(True)
    minka.expects(NO_NETWORK)
    page = minka.page
    for path, said in PAGES.items():
        page.goto(f"{site.address}?{path}")
        expect(page.locator("body")).to_contain_text(said)
    for game in BOARDS:
        page.goto(site.address)
        begin(page, game)
    assert minka.unexpected == []


#: As it was before the pack held the client: that lies in the cache of its release, and a newer one's shell beside it.
AS_BEFORE = """async pack => {
    const house = await caches.open(pack), before = await caches.open("tabbytop before");
    const key = (await house.keys()).find(({ url }) => url.endsWith("/files/list"));
    const list = await (await house.match(key)).json();
    for (const { url } of await house.keys()) {
        const [, path] = /\\/pack\\/files\\/\\w+\\/page\\/(.*)$/.exec(url) ?? [];
        if (path === undefined && !url.includes("/assets/")) continue;
        await before.put(path === undefined ? url : new URL(path, location.href), await house.match(url));
        await house.delete(url);
    }
    const page = await (await before.match(location.href)).text();
    const marked = page.replace("<title>", '<meta name="of-before"><title>');
    await before.put(location.href, new Response(marked, { headers: { "Content-Type": "text/html" } }));
    const files = list.files.filter(({ type }) => type !== "bundle");
    await house.put(key, new Response(JSON.stringify({ ...list, files })));
}"""
GONE = "async name => { while (await caches.has(name)) await new Promise(next => setTimeout(next, 50)); }"
RELEASE = "caches.keys().then(names => names.find(name => name.startsWith('tabbytop ')))"


def test_a_house_that_was_kept_before_it_held_the_client_goes_on_and_takes_up_the_new_one(
    context: BrowserContext, site: Files, tmp_path: Path
) -> None:
    minka = Guest(context, site.address)
    page = minka.page
    come(page, site.address)
    keep(page)
    release = page.evaluate(RELEASE)
    page.evaluate(MOVE, [release, "aside"])
    page.evaluate(AS_BEFORE, PACK)
    page.evaluate(MOVE, ["aside", release])
    page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.postMessage('tidy'))")
    context.set_offline(True)
    minka.expects(NO_NETWORK)
    page.goto(site.address)
    expect(page.locator("meta[name=of-before]")).to_have_count(1)
    begin(page, "isle")
    there = page.url
    context.set_offline(False)
    listed = tmp_path / "pack" / "list"
    listed.write_text(json.dumps({**json.loads(listed.read_text()), "version": "newer"}))
    page.goto(site.address)
    page.evaluate(GONE, "tabbytop before")
    context.set_offline(True)
    page.goto(there)
    expect(page.locator("meta[name=of-before]")).to_have_count(0)
    expect(page.locator(BOARDS["isle"]).first).to_be_visible()
    assert minka.unexpected == []


def test_a_site_of_files_packs_a_first_page_of_its_own(tmp_path: Path) -> None:
    tabby.write_site(tmp_path)
    ours, its = (json.loads((folder / "pack" / "list").read_text()) for folder in (BUILT, tmp_path))
    other = [one["name"] for one, same in zip(ours["files"], its["files"], strict=True) if one["sha"] != same["sha"]]
    assert other == ["page.bin"]
    assert ours["version"] != its["version"]
    for part in (part for file in its["files"] for part in file["parts"]):
        assert (tmp_path / "pack" / f"{part['sha'][:20]}.part").stat().st_size == part["bytes"]
