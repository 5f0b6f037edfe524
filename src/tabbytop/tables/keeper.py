"""What the keeper of a house does (administration, moderation), while servers run or not: looks through its tables,
closes and deletes them, lets nobody in from an address, shows what is kept of a person and deletes that.

All of it goes through the store as any change does, so that every process hears of it. Where only rows are rewritten no
game's rules are needed: a table of a game that is not known here can be closed all the same.
"""

import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from math import inf

from tabbytop.core import AnyGame, Seat, TabbyError
from tabbytop.core.log import dump

from . import events, muted, rating, reports, results
from .bus import LocalBus
from .codes import new_id, spelled
from .errors import Refusal, Stale, UnknownTable
from .netbots import Netbots
from .papers import Key, Paper
from .requests import Resign
from .service import Service
from .store import Change, Holding, Kept, Store, read_table, table_text
from .table import OPEN, STAND_IN, Chair, Person, Table
from .talk import forgotten

AT_ONCE = 200
#: By its kind: a paper of somebody else when a person who is named in it is forgotten.
WITHOUT: Mapping[str, Callable[[Paper, Person], Paper | None]] = {
    results.KIND: results.without,
    events.KIND: events.without,
    reports.KIND: reports.without,
    muted.KIND: muted.without,
}
ATTEMPTS = 20  #: at a table that changes all the time


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What became of all that was kept of a person."""

    nameless: tuple[str, ...]  #: tables at which they are somebody without a name now
    deleted: tuple[str, ...]  #: that were theirs alone, and not over
    lines: int  #: of talk
    tables: tuple[str, ...]  #: where others may still see what was there before, until they are read anew


class Keeper:
    def __init__(self, store: Store, games: Mapping[str, AnyGame], date: Callable[[], float] = time.time) -> None:
        self._store, self._date = store, date
        self._service = Service(store, LocalBus(), games, date=date)
        self._netbots = Netbots(store, date)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def tables(self) -> AsyncIterator[Kept]:
        """All of them, newest change first, without their logs."""
        before = (inf, "")
        while some := await self._store.newest(before, AT_ONCE):
            for kept in some:
                yield kept
            before = some[-1].changed, some[-1].table.id

    async def find(self, id_or_code: str) -> Kept:
        """A table by its id, or by its code, however that was typed."""
        kept = await self._store.load(id_or_code)
        code = spelled(id_or_code)
        if kept is None and code is not None and (id := await self._store.find(code)) is not None:
            kept = await self._store.load(id)
        if kept is None:
            raise UnknownTable(f"there is no table {id_or_code}")
        return kept

    async def shut(self, table: str) -> None:
        """Nobody sees it any more. Nothing of it is lost, and it is deleted after a time as any closed table is."""

        def closed(kept: Kept) -> Change:
            now = self._date()
            shut = replace(kept.table, closed=kept.table.closed or now, shut=True, wish=None, vote=None, asked=())
            return Change(shut, kept.version, now)

        await self._rewrite(table, closed)

    async def reopen(self, table: str) -> None:
        """As it was; whoever is asked something has time anew."""

        def opened(kept: Kept) -> Change:
            return Change(replace(kept.table, closed=0.0, shut=False), kept.version, self._date())

        await self._rewrite(table, opened)

    async def delete(self, table: str) -> None:
        for _ in range(ATTEMPTS):
            kept = await self._store.load(table)
            if kept is None or await self._store.delete(table, kept.version):
                return
        raise TabbyError(f"table {table} changes all the time; try again, or close it first")

    async def _rewrite(self, table: str, change: Callable[[Kept], Change]) -> None:
        """As everybody does: what was made for an older version is made again for the newer one."""
        for _ in range(ATTEMPTS):
            kept = await self._store.load(table)
            if kept is None:
                raise UnknownTable(f"there is no table {table}")
            try:
                return await self._store.save(change(kept))
            except Stale:
                continue
        raise TabbyError(f"table {table} changes all the time; try again")

    # -- reports ------------------------------------------------------------------------------------------------------

    async def reports(self) -> list[reports.Filed]:
        """What people have brought before the keeper and is not settled yet, newest first."""
        return await reports.filed(self._store.papers)

    async def settle(self, id: str) -> None:
        if not await reports.settle(self._store.papers, id):
            raise TabbyError(f"there is no report {id}; tabbytop admin reports lists them")

    # -- people -------------------------------------------------------------------------------------------------------

    async def person(self, kept: Kept, who: str) -> Person:
        """Who sits on a seat, given as a number, or has a name there: at the table or in its talk."""
        table = kept.table
        if who.isdecimal() and int(who) < len(table.chairs):
            seat = int(who)
            if (person := table.chairs[seat].person or dict(table.replaced).get(seat)) is None:
                raise TabbyError(f"nobody sits on seat {seat} of table {table.code} who is a person")
            return person
        named = [(chair.person, chair.name) for chair in table.chairs if chair.person is not None]
        spoke = await self._store.speakers(table.id)
        before = [(person, name) for seat, person in table.replaced for name in _header_names(kept, [seat])]
        found = {person for person, name in (*named, *before, *spoke) if name.casefold() == who.casefold()}
        if not found:
            raise TabbyError(f"nobody at table {table.code} is called {who}, and it has no seat of that number")
        if len(found) > 1:
            raise TabbyError(f"{len(found)} people at table {table.code} are called {who}; name the seat instead")
        return found.pop()

    async def holding(self, person: Person) -> Holding:
        held = await self._store.holding(person)
        return replace(held, tables=tuple(kept for kept in held.tables if _names(kept.table, person)))

    async def forget(self, person: Person) -> Forgotten:
        """Delete all that is kept of ``person``. Others' games stay, with nobody's name in that place, and their draws
        can be checked as before; a game that others still play is given up.

        Done again after an interruption, it goes on where it was.
        """
        for bot in await self._netbots.of(person):  # what somebody brought goes with them
            await self._netbots.revoke(person, bot.id)
            await self.forget(bot.id)
        held = await self.holding(person)
        nameless, deleted = [], []
        for kept in held.tables:
            table = kept.table
            others = [one for one in table.sitters if one != person]
            if table.phase != "over" and not others and table.host in (person, ""):
                await self.delete(table.id)
                deleted.append(table.id)
                continue
            seats = _seats(table, person)
            if table.is_on:
                await self._give_up(table, person)
            await self._rewrite(table.id, partial(_without, person=person, seats=seats))
            nameless.append(table.id)
        await self._unname(person)
        await self._store.erase(person)
        tables = {*nameless, *deleted, *(table for table, _ in held.said)}
        await self._tell(person, tables)
        return Forgotten(tuple(nameless), tuple(deleted), len(held.said), tuple(tables))

    async def hand_over(self, old: Person, new: Person) -> tuple[str, ...]:
        """``old`` was ``new`` all along (merging two people): seats, tables, what was said, papers; which tables.

        An id is drawn from so many that it stands nowhere by chance, so that whatever is kept is taken over by putting
        one in the place of the other: a seat, the host, who was replaced, whatever may be added. Where both sat at one
        table they are one with two seats, as two at one screen are. Done again, it goes on where it was.
        """
        await self._enter_once(old, new)
        moved = [kept.table.id for kept in (await self._store.holding(old)).tables]
        for table in moved:
            with suppress(UnknownTable):  # it was deleted meanwhile
                await self._rewrite(table, partial(_handed_over, old=old, new=new))
        await self._store.hand_over(old, new)
        return tuple(moved)

    async def _enter_once(self, old: Person, new: Person) -> None:
        """Nobody takes part in an event twice."""
        for entry in await self._store.papers.of_person(old, events.ENTRY):
            key = Key(events.KIND, events.named(entry))
            paper = await self._store.papers.find(*key)
            if paper is None:
                continue
            laid = {pairing.table for pairing in events.read(paper).open}
            tables = [kept.table for id in laid if (kept := await self._store.load(id)) is not None]
            entered = partial(
                events.entered_once, old=old, new=new, began=frozenset(table.id for table in tables if table.is_on)
            )
            await self._amend(key, entered)
            after = await self._store.papers.find(*key)
            for table in laid - ({pairing.table for pairing in events.read(after).open} if after else set()):
                await self._rewrite(table, self._put_away)

    def _put_away(self, kept: Kept) -> Change:
        """It no longer counts. What is over stays as it is."""
        is_over = kept.table.phase == "over" or bool(kept.table.closed)
        table = kept.table if is_over else replace(kept.table, closed=self._date(), wish=None)
        return Change(table, kept.version, kept.changed)

    async def _unname(self, person: Person) -> None:
        """In others' papers they become somebody, or nobody; an event of theirs goes to another who plays."""
        await rating.settle(self._store.papers)  # what is due names them too
        for paper in await self._store.papers.naming(person):
            if paper.kind in WITHOUT:
                await self._amend(paper.key, lambda paper: WITHOUT[paper.kind](paper, person))
        for paper in await self._store.papers.of_person(person, events.KIND):
            await self._amend(paper.key, partial(events.without, person=person))

    async def _amend(self, key: Key, change: Callable[[Paper], Paper | None]) -> None:
        """A paper, if it is still there."""
        await self._store.papers.amend([key], lambda found: [found[0] and change(found[0])])

    async def _give_up(self, table: Table, person: Person) -> None:
        for seat in table.seats_of(person):
            try:
                await self._service.carry_out(table.id, person, Resign(f"forgotten {new_id()}", seat))
            except Refusal:  # the game ended meanwhile, or is not known here
                return

    async def _tell(self, person: Person, tables: set[str]) -> None:
        """Pages that are open show it too. Nothing depends on it: whoever opens one anew sees what is there."""
        between = self._store.between()
        await between.start(lambda text: None)
        between.tell(forgotten(person, tables))
        await between.stop()


