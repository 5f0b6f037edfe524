"""What holds of every store, whatever it keeps tables in."""

import asyncio
import math
from dataclasses import replace

import pytest

from tabbytop.tables.errors import Stale, UnknownTable
from tabbytop.tables.papers import Paper
from tabbytop.tables.store import Block, Change, ChatLine, Note, Store
from tabbytop.tables.table import Chair

from .conftest import Opener
from .kit import TABLE, awaited


async def opened(new_store: Opener) -> Store:
    store = new_store()
    await store.open()
    return store


@awaited
async def test_a_table_comes_back_as_it_was_kept(new_store: Opener) -> None:
    store = await opened(new_store)
    assert await store.create(TABLE, 5.0)
    kept = await store.load("id1")
    assert kept is not None
    assert (kept.table, kept.version, kept.changed, kept.header, kept.lines) == (TABLE, 1, 5.0, None, ())
    assert await store.load("id2") is None
    await store.close()


@awaited
async def test_the_version_alone_can_be_asked_for(new_store: Opener) -> None:
    store = new_store()
    await store.open()
    assert await store.create(TABLE, 5.0)
    assert (await store.version(TABLE.id), await store.version("nowhere")) == (1, None)
    await store.save(Change(TABLE, 1, 6.0))
    assert await store.version(TABLE.id) == 2
    await store.close()


