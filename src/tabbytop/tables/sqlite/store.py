"""The ``Store`` on one SQLite file: a thread that writes, a thread that reads, nothing else.

WAL with ``synchronous=FULL``: what was acknowledged is on disk. Several processes may use one file; ``save`` compares
versions inside the transaction.
"""

import asyncio
import contextlib
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from tabbytop.core import TabbyError

from ..between import Between, Datagrams, Nobody
from ..errors import NotKept, Stale, UnknownTable
from ..ledger import Ledger
from ..owning import FileOwner, Owner, Place
from ..papers import Paper, Papers
from ..store import (
    KINDS,
    PAPER,
    TOLD_FOR,
    Block,
    Change,
    ChatLine,
    Holding,
    Kept,
    Marks,
    Note,
    Row,
    Watching,
    chat_line,
    marks,
    newest_pins,
    read_table,
    speaker_of,
    table_text,
)
from ..table import Person, Table
from ..trouble import ROOM, Trouble
from ..watch import Polling
from .ledger import Buckets
from .papers import SqlitePapers, put
from .schema import check_ours, migrate
from .writing import Writer

T = TypeVar("T")

BUSY_MS = 10_000
AT_ONCE = 256  #: rows of a backup
SOUGHT_BY = Marks._fields

#: What SQLite says where another program has locked the file.
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
#: And where the disk is full, fails or is gone. What else it says is a mistake of ours, or a damaged file.
FAILING = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
READ_ONLY = sqlite3.SQLITE_READONLY  #: likewise; but who writes while reading is told the same


