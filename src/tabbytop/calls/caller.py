"""Calls people: hears of tables that begin to wait, of those who come and go, and sends what is due (outbox).

What is due lies in papers, by the time at which it is, and any process may take it: each takes it in one transaction in
which it is seen to be as it was, so that of two only one does. A move asks the database nothing on account of this,
unless somebody who wants calls is away from its table; and it never waits for it.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import msgspec

from tabbytop.tables.devices import OUT, mark_of
from tabbytop.tables.errors import Improper, NotKept, traced
from tabbytop.tables.live import Live
from tabbytop.tables.papers import Key, Paper
from tabbytop.tables.service import MOST_TABLES, Service
from tabbytop.tables.store import Kept
from tabbytop.tables.table import Person, Table

from . import notice, when
from .book import Book
from .choices import About, Choices, Way
from .notice import Notice
from .ways import Fate, Ways
from .when import Facts, Mark, Patience, Step

DUE, MARK = "call", "called"  #: kinds of papers: what is to be done when; what somebody was called of at a table
DAY = 86_400.0
KEPT = 400 * DAY  #: seconds for which it is remembered what somebody was called of
MOST_NOTED = 20_000
AT_ONCE = 50
LONG = 3_600.0  #: seconds for which what cannot be done is put off

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. ``again``: pauses before what did not arrive is sent once more (backoff)."""

    patience: Patience = field(default_factory=Patience)
    look: float = 2.0  #: between two looks at what is due
    learn: float = 5.0  #: between two looks at what was chosen through other processes
    lease: float = 120.0  #: what somebody has taken and not done in this time may be taken by others
    again: tuple[float, ...] = (30.0, 120.0, 600.0, 2_400.0)


@dataclass(frozen=True, slots=True)
class Due:
    """Something to be done at a table, or for a person alone. ``since``: from when on they are away."""

    table: str = ""
    since: float = 0.0
    facts: Facts = field(default_factory=Facts)  #: as they were when it was noted


@dataclass(frozen=True, slots=True)
class Sending:
    """A notice on its way."""

    way: str
    notice: Notice
    table: str = ""
    tries: int = 0


class _Held:
    """A notice that this process is sending."""

    def __init__(self, paper: Paper) -> None:
        self.paper, self.done, self.lock = paper, asyncio.Event(), asyncio.Lock()


Here: TypeAlias = Callable[[str], Collection[Person]]


