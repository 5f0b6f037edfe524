"""Whatever file somebody sends, nobody else notices."""

import asyncio
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import ClientDisconnect, Request

from tabbytop.core import Record, Sitter, encode
from tabbytop.core.log import dump
from tabbytop.games import all_games
from tabbytop.server.errors import Told
from tabbytop.server.reading import WAITING, WAITING_THERE, Readings
from tabbytop.server.security import Limits, Rate
from tabbytop.tables.errors import TooFast
from tests.server.kit import Guest, house
from tests.tables.kit import HANGS, awaited

from . import readers

REPLAY = "/api/replay"


def kingos(**changed: Any) -> bytes:
    """A record that begins with a position, some figures of which are not the rules' own."""
    game = all_games()["kingos"]
    record = Record.open(game, [Sitter("person", ""), Sitter("person", "")], bytes(32))
    record.advance()
    state = encode(game.state, record.state)
    state["players"] = [{**player, **changed} for player in state["players"]]
    entry = {"type": "Upgraded", "seq": 0, "rules": game.rules, "state": state, "draws": 0, "lots": None, "steps": []}
    return (record.lines()[0] + "\n" + dump(entry) + "\n").encode()


async def refused(guest: Guest, content: bytes | str) -> str:
    answer = await guest.http.post(REPLAY, content=content)
    assert answer.status_code == 400, (answer.status_code, answer.text[:300])
    assert "Traceback" not in answer.text
    return str(answer.json()["reason"])


