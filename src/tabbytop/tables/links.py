"""Links that carry a person to another device (device pairing): good once, and for some minutes.

Whoever has shown who they are in another way, by a phrase or a passkey, is given one too, so that there is one way in
which a browser becomes somebody. Only a hash of what stands in the link is kept, for a day: who opens one that is used
up, too old or garbled is told which.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from .errors import Improper, TooOld, UsedUp
from .papers import Key, Paper, Papers
from .table import Person

LINK = "link"
GOOD_FOR = 600.0  #: seconds
TOLD = 86_400.0  #: seconds for which it is known what became of it
FRESH, USED = "{}", '{"used": true}'
MAKE_ANOTHER = "make a new one on the device where you are known"


class Links:
    def __init__(self, papers: Papers, date: Callable[[], float]) -> None:
        self._papers, self._date = papers, date

    async def make(self, person: Person) -> tuple[str, float]:
        """What stands in the link, and until when it is good."""
        token, now = secrets.token_urlsafe(16), self._date()
        await self._papers.keep(Paper(LINK, _id(token), person, now, FRESH, now + TOLD))
        return token, now + GOOD_FOR

    async def whose(self, token: str) -> Person:
        """Looking uses nothing up."""
        return self._good(await self._papers.find(LINK, _id(token)))

    async def use(self, token: str) -> Person:
        """Whoever is first."""

        def used(found: Sequence[Paper | None]) -> list[Paper | None]:
            return [paper and replace(paper, data=USED) for paper in found]

        (before,) = await self._papers.amend([Key(LINK, _id(token))], used)
        return self._good(before)

    def _good(self, paper: Paper | None) -> Person:
        now = self._date()
        if paper is None or not paper.is_good(now):
            raise Improper(f"this is no link of this house; perhaps a piece of it is missing; else {MAKE_ANOTHER}")
        if paper.data == USED:
            raise UsedUp(f"this link was used already; {MAKE_ANOTHER}")
        if now >= paper.at + GOOD_FOR:
            raise TooOld(f"this link was good for ten minutes, and is older; {MAKE_ANOTHER}")
        return paper.person


def _id(token: str) -> str:
    return sha256(token.encode()).hexdigest()[:32]
