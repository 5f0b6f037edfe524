"""A network that was learnt in fractions, as the whole numbers that ``kernels.clans.network`` reckons with.

Every column of a table of weights has a scale of its own, so that its largest weight becomes ``WEIGHT``. The height of
levels is measured at a sample of positions: the highest becomes ``MOST``, but for a few that are cut (``heights``).
"""

from typing import NamedTuple

import numpy

from tabbytop.games.clans.board import CELLS
from tabbytop.kernels.clans.network import (
    CELL,
    CHANCE,
    FIRST,
    LIKING,
    MIDDLE,
    OTHERS,
    PAIRS,
    SHIFT,
    WEIGHTS,
    WIDE,
    WINS,
)

from .heights import Array, Heights, Weights, said, taps

WEIGHT = 511  #: the largest
EXACT = 1 << 24  #: whole numbers up to this one are exact in fractions of 32 bits


class Table(NamedTuple):
    """Whole weights, and what one of each column stands for."""

    weights: Array
    scale: Array


def table(weights: Array) -> Table:
    largest = numpy.abs(weights).max(0)
    scale = numpy.where(largest > 0, largest, 1) / WEIGHT
    return Table(numpy.rint(weights / scale).astype(numpy.int64), scale)


def times(real: Array) -> Array:
    """What a sum is multiplied with, or what is added then."""
    return numpy.rint(real * 2**SHIFT).astype(numpy.int64)


class Whole(NamedTuple):
    """What the file holds; and how large the largest sum of a layer was, beside what is exact."""

    weights: Array
    others: Array
    fullest: float

    def written(self) -> bytes:
        return bytes(self.weights.astype("<i2").tobytes() + self.others.astype("<i4").tobytes())


def whole(net: Weights, planes: Array, numbers: Array) -> Whole:
    """In the order in which ``network`` reads them."""
    heights, sums = said(net, planes, numbers)[2:]
    glob = net["glob.weight"].T
    stem = table(numpy.concatenate([taps(net["stem.weight"]), glob.astype(numpy.float64)]))
    many, bias = len(stem.weights) - len(glob), net["stem.bias"].astype(numpy.float64) + net["glob.bias"]
    tables = [stem.weights[:many]]
    of_layers = [times(stem.scale / heights.cells), numpy.rint(bias / stem.scale)]
    fullest = [sums[0] / stem.scale]
    for i, inner in enumerate(heights.inner):
        for name, into, out in (("a", heights.cells, inner), ("b", inner, heights.cells)):
            one = table(taps(net[f"blocks.{i}.{name}.weight"]))
            bias = net[f"blocks.{i}.{name}.bias"].astype(numpy.float64)
            fullest.append(sums[len(tables)] / (one.scale * into))
            tables.append(one.weights)
            of_layers += [times(one.scale * into / out), numpy.rint(bias / (one.scale * into))]
    weights, others = numpy.concatenate(tables), [*of_layers, stem.weights[many:]]
    _placed(others, FIRST + glob.size, MIDDLE)
    others += _middle(net, heights)
    _placed(others, WINS)
    others += _who_wins(net, heights)
    _placed(others, CELL)
    others += _liking(net, heights)
    _placed(others, OTHERS)
    assert weights.shape == (WEIGHTS, WIDE), f"{weights.shape} weights, not {WEIGHTS} rows of {WIDE}"
    flat = numpy.concatenate([numpy.ravel(one) for one in others])
    assert numpy.abs(flat).max() < 1 << 31, "a number has more than four bytes"
    return Whole(weights, flat.astype(numpy.int64), float(numpy.max(fullest)) / EXACT)


def _placed(others: list[Array], *at: int) -> None:
    length = sum(map(numpy.size, others))
    assert all(length == one for one in at), f"{length} numbers so far, where {at} are read"


def _of(net: Weights, name: str) -> Table:
    weights = net[f"{name}.weight"].astype(numpy.float64)
    return table(weights.reshape(len(weights), -1).T)


def _middle(net: Weights, heights: Heights) -> list[Array]:
    name = f"blocks.{PAIRS // 2}.g"
    mean, bias = _of(net, name), net[f"{name}.bias"].astype(numpy.float64)
    return [mean.weights, times(mean.scale / CELLS), times(bias / heights.inner[PAIRS // 2])]


def _who_wins(net: Weights, heights: Heights) -> list[Array]:
    mean, numbers, high = _of(net, "v1"), _of(net, "v1g"), heights.wins
    bias = net["v1.bias"].astype(numpy.float64) + net["v1g.bias"]
    last, given = net["v2.weight"][0].astype(numpy.float64), net["v2.bias"][:1].astype(numpy.float64)
    return [
        *(mean.weights, times(mean.scale * heights.cells / CELLS / high)),
        *(numbers.weights, times(numbers.scale / high), times(bias / high)),
        *(numpy.rint(last * high * CHANCE), numpy.rint(given * CHANCE)),
    ]


def _liking(net: Weights, heights: Heights) -> list[Array]:
    cell, mean, high = _of(net, "q1"), _of(net, "qg"), heights.likes
    bias = net["q1.bias"].astype(numpy.float64) + net["qg.bias"]
    last = net["q2.weight"].astype(numpy.float64).ravel()
    return [
        *(cell.weights, times(cell.scale * heights.cells / high)),
        *(mean.weights, times(mean.scale * heights.cells / CELLS / high), times(bias / high)),
        numpy.rint(last * high * LIKING),
    ]
