"""A tree of what was tried, grown world by world: information-set Monte Carlo tree search (ISMCTS), the field's usual
search where something is hidden.

In each world the tiles face down come up in some order (a determinization). The tree is followed by the choices that
promise most, or were made least (UCT, upper confidence bounds), until one is made for the first time; from there the
game is played out. Which tile came up is part of the way, as both players see it. A choice that cannot be made in some
worlds is not held to have been shunned in them.
"""

from math import log, sqrt
from typing import Any

import numpy

from tabbytop.kernels.compiled import compiled, inlined
from tabbytop.kernels.words import i32, of, popcount, u32

from .boards import NOWHERE, Board, made, shown
from .cells import nth
from .chance import after, number, seeded
from .judging import MOVES, VALUES, list_swaps, weigh
from .playouts import drawn, play_out
from .settling import Contest

#: of a choice: how often it was made, what came of it for whoever made it, how often it could be made; the first choice
#: below it, the next beside it; which one it is: a move, or below a cell the tile that came up there
VISITS, TOTAL, OPEN, BELOW, BESIDE, WHICH = range(6)
NODE = 6
ROOT = 1  #: the word before it counts the nodes that were added
LARGE = 300.0  #: what a game is about: ten a point, a hundred for winning
LONGEST = 64  #: above the choices of a game


@inlined
def child(nodes: Any, node: int, which: int) -> int:
    """The choice below another; 0: it was never made."""
    found = nodes[node + BELOW]
    while found and nodes[found + WHICH] != which:
        found = nodes[found + BESIDE]
    return int(found)


@compiled
def added(nodes: Any, node: int, which: int) -> int:
    """The same, put there if it was never made."""
    found = child(nodes, node, which)
    if found == 0:
        nodes[0] += 1
        found = int(ROOT + NODE * nodes[0])
        nodes[found + WHICH], nodes[found + BESIDE] = which, nodes[node + BELOW]
        nodes[node + BELOW] = found
    return found


@compiled
def chosen(mind: Any, nodes: Any, node: int, many: int, explore: float, word: int) -> int:
    """Which of ``many`` moves to make: any that was never made, else the one with the highest bound."""
    fresh = 0
    for i in range(many):
        found = child(nodes, node, mind[MOVES + i])
        if found:
            nodes[found + OPEN] += 1
        else:
            fresh += 1
    n, _ = of(word, u32(max(1, fresh)))
    highest, best = -1e9, 0
    for i in range(many):
        found = child(nodes, node, mind[MOVES + i])
        if fresh:
            if found == 0:
                if n == 0:
                    return i
                n = u32(n - u32(1))
        else:
            visits = nodes[found + VISITS]
            bound = nodes[found + TOTAL] / (LARGE * visits) + explore * sqrt(log(nodes[found + OPEN]) / visits)
            if bound > highest:
                highest, best = bound, i
    return best


@compiled
def list_cells(mind: Any, hidden: int) -> int:
    """How many cells are face down; each is noted as a move."""
    many = int(popcount(hidden))
    for i in range(many):
        mind[MOVES + i] = nth(hidden, u32(i))
    return many


@compiled
def grow(
    mind: Any,
    contest: Contest,
    board: Board,
    pool: Any,
    seat: int,
    place: int,
    nodes: Any,
    explore: float,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Grow the tree of a position in worlds ``first`` up to ``last``: ``seat`` turns a tile, or has turned one at
    ``place``. Each world needs room for two more nodes."""
    copy = numpy.zeros(25, numpy.uint8)
    path, signs = numpy.zeros(LONGEST, numpy.int64), numpy.zeros(LONGEST, numpy.int64)
    for world in range(first, last):
        left = len(pool)
        for j in range(left):
            copy[j] = pool[j]
        now, mover, at, node, deep, value, ended = board, seat, place, ROOT, 0, 0, False
        chance = seeded(u32(seed), u32(seed >> 32), u32(world))
        while not ended:
            turns = at == NOWHERE
            many = list_cells(mind, now.hidden) if turns else list_swaps(mind, contest.sides, now, u32(at), mover)
            move = int(mind[MOVES + chosen(mind, nodes, node, many, explore, number(chance))])
            chance = after(chance)
            ended = child(nodes, node, move) == 0
            node = added(nodes, node, move)
            path[deep], signs[deep] = node, 1 if mover == 0 else -1
            deep += 1
            if turns and ended:
                value = play_out(mind, contest, now, copy, left, mover, move, LONGEST, chance)
            elif turns:
                tile, _, _ = drawn(copy, u32(left), chance)
                chance = after(chance)
                now, at, left = shown(now, u32(move), tile), move, left - 1
                node = added(nodes, node, int(tile))
            elif left == 0:
                mind[MOVES] = u32(move)
                weigh(mind, contest, now, 1, u32(0), 1 - mover, u32(0))
                value, ended = int(i32(mind[VALUES])), True
            else:
                now, at, mover = made(now, u32(move)), NOWHERE, 1 - mover
                if ended:
                    value = play_out(mind, contest, now, copy, left, mover, NOWHERE, LONGEST, chance)
        for i in range(deep):
            nodes[path[i] + VISITS] += 1
            nodes[path[i] + TOTAL] += signs[i] * value
