"""Calls in a house: who is called, through which way, how often, and how it ends. The targets stand on loopback."""

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_string, policy
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from tabbytop.calls import notice
from tabbytop.calls.book import NO_SUCH_WAY
from tabbytop.calls.caller import Pace
from tabbytop.calls.mail import Letters, Post
from tabbytop.calls.when import Patience
from tabbytop.tables.errors import NotKept
from tabbytop.tables.papers import Paper, Papers
from tests.server.kit import Chair, Guest, House, house
from tests.tables.kit import awaited

from .kit import AT_ONCE, LOOPBACK, BrowserKeys, Target, mail_server, target

HERE = {"language": "en", "zone": "Europe/Prague"}


@asynccontextmanager
async def called_house(path: Path, db: str = "", **more: Any) -> AsyncIterator[House]:
    async with house(path, db, **{"calls": AT_ONCE, "reach": LOOPBACK, **more}) as home:
        yield home


async def subscribe(guest: Guest, there: Target, keys: BrowserKeys) -> Any:
    answer = await guest.http.post("/api/me/calls/push", json=keys.subscription(f"{there.address}/push/1"))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def hooked(guest: Guest, url: str, shape: str = "") -> Any:
    answer = await guest.http.post("/api/me/calls/hook", json={"address": url, "shape": shape, **HERE})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def bring_forward(papers: Papers, due: Paper) -> None:
    """It is due at once."""
    await papers.amend([due.key], lambda _: [replace(due, at=0.0)])


async def two_at(micka: Guest, mourek: Guest, **more: Any) -> tuple[str, Chair, Chair]:
    """A game between two, in which it is the first one's turn to begin with, or the other's."""
    table = (
        await micka.http.post("/api/tables", json={"game": "clans", "options": {}, "seats": ["me", "open"], **more})
    ).json()
    first, second = await micka.at(table["id"]), await mourek.at(table["id"])
    await first.done("sit", seat=0, nonce="a")
    await second.done("sit", seat=1, nonce="b")
    await first.until(lambda chair: all(seat["kind"] == "person" for seat in chair.table["seats"]))
    await first.done("start")
    await first.until(lambda chair: chair.position)
    await second.until(lambda chair: chair.position)
    return table["id"], first, second


async def until_it_waits_for(away: int, chair: Chair, rng: Random) -> None:
    """Play for the one who is there until the other has to move."""
    while True:
        await chair.until(lambda at: at.position["must"])
        if away in chair.position["must"]:
            return
        await chair.play_on(rng, 1)


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


# -- once a day, and before the clock runs out ------------------------------------------------------------------------


@awaited
async def test_a_digest_names_all_that_waits_once_a_day(tmp_path: Path, db: str) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target() as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, there.address)
        chosen = {"when": "daily", "quiet": None, **HERE, "language": "cs"}  # at whatever hour this is tried
        assert (await micka.http.put("/api/me/calls", json=chosen)).json()["when"] == "daily"
        for seed in (1, 2):
            _, first, second = await two_at(micka, mourek)
            await first.leave()
            await until_it_waits_for(0, second, Random(seed))
        papers = home.app.store.papers
        (due,) = await papers.of_kind("call")
        assert due.id.startswith("digest")
        await bring_forward(papers, due)  # it is evening
        told = (await there.first()).json
        assert told["call"] == "digest" and told["title"] == "Čekají na tebe 2 stoly"
        assert told["text"].count("Kočičí klany") == 2
        (following,) = [paper for paper in await papers.of_kind("call") if paper.id.startswith("digest")]
        assert -following.at > due.at


@awaited
async def test_a_digest_tells_each_way_what_was_chosen_for_it(tmp_path: Path) -> None:
    """Of a table that is laid, one that waits and one that is over; what has not begun is at no moment."""
    async with AsyncExitStack() as stack:
        home = await stack.enter_async_context(called_house(tmp_path / "t.db"))
        turns, tables, ends = [await stack.enter_async_context(target()) for _ in range(3)]
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        for about, there in (("turn", turns), ("invite", tables), ("ended", ends)):
            way = (await hooked(micka, f"{there.address}/{about}"))["ways"][-1]["id"]
            assert (await micka.http.put(f"/api/me/calls/{way}", json={"about": [about]})).status_code == 200
        assert (await micka.http.put("/api/me/calls", json={"when": "daily", "quiet": None, **HERE})).status_code == 200
        _, first, second = await two_at(micka, mourek)
        await first.done("resign", seat=0)
        await second.until(lambda chair: chair.table["phase"] == "over")
        await first.leave()
        await second.done("rematch")
        _, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        papers = home.app.store.papers
        (due,) = [paper for paper in await papers.of_kind("call") if paper.id.startswith("digest")]
        await bring_forward(papers, due)
        told = {about: (await there.first()).json for about, there in (("t", turns), ("i", tables), ("e", ends))}
        assert told["t"]["title"] == told["i"]["title"] == "One table waits for you"
        assert "of 24" in told["t"]["text"] and "of 24" not in told["i"]["text"]
        assert "One game has ended" in told["e"]["text"]
        assert not any("ended" in told[one]["text"] for one in "ti")


