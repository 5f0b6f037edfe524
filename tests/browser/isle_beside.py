"""The isle's first lesson and its score pad, as people use them."""

import re

from playwright.sync_api import Locator, Page, expect

# -- the lesson -------------------------------------------------------------------------------------------------------

STEPS = "boat fish draft pay lesson boots pick turn map treasure second pass find evening count ready".split()


class Lesson:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.part = page.locator(".isle-lesson")
        self.title = self.part.get_by_role("heading", level=2)
        self.told = self.part.locator(".isle-lesson-foot .strip")
        self.deck = self.part.locator(".isle-sea")
        expect(self.part).to_be_visible()

    def key(self, name: str | re.Pattern[str]) -> Locator:
        return self.part.get_by_role("button", name=name)

    def at(self, step: str) -> None:
        expect(self.part).to_have_attribute("data-step", step)

    def go_on(self, step: str, name: str = "Go on") -> None:
        self.key(name).click()
        self.at(step)

    def cell(self, name: str) -> Locator:
        at = (int(name[1:]) - 1) * 23 + "abcdefghijklmnopqrstuv".index(name[0])
        return self.part.locator(f"[data-cell='{at}']")

    def card(self, name: str) -> Locator:
        return self.part.get_by_role("checkbox", name=re.compile(f"^{name}"))

    def field(self, name: str) -> Locator:
        return self.part.get_by_role("region", name=name)

    def nudge(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    def lead_to(self, name: str) -> None:
        """With arrows, until the tile in the hand is there."""
        here = self.deck.get_attribute("data-at") or ""
        right, down = ord(name[0]) - ord(here[0]), int(name[1:]) - int(here[1:])
        for key, times in {"ArrowRight": right, "ArrowLeft": -right, "ArrowDown": down, "ArrowUp": -down}.items():
            self.nudge(key, times)
        expect(self.deck).to_have_attribute("data-at", name)

    def to_a_legal_place(self) -> None:
        """From the middle of the boat upwards, until the tile touches what lies there."""
        while self.deck.get_attribute("data-legal") != "true":
            self.nudge("ArrowUp")


# -- the pad ----------------------------------------------------------------------------------------------------------


def cell(name: str) -> int:
    return (int(name[1:]) - 1) * 23 + "abcdefghijklmnopqrstuv".index(name[0])


class Pad:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheet = page.locator(".isle-pad-sheet")
        self.told = page.locator(".isle-pad-tools .strip")
        self.boat = page.locator(".isle-pad-cells")
        expect(self.sheet).to_be_visible()

    def cell(self, at: int | str) -> Locator:
        return self.boat.locator(f"[data-cell='{cell(at) if isinstance(at, str) else at}']")

    def holds(self) -> list[str]:
        """What lies on each cell."""
        found: list[str] = self.boat.locator("button").evaluate_all("cells => cells.map(cell => cell.dataset.holds)")
        return found

    def tap(self, *cells: int | str) -> None:
        for at in cells:
            self.cell(at).click()

    def brush(self, name: str) -> None:
        self.page.get_by_role("group", name="What lies there").get_by_role("radio", name=name, exact=True).check()

    def key(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def row(self, key: str) -> Locator:
        return self.sheet.locator(f"[data-row='{key}'] td")

    def tick(self, panel: str, wish: str, card: str) -> None:
        self.page.get_by_role("region", name=panel).get_by_role("button", name="Choose").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("searchbox").fill(wish)
        dialog.get_by_role("checkbox", name=re.compile(f"^{card}")).check()
        dialog.get_by_role("button", name="Done").click()

    def boats(self, count: int) -> None:
        self.page.get_by_role("button", name=re.compile(r"^(Classic|Family|Solo), \d boat")).click()
        self.page.get_by_role("dialog").get_by_role("radio", name=str(count), exact=True).check()
        self.page.get_by_role("dialog").get_by_role("button", name="Done").click()
