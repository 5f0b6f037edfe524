"""The network (``network``) asked about many positions at a time, where there is numpy.

A layer of a position is three products of matrices, one for each line of cells around a cell, which numpy leaves to a
library made for that (BLAS): more than twice as fast as loops of our own, and in whole numbers the same. (One product
for many positions would be divided among all cores, where others think, and on one core is no quicker.)
"""

from functools import cache
from typing import Any, NamedTuple

from tabbytop.games.clans.board import CELLS, SIZE
from tabbytop.kernels.compiled import COMPILED, compiled, numpy

from . import network
from .cells import PLACE
from .features import NUMBERS, PLANES
from .network import (
    CELL,
    CELL_BESIDES,
    CELL_BY_MEAN,
    EDGED,
    FIRST,
    HALF,
    LAYERS,
    MIDDLE,
    MOST,
    NARROW,
    PAIRS,
    SHIFT,
    WIDE,
    WINS,
    WINS_BESIDES,
    WINS_BY_NUMBER,
)

Array = Any
TOGETHER = 16  #: positions whose levels stay near the processor
ACROSS = 3  #: cells of a line around a cell, and lines


def is_there() -> bool:
    return numpy is not None


def rows(many: int) -> tuple[Array, Array]:
    """For what is shown of so many positions: planes and numbers."""
    return numpy.zeros((many, PLANES), numpy.uint32), numpy.zeros((many, NUMBERS), numpy.int64)


class Learnt(NamedTuple):
    weights: Array  # by layer, by line around a cell
    others: Array
    exact: Array  # the same as fractions of 64 bits, which numpy multiplies quickest, and which hold them as well


@cache
def learnt() -> Learnt:
    weights, others = network.learnt()
    layers = numpy.array(weights, numpy.float32).reshape(LAYERS, ACROSS, ACROSS * WIDE, WIDE)
    return Learnt(layers, numpy.array(others, numpy.int64), numpy.array(others, numpy.float64))


def some(first: int, lines: int, wide: int = WIDE) -> Array:
    """Of the other numbers, as a table."""
    return learnt().others[first : first + lines * wide].reshape(lines, wide)


def added_by(numbers: Array, first: int, wide: int = WIDE) -> Array:
    """Each times its line of the table that begins there, all added up."""
    lines = numbers.shape[-1]
    table = learnt().exact[first : first + lines * wide].reshape(lines, wide)
    return (numbers.astype(numpy.float64) @ table).astype(numpy.int64)


def chances(planes: Array, numbers: Array) -> Array:
    """``network.chance`` of each row."""
    found, room = numpy.zeros(len(planes), numpy.int64), Room.of(min(TOGETHER, len(planes)))
    for piece in pieces(len(planes)):
        known = numbers[piece]
        means = added_up(looked(planes[piece], known, room))
        by_mean = added_by(means, WINS) * some(WINS + WIDE * WIDE, 1)
        by_number = added_by(known, WINS_BY_NUMBER) * some(WINS_BY_NUMBER + WIDE * NUMBERS, 1)
        besides, times = some(WINS_BESIDES, 2)
        found[piece] = levelled(by_mean + by_number + besides) @ times + learnt().others[WINS_BESIDES + 2 * WIDE]
    return found


def likes(planes: Array, numbers: Array) -> Array:
    """``network.like`` of each row."""
    found, room = numpy.zeros((len(planes), CELLS), numpy.int64), Room.of(min(TOGETHER, len(planes)))
    for piece in pieces(len(planes)):
        levels = looked(planes[piece], numbers[piece], room)
        besides, times = some(CELL_BESIDES, 2, NARROW)
        by_mean = added_by(added_up(levels), CELL_BY_MEAN, NARROW) * some(CELL_BY_MEAN + NARROW * WIDE, 1, NARROW)
        each = added_by(inside(levels).reshape(-1, CELLS, WIDE), CELL, NARROW) * some(CELL + NARROW * WIDE, 1, NARROW)
        found[piece] = levelled(each + (by_mean + besides)[:, None]) @ times
    return found


def pieces(many: int) -> list[slice]:
    return [slice(first, first + TOGETHER) for first in range(0, many, TOGETHER)]


