"""In a browser's Python: what the house says of its games, a file a line, for pages to which it has not come yet."""

import json

from tabbytop.local.house import House
from tabbytop.local.shelf import Drawer


async def say() -> None:
    house = House(Drawer(), lambda *told: None)
    await house.start()
    games = (await house.ask("GET", "/api/games")).body
    print("games", games.decode(), sep="\t")
    for game in json.loads(games):
        words = await house.ask("GET", f"/api/games/{game['key']}/words")
        print(f"games-{game['key']}-words", words.body.decode(), sep="\t")


await say()  # noqa: F704, PLE1142 - Pyodide awaits at the top
