"""Are slips as large as they are called? Bots play on from them, on the isle: ``python -m benchmarks.slips hard,hard``.

Of each game the largest slips that the coach finds, and some decisions drawn of which two choices are compared. Voyages
say what is between the two, and the judge; and whole games that bots play on with each, in worlds that fit the view.
What those say is fitted by the other two, kind by kind: by that much a point of voyages or judgement is worth a point
(``SAILED``, ``JUDGED`` and ``PLAYED`` of ``tabbytop.coach.isle``). ``--keep FILE`` as in ``benchmarks.coach``.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy

from tabbytop.coach.analysing import Analysing
from tabbytop.coach.isle import VALUING
from tabbytop.coach.isle.glancing import judged
from tabbytop.coach.valuing import SCORE
from tabbytop.core import Action, Record
from tabbytop.games import isle
from tabbytop.games.isle.actions import Play
from tabbytop.games.isle.view import View
from tests.coach.played import played

from .blunders import bots_game
from .coach import looked_at

DRAWN = 6  #: decisions of a game beside its slips
GAMES = 24  #: of bots with each of two choices
FEWEST = 12  #: pairs of one kind that are fitted by themselves


class Pair(NamedTuple):
    """Two choices, and by how many points the first is better; ``judged`` is None where no judge knows."""

    number: int
    n: int
    day: int
    kind: str
    is_slip: bool
    sailed: float
    judged: float | None
    told: float
    bots: float
    error: float


def pairs(bots: Sequence[str], number: int) -> list[Pair]:
    record = played("isle", bots, number, {})
    work = Analysing(record, VALUING, knows=False)
    for _ in work.go_on():
        pass
    found = {step.n: step for step in work.analysis.steps}
    places = {move.seq: place for place, move in enumerate(record.line)}
    slips = [
        (places[n], step.better, step.action)
        for n, step in found.items()
        if step.better is not None and step.slip is not None and step.slip.is_tried
    ]
    rng = Random(f"{number} pairs")
    drawn = list(_drawn(record, rng, [place for place, *_ in slips]))
    both = [(True, *one) for one in slips] + [(False, *one) for one in drawn]
    return [_compared(record, bots, number, *one) for one in both]


def _drawn(record: Record, rng: Random, but: Sequence[int]) -> Iterator[tuple[int, Action, Action]]:
    """Decisions of other places: the choice that looks best, and another one."""
    count = 0
    for place in rng.sample(range(len(record.line)), len(record.line)):
        state, move = record.states[place], record.line[place]
        if place in but or move.seat < 0 or isle.GAME.flow.is_word(move.action):
            continue
        menu = isle.GAME.legal(state, move.seat)
        ranked = VALUING.glance(isle.GAME.view(state, move.seat), menu)[: VALUING.most] if len(menu) > 1 else ()
        if len(ranked) > 1:
            yield place, ranked[0].action, rng.choice(ranked[1:]).action
            if (count := count + 1) == DRAWN:
                return


def _compared(
    record: Record, bots: Sequence[str], number: int, is_slip: bool, place: int, one: Action, other: Action
) -> Pair:
    move = record.line[place]
    view: View = isle.GAME.view(record.states[place], move.seat)
    both, seed = [one, other], Random(f"{number} {place} pair").getrandbits(48)
    sailed = VALUING.sailed(view, both, VALUING.again, seed)
    told = VALUING.tried(view, both, VALUING.again, seed)
    worths = judged(view, both)
    known = worths[one] - worths[other] if len(worths) == 2 else None
    games = [[bots_game(isle.GAME, bots, view, action, f"{seed} {n}") for n in range(GAMES)] for action in both]
    apart = (numpy.array(games[0]) - numpy.array(games[1]))[:, move.seat, SCORE]
    figures = [float((tried[0] - tried[1])[:, move.seat, SCORE].mean()) for tried in (sailed, told)]
    return Pair(
        number,
        move.seq,
        view.day,
        _kind_of(view, both),
        is_slip,
        figures[0],
        known,
        figures[1],
        float(apart.mean()),
        float(apart.std(ddof=1) / len(apart) ** 0.5),
    )


def _kind_of(view: View, actions: Sequence[Action]) -> str:
    """What a decision between these is about: its frame, or whether a card is played that can be at any time."""
    return "play" if any(isinstance(one, Play) for one in actions) else type(view.agenda[-1]).__name__.lower()


def tell(found: Sequence[Pair]) -> None:
    by_kind = defaultdict(list)
    for one in found:
        by_kind[one.kind].append(one)
        by_kind["all"].append(one)
    print("kind           pairs  sailed judged  told   bots | a point of voyages, of judgement | off by")
    for kind, some in sorted(by_kind.items(), key=lambda one: -len(one[1])):
        _tell(kind, some)
    slips = [one for one in found if one.is_slip]
    told, bots = (numpy.array([getattr(one, part) for one in slips]) for part in ("told", "bots"))
    print(f"{len(slips)} slips: told {told.mean():.1f}, bots {bots.mean():.1f} points; ", end="")
    print(f"correlation {numpy.corrcoef(told, bots)[0, 1]:.2f}, off by {((told - bots) ** 2).mean() ** 0.5:.1f}")


def _tell(kind: str, some: Sequence[Pair]) -> None:
    said = numpy.array([[one.sailed, one.judged or 0.0, one.told, one.bots] for one in some])
    means = " ".join(f"{one:6.1f}" for one in said.mean(axis=0))
    print(f"{kind:14} {len(some):5} {means} |", end=" ")
    if len(some) >= FEWEST:
        weights = numpy.array([1 / (one.error**2 + 4.0) ** 0.5 for one in some])
        known = said[:, :2] if said[:, 1].any() else said[:, :1]
        parts, *_ = numpy.linalg.lstsq(known * weights[:, None], said[:, 3] * weights, rcond=None)
        off = ((known @ parts - said[:, 3]) ** 2).mean() ** 0.5
        print(" ".join(f"{part:6.2f}" for part in parts), f"| {off:.1f}", end="")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", help="levels, by commas")
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--first", type=int, default=1000, metavar="N", help="the number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file for what each game came to")
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.games)
    games: list[list[Any]] = looked_at(partial(pairs, given.bots.split(",")), numbers, given.workers, given.keep)
    tell([Pair(*one) for some in games for one in some])


if __name__ == "__main__":
    main()
