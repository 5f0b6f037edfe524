"""The house kept on a device: a site of files alone, a browser that keeps it, and a hand inside its page."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, expect

from tabbytop.core import Moved, Record
from tabbytop.games import all_games
from tests.test_tabby import tabby

from .hand import Json
from .house import BUILT
from .pages import Guest, Home, Table

NO_NETWORK = "ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)"
LONG = 300_000  #: milliseconds; compiling all of Python's files on a machine that has much else to do


def keep(page: Page) -> None:
    """The pack is fetched, and made ready."""
    assert (BUILT / "pack" / "list").is_file(), "there is no pack: run ./tabby test or ./tabby play"
    page.get_by_test_id("keep-place").or_(page.get_by_test_id("keep-it")).first.scroll_into_view_if_needed()
    page.get_by_test_id("keep-it").click()
    expect(page.locator("[data-testid=keep][data-at=kept]")).to_be_visible(timeout=LONG)


@contextmanager
def files_served(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A web server that knows nothing but files, and that can be ended."""
    command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(folder), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        port = server.stdout.readline().decode().split(" port ")[1].split()[0]
        try:
            yield f"http://127.0.0.1:{port}/", server
        finally:
            server.kill()


#: A hand inside the page, wherever ``a hand`` is remembered, on the page's own line to the house: it plays the first
#: choice whenever it is waited for, and tells of every move that was acknowledged. ``told`` is answered outside, so
#: that it outlives the page.
HAND = """if (location.protocol.startsWith("http") && localStorage["a hand"]) {
    const sent = new Map(), Plain = Worker;
    let last = -1;
    function take(worker, line, message) {
        if (message.type === "done" && sent.has(message.id)) told("done", JSON.stringify(sent.get(message.id)));
        if (message.type !== "position") return;
        if (message.outcome) told("over", "");
        const seat = message.must[0], some = message.sights.flatMap(({ menu }) => menu?.sets ?? []);
        const [action] = some.flatMap(({ actions }) => actions ?? []);
        if (message.outcome || seat !== 0 || message.seq <= last || !action) return;
        last = message.seq;
        const move = { type: "move", id: crypto.randomUUID(), seat, seq: message.seq, action };
        sent.set(move.id, { table: location.href.split("/").pop(), seq: move.seq, id: move.id });
        worker.postMessage({ kind: "tell", line, text: JSON.stringify(move) });
        told("sent", "");
    }
    globalThis.Worker = class extends Plain {
        constructor(address, options) {
            super(address, options);
            if (options?.name !== "house") return;
            this.addEventListener("message", ({ data }) => {
                if (data.kind !== "line" || data.what !== "text") return;
                for (const message of [JSON.parse(data.text)].flat()) take(this, data.line, message);
            });
        }
    };
}"""

#: What lies in a browser's cache of the house is laid elsewhere, or back.
MOVE = """async ([from, to]) => {
    const [here, there] = [await caches.open(from), await caches.open(to)];
    for (const key of await here.keys()) await there.put(key, await here.match(key));
    await caches.delete(from);
}"""
#: What is said of the edition in use, with more of it, or otherwise.
LIST = """async more => {
    const cache = await caches.open("tabbytop-pack");
    const [key] = (await cache.keys()).filter(({ url }) => url.endsWith("/files/list"));
    const list = { ...(await (await cache.match(key)).json()), ...more };
    await cache.put(key, new Response(JSON.stringify(list)));
    return list;
}"""
PACK, ASIDE = "tabbytop-pack", "aside"

#: The worker of the house hears that it is to start when that is let go.
SLOW = """{
    const Plain = Worker;
    const held = new Promise(letGo => { globalThis.letGo = letGo });
    globalThis.Worker = class extends Plain {
        async postMessage(message, ports) {
            if (message.kind === "start") await held;
            super.postMessage(message, ports);
        }
    };
}"""

#: In a worker: nothing more fits into the database, or everything does again.
FULL = """full => {
    globalThis.put ??= IDBObjectStore.prototype.put;
    const refuse = () => { throw new DOMException("there is no room", "QuotaExceededError") };
    IDBObjectStore.prototype.put = full ? refuse : globalThis.put;
}"""

