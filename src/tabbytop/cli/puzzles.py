"""``tabbytop puzzles``: positions out of bots' games with one choice that is provably best."""

import json
from argparse import Namespace
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Any

from tabbytop.core import Malformed, encode

from .common import Commands, Progress, add_for_game

if TYPE_CHECKING:
    from tabbytop.coach.puzzles import Puzzle


def add(commands: Commands) -> None:
    parser = add_for_game(commands, "puzzles", "make puzzles out of bots' games", run)
    parser.add_argument("--count", type=int, default=10, help="how many (unless given: %(default)s)")


def run(given: Namespace) -> None:
    from tabbytop.coach.puzzles import GRADES, Puzzle, position, puzzles, ways_of  # and numpy with it
    from tabbytop.games import playable_games

    if given.game not in playable_games():
        raise Malformed(f"no such game: {given.game!r}; there are {', '.join(playable_games())}", "GAME")
    if given.count < 1:
        raise Malformed("at least 1", "--count")
    ways, bar = ways_of(given.game), Progress(given.count, "puzzles")
    found = []
    try:
        for puzzle in islice(puzzles(given.game, given.seed), given.count):
            found.append(puzzle)
            bar(len(found))
    finally:
        bar.close()
    if given.json:
        source = f"tabbytop puzzles {given.game} --count {given.count} --seed {given.seed} --json"
        lines = ",\n".join(_on_a_line(encode(Puzzle, puzzle)) for puzzle in found)
        print(f'{{"source": "{source}", "unit": "{ways.UNIT}", "graded": "{ways.GRADED}", "puzzles": [\n{lines}\n]}}')
        return
    for puzzle in found:
        at = position(puzzle)
        print(at.game.notation.show(at.view))
        best = at.game.notation.write(at.actions[puzzle.best])
        print(f"{puzzle.number}: {best}, {_said(puzzle, ways.UNIT)}, {puzzle.grade}/5\n")
    grades = Counter(puzzle.grade for puzzle in found)
    print(", ".join(f"{grade}/{GRADES}: {grades[grade]}" for grade in range(1, GRADES + 1)))


def _on_a_line(data: Any) -> str:
    """A file of them is read puzzle by puzzle, and so is its difference."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _said(puzzle: "Puzzle", unit: str) -> str:
    most = max(puzzle.worths)
    return f"{most:.0f} {unit} (+{puzzle.gap:.0f})" if unit == "points" else f"{most:.0%} (+{puzzle.gap:.0%})"
