"""What a network says of many positions, in fractions, and how high its levels go."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

import numpy

from tabbytop.games.clans.board import CELLS
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.network import EDGED, MOST, PAIRS, SPOTS, TAPS

Array: TypeAlias = Any
Weights: TypeAlias = Mapping[str, Array]  #: as ``net.Net`` names them

CUT = 0.9999  #: so many levels stay below a third of the highest one that is kept
PIECE = 256  #: positions at a time
AROUND = numpy.array([[spot + EDGED * (tap // 3 - 1) + tap % 3 - 1 for tap in range(TAPS)] for spot in SPOTS])


class Heights(NamedTuple):
    """What one level stands for: of the cells, inside each pair of layers, of who wins, of the liking of a cell."""

    cells: float
    inner: list[float]
    wins: float
    likes: float


class Said(NamedTuple):
    chances: Array  # in log-odds
    likes: Array
    heights: Heights
    sums: Array  # the largest of each layer, by channel


def taps(weights: Array) -> Array:
    """A row for every channel of every cell around."""
    return weights.transpose(2, 3, 1, 0).reshape(TAPS * weights.shape[1], weights.shape[0]).astype(numpy.float64)


def summed_up(levels: Array, weights: Array) -> Array:
    """As a layer does it."""
    found = numpy.empty((len(levels), CELLS, weights.shape[1]))
    for first in range(0, len(levels), PIECE):
        edged = numpy.zeros((len(levels[first : first + PIECE]), EDGED * EDGED, levels.shape[2]))
        edged[:, SPOTS] = levels[first : first + PIECE]
        found[first : first + PIECE] = edged[:, AROUND].reshape(len(edged), CELLS, -1) @ weights
    return found


def height(levels: Array) -> float:
    return float(min(1.1 * levels.max(), 3 * numpy.quantile(levels, CUT)) / MOST) or 1.0


def said(net: Weights, planes: Array, numbers: Array) -> Said:
    """What the network says of positions, and how high its levels went."""

    def named(name: str) -> Array:
        return net[name].astype(numpy.float64)

    def added(values: Array, name: str) -> Array:
        table = named(f"{name}.weight")
        return values @ table.reshape(len(table), -1).T + named(f"{name}.bias")

    def above(levels: Array) -> Array:
        return numpy.maximum(levels, 0)

    bits = (planes[:, None, :] >> numpy.array(PLACE)[None, :, None] & 1).astype(numpy.float64)
    numbers = numbers.astype(numpy.float64)
    sums = [summed_up(bits, taps(net["stem.weight"]))]
    levels = above(sums[0] + named("stem.bias") + added(numbers, "glob")[:, None])
    cells, inner = [height(levels)], []
    for i in range(PAIRS):
        sums.append(summed_up(levels, taps(net[f"blocks.{i}.a.weight"])))
        within = above(sums[-1] + named(f"blocks.{i}.a.bias"))
        high = height(within)
        if i == PAIRS // 2:
            within = above(within + added(within.mean(1), f"blocks.{i}.g")[:, None])
        inner.append(max(high, height(within)))
        sums.append(summed_up(within, taps(net[f"blocks.{i}.b.weight"])))
        levels = above(levels + sums[-1] + named(f"blocks.{i}.b.bias"))
        cells.append(height(levels))
    mean = levels.mean(1)
    wins = above(added(mean, "v1") + added(numbers, "v1g"))
    each = above(added(levels, "q1") + added(mean, "qg")[:, None])
    heights = Heights(max(cells), inner, height(wins), height(each))
    highest = numpy.stack([numpy.abs(one).max((0, 1)) for one in sums])
    return Said(added(wins, "v2")[:, 0], added(each, "q2")[:, :, 0], heights, highest)
