"""What a number promises with so much still to come: one small function for each way in which lessons score.

With nothing to come each gives exactly what the lesson scores; a test holds them against the rules. Before that it is
what one may expect who keeps the lesson in mind. The functions run either way; ``CURVES`` finds them in plain code,
``promises.promised`` in compiled code.
"""

from collections.abc import Callable
from enum import IntEnum, auto
from typing import TypeAlias

from tabbytop.games.isle.final import SMALLEST_FAMILY, family_points
from tabbytop.kernels.compiled import either_way

from .means import Means
from .outlook import fading, reach
from .terms import Terms, Whose

either_way(family_points)  # the rules' own


class Hope(IntEnum):
    """What is to come that a lesson depends on."""

    CATS = auto()
    TREASURES = auto()
    CELLS = auto()
    DAYS = auto()


class Curve(IntEnum):
    """How a lesson scores."""

    NOTHING = auto()
    EXACTLY = auto()
    EXACTLY_OF_COLOUR = auto()
    COMPLETED = auto()
    REACHED = auto()
    KEPT = auto()
    LONELY = auto()
    GROWING = auto()
    BEYOND = auto()
    EVERY_FEW = auto()
    FEWER = auto()
    UNTOUCHED = auto()
    LEADING = auto()
    FAMILIES = auto()
    RANKED = auto()
    IN_LARGEST = auto()
    BASKETS = auto()
    FIRST = auto()
    LESSONS = auto()
    EXACTLY_LESSONS = auto()
    LEAST_FISH = auto()
    FISH = auto()


@either_way
def hoped(terms: Terms, means: Means) -> float:
    """How much is to come that helps."""
    if terms.hope == Hope.CATS:
        return terms.share * means.outlook.cats
    if terms.hope == Hope.CELLS:
        return terms.share * means.outlook.cells
    if terms.hope == Hope.TREASURES:
        return terms.share * means.outlook.treasures
    return terms.share * means.outlook.days


# -- all or nothing ----------------------------------------------------------------------------------------------------


@either_way
def exactly(number: int, terms: Terms, means: Means) -> float:
    """So many and not one more: whoever has them must stop."""
    missing, hope = terms.limit - number, hoped(terms, means)
    if missing < 0:
        return 0.0
    if missing == 0:
        return terms.points * (0.4 + 0.6 * fading(1.0, hope, 4.0))
    return 0.85 * terms.points * reach(missing, hope)


@either_way
def exactly_of_colour(number: int, terms: Terms, means: Means) -> float:
    """The same of one colour, which comes seldom and can be let pass."""
    missing, hope = terms.limit - number, hoped(terms, means)
    if missing < 0:
        return 0.0
    return terms.points * (0.9 + 0.1 * fading(1.0, hope, 4.0)) * reach(terms.weight * missing, hope)


@either_way
def completed(lacking: int, terms: Terms, means: Means) -> float:
    """Nothing lacks any more."""
    return terms.points * reach(terms.weight * lacking, hoped(terms, means))


@either_way
def reached(number: int, terms: Terms, means: Means) -> float:
    """So many or more."""
    return terms.points * reach(terms.weight * (terms.limit - number), hoped(terms, means))


@either_way
def fewer(number: int, terms: Terms, means: Means) -> float:
    """Not so many."""
    return terms.points * (1 - reach(terms.limit - number, hoped(terms, means)))


@either_way
def untouched(number: int, terms: Terms, means: Means) -> float:
    """None at all."""
    return 0.0 if number else terms.points * (0.85 + 0.15 * fading(1.0, hoped(terms, means), terms.weight))


# -- for each ----------------------------------------------------------------------------------------------------------


@either_way
def kept(number: int, terms: Terms, means: Means) -> float:
    """What there is of it, as far as it stays so."""
    return fading(terms.points, hoped(terms, means), terms.weight) * number


@either_way
def lonely(number: int, terms: Terms, means: Means) -> float:
    """Cats that stay alone; for the sister's sake one would bring them company."""
    half = 4.0 if terms.whose == Whose.HERS else terms.weight
    return fading(terms.points, hoped(terms, means), half) * number


@either_way
def growing(number: int, terms: Terms, means: Means) -> float:
    """What there is of it, and what will come."""
    return terms.points * (number + hoped(terms, means))


@either_way
def beyond(number: int, terms: Terms, means: Means) -> float:
    """What there is beyond so many."""
    return terms.points * max(0, number - terms.limit)


