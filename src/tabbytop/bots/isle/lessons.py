"""What a lesson promises with so much still to come: one small function for each predicate [ISLE 9.4 to 9.10].

With nothing to come each gives exactly what the lesson scores; a test holds them against the rules. Before that a
prospect is what one may expect who keeps the lesson in mind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from tabbytop.games.isle.boat import BOATS, EDGE, HULL, MIDDLE_ROW, ROOM_OF, ROOMS, BoatId, Cells, around
from tabbytop.games.isle.cards import Lesson
from tabbytop.games.isle.components import COLOUR_OF, COLOURS, Colour
from tabbytop.games.isle.final import SMALLEST_FAMILY, family_points

from .aboard import Aboard
from .outlook import Outlook, fading, reach


@dataclass(frozen=True, slots=True)
class Means:
    """What a player has besides the boat, and what the table says about it."""

    boat: BoatId
    outlook: Outlook
    fish: int = 0
    baskets: int = 0
    lessons: int = 0
    first: float = 0.0  # how likely it is to be first in the last turn order
    rivals: tuple[int, ...] = ()  # the largest family of each other player
    solo: bool = False
    hers: bool = False  # it is the sister who scores: what is to come will be played against it


Prospect: TypeAlias = Callable[[Aboard], float]  #: points to be expected on a boat
Make: TypeAlias = Callable[..., Prospect]
PROSPECTS: dict[str, Make] = {}


def prospect(make: Make) -> Make:
    """Known by the name of its predicate. It takes the means, then the parameters of the card by name."""
    PROSPECTS[make.__name__] = make
    return make


def promise(lesson: Lesson, means: Means, chosen: Colour = -1) -> Prospect:
    """What ``lesson`` promises to whoever has these means; ``chosen`` is the colour fixed on a public one."""
    known: dict[str, Any] = dict(lesson.score.parameters)
    if lesson.pick_colour:
        known["chosen"] = chosen
    return PROSPECTS[lesson.score.id](means, **known)


# -- cats and colours [ISLE 9.4] --------------------------------------------------------------------------------------


@prospect
def exact_cat_count(means: Means, *, count: int, points: int) -> Prospect:
    return _exactly(lambda boat: len(boat.cats), means.outlook.cats, count, points)


def _exactly(number: Callable[[Aboard], int], hope: float, count: int, points: float) -> Prospect:
    """So many and not one more: whoever has them must stop."""

    def worth(boat: Aboard) -> float:
        missing = count - number(boat)
        if missing < 0:
            return 0.0
        if missing == 0:
            return points * (0.4 + 0.6 * fading(hope, 4.0))
        return 0.85 * points * reach(missing, hope)

    return worth


@prospect
def each_colour_at_least(means: Means, *, count: int, points: int) -> Prospect:
    hope = means.outlook.cats

    def worth(boat: Aboard) -> float:
        missing = sum([count - cats for cats in boat.counts if cats < count])
        return points * reach(1.45 * missing, hope)

    return worth


@prospect
def exact_colour_count(means: Means, *, colour: str, count: int, points: int) -> Prospect:
    hope, which = means.outlook.cats, COLOUR_OF[colour]

    def worth(boat: Aboard) -> float:
        missing = count - boat.counts[which]
        if missing < 0:
            return 0.0
        return points * (0.9 + 0.1 * fading(hope, 4.0)) * reach(2.3 * missing, hope)

    return worth


@prospect
def per_lonely_cat(means: Means, *, per: int) -> Prospect:
    left = per * fading(means.outlook.cats, 4.0 if means.hers else 30.0)
    return lambda boat: left * sum([group[1] == 1 for group in boat.groups])


@prospect
def per_cat_above(means: Means, *, threshold: int, per: int) -> Prospect:
    return lambda boat: per * max(0, len(boat.cats) - threshold)


@prospect
def per_oshax(means: Means, *, per: int) -> Prospect:
    more = 0.35 * means.outlook.days
    return lambda boat: per * (boat.oshax + more)


# -- families [ISLE 9.5] ----------------------------------------------------------------------------------------------


@prospect
def largest_family(means: Means, *, points: int, solo_min: int) -> Prospect:
    hope = means.outlook.cats
    if means.solo:
        return lambda boat: points * reach(1.6 * (solo_min - boat.largest), hope)
    rival = max(SMALLEST_FAMILY, *means.rivals, 0)
    if not hope:
        return lambda boat: points if boat.largest >= rival else 0
    rivals = max(1, len(means.rivals))

    def worth(boat: Aboard) -> float:
        lead = boat.largest - max(means.rivals, default=0)
        return points * reach(1.0 - lead + 0.35 * hope * rivals / (1 + rivals), 0.35 * hope)

    return worth


@prospect
def per_family_of_size(means: Means, *, min: int, per: int) -> Prospect:
    hope = 0.0 if means.hers else 0.3 * means.outlook.cats
    value = [per * reach(min - size, hope) if size else 0.0 for size in range(min + 1)]
    return lambda boat: sum([value[min if group[1] > min else group[1]] for group in boat.groups])


@prospect
def score_ranked_family(means: Means, *, rank: int) -> Prospect:
    hope = means.outlook.cats
    value = [float(family_points(size)) for size in range(40)]
    start = 0.0
    if means.hers:  # one such family there will be: only what goes beyond it is hers by this tile
        value = [max(points, value[SMALLEST_FAMILY]) for points in value] if means.outlook.tiles >= 3 else value
        start = value[0]
    elif hope:  # a group too small may still grow
        value[1], value[2] = 8 * reach(3.5, 0.3 * hope), 8 * reach(1.5, 0.3 * hope)
        start = 8 * reach(2.0 + rank, 0.4 * hope)

    def worth(boat: Aboard) -> float:
        sizes = boat.sizes
        return value[sizes[rank - 1]] if len(sizes) >= rank else start

    return worth


@prospect
def per_cat_in_largest(means: Means, *, per: int) -> Prospect:
    least = SMALLEST_FAMILY if not means.outlook.cats else 0
    return lambda boat: per * size if (size := boat.largest) >= least else 0


# -- the edge, rooms, rows [ISLE 9.6] ---------------------------------------------------------------------------------


def _all_covered(cells: Cells, hope: float, points: float) -> Prospect:
    def worth(boat: Aboard) -> float:
        free = cells & ~boat.filled
        if not free:
            return points
        alone = free & ~around(~boat.filled & HULL)
        return points * reach(free.bit_count() + 2 * alone.bit_count(), hope)

    return worth


@prospect
def edge_all_covered(means: Means, *, points: int) -> Prospect:
    return _all_covered(EDGE, 0.42 * means.outlook.cells, points)


@prospect
def each_colour_on_edge(means: Means, *, points: int) -> Prospect:
    hope = means.outlook.cats
    return lambda boat: points * reach(2.2 * boat.edge.count(0), hope)


@prospect
def best_colour_on_edge(means: Means, *, per: int) -> Prospect:
    more = 0.17 * means.outlook.cats
    return lambda boat: per * (max(boat.edge) + more)


@prospect
def per_n_cats_on_edge(means: Means, *, n: int, per: int) -> Prospect:
    if not means.outlook.cats:
        return lambda boat: per * (sum(boat.edge) // n)
    more = 0.5 * means.outlook.cats - (n - 1) / 2
    return lambda boat: per * max(0.0, sum(boat.edge) + more) / n


@prospect
def colour_not_on_edge(means: Means, *, per: int) -> Prospect:
    left = per * fading(means.outlook.cats, 6.0)
    return lambda boat: left * boat.edge.count(0)


@prospect
def rooms_filled(means: Means, *, rooms: tuple[str, ...], points: int) -> Prospect:
    cells = sum(ROOM_OF[room].cells for room in rooms)
    return _all_covered(cells, 0.27 * means.outlook.cells, points)


@prospect
def rooms_empty(means: Means, *, rooms: tuple[str, ...], points: int) -> Prospect:
    cells = sum(ROOM_OF[room].cells for room in rooms)
    value = points * (0.85 + 0.15 * fading(means.outlook.cats, 3.0))
    return lambda boat: 0.0 if cells & boat.filled else value


@prospect
def per_filled_room(means: Means, *, per: int) -> Prospect:
    hope = means.outlook.cells
    each = [_all_covered(room.cells, 0.3 * hope, per) for room in ROOMS]
    return lambda boat: sum([worth(boat) for worth in each])


@prospect
def middle_row_covered(means: Means, *, points: int) -> Prospect:
    return _all_covered(MIDDLE_ROW, 0.35 * means.outlook.cells, points)


# -- rats and maps [ISLE 9.7] -----------------------------------------------------------------------------------------


@prospect
def no_visible_rats(means: Means, *, points: int) -> Prospect:
    return _all_covered(BOATS[means.boat].rats, 0.19 * means.outlook.cells, points)


@prospect
def per_visible_rat(means: Means, *, per: int) -> Prospect:
    rats, left = BOATS[means.boat].rats, per * fading(means.outlook.cats, 25.0)
    return lambda boat: left * (rats & ~boat.filled).bit_count()


@prospect
def exact_visible_rats(means: Means, *, count: int, points: int) -> Prospect:
    rats = BOATS[means.boat].rats
    to_cover = rats.bit_count() - count
    return _exactly(lambda boat: (rats & boat.filled).bit_count(), 0.2 * means.outlook.cells, to_cover, points)


@prospect
def colour_without_rat(means: Means, *, per: int) -> Prospect:
    rats, left = BOATS[means.boat].rats, per * fading(means.outlook.cats, 20.0)

    def worth(boat: Aboard) -> float:
        return left * (len(COLOURS) - len(_colours_beside(boat, rats & ~boat.filled)))

    return worth


@prospect
def per_uncovered_map(means: Means, *, per: int) -> Prospect:
    maps, left = sum(BOATS[means.boat].maps), per * fading(means.outlook.cats, 20.0)
    return lambda boat: left * (maps & ~boat.filled).bit_count()


@prospect
def per_covered_map(means: Means, *, per: int) -> Prospect:
    maps = sum(BOATS[means.boat].maps)
    return lambda boat: per * (maps & boat.filled).bit_count()


# -- treasures [ISLE 9.8] ---------------------------------------------------------------------------------------------


@prospect
def per_rare_treasure(means: Means, *, per: int) -> Prospect:
    more = 0.5 * means.outlook.treasures
    return lambda boat: per * (boat.rare + more)


@prospect
def per_common_treasure(means: Means, *, per: int) -> Prospect:
    more = 0.7 * means.outlook.treasures
    return lambda boat: per * (boat.common + more)


@prospect
def per_treasure(means: Means, *, per: int) -> Prospect:
    more = means.outlook.treasures
    return lambda boat: per * (len(boat.treasures) + more)


@prospect
def exact_treasures(means: Means, *, count: int, points: int) -> Prospect:
    return _exactly(lambda boat: len(boat.treasures), means.outlook.treasures, count, points)


@prospect
def fewer_treasures_than(means: Means, *, count: int, points: int) -> Prospect:
    hope = means.outlook.treasures
    return lambda boat: points * (1 - reach(count - len(boat.treasures), hope))


@prospect
def colour_without_treasure(means: Means, *, per: int) -> Prospect:
    left = per * fading(means.outlook.cats, 6.0)
    return lambda boat: left * (len(COLOURS) - len(_colours_beside(boat, sum(boat.treasures))))


@prospect
def per_cat_without_treasure(means: Means, *, per: int) -> Prospect:
    left = per * fading(means.outlook.treasures, 5.0)

    def worth(boat: Aboard) -> float:
        near = around(sum(boat.treasures))
        return left * sum([not cells & near for _, cells in boat.cats])

    return worth


# -- what the player has besides [ISLE 9.9] ---------------------------------------------------------------------------


@prospect
def exact_baskets(means: Means, *, count: int, points: int) -> Prospect:
    missing = count - means.baskets
    if missing < 0:
        return _always(0.0)
    return _always(points * reach(1.5 * missing, 0.5 * means.outlook.days))


@prospect
def first_in_turn_order(means: Means, *, points: int) -> Prospect:
    return _always(points * means.first)


@prospect
def per_private_lesson(means: Means, *, per: int) -> Prospect:
    return _always(per * (means.lessons + means.outlook.lessons))


@prospect
def exact_private_lessons(means: Means, *, count: int, points: int) -> Prospect:
    missing = count - means.lessons
    if missing < 0:
        return _always(0.0)
    return _always(points * (0.8 + 0.2 * fading(means.outlook.days, 1.0)) * reach(missing, means.outlook.lessons))


@prospect
def min_fish(means: Means, *, count: int, points: int) -> Prospect:
    if means.outlook.days:
        return _always(points * 0.7)
    return _always(points if means.fish >= count else 0)


@prospect
def per_fish(means: Means, *, per: int) -> Prospect:
    return _always(0.0 if means.outlook.days else per * means.fish)


@prospect
def double_best_sister(means: Means) -> Prospect:
    """Worth nothing by itself: whoever holds her other lessons counts the best of them twice."""
    return _always(0.0)


# -- the colour chosen on a public lesson [ISLE 9.10] -----------------------------------------------------------------


@prospect
def chosen_colour_on_edge(means: Means, *, chosen: Colour, per: int) -> Prospect:
    more = 0.12 * means.outlook.cats
    return lambda boat: per * (boat.edge[chosen] + more)


@prospect
def chosen_colour_count(means: Means, *, chosen: Colour, per: int) -> Prospect:
    more = 0.22 * means.outlook.cats
    return lambda boat: per * (boat.counts[chosen] + more)


@prospect
def chosen_colour_at_least(means: Means, *, chosen: Colour, count: int, points: int) -> Prospect:
    hope = means.outlook.cats
    return lambda boat: points * reach(2.0 * (count - boat.counts[chosen]), hope)


@prospect
def chosen_colour_lonely(means: Means, *, chosen: Colour, per: int) -> Prospect:
    left = per * fading(means.outlook.cats, 30.0)
    return lambda boat: left * sum([group[1] == 1 for group in boat.groups if group[0] == chosen])


@prospect
def chosen_colour_treasure(means: Means, *, chosen: Colour, per: int) -> Prospect:
    more = 0.3 * means.outlook.treasures

    def worth(boat: Aboard) -> float:
        near = around(sum([cells for colour, cells in boat.cats if colour == chosen]))
        return per * (sum([bool(treasure & near) for treasure in boat.treasures]) + more)

    return worth


# -- common to them ---------------------------------------------------------------------------------------------------


def _always(points: float) -> Prospect:
    return lambda boat: points


def _colours_beside(boat: Aboard, cells: Cells) -> set[Colour]:
    near = around(cells)
    return {colour for colour, own in boat.cats if own & near}
