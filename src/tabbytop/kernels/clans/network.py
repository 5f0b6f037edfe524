"""A small convolutional network that has learnt cat clans by playing against itself: who will win, and which cell is
best turned (value and policy head).

All in whole numbers, so that machine code, plain Python and a browser come to the same: weights of two bytes, levels
from 0 to ``MOST``. The sums of a layer are made in fractions of 32 bits, which processors add and multiply quickest and
which hold whole numbers to 2**24; a test sees that none comes near that. Then they are multiplied and shifted back.

``features`` → a layer → three pairs of layers, each added to what went in (a residual network); into the middle one
goes what the mean of all cells says. A layer is 3 × 3 cells of ``WIDE`` channels.

Here it looks at one position after the other: machine code for browsers is made of it. Where there is numpy ``looks``
asks it about many at a time.
"""

from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from tabbytop.games.clans.board import CELLS, SIZE
from tabbytop.kernels.compiled import compiled
from tabbytop.kernels.words import i64

from .features import NUMBERS, PLANES

FILE = Path(__file__).parent / "network.bin"
WIDE, PAIRS, NARROW = PLANES, 3, 32  #: channels; pairs of layers; channels of what is said of a cell
LAYERS, TAPS = 1 + 2 * PAIRS, 9
MOST, SHIFT = 1023, 20
HALF = 1 << SHIFT - 1
WEIGHTS = LAYERS * TAPS * WIDE  # rows of as many as there are channels
SHOWN = 256  #: positions that are laid before it at once, at most
CHANCE, LIKING = 1 << 16, 1 << 20  #: one in what is said of winning (log-odds), and of a cell (a chance)
#: The other numbers, in this order: of each layer its multipliers and what is added first; then what each of
#: ``features``' numbers adds in the first layer; what the mean adds in the middle; who wins; how a cell is liked.
FIRST = 2 * LAYERS * WIDE
MIDDLE = FIRST + NUMBERS * WIDE
WINS = MIDDLE + WIDE * (WIDE + 2)
WINS_BY_NUMBER = WINS + WIDE * (WIDE + 1)
WINS_BESIDES = WINS_BY_NUMBER + WIDE * (NUMBERS + 1)
CELL = WINS_BESIDES + 2 * WIDE + 1
CELL_BY_MEAN = CELL + NARROW * (WIDE + 1)
CELL_BESIDES = CELL_BY_MEAN + NARROW * (WIDE + 1)
OTHERS = CELL_BESIDES + 2 * NARROW
#: cells with an edge of empty ones around them
EDGED = SIZE + 2
SPOTS = tuple(EDGED * (cell // SIZE + 1) + cell % SIZE + 1 for cell in range(CELLS))


class Network(NamedTuple):
    """What it has learnt, and where it reckons."""

    weights: Any
    others: Any
    levels: Any  # of the cells, edged
    inner: Any  # likewise, between two layers
    sums: Any  # of a layer
    means: Any  # of all cells, and what comes of them
    planes: Any  # of each of ``SHOWN`` positions
    numbers: Any  # likewise
    places: Any  # the bit of each cell in a plane, and its spot among the levels
    spots: Any


def learnt() -> tuple[Iterable[int], Iterable[int]]:
    """The weights and the other numbers, as the file has them: two bytes and four, the lower first."""
    held = FILE.read_bytes()
    weights, others = array("h", held[: 2 * WEIGHTS * WIDE]), array("i", held[2 * WEIGHTS * WIDE :])
    assert len(others) == OTHERS, f"{FILE} has {len(others)} numbers beside its weights, not {OTHERS}"
    return weights, others


# -- a layer -----------------------------------------------------------------------------------------------------------
@compiled
def summed_up(weights: Any, layer: int, levels: Any, sums: Any) -> None:
    """The sums of a layer: every cell and those around it, each times its weights."""
    for line in range(SIZE):
        a, b, c, d, e = SIZE * line, SIZE * line + 1, SIZE * line + 2, SIZE * line + 3, SIZE * line + 4
        for cell in range(a, a + SIZE):
            for i in range(WIDE):
                sums[cell, i] = 0
        for tap in range(TAPS):
            at = EDGED * (line + tap // 3) + tap % 3
            for k in range(WIDE):
                w = TAPS * WIDE * layer + WIDE * tap + k
                one, two, three = levels[at, k], levels[at + 1, k], levels[at + 2, k]
                four, five = levels[at + 3, k], levels[at + 4, k]
                for i in range(WIDE):
                    sums[a, i] += one * weights[w, i]
                    sums[b, i] += two * weights[w, i]
                    sums[c, i] += three * weights[w, i]
                    sums[d, i] += four * weights[w, i]
                    sums[e, i] += five * weights[w, i]


@compiled
def levelled(number: int) -> int:
    """A sum that was multiplied, as a level."""
    return min(max(number + HALF >> SHIFT, 0), MOST)


@compiled
def mean_of(net: Network, levels: Any) -> None:
    """All cells of each channel, added up."""
    for i in range(WIDE):
        net.means[i] = 0
        for cell in range(CELLS):
            net.means[i] += i64(levels[net.spots[cell], i])


@compiled
def times(means: Any, table: Any, first: int, many: int, i: int, wide: int) -> int:
    """One of ``wide`` sums of as many numbers, each times what stands in the table."""
    found = 0
    for k in range(many):
        found += means[k] * table[first + wide * k + i]
    return found


@compiled
def layer(net: Network, n: int) -> None:
    """The n-th layer: from ``levels`` to ``inner`` or, the second of a pair, back and added."""
    others, m = net.others, 2 * WIDE * n
    second = n > 0 and n % 2 == 0
    summed_up(net.weights, n, net.inner if second else net.levels, net.sums)
    for cell in range(CELLS):
        spot = net.spots[cell]
        for i in range(WIDE):
            sum_ = (i64(net.sums[cell, i]) + others[m + WIDE + i]) * others[m + i]
            if n == 0:
                sum_ += net.means[i] * others[m + i]
                net.levels[spot, i] = levelled(sum_)
            elif second:
                was = i64(net.levels[spot, i])
                net.levels[spot, i] = min(max(was + (sum_ + HALF >> SHIFT), 0), MOST)
            else:
                net.inner[spot, i] = levelled(sum_)


@compiled
def middle(net: Network) -> None:
    """What the mean of all cells adds to each."""
    others = net.others
    mean_of(net, net.inner)
    for i in range(WIDE):
        more = times(net.means, others, MIDDLE, WIDE, i, WIDE) * others[MIDDLE + WIDE * WIDE + i]
        more += others[MIDDLE + WIDE * WIDE + WIDE + i]
        net.means[WIDE + i] = more + HALF >> SHIFT
    for cell in range(CELLS):
        for i in range(WIDE):
            level = i64(net.inner[net.spots[cell], i]) + net.means[WIDE + i]
            net.inner[net.spots[cell], i] = min(max(level, 0), MOST)


# -- what it says ------------------------------------------------------------------------------------------------------
@compiled
def look(net: Network, position: int) -> None:
    """Through all layers."""
    numbers = net.numbers[position]
    for cell in range(CELLS):
        for i in range(PLANES):
            net.levels[net.spots[cell], i] = net.planes[position, i] >> net.places[cell] & 1
    for i in range(WIDE):
        net.means[i] = times(numbers, net.others, FIRST, NUMBERS, i, WIDE)
    layer(net, 0)
    for pair in range(PAIRS):
        layer(net, 2 * pair + 1)
        if pair == PAIRS // 2:
            middle(net)
        layer(net, 2 * pair + 2)
    mean_of(net, net.levels)


@compiled
def chance(net: Network, position: int) -> int:
    """That whoever turns next there wins: log-odds, one being ``CHANCE``."""
    look(net, position)
    others, numbers = net.others, net.numbers[position]
    found = i64(others[WINS_BESIDES + 2 * WIDE])
    for i in range(WIDE):
        by_mean = times(net.means, others, WINS, WIDE, i, WIDE) * others[WINS + WIDE * WIDE + i]
        by_number = times(numbers, others, WINS_BY_NUMBER, NUMBERS, i, WIDE)
        by_number *= others[WINS_BY_NUMBER + WIDE * NUMBERS + i]
        found += levelled(by_mean + by_number + others[WINS_BESIDES + i]) * others[WINS_BESIDES + WIDE + i]
    return i64(found)


@compiled
def like(net: Network, position: int, likes: Any) -> None:
    """How whoever turns next there likes each cell, as a chance to win, one being ``LIKING``: only differences
    matter."""
    look(net, position)
    others = net.others
    for i in range(NARROW):
        more = times(net.means, others, CELL_BY_MEAN, WIDE, i, NARROW) * others[CELL_BY_MEAN + NARROW * WIDE + i]
        net.means[WIDE + i] = more + others[CELL_BESIDES + i]
    for cell in range(CELLS):
        found = 0
        for i in range(NARROW):
            level = 0
            for k in range(WIDE):
                level += i64(net.levels[net.spots[cell], k]) * others[CELL + NARROW * k + i]
            level = level * others[CELL + NARROW * WIDE + i] + net.means[WIDE + i]
            found += levelled(level) * others[CELL_BESIDES + NARROW + i]
        likes[cell] = found
