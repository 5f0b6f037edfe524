"""Where to let go of the piece in hand: places that geometry likes are tried in thought, with this hand.

A style says how steady it is, and how much is tried.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from tabbytop.bots.bot import Budget, Clock
from tabbytop.core import Menu
from tabbytop.games.tower.actions import Action, GiveUp, Place
from tabbytop.games.tower.components import CATS, COLOUR_OF, FLOORS, WALLS, Piece
from tabbytop.games.tower.geometry import Vector
from tabbytop.games.tower.state import State

from . import trying
from .building import OPPOSITE, Manner, floor_places, wall_places
from .ground import ground_of
from .hand import Tremor, let_go, steady
from .hopes import Hopes, Worth
from .spots import anywhere, cat_places, pair_places
from .weighing import load_of

LOOKS = 20  #: how often a place is looked for where none was thought of
CALM = 0.3  #: harm that is none: nothing falls, and what is pushed is pushed by millimetres
LESS_LIKED = 0.2  #: what it costs to take a place that geometry likes less than the one before
SLANTING = 0.15  #: what a floor that slants by seven degrees costs: more is not as it was meant
NEARLY_NOTHING = 0.01  #: the least gain of a cat who was to bring a goal nearer
CROWDED = 2  #: cats on a floor, from which on those of no use are put elsewhere


@dataclass(frozen=True, slots=True)
class Style:
    """How steady the hand is, how many places are tried in thought, how much a judgement errs.

    ``work`` counts the pieces that trials set in motion, the standing ones included: a tall tower costs more.
    ``alarm`` is the harm from which on a cat goes low down instead: the least is that everything begins to slide.
    A hand that ``rehearses`` does what it has tried; any other trembles anew.
    """

    tremor: Tremor
    places: int
    work: int
    alarm: float = trying.WALL / 2
    rehearses: bool = False
    manner: Manner = OPPOSITE
    whim: float = 0.0


class Placing:
    """One piece in hand: where it could go, and how much thought is left."""

    def __init__(self, state: State, seat: int, menu: Menu[Action], rng: Random, style: Style, budget: Budget) -> None:
        assert state.hand is not None
        self.state, self.seat, self.menu, self.rng, self.style = state, seat, menu, rng, style
        self.hand, self.piece, self.floors = state.hand, state.hand.piece, state.hand.floors
        self.hopes = Hopes(state, seat)
        self.clock = Clock(budget)
        work = style.work if budget.work is None else min(style.work, budget.work)
        self.trials = min(style.places, work // (1 + len(state.tower)))

    def decide(self) -> Action:
        if GiveUp() in self.menu.sets[-1]:
            return GiveUp()
        skipped = self.state.turn.tries_at(self.piece)  # what did not work is not tried again
        several = list(islice(self.free(), skipped, skipped + self.style.places))
        if not several:
            return self._somewhere()
        if self.style.rehearses:
            return self._best([self._trembled(place) for place in several])
        return self._trembled(self._best(several))

    def _trembled(self, meant: Place) -> Place:
        return let_go(meant, self.style.tremor, self.menu, self.rng)

    def _somewhere(self) -> Action:
        """No place that was thought of is free: any other, let go at rest where that can be done."""
        found = self.menu.pick(self.rng)
        for _ in range(LOOKS):
            other = self.menu.pick(self.rng)
            if isinstance(other, Place):
                calm = replace(other, pitch=0.0, roll=0.0, vx=0.0, vy=0.0, vz=0.0)
                if calm in self.menu:
                    return calm
        return found

    def free(self) -> Iterator[Place]:
        """Places that are on the menu, the best first; then the same spots otherwise, then what would tip a floor."""
        seen, spots, otherwise, tipping = set[Place](), set[Vector](), list[Place](), list[Place]()
        load = load_of(self.hopes.here)
        for place in map(steady, self._meant()):
            if place in seen or place not in self.menu:
                continue
            seen.add(place)
            spot = (place.x, place.y, place.z)
            if load.tips(self.piece, place):
                tipping.append(place)
            elif spot in spots:
                otherwise.append(place)
            else:
                spots.add(spot)
                yield place
        yield from otherwise
        yield from tipping

    def _meant(self) -> Iterator[Place]:
        if self.piece in WALLS:
            yield from wall_places(self.state, self.hand, self.style.manner)
        elif self.piece in FLOORS:
            yield from floor_places(self.state, self.hand)
        elif self.piece in CATS:
            for wish in self.hopes.wishes(COLOUR_OF[self.piece]):
                if wish.floor in self.floors:
                    if wish.bridge and wish.step.how == "there":
                        pairs = pair_places(ground_of(self.hopes.here[wish.floor]), self.style.manner)
                        yield from (one for one, other in pairs if steady(other) in self.menu)
                    yield from cat_places(self.hopes.here, wish.floor, wish.step, self.style.manner)
            yield from self._out_of_the_way()
        else:
            for floor in self.floors:
                yield from self._anywhere(floor)

    def _out_of_the_way(self) -> Iterator[Place]:
        """A cat of no use now: where she may be of use later, if there is room, else low down.

        Against each other only low down: on other floors she might be of use to others [TOWER 7.3].
        """
        up, cats = self.hopes.up, self.hopes.cats
        useful = [floor for floor in self.floors if floor > up and len(cats.get(floor, ())) < CROWDED]
        low = [floor for floor in self.floors if floor <= up]
        for floor in self.floors if self.hopes.is_race else (*useful[:1], *low, *self.floors):
            yield from self._anywhere(floor)

    def _anywhere(self, floor: Piece) -> Iterator[Place]:
        return anywhere(ground_of(self.hopes.here[floor]), self.style.manner)

    def _best(self, several: list[Place]) -> Place:
        """The place that does least harm in thought and brings most; without trials the first.

        Where each of them does alarming harm, other places low down are tried.
        """
        if not self.trials:
            return several[0]
        best, worth = self._tried(several)
        if worth < -self.style.alarm and (low := list(islice(self._low_down(), self.style.places))):
            self.trials = max(self.trials, len(low))  # one more each: a tower is at stake
            best = max((best, worth), self._tried(low), key=lambda one: one[1])[0]
        return best

    def _tried(self, several: list[Place]) -> tuple[Place, Worth]:
        """The best of them, the first that goes as it was meant: what comes later geometry likes less."""
        best, best_worth = several[0], float("-inf")
        for number, place in enumerate(several):
            if not self.trials or self.clock.is_up():
                break
            worth, as_meant = self._imagined(place)
            if worth - LESS_LIKED * number > best_worth:
                best, best_worth = place, worth - LESS_LIKED * number
            if as_meant:
                break
        return best, best_worth

    def _imagined(self, meant: Place) -> tuple[Worth, bool]:
        """What this hand makes of a place, and did it go as it was meant?"""
        self.trials -= 1
        done = meant if self.style.rehearses else self._trembled(meant)
        trial = trying.place(self.state, self.seat, done, self.clock)
        gain = self._gain(trial)
        return gain - trial.harm, trial.harm < CALM and gain >= self._hoped()

    def _low_down(self) -> Iterator[Place]:
        """Where a cat does no harm: the lowest floors carry most, and feel her least."""
        if self.piece in CATS:
            for floor in self.floors:
                yield from (place for place in map(steady, self._anywhere(floor)) if place in self.menu)

    def _gain(self, trial: trying.Trial) -> Worth:
        """What a cat does for the goals; what it costs that a floor slants."""
        if not trial.stays:
            return 0.0
        if self.piece in CATS:
            return Hopes(trial.after, self.seat).worth - self.hopes.worth
        return -20.0 * trying.slanting(trial.after, self.piece)

    def _hoped(self) -> Worth:
        """The least gain with which a place is as it was meant."""
        if self.piece in CATS:
            return NEARLY_NOTHING if self.hopes.wishes(COLOUR_OF[self.piece]) else 0.0
        return -SLANTING