class Sqlite:
    mark = ""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(1, "tabbytop-read")
        self._reader: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        self._trouble = Trouble(str(self.path))
        self.papers: Papers = SqlitePapers(self._read, self._write)

    # -- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(await self._loop.run_in_executor(self._readers, self._prepare))

    def _prepare(self) -> sqlite3.Connection:
        writer = self._begun()
        self._reader = self._connect()
        self._reader.execute("PRAGMA query_only = ON")
        return writer

    def check(self) -> None:
        """Make the file, or bring it up to date; ``TabbyError`` says why it cannot be used."""
        self._begun().close()

    def _begun(self) -> sqlite3.Connection:
        is_new = False
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with contextlib.suppress(FileExistsError):  # private from the first byte on: it holds secrets
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
                is_new = True
        except OSError as wrong:
            raise TabbyError(f"tables cannot be kept in {self.path}: {wrong.strerror or wrong}") from None
        try:
            writer = self._connect()
            try:
                check_ours(writer)  # before anything is written: this pragma writes too
                _write_ahead(writer)
                migrate(writer)
            except BaseException:
                writer.close()
                raise
        except (sqlite3.DatabaseError, TabbyError) as wrong:
            if is_new:  # nothing is left of what could not be begun
                for suffix in ("", "-wal", "-shm"):
                    self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
            raise TabbyError(f"{self.path} cannot be used as a database: {wrong}") from None
        return writer

    def _connect(self) -> sqlite3.Connection:
        # Transactions are ours alone, hence no isolation level; each connection is used by one thread at a time.
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        try:
            connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        if self._closed or self._writer is None:
            return
        self._closed = True
        await self._writer.close()
        if self._reader is not None:
            self._reader.close()
        self._readers.shutdown()

    # -- threads -------------------------------------------------------------------------------------------------------

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._writer is not None and not self._closed, "the store is not open"
        with self._refusing(*LOCKED, *FAILING, READ_ONLY):
            return await self._writer.do(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._loop is not None and self._reader is not None and not self._closed, "the store is not open"
        with self._refusing(*LOCKED, *FAILING):
            return await self._loop.run_in_executor(self._readers, work, self._reader)

    @contextlib.contextmanager
    def _refusing(self, *kinds: int) -> Iterator[None]:
        """Errors of these kinds are no mistakes in the code: whoever asked may try again."""
        try:
            yield
        except sqlite3.Error as wrong:
            kind = getattr(wrong, "sqlite_errorcode", 0) & 0xFF  # what stands above says more of the same
            if kind not in kinds:
                raise
            why = f"the database {'does not answer' if kind in LOCKED else 'refuses'}: {wrong}"
            self._trouble.arises(kind, why)
            raise NotKept(why) from wrong

    async def try_out(self) -> None:
        await self.latest()
        if not self._trouble.is_sure:
            await self._write(_take_room)
            self._trouble.is_over()

    # -- people -------------------------------------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        def work(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, secrets.token_bytes(32)))
            (value,) = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            return bytes(value)

        return await self._write(work)

    async def name(self, person: Person) -> str:
        def work(db: sqlite3.Connection) -> str:
            row = db.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
            return str(row[0]) if row else ""

        return await self._read(work)

    async def rename(self, person: Person, name: str, at: float) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO people VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
                (person, name, at),
            )

        await self._write(work)

    async def seen(self, person: Person, at: float) -> None:
        await self._write(lambda db: db.execute("UPDATE people SET seen = ? WHERE id = ?", (at, person)).rowcount)

    async def forget(self, before: float) -> int:
        def work(db: sqlite3.Connection) -> int:
            gone = db.execute("DELETE FROM people WHERE seen < ?", (before,)).rowcount
            db.execute(NOBODY_S, (before,))
            return gone

        return await self._write(work)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, at: float) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            try:
                db.execute(
                    f"INSERT INTO tables (id, code, {', '.join(SOUGHT_BY)}, version, stamp, changed, data)"
                    f" VALUES (?, ?, {', '.join('?' * len(SOUGHT_BY))}, 1, {NEXT_STAMP}, ?, ?)",
                    (table.id, table.code, *marks(table), at, table_text(table)),
                )
            except sqlite3.IntegrityError:
                return False
            _seat(db, table)
            return True

        return await self._write(work)

    async def save(self, change: Change) -> None:
        def work(db: sqlite3.Connection) -> None:
            table = change.table
            texts = (change.at, table_text(table), change.header, change.snapshot, table.id, change.version)
            if change.same_marks:  # SQLite would write every index of a column that is named, though it stays the same
                done = db.execute(SAVE, texts)
            else:
                done = db.execute(SAVE_MARKED, (*marks(table), *texts))
            if done.rowcount != 1:
                raise Stale("the table was changed in the meantime")
            if change.lines:
                _append(db, change)
            if not change.same_sitters:
                _seat(db, table)
            put(db, change.papers)

        await self._write(work)

    async def load(self, table: str) -> Kept | None:
        def work(db: sqlite3.Connection) -> Kept | None:
            db.execute("BEGIN")  # row and log as of one moment
            try:
                row = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
                entries = db.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
            finally:
                db.execute("COMMIT")
            return _kept(row, tuple(line for (line,) in entries)) if row else None

        return await self._read(work)

    async def version(self, table: str) -> int | None:
        def work(db: sqlite3.Connection) -> int | None:
            row = db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
            return int(row[0]) if row else None

        return await self._read(work)

    async def find(self, code: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            row = db.execute(
                "SELECT id FROM tables WHERE code = ? ORDER BY is_open DESC, changed DESC LIMIT 1", (code,)
            ).fetchone()
            return str(row[0]) if row else None

        return await self._read(work)

    async def of_person(self, person: Person, limit: int) -> Sequence[Kept]:
        def work(db: sqlite3.Connection) -> list[Kept]:
            rows = db.execute(
                f"SELECT {COLUMNS} FROM sitters JOIN tables ON id = table_id WHERE person = ?"
                " ORDER BY changed DESC LIMIT ?",
                (person, limit),
            )
            return [_kept(row) for row in rows]

        return await self._read(work)

    async def ended_of(self, person: Person) -> Sequence[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "SELECT id FROM sitters JOIN tables ON id = table_id WHERE person = ? AND NOT is_open"
                " ORDER BY changed DESC, id DESC",
                (person,),
            )
            return [id for (id,) in rows]

        return await self._read(work)

    async def charged(self, person: Person) -> int:
        def work(db: sqlite3.Connection) -> int:
            (count,) = db.execute(
                "SELECT count(*) FROM tables WHERE charged = ? AND charged <> ''", (person,)
            ).fetchone()
            return int(count)

        return await self._read(work)

    async def expiring(self, before: float, after: tuple[float, str], limit: int) -> Sequence[Kept]:
        def work(db: sqlite3.Connection) -> list[Kept]:
            rows = db.execute(
                f"SELECT {COLUMNS} FROM tables WHERE expires AND changed <= ? AND (changed, id) > (?, ?)"
                " ORDER BY changed, id LIMIT ?",
                (before, *after, limit),
            )
            return [_kept(row) for row in rows]

        return await self._read(work)

    async def delete(self, table: str, version: int) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            _keep_stamp(db)
            if not db.execute("DELETE FROM tables WHERE id = ? AND version = ?", (table, version)).rowcount:
                return False
            _note_deletion(db, table, version)
            for rest in ("entries", "chat", "sitters"):
                db.execute(f"DELETE FROM {rest} WHERE table_id = ?", (table,))
            return True

        return await self._write(work)

    async def newest(self, before: tuple[float, str], limit: int) -> Sequence[Kept]:
        def work(db: sqlite3.Connection) -> list[Kept]:
            rows = db.execute(
                f"SELECT {COLUMNS} FROM tables WHERE (changed, id) < (?, ?) ORDER BY changed DESC, id DESC LIMIT ?",
                (*before, limit),
            )
            return [_kept(row) for row in rows]

        return await self._read(work)

    async def pinned(self, lists: Sequence[str], before: tuple[float, str], limit: int) -> Sequence[Kept]:
        """Of each part only as many as are wanted in all, each by the index."""
        query = (
            f"SELECT {COLUMNS} FROM tables WHERE listed = ? AND listed <> '' AND (pinned, id) < (?, ?)"
            " ORDER BY pinned DESC, id DESC LIMIT ?"
        )

        def work(db: sqlite3.Connection) -> list[Kept]:
            rows = [row for one in lists for row in db.execute(query, (one, *before, limit))]
            return newest_pins(map(_kept, rows), limit)

        return await self._read(work)

    async def pinned_by(self, person: Person) -> int:
        query = "SELECT count(*) FROM tables WHERE charged = ? AND charged <> '' AND listed <> ''"
        return int(await self._read(lambda db: db.execute(query, (person,)).fetchone()[0]))

    async def due(self) -> Sequence[str]:
        return await self._read(lambda db: [str(id) for (id,) in db.execute("SELECT id FROM tables WHERE due")])

    # -- chat ---------------------------------------------------------------------------------------------------------

    async def say(self, table: str, line: ChatLine, id: str) -> ChatLine:
        def work(db: sqlite3.Connection) -> ChatLine:
            if not db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
                raise UnknownTable(f"there is no table {table}")
            db.execute(
                "INSERT INTO chat SELECT id, said + 1, ?, ?, ?, ?, ? FROM tables WHERE id = ?"
                " ON CONFLICT (table_id, id) DO NOTHING",
                (id, line.seat, line.name, line.text, line.at, table),
            )
            query = f"SELECT {CHAT}, id FROM chat WHERE table_id = ? AND id = ?"
            kept = chat_line(table, *db.execute(query, (table, id)).fetchone())
            db.execute(f"UPDATE tables SET stamp = {NEXT_STAMP}, said = max(said, ?) WHERE id = ?", (kept.n, table))
            return kept

        return await self._write(work)

    async def chat(self, table: str, after: int, limit: int) -> Sequence[ChatLine]:
        def work(db: sqlite3.Connection) -> list[ChatLine]:
            query = f"SELECT {CHAT}, id FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?"
            return [chat_line(table, *row) for row in db.execute(query, (table, after, limit))][::-1]

        return await self._read(work)

    async def speakers(self, table: str) -> Sequence[tuple[Person, str]]:
        def work(db: sqlite3.Connection) -> list[tuple[Person, str]]:
            rows = db.execute("SELECT DISTINCT id, name FROM chat WHERE table_id = ? ORDER BY n", (table,))
            return list(dict.fromkeys((speaker_of(id), name) for id, name in rows))

        return await self._read(work)

    # -- people, and all that is kept of them -------------------------------------------------------------------------

    async def holding(self, person: Person) -> Holding:
        def work(db: sqlite3.Connection) -> Holding:
            name, seen = db.execute("SELECT name, seen FROM people WHERE id = ?", (person,)).fetchone() or (None, None)
            query = f"SELECT {COLUMNS} FROM tables WHERE instr(data, ?) ORDER BY changed DESC"
            tables = tuple(_kept(row) for row in db.execute(query, (person,)))
            query = f"SELECT table_id, {CHAT} FROM chat WHERE {SAID_BY} ORDER BY at"
            said = tuple((table, ChatLine(*line)) for table, *line in db.execute(query, (f"{person} ",) * 2))
            papers = db.execute(f"SELECT {PAPER} FROM papers WHERE person = ? ORDER BY kind, at", (person,))
            return Holding(person, name, seen, tables, said, tuple(Paper(*row) for row in papers))

        return await self._read(work)

    async def erase(self, person: Person) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM people WHERE id = ?", (person,))
            db.execute("DELETE FROM papers WHERE person = ?", (person,))
            mine = (f"{person} ",) * 2
            tables = db.execute(f"SELECT DISTINCT table_id FROM chat WHERE {SAID_BY}", mine).fetchall()
            db.execute(f"DELETE FROM chat WHERE {SAID_BY}", mine)
            db.executemany(f"UPDATE tables SET stamp = {NEXT_STAMP} WHERE id = ?", tables)

        await self._write(work)

    async def hand_over(self, old: Person, new: Person) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(HAND_OVER, (old, new))
            db.execute("DELETE FROM papers WHERE person = ?", (old,))
            db.execute("DELETE FROM people WHERE id = ?", (old,))
            mine = (new, old, *(f"{old} ",) * 2)
            db.execute(f"UPDATE chat SET id = ? || substr(id, length(?) + 1) WHERE {SAID_BY}", mine)

        await self._write(work)

    # -- addresses ----------------------------------------------------------------------------------------------------

    async def blocks(self) -> Sequence[Block]:
        return await self._read(
            lambda db: [Block(*row) for row in db.execute("SELECT network, at, why FROM blocks ORDER BY at, network")]
        )

    async def block(self, block: Block) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO blocks VALUES (?, ?, ?) ON CONFLICT (network) DO UPDATE SET why = excluded.why",
                (block.network, block.at, block.why),
            )

        await self._write(work)

    async def unblock(self, network: str) -> bool:
        return await self._write(
            lambda db: bool(db.execute("DELETE FROM blocks WHERE network = ?", (network,)).rowcount)
        )

    # -- other processes ----------------------------------------------------------------------------------------------

    async def latest(self) -> int:
        def work(db: sqlite3.Connection) -> int:
            (stamp,) = db.execute(f"SELECT {LAST_STAMP}").fetchone()
            return int(stamp)

        return await self._read(work)

    async def changes(self, stamp: int) -> Sequence[Note]:
        def work(db: sqlite3.Connection) -> list[Note]:
            rows = db.execute(
                "SELECT stamp, id, version, said, due FROM tables WHERE stamp > ?1"
                " UNION ALL SELECT stamp, table_id, version, 0, 0 FROM gone WHERE stamp > ?1 ORDER BY stamp",
                (stamp,),
            )
            return [Note(stamp, id, version, said, bool(due)) for stamp, id, version, said, due in rows]

        return await self._read(work)

    # -- everything ---------------------------------------------------------------------------------------------------

    async def dump(self) -> AsyncIterator[tuple[str, Row]]:
        db = await asyncio.to_thread(self._connect)
        try:
            await asyncio.to_thread(db.execute, "BEGIN")  # what is read first is the moment of all the rest
            for kind, columns in KINDS.items():
                rows = await asyncio.to_thread(db.execute, f"SELECT {', '.join(columns)} FROM {kind} ORDER BY 1, 2")
                while some := await asyncio.to_thread(rows.fetchmany, AT_ONCE):
                    for row in some:
                        yield kind, row
        finally:
            db.close()

    async def restore(self, rows: Iterator[tuple[str, Row]], *, replace: bool) -> None:
        def work(db: sqlite3.Connection) -> None:
            if not replace and db.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise TabbyError(f"there are tables in {self.path} already; --replace puts the backup in their place")
            before = dict(db.execute("SELECT id, version FROM tables").fetchall())
            _keep_stamp(db)
            for kind in (*KINDS, "sitters"):
                db.execute(f"DELETE FROM {kind}")
            for kind, row in rows:
                if kind == "tables":
                    _put_back(db, row, before)
                else:
                    db.execute(f"INSERT INTO {kind} ({', '.join(KINDS[kind])}) VALUES ({MARKS[kind]})", row)
            there = {id for (id,) in db.execute("SELECT id FROM tables")}
            for id in before.keys() - there:
                _note_deletion(db, id, before[id])

        await self._write(work)

    def watch(self, hear: Callable[[Note], None], every: float) -> Watching:
        return Polling(self, hear, every)

    def clock(self) -> None:
        """A file has one machine."""

    def owner(self, place: Place) -> Owner:
        return FileOwner(self.path.with_name(self.path.name + "-owner"))

    def ledger(self, *, several: bool) -> Ledger | None:
        return Buckets(self.secret, self._read, self._write) if several else None

    def jobs(self) -> None:
        """A file is not reached from other machines, and on this one every process has bots of its own."""

    def between(self) -> Between:
        return Datagrams(self.path) if hasattr(socket, "AF_UNIX") and hasattr(os, "getuid") else Nobody()


