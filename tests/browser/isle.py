"""The isle of cats as people play it in the browser."""

import json
import re
from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.frames import texts

from .hand import Json
from .in_play import InPlay

Spot: TypeAlias = tuple[float, float]  #: a point on the page

#: Numbers under these names are no cards: tiles, cells, steps, seconds, fish, how many.
NO_CARDS = frozenset("at bag budget cell cells count deadline deck fish left n oshax rare right seq tile tiles".split())


class IsleTable(InPlay):
    """A table in play. ``answer`` does one sensible thing with the mouse, whatever is asked."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "isle")
        self.sea = page.locator(".isle-play .isle-sea")
        self.boat = page.locator(".isle-play .isle-boat")
        self.choose = page.get_by_test_id("choose")
        self.lay = page.get_by_test_id("lay")

    def part(self) -> str:
        return self.play.get_attribute("data-part") or ""

    # -- what lies there ----------------------------------------------------------------------------------------------

    def lit(self) -> Locator:
        """Tiles that may be taken now."""
        return self.page.locator(".isle-island [data-tile][data-lit]")

    def aboard(self) -> Locator:
        return self.boat.locator("g[data-tile]")

    def held(self) -> str | None:
        return self.sea.get_attribute("data-held")

    def picks(self) -> Locator:
        return self.page.locator(".isle-fan .isle-pick")

    def fan(self) -> list[int]:
        """The cards to choose from."""
        return [
            int(card)
            for card in self.picks()
            .locator("[data-card]")
            .evaluate_all("cards => cards.map(card => card.dataset.card)")
        ]

    def hand(self) -> list[int]:
        cards = self.page.locator(".isle-hand [data-card]")
        return [int(card) for card in cards.evaluate_all("cards => cards.map(card => card.dataset.card)")]

    # -- doing --------------------------------------------------------------------------------------------------------

    def answer(self) -> str:
        """Do something with what is asked; says what it was."""
        seq = self.seq
        did = self._answer()
        self.wait_for_more(seq)
        return did

    def _answer(self) -> str:
        if self.held() is not None:
            return self._lay_held()
        if self.picks().count() > 0:
            return self._choose_cards()
        if self.page.locator(".isle-slot.lit").count() > 0:
            self.page.locator(".isle-slot.lit").first.click()
            return "send"
        if self.page.locator(".isle-name [data-colour]").count() > 0:
            self.page.locator(".isle-name [data-colour]").first.click()
            return "name"
        if self.choose.count() == 0:
            for place in range(self.lit().count()):
                if self._pick(place):
                    return self._lay_held()
        for testid in ("hold", "done", "nothing", "choose"):
            button = self.page.get_by_test_id(testid)
            if button.count() > 0 and (testid != "choose" or button.is_enabled()):
                button.click()  # after another such answer it rests for a moment
                return testid
        raise AssertionError(f"nothing can be done: {self.caption.inner_text()}")

    def pick_any(self, tile: str | None = None) -> str:
        """Take a tile into the hand that fits aboard, or that one; which it was."""
        assert self.wait_until_asked()
        if tile is not None:
            self.page.locator(f".isle-island [data-tile='{tile}'][data-lit]").click()
        else:
            assert any(self._pick(place) for place in range(self.lit().count()))
        expect(self.sea).to_have_attribute("data-held", tile or re.compile(r"\d"))
        return self.held() or ""

    def _pick(self, place: int) -> bool:
        """Take a lit tile into the hand if there is room for it."""
        self.lit().nth(place).click()
        expect(self.sea).to_have_attribute("data-held", re.compile(r"\d"))
        if self.sea.get_attribute("data-legal") == "true":
            return True
        self.page.locator(".isle-back").first.click()
        expect(self.sea).not_to_have_attribute("data-held", re.compile(r"\d"))
        return False

    def _lay_held(self) -> str:
        if self.sea.get_attribute("data-legal") == "true":
            self.lay.click()
            return "lay"
        self.done.click()
        return "let go"

    def keep_last(self, count: int) -> list[int]:
        """Choose the last cards of a fan: those with the highest numbers, lessons if there are any."""
        seq, cards = self.seq, self.fan()
        for place in range(len(cards) - count, len(cards)):
            self.picks().nth(place).get_by_role("checkbox").check()
        self.choose.click()
        self.wait_for_more(seq)
        return cards[-count:]

    def _choose_cards(self) -> str:
        """As many cards from the left as may be chosen and can be paid."""
        boxes = self.picks().get_by_role("checkbox")
        for place in range(boxes.count()):
            if boxes.nth(place).is_checked():
                continue
            boxes.nth(place).check()
            if not self.choose.is_enabled() and self.page.locator(".isle-bill.over").count() > 0:
                boxes.nth(place).uncheck()
            elif self.choose.is_enabled() and self.part() == "explore":
                break
        expect(self.choose).to_be_enabled()
        self.choose.click()
        return "choose"


class Ears:
    """Everything a browser is told over its sockets."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.extend(texts(frame)))

    def standing(self) -> list[int]:
        """Each side's points if the game ended now, as the server counted them last."""
        lines = next(
            message["standing"]["lines"]
            for message in map(json.loads, reversed(self.heard))
            if message["type"] == "position"
        )
        sides = range(1 + max(line["side"] for line in lines))
        return [sum(line["points"] for line in lines if line["side"] == side) for side in sides]


