"""What is counted while tables are served (instrumentation). Here nothing is: a house that wants figures brings its own
meter (``server/metrics.py``)."""

from contextlib import AbstractContextManager, nullcontext


class Meter:
    """Counts nothing."""

    def done(self, what: str) -> None:
        """A request of this kind, of a person's or of the house's, is carried out and on disk."""

    def answered(self, what: str, seconds: float, refused: str | None) -> None:
        """A person's request was answered so long after it came; ``refused``: why, as the wire says it."""

    def refused(self, why: str) -> None:
        """A request was refused that nobody measured, over HTTP mostly."""

    def responded(self, status: int) -> None:
        """A request over HTTP was answered so."""

    def queue(self, what: str, waiting: int, here: int, elsewhere: int) -> None:
        """So much work of a kind waits for its turn, is done here, and by workers on other machines."""

    def thinking(self, game: str, level: str) -> AbstractContextManager[None]:
        """While a bot thinks, or waits for its turn to."""
        return nullcontext()

    def connected(self) -> AbstractContextManager[None]:
        """While a browser is connected."""
        return nullcontext()

    def held(self, tables: int) -> None:
        """So many tables are in memory."""
