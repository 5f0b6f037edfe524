"""What people have spent of their measure, for all processes on one database together (shared rate limits).

A token bucket is kept as one number: when it will be full again (the generic cell rate algorithm). To take something
moves that time on, unless it lies so far ahead that the bucket is empty; one statement does both, so that nobody who
goes from one process to the next gets more. Whose bucket it is nobody can read in the database: the key is a digest
under a secret. A bucket that is full again says nothing, and is forgotten.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

SLOWEST = 1e-9  #: a second; where a bucket is never filled again
FORGET_EVERY = 1000  #: charges


@dataclass(frozen=True, slots=True)
class Draw:
    """``cost`` out of the bucket of ``key``, which holds ``burst`` and fills by so much a second."""

    key: str
    cost: float
    burst: float
    per_second: float


class Charge(NamedTuple):
    """A draw in seconds of filling: the bucket is full again so much later, and there is some in it as long as that is
    no more than ``slack`` ahead."""

    key: str
    cost: float
    slack: float


class Ledger(ABC):
    def __init__(self, secret: Callable[[str], Awaitable[bytes]]) -> None:
        self._ask_secret, self._secret, self._count = secret, b"", 0

    async def take(self, draws: Sequence[Draw]) -> list[bool]:
        """Was there some, in each? Only if there was in all of them they are charged."""
        charges = await self._charges(draws)
        self._count += 1
        if self._count % FORGET_EVERY == 1:
            await self._forget_full()
        charged = await self._charge(sorted(charges))
        keys = {charge.key for charge in charges}
        without = keys - charged
        if without:
            waits = await self._waits(charges)
            without = {key for key in keys if waits[key] > 0} or without
        return [charge.key not in without for charge in charges]

    async def has_some(self, draws: Sequence[Draw]) -> list[bool]:
        """Is there some, in each?"""
        return [wait <= 0 for wait in await self.waits(draws)]

    async def waits(self, draws: Sequence[Draw]) -> list[float]:
        """How many seconds until there is some, in each; none or less where there is."""
        charges = await self._charges(draws)
        waits = await self._waits(charges)
        return [waits[charge.key] for charge in charges]

    async def pay(self, draws: Sequence[Draw]) -> None:
        """What was used already, be there some or not: what costs more than there is leaves a debt."""
        charges = await self._charges(draws)
        await self._charge(sorted(charge._replace(slack=math.inf) for charge in charges))

    async def _waits(self, charges: Sequence[Charge]) -> dict[str, float]:
        ahead = await self._ahead([charge.key for charge in charges])
        return {charge.key: ahead.get(charge.key, 0.0) - charge.slack for charge in charges}

    async def _charges(self, draws: Sequence[Draw]) -> list[Charge]:
        self._secret = self._secret or await self._ask_secret("buckets")
        charges = []
        for draw in draws:
            rate = max(draw.per_second, SLOWEST)
            key = blake2b(draw.key.encode(), key=self._secret, digest_size=16).hexdigest()
            charges.append(Charge(key, draw.cost / rate, (draw.burst - 1) / rate))
        return charges

    @abstractmethod
    async def _charge(self, charges: Sequence[Charge]) -> set[str]:
        """The keys of those that are charged: all, or some where another process came in between, or none."""

    @abstractmethod
    async def _ahead(self, keys: Sequence[str]) -> dict[str, float]:
        """In how many seconds each of them will be full; those that are not known are."""

    @abstractmethod
    async def _forget_full(self) -> None: ...
