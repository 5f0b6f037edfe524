"""A new release takes up the games that an older one left: its very database, people with their cookies and all."""

import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import pytest

from tests import postgres
from tests.tables.kit import awaited

from .keep import KEPT, SAID
from .kit import Guest, house

Kept = dict[str, dict[str, str]]
Entries = list[tuple[int, str]]
Look = Callable[[str], Awaitable[Entries]]  #: a table's log


def read(file: Path) -> tuple[str, Kept]:
    """What was kept, and what to look for in it."""
    text = file.read_text("utf-8")
    return text, json.loads(text.partition("\n")[0].removeprefix("-- "))


async def go_on(path: Path, db: str, kept: Kept, entries: Look) -> None:
    """Micka comes with her cookie, finds all tables as she left them, and plays on."""
    games = [game for game in kept if game not in ("cookies", "finished")]
    assert {"clans", "isle", "kingos"} <= {*games}
    before = {game: await entries(kept[game]["table"]) for game in games}
    async with house(path, db) as home:
        micka = await home.guest()
        micka.http.cookies.clear()
        for name, value in kept["cookies"].items():
            micka.http.cookies.set(name, value, domain="127.0.0.1")
        assert (await micka.http.get("/api/me")).json()["name"] == "Micka"
        assert len((await micka.http.get("/api/tables")).json()) == len(kept) - 1
        for game in games:
            chair = await micka.at(kept[game]["table"])
            await chair.my_turn()
            await chair.until(lambda chair: chair.chat)
            assert chair.chat[-1]["text"] == SAID
            assert chair.position["seq"] >= before[game][-1][0]
            await chair.play_on(Random(5), MOVES.get(game))
        if "finished" in kept:
            await is_still_over(micka, kept["finished"]["table"])
    for game, lines in before.items():
        after = await entries(kept[game]["table"])
        assert after[: len(lines)] == lines, "nothing that was acknowledged is lost or rewritten"
        assert len(after) > len(lines)


async def is_still_over(guest: Guest, table: str) -> None:
    chair = await guest.at(table)
    await chair.until(lambda chair: chair.is_over)
    replay = (await guest.http.get(f"/api/tables/{table}/replay")).json()
    assert (replay["cut"], replay["verified"], replay["outcome"]) == (False, True, chair.position["outcome"])


#: after which the test has seen enough; clans is played to its end
MOVES = {"isle": 2, "kingos": 3, "tower": 1, "saucers": 3}


@pytest.mark.parametrize("file", sorted(KEPT.glob("schema-*.sql")), ids=lambda file: file.stem)
@awaited
async def test_games_go_on_under_a_new_release(tmp_path: Path, file: Path) -> None:
    path = tmp_path / "tables.db"
    text, kept = read(file)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(text)
        database.execute("UPDATE tables SET changed = strftime('%s', 'now')")  # as if somebody had moved just now
        database.commit()

    async def entries(table: str) -> Entries:
        asked = "SELECT seq, line FROM entries WHERE table_id = ? ORDER BY seq"
        with closing(sqlite3.connect(path)) as database:
            return database.execute(asked, (table,)).fetchall()

    await go_on(path, "", kept, entries)


@pytest.fixture
def url() -> Iterator[str]:
    with postgres.database() as fresh:
        yield fresh


@pytest.mark.parametrize("file", sorted(KEPT.glob("postgresql-*.sql")), ids=lambda file: file.stem)
@awaited
async def test_games_go_on_under_a_new_release_on_postgresql(tmp_path: Path, url: str, file: Path) -> None:
    """What the first release on PostgreSQL left, as its own programs wrote it down."""
    text, kept = read(file)
    line = await asyncpg.connect(url)
    await line.execute(text)
    await line.execute("UPDATE tables SET changed = extract(epoch FROM now())")

    async def entries(table: str) -> Entries:
        asked = "SELECT seq, line FROM entries WHERE table_id = $1 ORDER BY seq"
        return [(row["seq"], row["line"]) for row in await line.fetch(asked, table)]

    await go_on(tmp_path / "none", url, kept, entries)
    await line.close()


def test_some_older_files_are_kept() -> None:
    assert list(KEPT.glob("schema-*.sql"))
    assert list(KEPT.glob("postgresql-*.sql"))
