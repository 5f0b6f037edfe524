"""Calls in a house: who is called, how often, and how it ends. The targets stand on loopback."""

import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tabbytop.calls import notice
from tabbytop.calls.caller import Pace
from tabbytop.calls.when import Patience
from tests.server.kit import Chair, Guest, House
from tests.tables.kit import awaited

from .kit import (
    AT_ONCE,
    BrowserKeys,
    Target,
    bring_forward,
    called_house,
    hooked,
    subscribe,
    target,
    two_at,
    until_it_waits_for,
)


@awaited
async def test_who_is_away_is_called_by_a_push_that_their_browser_reads(tmp_path: Path, db: str) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target() as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        keys = BrowserKeys()
        calls = await subscribe(micka, there, keys)
        assert [(way["kind"], way["here"]) for way in calls["ways"]] == [("push", True)]
        table, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        asked = await there.first()
        told = keys.read(asked.body)
        assert told["title"] == "Your turn: Cat Clans"
        assert told["link"] == f"/t/{table}"
        assert "Mourek" in told["body"]
        assert told["waiting"] == 1
        assert asked.headers["content-encoding"] == "aes128gcm"
        assert asked.headers["authorization"].endswith(f"k={calls['key']}")


@awaited
async def test_one_call_a_turn_until_they_have_been_there(tmp_path: Path, db: str) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target() as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, there.address + "/hook")
        _, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        await there.first()
        await second.done("chat", text="Are you there?")
        again = await micka.at(first.table["id"])
        await again.until(lambda chair: chair.position)
        await again.play_on(Random(2), 1)
        await again.leave()
        await until_it_waits_for(0, second, Random(3))
        await there.first(2)
        assert [one.json["call"] for one in there.asked] == ["turn", "turn"]


@awaited
async def test_nobody_who_looks_is_called(tmp_path: Path, db: str) -> None:
    """Micka looks, through her whole turn; Mourek, who is called of the same table, shows that calls are made."""
    async with called_house(tmp_path / "t.db", db) as home, target() as hers, target() as his:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, hers.address)
        await hooked(mourek, his.address)
        _, first, second = await two_at(micka, mourek)
        await until_it_waits_for(0, second, Random(1))
        await second.leave()
        await until_it_waits_for(1, first, Random(2))
        await his.first()
        assert hers.asked == []


@awaited
async def test_a_page_behind_others_is_looked_at_by_nobody(tmp_path: Path, db: str) -> None:
    """Micka has the table open twice: in a tab that she sees, and in one behind it."""
    async with called_house(tmp_path / "t.db", db) as home, target() as hers:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, hers.address)
        table, first, second = await two_at(micka, mourek)
        behind = await micka.at(table)
        await behind.tell('{"type": "look", "id": "behind", "on": false}')
        await until_it_waits_for(0, second, Random(1))
        me = (await micka.http.get("/api/me")).json()["id"]
        assert me in home.app.presence.looking(table) and not hers.asked
        await first.tell('{"type": "look", "id": "dark", "on": false}')
        assert (await hers.first()).json["call"] == "turn"
        assert me in home.app.presence.here(table)  # for the others she still sits there
        await first.tell('{"type": "look", "id": "back", "on": true}')
        while '"seen":true' not in (await home.app.store.papers.of_kind("called"))[0].data:
            assert len(hers.asked) == 1
        await first.play_on(Random(2), 1)
        await second.until(lambda chair: chair.position["seq"] == first.position["seq"])
        await until_it_waits_for(0, second, Random(3))
        await first.tell('{"type": "look", "id": "dark again", "on": false}')
        assert (await hers.first(2)).json["call"] == "turn"
        await first.tell('{"type": "look", "id": "nonsense", "on": "perhaps"}')
        await first.until(lambda chair: "nonsense" in chair.answers)


class Apart(NamedTuple):
    home: House
    other: House
    hers: Target
    mourek: Guest
    table: str
    first: Chair
    second: Chair
    me: str


