"""Kingoš's island as people play it in the browser."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from tabbytop.core import decode
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Move
from tabbytop.games.kingos.ground import DIRECTIONS
from tabbytop.games.kingos.phases.turn import way

from .hand import Choose, Json, play_together
from .in_play import InPlay
from .pages import Guest, begun


def marching(sight: Json, actions: list[Json]) -> Json:
    """Up wherever it goes up, all energy into every battle, else the first thing that is offered."""
    up = {"type": "Move", "direction": "up"}
    actions = [action for action in actions if action["type"] not in ("Call", "Waste")]
    if up in actions:
        return up
    if sight["view"]["agenda"][-1]["type"] == "Acting":
        curses = [action for action in actions if action["type"] in ("Unleash", "Rest")]
        sideways = [action for action in actions if action["type"] == "Move"]
        return (curses or sideways[:1] or actions[-1:])[0]
    return actions[-1] if actions[0]["type"] == "PutIn" else actions[0]


def gathering(sight: Json, actions: list[Json]) -> Json:
    """The same, but flowers first."""
    return next((action for action in actions if action["type"] == "Gather"), marching(sight, actions))


def he_gathers(sight: Json, actions: list[Json]) -> Json:
    """Mourek takes flowers, Miška none."""
    return (gathering if sight["view"]["viewer"] == 1 else marching)(sight, actions)


def hoarding(sight: Json, actions: list[Json]) -> Json:
    """Flowers first, and a rest rather than a step away from them."""
    rest = next((action for action in actions if action["type"] == "Rest"), None)
    return next((action for action in actions if action["type"] == "Gather"), rest) or marching(sight, actions)


# -- moments of a game, as a view shows them ---------------------------------------------------------------------------


def talking(view: Json) -> bool:
    return bool(view["agenda"][-1]["type"] == "Talking")


def with_flowers_of_his(view: Json) -> bool:
    """They may speak, and Mourek alone will be asked for a red flower [KINGOS 6.4]."""
    return talking(view) and not view["players"][0]["hand"] and view["players"][1]["hand"] > 0


def putting_in(view: Json) -> bool:
    return bool(view["agenda"][-1]["type"] == "PuttingIn")


def at_the_citadel(view: Json) -> bool:
    """Energy is put in against who guards the citadel, the second card that was laid."""
    return putting_in(view) and view["players"][0]["y"] == view["fields"][1]["y"]


def acting(view: Json) -> bool:
    top = view["agenda"][-1]
    return bool(top["type"] == "Acting" and top["seat"] == 0)


def beside_guardian(view: Json) -> bool:
    """Miška may go somewhere, only not up."""
    here = view["players"][0]
    return (
        acting(view)
        and not view["agenda"][-1]["done"]
        and any(field["guards"] and (field["x"], field["y"]) == (here["x"], here["y"]) for field in view["fields"])
    )


def his_turn(view: Json) -> bool:
    """Mourek's turn begins."""
    top = view["agenda"][-1]
    return bool(top["type"] == "Acting" and top["seat"] == 1 and not top["done"])


def beside_spikes(view: Json) -> bool:
    """Miška may take a step that brings a curse."""
    if not acting(view):
        return False
    state = GAME.determinize(decode(GAME.view_type, view), Random(0))
    moves = [action for action in GAME.legal(state, 0) if isinstance(action, Move)]
    return any(way(state, 0, DIRECTIONS.index(move.direction)).step == "curse" for move in moves)


def holds_an_idle_flower(view: Json) -> bool:
    """Miška's turn begins, and she holds a yellow flower that could do nothing for her."""
    own, here = view["own"], view["players"][0]
    if not acting(view) or view["agenda"][-1]["done"] or own["curses"][1]:
        return False
    return ("sorrel" in own["hand"] and not here["fatigue"]) or ("sage" in own["hand"] and not any(own["curses"]))


def discarding(view: Json) -> bool:
    return bool(view["agenda"][-1]["type"] == "Discarding")


def holds_five_flowers(view: Json) -> bool:
    """Miška's turn, and as many as a hand may hold [KINGOS 4.2]."""
    return acting(view) and len(view["own"]["hand"]) == 5


def reached(guest: Guest, nonce: str, until: Callable[[Json], bool], choose: Choose = marching) -> str:
    """A table of one who came to a moment as wished, in the first game that has one; no page is opened for it."""
    for attempt in range(20):
        table: str = guest.set_table("me", game="kingos", nonce=f"{nonce} {attempt}")["id"]
        if until(guest.play_ahead(table, until, choose)):
            return table
    raise AssertionError(f"no game of {nonce} came to the moment that was wished for")


def at_odds(
    miska: Guest, mourek: Guest, nonce: str, until: Callable[[Json], bool] = talking, choose: Choose = marching
) -> str:
    """A table of two who have met a guardian on one field and may speak."""
    for attempt in range(9):
        table = begun(miska, mourek, "kingos", f"{nonce} {attempt}")
        with miska.hand(table) as first, mourek.hand(table) as second:
            if until(play_together([first, second], choose, until)):
                return table
    raise AssertionError("in none of these games two met a guardian")


