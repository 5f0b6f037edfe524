"""Figures for Prometheus: what was done, by whom it was refused, who is there."""

import re
from pathlib import Path
from random import Random

from tabbytop.server import metrics
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
