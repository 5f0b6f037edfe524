"""The 5 × 5 layout: cells 0 to 24 row by row from the top left, and who reaches whom [CLANS 3.3, 4.2, 4.3]."""

from typing import TypeAlias

from .components import ARROWS, FIRST_DOG, KINDS

Cell: TypeAlias = int

SIZE = 5
CELLS = SIZE * SIZE
MIDDLE: Cell = 12

_STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # N, NE, E … NW: row, column


def _at(row: int, column: int) -> Cell | None:
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None


def _walk(cell: Cell, point: int, steps: int) -> Cell | None:
    down, right = _STEPS[point]
    return _at(cell // SIZE + down * steps, cell % SIZE + right * steps)


def _reach(points: range, steps: range) -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        tuple(sorted(to for point in points for n in steps if (to := _walk(cell, point, n)) is not None))
        for cell in range(CELLS)
    )


_ALL, _STRAIGHT, _DIAGONAL = range(8), range(0, 8, 2), range(1, 8, 2)

BESIDE = _reach(_STRAIGHT, range(1, 2))  #: orthogonally next to a cell
DIAGONAL = _reach(_DIAGONAL, range(1, 2))  #: diagonally next to it
PREY_REACH = _reach(_ALL, range(1, 2))  #: any of the eight neighbours [CLANS 3.3]
CAT_REACH = _reach(_STRAIGHT, range(1, 3))  #: same row or column, at distance 1 or 2 [CLANS 3.3]
DOG_REACH = _reach(_STRAIGHT, range(1, SIZE))  #: same row or column, any distance [CLANS 3.3]
STRAIGHT_REACH = _reach(_ALL, range(1, 3))  #: 1 or 2 steps in a straight line, diagonals too [CLANS 5.4]
LINES = DOG_REACH  #: same row or column

#: the cells that a dog attacks, by its face and cell [CLANS 4.2]: ``BITES[face - 4 * FIRST_DOG][cell]``
BITES: tuple[tuple[tuple[Cell, ...], ...], ...] = tuple(
    tuple(
        tuple(to for arrow in ARROWS[dog] if (to := _walk(cell, (arrow + 2 * quarter) % 8, 1)) is not None)
        for cell in range(CELLS)
    )
    for dog in range(KINDS - FIRST_DOG)
    for quarter in range(4)
)


def bites(face: int, cell: Cell) -> tuple[Cell, ...]:
    """The cells next to a dog at ``cell`` in the directions of its arrows, as the tile is rotated [CLANS 4.2]."""
    return BITES[face - 4 * FIRST_DOG][cell]


def name(cell: Cell) -> str:
    """``a1`` is the top left, ``c3`` the middle, ``e5`` the bottom right."""
    return "abcde"[cell % SIZE] + str(cell // SIZE + 1)


CELL_OF: dict[str, Cell] = {name(cell): cell for cell in range(CELLS)}
