"""The tower's page as people use it, and towers that stand before anybody has come."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Mouse, Page, expect

from tabbytop.core import Upgraded, encode
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Place, Take
from tabbytop.games.tower.components import NAMED, THICKNESS, Piece
from tabbytop.games.tower.falling import read
from tabbytop.games.tower.geometry import MICRO
from tabbytop.games.tower.state import PuttingBack, Request, State
from tabbytop.games.tower.tests.kit import position, with_cards
from tabbytop.physics.simulate import simulate
from tabbytop.tables.play import InPlay
from tabbytop.tables.sqlite import Sqlite

from .hand import Json
from .house import House
from .pages import Guest, remembering

Spot: TypeAlias = tuple[float, float]

#: Asked once in every frame: have some of them in a row pointed out the same?
EYE_RESTS = """() => {
  const { hand, lit, eye } = document.querySelector('.tower-canvas').dataset;
  const now = [hand, lit, eye].join();
  const alike = window.seen?.at === now ? window.seen.alike + 1 : 0;
  window.seen = alike < 3 ? { at: now, alike } : undefined;
  return alike === 3;
}"""


def at_rest(state: State) -> State:
    """The same position as physics leaves it when nobody touches it."""
    request = Request(state.tower, PuttingBack(()))
    now = read(request, simulate(request))
    return state._replace(tower=tuple(now[one] for one in sorted(now)))


def prepare(folder: Path, table: str, state: State) -> None:
    """The table goes on from ``state``, as it would from a snapshot; the server hears of it as of any other process."""
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        thread.submit(asyncio.run, _prepare(folder / "tables.db", table, state)).result()


async def _prepare(path: Path, table: str, state: State) -> None:
    store = Sqlite(path)
    await store.open()
    try:
        kept = await store.load(table)
        assert kept is not None and kept.header is not None
        live = InPlay.read(kept, kept.header, {GAME.key: GAME})
        record = live.record
        record._append(Upgraded(record.seq, GAME.rules, encode(GAME.state, state), record.draws))
        live.go_on(kept.changed + 1)
        await store.save(live.change(kept.changed + 1))
    finally:
        await store.close()


def some_floors() -> State:
    """Four floors and two cats, and a card to be chosen."""
    return with_cards(position(4, {"blue1": "floor3", "green1": "floor2"}, toto=2, seats=1), up=(13, 15))


def prepared(house: House, guest: Guest, state: State, nonce: str = "0") -> "TowerTable":
    """A guest's own table, which goes on from ``state``, opened."""
    table = guest.set_table(*["me"] * state.setup.seats, game="tower", nonce=nonce, mode=state.setup.mode)["id"]
    prepare(house.folder, table, state)
    guest.open(f"/t/{table}")
    return TowerTable(guest.page)


def throw_a_wall(guest: Guest, table: str) -> None:
    """Where ``some_floors`` stand: a wall is let go at the edge of the highest, on its way out, and falls."""
    wall: Piece = NAMED["window3"]
    done = {"choose": Choose(13, 0), "act": Take(wall)}

    def choose(sight: Json, actions: list[Json]) -> Json:
        view = sight["view"]
        if view["step"] != "place":
            return encode(GAME.action, done[view["step"]])
        top = max(one["pose"]["z"] for one in view["tower"] if one["piece"] == 4) / MICRO + THICKNESS
        return encode(GAME.action, Place(-38.0, 0.0, top + 1.0, 0.0, 0.0, 0.0, 90.0, -240.0, 0.0, 0.0))

    guest.play_ahead(table, lambda view: view["turn"]["failed"], choose)


def drawing_flat(guest: Guest) -> Guest:
    """Who prefers the flat picture, which is painted sooner than one in three dimensions."""
    guest.context.add_init_script(remembering("tabbytop.tower.picture", "flat"))
    guest.is_altered = True
    return guest


