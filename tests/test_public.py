"""What the package offers to those who write bots or do research."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import tabbytop
from tabbytop import IllegalAction, Malformed

ROOT = Path(__file__).parents[1]
RESEARCH = (ROOT / "docs/research.md").read_text("utf-8")
CODE = "\n".join(re.findall(r"^```python\n(.*?)^```$", RESEARCH, re.MULTILINE | re.DOTALL))


def test_all_that_is_named_is_there():
    assert [name for name in tabbytop.__all__ if not hasattr(tabbytop, name)] == []
    assert len(set(tabbytop.__all__)) == len(tabbytop.__all__)


def test_what_is_not_named_is_not():
    with pytest.raises(AttributeError, match="module 'tabbytop' has no attribute 'chess'"):
        _ = tabbytop.chess


def test_whoever_wants_the_version_alone_waits_for_nothing():
    code = "import sys, tabbytop; print(tabbytop.__version__, [m for m in sys.modules if m.startswith('tabbytop.')])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == f"{tabbytop.__version__} []\n"


def test_rules_and_bots_need_no_server():
    """Whoever trains on a cluster does not start a web server's libraries."""
    code = "import sys, tabbytop; tabbytop.game('clans'); tabbytop.bot; print('starlette' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "False\n"


# -- bad input --------------------------------------------------------------------------------------------------------


class Hasty:
    """Takes whatever comes first."""

    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return None if may_decline else next(iter(menu))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"options": {"zz": 1}}, "option zz: clans has no such option; it has clans, powers"),
        ({"options": None}, "expected options by their names, as in a dict, not None"),
        ({"games": 0}, "games: expected a whole number above 0, not 0"),
        ({"games": 2.5}, "games: expected a whole number above 0, not 2.5"),
        ({"workers": 0}, "workers: expected a whole number above 0, not 0"),
        ({"game": "clans"}, r"expected a game, as tabbytop.game\('clans'\) gives it, not 'clans'"),
        (
            {"bots": [Hasty(), "random"]},
            "expected the name of a bot: random, easy, .*, or one's own as 'module:Name', not",
        ),
        ({"bots": "easy"}, "expected a list of bots by their names, not 'easy'"),
        ({"bots": ["random"] * 3}, "3 bots: clans is for 2 seats, not for 3"),
        ({"bots": []}, "0 bots: clans is for 2 seats, not for 0"),
        ({"bots": ["clever", "random"]}, "there is no bot 'clever'; expected one of random, easy"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_tournament_that_cannot_be(given, said):
    usual = {"game": tabbytop.game("clans"), "options": {}, "bots": ["random", "random"], "games": 2, "seed": 1}
    with pytest.raises(Malformed, match=said):
        tabbytop.tournament(**(usual | given))


def test_a_tournament_takes_options_as_anybody_writes_them():
    clans = tabbytop.game("clans")
    result = tabbytop.tournament(clans, {}, ["random", "random"], 2, 1)
    assert result["options"] == clans.complete({})
    assert result["games"] == 2


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("chess", "easy", "no game 'chess'; there are clans"),
        ("clans", Hasty(), "expected the name of a bot: random, easy"),
        ("clans", None, "expected the name of a bot: .*, not None"),
        (7, "easy", "a bot is for a game by its key, as 'clans', not 7"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_bot_that_there_is_not(game, name, said):
    with pytest.raises(Malformed, match=said):
        tabbytop.bot(game, name)


@pytest.mark.parametrize("answer", ["x", None, 7], ids=repr)
def test_a_game_with_an_answer_that_is_none(answer):
    clans = tabbytop.game("clans")
    with pytest.raises(IllegalAction, match=rf"{answer!r}.*\[CLANS [\d.]+\]"):
        tabbytop.play_out(clans, clans.new_game(2), lambda *_: answer, Random(1).randrange)


# -- what is promised, and what the documents use ---------------------------------------------------------------------


def test_the_documents_use_what_is_promised():
    """Or what is said to lie below the promise."""
    promise = tabbytop.__doc__
    assert {f"`{name}`" for name in tabbytop.__all__} <= set(re.findall(r"`\w+`", promise))
    used = set(re.findall(r"\btabbytop\.(\w+)", CODE)) | {
        name for names in re.findall(r"from tabbytop import (.*)", CODE) for name in names.split(", ")
    }
    assert used - {"envs", "bots", "kernels", "games"} <= set(tabbytop.__all__)
    for module in re.findall(r"\b(tabbytop\.(?:envs|bots|kernels|games)[.\w]*)", CODE):
        assert any(module.startswith(one) for one in promised_modules()), f"{module} is not promised"


def promised_modules() -> list[str]:
    named = re.findall(r"``(\.?[a-z.]+)``", tabbytop.__doc__)
    return [f"tabbytop.envs{one}" if one.startswith(".") else one for one in named if "." in one]


def test_every_export_that_does_something_is_shown():
    """In an example, which ``test_docs`` runs."""
    silent = {name for name in tabbytop.__all__ if not re.search(rf"\b{name}\b", CODE)}
    assert silent == {"LEVELS", "PHYSICS", "BotFailed", "GameSpec", "TabbyError"}, "types, names and errors"


# -- types ------------------------------------------------------------------------------------------------------------

SOMEBODYS = """
from random import Random
from typing import Any

import tabbytop
import tabbytop.envs.gymnasium


class Hasty:
    def choose(
        self,
        view: Any,
        menu: tabbytop.Menu[Any],
        rng: Random,
        budget: tabbytop.Budget | None = None,
        may_decline: bool = False,
    ) -> Any:
        return None if may_decline else next(iter(menu))


class Loose:  # by somebody who writes no types
    def choose(self, view, menu, rng, budget=None, may_decline=False):  # type: ignore[no-untyped-def]
        return menu.pick(rng)


game, rng = tabbytop.game("clans"), Random(1)
minds: list[tabbytop.Mind[Any, Any]] = [Hasty(), Loose(), tabbytop.bot("clans", "easy"), tabbytop.Bot(Hasty().choose)]
for bots in (Hasty, Hasty(), "easy"):
    tabbytop.envs.gymnasium.Seat("clans", bots=bots)
tabbytop.envs.gymnasium.Seat("clans", bots=("easy",))
tabbytop.envs.gymnasium.Seat("clans", bots=[Loose()])


def decide(state: Any, seat: int, menu: tabbytop.Menu[Any], may_decline: bool) -> Any:
    return minds[seat].choose(game.view(state, seat), menu, rng, None, may_decline)


end = tabbytop.play_out(game, game.new_game(2), decide, rng.randrange)
size: int = game.spaces.actions.size
tabbytop.tournament(game, {"clans": "free"}, ["random", "random"], games=1, seed=1)
"""


@pytest.mark.slow
def test_somebody_s_program_has_types_that_fit(tmp_path):
    """Strictly, and again with what was kept of the first time: then a module would take the place of a function."""
    program, again = tmp_path / "program.py", tmp_path / "again.py"
    program.write_text(SOMEBODYS)
    again.write_text("import tabbytop\n\nmind: tabbytop.Bot[object, object] = tabbytop.bot('clans', 'easy')\n")
    (tmp_path / "mypy.ini").write_text("[mypy]\n")
    where = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    for one in (program, again):
        done = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--config-file", "mypy.ini", "--cache-dir", "kept", one.name],
            cwd=tmp_path,
            env=where,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
