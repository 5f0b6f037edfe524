"""What to do at each of a turn's steps; where to let go of a piece is decided in ``placing``."""

from random import Random
from typing import cast

from tabbytop.bots.bot import Budget
from tabbytop.core import Menu
from tabbytop.games.tower.acting import side_of
from tabbytop.games.tower.actions import Action, Choose, Discard, Done, GiveUp, GoOn, Meet, Pass, Pet, Swap, Take
from tabbytop.games.tower.components import (
    ACTIONS,
    CATS,
    COLOUR_OF,
    COLOURS,
    GOALS,
    WALL_KINDS,
    WALL_SIZES,
    WALLS,
    Colour,
    Piece,
    Side,
    WallKind,
    height_of,
)
from tabbytop.games.tower.goals import counting_floors
from tabbytop.games.tower.standing import floor_of, is_free
from tabbytop.games.tower.state import State, kitten_of, place_of, without
from tabbytop.games.tower.winning import moved

from .building import slant
from .hopes import Hopes, Worth
from .placing import Placing, Style

HEADROOM = (0.0, 2.0, 2.8, 3.0, 2.7, 2.4)  #: what floors above the kitten are worth: more than three are a danger
LEVEL = 6.0  #: what a slanting floor costs, by its tangent
PETTING = 0.15  #: what petting costs: something may come down
PATIENCE = 0.75  #: how often a better goal is waited for
MOVING = 0.3  #: the least gain for which a cat is moved
IDLE = -0.2  #: what a cat is worth that brings no goal nearer


def decide(state: State, seat: int, menu: Menu[Action], rng: Random, style: Style, budget: Budget) -> Action:
    """One action of the menu."""
    if state.step == "place":
        return Placing(state, seat, menu, rng, style, budget).decide()
    if state.step == "scarves":
        return rng.choice(list(menu))  # a scarf is a matter of taste [TOWER 7.1]
    chooser = Chooser(state, seat, menu, rng, style)
    match state.step:
        case "choose":
            return chooser.card()
        case "act":
            return chooser.act()
        case "move":
            return chooser.move()
        case "meet":
            return chooser.meet()
        case "ask":
            return GoOn(True)  # a story once won is never lost again [TOWER 6.4]
        case step:
            raise AssertionError(f"nobody is asked in step {step}")