def _names(table: Table, person: Person) -> bool:
    """Does the row name ``person``?"""
    is_asked = any(id.partition(" ")[0] == person for id in table.done)
    is_guest = any(one == person for _, one in table.brought)
    is_removed = table.has_removed(person)
    is_concerned = person in table.concerned
    return (
        table.host == person
        or bool(_seats(table, person))
        or is_asked
        or is_concerned
        or is_guest
        or is_removed
        or person in table.series.who
        or person in table.wants
    )


def _seats(table: Table, person: Person) -> frozenset[Seat]:
    """Those on which ``person`` sits, or sat until a bot took them over."""
    return frozenset({*table.seats_of(person), *(seat for seat, one in table.replaced if one == person)})


def _without(kept: Kept, person: Person, seats: frozenset[Seat]) -> Change:
    """The table without ``person``, who had these ``seats``. When others last saw it change stays."""
    table = kept.table
    chairs = table.chairs
    for seat in table.seats_of(person):
        chairs = (*chairs[:seat], _left(table, seat), *chairs[seat + 1 :])
    chairs = tuple(OPEN if chair.asked == person else chair for chair in chairs)
    heir = next((chair.person for chair in chairs if chair.person is not None), "")
    without = replace(
        table,
        chairs=chairs,
        host=heir if table.host == person else table.host,
        done=tuple(id for id in table.done if id.partition(" ")[0] != person),
        removed=tuple(one for one in table.removed if one.person != person),
        replaced=tuple((seat, one) for seat, one in table.replaced if one != person),
        brought=tuple((seat, one) for seat, one in table.brought if one != person),
        wants=tuple(one for one in table.wants if one != person),
        pin=None if table.host == person else table.pin,
        series=replace(table.series, who=tuple("" if one == person else one for one in table.series.who)),
    )
    return Change(without, kept.version, kept.changed, header=_nameless(kept.header, seats))


def _handed_over(kept: Kept, old: Person, new: Person) -> Change:
    """When others last saw it change stays."""
    return Change(read_table(table_text(kept.table).replace(old, new)), kept.version, kept.changed)


def _left(table: Table, seat: Seat) -> Chair:
    """The chair of one who was forgotten. Where a game is not over and they could not give it up, since the table is
    closed, a bot plays on should it be opened again."""
    if table.phase == "lobby":
        return OPEN
    return Chair.bot(STAND_IN, table.others(seat)) if table.phase == "playing" else Chair("person")


def _nameless(header: str | None, seats: frozenset[Seat]) -> str | None:
    """The first line of a record with no name on these seats. The commitment is one to the seed, and draws follow from
    that and from the nonces, so that whatever could be checked can be checked still."""
    if header is None:
        return None
    data = json.loads(header)
    for seat in seats:
        data["seats"][seat]["name"] = ""
    return dump(data)


def _header_names(kept: Kept, seats: list[Seat]) -> list[str]:
    return [] if kept.header is None else [json.loads(kept.header)["seats"][seat]["name"] for seat in seats]