class Caller:
    """One process's part. ``here``: who looks at a table now, through whichever process."""

    def __init__(self, service: Service, book: Book, ways: Ways, here: Here, pace: Pace | None = None) -> None:
        self._service, self._book, self._ways, self._here = service, book, ways, here
        self._papers, self._pace = service.store.papers, pace or Pace()
        self._noted: OrderedDict[tuple[str, Person], Facts] = OrderedDict()  # what was last known here
        self._at: dict[str, frozenset[Person]] = {}  # who looked at a table, of those who want calls
        self._stir = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._busy: set[asyncio.Task[None]] = set()
        self._sending_now: set[str] = set()  # papers
        self._learnt = 0.0

    async def start(self) -> None:
        self._service.works.append(self)
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        self._service.works.remove(self)
        tasks = [*self._busy, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._ways.stop()

    # -- hearing ------------------------------------------------------------------------------------------------------

    def take_up(self) -> None:
        """Whoever owns what, calls are anybody's to make."""

    def wake(self, table: str, live: Live | None = None) -> None:
        """The table has changed here."""
        if live is None or not self._book:
            return
        for person in {chair.person for chair in live.table.chairs}:
            if person is not None and person in self._book:
                self._changed(live.table, person)

    def _changed(self, table: Table, person: Person) -> None:
        facts, key = when.facts_of(table, person), (table.id, person)
        if self._noted.get(key) == facts:
            return
        self._noted[key] = facts
        self._noted.move_to_end(key)
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)
        if facts != Facts() and person not in self._here(table.id):
            self._begin(self._note(table, person, self._service.now()))

    def moved(self, table: str) -> None:
        """Somebody has come to look at ``table``, or looks away, through this process."""
        before, now = self._at.pop(table, frozenset()), frozenset(self._here(table))
        if now:
            self._at[table] = now
        for person in before ^ now:
            if person in self._book:
                self._begin(self._came(table, person) if person in now else self._left(table, person))

    async def _came(self, table: str, person: Person) -> None:
        """They see for themselves."""
        facts = await self._service.look(table, lambda live: when.facts_of(live.table, person))
        await self._saw(table, person, facts)

    async def _left(self, table: str, person: Person) -> None:
        """What another process has just changed may not be known here: the store is asked."""
        now = self._service.now()
        at = next((kept.table for kept in await self._tables(person) if kept.table.id == table), None)
        if at is None or person in self._here(table):
            return
        facts = when.facts_of(at, person)
        if not facts.asked:
            return
        if now - facts.asked >= self._pace.patience.seen:
            await self._saw(table, person, facts)
        await self._note(at, person, now)

    async def _saw(self, table: str, person: Person, facts: Facts) -> None:
        """They have been there. Who wants to be called at once knows now what they would be called of."""
        is_told = bool(facts.asked) and self._book.known(person).when == "at_once"
        due, mark = Key(DUE, f"turn {table} {person}"), Key(MARK, f"{table} {person}")
        if not is_told and await self._papers.find(*due) is None and await self._papers.find(*mark) is None:
            return

        def seen(found: Sequence[Paper | None]) -> list[Paper | None]:
            before = _mark(found[1])
            after = replace(before, seen=True, asked=facts.asked if is_told else before.asked)
            return [None, self._marked(table, person, after)]

        await self._papers.amend([due, mark], seen)

    # -- noting what is due -------------------------------------------------------------------------------------------

    async def _note(self, table: Table, person: Person, since: float, *, anew: bool = False) -> None:
        """What ``person`` is to be called of at ``table`` next, if they stay away as they are ``since``. What was noted
        already stays, unless ``anew``."""
        facts, choices = when.facts_of(table, person), self._book.known(person)

        def noted(found: Sequence[Paper | None]) -> list[Paper | None]:
            before, mark = found
            if before is not None and not anew and msgspec.json.decode(before.data, type=Due).facts == facts:
                return [before, mark]
            step = when.next_step(choices, facts, _mark(mark), since, self._pace.patience)
            due = Due(table.id, since, facts)
            return [None if step is None else self._due(f"turn {table.id} {person}", person, step.at, due), mark]

        await self._papers.amend([Key(DUE, f"turn {table.id} {person}"), Key(MARK, f"{table.id} {person}")], noted)
        self._stir.set()

    async def chose(self, person: Person) -> None:
        """They have chosen anew: what waits for them already is called of as they want it now."""
        choices = self._book.known(person)
        digest = Key(DUE, f"digest {person}")
        is_daily = choices.when == "daily" and choices.is_wanted
        at = when.digest_at(choices, self._service.now())
        paper = self._due(digest.id, person, at, Due(since=self._service.now())) if is_daily else None
        await self._papers.amend([digest], lambda found: [found[0] if paper and found[0] else paper])
        await self._look_through(person, anew=True)

    async def _look_through(self, person: Person, *, anew: bool = False) -> None:
        for kept in await self._service.tables_of(person):
            facts = when.facts_of(kept.table, person)
            if (facts.asked or facts.laid) and person not in self._here(kept.table.id):
                await self._note(kept.table, person, facts.asked, anew=anew)

    def _due(self, id: str, person: Person, at: float, what: Due | Sending) -> Paper:
        """Papers come newest first, and what is due first has to be first."""
        return Paper(DUE, id, person, -at, msgspec.json.encode(what).decode())

    def _marked(self, table: str, person: Person, mark: Mark) -> Paper:
        now = self._service.date()
        return Paper(MARK, f"{table} {person}", person, now, msgspec.json.encode(mark).decode(), now + KEPT)

    # -- doing what is due --------------------------------------------------------------------------------------------

    async def _go_on(self) -> None:
        is_new = True
        while True:
            try:
                if is_new:  # what another has left
                    await self._learn()
                    for person in self._book.people():
                        await self._look_through(person)
                    is_new = False
                pause = await self.round()
            except Exception as error:
                log.error("nobody can be called now: %s", error, exc_info=traced(error))
                pause = self._pace.learn
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), pause)
            self._stir.clear()

    async def round(self) -> float:
        """Do what is due; seconds until something is again, as far as it is known."""
        now = self._service.now()
        if now - self._learnt >= self._pace.learn:
            await self._learn()
        some = await self._papers.of_kind(DUE, limit=AT_ONCE)
        for paper in some:
            if -paper.at > now:
                return min(self._pace.look, -paper.at - now)
            try:
                await self._take(paper, now)
            except NotKept:
                raise
            except Exception as error:
                log.error("a call is put off: %s", error, exc_info=error)
                await self._instead(paper, replace(paper, at=-(now + LONG)))
        if len(some) == AT_ONCE:
            return 0.0
        return self._pace.look if self._book else self._pace.learn

    async def _learn(self) -> None:
        self._learnt = self._service.now()
        await self._book.look()

    async def _take(self, paper: Paper, now: float) -> None:
        kind = paper.id.partition(" ")[0]
        if kind == "send":
            await self._take_sending(paper, now)
        elif kind == "digest":
            await self._take_digest(paper, now)
        else:
            await self._take_turn(paper, now)

    async def _take_turn(self, paper: Paper, now: float) -> None:
        due, person = msgspec.json.decode(paper.data, type=Due), paper.person
        choices, tables = await self._book.of(person), await self._tables(person)
        table = next((kept.table for kept in tables if kept.table.id == due.table), None)
        if table is None or person in self._here(table.id):
            await self._instead(paper, None)
            return
        mark = Key(MARK, f"{table.id} {person}")
        kept, facts = await self._papers.find(*mark), when.facts_of(table, person)
        step = when.next_step(choices, facts, _mark(kept), due.since, self._pace.patience)
        after: dict[Key, Paper | None] = {paper.key: self._later(paper, step, due), mark: kept}
        if step is not None and step.at <= now:
            left = None if facts.deadline is None else facts.deadline - now
            said = notice.of_table(step.call, table, person, choices, _waiting(tables, person), left)
            told = when.called(_mark(kept), facts, step.call)
            following = when.next_step(choices, facts, told, due.since, self._pace.patience)
            after = {paper.key: self._later(paper, following, due), mark: self._marked(table.id, person, told)}
            sendings = [self._sending(way, said, person, table.id, now) for way in choices.open_ways(_about(step))]
            after |= {one.key: one for one in sendings}

        def taken(found: Sequence[Paper | None]) -> list[Paper | None]:
            """Else another has it, or they have been there; whatever is left to do is found in the next round."""
            return list(after.values()) if [*found[:2]] == [paper, kept] else [*found]

        await self._papers.amend([*after], taken)
        self._stir.set()

    async def _take_digest(self, paper: Paper, now: float) -> None:
        due, person = msgspec.json.decode(paper.data, type=Due), paper.person
        choices, tables = await self._book.of(person), await self._tables(person)
        away = [kept.table for kept in tables if person not in self._here(kept.table.id)]
        over = sum(kept.table.phase == "over" and kept.changed > due.since for kept in tables)
        is_daily = choices.when == "daily" and choices.is_wanted
        following = self._due(paper.id, person, when.digest_at(choices, now), Due(since=now)) if is_daily else None
        after: dict[Key, Paper | None] = {paper.key: following}
        for way in choices.heard if is_daily else ():  # of what was chosen for each
            some = [table for table in away if when.is_told(table, person, way.about)]
            ended = over if "ended" in way.about else 0
            if some or ended:
                said = notice.digest(some, ended, person, choices, _waiting(tables, person))
                sending = self._sending(way, said, person, "", now)
                after[sending.key] = sending

        def taken(found: Sequence[Paper | None]) -> list[Paper | None]:
            return list(after.values()) if found[0] == paper else [*found]

        await self._papers.amend([*after], taken)
        self._stir.set()

    async def _instead(self, paper: Paper, other: Paper | None) -> bool:
        """Unless another has it by now."""
        (found,) = await self._papers.amend([paper.key], lambda papers: [other if papers[0] == paper else papers[0]])
        return found == paper

    def _later(self, paper: Paper, step: Step | None, due: Due) -> Paper | None:
        return None if step is None else self._due(paper.id, paper.person, step.at, due)

    async def _tables(self, person: Person) -> Sequence[Kept]:
        return await self._service.store.of_person(person, MOST_TABLES)

    # -- sending ------------------------------------------------------------------------------------------------------

    def _sending(self, way: Way, said: Notice, person: Person, table: str, now: float) -> Paper:
        what = Sending(way.id, said, table)
        paper = self._due(f"send {way.id} {table or said.tag}", person, now, what)
        return replace(paper, until=now + DAY)

    async def _take_sending(self, paper: Paper, now: float) -> None:
        if paper.id in self._sending_now:  # it takes its time
            return
        sending = msgspec.json.decode(paper.data, type=Sending)
        trying = replace(sending, tries=sending.tries + 1)
        leased = self._due(paper.id, paper.person, now + self._pace.lease, trying)
        leased = replace(leased, until=paper.until)
        if await self._instead(paper, leased):
            self._begin(self._send(leased, trying))

    async def _send(self, paper: Paper, sending: Sending) -> None:
        held = _Held(paper)
        self._sending_now.add(paper.id)
        holding = asyncio.create_task(self._hold(held))
        try:
            await self._send_held(held, sending)
        finally:
            held.done.set()
            self._sending_now.discard(paper.id)
            await holding

    async def _hold(self, held: "_Held") -> None:
        """What waits for its turn, or for a slow server, is not taken by others meanwhile (a lease, renewed)."""
        while not held.done.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(held.done.wait(), self._pace.lease / 2)
                return
            async with held.lock:
                longer = replace(held.paper, at=-(self._service.now() + self._pace.lease))
                with contextlib.suppress(NotKept):  # there is half of the time left to try again
                    if held.done.is_set() or not await self._instead(held.paper, longer):
                        return
                    held.paper = longer

    async def _let_go(self, held: "_Held", other: Paper | None) -> None:
        async with held.lock:
            held.done.set()
            await self._instead(held.paper, other)

    async def _send_held(self, held: "_Held", sending: Sending) -> None:
        paper, now = held.paper, self._service.now()
        person = paper.person
        choices = await self._book.of(person)
        heard = now if sending.notice.call == "confirm" else when.after_quiet(choices, now)
        if heard > now:  # it should have been there before
            waits = self._due(paper.id, person, heard, replace(sending, tries=sending.tries - 1))
            await self._let_go(held, replace(waits, until=heard + DAY))
            return
        way = choices.way(sending.way)
        fate: Fate = ""
        if way is not None and await self._is_out(person, way):
            fate = "gone"
        elif way is not None and not (sending.table and person in self._here(sending.table)):
            fate = await self._ways.send(way, sending.notice, choices.house, self.end_of(way), self._service.date())
        pauses = self._pace.again
        if fate in ("silent", "refused") and sending.tries <= len(pauses):
            later = self._service.now() + pauses[sending.tries - 1]
            again = replace(self._due(paper.id, person, later, sending), until=paper.until)
            await self._let_go(held, again)
            self._stir.set()
            return
        await self._let_go(held, None)
        if fate == "gone":
            await self._book.remove(person, sending.way)
        elif fate:
            with contextlib.suppress(Improper):  # it was ended meanwhile
                await self._book.alter(person, sending.way, lambda one: replace(one, trouble=fate))

    async def _is_out(self, person: Person, way: Way) -> bool:
        """Was the browser signed out?"""
        return bool(way.device) and await self._papers.find(OUT, mark_of(person, way.device)) is not None

    def end_of(self, way: Way) -> str:
        """The path of the link that ends calls this way."""
        return f"/calls/end/{self._book.token('end', way.id)}"

    async def try_out(self, person: Person, choices: Choices, way: Way) -> Fate:
        """At once, so that whoever sets it up sees whether it works."""
        said = notice.trial(choices, _waiting(await self._tables(person), person))
        return await self._ways.send(way, said, choices.house, self.end_of(way), self._service.date())

    async def ask_mailbox(self, person: Person, way: Way) -> None:
        """Whether its owner wants to be called there."""
        choices = await self._book.of(person)
        said = notice.confirm(choices, f"/calls/confirm/{self._book.token('confirm', way.id)}")
        await self._papers.keep(self._sending(way, said, person, "", self._service.now()))
        self._stir.set()

    def _begin(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                log.error("a call could not be seen to: %s", error, exc_info=traced(error))

        task = asyncio.create_task(guarded())
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)


def _mark(paper: Paper | None) -> Mark:
    return Mark() if paper is None else msgspec.json.decode(paper.data, type=Mark)


def _waiting(tables: Sequence[Kept], person: Person) -> int:
    return sum(kept.table.waits_for(person) for kept in tables)


def _about(step: Step) -> About:
    match step.call:
        case "invite" | "ended":
            return step.call
        case _:
            return "turn"
