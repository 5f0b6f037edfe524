"""Somebody who left, over the wire: others are told since when, vote, and the one who is gone keeps what is theirs."""

import json
from pathlib import Path
from random import Random

from tests.tables.kit import awaited

from .kit import Chair, Guest, House, Json, choices, house

DAY = 86_400.0


def later(home: House, seconds: float) -> None:
    """For this house so much time has passed."""
    service = home.app.service
    now = service.now
    service.now = service.desk.now = lambda: now() + seconds


async def waiting_for(chairs: list[Chair], last: int) -> None:
    """All but ``last`` have laid a paw."""
    for seat, chair in enumerate(chairs):
        if seat != last:
            sight = await chair.my_turn()
            paw = next(choice for choice in choices(sight) if choice["type"] == "Lay")
            await chair.done("move", seat=seat, seq=chair.position["seq"], action=paw)
            await chair.until(lambda chair, seat=seat: seat not in chair.position["must"])


async def three(home: House) -> tuple[list[Guest], Json, list[Chair]]:
    """A begun game of three people."""
    guests = [await home.guest(name) for name in ("Micka", "Mourek", "Minka")]
    table = await guests[0].make("me", "open", "open", game="saucers")
    chairs = [await guest.at(table["id"]) for guest in guests]
    for seat in (1, 2):
        await chairs[seat].done("sit", seat=seat, nonce=f"{seat}")
    await chairs[0].done("start")
    return guests, table, chairs


@awaited
async def test_a_bot_plays_on_and_who_comes_back_finds_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", settle=0.0) as home:
        micka, minka, liza = await home.guest("Micka"), await home.guest("Minka"), await home.guest("Liza")
        table = await micka.make("me", "open", game="saucers")
        chairs = [await micka.at(table["id"]), await minka.at(table["id"])]
        stool = await liza.at(table["id"])
        await chairs[1].done("sit", seat=1, nonce="b")
        await chairs[0].done("start")
        await waiting_for(chairs, 1)
        (told,) = chairs[0].position["awaited"]
        assert told["seat"] == 1
        assert told["gone"] >= chairs[0].position["now"] + 0.9 * DAY
        assert chairs[1].position["awaited"] == [], "nobody is told of themselves"
        later(home, DAY)
        assert (await chairs[0].refused("vote", seat=1, level="easy", agree=True))["kind"] == "not_now", "she is here"
        await chairs[1].leave()
        await chairs[0].until(lambda chair: not chair.table["seats"][1]["here"])
        assert (await chairs[0].refused("vote", seat=1, level="easy", agree=True))["kind"] == "not_now", "until now"
        later(home, DAY)
        wrong = await stool.refused("vote", seat=1, level="easy", agree=True)
        assert wrong["kind"] == "not_your_seat"
        assert "only those who play here may vote" in wrong["reason"]
        await chairs[0].done("vote", seat=1, level="easy", agree=True)
        await chairs[0].until(lambda chair: chair.table["seats"][1]["stand_in"] == "zrzka")
        await chairs[0].my_turn()
        assert [news["stand_in"] for news in chairs[0].news if news["seat"] == 1] == ["zrzka"]
        assert chairs[0].table["seats"][1]["name"] == "Minka"
        back = await minka.at(table["id"])
        await back.until(lambda chair: chair.position)
        assert back.table["seats"][1]["mine"]
        assert [sight["seat"] for sight in back.position["sights"]] == [1], "her secrets are hers"
        assert [sight["seat"] for sight in stool.position["sights"]] == [None]
        await back.done("back", seat=1)
        await chairs[0].until(lambda chair: chair.table["seats"][1]["stand_in"] is None)
        for _ in range(9):
            for chair in (chairs[0], back):
                if not chair.is_over and chair.asked():
                    await chair.play_on(Random(1), 1)
        await back.until(lambda chair: chair.is_over)
        assert chairs[0].table["stood_in"]
        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert {frame["stand_in"] for frame in replay["frames"] if frame["seat"] == 1} == {"zrzka", None}
        assert replay["verified"]