COLUMNS = "data, version, changed, header, snapshot"
CHAT = "n, seat, name, text, at"
MARKS = {kind: ", ".join("?" * len(columns)) for kind, columns in KINDS.items()}
#: Papers of those whose name was forgotten, or who never gave one.
NOBODY_S = "DELETE FROM papers WHERE person <> '' AND at < ? AND person NOT IN (SELECT id FROM people)"
#: What a person has said: an id begins with who gave it (``deeds.of_person``).
SAID_BY = "substr(id, 1, length(?)) = ?"
#: Wherever one id stands in papers, another shall.
HAND_OVER = """
    UPDATE OR IGNORE papers SET
        id = replace(id, ?1, ?2), data = replace(data, ?1, ?2), person = CASE person WHEN ?1 THEN ?2 ELSE person END
    WHERE person = ?1 OR instr(id, ?1) OR instr(data, ?1)
"""
#: Stamps go on from the last one, be its table deleted since (``_keep_stamp``).
LAST_STAMP = "max((SELECT coalesce(max(stamp), 0) FROM tables), (SELECT stamp FROM deleted))"
NEXT_STAMP = f"({LAST_STAMP} + 1)"
SAVE = (
    f"UPDATE tables SET version = version + 1, stamp = {NEXT_STAMP}, changed = ?, data = ?,"
    " header = coalesce(?, header), snapshot = coalesce(?, snapshot) WHERE id = ? AND version = ?"
)
SAVE_MARKED = SAVE.replace("SET", f"SET {', '.join(f'{mark} = ?' for mark in SOUGHT_BY)},")
NEXT_ENTRY = "(SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = ?)"