# -- the page ---------------------------------------------------------------------------------------------------------

#: What is pressed when nothing better is lit: what ends a question.
LAST = ("gather", "play-flower", "unleash", "turn", "put-in", "say", "done")


class KingosTable(InPlay):
    """A table in play. ``answer`` does one sensible thing with the mouse, whatever is asked."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "kingos")
        self.sea = page.locator(".kingos-sea")
        self.amount = page.get_by_test_id("amount")
        self.put_in = page.get_by_test_id("put-in")
        self.say = page.get_by_test_id("say")
        self.sheet = page.locator(".kingos-battle")
        self.go_on = page.get_by_test_id("go-on")
        self.waste = page.get_by_test_id("waste")

    @property
    def phase(self) -> str:
        return self.play.get_attribute("data-phase") or ""

    # -- what lies there ----------------------------------------------------------------------------------------------

    def place(self, spot: str) -> Locator:
        return self.page.locator(f".kingos-place[data-spot='{spot}']")

    def cards(self) -> Locator:
        return self.page.locator(".kingos-place[data-card]")

    def lit(self, kind: str | None = None) -> Locator:
        return self.page.locator(f".kingos-place[data-lit{'=' + kind if kind else ''}]")

    def action(self, deed: str) -> Locator:
        return self.page.locator(f"[data-action={deed}]")

    def pawn(self, seat: int) -> Locator:
        return self.page.locator(f"[data-pawn='{seat}']")

    def fighter(self, seat: int) -> Locator:
        return self.sheet.locator(f"[data-fighter='{seat}']")

    def call(self, word: str) -> Locator:
        return self.page.locator(f"[data-call={word}]")

    def bubble(self, seat: int) -> Locator:
        return self.page.locator(f".kingos-bubble[data-seat='{seat}']")

    def story(self) -> Locator:
        return self.page.locator(".story li")

    def pool(self, name: str) -> int:
        return int(self.page.locator(f"[data-pool={name}]").first.get_attribute("data-count") or 0)

    # -- doing --------------------------------------------------------------------------------------------------------

    def does(self, deed: Callable[[], None]) -> None:
        """Something that makes the table go on."""
        seq = self.seq
        deed()
        self.wait_for_more(seq)

    def choose(self, energy: int) -> None:
        self.amount.fill(str(energy))

    def answer(self) -> str:
        """Do something with what is asked, upwards where there is a choice; says what it was."""
        did = ""

        def one() -> None:
            nonlocal did
            did = self._answer()

        self.does(one)
        return did

    def _answer(self) -> str:
        if self.go_on.count() > 0:
            self.go_on.click()
        if self.page.get_by_test_id("discard").count() > 0:
            self._give_up()
            return "discard"
        if self.page.locator("[data-action][data-lit]").count() > 0 and self.phase == "LayingCurse":
            self.page.locator("[data-action][data-lit]").first.click()
            return "lay a curse"
        if self.amount.count() > 0:
            self.choose(self.pool("vitality") if self.put_in.count() > 0 else 1)
            (self.put_in if self.put_in.count() > 0 else self.say).click()
            return "energy"
        if self.phase == "Acting":
            return self._act()
        if self.lit().count() > 0:
            self.lit().first.click()
            return "place"
        blooms = self.page.locator(".kingos-hand [data-play]")
        if self.phase == "Blooming" and blooms.count() > 0:
            blooms.first.click()
            return "bloom"
        return self._press_last()

    def _act(self) -> str:
        for deed in ("curse", "rest", "flower"):
            if self.action(deed).get_attribute("data-lit") is None:
                continue
            self.action(deed).click()
            way = self.page.get_by_test_id("unleash" if deed == "curse" else "gather")
            flower = self.page.get_by_test_id("play-flower")
            if deed == "curse":
                way.first.click()
            elif deed == "flower" and way.or_(flower).count() > 0:
                way.or_(flower).first.click()
                if self.waste.count() > 0:
                    self.waste.click()
            return deed
        if self.lit().count() > 0:
            self.step(self.upwards())
            return "move"
        return self._press_last()

    def upwards(self, kind: str | None = None) -> Locator:
        """The highest lit place."""
        spots = self.lit(kind).evaluate_all("places => places.map(place => place.dataset.spot)")
        return self.place(max(spots, key=lambda spot: int(spot.split(",")[1])))

    def step(self, place: Locator) -> None:
        """A step; one that costs a curse is confirmed."""
        costs = place.get_attribute("data-lit") == "curse"
        place.click()
        if costs:
            self.page.get_by_test_id("go").click()

    def _give_up(self) -> None:
        boxes = self.page.locator(".kingos-pick input")
        button = self.page.get_by_test_id("discard")
        for place in range(boxes.count()):
            if button.is_enabled():
                break
            boxes.nth(place).check()
        expect(button).to_be_enabled()
        button.click()

    def _press_last(self) -> str:
        for testid in LAST:
            button = self.page.get_by_test_id(testid)
            if button.count() > 0 and button.first.is_enabled():
                button.first.click()
                return testid
        raise AssertionError(f"nothing can be done: {self.caption.inner_text()}")
