"""What holds over real sockets holds over the bridge: the server's own tests, and what a page's house adds."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabbytop.core import Record
from tabbytop.games import all_games
from tabbytop.local.house import House
from tabbytop.local.shelf import Drawer
from tabbytop.local.store import AT_HOME
from tabbytop.local.thinker import Beside, answered
from tabbytop.tables.botplay import AT_ONCE
from tests.server import test_clock, test_from_here, test_gone, test_play, test_quiet
from tests.tables.kit import awaited

from .kit import home

#: Over real sockets alone: bots are compiled nowhere here, and there is never a second process on one shelf. Whole
#: modules that have no meaning here: ``test_upgrade`` and ``test_changed_rules`` take up and damage databases of a
#: server's (what lies on a shelf is taken up in ``test_going_on.py``), ``test_tower`` needs physics, ``test_bad_input``
#: is about strangers (nobody but the page itself speaks over its bridge), and the others are about people who come from
#: elsewhere, or about the network itself.
NOT_HERE = {
    test_play.test_a_table_says_while_its_bots_are_compiled,
    test_gone.test_who_is_here_through_another_process_is_not_gone,
}
OF_SOCKETS = [
    (module, test)
    for module in (test_play, test_from_here, test_quiet, test_clock, test_gone)
    for name, test in vars(module).items()
    if name.startswith("test_") and test not in NOT_HERE and not hasattr(test, "pytestmark")
]


@pytest.mark.parametrize(("module", "test"), OF_SOCKETS, ids=lambda one: one.__name__.rpartition(".")[2])
def test_what_holds_over_sockets(
    module: Any, test: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "house", home)
    test(tmp_path)


async def ask(house: House, method: str, address: str, given: Any = None) -> Any:
    answer = await house.ask(method, address, b"" if given is None else json.dumps(given).encode())
    assert answer.status < 300, answer
    return json.loads(answer.body)


NEW = {"game": "clans", "options": {}, "seats": ["me", {"bot": "random"}], "nonce": "a nonce", "start": True}


@awaited
async def test_a_page_that_is_opened_anew_has_its_person_its_name_and_its_tables() -> None:
    shelf = Drawer()
    house = House(shelf, lambda *said: None, pace=AT_ONCE)
    await house.start()
    await ask(house, "GET", "/api/me")
    me = await ask(house, "PUT", "/api/me", {"name": "Minka"})
    table = await ask(house, "POST", "/api/tables", NEW)
    assert table["id"].startswith(AT_HOME)
    # The page is killed here: nothing is stopped, nothing is closed.
    again = House(shelf, lambda *said: None, pace=AT_ONCE)
    await again.start()
    assert await ask(again, "GET", "/api/me") == me
    assert [line["table"]["id"] for line in await ask(again, "GET", "/api/tables")] == [table["id"]]
    await again.stop()
    await house.stop()


@awaited
async def test_a_game_with_a_bot_that_thinks_beside_is_a_record_that_verifies() -> None:
    said: asyncio.Queue[tuple[str, int, str]] = asyncio.Queue()
    house = House(Drawer(), lambda *told: said.put_nowait(told), Beside(_elsewhere), pace=AT_ONCE)
    await house.start()
    await ask(house, "GET", "/api/me")
    table = await ask(house, "POST", "/api/tables", NEW)
    house.bridge.open(1, f"/ws/{table['id']}")
    seq, n = -1, 0
    while True:
        kind, _, text = await said.get()
        messages = json.loads(text) if kind == "text" else []
        for one in messages if isinstance(messages, list) else [messages]:
            if one["type"] == "position" and one["outcome"] is None and one["must"] == [0] and one["seq"] > seq:
                seq, n = one["seq"], n + 1
                (action, *_) = one["sights"][0]["menu"]["sets"][0]["actions"]
                move = {"type": "move", "id": f"move {n}", "seat": 0, "seq": seq, "action": action}
                house.bridge.tell(1, json.dumps(move))
        if '"outcome":{' in text:
            break
    record = await house.ask("GET", f"/api/tables/{table['id']}/record")
    assert Record.read(record.body.decode().splitlines(), all_games(), verify=True).is_over
    replay = await ask(house, "GET", f"/api/tables/{table['id']}/replay")
    assert replay["verified"] is True
    await house.stop()


async def _elsewhere(task: bytes) -> bytes:
    return answered(task)


@awaited
async def test_games_that_need_physics_are_said_to_be_lacking_it() -> None:
    house = House(Drawer(), lambda *said: None)
    await house.start()
    lacks = {one["key"]: one["lacks"] for one in await ask(house, "GET", "/api/games")}
    assert lacks == {"clans": None, "isle": None, "kingos": None, "tower": "physics"}
    await house.stop()
