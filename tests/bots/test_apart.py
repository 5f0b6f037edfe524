"""Bots that somebody brought think in a process of their own: whatever they do there, whoever plays goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tabbytop.bots import BotFailed, are_same_plain, tournament
from tabbytop.bots.apart import MEANWHILE, leave
from tabbytop.bots.by_name import bot
from tabbytop.bots.tournament import Game, play
from tabbytop.games import all_games

CLANS = all_games()["clans"]

BOTS = """
import os, sys, time
from pathlib import Path

class Playing:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return None if may_decline else menu.pick(rng)

class Catching:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        Path("pid").write_text(str(os.getpid()))
        while True:
            try:
                time.sleep(3600)
            except:
                pass

class Calling:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        Path("pid").write_text(str(os.getpid()))
        return sum(range(10**14))

class Leaving:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        os._exit(3)

class Quitting:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        sys.exit("good night")

class Interrupting:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        raise KeyboardInterrupt

class Rambling:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        raise KeyError("mouse\\n\\nand another")

class Printing(Playing):
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        print("meow")
        os.write(1, b"purr")
        return super().choose(view, menu, rng, budget, may_decline)

class Asking(Playing):
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        Path("plain").write_text(os.environ.get("TABBYTOP_PLAIN", ""))
        return super().choose(view, menu, rng, budget, may_decline)

print("loaded")
"""

SAID = {
    "Catching": "my_cats:Catching has not answered 'turn-tile' within 0.5 s",
    "Calling": "my_cats:Calling has not answered 'turn-tile' within 0.5 s",
    "Leaving": "my_cats:Leaving ended its process at 'turn-tile' (status 3)",
    "Quitting": "my_cats:Quitting failed at 'turn-tile': SystemExit: good night",
    "Interrupting": "my_cats:Interrupting failed: KeyboardInterrupt",
    "Rambling": r"my_cats:Rambling failed at 'turn-tile': KeyError: 'mouse\n\nand another'",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "my_cats.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    leave()
    yield tmp_path
    leave()
    sys.modules.pop("my_cats", None)


def a_game(*bots: str, number: int = 0) -> Game:
    return Game(CLANS, CLANS.complete({}), bots, 7, number, patience=0.5)


def tabbytop(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tabbytop", *words], cwd=folder, capture_output=True, text=True)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("name", "said"), SAID.items(), ids=list(SAID))
def test_whatever_it_does_the_game_is_over_and_the_next_is_played(name: str, said: str) -> None:
    with pytest.raises(BotFailed) as failed:
        play(a_game(f"my_cats:{name}", "my_cats:Playing"))
    assert (str(failed.value), failed.value.bot) == (said, f"my_cats:{name}")
    assert play(a_game("my_cats:Playing", "random")).outcome.places


@pytest.mark.parametrize("name", ["Catching", "Calling"])
def test_who_is_late_is_ended_whatever_it_is_at(folder: Path, name: str) -> None:
    with pytest.raises(BotFailed):
        play(a_game(f"my_cats:{name}", "random"))
    assert not is_there(int((folder / "pid").read_text()))


@pytest.mark.usefixtures("folder")
def test_it_plays_as_it_would_among_us(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("my_cats:Playing", "easy")
    apart = [play(a_game(*names, number=number)) for number in range(4)]

    @contextmanager
    def among_us(game: str, names: Any, streams: Any, patience: float) -> Iterator[Any]:
        yield [bot(game, name, patience) for name in names]

    monkeypatch.setattr(tournament, "seated", among_us)
    here = [play(a_game(*names, number=number)) for number in range(4)]
    assert [(one.outcome, one.steps) for one in apart] == [(one.outcome, one.steps) for one in here]


def test_it_has_machine_code_where_games_are_plain_meanwhile(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it answers the same, and games with it need not wait for a compiler."""
    monkeypatch.setenv(*MEANWHILE)
    play(a_game("my_cats:Asking", "random"))
    assert (folder / "plain").read_text() == ""
    assert are_same_plain("clans", ["my_cats:Asking", "easy"])
    assert not are_same_plain("isle", ["my_cats:Asking", "expert"])
    assert not are_same_plain("clans", ["__main__:Asking", "easy"]), "nobody else can read that one"


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("name", ["Leaving", "Quitting", "Interrupting", "Rambling"])
def test_simulate_ends_with_one_line(folder: Path, name: str, workers: str) -> None:
    done = tabbytop(folder, "simulate", "clans", "--bots", f"my_cats:{name},random", "--workers", workers)
    said = [line for line in done.stderr.splitlines() if line != "loaded"]
    assert (done.returncode, done.stdout, said) == (2, "", [f"tabbytop: {SAID[name]}"])


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_it_prints_is_not_in_the_result(folder: Path, workers: str) -> None:
    words = ("simulate", "clans", "--bots", "my_cats:Printing,random", "--games", "4", "--workers", workers)
    done = tabbytop(folder, *words, "--json")
    assert json.loads(done.stdout)["games"] == 4
    assert all(word in done.stderr for word in ("loaded", "meow", "purr"))


def begun(folder: Path) -> tuple[subprocess.Popen[bytes], int]:
    """A simulation that waits for a bot, and the process of that bot."""
    words = ("simulate", "clans", "--bots", "my_cats:Catching,random")
    program = subprocess.Popen([sys.executable, "-m", "tabbytop", *words], cwd=folder, stderr=subprocess.DEVNULL)
    while not ((folder / "pid").exists() and (folder / "pid").read_text()):
        assert program.poll() is None
        time.sleep(0.01)
    return program, int((folder / "pid").read_text())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_who_breaks_off_ends_it_too(folder: Path) -> None:
    program, thinking = begun(folder)
    program.send_signal(signal.SIGINT)
    assert program.wait() == 130
    assert not is_there(thinking)


ORPHANED = """
from tabbytop.bots.tournament import Game, play
from tabbytop.games import all_games
clans = all_games()["clans"]
play(Game(clans, clans.complete({}), ("my_cats:Catching", "random"), 7, 0, patience=1.0))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_one_for_which_nobody_waits_any_more_ends_by_itself(folder: Path) -> None:
    """Who asked was killed."""
    program = subprocess.Popen([sys.executable, "-c", ORPHANED], cwd=folder, stderr=subprocess.DEVNULL)
    while not ((folder / "pid").exists() and (folder / "pid").read_text()):
        assert program.poll() is None
        time.sleep(0.01)
    program.kill()
    program.wait()
    while is_there(int((folder / "pid").read_text())):
        time.sleep(0.05)
