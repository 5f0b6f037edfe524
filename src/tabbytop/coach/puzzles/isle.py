"""The isle: the best place for three tiles, laid one after another on the last day. Every place of each is tried with
every place of those that follow, and the boat counted by the rules as at the end.

The tiles are three that somebody lays that day in a game of bots, in an order in which one place for the first is
clearly best. Their maps are covered by then, so that no treasure comes between [ISLE 3.4].
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from math import inf, prod
from random import Random

import numpy

from tabbytop.bots import bot
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Place
from tabbytop.games.isle.boat import BOATS, placements
from tabbytop.games.isle.components import COLOURS, NONE, TILES
from tabbytop.games.isle.state import Placing, Player, State
from tabbytop.games.isle.view import View
from tabbytop.kernels.isle.layings import most_after
from tabbytop.kernels.isle.positions import of_state

from . import LEVELS, TRIES, gap_of

UNIT = "points"
GRADED = "sums"  #: of the levels all but easy lay a tile by one judgement
MARKED = False
CLEAR = 1.0
STEPS = 3

LAST_DAY = 5
LEAST_CHOICES = 12  #: places of the first tile
MOST_ENDS = 30_000  #: places of all three, multiplied: what can be tried
FROM_A_BOAT = 3  #: puzzles at most
PLAYS = "hard"
SOLVERS = ("easy", "medium", "two", "few")
FEW = 4  #: places of each tile, at which the last solver looks


def find(source: str) -> Iterator[tuple[State, Seat]]:
    """The last day of a game between two, with tiles that were laid that day."""
    rng = Random(source)
    start = GAME.new_game(2, GAME.complete({"mode": "classic"}))
    laid: tuple[list[State], ...] = ([], [])
    choose = bot(GAME.key, PLAYS).choose

    def decide(state: State, seat: int, menu: AnyMenu, may_decline: bool) -> Action | None:
        if state.day == LAST_DAY and isinstance(state.top, Placing):
            laid[seat].append(state)
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    play_out(GAME, start, decide, rng.randrange)
    for seat, states in enumerate(laid):
        chances = list(combinations(states, STEPS))
        ways = (_in_hand(some, states[-1], seat, rng) for some in rng.sample(chances, len(chances)))
        found = islice((state for state in ways if state is not None), FROM_A_BOAT)
        yield from ((state, seat) for state in dict.fromkeys(found))  # two tiles may be alike


def _in_hand(states: Sequence[State], last: State, seat: Seat, rng: Random) -> State | None:
    """The tiles of these states in the hand at once, and the boat as it was before the first of them: in the first
    order of those that are drawn in which it is clear where they go; None where nothing can be clear, or tried."""
    before = states[0].players[seat]
    tiles = [state.top for state in states if isinstance(state.top, Placing)]
    if not _can_be_tried(before, tiles):
        return None
    players = list(last.players)
    players[seat] = last.players[seat]._replace(tiles=before.tiles, filled=before.filled)
    orders = list(permutations(tiles))
    for order in rng.sample(orders, len(orders)):
        state = last._replace(players=tuple(players), agenda=(*last.agenda[:-1], *order))
        if _is_clear(state, seat):
            return state
    return None


def _can_be_tried(player: Player, tiles: Sequence[Placing]) -> bool:
    maps = BOATS[player.boat].maps
    if any(tile.colour != NONE and not maps[tile.colour] & player.filled for tile in tiles):
        return False
    places = [sum(one.bit_count() for one in placements(TILES[tile.tile].shape, player.filled)) for tile in tiles]
    return prod(places) <= MOST_ENDS


def _is_clear(state: State, seat: Seat) -> bool:
    """Is one place for the first tile clearly best, and then one for the second? Nothing else is there to be done."""
    for choices in (LEAST_CHOICES, 2):
        actions = list(GAME.legal(state, seat))
        if len(actions) < choices or not all(isinstance(action, Place) for action in actions):
            return False
        found = worths(GAME.view(state, seat), actions)
        if gap_of(found) < CLEAR:
            return False
        state = GAME.apply(state, seat, actions[found.index(max(found))])
    return len(GAME.legal(state, seat)) > 1


def worths(view: View, actions: Sequence[Action]) -> list[float]:
    """One's own points if the game ended with the last of these tiles, each laid as well as can be."""
    seat = view.viewer
    assert seat is not None
    return _counted(GAME.determinize(view, Random(0)), seat, actions, STEPS)  # what is hidden counts for no boat


