"""A person's own games, over HTTP: what they add up to, in parts, and nobody else's id."""

import json
from pathlib import Path
from typing import Any

from tabbytop.games import all_games
from tabbytop.tables import results
from tabbytop.tables.papers import Paper
from tabbytop.tables.results import Companion, Result, written
from tests.tables.kit import awaited

from .kit import Guest, house


async def finished(guest: Guest, **wanted: str) -> Any:
    answer = await guest.http.get("/api/me/finished", params=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def memory(guest: Guest) -> Any:
    answer = await guest.http.get("/api/me/memory")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def played(guest: Guest, *seats: Any, **more: Any) -> str:
    """A game that is over; bots play at random and at once."""
    table = await guest.make("me", *seats, start=True, **more)
    chair = await guest.at(table["id"])
    await chair.until_shown()
    await chair.ask("resign", seat=0)
    await chair.until(lambda chair: chair.table["phase"] == "over")
    return str(table["id"])


def made_up(person: str, number: int) -> Paper:
    other = Companion("person", "Packa", None, "packa-s-own-id") if number % 2 else Companion("bot", "mourek", "medium")
    people = (Companion("person", "Minka", None, person), other)
    places = (1, 2) if number % 3 else (2, 1)
    figures: dict[str, int | str] = {"points": number % 90, "families": number % 50, "lessons": 5, "treasures": 3}
    mode = "family" if number % 5 == 0 else "classic"
    options: dict[str, Any] = {"mode": "classic", "modules": "A,B,C", "oshax": "drawn"}
    one = Result(f"t{number}", "isle", options, people, (0,), places, (60, 50), figures, mode)
    return Paper(results.KIND, f"t{number}:0", person, float(number), written(one))


@awaited
async def test_a_finished_game_is_on_one_s_own_page_and_on_nobody_else_s(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka, packa = await home.guest("Minka"), await home.guest("Packa")
        assert (await memory(minka))["games"] == 0
        table = await played(minka, {"bot": "medium"})
        (game,) = (await finished(minka))["games"]
        assert (game["table"], game["game"], game["end"], game["resigned"]) == (table, "clans", "lost", [0])
        assert [(one["kind"], one["name"], one["mine"]) for one in game["seats"]] == [
            ("person", "Minka", True),
            ("bot", "mourek", False),
        ]
        counted = await memory(minka)
        assert (counted["games"], counted["won"], counted["bests"]) == (1, 0, [])
        (mourek,) = counted["versus"]
        assert (mourek["name"], mourek["won"], mourek["lost"]) == ("mourek", 0, 1)
        assert (await finished(packa))["games"] == []


@awaited
async def test_finished_games_come_in_parts_and_as_they_are_wanted(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka = await home.guest("Minka")
        person = (await minka.http.get("/api/me")).json()["id"]
        await home.app.store.papers.keep(*(made_up(person, number) for number in range(600)))
        versus = {one["name"]: one["key"] for one in (await memory(minka))["versus"]}
        wanted = {"with": versus["Packa"], "end": "lost", "mode": "classic", "game": "isle"}
        tables, more = [], ""
        while more is not None:
            part = await finished(minka, before=more, **wanted)
            assert 0 < len(part["games"]) <= 8
            tables += [int(one["table"][1:]) for one in part["games"]]
            more = part["more"]
        assert tables == [n for n in range(599, -1, -1) if n % 2 and n % 3 == 0 and n % 5]
        assert (await finished(minka, game="tower"))["games"] == []
        for bad in ({"end": "nearly"}, {"before": "yesterday"}, {"before": "nan x"}):
            assert (await minka.http.get("/api/me/finished", params=bad)).status_code == 400


@awaited
async def test_nobody_is_told_another_s_id(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka, belka = await home.guest("Minka"), await home.guest("Belka")
        keys = []
        for guest in (minka, belka):
            person = (await guest.http.get("/api/me")).json()["id"]
            await home.app.store.papers.keep(made_up(person, 1 if guest is minka else 3))
            told = await memory(guest)
            assert "packa-s-own-id" not in json.dumps([told, await finished(guest)])
            keys += [one["key"] for one in told["versus"]]
        assert len(set(keys)) == 2  # what one calls him says nothing to the other


@awaited
async def test_a_game_that_ended_before_there_were_results_has_one_made_of_its_record_once(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka = await home.guest("Minka")
        table = await played(minka, {"bot": "medium"})
        papers = home.app.store.papers
        (paper,) = await papers.of_kind(results.KIND)
        await papers.amend([paper.key], lambda _: [None])
        assert (await memory(minka))["games"] == 1
        (again,) = await papers.of_kind(results.KIND)
        assert (again.id, again.person) == (f"{table}:0", paper.person)
        assert results.read(again) == results.read(paper)


@awaited
async def test_every_course_can_be_written_for_every_game(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka = await home.guest("Minka")
        person = (await minka.http.get("/api/me")).json()["id"]
        for number, (key, game) in enumerate(all_games().items()):
            figures = {one.key: one.among[0] if one.among else number for one in game.counting.measures}
            people = (Companion("person", "Minka", None, person),)
            one = Result(f"t{key}", key, {}, people, (0,), (1,), (number,), figures)
            await home.app.store.papers.keep(Paper(results.KIND, f"t{key}:0", person, float(number), written(one)))
        told = await memory(minka)
        measured = {key for key, game in all_games().items() if game.counting.measures}
        assert {one["game"] for one in told["courses"] if one["shown"]} == measured
        for course in told["courses"]:
            for measure in course["measures"]:
                assert len(measure["middles"]) == (len(course["shown"]) if measure["chart"] == "course" else 0)


@awaited
async def test_a_rated_game_is_counted_soon_after_its_end_and_told_at_its_table(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka = await home.guest("Minka")
        table = await minka.make("me", {"bot": "medium"})
        chair = await minka.at(table["id"])
        await chair.until_shown()
        await chair.done("rating", on=True)
        await chair.until(lambda chair: chair.table["rating"]["seats"] == [0])
        await chair.done("sit", seat=0, nonce="mine")
        await chair.done("start")
        await chair.until(lambda chair: chair.table["rating"]["on"])
        before = (await minka.http.get(f"/api/tables/{table['id']}/ratings")).json()["seats"]
        assert before[0] is None
        assert (before[1]["points"], before[1]["like"]) == (1000, "medium")
        await chair.done("resign", seat=0)
        await chair.until(lambda chair: chair.table["phase"] == "over")
        seats: list[Any] = [None]
        while seats[0] is None:
            seats = (await minka.http.get(f"/api/tables/{table['id']}/ratings")).json()["seats"]
        assert seats[0]["gained"] < 0
        assert seats[0]["points"] == 1000 + seats[0]["gained"]
        (own,) = (await memory(minka))["ratings"]
        assert (own["game"], own["mode"], own["games"], own["sure"]) == ("clans", "plain", 1, "hardly")
        assert (await finished(minka))["games"][0]["gained"] == seats[0]["gained"]
