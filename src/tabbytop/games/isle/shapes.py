"""Shapes of tiles, which are polyominoes: every way one can lie [ISLE 3.1].

A *turn* is the number of an orientation. Turn 0 is as the shape is drawn, then come its quarter turns clockwise, then
the same for its mirror image; those that look alike are numbered once. A square is a pair x, y counted from the
*anchor*, the first square in reading order, so x can be negative and the anchor itself is always (0, 0).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
Squares: TypeAlias = tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    turns: tuple[Squares, ...]
    quarter: tuple[int, ...]  #: the turn that a quarter turn clockwise leads to, from each turn
    flip: tuple[int, ...]  #: the turn that mirroring left and right leads to, from each turn

    @property
    def size(self) -> int:
        return len(self.turns[0])

    @property
    def key(self) -> Squares:
        """The same for all drawings of one shape, however they are turned."""
        return min(self.turns)


def drawn(rows: Sequence[str]) -> Squares:
    """The squares of a drawing such as ``("##.", ".##")``."""
    return anchored((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def anchored(squares: Iterable[Square]) -> Squares:
    """The squares in reading order, counted from the first of them."""
    order = sorted((y, x) for x, y in squares)
    top, left = order[0]
    return tuple((x - left, y - top) for y, x in order)


def turned(squares: Squares) -> Squares:
    """A quarter turn clockwise, as y points down."""
    return anchored((-y, x) for x, y in squares)


def mirrored(squares: Squares) -> Squares:
    return anchored((-x, y) for x, y in squares)


def is_connected(squares: Squares) -> bool:
    """Whether the squares hang together by their sides, as those of a tile do."""
    missing, edge = set(squares), [squares[0]]
    while edge:
        x, y = edge.pop()
        if (x, y) in missing:
            missing.remove((x, y))
            edge += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return not missing


@cache  # five colours of cats have the same shapes
def shape(squares: Squares) -> Shape:
    """All orientations of a drawing, and how they lead to each other."""
    turns: list[Squares] = []
    for side in (squares, mirrored(squares)):
        for _ in range(4):
            if side not in turns:
                turns.append(side)
            side = turned(side)
    return Shape(
        turns=tuple(turns),
        quarter=tuple(turns.index(turned(one)) for one in turns),
        flip=tuple(turns.index(mirrored(one)) for one in turns),
    )
