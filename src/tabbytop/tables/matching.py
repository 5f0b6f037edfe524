"""Quick match (matchmaking): people who wait for the same game are brought together at a table that starts by itself.

Who waits is a paper of theirs (``papers``), which is worth something only for as long as their page goes on asking
(heartbeat): whoever closes it waits no more. To bring people together is one amendment of all their papers, so that of
several processes that try at once one succeeds, and nobody is brought to two tables. The table follows it; where the
process dies in between, they find that there is none and wait on.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf

import msgspec

from tabbytop.core import TabbyError

from . import founding, pinning
from .errors import Improper, NotNow, Refusal, UnknownTable
from .live import Live
from .lobby import Lobby
from .papers import MOST, Key, Paper
from .physics import check_simulated
from .requests import Seconds
from .service import Service
from .store import json_text
from .table import Person, Table

KIND = "match"
LIFE = 15.0  #: seconds for which somebody waits after the page has last asked
PATIENCE = 120.0  #: seconds after which bots are offered for the seats that are left
COMING = 45.0  #: seconds in which those who were brought together come to their table
TOLD = 120.0  #: seconds for which somebody is told of it
LOST = 5.0  #: seconds after which a table that is not there will not come
MOST_WAITING = 500  #: that are looked at
ATTEMPTS = 5

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wanted:
    """``rated``: if all others want it too, as in a lobby."""

    game: str
    seats: int
    clock: Seconds = 0
    rated: bool = False

    def fits(self, other: "Wanted") -> bool:
        """Can these two play together? A wish to be rated keeps nobody apart."""
        return replace(self, rated=False) == replace(other, rated=False)


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody waits, since ``since``; or was brought to ``table``, at ``since``."""

    wanted: Wanted
    since: float
    name: str
    table: str | None = None

    def paper(self, person: Person, until: float) -> Paper:
        return Paper(KIND, person, person, self.since, json_text(self), until)


def read(paper: Paper) -> Waiting:
    return msgspec.json.decode(paper.data, type=Waiting)


