"""Limits (each a token bucket) that hold for a house as a whole, however many processes serve it: on what an attacker
would gain by going from one to the next (wrong codes, records to be read, new tables, names, talk).

What this process knows to be spent it does not ask for again, so that whoever comes too often costs the database no
more than who does not. Requests and messages come too often to ask for each: what somebody took here is paid for once a
second (``Tally``).
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator

from starlette.requests import HTTPConnection

from tabbytop.tables.codes import spelled
from tabbytop.tables.errors import TooFast, UnknownTable
from tabbytop.tables.ledger import Draw, Ledger
from tabbytop.tables.service import Service

from .security import Buckets, Limits, Rate, address_of, person_of

log = logging.getLogger(__name__)


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


class Tally:
    """One bucket for each key, taken from at once and here; what was taken is paid for ``every`` so many seconds.

    Who then turns out to have taken more than the measure of all processes waits here until that is made up for. So
    whoever goes from one to the next gets more for a second at most. Those who take little are not told of: as many
    processes as ``LITTLE`` could be gone through, and it would still be within the measure.
    """

    LITTLE = 8

    def __init__(self, name: str, rate: Rate, ledger: Ledger | None, every: float = 1.0) -> None:
        self._name, self._rate, self._ledger, self._every = name, rate, ledger, every
        self._here = Buckets(rate)
        self._taken: Counter[str] = Counter()
        self._task: asyncio.Task[None] | None = None

    def take(self, key: str) -> bool:
        is_there = self._here.take(key)
        if is_there and self._ledger is not None:
            self._taken[key] += 1
        return is_there

    def start(self) -> None:
        if self._ledger is not None:
            self._task = asyncio.create_task(self._go_on(self._ledger))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _go_on(self, ledger: Ledger) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._settle(ledger)
            except Exception as wrong:  # what is not paid for is forgotten; the measure of this process holds
                log.info("what was asked here is not told to other processes: %s", wrong)

    async def _settle(self, ledger: Ledger) -> None:
        rate, taken, self._taken = self._rate, self._taken, Counter()
        few = rate.per_second * self._every / self.LITTLE
        many = {key: float(count) for key, count in taken.items() if count > few}
        if not many:
            return
        draws = [Draw(f"{self._name} 0 {key}", cost, rate.burst, rate.per_second) for key, cost in many.items()]
        await ledger.pay(draws)
        for key, wait in zip(many, await ledger.waits(draws), strict=True):
            if wait > 0:
                self._here.drain(key, wait)


class Guesses:
    """Holds those who try out codes: who has named too many tables that there are not is told nothing for a while.

    An id has more bits than anybody can try, so for that no other process is asked.
    """

    def __init__(self, limits: Limits, ledger: Ledger | None = None) -> None:
        self._wrong = Measure("wrong", limits.wrong, limits.wrong_address, ledger=ledger)

    async def find(self, name: str, service: Service, connection: HTTPConnection) -> str:
        """The table that ``name`` names, if that may be asked."""
        async with self.guessing(connection, alone=spelled(name) is None):
            return await service.find(name)

    @contextlib.asynccontextmanager
    async def guessing(self, connection: HTTPConnection, *, alone: bool) -> AsyncIterator[None]:
        """Something is looked for by its name. ``alone``: by one that nobody can guess."""
        who = (person_of(connection), address_of(connection))
        if not await self._wrong.has_some(*who, alone=alone):
            raise TooFast("too many wrong codes; wait a minute")
        try:
            yield
        except UnknownTable:
            if not await self._wrong.take(*who, alone=alone):  # as many were tried at the same time
                raise TooFast("too many wrong codes; wait a minute") from None
            raise
