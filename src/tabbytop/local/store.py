"""The ``Store`` of a house that one page keeps: what lists need is in memory, logs are read when a table is opened, and
every change is on the shelf before it is told. There is one such house at a time (the page sees to it with a lock), so
that what is in memory is what is kept.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from tabbytop.tables.between import Between, Nobody
from tabbytop.tables.errors import Stale, UnknownTable
from tabbytop.tables.owning import Everything, Owner, Place
from tabbytop.tables.papers import Paper, Papers
from tabbytop.tables.store import (
    Block,
    Change,
    ChatLine,
    Holding,
    Kept,
    Note,
    Watching,
    chat_line,
    newest_pins,
    speaker_of,
)
from tabbytop.tables.table import Person, Table

from .papers import ShelfPapers
from .rows import Row, Said, key, paper_key, paper_text, read_row, row_of, text
from .shelf import Shelf

AT_HOME = "home-"  #: begins the id of every table that is kept by a page: by it the page knows where to ask


class ShelfStore:
    mark = AT_HOME

    def __init__(self, shelf: Shelf) -> None:
        self._shelf, self._lock = shelf, asyncio.Lock()
        self._papers = ShelfPapers(shelf, self._lock)
        self.papers: Papers = self._papers
        self._secrets: dict[str, bytes] = {}
        self._people: dict[Person, tuple[str, float]] = {}
        self._tables: dict[str, Row] = {}
        self._talk: dict[str, list[Said]] = {}
        self._blocks: dict[str, Block] = {}
        self._notes: dict[str, Note] = {}
        self._stamp = 0

    # -- life ---------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """A shelf says itself what is wrong, when it is read."""

    async def open(self) -> None:
        self._secrets = {name: bytes.fromhex(value) for name, value in await self._read("secrets")}
        self._people = {person: (name, seen) for person, name, seen in await self._read("people")}
        self._blocks = {one[0]: Block(*one) for one in await self._read("blocks")}
        self._papers.all = {paper.key: paper for paper in (Paper(*one) for one in await self._read("papers"))}
        for one in await self._read("chat"):
            said = Said(*one)
            self._talk.setdefault(said.table, []).append(said)
        for _, line in await self._shelf.read("tables/"):
            row = read_row(line)
            self._follow(row)

    async def try_out(self) -> None:
        """Nobody asks: who plays here sees it."""

    async def _read(self, kind: str) -> list[list[Any]]:
        return [json.loads(line) for _, line in await self._shelf.read(f"{kind}/")]

    async def close(self) -> None:
        """All is kept already."""

    def _follow(self, row: Row) -> None:
        """It is on the shelf."""
        self._tables[row.id] = row
        self._told(row.id, row.version, row.said, row.marks.due)

    def _told(self, table: str, version: int, said: int, due: bool) -> None:
        self._stamp += 1
        self._notes.pop(table, None)  # the order is that of the stamps
        self._notes[table] = Note(self._stamp, table, version, said, bool(due))

    # -- people -------------------------------------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        async with self._lock:
            if name not in self._secrets:
                made = secrets.token_bytes(32)
                await self._shelf.write({key("secrets", name): text([name, made.hex()])})
                self._secrets[name] = made
            return self._secrets[name]

    async def name(self, person: Person) -> str:
        return self._people.get(person, ("", 0.0))[0]

    async def rename(self, person: Person, name: str, at: float) -> None:
        async with self._lock:
            await self._shelf.write({key("people", person): text([person, name, at])})
            self._people[person] = name, at

    async def seen(self, person: Person, at: float) -> None:
        if person in self._people:
            await self.rename(person, self._people[person][0], at)

    async def forget(self, before: float) -> int:
        async with self._lock:
            gone = [person for person, (_, seen) in self._people.items() if seen < before]
            here = self._people.keys() - set(gone)
            papers = [one for one in self._papers.all.values() if one.person and one.person not in here]
            papers = [one for one in papers if one.at < before or one.person in gone]
            await self._drop(gone, papers)
            return len(gone)

    async def _drop(self, people: Iterable[Person], papers: Sequence[Paper], said: Sequence[Said] = ()) -> None:
        people = list(people)
        drops = [*(key("people", one) for one in people), *map(paper_key, papers), *(one.key for one in said)]
        await self._shelf.write({}, drops)
        for person in people:
            self._people.pop(person, None)
        self._papers.follow((), papers)
        for one in said:
            self._talk[one.table].remove(one)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, at: float) -> bool:
        async with self._lock:
            row = row_of(table, 1, 0, 0, at)
            if table.id in self._tables or (row.marks.is_open and self._is_used(table.code)):
                return False
            await self._shelf.write({key("tables", row.id): row.written})
            self._follow(row)
            return True

    def _is_used(self, code: str) -> bool:
        return any(row.code == code and row.marks.is_open for row in self._tables.values())

    async def save(self, change: Change) -> None:
        async with self._lock:
            table, before = change.table, self._tables.get(change.table.id)
            if before is None or before.version != change.version:
                raise Stale("the table was changed in the meantime")
            entries = before.entries + len(change.lines)
            row = row_of(table, before.version + 1, before.said, entries, change.at)
            puts = {key("tables", row.id): row.written}
            if change.lines:
                if change.seq != before.entries:
                    raise Stale(f"the next entry is number {before.entries}, not {change.seq}")
                puts |= {key("entries", row.id, change.seq + n): line for n, line in enumerate(change.lines)}
            if change.header is not None:
                puts[key("records", row.id, "header")] = change.header
            if change.snapshot is not None:
                puts[key("records", row.id, "snapshot")] = change.snapshot
            puts |= {paper_key(paper): paper_text(paper) for paper in change.papers}
            await self._shelf.write(puts)
            self._papers.follow(change.papers)
            self._follow(row)

    async def load(self, table: str) -> Kept | None:
        async with self._lock:  # row and log as of one moment
            row = self._tables.get(table)
            if row is None:
                return None
            records = dict(await self._shelf.read(key("records", table, "")))
            lines = tuple([line for _, line in await self._shelf.read(key("entries", table, ""))])
        header, snapshot = (records.get(key("records", table, what)) for what in ("header", "snapshot"))
        return Kept(row.table, row.version, row.changed, header, snapshot, lines)

    async def version(self, table: str) -> int | None:
        row = self._tables.get(table)
        return row.version if row else None

    async def find(self, code: str) -> str | None:
        some = [row for row in self._tables.values() if row.code == code]
        return max(some, key=lambda row: (row.marks.is_open, row.changed)).id if some else None

    def _newest(self, is_one: Callable[[Row], bool], limit: int | None = None) -> list[Row]:
        return sorted(filter(is_one, self._tables.values()), key=lambda row: row.age, reverse=True)[:limit]

    async def of_person(self, person: Person, limit: int) -> Sequence[Kept]:
        return [row.kept for row in self._newest(lambda row: person in row.people, limit)]

    async def ended_of(self, person: Person) -> Sequence[str]:
        return [row.id for row in self._newest(lambda row: person in row.people and not row.marks.is_open)]

    async def charged(self, person: Person) -> int:
        return sum(bool(person) and row.marks.charged == person for row in self._tables.values())

    async def expiring(self, before: float, after: tuple[float, str], limit: int) -> Sequence[Kept]:
        some = [row for row in self._tables.values() if row.marks.expires and row.changed <= before and row.age > after]
        return [row.kept for row in sorted(some, key=lambda row: row.age)[:limit]]

    async def delete(self, table: str, version: int) -> bool:
        async with self._lock:
            row = self._tables.get(table)
            if row is None or row.version != version:
                return False
            rest = [one for kind in ("records", "entries", "chat") for one in await self._under(kind, table)]
            await self._shelf.write({}, [key("tables", table), *rest])
            del self._tables[table]
            self._talk.pop(table, None)
            self._told(table, version + 1, 0, due=False)
            return True

    async def _under(self, kind: str, table: str) -> list[str]:
        return [one for one, _ in await self._shelf.read(key(kind, table, ""))]

    async def newest(self, before: tuple[float, str], limit: int) -> Sequence[Kept]:
        return [row.kept for row in self._newest(lambda row: row.age < before, limit)]

    async def pinned(self, lists: Sequence[str], before: tuple[float, str], limit: int) -> Sequence[Kept]:
        listed = [row for row in self._tables.values() if row.marks.listed and row.marks.listed in lists]
        return newest_pins((row.kept for row in listed if (row.marks.pinned, row.id) < before), limit)

    async def pinned_by(self, person: Person) -> int:
        return sum(bool(row.marks.listed and person == row.marks.charged) for row in self._tables.values())

    async def due(self) -> Sequence[str]:
        return [row.id for row in self._tables.values() if row.marks.due]

    # -- chat ---------------------------------------------------------------------------------------------------------

    async def say(self, table: str, line: ChatLine, id: str) -> ChatLine:
        async with self._lock:
            row = self._tables.get(table)
            if row is None:
                raise UnknownTable(f"there is no table {table}")
            lines = self._talk.setdefault(table, [])
            said = next((one for one in lines if one.id == id), None)
            if said is None:
                said = Said(table, row.said + 1, id, line.seat, line.name, line.text, line.at)
                row = replace(row, said=said.n)
                await self._shelf.write({said.key: text(said), key("tables", table): row.written})
                lines.append(said)
            self._follow(row)
            return _line(said)

    async def chat(self, table: str, after: int, limit: int) -> Sequence[ChatLine]:
        return [_line(said) for said in self._talk.get(table, ()) if said.n > after][-limit:]

    async def speakers(self, table: str) -> Sequence[tuple[Person, str]]:
        return list(dict.fromkeys((speaker_of(said.id), said.name) for said in self._talk.get(table, ())))

    # -- all that is kept of somebody ---------------------------------------------------------------------------------

    async def holding(self, person: Person) -> Holding:
        name, seen = self._people.get(person, (None, None))
        tables = tuple([row.kept for row in self._newest(lambda row: person in row.data)])
        lines = sorted(self._said_by(person), key=lambda said: said.at)
        said = tuple((one.table, ChatLine(one.n, one.seat, one.name, one.text, one.at)) for one in lines)
        papers = [paper for paper in self._papers.all.values() if paper.person == person]
        papers.sort(key=lambda paper: (paper.kind, paper.at))
        return Holding(person, name, seen, tables, said, tuple(papers))

    def _said_by(self, person: Person) -> list[Said]:
        return [said for lines in self._talk.values() for said in lines if speaker_of(said.id) == person]

    async def erase(self, person: Person) -> None:
        async with self._lock:
            said = self._said_by(person)
            await self._drop([person], [one for one in self._papers.all.values() if one.person == person], said)
            for table in dict.fromkeys(one.table for one in said):
                if table in self._tables:
                    self._follow(self._tables[table])

    async def hand_over(self, old: Person, new: Person) -> None:
        async with self._lock:
            papers = {one.key: one for one in self._papers.all.values() if old in f"{one.person} {one.id} {one.data}"}
            anew = [_of_another(one, old, new) for one in papers.values()]
            anew = [one for one in anew if one.key in papers or one.key not in self._papers.all]
            said = {one: one._replace(id=f"{new}{one.id.removeprefix(old)}") for one in self._said_by(old)}
            puts = {paper_key(one): paper_text(one) for one in anew}
            puts |= {one.key: text(one) for one in said.values()}
            gone = [key("people", old), *map(paper_key, papers.values())]
            await self._shelf.write(puts, [one for one in gone if one not in puts])
            self._people.pop(old, None)
            self._papers.follow(anew, papers.values())
            for lines in self._talk.values():
                lines[:] = [said.get(one, one) for one in lines]

    # -- addresses ----------------------------------------------------------------------------------------------------

    async def blocks(self) -> Sequence[Block]:
        return sorted(self._blocks.values(), key=lambda one: (one.at, one.network))

    async def block(self, block: Block) -> None:
        async with self._lock:
            known = self._blocks.get(block.network)
            block = replace(known, why=block.why) if known else block
            await self._shelf.write({key("blocks", block.network): text([block.network, block.at, block.why])})
            self._blocks[block.network] = block

    async def unblock(self, network: str) -> bool:
        async with self._lock:
            await self._shelf.write({}, [key("blocks", network)])
            return self._blocks.pop(network, None) is not None

    # -- other processes: there are none ------------------------------------------------------------------------------

    async def latest(self) -> int:
        return self._stamp

    async def changes(self, stamp: int) -> Sequence[Note]:
        return [note for note in self._notes.values() if note.stamp > stamp]

    def watch(self, hear: Callable[[Note], None], every: float) -> Watching:
        return _NobodyElse()

    def clock(self) -> None: ...

    def owner(self, place: Place) -> Owner:
        return Everything()

    def ledger(self, *, several: bool) -> None: ...

    def jobs(self) -> None: ...

    def between(self) -> Between:
        return Nobody()


class _NobodyElse:
    async def start(self) -> None: ...

    async def stop(self) -> None: ...


def _line(said: Said) -> ChatLine:
    return chat_line(said.table, said.n, said.seat, said.name, said.text, said.at, said.id)


def _of_another(paper: Paper, old: Person, new: Person) -> Paper:
    person = new if paper.person == old else paper.person
    return replace(paper, id=paper.id.replace(old, new), data=paper.data.replace(old, new), person=person)
