"""Codes cannot be tried out, and a name that leads here from elsewhere opens nothing."""

from pathlib import Path

import pytest

from tabbytop.server.security import Limits, Rate
from tests.server.kit import Guest, house
from tests.tables.kit import awaited


@awaited
async def test_who_names_many_wrong_tables_is_told_nothing_for_a_while(tmp_path: Path) -> None:
    limits = Limits(wrong=Rate(5, 0.0), wrong_address=Rate(12, 0.0))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open")

        async def asked(who: Guest, code: str) -> int:
            return (await who.http.get(f"/api/tables/{code}")).status_code

        wrong = "FERN-OTTER-LAMP-1000"
        assert await asked(mourek, table["code"]) == 200
        assert [await asked(mourek, wrong) for _ in range(6)] == [404] * 5 + [429]
        assert await asked(mourek, table["code"]) == 429  # not even a right one, or it could be tried for
        assert await asked(micka, table["code"]) == 200  # others go on
        chair = await mourek.at(wrong)
        assert await chair.until_closed() == 4429
        for _ in range(7):  # with a new name every time, from one address
            assert await asked(await home.guest(), wrong) == 404
        assert await asked(await home.guest(), wrong) == 429


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8642", 200),
        ("[::1]:8642", 200),
        ("localhost", 200),
        ("kitchen", 200),
        ("kitchen.local:80", 200),
        ("play.example", 200),
        ("PLAY.example.:443", 200),
        ("evil.example", 403),
        ("play.example.evil.example:80", 403),
        ("127.0.0.1.evil.example", 403),
        ("[::1].evil.example", 403),
    ],
)
@awaited
async def test_only_our_own_names_are_answered_to(tmp_path: Path, host: str, status: int) -> None:
    async with house(tmp_path / "t.db", hosts=("play.example",)) as home:
        guest = await home.guest()
        assert (await guest.http.get("/api/games", headers={"Host": host})).status_code == status


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "", "http://", "//x", "http://[::1", "\x7f"])
@awaited
async def test_a_nonsensical_origin_is_a_foreign_one(tmp_path: Path, origin: str) -> None:
    async with house(tmp_path / "t.db") as home:
        guest = await home.guest()
        answer = await guest.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert answer.status_code in (400, 403), answer.text
        assert "Traceback" not in answer.text
