"""``tabbytop puzzles``: positions out of bots' games with one choice that is provably best."""

from argparse import Namespace
from collections import Counter
from itertools import islice

from tabbytop.core import Malformed, encode

from .common import Commands, Progress, known_games, print_json


def add(commands: Commands) -> None:
    parser = commands.add_parser("puzzles", help="make puzzles out of bots' games")
    parser.add_argument("game", metavar="GAME", help="of which game")
    parser.add_argument("--count", type=int, default=10, help="how many (unless given: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same gives the same (unless given: %(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.more = known_games
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    from tabbytop.coach.puzzles import GRADES, Puzzle, position, puzzles  # and numpy with it
    from tabbytop.games import playable_games

    if given.game not in playable_games():
        raise Malformed(f"no such game: {given.game!r}; there are {', '.join(playable_games())}", "GAME")
    if given.count < 1:
        raise Malformed("at least 1", "--count")
    found, bar = [], Progress(given.count, "puzzles")
    try:
        for puzzle in islice(puzzles(given.game, given.seed), given.count):
            found.append(puzzle)
            bar(len(found))
    finally:
        bar.close()
    if given.json:
        source = f"tabbytop puzzles {given.game} --count {given.count} --seed {given.seed} --json"
        print_json({"source": source, "puzzles": [encode(Puzzle, puzzle) for puzzle in found]})
        return
    for puzzle in found:
        game, state, best = position(puzzle)
        print(game.notation.show(game.view(state, puzzle.seat)))
        print(
            f"{puzzle.number}: {game.notation.write(best)}, {puzzle.chance:.0%} (+{puzzle.gap:.0%}), {puzzle.grade}/5\n"
        )
    grades = Counter(puzzle.grade for puzzle in found)
    print(", ".join(f"{grade}/{GRADES}: {grades[grade]}" for grade in range(1, GRADES + 1)))
