"""How many small mistakes in a game's rules do the tests notice?

``python -m tests.mutation clans --count 200 --seed 1`` plants a random sample of mistakes in the modules that hold the
rules and the scoring of a game, one at a time, and runs the tests that should see it: the game's own, the golden
transcripts, a part of the contract suite. It tells of each as it comes, and at the end who survived; docs/mutation.md
says what was made of them.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .coverage import Coverage
from .mutants import Mutant
from .notes import Notes, digest
from .session import HANGS, SEEN, SURVIVES, Judging, Verdict

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
GAMES = SOURCE / "tabbytop" / "games"

#: what tells, shows, spells or explains the law and is not the law; the tables of the box; outcomes that are made up
NOT_RULES = {
    "__init__",
    "notation",
    "news",
    "words",
    "view",
    "state",
    "actions",
    "components",
    "cards",
    "added",
    "refusals",
    "box",
    "pad",
    "speed",
    "cardboard",
}


def modules(game: str) -> list[str]:
    """The files that hold a game's rules and scoring, as paths below the source."""
    files = [path for path in (GAMES / game).rglob("*.py") if "tests" not in path.parts and path.stem not in NOT_RULES]
    return sorted(path.relative_to(SOURCE).as_posix() for path in files)


#: the promises of the contract suite that hold the rules to something; the others are about views, texts and logs
PROMISES = ("ends", "standing", "menu", "chance")


class OneCase:
    """Keeps of the contract suite what is about one game: its transcripts, and its last case."""

    def __init__(self, key: str) -> None:
        self._key = key

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        cases = [params["case"] for item in items if "case" in (params := params_of(item))]
        mine = [case for case in cases if case.game.key == self._key]
        items[:] = [item for item in items if self._is_kept(item, mine[-1])]

    def _is_kept(self, item: pytest.Item, case: object) -> bool:
        params = params_of(item)
        if "case" in params:
            return params["case"] is case and any(word in item.name for word in PROMISES)
        return "games" in item.path.parts or getattr(params.get("game"), "key", None) == self._key


def params_of(item: pytest.Item) -> dict[str, Any]:
    """What a test is run with; empty where it is run once."""
    return getattr(getattr(item, "callspec", None), "params", {})


class Book:
    """What became of each mistake, told as it comes.

    A mistake that was seen once is not planted again while its file is the same; one that survived is.
    """

    def __init__(self, game: str, notes: Notes, count: int) -> None:
        self.verdicts: list[Verdict] = []
        self._game, self._notes, self._count = game, notes, count

    def sample(self, found: list[Mutant], only: list[str], seed: int) -> list[Mutant]:
        """What is still to be judged of a random sample."""
        meant = [mutant for mutant in found if any(word in str(mutant) for word in only)]
        chosen = Random(f"{self._game} {seed}").sample(meant, min(self._count, len(meant)))
        self._count = len(chosen)
        left = []
        for mutant in chosen:
            fate, test = self._notes[name] if (name := _name(mutant)) in self._notes else (SURVIVES, "")
            if fate == SURVIVES:
                left.append(mutant)
            else:
                self.verdicts.append(Verdict(mutant, fate, test))
        return left

    def note(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        self._notes.add(_name(verdict.mutant), (verdict.fate, verdict.test))
        print(f"{len(self.verdicts)}/{self._count} {verdict.fate}: {verdict.mutant} [{verdict.test}]", flush=True)

    def summary(self, possible: int) -> Iterator[str]:
        fates = Counter(verdict.fate for verdict in self.verdicts)
        share = fates[SURVIVES] / max(1, len(self.verdicts))
        yield (
            f"{self._game}: {len(self.verdicts)} mistakes of {possible} planted; {fates[SEEN]} are seen, "
            f"{fates[HANGS]} go on for ever, {fates[SURVIVES]} survive ({share:.1%})"
        )
        survivors = (verdict.mutant for verdict in self.verdicts if verdict.fate == SURVIVES)
        yield from (f"  {mutant}" for mutant in sorted(survivors, key=lambda one: (one.path, one.line)))


def _name(mutant: Mutant) -> str:
    return f"{mutant.path} {digest([SOURCE / mutant.path])} {mutant.number}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[""], help="mistakes whose line says one of these: rules.py:219")
    parser.add_argument("--without", default="", help="leave out tests whose file says this: test_conservation")
    parser.add_argument("--kept", type=Path, help="a file of what was found out: begun, or taken up again")
    asked = parser.parse_args()
    notes = Notes(asked.kept)
    book, coverage = Book(asked.game, notes, asked.count), Coverage(SOURCE, modules(asked.game), notes)
    golden, contract = (str(ROOT / "tests/contract" / f"test_{name}.py") for name in ("golden", "contract"))
    left_out = ["--ignore-glob", f"*{asked.without}*"] if asked.without else []
    tests = [*left_out, str(GAMES / asked.game / "tests"), golden]
    coverage.load()
    judging = Judging(
        SOURCE,
        modules(asked.game),
        tests,
        coverage,
        sample=lambda found: book.sample(found, asked.only, asked.seed),
        tell=book.note,
    )
    key = "saucers" if asked.game == "_template" else asked.game
    status = pytest.main(["-qq", "-p", "no:cacheprovider", *tests, contract], plugins=[judging, OneCase(key)])
    if status != 0:
        print(f"{asked.game}: the tests fail without any mistake", file=sys.stderr)
        return 2
    print("\n".join(book.summary(judging.possible)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
