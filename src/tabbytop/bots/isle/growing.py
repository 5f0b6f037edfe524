"""Trees of a position, grown game by game: each is played until the evening and judged, on the last day scored.

The first choice is that of the seat that thinks: places for a tile come in the order in which its judge likes them, and
the first game of each choice meets the same luck, so does the second, and so on (common random numbers).
"""

from typing import Any

import numpy as np

from tabbytop.kernels.compiled import Ints, compiled, ints
from tabbytop.kernels.dice import seeded
from tabbytop.kernels.isle import acts
from tabbytop.kernels.isle.acts import ACT, KIND, Act
from tabbytop.kernels.isle.box import SHAPE
from tabbytop.kernels.isle.cells import footprint
from tabbytop.kernels.isle.chance import draw
from tabbytop.kernels.isle.layout import (
    DAY,
    LAST_OF_CHANCE,
    OVER,
    PLACING,
    SEATS,
    SEATS_AT_MOST,
    SIZE,
    A,
    B,
    Game,
    top,
)
from tabbytop.kernels.isle.menus import NOTES, Notes, count, write
from tabbytop.kernels.isle.playing import asked
from tabbytop.kernels.isle.policy import decide
from tabbytop.kernels.isle.scoring import score
from tabbytop.kernels.isle.steps import apply
from tabbytop.kernels.isle.trees import (
    LONGEST,
    NODE,
    PARTS_OF_A_POINT,
    ROOT,
    TOTAL,
    VISITS,
    Nodes,
    Order,
    choose,
    clear,
    lead,
    won,
)

from .cells import Array, Number, Record
from .evening import evening, prepare_all, wide
from .flat import take_off, try_on
from .kernel import worth

EXPLORE, WIDEN, DEEPER = range(3)  #: how to search: ``tree.Tree``
CATS_TODAY = 1.0  # that one may still get, as judged before the day is played


@compiled
def liked(box: Record, terms: Array, judges: Array, game: Game, seat: int) -> Order:
    """The places of a tile, those after which the boat is worth most first; none where something else is asked."""
    at, notes, act = top(game), ints(NOTES), ints(ACT)
    if game[at] != PLACING:
        return ints(0)
    prepare_all(box, terms, judges, game, game[DAY], CATS_TODAY)
    many, judge, tile, colour = count(game, seat, notes), judges[seat], game[at + A], game[at + B]
    boat, values = judge.boat, np.full(many, -1e9)
    for n in range(many):
        clear(act)
        write(game, seat, n, notes, act)
        if act[KIND] == acts.PLACE:
            try_on(box, boat, box.tiles[tile].kind, colour, wide(footprint(SHAPE[tile], act[1], act[2])))
            values[n] = worth(box, judge.judge, judge.lessons[: judge.held], boat)
            take_off(box, boat)
    return np.argsort(-values)


@compiled
def play_on(
    game: Game, today: int, nodes: Nodes, paths: Any, deep: int, how: Array, rng: Ints, notes: Notes, act: Act
) -> int:
    """Until the evening of ``today``: all seats follow their trees, and go on by the quick player where these end. How
    many choices were made in trees."""
    any_order = ints(0)
    at, inside, path, whose = paths[0], paths[1], paths[2], paths[3]
    while game[top(game)] != OVER and game[DAY] == today:
        seat = -1
        if game[top(game)] <= LAST_OF_CHANCE:
            draw(game, rng, notes, act)
        else:
            seat = asked(game)
            if inside[seat] and deep < LONGEST:
                node = choose(game, seat, nodes, at[seat], how[EXPLORE], how[DEEPER], any_order, rng, notes, act)
                if node != at[seat]:
                    inside[seat] = int(nodes[node + VISITS] > 0)
                    at[seat] = path[deep] = node
                    whose[deep] = seat
                    deep += 1
            else:
                decide(game, seat, notes, act)
        apply(game, seat, act)
    return deep


@compiled
def valued(box: Record, terms: Array, judges: Array, game: Game, results: Any, worths: Array) -> None:
    """To each seat: by how much it is ahead, as scored where the game is over, else as judged."""
    seats = game[SEATS]
    if game[top(game)] == OVER:
        score(game, results)
        for seat in range(seats):
            worths[seat] = won(results, seats, seat)
    else:
        evening(box, terms, judges, game, worths)
        lead(worths, seats)


@compiled
def made(nodes: Nodes, node: int, points: Number) -> None:
    """A choice once more, and what came of it."""
    nodes[node + VISITS] += 1
    nodes[node + TOTAL] += int(PARTS_OF_A_POINT * points)


@compiled
def grow(
    box: Record, terms: Array, judges: Array, worlds: Any, thinker: int, order: Order, nodes: Nodes,
    how: Array, seed: int, first: int, last: int,
) -> None:  # fmt: skip
    """Grow the trees of a position by games ``first`` up to ``last``. Each begins in one of ``worlds``, positions that
    agree with what the seat ``thinker`` sees; what is new at first is tried in this ``order``."""
    game, notes, act, rng = ints(SIZE), ints(NOTES), ints(ACT), ints(4)
    paths = np.zeros((4, LONGEST), np.int64)  # by seat where it stands and whether its tree goes on, then each choice
    at, inside, path, whose = paths[0], paths[1], paths[2], paths[3]
    results, worths = np.zeros((SEATS_AT_MOST, 2), np.int64), np.zeros(SEATS_AT_MOST)
    seats, root = worlds[0][SEATS], ROOT + NODE * thinker
    for number in range(first, last):
        for seat in range(seats):
            at[seat], inside[seat] = ROOT + NODE * seat, 1
        seeded(rng, seed, -1 - number)
        node, deep = choose(worlds[0], thinker, nodes, root, how[EXPLORE], how[WIDEN], order, rng, notes, act), 0
        luck = nodes[node + VISITS]
        if node != root:
            inside[thinker], at[thinker] = int(luck > 0), node
            path[0], whose[0], deep = node, thinker, 1
        seeded(rng, seed, luck)
        game[:] = worlds[luck % len(worlds)]
        apply(game, thinker, act)
        deep = play_on(game, worlds[0][DAY], nodes, paths, deep, how, rng, notes, act)
        valued(box, terms, judges, game, results, worths)
        for seat in range(seats):
            made(nodes, ROOT + NODE * seat, worths[seat])
        for step in range(deep):
            made(nodes, path[step], worths[whose[step]])
