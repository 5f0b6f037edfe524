"""Trees of what was tried, grown game by game: information-set Monte Carlo tree search (ISMCTS), the field's usual
search where something is hidden, with several observers.

Each seat has a tree of its own choices, whatever the others and chance do between them: so it never goes by what its
seat cannot see. In every game all seats follow their trees by the choices that promise most, or were made least (UCT,
upper confidence bounds); whoever makes one for the first time goes on by ``policy``. There are hundreds of places for a
tile, so a seat first does what ``policy`` would, and tries something else only as it comes by more often (progressive
widening). A choice that cannot be made in some games is not held to have been shunned in them.
"""

from math import log, sqrt
from typing import Any

from tabbytop.kernels.compiled import Ints, compiled, inlined, ints
from tabbytop.kernels.dice import below, seeded
from tabbytop.kernels.words import i64, u64

from . import acts
from .acts import ACT, ITEMS, KIND, Act, N
from .chance import draw
from .layout import LAST_OF_CHANCE, OVER, SEATS, SEATS_AT_MOST, SIZE, Game, top
from .menus import NOTES, Notes, count, write
from .playing import asked
from .policy import decide
from .scoring import score
from .steps import apply

#: of a choice: how often it was made, what came of it for its seat, how often it could be made; the first choice below
#: it, the next beside it; which one it is
VISITS, TOTAL, OPEN, BELOW, BESIDE, WHICH = range(6)
NODE = 6
ROOT = 1  #: of the first seat, those of the others follow; the word before counts the nodes that were added
WIN = 20  #: points that winning counts for
LARGE = 60.0  #: points that a game is about
TRUST = 8  #: games of a choice that say as much as all those of its node: luck is large, and they are few
LONGEST = 256  #: above the choices of all seats in the trees, in one game
PARTS = 3  #: numbers of an action that does not name several things

Nodes = Any  #: whole numbers, as many as ``room`` says


def room(games: int, seats: int) -> int:
    """For so many games: in each of them every seat makes one choice for the first time at most."""
    return ROOT + NODE * seats * (games + 1)


@inlined
def sign(act: Act) -> int:
    """An action in one word, the same for the same action: by FNV, over what counts of it."""
    several = acts.FIRST_OF_SEVERAL <= act[KIND] < acts.CHOOSE_FIRST
    word = u64(0xCBF29CE484222325)
    for place in range(ITEMS + act[N] if several else 1 + PARTS):
        word = u64(u64(word ^ u64(act[place])) * u64(0x100000001B3))
    return i64(word)


@inlined
def clear(act: Act) -> None:
    """Actions say nothing in the parts that they do not have."""
    for place in range(1 + PARTS):
        act[place] = 0


@inlined
def child(nodes: Nodes, node: int, which: int) -> int:
    """The choice below another; 0: it was never made."""
    found = nodes[node + BELOW]
    while found and nodes[found + WHICH] != which:
        found = nodes[found + BESIDE]
    return int(found)


@compiled
def added(nodes: Nodes, node: int, seats: int, which: int) -> int:
    """A choice that was never made, put there."""
    found = ROOT + NODE * (seats + nodes[0])
    nodes[0] += 1
    nodes[found + WHICH], nodes[found + BESIDE] = which, nodes[node + BELOW]
    nodes[node + BELOW] = found
    return int(found)


@inlined
def choices(nodes: Nodes, node: int) -> int:
    """How many were made from here."""
    many, found = 0, nodes[node + BELOW]
    while found:
        many, found = many + 1, nodes[found + BESIDE]
    return many