class Chooser:
    """All decisions but where to let go: the position, who decides, and in which style."""

    def __init__(self, state: State, seat: int, menu: Menu[Action], rng: Random, style: Style) -> None:
        self.state, self.seat, self.menu, self.rng, self.style = state, seat, menu, rng, style
        self.hopes = Hopes(state, seat)

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self) -> Action:
        offered = list(self.menu)
        if isinstance(offered[0], Discard):
            return offered[0]
        return max(cast("list[Choose]", offered), key=self.worth_of_choice)

    def worth_of_choice(self, one: Choose) -> Worth:
        return self._worth_of_side(ACTIONS[one.card][one.side]) + self.rng.gauss(0.0, self.style.whim)

    def _worth_of_side(self, side: Side) -> Worth:
        if side.build:
            return self._worth_of_build(side.build)
        colours = COLOURS if side.cat == "any" else (cast("Colour", side.cat),)
        gain = max((wishes[0].gain for colour in colours if (wishes := self.hopes.wishes(colour))), default=IDLE)
        return gain - (PETTING if side.pet else 0.0)

    def _worth_of_build(self, kinds: tuple[WallKind, ...]) -> Worth:
        """Whoever leads leaves building to those who must come by: who brings the tower down is last [TOWER 7.5]."""
        if self.hopes.top >= self.hopes.summit or self.hopes.leads:
            return 2 * IDLE
        above = min(self.hopes.top - self.hopes.up, len(HEADROOM) - 2)
        return HEADROOM[above + 1] - HEADROOM[above] - LEVEL * slant(self.state, kinds, self.style.manner)

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
        return Take(max(pieces, key=self.worth_of_taking) if pieces[0] in CATS else pieces[0])

    def _wall(self, pieces: list[Piece]) -> Piece:
        """Of the kind shown; where it has run out, as high as that as can be."""
        shown = [WALL_SIZES[task].height for task in side_of(self.state.turn).build if task in WALL_KINDS]
        return min(pieces, key=lambda piece: (min(abs(height_of(piece) - one) for one in shown), piece))

    def worth_of_taking(self, cat: Piece) -> Worth:
        """From the supply the colour of most use; off the tower one without whom goals are nearest."""
        if cat not in self.hopes.here:
            wishes = self.hopes.wishes(COLOUR_OF[cat])
            return wishes[0].gain if wishes else 0.0
        lifted = Hopes(self.state._replace(tower=without(self.state.tower, {cat})), self.seat)
        wishes = lifted.wishes(COLOUR_OF[cat])
        goals = lifted.worth + (wishes[0].gain if wishes else 0.0)
        floor = floor_of(self.hopes.here, cat)
        crowd = len(self.hopes.cats.get(floor, ())) if floor > self.hopes.up else 0
        return goals + 0.02 * crowd - 1.0 * (not is_free(self.hopes.here, cat))

    # -- the rest of a turn -------------------------------------------------------------------------------------------

    def move(self) -> Action:
        """Move a cat from one's own floor where that brings a goal about or nearer [TOWER 7.2]."""
        best: Action = Pass()
        best_gain = MOVING
        for one in self.menu:
            if isinstance(one, Take) and (gain := self.worth_of_moving(one.piece)) > best_gain:
                best, best_gain = one, gain
        return best

    def worth_of_moving(self, cat: Piece) -> Worth:
        if not is_free(self.hopes.here, cat):
            return 0.0
        lifted = self.state._replace(tower=without(self.state.tower, {cat}))
        wishes = Hopes(lifted, self.seat).wishes(COLOUR_OF[cat])
        return wishes[0].gain if wishes else 0.0

    def meet(self) -> Action:
        """The goal that leads highest; against each other else a better goal may be drawn [TOWER 7.2]."""
        goals = [one for one in self.menu if isinstance(one, Meet)]
        if goals:
            best = max(goals, key=lambda one: (self.worth_of_climb(one), one.floors, one.card))
            return Pass() if self._waits(best) else best
        swaps = [one for one in self.menu if isinstance(one, Swap)]
        if not swaps:
            return Pass()
        worst = min(swaps, key=lambda one: (self.hopes.worth_of(one.card), one.card))
        return worst if self.hopes.worth_of(worst.card) < self.worth_of_unseen() else Pass()

    def worth_of_unseen(self) -> Worth:
        """A goal that may be drawn, as a rule."""
        unseen = [card for card in GOALS if card not in self.hopes.goals and card not in self.state.goals.gone]
        return sum(map(self.hopes.worth_of, unseen)) / max(1, len(unseen))

    def _waits(self, best: Meet) -> bool:
        """For a cat more, where a much better goal lacks but her on the same floor; not for ever."""
        worth = max(
            (
                GOALS[card].reward
                for card in self.hopes.goals
                for floor in counting_floors(self.state, self.seat)
                if card != best.card
                and self.hopes.lacking(card, floor) == 1
                and self.hopes.top >= floor - 1 + GOALS[card].reward
            ),
            default=0,
        )
        return worth >= best.floors + 2 and self.rng.random() < PATIENCE

    def worth_of_climb(self, meet: Meet) -> Worth:
        """The floors, and what the other goals will be worth from up there."""
        place = place_of(self.state, kitten_of(self.state, self.seat))
        race = moved(self.state.race, place, self.hopes.up + meet.floors)
        there = Hopes(self.state._replace(race=race), self.seat)
        return meet.floors + sum(there.worth_of(card) for card in self.hopes.goals if card != meet.card)
