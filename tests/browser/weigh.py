"""What the first page costs: every file over the wire, as Chromium's network log counts it.

``python -m tests.browser.weigh`` prints a table; exit 1 if JavaScript is over the limit.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import FLAGS
from .house import House

LIMIT = 150_000  #: bytes of JavaScript


def weigh(page_address: str) -> list[tuple[str, str, int]]:
    """(kind, address, bytes over the wire) of everything the first page asks for, nothing in the cache."""
    kinds: dict[str, tuple[str, str]] = {}
    sizes: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = (event["type"], event["response"]["url"])

    def ended(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    with sync_playwright() as playwright:
        path = os.environ.get("TABBY_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=FLAGS)
        page = browser.new_page()
        wire = page.context.new_cdp_session(page)
        wire.on("Network.responseReceived", answered)
        wire.on("Network.loadingFinished", ended)
        wire.send("Network.enable")
        page.goto(page_address, wait_until="networkidle")
        browser.close()
    return sorted((*kinds[id], size) for id, size in sizes.items() if id in kinds)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            found = weigh(f"{house.address}/")
        finally:
            house.stop()
    for kind, address, size in found:
        print(f"{size / 1000:8.1f} KB  {kind:12} {address.removeprefix(house.address)[:90]}")
    scripts = sum(size for kind, _, size in found if kind == "Script")
    print(f"{sum(size for *_, size in found) / 1000:8.1f} KB  in all")
    print(f"{scripts / 1000:8.1f} KB  of JavaScript; at most {LIMIT / 1000:.0f} KB are wanted")
    return int(scripts > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
