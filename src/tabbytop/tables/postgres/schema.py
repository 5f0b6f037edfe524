"""The schema, version by version, and how a database is brought to the newest one (migrations)."""

import os
from typing import Any, TypeAlias

from tabbytop.core import TabbyError

Db: TypeAlias = Any  #: a connection of asyncpg's, which declares no types

ALONE = 0x7ABB_0001  #: the advisory lock under which one process migrates and the others wait

#: Each string brings the schema one version further; ``schema_version`` counts those already done. While a house is
#: upgraded two releases run side by side: a step adds, and a later release takes away what nobody uses any more.
MIGRATIONS = (
    # ``data`` is text and not jsonb: it is never asked into, and jsonb refuses a NUL that a text in it may name.
    # Stamps lie apart from what is large: where no indexed column changes, a save writes no index (HOT).
    """
    CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY,
        code text NOT NULL,
        is_open boolean NOT NULL,
        due boolean NOT NULL,
        version integer NOT NULL,
        entries integer NOT NULL DEFAULT 0,
        said integer NOT NULL DEFAULT 0,
        changed double precision NOT NULL,
        sitters text[] NOT NULL,
        data text NOT NULL,
        header text,
        snapshot text
    ) WITH (fillfactor = 70);
    CREATE UNIQUE INDEX open_codes ON tables (code) WHERE is_open;
    CREATE INDEX codes ON tables (code);
    CREATE INDEX due_tables ON tables (id) WHERE due;
    CREATE INDEX sitters ON tables USING gin (sitters) WITH (fastupdate = off);
    CREATE TABLE stamps (table_id text PRIMARY KEY, stamp bigint NOT NULL);
    CREATE INDEX by_stamp ON stamps (stamp);
    CREATE TABLE entries (table_id text, seq integer, line text NOT NULL, PRIMARY KEY (table_id, seq));
    CREATE TABLE chat (
        table_id text, n integer, id text NOT NULL, seat integer, name text NOT NULL, text text NOT NULL,
        at double precision NOT NULL, PRIMARY KEY (table_id, n), UNIQUE (table_id, id)
    );
    """,
    # Tables and people expire, and count in somebody's quota. Of what was there before nobody is charged until it is
    # changed, and what is over is kept.
    """
    ALTER TABLE tables ADD COLUMN charged text NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN expires boolean NOT NULL DEFAULT TRUE;
    UPDATE tables SET expires = is_open;
    CREATE INDEX charged ON tables (charged) WHERE charged <> '';
    CREATE INDEX expiring ON tables (changed, id) WHERE expires;
    ALTER TABLE people ADD COLUMN seen double precision NOT NULL DEFAULT extract(epoch FROM now());
    CREATE INDEX seen ON people (seen);
    """,
    # Other processes hear of a deletion too. Addresses can be blocked.
    """
    CREATE TABLE gone (
        table_id text PRIMARY KEY, version integer NOT NULL, stamp bigint NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX gone_stamps ON gone (stamp);
    CREATE TABLE blocks (network text PRIMARY KEY, at double precision NOT NULL, why text NOT NULL);
    """,
    # Limits hold for several processes together. What was spent need not survive a crash; ``cost`` and ``slack`` are
    # there for the statement that charges.
    """
    CREATE UNLOGGED TABLE buckets (
        key text PRIMARY KEY, full_at double precision NOT NULL, cost double precision, slack double precision
    );
    """,
    # What bots are asked can be thought about elsewhere. A job is worth nothing after a crash.
    """
    CREATE SEQUENCE job_ids AS integer CYCLE;
    CREATE UNLOGGED TABLE jobs (
        id integer PRIMARY KEY DEFAULT nextval('job_ids'), release text NOT NULL, task bytea NOT NULL,
        until timestamptz NOT NULL, done boolean NOT NULL DEFAULT FALSE, failure text, action text
    );
    """,
    # What is kept of people beside their tables.
    """
    CREATE TABLE papers (
        kind text, id text, person text NOT NULL, at double precision NOT NULL, data text NOT NULL,
        until double precision, PRIMARY KEY (kind, id)
    );
    CREATE INDEX papers_of_person ON papers (person, kind, at, id);
    CREATE INDEX papers_by_time ON papers (kind, at, id);
    CREATE INDEX papers_until ON papers (until) WHERE until IS NOT NULL;
    """,
    # Tables hang on the house's board.
    """
    ALTER TABLE tables ADD COLUMN listed text NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN pinned double precision NOT NULL DEFAULT 0;
    CREATE INDEX house_board ON tables (listed, pinned, id) WHERE listed <> '';
    """,
)


async def migrate(db: Db) -> None:
    """Bring the schema to the newest version, all of it or nothing; of several processes one does it."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", ALONE)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (done integer NOT NULL)")
        done = await db.fetchval("SELECT max(done) FROM schema_version") or 0
        if done > len(MIGRATIONS):
            raise TabbyError(f"it is of a newer release (schema {done}); this one knows {len(MIGRATIONS)}")
        for script in MIGRATIONS[done:]:
            await db.execute(script)
        if done < len(MIGRATIONS):
            await db.execute("INSERT INTO schema_version VALUES ($1)", len(MIGRATIONS))


def said(wrong: BaseException) -> str:
    """In one line, and nothing that may hold a password; some errors of a lost connection say nothing themselves."""
    if isinstance(wrong, TimeoutError):
        return "no answer in time"
    if isinstance(wrong, OSError) and wrong.errno is not None:
        return os.strerror(wrong.errno) if wrong.errno > 0 else str(wrong.strerror)  # below 0: no host of that name
    if type(wrong) is ValueError:  # of an address that was cut in the wrong places
        return "its address makes no sense; in a password / : @ and ? are written %2F %3A %40 and %3F"
    return str(wrong).strip().partition("\n")[0] or type(wrong).__name__
