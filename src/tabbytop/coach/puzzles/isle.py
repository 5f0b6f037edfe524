"""The isle: where the last tile goes. Every place is tried, and the boat counted by the rules as at the end.

A tile that covers a map brings a treasure, which is laid in its turn [ISLE 3.4]: what follows is looked through as
well, and the best that can come of it counts.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from tabbytop.bots import bot
from tabbytop.core import Action, Menu, Seat, play_out
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Done, Place, Take
from tabbytop.games.isle.components import COLOURS, NONE, TILES
from tabbytop.games.isle.rules import outcome
from tabbytop.games.isle.state import Bonus, Placing, State
from tabbytop.games.isle.view import View

from . import by_levels

UNIT = "points"
GRADED = "levels"
MARKED = False
CLEAR = 3.0

LAST_DAY = 5
LEAST_CHOICES = 12
PLAYS = "hard"

solved = by_levels("isle")


def find(source: str) -> Iterator[tuple[State, Seat]]:
    """The last day of a game between two, whenever a tile is in somebody's hand."""
    rng = Random(source)
    start = GAME.new_game(2, GAME.complete({"mode": "classic"}))
    steps: list[tuple[State, Seat]] = []
    choose = bot(GAME.key, PLAYS).choose

    def decide(state: State, seat: int, menu: Menu[Action], may_decline: bool) -> Action | None:
        if is_asked(state, menu):
            steps.append((state, seat))
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    play_out(GAME, start, decide, rng.randrange)
    yield from steps


def is_asked(state: State, menu: Menu[Action]) -> bool:
    """Is it the last day, with a tile in the hand and nothing else to be done?"""
    if state.day != LAST_DAY or not isinstance(state.top, Placing) or len(menu) < LEAST_CHOICES:
        return False
    return all(isinstance(action, Place) for action in menu)


def worths(view: View, actions: Sequence[Action]) -> list[float]:
    """One's own points if the game ended with this tile."""
    seat = view.viewer
    assert seat is not None
    state = GAME.determinize(view, Random(0))  # nothing that is hidden counts for one's own boat
    return [float(_best(GAME.apply(state, seat, action), seat)) for action in actions]


def _best(state: State, seat: Seat) -> int:
    """The most points that the tiles which follow at once can make of it; another card is not played."""
    frame = state.top
    if not isinstance(frame, Bonus | Placing) or frame.seat != seat:
        return outcome(state).points(seat)
    ways = [action for action in GAME.legal(state, seat) if isinstance(action, Place | Take | Done)]
    return max(_best(GAME.apply(state, seat, action), seat) for action in ways)


def aim(view: View, best: float) -> Mapping[str, str | int]:
    """The tile in the hand, and what the boat is worth without it."""
    frame, standing = view.agenda[-1], GAME.standing(view)
    assert isinstance(frame, Placing) and standing is not None
    colour = "none" if frame.colour == NONE else COLOURS[frame.colour]
    return {"tile": TILES[frame.tile].key, "colour": colour, "points": standing.points(frame.seat)}