@awaited
async def test_what_is_written_is_there_for_the_next_process(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.create(TABLE, 5.0)
    await store.save(Change(replace(TABLE, turn=3), 1, 6.0, 0, ("a", "b"), "header", "snapshot"))
    await store.save(Change(replace(TABLE, turn=4), 2, 7.0, 2, ("c",)))
    secret = await store.secret("cookies")
    await store.close()
    again = await opened(new_store)
    kept = await again.load("id1")
    assert kept is not None
    assert (kept.table.turn, kept.version, kept.header, kept.snapshot) == (4, 3, "header", "snapshot")
    assert kept.lines == ("a", "b", "c")
    assert await again.secret("cookies") == secret
    assert await again.secret("other") != secret
    await again.close()


@awaited
async def test_of_two_changes_for_one_version_the_second_is_stale_and_writes_nothing(new_store: Opener) -> None:
    store = await opened(new_store)
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
async def test_entries_must_follow_those_that_are_there(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.create(TABLE, 5.0)
    with pytest.raises(Stale, match="next entry is number 0"):
        await store.save(Change(TABLE, 1, 6.0, 1, ("b",)))
    kept = await store.load("id1")
    assert kept is not None
    assert kept.version == 1  # the row was not written either
    await store.close()


@awaited
async def test_one_failure_in_a_group_does_not_sink_the_others(new_store: Opener) -> None:
    store = await opened(new_store)
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
async def test_a_code_is_unique_among_open_tables_and_free_again_afterwards(new_store: Opener) -> None:
    store = await opened(new_store)
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
async def test_a_person_finds_the_tables_where_they_sit(new_store: Opener) -> None:
    store = await opened(new_store)
    other = replace(TABLE, id="id2", code="OAK-1", chairs=(Chair("person", "mourek"), Chair("person", "micka")))
    await store.create(TABLE, 5.0)
    await store.create(other, 6.0)
    assert [kept.table.id for kept in await store.of_person("micka", 10)] == ["id2", "id1"]
    assert [kept.table.id for kept in await store.of_person("micka", 1)] == ["id2"]
    await store.save(Change(replace(other, chairs=(other.chairs[0], Chair())), 1, 7.0))
    assert [kept.table.id for kept in await store.of_person("micka", 10)] == ["id1"]
    assert [kept.table.id for kept in await store.of_person("mourek", 10)] == ["id2"]
    assert await store.ended_of("micka") == []
    await store.save(Change(replace(TABLE, phase="over"), 1, 9.0))
    assert await store.ended_of("micka") == ["id1"]
    await store.close()


@awaited
async def test_chat_counts_and_the_same_id_is_said_once(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.create(TABLE, 5.0)
    said = [await store.say("id1", ChatLine(0, 0, "Micka", f"line {n}", 1.0), f"id {n // 2}") for n in range(6)]
    assert [line.n for line in said] == [1, 1, 2, 2, 3, 3]
    assert [line.text for line in await store.chat("id1", 0, 100)] == ["line 0", "line 2", "line 4"]
    assert [line.n for line in await store.chat("id1", 1, 100)] == [2, 3]
    assert [line.n for line in await store.chat("id1", 0, 2)] == [2, 3]
    await store.close()


@awaited
async def test_what_has_changed_since_can_be_asked(new_store: Opener) -> None:
    store = await opened(new_store)
    before = await store.latest()
    await store.create(TABLE, 5.0)
    await store.create(replace(TABLE, id="id2", code="OAK-1"), 5.0)
    await store.save(Change(TABLE, 1, 6.0))
    notes = await store.changes(before)
    assert [(note.table, note.version, note.said) for note in notes] == [("id2", 1, 0), ("id1", 2, 0)]
    await store.say("id2", ChatLine(0, None, "", "hello", 1.0), "x")
    assert [(note.table, note.version, note.said) for note in await store.changes(notes[-1].stamp)] == [("id2", 1, 1)]
    await store.close()


@awaited
async def test_two_processes_hear_of_each_other_and_miss_nothing(new_store: Opener) -> None:
    one, two = await opened(new_store), await opened(new_store)
    await one.create(TABLE, 5.0)
    heard: asyncio.Queue[Note] = asyncio.Queue()
    watching = two.watch(heard.put_nowait, 0.01)
    await watching.start()
    await one.save(Change(replace(TABLE, turn=1), 1, 6.0))
    assert (await heard.get()).version == 2
    await watching.stop()
    await one.save(Change(replace(TABLE, turn=2), 2, 7.0))  # nobody listens
    again = two.watch(heard.put_nowait, 0.01)
    await again.start()
    await one.say("id1", ChatLine(0, None, "", "hello", 1.0), "x")
    note = await heard.get()
    while not note.said:
        note = await heard.get()
    assert (note.table, note.version, note.said, note.due) == ("id1", 3, 1, False)
    await again.stop()
    for store in (one, two):
        await store.close()


@awaited
async def test_many_changes_at_once_are_all_kept(new_store: Opener) -> None:
    store = await opened(new_store)
    tables = [replace(TABLE, id=f"t{n}", code=f"OAK-{n}") for n in range(30)]
    await asyncio.gather(*(store.create(table, 1.0) for table in tables))
    for version in range(1, 4):
        await asyncio.gather(
            *(store.save(Change(table, version, 2.0, version - 1, (f"line {version}",))) for table in tables)
        )
    for table in tables:
        kept = await store.load(table.id)
        assert kept is not None
        assert (kept.version, kept.lines) == (4, ("line 1", "line 2", "line 3"))
    await store.close()


@awaited
async def test_what_cannot_be_kept_spoils_nothing_beside_it(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.create(TABLE, 5.0)
    other = replace(TABLE, id="id2", code="OAK-1")
    await store.create(other, 5.0)
    results = await asyncio.gather(
        store.save(Change(TABLE, 1, 6.0, 0, ("a",))),
        store.save(Change(other, 1, 6.0, 0, ("a lone \ud800 surrogate",))),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], Exception)
    kept, untouched = await store.load("id1"), await store.load("id2")
    assert kept is not None
    assert untouched is not None
    assert (kept.lines, untouched.version) == (("a",), 1)
    await store.close()


@awaited
async def test_what_expires_is_found_longest_unchanged_first_and_deleted_as_a_whole(new_store: Opener) -> None:
    store = await opened(new_store)
    tables = [replace(TABLE, id=f"id{n}", code=f"OAK-{n}") for n in range(5)]
    for n, table in enumerate(tables):
        await store.create(table, float(n))
    await store.save(Change(replace(tables[1], phase="over"), 1, 1.0))  # people played it: for good
    await store.save(Change(replace(tables[2], phase="over", bots_only=True), 1, 2.0))
    await store.say("id0", ChatLine(0, 0, "Micka", "hello", 1.0), "say 1")
    everything = (-math.inf, "")
    assert [kept.table.id for kept in await store.expiring(3.0, everything, 10)] == ["id0", "id2", "id3"]
    assert [kept.table.id for kept in await store.expiring(9.0, (2.0, "id2"), 1)] == ["id3"]
    assert not await store.delete("id0", 2)  # it is at 1
    assert await store.delete("id0", 1)
    assert not await store.delete("id0", 1)
    assert (await store.load("id0"), await store.find("OAK-0"), list(await store.chat("id0", 0, 9))) == (None, None, [])
    assert "id0" not in [kept.table.id for kept in await store.of_person("micka", 10)]
    with pytest.raises(Stale):
        await store.save(Change(tables[0], 1, 9.0))
    assert await store.create(tables[0], 5.0)  # nothing is left in the way
    assert await store.chat("id0", 0, 9) == []
    await store.close()


@awaited
async def test_tables_count_in_the_quota_of_their_host_until_they_are_over_or_closed(new_store: Opener) -> None:
    store = await opened(new_store)
    tables = [replace(TABLE, id=f"id{n}", code=f"OAK-{n}") for n in range(3)]
    for table in tables:
        await store.create(table, 1.0)
    assert (await store.charged("micka"), await store.charged("mourek"), await store.charged("")) == (3, 0, 0)
    await store.save(Change(replace(tables[0], phase="over"), 1, 1.0))
    await store.save(Change(replace(tables[1], closed=2.0), 1, 1.0))
    assert await store.charged("micka") == 1
    await store.save(Change(tables[1], 2, 1.0))
    assert await store.charged("micka") == 2
    await store.close()


@awaited
async def test_people_who_do_not_come_back_are_forgotten(new_store: Opener) -> None:
    store = await opened(new_store)
    for n, person in enumerate(("micka", "mourek", "zofka")):
        await store.rename(person, person.title(), float(n))
    await store.seen("micka", 5.0)
    await store.seen("nobody", 5.0)
    assert await store.forget(2.0) == 1
    assert [await store.name(one) for one in ("micka", "mourek", "zofka", "nobody")] == ["Micka", "", "Zofka", ""]
    await store.close()


@awaited
async def test_what_changes_after_a_deletion_is_heard_of(new_store: Opener) -> None:
    store = await opened(new_store)
    for n in (1, 2):
        await store.create(replace(TABLE, id=f"id{n}", code=f"OAK-{n}"), 5.0)
    before = await store.latest()
    assert await store.delete("id2", 1)
    assert await store.delete("id1", 1)
    await store.create(TABLE, 6.0)
    assert [(note.table, note.version) for note in await store.changes(before)] == [("id2", 2), ("id1", 2), ("id1", 1)]
    await store.close()


@awaited
async def test_another_process_hears_of_a_deletion(new_store: Opener) -> None:
    one, two = await opened(new_store), await opened(new_store)
    await one.create(TABLE, 5.0)
    heard: asyncio.Queue[Note] = asyncio.Queue()
    watching = two.watch(heard.put_nowait, 0.01)
    await watching.start()
    assert await one.delete("id1", 1)
    note = await heard.get()
    while note.version < 2:
        note = await heard.get()
    assert (note.table, note.version, note.due) == ("id1", 2, False)
    await watching.stop()
    for store in (one, two):
        await store.close()


@awaited
async def test_all_tables_are_listed_newest_first_and_page_by_page(new_store: Opener) -> None:
    store = await opened(new_store)
    for n in range(5):
        await store.create(replace(TABLE, id=f"id{n}", code=f"OAK-{n}"), float(n // 2))
    first = await store.newest((math.inf, ""), 3)
    assert [kept.table.id for kept in first] == ["id4", "id3", "id2"]
    rest = await store.newest((first[-1].changed, first[-1].table.id), 3)
    assert [kept.table.id for kept in rest] == ["id1", "id0"]
    await store.close()


@awaited
async def test_all_that_is_kept_of_a_person_is_found_and_erased(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.create(TABLE, 5.0)
    watched = replace(TABLE, id="id2", code="OAK-1", chairs=(Chair("person", "zofka"), Chair()), host="zofka")
    await store.create(watched, 6.0)
    left = replace(watched, id="id3", code="OAK-2", replaced=((1, "micka"),))
    await store.create(left, 7.0)
    await store.rename("micka", "Micka", 4.0)
    for n, (table, person) in enumerate((("id1", "micka"), ("id2", "micka"), ("id2", "mick"), ("id2", "micka"))):
        await store.say(table, ChatLine(0, None, person.title(), f"line {n}", float(n)), f"{person} {n}")
    await store.papers.keep(Paper("device", "d1", "micka", 3.0, '"phone"'), Paper("device", "d2", "mick", 3.0, "1"))
    assert list(await store.speakers("id2")) == [("micka", "Micka"), ("mick", "Mick")]
    held = await store.holding("micka")
    assert (held.name, held.seen) == ("Micka", 4.0)
    assert [kept.table.id for kept in held.tables] == ["id3", "id1"]
    assert [(table, line.n, line.text) for table, line in held.said] == [
        *(("id1", 1, "line 0"), ("id2", 1, "line 1"), ("id2", 3, "line 3")),
    ]
    assert [paper.id for paper in held.papers] == ["d1"]
    before = await store.latest()
    await store.erase("micka")
    assert (await store.holding("micka")).papers == ()
    assert await store.papers.find("device", "d2") is not None
    assert {note.table for note in await store.changes(before)} == {"id1", "id2"}
    assert (await store.name("micka"), (await store.holding("micka")).said) == ("", ())
    assert [(line.n, line.name) for line in await store.chat("id2", 0, 9)] == [(2, "Mick")]
    again = await store.say("id2", ChatLine(0, None, "Mick", "line 4", 9.0), "mick 4")
    assert again.n == 4  # nobody's browser has seen that number before
    assert (await store.holding("nobody")).name is None
    await store.close()


@awaited
async def test_addresses_are_blocked_listed_and_let_in_again(new_store: Opener) -> None:
    store, other = await opened(new_store), await opened(new_store)
    await store.block(Block("192.0.2.0/24", 5.0, "a flood"))
    await store.block(Block("2001:db8::/64", 6.0))
    await store.block(Block("192.0.2.0/24", 7.0, "still a flood"))
    assert list(await other.blocks()) == [Block("192.0.2.0/24", 5.0, "still a flood"), Block("2001:db8::/64", 6.0)]
    assert await other.unblock("192.0.2.0/24")
    assert not await other.unblock("192.0.2.0/24")
    assert [block.network for block in await store.blocks()] == ["2001:db8::/64"]
    for one in (store, other):
        await one.close()
