"""Trees of what was tried, grown game by game: information-set Monte Carlo tree search (ISMCTS), the field's usual
search where something is hidden, with several observers.

Each seat has a tree of its own choices, whatever the others and chance do between them: so it never goes by what its
seat cannot see. In every game all seats follow their trees by the choices that promise most, or were made least (UCT,
upper confidence bounds); whoever makes one for the first time goes on by ``policy``. There are hundreds of places for a
tile, so a seat first does what ``policy`` would, and tries something else only as it comes by more often (progressive
widening), in an order where one is known. A choice that cannot be made in some games is not held to have been shunned
in them. How games are played, how far, and what they are worth then, says ``bots.isle.growing``.
"""

from math import log, sqrt
from typing import Any

from tabbytop.kernels.compiled import Ints, compiled, inlined
from tabbytop.kernels.dice import below
from tabbytop.kernels.words import i64, u64

from . import acts
from .acts import ITEMS, KIND, Act, N
from .layout import SEATS, Game
from .menus import Notes, count, write
from .policy import decide

#: of a choice: how often it was made, what came of it for its seat, how often it could be made; the first choice below
#: it, the next beside it; which one it is
VISITS, TOTAL, OPEN, BELOW, BESIDE, WHICH = range(6)
NODE = 6
ROOT = 1  #: of the first seat, those of the others follow; the word before counts the nodes that were added
WIN = 20  #: points that winning counts for, where the end is reached
PARTS_OF_A_POINT = 10  #: in which ``TOTAL`` counts
TRUST = 2  #: games of a choice that say as much as all those of its node: luck is large, and they are few
LONGEST = 256  #: above the choices of all seats in the trees, in one game
PARTS = 3  #: numbers of an action that does not name several things

Nodes = Any  #: whole numbers, as many as ``room`` says
Order = Any  #: numbers of choices as ``menus`` counts them, the most promising first; or none


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
def another(
    game: Game, seat: int, many: int, nodes: Nodes, node: int, order: Order, rng: Ints, notes: Notes, act: Act
) -> int:
    """The next in ``order`` that was never made here, or any; 0 if it turns out to be one that was made."""
    for place in range(len(order)):
        clear(act)
        write(game, seat, order[place], notes, act)
        if child(nodes, node, sign(act)) == 0:
            break
    if len(order) == 0:
        write(game, seat, below(rng, many), notes, act)
    which = sign(act)
    return 0 if child(nodes, node, which) else added(nodes, node, game[SEATS], which)


@compiled
def choose(
    game: Game,
    seat: int,
    nodes: Nodes,
    node: int,
    explore: float,
    widen: float,
    order: Order,
    rng: Ints,
    notes: Notes,
    act: Act,
) -> int:
    """What ``seat`` does at a node of its tree is written down; the node that it leads to, or the same where there is
    nothing to choose."""
    many, made, at = count(game, seat, notes), choices(nodes, node), 0
    clear(act)
    if many == 1:
        write(game, seat, 0, notes, act)
        return node
    if 0 < made < min(many, 1 + int(widen * sqrt(nodes[node + VISITS]))):
        at = another(game, seat, many, nodes, node, order, rng, notes, act)
        if at:
            return at
    mean, highest, best = nodes[node + TOTAL] / max(1, nodes[node + VISITS]), -1e9, 0
    for n in range(many if made else 0):
        clear(act)
        write(game, seat, n, notes, act)
        found = child(nodes, node, sign(act))
        if found:
            nodes[found + OPEN] += 1
            visits = nodes[found + VISITS]
            worth_of = (nodes[found + TOTAL] + TRUST * mean) / (PARTS_OF_A_POINT * (visits + TRUST))
            bound = worth_of + explore * sqrt(log(nodes[found + OPEN]) / visits)
            if bound > highest:
                highest, best, at = bound, n, found
    clear(act)
    if at == 0:  # nothing was made here yet, or nothing of it can be made in this game
        decide(game, seat, notes, act)
        return added(nodes, node, game[SEATS], sign(act))
    write(game, seat, best, notes, act)
    return at


@compiled
def won(results: Any, seats: int, seat: int) -> int:
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
def lead(worths: Any, seats: int) -> None:
    """Instead of what each seat has, by how much it is ahead of the best of the others."""
    best = second = -1e9
    for seat in range(seats):
        if worths[seat] > best:
            best, second = worths[seat], best
        elif worths[seat] > second:
            second = worths[seat]
    for seat in range(seats):
        worths[seat] -= second if worths[seat] == best else best


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
