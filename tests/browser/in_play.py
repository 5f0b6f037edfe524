"""What tables in play have in common on the page, whichever game it is."""

from playwright.sync_api import Page


class InPlay:
    """A table of a game whose page says, in ``data-asked`` and ``data-seq``, whether one is asked and how far it is."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.play = page.locator(f".{game}-play")
        self.caption = page.get_by_test_id("caption")
        self.done = page.get_by_test_id("done")
        self.end = page.locator(f".{game}-end[data-ended=true]")

    def wait_until_asked(self, phase: str | None = None) -> bool:
        """Until something is mine to do (true) or it is the end (false)."""
        asked = f".{self.game}-play[data-asked=true]" + (f"[data-phase={phase}]" if phase else "")
        self.page.locator(f"{asked}, .{self.game}-end").first.wait_for()
        return self.page.locator(f".{self.game}-end").count() == 0

    @property
    def seq(self) -> int:
        return int(self.play.get_attribute("data-seq") or 0)

    def wait_for_more(self, seq: int) -> None:
        """Until the table has gone on."""
        shown = f"document.querySelector('.{self.game}-play')?.dataset.seq"
        self.page.wait_for_function(f"seq => !({shown} <= seq)", arg=seq)