@awaited
async def test_what_a_slow_server_takes_its_time_for_is_sent_once(tmp_path: Path) -> None:
    """Longer than it was to be this process's: it holds on to it."""
    pace = replace(AT_ONCE, lease=0.2)
    async with called_house(tmp_path / "t.db", calls=pace) as home, target(is_slow=True) as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, there.address)
        _, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        await there.first()
        papers = home.app.store.papers

        async def held() -> float:
            (paper,) = [one for one in await papers.of_kind("call") if one.id.startswith("send")]
            return -paper.at

        began = await held()
        while await held() < began + 4 * pace.lease:
            pass
        assert len(there.asked) == 1
        there.open.set()
        while [one for one in await papers.of_kind("call") if one.id.startswith("send")]:
            pass
        assert len(there.asked) == 1


@awaited
async def test_a_lease_that_cannot_be_renewed_for_once_holds_up_no_later_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away for a moment while a slow server is waited for."""
    pace, away = replace(AT_ONCE, lease=0.4), asyncio.Event()
    async with called_house(tmp_path / "t.db", calls=pace) as home, target(is_slow=True) as there:
        caller = home.app.caller
        instead = caller._instead

        async def not_now(paper: Paper, other: Paper | None) -> bool:
            if paper.id.startswith("send") and other is not None and there.asked and not away.is_set():
                away.set()
                raise NotKept("the disk is full")
            return await instead(paper, other)

        monkeypatch.setattr(caller, "_instead", not_now)
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, there.address)
        table, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        await there.first()
        await away.wait()
        there.open.set()
        papers = home.app.store.papers
        while [one for one in await papers.of_kind("call") if one.id.startswith("send")]:
            pass
        back = await micka.at(table)
        await back.until(lambda chair: chair.position)
        await until_it_waits_for(1, back, Random(2))
        await back.leave()
        await until_it_waits_for(0, second, Random(3))
        await there.first(2)


@awaited
async def test_who_is_forgotten_while_a_call_is_on_its_way_leaves_nothing(tmp_path: Path, db: str) -> None:
    """Of a browser that is gone, and one that refuses, there is nothing to be noted then."""
    for status in (410, 500):
        pace = replace(AT_ONCE, again=())
        async with (
            called_house(tmp_path / f"{status}.db", db, calls=pace) as home,
            target(status, is_slow=True) as there,
        ):
            micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
            me = (await micka.http.get("/api/me")).json()["id"]
            await subscribe(micka, there, BrowserKeys())
            _, first, second = await two_at(micka, mourek)
            await first.leave()
            await until_it_waits_for(0, second, Random(1))
            await there.first()
            assert (await micka.http.post("/api/me/forget")).status_code == 200
            there.open.set()
            await asyncio.gather(*home.app.caller._busy)
            for kind in ("calls", "way", "call", "called"):
                assert await home.app.store.papers.of_person(me, kind) == [], kind


@awaited
async def test_who_subscribed_anew_meanwhile_is_not_called_twice_by_the_link_that_undoes_an_end(tmp_path: Path) -> None:
    async with called_house(tmp_path / "t.db") as home, target() as there:
        micka = await home.guest("Micka")
        await subscribe(micka, there, BrowserKeys())
        me = (await micka.http.get("/api/me")).json()["id"]
        (way,) = (await home.app.book.of(me)).ways
        end = home.app.caller.end_of(way)
        assert (await micka.http.post(end)).status_code == 204
        await subscribe(micka, there, BrowserKeys())
        assert (await micka.http.post(end.replace("/end/", "/again/"))).status_code == 204
        assert len((await micka.http.get("/api/me/calls")).json()["ways"]) == 1


@awaited
async def test_a_subscription_that_a_browser_renews_is_refused_in_words_where_it_is_none(tmp_path: Path) -> None:
    async with called_house(tmp_path / "t.db") as home, target() as there:
        micka, keys = await home.guest("Micka"), BrowserKeys()
        made = {name: keys.subscription(f"{there.address}/push/2")[name] for name in ("endpoint", "key", "auth")}
        answer = await micka.http.put("/api/me/calls/push", json=made)
        assert (answer.status_code, answer.json()["reason"]) == (400, NO_SUCH_WAY)
        await subscribe(micka, there, keys)
        answer = await micka.http.put("/api/me/calls/push", json={**made, "endpoint": "cats"})
        assert answer.status_code == 400
        assert "subscribe again" in answer.json()["reason"]
        assert (await micka.http.put("/api/me/calls/push", json=made)).status_code == 200


@awaited
async def test_an_end_link_of_an_older_notice_ends_what_was_subscribed_anew(tmp_path: Path) -> None:
    async with called_house(tmp_path / "t.db") as home, target() as there:
        micka = await home.guest("Micka")
        (before,) = (await subscribe(micka, there, BrowserKeys()))["ways"]
        (after,) = (await subscribe(micka, there, BrowserKeys()))["ways"]
        assert before["id"] == after["id"]
        me = (await micka.http.get("/api/me")).json()["id"]
        (way,) = (await home.app.book.of(me)).ways
        async with httpx.AsyncClient(base_url=f"http://{home.address}") as anybody:
            assert (await anybody.post(home.app.caller.end_of(way))).status_code == 204
        assert (await micka.http.get("/api/me/calls")).json()["ways"] == []


@awaited
async def test_links_lead_where_others_can_open_them(tmp_path: Path) -> None:
    """Whoever came by the host's own machine is called to the address that its network knows."""
    async with called_house(tmp_path / "t.db") as home, target() as there:
        micka = await home.guest("Micka")
        assert (await hooked(micka, there.address))["only_here"], "nobody else can open it"
    async with called_house(tmp_path / "u.db", nearby=lambda: "http://192.0.2.7:8642") as home, target() as there:
        micka = await home.guest("Micka")
        calls = await hooked(micka, there.address)
        assert not calls["only_here"]
        assert (await micka.http.post(f"/api/me/calls/{calls['ways'][0]['id']}/try")).status_code == 200
        assert (await there.first()).json["link"].startswith("http://192.0.2.7:8642/")


