"""The store on PostgreSQL: a pool of connections, group commit over one of them, a NOTIFY with every change.

All saves that wait while a commit is written go into the next transaction together. A commit that notifies holds a lock
of the whole server until it is on disk, so that notifying commits never share a flush: one transaction for each save
would be slower by a factor. A group is a fixed number of statements over arrays, however large it is. What was made for
another version matches no row, so no savepoints are needed; rows are locked in the order of their ids, so that two
groups cannot wait for each other.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import asyncpg

from tabbytop.core import TabbyError

from ..between import Between
from ..errors import NotKept, Stale, UnknownTable
from ..jobs import Jobs
from ..ledger import Ledger
from ..owning import Owner, Place
from ..papers import Paper, Papers
from ..places import without_password
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
from ..timekeeping import SharedClock
from ..trouble import ROOM, Trouble
from .between import Notices
from .jobs import PostgresJobs
from .ledger import Buckets
from .listening import CHANNEL, Listening, told
from .owning import SessionOwner
from .papers import PostgresPapers, put
from .schema import Db, migrate, said

MOST_AT_ONCE = 256
SECONDS = 10.0  #: for one statement, and for a connection
LONG = 3600.0  #: for a statement over everything

#: The transaction's own number is the stamp. A sequence would not do: its numbers are drawn before they are committed,
#: so that a reader would go past those that are committed late, and never see them.
STAMP = "pg_current_xact_id()::text::bigint"
#: All transactions below this one have ended.
DECIDED = "pg_snapshot_xmin(pg_current_snapshot())::text::bigint"

LOCK = "SELECT FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE"
SAVE = f"""
    WITH given AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::int[], $5::float8[], $6::text[], $7::text[], $8::text[], $9::text[],
            $10::bool[], $11::bool[], $12::bool[], $13::text[], $14::text[], $15::float8[]
        ) AS given (
            id, version, seq, more, changed, sitters, data, header, snapshot, is_open, due, expires, charged, listed,
            pinned
        )
    ), saved AS (
        UPDATE tables SET
            version = tables.version + 1, entries = tables.entries + more, is_open = given.is_open, due = given.due,
            expires = given.expires, charged = given.charged, listed = given.listed, pinned = given.pinned,
            changed = given.changed,
            sitters = string_to_array(given.sitters, ' '), data = given.data,
            header = coalesce(given.header, tables.header), snapshot = coalesce(given.snapshot, tables.snapshot)
        FROM given
        WHERE tables.id = given.id AND tables.version = given.version AND (more = 0 OR entries = seq)
        RETURNING tables.id, tables.version, said, tables.due
    ), stamped AS (
        INSERT INTO stamps SELECT id, {STAMP} FROM saved ON CONFLICT (table_id) DO UPDATE SET stamp = excluded.stamp
    )
    SELECT * FROM saved
"""
APPEND = "INSERT INTO entries SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', note) FROM unnest($1::text[]) AS note"
GONE = f"""
    INSERT INTO gone (table_id, version, stamp) SELECT id, version, {STAMP} FROM unnest($1::text[], $2::int[])
    AS given (id, version) ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, stamp = excluded.stamp,
    at = now()
"""
#: Papers of those whose name was forgotten, or who never gave one.
NOBODY_S = """
    DELETE FROM papers WHERE person <> '' AND at < $1 AND NOT EXISTS (SELECT FROM people WHERE people.id = person)
"""
#: What a person has said: an id begins with who gave it (``deeds.of_person``).
SAID_BY = "left(id, length($1)) = $1"
#: Wherever one id stands in papers, another shall, unless there is a paper of that key already.
HAND_OVER = """
    UPDATE papers AS p SET
        id = replace(id, $1, $2), data = replace(data, $1, $2), person = CASE person WHEN $1 THEN $2 ELSE person END
    WHERE (person = $1 OR strpos(id, $1) > 0 OR strpos(data, $1) > 0) AND NOT EXISTS (
        SELECT 1 FROM papers AS q WHERE q.kind = p.kind AND q.id = replace(p.id, $1, $2) AND q.id <> p.id
    )
