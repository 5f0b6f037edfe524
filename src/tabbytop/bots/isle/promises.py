"""What lessons promise, compiled: ``lessons`` once more, with the same sums; a test holds one against the other."""

from math import exp, sqrt
from typing import Any

from tabbytop.bots.compiled import compiled
from tabbytop.games.isle.boat import BOATS, EDGE, MIDDLE_ROW, ROOM_OF, BoatId
from tabbytop.games.isle.cards import Lesson
from tabbytop.games.isle.components import COLOUR_OF

from .cells import Array, Number, Words, any_of, at, both, either, less, many, meet, spread, words
from .flat import (
    BASKETS,
    CAT,
    CAT_COLOUR,
    CATS,
    CHEST,
    CHESTS,
    DAYS,
    FIRST,
    FISH,
    LESSONS,
    MORE_CATS,
    MORE_LESSONS,
    MORE_TILES,
    MORE_TREASURES,
    ROOM_COUNT,
    ROOMS_AT,
    S_ALONE,
    S_CATS,
    S_COMMON,
    S_COUNT,
    S_EDGE,
    S_FIRST,
    S_GROUPS,
    S_LONELY,
    S_OSHAX,
    S_RARE,
    S_SIZES,
)
from .lessons import PROSPECTS

# -- a lesson: kind, whose, three numbers, a set of cells --------------------------------------------------------------
OWN, PUBLIC, HERS = 0, 1, 2

KINDS = {name: number for number, name in enumerate(PROSPECTS)}
(
    EXACT_CATS, EACH_COLOUR, EXACT_COLOUR, LONELY, CATS_ABOVE, PER_OSHAX, LARGEST, FAMILIES, RANKED, IN_LARGEST,
    EDGE_COVERED, EACH_ON_EDGE, BEST_ON_EDGE, N_ON_EDGE, NOT_ON_EDGE, ROOMS_FILLED, ROOMS_EMPTY, FILLED_ROOMS,
    MIDDLE, NO_RATS, PER_RAT, EXACT_RATS, NO_RAT_BESIDE, BARE_MAPS, COVERED_MAPS, PER_RARE, PER_COMMON, PER_TREASURE,
    EXACT_TREASURES, FEWER_TREASURES, NO_TREASURE_BESIDE, CATS_WITHOUT, EXACT_BASKETS, COMES_FIRST, PER_LESSON,
    EXACT_LESSONS, MIN_FISH, PER_FISH, DOUBLE_BEST, CHOSEN_ON_EDGE, CHOSEN_COUNT, CHOSEN_LEAST, CHOSEN_LONELY,
    CHOSEN_TREASURE,
) = range(len(KINDS))  # fmt: skip


def lesson_row(lesson: Lesson, boat: BoatId, whose: int, chosen: int = -1) -> tuple[list[int], list[int]]:
    """A lesson as numbers, and the cells it speaks of."""
    known: dict[str, Any] = dict(lesson.score.parameters)
    cells = 0
    match lesson.score.id:
        case "edge_all_covered":
            cells = EDGE
        case "middle_row_covered":
            cells = MIDDLE_ROW
        case "per_uncovered_map" | "per_covered_map":
            cells = sum(BOATS[boat].maps)
        case "no_visible_rats" | "per_visible_rat" | "exact_visible_rats" | "colour_without_rat":
            cells = BOATS[boat].rats
    if "rooms" in known:
        cells = sum(ROOM_OF[room].cells for room in known.pop("rooms"))
    if "colour" in known:
        chosen = COLOUR_OF[known.pop("colour")]
    worth = known.get("points", known.get("per", 0))
    limit = next((known[name] for name in ("count", "threshold", "solo_min", "min", "rank", "n") if name in known), 0)
    return [KINDS[lesson.score.id], whose, worth, limit, chosen], words(cells)


@compiled
def reach(need: float, hope: float) -> Number:
    if need <= 0:
        return 1.0
    if hope <= 0:
        return 0.0
    return 1 / (1 + exp(2.2 * (need - hope) / (0.5 + sqrt(hope))))


@compiled
def exactly(number: int, hope: float, count: int, points: float) -> Number:
    missing = count - number
    if missing < 0:
        return 0.0
    if missing == 0:
        return points * (0.4 + 0.6 * (4.0 / (4.0 + hope)))
    return 0.85 * points * reach(missing, hope)


