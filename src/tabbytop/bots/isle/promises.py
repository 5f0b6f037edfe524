"""What lessons promise, compiled: the functions of ``counts`` and ``curves`` on records.

Compiled code cannot look a function up by its name, so here each is named once more; a test sees that it is the one
that plain code finds.
"""

from tabbytop.games.isle.boat import HEIGHT, STRIDE
from tabbytop.kernels.compiled import compiled

from . import counts, curves
from .cells import Record, some
from .counts import Count
from .curves import Curve


@compiled
def counted(boat: Record, terms: Record) -> int:
    """``COUNTS`` for compiled code, which cannot look functions up."""
    which = terms.count
    if which == Count.CATS:
        return counts.cats(boat, terms)
    if which == Count.OF_COLOUR:
        return counts.of_colour(boat, terms)
    if which == Count.LACKING:
        return counts.lacking(boat, terms)
    if which == Count.LONELY:
        return counts.lonely(boat, terms)
    if which == Count.LONELY_OF_COLOUR:
        return counts.lonely_of_colour(boat, terms)
    if which == Count.OSHAX:
        return counts.oshax(boat, terms)
    if which == Count.LARGEST:
        return counts.largest(boat, terms)
    if which == Count.RANKED:
        return counts.ranked(boat, terms)
    if which == Count.AT_EDGE:
        return counts.at_edge(boat, terms)
    if which == Count.AT_EDGE_OF_COLOUR:
        return counts.at_edge_of_colour(boat, terms)
    if which == Count.AT_EDGE_AT_BEST:
        return counts.at_edge_at_best(boat, terms)
    if which == Count.NOT_AT_EDGE:
        return counts.not_at_edge(boat, terms)
    if which == Count.BARE:
        return counts.bare(boat, terms)
    if which == Count.VISIBLE:
        return counts.visible(boat, terms)
    if which == Count.COVERED:
        return counts.covered(boat, terms)
    if which == Count.COLOURS_OFF_RATS:
        return counts.colours_off_rats(boat, terms)
    if which == Count.RARE:
        return counts.rare(boat, terms)
    if which == Count.COMMON:
        return counts.common(boat, terms)
    if which == Count.TREASURES:
        return counts.treasures(boat, terms)
    if which == Count.COLOURS_OFF_TREASURES:
        return counts.colours_off_treasures(boat, terms)
    if which == Count.CATS_OFF_TREASURES:
        return counts.cats_off_treasures(boat, terms)
    if which == Count.TREASURES_BESIDE:
        return counts.treasures_beside(boat, terms)
    return 0


@compiled
def promised(number: int, terms: Record, means: Record) -> float:
    """``CURVES`` for compiled code, which cannot look functions up."""
    curve = terms.curve
    if curve == Curve.EXACTLY:
        return curves.exactly(number, terms, means)
    if curve == Curve.EXACTLY_OF_COLOUR:
        return curves.exactly_of_colour(number, terms, means)
    if curve == Curve.COMPLETED:
        return curves.completed(number, terms, means)
    if curve == Curve.REACHED:
        return curves.reached(number, terms, means)
    if curve == Curve.KEPT:
        return curves.kept(number, terms, means)
    if curve == Curve.LONELY:
        return curves.lonely(number, terms, means)
    if curve == Curve.GROWING:
        return curves.growing(number, terms, means)
    if curve == Curve.BEYOND:
        return curves.beyond(number, terms, means)
    if curve == Curve.EVERY_FEW:
        return curves.every_few(number, terms, means)
    if curve == Curve.FEWER:
        return curves.fewer(number, terms, means)
    if curve == Curve.UNTOUCHED:
        return curves.untouched(number, terms, means)
    if curve == Curve.LEADING:
        return curves.leading(number, terms, means)
    if curve == Curve.FAMILIES:
        return curves.families(number, terms, means)
    if curve == Curve.RANKED:
        return curves.ranked(number, terms, means)
    if curve == Curve.IN_LARGEST:
        return curves.in_largest(number, terms, means)
    if curve == Curve.BASKETS:
        return curves.baskets(number, terms, means)
    if curve == Curve.FIRST:
        return curves.first(number, terms, means)
    if curve == Curve.LESSONS:
        return curves.lessons(number, terms, means)
    if curve == Curve.EXACTLY_LESSONS:
        return curves.exactly_lessons(number, terms, means)
    if curve == Curve.LEAST_FISH:
        return curves.least_fish(number, terms, means)
    if curve == Curve.FISH:
        return curves.fish(number, terms, means)
    return 0.0


@compiled
def promise(box: Record, terms: Record, boat: Record, means: Record) -> float:
    """``lessons.promise`` for the boat as it is seen."""
    if terms.count == Count.GROUPS:
        value = 0.0
        for group in range(boat.grouped):
            value += promised(boat.sizes[group], terms, means)
        return value
    if terms.count == Count.COLUMNS:
        value, column = 0.0, terms.cells | terms.cells
        for _ in range(STRIDE * (HEIGHT + 1 - terms.limit)):
            if not some(column & ~box.hull):
                value += promised(counts.lack_of(column, boat), terms, means)
            column = column << 1
        return value
    if terms.count == Count.ROOMS:
        value = 0.0
        for room in range(len(box.rooms)):
            value += promised(counts.need_of(box.rooms[room], boat), terms, means)
        return value
    return promised(counted(boat, terms), terms, means)
