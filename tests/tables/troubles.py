"""For tests: stores of each kind that are full, or locked by somebody else, for a while."""

import asyncio
import math
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

import asyncpg
import pytest

from tabbytop.tables import trouble
from tabbytop.tables.errors import NotKept
from tabbytop.tables.postgres import Postgres
from tabbytop.tables.sqlite import store as sqlite
from tabbytop.tables.sqlite.store import Sqlite

SOON = 50  #: milliseconds after which nobody waits for a lock any longer
WRITTEN = ("tables", "entries", "people", "papers")
FULL_DISK = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION USING errcode = 'disk_full', message = 'No space left on device'; END $$
"""


def be_impatient(monkeypatch: pytest.MonkeyPatch, url: str = "") -> None:
    """Nobody waits for a lock, in stores that are opened from now on; ``url``: in this database. However long it takes
    the log says everything once."""
    monkeypatch.setattr(sqlite, "BUSY_MS", SOON)
    monkeypatch.setattr(trouble, "QUIET", math.inf)
    if url:
        name = url.partition("?")[0].rpartition("/")[2]
        asyncio.run(_ask(url, f"ALTER DATABASE {name} SET lock_timeout = {SOON}"))


async def _ask(url: str, *commands: str) -> None:
    db = await asyncpg.connect(url)
    try:
        for command in commands:
            await db.execute(command)
    finally:
        await db.close()


@asynccontextmanager
async def full(store: Any) -> AsyncIterator[None]:
    """There is no room for a move."""
    if isinstance(store, Postgres):
        names = ((f"full_{name}", name) for name in WRITTEN)
        triggers = (f"CREATE TRIGGER {one} BEFORE INSERT OR UPDATE ON {name}" for one, name in names)
        await _ask(store.url, FULL_DISK, *(f"{one} EXECUTE FUNCTION full_disk()" for one in triggers))
        yield
        await _ask(store.url, "DROP FUNCTION full_disk CASCADE")
        return
    assert isinstance(store, Sqlite)
    most = await _on(store, "PRAGMA max_page_count")
    await _on(store, "PRAGMA max_page_count = 1")  # as many as there are
    with suppress(NotKept):
        for seq in range(1000):  # the last page of the log is filled too
            await _on(store, f"INSERT INTO entries VALUES ('~', {seq}, '{'~' * 50}')")
    yield
    await _on(store, f"PRAGMA max_page_count = {most}")
    await _on(store, "DELETE FROM entries WHERE table_id = '~'")


async def _on(store: Sqlite, command: str) -> Any:
    return await store._write(lambda db: (db.execute(command).fetchone() or [None])[0])


@asynccontextmanager
async def locked(store: Any) -> AsyncIterator[None]:
    """Another program writes, and does not come to an end."""
    if isinstance(store, Postgres):
        db = await asyncpg.connect(store.url)
        async with db.transaction():
            await db.execute(f"LOCK TABLE {', '.join(WRITTEN)} IN EXCLUSIVE MODE")
            yield
        await db.close()
        return
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


TROUBLES: dict[str, Callable[[Any], AbstractAsyncContextManager[None]]] = {"full": full, "locked": locked}
