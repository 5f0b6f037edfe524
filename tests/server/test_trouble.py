"""The disk is full, or another program has locked the database, while people play: they are told so in a word that
their browser understands, whoever asks after the house is told too, and nothing that was acknowledged is lost."""

from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from tests.tables.kit import awaited
from tests.tables.troubles import TROUBLES, be_impatient

from .kit import Chair, Guest, House, choices, house


async def moves_on(chair: Chair, rng: Random) -> tuple[list[str], dict[str, Any]]:
    """The ids of the moves that are acknowledged until one is refused, and that one."""
    done: list[str] = []
    while (sight := await chair.my_turn()) is not None:
        seq = chair.position["seq"]
        asked = {"id": str(uuid4()), "seat": sight["seat"], "seq": seq, "action": rng.choice(choices(sight))}
        answer = await chair.ask("move", **asked)
        if answer["type"] == "refused":
            assert answer["error"]["kind"] == "not_kept", answer
            return done, asked
        done.append(asked["id"])
        await chair.until(lambda chair, seq=seq: chair.position["seq"] > seq)
    raise AssertionError("the game was played to its end")


async def in_the_log(home: House, table: str, ids: list[str]) -> list[int]:
    """How often each of these moves is there."""
    kept = await home.app.store.load(table)
    assert kept is not None
    return ["\n".join(kept.lines).count(id) for id in ids]


async def statuses(guest: Guest) -> list[int]:
    """Of a new table, of a new name, and of the house."""
    asked = {"game": "clans", "options": {}, "seats": ["me", "open"]}
    answers = [
        await guest.http.post("/api/tables", json=asked),
        await guest.http.put("/api/me", json={"name": "Mourek"}),
        await guest.http.get("/readyz"),
    ]
    assert {one.json()["kind"] for one in answers[:2] if one.status_code == 503} <= {"not_kept"}
    return [one.status_code for one in answers]


@pytest.mark.parametrize("kind", TROUBLES)
def test_people_are_told_and_go_on(
    tmp_path: Path, db: str, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    be_impatient(monkeypatch, db)

    @awaited
    async def go_on() -> None:
        rng = Random(3)
        async with house(tmp_path / "t.db", db=db) as home:
            micka = await home.guest("Micka")
            table = (await micka.make("me", "me", start=True))["id"]
            chair = await micka.at(table)
            await chair.my_turn()
            assert await statuses(micka) == [201, 200, 200]
            async with TROUBLES[kind](home.app.store):
                done, refused = await moves_on(chair, rng)
                new_table, new_name, ready = await statuses(micka)
                assert (new_table, ready) == (503, 503)
                assert new_name == 503 or (kind, db) == ("full", "")  # there the name takes the place of another
                assert (await micka.http.get("/healthz")).status_code == 200
                assert (await chair.ask("move", **refused))["type"] == "refused"
            assert (await chair.ask("move", **refused))["type"] == "done"  # as the browser sends it again, by itself
            assert (await chair.ask("move", **refused))["type"] == "done"  # once
            assert await statuses(micka) == [201, 200, 200]
            moves = [*done, refused["id"]]
            assert await in_the_log(home, table, moves) == [1] * len(moves)
            await chair.play_on(rng)

    go_on()
    assert all(record.exc_info is None for record in caplog.records)
    assert len([one for one in caplog.messages if "cannot be used now" in one]) == 1


def test_a_house_at_which_nobody_writes_notices_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    be_impatient(monkeypatch)

    @awaited
    async def notices() -> None:
        async with house(tmp_path / "t.db") as home:
            guest = await home.guest()
            async with TROUBLES["locked"](home.app.store):
                assert (await guest.http.get("/readyz")).status_code == 503
            assert (await guest.http.get("/readyz")).status_code == 200

    notices()
