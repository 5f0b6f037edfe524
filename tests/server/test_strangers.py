"""A house that lets strangers in: the board and quick match over HTTP. One that does not has nothing of it."""

from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.security import Limits, Rate
from tabbytop.tables import rating
from tabbytop.tables.papers import Paper
from tabbytop.tables.rating import Rating
from tabbytop.tables.requests import PinUp
from tabbytop.tables.store import json_text
from tabbytop.tables.table import Table
from tests.tables.kit import awaited, wanted

from .kit import Guest, House, house

CLANS = {"game": "clans", "seats": 2, "clock": 60, "rated": False}


async def board(guest: Guest, **query: str) -> Any:
    answer = await guest.http.get("/api/board", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def match(guest: Guest, how: str = "PUT", **wanted: Any) -> Any:
    answer = await guest.http.request(how, "/api/match", json=wanted or None)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def hung(guest: Guest, title: str = "", *seats: Any) -> Any:
    """A table of theirs on the board, at which they are."""
    table = await guest.make("me", *(seats or ["open"]))
    chair = await guest.at(table["id"])
    await chair.ask("pin", title=title, low=None, high=None)
    await chair.until(lambda at: at.table and at.table["pin"])
    return table, chair


@awaited
async def test_where_no_strangers_are_let_in_there_is_nothing_of_it(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        guest = await home.guest("Belka")
        assert (await guest.http.get("/api/house")).json()["strangers"] is False
        for method, path in (
            ("GET", "/api/board"),
            ("POST", "/api/board/x"),
            ("POST", "/api/match"),
            ("PUT", "/api/match"),
            ("DELETE", "/api/match"),
            ("POST", "/api/match/bots"),
        ):
            unknown = await guest.http.request(method, "/api/nothing", json={})
            assert (await guest.http.request(method, path, json={})).status_code == unknown.status_code in (404, 405)
        table = await guest.make("me", "open")
        chair = await guest.at(table["id"])
        refused = await chair.ask("pin", title="", low=None, high=None)
        assert (refused["type"], refused["error"]["kind"]) == ("refused", "not_now")
        assert home.app.strangers is None


@awaited
async def test_a_table_on_the_board_is_taken_with_one_request_and_who_is_late_is_told(tmp_path: Path, db: str) -> None:
    async with house(tmp_path / "t.db", db, strangers=True) as home:
        belka, packa, tecka = [await home.guest(name) for name in ("Belka", "Packa", "Tecka")]
        assert (await belka.http.get("/api/house")).json()["strangers"] is True
        table, chair = await hung(belka, "To the  citadel")
        (note,) = (await board(packa))["notes"]
        assert (note["title"], note["kind"], note["host"], note["here"], note["mine"]) == (
            "To the citadel",
            "seat",
            0,
            True,
            False,
        )
        assert [seat["name"] for seat in note["seats"]] == ["Belka", ""]
        assert (await board(belka))["notes"][0]["mine"]
        sat = await packa.http.post(f"/api/board/{table['id']}", json={"nonce": "a nonce"})
        assert (sat.status_code, [seat["mine"] for seat in sat.json()["seats"]]) == (200, [False, True])
        assert sat.json()["seats"][1]["ready"]
        late = await tecka.http.post(f"/api/board/{table['id']}", json={"nonce": "a nonce"})
        assert (late.status_code, late.json()["kind"]) == (409, "taken")
        assert "somebody was faster" in late.json()["reason"]
        assert (await board(tecka))["notes"] == []
        await chair.ask("start")
        await chair.until(lambda at: at.table["phase"] == "playing")
        (running,) = (await board(tecka, kind="watch", game="clans"))["notes"]
        assert running["kind"] == "watch" and running["moment"]
        assert (await board(tecka, kind="seat"))["notes"] == []


@awaited
async def test_the_board_says_nothing_that_is_not_meant_for_it(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", strangers=True) as home:
        belka, watcher, stranger = [await home.guest(name) for name in ("Belka", "Watcher", "")]
        table, _ = await hung(belka)
        looking = await watcher.at(table["id"])
        await looking.until(lambda at: at.table and at.table["watching"])
        ids = [(await one.http.get("/api/me")).json()["id"] for one in (belka, watcher)]
        said = (await stranger.http.get("/api/board")).text
        assert "Watcher" not in said and table["code"] not in said
        assert not any(id in said for id in ids)
        await match(belka, "POST", **CLANS)
        said = (await stranger.http.get("/api/board")).text
        assert "Watcher" not in said and ids[0] not in said


@awaited
async def test_a_table_for_a_range_of_ratings_is_marked_and_refuses_who_is_rated_otherwise(
    tmp_path: Path, db: str
) -> None:
    async with house(tmp_path / "t.db", db, strangers=True) as home:
        belka, packa, master = [await home.guest(name) for name in ("Belka", "Packa", "Master")]
        table, chair = await hung(belka)
        assert (await chair.ask("pin", title="", low=900, high=1100))["error"]["kind"] == "not_now"
        await chair.ask("rating", on=True)
        assert (await chair.ask("pin", title="", low=1100, high=900))["error"]["kind"] == "empty_range"
        assert (await chair.ask("pin", title="", low=1001, high=None))["error"]["kind"] == "empty_range"
        assert (await chair.ask("pin", title="", low=900, high=1100))["type"] == "done"
        service = home.app.service
        at = await service.look(table["id"], lambda live: live.table)
        mode = service.games["clans"].counting.mode(2, at.options)
        who = (await master.http.get("/api/me")).json()["id"]
        strong = Rating(50.0, 2.0, 40, "t")
        key = rating.key_of(who, "clans", mode)
        await service.store.papers.keep(Paper(*key, who, 1.0, json_text(strong)))
        for guest, fits in ((packa, True), (master, False)):
            (note,) = (await board(guest))["notes"]
            assert (note["low"], note["high"], note["fits"]) == (900, 1100, fits)
        refused = await master.http.post(f"/api/board/{table['id']}", json={})
        assert (refused.status_code, refused.json()["kind"]) == (403, "not_in_range")
        assert "from 900 up to 1100, and yours is 2000" in refused.json()["reason"]
        assert (await packa.http.post(f"/api/board/{table['id']}", json={})).status_code == 200


@awaited
async def test_a_host_who_goes_is_marked_then_gone_and_comes_back_with_the_table(tmp_path: Path, db: str) -> None:
    async with house(tmp_path / "t.db", db, strangers=True) as home:
        belka, packa = await home.guest("Belka"), await home.guest("Packa")
        table, chair = await hung(belka)
        assert home.app.strangers is not None
        keeper = home.app.strangers.board
        keeper._away = 0.0
        await keeper.sweep()
        assert (await board(packa))["notes"][0]["here"] is True
        await chair.leave()
        while (await board(packa))["notes"][0]["here"]:
            pass
        while (await board(packa))["notes"]:
            await keeper.sweep()
        refused = await packa.http.post(f"/api/board/{table['id']}", json={})
        assert (refused.status_code, "gone away" in refused.json()["reason"]) == (409, True)
        back = await belka.at(table["id"])
        await back.until(lambda at: at.table and at.table["pin"] and not at.table["pin"]["away"])
        assert [note["id"] for note in (await board(packa))["notes"]] == [table["id"]]


async def founded(home: House, count: int) -> list[Table]:
    """So many tables on the board, each of another host."""
    service, made = home.app.service, []
    for n in range(count):
        made.append(await service.create(f"host {n}", wanted("clans", {}, ["me", None])))
        await service.carry_out(made[-1].id, f"host {n}", PinUp("1", "", None, None))
    return made


@awaited
async def test_a_long_board_is_told_in_pages(tmp_path: Path, db: str) -> None:
    async with house(tmp_path / "t.db", db, strangers=True) as home:
        made, guest = await founded(home, 60), await home.guest()
        seen, more = [], ""
        while more is not None:
            page = await board(guest, **({"before": more} if more else {}))
            assert len(page["notes"]) <= 24
            seen += [note["id"] for note in page["notes"]]
            more = page["more"]
        assert seen == [table.id for table in reversed(made)]
        for query in ({"kind": "all"}, {"game": "chess"}, {"before": "x"}, {"before": "nan x"}, {"before": "inf \n"}):
            refused = await guest.http.get("/api/board", params=query)
            assert (refused.status_code, refused.json()["kind"]) == (400, "malformed")


@awaited
async def test_quick_match_brings_two_to_a_table_and_the_third_waits(tmp_path: Path, db: str) -> None:
    async with house(tmp_path / "t.db", db, strangers=True) as home:
        belka, packa, tecka = [await home.guest(name) for name in ("Belka", "Packa", "Tecka")]
        assert (await match(belka))["wanted"] is None
        assert (await match(belka, "POST", **CLANS))["table"] is None
        (waiting,) = (await board(packa))["waiting"]
        assert (waiting["name"], waiting["wanted"], waiting["mine"]) == ("Belka", CLANS, False)
        brought = await match(packa, "POST", **CLANS)
        assert brought["table"] is not None
        assert (await match(belka))["table"] == brought["table"]
        third = await match(tecka, "POST", **CLANS)
        assert third["table"] is None and third["bots_in"] > 100
        early = await tecka.http.post("/api/match/bots")
        assert (early.status_code, early.json()["kind"]) == (409, "not_now")
        assert (await match(tecka, "DELETE"))["wanted"] is None
        assert (await board(packa))["waiting"] == []
        chairs = [await one.at(brought["table"]) for one in (belka, packa)]
        for chair in chairs:
            await chair.until(lambda at: at.table)
            seat = next(n for n, one in enumerate(chair.table["seats"]) if one["mine"])
            await chair.ask("sit", seat=seat, nonce="a nonce")
        for chair in chairs:
            await chair.until(lambda at: at.position)
        assert chairs[0].table["clock"] == 60


@awaited
async def test_who_sits_down_at_a_table_waits_for_nobody(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", strangers=True) as home:
        belka, packa, tecka = [await home.guest(name) for name in ("Belka", "Packa", "Tecka")]
        table, _ = await hung(belka)
        await match(packa, "POST", **CLANS)
        assert (await packa.http.post(f"/api/board/{table['id']}", json={})).status_code == 200
        assert (await match(tecka, "POST", **CLANS))["table"] is None


@awaited
async def test_nobody_floods_the_board_or_the_waiting(tmp_path: Path) -> None:
    tight = Limits(seats=Rate(2, 0.0), matches=Rate(2, 0.0), matches_address=Rate(3, 0.0))
    async with house(tmp_path / "t.db", strangers=True, limits=tight) as home:
        made, guest, other = await founded(home, 3), await home.guest(), await home.guest()
        codes = [(await guest.http.post(f"/api/board/{table.id}", json={})).status_code for table in made]
        assert codes == [200, 200, 429]
        answers = [await one.http.post("/api/match", json=CLANS) for one in (guest, guest, guest, other, other)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 200, 429]


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"game": "chess", "seats": 2},
        {"game": "clans", "seats": 9},
        {"game": "clans", "seats": 2, "clock": 61},
        {"game": "clans", "seats": 2, "purr": 1},
        {"game": "isle", "seats": 1},
    ],
)
@awaited
async def test_what_cannot_be_waited_for_is_refused_in_words(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async with house(tmp_path / "t.db", strangers=True) as home:
        guest = await home.guest()
        refused = await guest.http.post("/api/match", json=wrong)
        assert (refused.status_code, refused.json()["kind"]) == (400, "malformed")
        assert (await board(guest))["waiting"] == []
