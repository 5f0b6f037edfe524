"""Limits (each a token bucket) that hold for a house as a whole, however many processes serve it: on what an attacker
would gain by going from one to the next (wrong codes, records to be read, new tables, names, talk).

What this process knows to be spent it does not ask for again, so that whoever comes too often costs the database no
more than who does not. Limits on every request and message are each process's own (``security.Buckets``).
"""

from starlette.requests import HTTPConnection

from tabbytop.tables.codes import spelled
from tabbytop.tables.errors import TooFast, UnknownTable
from tabbytop.tables.ledger import Draw, Ledger
from tabbytop.tables.service import Service

from .security import Buckets, Limits, Rate, address_of, person_of


class Measure:
    """One bucket for each key, of which there are as many as ``rates``: a person's, and an address's."""

    def __init__(self, name: str, *rates: Rate, ledger: Ledger | None = None) -> None:
        self._name, self._rates, self._ledger = name, rates, ledger
        self._here = [Buckets(rate) for rate in rates]

    async def has_some(self, *keys: str, alone: bool = False) -> bool:
        """``alone``: as far as this process knows."""
        if not all(here.has_some(key) for here, key in zip(self._here, keys, strict=True)):
            return False
        if self._ledger is None or alone:
            return True
        return self._known(keys, await self._ledger.has_some(self._draws(keys)))

    async def take(self, *keys: str, alone: bool = False) -> bool:
        """Was there some for all of them?"""
        if not all(here.take(key) for here, key in zip(self._here, keys, strict=True)):
            return False
        if self._ledger is None or alone:
            return True
        return self._known(keys, await self._ledger.take(self._draws(keys)))

    async def pay(self, *keys: str, cost: float, alone: bool = False) -> None:
        """What was used already."""
        for here, key in zip(self._here, keys, strict=True):
            here.take(key, cost)
        if self._ledger is not None and not alone:
            await self._ledger.pay(self._draws(keys, cost))

    def _known(self, keys: tuple[str, ...], had: list[bool]) -> bool:
        """Where there was none, that is known here from now on."""
        for here, key, is_there in zip(self._here, keys, had, strict=True):
            if not is_there:
                here.drain(key)
        return all(had)

    def _draws(self, keys: tuple[str, ...], cost: float = 1.0) -> list[Draw]:
        return [
            Draw(f"{self._name} {place} {key}", cost, rate.burst, rate.per_second)
            for place, (key, rate) in enumerate(zip(keys, self._rates, strict=True))
        ]


class Guesses:
    """Holds those who try out codes: who has named too many tables that there are not is told nothing for a while.

    An id has more bits than anybody can try, so for that no other process is asked.
    """

    def __init__(self, limits: Limits, ledger: Ledger | None = None) -> None:
        self._wrong = Measure("wrong", limits.wrong, limits.wrong_address, ledger=ledger)

    async def find(self, name: str, service: Service, connection: HTTPConnection) -> str:
        """The table that ``name`` names, if that may be asked."""
        who, alone = (person_of(connection), address_of(connection)), spelled(name) is None
        if not await self._wrong.has_some(*who, alone=alone):
            raise TooFast("too many wrong codes; wait a minute")
        try:
            return await service.find(name)
        except UnknownTable:
            if not await self._wrong.take(*who, alone=alone):  # as many were tried at the same time
                raise TooFast("too many wrong codes; wait a minute") from None
            raise
