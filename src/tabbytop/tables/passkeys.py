"""Passkeys (WebAuthn credentials) as papers: which a person has, and what each is checked by."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256

from .errors import Improper, Taken, TooMany, TooOld
from .papers import Key, Paper, Papers, take
from .table import Person

PASSKEY = "passkey"
CHALLENGE = "challenge"
GOOD_FOR = 300.0  #: seconds in which a challenge must be answered
MOST = 20  #: of one person


@dataclass(frozen=True, slots=True)
class Passkey:
    """``public_key`` and ``id`` are base64url. ``count`` is how often it says it was used; some never say."""

    id: str
    public_key: str
    count: int
    site: str  #: the name of the house under which it was made, and counts (the relying party)
    browser: str
    system: str
    since: float
    seen: float

    def paper(self, person: Person) -> Paper:
        data = {key: value for key, value in asdict(self).items() if key not in ("id", "since")}
        return Paper(PASSKEY, self.id, person, self.since, json.dumps(data))


def _read(paper: Paper) -> Passkey:
    return Passkey(id=paper.id, since=paper.at, **json.loads(paper.data))


class Passkeys:
    def __init__(self, papers: Papers, date: Callable[[], float]) -> None:
        self._papers, self._date = papers, date

    # -- challenges ---------------------------------------------------------------------------------------------------

    async def challenge(self, random: bytes, person: Person = "") -> None:
        """``random`` is to be signed, once and soon, by ``person`` or by whoever it turns out to be."""
        now = self._date()
        await self._papers.keep(Paper(CHALLENGE, _hash(random), person, now, "{}", now + GOOD_FOR))

    async def answered(self, random: bytes, person: Person = "") -> None:
        found = await take(self._papers, CHALLENGE, _hash(random))
        if found is None or found.person != person or not found.is_good(self._date()):
            raise TooOld("that took too long; try again")

    # -- passkeys -----------------------------------------------------------------------------------------------------

    async def of(self, person: Person) -> list[Passkey]:
        """Newest first."""
        return [_read(paper) for paper in await self._papers.of_person(person, PASSKEY, limit=MOST)]

    async def check_room(self, person: Person) -> None:
        if len(await self.of(person)) >= MOST:
            raise TooMany(f"you have {MOST} passkeys already; remove one of them first")

    async def keep(self, person: Person, passkey: Passkey) -> None:
        def kept(found: Sequence[Paper | None]) -> list[Paper | None]:
            if found[0] is not None:
                raise Taken("this passkey is known already")
            return [passkey.paper(person)]

        await self._papers.amend([Key(PASSKEY, passkey.id)], kept)

    async def find(self, id: str) -> tuple[Person, Passkey] | None:
        found = await self._papers.find(PASSKEY, id)
        return None if found is None else (found.person, _read(found))

    async def used(self, id: str, count: int) -> None:
        def noted(found: Sequence[Paper | None]) -> list[Paper | None]:
            (paper,) = found
            return [paper and replace(_read(paper), count=count, seen=self._date()).paper(paper.person)]

        await self._papers.amend([Key(PASSKEY, id)], noted)

    async def remove(self, person: Person, id: str) -> None:
        def removed(found: Sequence[Paper | None]) -> list[Paper | None]:
            if found[0] is None or found[0].person != person:
                raise Improper("that is none of your passkeys; perhaps it is removed already")
            return [None]

        await self._papers.amend([Key(PASSKEY, id)], removed)


def _hash(random: bytes) -> str:
    return sha256(random).hexdigest()[:32]
