"""What is shown at a table for a moment and kept nowhere: a hand that moves, pieces that fall.

``pass_on`` takes it to who is connected through another process; whoever misses it sees the position when it has
settled, and the clip in its news.
"""

from collections.abc import Callable
from typing import TypeAlias

from tabbytop.tables.bus import Unsubscribe
from tabbytop.tables.physics import Moving

from . import wire, wire_passing

Moment: TypeAlias = wire_passing.Held | wire_passing.Motion
Hear: TypeAlias = Callable[[Moment, str], None]  #: the message, and the same as text; must not block


class Relay:
    """Passes moments on to those who are at a table now."""

    def __init__(self) -> None:
        self._at: dict[str, list[Hear]] = {}
        self.pass_on: Callable[[str, str], None] | None = None

    def listen(self, table: str, hear: Hear) -> Unsubscribe:
        hearers = self._at.setdefault(table, [])
        hearers.append(hear)

        def leave() -> None:
            hearers.remove(hear)
            if not hearers and self._at.get(table) is hearers:
                del self._at[table]

        return leave

    def tell(self, table: str, moment: Moment, but: Hear | None = None) -> None:
        """Everybody at the table hears it, written once for all."""
        if table in self._at or self.pass_on is not None:
            text = wire.written(moment).decode()
            self.show_here(table, moment, text, but)
            if self.pass_on is not None:
                self.pass_on(table, text)

    def show_here(self, table: str, moment: Moment, text: str, but: Hear | None = None) -> None:
        """Who is connected through this process sees it."""
        for hear in tuple(self._at.get(table, ())):
            if hear is not but:
                hear(moment, text)

    def show(self, table: str, seq: int, moving: Moving) -> None:
        """What physics has computed so far."""
        self.tell(table, wire_passing.Motion(seq, moving.rate, moving.first, moving.frames))