@awaited
async def test_the_others_end_it_as_it_stands_and_all_are_told(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", settle=0.0) as home:
        (micka, *_), table, chairs = await three(home)
        await waiting_for(chairs, 2)
        later(home, DAY)
        await chairs[2].leave()
        await chairs[0].until(lambda chair: not chair.table["seats"][2]["here"])
        later(home, DAY)
        await chairs[0].done("vote", seat=2, level=None, agree=True)
        await chairs[1].until(lambda chair: chair.position["vote"])
        assert chairs[1].position["vote"] == {
            "type": "VoteState",
            "seat": 2,
            "level": None,
            "agreed": [0],
            "missing": [1],
        }
        await chairs[1].done("vote", seat=2, level=None, agree=True)
        for chair in chairs[:2]:
            await chair.until(lambda chair: chair.is_over)
            assert chair.table["broken_off"]
            assert chair.position["vote"] is None
            (ended,) = [news["ended"] for news in chair.news if news["ended"]]
            assert (ended["gone"], ended["agreed"]) == ([2], [0, 1])
        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert replay["broken_off"]
        assert replay["verified"]
        assert [news["ended"] for news in replay["beside"]] == [ended]


@awaited
async def test_who_comes_back_ends_the_vote_and_who_watches_sees_it(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", settle=0.0) as home:
        (_, _, minka), table, chairs = await three(home)
        await waiting_for(chairs, 2)
        await chairs[2].leave()
        await chairs[0].until(lambda chair: not chair.table["seats"][2]["here"])
        later(home, 2 * DAY)
        await chairs[0].done("vote", seat=2, level="hard", agree=True)
        await chairs[1].until(lambda chair: chair.position["vote"])
        await minka.at(table["id"])
        for chair in chairs[:2]:
            await chair.until(lambda chair: chair.position["vote"] is None)
        assert (await chairs[1].refused("vote", seat=2, level="hard", agree=True))["kind"] == "not_now"


@awaited
async def test_a_process_that_has_just_come_up_holds_nobody_for_gone(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with house(path, settle=0.0) as home:
        (before, *_), table, chairs = await three(home)
        await waiting_for(chairs, 2)
        cookies = dict(before.http.cookies)
    for settle, kind in ((3_600.0, "refused"), (0.0, "done")):
        async with house(path, settle=settle) as home:
            later(home, 2 * DAY)
            micka = await home.guest()
            micka.http.cookies.clear()
            micka.http.cookies.update(cookies)
            chair = await micka.at(table["id"])
            assert (await chair.ask("vote", seat=2, level=None, agree=True))["type"] == kind


@awaited
async def test_who_is_here_through_another_process_is_not_gone(tmp_path: Path) -> None:
    """And whoever votes there, is asked, stood in for and comes back there is so here."""
    path = tmp_path / "t.db"
    settings = {"settle": 0.0, "several": True, "watch": 0.02}
    async with house(path, **settings) as one, house(path, **settings) as other:
        (*_, minka), table, chairs = await three(one)
        await waiting_for(chairs, 2)
        elsewhere = Guest(other.address)
        elsewhere.http.cookies.update(minka.http.cookies)
        async with elsewhere:
            there = await elsewhere.at(table["id"])
            await there.until(lambda chair: chair.position)
            await chairs[2].leave()
            for home in (one, other):
                later(home, 2 * DAY)
            assert (await chairs[0].refused("vote", seat=2, level="easy", agree=True))["kind"] == "not_now"
            await there.leave()
            await chairs[0].until(lambda chair: not chair.table["seats"][2]["here"])
            for home in (one, other):
                later(home, 2 * DAY)
            await chairs[0].done("vote", seat=2, level="easy", agree=True)
            again = await elsewhere.at(table["id"])
            await again.until(lambda chair: chair.position and chair.position["vote"] is None)
            await chairs[0].until(lambda chair: chair.position["vote"] is None)


@awaited
async def test_the_host_removes_lets_back_and_hands_over_and_others_are_told_what_is_theirs(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", settle=0.0) as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open", game="saucers")
        hers, his = await micka.at(table["id"]), await mourek.at(table["id"])
        await his.done("sit", seat=1, nonce="b")
        await hers.done("remove", seat=1)
        await his.until(lambda chair: chair.table["sent_away"])
        assert not hers.table["sent_away"]
        refused = await his.refused("sit", seat=1, nonce="b")
        assert (refused["kind"], "removed you" in refused["reason"]) == ("sent_away", True)
        await hers.until(lambda chair: chair.table["removed"])
        assert hers.table["removed"] == [{"n": 1, "name": "Mourek"}]
        tables = [message["table"] for text in his.heard if (message := json.loads(text))["type"] == "table"]
        assert all(one["removed"] == [] for one in tables), "told to the host alone"
        await hers.done("let_back", n=1)
        await his.until(lambda chair: not chair.table["sent_away"])
        await his.done("sit", seat=1, nonce="b")
        await hers.done("hand_over", seat=1)
        await his.until(lambda chair: chair.table["host"])
        await hers.until(lambda chair: not chair.table["host"] and chair.table["seats"][1]["host"])
        assert hers.table["heir_from"] is None
        await his.leave()
        await hers.until(lambda chair: chair.table["heir_from"] is not None)
        assert (await hers.refused("take_over"))["kind"] == "not_now"
        later(home, DAY)
        await hers.done("take_over")
        await hers.until(lambda chair: chair.table["host"])


@awaited
async def test_talk_is_closed_to_those_who_watch(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, liza = await home.guest("Micka"), await home.guest("Liza")
        table = await micka.make("me", {"bot": "easy"}, game="saucers")
        hers, stool = await micka.at(table["id"]), await liza.at(table["id"])
        assert (await stool.refused("talk", talk="seated"))["kind"] == "not_your_seat"
        assert (await hers.refused("talk", talk="nobody"))["kind"] == "malformed"
        await hers.done("talk", talk="seated")
        await stool.until(lambda chair: chair.table["talk"] == "seated")
        assert "only those who play talk" in (await stool.refused("chat", text="hello"))["reason"]
        await hers.done("chat", text="hello")
