"""Games played to the end from a position, one by one: for whoever asks how good it is, and how sure that is."""

from typing import Any

from tabbytop.kernels.compiled import compiled, small
from tabbytop.kernels.words import i32, u32

from .boards import NOWHERE, Board, made
from .chance import number, seeded
from .judging import MOVES, VALUES, list_swaps, weigh
from .playouts import asleep, best_of, play_out
from .settling import Contest

TO_THE_END = 25  #: turns
TIES = 0x5EED  #: a stream of its own, so that games go on alike whoever takes the next swap


@compiled
def outlooks(
    mind: Any, contest: Contest, board: Board, pool: Any, seat: int, at: int, place: int, seed: int, found: Any
) -> None:
    """As many games as ``found`` has room for, from a turn of ``seat`` (its first tile turned at ``place`` if that is
    one), or, with a tile turned ``at`` a place, from its swap. What each comes to for seat 0 is written there."""
    left, copy = len(pool), small(25)
    for world in range(len(found)):
        for i in range(left):
            copy[i] = pool[i]
        then, mover = board, seat
        if at < NOWHERE:
            many = list_swaps(mind, contest.sides, board, u32(at), seat)
            weigh(mind, contest, board, many, u32(left), 1 - seat, u32(asleep(contest.sides, pool, left)))
            best = best_of(mind, many, seat, number(seeded(u32(seed), u32(TIES), u32(world))))
            found[world] = i32(mind[VALUES + best])
            then, mover = made(board, u32(mind[MOVES + best])), 1 - seat
        if left:
            chance = seeded(u32(seed), u32(seed >> 32), u32(world))
            found[world] = play_out(mind, contest, then, copy, left, mover, place, TO_THE_END, chance)
