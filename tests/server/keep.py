"""``python -m tests.server.keep``: games that go on, kept as this release keeps them, for later ones to take up.

Writes ``kept/schema-N.sql``. Run it before the schema of the store moves, and leave what it wrote alone afterwards.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from .kit import house

KEPT = Path(__file__).parent / "kept"
GAMES = {"clans": 9, "isle": 0, "kingos": 6, "saucers": 2}  #: and how many moves each person's game has had
SAID = "Back in a moment."


async def keep(folder: Path) -> None:
    kept: dict[str, object] = {}
    async with house(folder / "tables.db") as home:
        micka = await home.guest("Micka")
        for game, moves in GAMES.items():
            table = await micka.make("me", {"bot": "easy"} if game == "clans" else "me", game=game, start=True)
            chair = await micka.at(table["id"])
            await chair.play_on(Random(4), moves)
            await chair.done("chat", text=SAID)
            kept[game] = {"table": table["id"]}
        kept["cookies"] = dict(micka.http.cookies.items())
    database = sqlite3.connect(folder / "tables.db")
    (schema,) = database.execute("PRAGMA user_version").fetchone()
    lines = [f"-- {json.dumps(kept)}", *database.iterdump(), f"PRAGMA user_version = {schema};"]
    (KEPT / f"schema-{schema}.sql").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        asyncio.run(keep(Path(place)))
