"""All results of a person, read from the store. Games that ended before there were results have theirs made here, from
their records, when the person first asks: some at a time, the newest first."""

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
OLDER = 20  #: of games without a result, looked at at one time: a record is played through for each

log = logging.getLogger(__name__)


class Remembering:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._unreadable: set[str] = set()  # tables

    async def of(self, person: Person) -> list[Ended]:
        """Newest first."""
        ended = results.read_all(await self._papers(person))
        if await self._make_up(person, {one.table for _, one in ended}):
            ended = results.read_all(await self._papers(person))
        return ended

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

    async def _make_up(self, person: Person, known: set[str]) -> int:
        """How many results were made that were missing."""
        over = [kept.table for kept in await self._service.tables_of(person) if kept.table.phase == "over"]
        missing = [table.id for table in over if table.id not in known | self._unreadable and not table.shut][:OLDER]
        made = 0
        for table in missing:
            try:
                papers = await self._service.look(table, _results)
            except Refusal as unreadable:  # kept by another release, or of a game that is not known here
                log.info("no result is made of table %s: %s", table, unreadable)
                papers = ()
            if not any(paper.person == person for paper in papers):
                self._unreadable.add(table)
            for paper in papers:
                await self._service.store.papers.amend([paper.key], partial(_unless_there, paper))
                made += 1
        return made


def _unless_there(paper: Paper, there: Sequence[Paper | None]) -> list[Paper | None]:
    return [there[0] or paper]


def _results(live: Live) -> tuple[Paper, ...]:
    return results.results(live.game, live.table, live.record, live.changed) if isinstance(live, InPlay) else ()
