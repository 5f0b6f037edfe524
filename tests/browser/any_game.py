"""The board for any game, as people use it."""

from playwright.sync_api import Locator, Page, expect


class AnyTable:
    """A game in play, at its end too."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".board-play")
        self.caption = page.get_by_test_id("caption")
        self.story = page.locator(".story li")
        self.headline = page.get_by_test_id("headline")
        self.common = page.get_by_role("region", name="On the table")

    def seat(self, seat: int) -> Locator:
        return self.page.locator(f"[data-seat='{seat}']")

    def part(self, name: str, seat: int | None = None) -> Locator:
        """What is shown of one part of the view, for all or of a seat."""
        where = self.page.locator(".board-common") if seat is None else self.seat(seat)
        return where.locator(f"[data-part='{name}'] > dd")

    def wait_until_asked(self) -> None:
        expect(self.board).to_have_attribute("data-asked", "true")

    @property
    def paws(self) -> Locator:
        """What saucers offers to lay, the lowest first."""
        return self.board.locator("[data-action=Lay]")

    def answer(self, name: str) -> Locator:
        return self.board.get_by_role("button", name=name, exact=True)

    def wait_until_asked_or_over(self) -> bool:
        """Whether it is asked: else the game is over."""
        asked = self.page.locator(".board-play[data-asked=true]")
        asked.or_(self.headline).first.wait_for()
        return asked.count() > 0

    def do(self, answer: str | Locator) -> None:
        """Press an answer, and wait until the table has gone on."""
        self.wait_until_asked()
        seq = self.board.get_attribute("data-seq")
        (self.answer(answer) if isinstance(answer, str) else answer).click()
        expect(self.page.locator(f".board-play[data-seq='{seq}']")).to_have_count(0)
