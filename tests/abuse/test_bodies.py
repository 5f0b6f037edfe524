"""Whatever is sent, little of it is read where everybody is served."""

import json
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server import wire
from tabbytop.server.reading import MOST_LINES
from tabbytop.server.security import Limits, Rate
from tests.server.kit import house
from tests.tables.kit import awaited

LARGE = 256 * 1024 - 2
LINES = [*["{hairball"] * (LARGE // 16), '{"type":']
FILE = ("\n".join(LINES) + "\n").encode()
GAME = json.dumps({"seed": "00", "log": LINES, "seats": ["me"]}, separators=(",", ":")).encode()
UPLOADS = (
    ("/api/replay", FILE),
    ("/api/replay", b'{"hairball":0}\n' * (LARGE // 15)),
    ("/api/replay/from-here?step=0&seat=0", FILE),
    ("/api/tables/from-home", GAME),
)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str | bytes]:
    """All JSON that is read in this process, which serves; a process that reads records is another one."""
    read: list[str | bytes] = []

    def noting(reader: Any) -> Any:
        def noted(text: str | bytes, *args: Any, **more: Any) -> Any:
            read.append(text)
            return reader(text, *args, **more)

        return noted

    monkeypatch.setattr(json, "loads", noting(json.loads))
    monkeypatch.setattr(wire, "parsed", noting(wire.parsed))
    return read


@pytest.mark.parametrize(("address", "content"), UPLOADS)
@awaited
async def test_no_line_of_a_file_is_read_where_everybody_is_served_and_all_of_it_is_paid_for(
    tmp_path: Path, read: list[str | bytes], address: str, content: bytes
) -> None:
    limits = Limits(reading=Rate(1.0, 0), reading_address=Rate(1.0, 0))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka = await home.guest("Micka")
        assert (await micka.http.post(address, content=content)).status_code in (400, 413)
        assert (await micka.http.post(address, content=content)).status_code == 429
        stranger = await micka.http.post(address, content=content, headers={"Cookie": ""})
        assert stranger.status_code == 429, "as somebody new, from the same address"
        assert not [text for text in read if "hairball" in str(text)]


@awaited
async def test_a_file_has_so_many_lines(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        for lines, status in ((MOST_LINES, 400), (MOST_LINES + 1, 413)):
            assert (await micka.http.post("/api/replay", content=b"{\n" * lines)).status_code == status


@awaited
async def test_of_who_has_nothing_left_no_file_is_even_taken(tmp_path: Path) -> None:
    limits = Limits(reading=Rate(1.0, 0), reading_address=Rate(1e6, 0))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka = await home.guest("Micka")
        await micka.http.post("/api/replay", content=FILE)
        home.app.readings.sent = lambda content: pytest.fail("it was taken")
        assert (await micka.http.post("/api/replay", content=FILE)).status_code == 429
        assert (await micka.http.get("/healthz")).status_code == 200


@awaited
async def test_a_request_that_is_no_file_is_small(tmp_path: Path, read: list[str | bytes]) -> None:
    limits = Limits(person=Rate(1e6, 0), myself=Rate(1e6, 0))
    content = json.dumps({"name": "x" * LARGE})[: LARGE - 2].encode() + b'"}'
    async with house(tmp_path / "t.db", limits=limits, strangers=True) as home:
        micka, refused = await home.guest("Micka"), set()
        table = (await micka.make("me", "open"))["id"]
        known = {"table": table, "game": "clans", "event": table, "device": "x", "way": "x", "bot": "x", "id": "x"}
        for route in home.app._inner.routes:
            path, methods = route.path, {"POST", "PUT"} & (route.methods or set())
            for name, value in known.items():
                path = path.replace(f"{{{name}}}", value)
            for method in methods if path.startswith("/api/") and "replay" not in path else ():
                answer = await micka.http.request(method, f"{path}?seat=0", content=content)
                if answer.status_code == 413:
                    refused.add(path)
        assert {"/api/me", "/api/tables", "/api/events", "/api/score/clans", "/api/match"} <= refused
        assert not [text for text in read if len(text) > limits.message]
