"""What the network thinks of moves, as chances to win (``kernels.clans.network``)."""

from collections.abc import Sequence
from math import exp

from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.elsewhere import after_swaps, after_turns, has_network, like
from tabbytop.kernels.clans.network import CHANCE, LIKING
from tabbytop.kernels.clans.settling import USUAL

from .reading import Reading
from .shares import LEARNT


def can_say(game: Reading) -> bool:
    """It has learnt games that begin at nought and decide all [CLANS 7.3, 7.6]."""
    return has_network() and game.contest.terms == USUAL


def own_chance(odds: int) -> float:
    """Where these are the other's."""
    return 1 / (1 + exp(odds / CHANCE))


def swaps_liked(game: Reading, moves: Sequence[int]) -> list[float]:
    """The chance to win after each swap."""
    return [own_chance(odds) for odds in after_swaps(game.contest, game.board, game.pool, game.seat, moves)]


def cells_liked(game: Reading, moves: Sequence[int]) -> list[float]:
    """The chance to win by each cell that may be turned, at a glance, but for what they have in common."""
    likes = like(game.contest, game.board, game.pool, game.seat)
    return [likes[PLACE.index(move)] / LIKING for move in moves]


def turns_liked(game: Reading, cells: Sequence[int], tiles: Sequence[int], swaps: int) -> list[list[float]]:
    """The chance to win when one of ``tiles`` (``kernels.clans.showing``) was turned at one of ``cells``, and the best
    of so many promising swaps made: tile by tile, cell by cell."""
    position = (LEARNT.copy(), game.contest, game.board, game.pool, game.seat)
    return [[own_chance(odds) for odds in row] for row in after_turns(*position, cells, tiles, swaps)]