@compiled
def all_covered(cells: Words, filled: Words, near_free: Words, hope: float, points: float) -> Number:
    free = less(cells, filled)
    if not any_of(free):
        return points
    alone = less(free, near_free)
    return points * reach(many(free) + 2 * many(alone), hope)


@compiled
def colours_beside(sets: Array, nums: Array, colour: int, cells: Words, near: Words) -> int:
    """How many colours have a cat on one of these cells."""
    found = 0
    if colour >= 0 and meet(cells, near):
        found = 1 << colour
    for cat in range(nums[CATS]):
        if not found >> nums[CAT_COLOUR + cat] & 1 and meet(at(sets, CAT + cat), near):
            found |= 1 << nums[CAT_COLOUR + cat]
    number = 0
    for one in range(5):
        number += found >> one & 1
    return number


@compiled
def promise(
    scores: Array, rooms: Array, mind: Array, kind: int, hers: bool, points: float, limit: int, chosen: int,
    about: Words, sets: Array, nums: Array, seen: Array, filled: Words, near_free: Words, colour: int, cells: Words,
    chests: Words,
) -> Number:  # fmt: skip
    """``lessons.promise`` for the boat with one more tile."""
    hope, treasures, days = mind[MORE_CATS], mind[MORE_TREASURES], mind[DAYS]
    space = 5.2 * hope + 2.8 * treasures
    if kind == EXACT_CATS:
        return exactly(seen[S_CATS], hope, limit, points)
    if kind == EACH_COLOUR:
        missing = 0
        for one in range(5):
            missing += max(0, limit - seen[S_COUNT + one])
        return points * reach(1.45 * missing, hope)
    if kind == EXACT_COLOUR:
        missing = limit - seen[S_COUNT + chosen]
        if missing < 0:
            return 0.0
        return points * (0.9 + 0.1 * (4.0 / (4.0 + hope))) * reach(2.3 * missing, hope)
    if kind == LONELY:
        half = 4.0 if hers else 30.0
        return points * half / (half + hope) * seen[S_LONELY]
    if kind == CATS_ABOVE:
        return points * max(0, seen[S_CATS] - limit)
    if kind == PER_OSHAX:
        return points * (seen[S_OSHAX] + 0.35 * days)
    if kind == LARGEST:
        return points * reach(1.6 * (limit - seen[S_FIRST]), hope)
    if kind == FAMILIES:
        more = 0.0 if hers else 0.3 * hope
        value = 0.0
        for group in range(seen[S_GROUPS]):
            value += points * reach(limit - seen[S_SIZES + group], more)
        return value
    if kind == RANKED:
        size = seen[S_FIRST + limit - 1]
        if hers:
            return max(scores[size], 8.0) if mind[MORE_TILES] >= 3 else scores[size]
        if hope > 0 and size < 3:
            return 8 * reach(2.0 + limit, 0.4 * hope) if size == 0 else 8 * reach(5.5 - 2 * size, 0.3 * hope)
        return scores[size]
    if kind == IN_LARGEST:
        return points * seen[S_FIRST] if hope > 0 or seen[S_FIRST] >= 3 else 0.0
    if kind == EDGE_COVERED:
        return all_covered(about, filled, near_free, 0.42 * space, points)
    if kind in (EACH_ON_EDGE, NOT_ON_EDGE):
        missing = 0
        for one in range(5):
            missing += seen[S_EDGE + one] == 0
        if kind == EACH_ON_EDGE:
            return points * reach(2.2 * missing, hope)
        return points * 6.0 / (6.0 + hope) * missing
    if kind == BEST_ON_EDGE:
        best = 0
        for one in range(5):
            best = max(best, seen[S_EDGE + one])
        return points * (best + 0.17 * hope)
    if kind == N_ON_EDGE:
        number = 0
        for one in range(5):
            number += seen[S_EDGE + one]
        if hope <= 0:
            return points * (number // limit)
        return points * max(0.0, number + 0.5 * hope - (limit - 1) / 2) / limit
    if kind == ROOMS_FILLED:
        return all_covered(about, filled, near_free, 0.27 * space, points)
    if kind == ROOMS_EMPTY:
        return 0.0 if meet(about, filled) else points * (0.85 + 0.15 * (3.0 / (3.0 + hope)))
    if kind == FILLED_ROOMS:
        value = 0.0
        for room in range(ROOM_COUNT):
            value += all_covered(at(rooms, ROOMS_AT + room), filled, near_free, 0.3 * space, points)
        return value
    if kind == MIDDLE:
        return all_covered(about, filled, near_free, 0.35 * space, points)
    if kind == NO_RATS:
        return all_covered(about, filled, near_free, 0.19 * space, points)
    if kind == PER_RAT:
        return points * 25.0 / (25.0 + hope) * many(less(about, filled))
    if kind == EXACT_RATS:
        return exactly(many(both(about, filled)), 0.2 * space, many(about) - limit, points)
    if kind == NO_RAT_BESIDE:
        near = spread(less(about, filled))
        return points * 20.0 / (20.0 + hope) * (5 - colours_beside(sets, nums, colour, cells, near))
    if kind == BARE_MAPS:
        return points * 20.0 / (20.0 + hope) * many(less(about, filled))
    if kind == COVERED_MAPS:
        return points * many(both(about, filled))
    if kind == PER_RARE:
        return points * (seen[S_RARE] + 0.5 * treasures)
    if kind == PER_COMMON:
        return points * (seen[S_COMMON] + 0.7 * treasures)
    if kind == PER_TREASURE:
        return points * (seen[S_RARE] + seen[S_COMMON] + treasures)
    if kind == EXACT_TREASURES:
        return exactly(seen[S_RARE] + seen[S_COMMON], treasures, limit, points)
    if kind == FEWER_TREASURES:
        return points * (1 - reach(limit - seen[S_RARE] - seen[S_COMMON], treasures))
    if kind == NO_TREASURE_BESIDE:
        return points * 6.0 / (6.0 + hope) * (5 - colours_beside(sets, nums, colour, cells, spread(chests)))
    if kind == CATS_WITHOUT:
        near, without = spread(chests), 0
        if colour >= 0 and not meet(cells, near):
            without = 1
        for cat in range(nums[CATS]):
            without += not meet(at(sets, CAT + cat), near)
        return points * 5.0 / (5.0 + treasures) * without
    if kind == EXACT_BASKETS:
        missing = limit - int(mind[BASKETS])
        return 0.0 if missing < 0 else points * reach(1.5 * missing, 0.5 * days)
    if kind == COMES_FIRST:
        return points * mind[FIRST]
    if kind == PER_LESSON:
        return points * (mind[LESSONS] + mind[MORE_LESSONS])
    if kind == EXACT_LESSONS:
        missing = limit - int(mind[LESSONS])
        if missing < 0:
            return 0.0
        return points * (0.8 + 0.2 * (1.0 / (1.0 + days))) * reach(missing, mind[MORE_LESSONS])
    if kind == MIN_FISH:
        return points * 0.7 if days > 0 else (points if mind[FISH] >= limit else 0.0)
    if kind == PER_FISH:
        return 0.0 if days > 0 else points * mind[FISH]
    if kind == CHOSEN_ON_EDGE:
        return points * (seen[S_EDGE + chosen] + 0.12 * hope)
    if kind == CHOSEN_COUNT:
        return points * (seen[S_COUNT + chosen] + 0.22 * hope)
    if kind == CHOSEN_LEAST:
        return points * reach(2.0 * (limit - seen[S_COUNT + chosen]), hope)
    if kind == CHOSEN_LONELY:
        return points * 30.0 / (30.0 + hope) * seen[S_ALONE + chosen]
    if kind == CHOSEN_TREASURE:
        own = less(cells, cells)
        if colour == chosen:
            own = cells
        for cat in range(nums[CATS]):
            if nums[CAT_COLOUR + cat] == chosen:
                own = either(own, at(sets, CAT + cat))
        near, beside = spread(own), 0
        for chest in range(nums[CHESTS]):
            beside += meet(at(sets, CHEST + chest), near)
        if colour == -1:
            beside += meet(cells, near)
        return points * (beside + 0.3 * treasures)
    return 0.0
