"""Games begun at home that go on elsewhere: at a server with others, or under the rules of a newer edition."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.core import Record
from tabbytop.games import all_games
from tabbytop.local.rows import read_row
from tabbytop.local.shelf import Drawer
from tests.server import test_upgrade
from tests.server.kit import Guest, house
from tests.tables.kit import awaited

from .keep import KEPT
from .kit import home

SEATS = ["me", "open"]


async def going(guest: Guest, table: str) -> Any:
    answer = await guest.http.get(f"/api/tables/{table}/going")
    assert answer.status_code == 200, answer.text
    return answer.json()


@asynccontextmanager
async def begun_at_home(path: Path, moves: int | None = 6) -> AsyncIterator[tuple[Guest, str]]:
    """A game at one screen, in the middle of it."""
    async with home(path) as here:
        minka = await here.guest("Minka")
        table = await minka.make("me", "me", start=True)
        await (await minka.at(table["id"])).play_on(Random(3), moves)
        yield minka, table["id"]


@awaited
async def test_a_game_begun_at_home_goes_on_together(tmp_path: Path) -> None:
    async with begun_at_home(tmp_path / "home") as (minka, table), house(tmp_path / "t.db") as there:
        taken = await going(minka, table)
        chair = await minka.at(table)
        await chair.until(lambda chair: chair.position)
        grid = chair.position["sights"][0]["view"]["grid"]

        host, mourek = await there.guest("Minka"), await there.guest("Mourek")
        answer = await host.http.post("/api/tables/from-home", json={**taken, "seats": SEATS})
        assert answer.status_code == 201, answer.text
        anew = answer.json()
        assert anew["at_home"]
        assert anew["phase"] == "lobby"
        assert anew["rating"] is None
        first, second = await host.at(anew["id"]), await mourek.at(anew["id"])
        assert (await first.refused("options", options={}))["kind"] == "not_now"
        await first.done("sit", seat=0, nonce="a")
        await second.done("sit", seat=1, nonce="b")
        assert (await second.refused("rating", on=True))["kind"] == "not_now"
        await first.done("start")
        await first.until(lambda chair: chair.position)
        await second.until(lambda chair: chair.position)
        assert first.position["sights"][0]["view"]["grid"] == grid
        assert second.table["at_home"]  # told to everybody
        rng = Random(4)
        while not first.is_over:
            for chair in (first, second):
                if chair.asked():
                    await chair.move(rng, chair.asked())
            await first.until(lambda chair: chair.is_over or chair.asked() or second.asked())
        record = (await mourek.http.get(f"/api/tables/{anew['id']}/record")).text.splitlines()
        whole = Record.read(record, all_games(), verify=True)
        assert [sitter.name for sitter in whole.header.seats] == ["Minka", "Mourek"]
        assert record[1 : len(taken["log"])] == taken["log"][1:]
        assert (await mourek.http.get(f"/api/tables/{anew['id']}/replay")).json()["verified"] is True


@awaited
async def test_what_is_not_as_it_was_begun_is_refused(tmp_path: Path) -> None:
    async with begun_at_home(tmp_path / "home") as (minka, table), house(tmp_path / "t.db") as there:
        taken, host = await going(minka, table), await there.guest("Minka")
        drawn = next(at for at, line in enumerate(taken["log"]) if '"Reveal"' in line)
        other = json.loads(taken["log"][drawn])
        other["action"]["quarter"] = 1 - other["action"]["quarter"] % 2
        for change in (
            {"seed": taken["seed"][::-1]},
            {"seed": "no number"},
            {"log": [*taken["log"][:drawn], json.dumps(other), *taken["log"][drawn + 1 :]]},
            {"log": []},
            {"seats": ["me"]},
            {"seats": ["me", "nobody"]},
        ):
            asked = {**taken, "seats": SEATS, **change}
            answer = await host.http.post("/api/tables/from-home", json=asked)
            assert answer.status_code == 400, (change, answer.text)


@awaited
async def test_a_game_that_is_over_or_a_servers_own_is_not_taken_anywhere(tmp_path: Path) -> None:
    async with begun_at_home(tmp_path / "home", moves=None) as (minka, table):
        assert (await minka.http.get(f"/api/tables/{table}/going")).json()["kind"] == "not_now"
    async with house(tmp_path / "t.db") as there:
        minka = await there.guest("Minka")
        mine = await minka.make("me", "me", start=True)
        assert not mine["at_home"]
        assert (await minka.http.get(f"/api/tables/{mine['id']}/going")).json()["kind"] == "not_now"


@awaited
async def test_games_at_home_are_never_rated(tmp_path: Path) -> None:
    async with home(tmp_path / "home") as here:
        minka = await here.guest("Minka")
        table = await minka.make("me", {"bot": "easy"})
        assert table["at_home"]
        assert table["rating"] is None


@pytest.mark.parametrize("rules", ["2", None], ids=["other rules", "the same"])
@awaited
async def test_a_game_in_progress_goes_on_in_a_newer_edition(tmp_path: Path, rules: str | None) -> None:
    """From its snapshot where the rules are others, as on a server."""
    shelf, clans = Drawer(), all_games()["clans"]
    async with home(tmp_path / "home", shelf) as here:
        minka = await here.guest("Minka")
        table = (await minka.make("me", "me", start=True))["id"]
        chair = await minka.at(table)
        await chair.play_on(Random(3), 6)
        grid, cookies = chair.position["sights"][0]["view"]["grid"], minka.http.cookies
    newer = {"clans": clans if rules is None else replace(clans, rules=rules)}
    async with home(tmp_path / "home", shelf, games=newer) as here:
        minka = await here.guest()
        minka.http.cookies = cookies
        chair = await minka.at(table)
        await chair.until(lambda chair: chair.position)
        assert chair.position["sights"][0]["view"]["grid"] == grid
        await chair.play_on(Random(4))
        assert chair.is_over
    upgrades = sum('"type":"Upgraded"' in text for key, text in shelf.texts.items() if key.startswith("entries/"))
    assert upgrades == (rules is not None)


@pytest.mark.parametrize("file", sorted(KEPT.glob("shelf-*.json")), ids=lambda file: file.stem)
def test_games_go_on_under_a_new_release(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an older one left on a device, as ``test_upgrade`` takes up a server's database."""
    kept, shelf = json.loads(file.read_text("utf-8")), Drawer()
    shelf.texts = kept["texts"]
    for key in [key for key in shelf.texts if key.startswith("tables/")]:  # as if somebody had moved just now
        shelf.texts[key] = replace(read_row(shelf.texts[key]), changed=time.time()).written

    async def entries(table: str) -> list[tuple[int, str]]:
        found = await shelf.read(f"entries/{table}/")
        return [(int(key.rpartition("/")[2]), line) for key, line in found]

    monkeypatch.setattr(test_upgrade, "house", lambda path, db: home(path, shelf))
    asyncio.run(test_upgrade.go_on(tmp_path / "home", "", kept["found"], entries))


def test_what_an_older_release_left_is_kept() -> None:
    assert [*KEPT.glob("shelf-*.json")]
