"""A new release takes up the games that an older one left: its very file, people with their cookies and all."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.tables.kit import awaited

from .keep import GAMES, KEPT, SAID
from .kit import house


def laid_out(file: Path, path: Path) -> dict[str, dict[str, str]]:
    """The database as it was kept, as if somebody had moved just now; and what to look for in it."""
    text = file.read_text("utf-8")
    database = sqlite3.connect(path)
    database.executescript(text)
    database.execute("UPDATE tables SET changed = strftime('%s', 'now')")
    database.commit()
    database.close()
    kept: dict[str, dict[str, str]] = json.loads(text.partition("\n")[0].removeprefix("-- "))
    return kept


def entries(path: Path, table: str) -> list[tuple[int, str]]:
    database = sqlite3.connect(path)
    found = database.execute("SELECT seq, line FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    database.close()
    return found


@pytest.mark.parametrize("file", sorted(KEPT.glob("*.sql")), ids=lambda file: file.stem)
@awaited
async def test_games_go_on_under_a_new_release(tmp_path: Path, file: Path) -> None:
    path = tmp_path / "tables.db"
    kept = laid_out(file, path)
    before = {game: entries(path, kept[game]["table"]) for game in GAMES}
    async with house(path) as home:
        micka = await home.guest()
        micka.http.cookies.clear()
        for name, value in kept["cookies"].items():
            micka.http.cookies.set(name, value)
        assert (await micka.http.get("/api/me")).json()["name"] == "Micka"
        assert len((await micka.http.get("/api/tables")).json()) == len(GAMES)
        for game, moves in GAMES.items():
            chair = await micka.at(kept[game]["table"])
            await chair.my_turn()
            await chair.until(lambda chair: chair.chat)
            assert chair.chat[-1]["text"] == SAID
            assert chair.position["seq"] >= before[game][-1][0]
            if moves:
                await chair.play_on(Random(5), None if game == "clans" else 3)
    for game, lines in before.items():
        after = entries(path, kept[game]["table"])
        assert after[: len(lines)] == lines, "nothing that was acknowledged is lost or rewritten"
        assert len(after) > len(lines) or not GAMES[game]


def test_some_older_file_is_kept() -> None:
    assert list(KEPT.glob("schema-*.sql"))
