"""Calls that wait: once a day, in quiet hours, before the clock runs out, and what becomes of them meanwhile."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import httpx
import pytest

from tabbytop.calls import notice
from tabbytop.calls.book import NO_SUCH_WAY
from tabbytop.tables.errors import NotKept
from tabbytop.tables.papers import Paper
from tests.tables.kit import awaited

from .kit import (
    AT_ONCE,
    HERE,
    BrowserKeys,
    bring_forward,
    called_house,
    hooked,
    subscribe,
    target,
    two_at,
    until_it_waits_for,
)


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
        while (put_off := await papers.find("call", f"send {way.id} table x")) is None or put_off.at != due.at:
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
