"""Whatever is sent, the answer is a typed error, nothing has changed, and no trace of our code is shown."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tabbytop.server.security import Limits, Rate
from tabbytop.tables import deeds
from tests.tables.kit import awaited

from .kit import Chair, choices, house


def untouched(before: Any, chair: Chair) -> bool:
    """Is the table as it was? A refused request is followed by no position, so a good one is asked for first."""
    return (chair.position["seq"], chair.position["sights"]) == (before["seq"], before["sights"])


@awaited
async def test_bad_messages_over_the_socket(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        chair = await micka.at(table["id"])
        await chair.until(lambda chair: chair.position)
        before = chair.position
        seq, seat = before["seq"], before["must"][0]
        good = {"type": "Turn", "cell": 0}
        for id, text, kind in (
            (None, "{", "malformed"),
            (None, "", "malformed"),
            (None, "null", "malformed"),
            (None, "[" * 5000, "malformed"),
            (None, b"\xff\xfe", "malformed"),
            (None, b'{"type":"start","id":"a"}', "malformed"),
            (None, '{"type":"start"}', "malformed"),
            (None, '{"type":"start","id":7}', "malformed"),
            ("b", '{"type":"fly","id":"b"}', "malformed"),
            ("c", '{"type":["start"],"id":"c"}', "malformed"),
            ("d", '{"type":"start","id":"d","more":1}', "malformed"),
            ("e", f'{{"type":"move","id":"e","seat":0,"seq":{10**30},"action":{json.dumps(good)}}}', "stale"),
            ("f", '{"type":"move","id":"f","seat":true,"seq":2,"action":{}}', "malformed"),
            ("g", '{"type":"move","id":"g","seat":0,"seq":1.5,"action":{}}', "malformed"),
            ("h", '{"type":"options","id":"h","options":{"powers":[]}}', "malformed"),
            (None, json.dumps({"type": "chat", "id": "i", "text": "x" * 20_000}), "too_large"),
            (None, "x" * 1_000_000, "too_large"),
        ):
            chair.answers.pop(id, None)
            await chair.tell(text)
            answer = await chair.until(lambda chair, one=id: chair.answers.get(one))
            assert answer["type"] == "refused", text
            assert answer["error"]["kind"] == kind, (text, answer)
            assert "Traceback" not in answer["error"]["reason"]
            assert ".py" not in answer["error"]["reason"]
        for kind, request in (
            ("not_your_seat", {"seat": 5, "seq": seq, "action": good}),
            ("out_of_turn", {"seat": 1 - seat, "seq": seq, "action": good}),
            ("stale", {"seat": seat, "seq": seq - 1, "action": good}),
            ("stale", {"seat": seat, "seq": seq + 1, "action": good}),
            ("malformed", {"seat": seat, "seq": seq, "action": {"type": "Turn", "cell": 10**30, "x": 0}}),
            ("illegal", {"seat": seat, "seq": seq, "action": {"type": "Turn", "cell": 10**18}}),
            ("malformed", {"seat": seat, "seq": seq, "action": None}),
            ("malformed", {"seat": seat, "seq": seq, "action": {"type": "__class__"}}),
        ):
            error = await chair.refused("move", **request)
            kinds = {kind, "malformed"} if request["seat"] == 5 else {kind}
            assert error["kind"] in kinds, (request, error)
        error = await chair.refused("move", seat=seat, seq=seq, action={"type": "Turn", "cell": 12})
        assert error["kind"] == "illegal"
        assert error["clause"].startswith("CLANS 3")
        assert "12" in error["reason"] or "c3" in error["reason"]
        assert untouched(before, chair)
        await chair.done("move", seat=seat, seq=seq, action=good)  # and the connection is as good as new


@awaited
async def test_a_message_beyond_all_measure_closes_the_connection(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        chair = await micka.at(table["id"])
        await chair.tell("x" * 2_000_000)
        assert await chair.until_closed() == 1009
        again = await micka.at(table["id"])
        await again.play_on(Random(1), 2)


@awaited
async def test_an_unknown_table_is_said_and_closed(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        for name in ("nothing", "FERN-42", "%2e%2e", "x" * 1000):
            chair = await micka.at(name)
            assert await chair.until_closed() == 4404
            assert chair.answers[None]["error"]["kind"] == "unknown_table"
            answer = await micka.http.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["kind"]) == (404, "unknown_table")


@awaited
async def test_a_page_of_another_site_is_turned_away(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", origins=["https://play.example"]) as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "open")
        address = f"ws://{home.address}/ws/{table['id']}"
        for origin in ("http://evil.example", f"http://{home.address}.evil.example", "null", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers={**micka.headers, "Origin": origin})
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["kind"] == "foreign_origin"
            answer = await micka.http.put("/api/me", json={"name": "Macek"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["kind"]) == (403, "foreign_origin")
            answer = await micka.http.post("/api/tables", json={}, headers={"Origin": origin})
            assert answer.status_code == 403
        assert (await micka.http.get("/api/me")).json()["name"] == "Micka"
        for origin in (f"http://{home.address}", "https://play.example"):
            async with connect(address, additional_headers={**micka.headers, "Origin": origin}):
                pass
            answer = await micka.http.put("/api/me", json={"name": "Micka B."}, headers={"Origin": origin})
            assert answer.status_code == 200


@awaited
async def test_bad_requests_over_http(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        lobby = await micka.make("me", "open")
        table = {"game": "clans", "options": {}, "seats": ["me", "open"]}
        for method, path, content, status, kind in (
            ("PUT", "/api/me", b"{", 400, "malformed"),
            ("PUT", "/api/me", b"{}", 400, "malformed"),
            ("PUT", "/api/me", b'{"name": 5}', 400, "malformed"),
            ("PUT", "/api/me", b'{"name": "  \\n "}', 400, "malformed"),
            ("PUT", "/api/me", b"x" * 300_000, 413, "too_large"),
            ("POST", "/api/tables", b"[]", 400, "malformed"),
            ("POST", "/api/tables", json.dumps(table | {"game": "chess"}).encode(), 400, "malformed"),
            ("POST", "/api/tables", json.dumps(table | {"seats": ["me"]}).encode(), 400, "malformed"),
            ("POST", "/api/tables", json.dumps(table | {"seats": ["me", "you"]}).encode(), 400, "malformed"),
            ("POST", "/api/tables", json.dumps(table | {"seats": ["me", {"bot": "me"}]}).encode(), 400, "malformed"),
            ("POST", "/api/tables", json.dumps(table | {"seats": ["me", {"bot": "god"}]}).encode(), 400, "malformed"),
            ("POST", "/api/tables", json.dumps(table | {"options": {"a": 1}}).encode(), 400, "malformed"),
            ("POST", "/api/tables", json.dumps(table | {"nonce": "x" * 65}).encode(), 400, "malformed"),
            ("GET", f"/api/tables/{lobby['id']}/replay", b"", 409, "not_now"),
            ("GET", f"/api/tables/{lobby['id']}/record", b"", 409, "not_now"),
            ("GET", "/api/tables/OAK-1/record", b"", 404, "unknown_table"),
            ("POST", "/api/score/chess", b"{}", 400, "malformed"),
            ("POST", "/api/score/saucers", b"{}", 400, "malformed"),
            ("POST", "/api/score/clans", b"{}", 400, "malformed"),
            ("GET", "/api/nothing", b"", 404, "unknown_table"),
            ("POST", "/api/replay", b"", 400, "malformed"),
            ("DELETE", "/api/me", b"", 405, "malformed"),
            ("PATCH", f"/api/tables/{lobby['id']}", b"{}", 405, "malformed"),
        ):
            answer = await micka.http.request(method, path, content=content)
            assert (answer.status_code, answer.json()["kind"]) == (status, kind), (path, answer.text)
            assert "Traceback" not in answer.text
        assert (await micka.http.get("/api/me")).json()["name"] == "Micka"
        assert len((await micka.http.get("/api/tables")).json()) == 1


@awaited
async def test_a_damaged_record_is_answered_with_the_line_that_is_wrong(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        await (await micka.at(table["id"])).play_on(Random(1))
        lines = (await micka.http.get(f"/api/tables/{table['id']}/record")).text.splitlines()
        for number, damage in (
            (1, "{"),
            (1, lines[0].replace('"clans"', '"chess"', 1).replace('"game":"clans"', '"game":"chess"')),
            (5, lines[4][:-3]),
            (7, lines[7]),
            (9, "\udcff"),
            (12, lines[11].replace('"seat":', '"set":')),
            (len(lines), lines[-1].replace('"seed":"', '"seed":"zz')),
        ):
            text = "\n".join([*lines[: number - 1], damage, *lines[number:]])
            answer = await micka.http.post("/api/replay", content=text.encode("utf-8", "surrogateescape"))
            assert answer.status_code == 400, damage
            assert answer.json()["kind"] == "malformed"
            assert answer.json()["reason"].startswith(f"line {number}: "), answer.text
            assert "\n" not in answer.json()["reason"]
        forged = "\n".join(lines).replace('"nonces":["a nonce"', '"nonces":["another"')
        assert (await micka.http.post("/api/replay", content=forged)).json()["verified"] is False
        unfinished = "\n".join(lines[:20])
        replay = (await micka.http.post("/api/replay", content=unfinished)).json()
        assert (replay["verified"], replay["seed"], replay["outcome"]) == (None, None, None)


@awaited
async def test_too_much_is_too_fast_and_passes(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(5, 20), person=Rate(1000, 1000), chat=Rate(2, 0.0001), tables=Rate(2, 0.0001))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        await micka.make("me", "me")
        asked = {"game": "clans", "options": {}, "seats": ["me", "me"]}
        answer = await micka.http.post("/api/tables", json=asked)
        assert (answer.status_code, answer.json()["kind"]) == (429, "too_fast")
        chair = await micka.at(table["id"])
        assert [(await chair.ask("chat", text=f"line {n}"))["type"] for n in range(3)] == ["done", "done", "refused"]
        await chair.until(lambda chair: len(chair.chat) == 2)
        for n in range(200):
            await chair.tell(json.dumps({"type": "start", "id": f"flood {n}"}))
        answers = [await chair.until(lambda chair, n=n: chair.answers.get(f"flood {n}")) for n in range(200)]
        kinds = {answer["error"]["kind"] for answer in answers if answer["type"] == "refused"}
        assert "too_fast" in kinds
        sight = await chair.my_turn()
        while (answer := await chair.move(Random(1), sight))["type"] == "refused":
            assert answer["error"]["kind"] == "too_fast"


@awaited
async def test_nothing_else_goes_by_the_measure_of_a_hand(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(1, 0.0001), person=Rate(1000, 1000), hand=Rate(1000, 1000))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka = await home.guest("Micka")
        chair = await micka.at((await micka.make("me", "me"))["id"])
        assert (await chair.ask("chat", text="the only one"))["type"] == "done"
        await chair.tell('{"type": "hold", "type": "chat", "id": "disguised", "text": "one more"}')
        answer = await chair.until(lambda chair: chair.answers.get("disguised"))
        assert answer["error"]["kind"] == "too_fast"


@awaited
async def test_one_person_has_a_bounded_number_of_sockets(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", limits=Limits(sockets=3)) as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open")
        chairs = [await micka.at(table["id"]) for _ in range(3)]
        assert await (await micka.at(table["id"])).until_closed() == 4429
        await (await mourek.at(table["id"])).until(lambda chair: chair.table)
        await chairs[0].leave()
        again = await micka.at(table["id"])
        while not (await again.until(lambda chair: chair.answers or chair.table) and again.table):
            again = await micka.at(table["id"])  # the server has not noticed yet that one has left


@awaited
async def test_an_error_of_ours_is_noted_and_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        chair = await micka.at(table["id"])
        sight = await chair.my_turn()

        def broken(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError("the secret inside")

        with monkeypatch.context() as patch:
            patch.setattr(deeds, "carry_out", broken)
            patch.setattr(home.app.service.store, "name", broken)
            asked = {"seat": sight["seat"], "seq": chair.position["seq"], "action": choices(sight)[0]}
            error = await chair.refused("move", **asked)
            answer = await micka.http.get("/api/me")
        assert error["kind"] == answer.json()["kind"] == "internal"
        assert answer.status_code == 500
        assert "secret" not in error["reason"] + answer.text
        assert "the secret inside" in caplog.text
        await chair.done("move", **asked)
