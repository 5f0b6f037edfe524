"""Hard and expert: try the promising moves in imagined worlds (Monte Carlo play-outs), and play the last
turns exactly (expectimax with a bound, as in alpha-beta)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random

from tabbytop.bots.bot import Budget, Clock
from tabbytop.kernels.compiled import COMPILED, table

from . import kernel
from .reading import Reading
from .shares import LEARNT

CHUNK = 128  # play-outs between two looks at the clock
ENDS_A_SECOND = 2_000_000 if COMPILED else 5_000  # looked at, on a slow machine; asked only where time is short


@dataclass(frozen=True, slots=True)
class Search:
    """How hard to think. A move is a cell to turn, or a swap as the kernel writes it."""

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
        moves = ranked(game, moves)[: self.swaps if game.at >= 0 else self.cells]
        return self._tried(game, moves, rng.getrandbits(63), budget, clock)

    def _tried(self, game: Reading, moves: Sequence[int], seed: int, budget: Budget, clock: Clock) -> int:
        """Rounds of play-outs in the same worlds for all; after each the better half goes on."""
        work = self.work if budget.work is None else budget.work
        rounds = max(1, ceil(log2(len(moves))))
        worlds = kernel.Worlds(game.pos, game.box, LEARNT, table(game.pool), seed)
        candidates, sums = table(moves), table([0] * len(moves))
        left, seen = list(range(len(moves))), 0
        for _ in range(rounds):
            end = seen + max(1, work // (rounds * len(left)))
            while seen < end and not clock.is_up():
                upto = min(end, seen + max(1, CHUNK // len(left)))
                kernel.try_out(worlds, game.seat, game.at >= 0, candidates, sums, self.deep, seen, upto)
                seen = upto
            left = sorted(left, key=lambda one: -int(sums[one]))[: (len(left) + 1) // 2]
            for one in range(len(moves)):
                candidates[one] = moves[one] if one in left else -1
        return moves[left[0]]


def ends(game: Reading) -> int:
    """A guess at the number of ends that exact play has to look at."""
    rest = len(game.pool)
    if rest > 4:
        return kernel.ENDLESS
    many, seat = 1, game.seat
    if game.at >= 0:
        many, seat = kernel.swaps(game.pos, game.box, seat, game.at), 1 - seat
    for left in range(rest, 0, -1):
        many *= left * _ways(game, seat) * left // rest
        seat = 1 - seat
    return int(many)


def _ways(game: Reading, seat: int) -> int:
    """How many different things can happen when ``seat`` turns some tile: tiles, rotations and swaps."""
    pos, box = game.pos, game.box
    at, total = next(cell for cell in range(25) if pos[cell] == kernel.DOWN), 0
    for tile in game.pool:
        for face in range(4 * tile, 4 * tile + 4):
            if box[kernel.WEIGHT + face]:
                kernel.show(pos, at, face)
                total += kernel.swaps(pos, box, seat, at)
        pos[at] = pos[kernel.WHERE + tile] = kernel.DOWN
    return total


def ranked(game: Reading, moves: Sequence[int]) -> list[int]:
    """The moves by how good they look one turn ahead, best first."""
    pool = table(game.pool)

    def look(move: int) -> int:
        if game.at >= 0:
            return int(kernel.value_of(game.pos, game.box, LEARNT, len(pool), game.seat, move))
        return int(kernel.expected(game.pos, game.box, LEARNT, pool, len(pool) - 1, game.seat, move))

    return sorted(moves, key=lambda move: -look(move))


def exactly(game: Reading, moves: Sequence[int]) -> int:
    """The move that is best whatever the other player does, over all that may yet be turned."""
    pos, box, pool, rest, seat = game.pos, game.box, table(game.pool), len(game.pool), game.seat
    best, found = -kernel.ENDLESS, moves[0]
    for move in moves:
        if game.at >= 0:
            kernel.swap(pos, move // 25, move % 25)
            value = -kernel.exact(pos, box, pool, rest, 1 - seat, -best, -1)
            kernel.swap(pos, move // 25, move % 25)
        else:
            value = kernel.exact(pos, box, pool, rest, seat, kernel.ENDLESS, move)
        if value > best:
            best, found = value, move
    return found
