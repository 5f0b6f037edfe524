"""The store on SQLite: its file, what is private, older files."""

import os
import sqlite3
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tabbytop.core import TabbyError
from tabbytop.tables.opening import open_store
from tabbytop.tables.sqlite import Sqlite
from tabbytop.tables.sqlite.schema import MIGRATIONS
from tabbytop.tables.table import Wish

from .kit import CHAIRS_AS_PLACES, TABLE, as_of, awaited


async def opened(path: Path) -> Sqlite:
    store = Sqlite(path)
    await store.open()
    return store


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no such permissions")
@awaited
async def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    mask = os.umask(0)
    try:
        store = await opened(tmp_path / "new folder" / "t.db")
        await store.create(TABLE, 5.0)
        for path in (tmp_path / "new folder").iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name
        await store.close()
    finally:
        os.umask(mask)


@awaited
async def test_an_acknowledged_change_is_synced_in_full(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    assert await store._write(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)
    assert await store._write(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store._read(lambda db: db.execute("DELETE FROM tables"))
    await store.close()


@awaited
async def test_tables_of_the_first_release_are_read(tmp_path: Path) -> None:
    wishing = replace(TABLE, id="id2", code="OAK-1", wish=Wish(0, (1,)))
    store = await opened(tmp_path / "t.db")
    await store.create(TABLE, 5.0)
    await store.create(wishing, 5.0)
    newer = ("clock", "asked", "idle", "wish.at", "chairs[0].quiet", "chairs[1].quiet")
    paths = ", ".join(f"'$.{path}'" for path in newer)
    await store._write(lambda db: db.execute(f"UPDATE tables SET data = json_remove(data, {paths})"))
    await store._write(lambda db: db.execute(CHAIRS_AS_PLACES))
    await as_of(store, 1)
    await store.close()
    again = await opened(tmp_path / "t.db")
    for table in (TABLE, wishing):
        kept = await again.load(table.id)
        assert kept is not None
        assert kept.table == table
    await again.close()


def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "t.db")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(TabbyError, match="newer release"):
        Sqlite(tmp_path / "t.db").check()


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
@pytest.mark.parametrize("version", [0, 1, len(MIGRATIONS), 99])
def test_a_database_of_somebody_elses_is_left_alone_and_named(tmp_path: Path, version: int, mode: str) -> None:
    """Whatever number it goes by, which is its own: that of a schema of ours is no more than chance."""
    file = tmp_path / "diary.db"
    connection = sqlite3.connect(file)
    for command in (f"PRAGMA journal_mode = {mode}", "CREATE TABLE people (cats)", f"PRAGMA user_version = {version}"):
        connection.execute(command)
    connection.close()
    before = file.read_bytes()
    with pytest.raises(TabbyError, match=r"diary\.db cannot be used .* none of Tabbytop's; it is left as it was"):
        Sqlite(file).check()
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_two_processes_may_begin_a_file_at_once(tmp_path: Path) -> None:
    """None takes what the other has made by half for somebody else's."""
    with ThreadPoolExecutor(4) as threads:
        for n in range(10):
            files = [Sqlite(tmp_path / f"{n}.db") for _ in range(4)]
            list(threads.map(Sqlite.check, files))


def test_a_file_that_is_no_database_is_left_alone_and_named(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("milk, eggs, cat food " * 100)
    with pytest.raises(TabbyError, match=r"notes\.db cannot be used as a database"):
        Sqlite(tmp_path / "notes.db").check()
    assert (tmp_path / "notes.db").read_text().startswith("milk")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TabbyError, match=r"tables cannot be kept in .*file/t\.db: "):
        Sqlite(tmp_path / "file" / "t.db").check()


def test_a_file_that_could_not_be_begun_is_not_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(db: sqlite3.Connection) -> None:
        db.execute("CREATE TABLE begun (id)")
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("tabbytop.tables.sqlite.store.migrate", no_space)
    with pytest.raises(TabbyError, match="disk is full"):
        open_store(f"sqlite:///{tmp_path}/tables.db").check()
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "tables.db").touch()
    with pytest.raises(TabbyError, match="disk is full"):
        open_store(f"sqlite:///{tmp_path}/tables.db").check()
    assert (tmp_path / "tables.db").exists(), "what was there before stays"
