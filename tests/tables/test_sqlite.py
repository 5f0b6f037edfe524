"""The store on SQLite: group commit, versions, what is private."""

import asyncio
import os
import sqlite3
import stat
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tabbytop.core import TabbyError
from tabbytop.tables.errors import Stale, UnknownTable
from tabbytop.tables.sqlite import MIGRATIONS, Sqlite
from tabbytop.tables.store import Change, ChatLine, Store
from tabbytop.tables.table import Chair, Table, Wish

from .kit import CHAIRS_AS_PLACES, awaited

TABLE = Table(
    "id1", "FERN-42", "clans", {"powers": True}, (Chair("person", "micka", "Micka"), Chair()), "micka", 1.0, "00" * 32
)


async def opened(path: Path) -> Sqlite:
    store = Sqlite(path)
    await store.open()
    return store


@awaited
async def test_a_table_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    store: Store = await opened(tmp_path / "t.db")
    assert await store.create(TABLE, 5.0)
    kept = await store.load("id1")
    assert kept is not None
    assert (kept.table, kept.version, kept.changed, kept.header, kept.lines) == (TABLE, 1, 5.0, None, ())
    assert await store.load("id2") is None
    await store.close()


@awaited
async def test_what_is_written_is_there_for_the_next_process(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    await store.create(TABLE, 5.0)
    await store.save(Change(replace(TABLE, turn=3), 1, 6.0, 0, ("a", "b"), "header", "snapshot"))
    await store.save(Change(replace(TABLE, turn=4), 2, 7.0, 2, ("c",)))
    secret = await store.secret("cookies")
    await store.close()
    again = await opened(tmp_path / "t.db")
    kept = await again.load("id1")
    assert kept is not None
    assert (kept.table.turn, kept.version, kept.header, kept.snapshot) == (4, 3, "header", "snapshot")
    assert kept.lines == ("a", "b", "c")
    assert await again.secret("cookies") == secret
    assert await again.secret("other") != secret
    await again.close()


@awaited
async def test_of_two_changes_for_one_version_the_second_is_stale_and_writes_nothing(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    await store.create(TABLE, 5.0)
    results = await asyncio.gather(
        store.save(Change(TABLE, 1, 6.0, 0, ("first",))),
        store.save(Change(TABLE, 1, 6.0, 0, ("second",))),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], Stale)
    kept = await store.load("id1")
    assert kept is not None
    assert kept.lines == ("first",)
    await store.close()


@awaited
async def test_entries_must_follow_those_that_are_there(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    await store.create(TABLE, 5.0)
    with pytest.raises(Stale, match="next entry is number 0"):
        await store.save(Change(TABLE, 1, 6.0, 1, ("b",)))
    kept = await store.load("id1")
    assert kept is not None
    assert kept.version == 1  # the row was not written either
    await store.close()


@awaited
async def test_one_failure_in_a_group_does_not_sink_the_others(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    await store.create(TABLE, 5.0)
    others = [replace(TABLE, id=f"t{n}", code=f"OAK-{n}") for n in range(20)]
    results = await asyncio.gather(
        *(store.create(table, 1.0) for table in others[:10]),
        store.save(Change(TABLE, 99, 6.0)),
        store.say("nowhere", ChatLine(0, None, "", "hello", 1.0), "x"),
        *(store.create(table, 1.0) for table in others[10:]),
        return_exceptions=True,
    )
    assert isinstance(results[10], Stale)
    assert isinstance(results[11], UnknownTable)
    assert [result for result in results if not isinstance(result, Exception)] == [True] * 20
    assert all([await store.load(table.id) is not None for table in others])
    await store.close()


@awaited
async def test_a_code_is_unique_among_open_tables_and_free_again_afterwards(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    later = replace(TABLE, id="id2")
    assert await store.create(TABLE, 5.0)
    assert not await store.create(later, 6.0)
    await store.save(Change(replace(TABLE, phase="over"), 1, 7.0))
    assert await store.find("FERN-42") == "id1"
    assert await store.create(later, 8.0)
    assert await store.find("FERN-42") == "id2"
    assert await store.find("OAK-1") is None
    await store.close()


@awaited
async def test_a_person_finds_the_tables_where_they_sit(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    other = replace(TABLE, id="id2", code="OAK-1", chairs=(Chair("person", "mourek"), Chair("person", "micka")))
    await store.create(TABLE, 5.0)
    await store.create(other, 6.0)
    assert [kept.table.id for kept in await store.of_person("micka", 10)] == ["id2", "id1"]
    assert [kept.table.id for kept in await store.of_person("micka", 1)] == ["id2"]
    await store.save(Change(replace(other, chairs=(other.chairs[0], Chair())), 1, 7.0))
    assert [kept.table.id for kept in await store.of_person("micka", 10)] == ["id1"]
    assert [kept.table.id for kept in await store.of_person("mourek", 10)] == ["id2"]
    await store.close()


@awaited
async def test_chat_counts_and_the_same_id_is_said_once(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    await store.create(TABLE, 5.0)
    said = [await store.say("id1", ChatLine(0, 0, "Micka", f"line {n}", 1.0), f"id {n // 2}") for n in range(6)]
    assert [line.n for line in said] == [1, 1, 2, 2, 3, 3]
    assert [line.text for line in await store.chat("id1", 0, 100)] == ["line 0", "line 2", "line 4"]
    assert [line.n for line in await store.chat("id1", 1, 100)] == [2, 3]
    assert [line.n for line in await store.chat("id1", 0, 2)] == [2, 3]
    await store.close()


@awaited
async def test_what_has_changed_since_can_be_asked(tmp_path: Path) -> None:
    store = await opened(tmp_path / "t.db")
    before = await store.latest()
    await store.create(TABLE, 5.0)
    await store.create(replace(TABLE, id="id2", code="OAK-1"), 5.0)
    await store.save(Change(TABLE, 1, 6.0))
    notes = await store.changes(before)
    assert [(note.table, note.version, note.said) for note in notes] == [("id2", 1, 0), ("id1", 2, 0)]
    await store.say("id2", ChatLine(0, None, "", "hello", 1.0), "x")
    assert [(note.table, note.version, note.said) for note in await store.changes(notes[-1].stamp)] == [("id2", 1, 1)]
    await store.close()


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
    await store._write(lambda db: db.execute("PRAGMA user_version = 1"))
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


def test_a_file_that_is_no_database_is_left_alone_and_named(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("milk, eggs, cat food " * 100)
    with pytest.raises(TabbyError, match=r"notes\.db cannot be used as a database"):
        Sqlite(tmp_path / "notes.db").check()
    assert (tmp_path / "notes.db").read_text().startswith("milk")
