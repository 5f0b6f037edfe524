"""Figures for Prometheus: what was done, by whom it was refused, who is there."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any, cast

from tabbytop.server import metrics
from tabbytop.server.security import Limits, Rate
from tests.abuse import readers
from tests.abuse.test_uploads import asked_by
from tests.tables.kit import awaited

from .kit import house


def figure(text: str, name: str, **labels: str) -> float:
    named = ",".join(f'{key}="{value}"' for key, value in labels.items())
    found = re.search(rf"^{name}{re.escape('{' + named + '}') if named else ''} (\S+)$", text, re.M)
    return float(found[1]) if found else 0.0


@awaited
async def test_what_is_done_is_counted(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", {"bot": "easy"}, start=True)
        chair = await micka.at(table["id"])
        await chair.play_on(Random(1), moves=3)
        await chair.refused("start")
        text = (await micka.http.get("/metrics")).text
        assert figure(text, "tabbytop_done_total", what="Move") == 3
        assert figure(text, "tabbytop_done_total", what="Decided") >= 2
        assert figure(text, "tabbytop_answer_seconds_count", what="Move") == 3
        assert figure(text, "tabbytop_refused_total", why="not_now") == 1
        assert figure(text, "tabbytop_thought_seconds_count", game="clans", level="easy") >= 2
        assert figure(text, "tabbytop_sockets") == 1
        assert figure(text, "tabbytop_tables_held") == 1
        await chair.leave()


@awaited
async def test_answers_over_http_are_counted_and_what_waits_for_its_turn(tmp_path: Path) -> None:
    limits = Limits(reading=Rate(1e6, 0))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka, readings = await home.guest("Micka"), home.app.readings
        await micka.http.get("/api/tables/FERN-OTTER-LAMP-1000")
        await micka.http.get("/api/games", headers={"Host": "evil.example"})
        await micka.http.post("/api/replay", content=b"a hairball")
        slow = asyncio.create_task(readings._ask(asked_by("mourek"), cast("Any", readers.Endless())))
        waiting = [asyncio.create_task(micka.http.post("/api/replay", content=b"{")) for _ in range(2)]
        text = ""
        while figure(text, "tabbytop_queue", what="readings", where="waiting") < 2:
            text = (await micka.http.get("/metrics")).text
        for status, times in (("404", 1), ("403", 1), ("400", 1)):
            assert figure(text, "tabbytop_http_answers_total", status=status) == times
        assert figure(text, "tabbytop_http_answers_total", status="200") >= 2
        assert figure(text, "tabbytop_refused_total", why="unknown_table") == 1
        assert figure(text, "tabbytop_refused_total", why="malformed") == 1
        assert figure(text, "tabbytop_queue", what="readings", where="here") == 1
        for what in ("readings", "analyses", "simulations"):
            assert f'tabbytop_queue{{what="{what}",where="elsewhere"}} 0.0' in text
        for task in (slow, *waiting):
            task.cancel()
        await asyncio.gather(slow, *waiting, return_exceptions=True)


@awaited
async def test_figures_are_for_the_house_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", trusted=("127.0.0.1/32",)) as home:
        guest = await home.guest()
        assert (await guest.http.get("/metrics")).status_code == 200
        for address, status in (("1.2.3.4", 404), ("2a00:1::1", 404), ("10.0.0.3", 200)):
            asked = await guest.http.get("/metrics", headers={"X-Forwarded-For": address})
            assert asked.status_code == status, address


@awaited
async def test_without_the_package_nothing_is_counted_and_all_goes_on(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(metrics, "IS_INSTALLED", False)
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", {"bot": "easy"}, start=True)
        chair = await micka.at(table["id"])
        await chair.play_on(Random(1), moves=2)
        assert (await micka.http.get("/metrics")).status_code == 404
        await chair.leave()
