"""Games played on by somebody who looks one turn ahead: every time the best swap."""

from typing import Any

from tabbytop.kernels.compiled import compiled, inlined, small
from tabbytop.kernels.words import i32, of, u32

from .boards import NOWHERE, SWAP, Board, made, shown
from .cells import nth
from .chance import Chance, after, number, seeded
from .hunt import Sides
from .judging import MOVES, VALUES, list_swaps, weigh
from .settling import Contest
from .tiles import CHAOTICATS, DOG, rotated

ENDLESS = 1 << 60  #: above every value


@inlined
def drawn(pool: Any, left: int, chance: Chance) -> tuple[int, int, int]:
    """Chance says which of ``left`` tiles is turned, how a dog lies, and which of as many cells it is; what is left of
    its word may serve another question. The last tile of the pool takes the place of this one."""
    n, word = of(number(chance), left)
    tile = rotated(u32(pool[n]), u32(word >> 30))
    pool[n] = pool[left - 1]
    n, word = of(u32(word << 2), left)
    return tile, n, word


@inlined
def chaotic(sides: Sides) -> int:
    """The seat whose cats are as strong as they are many, if there is one [CLANS 5.3]."""
    return 0 if sides.clan == CHAOTICATS else 1 if sides.other_clan == CHAOTICATS else 2


@compiled
def asleep(sides: Sides, pool: Any, left: int) -> int:
    """Chaoticats among the tiles face down, the first ``left`` of ``pool``."""
    many, seat = u32(0), chaotic(sides)
    for i in range(left):
        if seat < 2 and pool[i] >> 5 == seat:
            many = u32(many + u32(1))
    return many


@compiled
def best_of(mind: Any, many: int, seat: int, word: int) -> int:
    """The swap that ``seat`` likes best, any of them where several are as good."""
    sign = 1 if seat == 0 else -1
    best, ties = -ENDLESS, 0
    for i in range(many):
        best = max(best, sign * i32(mind[VALUES + i]))
    for i in range(many):
        ties += int(sign * i32(mind[VALUES + i]) == best)
    n, _ = of(word, u32(ties))
    for i in range(many):
        if sign * i32(mind[VALUES + i]) == best:
            if n == 0:
                return i
            n = u32(n - u32(1))
    return 0


@compiled
def play_out(
    mind: Any,
    contest: Contest,
    board: Board,
    pool: Any,
    left: int,
    seat: int,
    place: int,
    deep: int,
    chance: Chance,
) -> int:
    """Play on from a turn of ``seat`` with ``left`` tiles face down: the first turned at ``place`` if that is one, the
    others anywhere. What it comes to for seat 0: after ``deep`` turns a judgement, at the end the truth."""
    unseen, whose = asleep(contest.sides, pool, left), chaotic(contest.sides)
    value = 0
    for done in range(min(left, deep)):
        rest = u32(left - done)
        tile, n, word = drawn(pool, rest, chance)
        chance = after(chance)
        where = u32(place) if done == 0 and place < NOWHERE else nth(board.hidden, n)
        board = shown(board, where, tile)
        if u32(tile >> 5) == whose:
            unseen = u32(unseen - u32(1))
        many = list_swaps(mind, contest.sides, board, where, seat)
        weigh(mind, contest, board, many, u32(rest - u32(1)), 1 - seat, unseen)
        best = best_of(mind, many, seat, word)
        value = i32(mind[VALUES + best])
        board = made(board, u32(mind[MOVES + best]))
        seat = 1 - seat
    return value


@compiled
def try_out(
    mind: Any,
    contest: Contest,
    board: Board,
    pool: Any,
    seat: int,
    candidates: Any,
    sums: Any,
    deep: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Play out every candidate, a move, in the same worlds, ``first`` up to ``last``.

    What a candidate led to is added to its sum; one below 0 is out of the race."""
    left = len(pool)
    copy = small(25)
    for world in range(first, last):
        for i in range(len(candidates)):
            if candidates[i] < 0:
                continue
            for j in range(left):
                copy[j] = pool[j]
            chance = seeded(u32(seed), u32(seed >> 32), u32(world))
            if candidates[i] & SWAP:
                after = made(board, u32(candidates[i]))
                value = play_out(mind, contest, after, copy, left, 1 - seat, NOWHERE, deep, chance)
            else:
                value = play_out(mind, contest, board, copy, left, seat, candidates[i], deep, chance)
            sums[i] += value if seat == 0 else -value


@inlined
def copies(pool: Any, left: int, i: int) -> int:
    """How many tiles look like the i-th; 0: an earlier one does."""
    many = 1
    for j in range(left):
        if j != i and pool[j] == pool[i]:
            many = 0 if j < i else many + min(many, 1)
    return many


@inlined
def weight(tile: int, quarter: int) -> int:
    """In how many of four quarters a tile looks as it does in this one; 0: it did in an earlier one."""
    if tile >> 5 != DOG:
        return 4 if quarter == 0 else 0
    now, many = rotated(tile, u32(quarter)), 0
    for other in range(4):
        if rotated(tile, u32(other)) == now:
            if other < quarter:
                return 0
            many += 1
    return many


@compiled
def expected(
    mind: Any,
    contest: Contest,
    board: Board,
    pool: Any,
    left: int,
    rest: int,
    seat: int,
    place: int,
    unseen: int,
) -> int:
    """What turning the tile at ``place`` promises ``seat`` if it is one of the first ``left`` of ``pool``: the values
    of the best swaps, ``rest`` tiles still face down. Every face weighs as many quarters as look like it, so the sum is
    ``4 * left`` times the mean. ``unseen`` Chaoticats are asleep before."""
    total, sign, whose = 0, 1 if seat == 0 else -1, chaotic(contest.sides)
    for i in range(left):
        tile = u32(pool[i])
        alike = copies(pool, left, i)
        then = u32(unseen - u32(1)) if u32(tile >> 5) == whose else unseen
        for quarter in range(4 if alike else 0):
            times = alike * weight(tile, quarter)
            if times:
                turned = shown(board, u32(place), rotated(tile, u32(quarter)))
                many = list_swaps(mind, contest.sides, turned, u32(place), seat)
                weigh(mind, contest, turned, many, u32(rest), 1 - seat, u32(then))
                best = -ENDLESS
                for k in range(many):
                    best = max(best, sign * i32(mind[VALUES + k]))
                total += times * best
    return total
