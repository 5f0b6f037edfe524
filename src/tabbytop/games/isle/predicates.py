"""What lessons score [ISLE 9.4 to 9.10]: one small function for each predicate.

A lesson is data, ``Score(id, parameters)``. A predicate takes a player's ``Final`` and the parameters by name and
gives points. ``points`` is all or nothing, ``per`` is for each thing counted. Two more arguments are not printed but
known at the table: ``chosen``, the colour fixed on a public lesson, and ``others``, what the sister's other lessons
are worth. A new predicate is a function here; a new lesson is a line of data.
"""

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from tabbytop.core import Malformed

from .boat import EDGE, MIDDLE_ROW, ROOM_OF, STRIDE, Cells, around, covered
from .cards import ADVANCED_LESSONS, FAMILY_CARDS, LESSONS, SISTER_LESSONS, Lesson
from .components import COLOUR_OF, COLOURS, Colour
from .final import SMALLEST_FAMILY, Final, family_points

Predicate = Callable[..., int]
PREDICATES: dict[str, Predicate] = {}
AT_THE_TABLE = ("chosen", "others")  #: arguments that are no parameters of a card


def predicate(function: Predicate) -> Predicate:
    """Known to the cards by its name."""
    PREDICATES[function.__name__] = function
    return function


def value(lesson: Lesson, final: Final, chosen: Colour | None = None, others: Sequence[int] = ()) -> int:
    """What a lesson is worth on a player's boat [ISLE 5.4]."""
    known: dict[str, Any] = dict(lesson.score.parameters)
    wanted = _TABLE_ARGUMENTS[lesson.score.id]
    if "chosen" in wanted:
        assert chosen is not None, f"lesson {lesson.number} needs its colour [ISLE 4.3]"
        known["chosen"] = chosen
    if "others" in wanted:
        known["others"] = others
    return PREDICATES[lesson.score.id](final, **known)


# -- cats and colours [ISLE 9.4] --------------------------------------------------------------------------------------


@predicate
def exact_cat_count(final: Final, *, count: int, points: int) -> int:
    """So many cats, not one more [ISLE 9.4]."""
    return points if len(final.cats) == count else 0


@predicate
def each_colour_at_least(final: Final, *, count: int, points: int) -> int:
    """So many cats or more of each of the five colours [ISLE 9.4]."""
    return points if min(final.cats_by_colour) >= count else 0


@predicate
def exact_colour_count(final: Final, *, colour: str, count: int, points: int) -> int:
    """So many cats of one colour, not one more [ISLE 9.4]."""
    return points if final.cats_by_colour[COLOUR_OF[colour]] == count else 0


@predicate
def per_lonely_cat(final: Final, *, per: int) -> int:
    """For each cat without a cat of its colour beside it [ISLE 9.4]."""
    return per * sum(final.lonely_by_colour)


@predicate
def per_cat_above(final: Final, *, threshold: int, per: int) -> int:
    """For each cat beyond so many [ISLE 9.4]."""
    return per * max(0, len(final.cats) - threshold)


@predicate
def per_oshax(final: Final, *, per: int) -> int:
    """For each oshax [ISLE 9.4]."""
    return per * final.oshax


# -- families [ISLE 9.5] ----------------------------------------------------------------------------------------------


@predicate
def largest_family(final: Final, *, points: int, solo_min: int) -> int:
    """A family, and nobody has a larger one; alone against the sister one of ``solo_min`` [ISLE 6.6, 9.5]."""
    needed = solo_min if final.solo else max(SMALLEST_FAMILY, *final.rivals, 0)
    return points if final.largest_family >= needed else 0


@predicate
def per_family_of_size(final: Final, *, min: int, per: int) -> int:
    """For each group of ``min`` cats or more [ISLE 9.5]."""
    return per * sum(group.size >= min for group in final.groups)


@predicate
def score_ranked_family(final: Final, *, rank: int) -> int:
    """What the largest, second, third … family scores, once more; equal ones take one rank each [ISLE 9.5]."""
    return family_points(final.groups[rank - 1].size) if len(final.groups) >= rank else 0


@predicate
def per_cat_in_largest(final: Final, *, per: int) -> int:
    """For each cat of the largest family [ISLE 9.5]."""
    return per * final.largest_family


# -- the edge, rooms, rows [ISLE 9.6] ---------------------------------------------------------------------------------


@predicate
def edge_all_covered(final: Final, *, points: int) -> int:
    """Every edge cell lies under a tile, whatever it is [ISLE 9.6]."""
    return 0 if EDGE & ~final.covered else points


