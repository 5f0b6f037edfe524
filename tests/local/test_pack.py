"""The pack itself, in Pyodide under node, compiled as a browser keeps it: the same logs as here, and a whole house.

Node starts Python in WebAssembly in some seconds, which is why all of it is done in three starts.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tabbytop.core import Record
from tabbytop.games import all_games
from tabbytop.pictures import BUILT

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
PACK = BUILT / "pack"
MOST = 6_000_000  #: bytes to be sent


def lines(printed: str, kind: str) -> list[list[str]]:
    return [line.split("\t") for line in printed.splitlines() if line.startswith(f"{kind}\t")]


@pytest.fixture(scope="module")
def node() -> str:
    assert (PACK / "list").is_file(), "there is no pack: run ./tabby test or ./tabby play"
    found = shutil.which("node")
    if found is None:
        pytest.skip("there is no node on the path; ./tabby test has one")
    return found


def in_a_browser(node: str, file: str, *more: str) -> str:
    command = [node, str(WEB / "pack/try.mjs"), str(PACK), str(HERE / file), *more]
    env = {**os.environ, "SITE_PACKAGES": sysconfig.get_path("purelib")}
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True)
    told = "\n".join(line[:300] for line in done.stderr.splitlines()[-40:])
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{told}"
    return done.stdout


def test_the_pack_is_small_and_whole():
    pack = json.loads((PACK / "list").read_text())
    parts = [part for file in pack["files"] for part in file["parts"]]
    assert sum(part["bytes"] for part in parts) == pack["bytes"] <= MOST
    for part in parts:
        assert (PACK / f"{part['sha'][:20]}.part").stat().st_size == part["bytes"]


def test_what_the_house_says_of_its_games_lies_beside_it():
    """For pages to which it has not come yet."""
    games = json.loads((PACK / "games").read_text(encoding="utf-8"))
    assert {game["key"]: game["lacks"] for game in games} == {
        "clans": None,
        "isle": None,
        "kingos": None,
        "tower": "physics",
    }
    assert not any(game["hinted"] for game in games), "nobody gives hints there"
    for game in games:
        assert json.loads((PACK / f"games-{game['key']}-words").read_text(encoding="utf-8"))


def test_logs_are_the_same_as_here(node: str):
    here = subprocess.run([sys.executable, str(HERE / "logs.py")], capture_output=True, text=True, check=True).stdout
    there = in_a_browser(node, "logs.py")
    assert len(lines(here, "log")) >= 24
    assert lines(there, "log") == lines(here, "log")


def test_bots_answer_and_a_game_is_a_record_that_verifies_here(node: str):
    told = in_a_browser(node, "bots_and_house.py", "compiled")
    assert [line[-1] for line in lines(told, "level")] == ["6"] * 12
    ((_, *same),) = lines(told, "machine")
    assert same == ["True"] * len(same)
    assert len(same) > 8
    assert lines(told, "replay") == [["replay", "True", "13", "15"]]
    ((_, record),) = lines(told, "record")
    assert Record.read(json.loads(record).splitlines(), all_games(), verify=True).is_over


def test_what_games_promise_and_sockets_hold_is_true_there_too(node: str):
    """The contract suite of every game that is offered, and the server's own tests on the bridge (``suite.py``)."""
    passed = {what: int(many) for _, what, many in lines(in_a_browser(node, "suite.py"), "passed")}
    assert passed.keys() == {"clans", "isle", "kingos", "test_bridge"}
    assert min(passed.values()) >= 12
