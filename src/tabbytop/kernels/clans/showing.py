"""What positions that may come are laid before the network (``network``, ``looks``): a row of planes and one of numbers
for each, as whoever turns next there sees it."""

from typing import Any

from tabbytop.kernels.compiled import compiled, small
from tabbytop.kernels.words import i32, u32

from .boards import Board, made, shown
from .features import numbers_seen, planes_seen
from .hunt import Sides
from .judging import MOVES, VALUES, list_swaps, weigh
from .playouts import asleep
from .settling import Contest
from .tiles import rotated


@compiled
def show(sides: Sides, board: Board, pool: Any, mover: int, planes: Any, numbers: Any) -> None:
    """A position itself, in the first rows; ``mover`` turns next."""
    planes_seen(board, sides, asleep(sides, pool, len(pool)), mover, planes[0])
    numbers_seen(pool, len(pool), sides, mover, numbers[0])


@compiled
def show_swaps(sides: Sides, board: Board, pool: Any, seat: int, moves: Any, planes: Any, numbers: Any) -> None:
    """What every swap of ``seat`` leads to."""
    unseen = asleep(sides, pool, len(pool))
    for i in range(len(moves)):
        planes_seen(made(board, u32(moves[i])), sides, unseen, 1 - seat, planes[i])
        numbers_seen(pool, len(pool), sides, 1 - seat, numbers[i])


@compiled
def best_first(mind: Any, many: int, most: int, seat: int) -> int:
    """Of ``many`` swaps that were weighed the best for ``seat`` become the first, ``most`` of them; how many."""
    sign, few = 1 if seat == 0 else -1, min(many, most)
    for i in range(few):
        best = i
        for j in range(i + 1, many):
            if sign * i32(mind[VALUES + j]) > sign * i32(mind[VALUES + best]):
                best = j
        for noted in (MOVES, VALUES):
            mind[noted + i], mind[noted + best] = mind[noted + best], mind[noted + i]
    return few


@compiled
def show_turns(
    mind: Any,
    contest: Contest,
    board: Board,
    pool: Any,
    seat: int,
    cells: Any,
    tiles: Any,
    most: int,
    planes: Any,
    numbers: Any,
    many: Any,
) -> None:
    """What ``seat`` may come to by turning each of ``tiles`` at each of ``cells``, tile by tile: the swaps that are
    judged best, ``most`` of them. How many there are of each is noted. A tile is its place in the pool, and how it lies
    if it is a dog: four times the one and the other."""
    sides, left, row, rest = contest.sides, len(pool), 0, small(25)
    for t in range(len(tiles)):
        which = tiles[t] >> 2
        for i in range(left - 1):
            rest[i] = pool[i if i < which else i + 1]
        unseen = asleep(sides, rest, left - 1)
        for c in range(len(cells)):
            place = u32(cells[c])
            turned = shown(board, place, rotated(u32(pool[which]), u32(tiles[t] & 3)))
            found = list_swaps(mind, sides, turned, place, seat)
            weigh(mind, contest, turned, found, u32(left - 1), 1 - seat, unseen)
            few = best_first(mind, found, most, seat)
            many[t * len(cells) + c] = few
            for i in range(few):
                planes_seen(made(turned, u32(mind[MOVES + i])), sides, unseen, 1 - seat, planes[row])
                numbers_seen(rest, left - 1, sides, 1 - seat, numbers[row])
                row += 1
