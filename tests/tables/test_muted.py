"""Whose talk somebody does not hear is kept with who they are: under any name, and for nobody else to see."""

import json
from pathlib import Path

import pytest

from tabbytop.games import all_games
from tabbytop.tables import muted
from tabbytop.tables.errors import Improper, TooMany
from tabbytop.tables.export import everything
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.muted import Muted
from tabbytop.tables.requests import Mute, Say
from tabbytop.tables.service import Service
from tabbytop.tables.store import voice
from tabbytop.tables.table import Table

from .conftest import Opener
from .kit import awaited, seated, tables
from .test_keeper import a_house

MINKA, MOUREK = "minka-0123456789abcdef", "mourek-0123456789abcde"
PHONE = "phone-of-minka-0123456"
NOBODY = Muted(False, ())


async def talked(service: Service) -> Table:
    table = await seated(service, MINKA, MOUREK, game="saucers")
    await service.carry_out(table.id, MOUREK, Say("1", "you smell of fish"))
    await service.carry_out(table.id, MINKA, Say("2", "so do you"))
    return table


async def heard(service: Service, table: Table, person: str) -> Muted:
    return await muted.muted(service.store.papers, table.id, person)


@awaited
async def test_one_or_all_are_muted_and_heard_again(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await talked(service)
        his = voice(table.id, MOUREK)
        await service.carry_out(table.id, MINKA, Mute("3", his, True))
        assert await heard(service, table, MINKA) == Muted(False, (his,))
        await service.carry_out(table.id, MINKA, Mute("4", None, True))
        assert await heard(service, table, MINKA) == Muted(True, (his,))
        assert await heard(service, table, MOUREK) == NOBODY
        await service.carry_out(table.id, MINKA, Mute("5", his, False))
        await service.carry_out(table.id, MINKA, Mute("6", None, False))
        assert await heard(service, table, MINKA) == NOBODY
        assert await service.store.papers.of_person(MINKA, muted.KIND) == []


@awaited
async def test_a_voice_that_nobody_has_is_refused_and_so_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await talked(service)
        for who in ("", "nobody", voice(table.id, MINKA)):
            with pytest.raises(Improper, match="nobody else"):
                await service.carry_out(table.id, MINKA, Mute("3", who, True))
        monkeypatch.setattr(muted, "MOST", 0)
        with pytest.raises(TooMany, match="mute all talk"):
            await service.carry_out(table.id, MINKA, Mute("4", voice(table.id, MOUREK), True))


@awaited
async def test_it_goes_where_the_person_goes_and_names_nobody_who_was_forgotten(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        table = await talked(service)
        his = voice(table.id, MOUREK)
        await service.carry_out(table.id, MINKA, Mute("3", his, True))
        (told,) = everything(await keeper.holding(MINKA))["papers"][muted.KIND]
        assert (told["table"], told["all"], len(told["who"])) == (table.code, False, 1)
        assert MOUREK not in json.dumps(told)
        await keeper.hand_over(MINKA, PHONE)
        assert await heard(service, table, PHONE) == Muted(False, (his,))
        await keeper.hand_over(MOUREK, PHONE)
        assert await heard(service, table, PHONE) == NOBODY, "nobody mutes themselves"


@awaited
async def test_who_is_forgotten_is_in_nobody_s_list(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table, keeper = await talked(service), Keeper(service.store, all_games())
        await service.carry_out(table.id, MINKA, Mute("3", voice(table.id, MOUREK), True))
        await service.carry_out(table.id, MOUREK, Mute("4", None, True))
        await keeper.forget(MOUREK)
        assert await heard(service, table, MINKA) == NOBODY
        assert await heard(service, table, MOUREK) == NOBODY
        assert await service.store.papers.of_kind(muted.KIND) == []
