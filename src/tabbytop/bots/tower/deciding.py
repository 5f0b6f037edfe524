"""What to do at each of a turn's steps. A style says how well."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from random import Random
from typing import NamedTuple, TypeAlias, cast

from tabbytop.bots.bot import Budget, Clock
from tabbytop.core import Action, Menu
from tabbytop.games.tower.acting import side_of
from tabbytop.games.tower.actions import (
    Choose,
    Discard,
    Done,
    GiveUp,
    GoOn,
    Meet,
    Pass,
    Pet,
    Place,
    Swap,
    Take,
)
from tabbytop.games.tower.components import (
    ACTIONS,
    CATS,
    COLOUR_OF,
    COLOURS,
    FLOORS,
    GOALS,
    STORIES,
    WALL_KINDS,
    WALL_SIZES,
    WALLS,
    CardId,
    Colour,
    Piece,
    Side,
    WallKind,
    height_of,
)
from tabbytop.games.tower.goals import counting_floors
from tabbytop.games.tower.standing import Scene, floor_of, is_free, scene, storeys
from tabbytop.games.tower.state import State, height, kitten_of, topmost, without
from tabbytop.games.tower.winning import moved

from . import trying
from .ground import ground_of, middle_of
from .hand import Tremor, let_go, steady
from .spots import anywhere, cat_places, floor_places, is_room, pair_places, slant, wall_places
from .weighing import load_of
from .wishes import How, Step, missing, reaches_up, steps

NEARER = 0.5  #: what a goal is worth for each cat that it still lacks
AHEAD = 3  #: so many floors more are looked at
HURRIED, NEXT, LATER = 0.4, 0.7, 0.5  #: a floor that Toto leaves too soon, comes below next, or may come below
ASIDE = 0.15  #: what a goal brought nearer is worth on a floor where it is not nearest
HEADROOM = (0.0, 2.0, 2.8, 3.0, 3.05, 3.05)  #: what floors above the kitten are worth
LEVEL = 6.0  #: what a slanting floor costs, by its tangent
PETTING = 0.15  #: what petting costs: something may come down
PATIENCE = 0.75  #: how often a better goal is waited for
IDLE = -0.2  #: what a cat is worth that brings no goal nearer
SPARE = 4.0  #: millimetres over the ears of a cat, for the hand that puts her there
LOOKS = 20  #: how often a place is looked for where none was thought of
CALM = 0.3  #: harm that is none: nothing falls, and what is pushed is pushed by millimetres
LESS_LIKED = 0.2  #: what it costs to take a place that geometry likes less than the one before
SLANTING = 0.15  #: what a floor that slants by seven degrees costs: more is not as it was meant
NEARLY_NOTHING = 0.01  #: the least gain of a cat who was to bring a goal nearer
CROWDED = 2  #: cats on a floor, from which on those of no use are put elsewhere


@dataclass(frozen=True, slots=True)
class Style:
    """How steady the hand is, how many places are tried in thought, how much a judgement errs.

    ``work`` counts the pieces that a trial sets in motion, the standing ones included: a tall tower costs more.
    """

    tremor: Tremor
    trials: int = 0
    work: int = 0
    whim: float = 0.0


class Wish(NamedTuple):
    """A cat that would bring goals nearer: by how much, on which floor, how she must lie, and for a third across?"""

    gain: float
    floor: Piece
    step: Step
    bridge: bool


Worth: TypeAlias = float


class Mind:
    """One decision: the position, who decides, and how much thought is left."""

    def __init__(self, state: State, seat: int, menu: Menu, rng: Random, style: Style, budget: Budget) -> None:
        self.state, self.seat, self.menu, self.rng, self.style = state, seat, menu, rng, style
        work = style.work if budget.work is None else min(style.work, budget.work)
        self.trials = min(style.trials, work // (1 + len(state.tower)))
        self.clock = Clock(budget)
        self.here: Scene = scene(state.tower)
        self._room: dict[tuple[How, tuple[Piece, ...]], bool] = {}
        self.cats = storeys(self.here)
        self.top = topmost(state)
        self.up = height(state, seat)
        self.goals: tuple[CardId, ...] = state.hands[seat] if self.is_race else state.goals.up

    def whim(self) -> float:
        return self.rng.gauss(0.0, self.style.whim) if self.style.whim else 0.0

    # -- goals --------------------------------------------------------------------------------------------------------

    @property
    def summit(self) -> int:
        """The floor that is high enough: the story's, or as high as the tower."""
        return max(FLOORS) if self.is_race else STORIES[self.state.story.place]

    @property
    def is_race(self) -> bool:
        return self.state.setup.mode == "competitive"

    @cached_property
    def leads(self) -> bool:
        """Against each other, would this player win if somebody else made the tower collapse [TOWER 7.5]?"""
        race = self.state.race
        first = max(range(len(race.heights)), key=lambda seat: (race.heights[seat], -race.arrived[seat]))
        return self.is_race and self.up > 0 and first == self.seat

    def floors(self) -> list[Piece]:
        """Where cats count for this player, now or, together, soon [TOWER 4.1, 7.3]."""
        if self.is_race:
            return list(counting_floors(self.state, self.seat))
        return list(range(self.up + 1, min(self.up + 1 + AHEAD, self.top, self.summit) + 1))

    @cached_property
    def nearest(self) -> tuple[CardId, int]:
        """The goal that will be met next, as it seems, and how many cats it lacks on the floor above Toto."""
        lacking = {card: self.lacking(card, self.up + 1) for card in self.goals}
        card = min(self.goals, key=lambda one: (lacking[one], -GOALS[one].reward))
        return card, lacking[card]

    def chance(self, card: CardId, floor: Piece) -> Worth:
        """How much a floor counts for a goal: together those where Toto will be when he comes to it."""
        if self.is_race or self.up == self.top:
            return 1.0
        next_goal, lacking = self.nearest
        if floor == self.up + 1:
            hurried = card != next_goal and lacking <= 1 and self.lacking(card, floor) > 1
            return HURRIED if hurried else 1.0
        return NEXT if floor == self.up + 1 + GOALS[next_goal].reward else LATER

    def promise(self, card: CardId, floor: Piece, lacking: int) -> Worth:
        """A goal for which so many cats are missing on a floor: as many floors as it leads up, less for each cat."""
        start = self.up if self.is_race else floor - 1
        reward = max(0, min(GOALS[card].reward, self.top - start, self.summit - start))
        return self.chance(card, floor) * reward * NEARER**lacking

    def worth_of(self, card: CardId) -> Worth:
        """A goal as the cats lie now, on the floor where it is nearest."""
        return max(
            (self.promise(card, floor, self.lacking(card, floor)) for floor in self.floors()),
            default=0.0,
        )

    def lacking(self, card: CardId, floor: Piece) -> int:
        """How many cats; where the next floor is too low for a goal, it lacks more than there are."""
        if not self._is_high_enough(card, floor):
            return len(CATS)
        return missing(self.here, self.cats.get(floor, ()), GOALS[card], self.has_room)

    def _is_high_enough(self, card: CardId, floor: Piece) -> bool:
        """Do the cats who would meet a goal fit under the next floor, if there is one already?"""
        above = self.here.get(floor + 1)
        if above is None:
            return True
        between = middle_of(above)[2] - ground_of(self.here[floor]).middle[2]
        return between >= reaches_up(GOALS[card]) + SPARE

    def has_room(self, how: How, cats: tuple[Piece, ...]) -> bool:
        """Is there room for a cat who lies so to these?"""
        if (how, cats) not in self._room:
            places = cat_places(self.here, 0, Step(how, cats, 1))
            self._room[how, cats] = is_room(self.state.tower, places)
        return self._room[how, cats]

    def wishes(self, colour: Colour) -> list[Wish]:
        """All that a cat of this colour could do, the best first."""
        found = []
        now = {card: self.worth_of(card) for card in self.goals}
        for floor in self.floors():
            gains: list[tuple[Worth, Step, bool]] = []
            for card in self.goals:
                step = self._step(card, floor, colour)
                if step is not None:
                    then = self.promise(card, floor, step.missing - 1)
                    here = self.promise(card, floor, step.missing)
                    gains.append(
                        (max(0.0, then - now[card]) + ASIDE * (then - here), step, GOALS[card].how == "bridge")
                    )
            for place, (gain, step, bridge) in enumerate(gains):
                more = sum(also for other, (also, by, _) in enumerate(gains) if other != place and by.how == "there")
                if gain > 0:
                    found.append(Wish(gain + 0.5 * more, floor, step, bridge))
        return sorted(found, key=lambda wish: -wish.gain)

    def _step(self, card: CardId, floor: Piece, colour: Colour) -> Step | None:
        lacking = self.lacking(card, floor)
        step = steps(self.here, self.cats.get(floor, ()), GOALS[card], self.has_room).get(colour)
        return step if step is not None and step.missing == lacking else None

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self) -> Action:
        offered = list(self.menu)
        if isinstance(offered[0], Discard):
            return offered[0]
        choices = cast("list[Choose]", offered)
        return max(choices, key=lambda one: self._worth_of_side(ACTIONS[one.card][one.side]) + self.whim())

    def _worth_of_side(self, side: Side) -> Worth:
        if side.build:
            return self._worth_of_build(side.build)
        colours = COLOURS if side.cat == "any" else (cast("Colour", side.cat),)
        gain = max((wishes[0].gain for colour in colours if (wishes := self.wishes(colour))), default=IDLE)
        return gain - (PETTING if side.pet else 0.0)

    def _worth_of_build(self, kinds: tuple[WallKind, ...]) -> Worth:
        """Whoever leads leaves building to those who must come by: who brings the tower down is last [TOWER 7.5]."""
        if self.top >= self.summit or self.leads:
            return 2 * IDLE
        above = min(self.top - self.up, len(HEADROOM) - 2)
        return HEADROOM[above + 1] - HEADROOM[above] - LEVEL * slant(self.state, kinds)

    # -- an action, piece by piece ------------------------------------------------------------------------------------

    def act(self) -> Action:
        offered = list(self.menu)
        if GiveUp() in offered:
            return GiveUp()
        if Done() in offered:
            return Done()
        if pets := [one for one in offered if isinstance(one, Pet)]:
            return pets[0]
        laid = {one.piece for one in self.state.turn.laid}
        pieces = [one.piece for one in offered if isinstance(one, Take) and one.piece not in laid]
        if pieces[0] in WALLS:
            return Take(self._wall(pieces))
        return Take(max(pieces, key=self._cat_to_take) if pieces[0] in CATS else pieces[0])

    def _wall(self, pieces: list[Piece]) -> Piece:
        """Of the kind shown; where it has run out, as high as that as can be."""
        shown = [WALL_SIZES[task].height for task in side_of(self.state.turn).build if task in WALL_KINDS]
        return min(pieces, key=lambda piece: (min(abs(height_of(piece) - one) for one in shown), piece))

    def _cat_to_take(self, cat: Piece) -> Worth:
        """From the supply the colour of most use; off the tower one without whom goals are nearest."""
        if cat not in self.here:
            wishes = self.wishes(COLOUR_OF[cat])
            return wishes[0].gain if wishes else 0.0
        lifted = self._as(self.state._replace(tower=without(self.state.tower, {cat})))
        wishes = lifted.wishes(COLOUR_OF[cat])
        goals = sum(map(lifted.worth_of, self.goals)) + (wishes[0].gain if wishes else 0.0)
        crowd = len(self.cats.get(floor_of(self.here, cat), ())) if floor_of(self.here, cat) > self.up else 0
        return goals + 0.02 * crowd - 1.0 * (not is_free(self.here, cat))

    def _as(self, state: State) -> "Mind":
        """The same mind in another position."""
        return Mind(state, self.seat, self.menu, self.rng, self.style, Budget(0))

    # -- places -------------------------------------------------------------------------------------------------------

    def place(self) -> Action:
        hand = self.state.hand
        assert hand is not None
        if GiveUp() in self.menu.sets[-1]:
            return GiveUp()
        skipped = 2 * self.state.turn.tries_at(hand.piece)  # what did not work is not tried again
        several = list(islice(self._free(), skipped, skipped + max(1, self.trials)))
        if not several:
            return self._somewhere()
        return let_go(self._best(several), self.style.tremor, self.menu, self.rng)

    def _somewhere(self) -> Action:
        """No place that was thought of is free: any other, let go at rest where that can be done."""
        found = self.menu.pick(self.rng)
        for _ in range(LOOKS):
            calm = replace(self.menu.pick(self.rng), pitch=0.0, roll=0.0, vx=0.0, vy=0.0, vz=0.0)
            if calm in self.menu:
                return calm
        return found

    def _free(self) -> Iterator[Place]:
        """Places that are on the menu, the best first; those that would tip the topmost floor last."""
        hand = self.state.hand
        assert hand is not None
        seen, tipping, load = set[Place](), list[Place](), load_of(self.here)
        for place in map(steady, self._meant()):
            if place not in seen and place in self.menu:
                seen.add(place)
                if load.tips(hand.piece, place):
                    tipping.append(place)
                else:
                    yield place
        yield from tipping

    def _meant(self) -> Iterator[Place]:
        hand = self.state.hand
        assert hand is not None
        if hand.piece in WALLS:
            yield from wall_places(self.state, hand)
        elif hand.piece in FLOORS:
            yield from floor_places(self.state, hand)
        elif hand.piece in CATS:
            for wish in self.wishes(COLOUR_OF[hand.piece]):
                if wish.floor in hand.floors:
                    if wish.bridge and wish.step.how == "there":
                        pairs = pair_places(ground_of(self.here[wish.floor]))
                        yield from (one for one, other in pairs if steady(other) in self.menu)
                    yield from cat_places(self.here, wish.floor, wish.step)
            yield from self._out_of_the_way(hand.floors)
        else:
            for floor in hand.floors:
                yield from anywhere(ground_of(self.here[floor]))

    def _out_of_the_way(self, floors: tuple[Piece, ...]) -> Iterator[Place]:
        """A cat of no use now: where she may be of use later, if there is room, else low down.

        Against each other only low down: on other floors she might be of use to others [TOWER 7.3].
        """
        useful = [floor for floor in floors if floor > self.up and len(self.cats.get(floor, ())) < CROWDED]
        low = [floor for floor in floors if floor <= self.up]
        for floor in floors if self.is_race else (*useful[:1], *low, *floors):
            yield from anywhere(ground_of(self.here[floor]))

    def _best(self, several: list[Place]) -> Place:
        """The place that does least harm in thought and brings most; without trials the first.

        Where a wall would fall whichever of them is taken, other places low down are tried.
        """
        if len(several) == 1 or not self.trials:
            return several[0]
        best, worth = self._tried(several)
        if worth < -trying.WALL / 2 and (low := list(islice(self._low_down(), self.trials))):
            best = max((best, worth), self._tried(low), key=lambda one: one[1])[0]
        return best

    def _tried(self, several: list[Place]) -> tuple[Place, Worth]:
        """The best of them, the first that goes as it was meant: what comes later geometry likes less."""
        best, best_worth = several[0], float("-inf")
        hoped = self._hoped()
        for number, place in enumerate(several):
            trial = trying.place(self.state, self.seat, place)
            gain = self._gain(trial)
            worth = gain - trial.harm - LESS_LIKED * number
            if worth > best_worth:
                best, best_worth = place, worth
            if (trial.harm < CALM and gain >= hoped) or self.clock.is_up():
                break
        return best, best_worth

    def _low_down(self) -> Iterator[Place]:
        """Where a cat does no harm: the lowest floors carry most, and feel her least."""
        hand = self.state.hand
        assert hand is not None
        if hand.piece in CATS:
            for floor in hand.floors:
                yield from (place for place in map(steady, anywhere(ground_of(self.here[floor]))) if place in self.menu)

    def _gain(self, trial: trying.Trial) -> Worth:
        """What a cat does for the goals; what it costs that a floor slants."""
        hand = self.state.hand
        assert hand is not None
        if not trial.stays:
            return 0.0
        if hand.piece in CATS:
            return sum(map(self._as(trial.after).worth_of, self.goals)) - sum(map(self.worth_of, self.goals))
        return -20.0 * trying.slanting(trial.after, hand.piece)

    def _hoped(self) -> Worth:
        """The least gain with which a place is as it was meant."""
        hand = self.state.hand
        assert hand is not None
        if hand.piece in CATS:
            return NEARLY_NOTHING if self.wishes(COLOUR_OF[hand.piece]) else 0.0
        return -SLANTING

    # -- the rest of a turn -------------------------------------------------------------------------------------------

    def move(self) -> Action:
        """Move a cat from one's own floor where that brings a goal about or nearer [TOWER 7.2]."""
        best: Action = Pass()
        best_gain = 0.3
        for one in self.menu:
            if not isinstance(one, Take) or not is_free(self.here, one.piece):
                continue
            lifted = self.state._replace(tower=without(self.state.tower, {one.piece}))
            wishes = self._as(lifted).wishes(COLOUR_OF[one.piece])
            if wishes and wishes[0].gain > best_gain:
                best, best_gain = one, wishes[0].gain
        return best

    def meet(self) -> Action:
        """The goal that leads highest; against each other else a better goal may be drawn [TOWER 7.2]."""
        goals = [one for one in self.menu if isinstance(one, Meet)]
        if goals:
            best = max(goals, key=lambda one: (self._worth_of_climb(one), one.floors, one.card))
            return Pass() if self._waits(best) else best
        swaps = [one for one in self.menu if isinstance(one, Swap)]
        if not swaps:
            return Pass()
        worst = min(swaps, key=lambda one: (self.worth_of(one.card), one.card))
        unseen = [card for card in GOALS if card not in self.goals and card not in self.state.goals.gone]
        usual = sum(map(self.worth_of, unseen)) / max(1, len(unseen))
        return worst if self.worth_of(worst.card) < usual else Pass()

    def _waits(self, best: Meet) -> bool:
        """For a cat more, where a much better goal lacks but her on the same floor; not for ever."""
        worth = max(
            (
                GOALS[card].reward
                for card in self.goals
                for floor in counting_floors(self.state, self.seat)
                if card != best.card and self.lacking(card, floor) == 1 and self.top >= floor - 1 + GOALS[card].reward
            ),
            default=0,
        )
        return worth >= best.floors + 2 and self.rng.random() < PATIENCE

    def _worth_of_climb(self, meet: Meet) -> Worth:
        """The floors, and what the other goals will be worth from up there."""
        kitten = kitten_of(self.state, self.seat)
        race = moved(self.state.race, kitten, self.up + meet.floors)
        there = self._as(self.state._replace(race=race))
        return meet.floors + sum(there.worth_of(card) for card in self.goals if card != meet.card)

    def decide(self) -> Action:
        match self.state.step:
            case "choose":
                return self.card()
            case "act":
                return self.act()
            case "place":
                return self.place()
            case "move":
                return self.move()
            case "meet":
                return self.meet()
            case "ask":
                return GoOn(True)  # a story once won is never lost again [TOWER 6.4]
            case step:
                raise AssertionError(f"nobody is asked in step {step}")
