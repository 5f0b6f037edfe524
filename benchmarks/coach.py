"""How good the coach is: called and came about, luck and skill, over many games of bots.

``python -m benchmarks.coach clans hard,medium --games 400``: seats exchanged, and two processes unless told otherwise.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy

from tabbytop.coach import valuing_of
from tabbytop.coach.analysing import analyse
from tabbytop.coach.valuing import ended
from tests.coach.played import played

OPTIONS: dict[str, dict[str, Any]] = {"clans": {"clans": "limited", "powers": True}}


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
    record = played(game, [bots[one] for one in order], number, OPTIONS.get(game, {}))
    way = valuing_of(game)
    assert way is not None, game
    found = analyse(record, way)
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", help="levels, by commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    bots = given.bots.split(",")
    with get_context("spawn").Pool(given.workers) as pool:
        tell(bots, pool.map(partial(look_at, given.game, bots), range(given.games), chunksize=1))


if __name__ == "__main__":
    main()