@compiled
def choose(
    game: Game, seat: int, nodes: Nodes, node: int, explore: float, widen: float, rng: Ints, notes: Notes, act: Act
) -> int:
    """What ``seat`` does at a node of its tree is written down; the node that it leads to, or the same where there is
    nothing to choose."""
    clear(act)
    decide(game, seat, notes, act)
    many = count(game, seat, notes)
    if many == 1:
        return node
    usual = sign(act)
    if child(nodes, node, usual) == 0:
        return added(nodes, node, game[SEATS], usual)
    if choices(nodes, node) < min(many, 1 + int(widen * sqrt(nodes[node + VISITS]))):
        clear(act)
        write(game, seat, below(rng, many), notes, act)
        which = sign(act)
        if child(nodes, node, which) == 0:
            return added(nodes, node, game[SEATS], which)
    mean = nodes[node + TOTAL] / max(1, nodes[node + VISITS])
    highest, best, at = -1e9, 0, 0
    for n in range(many):
        clear(act)
        write(game, seat, n, notes, act)
        found = child(nodes, node, sign(act))
        if found:
            nodes[found + OPEN] += 1
            visits = nodes[found + VISITS]
            worth_of = (nodes[found + TOTAL] + TRUST * mean) / (LARGE * (visits + TRUST))
            bound = worth_of + explore * sqrt(log(nodes[found + OPEN]) / visits)
            if bound > highest:
                highest, best, at = bound, n, found
    clear(act)
    write(game, seat, best, notes, act)
    return at


@compiled
def worth(results: Any, seats: int, seat: int) -> int:
    """Of a game that is over, to one seat: by how many points it is ahead of the best of the others, and winning."""
    ahead, place = i64(1 << 30), 0
    for other in range(seats):
        if other != seat:
            ahead = min(ahead, results[seat, 0] - results[other, 0])
            tie = results[seat, 1] - results[other, 1]
            better = results[other, 0] > results[seat, 0] or (results[other, 0] == results[seat, 0] and tie < 0)
            level = results[other, 0] == results[seat, 0] and tie == 0
            place = max(place, 2 if better else 1 if level else 0)
    return int(ahead + WIN * (1 - place))


@compiled
def grow(
    worlds: Any, results: Any, nodes: Nodes, explore: float, widen: float, seed: int, first: int, last: int
) -> None:
    """Grow the trees of a position by games ``first`` up to ``last``. Each begins in one of ``worlds``, positions that
    agree with what a seat sees, and is scored in ``results``, of which nothing is kept."""
    game, notes, act, rng = ints(SIZE), ints(NOTES), ints(ACT), ints(4)
    at, inside = ints(SEATS_AT_MOST), ints(SEATS_AT_MOST)
    path, whose = ints(LONGEST), ints(LONGEST)
    for number in range(first, last):
        world = worlds[number % len(worlds)]
        for place in range(SIZE):
            game[place] = world[place]
        seats = game[SEATS]
        for seat in range(seats):
            at[seat], inside[seat] = ROOT + NODE * seat, 1
        seeded(rng, seed, number)
        deep = 0
        while game[top(game)] != OVER:
            seat = -1
            if game[top(game)] <= LAST_OF_CHANCE:
                draw(game, rng, notes, act)
            else:
                seat = asked(game)
                if inside[seat] and deep < LONGEST:
                    node = choose(game, seat, nodes, at[seat], explore, widen, rng, notes, act)
                    if node != at[seat]:
                        inside[seat] = int(nodes[node + VISITS] > 0)
                        at[seat] = path[deep] = node
                        whose[deep] = seat
                        deep += 1
                else:
                    decide(game, seat, notes, act)
            apply(game, seat, act)
        score(game, results)
        for seat in range(seats):
            nodes[ROOT + NODE * seat + VISITS] += 1
            nodes[ROOT + NODE * seat + TOTAL] += worth(results, seats, seat)
        for step in range(deep):
            nodes[path[step] + VISITS] += 1
            nodes[path[step] + TOTAL] += worth(results, seats, whose[step])


@compiled
def most_made(game: Game, seat: int, nodes: Nodes, notes: Notes, act: Act) -> None:
    """The choice of ``seat`` that was made most often from its root is written down."""
    many, root = count(game, seat, notes), ROOT + NODE * seat
    most, best = -1, 0
    for n in range(many):
        clear(act)
        write(game, seat, n, notes, act)
        found = child(nodes, root, sign(act))
        if found and nodes[found + VISITS] > most:
            most, best = nodes[found + VISITS], n
    clear(act)
    write(game, seat, best, notes, act)