"""
COLUMNS = "data, version, changed, header, snapshot"
CHAT = "n, seat, name, text, at"
TABLE_COLUMNS = (*KINDS["tables"], *Marks._fields, "sitters")

#: What a connection that is lost, refused or too slow raises.
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
#: Of these, what a server says that is going or coming.
AWAY = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
#: And what is about what was to be written, and says nothing of the next.
OF_ONE = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError)


@dataclass(slots=True, eq=False)
class _Waiting:
    change: Change
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Postgres:
    """The ``Store`` in one database; ``url`` as PostgreSQL's own tools take it."""

    mark = ""

    def __init__(self, url: str, connections: int = 4) -> None:
        self.url = url
        self.origin = secrets.token_hex(4)  #: goes with every note, since one's own come back too
        self._most = connections
        self._pool: Any = None
        self._waiting: list[_Waiting] = []
        self._stir = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._trouble = Trouble(without_password(url))
        self.papers: Papers = PostgresPapers(self._transaction)

    # -- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        with self._in_one_line():
            self._pool = await asyncpg.create_pool(
                self.url, min_size=0, max_size=self._most, timeout=SECONDS, command_timeout=SECONDS
            )
            try:
                async with self._pool.acquire() as db:
                    await migrate(db)
            except BaseException:
                self._pool.terminate()
                raise
        self._writer = asyncio.create_task(self._write_on())

    def check(self) -> None:
        """Make the schema, or bring it up to date; ``TabbyError`` says why the database cannot be used."""

        async def once() -> None:
            with self._in_one_line():
                db = await asyncpg.connect(self.url, timeout=SECONDS, command_timeout=SECONDS)
                try:
                    await migrate(db)
                finally:
                    await db.close()

        asyncio.run(once())

    @contextmanager
    def _in_one_line(self) -> Iterator[None]:
        """While it is being opened: what goes wrong is said so that a person can mend it."""
        try:
            yield
        except (*LOST, ValueError, TabbyError) as wrong:
            raise TabbyError(f"the database {without_password(self.url)} cannot be used: {said(wrong)}") from None

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()  # requests end before the store does, so nothing waits
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
            await self._pool.close()

    def watch(self, hear: Callable[[Note], None], every: float) -> Watching:
        """``every``: how often it is made sure that the line still stands; notes come by themselves."""
        return Listening(self, hear, every)

    def clock(self) -> SharedClock:
        return SharedClock(lambda: self._value("SELECT extract(epoch FROM clock_timestamp())::float8"))

    def owner(self, place: Place) -> Owner:
        return SessionOwner(self.url, place)

    def ledger(self, *, several: bool) -> Ledger:
        """Other machines may use the same database, whether there are several here or not."""
        return Buckets(self.secret, self._rows)

    def jobs(self) -> Jobs:
        return PostgresJobs(self._rows)

    def between(self) -> Between:
        return Notices(self.url, self.origin)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Db]:
        assert self._pool is not None, "the store is not open"
        try:
            async with self._pool.acquire() as db:
                yield db
        except LOST as lost:
            refuses = isinstance(lost, asyncpg.PostgresError) and not isinstance(lost, AWAY)
            why = f"the database {'refuses' if refuses else 'does not answer'}: {said(lost)}"
            if not isinstance(lost, OF_ONE):
                self._trouble.arises(type(lost).__name__, why)
            raise NotKept(why) from lost

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Db]:
        async with self._connection() as db, db.transaction():
            yield db

    async def try_out(self) -> None:
        await self.latest()
        if not self._trouble.is_sure:
            async with self._transaction() as db:  # as much as a move takes, for nobody to see
                id, text = secrets.token_hex(8), secrets.token_hex(ROOM // 2)  # nothing that would be compressed
                await put(db, [Paper("trial", id, "", 0.0, text, 0.0)])
                await db.execute("DELETE FROM papers WHERE kind = 'trial' AND id = $1", id)
            self._trouble.is_over()

    async def _value(self, query: str, *given: Any) -> Any:
        async with self._connection() as db:
            return await db.fetchval(query, *given)

    async def _rows(self, query: str, *given: Any) -> Sequence[Any]:
        async with self._connection() as db:
            rows: Sequence[Any] = await db.fetch(query, *given)
            return rows

    # -- saving, in groups --------------------------------------------------------------------------------------------

    async def save(self, change: Change) -> None:
        waiting = _Waiting(change)
        self._waiting.append(waiting)
        self._stir.set()
        await waiting.written

    async def _write_on(self) -> None:
        while True:
            await self._stir.wait()
            group = self._next_group()
            if not group:
                self._stir.clear()
                continue
            for waiting, failed in zip(group, await self._saved(group), strict=True):
                if waiting.written.cancelled():
                    continue
                if failed is None:
                    waiting.written.set_result(None)
                else:
                    waiting.written.set_exception(failed)

    def _next_group(self) -> list[_Waiting]:
        """Those that wait, one of each table: the second change of a table is for the next group."""
        group: dict[str, _Waiting] = {}
        for waiting in self._waiting:
            if len(group) < MOST_AT_ONCE:
                group.setdefault(waiting.change.table.id, waiting)
        taken = set(map(id, group.values()))
        self._waiting = [waiting for waiting in self._waiting if id(waiting) not in taken]
        return list(group.values())

    async def _saved(self, group: Sequence[_Waiting]) -> list[Exception | None]:
        """What became of each. Where one spoils the group for the others, each is tried by itself."""
        try:
            return await self._commit([waiting.change for waiting in group])
        except NotKept as failed:
            if isinstance(failed.__cause__, asyncpg.DataError) and len(group) > 1:
                return [failed for one in group for failed in await self._saved([one])]
            return [failed] * len(group)
        except Exception as failed:
            return [failed] * len(group)

    async def _commit(self, group: Sequence[Change]) -> list[Exception | None]:
        async with self._transaction() as db:
            if len(group) > 1:
                await db.execute(LOCK, [change.table.id for change in group])
            saved = {row["id"]: row for row in await db.fetch(SAVE, *_columns(map(_row, group)))}
            fitting = [change for change in group if change.table.id in saved]
            lines = [
                (change.table.id, change.seq + n, line) for change in fitting for n, line in enumerate(change.lines)
            ]
            if lines:
                await db.execute(APPEND, *_columns(lines))
            await put(db, [paper for change in fitting for paper in change.papers])
            if saved:
                await db.execute(NOTIFY, [told(self.origin, *row) for row in saved.values()])
        return [None if change.table.id in saved else await self._why_not(change) for change in group]

    async def _why_not(self, change: Change) -> Stale:
        for version, entries in await self._rows("SELECT version, entries FROM tables WHERE id = $1", change.table.id):
            if version == change.version:
                return Stale(f"the next entry is number {entries}, not {change.seq}")
        return Stale("the table was changed in the meantime")

    # -- people -------------------------------------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        async with self._connection() as db:
            new = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await db.execute(new, name, secrets.token_bytes(32))
            return bytes(await db.fetchval("SELECT value FROM secrets WHERE name = $1", name))

    async def name(self, person: Person) -> str:
        return str(await self._value("SELECT name FROM people WHERE id = $1", person) or "")

    async def rename(self, person: Person, name: str, at: float) -> None:
        await self._rows(
            "INSERT INTO people VALUES ($1, $2, $3)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
            *(person, name, at),
        )

    async def seen(self, person: Person, at: float) -> None:
        await self._rows("UPDATE people SET seen = $2 WHERE id = $1", person, at)

    async def forget(self, before: float) -> int:
        async with self._transaction() as db:
            gone = await db.fetch("DELETE FROM people WHERE seen < $1 RETURNING id", before)
            await db.execute(NOBODY_S, before)
            return len(gone)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def create(self, table: Table, at: float) -> bool:
        async with self._transaction() as db:
            made = await db.fetchval(
                "INSERT INTO tables"
                " (id, code, is_open, due, expires, charged, listed, pinned, version, changed, sitters, data)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING TRUE",
                *(table.id, table.code, *marks(table), at, table.concerned, table_text(table)),
            )
            if made:
                await db.execute(f"INSERT INTO stamps VALUES ($1, {STAMP})", table.id)
            return bool(made)

    async def load(self, table: str) -> Kept | None:
        rows = await self._rows(  # one statement, so row and log are as of one moment
            f"SELECT {COLUMNS}, ARRAY(SELECT line FROM entries WHERE table_id = $1 ORDER BY seq)"
            " FROM tables WHERE id = $1",
            table,
        )
        return next((_kept(row[:5], tuple(row[5])) for row in rows), None)

    async def version(self, table: str) -> int | None:
        found: int | None = await self._value("SELECT version FROM tables WHERE id = $1", table)
        return found

    async def find(self, code: str) -> str | None:
        query = "SELECT id FROM tables WHERE code = $1 ORDER BY is_open DESC, changed DESC LIMIT 1"
        found: str | None = await self._value(query, code)
        return found

    async def of_person(self, person: Person, limit: int) -> Sequence[Kept]:
        query = f"SELECT {COLUMNS} FROM tables WHERE sitters @> ARRAY[$1] ORDER BY changed DESC LIMIT $2"
        return [_kept(row) for row in await self._rows(query, person, limit)]

    async def ended_of(self, person: Person) -> Sequence[str]:
        query = "SELECT id FROM tables WHERE sitters @> ARRAY[$1] AND NOT is_open ORDER BY changed DESC, id DESC"
        return [id for (id,) in await self._rows(query, person)]

    async def charged(self, person: Person) -> int:
        query = "SELECT count(*) FROM tables WHERE charged = $1 AND charged <> ''"
        return int(await self._value(query, person))

    async def expiring(self, before: float, after: tuple[float, str], limit: int) -> Sequence[Kept]:
        query = (
            f"SELECT {COLUMNS} FROM tables WHERE expires AND changed <= $1 AND (changed, id) > ($2, $3)"
            " ORDER BY changed, id LIMIT $4"
        )
        return [_kept(row) for row in await self._rows(query, before, *after, limit)]

    async def delete(self, table: str, version: int) -> bool:
        async with self._transaction() as db:
            gone = await db.fetch("DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id", table, version)
            if gone:
                for rest in ("stamps", "entries", "chat"):
                    await db.execute(f"DELETE FROM {rest} WHERE table_id = $1", table)
                await self._note_deletions(db, {table: version})
            return bool(gone)

    async def _note_deletions(self, db: Db, versions: Mapping[str, int]) -> None:
        """So that who serves them elsewhere hears of it, if need be within a day."""
        later = {table: version + 1 for table, version in versions.items()}
        await db.execute(f"DELETE FROM gone WHERE at < now() - interval '{TOLD_FOR} seconds'")
        await db.execute(GONE, list(later), list(later.values()))
        await db.execute(NOTIFY, [told(self.origin, table, version, 0, False) for table, version in later.items()])

    async def newest(self, before: tuple[float, str], limit: int) -> Sequence[Kept]:
        query = f"SELECT {COLUMNS} FROM tables WHERE (changed, id) < ($1, $2) ORDER BY changed DESC, id DESC LIMIT $3"
        return [_kept(row) for row in await self._rows(query, *before, limit)]

    async def pinned(self, lists: Sequence[str], before: tuple[float, str], limit: int) -> Sequence[Kept]:
        """Of each part only as many as are wanted in all, each by the index."""
        query = (
            f"SELECT {COLUMNS} FROM unnest($1::text[]) AS wanted, LATERAL (SELECT * FROM tables"
            " WHERE listed = wanted AND listed <> '' AND (pinned, id) < ($2, $3)"
            " ORDER BY pinned DESC, id DESC LIMIT $4) AS found"
        )
        return newest_pins(map(_kept, await self._rows(query, list(lists), *before, limit)), limit)

    async def pinned_by(self, person: Person) -> int:
        query = "SELECT count(*) FROM tables WHERE charged = $1 AND charged <> '' AND listed <> ''"
        return int((await self._rows(query, person))[0][0])

    async def due(self) -> Sequence[str]:
        return [str(id) for (id,) in await self._rows("SELECT id FROM tables WHERE due")]

    # -- chat ---------------------------------------------------------------------------------------------------------

    async def say(self, table: str, line: ChatLine, id: str) -> ChatLine:
        async with self._transaction() as db:
            row = await db.fetchrow("SELECT version, said, due FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
            if row is None:
                raise UnknownTable(f"there is no table {table}")
            said = await db.fetchrow(f"SELECT {CHAT}, id FROM chat WHERE table_id = $1 AND id = $2", table, id)
            if said is None:  # nobody else counts lines here while the row is ours
                n = row["said"] + 1
                said = await db.fetchrow(
                    f"INSERT INTO chat (table_id, id, {CHAT}) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING {CHAT}, id",
                    *(table, id, n, line.seat, line.name, line.text, line.at),
                )
                await db.execute("UPDATE tables SET said = $2 WHERE id = $1", table, n)
                await db.execute(f"UPDATE stamps SET stamp = {STAMP} WHERE table_id = $1", table)
                await db.execute(NOTIFY, [told(self.origin, table, row["version"], n, row["due"])])
            return chat_line(table, *said)

    async def chat(self, table: str, after: int, limit: int) -> Sequence[ChatLine]:
        query = f"SELECT {CHAT}, id FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3"
        return [chat_line(table, *row) for row in await self._rows(query, table, after, limit)][::-1]

    async def speakers(self, table: str) -> Sequence[tuple[Person, str]]:
        rows = await self._rows("SELECT id, name FROM chat WHERE table_id = $1 ORDER BY n", table)
        return list(dict.fromkeys((speaker_of(id), str(name)) for id, name in rows))

    # -- people, and all that is kept of them -------------------------------------------------------------------------

    async def holding(self, person: Person) -> Holding:
        known = await self._rows("SELECT name, seen FROM people WHERE id = $1", person)
        name, seen = known[0] if known else (None, None)
        query = f"SELECT {COLUMNS} FROM tables WHERE strpos(data, $1) > 0 ORDER BY changed DESC"
        tables = tuple(_kept(row) for row in await self._rows(query, person))
        lines = await self._rows(f"SELECT table_id, {CHAT} FROM chat WHERE {SAID_BY} ORDER BY at", f"{person} ")
        said = tuple((table, ChatLine(*line)) for table, *line in lines)
        papers = await self._rows(f"SELECT {PAPER} FROM papers WHERE person = $1 ORDER BY kind, at", person)
        return Holding(person, name, seen, tables, said, tuple(Paper(*row) for row in papers))

    async def erase(self, person: Person) -> None:
        async with self._transaction() as db:
            await db.execute("DELETE FROM people WHERE id = $1", person)
            await db.execute("DELETE FROM papers WHERE person = $1", person)
            gone = await db.fetch(f"DELETE FROM chat WHERE {SAID_BY} RETURNING table_id", f"{person} ")
            tables = sorted({str(table) for (table,) in gone})
            await db.execute(f"UPDATE stamps SET stamp = {STAMP} WHERE table_id = ANY($1)", tables)

    async def hand_over(self, old: Person, new: Person) -> None:
        async with self._transaction() as db:
            await db.execute(HAND_OVER, old, new)
            await db.execute("DELETE FROM papers WHERE person = $1", old)
            await db.execute("DELETE FROM people WHERE id = $1", old)
            mine = f"UPDATE chat SET id = $2 || substr(id, length($1)) WHERE {SAID_BY}"
            await db.execute(mine, f"{old} ", new)

    # -- addresses ----------------------------------------------------------------------------------------------------

    async def blocks(self) -> Sequence[Block]:
        return [Block(*row) for row in await self._rows("SELECT network, at, why FROM blocks ORDER BY at, network")]

    async def block(self, block: Block) -> None:
        await self._rows(
            "INSERT INTO blocks VALUES ($1, $2, $3) ON CONFLICT (network) DO UPDATE SET why = excluded.why",
            *(block.network, block.at, block.why),
        )

    async def unblock(self, network: str) -> bool:
        return bool(await self._rows("DELETE FROM blocks WHERE network = $1 RETURNING network", network))

    # -- other processes ----------------------------------------------------------------------------------------------

    async def latest(self) -> int:
        return int(await self._value(f"SELECT {DECIDED} - 1"))

    async def changes(self, stamp: int) -> Sequence[Note]:
        rows = await self._rows(
            "SELECT stamp, id, version, said, due FROM stamps JOIN tables ON id = table_id"
            f" WHERE stamp > $1 AND stamp < {DECIDED}"
            f" UNION ALL SELECT stamp, table_id, version, 0, FALSE FROM gone WHERE stamp > $1 AND stamp < {DECIDED}"
            " ORDER BY stamp",
            stamp,
        )
        return [Note(*row) for row in rows]

    # -- everything ---------------------------------------------------------------------------------------------------

    async def dump(self) -> AsyncIterator[tuple[str, Row]]:
        async with self._connection() as db, db.transaction(isolation="repeatable_read", readonly=True):
            for kind, columns in KINDS.items():
                async for row in db.cursor(f"SELECT {', '.join(columns)} FROM {kind} ORDER BY 1, 2", prefetch=256):
                    yield kind, tuple(row)

    async def restore(self, rows: Iterator[tuple[str, Row]], *, replace: bool) -> None:
        async with self._transaction() as db:
            await db.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            if not replace and await db.fetchval("SELECT TRUE FROM tables LIMIT 1"):
                raise TabbyError("there are tables in the database already; --replace puts the backup in their place")
            before = dict(await db.fetch("SELECT id, version FROM tables"))
            for kind in (*KINDS, "stamps"):
                await db.execute(f"DELETE FROM {kind}")
            for kind, group in groupby(rows, lambda one: one[0]):
                put_back = (_put_back(row, before) if kind == "tables" else row for _, row in group)
                columns = TABLE_COLUMNS if kind == "tables" else KINDS[kind]
                await db.copy_records_to_table(kind, records=put_back, columns=columns, timeout=LONG)
            await db.execute(
                "UPDATE tables SET entries = counted FROM (SELECT table_id, count(*) AS counted FROM entries"
                " GROUP BY table_id) AS lines WHERE id = table_id",
                timeout=LONG,
            )
            await db.execute(f"INSERT INTO stamps SELECT id, {STAMP} FROM tables", timeout=LONG)
            notes = await db.fetch("SELECT id, version, said, due FROM tables", timeout=LONG)
            await db.execute(NOTIFY, [told(self.origin, *note) for note in notes], timeout=LONG)
            there = {note["id"] for note in notes}
            await self._note_deletions(db, {id: version for id, version in before.items() if id not in there})


def _columns(rows: Iterable[Sequence[Any]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _row(change: Change) -> tuple[Any, ...]:
    """As ``SAVE`` takes it. Arrays of arrays must be even, so sitters travel as one text: ids have no spaces."""
    table = change.table
    numbers = (table.id, change.version, change.seq, len(change.lines), change.at)
    texts = (" ".join(table.concerned), table_text(table), change.header, change.snapshot)
    return (*numbers, *texts, *marks(table))


def _put_back(row: Row, before: Mapping[str, int]) -> tuple[Any, ...]:
    """A table out of a backup, as a later version than any that was there, so that nobody goes on with that."""
    id, code, version, *rest = row
    table = read_table(row[KINDS["tables"].index("data")])
    later = max(version, before.get(table.id, 0)) + 1
    return (id, code, later, *rest, *marks(table), table.concerned)


def _kept(row: Sequence[Any], lines: tuple[str, ...] = ()) -> Kept:
    data, version, changed, header, snapshot = row
    return Kept(read_table(data), version, changed, header, snapshot, lines)