class Mouth:
    """Everything a browser says over its sockets."""

    def __init__(self, page: Page) -> None:
        self.words: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.words.append(text if isinstance(text, str) else text.decode()))


def card_numbers(message: Json) -> dict[int, str]:
    """Every number in a message that could be a card, and where it stands."""
    return dict(_numbers(message, ""))


def _numbers(thing: Any, path: str) -> Iterator[tuple[int, str]]:
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name not in NO_CARDS:
                yield from _numbers(value, f"{path}.{name}")
    elif isinstance(thing, list):
        for place, value in enumerate(thing):
            yield from _numbers(value, f"{path}[{place}]")
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield thing, path


class Fingers:
    """Fingers on a touch screen, as Chromium's own input sees them."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: Sequence[Spot]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: Spot, end: Spot, steps: int = 12) -> None:
        """One finger from here to there."""
        self._send("touchStart", [start])
        for step in range(1, steps + 1):
            share = step / steps
            self._send("touchMove", [(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)])
        self._send("touchEnd", [])

    def pinch(self, middle: Spot, start: float, end: float, steps: int = 12) -> None:
        """Two fingers beside a point draw apart, or come together."""

        def at(radius: float) -> list[Spot]:
            return [(middle[0] - radius, middle[1]), (middle[0] + radius, middle[1])]

        self._send("touchStart", at(start)[:1])
        self._send("touchStart", at(start))
        for step in range(1, steps + 1):
            self._send("touchMove", at(start + (end - start) * step / steps))
        self._send("touchEnd", [])

    def together(self, one: Spot, other: Spot, down: float, steps: int = 12) -> None:
        """Two fingers go down, or up, side by side."""

        def at(way: float) -> list[Spot]:
            return [(one[0], one[1] + way), (other[0], other[1] + way)]

        self._send("touchStart", at(0)[:1])
        self._send("touchStart", at(0))
        for step in range(1, steps + 1):
            self._send("touchMove", at(down * step / steps))
        self._send("touchEnd", [])

    def twist(self, middle: Spot, degrees: float, radius: float = 60, steps: int = 12) -> None:
        """Two fingers turn about a point."""

        def at(angle: float) -> list[Spot]:
            dx, dy = radius * cos(radians(angle)), radius * sin(radians(angle))
            return [(middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)]

        self._send("touchStart", at(0)[:1])
        self._send("touchStart", at(0))
        for step in range(1, steps + 1):
            self._send("touchMove", at(degrees * step / steps))
        self._send("touchEnd", [])