def _counted(state: State, seat: Seat, actions: Sequence[Action], many: int) -> list[float]:
    """The same with so many of the tiles, and without the others."""
    tiles = [(frame.tile, frame.colour) for frame in _to_lay(state)[:many]]
    places = [(action.turn, action.cell) for action in actions if isinstance(action, Place)]
    found = numpy.zeros(len(places), numpy.int64)
    most_after(of_state(state), seat, numpy.array(tiles), numpy.array(places), found)
    return [float(points) for points in found]


def solved(view: View, menu: AnyMenu, best: Action, source: str) -> tuple[int, ...]:
    """Two levels, who judge the tile in the hand (hard and expert do it as medium does); who counts it with the next
    one; who counts all, at a few places of each. All three tiles are to be laid as well as can be."""
    steps, found = list(_steps(view, menu)), list[int]()
    for solver in SOLVERS:
        streams = (Random(f"{source} {solver} {one}") for one in range(TRIES))
        found.append(
            sum(all(_chosen(solver, seen, one, rng) in right for seen, one, right in steps) for rng in streams)
        )
        if found == [TRIES]:
            return (TRIES,) * len(SOLVERS)  # nobody else tries what easy always finds
    return tuple(found)


def _chosen(solver: str, view: View, menu: AnyMenu, rng: Random) -> Action:
    if solver in LEVELS:
        action = bot(GAME.key, solver).choose(view, menu, rng)
        assert action is not None
        return action
    assert view.viewer is not None
    state, actions = GAME.determinize(view, Random(0)), list(menu)
    found = _counted(state, view.viewer, actions, 2) if solver == "two" else _glimpsed(state, view.viewer, actions)
    return rng.choice([action for action, points in zip(actions, found, strict=True) if points == max(found)])


def _glimpsed(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """What those places come to that count most with this tile alone, as far as of the others a few are looked at."""
    alone = _counted(state, seat, actions, 1)
    if len(_to_lay(state)) == 1:
        return alone
    found = [-inf] * len(actions)
    for place in sorted(range(len(actions)), key=lambda one: -alone[one])[:FEW]:
        after = GAME.apply(state, seat, actions[place])
        others = [action for action in GAME.legal(after, seat) if isinstance(action, Place)]
        found[place] = max(_glimpsed(after, seat, others)) if others else alone[place]
    return found


def _steps(view: View, menu: AnyMenu) -> Iterator[tuple[View, AnyMenu, list[Action]]]:
    """What is seen and can be done at each step, and what is right there."""
    seat = view.viewer
    assert seat is not None
    state, right = GAME.determinize(view, Random(0)), list[Action]()
    for _ in range(STEPS):
        if right:
            state = GAME.apply(state, seat, right[0])
            view, menu = GAME.view(state, seat), GAME.legal(state, seat)
        actions = list(menu)
        figures = worths(view, actions)
        right = [action for action, worth in zip(actions, figures, strict=True) if worth == max(figures)]
        yield view, menu, right


def _to_lay(at: View | State) -> list[Placing]:
    """The tile in the hand, and those that follow it."""
    return [frame for frame in reversed(at.agenda) if isinstance(frame, Placing)]


def aim(view: View, best: float) -> Mapping[str, str | int | list[str]]:
    """The tile in the hand, those that follow, and what the boat is worth without them."""
    (tile, *others), standing = _to_lay(view), GAME.standing(view)
    assert standing is not None
    colour = "none" if tile.colour == NONE else COLOURS[tile.colour]
    return {
        "tile": TILES[tile.tile].key,
        "colour": colour,
        "tiles": [TILES[other.tile].key for other in others],
        "points": standing.points(tile.seat),
    }
