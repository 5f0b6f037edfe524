"""A line of a running game's log is damaged, and its snapshot is good: the game can be opened, and goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.kit import Guest, House, house
from tests.tables.kit import awaited

FIFTH = "WHERE table_id = ? AND seq = 5"
DAMAGES = {
    "cut short": f"UPDATE entries SET line = substr(line, 1, 20) {FIFTH}",
    "no JSON at all": f"UPDATE entries SET line = 'a mouse was here' {FIFTH}",
    "empty": f"UPDATE entries SET line = '' {FIFTH}",
    "of a kind that there is not": f"UPDATE entries SET line = json_set(line, '$.type', 'Purred') {FIFTH}",
    "a move that was none": f"UPDATE entries SET line = json_set(line, '$.action.type', 'Fly') {FIFTH}",
    "the last one": (
        "UPDATE entries SET line = '{' WHERE (table_id, seq) = (SELECT table_id, max(seq) FROM entries"
        " WHERE table_id = ?)"
    ),
}


def log(path: Path, table: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT seq, line FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()


@pytest.mark.parametrize("damage", DAMAGES)
@awaited
async def test_a_game_with_a_damaged_line_is_opened_and_goes_on(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "t.db"
    async with house(file) as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", "me", start=True))["id"]
        chair = await micka.at(table)
        await chair.play_on(Random(5), 8)
        before = chair.position
        cookies = micka.http.cookies
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(DAMAGES[damage], (table,)).rowcount == 1
    there = log(file, table)
    async with house(file) as home:
        micka = await again(home, cookies)
        assert [one["table"]["id"] for one in (await micka.http.get("/api/tables")).json()] == [table]
        chair = await micka.at(table)
        await chair.my_turn()
        assert [one["view"] for one in chair.position["sights"]] == [one["view"] for one in before["sights"]]
        await chair.play_on(Random(6), 3)
    async with house(file) as home:
        micka = await again(home, cookies)
        chair = await micka.at(table)
        await chair.play_on(Random(7))
        assert chair.is_over
        await shown_again(micka, table)
    after = log(file, table)
    assert after[: len(there)] == there, "what is damaged is kept as it is"
    assert [seq for seq, _ in after] == list(range(len(after)))
    async with house(file) as home:  # and it is opened when it is over
        micka = await again(home, cookies)
        await (await micka.at(table)).until(lambda chair: chair.is_over)
        await shown_again(micka, table)


async def again(home: House, cookies: Any) -> Guest:
    guest = await home.guest()
    guest.http.cookies = cookies
    return guest


async def shown_again(guest: Guest, table: str) -> None:
    answer = await guest.http.get(f"/api/tables/{table}/replay", params={"seat": 0})
    assert answer.status_code == 200, answer.text
    assert (answer.json()["cut"], answer.json()["verified"]) == (True, None)
