"""From a view to the kernel's numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tabbytop.games.clans.board import Cell
from tabbytop.games.clans.components import DOWN, FACE_OF, KIND_OF, Face
from tabbytop.games.clans.view import View
from tabbytop.kernels.clans.boards import NOWHERE, SWAP, Board, board_in
from tabbytop.kernels.clans.cells import BOARD, PLACE
from tabbytop.kernels.clans.hunt import Sides
from tabbytop.kernels.clans.planes import Planes, dogs_of
from tabbytop.kernels.clans.positions import written
from tabbytop.kernels.clans.settling import USUAL, Contest, Terms
from tabbytop.kernels.clans.tiles import CLANS_IN_ORDER, NO_POWER, byte_of
from tabbytop.kernels.compiled import COMPILED, numpy
from tabbytop.kernels.words import i32, u32


@dataclass(frozen=True, slots=True)
class Reading:
    """A view as the kernel wants it. ``at`` is where a tile was just turned, or ``NOWHERE``."""

    board: Board
    pool: Any  # the tiles face down, a byte each
    contest: Contest
    seat: int
    at: int


def read(seen: View) -> Reading:
    """Only for a seat that is asked while tiles lie on the table."""
    assert seen.viewer is not None
    pool = [byte_of(4 * KIND_OF[token]) for token in seen.asleep]
    at = NOWHERE if seen.at is None else PLACE[seen.at]
    return Reading(layout(seen, faces(seen)), tiles(pool), Contest(_sides(seen), _terms(seen)), seen.viewer, at)


def faces(seen: View) -> list[Face]:
    return [DOWN if token is None else FACE_OF[token] for token in seen.grid]


def layout(seen: View, grid: Sequence[Face]) -> Board:
    """These faces on the cells."""
    return typed(board_in(written(grid, (), seen.clans, seen.powers, 0, None)))


def typed(board: Board) -> Board:
    """The same in words: what compiled code gives back are plain numbers, for which it would be compiled once more."""
    return Board(Planes(*map(u32, board.on)), u32(board.hidden))


def tiles(numbers: Iterable[int]) -> Any:
    return numpy.array(list(numbers), numpy.uint8) if COMPILED else list(numbers)


def _sides(seen: View) -> Sides:
    one, other = (CLANS_IN_ORDER.index(clan) for clan in seen.clans if clan is not None)
    return Sides(*map(u32, (one, other, *((one, other) if seen.powers else (NO_POWER, NO_POWER)))))


def _terms(seen: View) -> Terms:
    ends = [past.ending for past in seen.past]
    points = seen.given[0] - seen.given[1] + sum(end.points[0] - end.points[1] for end in ends)  # [CLANS 7.6]
    prey = sum(end.prey[0] - end.prey[1] for end in ends)
    more_to_come = seen.match and not seen.past  # of two games: all that counts is the sum [CLANS 7.3]
    return Terms(i32(points), i32(prey), i32(0 if more_to_come else USUAL.win))


def without_dogs(game: Reading) -> Reading:
    """The same game for somebody who forgets about the dogs: they attack nobody."""
    on = game.board.on
    others = u32(BOARD ^ dogs_of(on))
    one, two, four, eight, marked = (u32(plane & others) for plane in on[:5])
    tame = Planes(one, two, four, eight, marked, on.second, on.wild)
    return replace(game, board=Board(tame, game.board.hidden))


def swap_between(one: Cell, other: Cell) -> int:
    """Two cells whose tiles change places, as the kernel writes it."""
    return SWAP | PLACE[one] | PLACE[other] << 5
