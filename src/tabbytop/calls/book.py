"""Who wants to be called, and how: kept as papers, and in the memory of every process (a cache), so that a move at a
table of people who want no calls asks the database nothing.

What others changed is looked for now and then, newest first; before anything is sent the paper itself is read.
"""

import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

import msgspec

from tabbytop.tables.errors import Improper, TooMany
from tabbytop.tables.papers import Key, Paper, Papers
from tabbytop.tables.table import Person

from . import choices as chosen
from .choices import CHOICES, MOST_WAYS, WAY, Choices, Way
from .push import text

REGRET = 86_400.0  #: seconds for which a way that was ended by a link can be had back
SLACK = 5.0  #: seconds by which another process's change may be written late
NO_SUCH_WAY = "there is no such way to call you; perhaps it was ended already"


class Book:
    """``secret`` signs links by which a call is ended or a mailbox confirmed, by whoever has them."""

    def __init__(self, papers: Papers, date: Callable[[], float]) -> None:
        self._papers, self._date = papers, date
        self._people: dict[Person, Choices] = {}
        self._newest = -inf
        self.secret = b""

    # -- who wants to be called ---------------------------------------------------------------------------------------

    def __contains__(self, person: object) -> bool:
        return person in self._people

    def __bool__(self) -> bool:
        return bool(self._people)

    def people(self) -> Sequence[Person]:
        return tuple(self._people)

    def known(self, person: Person) -> Choices:
        """As far as this process knows."""
        return self._people.get(person, chosen.NOTHING)

    async def look(self) -> list[Person]:
        """Learn what was chosen since the last look, through whichever process; whose it was."""
        before, since = (inf, ""), self._newest - SLACK
        heard: list[Person] = []
        while some := await self._papers.of_kind(CHOICES, before):
            for paper in some:
                if paper.at < since:
                    return heard
                heard += [paper.person] if self._note(paper.person, chosen.read(paper)) else []
                self._newest = max(self._newest, paper.at)
            before = some[-1].at, some[-1].id
        return heard

    def _note(self, person: Person, choices: Choices) -> bool:
        """Is it news?"""
        is_news = choices != self._people.get(person, chosen.NOTHING)
        if choices.is_wanted:
            self._people[person] = choices
        else:
            self._people.pop(person, None)
        return is_news

    # -- what is chosen -----------------------------------------------------------------------------------------------

    async def of(self, person: Person) -> Choices:
        choices = chosen.read(await self._papers.find(*chosen.key_of(person)))
        self._note(person, choices)
        return choices

    async def change(self, person: Person, work: Callable[[Choices], Choices]) -> Choices:
        """What ``work`` makes of what was chosen; it may be asked more than once. Of who chose nothing, or was
        forgotten meanwhile, nothing is kept."""

        def changed(found: Sequence[Paper | None]) -> list[Paper | None]:
            after = work(chosen.read(found[0]))
            is_nothing = found[0] is None and after == chosen.NOTHING
            return [None if is_nothing else chosen.written(person, after, self._date())]

        await self._papers.amend([chosen.key_of(person)], changed)
        return await self.of(person)

    async def add(self, person: Person, way: Way, *, house: str, language: str, zone: str) -> tuple[Choices, Way]:
        """A way more; or the one that leads to the same browser or mailbox already, which keeps its id: links in older
        notices still end it."""

        def added(choices: Choices) -> Choices:
            known = _known(choices, way)
            if known is None and len(choices.ways) >= MOST_WAYS:
                raise TooMany(f"you are called through {MOST_WAYS} ways already; end one of them first")
            now = way if known is None else replace(way, id=known.id, about=known.about, confirmed=known.confirmed)
            return replace(choices.with_way(now), house=house, language=language, zone=zone)

        choices = await self.change(person, added)
        kept = _known(choices, way) or way
        await self._papers.keep(Paper(WAY, kept.id, person, self._date(), "{}"))
        return choices, kept

    async def renew(self, person: Person, way: Way) -> Choices:
        """The browser of ``way`` is reached by another subscription now. One through which nobody is called any more
        stays so."""

        def renewed(choices: Choices) -> Choices:
            if (known := _known(choices, way)) is None:
                raise Improper(NO_SUCH_WAY)
            return choices.with_way(replace(known, target=way.target, key=way.key, auth=way.auth, trouble=""))

        return await self.change(person, renewed)

    async def alter(self, person: Person, id: str, work: Callable[[Way], Way]) -> Choices:
        def altered(choices: Choices) -> Choices:
            if (way := choices.way(id)) is None:
                raise Improper(NO_SUCH_WAY)
            return choices.with_way(work(way))

        return await self.change(person, altered)

    async def remove(self, person: Person, id: str) -> Choices:
        """It need not be there any more."""
        choices = await self.change(person, lambda choices: choices.without(id))
        await self._papers.amend([Key(WAY, id)], lambda _: [None])
        return choices

    # -- links that need no cookie ------------------------------------------------------------------------------------

    def token(self, purpose: str, way: str) -> str:
        mark = hmac.digest(self.secret, f"{purpose} {way}".encode(), "sha256")
        return f"{way}~{text(mark)[:32]}"  # with a dot it would be the name of a file

    async def whose(self, purpose: str, token: str) -> tuple[Person, str]:
        """Who is called through the way that ``token`` names, and its id."""
        way, _, _ = token.partition("~")
        if not hmac.compare_digest(self.token(purpose, way).encode(), token.encode()):
            raise Improper("this link is not one of this house; perhaps a piece of it is missing")
        paper = await self._papers.find(WAY, way)
        if paper is None or not paper.is_good(self._date()):
            raise Improper(NO_SUCH_WAY)
        return paper.person, way

    async def end(self, token: str) -> None:
        """No more calls through this way; for a day it can be had back. That it has ended already is as good."""
        try:
            person, id = await self.whose("end", token)
        except Improper as wrong:
            if str(wrong) == NO_SUCH_WAY:
                return
            raise
        now = self._date()

        def ended(found: Sequence[Paper | None]) -> list[Paper | None]:
            choices = chosen.read(found[0])
            if (way := choices.way(id)) is None:
                return [*found]
            kept = Paper(WAY, id, person, now, msgspec.json.encode(way).decode(), now + REGRET)
            return [chosen.written(person, choices.without(id), now), kept]

        await self._papers.amend([chosen.key_of(person), Key(WAY, id)], ended)
        await self.of(person)

    async def again(self, token: str) -> Person:
        """Whoever has ended it wants to be called through this way all the same."""
        person, id = await self.whose("end", token)
        now = self._date()

        def had_back(found: Sequence[Paper | None]) -> list[Paper | None]:
            choices, kept = chosen.read(found[0]), found[1]
            if kept is None or kept.until is None:  # it has not ended, or somebody was faster
                return [*found]
            way = msgspec.json.decode(kept.data, type=Way)
            if _known(choices, way) is not None:  # they were called there again already, by another link
                return [found[0], None]
            return [chosen.written(person, choices.with_way(way), now), Paper(WAY, id, person, now, "{}")]

        await self._papers.amend([chosen.key_of(person), Key(WAY, id)], had_back)
        await self.of(person)
        return person

    async def confirm(self, token: str) -> Person:
        person, way = await self.whose("confirm", token)
        await self.alter(person, way, lambda one: replace(one, confirmed=True))
        return person


def new_id() -> str:
    return secrets.token_urlsafe(12)


def _known(choices: Choices, way: Way) -> Way | None:
    """The one that leads where ``way`` does."""
    return next((one for one in choices.ways if _is_same(one, way)), None)


def _is_same(one: Way, other: Way) -> bool:
    """A browser has one subscription, and nobody wants a thing twice."""
    if one.kind != other.kind:
        return False
    return one.target == other.target or (one.kind == "push" and bool(one.device) and one.device == other.device)