class Matching:
    """``patience`` and ``life`` are in seconds, of the service's calendar."""

    def __init__(self, service: Service, *, patience: float = PATIENCE, life: float = LIFE) -> None:
        self._service, self._papers = service, service.store.papers
        self.patience, self.life = patience, life

    # -- asking -------------------------------------------------------------------------------------------------------

    async def waiting(self) -> list[tuple[Person, Waiting]]:
        """Who waits and was not brought anywhere yet, the longest first."""
        now, before = self._service.date(), (inf, "")
        found: list[tuple[Person, Waiting]] = []
        while len(found) < MOST_WAITING and (some := await self._papers.of_kind(KIND, before)):
            await self._throw_away([paper for paper in some if not paper.is_good(now)], now)
            found += [(paper.person, read(paper)) for paper in some if paper.is_good(now)]
            before = some[-1].at, some[-1].id
            if len(some) < MOST:
                break
        return [(person, one) for person, one in reversed(found) if one.table is None]

    async def _throw_away(self, gone: Sequence[Paper], now: float) -> None:
        """Who is gone is not looked at again by everybody who comes."""
        if gone:
            keys = [paper.key for paper in gone]
            await self._papers.amend(keys, lambda papers: [p if p and p.is_good(now) else None for p in papers])

    async def wait(self, person: Person, wanted: Wanted) -> Waiting:
        """From now on; who waits already for the same goes on. Nobody is at two tables: who was just brought to one is
        told of that, and who has come to one where others did not leaves it."""
        self._check(wanted)
        now, name = self._service.date(), await self._service.store.name(person)
        before = await self._standing(person)
        if before is not None and before.table is not None and not await self._is_begun(before.table):
            if now - before.since <= COMING:
                return before
            await self._make_room(before.table, person, though_come=True)

        def begin(papers: Sequence[Paper | None]) -> Sequence[Paper | None]:
            (paper,) = papers
            there = read(paper) if paper is not None and paper.is_good(now) else None
            if paper is not None and there is not None and there != before and there.table is not None:
                return [paper]  # brought somewhere in this very moment
            if there is None or there.table is not None or there.wanted != wanted:
                there = Waiting(wanted, now, name)
            return [there.paper(person, now + self.life)]

        await self._papers.amend([Key(KIND, person)], begin)
        found = await self._match(person)
        if found is None:
            raise NotNow("the waiting was ended elsewhere")
        return found

    async def go_on(self, person: Person) -> Waiting | None:
        """The page is still there; None: ``person`` does not wait, or no longer."""
        found = await self._standing(person)
        if found is None or found.table is not None:
            return found
        now = self._service.date()

        def longer(papers: Sequence[Paper | None]) -> Sequence[Paper | None]:
            (paper,) = papers
            if paper is None or not paper.is_good(now) or read(paper).table is not None:
                return papers
            return [replace(paper, until=now + self.life)]

        await self._papers.amend([Key(KIND, person)], longer)
        return await self._match(person)

    async def leave(self, person: Person) -> None:
        """No more. Who was brought to a table and has not come there makes room for somebody else."""
        (paper,) = await self._papers.amend([Key(KIND, person)], lambda _: [None])
        if paper is not None and (table := read(paper).table) is not None:
            await self._make_room(table, person)

    async def sits_at(self, person: Person, table: str) -> None:
        """``person`` has sat down at ``table``, and so waits for nobody and has left where they were brought."""

        def leave(papers: Sequence[Paper | None]) -> Sequence[Paper | None]:
            return [paper if paper is not None and read(paper).table == table else None for paper in papers]

        (paper,) = await self._papers.amend([Key(KIND, person)], leave)
        if paper is not None and (other := read(paper).table) not in (None, table):
            await self._make_room(str(other), person, though_come=True)

    async def with_bots(self, person: Person) -> Waiting:
        """With whoever waits for the same, and bots on all other seats; after a while."""
        found = await self._standing(person)
        if found is None:
            raise NotNow("you do not wait for anybody; begin again")
        if found.table is not None:
            return found
        left = found.since + self.patience - self._service.date()
        if left > 0:
            raise NotNow(f"somebody may come yet; bots are offered in {left:.0f} seconds")
        brought = await self._match(person, with_bots=True)
        if brought is None:
            raise NotNow("you do not wait for anybody; begin again")
        return brought

    def _check(self, wanted: Wanted) -> None:
        games = self._service.games
        if wanted.game not in games:
            raise Improper(f"no such game: {wanted.game!r}; there are {', '.join(sorted(games))}")
        game = games[wanted.game]
        check_simulated(game, self._service.physics)
        counts = [count for count in game.seats if count > 1]
        if wanted.seats not in counts:
            raise Improper(f"{game.key} is played together by {', '.join(map(str, counts))}; not {wanted.seats}")
        game.check_setup(wanted.seats, game.complete({}))

    # -- bringing together --------------------------------------------------------------------------------------------

    async def _standing(self, person: Person) -> Waiting | None:
        """How ``person`` stands. What was brought to nothing is forgotten."""
        paper, now = await self._papers.find(KIND, person), self._service.date()
        if paper is None or not paper.is_good(now):
            return None
        found = read(paper)
        if found.table is None:
            return found
        try:
            table = await self._service.look(found.table, lambda live: live.table)
        except UnknownTable:  # it is just being made, or whoever was to make it has died
            waits = replace(found, table=None)
            await self._instead(paper, waits.paper(person, now + self.life) if now - found.since > LOST else paper)
            return waits
        if table.seats_of(person) and not table.closed:
            return found
        await self._instead(paper, None)
        return None

    async def _instead(self, paper: Paper, other: Paper | None) -> None:
        """Unless it has changed meanwhile."""
        await self._papers.amend([paper.key], lambda papers: [other if papers[0] == paper else papers[0]])

    async def _is_begun(self, table: str) -> bool:
        return await self._service.look(table, lambda live: live.table.phase != "lobby")

    async def _match(self, person: Person, *, with_bots: bool = False) -> Waiting | None:
        """Bring ``person`` and those who want the same together, if they are enough; how they stand then."""
        for _ in range(ATTEMPTS):
            everybody = await self.waiting()
            mine = dict(everybody).get(person)
            if mine is None:
                break
            others = [one for one in everybody if one[0] != person and one[1].wanted.fits(mine.wanted)]
            if len(others) < mine.wanted.seats - 1 and not with_bots:
                return mine
            group = sorted([(person, mine), *others[: mine.wanted.seats - 1]], key=lambda one: one[1].since)
            table = self._table(group)
            try:
                await self._bring(group, table)
            except _Overtaken:
                continue
            await founding.kept(self._service.store, table)
            break
        return await self._standing(person)

    def _table(self, group: Sequence[tuple[Person, Waiting]]) -> Table:
        wanted = group[0][1].wanted
        people = {person: one.name for person, one in group}
        game = self._service.games[wanted.game]
        table = founding.together(game, people, wanted.seats, wanted.clock, self._service.by_the_house())
        return replace(table, wants=tuple(person for person, one in group if one.wanted.rated))

    async def _bring(self, group: Sequence[tuple[Person, Waiting]], table: Table) -> None:
        """All of them or none: ``_Overtaken`` where somebody has gone, or was brought to another table."""
        now, wanted = self._service.date(), group[0][1].wanted

        def brought(papers: Sequence[Paper | None]) -> Sequence[Paper | None]:
            after = []
            for paper in papers:
                one = read(paper) if paper is not None and paper.is_good(now) else None
                if paper is None or one is None or one.table is not None or not one.wanted.fits(wanted):
                    raise _Overtaken("somebody was faster")
                after.append(replace(one, table=table.id, since=now).paper(paper.person, now + TOLD))
            return after

        await self._papers.amend([Key(KIND, person) for person, _ in group], brought)

    # -- who does not come --------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Whoever was brought to a table and has not come makes room, at the tables that are this process's."""
        now = self._service.date()
        before = (now - COMING, "")
        while some := await self._papers.of_kind(KIND, before):
            for paper in some:
                table = read(paper).table
                if table is not None and self._service.owner.owns(table):
                    await self._missed(paper, table)
            before = some[-1].at, some[-1].id

    async def _missed(self, paper: Paper, table: str) -> None:
        """Who has come and still waits there is remembered, so that they do not wait elsewhere too."""
        now = self._service.date()
        if await self._waits_at(table, paper.person):
            await self._instead(paper, replace(paper, until=now + TOLD))
            return
        await self._instead(paper, None)
        try:
            await self._make_room(table, paper.person)
        except Refusal as refused:
            log.info("table %s has no room made: %s", table, refused)

    async def _waits_at(self, table: str, person: Person) -> bool:
        """Has ``person`` come to a table that has not begun?"""

        def waits(live: Live) -> bool:
            seats = [live.table.chair(seat) for seat in live.table.seats_of(person)]
            return isinstance(live, Lobby) and not live.table.closed and any(chair.nonce for chair in seats)

        try:
            return await self._service.look(table, waits)
        except UnknownTable:
            return False

    async def _make_room(self, table: str, person: Person, *, though_come: bool = False) -> None:
        """A game that has begun stays as it is, and so does a seat at which somebody has come, unless they go on to
        another table."""

        def work(live: Live) -> Live:
            seats = [live.table.chair(seat) for seat in live.table.seats_of(person)]
            is_free = any(though_come or not chair.nonce for chair in seats)
            if isinstance(live, Lobby) and not live.table.closed and is_free:
                live.table = pinning.left_by(live.table, person, self._service.by_the_house())
            return live

        try:
            await self._service.desk.change(table, work)
        except UnknownTable:
            return


class _Overtaken(TabbyError):
    """Read again and try again."""
