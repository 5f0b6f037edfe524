"""How many small mistakes in a game's rules do the tests notice?

``python -m tests.mutation clans --count 200 --seed 1`` plants a random sample of mistakes in the modules that hold the
rules and the scoring of a game, one at a time, and runs the tests that should see it: the game's own, the golden
transcripts, a part of the contract suite. It prints who survived; docs/mutation.md says what was made of them.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .mutants import Mutant
from .session import HANGS, SEEN, SURVIVES, Judging

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
GAMES = SOURCE / "tabbytop" / "games"

#: what tells, shows, spells or explains the law and is not the law, and the tables of the box
NOT_RULES = {
    "__init__",
    "notation",
    "news",
    "words",
    "view",
    "state",
    "actions",
    "components",
    "refusals",
    "box",
    "pad",
}


def modules(game: str) -> list[str]:
    """The files that hold a game's rules and scoring, as paths below the source."""
    files = [path for path in (GAMES / game).rglob("*.py") if "tests" not in path.parts and path.stem not in NOT_RULES]
    return sorted(path.relative_to(SOURCE).as_posix() for path in files)


class OneCase:
    """Keeps of the contract suite what is about one game: its transcripts, and the first and last of its cases."""

    def __init__(self, key: str) -> None:
        self._key = key

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        cases = [params["case"] for item in items if "case" in (params := params_of(item))]
        mine = list(dict.fromkeys(str(case) for case in cases if case.game.key == self._key))
        kept = {*mine[:1], *mine[-1:]}
        items[:] = [item for item in items if self._is_kept(item, kept)]

    def _is_kept(self, item: pytest.Item, kept: set[str]) -> bool:
        params = params_of(item)
        if "case" in params:
            return str(params["case"]) in kept
        return "games" in item.path.parts or getattr(params.get("game"), "key", None) == self._key


def params_of(item: pytest.Item) -> dict[str, Any]:
    """What a test is run with; empty where it is run once."""
    return getattr(getattr(item, "callspec", None), "params", {})


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=300, help="seconds of processor time after which a mistake hangs")
    parser.add_argument("--only", default="", help="mistakes whose line says this: rules.py:219")
    parser.add_argument("--without", default="", help="leave out tests whose file says this: test_conservation")
    parser.add_argument("--whole", action="store_true", help="tell who saw each mistake, not only who survived")
    asked = parser.parse_args()
    folder = GAMES / asked.game

    def sample(found: list[Mutant]) -> list[Mutant]:
        meant = [mutant for mutant in found if asked.only in str(mutant)]
        return Random(f"{asked.game} {asked.seed}").sample(meant, min(asked.count, len(meant)))

    golden, contract = (str(ROOT / "tests/contract" / f"test_{name}.py") for name in ("golden", "contract"))
    tests = [str(folder / "tests"), golden]
    judging = Judging(SOURCE, modules(asked.game), tests, sample, asked.limit)
    key = "saucers" if asked.game == "_template" else asked.game
    options = ["-qq", "-p", "no:cacheprovider", *(["--ignore-glob", f"*{asked.without}*"] if asked.without else [])]
    status = pytest.main([*options, *tests, contract], plugins=[judging, OneCase(key)])
    if status != 0:
        print(f"{asked.game}: the tests fail without any mistake", file=sys.stderr)
        return 2
    fates = Counter(verdict.fate for verdict in judging.verdicts)
    share = fates[SURVIVES] / max(1, len(judging.verdicts))
    print(
        f"{asked.game}: {len(judging.verdicts)} mistakes of {judging.possible} planted; {fates[SEEN]} are seen, "
        f"{fates[HANGS]} go on for ever, {fates[SURVIVES]} survive ({share:.1%})"
    )
    for verdict in sorted(judging.verdicts, key=lambda one: str(one.mutant)):
        if asked.whole or verdict.fate == SURVIVES:
            print(f"  {verdict.mutant}" + (f"  [{verdict.fate}: {verdict.test}]" if asked.whole else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
