"""How good the coach is: called and came about, luck and skill, over many games of bots.

``python -m benchmarks.coach clans hard,medium --games 400``: seats exchanged, and two processes unless told otherwise.
``python -m benchmarks.coach clans hard,hard --planted --games 200``: are blunders found (``blunders.py``)?
``python -m benchmarks.coach isle hard``: alone.
``python -m benchmarks.coach tower medium --planted``: are bad places found (``places.py``)?
``--keep FILE`` writes down what each game came to as soon as it is known; games that stand there are not played again,
so that a long run can be broken off, told with ``--games`` as far as it came, and gone on with. ``--first 200`` plays
others than the first two hundred, where something was changed after those had been seen.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from tabbytop.coach import analysed, valuing_of
from tabbytop.coach.analysing import analyse
from tabbytop.coach.valuing import ended
from tests.coach.played import played

from . import places
from .blunders import Planted, plant, tell_planted


def options_of(game: str, seats: int) -> dict[str, Any]:
    match game, seats:
        case "clans", _:
            return {"clans": "limited", "powers": True}
        case "isle", 1:
            return {"mode": "solo"}
    return {}


class Game(NamedTuple):
    """Of every seat: luck and skill (None where they are not told), final − initial; the part of the win; and its
    chances before each decision. ``order``: which of the bots sat where."""

    order: tuple[int, ...]
    luck: list[float | None]
    skill: list[float | None]
    change: list[float]
    won: list[float]
    called: list[tuple[float, ...]]


def look_at(game: str, bots: Sequence[str], number: int) -> Game:
    order = tuple((seat + number) % len(bots) for seat in range(len(bots)))
    record = played(game, [bots[one] for one in order], number, options_of(game, len(bots)))
    way = valuing_of(game)
    assert way is not None, game
    found = analyse(record, way, knows=False, blames=False)
    called = [
        step.value.chances[: len(bots)]
        for step, then in zip(found.steps, found.steps[1:], strict=False)
        if step.value is not None and then.seat >= 0
    ]
    sides, outcome = found.sides[: len(bots)], record.outcome()
    won = ended(outcome, [0.0] * len(outcome.places))[0, : len(bots), 0].tolist()
    change = [one.final - one.initial for one in sides]
    return Game(order, [one.luck for one in sides], [one.skill for one in sides], change, won, called)


def tell(bots: Sequence[str], games: Sequence[Game]) -> None:
    called = numpy.array([chances for game in games for chances in game.called]).ravel()
    came = numpy.array([game.won for game in games for _ in game.called]).ravel()
    print(f"{len(games)} games; squared error {((called - came) ** 2).mean():.3f}, without looking {came.var():.3f}")
    for decile in range(10):
        here = numpy.minimum(9, (10 * called).astype(int)) == decile
        if here.any():
            print(f"called {100 * called[here].mean():5.1f} %, came {100 * came[here].mean():5.1f} %  ({here.sum()})")
    if any(luck is None for game in games for luck in game.luck):
        print("luck is not told")
        return
    luck, change = (numpy.array([getattr(game, part) for game in games], float) for part in ("luck", "change"))
    first = luck[:, 0]
    print(f"luck of seat 0: {first.mean():+.2f} ± {first.std() / len(games) ** 0.5:.2f}, in a game {first.std():.1f}")
    print(f"luck and what came of the game: correlation {numpy.corrcoef(luck.ravel(), change.ravel())[0, 1]:.2f}")
    for place, name in enumerate(bots):
        skill = numpy.array([game.skill[game.order.index(place)] for game in games], float)
        error = skill.std() / len(games) ** 0.5
        print(f"skill of {name}: {skill.mean():+.2f} ± {error:.2f}, above 0 in {(skill > 0).mean():.0%}")


def look_for_planted(game: str, bots: Sequence[str], number: int) -> Planted | None:
    if analysed(game) == "hands":
        return places.plant(*bots, number)
    way = valuing_of(game)
    assert way is not None, game
    return plant(game, bots, options_of(game, len(bots)), way, number)


def looked_at(work: Callable[[int], Any], numbers: range, workers: int, keep: Path | None) -> list[Any]:
    """What each game came to, by its number: kept lines are ``[number, what]``."""
    lines = keep.read_text().splitlines() if keep is not None and keep.exists() else []
    known: dict[int, Any] = {number: what for number, what in map(json.loads, lines) if number in numbers}
    with get_context("spawn").Pool(workers) as pool:
        for number, what in pool.imap_unordered(partial(numbered, work), set(numbers) - set(known)):
            known[number] = what
            if keep is not None:
                with keep.open("a") as file:
                    file.write(json.dumps([number, what]) + "\n")
    return [known[number] for number in numbers]


def numbered(work: Callable[[int], Any], number: int) -> tuple[int, Any]:
    return number, work(number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", help="levels, by commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--planted", action="store_true", help="one decision of a game is made the worst one")
    parser.add_argument("--keep", type=Path, help="a file for what each game came to")
    given = parser.parse_args()
    bots = given.bots.split(",")
    look = look_for_planted if given.planted else look_at
    numbers = range(given.first, given.first + given.games)
    found = looked_at(partial(look, given.game, bots), numbers, given.workers, given.keep)
    if given.planted:
        tell_planted([one and Planted(*one) for one in found])
    else:
        tell(bots, [Game(*one) for one in found])


if __name__ == "__main__":
    main()
