"""A person's history, made up: finished games as the house would have kept them, for pages that tell of many."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tabbytop.tables import rating, results
from tabbytop.tables.papers import Paper
from tabbytop.tables.rating import Rating
from tabbytop.tables.results import Companion, Result, written
from tabbytop.tables.sqlite import Sqlite
from tabbytop.tables.store import json_text

from .house import House
from .pages import Guest

DAY = 86_400.0
MOUREK = Companion("bot", "mourek", "medium")
LIZA = Companion("bot", "liza", "hard")
PACKA = Companion("person", "Packa", None, "packa")
BELKA = Companion("person", "Belka", None, "belka")
CLANS = ("gourmets", "meowfia", "supercats", "phantoms")


def give_history(house: House, guest: Guest, games: int = 22) -> None:
    """The same games every time, the newest an hour ago; records there are none of."""
    me = guest.fetch("GET", "/api/me").json()
    person = Companion("person", me["name"], None, me["id"])
    papers = [one for game in (isle, clans, tower, kingos) for one in game(person, games)]
    rated = Rating(30.2, 2.6, 21, "clans-0")
    key = rating.key_of(person.person, "clans", "powers")
    papers.append(Paper(key.kind, key.id, person.person, 0.0, json_text(rated)))
    now = float(guest.page.evaluate("() => Date.now() / 1000"))
    newest = max(paper.at for paper in papers)
    moved = [Paper(one.kind, one.id, one.person, one.at - newest + now - 3600, one.data) for one in papers]
    with ThreadPoolExecutor(1) as beside:  # this thread has a loop already, the browser's
        beside.submit(asyncio.run, _keep(house, moved)).result()


async def _keep(house: House, papers: list[Paper]) -> None:
    store = Sqlite(house.folder / "tables.db")
    await store.open()
    await store.papers.keep(*papers)
    await store.close()


def result(me: Companion, at: float, game: str, others: tuple[Companion, ...], **more: Any) -> Paper:
    table = f"{game}-{at:.0f}"
    one = Result(table, game, more.pop("options", {}), (me, *others), (0,), **more)
    return Paper(results.KIND, f"{me.person}:{table}", me.person, at, written(one))


def isle(me: Companion, games: int) -> list[Paper]:
    rng, papers = Random("isle"), []
    for number in range(games):
        families, lessons = 30 + number // 2 + rng.randrange(25), rng.randrange(24)
        rare, rooms, rats = 3 * rng.randrange(4), -5 * rng.randrange(5), -rng.randrange(5)
        mine = 91 if number == games - 4 else families + lessons + rare + rooms + rats
        theirs = 52 + rng.randrange(30)
        figures = {"points": mine, "families": families, "lessons": lessons, "treasures": rare, "rooms": rooms}
        places = (1, 2) if mine > theirs else (2, 1)
        other = rng.choice((MOUREK, MOUREK, PACKA, BELKA))
        papers.append(
            result(
                *(me, 12 * DAY * number, "isle", (other,)),
                places=places,
                points=(mine, theirs),
                figures={**figures, "rats": rats},
                mode="classic",
                options={"mode": "classic"},
            )
        )
    return papers


def clans(me: Companion, games: int) -> list[Paper]:
    rng, papers = Random("clans"), []
    for number in range(games):
        ahead = rng.randrange(-14, 18)
        places = (1, 2) if ahead > 0 else (2, 1) if ahead < 0 else (1, 1)
        figures = {"ahead": ahead, "clan": rng.choice(CLANS)}
        other = rng.choice((MOUREK, LIZA, PACKA))
        points = (13 + max(0, ahead), 13 - min(0, ahead))
        at = 12 * DAY * number + 3 * DAY
        more = {"places": places, "points": points, "figures": figures, "mode": "powers"}
        papers.append(result(me, at, "clans", (other,), **more))
    return papers


def tower(me: Companion, games: int) -> list[Paper]:
    rng, papers = Random("tower"), []
    for number in range(games // 3):
        won = rng.choice((0, 10, 10, 13))
        figures = {"floors": max(won, 4 + rng.randrange(6)), "walls": rng.randrange(4)}
        places, points = ((1, 1, 2) if won else (2, 2, 1)), (won, won, figures["walls"])
        at = 36 * DAY * number + 5 * DAY
        more = {"places": places, "points": points, "figures": figures, "mode": "coop"}
        papers.append(result(me, at, "tower", (BELKA,), **more))
    return papers


def kingos(me: Companion, games: int) -> list[Paper]:
    rng, papers = Random("kingos"), []
    for number in range(games // 3):
        won = rng.random() < 0.6
        figures = {"nights": 6 + rng.randrange(6), "kept": rng.randrange(6), "broken": rng.randrange(3)}
        strength = 6 + rng.randrange(8) if won else 0
        places, points = ((1, 2, 2) if won else (2, 2, 1)), (strength, max(0, strength - 2), 0)
        at = 36 * DAY * number + 9 * DAY
        more = {"places": places, "points": points, "figures": {**figures, "strength": strength}}
        papers.append(result(me, at, "kingos", (PACKA,), **more))
    return papers