class TowerTable:
    """The tower in play. Everything waits on what is on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def play(self) -> Locator:
        return self.page.locator(".tower-play")

    @property
    def caption(self) -> Locator:
        return self.page.get_by_test_id("caption")

    @property
    def end(self) -> Locator:
        return self.page.locator(".tower-end[data-ended=true]")

    @property
    def let_go(self) -> Locator:
        return self.page.get_by_test_id("let-go")

    @property
    def story(self) -> Locator:
        return self.page.locator("ol.story, ul.story").first

    def wait_until_asked(self, step: str | None = None) -> None:
        """Something is mine to do, and nothing moves any more."""
        asked = ".tower-play[data-asked=true]" + (f"[data-step={step}]" if step else "")
        expect(self.page.locator(asked)).to_be_attached()

    def wait_until_drawn(self) -> None:
        """The picture is there, and its ruler with it."""
        expect(self.page.locator(".tower-ruler i").first).to_be_visible()
        expect(self.page.locator(".tower-plate .state")).to_have_count(0)
        expect(self.page.locator(".tower-ruler i:not(.target)").first).to_be_visible()

    def choose(self, card: int, side: int = 0) -> None:
        self.wait_until_asked("choose")
        self.page.locator(f".tower-action[data-card='{card}'] button[data-side='{side}']").click()

    def take(self, piece: int) -> None:
        """Take a piece up; where there is but one to take it is in the hand by itself."""
        self.wait_until_asked("act")
        self.page.locator(f".tower-take[data-take='{piece}']").click()
        self.holds(piece)

    def holds(self, piece: int) -> None:
        expect(self.play).to_have_attribute("data-held", str(piece))
        expect(self.let_go).to_be_enabled()

    def place(self) -> None:
        """Lower what is held until it touches, and let it go."""
        expect(self.let_go).to_be_enabled()
        lower = self.page.get_by_test_id("lower")
        if lower.is_enabled():
            lower.click()
        self.let_go.click()

    # -- in the picture -----------------------------------------------------------------------------------------------

    @property
    def canvas(self) -> Locator:
        return self.page.locator(".tower-canvas")

    def wait_for_hand(self) -> None:
        """A piece has come into the hand, and the eye to rest."""
        expect(self.canvas).to_have_attribute("data-hand", re.compile(r"\d"))
        self.wait_until_eye_rests()

    def wait_until_eye_rests(self) -> None:
        """What the picture points out stays where it is."""
        self.page.wait_for_function(EYE_RESTS)

    def spot(self, across: float, down: float) -> Spot:
        """A place in the picture, given as parts of its width and height, on the page."""
        box: Any = self.canvas.bounding_box()
        return box["x"] + across * box["width"], box["y"] + down * box["height"]

    def spot_of(self, name: str) -> Spot:
        """Where the picture says that the piece in hand is (``data-hand``), or would touch (``data-land``)."""
        across, down = (float(part) for part in (self.canvas.get_attribute(name) or "").split())
        return self.spot(across, down)

    def lit_spot(self, piece: int) -> Spot:
        """Where a piece is that may be pressed."""
        expect(self.canvas).to_have_attribute("data-lit", re.compile(rf"\b{piece} "))
        self.wait_until_eye_rests()
        lit = (one.split() for one in (self.canvas.get_attribute("data-lit") or "").split("; "))
        across, down = next(rest for one, *rest in lit if one == str(piece))
        return self.spot(float(across), float(down))

    def lower_by_wheel(self) -> None:
        """Over the piece in hand, until it is near what would carry it."""
        self.wait_for_hand()
        self.page.mouse.move(*self.spot_of("data-hand"))
        for _ in range(40):
            if not self.page.locator(".tower-keys[data-near=false]").count():
                return
            self.page.mouse.wheel(0, 100)
        raise AssertionError("the wheel does not lower it")

    def let_go_by_hand(self, pointer: "Mouse | Finger | None" = None) -> None:
        """Take hold of a piece that is low enough, and leave it."""
        pointer = pointer or self.page.mouse
        self.wait_for_hand()
        pointer.move(*self.spot_of("data-hand"))
        pointer.down()
        expect(self.canvas).to_have_attribute("data-mode", "move")
        pointer.up()


class Finger:
    """One finger on a touch screen, led as a mouse is."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)
        self._at: Spot = (0.0, 0.0)
        self._is_down = False

    def _send(self, kind: str, *points: Spot) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, x: float, y: float) -> None:
        self._at = (x, y)
        if self._is_down:
            self._send("touchMove", self._at)

    def down(self) -> None:
        self._is_down = True
        self._send("touchStart", self._at)

    def up(self) -> None:
        self._is_down = False
        self._send("touchEnd")
