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
from random import Random
from typing import Any

import pytest

from tabbytop.bots import BotFailed, apart, are_same_plain, check_name, finding, tournament
from tabbytop.bots.apart import MEANWHILE, leave
from tabbytop.bots.by_name import bot
from tabbytop.bots.tournament import Game, play, simulate
from tabbytop.cli import main
from tabbytop.core import Malformed, Prompt, buttons
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

class NeverWarm(Playing):
    def warm(self):
        with Path("warmed").open("a") as file:
            file.write("!")
        time.sleep(1e9)

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


# -- one that is not there in time ------------------------------------------------------------------------------------

FOR_EVER = """
import time

def wait():
    while True:
        try:
            time.sleep(3600)
        except BaseException:
            pass
"""
MADE = "\nclass Tom:\n    def __init__(self):\n        {}\n    def choose(self, *given):\n        pass\n"
HANGING = {"module": FOR_EVER + "wait()", "class": FOR_EVER + MADE.format("wait()")}
ENDING = {"module": "import os\nos._exit(3)\n", "class": "import os\n" + MADE.format("os._exit(3)")}
LATE = (
    "slow_cats:Tom was not loaded within 0.5 s; expected one that is made by then, and does what takes longer in warm()"
)
ENDED = "slow_cats:Tom cannot be loaded: it ended its process (status 3)"

COMMANDS = [("simulate", "clans"), ("arena", "clans", "--deals", "1")]


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, nothing here is there in time: none of it ever is."""
    monkeypatch.setattr(apart, "LOADED", 0.5)
    monkeypatch.setattr(apart, "READY", 0.5)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("words", COMMANDS, ids=["simulate", "arena"])
@pytest.mark.parametrize("source", HANGING.values(), ids=list(HANGING))
def test_one_that_is_loaded_for_ever_is_one_line(
    folder: Path, words: tuple[str, ...], source: str, capsys: Any
) -> None:
    (folder / "slow_cats.py").write_text(source)
    assert main((*words, "--bots", "random,slow_cats:Tom")) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", f"tabbytop: --bots: {LATE}\n")


@pytest.mark.parametrize("words", COMMANDS, ids=["simulate", "arena"])
@pytest.mark.parametrize("source", ENDING.values(), ids=list(ENDING))
def test_one_that_ends_its_process_on_loading_is_one_line(folder: Path, words: tuple[str, ...], source: str) -> None:
    (folder / "slow_cats.py").write_text(source)
    done = tabbytop(folder, *words, "--bots", "random,slow_cats:Tom")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"tabbytop: --bots: {ENDED}\n")


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("source", HANGING.values(), ids=list(HANGING))
def test_a_tournament_says_so_too(folder: Path, source: str) -> None:
    (folder / "slow_cats.py").write_text(source)
    with pytest.raises(Malformed) as wrong:
        simulate(CLANS, {}, ["random", "slow_cats:Tom"], games=2, seed=1)
    assert str(wrong.value) == LATE


def test_whoever_asks_about_one_loads_nothing(folder: Path) -> None:
    check_name("my_cats:Playing")
    assert "my_cats" not in sys.modules
    assert finding.source_of("my_cats:Playing") == folder / "my_cats.py"


@pytest.mark.usefixtures("soon")
def test_one_that_was_not_ready_in_time_is_waited_for_once(folder: Path) -> None:
    """Else a league would wait as long at each of its games."""
    for number in range(2):
        with pytest.raises(BotFailed, match=r"my_cats:NeverWarm is not ready within 0\.5 s"):
            play(a_game("my_cats:NeverWarm", "random", number=number))
    assert not (folder / "warmed").exists() or (folder / "warmed").read_text() == "!"


# -- several games at a time ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder")
def test_a_tournament_in_between_leaves_others_where_they_sit() -> None:
    menu, rng = buttons(Prompt("nap", "NONE 1"), ("sleep", "wake")), Random(1)
    with apart.apart("my_cats:Playing", rng) as playing:
        simulate(CLANS, {}, ["random", "my_cats:Playing"], games=1, seed=1)
        assert playing.choose(None, menu, rng) in menu


@pytest.mark.usefixtures("folder")
def test_one_whose_process_was_ended_for_another_one_says_so() -> None:
    menu, rng = buttons(Prompt("nap", "NONE 1"), ("sleep", "wake")), Random(1)
    with apart.apart("my_cats:Playing", rng) as playing:
        with pytest.raises(BotFailed, match="my_cats:Leaving"):
            play(a_game("my_cats:Leaving", "random"))
        with pytest.raises(BotFailed, match="my_cats:Playing is gone: its process was ended meanwhile"):
            playing.choose(None, menu, rng)


FORKED = """
import multiprocessing, os
from random import Random
from tabbytop.bots.apart import apart
from tabbytop.core import Prompt, buttons

MENU = buttons(Prompt("nap", "NONE 1"), ("sleep", "wake"))

def asked():
    rng = Random(1)
    with apart("my_cats:Playing", rng) as bot:
        print(bot.choose(None, MENU, rng) in MENU, flush=True)

asked()
child = multiprocessing.get_context("fork").Process(target=asked)
child.start()
child.join()
asked()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_process_that_was_forked_has_one_of_its_own(folder: Path) -> None:
    """As vectors of environments are."""
    done = subprocess.run([sys.executable, "-c", FORKED], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert (done.returncode, done.stdout) == (0, "True\n" * 3)
