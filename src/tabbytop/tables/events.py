"""Club nights: where events are kept, how their tables are laid and how results come in.

An event is a paper, changed in one transaction by a pure function (``event``), so that any process may do it and none
does it twice. What follows from a change, tables to be laid or put away, is done after it; whatever was left undone
because a process ended is done by the sweep of whoever owns the event.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from tabbytop.bots import called
from tabbytop.contests import round_robin
from tabbytop.core import AnyGame, decode, encode

from . import event as rules
from .codes import new_codes, new_id, new_seed, spelled, table_id
from .errors import Improper, NotNow, Refusal, TooMany, UnknownTable, traced
from .event import MOST_LEGS, MOST_ROUNDS, Event, Pairing
from .event_requests import (
    EndRound,
    EnterBot,
    EventRequest,
    Finish,
    Join,
    Leave,
    NewEvent,
    Rule,
    StartEvent,
    Withdraw,
)
from .founding import kept
from .live import Live
from .lobby import Lobby, begun, is_ready
from .papers import Key, Paper, Papers
from .physics import check_simulated
from .requests import Resign
from .service import Service
from .store import json_text
from .table import Chair, Person, Table, bot_of, clock_of
from .terms import DAY
from .tidy import one_line

KIND, ON, CODE, ENTRY = "event", "event-on", "event-code", "event-entry"
EVERY = 30.0  #: seconds between two sweeps
KEPT = 400 * DAY  #: after the last change
LONGEST_NAME = 40
MOST_OPEN = 5  #: events of one host that are not over
MOST_LISTED = 20
TRIES = 20  #: of codes

Change: TypeAlias = Callable[[Event], Event]

log = logging.getLogger(__name__)


def new_event(asked: NewEvent, games: Mapping[str, AnyGame], host: Person, code: str, at: float) -> Event:
    """An event as it was asked for, to which nobody has come yet."""
    name = one_line(asked.name)[:LONGEST_NAME].strip()
    if not name:
        raise Improper("an event has a name of at least one character that can be seen")
    if asked.game not in games:
        raise Improper(f"no such game: {asked.game!r}; there are {', '.join(sorted(games))}")
    game = games[asked.game]
    options = game.complete(asked.options)
    if asked.seats < 2 or asked.seats not in game.seats:
        raise Improper(f"{game.key} is played against each other by 2 to {game.seats[-1]}")
    game.check_setup(asked.seats, options)
    if game.flow.is_together(options):
        raise Improper("by these options all win or lose together, so there is nothing to decide; choose others")
    most = MOST_ROUNDS if asked.kind == "swiss" else MOST_LEGS
    if not 1 <= asked.rounds <= most:
        raise Improper(f"expected 1 to {most} rounds, not {asked.rounds}")
    least = max(2, game.seats[0])
    clock = clock_of(asked.clock)
    return Event(new_id(), code, name, game.key, options, asked.seats, least, clock, asked.kind, asked.rounds, host, at)


class Events:
    def __init__(self, service: Service, every: float = EVERY) -> None:
        self._service, self._every = service, every
        self._task: asyncio.Task[None] | None = None
        self._following: set[asyncio.Task[None]] = set()  # what is done after something was heard
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of events that are changed here
        service.desk.listeners.append(self._hear)

    @property
    def _papers(self) -> Papers:
        return self._service.store.papers

    # -- finding ------------------------------------------------------------------------------------------------------

    async def find(self, id_or_code: str) -> Event:
        paper = await self._papers.find(KIND, id_or_code)
        code = spelled(id_or_code)
        if paper is None and code and (coded := await self._papers.find(CODE, code)) is not None:
            paper = await self._papers.find(KIND, named(coded))
        if paper is None:
            raise UnknownTable("there is no such event")
        return read(paper)

    async def look(self, id_or_code: str) -> Event:
        """As it is once the tables that it names are laid, as far as this process is at it."""
        event = await self.find(id_or_code)
        async with self._turn(event.id):
            return await self.find(event.id)

    def _turn(self, id: str) -> asyncio.Lock:
        lock = self._turns.get(id)
        if lock is None:
            lock = self._turns[id] = asyncio.Lock()
        return lock

    async def of_person(self, person: Person) -> list[Event]:
        """Those that they host or have entered, newest first."""
        entered = await self._papers.of_person(person, ENTRY, limit=MOST_LISTED)
        found = {paper.id: read(paper) for paper in await self._papers.of_person(person, KIND, limit=MOST_LISTED)}
        for entry in entered:
            paper = None if (id := named(entry)) in found else await self._papers.find(KIND, id)
            if paper is not None:
                found[paper.id] = read(paper)
        mine = [one for one in found.values() if one.host == person or one.number_of(person) is not None]
        return sorted(mine, key=lambda one: -one.created)[:MOST_LISTED]

    # -- asking -------------------------------------------------------------------------------------------------------

    async def create(self, person: Person, asked: NewEvent) -> Event:
        service = self._service
        hosted = [read(paper) for paper in await self._papers.of_person(person, KIND)]
        if sum(one.phase != "over" for one in hosted) >= MOST_OPEN:
            raise TooMany(f"you have {MOST_OPEN} events that are not over; end one first")
        event = new_event(asked, service.games, person, "", service.date())
        check_simulated(service.games[event.game], service.physics)
        codes = new_codes()
        for _ in range(TRIES):
            coded = replace(event, code=next(codes))
            if await self._take_code(coded):
                await self._papers.keep(self._paper(coded))
                return coded
        raise NotNow("no code is free; try again")

    async def _take_code(self, event: Event) -> bool:
        """Is it free? It is the house's own, so that it outlives the host."""
        now = self._service.date()
        mine = Paper(CODE, event.code, "", now, json_text(event.id), now + KEPT)
        (before,) = await self._papers.amend([Key(CODE, event.code)], lambda found: [found[0] or mine])
        return before is None

    async def carry_out(self, event: str, person: Person, asked: EventRequest) -> Event:
        found = await self.find(event)
        work = await self.DEEDS[type(asked)](self, found, person, asked)
        return await self._change(found.id, work, person if isinstance(asked, Join) else None)

    async def _join(self, event: Event, person: Person, asked: Join) -> Change:
        name = await self._service.store.name(person)
        return lambda event: rules.enter(event, person, name)

    async def _leave(self, event: Event, person: Person, asked: Leave) -> Change:
        return await self._without(event, rules.entrant_of(event, person))

    async def _withdraw(self, event: Event, person: Person, asked: Withdraw) -> Change:
        rules.check_host(event, person)
        if not 0 <= asked.entrant < len(event.entrants) or not event.entrants[asked.entrant].here:
            raise Improper(f"there is no entrant {asked.entrant}")
        if event.entrants[asked.entrant].is_bot and event.phase != "open":
            raise NotNow("a bot that has begun plays on")
        return await self._without(event, asked.entrant)

    async def _without(self, event: Event, number: int) -> Change:
        """Games that are on are given up; where others play on, by a bot."""
        who, began = event.entrants[number], set()
        for pairing in event.open:
            if number in pairing.seats and (table := await self._look(pairing.table)) and table.is_on:
                began.add(pairing.table)
                for seat in table.seats_of(who.person):
                    await self._give_up(table.id, who.person or "", seat)
        # who is meant is looked for again: before the start numbers move up
        return lambda event: (
            rules.leave(event, event.entrants.index(who), frozenset(began)) if who in event.entrants else event
        )

    async def _give_up(self, table: str, person: Person, seat: int) -> None:
        try:
            await self._service.carry_out(table, person, Resign(f"left {new_id()}", seat))
        except Refusal as refused:  # the game ended meanwhile
            log.info("nobody resigns at table %s: %s", table, refused)

    async def _bot(self, event: Event, person: Person, asked: EnterBot) -> Change:
        def entered(event: Event) -> Event:
            others = [Chair("bot", None, entrant.name) for entrant in event.entrants if entrant.is_bot]
            return rules.enter_bot(event, person, bot_of(asked.level, event.game, others, self._service.bots))

        return entered

    async def _start(self, event: Event, person: Person, asked: StartEvent) -> Change:
        """A plan for many at large tables takes a second, so it is made before, elsewhere, and remembered."""
        if event.kind == "round_robin" and rules.FEWEST <= len(event.here) <= rules.MOST:
            await asyncio.to_thread(round_robin, len(event.here), tuple(event.allowed), event.rounds)
        return lambda event: rules.start(event, person, table_id)

    async def _rule(self, event: Event, person: Person, asked: Rule) -> Change:
        return lambda event: rules.rule(event, person, asked.game, asked.places)

    async def _end_round(self, event: Event, person: Person, asked: EndRound) -> Change:
        return lambda event: rules.end_round(event, person)

    async def _finish(self, event: Event, person: Person, asked: Finish) -> Change:
        return lambda event: rules.finish(event, person)

    DEEDS: Mapping[type[EventRequest], Callable[..., Any]] = {
        Join: _join,
        Leave: _leave,
        EnterBot: _bot,
        Withdraw: _withdraw,
        StartEvent: _start,
        Rule: _rule,
        EndRound: _end_round,
        Finish: _finish,
    }

    # -- keeping ------------------------------------------------------------------------------------------------------

    async def _change(self, id: str, work: Change, comer: Person | None = None) -> Event:
        """In one transaction what is asked and what follows by itself; then what that means for tables."""
        states: list[Event] = []

        def amended(found: Any) -> list[Paper | None]:
            if found[0] is None:
                raise UnknownTable("there is no such event")
            before = read(found[0])
            after = rules.go_on(work(before), table_id)
            if after != before:
                after = replace(after, version=before.version + 1)
            states[:] = before, after
            now = self._service.date()
            on = Paper(ON, id, after.host, now, "{}") if after.phase == "running" else None
            entry = [Paper(ENTRY, f"{id} {comer}", comer, now, json_text(id), now + KEPT)] if comer else []
            return [self._paper(after), on, *entry]

        keys = [Key(KIND, id), Key(ON, id), *([Key(ENTRY, f"{id} {comer}")] if comer else [])]
        async with self._turn(id):
            await self._papers.amend(keys, amended)
            before, after = states
            await self._follow(before, after)
        if after != before:
            self._service.bus.notify(id)
        return after

    def _paper(self, event: Event) -> Paper:
        now = self._service.date()
        return Paper(KIND, event.id, event.host, event.created, json_text(encode(Event, event)), now + KEPT)

    async def _follow(self, before: Event, after: Event) -> None:
        laid = {pairing.table for pairing in before.open}
        wanted = {pairing.table for pairing in after.open} if after.phase == "running" else set()
        for pairing in after.open:
            if pairing.table in wanted - laid:
                await self._lay(after, pairing)
        for table in laid - wanted:
            await self._put_away(table)

    async def _lay(self, event: Event, pairing: Pairing) -> None:
        """The table of a pairing; who finds it there already leaves it."""
        if await self._look(pairing.table) is not None:
            return
        service, by = self._service, self._service.by_the_house()
        try:
            await kept(service.store, table_of(event, pairing, by.date))
        except NotNow:
            if await self._look(pairing.table) is None:
                raise
        await service.desk.change(
            pairing.table,
            lambda live: begun(live, by) if isinstance(live, Lobby) and is_ready(live.table) else live,
        )

    async def _put_away(self, table: str) -> None:
        """Nobody plays on where it no longer counts."""

        def closed(live: Live) -> Live:
            if live.table.phase != "over" and not live.table.closed:
                live.table = replace(live.table, closed=self._service.date(), wish=None)
            return live

        try:
            await self._service.desk.change(table, closed)
        except Refusal as refused:
            log.info("table %s is not put away: %s", table, refused)

    async def _look(self, table: str) -> Table | None:
        try:
            return await self._service.look(table, lambda live: live.table)
        except UnknownTable:
            return None

    # -- results ------------------------------------------------------------------------------------------------------

    def _hear(self, table: str, live: Live | None) -> None:
        """A game of an event is over: whichever process hears it first notes it down."""
        if live is not None and live.table.event and live.table.phase == "over":
            at = live.table
            self._spawn(self._note(at.event, at.id, at.places))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _note(self, event: str, table: str, places: tuple[int, ...]) -> None:
        try:
            found = await self.find(event)
            if any(pairing.table == table for pairing in found.open):
                await self._change(event, lambda event: rules.decide(event, table, places))
        except Exception as error:  # the sweep finds it again
            log.warning("the end of table %s is not noted yet: %s", table, error, exc_info=traced(error))

    # -- what was left undone -----------------------------------------------------------------------------------------

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        self._service.desk.listeners.remove(self._hear)
        tasks = [*self._following, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                log.error("events could not be looked through: %s", error, exc_info=traced(error))
            await asyncio.sleep(self._every)

    async def sweep(self) -> None:
        """Every event that is running and ours: lay what is not laid, note what is over."""
        papers = await self._papers.of_kind(ON)
        while papers:
            for paper in papers:
                if self._service.owner.owns(paper.id):
                    await self._look_after(paper.id)
            papers = await self._papers.of_kind(ON, (papers[-1].at, papers[-1].id))

    async def _look_after(self, id: str) -> None:
        try:
            event = await self.find(id)
            for pairing in event.open:
                table = await self._look(pairing.table)
                if table is None:
                    await self._lay(event, pairing)
                elif table.phase == "over":
                    await self._note(id, table.id, table.places)
        except Refusal as refused:
            log.warning("event %s cannot be looked after: %s", id, refused)


def table_of(event: Event, pairing: Pairing, at: float) -> Table:
    """With everybody on their seats; it begins when all have come, and at once where only bots play."""
    chairs: list[Chair] = []
    for number in pairing.seats:
        entrant, sitting = event.entrants[number], [chair.name for chair in chairs]
        if entrant.mind:
            chairs.append(Chair.brought(entrant.mind))
        elif entrant.level is None:
            chairs.append(Chair("person", entrant.person, entrant.name))
        else:
            name = called(entrant.level, sitting) if entrant.name in sitting else entrant.name
            chairs.append(Chair("bot", None, name, entrant.level))
    return Table(
        pairing.table,
        "",
        event.game,
        event.options,
        tuple(chairs),
        event.host,
        at,
        new_seed(),
        eager=True,
        clock=event.clock,
        event=event.id,
    )


def read(paper: Paper) -> Event:
    event: Event = decode(Event, msgspec.json.decode(paper.data))
    return event


def named(paper: Paper) -> str:
    """The id of the event that a code or an entry leads to."""
    return msgspec.json.decode(paper.data, type=str)


# -- people who are forgotten, or turn out to be one -----------------------------------------------------------------


def without(paper: Paper, person: Person) -> Paper | None:
    """The event without ``person``, who is somebody in its standing from now on; it goes to another who plays, if it
    was theirs. None: there is nobody else."""
    event = read(paper)
    number = event.number_of(person)
    if number is not None and event.phase != "over" and event.entrants[number].here:
        event = rules.go_on(rules.leave(event, number, frozenset()), table_id)  # the sweep lays what is new
    entrants = tuple(
        replace(one, person="", name="", here=False) if one.person == person else one for one in event.entrants
    )
    heirs = [one.person for one in entrants if one.person]
    host = event.host if event.host != person else next(iter(heirs), None)
    if host is None:
        return None
    event = replace(event, entrants=entrants, host=host, version=event.version + 1)
    return replace(paper, person=host, data=json_text(encode(Event, event)))


def entered_once(paper: Paper, old: Person, new: Person, began: frozenset[str]) -> Paper:
    """The event when both turn out to be one person: where both have entered, one of the two leaves, and nobody plays
    against themselves. What was played stays in the standing, under both names. ``began``: as for ``event.leave``."""
    event = read(paper)
    one, other = event.number_of(old), event.number_of(new)
    if one is None or other is None:
        return paper
    leaves = one if event.entrants[other].here or not event.entrants[one].here else other
    who = event.entrants[leaves]
    if who.here and event.phase != "over":
        both = {pairing.table for pairing in event.open if {one, other} <= {*pairing.seats}}
        event = rules.go_on(rules.leave(event, leaves, began - both), table_id)  # the sweep lays what is new
    entrants = tuple(
        replace(entrant, person="", here=False) if entrant.person == who.person else entrant
        for entrant in event.entrants
    )
    event = replace(event, entrants=entrants, version=event.version + 1)
    return replace(paper, data=json_text(encode(Event, event)))
