"""What lessons count on a boat [ISLE 9.4 to 9.10]: each a whole number, or several.

The functions run either way: on an ``Aboard`` in plain code, on the record of ``flat`` in compiled code. ``COUNTS``
finds them by name in the one, ``promises.counted`` in the other.
"""

from collections.abc import Callable
from enum import IntEnum, auto
from typing import TypeAlias

from tabbytop.games.isle.boat import Cells, around
from tabbytop.games.isle.components import COLOURS
from tabbytop.kernels.compiled import either_way

from .aboard import Aboard
from .cells import many, meet, some
from .terms import Terms


class Count(IntEnum):
    """What is counted. ``GROUPS``, ``COLUMNS`` and ``ROOMS`` are several numbers: the lesson promises something for
    each."""

    NOTHING = auto()
    CATS = auto()
    OF_COLOUR = auto()
    LACKING = auto()
    LONELY = auto()
    LONELY_OF_COLOUR = auto()
    OSHAX = auto()
    GROUPS = auto()
    LARGEST = auto()
    RANKED = auto()
    AT_EDGE = auto()
    AT_EDGE_OF_COLOUR = auto()
    AT_EDGE_AT_BEST = auto()
    NOT_AT_EDGE = auto()
    COLUMNS = auto()
    BARE = auto()
    ROOMS = auto()
    VISIBLE = auto()
    COVERED = auto()
    COLOURS_OFF_RATS = auto()
    RARE = auto()
    COMMON = auto()
    TREASURES = auto()
    COLOURS_OFF_TREASURES = auto()
    CATS_OFF_TREASURES = auto()
    TREASURES_BESIDE = auto()


FIVE = len(COLOURS)

# -- cats and colours --------------------------------------------------------------------------------------------------


@either_way
def cats(boat: Aboard, terms: Terms) -> int:
    return boat.cats


@either_way
def of_colour(boat: Aboard, terms: Terms) -> int:
    return boat.counts[terms.colour]


@either_way
def lacking(boat: Aboard, terms: Terms) -> int:
    """Cats that are missing until there are so many of each colour."""
    missing = 0
    for colour in range(FIVE):
        missing += max(0, terms.limit - boat.counts[colour])
    return missing


@either_way
def lonely(boat: Aboard, terms: Terms) -> int:
    alone = 0
    for number in boat.lonely:
        alone += number
    return alone


@either_way
def lonely_of_colour(boat: Aboard, terms: Terms) -> int:
    return boat.lonely[terms.colour] if terms.colour >= 0 else 0  # in hand its colour is not chosen yet


@either_way
def oshax(boat: Aboard, terms: Terms) -> int:
    return boat.oshax


# -- groups ------------------------------------------------------------------------------------------------------------


@either_way
def largest(boat: Aboard, terms: Terms) -> int:
    return boat.largest


@either_way
def ranked(boat: Aboard, terms: Terms) -> int:
    """Cats of the largest, second, third … group; equal ones take one rank each, 0 if there are not so many."""
    above, below, sizes = 0, boat.cats + 1, boat.sizes
    while above < terms.limit:
        size = equal = 0
        for group in range(boat.grouped):
            if size < sizes[group] < below:
                size, equal = sizes[group], 0
            equal += sizes[group] == size
        if size == 0:
            return 0
        above, below = above + equal, size
    return below


# -- the edge ----------------------------------------------------------------------------------------------------------


@either_way
def at_edge(boat: Aboard, terms: Terms) -> int:
    number = 0
    for cats in boat.edge:
        number += cats
    return number


@either_way
def at_edge_of_colour(boat: Aboard, terms: Terms) -> int:
    return boat.edge[terms.colour]


@either_way
def at_edge_at_best(boat: Aboard, terms: Terms) -> int:
    best = 0
    for cats in boat.edge:
        best = max(best, cats)
    return best


@either_way
def not_at_edge(boat: Aboard, terms: Terms) -> int:
    """Colours without a cat at the edge."""
    without = 0
    for cats in boat.edge:
        without += cats == 0
    return without


#: more than can be hoped for
LOST = 60


