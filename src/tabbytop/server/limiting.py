"""What a person changes about themselves, and how often."""

from starlette.requests import Request

from tabbytop.tables.errors import TooFast
from tabbytop.tables.ledger import Ledger

from .measures import Measure
from .security import Limits, address_of, person_of


class Limited:
    """Called before a change: ``TooFast`` where there were too many."""

    def __init__(self, limits: Limits, ledger: Ledger | None) -> None:
        self._changes = Measure("myself", limits.myself, limits.myself_address, ledger=ledger)

    async def __call__(self, request: Request) -> None:
        if not await self._changes.take(person_of(request), address_of(request)):
            raise TooFast("too many changes; wait a moment")
