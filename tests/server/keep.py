"""``python -m tests.server.keep``: games that go on, kept as this release keeps them, for later ones to take up.

Writes ``kept/schema-N.sql`` and ``kept/postgresql-N.sql``. Run it before the schema of a store moves, and leave what it
wrote alone afterwards.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests import postgres

from .kit import House, house

KEPT = Path(__file__).parent / "kept"
GAMES = {"clans": 9, "isle": 4, "kingos": 6, "tower": 1, "saucers": 2}  #: and how many moves each person's game has had
SAID = "Back in a moment."
NOT_KEPT = ("--", "\\", "SET ", "SELECT ")  #: of what a program of PostgreSQL writes: comments, and how it was set
VERSION = "INSERT INTO public.schema_version"


async def left(home: House, games: dict[str, int] = GAMES) -> dict[str, object]:
    """Games in which somebody has moved, and one that is over; and what to look for when they are taken up."""
    micka = await home.guest("Micka")
    found: dict[str, object] = {}
    for game, moves in games.items():
        table = await micka.make("me", {"bot": "easy"} if game == "clans" else "me", game=game, start=True)
        chair = await micka.at(table["id"])
        await chair.play_on(Random(4), moves)
        await chair.done("chat", text=SAID)
        found[game] = {"table": table["id"]}
    table = await micka.make("me", "me", start=True)
    await (await micka.at(table["id"])).done("resign", seat=0)
    return {**found, "finished": {"table": table["id"]}, "cookies": dict(micka.http.cookies.items())}


async def keep(folder: Path) -> None:
    async with house(folder / "tables.db") as home:
        found = await left(home)
    database = sqlite3.connect(folder / "tables.db")
    (schema,) = database.execute("PRAGMA user_version").fetchone()
    lines = [f"-- {json.dumps(found)}", *database.iterdump(), f"PRAGMA user_version = {schema};"]
    (KEPT / f"schema-{schema}.sql").write_text("\n".join(lines) + "\n", "utf-8")


async def keep_on_postgresql(folder: Path, url: str) -> None:
    async with house(folder / "none", db=url) as home:
        found = await left(home)
    told = [line for line in postgres.dump(url).splitlines() if line and not line.startswith(NOT_KEPT)]
    schema = max(int(line.split("(")[1].rstrip(");")) for line in told if line.startswith(VERSION))
    (KEPT / f"postgresql-{schema}.sql").write_text("\n".join([f"-- {json.dumps(found)}", *told]) + "\n", "utf-8")


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        asyncio.run(keep(Path(place)))
        with postgres.database() as fresh:
            asyncio.run(keep_on_postgresql(Path(place), fresh))
