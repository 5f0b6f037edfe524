"""A machine for which there is neither numba nor MuJoCo, nor anything that draws: bots think in plain Python, the tower
says why not, and a link has words alone in a chat."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.speaking import LANGUAGES, speak

HIDDEN = "import sys; sys.modules.update(dict.fromkeys(('numba', 'llvmlite', 'mujoco', 'quickjs', 'resvg_py')))"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def without(tmp_path: Path) -> dict[str, str]:
    """An environment in which no process of Python, nor any that it starts, finds them."""
    (tmp_path / "sitecustomize.py").write_text(HIDDEN)
    return {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "en_GB.UTF-8"}


@pytest.fixture
def tabbytop(without: dict[str, str]) -> Run:
    def run(*words: str, **more: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "tabbytop", *words]
        return subprocess.run(command, env={**without, **more}, capture_output=True, text=True)

    return run


def test_bots_are_plain_python(without: dict[str, str]):
    script = "from tabbytop.kernels import compiled; print(compiled.COMPILED)"
    done = subprocess.run([sys.executable, "-c", script], env=without, capture_output=True, text=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize(("game", "bots"), [("clans", "easy,medium"), ("isle", "easy,easy"), ("kingos", "easy,easy")])
def test_bots_play_whole_games(tabbytop: Run, game: str, bots: str):
    done = tabbytop("simulate", game, "--bots", bots, "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 1


def test_the_tower_cannot_be_simulated_and_says_why(tabbytop: Run):
    done = tabbytop("simulate", "tower", "--bots", "easy,easy")
    assert done.returncode == 2
    assert (
        done.stderr
        == "tabbytop: tower needs MuJoCo, which is not installed here; install mujoco-core and start again\n"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_says_what_is_missing(tabbytop: Run, language: str):
    said = tabbytop("games", LC_ALL=f"{language}.UTF-8").stdout
    assert said.count(speak(language, "cli-lacks-physics")) == 1
    assert said.index("tower: ") < said.index(speak(language, "cli-lacks-physics"))


def test_the_list_of_games_for_programs_says_it_too(tabbytop: Run):
    games = json.loads(tabbytop("games", "--json").stdout)
    assert {game["key"]: game["lacks"] for game in games if game["lacks"]} == {"tower": "physics"}


def test_a_server_offers_all_but_the_tower(without: dict[str, str], tmp_path: Path):
    command = [sys.executable, "-m", "tabbytop", "play", "--no-browser", "--port", "0"]
    place = ["--db", f"sqlite:///{tmp_path}/tables.db"]
    pipe = subprocess.PIPE
    with subprocess.Popen([*command, *place], env=without, stdout=pipe, stderr=pipe, text=True) as server:
        try:
            assert server.stdout is not None and server.stderr is not None
            found = next(match for line in server.stdout if (match := re.search(r"open at (http://\S+)", line)))
            with httpx.Client(base_url=found[1], timeout=60, verify=False) as http:
                games = http.get("/api/games").json()
                assert {game["key"]: game["lacks"] for game in games if game["lacks"]} == {"tower": "physics"}
                refused = http.post("/api/tables", json={"game": "tower", "options": {}, "seats": ["me", "open"]})
                assert "tower needs MuJoCo" in refused.text
                http.get("/api/me")
                table = http.post("/api/tables", json={"game": "isle", "options": {}, "seats": ["me", "open"]}).json()
                page = http.get(f"/t/{table['id']}").text
                assert "og:title" in page and "og:image" not in page
                assert http.get(f"/pictures/{table['id']}.png").status_code == 404
        finally:
            server.terminate()
        assert server.stderr.read() == ""


def test_the_towers_bots_are_made_ready_without_a_word(without: dict[str, str]):
    """They will not be asked."""
    done = subprocess.run(
        [sys.executable, "-c", "from tabbytop import bots; bots.warm(['tower'])"], env=without, capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")
