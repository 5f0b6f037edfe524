"""Bots from the network: made, asked, seated, played with; what becomes of slow, broken and uninvited ones."""

import asyncio
import importlib.util
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tabbytop.server.netbots import ROOM
from tabbytop.tables import clocks, voting
from tabbytop.tables.netbots import MOST, MOST_TABLES
from tests.tables.kit import awaited

from .kit import Chair, Guest, House, house
from .test_gone import later

CLIENT = Path(__file__).parents[2] / "clients/python/tabbybot.py"


def client() -> Any:
    """The reference client, as its users have it: a file."""
    spec = importlib.util.spec_from_file_location("tabbybot", CLIENT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def made(owner: Guest, name: str = "Packa") -> tuple[Any, str]:
    answer = await owner.http.post("/api/me/bots", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()["bot"], answer.json()["token"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@asynccontextmanager
async def running(place: House, token: str, bot: Any = None, **more: Any) -> AsyncIterator[None]:
    """The reference client, for a while."""
    program = client()
    task = asyncio.create_task(program.run(bot or program.Bot(), f"http://{place.address}", token, **more))
    try:
        while not place.app.netbots.is_in(token.removeprefix("tabbybot_").split(".")[0]):
            assert not task.done(), task
            await asyncio.sleep(0.01)
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize(("game", "options"), [("clans", {}), ("isle", {"mode": "family"}), ("kingos", {})])
@awaited
async def test_a_bot_is_asked_comes_and_plays_a_whole_game(tmp_path: Path, game: str, options: Any) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        bot, token = await made(minka)
        async with running(place, token):
            table = await minka.make("open", {"bot": "easy"}, game=game, **options)
            chair = await minka.at(table["id"])
            await chair.ask("ask", seat=0, bot=bot["id"])
            await chair.until(lambda chair: chair.table["seats"][0]["ready"])
            seat = chair.table["seats"][0]
            assert (seat["kind"], seat["name"], seat["of"], seat["asked"]) == ("person", "Packa", "Minka", None)
            await chair.ask("start")
            await chair.until(lambda chair: chair.position and chair.position["outcome"])
            assert not chair.table["stood_in"], "the bot has decided everything itself"
            assert {one["seat"] for one in chair.news} >= {0, 1}


async def asked(place: House, owner: Guest, bot: Any, *, token: str) -> tuple[Any, Any]:
    """Minka's table with a seat for the bot, and the bot's own socket there, before it has answered."""
    table = await owner.make("me", "open")
    chair = await owner.at(table["id"])
    async with in_the_house(place, token):
        await chair.done("ask", seat=1, bot=bot["id"])
    return chair, await at(place, token, table["id"])


@asynccontextmanager
async def in_the_house(place: House, token: str) -> AsyncIterator[Any]:
    async with connect(f"ws://{place.address}/ws/bots", additional_headers=bearer(token)) as socket:
        await socket.recv()
        yield socket


async def at(place: House, token: str, table: str) -> Chair:
    socket = await connect(f"ws://{place.address}/ws/{table}", additional_headers=bearer(token))
    chair = Chair(socket)
    await chair.until_shown()
    return chair


async def arrived(place: House, bot: str) -> None:
    """Its program is in the house."""
    stir = asyncio.Event()
    leave = place.app.bus.subscribe(ROOM, stir.set)
    while not place.app.netbots.is_in(bot):
        await stir.wait()
        stir.clear()
    leave()


async def begun(place: House) -> tuple[Guest, Chair, Chair, str]:
    """Minka plays with her bot, which decides by hand: both chairs."""
    minka = await place.guest("Minka")
    bot, token = await made(minka)
    chair, hand = await asked(place, minka, bot, token=token)
    await hand.done("sit", seat=1, nonce="of a bot")
    await chair.done("start")
    await chair.until(lambda chair: chair.position)
    return minka, chair, hand, token


@awaited
async def test_a_bot_is_told_who_asks_and_may_decline(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        bot, token = await made(minka)
        table = await minka.make("me", "open")
        chair = await minka.at(table["id"])
        async with in_the_house(place, token) as socket:
            assert (await minka.http.get("/api/bots")).json() == [{**bot, "here": True}]
            await chair.done("ask", seat=1, bot=bot["id"])
            (line,) = json.loads(await socket.recv())["tables"]
            seat = line["table"]["seats"][1]
            assert (seat["kind"], seat["asked"], seat["name"], seat["of"]) == ("open", bot["id"], "Packa", "Minka")
            hand = await at(place, token, table["id"])
            await hand.done("stand", seat=1)
            await chair.until(lambda chair: chair.table["seats"][1]["asked"] is None)
            assert (await hand.refused("sit", seat=1, nonce="b"))["kind"] == "not_your_seat", "nobody asked it now"
        await hand.leave()


@awaited
async def test_the_reference_client_declines_what_it_does_not_accept(tmp_path: Path) -> None:
    class Shy(client().Bot):  # type: ignore[misc]
        def accepts(self, table: Any) -> bool:
            return False

    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        bot, token = await made(minka)
        async with running(place, token, Shy()):
            chair = await minka.at((await minka.make("me", "open"))["id"])
            await chair.done("ask", seat=1, bot=bot["id"])
            await chair.until(lambda chair: chair.table["seats"][1]["asked"] is None)
            assert chair.table["seats"][1]["kind"] == "open"


def lies_in(folder: Path, text: str) -> list[Path]:
    return [one for one in folder.iterdir() if text.encode() in one.read_bytes()]


@awaited
async def test_a_token_is_told_once_and_revoked_at_once(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka, mourek = await place.guest("Minka"), await place.guest("Mourek")
        bot, token = await made(minka)
        assert token.startswith("tabbybot_")
        (kept,) = (await minka.http.get("/api/me/bots")).json()
        assert kept == bot
        assert not await asyncio.to_thread(lies_in, tmp_path, token), "it is kept nowhere"
        me = await mourek.http.get("/api/me", headers=bearer(token))
        assert me.json()["name"] == "Packa"
        assert "set-cookie" not in me.headers
        assert (await mourek.http.delete(f"/api/me/bots/{bot['id']}")).status_code == 403, "it is none of his"
        async with in_the_house(place, token) as socket:
            assert (await minka.http.delete(f"/api/me/bots/{bot['id']}")).json() == []
            assert json.loads(await socket.recv())["error"]["kind"] == "signed_out"
        refused = await mourek.http.get("/api/me", headers=bearer(token))
        assert (refused.status_code, refused.json()["kind"]) == (401, "signed_out")


@pytest.mark.parametrize("token", ["tabbybot_~a.b.c", "nonsense", "tabbybot_"])
@awaited
async def test_a_wrong_token_is_told_why(tmp_path: Path, token: str) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        refused = await minka.http.get("/api/tables", headers=bearer(token))
        assert (refused.status_code, refused.json()["kind"]) == (401, "signed_out")
        with pytest.raises(SystemExit, match="worth nothing"):
            await client().run(None, f"http://{place.address}", token)


@awaited
async def test_nobody_without_a_token_is_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        socket = await connect(f"ws://{place.address}/ws/bots", additional_headers=minka.headers)
        assert json.loads(await socket.recv())["error"]["kind"] == "not_your_seat"
        await socket.wait_closed()


@awaited
async def test_who_sleeps_is_stood_in_for_comes_back_and_not_for_ever(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        _, chair, hand, _ = await begun(place)
        for time in range(voting.MOST_MISSED):
            while not (sight := hand.asked()):  # Minka plays until the bot is asked
                mine = await chair.my_turn()
                await chair.move(Random(1), mine)
                await hand.until(lambda hand, seq=chair.position["seq"]: hand.position["seq"] >= seq)
                await chair.until(lambda chair: chair.asked() or 1 in chair.position["must"])
                await hand.until(lambda hand: hand.position["seq"] == chair.position["seq"])
            assert chair.position["deadline"] <= chair.position["now"] + clocks.NETBOT
            later(place, clocks.NETBOT)
            place.app.service.wake(chair.table["id"])
            await chair.until(lambda chair: chair.table["seats"][1]["stand_in"])
            await chair.until(lambda chair: any(one["stand_in"] for one in chair.news if one["seat"] == 1))
            await chair.until(lambda chair: chair.is_over or chair.asked())
            if time + 1 < voting.MOST_MISSED:
                await hand.done("back", seat=1)
                await chair.until(lambda chair: not chair.table["seats"][1]["stand_in"])
        error = await hand.refused("back", seat=1)
        assert error["kind"] == "not_now" and "3 times" in error["reason"], (error, sight)
        await chair.play_on(Random(2))
        assert chair.is_over
        await hand.leave()


@awaited
async def test_who_is_gone_holds_nobody_up(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        _, chair, hand, _ = await begun(place)
        await hand.leave()
        playing = asyncio.create_task(chair.play_on(Random(1)))
        await chair.until(lambda chair: 1 in chair.position["must"])
        later(place, clocks.NETBOT)
        place.app.service.wake(chair.table["id"])
        await playing
        assert chair.is_over
        assert chair.table["stood_in"]


@awaited
async def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        _, chair, hand, _ = await begun(place)
        seq = chair.position["seq"]
        for action in ({"type": "Turn", "cell": 99}, {"type": "Fly"}, {}, "x", None, 7):
            error = await hand.refused("move", seat=1, seq=seq, action=action)
            assert error["kind"] in ("malformed", "illegal", "out_of_turn"), error
        assert (await hand.refused("move", seat=0, seq=seq, action={}))["kind"] == "not_your_seat"
        assert chair.position["seq"] == seq
        await hand.leave()


@awaited
async def test_bots_neither_talk_nor_vote_nor_are_rated_nor_look_on(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", strangers=True) as place:
        minka, chair, hand, token = await begun(place)
        for asked in ({"type": "chat", "text": "meow"}, {"type": "mute", "who": None, "on": True}):
            assert (await hand.refused(**asked))["kind"] == "not_now"
        other = await minka.make("me", "open")
        socket = await connect(f"ws://{place.address}/ws/{other['id']}", additional_headers=bearer(token))
        assert json.loads(await socket.recv())["error"]["kind"] == "not_shown"
        await socket.wait_closed()
        for address in ("/api/board", "/api/me/devices", "/api/me/everything", "/api/events", "/api/me/bots"):
            assert (await minka.http.get(address, headers=bearer(token))).status_code == 403, address
        assert (await minka.http.post("/api/match", json={}, headers=bearer(token))).status_code == 403
        new = {"game": "clans", "options": {}, "seats": ["me", {"bot": "easy"}], "nonce": "a"}
        for more in ({"rated": True}, {"pin": "come"}):
            refused = await minka.http.post("/api/tables", json={**new, **more}, headers=bearer(token))
            assert refused.json()["kind"] == "not_now"
        assert chair.table["rating"] is None
        await hand.leave()


@awaited
async def test_a_bot_lays_a_table_of_its_own_and_not_too_many(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        _, token = await made(minka)
        new = {"game": "clans", "options": {}, "seats": ["me", {"bot": "easy"}], "nonce": "a", "start": True}
        for _ in range(MOST_TABLES):
            assert (await minka.http.post("/api/tables", json=new, headers=bearer(token))).status_code == 201
        refused = await minka.http.post("/api/tables", json=new, headers=bearer(token))
        assert refused.json()["kind"] == "too_many"


@awaited
async def test_who_cannot_be_asked_is_not(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka, mourek = await place.guest("Minka"), await place.guest("Mourek")
        bot, token = await made(minka)
        chair = await minka.at((await minka.make("me", "open"))["id"])
        assert "not here" in (await chair.refused("ask", seat=1, bot=bot["id"]))["reason"]
        async with running(place, token, games=["isle"]):
            assert "does not play" in (await chair.refused("ask", seat=1, bot=bot["id"]))["reason"]
        looker = await mourek.at(chair.table["id"])
        async with in_the_house(place, token):
            assert (await looker.refused("ask", seat=1, bot=bot["id"]))["kind"] == "not_your_seat"
            await chair.done("ask", seat=1, bot=bot["id"])
            await chair.done("stand", seat=1)
            await chair.until(lambda chair: chair.table["seats"][1]["asked"] is None)
            await chair.done("ask", seat=1, bot=bot["id"])
            await looker.done("sit", seat=1, nonce="m")
            assert looker.table["seats"][1]["name"] == "Mourek", "whoever is faster sits there"


@pytest.mark.parametrize("strangers", [False, True])
@awaited
async def test_others_are_told_of_a_bot_only_where_strangers_are_let_in(tmp_path: Path, strangers: bool) -> None:
    async with house(tmp_path / "tables.db", strangers=strangers) as place:
        minka, mourek = await place.guest("Minka"), await place.guest("Mourek")
        bot, token = await made(minka)
        async with in_the_house(place, token):
            for guest, known in ((minka, True), (mourek, strangers)):
                shown = (await guest.http.get("/api/bots")).json()
                assert [one["id"] for one in shown] == ([bot["id"]] if known else [])
            assert len((await minka.http.get("/api/bots", headers=bearer(token))).json()) == 1, "it knows its owner's"


@awaited
async def test_names_and_how_many(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        for name in ("", "  ", "mourek", "Expert"):
            assert (await minka.http.post("/api/me/bots", json={"name": name})).status_code == 400, name
        for number in range(MOST):
            await made(minka, f"Packa {number}")
        assert (await minka.http.post("/api/me/bots", json={"name": "Belka"})).status_code == 429


@awaited
async def test_who_is_forgotten_takes_the_bots_along(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka, mourek = await place.guest("Minka"), await place.guest("Mourek")
        bot, token = await made(minka)
        told = (await minka.http.get("/api/me/everything")).text
        assert "Packa" in told and bot["id"] not in told
        await minka.http.post("/api/me/forget")
        assert (await mourek.http.get("/api/me", headers=bearer(token))).status_code == 401


@awaited
async def test_a_rematch_waits_for_the_bot_which_comes(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        bot, token = await made(minka)
        async with running(place, token):
            chair = await minka.at((await minka.make("me", "open"))["id"])
            await chair.done("ask", seat=1, bot=bot["id"])
            await chair.until(lambda chair: chair.table["seats"][1]["ready"])
            await chair.done("start")
            await chair.play_on(Random(1))
            await chair.done("rematch", best_of=None)
            following = await chair.until(lambda chair: chair.table["next"])
            again = await minka.at(following)
            await again.until(lambda chair: chair.table and chair.table["seats"][0]["ready"])
            assert again.table["seats"][0]["of"] == "Minka"
            await again.done("sit", seat=1, nonce="m")
            await again.until(lambda chair: chair.position)
