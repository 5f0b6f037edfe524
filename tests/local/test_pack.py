"""The pack itself, in Pyodide under node, compiled as a browser keeps it: the same logs as here, and a whole house.

Node starts Python in WebAssembly in some seconds, which is why all of it is done in three starts.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tabbytop.core import Record
from tabbytop.games import all_games
from tabbytop.pictures import BUILT
from tabbytop.server.security import POLICY

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
PACK = BUILT / "pack"
MOST = 6_000_000  #: bytes to be sent, the whole client among them


def lines(printed: str, kind: str) -> list[list[str]]:
    return [line.split("\t") for line in printed.splitlines() if line.startswith(f"{kind}\t")]


@pytest.fixture(scope="module")
def node() -> str:
    assert (PACK / "list").is_file(), "there is no pack: run ./tabby test or ./tabby play"
    found = shutil.which("node")
    if found is None:
        pytest.skip("there is no node on the path; ./tabby test has one")
    return found


def load_packing() -> Any:
    spec = importlib.util.spec_from_file_location("packing", WEB / "pack/packing.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


packing = load_packing()


def unpacked() -> dict[str, bytes]:
    return {file["name"]: packing.unpacked(file, PACK) for file in json.loads((PACK / "list").read_text())["files"]}


@pytest.fixture(scope="module")
def files(node: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As a browser has them."""
    folder = tmp_path_factory.mktemp("pack")
    for name, data in unpacked().items():
        (folder / name).write_bytes(data)
    return folder


def in_a_browser(node: str, files: Path, file: str, *more: str) -> str:
    command = [node, str(WEB / "pack/try.mjs"), str(files), str(HERE / file), *more]
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


def held(bundle: bytes) -> dict[str, bytes]:
    """What lies in one piece, by name."""
    length = int.from_bytes(bundle[:4], "little")
    found, at = {}, 4 + length
    for name, size, _ in json.loads(bundle[4:at]):
        found[name] = bundle[at : at + size]
        at += size
    assert at == len(bundle)
    return found


def test_the_whole_client_is_in_it():
    """All that its pages are made of, but for fonts of letters that no text of ours has."""
    files = unpacked()
    assets, page = held(files["assets.bin"]), held(files["page.bin"])
    few = re.compile("-(greek|vietnamese)-")
    built = {f"assets/{path.name}": path for path in (BUILT / "assets").iterdir() if not few.search(path.name)}
    assert assets == {name: path.read_bytes() for name, path in built.items()}
    shell = re.search(r"SHELL = (\[.*?\]);", (BUILT / "worker.js").read_text())
    assert shell is not None
    assert {*json.loads(shell[1])} <= assets.keys() | page.keys()
    policy = POLICY.removesuffix("; frame-ancestors 'none'")  # which no page can say of itself
    assert f'http-equiv="Content-Security-Policy" content="{policy}"' in page[""].decode()


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


@pytest.fixture(scope="module")
def here_and_there(node: str, files: Path) -> tuple[str, str]:
    """What ``logs.py`` says in either Python."""
    here = subprocess.run([sys.executable, str(HERE / "logs.py")], capture_output=True, text=True, check=True).stdout
    return here, in_a_browser(node, files, "logs.py")


def test_logs_are_the_same_as_here(here_and_there: tuple[str, str]):
    here, there = (lines(said, "log") for said in here_and_there)
    assert len(here) >= 24
    assert there == here


def test_the_network_says_the_same_as_here_and_expert_does(here_and_there: tuple[str, str]):
    """Of positions with powers and without."""
    here, there = (lines(said, "expert") for said in here_and_there)
    assert {(powers, asked) for _, powers, asked, *_ in here} == {("False", "True"), ("True", "True")}
    assert len(here) >= 12
    assert there == here


def test_bots_answer_and_a_game_is_a_record_that_verifies_here(node: str, files: Path):
    told = in_a_browser(node, files, "bots_and_house.py", "compiled")
    assert [line[-1] for line in lines(told, "level")] == ["6"] * 12
    ((_, *same),) = lines(told, "machine")
    assert same == ["True"] * len(same)
    assert len(same) > 8
    assert lines(told, "replay") == [["replay", "True", "13", "15"]]
    ((_, record),) = lines(told, "record")
    assert Record.read(json.loads(record).splitlines(), all_games(), verify=True).is_over


def test_what_games_promise_and_sockets_hold_is_true_there_too(node: str, files: Path):
    """The contract suite of every game that is offered, and the server's own tests on the bridge (``suite.py``)."""
    passed = {what: int(many) for _, what, many in lines(in_a_browser(node, files, "suite.py"), "passed")}
    assert passed.keys() == {"clans", "isle", "kingos", "test_bridge"}
    assert min(passed.values()) >= 12
