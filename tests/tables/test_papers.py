"""What is kept of people beside their tables, in every store."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tabbytop.tables.errors import NotNow, Stale
from tabbytop.tables.papers import Key, Paper, take
from tabbytop.tables.store import Change, Store

from .conftest import Opener
from .kit import TABLE, awaited


async def opened(new_store: Opener) -> Store:
    store = new_store()
    await store.open()
    return store


def counted(number: int, person: str = "micka") -> Paper:
    return Paper("count", "one", person, 1.0, str(number))


@awaited
async def test_a_paper_is_found_again_and_the_same_key_takes_its_place(new_store: Opener) -> None:
    store = await opened(new_store)
    paper = Paper("device", "d1", "micka", 3.0, '{"name": "kitchen \\u0000"}', 8.5)
    await store.papers.keep(paper, replace(paper, kind="other"))
    await store.papers.keep(later := replace(paper, at=4.0, until=None))
    assert await store.papers.find("device", "d1") == later
    assert await store.papers.find("other", "d1") == replace(paper, kind="other")
    assert await store.papers.find("device", "d2") is None
    await store.close()


@awaited
async def test_a_person_s_and_a_kind_s_come_newest_first_and_in_parts(new_store: Opener) -> None:
    store = await opened(new_store)
    mine = [Paper("result", f"r{n}", "micka", float(n // 2), "{}") for n in range(5)]
    await store.papers.keep(*mine, Paper("result", "r9", "mourek", 9.0, "{}"), Paper("choice", "c", "micka", 9.0, "{}"))
    first = await store.papers.of_person("micka", "result", limit=2)
    rest = await store.papers.of_person("micka", "result", (first[-1].at, first[-1].id))
    assert [paper.id for paper in (*first, *rest)] == ["r4", "r3", "r2", "r1", "r0"]
    assert [paper.id for paper in await store.papers.of_kind("result", limit=3)] == ["r9", "r4", "r3"]
    await store.close()


@awaited
async def test_of_many_who_take_a_paper_that_is_good_once_one_has_it(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.papers.keep(link := Paper("link", "l", "micka", 1.0, "{}"))
    taken = await asyncio.gather(*(take(store.papers, "link", "l") for _ in range(5)))
    assert [one for one in taken if one is not None] == [link]
    await store.close()


@awaited
async def test_none_of_many_amendments_at_once_is_lost_even_of_a_paper_that_is_not_there_yet(
    new_store: Opener,
) -> None:
    store = await opened(new_store)

    def one_more(before: Sequence[Paper | None]) -> Sequence[Paper | None]:
        (paper,) = before
        return [counted(int(paper.data) + 1 if paper else 1)]

    await asyncio.gather(*(store.papers.amend([Key("count", "one")], one_more) for _ in range(20)))
    assert await store.papers.find("count", "one") == counted(20)
    await store.close()


@awaited
async def test_what_an_amendment_raises_leaves_all_as_it_was(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.papers.keep(counted(1))

    def refuse(before: Sequence[Paper | None]) -> Sequence[Paper | None]:
        raise NotNow(f"no: {[paper and paper.data for paper in before]}")

    with pytest.raises(NotNow, match=r"no: \['1', None\]"):
        await store.papers.amend([Key("count", "one"), Key("count", "two")], refuse)
    assert await store.papers.find("count", "one") == counted(1)
    await store.close()


@awaited
async def test_papers_are_written_with_the_change_they_follow_from_or_not_at_all(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.create(TABLE, 5.0)
    await store.save(Change(TABLE, 1, 6.0, papers=(counted(1),)))
    with pytest.raises(Stale):
        await store.save(Change(TABLE, 1, 6.0, papers=(counted(2),)))
    assert await store.papers.find("count", "one") == counted(1)
    await store.close()


@awaited
async def test_what_is_worth_nothing_any_more_is_thrown_away(new_store: Opener) -> None:
    store = await opened(new_store)
    forever = counted(1)
    await store.papers.keep(forever, Paper("link", "old", "", 1.0, "{}", 5.0), Paper("link", "new", "", 1.0, "{}", 5.1))
    assert await store.papers.throw_away(5.0) == 1
    assert await store.papers.find("link", "old") is None
    new = await store.papers.find("link", "new")
    assert new is not None and new.is_good(5.0) and not new.is_good(5.1) and forever.is_good(1e12)
    await store.close()


@awaited
async def test_who_is_forgotten_and_who_never_gave_a_name_leave_no_papers(new_store: Opener) -> None:
    store = await opened(new_store)
    await store.rename("micka", "Micka", 10.0)
    await store.rename("mourek", "Mourek", 1.0)
    for person in ("micka", "mourek", "nobody", ""):
        await store.papers.keep(Paper("device", f"of {person}", person, 2.0, "{}"))
    await store.papers.keep(Paper("device", "new", "guest", 9.0, "{}"))
    assert await store.forget(5.0) == 1
    assert {paper.person for paper in await store.papers.of_kind("device")} == {"micka", "", "guest"}
    await store.close()
