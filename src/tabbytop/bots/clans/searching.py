"""Hard, and expert where it does not ask the network (``asking``): try the promising moves in imagined worlds (Monte
Carlo play-outs), and play the last turns exactly (expectimax with a bound, as in alpha-beta)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random
from typing import Any

from tabbytop.bots.bot import Budget, Clock
from tabbytop.kernels.clans.boards import NOWHERE
from tabbytop.kernels.clans.elsewhere import exact, expected, machine, try_out
from tabbytop.kernels.clans.endings import after, ways
from tabbytop.kernels.clans.judging import MOVES, VALUES, list_swaps, weigh
from tabbytop.kernels.clans.playouts import ENDLESS, asleep
from tabbytop.kernels.compiled import COMPILED, table
from tabbytop.kernels.words import i32, u32

from .reading import Reading, typed
from .shares import LEARNT

QUICK = COMPILED or machine() is not None
CHUNK = 512 if QUICK else 8  # play-outs between two looks at the clock
ENDS_A_SECOND = 40_000_000 if QUICK else 5_000  # looked at, on a slow machine; asked only where time is short
A_POINT = 10  #: of a game's end, as ``settling.worth`` counts
LONGEST = 5  # tiles face down from which on nobody asks for the ends


@dataclass(frozen=True, slots=True)
class Search:
    """How hard to think. A move is a place to turn, or a swap as the kernel writes it."""

    work: int  # play-outs for a decision
    deep: int  # turns until a play-out is judged
    cells: int  # so many of the most promising cells are tried,
    swaps: int  # and swaps
    exact: int  # the last turns are played exactly, as long as there are no more ways to play them than this

    def best(self, game: Reading, moves: Sequence[int], rng: Random, budget: Budget) -> int:
        if len(moves) == 1:
            return moves[0]
        if ends(game) <= (self.exact if budget.seconds is None else min(self.exact, budget.seconds * ENDS_A_SECOND)):
            return exactly(game, moves)
        clock = Clock(budget)
        tried = self.promising(game, moves, rng, clock)
        if len(tried) == 1:
            return next(iter(tried))
        return self._tried(game, list(tried), list(tried.values()), rng.getrandbits(62), budget, clock)

    def promising(self, game: Reading, moves: Sequence[int], rng: Random, clock: Clock) -> dict[int, float]:
        """The moves that are tried, the most promising first; by how many points each is liked beforehand."""
        return dict.fromkeys(ranked(game, moves)[: self.swaps if is_swap(game) else self.cells], 0.0)

    def _tried(
        self, game: Reading, moves: Sequence[int], likes: Sequence[float], seed: int, budget: Budget, clock: Clock
    ) -> int:
        """Rounds of play-outs in the same worlds for all; after each the better half goes on. What they come to on
        average counts, and how a move is liked, which goes with play-outs to the end."""
        work = self.work if budget.work is None else budget.work
        rounds = max(1, ceil(log2(len(moves))))
        mind, candidates, sums = LEARNT.copy(), table(moves), table([0] * len(moves))
        left, seen = list(range(len(moves))), 0
        for _ in range(rounds):
            end = seen + max(1, work // (rounds * len(left)))
            while seen < end and not clock.is_up():
                upto = min(end, seen + max(1, CHUNK // len(left)))
                race = (candidates, sums, self.deep, seed, seen, upto)
                try_out(mind, game.contest, game.board, game.pool, game.seat, *race)
                seen = upto
            left = sorted(left, key=lambda one: -int(sums[one]) - likes[one] * A_POINT * seen)[: (len(left) + 1) // 2]
            for one in range(len(moves)):
                candidates[one] = moves[one] if one in left else -1
        return moves[left[0]]


def is_swap(game: Reading) -> bool:
    """Is a tile turned, and now to be swapped?"""
    return game.at != NOWHERE


# -- one turn ahead ----------------------------------------------------------------------------------------------------
def swaps_weighed(game: Reading, moves: Sequence[int], mind: Any, rest: int) -> list[int]:
    """How the seat likes the position after each swap, with ``rest`` tiles face down: a judgement, at the end the
    truth."""
    mind, found = mind.copy(), []
    for first in range(0, len(moves), VALUES - MOVES):
        some = moves[first : first + VALUES - MOVES]
        for i, move in enumerate(some):
            mind[MOVES + i] = move
        unseen = asleep(game.contest.sides, game.pool, len(game.pool))
        weigh(mind, game.contest, game.board, len(some), u32(rest), 1 - game.seat, u32(unseen))
        found += [int(i32(mind[VALUES + i])) for i in range(len(some))]
    return found if game.seat == 0 else [-value for value in found]


def cell_weighed(game: Reading, place: int, pool: Any, mind: Any) -> int:
    """What turning a tile there promises, if it is one of ``pool``."""
    rest, unseen = len(game.pool) - 1, asleep(game.contest.sides, game.pool, len(game.pool))
    turn = (game.board, pool, len(pool), rest, game.seat, u32(place), u32(unseen))
    return int(expected(mind, game.contest, *turn))


def ranked(game: Reading, moves: Sequence[int]) -> list[int]:
    """The moves by how good they look one turn ahead, best first."""
    if is_swap(game):
        looks = swaps_weighed(game, moves, LEARNT, len(game.pool))
    else:
        mind = LEARNT.copy()
        looks = [cell_weighed(game, place, game.pool, mind) for place in moves]
    return [move for _, move in sorted(zip(looks, moves, strict=True), key=lambda one: -one[0])]


# -- to the end --------------------------------------------------------------------------------------------------------
def ends(game: Reading) -> int:
    """A guess at the number of ends that exact play has to look at."""
    rest = len(game.pool)
    if rest >= LONGEST:
        return ENDLESS
    mind, many, seat = LEARNT.copy(), 1, game.seat
    if is_swap(game):
        many, seat = list_swaps(mind, game.contest.sides, game.board, u32(game.at), seat), 1 - seat
    for left in range(rest, 0, -1):
        many *= left * int(ways(mind, game.contest.sides, game.board, game.pool, seat)) * left // rest
        seat = 1 - seat
    return int(many)


def exactly(game: Reading, moves: Sequence[int]) -> int:
    """The move that is best whatever the other player does, over all that may yet be turned."""
    if is_swap(game) and not len(game.pool):
        values = swaps_weighed(game, moves, LEARNT, 0)
        return moves[values.index(max(values))]
    mind, best, found = LEARNT.copy(), -ENDLESS, moves[0]
    for move in ranked(game, moves):
        if is_swap(game):
            then = typed(after(game.board, move))
            value = -exact(mind, game.contest, then, game.pool, 1 - game.seat, -ENDLESS, -best, NOWHERE)
        else:
            value = exact(mind, game.contest, game.board, game.pool, game.seat, best, ENDLESS, move)
        if value > best:
            best, found = int(value), move
    return found
