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


@awaited
async def test_what_this_release_cannot_read_is_said_to_be_so_and_left_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table, _ = await finished(micka)
        cookies = micka.http.cookies
    unknown = "UPDATE tables SET snapshot = json_insert(snapshot, '$.state.weather', 'mild')"
    with sqlite3.connect(tmp_path / "t.db") as database:
        for change in (*OLDER_MOVE, unknown):
            assert database.execute(change).rowcount == 1
        before = database.execute("SELECT * FROM tables").fetchall()
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest()
        micka.http.cookies = cookies
        assert await (await micka.at(table)).until_closed() == 4404
        answer = await micka.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["kind"]) == (404, "unknown_table")
        assert "another release" in answer.json()["reason"]
        other = await micka.make("me", "me", start=True)  # and all others are served
        await (await micka.at(other["id"])).play_on(Random(5), 2)
    with sqlite3.connect(tmp_path / "t.db") as database:
        assert database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchall() == before
    database.close()