def inside(levels: Array) -> Array:
    """Without their edge."""
    return levels[:, 1:-1, 1:-1]


def added_up(levels: Array) -> Array:
    """All cells of each channel."""
    return inside(levels).sum((1, 2), dtype=numpy.int64)


def shifted(sums: Array) -> Array:
    return sums + HALF >> SHIFT


def levelled(sums: Array) -> Array:
    return shifted(sums).clip(0, MOST)


class Room(NamedTuple):
    """Where it reckons: so many positions at a time."""

    levels: Array
    inner: Array  # between two layers
    around: Array  # of every cell and those above and below the board: it and what lies left and right
    sums: Array  # by line around a cell

    @classmethod
    def of(cls, many: int) -> "Room":
        levels, inner = (numpy.zeros((many, EDGED, EDGED, WIDE), numpy.float32) for _ in range(2))
        around = numpy.empty((many, EDGED * SIZE, ACROSS * WIDE), numpy.float32)
        return cls(levels, inner, around, numpy.empty((ACROSS, many, CELLS, WIDE), numpy.float32))

    def first(self, many: int) -> "Room":
        return Room(self.levels[:many], self.inner[:many], self.around[:many], self.sums[:, :many])


def looked(planes: Array, numbers: Array, room: Room) -> Array:
    """The levels of all cells, through all layers."""
    levels, inner, around, sums = room.first(len(planes))
    bits = planes[:, None, :] >> numpy.array(PLACE, numpy.uint32)[None, :, None] & 1
    inside(levels)[:] = bits.reshape(-1, SIZE, SIZE, PLANES)
    more = added_by(numbers, FIRST)
    for n in range(LAYERS):
        is_second = n > 0 and n % 2 == 0
        times, add = some(2 * WIDE * n, 2)
        gathered(inner if is_second else levels, around)
        for line, weights in enumerate(learnt().weights[n]):
            numpy.matmul(around[:, SIZE * line : SIZE * line + CELLS], weights, out=sums[line])
        settled(sums, add + more, times, inner if n % 2 else levels, is_second)
        more = numpy.zeros_like(more)
        if n == PAIRS // 2 * 2 + 1:
            by, besides = some(MIDDLE + WIDE * WIDE, 2)
            mean = shifted(added_by(added_up(inner), MIDDLE) * by + besides)
            inside(inner)[:] = (inside(inner).astype(numpy.int64) + mean[:, None, None]).clip(0, MOST)
    return levels


@compiled
def gathered(levels: Array, around: Array) -> None:
    for p in range(len(around)):
        for line in range(EDGED):
            for at in range(SIZE):
                for step in range(ACROSS):
                    for i in range(WIDE):
                        around[p, SIZE * line + at, WIDE * step + i] = levels[p, line, at + step, i]


@compiled
def settled(sums: Array, add: Array, times: Array, levels: Array, on_top: bool) -> None:
    """The sums of a layer become levels, or come on top of those that are there."""
    for p in range(len(levels)):
        for cell in range(CELLS):
            line, at = cell // SIZE + 1, cell % SIZE + 1
            for i in range(WIDE):
                sum_ = numpy.int64(sums[0, p, cell, i] + sums[1, p, cell, i] + sums[2, p, cell, i])
                level = (sum_ + add[p, i]) * times[i] + HALF >> SHIFT
                if on_top:
                    level += numpy.int64(levels[p, line, at, i])
                levels[p, line, at, i] = min(max(level, 0), MOST)


if not COMPILED:

    def gathered(levels: Array, around: Array) -> None:
        """The same by numpy."""
        of_cells = around.reshape(-1, EDGED, SIZE, ACROSS, WIDE)
        for step in range(ACROSS):
            of_cells[:, :, :, step] = levels[:, :, step : step + SIZE]

    def settled(sums: Array, add: Array, times: Array, levels: Array, on_top: bool) -> None:
        """The same by numpy."""
        found = shifted((sums.sum(0).astype(numpy.int64) + add[:, None]) * times).reshape(-1, SIZE, SIZE, WIDE)
        if on_top:
            found += inside(levels).astype(numpy.int64)
        inside(levels)[:] = found.clip(0, MOST)
