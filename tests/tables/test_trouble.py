"""A store of either kind that is full, or locked: nothing is kept by halves, and all is well again by itself."""

import asyncio
import logging
import sqlite3
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tabbytop.tables import trouble
from tabbytop.tables.errors import NotKept
from tabbytop.tables.sqlite import Sqlite
from tabbytop.tables.sqlite.writing import Writer
from tabbytop.tables.store import Change
from tabbytop.tables.trouble import QUIET, SURE, Trouble

from .conftest import Opener
from .kit import TABLE, awaited
from .troubles import TROUBLES, be_impatient

LONG = "a line " * 3000


@pytest.mark.parametrize("kind", TROUBLES)
def test_where_nothing_can_be_kept_nothing_is_and_it_goes_on_when_it_can(
    new_store: Opener, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    be_impatient(monkeypatch, getattr(new_store(), "url", ""))

    @awaited
    async def goes_on() -> None:
        store = new_store()
        await store.open()
        some = [replace(TABLE, id=f"id{n}", code=f"OAK-{n}") for n in range(12)]
        for table in some:
            await store.create(table, 5.0)
        changes = [Change(replace(table, turn=1), 1, 6.0, 0, (LONG,)) for table in some]
        await store.try_out()
        async with TROUBLES[kind](store):
            for _ in range(3):
                told = await asyncio.gather(*map(store.save, changes), return_exceptions=True)
                assert {type(one) for one in told} == {NotKept}
                with pytest.raises(NotKept):
                    await store.try_out()
        for table in some:
            kept = await store.load(table.id)
            assert kept is not None
            assert (kept.version, kept.table.turn, kept.lines) == (1, 0, ())
        await store.try_out()
        await asyncio.gather(*map(store.save, changes))  # the very same, as they are sent again
        again = new_store()
        await again.open()
        for table in some:
            kept = await again.load(table.id)
            assert kept is not None
            assert (kept.version, kept.table.turn, kept.lines) == (2, 1, (LONG,))
        for one in (store, again):
            await one.close()

    goes_on()
    told = [record for record in caplog.records if record.name == trouble.__name__]
    assert [record.levelno for record in told] == [logging.ERROR, logging.WARNING], "once for all, and when it is over"
    assert all(record.exc_info is None for record in caplog.records)


@awaited
async def test_trying_a_store_out_leaves_nothing_in_it(new_store: Opener) -> None:
    store = new_store()
    await store.open()
    before = [row async for row in store.dump()]  # type: ignore[attr-defined] # an archive
    await store.try_out()
    assert [row async for row in store.dump()] == before  # type: ignore[attr-defined]
    await store.close()


@awaited
async def test_of_a_disk_that_fills_up_the_small_is_still_kept(tmp_path: Path) -> None:
    """Beside it in one group. That a little was kept does not show that there is room again."""
    store = Sqlite(tmp_path / "t.db")
    await store.open()
    some = [replace(TABLE, id=f"id{n}", code=f"OAK-{n}") for n in range(2)]
    for table in some:
        await store.create(table, 5.0)
    async with TROUBLES["full"](store):
        small, large, small_too = await asyncio.gather(
            store.save(Change(replace(some[0], turn=1), 1, 6.0)),
            store.save(Change(replace(some[1], turn=1), 1, 6.0, 0, (LONG,))),
            store.rename("micka", "Micka", 6.0),
            return_exceptions=True,
        )
        assert (small, small_too) == (None, None)
        assert isinstance(large, NotKept)
        with pytest.raises(NotKept):
            await store.try_out()
    assert [await store.version(table.id) for table in some] == [2, 1]
    assert await store.name("micka") == "Micka"
    await store.close()


@awaited
async def test_mistakes_of_ours_stay_loud(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "t.db")
    await store.open()
    for ask in (store._read, store._write):
        with pytest.raises(sqlite3.OperationalError, match="syntax error"):
            await ask(lambda db: db.execute("SELECT FROM WHERE"))
    await store.close()


class Failing(sqlite3.Connection):
    """A connection to a disk that fails now and then, in the middle of a transaction."""

    fails: tuple[str, ...] = ()

    def execute(self, command: str, *given: object) -> sqlite3.Cursor:
        if command in self.fails:
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(command, *given)  # type: ignore[arg-type] # what was given is passed on


def kept_in(path: Path) -> list[str]:
    with sqlite3.connect(path) as db:
        names = [name for (name,) in db.execute("SELECT name FROM cats ORDER BY name")]
    db.close()
    return names


def begun(path: Path) -> Failing:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Failing)
    db.execute("CREATE TABLE cats (name)")
    return db


async def written(writer: Writer, *names: str) -> list[object]:
    """What became of each, all in one group."""

    def work(db: sqlite3.Connection, name: str) -> str:
        db.execute("INSERT INTO cats VALUES (?)", (name,))
        if name == "full":  # as SQLite does, of its own accord
            db.execute("ROLLBACK")
            raise sqlite3.OperationalError("database or disk is full")
        return name

    all_wait = threading.Event()
    before = asyncio.create_task(writer.do(lambda db: all_wait.wait()))
    asked = [asyncio.create_task(writer.do(partial(work, name=name))) for name in names]
    await asyncio.sleep(0)
    all_wait.set()
    await asyncio.gather(before, return_exceptions=True)
    return list(await asyncio.gather(*asked, return_exceptions=True))


@awaited
async def test_what_sqlite_takes_back_by_itself_is_acknowledged_to_nobody(tmp_path: Path) -> None:
    """The transaction is that of a whole group."""
    writer = Writer(begun(tmp_path / "t.db"))
    assert {str(one) for one in await written(writer, "micka", "full", "mourek")} == {"database or disk is full"}
    assert kept_in(tmp_path / "t.db") == []
    assert await written(writer, "zofka") == ["zofka"]
    await writer.close()


@pytest.mark.parametrize("fails", [("COMMIT",), ("COMMIT", "ROLLBACK"), ("BEGIN IMMEDIATE",)])
@awaited
async def test_a_disk_that_fails_in_the_worst_moment_stops_nobody_for_good(
    tmp_path: Path, fails: tuple[str, ...]
) -> None:
    db = begun(tmp_path / "t.db")
    writer = Writer(db)
    db.fails = fails
    told = await written(writer, "micka", "mourek", "zofka")
    assert {str(one) for one in told} == {"disk I/O error"}
    db.fails = ()
    assert await written(writer, "fousek") == ["fousek"]
    await writer.close()
    assert kept_in(tmp_path / "t.db") == ["fousek"]


def test_trouble_is_logged_once_for_each_kind(caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    one = Trouble("tables.db", lambda: now[0])
    assert not one.is_sure, "before anything was tried"
    one.is_over()
    assert one.is_sure
    now[0] += SURE
    assert not one.is_sure, "that was a while ago"
    one.is_over()
    for _ in range(100):
        one.arises("full", "the disk is full")
        one.arises("locked", "somebody else writes")
    assert not one.is_sure
    assert len(caplog.records) == 2
    now[0] += QUIET
    one.arises("full", "the disk is full")
    assert len(caplog.records) == 3
    one.is_over()
    one.is_over()
    assert len(caplog.records) == 4
    assert caplog.messages[-1] == "tables.db can be used again"
