"""How long people wait at home, beside the server: from the tap on Play to the first choice, and for a page to open.

    python -m benchmarks.offline [--times 5] [--slow 4] [--levels]

In a real Chromium, with the pack kept and the server ended. Two people at one screen play cat clans, so that nobody
waits for a bot; the best of some tries is told, since other work on the machine only ever makes them longer. ``--slow``
stops every process of the pages for most of the time: Chromium's own way to slow a page leaves workers as they are. On
a machine that is busy with other work that tells less than it should: whoever was stopped goes first then.
``--levels`` tells instead how long bots think about a decision there.
"""

import argparse
import os
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, product
from pathlib import Path

import psutil
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.at_home import keep
from tests.browser.conftest import FLAGS, PATIENCE
from tests.browser.house import House
from tests.browser.pages import Home

TURN = 0.02  #: seconds in which a slowed process runs once and is stopped once
LOOK = 5  #: turns until it is looked for new ones


@contextmanager
def slowed(factor: int) -> Iterator[None]:
    """All renderers of this process's browser, workers in them too, get so small a part of the time."""
    if factor == 1:
        yield
        return
    done = threading.Event()

    def brake() -> None:
        pids: list[int] = []
        for turn in count():
            tell(pids, signal.SIGSTOP)
            again = time.monotonic() + TURN - TURN / factor
            if turn % LOOK == 0:  # a new page may be a new process
                mine = psutil.Process().children(recursive=True)
                pids = [one.pid for one in mine if "--type=renderer" in cmdline(one)]
            time.sleep(max(0.0, again - time.monotonic()))
            tell(pids, signal.SIGCONT)
            if done.wait(TURN / factor):
                return

    thread = threading.Thread(target=brake)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def cmdline(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:  # it has ended
        return ""


def tell(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, what)
        except ProcessLookupError:
            continue


def begun(page: Page) -> float:
    """From the tap on Play to the first choice; whoever taps knows already what to choose."""
    home = Home(page)
    began = time.perf_counter()
    assert home.begin().at_one_screen().start().is_my_turn()
    return time.perf_counter() - began


def timed(context: BrowserContext, address: str) -> dict[str, float]:
    """One visit: the page opened, a table laid at once, and another one when all is warm."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address)
    expect(Home(page).play).to_be_enabled()
    took = {"page opened": time.perf_counter() - began, "first table": begun(page)}
    page.evaluate("history.go(-1)")
    took["next table"] = begun(page)
    page.close()
    return took


def best(context: BrowserContext, address: str, times: int) -> dict[str, float]:
    tries = [timed(context, address) for _ in range(times)]
    return {what: min(one[what] for one in tries) for what in tries[0]}


#: Python in a page, as ``web/src/home/python.ts`` starts it in a worker.
IN_A_PAGE = """async code => {
    const { version } = await (await fetch("pack/list")).json();
    const files = new URL(`pack/files/${version}/`, location.href).href;
    const { loadPyodide } = await import(files + "pyodide.mjs");
    const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" };
    const python = await loadPyodide({
        indexURL: files, stdLibURL: files + "compiled/python_stdlib.zip", packageBaseUrl: files,
        lockFileContents: { info, packages: {} }, env: { HOME: "/", TABBYTOP_PLAIN: "1" },
    });
    const bytes = new Uint8Array(await (await fetch(files + "compiled/house.bin")).arrayBuffer());
    let at = 4 + new DataView(bytes.buffer).getUint32(0, true);
    for (const [name, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
        python.FS.mkdirTree("/house/" + name.slice(0, name.lastIndexOf("/") + 1));
        python.FS.writeFile("/house/" + name, bytes.subarray(at, at + size));
        at += size;
    }
    python.runPython("import sys; sys.path.insert(0, '/house')");
    return python.runPython(code);
}"""
#: Whole games between bots of a level, or as much of one as a minute has time for.
THINKING = """
import time
from random import Random
from tabbytop import bots
from tabbytop.core import play_out
from tabbytop.games import playable_games

class Enough(Exception): ...

def thought(key, level, seats, wish, most=60):
    game, took, began = playable_games()[key], [], time.monotonic()
    bot = bots.bot(key, level)

    def decide(state, seat, menu, may_decline):
        if time.monotonic() > began + most:
            raise Enough
        view, here = game.view(state, seat), time.perf_counter()
        action = bot.choose(view, menu, Random(len(took)), may_decline=may_decline)
        took.append(time.perf_counter() - here)
        return action

    try:
        play_out(game, game.new_game(seats, game.complete(wish)), decide, Random(7).randrange)
    except Enough:
        pass
    took.sort()
    times = f"mean {1e3 * sum(took) / len(took):.0f} ms, 19 of 20 under {1e3 * took[len(took) * 19 // 20]:.0f} ms"
    return f"{key} for {seats}, {level}: {len(took)} decisions, {times}, longest {1e3 * took[-1]:.0f} ms"

"""
WAYS = (("clans", 2, {}), ("isle", 2, {}), ("isle", 1, {"mode": "solo"}), ("kingos", 2, {}), ("kingos", 1, {}))
LEVELS = ("easy", "medium", "hard", "expert")


def thinking(page: Page) -> Iterator[str]:
    for (key, seats, wish), level in product(WAYS, LEVELS):
        yield page.evaluate(IN_A_PAGE, f"{THINKING}thought({key!r}, {level!r}, {seats}, {wish!r})")


def keeping(browser: Browser, house: House) -> tuple[BrowserContext, Page]:
    house.start()
    context = browser.new_context(base_url=house.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    keep(page)
    return context, page


def measured(browser: Browser, house: House, times: int, factors: list[int]) -> Iterator[tuple[str, dict[str, float]]]:
    context, page = keeping(browser, house)
    page.close()
    for factor in factors:
        with slowed(factor):
            yield f"server, {factor} x slowed", best(context, "/", times)
    house.stop()
    context.set_offline(True)
    for factor in factors:
        with slowed(factor):
            yield f"home, {factor} x slowed", best(context, "/", times)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--slow", type=int, default=4)
    parser.add_argument("--levels", action="store_true")
    wish = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    path = os.environ.get("TABBY_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=FLAGS)
        house = House(Path(folder))
        if wish.levels:
            for told in thinking(keeping(browser, house)[1]):
                print(told, flush=True)
            house.stop()
            return
        for where, took in measured(browser, house, wish.times, [1, wish.slow]):
            print(where, *(f"{what} {seconds:.2f} s" for what, seconds in took.items()), sep="\t", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