def _write_ahead(db: sqlite3.Connection) -> None:
    """Of this alone SQLite says at once that the file is locked, where another process does the same."""
    end = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as wrong:
            if getattr(wrong, "sqlite_errorcode", 0) & 0xFF not in LOCKED or time.monotonic() > end:
                raise
            time.sleep(0.01)


def _take_room(db: sqlite3.Connection) -> None:
    """As much as a move takes, for nobody to see. Buckets are in no backup."""
    db.execute("INSERT INTO buckets VALUES (?, 0)", ("?" * ROOM,))
    db.execute("DELETE FROM buckets WHERE key = ?", ("?" * ROOM,))


def _keep_stamp(db: sqlite3.Connection) -> None:
    """What is deleted takes its stamp along: who watches would miss the next change if that had the same one."""
    db.execute(f"UPDATE deleted SET stamp = {LAST_STAMP}")


def _note_deletion(db: sqlite3.Connection, table: str, version: int) -> None:
    """So that who serves it elsewhere hears of it, within a day."""
    db.execute(f"UPDATE deleted SET stamp = {NEXT_STAMP}")
    db.execute("DELETE FROM gone WHERE at < strftime('%s', 'now') - ?", (TOLD_FOR,))
    db.execute(
        "INSERT OR REPLACE INTO gone SELECT ?, ?, stamp, strftime('%s', 'now') FROM deleted", (table, version + 1)
    )


