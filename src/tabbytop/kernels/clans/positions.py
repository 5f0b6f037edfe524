"""A position as a row of words, so that many of them are a table: what play-outs start from.

Tiles lie on cells, ``HIDDEN`` are face down, and which tiles those are is known without their places [CLANS 8.1].
"""

from collections.abc import Iterable, Sequence
from typing import Any

from tabbytop.games.clans.board import Cell
from tabbytop.games.clans.components import DOWN, FACE_OF, KIND_OF, Face, Kind
from tabbytop.games.clans.state import State
from tabbytop.games.clans.view import View
from tabbytop.kernels.compiled import inlined, row
from tabbytop.kernels.words import popcount, u32

from .cells import BOARD, PLACE
from .hunt import Sides
from .planes import dogs_of, planes, prey_of
from .scratch import Scratch, fill
from .tiles import CLANS_IN_ORDER, NO_POWER, byte_of, packed
from .turns import Layout

ON_CELLS = 0  # eight words: the tiles that are face up
UNSEEN = 8  # eight words: those face down, in any order
HIDDEN = 16  # the cells face down
SEAT = 17  # whose turn it is
AT = 18  # where a tile has been turned and not yet swapped: 1 more than its place; 0: nowhere
CLAN, OTHER_CLAN, POWER, OTHER_POWER = 19, 20, 21, 22
POSITION = 23  #: words


def written(
    grid: Sequence[Face],
    pool: Iterable[Kind],
    clans: tuple[str | None, str | None],
    powers: bool,
    seat: int,
    at: Cell | None,
) -> Any:
    """A position from its parts, as the rules know them."""
    tiles = [0] * 32
    for cell, face in enumerate(grid):
        tiles[PLACE[cell]] = 0 if face == DOWN else byte_of(face)
    hidden = sum(1 << PLACE[cell] for cell, face in enumerate(grid) if face == DOWN)
    numbers = [CLANS_IN_ORDER.index(clan) for clan in clans if clan is not None]
    return row(
        [
            *packed(tiles),
            *packed(byte_of(4 * kind) for kind in pool),
            hidden,
            seat,
            0 if at is None else 1 + PLACE[at],
            *numbers,
            *(numbers if powers else [NO_POWER] * 2),
        ],
        "uint32",
    )


def of_state(state: State) -> Any:
    """The position of a turn or a swap."""
    assert state.step in ("turn", "swap"), f"no tile is turned or swapped in step {state.step}"
    setup = state.setup
    at = state.at if state.step == "swap" else None
    return written(state.grid, state.pool, setup.clans, setup.powers, state.turn, at)


def of_view(seen: View) -> Any:
    """The same, from what a seat sees."""
    assert seen.step in ("turn", "swap"), f"no tile is turned or swapped in step {seen.step}"
    assert seen.turn is not None
    grid = [DOWN if token is None else FACE_OF[token] for token in seen.grid]
    return written(grid, [KIND_OF[token] for token in seen.asleep], seen.clans, seen.powers, seen.turn, seen.at)


@inlined
def sides_in(position: Any) -> Sides:
    return Sides(u32(position[CLAN]), u32(position[OTHER_CLAN]), u32(position[POWER]), u32(position[OTHER_POWER]))


@inlined
def laid_out(scratch: Scratch, position: Any) -> Layout:
    """The tiles of a position lie on the table. A tile not yet swapped is in somebody's hand, its cell face down."""
    fill(scratch, position, u32(ON_CELLS), scratch.cells)
    fill(scratch, position, u32(UNSEEN), scratch.unseen)
    at = u32(position[AT])
    hidden = u32(position[HIDDEN] | (u32(u32(1) << u32(at - u32(1))) if at else u32(0)))
    on = planes(scratch)
    seen = u32(BOARD & ~hidden)
    return Layout(hidden, u32(dogs_of(on) & seen), u32(prey_of(on) & seen))


@inlined
def left_in(position: Any) -> int:
    """The tiles face down."""
    return popcount(u32(position[HIDDEN]))
