"""What people report is kept with the words, read by who keeps the house, and not to be flooded with."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tabbytop.games import all_games
from tabbytop.tables import reports
from tabbytop.tables.errors import Improper, TooFast, TooMany
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.requests import Report, Say
from tabbytop.tables.service import Service
from tabbytop.tables.store import ChatLine, voice
from tabbytop.tables.table import Table

from .conftest import Opener
from .kit import TABLE, awaited, call, seated, tables


async def talked(service: Service) -> Table:
    table = await seated(service, "micka", "mourek", game="saucers")
    await call(service, table, "mourek", "Mourek")
    await service.carry_out(table.id, "mourek", Say("1", "you smell of fish"))
    await service.carry_out(table.id, "liza", Say("2", "so do you"))
    return await service.look(table.id, lambda live: live.table)


@awaited
async def test_a_line_or_a_name_is_kept_with_its_words_until_it_is_settled(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db", date=lambda: 1_000.0) as service:
        table = await talked(service)
        keeper = Keeper(service.store, all_games())
        await service.carry_out(table.id, "micka", Report("3", 1, None, "not\nnice"))
        await service.carry_out(table.id, "micka", Report("4", None, 1, ""))
        await service.carry_out(table.id, "micka", Report("5", 1, None, "not nice at all"))
        line, name = sorted(await keeper.reports(), key=lambda one: not one.words)
        assert (line.words, line.name, line.about, line.why) == (
            "you smell of fish",
            "Mourek",
            "mourek",
            "not nice at all",
        )
        assert (name.words, name.name, name.code, name.by) == ("", "Mourek", table.code, "micka")
        await keeper.delete(table.id)
        assert len(await keeper.reports()) == 2, "they outlive the table"
        await keeper.settle(line.id)
        assert await keeper.reports() == [name]
        with pytest.raises(Exception, match="there is no report"):
            await keeper.settle(line.id)


@awaited
async def test_what_cannot_be_reported_is_refused_in_words(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await talked(service)
        for line, seat, why in (
            (None, None, "name one of the two"),
            (1, 1, "name one of the two"),
            (9, None, "not there any more"),
            (None, 5, "no seat 5"),
            (None, 0, "that is yours"),
        ):
            with pytest.raises(Improper, match=why):
                await service.carry_out(table.id, "micka", Report("3", line, seat, ""))
        with pytest.raises(Improper, match="that is yours"):
            await service.carry_out(table.id, "liza", Report("4", 2, None, ""))
        bots = await seated(service, "micka", "easy", game="saucers")
        with pytest.raises(Improper, match="who is a person"):
            await service.carry_out(bots.id, "micka", Report("5", None, 1, ""))


@awaited
async def test_nobody_floods_the_house_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1_000.0
    async with tables(tmp_path / "t.db", date=lambda: at) as service:
        table = await talked(service)
        for n in range(reports.A_DAY):
            await service.carry_out(table.id, "liza", Say(f"say {n}", f"line {n}"))
            await service.carry_out(table.id, "micka", Report(f"r{n}", 3 + n, None, ""))
        with pytest.raises(TooFast, match="tomorrow"):
            await service.carry_out(table.id, "micka", Report("more", 1, None, ""))
        await service.carry_out(table.id, "micka", Report("again", 3, None, "the same once more"))
        at += reports.DAY + 1
        await service.carry_out(table.id, "micka", Report("next day", 1, None, ""))
        monkeypatch.setattr(reports, "AT_A_TABLE", reports.A_DAY + 1)
        with pytest.raises(TooMany, match="many reports already"):
            await service.carry_out(table.id, "mourek", Report("enough", 2, None, ""))


@awaited
async def test_who_is_forgotten_is_forgotten_in_reports_too(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await talked(service)
        await service.carry_out(table.id, "micka", Report("3", 1, None, ""))
        await service.carry_out(table.id, "micka", Report("4", 2, None, ""))
        keeper = Keeper(service.store, all_games())
        held = await keeper.holding("micka")
        assert not any(paper.kind == reports.KIND for paper in held.papers), "the house's own"
        await keeper.forget("mourek")
        (left,) = await keeper.reports()
        assert (left.about, left.by) == ("liza", "micka")
        await keeper.forget("micka")
        (left,) = await keeper.reports()
        assert (left.words, left.by, left.by_name) == ("so do you", "", "")
        assert "micka" not in json.dumps([paper.data for paper in await service.store.papers.of_kind(reports.KIND)])


@awaited
async def test_a_speaker_is_known_at_one_table_and_nowhere_else(new_store: Opener) -> None:
    """Whatever they are called there; on every kind of store."""
    store = new_store()
    await store.open()
    for id, code in (("id1", "FERN-1"), ("id2", "FERN-2")):
        await store.create(replace(TABLE, id=id, code=code), 1.0)
        for n, (person, name) in enumerate((("micka", "Micka"), ("liza", "Liza"), ("micka", "Somebody Else"))):
            said = await store.say(id, ChatLine(0, None, name, "hello", 1.0), f"{person} {n}")
            assert said.who == voice(id, person)
    one, other, same = (line.who for line in await store.chat("id1", 0, 9))
    assert one == same != other
    assert one not in {line.who for line in await store.chat("id2", 0, 9)}
    await store.close()
