"""The isle of cats, valued: what is open is answered quickly (``settling``), then each boat's voyages say how many
points it may come to (``sailing``). Choices are too many to be tried one by one: judgement says which are worth it
(``glancing``).

A score is the points of a seat; alone it is the lead over the sister, who has no voyage of her own.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import numpy

from tabbytop.bots.isle import warm
from tabbytop.core import CHANCE, Action, AnyMenu, Outcome, Seat
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Play
from tabbytop.games.isle.state import Over, State
from tabbytop.games.isle.view import View

from ..reasons import Reason
from ..valuing import SCORE, WIN, Glance, Valuing, Worlds, ended
from .foreseeing import foreseen
from .glancing import glance, judged
from .sailing import voyages
from .settling import answered, settled

FURTHER = 8.0  #: points, on a logistic scale, by which it comes otherwise than voyages say
#: How far two choices are apart, of what voyages and the judge say; and a card that could be played at any other time
#: from the best that can be done instead, of what voyages say. By how bots play on from them: ``benchmarks.slips``.
SAILED, JUDGED, PLAYED = 0.4, 0.3, 0.25
DEALS = 3  #: parts of the worlds, each with other cards that are not seen or not dealt yet;
FEW_WORLDS = 24  #: two of so few


class Isle(Valuing):
    unit = "points"
    worlds = 28  #: in which a position is valued,
    looks = 12  #: what looks like a slip is tried at first,
    again = 144  #: and the largest of these once more,
    rivals = 2  #: since of many choices that are tried a few times the best may be another one
    likely = 36  #: of the first, many: only judgement and the curve say which
    largest = 12
    blend = 0.03  #: of a win, a point,
    glanced = 0.5  #: as games of bots say (``benchmarks.slips``)
    judged = 0.045  #: of a win, a point where it is glanced at, with what a point usually changes of the chance
    listed = 10
    deals = 2  #: of others' cards: each is settled and sailed by itself, which takes long
    most = 8  #: choices that a hint tries,
    advised = 96  #: each in so many worlds
    shows_luck = False

    def warm(self) -> None:
        warm()

    def tells_luck(self, state: State) -> bool:
        """Alone what is drawn is drawn for one: it explains enough. Fields and packs are common to all others."""
        return state.rules.mode == "solo"

    def unit_of(self, state: State) -> str:
        return "lead" if state.rules.mode == "solo" else self.unit

    def is_valued(self, state: State) -> bool:
        return GAME.to_act(state).must != (CHANCE,)

    def played_on(self, state: State, worlds: int, seed: int) -> Worlds:
        first, drawn = settled(state, Random(seed))
        if not drawn:
            return _worlds(first, worlds, seed, 0)
        parts = [first, *(settled(state, Random(f"{seed} {part}"))[0] for part in range(1, DEALS))]
        ends = [worlds * part // DEALS for part in range(DEALS + 1)]  # as many in all as where nothing is drawn
        runs = [
            (one, start, end - start) for one, start, end in zip(parts, ends, ends[1:], strict=False) if end > start
        ]
        return numpy.concatenate([_worlds(one, many, seed, start) for one, start, many in runs])

    def tried(self, view: View, actions: Sequence[Action], worlds: int, seed: int) -> list[Worlds]:
        """By voyages and by the judge: both err, each in its own way, and call choices further apart than they are. It
        spreads as voyages do, by more than such a mean would: room for what both get wrong."""
        sailed = self.sailed(view, actions, worlds, seed)
        over = [_is_over(one) for one in sailed]
        if len(actions) < 2 or all(over):
            return sailed
        seat, alone = view.viewer, view.sister is not None
        assert seat is not None
        if any(over):  # what is certain is compared by the same measure with what is not
            return [_moved(one, seat, 0.0, alone) for one in sailed]
        means = [float(one[:, seat, SCORE].mean()) for one in sailed]
        told = _told(actions, means, judged(view, actions))
        shifts = [one - before for one, before in zip(told, means, strict=True)]
        return [_moved(one, seat, more, alone) for one, more in zip(sailed, shifts, strict=True)]

    def sailed(self, view: View, actions: Sequence[Action], worlds: int, seed: int) -> list[Worlds]:
        """The same by voyages alone."""
        deals = DEALS if worlds > FEW_WORLDS else 2
        seat, each = view.viewer, max(1, worlds // deals)
        assert seat is not None
        found: list[list[Worlds]] = [[] for _ in actions]
        for part in range(deals):
            deal = f"{seed} {part}"
            state = GAME.determinize(view, Random(deal))
            for one, action in zip(found, actions, strict=True):
                after, _ = settled(GAME.apply(state, seat, action), Random(deal))
                one.append(_worlds(after, each, seed, part * each))
        return [numpy.concatenate(parts) for parts in found]

    def score(self, outcome: Outcome) -> tuple[float, ...]:
        points = [float(outcome.points(side)) for side in range(len(outcome.places))]
        return (points[0] - points[1], points[1] - points[0]) if outcome.rivals else tuple(points)

    def choices(self, view: View, menu: AnyMenu) -> list[Action]:
        """The best by judgement; where nobody can say, what a bot would do."""
        found = [one.action for one in self.glance(view, menu)[: self.most]]
        return found or [answered(view, menu, Random(0))]

    def foreseen(self, view: View, action: Action, now: Sequence[Reason]) -> tuple[Reason, ...]:
        return foreseen(view, action, now)

    def glance(self, view: View, menu: AnyMenu, own: Action | None = None) -> Sequence[Glance]:
        return glance(view, menu, own)


def _told(actions: Sequence[Action], means: Sequence[float], worths: Mapping[Action, float]) -> list[float]:
    """How good choices are called, of what voyages and the judge say of them: by its own measure a card that is played,
    as it could as well be played later."""
    others = [place for place, action in enumerate(actions) if not isinstance(action, Play)] or range(len(actions))
    known = [worths[actions[place]] for place in others if actions[place] in worths]
    mean, worth = (sum(some) / max(1, len(some)) for some in ([means[place] for place in others], known))
    told = [
        mean + SAILED * (means[place] - mean) + JUDGED * (worths.get(action, worth) - worth)
        for place, action in enumerate(actions)
    ]
    best = max(others, key=lambda place: told[place])
    for place in range(len(actions)):
        if place not in others:
            told[place] = told[best] + PLAYED * (means[place] - means[best])
    return told


@lru_cache(maxsize=64)
def _worlds(state: State, worlds: int, seed: int, first: int) -> Worlds:
    """From a position that is settled: often the same as one or two steps before."""
    if isinstance(state.top, Over):
        outcome = GAME.outcome(state)
        sure = ended(outcome, VALUING.score(outcome))
        return numpy.repeat(sure, worlds, axis=0)
    views = [GAME.view(state, seat) for seat in range(len(state.players))]
    return _with_chances(numpy.stack([voyages(view, worlds, seed, first) for view in views], 1))


def _with_chances(points: Any) -> Worlds:
    """Of one column the lead over the sister, who has the same the other way round."""
    if points.shape[1] > 1:
        return numpy.stack([_chances(points, 1), points], 2)
    both = numpy.concatenate([points, -points], 1)
    return numpy.stack([_chances(both, 2), both], 2)


def _moved(worlds: Worlds, seat: Seat, more: float, alone: bool) -> Worlds:
    """The same with so many points more for one of the seats."""
    points = worlds[:, : 1 if alone else None, SCORE].copy()
    points[:, seat] += more
    return _with_chances(points)


def _is_over(worlds: Worlds) -> bool:
    """Has somebody lost for certain? Voyages leave everybody some chance."""
    return bool(worlds[:, :, WIN].min() == 0.0)


def _chances(points: Any, per: int) -> Any:
    """Of each side, by how far it is ahead; ``per``: how often a lead is counted in the difference of two scores."""
    ahead = points / per / FURTHER
    odds = numpy.exp(ahead - ahead.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


VALUING = Isle()
