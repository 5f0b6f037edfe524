"""Events over HTTP: entered by a link or a code, played to the end, and nobody's id in what is sent."""

import asyncio
from pathlib import Path

from tests.tables.kit import awaited

from .kit import Guest, House, Json, house

FRIDAY = {"name": "Friday", "game": "clans", "options": {}, "seats": 2, "kind": "round_robin", "rounds": 1}


async def ask(guest: Guest, event: str, type: str, **more: Json) -> Json:
    answer = await guest.http.post(f"/api/events/{event}", json={"type": type, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(guest: Guest, event: str, type: str, **more: Json) -> Json:
    answer = await guest.http.post(f"/api/events/{event}", json={"type": type, **more})
    assert answer.status_code >= 400
    return answer.json()


async def begun(home: House) -> tuple[Guest, Guest, Json]:
    """Two people and two bots, and the event has begun."""
    micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
    event = (await micka.http.post("/api/events", json=FRIDAY)).json()
    await ask(micka, event["id"], "join")
    await ask(mourek, event["code"], "join")
    for level in ("easy", "random"):
        await ask(micka, event["id"], "bot", level=level)
    return micka, mourek, await ask(micka, event["id"], "start")


async def over(guest: Guest, event: str) -> Json:
    """As it is when it is over, asked for again and again as a page does."""
    version = 0
    while True:
        answer = await guest.http.get(f"/api/events/{event}", params={"since": version})
        if answer.status_code == 200:
            version = answer.json()["version"]
            if answer.json()["phase"] == "over":
                return answer.json()
        await asyncio.sleep(0.01)


async def play(home: House, *guests: Guest, event: Json) -> None:
    """Everybody gives up wherever they sit, as the tables come."""
    for guest in guests:
        number = next(
            at
            for at, one in enumerate((await guest.http.get(f"/api/events/{event['id']}")).json()["entrants"])
            if one["mine"]
        )
        for game in (await guest.http.get(f"/api/events/{event['id']}")).json()["games"]:
            if number in game["seats"] and not game["how"]:
                chairs = [await one.at(game["table"]) for one in guests]
                for chair in chairs:
                    await chair.until(lambda chair: chair.table is not None)
                    for seat, info in enumerate(chair.table["seats"]):
                        if info["mine"]:
                            await chair.done("sit", seat=seat, nonce="nonce")
                mine = await guest.at(game["table"])
                await mine.until(lambda chair: chair.table is not None and chair.table["phase"] == "playing")
                await mine.done("resign", seat=game["seats"].index(number))


@awaited
async def test_an_event_of_four_is_played_to_its_end_by_itself(tmp_path: Path, db: str) -> None:
    async with house(tmp_path / "t.db", db) as home:
        micka, mourek, event = await begun(home)
        assert len(event["games"]) == 6
        line = (await mourek.http.get("/api/events")).json()[0]
        assert (line["phase"], len(line["tables"]), line["host"]) == ("running", 3, False)
        info = (await mourek.http.get(f"/api/tables/{line['tables'][0]}")).json()
        assert (info["event"], info["series"]) == (event["id"], None)
        await play(home, micka, mourek, event=event)
        end = await over(mourek, event["id"])
        assert all(game["how"] == "played" for game in end["games"])
        assert sum(one["points"] for one in end["standings"]) == 6
        assert end["standings"][0]["place"] == 1
        assert [row[at] for at, row in enumerate(end["cross"])] == [None] * 4
        people = [(await guest.http.get("/api/me")).json()["id"] for guest in (micka, mourek)]
        text = (await mourek.http.get(f"/api/events/{event['id']}")).text
        assert not any(person in text for person in people)
        assert (await refused(mourek, event["id"], "leave"))["kind"] == "not_now"


@awaited
async def test_what_is_asked_wrongly_is_refused_in_words(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        for wrong in ({}, {**FRIDAY, "kind": "cup"}, {**FRIDAY, "name": ""}, {**FRIDAY, "rounds": 99}, [FRIDAY]):
            answer = await micka.http.post("/api/events", json=wrong)
            assert (answer.status_code, answer.json()["kind"]) == (400, "malformed")
        event = (await micka.http.post("/api/events", json=FRIDAY)).json()
        assert event["host"] is True
        await ask(mourek, event["id"], "join")
        assert (await refused(mourek, event["id"], "join"))["reason"] == "you have entered already"
        assert (await refused(mourek, event["id"], "start"))["kind"] == "not_your_seat"
        assert "3 to 32" in (await refused(micka, event["id"], "start"))["reason"]
        assert "expected one of" in (await refused(micka, event["id"], "dance"))["reason"]
        assert (await refused(micka, event["id"], "rule", game=0, places="ab"))["kind"] == "malformed"
        for _ in range(20):
            answer = await mourek.http.get("/api/events/FERN-OTTER-LAMP-4217")
        assert answer.json()["kind"] == "too_fast"
        assert (await mourek.http.get(f"/api/events/{event['id']}")).json()["kind"] == "too_fast"


@awaited
async def test_a_page_that_is_up_to_date_is_sent_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        event = (await micka.http.post("/api/events", json=FRIDAY)).json()
        path = f"/api/events/{event['id']}"
        assert (await micka.http.get(path, params={"since": event["version"]})).status_code == 204
        await ask(micka, event["id"], "bot", level="easy")
        assert (await micka.http.get(path, params={"since": event["version"]})).status_code == 200
