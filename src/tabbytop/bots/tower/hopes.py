"""A heuristic for goals: what they are worth to a player, and which cat would bring which of them nearer."""

from functools import cached_property
from typing import NamedTuple, TypeAlias

from tabbytop.games.tower.components import CATS, FLOORS, GOALS, STORIES, CardId, Colour, Piece
from tabbytop.games.tower.goals import counting_floors
from tabbytop.games.tower.standing import Scene, scene, storeys
from tabbytop.games.tower.state import State, height, topmost

from .building import OPPOSITE
from .ground import ground_of, middle_of
from .spots import cat_places, is_room
from .wishes import How, Step, missing, reaches_up, steps

NEARER = 0.5  #: what a goal is worth for each cat that it still lacks
AHEAD = 3  #: so many floors more are looked at
HURRIED, NEXT, LATER = 0.4, 0.7, 0.5  #: a floor that Toto leaves too soon, comes below next, or may come below
ASIDE = 0.15  #: what a goal brought nearer is worth on a floor where it is not nearest
SPARE = 4.0  #: millimetres over the ears of a cat, for the hand that puts her there

Worth: TypeAlias = float


class Wish(NamedTuple):
    """A cat that would bring goals nearer: by how much, on which floor, how she must lie, and for a third across?"""

    gain: float
    floor: Piece
    step: Step
    bridge: bool


class Hopes:
    """A position as a player with goals sees it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.here: Scene = scene(state.tower)
        self.cats = storeys(self.here)
        self.top = topmost(state)
        self.up = height(state, seat)
        self.is_race = state.setup.mode == "competitive"
        self.goals: tuple[CardId, ...] = state.hands[seat] if self.is_race else state.goals.up
        self._room: dict[tuple[How, tuple[Piece, ...]], bool] = {}

    @property
    def summit(self) -> int:
        """The floor that is high enough: the story's, or as high as the tower."""
        return max(FLOORS) if self.is_race else STORIES[self.state.story.place]

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

    @cached_property
    def worth(self) -> Worth:
        """All goals together."""
        return sum(map(self.worth_of, self.goals))

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
            places = cat_places(self.here, 0, Step(how, cats, 1), OPPOSITE)  # beside cats all manners are alike
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