@awaited
async def test_a_record_holds_no_position_that_the_rules_did_not_produce(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        guest = await home.guest("Micka")
        assert "not as this house gave it out" in await refused(guest, kingos(vitality=10**12))
        assert "not as this house gave it out" in await refused(guest, kingos())
        for spelled in (b'"Upgraded"', b'"\\u0055pgraded"', b'"Upgrade\\u0064"', b'"Upgraded", "type" : "Upgraded"'):
            file = kingos().replace(b'"Upgraded"', spelled)
            assert "not as this house gave it out" in await refused(guest, file)
            answer = await guest.http.post(f"{REPLAY}/from-here", params={"step": 0, "seat": 0}, content=file)
            assert answer.status_code == 400


def test_figures_in_a_position_are_bounded(tmp_path: Path) -> None:
    for figure in (10**12, 10**5, -(10**12), 1e300, float("nan"), [0] * 10_001):
        with pytest.raises(Exception, match="figures that no game has"):
            Record.read(kingos(vitality=figure).decode().splitlines(), all_games())


@awaited
async def test_a_record_that_this_house_gave_out_is_read_again_as_long_as_it_is_the_same(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        guest = await home.guest("Micka")
        table = await guest.make("me", "me", start=True)
        await (await guest.at(table["id"])).play_on(Random(5))
        here = {"step": 9, "seat": 0, "nonce": "a"}
        later = (await guest.http.post(f"/api/tables/{table['id']}/from-here", params=here)).json()
        await (await guest.at(later["id"])).play_on(Random(6))
        file = (await guest.http.get(f"/api/tables/{later['id']}/record")).text
        assert json.loads(file.splitlines()[-1])["type"] == "Sealed"
        assert (await guest.http.post(REPLAY, content=file)).status_code == 200
        assert Record.read(file.splitlines(), all_games(), verify=True).is_over  # and anybody else can read it
        for changed in (
            file.replace('"draws":0', '"draws":1', 1),
            "\n".join(file.splitlines()[:-1]),
            file + file.splitlines()[-1] + "\n",
            file.replace('"mark":"', '"mark":"0'),
        ):
            assert changed != file
            await refused(guest, changed)


@awaited
async def test_files_that_made_the_server_stumble(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        guest = await home.guest("Micka")
        table = await guest.make("me", "me", start=True)
        await (await guest.at(table["id"])).play_on(Random(5))
        header, *rest = (await guest.http.get(f"/api/tables/{table['id']}/record")).text.splitlines()
        head = json.loads(header)
        for wrong in (
            json.dumps({**head, "seats": [{"kind": "person", "name": "\ud800"}] * 2}),
            json.dumps({name: value for name, value in head.items() if name != "options"}),
            json.dumps({**head, "options": None}),
            json.dumps({**head, "options": {"powers": "\ud800"}}),
            json.dumps({**head, "seats": []}),
            json.dumps({**head, "game": "\ud800"}),
            json.dumps({**head, "tabby": 10**30}),
            json.dumps({**head, "nonces": [1]}),
            "",
            "[" * 100_000,
        ):
            await refused(guest, "\n".join([wrong, *rest]))
        for place in range(3):
            entry = json.loads(rest[place])
            for field in entry:
                for value in (None, -1, 10**30, "\ud800", [], {}):
                    if value != entry[field]:
                        changed = [*rest[:place], json.dumps({**entry, field: value}), *rest[place + 1 :]]
                        answer = await guest.http.post(REPLAY, content="\n".join([header, *changed]))
                        assert answer.status_code in (200, 400, 429), answer.text


def asked_by(person: str, address: str = "192.0.2.1", *, gone: bool = False) -> Request:
    async def is_disconnected() -> bool:
        return gone

    client, scope = SimpleNamespace(host=address), {"state": {"person": person}}
    return cast("Request", SimpleNamespace(scope=scope, client=client, is_disconnected=is_disconnected))


@awaited
async def test_what_takes_too_long_or_too_much_is_ended_and_the_next_one_is_read() -> None:
    readings = Readings(["clans"], Limits(reading=Rate(1e6, 0), reading_address=Rate(1e6, 0)))
    try:
        for task, patience in ((readers.Endless(), 0.5), (readers.Hungry(), HANGS)):
            readings._patience = patience
            with pytest.raises(Told, match="memory"):
                await readings._ask(asked_by("micka"), cast("Any", task))
            readings._patience = HANGS
            assert await readings._ask(asked_by("micka"), cast("Any", readers.Modest())) == b"read"
    finally:
        await readings.stop()


@awaited
async def test_who_asks_for_several_at_once_is_told_all_but_those_beyond_reason() -> None:
    """They are read one after the other."""
    readings = Readings(["clans"], Limits(reading=Rate(1e6, 0), reading_address=Rate(1e6, 0)))
    try:
        tasks = [readings._ask(asked_by("micka"), cast("Any", readers.Modest())) for _ in range(WAITING + 1)]
        *told, last = await asyncio.gather(*tasks, return_exceptions=True)
        assert told == [b"read"] * WAITING
        assert isinstance(last, TooFast)
        assert await readings._ask(asked_by("micka"), cast("Any", readers.Modest())) == b"read"
        assert not readings._waiting
    finally:
        await readings.stop()


@awaited
async def test_who_sends_many_as_ever_new_people_holds_up_nobody_elsewhere() -> None:
    readings = Readings(["clans"], Limits(reading=Rate(1e6, 0), reading_address=Rate(1e6, 0)))
    order: list[str] = []

    async def asked(name: str, request: Request) -> None:
        try:
            assert await readings._ask(request, cast("Any", readers.Modest())) == b"read"
            order.append(name)
        except TooFast:
            order.append("too many")
        except ClientDisconnect:
            order.append(f"{name} has gone")

    try:
        many = [asked_by(f"greedy {n}", "192.0.2.1") for n in range(WAITING_THERE + 2)]
        greedy = [asyncio.create_task(asked("greedy", one)) for one in many]
        await asyncio.sleep(0)
        left = asyncio.create_task(asked("mourek", asked_by("mourek", "192.0.2.2", gone=True)))
        one = asyncio.create_task(asked("micka", asked_by("micka", "192.0.2.3")))
        cut = asyncio.create_task(asked("zofka", asked_by("zofka", "192.0.2.4")))
        await asyncio.sleep(0)
        cut.cancel()
        await asyncio.gather(*greedy, left, one, cut, return_exceptions=True)
        assert order[:2] == ["too many"] * 2
        assert order[2:] == ["greedy", "mourek has gone", "micka", *["greedy"] * (WAITING_THERE - 1)]
        assert not readings._waiting
        await asked("last", asked_by("last", "192.0.2.5"))
        assert order[-1] == "last", "nothing is left that would hold it up"
    finally:
        await readings.stop()


@awaited
async def test_reading_is_paid_for_by_what_it_costs(tmp_path: Path) -> None:
    limits = Limits(reading=Rate(1.0, 0), reading_address=Rate(1e6, 0))
    async with house(tmp_path / "t.db", limits=limits) as home:
        guest, other = await home.guest("Micka"), await home.guest("Mourek")
        table = await guest.make("me", "me", start=True)
        await (await guest.at(table["id"])).play_on(Random(5))
        address = f"/api/tables/{table['id']}/replay"
        statuses = [(await guest.http.get(address)).status_code for _ in range(2)]
        assert statuses == [200, 429]
        assert (await other.http.get(address)).status_code == 200


@awaited
async def test_a_score_sheet_is_counted_beside_a_record_that_takes_long_and_is_no_larger_than_one(
    tmp_path: Path,
) -> None:
    async with house(tmp_path / "t.db") as home:
        guest = await home.guest("Micka")
        slow = asyncio.create_task(home.app.readings._ask(asked_by("mourek"), cast("Any", readers.Endless())))
        answer = await guest.http.post("/api/score/clans", json={"clans": [], "grid": []})
        assert answer.status_code == 400  # no board, but it was read
        assert not slow.done()
        answer = await guest.http.post("/api/score/clans", json={"clans": ["x" * 20_000]})
        assert answer.status_code == 413
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