@awaited
async def test_what_falls_into_quiet_hours_waits_for_their_end(tmp_path: Path) -> None:
    """Both when it is noted and where it was about to be sent."""
    hour = datetime.now(UTC).hour
    chosen = {"when": "at_once", "quiet": [(hour - 1) % 24, (hour + 2) % 24], "zone": "UTC", "language": "en"}
    async with called_house(tmp_path / "t.db") as home, target() as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, there.address)
        assert (await micka.http.put("/api/me/calls", json=chosen)).json()["quiet"] == chosen["quiet"]
        _, first, second = await two_at(micka, mourek)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        papers = home.app.store.papers
        while not (found := await papers.of_kind("call")):
            assert there.asked == []
        (due,) = found
        end = datetime.fromtimestamp(-due.at, UTC)
        assert (end.hour, end.minute, end.second) == (chosen["quiet"][1], 0, 0)
        me = (await micka.http.get("/api/me")).json()["id"]
        (way,) = (await home.app.book.of(me)).ways
        said = notice.Notice("turn", "Your turn", "", "/", "table x", "en", 1)
        await papers.keep(home.app.caller._sending(way, said, me, "", home.app.service.now() - 1.0))
        while -(await papers.find("call", f"send {way.id} table x")).at != -due.at:  # type: ignore[union-attr]
            assert there.asked == []


@awaited
async def test_a_reminder_comes_before_the_clock_runs_out(tmp_path: Path, db: str) -> None:
    async with called_house(tmp_path / "t.db", db) as home, target() as there:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        await hooked(micka, there.address)
        _, first, second = await two_at(micka, mourek, clock=86_400)
        await first.leave()
        await until_it_waits_for(0, second, Random(1))
        await there.first()
        papers = home.app.store.papers
        (due,) = [paper for paper in await papers.of_kind("call") if paper.id.startswith("turn")]
        assert -due.at == pytest.approx(second.position["deadline"] - 3_600.0, abs=5.0)


# -- mail -------------------------------------------------------------------------------------------------------------