@asynccontextmanager
async def apart(tmp_path: Path, db: str) -> AsyncIterator[Apart]:
    """Here Mourek moves, there Micka looks: two processes, the chairs of both, and where she is called."""
    async with (
        called_house(tmp_path / "t.db", db, several=True) as home,
        called_house(tmp_path / "t.db", db, several=True) as other,
        target() as hers,
    ):
        micka, mourek = await other.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, hers.address)
        table, first, second = await two_at(micka, mourek)
        me = (await micka.http.get("/api/me")).json()["id"]
        while me not in home.app.presence.looking(table):
            await mourek.http.get("/api/me")
        yield Apart(home, other, hers, mourek, table, first, second, me)


@awaited
async def test_who_looks_through_another_process_is_not_called_until_they_look_away(tmp_path: Path, db: str) -> None:
    async with apart(tmp_path, db) as (home, _, hers, mourek, table, first, second, me):
        await until_it_waits_for(0, second, Random(1))
        assert not hers.asked
        await first.tell('{"type": "look", "id": "dark", "on": false}')
        while me in home.app.presence.looking(table):
            await mourek.http.get("/api/me")
        assert me in home.app.presence.here(table)
        await hers.first()


@awaited
async def test_who_looks_away_before_their_process_has_heard_of_the_move_is_called(tmp_path: Path, db: str) -> None:
    async with apart(tmp_path, db) as (_, other, hers, _, _, first, second, _):
        await until_it_waits_for(1, first, Random(2))
        await second.until(lambda chair: chair.position["seq"] == first.position["seq"])
        other.app.service.desk.catch_up = lambda note: None
        await until_it_waits_for(0, second, Random(1))
        await first.tell('{"type": "look", "id": "dark", "on": false}')
        await hers.first()


@awaited
async def test_a_dead_subscription_is_forgotten_and_one_that_refuses_is_left(tmp_path: Path, db: str) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target(410) as dead, target(500) as refusing:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await subscribe(micka, dead, BrowserKeys())
        await hooked(micka, refusing.address)
        _, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        await refusing.first(3)  # once, and twice more
        ways: list[Any] = []
        while len(ways) != 1 or not ways[0]["trouble"]:
            ways = (await micka.http.get("/api/me/calls")).json()["ways"]
        assert (ways[0]["kind"], ways[0]["trouble"]) == ("hook", "refused")
        assert len(dead.asked) == 1 and len(refusing.asked) == 3
        refusing.status = 204
        assert (await micka.http.post(f"/api/me/calls/{ways[0]['id']}/try")).json() == {"trouble": ""}
        assert (await micka.http.get("/api/me/calls")).json()["ways"][0]["trouble"] == ""


@awaited
async def test_a_browser_that_is_tried_out_and_gone_is_said_to_be_and_is_called_no_more(
    tmp_path: Path, db: str
) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target(410) as dead:
        micka = await home.guest("Micka")
        await subscribe(micka, dead, BrowserKeys())
        way = (await micka.http.get("/api/me/calls")).json()["ways"][0]["id"]
        assert (await micka.http.post(f"/api/me/calls/{way}/try")).json() == {"trouble": "gone"}
        assert (await micka.http.get("/api/me/calls")).json()["ways"] == []


@awaited
async def test_what_is_due_outlives_the_process_and_of_two_only_one_calls(tmp_path: Path, db: str) -> None:
    slow = replace(AT_ONCE, patience=Patience(grace=1.0))
    async with target() as there:
        async with called_house(tmp_path / "t.db", db, calls=replace(slow, patience=Patience(grace=3600.0))) as home:
            micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
            await hooked(micka, there.address)
            _, first, second = await two_at(micka, mourek)
            await first.leave()
            await until_it_waits_for(0, second, Random(1))
            while not await home.app.store.papers.of_kind("call"):
                assert not there.asked
            assert there.asked == []
        async with AsyncExitStack() as stack:
            homes = [
                await stack.enter_async_context(called_house(tmp_path / "t.db", db, several=True, calls=AT_ONCE))
                for _ in "ab"
            ]
            papers = homes[0].app.store.papers
            (due,) = await papers.of_kind("call")
            await bring_forward(papers, due)  # an hour later
            await there.first()
            while await papers.of_kind("call"):
                await homes[1].app.store.papers.of_kind("call")
            assert len(there.asked) == 1


