"""The last turns with best play by both, over all that may yet be turned: expectimax.

What may be turned is weighed in whole numbers: the worth of a turn with ``rest`` tiles face down is ``4 * rest``,
``4 * (rest - 1)`` and so on times the mean. Two bounds save most of the work: what the other player will not allow
(alpha-beta), and what the faces not yet looked at can change at most (Star1). Turns ahead stand in frames: functions
that call themselves cannot be kept on disk.
"""

from typing import Any

from tabbytop.kernels.compiled import compiled, inlined, ints
from tabbytop.kernels.words import i32, u32

from .boards import NOWHERE, Board, made, place_of, shown
from .cells import BOARD
from .hunt import Sides, bitten, tally
from .judging import MOVES, VALUES, list_swaps, weigh
from .planes import Planes, dogs_of
from .playouts import ENDLESS, asleep, copies, expected, weight
from .settling import Contest, worth
from .tiles import rotated

MOST_POINTS = 64  #: of a seat: 49 for all prey, 10 to the Gourmets, 5 to the Meowfia
SORTED = 3  #: tiles face down from which on the most promising swaps are looked at first

#: a turn being looked into: the bound, the best cell so far, the only cell if there is one; the cell looked at and what
#: it has come to, how many quarters are left of it; the face turned there, of how many; the swaps of it that were
#: tried, of how many, the best of them; what a turn can be worth at most
BOUND, BEST, ONLY, AT, TOTAL, LEFT, BRANCH, BRANCHES, TRIED, MANY, TOP, MOST = range(12)
FACES, WEIGHTS, PLACES = 12, 44, 76  # what may be turned, how likely that is, its place in the pool
BEFORE, TURNED = 108, 116  # the layouts before and after
TRIES = 124  # swaps
FRAME = 256


@inlined
def keep(frames: Any, f: int, board: Board) -> None:
    on = board.on
    frames[f], frames[f + 1], frames[f + 2], frames[f + 3] = on.one, on.two, on.four, on.eight
    frames[f + 4], frames[f + 5], frames[f + 6], frames[f + 7] = on.marked, on.second, on.wild, board.hidden


@inlined
def kept(frames: Any, f: int) -> Board:
    one, two, four, eight = u32(frames[f]), u32(frames[f + 1]), u32(frames[f + 2]), u32(frames[f + 3])
    marked, second, wild = u32(frames[f + 4]), u32(frames[f + 5]), u32(frames[f + 6])
    return Board(Planes(one, two, four, eight, marked, second, wild), u32(frames[f + 7]))


@compiled
def begin(
    frames: Any, f: int, board: Board, pool: Any, rest: int, floor: int, bound: int, only: int, most: int
) -> None:
    """A frame for a turn with ``rest`` tiles of ``pool`` face down: all that may be turned, alike tiles once."""
    keep(frames, f + BEFORE, board)
    frames[f + BOUND], frames[f + BEST], frames[f + ONLY], frames[f + MOST] = bound, floor, only, most
    frames[f + AT], frames[f + BRANCH], frames[f + TRIED], frames[f + MANY] = -1, -1, 0, 0
    n = 0
    for i in range(rest):
        alike = copies(pool, rest, i)
        for quarter in range(4 if alike else 0):
            times = alike * weight(u32(pool[i]), quarter)
            if times:
                frames[f + FACES + n] = rotated(u32(pool[i]), u32(quarter))
                frames[f + WEIGHTS + n], frames[f + PLACES + n] = times, i
                n += 1
    frames[f + BRANCHES] = n


@compiled
def sort(mind: Any, frames: Any, f: int, many: int, seat: int) -> None:
    """The swaps that were weighed become a frame's, the best for ``seat`` first."""
    sign = 1 if seat == 0 else -1
    for i in range(many):
        worth, move, j = sign * i32(mind[VALUES + i]), mind[MOVES + i], i
        while j > 0 and sign * i32(mind[VALUES + j - 1]) < worth:
            mind[VALUES + j] = mind[VALUES + j - 1]
            frames[f + TRIES + j] = frames[f + TRIES + j - 1]
            j -= 1
        mind[VALUES + j] = u32(sign * worth)
        frames[f + TRIES + j] = move


@compiled
def turn(mind: Any, sides: Sides, frames: Any, f: int, pool: Any, rest: int, seat: int) -> None:
    """A face of the frame is turned, its tile taken out of the pool, its swaps listed."""
    k, at = frames[f + BRANCH], u32(frames[f + AT])
    board = shown(kept(frames, f + BEFORE), at, u32(frames[f + FACES + k]))
    keep(frames, f + TURNED, board)
    pool[frames[f + PLACES + k]] = pool[rest - 1]
    many = list_swaps(mind, sides, board, at, seat)
    for i in range(many):
        frames[f + TRIES + i] = mind[MOVES + i]
    frames[f + TRIED], frames[f + MANY], frames[f + TOP] = 0, many, -ENDLESS
    if frames[f + BEST] > -ENDLESS:  # so much it must be worth, or the cell is no better than the best
        others = (frames[f + LEFT] - frames[f + WEIGHTS + k]) * frames[f + MOST]
        frames[f + TOP] = (frames[f + BEST] - frames[f + TOTAL] - others) // frames[f + WEIGHTS + k]