@awaited
async def test_a_mailbox_is_asked_first_and_then_called_and_ends_it_with_one_click(tmp_path: Path) -> None:
    async with mail_server() as post:
        letters = Post("127.0.0.1", post.port, "Tabbytop <tabby@play.example>", "none")
        async with called_house(tmp_path / "t.db", post=letters) as home:
            micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
            mail = {"address": "minka@example.org", "shape": "", **HERE}
            (way,) = (await micka.http.post("/api/me/calls/mail", json=mail)).json()["ways"]
            assert not way["confirmed"]
            to, asking = await post.first()
            assert to == "minka@example.org"
            words = message_from_string(asking, policy=policy.default).get_content()
            link = re.search(r"http://[^\s]+(/calls/confirm/\S+)", words)
            assert link
            async with httpx.AsyncClient(base_url=f"http://{home.address}") as anybody:
                await anybody.get(link[1])  # a scanner looks at it
                assert not (await micka.http.get("/api/me/calls")).json()["ways"][0]["confirmed"]
                assert (await anybody.post(link[1])).status_code == 204
            assert (await micka.http.get("/api/me/calls")).json()["ways"][0]["confirmed"]
            table, first, second = await two_at(micka, mourek)
            await first.leave()
            await until_it_waits_for(0, second, Random(1))
            sent = (await post.first(2))[1]
            assert re.search(r"^List-Unsubscribe: <http://", sent, re.M), "no mail program reads it encoded"
            letter = message_from_string(sent, policy=policy.default)
            assert letter["Subject"] == "Your turn: Cat Clans"
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"http://{home.address}/t/{table}" in letter.get_content()
            end = letter["List-Unsubscribe"].strip("<>")
            async with httpx.AsyncClient() as program:
                await program.get(end)
                assert len((await micka.http.get("/api/me/calls")).json()["ways"]) == 1
                assert (await program.post(end, data={"List-Unsubscribe": "One-Click"})).status_code == 204
                assert (await program.post(end)).status_code == 204  # once more is as good
                assert (await program.post(end[:-3])).status_code == 400
            assert (await micka.http.get("/api/me/calls")).json()["ways"] == []
            again = end.replace("/calls/end/", "/calls/again/")
            async with httpx.AsyncClient() as anybody:
                for _ in "ab":  # once more is as good
                    assert (await anybody.post(again)).status_code == 204
                    (back,) = (await micka.http.get("/api/me/calls")).json()["ways"]
                    assert (back["label"], back["confirmed"]) == ("minka@example.org", True)
                assert (await anybody.post(end)).status_code == 204
                await micka.http.delete(f"/api/me/calls/{back['id']}")  # on the page it ends for good
                assert (await anybody.post(again)).status_code == 400
            assert (await micka.http.get("/api/me/calls")).json()["ways"] == []


@awaited
async def test_a_letter_in_another_alphabet_is_one_that_any_mail_server_takes() -> None:
    """In seven bits, and no word of its subject longer than the standard has it (RFC 2047); but the address that a mail
    program is to ask is in one piece."""
    house = f"https://{'a-house-with-a-long-name.' * 4}example"
    said = notice.Notice("turn", f"Твій хід: {'Острів котів ' * 8}", "День 3 · з Мінкою", "/t/1", "table 1", "uk", 1)
    async with mail_server() as post:
        letters = Letters(Post("127.0.0.1", post.port, "Tabbytop <tabby@play.example>", "none"))
        await letters.send("minka@example.org", said, house, "/calls/end/x~y")
        _, sent = await post.first()
        letters.stop()
    assert sent.isascii()
    assert f"List-Unsubscribe: <{house}/calls/end/x~y>\r\n" in sent
    words = re.findall(r"=\?utf-8\?\S+\?=", sent)
    assert words and max(map(len, words)) <= 75
    letter = message_from_string(sent, policy=policy.default)
    assert letter["Subject"].strip() == said.title.strip()
    assert [said.body, "", f"{house}/t/1"] == letter.get_content().splitlines()[:3]


