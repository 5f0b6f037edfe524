"""Tables at which nobody looks cost nothing; who comes back finds them going on."""

from pathlib import Path

import pytest

from tabbytop.core import Action
from tabbytop.server import presence
from tabbytop.tables.botplay import AtRandom
from tabbytop.tables.deciding import Decision
from tests.server.kit import house
from tests.tables.kit import awaited


class Counted(AtRandom):
    thoughts = 0

    async def think(self, decision: Decision) -> Action | None:
        Counted.thoughts += 1
        return await super().think(decision)


@awaited
async def test_bots_among_themselves_do_not_think_while_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LINGER", 0.0)
    expert = {"bot": "expert"}
    async with house(tmp_path / "t.db", thinker=Counted) as home:
        guest = await home.guest("Micka")
        tables = [await guest.make(expert, expert, start=True) for _ in range(10)]
        other = await guest.make("me", {"bot": "easy"}, start=True)
        chair = await guest.at(other["id"])
        await chair.until(lambda chair: chair.asked())  # the one that is looked at goes on
        for table in tables:
            assert await home.app.service.look(table["id"], lambda live: live.seq) <= 2  # what chance draws
        assert Counted.thoughts <= 2
        watching = await guest.at(tables[0]["id"])
        await watching.until(lambda chair: chair.is_over)
        assert await home.app.service.look(tables[1]["id"], lambda live: live.seq) <= 2