@compiled
def turn_back(frames: Any, f: int, pool: Any) -> None:
    """All that matters of a face is known."""
    k = frames[f + BRANCH]
    frames[f + TOTAL] += frames[f + WEIGHTS + k] * frames[f + TOP]
    frames[f + LEFT] -= frames[f + WEIGHTS + k]
    pool[frames[f + PLACES + k]] = frames[f + FACES + k]


@inlined
def next_cell(frames: Any, f: int) -> int:
    """The next cell face down, or the only one; ``NOWHERE`` after the last."""
    hidden, only = frames[f + BEFORE + 7], frames[f + ONLY]
    at = frames[f + AT] + 1
    while at < NOWHERE and (not hidden >> at & 1 or (only < NOWHERE and at != only)):
        at += 1
    return int(at)


@compiled
def next_swap(mind: Any, sides: Sides, frames: Any, f: int, pool: Any, rest: int, seat: int) -> bool:
    """Go on to a frame's next swap: of the tile turned, else of the next face, else at the next cell. False when all is
    tried, or enough of it."""
    while frames[f + TRIED] == frames[f + MANY]:
        if frames[f + BRANCH] >= 0:
            turn_back(frames, f, pool)
        frames[f + BRANCH] += 1
        rest_of_it = frames[f + LEFT] * frames[f + MOST]
        if frames[f + AT] >= 0 and frames[f + TOTAL] - rest_of_it >= frames[f + BOUND]:
            frames[f + BEST] = frames[f + BOUND]
            return False
        if frames[f + AT] < 0 or frames[f + BRANCH] == frames[f + BRANCHES]:
            if frames[f + AT] >= 0:
                frames[f + BEST] = max(frames[f + BEST], frames[f + TOTAL])
        elif frames[f + TOTAL] + rest_of_it > frames[f + BEST]:
            turn(mind, sides, frames, f, pool, rest, seat)
            continue
        frames[f + AT] = next_cell(frames, f)
        if frames[f + AT] == NOWHERE or frames[f + BEST] >= frames[f + BOUND]:
            return False
        frames[f + TOTAL], frames[f + LEFT], frames[f + BRANCH] = 0, 4 * rest, 0
        turn(mind, sides, frames, f, pool, rest, seat)
    frames[f + TRIED] += 1
    return True


@compiled
def exact(mind: Any, contest: Contest, board: Board, pool: Any, seat: int, floor: int, bound: int, only: int) -> int:
    """The worth to ``seat`` of its turn, all of ``pool`` face down; ``floor``, if it is not more than that. As soon as
    it is known to reach ``bound``, that is good enough. ``only`` is the place to turn, if it is one."""
    rest = len(pool)
    if rest == 1:
        unseen = asleep(contest.sides, pool, 1)
        return expected(mind, contest, board, pool, 1, 0, seat, place_of(board.hidden), unseen)
    frames = ints(FRAME * rest)
    most = 10 * (MOST_POINTS + abs(contest.terms.points)) + contest.terms.win
    for left in range(1, rest):
        most *= 4 * left
    begin(frames, 0, board, pool, rest, floor, bound, only, most)
    deep = 0
    while True:
        f = FRAME * deep
        left, mover = rest - deep, (seat + deep) % 2
        if next_swap(mind, contest.sides, frames, f, pool, left, mover):
            board = kept(frames, f + TURNED)
            if frames[f + TRIED] == 1 and left >= SORTED:
                unseen = asleep(contest.sides, pool, left - 1)
                weigh(mind, contest, board, frames[f + MANY], u32(left - 1), 1 - mover, unseen)
                sort(mind, frames, f, frames[f + MANY], mover)
            board = made(board, u32(frames[f + TRIES + frames[f + TRIED] - 1]))
            if left > 2:
                then = frames[f + MOST] // (4 * (left - 1))
                begin(frames, f + FRAME, board, pool, left - 1, -ENDLESS, -frames[f + TOP], NOWHERE, then)
                deep += 1
                continue
            unseen = asleep(contest.sides, pool, 1)
            value = -expected(mind, contest, board, pool, 1, 0, 1 - mover, place_of(board.hidden), unseen)
        else:
            if deep == 0:
                return int(frames[f + BEST])
            deep -= 1
            value = -frames[f + BEST]
            f -= FRAME
        frames[f + TOP] = max(frames[f + TOP], value)


@compiled
def after(board: Board, move: int) -> Board:
    """The layout after a swap."""
    return made(board, u32(move))


@compiled
def ways(mind: Any, sides: Sides, board: Board, pool: Any, seat: int) -> int:
    """How many different things can happen when ``seat`` turns some tile: tiles, quarters and swaps."""
    many, place = 0, place_of(u32(board.hidden & u32(u32(0) - board.hidden)))
    for i in range(len(pool)):
        for quarter in range(4):
            if weight(u32(pool[i]), quarter):
                many += list_swaps(mind, sides, shown(board, place, rotated(u32(pool[i]), u32(quarter))), place, seat)
    return many


@compiled
def counted(contest: Contest, board: Board) -> int:
    """What a layout is worth to seat 0 as it lies, past the effects before the dogs."""
    return worth(tally(board.on, BOARD, bitten(board.on, dogs_of(board.on)), contest.sides), contest.terms)