def _put_back(db: sqlite3.Connection, row: Row, before: Mapping[str, int]) -> None:
    """A table out of a backup, as a later version than any that was there, so that nobody goes on with that."""
    table = read_table(row[KINDS["tables"].index("data")])
    later = {"version": max(row[KINDS["tables"].index("version")], before.get(table.id, 0)) + 1}
    named = {**dict(zip(KINDS["tables"], row, strict=True)), **later}
    columns = {**named, **marks(table)._asdict()}
    db.execute(
        f"INSERT INTO tables ({', '.join(columns)}, stamp) VALUES ({', '.join('?' * len(columns))}, {NEXT_STAMP})",
        tuple(columns.values()),
    )
    _seat(db, table)


def _append(db: sqlite3.Connection, change: Change) -> None:
    table = change.table.id
    first, *more = [(table, change.seq + place, line) for place, line in enumerate(change.lines)]
    done = db.execute(f"INSERT INTO entries SELECT ?, ?, ? WHERE ? = {NEXT_ENTRY}", (*first, change.seq, table))
    if done.rowcount != 1:
        (following,) = db.execute(f"SELECT {NEXT_ENTRY}", (table,)).fetchone()
        raise Stale(f"the next entry is number {following}, not {change.seq}")
    if more:
        db.executemany("INSERT INTO entries VALUES (?, ?, ?)", more)


def _seat(db: sqlite3.Connection, table: Table) -> None:
    """Keep who sits where; one who left in the lobby, or resigned, keeps no claim on the table."""
    people = set(table.concerned)
    kept = {person for (person,) in db.execute("SELECT person FROM sitters WHERE table_id = ?", (table.id,))}
    db.executemany("DELETE FROM sitters WHERE person = ? AND table_id = ?", [(one, table.id) for one in kept - people])
    db.executemany("INSERT INTO sitters VALUES (?, ?)", [(one, table.id) for one in people - kept])


def _kept(row: Sequence[Any], lines: tuple[str, ...] = ()) -> Kept:
    data, version, changed, header, snapshot = row
    return Kept(read_table(data), version, changed, header, snapshot, lines)