@awaited
async def test_a_notice_is_worded_before_the_database_is_asked_to_take_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is done within a transaction is done while everybody waits, in a thread of the store's own."""
    threads: list[threading.Thread] = []

    def worded(*told: Any) -> notice.Notice:
        threads.append(threading.current_thread())
        return of_table(*told)

    of_table = notice.of_table
    monkeypatch.setattr(notice, "of_table", worded)
    async with called_house(tmp_path / "t.db") as home, target() as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, there.address)
        _, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        await there.first()
    assert threads and {*threads} == {threading.current_thread()}


# -- invitations ------------------------------------------------------------------------------------------------------


@awaited
async def test_who_is_wanted_for_another_game_is_called_to_its_table(tmp_path: Path, db: str) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target() as hers, target() as his:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, hers.address)
        await hooked(mourek, his.address)
        _, first, second = await two_at(micka, mourek)
        await first.done("resign", seat=0)
        await first.leave()
        await second.until(lambda chair: chair.is_over)
        await second.done("rematch")
        following = await second.until(lambda chair: chair.table["next"])
        told = (await hers.first()).json
        assert (told["call"], told["title"]) == ("invite", "A table is laid for you: Cat Clans")
        assert told["link"].endswith(f"/t/{following}") and "Mourek" in told["text"]
        assert told["waiting"] == 0  # no game waits for a move of hers
        assert his.asked == []  # who lays a table is not invited to it


@awaited
async def test_who_has_entered_a_club_night_is_called_when_their_table_is_laid(tmp_path: Path, db: str) -> None:
    """Its host too, who plays in it: the house lays the tables."""
    friday = {"name": "Friday", "game": "clans", "options": {}, "seats": 2, "kind": "swiss", "rounds": 2}
    async with AsyncExitStack() as stack:
        home = await stack.enter_async_context(called_house(tmp_path / "t.db", db))
        people = [await home.guest(name) for name in ("Micka", "Mourek", "Packa", "Belka")]
        theirs = [await stack.enter_async_context(target()) for _ in people]
        for person, there in zip(people, theirs, strict=True):
            await hooked(person, there.address)
        event = (await people[0].http.post("/api/events", json=friday)).json()["id"]
        for person in people:
            assert (await person.http.post(f"/api/events/{event}", json={"type": "join"})).status_code == 200
        begun = (await people[0].http.post(f"/api/events/{event}", json={"type": "start"})).json()
        tables = {number: game["table"] for game in begun["games"] for number in game["seats"]}
        for number, there in enumerate(theirs):
            told = (await there.first()).json
            assert told["call"] == "invite" and told["link"].endswith(f"/t/{tables[number]}")
        seats = next(game["seats"] for game in begun["games"] if 0 in game["seats"])
        chairs = [await people[number].at(tables[number]) for number in seats]
        for seat, chair in enumerate(chairs):
            await chair.done("sit", seat=seat, nonce="here")
        mover = seats[(await chairs[0].until(lambda chair: chair.position and chair.position["must"]))[0]]
        for chair in chairs:
            await chair.leave()
        assert (await theirs[mover].first(2)).json["call"] == "turn"  # it has begun, and who has to move is away


@awaited
async def test_calls_are_each_person_s_own(tmp_path: Path, db: str) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target() as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        (way,) = (await hooked(micka, there.address))["ways"]
        assert (await mourek.http.get("/api/me/calls")).json()["ways"] == []
        assert (await mourek.http.put(f"/api/me/calls/{way['id']}", json={"about": []})).status_code == 400
        await mourek.http.delete(f"/api/me/calls/{way['id']}")
        assert len((await micka.http.get("/api/me/calls")).json()["ways"]) == 1
        assert (await micka.http.put(f"/api/me/calls/{way['id']}", json={"about": ["ended"]})).json()["ways"][0][
            "about"
        ] == ["ended"]
        assert (await micka.http.delete(f"/api/me/calls/{way['id']}")).json()["ways"] == []


def test_usual_pauses_grow() -> None:
    pauses = Pace().again
    assert all(later >= 2 * sooner for sooner, later in pairwise(pauses))