@either_way
def lack_of(column: Cells, boat: Aboard) -> int:
    """How many cells of a column are still free, where all others lie under cats of one colour."""
    colour, others = -1, column & boat.filled
    for cat in range(boat.cats):
        if meet(boat.cat_cells[cat], column):
            if colour >= 0 and boat.cat_colours[cat] != colour:
                return LOST
            colour = boat.cat_colours[cat]
            others = others & ~boat.cat_cells[cat]
    return LOST if some(others) else many(column & ~boat.filled)


# -- cells that a lesson speaks of: the edge, rooms, rats, maps --------------------------------------------------------


@either_way
def need_of(cells: Cells, boat: Aboard) -> int:
    """How much these lack of being covered: a free cell that is shut in is thrice as hard."""
    free = cells & ~boat.filled
    return many(free) + 2 * many(free & ~boat.free_near)


@either_way
def bare(boat: Aboard, terms: Terms) -> int:
    return need_of(terms.cells, boat)


@either_way
def visible(boat: Aboard, terms: Terms) -> int:
    return many(terms.cells & ~boat.filled)


@either_way
def covered(boat: Aboard, terms: Terms) -> int:
    return many(terms.cells & boat.filled)


# -- who touches what --------------------------------------------------------------------------------------------------


@either_way
def colours_apart(boat: Aboard, cells: Cells) -> int:
    """Colours without a cat beside one of these cells."""
    near, found, apart = around(cells), 0, FIVE
    for cat in range(boat.cats):
        bit = 1 << boat.cat_colours[cat]
        if not found & bit and meet(boat.cat_cells[cat], near):
            found |= bit
            apart -= 1
    return apart


@either_way
def colours_off_rats(boat: Aboard, terms: Terms) -> int:
    return colours_apart(boat, terms.cells & ~boat.filled)


@either_way
def colours_off_treasures(boat: Aboard, terms: Terms) -> int:
    return colours_apart(boat, boat.treasures)


@either_way
def cats_off_treasures(boat: Aboard, terms: Terms) -> int:
    near, apart = around(boat.treasures), 0
    for cat in range(boat.cats):
        apart += not meet(boat.cat_cells[cat], near)
    return apart


@either_way
def treasures_beside(boat: Aboard, terms: Terms) -> int:
    """Treasures beside a cat of the colour, each once."""
    cells = boat.filled & ~boat.filled
    for cat in range(boat.cats):
        if boat.cat_colours[cat] == terms.colour:
            cells = cells | boat.cat_cells[cat]
    near, beside = around(cells), 0
    for treasure in range(boat.common + boat.rare):
        beside += meet(boat.treasure_cells[treasure], near)
    return beside


# -- treasures ---------------------------------------------------------------------------------------------------------


@either_way
def rare(boat: Aboard, terms: Terms) -> int:
    return boat.rare


@either_way
def common(boat: Aboard, terms: Terms) -> int:
    return boat.common


@either_way
def treasures(boat: Aboard, terms: Terms) -> int:
    return boat.common + boat.rare


# -- by name -----------------------------------------------------------------------------------------------------------

Counting: TypeAlias = Callable[[Aboard, Terms], int]
COUNTS: dict[Count, Counting] = {
    Count.NOTHING: lambda boat, terms: 0,
    Count.CATS: cats,
    Count.OF_COLOUR: of_colour,
    Count.LACKING: lacking,
    Count.LONELY: lonely,
    Count.LONELY_OF_COLOUR: lonely_of_colour,
    Count.OSHAX: oshax,
    Count.LARGEST: largest,
    Count.RANKED: ranked,
    Count.AT_EDGE: at_edge,
    Count.AT_EDGE_OF_COLOUR: at_edge_of_colour,
    Count.AT_EDGE_AT_BEST: at_edge_at_best,
    Count.NOT_AT_EDGE: not_at_edge,
    Count.BARE: bare,
    Count.VISIBLE: visible,
    Count.COVERED: covered,
    Count.COLOURS_OFF_RATS: colours_off_rats,
    Count.RARE: rare,
    Count.COMMON: common,
    Count.TREASURES: treasures,
    Count.COLOURS_OFF_TREASURES: colours_off_treasures,
    Count.CATS_OFF_TREASURES: cats_off_treasures,
    Count.TREASURES_BESIDE: treasures_beside,
}