@either_way
def every_few(number: int, terms: Terms, means: Means) -> float:
    """Once for so many, rounded down."""
    hope, few = hoped(terms, means), terms.limit
    if hope <= 0:
        return terms.points * (number // few)
    return terms.points * max(0.0, number + hope - (few - 1) / 2) / few


# -- families ----------------------------------------------------------------------------------------------------------


@either_way
def leading(size: int, terms: Terms, means: Means) -> float:
    """The largest family of all; alone, one of so many cats [ISLE 6.6, 9.5]."""
    hope = hoped(terms, means)
    if means.solo:
        return terms.points * reach(terms.weight * (terms.limit - size), hope)
    if hope <= 0:
        return terms.points if size >= max(SMALLEST_FAMILY, means.rival) else 0.0
    others, lead = max(1, means.others), size - means.rival
    return terms.points * reach(1.0 - lead + 0.35 * hope * others / (1 + others), 0.35 * hope)


@either_way
def families(size: int, terms: Terms, means: Means) -> float:
    """A group of so many or more; what may become of it is not promised to the sister."""
    return terms.points * reach(terms.limit - size, 0.0 if terms.whose == Whose.HERS else hoped(terms, means))


@either_way
def ranked(size: int, terms: Terms, means: Means) -> float:
    """What this family scores, once more; a group too small may still grow."""
    points, hope = family_points(size), means.outlook.cats
    if terms.whose == Whose.HERS:  # one such family there will be: only what goes beyond it is hers by this tile
        return max(points, family_points(SMALLEST_FAMILY)) if means.outlook.tiles >= 3 else points
    if hope <= 0 or size >= SMALLEST_FAMILY:
        return points
    if size == 0:
        return 8 * reach(2.0 + terms.limit, 0.4 * hope)
    return 8 * reach(5.5 - 2 * size, 0.3 * hope)


@either_way
def in_largest(size: int, terms: Terms, means: Means) -> float:
    """Each cat of the largest family, or of what is to become it."""
    return terms.points * size if size >= SMALLEST_FAMILY or hoped(terms, means) > 0 else 0


# -- what the player has besides; the number is not asked --------------------------------------------------------------


@either_way
def baskets(number: int, terms: Terms, means: Means) -> float:
    missing = terms.limit - means.baskets
    return 0.0 if missing < 0 else terms.points * reach(terms.weight * missing, hoped(terms, means))


@either_way
def first(number: int, terms: Terms, means: Means) -> float:
    return terms.points * means.first


@either_way
def lessons(number: int, terms: Terms, means: Means) -> float:
    return terms.points * (means.lessons + means.outlook.lessons)


@either_way
def exactly_lessons(number: int, terms: Terms, means: Means) -> float:
    missing = terms.limit - means.lessons
    if missing < 0:
        return 0.0
    return terms.points * (0.8 + 0.2 * fading(1.0, means.outlook.days, 1.0)) * reach(missing, means.outlook.lessons)


@either_way
def least_fish(number: int, terms: Terms, means: Means) -> float:
    if means.outlook.days > 0:
        return terms.points * 0.7
    return terms.points if means.fish >= terms.limit else 0.0


@either_way
def fish(number: int, terms: Terms, means: Means) -> float:
    return 0.0 if means.outlook.days > 0 else terms.points * means.fish


# -- by name -----------------------------------------------------------------------------------------------------------

Promising: TypeAlias = Callable[[int, Terms, Means], float]
CURVES: dict[Curve, Promising] = {
    Curve.NOTHING: lambda number, terms, means: 0.0,
    Curve.EXACTLY: exactly,
    Curve.EXACTLY_OF_COLOUR: exactly_of_colour,
    Curve.COMPLETED: completed,
    Curve.REACHED: reached,
    Curve.KEPT: kept,
    Curve.LONELY: lonely,
    Curve.GROWING: growing,
    Curve.BEYOND: beyond,
    Curve.EVERY_FEW: every_few,
    Curve.FEWER: fewer,
    Curve.UNTOUCHED: untouched,
    Curve.LEADING: leading,
    Curve.FAMILIES: families,
    Curve.RANKED: ranked,
    Curve.IN_LARGEST: in_largest,
    Curve.BASKETS: baskets,
    Curve.FIRST: first,
    Curve.LESSONS: lessons,
    Curve.EXACTLY_LESSONS: exactly_lessons,
    Curve.LEAST_FISH: least_fish,
    Curve.FISH: fish,
}
