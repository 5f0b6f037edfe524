"""Papers of a house that the page keeps: all in memory, and on the shelf before anybody is told."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from math import inf

from tabbytop.tables.papers import MOST, Amendment, Key, Paper
from tabbytop.tables.table import Person

from .rows import paper_key, paper_text
from .shelf import Shelf


class ShelfPapers:
    """``lock`` is the store's: one change at a time."""

    def __init__(self, shelf: Shelf, lock: asyncio.Lock) -> None:
        self._shelf, self._lock = shelf, lock
        self.all: dict[Key, Paper] = {}

    async def keep(self, *papers: Paper) -> None:
        async with self._lock:
            await self.put(papers)

    async def put(self, papers: Iterable[Paper], drops: Iterable[Paper] = ()) -> None:
        """By whoever holds the lock."""
        papers, drops = tuple(papers), tuple(drops)
        kept = {paper_key(paper): paper_text(paper) for paper in papers}
        if kept or drops:
            await self._shelf.write(kept, [one for one in map(paper_key, drops) if one not in kept])
        self.follow(papers, drops)

    def follow(self, papers: Iterable[Paper], drops: Iterable[Paper] = ()) -> None:
        """They are on the shelf."""
        for paper in drops:
            self.all.pop(paper.key, None)
        self.all.update((paper.key, paper) for paper in papers)

    async def amend(self, keys: Sequence[Key], work: Amendment) -> Sequence[Paper | None]:
        async with self._lock:
            before = [self.all.get(Key(*one)) for one in keys]
            after = [paper for paper in work(before) if paper is not None]
            await self.put(after, [paper for paper in before if paper is not None])
            return before

    async def find(self, kind: str, id: str) -> Paper | None:
        return self.all.get(Key(kind, id))

    async def of_person(
        self, person: Person, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST
    ) -> Sequence[Paper]:
        return self._newest(lambda paper: paper.person == person and paper.kind == kind, before, limit)

    async def of_kind(self, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST) -> Sequence[Paper]:
        return self._newest(lambda paper: paper.kind == kind, before, limit)

    def _newest(self, is_one: Callable[[Paper], bool], before: tuple[float, str], limit: int) -> Sequence[Paper]:
        some = [paper for paper in self.all.values() if is_one(paper) and (paper.at, paper.id) < before]
        return sorted(some, key=lambda paper: (paper.at, paper.id), reverse=True)[:limit]

    async def naming(self, person: Person) -> Sequence[Paper]:
        return [paper for paper in self.all.values() if paper.person != person and person in paper.data]

    async def throw_away(self, now: float) -> int:
        async with self._lock:
            gone = [paper for paper in self.all.values() if not paper.is_good(now)]
            await self.put((), gone)
            return len(gone)
