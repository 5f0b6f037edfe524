"""How long a house keeps what nobody wants any more (retention, TTL): pure functions over dates, by which ``expiry``
acts. How much somebody may have at all is a quota (``Store.charged``)."""

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # every command of the terminal reads the terms, and few of them a table
    from .table import Table

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Terms:
    """Days; 0: for ever."""

    lobby: float = 14.0  #: until a lobby in which nothing happens is closed
    still: float = 90.0  #: until a game that stands still is closed
    closed: float = 30.0  #: from then on until it is deleted; of a finished game that only bots played too
    guest: float = 400.0  #: as long as a browser keeps who somebody is
    notice: float = 7.0  #: so long before it is closed, that is told

    def end(self, table: "Table", changed: float) -> float:
        """When it is closed, or deleted if there is nothing more to be closed, unless something happens before."""
        if table.is_kept:
            return math.inf
        ended = table.closed or table.phase == "over"
        days = self.closed if ended else self.lobby if table.phase == "lobby" else self.still
        return changed + days * DAY if days else math.inf

    def told(self, table: "Table", changed: float, now: float) -> float | None:
        """That time, from when on it is told; None: not now."""
        end = self.end(table, changed)
        is_near = bool(table.closed) or end - now <= self.notice * DAY
        return end if is_near and end < math.inf else None

    @property
    def shortest(self) -> float:
        """Seconds before which no table expires."""
        return DAY * min((days for days in (self.lobby, self.still, self.closed) if days), default=math.inf)
