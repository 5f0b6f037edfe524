"""Bots from the network: programs that somebody else runs, and that sit at tables like people do.

Such a bot is a person to a table, marked by its id (``table.NETBOT``) and owned by a person, or by the house. What is
kept is a paper of the owner's. Its token is signed as a cookie is (``server/security.py``) and kept nowhere: a token is
its bot's only device, and is revoked by signing that out.
"""

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf

from tabbytop.bots import BOTS, LEVELS

from .devices import OUT, mark_of
from .errors import Improper, NotYourSeat, TooMany
from .papers import Key, Paper
from .store import Store
from .table import NETBOT, Person
from .tidy import name_of

KIND = "netbot"
MOST = 5  #: bots of one person
MOST_OF_HOUSE = 50
MOST_TABLES = 8  #: of one bot, at which it sits or is asked to, that are neither over nor closed
MOST_GAMES = 20  #: that it may say it plays


@dataclass(frozen=True, slots=True)
class Netbot:
    id: Person
    owner: Person  #: "" the house
    name: str
    of: str  #: what its owner is called; "": the house
    device: str  #: that its token names
    since: float
    games: tuple[str, ...] = ()  #: that it plays, as it said when it last came; (): whatever there is

    def paper(self) -> Paper:
        data = {"name": self.name, "of": self.of, "device": self.device, "games": self.games}
        return Paper(KIND, self.id, self.owner, self.since, json.dumps(data, ensure_ascii=False))

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def asked_topic(bot: Person) -> str:
    """Of the bus, where a bot is asked to a table."""
    return f"asked {bot}"


class Netbots:
    def __init__(self, store: Store, date: Callable[[], float]) -> None:
        self._store, self._papers, self._date = store, store.papers, date

    async def make(self, owner: Person, name: str) -> Netbot:
        """A new one, of ``owner`` or of the house."""
        kept, most = name_of(name), MOST if owner else MOST_OF_HOUSE
        if not kept or kept.casefold() in {*BOTS, *LEVELS}:
            raise Improper("a bot has a name of its own, which is none of our cats' and of no level")
        if len(await self._papers.of_person(owner, KIND)) >= most:
            raise TooMany(f"there are {most} bots of yours already; take one away first")
        id, device = NETBOT + secrets.token_urlsafe(9), secrets.token_urlsafe(16)
        bot = Netbot(id, owner, kept, await self._called(owner), device, self._date())
        await self._papers.keep(bot.paper())
        await self._store.rename(id, kept, self._date())
        return bot

    async def find(self, id: Person) -> Netbot | None:
        """By its id, with what its owner is called now."""
        paper = await self._papers.find(KIND, id)
        return None if paper is None else await self._read(paper)

    async def of(self, owner: Person) -> Sequence[Netbot]:
        """Newest first."""
        return [await self._read(paper) for paper in await self._papers.of_person(owner, KIND)]

    async def all(self) -> list[Netbot]:
        """Whosever they are, newest first."""
        found: list[Netbot] = []
        before = inf, ""
        while some := await self._papers.of_kind(KIND, before):
            found += [await self._read(paper) for paper in some]
            before = some[-1].at, some[-1].id
        return found

    async def say_games(self, bot: Netbot, games: Sequence[str]) -> Netbot:
        """It plays these."""
        said = replace(bot, games=tuple(games[:MOST_GAMES]))
        if said.games != bot.games:
            await self._papers.amend([Key(KIND, bot.id)], lambda found: [found[0] and said.paper()])
        return said

    async def revoke(self, owner: Person, id: Person) -> str:
        """Its token is worth nothing any more, at once and in every process that is told the mark that comes back."""
        mark = mark_of(id)

        def revoked(found: Sequence[Paper | None]) -> list[Paper | None]:
            if found[0] is None or found[0].person != owner:
                raise NotYourSeat("that is none of your bots; perhaps it was taken away already")
            return [None, Paper(OUT, mark, "", self._date(), "{}")]

        await self._papers.amend([Key(KIND, id), Key(OUT, mark)], revoked)
        return mark

    async def _called(self, owner: Person) -> str:
        return await self._store.name(owner) if owner else ""

    async def _read(self, paper: Paper) -> Netbot:
        data = json.loads(paper.data)
        of = await self._called(paper.person)
        return Netbot(paper.id, paper.person, data["name"], of, data["device"], paper.at, tuple(data["games"]))
