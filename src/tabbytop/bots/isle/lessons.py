"""What each lesson promises [ISLE 9.4 to 9.10]: a table of what it counts and of how it scores.

A lesson stands here once. Plain code asks ``promise``, compiled code ``promises.promise``, and both run the same
functions of ``counts`` and ``curves``. With nothing to come they give what the lesson scores; tests hold them against
the rules, predicate by predicate.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeAlias

from tabbytop.games.isle.boat import BOATS, EDGE, HEIGHT, HULL, MIDDLE_ROW, ROOM_OF, ROOMS, STRIDE, BoatId, Cells
from tabbytop.games.isle.cards import Lesson
from tabbytop.games.isle.components import COLOUR_OF, NONE, Colour

from .aboard import Aboard
from .counts import COUNTS, Count, lack_of, need_of
from .curves import CURVES, Curve, Hope
from .means import Means
from .terms import Terms, Whose

Prospect: TypeAlias = Callable[[Aboard], float]  #: points to be expected on a boat
ROOM_CELLS = tuple(room.cells for room in ROOMS)


@dataclass(frozen=True, slots=True)
class Promise:
    """What a lesson counts, how it scores, on what of all that is to come it depends, how much of that helps, and how
    much one thing weighs that is missing or that may be lost."""

    count: Count
    curve: Curve
    hope: Hope = Hope.CATS
    share: float = 1.0
    weight: float = 1.0


#: by predicate
PROMISES = {
    # cats and colours [ISLE 9.4]
    "exact_cat_count": Promise(Count.CATS, Curve.EXACTLY),
    "each_colour_at_least": Promise(Count.LACKING, Curve.COMPLETED, weight=1.45),
    "exact_colour_count": Promise(Count.OF_COLOUR, Curve.EXACTLY_OF_COLOUR, weight=2.3),
    "per_lonely_cat": Promise(Count.LONELY, Curve.LONELY, weight=30.0),
    "per_cat_above": Promise(Count.CATS, Curve.BEYOND),
    "per_oshax": Promise(Count.OSHAX, Curve.GROWING, Hope.DAYS, 0.35),
    # families [ISLE 9.5]
    "largest_family": Promise(Count.LARGEST, Curve.LEADING, weight=1.6),
    "per_family_of_size": Promise(Count.GROUPS, Curve.FAMILIES, share=0.3),
    "score_ranked_family": Promise(Count.RANKED, Curve.RANKED),
    "per_cat_in_largest": Promise(Count.LARGEST, Curve.IN_LARGEST),
    # the edge, rooms, rows [ISLE 9.6]
    "edge_all_covered": Promise(Count.BARE, Curve.COMPLETED, Hope.CELLS, 0.42),
    "each_colour_on_edge": Promise(Count.NOT_AT_EDGE, Curve.COMPLETED, weight=2.2),
    "best_colour_on_edge": Promise(Count.AT_EDGE_AT_BEST, Curve.GROWING, share=0.17),
    "per_n_cats_on_edge": Promise(Count.AT_EDGE, Curve.EVERY_FEW, share=0.5),
    "colour_not_on_edge": Promise(Count.NOT_AT_EDGE, Curve.KEPT, weight=6.0),
    "rooms_filled": Promise(Count.BARE, Curve.COMPLETED, Hope.CELLS, 0.27),
    "rooms_empty": Promise(Count.COVERED, Curve.UNTOUCHED, weight=3.0),
    "per_filled_room": Promise(Count.ROOMS, Curve.COMPLETED, Hope.CELLS, 0.3),
    "middle_row_covered": Promise(Count.BARE, Curve.COMPLETED, Hope.CELLS, 0.35),
    "columns_of_one_colour": Promise(Count.COLUMNS, Curve.COMPLETED, Hope.CELLS, 0.07),
    # rats and maps [ISLE 9.7]
    "no_visible_rats": Promise(Count.BARE, Curve.COMPLETED, Hope.CELLS, 0.19),
    "per_visible_rat": Promise(Count.VISIBLE, Curve.KEPT, weight=25.0),
    "exact_visible_rats": Promise(Count.COVERED, Curve.EXACTLY, Hope.CELLS, 0.2),
    "colour_without_rat": Promise(Count.COLOURS_OFF_RATS, Curve.KEPT, weight=20.0),
    "per_uncovered_map": Promise(Count.VISIBLE, Curve.KEPT, weight=20.0),
    "per_covered_map": Promise(Count.COVERED, Curve.GROWING, share=0.0),
    # treasures [ISLE 9.8]
    "per_rare_treasure": Promise(Count.RARE, Curve.GROWING, Hope.TREASURES, 0.5),
    "per_common_treasure": Promise(Count.COMMON, Curve.GROWING, Hope.TREASURES, 0.7),
    "per_treasure": Promise(Count.TREASURES, Curve.GROWING, Hope.TREASURES),
    "exact_treasures": Promise(Count.TREASURES, Curve.EXACTLY, Hope.TREASURES),
    "fewer_treasures_than": Promise(Count.TREASURES, Curve.FEWER, Hope.TREASURES),
    "colour_without_treasure": Promise(Count.COLOURS_OFF_TREASURES, Curve.KEPT, weight=6.0),
    "per_cat_without_treasure": Promise(Count.CATS_OFF_TREASURES, Curve.KEPT, Hope.TREASURES, weight=5.0),
    # what the player has besides [ISLE 9.9]
    "exact_baskets": Promise(Count.NOTHING, Curve.BASKETS, Hope.DAYS, 0.5, 1.5),
    "first_in_turn_order": Promise(Count.NOTHING, Curve.FIRST),
    "per_private_lesson": Promise(Count.NOTHING, Curve.LESSONS),
    "exact_private_lessons": Promise(Count.NOTHING, Curve.EXACTLY_LESSONS),
    "min_fish": Promise(Count.NOTHING, Curve.LEAST_FISH),
    "per_fish": Promise(Count.NOTHING, Curve.FISH),
    "double_best_sister": Promise(Count.NOTHING, Curve.NOTHING),  # whoever holds her other lessons doubles the best
    # the colour chosen on a public lesson [ISLE 9.10]
    "chosen_colour_on_edge": Promise(Count.AT_EDGE_OF_COLOUR, Curve.GROWING, share=0.12),
    "chosen_colour_count": Promise(Count.OF_COLOUR, Curve.GROWING, share=0.22),
    "chosen_colour_at_least": Promise(Count.OF_COLOUR, Curve.REACHED, weight=2.0),
    "chosen_colour_lonely": Promise(Count.LONELY_OF_COLOUR, Curve.KEPT, weight=30.0),
    "chosen_colour_treasure": Promise(Count.TREASURES_BESIDE, Curve.GROWING, Hope.TREASURES, 0.3),
}
LIMITS = ("count", "threshold", "solo_min", "min", "rank", "n", "height")  #: parameters of a card that say how many


@lru_cache(maxsize=4096)  # the same few lessons are weighed again and again
def terms_of(lesson: Lesson, boat: BoatId, whose: Whose = Whose.OWN, chosen: Colour = NONE) -> Terms:
    """A lesson in numbers, on one of the boats; ``chosen`` is the colour fixed on a public one."""
    known: dict[str, Any] = dict(lesson.score.parameters)
    promised, cells = PROMISES[lesson.score.id], _cells(lesson, boat)
    limit = next((known[name] for name in LIMITS if name in known), 0)
    if lesson.score.id == "exact_visible_rats":  # what is counted is covered
        limit = cells.bit_count() - limit
    return Terms(
        promised.count,
        promised.curve,
        whose,
        points=known.get("points", known.get("per", 0)),
        limit=limit,
        colour=COLOUR_OF[known["colour"]] if "colour" in known else chosen,
        cells=cells,
        hope=promised.hope,
        share=promised.share,
        weight=promised.weight,
    )


def _cells(lesson: Lesson, boat: BoatId) -> Cells:
    """The cells that a lesson speaks of."""
    match lesson.score.id, dict(lesson.score.parameters):
        case "edge_all_covered", _:
            return EDGE
        case "middle_row_covered", _:
            return MIDDLE_ROW
        case "columns_of_one_colour", {"height": int(height)}:  # the first such column, in the hull or not
            return sum(1 << STRIDE * row for row in range(height))
        case "per_uncovered_map" | "per_covered_map", _:
            return sum(BOATS[boat].maps)
        case "no_visible_rats" | "per_visible_rat" | "exact_visible_rats" | "colour_without_rat", _:
            return BOATS[boat].rats
        case _, {"rooms": tuple(rooms)}:
            return sum(ROOM_OF[room].cells for room in rooms)
    return 0


@cache
def _columns(first: Cells, height: int) -> tuple[Cells, ...]:
    """All columns of such a height in the hull."""
    everywhere = (first << cell for cell in range(STRIDE * (HEIGHT + 1 - height)))
    return tuple(column for column in everywhere if not column & ~HULL)


def promise(lesson: Lesson, means: Means, chosen: Colour = NONE, whose: Whose = Whose.OWN) -> Prospect:
    """What ``lesson`` promises to whoever has these means. Numbers are weighed once: boats that are compared have few
    of them."""
    terms = terms_of(lesson, means.boat, whose, chosen)
    curve, known = CURVES[Curve(terms.curve)], dict[int, float]()

    def worth(number: int) -> float:
        if number not in known:
            known[number] = curve(number, terms, means)
        return known[number]

    match terms.count:
        case Count.GROUPS:
            return lambda boat: sum([worth(size) for size in boat.sizes])
        case Count.COLUMNS:
            columns = _columns(terms.cells, terms.limit)
            return lambda boat: sum([worth(lack_of(column, boat)) for column in columns])
        case Count.ROOMS:
            return lambda boat: sum([worth(need_of(cells, boat)) for cells in ROOM_CELLS])
    count = COUNTS[Count(terms.count)]
    return lambda boat: worth(count(boat, terms))
