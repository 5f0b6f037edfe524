"""The schema, version by version, and how a file is brought to the newest one (migrations)."""

import sqlite3

from tabbytop.core import TabbyError

#: Each string brings the schema one version further; ``PRAGMA user_version`` counts those already done.
MIGRATIONS = (
    """
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL);
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL,
        is_open INTEGER NOT NULL,
        due INTEGER NOT NULL,
        version INTEGER NOT NULL,
        stamp INTEGER NOT NULL,
        said INTEGER NOT NULL DEFAULT 0,
        changed REAL NOT NULL,
        data TEXT NOT NULL,
        header TEXT,
        snapshot TEXT
    );
    CREATE UNIQUE INDEX open_codes ON tables (code) WHERE is_open;
    CREATE INDEX codes ON tables (code);
    CREATE INDEX stamps ON tables (stamp);
    CREATE INDEX due_tables ON tables (id) WHERE due;
    CREATE TABLE sitters (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
    CREATE INDEX sitters_by_table ON sitters (table_id);
    CREATE TABLE entries (
        table_id TEXT, seq INTEGER, line TEXT NOT NULL, PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        table_id TEXT, n INTEGER, id TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL,
        at REAL NOT NULL, PRIMARY KEY (table_id, n), UNIQUE (table_id, id)
    ) WITHOUT ROWID;
    """,
    # Tables have clocks. Older ones have none; json_set leaves a wish that is null alone.
    """
    UPDATE tables SET data = json_set(data, '$.clock', 0.0, '$.asked', json('[]'), '$.wish.at', 0.0)
    """,
    # Who has nothing to decide is answered for. Older tables are looked through once, and everybody has time anew.
    """
    UPDATE tables SET data = json_set(data, '$.idle', json('[]'), '$.asked', json('[]')), due = is_open
    """,
    # A seat may be quiet.
    """
    UPDATE tables SET data = json_set(data, '$.places', (
        SELECT json_group_array(json_set(value, '$.quiet', json('false'))) FROM json_each(tables.data, '$.places')
    ))
    """,
    # Answers lie face down for a while, and how long is drawn.
    """
    UPDATE tables SET data = json_set(data, '$.answers', json('[]'), '$.lull', 1.0)
    """,
    # Places at a table are called chairs.
    """
    UPDATE tables SET data = json_remove(json_set(data, '$.chairs', json_extract(data, '$.places')), '$.places')
    """,
    # A game may be practice. Of older ones nobody knows; they count.
    """
    UPDATE tables SET data = json_set(data, '$.practice', json('false'))
    """,
    # Lists say where a game is and how it ended. Of older ones only what the next move tells.
    """
    UPDATE tables SET data = json_set(data, '$.moment', json('{}'), '$.places', json('[]'), '$.points', json('[]'))
    """,
    # Tables and people expire, and count in somebody's quota.
    """
    ALTER TABLE tables ADD COLUMN charged TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN expires INTEGER NOT NULL DEFAULT 1;
    UPDATE tables SET charged = iif(is_open, json_extract(data, '$.host'), ''), expires = is_open;
    CREATE INDEX charged ON tables (charged) WHERE charged <> '';
    CREATE INDEX expiring ON tables (changed, id) WHERE expires;
    ALTER TABLE people ADD COLUMN seen REAL NOT NULL DEFAULT 0;
    UPDATE people SET seen = strftime('%s', 'now');
    CREATE INDEX seen ON people (seen);
    CREATE TABLE deleted (stamp INTEGER NOT NULL);
    INSERT INTO deleted VALUES (0)
    """,
    # Other processes hear of a deletion too. Addresses can be blocked.
    """
    CREATE TABLE gone (table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, stamp INTEGER NOT NULL, at REAL NOT NULL);
    CREATE INDEX gone_stamps ON gone (stamp);
    CREATE TABLE blocks (network TEXT PRIMARY KEY, at REAL NOT NULL, why TEXT NOT NULL)
    """,
    # Limits hold for several processes together.
    """
    CREATE TABLE buckets (key TEXT PRIMARY KEY, full_at REAL NOT NULL) WITHOUT ROWID
    """,
    # What is kept of people beside their tables.
    """
    CREATE TABLE papers (
        kind TEXT, id TEXT, person TEXT NOT NULL, at REAL NOT NULL, data TEXT NOT NULL, until REAL,
        PRIMARY KEY (kind, id)
    ) WITHOUT ROWID;
    CREATE INDEX papers_of_person ON papers (person, kind, at, id);
    CREATE INDEX papers_by_time ON papers (kind, at, id);
    CREATE INDEX papers_until ON papers (until) WHERE until IS NOT NULL
    """,
    # Tables hang on the house's board.
    """
    ALTER TABLE tables ADD COLUMN listed TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN pinned REAL NOT NULL DEFAULT 0;
    CREATE INDEX house_board ON tables (listed, pinned, id) WHERE listed <> ''
    """,
)


#: What every file of ours has had since the first version.
OURS = {"secrets", "people", "tables", "entries"}


def check_ours(connection: sqlite3.Connection) -> None:
    """``TabbyError`` where the file is somebody else's, or of a newer release. Nothing is written."""
    connection.execute("BEGIN")  # both as of one moment: another process may just be making it
    try:
        (done,) = connection.execute("PRAGMA user_version").fetchone()
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    finally:
        connection.execute("COMMIT")
    if names and not (done and names >= OURS):
        raise TabbyError("there are tables in it, and none of Tabbytop's; it is left as it was")
    _check_age(done)


def _check_age(done: int) -> None:
    if done > len(MIGRATIONS):
        raise TabbyError(f"it is of a newer release (schema {done}); this one knows {len(MIGRATIONS)}")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema to the newest version, each step in a transaction; two processes may try at once."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        (done,) = connection.execute("PRAGMA user_version").fetchone()
        _check_age(done)
        for script in MIGRATIONS[done:]:
            for statement in filter(str.strip, script.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has ended it already
            connection.execute("ROLLBACK")
        raise