#: Everything that is kept, read beside the house.
SHELF = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("tabbytop");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const store = opening.result.transaction("texts").objectStore("texts"), found = {};
        const reading = store.openCursor();
        reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) { opening.result.close(); resolve(found); return; }
            found[cursor.key] = cursor.value;
            cursor.continue();
        };
    };
})"""


def crash(page: Page) -> None:
    """Its process ends in the middle of whatever it does, workers and all."""
    with suppress(Error):  # nobody is left to answer
        page.goto("chrome://crash")
    page.close()


class Device:
    """A browser that keeps the house, and what its hand was told."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.guest = Guest(context, address)
        self.acknowledged: list[Json] = []
        self.events = 0
        self.over = False

    def open(self, address: str | None = None) -> Page:
        page = self.context.new_page()
        page.goto(address or self.address)
        return page

    def begin(self) -> Table:
        """A game with a bot."""
        table = Home(self.open()).begin().against_bot("Easy").start()
        assert table.is_my_turn()
        return table

    def remember(self, key: str, value: str | None) -> None:
        page = self.open(f"{self.address}mark.svg")
        page.evaluate(
            "([key, value]) => value ? localStorage.setItem(key, value) : localStorage.removeItem(key)", [key, value]
        )
        page.close()

    def list_says(self, page: Page, **more: Any) -> None:
        """What is in use says something else of itself."""
        page.evaluate(LIST, more)

    def version(self, page: Page) -> str:
        """Of what is in use."""
        return str(page.evaluate(LIST, {})["version"])

    def hear(self, _: Any, kind: str, what: str) -> None:
        self.events += 1
        self.over = self.over or kind == "over"
        if kind == "done":
            self.acknowledged.append(json.loads(what))

    def play(self, page: Page, events: int) -> None:
        """Until so many things have happened, or the game is over."""
        until = self.events + events
        while self.events < until and not self.over:
            page.wait_for_timeout(5)

    def check(self, page: Page) -> list[Record]:
        """Everything that was acknowledged is kept where it was said to be, in games that are verified here."""
        shelf: Json = page.evaluate(SHELF)
        tables = {key.split("/")[1]: json.loads(shelf[key]) for key in shelf if key.startswith("tables/")}
        records = {}
        for table, row in tables.items():
            lines = [shelf[key] for key in sorted(shelf) if key.startswith(f"entries/{table}/")]
            seed = bytes.fromhex(json.loads(row[-1])["seed"])
            if lines:
                header = shelf[f"records/{table}/header"]
                records[table] = Record.read([header, *lines], all_games(), verify=True, seed=seed)
        for move in self.acknowledged:
            entry = records[move["table"]].entries[move["seq"]]
            assert isinstance(entry, Moved)
            assert (entry.seat, entry.id) == (0, f"0:{move['id']}")
        return list(records.values())


NEWER = "newer"


def release_anew(web: Path) -> None:
    """Another release takes the client's place: all parts have other names, and house and pages speak other words."""
    parts = {path.name: f"{path.stem}-{NEWER}{path.suffix}" for path in (web / "assets").iterdir()}
    pack = json.loads((web / "pack" / "list").read_text(encoding="utf-8"))
    words = {**parts, pack["wire"]: NEWER}
    known = re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))))
    for path in [*web.glob("*.html"), *web.glob("worker.js"), *web.glob("pack/list"), *web.glob("assets/*")]:
        if path.suffix != ".woff2":
            text = known.sub(lambda found: words[found[0]], path.read_text(encoding="utf-8"))
            path.write_text(text.replace('RELEASE = "', f'RELEASE = "{NEWER}'), encoding="utf-8")
        if path.parent.name == "assets":
            path.rename(path.with_name(parts[path.name]))
    tabby.packed("packing it anew", "client", web, web / "pack", tabby.SECURE)
    listed = web / "pack" / "list"
    listed.write_text(json.dumps({**json.loads(listed.read_text()), "version": f"{NEWER}-pack"}), encoding="utf-8")


def is_newer(page: Page) -> bool:
    """Is it a page of that release?"""
    script = page.locator("head script[type=module]").get_attribute("src")
    return script is not None and NEWER in script
