"""All results of a person, read from the store. Games that ended before there were results have theirs made here, from
their records, when the person asks: some at a time, the newest first, until all of them have one."""

import logging
from collections.abc import Sequence
from functools import partial
from math import inf

from . import results
from .errors import Refusal
from .live import Live
from .memory import Ended
from .papers import Paper
from .play import InPlay
from .service import Service
from .table import Person

AT_ONCE = 500
OLDER = 20  #: games without a result that are looked at at one time: a record is played through for each

log = logging.getLogger(__name__)


class Remembering:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._unreadable: set[str] = set()  # tables

    async def of(self, person: Person) -> tuple[list[Ended], int]:
        """Newest first; and how many older games still have no result, so that it is worth asking again."""
        ended = results.read_all(await self._papers(person))
        missing = await self._missing(person, {one.table for _, one in ended})
        if missing:
            await self._make_up(person, missing[:OLDER])
            ended = results.read_all(await self._papers(person))
        return ended, len(missing[OLDER:])

    async def some(self, person: Person, before: tuple[float, str]) -> Sequence[Paper]:
        """From behind ``before`` on, newest first."""
        return await self._service.store.papers.of_person(person, results.KIND, before, AT_ONCE)

    async def _papers(self, person: Person) -> list[Paper]:
        papers: list[Paper] = []
        before = inf, ""
        while some := await self.some(person, before):
            papers += some
            if len(some) < AT_ONCE:
                break
            before = some[-1].at, some[-1].id
        return papers

    async def _missing(self, person: Person, known: set[str]) -> list[str]:
        done = known | self._unreadable
        return [table for table in await self._service.store.ended_of(person) if table not in done]

    async def _make_up(self, person: Person, tables: Sequence[str]) -> None:
        for table in tables:
            try:
                papers = await self._service.look(table, _results)
            except Refusal as unreadable:  # kept by another release, or of a game that is not known here
                log.info("no result is made of table %s: %s", table, unreadable)
                papers = ()
            if not any(paper.person == person for paper in papers):
                self._unreadable.add(table)
            for paper in papers:
                await self._service.store.papers.amend([paper.key], partial(_unless_there, paper))


def _unless_there(paper: Paper, there: Sequence[Paper | None]) -> list[Paper | None]:
    return [there[0] or paper]


def _results(live: Live) -> tuple[Paper, ...]:
    if not isinstance(live, InPlay) or live.table.shut:
        return ()
    return results.results(live.game, live.table, live.record, live.changed)
