"""What the tower costs a browser: frames, work for each of them, and how long one waits beyond the clip.

``python -m tests.browser.tower_frames [--tables 3] [--json]`` on a tower of ten floors with four cats. Work is time of
a processor on the page's main thread (scripts, style, layout, handing over to the graphics), so a busy machine does not
change it; draws and triangles are counted where the page hands them over, shadows included. Here the processor paints
too, on threads of its own: frames a second say how fast that is, not how fast a laptop's graphics would be.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect, sync_playwright

from tabbytop.games.tower.components import CATS, KITTENS, NAMED
from tabbytop.games.tower.geometry import MICRO, pose_at
from tabbytop.games.tower.packing import unpack_clip
from tabbytop.games.tower.state import State
from tabbytop.games.tower.tests.kit import position, with_cards
from tests.frames import messages

from .conftest import FLAGS, PATIENCE
from .house import House
from .pages import Guest, remembering
from .test_tower import stairs
from .tower import TowerTable, at_rest, prepare

DESK = {"width": 1280, "height": 860}
RESTING = 3_000  #: milliseconds for which nothing is done

#: Counts what is handed over to be drawn, by frames; and notes when a piece was let go, when the outcome was heard, and
#: when all was settled on the page.
COUNT = """
  const seen = window.tower = { frames: 0, draws: 0, triangles: 0, letGo: 0, heard: 0, settled: 0 };
  let drawn = false;
  const next = requestAnimationFrame;
  let last = 0;
  window.requestAnimationFrame = callback => next(now => {
    if (now !== last && drawn) { seen.frames += 1; drawn = false; }
    last = now;
    callback(now);
  });
  const kinds = { drawArrays: 2, drawElements: 1, drawArraysInstanced: 2, drawElementsInstanced: 1 };
  for (const [kind, count] of Object.entries(kinds)) {
    const draw = WebGL2RenderingContext.prototype[kind];
    WebGL2RenderingContext.prototype[kind] = function (...given) {
      drawn = true;
      seen.draws += 1;
      seen.triangles += given[count] / 3;
      draw.apply(this, given);
    };
  }
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"settled"')) seen.heard = performance.now();
      });
    }
  };
  addEventListener('click', event => {
    if (event.target.closest('[data-testid=let-go]')) [seen.letGo, seen.settled] = [performance.now(), 0];
  }, true);
  new MutationObserver(() => {
    const play = document.querySelector('.tower-play');
    if (!play) return;
    const { moving, step } = play.dataset;
    const isSettled = moving === 'false' && step !== 'place' && step !== 'physics';
    if (!isSettled) seen.settled = 0;
    else if (!seen.settled) seen.settled = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-moving', 'data-step'] });
"""


class Bench:
    """A house, a browser, and guests whose page is counted."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house, self.browser = house, browser

    def sit(self, state: State, kind: str) -> tuple[TowerTable, list[float]]:
        """Somebody at this tower; and the milliseconds of the clips that come, as they come."""
        context = self.browser.new_context(base_url=self.house.address, locale="en-GB", viewport=DESK)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(remembering("tabbytop.settings", json.dumps({"pace": "usual", "sound": False})))
        context.add_init_script(remembering("tabbytop.tower.picture", kind))
        context.add_init_script(COUNT)
        guest = Guest(context, self.house.address)
        guest.call("Miška")
        clips: list[float] = []
        guest.page.on("websocket", lambda socket: listen(socket, clips))
        id = guest.set_table("me", game="tower")["id"]
        prepare(self.house.folder, id, state)
        guest.open(f"/t/{id}")
        table = TowerTable(guest.page)
        table.wait_until_drawn()
        return table, clips


def listen(socket: WebSocket, clips: list[float]) -> None:
    def heard(frame: str | bytes) -> None:
        told = [event for message in messages(frame) for news in message.get("news", ()) for event in news["events"]]
        for event in told:
            if event["key"] == "settled" and event["args"].get("clip"):
                clip = unpack_clip(event["args"]["clip"])
                clips.append(1000 * (len(clip.frames) - 1) / clip.rate)

    socket.on("framereceived", heard)


def counted(page: Page, do: Callable[[], None]) -> dict[str, Any]:
    """What it costs to do it."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def now() -> dict[str, float]:
        metrics = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        seen = page.evaluate("({ ...window.tower, now: performance.now() })")
        return {**seen, "work": 1000 * metrics["TaskDuration"], "scripts": 1000 * metrics["ScriptDuration"]}

    before = now()
    do()
    after = now()
    wire.detach()
    spent = {key: after[key] - before[key] for key in ("frames", "draws", "triangles", "work", "scripts", "now")}
    frames = max(1.0, spent["frames"])
    return {
        "seconds": round(spent["now"] / 1000, 1),
        "frames": round(spent["frames"]),
        "frames_a_second": round(1000 * spent["frames"] / spent["now"], 1),
        "work_ms_a_frame": round(spent["work"] / frames, 2) if spent["frames"] else None,
        "scripts_ms_a_frame": round(spent["scripts"] / frames, 2) if spent["frames"] else None,
        "work_ms_a_second": round(1000 * spent["work"] / spent["now"], 1),
        "draws_a_frame": round(spent["draws"] / frames),
        "triangles_a_frame": round(spent["triangles"] / frames),
    }


def ten_floors() -> State:
    """Four cats in the middle of their floors, nothing on the topmost one."""
    cats = {"orange1": "floor3", "blue1": "floor5", "green1": "floor7", "purple1": "floor9"}
    state = position(10, cats, toto=6, seats=1)
    tower = tuple(
        one._replace(pose=pose_at(-4, 0, one.pose.z / MICRO)) if one.piece in CATS or one.piece in KITTENS else one
        for one in state.tower
    )
    return with_cards(at_rest(state._replace(tower=tower)), up=(1, 14))


def lead(table: TowerTable, start: tuple[float, float]) -> None:
    """Round and round with the button held down."""
    mouse = table.page.mouse
    mouse.move(*start)
    mouse.down()
    for step in range(120):
        across, down = ((0, 0), (30, 0), (30, -20), (0, -20))[step // 5 % 4]
        mouse.move(start[0] + across + step % 5, start[1] + down)


def at_work(bench: Bench, kind: str) -> dict[str, Any]:
    """A tower of ten floors at rest, looked at from all sides, with a piece in hand, while a clip plays, falling."""
    told: dict[str, Any] = {}
    table, _ = bench.sit(ten_floors(), kind)
    page = table.page
    told["at rest"] = counted(page, lambda: page.wait_for_timeout(RESTING))
    told["the view is turned"] = counted(page, lambda: lead(table, table.spot(0.2, 0.3)))
    page.mouse.up()
    table.choose(1)
    page.locator(".tower-take").first.click()
    expect(table.let_go).to_be_enabled()
    told["a piece is held still"] = counted(page, lambda: page.wait_for_timeout(RESTING))
    told["a piece is led"] = counted(page, lambda: lead(table, table.spot_of("data-hand")))
    page.mouse.up()
    told["a clip plays"] = counted(page, lambda: let_go(table))
    table, _ = bench.sit(stairs(), kind)
    table.choose(14)
    table.holds(NAMED["orange1"])
    told["nine floors fall"] = counted(table.page, lambda: (table.place(), expect(table.end).to_be_visible()))
    return told


def let_go(table: TowerTable) -> None:
    table.place()
    table.wait_until_asked("act")


def waiting(bench: Bench, tables: int, kind: str) -> list[dict[str, int]]:
    """From letting go to the settled state on the page, two walls and a floor on each of several towers.

    ``heard`` is when the outcome had been computed and had come, ``shown`` how long the page took from then on.
    """
    told = []
    for _ in range(tables):
        table, clips = bench.sit(ten_floors(), kind)
        table.choose(1)
        for _ in range(3):
            table.wait_until_asked("act")
            table.page.locator(".tower-take").first.click()
            expect(table.let_go).to_be_enabled()
            clips.clear()
            let_go(table)
            seen = table.page.evaluate("window.tower")
            waited, clip, heard = seen["settled"] - seen["letGo"], sum(clips), seen["heard"] - seen["letGo"]
            one = {"waited": waited, "clip": clip, "beyond": waited - clip, "heard": heard, "shown": waited - heard}
            told.append({key: round(value) for key, value in one.items()})
        table.page.context.close()
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    path = os.environ.get("TABBY_CHROMIUM") or shutil.which("chromium")
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=FLAGS)
        try:
            bench = Bench(house, browser)
            told: dict[str, Any] = {
                "with shadows": at_work(bench, "fine"),
                "where the processor paints": at_work(bench, "solid"),
                "waiting_ms": waiting(bench, given.tables, "solid"),
            }
        finally:
            browser.close()
            house.stop()
    if given.json:
        print(json.dumps(told, indent=2))
        return 0
    for part in ("with shadows", "where the processor paints"):
        print(part)
        for name, line in told[part].items():
            print(f"  {name}: " + ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in line.items()))
    beyond = [one["beyond"] for one in told["waiting_ms"]]
    print(f"let go to settled, beyond the clip: {median(beyond):.0f} ms in the middle, {max(beyond)} at most")
    for one in told["waiting_ms"]:
        print("  " + ", ".join(f"{key} {value}" for key, value in one.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
