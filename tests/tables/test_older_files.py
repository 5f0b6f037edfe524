"""Files of an older release: ``data/schema-4.sql`` is what it wrote, of tables in every phase. They open and go on."""

import sqlite3
from pathlib import Path

import pytest

from tabbytop.tables.lobby import Lobby
from tabbytop.tables.play import InPlay
from tabbytop.tables.requests import Answer, Sit, Undo
from tabbytop.tables.table import Wish

from .kit import awaited, bots, tables, until

WRITTEN = Path(__file__).parent / "data" / "schema-4.sql"
LOBBY, WISHING, OVER, WINDOW = (
    "29fe69bd9e8ceba6a07d1d",
    "7fd92d5fa2e81478007152",
    "b1829c2e219c95ea9dcc11",
    "ba744b50f26b23f62869ea",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    database = sqlite3.connect(tmp_path / "old.db")
    database.executescript(WRITTEN.read_text("utf-8"))
    database.close()
    return tmp_path / "old.db"


@awaited
async def test_every_table_is_what_it_was(path: Path) -> None:
    async with tables(path) as service:
        lobby = await service.look(LOBBY, lambda live: live)
        assert isinstance(lobby, Lobby)
        assert [chair.kind for chair in lobby.table.chairs] == ["person", "open", "bot"]
        wishing, over, window = [await service.look(one, lambda live: live) for one in (WISHING, OVER, WINDOW)]
        # the isle's rules have moved on: its table was carried over, and its log says so
        for live, phase, seq in ((wishing, "playing", 7), (over, "over", 7), (window, "playing", 54)):
            assert isinstance(live, InPlay)
            assert (live.table.phase, live.seq) == (phase, seq)
        assert (wishing.table.wish, wishing.table.clock) == (Wish(1, (), 1010.0), 60.0)
        assert over.record.outcome().places == (1, 2)
        assert window.table.must == window.record.to_act.must == (0, 1)
        assert [chair.quiet for chair in window.table.chairs] == [False, True]
        assert [line.text for line in await service.store.chat(OVER, 0, 10)] == ["well played"]
        assert over.table.next in {kept.table.id for kept in await service.tables_of("mourek")}


@awaited
async def test_they_go_on(path: Path) -> None:
    async with tables(path) as service:
        await service.carry_out(LOBBY, "mourek", Sit("1", 1, "nonce"))
        assert (await service.look(LOBBY, lambda live: live.table)).chairs[1].name == "Mourek"
        assert await service.carry_out(WISHING, "mourek", Undo("please", 1, 7)) == 7  # known: done before
        assert await service.carry_out(WISHING, "micka", Answer("yes", 0, True)) == 8
        async with bots(service):
            await until(service, WINDOW, lambda live: live.seq > 53)
