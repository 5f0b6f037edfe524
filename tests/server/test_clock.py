"""Clocks over the wire: they are set, shown, and tell of whom they moved for."""

import time
from pathlib import Path
from random import Random

from tabbytop.tables.requests import ChooseClock
from tests.tables.kit import awaited

from .kit import house

COARSE = 0.05  #: seconds by which the clocks of a browser differ, the one that nobody sets and the other


@awaited
async def test_the_clock_is_set_by_the_host_to_one_of_the_times_on_offer(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        made = {"game": "clans", "options": {}, "seats": ["me", "open"]}
        assert (await micka.http.post("/api/tables", json=made)).json()["clock"] == 0
        assert (await micka.http.post("/api/tables", json=made | {"clock": 61})).status_code == 400
        table = (await micka.http.post("/api/tables", json=made | {"clock": 60})).json()
        assert table["clock"] == 60
        first, second = await micka.at(table["id"]), await mourek.at(table["id"])
        for wrong in (1, -1, 60.5, True, None, "60"):
            assert (await first.refused("clock", seconds=wrong))["kind"] == "malformed"
        assert (await second.refused("clock", seconds=0))["kind"] == "not_your_seat"
        await first.done("clock", seconds=86400)
        await second.until(lambda chair: chair.table["clock"] == 86400)
        await first.done("sit", seat=0, nonce="a")
        await second.done("sit", seat=1, nonce="b")
        await first.done("start")
        assert (await first.refused("clock", seconds=0))["kind"] == "not_now"


@awaited
async def test_each_is_shown_the_time_left_and_nobody_where_there_is_no_hurry(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        for seconds in (60, 0):
            table = await micka.make("me", "open", game="saucers")
            chairs = [await micka.at(table["id"]), await mourek.at(table["id"])]
            await chairs[0].done("clock", seconds=seconds)
            await chairs[1].done("sit", seat=1, nonce="b")
            before = time.time() - COARSE
            await chairs[0].done("start")
            for chair in chairs:
                await chair.until(lambda chair: chair.position)
                assert chair.position["now"] >= before
            shown = [chair.position["deadline"] for chair in chairs]
            if not seconds:
                assert shown == [None, None]
                continue
            assert shown[0] == shown[1] >= before + 60
            # whoever has chosen is shown how long the other may think; the other's time stays what it was
            await chairs[0].play_on(Random(1), 1)
            assert chairs[0].position["must"] == [1]
            assert chairs[0].position["deadline"] == shown[1]


@awaited
async def test_a_move_made_by_the_clock_is_told_as_such(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, macek = await home.guest("Micka"), await home.guest("Macek")
        table = await micka.make("me", {"bot": "easy"}, game="saucers")
        person = (await micka.http.get("/api/me")).json()["id"]
        await home.app.service.carry_out(table["id"], person, ChooseClock("soon", 0.05))
        chair, stool = await micka.at(table["id"]), await macek.at(table["id"])
        await chair.done("start")
        for one in (chair, stool):
            await one.until(lambda one: one.is_over)
            assert {news["seat"] for news in one.news if news["late"]} == {0}
            assert all(news["late"] == (news["seat"] == 0) for news in one.news)
            assert one.position["deadline"] is None
        assert chair.table["seats"][0]["kind"] == "person"
        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert replay["verified"] is True