@predicate
def each_colour_on_edge(final: Final, *, points: int) -> int:
    """At least one cat of each colour at the edge [ISLE 9.6]."""
    return points if all(final.edge_cats_by_colour) else 0


@predicate
def best_colour_on_edge(final: Final, *, per: int) -> int:
    """For each cat of one colour at the edge; the owner names the colour at the end, so the best [ISLE 9.6]."""
    return per * max(final.edge_cats_by_colour)


@predicate
def per_n_cats_on_edge(final: Final, *, n: int, per: int) -> int:
    """For every ``n`` cats at the edge, all colours together, rounded down [ISLE 9.6]."""
    return per * (sum(final.edge_cats_by_colour) // n)


@predicate
def colour_not_on_edge(final: Final, *, per: int) -> int:
    """For each colour without a cat at the edge; a colour that is not aboard counts [ISLE 9.6]."""
    return per * final.edge_cats_by_colour.count(0)


@predicate
def rooms_filled(final: Final, *, rooms: tuple[str, ...], points: int) -> int:
    """All these rooms are filled [ISLE 9.6]."""
    return points if all(final.is_filled(ROOM_OF[room]) for room in rooms) else 0


@predicate
def rooms_empty(final: Final, *, rooms: tuple[str, ...], points: int) -> int:
    """Not a square of these rooms is covered; 5.1 still takes 5 for each [ISLE 9.6]."""
    return points if all(final.is_empty(ROOM_OF[room]) for room in rooms) else 0


@predicate
def per_filled_room(final: Final, *, per: int) -> int:
    """For each filled room; the deck is one too [ISLE 9.6]."""
    return per * len(final.filled_rooms)


@predicate
def middle_row_covered(final: Final, *, points: int) -> int:
    """All 22 cells of the row that runs from end to end are covered [ISLE 9.6]."""
    return 0 if MIDDLE_ROW & ~final.covered else points


@predicate
def columns_of_one_colour(final: Final, *, height: int, per: int) -> int:
    """For each column in which so many cells, one below another, lie under cats of one colour [ISLE 9.6]."""
    columns = 0
    for colour in range(len(COLOURS)):
        below = run = covered(laid for laid in final.tiles if laid.colour == colour)
        for _ in range(1, height):
            below >>= STRIDE
            run &= below
        columns += run.bit_count()
    return per * columns


# -- rats and maps [ISLE 9.7] -----------------------------------------------------------------------------------------


@predicate
def no_visible_rats(final: Final, *, points: int) -> int:
    """Every rat is covered [ISLE 9.7]."""
    return 0 if final.visible_rats else points


@predicate
def per_visible_rat(final: Final, *, per: int) -> int:
    """For each rat one still sees; 5.1 takes its point too [ISLE 9.7]."""
    return per * final.visible_rats.bit_count()


@predicate
def exact_visible_rats(final: Final, *, count: int, points: int) -> int:
    """So many rats in sight, not one more [ISLE 9.7]."""
    return points if final.visible_rats.bit_count() == count else 0


@predicate
def colour_without_rat(final: Final, *, per: int) -> int:
    """For each colour without a cat beside a visible rat; a colour that is not aboard counts [ISLE 9.7]."""
    return per * _colours_apart(final, final.visible_rats)


@predicate
def per_uncovered_map(final: Final, *, per: int) -> int:
    """For each map under no tile, also one laid bare again [ISLE 9.7]."""
    return per * final.uncovered_maps


@predicate
def per_covered_map(final: Final, *, per: int) -> int:
    """For each map under a tile of any colour [ISLE 9.7]."""
    return per * (len(COLOURS) - final.uncovered_maps)


# -- treasures [ISLE 9.8] ---------------------------------------------------------------------------------------------


@predicate
def per_rare_treasure(final: Final, *, per: int) -> int:
    """For each rare treasure, on top of 5.3 [ISLE 9.8]."""
    return per * len(final.rare)


@predicate
def per_common_treasure(final: Final, *, per: int) -> int:
    """For each common treasure, the small ones too [ISLE 9.8]."""
    return per * len(final.common)


@predicate
def per_treasure(final: Final, *, per: int) -> int:
    """For each treasure of either kind [ISLE 9.8]."""
    return per * len(final.treasures)


@predicate
def exact_treasures(final: Final, *, count: int, points: int) -> int:
    """So many treasures of both kinds together, not one more [ISLE 9.8]."""
    return points if len(final.treasures) == count else 0


@predicate
def fewer_treasures_than(final: Final, *, count: int, points: int) -> int:
    """Fewer treasures of both kinds together [ISLE 9.8]."""
    return points if len(final.treasures) < count else 0


@predicate
def colour_without_treasure(final: Final, *, per: int) -> int:
    """For each colour without a cat beside a treasure; a colour that is not aboard counts [ISLE 9.8]."""
    return per * _colours_apart(final, covered(final.treasures))


@predicate
def per_cat_without_treasure(final: Final, *, per: int) -> int:
    """For each cat that touches no treasure [ISLE 9.8]."""
    near = around(covered(final.treasures))
    return per * sum(not cat.cells & near for cat in final.cats)


# -- what the player has besides [ISLE 9.9] ---------------------------------------------------------------------------


@predicate
def exact_baskets(final: Final, *, count: int, points: int) -> int:
    """So many permanent baskets, used or not [ISLE 9.9]."""
    return points if final.baskets == count else 0


@predicate
def first_in_turn_order(final: Final, *, points: int) -> int:
    """First in the last turn order; alone, before the sister [ISLE 9.9]."""
    return points if final.first else 0


@predicate
def per_private_lesson(final: Final, *, per: int) -> int:
    """For each private lesson one has, this one included if it is one [ISLE 9.9]."""
    return per * final.lessons


@predicate
def exact_private_lessons(final: Final, *, count: int, points: int) -> int:
    """So many private lessons, this one included [ISLE 9.9]."""
    return points if final.lessons == count else 0


@predicate
def min_fish(final: Final, *, count: int, points: int) -> int:
    """So many fish left, or more [ISLE 9.9]."""
    return points if final.fish >= count else 0


@predicate
def per_fish(final: Final, *, per: int) -> int:
    """For each fish left [ISLE 9.9]."""
    return per * final.fish


@predicate
def double_best_sister(final: Final, *, others: Sequence[int]) -> int:
    """The best of the sister's other lessons once more [ISLE 9.9]."""
    return max(others, default=0)


# -- the colour chosen on a public lesson [ISLE 9.10] -----------------------------------------------------------------


@predicate
def chosen_colour_on_edge(final: Final, *, chosen: Colour, per: int) -> int:
    """For each cat of the colour at the edge [ISLE 9.10]."""
    return per * final.edge_cats_by_colour[chosen]


@predicate
def chosen_colour_count(final: Final, *, chosen: Colour, per: int) -> int:
    """For each cat of the colour [ISLE 9.10]."""
    return per * final.cats_by_colour[chosen]


@predicate
def chosen_colour_at_least(final: Final, *, chosen: Colour, count: int, points: int) -> int:
    """So many cats of the colour or more, once [ISLE 9.10]."""
    return points if final.cats_by_colour[chosen] >= count else 0


@predicate
def chosen_colour_lonely(final: Final, *, chosen: Colour, per: int) -> int:
    """For each lonely cat of the colour [ISLE 9.10]."""
    return per * final.lonely_by_colour[chosen]


@predicate
def chosen_colour_treasure(final: Final, *, chosen: Colour, per: int) -> int:
    """For each treasure beside a cat of the colour, each once [ISLE 9.10]."""
    near = around(covered(cat for cat in final.cats if cat.colour == chosen))
    return per * sum(bool(treasure.cells & near) for treasure in final.treasures)


# -- common to them ---------------------------------------------------------------------------------------------------


def _colours_apart(final: Final, cells: Cells) -> int:
    """How many of the five colours have no cat that shares a side with one of the cells."""
    near = around(cells)
    return len(COLOURS) - len({cat.colour for cat in final.cats if cat.cells & near})


def _named(id: str) -> list[str]:
    return [name for name in inspect.signature(PREDICATES[id]).parameters if name != "final"]


def check(lesson: Lesson) -> None:
    """``Malformed`` unless a lesson names a predicate and gives exactly its parameters."""
    where = f"lesson {lesson.number}"
    if lesson.score.id not in PREDICATES:
        raise Malformed(f"there is no predicate {lesson.score.id}", where)
    named = _named(lesson.score.id)
    wanted = sorted(set(named) - set(AT_THE_TABLE))
    given = sorted(name for name, _ in lesson.score.parameters)
    if given != wanted:
        raise Malformed(f"{lesson.score.id} takes {', '.join(wanted) or 'nothing'}, not {', '.join(given)}", where)
    if lesson.pick_colour != ("chosen" in named):
        raise Malformed(f"pick_colour does not agree with {lesson.score.id} [ISLE 4.3]", where)


_TABLE_ARGUMENTS = {id: set(_named(id)) & set(AT_THE_TABLE) for id in PREDICATES}
for _deck in (LESSONS, FAMILY_CARDS, SISTER_LESSONS, ADVANCED_LESSONS):
    for _one in _deck.values():
        check(_one)
