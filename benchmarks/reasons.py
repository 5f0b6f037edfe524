"""Has what a hint names best a reason? Of every kind of choice, in how many of 100 hints one is told for number 1.

``python -m benchmarks.reasons isle hard,hard --games 6 --worlds 6``: games of bots; every decision of more than one
choice is asked about. With fewer worlds than a hint has it is quicker, and what seems best is less sure to be.
"""

import argparse
from collections import Counter, defaultdict
from functools import partial
from multiprocessing import get_context

from tabbytop.coach import hinting_of
from tabbytop.coach.advising import advise
from tabbytop.core import CHANCE
from tests.coach.played import played

LEAST = 0.5  #: points: what rounds to nothing is not shown


def asked(
    game: str, bots: list[str], options: dict[str, str], worlds: int | None, number: int
) -> list[tuple[str, int]]:
    """Of each decision the kind of the best choice, and how many reasons it has."""
    hinting = hinting_of(game)
    assert hinting is not None, game
    found, record = [], played(game, bots, number, options)
    for state, move in zip(record.states, record.line, strict=False):
        if move.seat == CHANCE or record.game.flow.is_word(move.action):
            continue
        view, menu = record.game.view(state, move.seat), record.game.legal(state, move.seat)
        if len(menu) > 1 and (advice := advise(record.game, hinting, view, menu, worlds)):
            best = advice[0]
            told = sum(abs(one.points) >= LEAST for one in best.reasons)
            found.append((type(best.action).__name__, told))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", help="levels, by commas")
    parser.add_argument("-o", dest="options", metavar="NAME=VALUE", action="append", default=[])
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--worlds", type=int, help="for each choice (unless given: as many as a hint has)")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.options)
    work = partial(asked, given.game, given.bots.split(","), options, given.worlds)
    with get_context("spawn").Pool(given.workers) as pool:
        hints = [one for found in pool.imap(work, range(given.games)) for one in found]
    kinds = defaultdict[str, Counter[bool]](Counter)
    for kind, told in hints:
        kinds[kind][told > 0] += 1
    kinds["all"] = sum(kinds.values(), Counter())
    for kind, count in sorted(kinds.items(), key=lambda one: -one[1].total()):
        print(f"{kind:14} {count.total():5d} hints, with a reason {100 * count[True] / count.total():3.0f} of 100")


if __name__ == "__main__":
    main()
