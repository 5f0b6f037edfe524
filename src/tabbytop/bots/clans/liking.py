"""What the network thinks of moves, as chances to win (``kernels.clans.network``)."""

from collections.abc import Sequence
from math import exp

from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.elsewhere import chance, has_network, like
from tabbytop.kernels.clans.endings import after
from tabbytop.kernels.clans.network import CHANCE, LIKING
from tabbytop.kernels.clans.settling import USUAL

from .reading import Reading, typed


def can_say(game: Reading) -> bool:
    """It has learnt games that begin at nought and decide all [CLANS 7.3, 7.6]."""
    return has_network() and game.contest.terms == USUAL


def swaps_liked(game: Reading, moves: Sequence[int]) -> list[float]:
    """The chance to win after each swap."""
    found = []
    for move in moves:
        odds = chance(game.contest, typed(after(game.board, move)), game.pool, 1 - game.seat) / CHANCE
        found.append(1 / (1 + exp(odds)))
    return found


def cells_liked(game: Reading, moves: Sequence[int]) -> list[float]:
    """The chance to win by each cell that may be turned, but for what they have in common."""
    likes = like(game.contest, game.board, game.pool, game.seat)
    return [likes[PLACE.index(move)] / LIKING for move in moves]
