"""Links that carry a person to another device (device pairing): good once, and for some minutes.

Whoever has shown who they are in another way, by a phrase or a passkey, is given one too, so that there is one way in
which a browser becomes somebody. Only a hash of what stands in the link is kept.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256

from .errors import UsedUp
from .papers import Paper, Papers, take
from .table import Person

LINK = "link"
GOOD_FOR = 600.0  #: seconds


class Links:
    def __init__(self, papers: Papers, date: Callable[[], float]) -> None:
        self._papers, self._date = papers, date

    async def make(self, person: Person) -> tuple[str, float]:
        """What stands in the link, and until when it is good."""
        token, now = secrets.token_urlsafe(16), self._date()
        await self._papers.keep(Paper(LINK, _id(token), person, now, "{}", now + GOOD_FOR))
        return token, now + GOOD_FOR

    async def whose(self, token: str) -> Person:
        """Looking uses nothing up."""
        return self._good(await self._papers.find(LINK, _id(token)))

    async def use(self, token: str) -> Person:
        """Whoever is first."""
        return self._good(await take(self._papers, LINK, _id(token)))

    def _good(self, paper: Paper | None) -> Person:
        if paper is None or not paper.is_good(self._date()):
            raise UsedUp("this link was used already or is too old; make a new one on the device where you are known")
        return paper.person


def _id(token: str) -> str:
    return sha256(token.encode()).hexdigest()[:32]
