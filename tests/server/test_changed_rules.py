"""Finished games outlive the rules they were played by, and a damaged line in their log."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables.kit import awaited

from .kit import Guest, house


async def finished(guest: Guest) -> tuple[str, Any]:
    table = await guest.make("me", "me", start=True)
    await (await guest.at(table["id"])).play_on(Random(5))
    return table["id"], (await guest.http.get(f"/api/tables/{table['id']}/replay")).json()


OLDER_RULES = (
    "UPDATE tables SET header = json_set(header, '$.rules', '0'), snapshot = json_set(snapshot, '$.rules', '0')",
)
OLDER_MOVE = (*OLDER_RULES, "UPDATE entries SET line = json_set(line, '$.action.type', 'Fly') WHERE seq = 9")
DAMAGE = ("UPDATE entries SET line = substr(line, 1, 20) WHERE seq = 9",)


@pytest.mark.parametrize(("changes", "frames"), [(OLDER_RULES, None), (OLDER_MOVE, 10), (DAMAGE, 10)])
@awaited
async def test_as_much_as_can_be_replayed_and_then_the_end(
    tmp_path: Path, changes: tuple[str, ...], frames: int | None
) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table, whole = await finished(micka)
        cookies = micka.http.cookies
    with sqlite3.connect(tmp_path / "t.db") as database:
        for change in changes:
            assert database.execute(change).rowcount == 1
    database.close()
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest()
        micka.http.cookies = cookies
        chair = await micka.at(table)
        await chair.until(lambda chair: chair.is_over)
        assert chair.position["outcome"] == whole["outcome"]
        answer = await micka.http.get(f"/api/tables/{table}/replay", params={"seat": 1})
        assert answer.status_code == 200, answer.text
        replay = answer.json()
        assert (replay["cut"], replay["verified"], replay["outcome"]) == (True, None, whole["outcome"])
        grids, before = [[json.dumps(frame["view"]["grid"]) for frame in one["frames"]] for one in (replay, whole)]
        assert grids[-1] == before[-1]
        assert grids[:-1] == before[: frames or len(before)]