@awaited
async def test_a_mailbox_that_is_none_and_a_house_without_letters_say_so(tmp_path: Path) -> None:
    async with mail_server() as post:
        post.unknown.add("gone@example.org")
        letters = Post("127.0.0.1", post.port, "tabby@play.example", "none")
        async with called_house(tmp_path / "t.db", post=letters) as home:
            micka = await home.guest("Micka")
            for wrong in ("", "minka", "minka@", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org"):
                answer = await micka.http.post("/api/me/calls/mail", json={"address": wrong, "shape": "", **HERE})
                assert answer.status_code == 400 and "mail address" in answer.json()["reason"]
            await micka.http.post("/api/me/calls/mail", json={"address": "gone@example.org", "shape": "", **HERE})
            person = (await micka.http.get("/api/me")).json()["id"]
            while (await home.app.book.of(person)).ways:
                assert not post.letters  # nobody is there, and so it is forgotten
            for status in (200, 200, 429):  # nobody's mailbox is filled by whoever likes to
                mail = {"address": "minka@example.org", "shape": "", **HERE}
                assert (await micka.http.post("/api/me/calls/mail", json=mail)).status_code == status
    async with called_house(tmp_path / "u.db") as home:
        micka = await home.guest("Micka")
        answer = await micka.http.post("/api/me/calls/mail", json={"address": "a@example.org", "shape": "", **HERE})
        assert answer.status_code == 409 and "no letters" in answer.json()["reason"]
        assert (await micka.http.get("/api/me/calls")).json()["mail"] is False


# -- webhooks, bad input ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ["json", "ntfy", "discord", "slack"])
@awaited
async def test_a_webhook_is_sent_what_it_reads(shape: str, tmp_path: Path) -> None:
    async with called_house(tmp_path / "t.db") as home, target(200) as there:
        micka = await home.guest("Micka")
        (way,) = (await hooked(micka, f"{there.address}/a/topic", shape))["ways"]
        assert (await micka.http.post(f"/api/me/calls/{way['id']}/try")).json() == {"trouble": ""}
        (asked,) = there.asked
        told, text = asked.json, json.dumps(asked.json, ensure_ascii=False)
        assert "This is how you are called" in text
        assert f"http://{home.address}/me" in text and f"http://{home.address}/calls/end/" in text
        if shape == "ntfy":
            assert (asked.path, told["topic"]) == ("/a", "topic")
            (ends,) = told["actions"]  # by itself: no page is opened
            assert (ends["action"], ends["method"]) == ("http", "POST")
            assert (await micka.http.post(ends["url"])).status_code == 204
            assert (await micka.http.get("/api/me/calls")).json()["ways"] == []
        if shape == "discord":
            assert told["allowed_mentions"] == {"parse": []}


@awaited
async def test_what_is_no_address_or_lies_inside_is_refused_in_words(tmp_path: Path) -> None:
    async with called_house(tmp_path / "t.db", reach=()) as home, target() as there:
        micka = await home.guest("Micka")
        for wrong in ("", "cats", "ftp://example.org/", "https://", "https://u:p@example.org/", "javascript:alert(1)"):
            answer = await micka.http.post("/api/me/calls/hook", json={"address": wrong, "shape": "", **HERE})
            assert answer.status_code == 400 and "a webhook is an address" in answer.json()["reason"], wrong
            answer = await micka.http.post("/api/me/calls/push", json=BrowserKeys().subscription(wrong))
            assert answer.status_code == 400 and "push service" in answer.json()["reason"], wrong
            assert "ntfy" not in answer.json()["reason"]
        for inside in (there.address, "http://169.254.169.254/latest/meta-data", "http://[::1]/", "http://10.1.2.3/"):
            answer = await micka.http.post("/api/me/calls/hook", json={"address": inside, "shape": "", **HERE})
            assert answer.status_code == 400 and "inside the network" in answer.json()["reason"], inside
        keys = BrowserKeys().subscription("https://127.0.0.1/push")
        assert "inside" in (await micka.http.post("/api/me/calls/push", json=keys)).json()["reason"]
        answer = await micka.http.post("/api/me/calls/push", json={**keys, "key": "AAAA"})
        assert "subscribe again" in answer.json()["reason"]
        chosen = {"when": "at_once", "quiet": None, "zone": "Moon/Crater", "language": "en"}
        assert "time zone" in (await micka.http.put("/api/me/calls", json=chosen)).json()["reason"]
        assert (await micka.http.put("/api/me/calls", json={**chosen, "when": "never"})).status_code == 400
        prague = {**chosen, "zone": "Europe/Prague"}
        for hours in ([22], [22, 24], [-1, 7], [8, 8], ["late", "early"], [1.5, 7]):
            answer = await micka.http.put("/api/me/calls", json={**prague, "quiet": hours})
            assert answer.status_code == 400, hours
        assert (
            "another hour than 8"
            in (await micka.http.put("/api/me/calls", json={**prague, "quiet": [8, 8]})).json()["reason"]
        )
        assert (await micka.http.put("/api/me/calls", json={**prague, "quiet": [21, 6]})).json()["quiet"] == [21, 6]
        assert there.asked == []


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
