"""The island as a square grid without bound to the left, to the right and upward [KINGOS 2.7].

A *cell* is one number, so that a step is an addition; ``at`` and ``place`` turn places into cells and back. Row 0 is
the coast, the beach its middle; below it is the sea.
"""

from typing import Literal, TypeAlias

Cell: TypeAlias = int
Side: TypeAlias = int  #: up, right, down, left: 0 to 3
Direction = Literal["up", "right", "down", "left"]

DIRECTIONS: tuple[Direction, ...] = ("up", "right", "down", "left")
UP, RIGHT, DOWN, LEFT = range(4)

WIDTH, MIDDLE = 128, 64  # thirty cards cannot reach the rim
STEPS = (WIDTH, 1, -WIDTH, -1)
BEACH: Cell = MIDDLE


def at(x: int, y: int) -> Cell:
    return y * WIDTH + MIDDLE + x


def place(cell: Cell) -> tuple[int, int]:
    """Columns to the right of the beach, rows above the coast."""
    return cell % WIDTH - MIDDLE, cell // WIDTH


def is_sea(cell: Cell) -> bool:
    return cell < 0


def opposite(side: Side) -> Side:
    return (side + 2) % 4


def steps_from_beach(cell: Cell) -> int:
    """On the grid, spikes left out of account [KINGOS 5.6]."""
    x, y = place(cell)
    return abs(x) + y


def thrown_to(cells: tuple[Cell, ...], cell: Cell) -> Cell:
    """One field down, or to the nearest card straight below, else to the beach [KINGOS 5.5, 5.7]."""
    below = cell - WIDTH
    while not is_sea(below):
        if below in cells:
            return below
        below -= WIDTH
    return BEACH
