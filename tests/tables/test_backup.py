"""Everything in one file and back again, whatever it is kept in, while people play."""

import asyncio
import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tabbytop.core import TabbyError
from tabbytop.games import all_games
from tabbytop.tables.backup import back_up, checked, restore
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.papers import Paper
from tabbytop.tables.requests import Say
from tabbytop.tables.service import Service
from tabbytop.tables.sqlite import Sqlite
from tabbytop.tables.store import Change, Note

from .conftest import Opener
from .kit import TABLE, awaited, go_on, seated, step
from .kit import tables as serving

PAPER = Paper("device", "d1", "micka", 3.5, '{"name": "phone"}', 9e9)


async def filled(path: Path) -> tuple[str, str]:
    """A database with a finished game and one in the middle, talk included; their ids."""
    async with serving(path) as service:
        await service.rename("micka", "Micka")
        await service.store.secret("cookies")
        await service.store.papers.keep(PAPER)
        over, going = await seated(service, "micka", "mourek"), await seated(service, "micka", "mourek", game="isle")
        rng = Random(1)
        while await service.look(over.id, lambda live: live.table.phase) != "over":
            await step(service, over.id, rng)
        for _ in range(10):
            await go_on(service, going.id)
            await step(service, going.id, rng)
        await go_on(service, going.id)
        await service.carry_out(going.id, "micka", Say("say", "a fine boat"))
        return over.id, going.id


@awaited
async def test_a_house_moves_into_another_store_and_the_game_goes_on(tmp_path: Path, new_store: Opener) -> None:
    over, going = await filled(tmp_path / "old.db")
    old = Sqlite(tmp_path / "old.db")
    await old.open()
    counts = await back_up(old, tmp_path / "all.backup")
    assert (counts["tables"], counts["people"], counts["chat"]) == (2, 1, 1)
    assert (tmp_path / "all.backup").stat().st_mode & 0o077 == 0  # it holds secrets
    store = new_store()
    await store.open()
    assert await restore(store, checked(tmp_path / "all.backup"), replace=False) == counts
    for id in (over, going):
        before, after = await old.load(id), await store.load(id)
        assert before is not None and after is not None
        assert (after.table, after.header, after.snapshot, after.lines, after.changed) == (
            *(before.table, before.header, before.snapshot, before.lines, before.changed),
        )
    assert await store.secret("cookies") == await old.secret("cookies")
    assert await store.papers.find("device", "d1") == PAPER
    assert (await store.name("micka"), [line.text for line in await store.chat(going, 0, 9)]) == (
        "Micka",
        ["a fine boat"],
    )
    assert await store.expiring(1e12, (0.0, ""), 9) != []
    service = Service(store, LocalBus(), all_games(), pause=0.0)
    await step(service, going, Random(2))
    await old.close()
    await store.close()


@awaited
async def test_a_backup_is_as_of_one_moment_while_the_table_goes_on(tmp_path: Path, new_store: Opener) -> None:
    store = new_store()
    await store.open()
    await store.create(TABLE, 5.0)
    is_going = True

    async def go_on() -> int:
        seq = 0
        while is_going:
            await store.save(Change(replace(TABLE, turn=seq), seq + 1, 6.0, seq, (f"line {seq}",)))
            seq += 1
        return seq

    going = asyncio.create_task(go_on())
    kept = []
    for n in range(5):
        await back_up(store, tmp_path / f"{n}.backup")
        with gzip.open(tmp_path / f"{n}.backup", "rt") as file:
            rows = [row for row in map(json.loads, file) if isinstance(row, list)]
        (version,) = [row[3] for row in rows if row[0] == "tables"]
        kept.append((version, len([row for row in rows if row[0] == "entries"])))
    is_going = False
    assert await going >= kept[-1][1]
    assert [version - 1 for version, _ in kept] == [entries for _, entries in kept]
    await store.close()


@awaited
async def test_what_is_there_is_replaced_only_where_that_is_asked_for(tmp_path: Path, new_store: Opener) -> None:
    """Who has the table in memory hears of it, and goes on with what was put back."""
    store, elsewhere = new_store(), new_store()
    await store.open()
    await elsewhere.open()
    await store.create(TABLE, 5.0)
    await back_up(store, tmp_path / "all.backup")
    for version in range(1, 4):
        await store.save(Change(replace(TABLE, turn=version), version, 6.0))
    await store.create(replace(TABLE, id="id2", code="OAK-1"), 6.0)
    with pytest.raises(TabbyError, match="--replace"):
        await restore(store, checked(tmp_path / "all.backup"), replace=False)
    assert await store.find("OAK-1") == "id2"
    heard: asyncio.Queue[Note] = asyncio.Queue()
    watching = elsewhere.watch(heard.put_nowait, 0.05)
    await watching.start()
    await restore(store, checked(tmp_path / "all.backup"), replace=True)
    kept = await store.load("id1")
    assert kept is not None
    assert (kept.table.turn, kept.version, await store.find("OAK-1")) == (0, 5, None)  # later than any that was there
    while (await heard.get()).version != 5:
        pass
    await watching.stop()
    await elsewhere.close()
    await store.close()


def changed(path: Path, change: Callable[[list[str]], list[str]]) -> None:
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    path.write_bytes(gzip.compress("\n".join(change(lines)).encode() + b"\n"))


BROKEN: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "cut off": (lambda lines: lines[:-1], "cut off after line"),
    "a row less": (lambda lines: [lines[0], *lines[2:]], "something else than it says"),
    "another version": (lambda lines: ['{"tabbytop": "backup", "format": 99}', *lines[1:]], "another version"),
    "something else": (lambda lines: ['{"clans": 1}', *lines[1:]], "does not begin like one"),
    "a kind nobody knows": (lambda lines: [lines[0], '["hats", 1]', *lines[1:]], "line 2"),
    "a broken table": (lambda lines: [line.replace('"tables"', '"tables", 3', 1) for line in lines], "no backup"),
}


@pytest.mark.parametrize("name", BROKEN)
@awaited
async def test_a_damaged_backup_changes_nothing(tmp_path: Path, new_store: Opener, name: str) -> None:
    change, said = BROKEN[name]
    await filled(tmp_path / "old.db")
    old = Sqlite(tmp_path / "old.db")
    await old.open()
    await back_up(old, tmp_path / "all.backup")
    await old.close()
    changed(tmp_path / "all.backup", change)
    store = new_store()
    await store.open()
    await store.create(TABLE, 5.0)
    with pytest.raises(TabbyError, match=said):
        await restore(store, checked(tmp_path / "all.backup"), replace=True)
    assert await store.find(TABLE.code) == TABLE.id
    await store.close()


@awaited
async def test_files_that_cannot_be_are_named(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "t.db")
    await store.open()
    (tmp_path / "there").write_text("mine")
    with pytest.raises(TabbyError, match="is there already"):
        await back_up(store, tmp_path / "there")
    assert (tmp_path / "there").read_text() == "mine"
    with pytest.raises(TabbyError, match="cannot be written: No such file"):
        await back_up(store, tmp_path / "nowhere" / "all.backup")
    with pytest.raises(TabbyError, match="cannot be read: No such file"):
        await restore(store, checked(tmp_path / "all.backup"), replace=True)
    with pytest.raises(TabbyError, match=r"cannot be read|no backup"):
        await restore(store, checked(tmp_path / "there"), replace=True)
    await store.close()
