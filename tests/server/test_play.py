"""People and bots at tables, over real sockets."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tabbytop.core import Record, decode
from tabbytop.games import all_games
from tests.tables.kit import awaited

from .kit import Json, choices, house


@awaited
async def test_alone_with_a_bot_to_the_end_then_replay_and_record(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", {"bot": "easy"}, start=True, powers=True)
        assert table["phase"] == "playing"
        chair = await micka.at(table["id"])
        await chair.play_on(Random(1), 3)
        (line,) = (await micka.http.get("/api/tables")).json()
        assert line["moment"]["turn"] >= 1
        assert (line["places"], line["points"]) == ([], [])
        await chair.play_on(Random(1))
        assert chair.position["outcome"]["places"] in ([1, 2], [2, 1], [1, 1])
        (line,) = (await micka.http.get("/api/tables")).json()
        assert line["places"] == chair.position["outcome"]["places"]
        assert sum(line["points"]) == sum(one["points"] for one in chair.position["outcome"]["lines"])
        assert [news["seq"] for news in chair.news] == list(range(len(chair.news)))

        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert replay["verified"] is True
        assert len(replay["frames"]) == len(chair.news) + 1
        assert replay["frames"][0] | {"view": 0} == {
            "seq": -1,
            "seat": None,
            "view": 0,
            "shown": None,
            "events": [],
            "standing": None,
            "late": False,
            "stand_in": None,
        }
        assert replay["outcome"] == chair.position["outcome"]
        assert [seat["name"] for seat in replay["seats"]] == ["Micka", "zrzka"]
        theirs = (await micka.http.get(f"/api/tables/{table['id']}/replay?seat=1")).json()
        assert {frame["view"]["viewer"] for frame in theirs["frames"]} == {1}, "when it is over, hands are shown"
        for nobody in ("2", "-1", "x"):
            answer = await micka.http.get(f"/api/tables/{table['id']}/replay?seat={nobody}")
            assert answer.status_code == 400, nobody

        record = await micka.http.get(f"/api/tables/{table['code'].lower()}/record")
        assert record.headers["content-disposition"] == f'attachment; filename="clans-{table["code"].lower()}.tabby"'
        assert Record.read(record.text.splitlines(), all_games(), verify=True).is_over
        again = await micka.http.post("/api/replay", content=record.content)
        assert again.json() == replay


@awaited
async def test_two_people_by_invitation_with_a_reload_in_the_middle(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open")
        first = await micka.at(table["id"])
        found = (await mourek.http.get(f"/api/tables/{table['code'].replace('-', '').lower()}")).json()
        assert (found["id"], found["host"], found["seats"][0]["mine"]) == (table["id"], False, False)
        second = await mourek.at(table["id"])
        await second.until(lambda chair: chair.table)
        assert second.position is None
        await first.until(lambda chair: chair.table and chair.table["watching"] == ["Mourek"])
        await second.done("sit", seat=1, nonce="b")
        await first.until(lambda chair: chair.table["seats"][1]["name"] == "Mourek" and chair.table["watching"] == [])
        await first.done("start")
        rngs = Random(1), Random(2)
        await asyncio.gather(first.play_on(rngs[0], 10), second.play_on(rngs[1], 10))
        story = list(second.news)
        await second.leave()
        await first.until(lambda chair: not chair.table["seats"][1]["here"])
        second = await mourek.at(table["id"])
        await first.until(lambda chair: chair.table["seats"][1]["here"])
        await second.until(lambda chair: chair.position)
        assert second.position["whole"]
        assert second.news[: len(story)] == story
        await asyncio.gather(first.play_on(rngs[0]), second.play_on(rngs[1]))
        assert first.position["outcome"] == second.position["outcome"]
        # each is sent one's own actions, and of the other's only what the game tells
        assert all((news["action"] is not None) == (news["seat"] == 0) for news in first.news)
        assert all((news["action"] is not None) == (news["seat"] == 1) for news in second.news)
        assert [news["events"] for news in first.news] == [news["events"] for news in second.news]


@awaited
async def test_two_at_one_screen(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        chair = await micka.at(table["id"])
        await chair.until(lambda chair: chair.position)
        assert [sight["seat"] for sight in chair.position["sights"]] == [0, 1]
        await chair.play_on(Random(1))
        assert chair.position["outcome"]
        assert {news["seat"] for news in chair.news if news["action"]} == {0, 1}


@awaited
async def test_how_it_stands_is_counted_for_whom_it_is_shown(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, macek = await home.guest("Micka"), await home.guest("Macek")
        table = await micka.make("me", "me", start=True)
        chair, stool = await micka.at(table["id"]), await macek.at(table["id"])
        await chair.play_on(Random(1), 3)
        assert chair.position["standing"] is not None, "to whoever has said nothing"
        await chair.tell('{"type": "look", "id": "plain", "on": true, "standing": false}')
        await chair.play_on(Random(1), 1)
        assert chair.position["standing"] is None
        await stool.until(lambda stool: stool.position["seq"] == chair.position["seq"])
        assert stool.position["standing"] is not None, "others are shown what they were"
        await chair.tell('{"type": "look", "id": "curious", "on": true, "standing": true}')
        assert await chair.until(lambda chair: chair.position["standing"]) == stool.position["standing"]


@awaited
async def test_spectators_see_and_cannot_move(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, macek = await home.guest("Micka"), await home.guest("Macek")
        table = await micka.make("me", {"bot": "easy"}, start=True)
        chair, stool = await micka.at(table["id"]), await macek.at(table["id"])
        sight = await chair.my_turn()
        await stool.until(lambda chair: chair.position)
        assert [(one["seat"], one["menu"]) for one in stool.position["sights"]] == [(None, None)]
        asked = {"seat": sight["seat"], "seq": chair.position["seq"], "action": choices(sight)[0]}
        error = await stool.refused("move", **asked)
        assert error["kind"] == "not_your_seat"
        await asyncio.gather(chair.play_on(Random(1)), stool.until(lambda chair: chair.is_over))
        assert stool.position["outcome"] == chair.position["outcome"]
        assert all(news["action"] is None for news in stool.news)


@awaited
async def test_stepping_back_is_seen_by_all(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open")
        chairs = [await micka.at(table["id"]), await mourek.at(table["id"])]
        await chairs[1].done("sit", seat=1, nonce="b")
        await chairs[0].done("start")
        await asyncio.gather(*(chair.until(lambda chair: chair.position) for chair in chairs))
        seat = chairs[0].position["must"][0]
        mine, other = chairs[seat], chairs[1 - seat]
        await mine.play_on(Random(1), 2)
        assert mine.position["undo"]["free"] == [seat]
        seq = mine.position["seq"]
        await mine.done("undo", seat=seat, seq=seq)
        for chair in chairs:
            await chair.until(lambda chair: chair.position["seq"] == seq + 1)
            assert chair.position["whole"]
            assert chair.position["must"] == [seat]
        await mine.play_on(Random(1), 1)
        await other.play_on(Random(1), 1)  # a tile is turned: nothing is free now
        seq = other.position["seq"]
        await mine.until(lambda chair: chair.position["seq"] == seq)
        nothing = {"unseen": [], "asked": None, "agreed": [], "known": []}
        assert mine.position["undo"] == {"free": [], "askable": [seat], **nothing}
        assert not mine.table["practice"]
        await mine.done("undo", seat=seat, seq=seq)
        await other.until(lambda chair: chair.position["undo"]["asked"] == seat)
        assert other.position["undo"]["known"] == [0, 1]
        await other.done("answer", seat=1 - seat, agree=False)
        await mine.until(lambda chair: chair.position["undo"]["asked"] is None)
        await mine.done("undo", seat=seat, seq=seq)
        await other.done("answer", seat=1 - seat, agree=True)
        for chair in chairs:
            await chair.until(lambda chair: chair.position["seq"] == seq + 1 and chair.position["must"] == [seat])
            (step,) = [news for news in chair.position["news"] if news["known"]]
            assert (step["seat"], step["known"]["seats"]) == (seat, [0, 1])
            assert [event["key"] for event in step["known"]["events"]] == ["woke"]
            await chair.until(lambda chair: chair.table["practice"])
        await asyncio.gather(*(chair.play_on(Random(3)) for chair in chairs))
        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert replay["verified"] is True
        assert replay["draws"]["steps"] == len(replay["beside"]) == 1
        assert mine.position["draws"]["count"] == replay["draws"]["count"] == 26


@awaited
async def test_resign_and_play_again(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open")
        chairs = [await micka.at(table["id"]), await mourek.at(table["id"])]
        await chairs[1].done("sit", seat=1, nonce="b")
        await chairs[0].done("start")
        await chairs[1].done("resign", seat=1)
        gave_up = [(1, {"type": "GaveUp", "name": "Mourek", "winners": [0], "rivals": []})]

        def told(news: list[Json]) -> list[tuple[int, Json]]:
            return [(one["seat"], one["resigned"]) for one in news if one["resigned"]]

        for chair in chairs:
            await chair.until(lambda chair: chair.is_over)
            assert chair.position["resigned"] == [1]
            assert chair.position["outcome"]["places"] == [1, 2]
            assert told(chair.position["news"]) == gave_up
        late = await (await micka.at(table["id"])).until(lambda chair: chair.position)
        assert told(late["news"]) == gave_up
        assert told((await micka.http.get(f"/api/tables/{table['id']}/replay")).json()["beside"]) == gave_up
        await chairs[1].done("rematch")
        next = await chairs[0].until(lambda chair: chair.table["next"])
        seats = [await micka.at(next), await mourek.at(next)]
        await seats[0].until(lambda chair: chair.table)
        assert [(seat["name"], seat["ready"]) for seat in seats[0].table["seats"]] == [
            ("Mourek", False),
            ("Micka", False),
        ], "in clans sides are exchanged"
        await seats[0].done("sit", seat=1, nonce="a")
        await seats[1].done("sit", seat=0, nonce="b")
        await asyncio.gather(*(chair.play_on(Random(seat)) for seat, chair in enumerate(seats)))


@awaited
async def test_talk_and_lists_of_tables(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, macek = await home.guest("Micka"), await home.guest("Macek")
        table = await micka.make("me", {"bot": "easy"}, start=True)
        chair, stool = await micka.at(table["id"]), await macek.at(table["id"])
        await stool.done("chat", text="good luck!")
        await chair.done("chat", text="thank you")
        await chair.until(lambda chair: len(chair.chat) == 2)
        said = [(line["seat"], line["name"], line["text"]) for line in chair.chat]
        assert said == [(None, "Macek", "good luck!"), (0, "Micka", "thank you")]
        later = await macek.at(table["id"])
        await later.until(lambda chair: len(chair.chat) == 2)
        await chair.my_turn()
        lobby = await micka.make("me", "open")
        lines = (await micka.http.get("/api/tables")).json()
        assert [(line["table"]["id"], line["yours"]) for line in lines] == [(table["id"], True), (lobby["id"], False)]
        assert lines[0]["moment"]["turn"] >= 1
        assert (await macek.http.get("/api/tables")).json() == []


@awaited
async def test_a_view_is_sent_in_notation_where_no_board_is_drawn(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest()
        table = await micka.make("me", {"bot": "easy"}, game="saucers", start=True)
        chair = await micka.at(table["id"])
        await chair.play_on(Random(1))
        (sight,) = chair.position["sights"]
        game = all_games()["saucers"]
        assert sight["shown"] == game.notation.show(decode(game.view_type, sight["view"]))
        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        for frame in replay["frames"]:
            assert frame["shown"] == game.notation.show(decode(game.view_type, frame["view"]))


@pytest.mark.parametrize(("game", "options"), [("clans", {"clans": "experts"}), ("saucers", {})])
@awaited
async def test_every_kind_of_game_over_the_wire(tmp_path: Path, game: str, options: dict) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        seats = ["me", {"bot": "easy"}] if game == "clans" else ["me", {"bot": "easy"}, {"bot": "hard"}]
        table = await micka.make(*seats, game=game, start=True, **options)
        await (await micka.at(table["id"])).play_on(Random(1))


@awaited
async def test_a_table_says_while_its_bots_are_compiled(tmp_path: Path) -> None:
    """And no longer: who is there is told at once."""
    compiles = {("saucers", "hard")}
    async with house(tmp_path / "t.db") as home:
        home.app.service.compiles = lambda game, level: (game, level) in compiles
        minka = await home.guest("Minka")
        with_easy = await minka.at((await minka.make("me", {"bot": "easy"}, game="saucers", start=True))["id"])
        chair = await minka.at((await minka.make("me", {"bot": "hard"}, game="saucers", start=True))["id"])
        await chair.until(lambda chair: chair.table and chair.table["compiling"])
        assert not (await with_easy.until(lambda chair: chair.table))["compiling"]
        compiles.clear()
        home.app._tell_all()
        await chair.until(lambda chair: not chair.table["compiling"])
