"""What a boat is worth, compiled: ``judge.Judge`` once more with the same sums, some fifty times faster.

A test holds one against the other. Functions here trust their callers.
"""

from math import exp

import numpy as np

from tabbytop.bots.compiled import compiled
from tabbytop.games.isle.boat import STRIDE

from .cells import Array, Number, Words, any_of, at, both, down, either, less, many, meet, spread, up
from .flat import (
    AT_EDGE,
    BEND,
    BOAT,
    CATS,
    CHESTS_LEFT,
    CLING,
    COMMON,
    COSTS,
    COUNT,
    DAYS,
    DOUBLE,
    EAGER,
    EDGE_AT,
    FAMILY,
    FAR_COSTS,
    FAR_HERS,
    FAR_OWN,
    FILLED,
    GROUP_COLOUR,
    GROUP_SIZE,
    GROUPS,
    GROWING_AT,
    HOLE,
    HOPE,
    HOPED_AT,
    HULL_AT,
    JOIN,
    JOINING,
    MAP,
    MAPS_AT,
    MORE_CATS,
    MORE_TILES,
    MOST,
    MOST_BARE,
    NEAR,
    NOOK,
    OPEN,
    OSHAX,
    RARE,
    RAT,
    RATS_AT,
    ROOM,
    ROOM_COSTS_AT,
    ROOM_COUNT,
    ROOMS_AT,
    ROUGH,
    S_ALONE,
    S_CATS,
    S_COMMON,
    S_COUNT,
    S_EDGE,
    S_FIRST,
    S_GROUPS,
    S_LONELY,
    S_MOST,
    S_OSHAX,
    S_RARE,
    S_SECOND,
    S_SIZES,
    S_THIRD,
    SHARES,
    SPOILT,
    SPOILT_SECOND,
    THIN,
    TREASURES,
    UNWELCOME,
    W_COSTS,
    W_HERS,
    W_HOLE,
    W_MAP,
    W_NOOK,
    W_OPEN,
    W_OWN,
    W_RAT,
    W_ROUGH,
    W_THIN,
    Box,
)
from .judge import MOST_CATS, MOST_JOINING
from .promises import HERS, OWN, promise

# -- what is to come ---------------------------------------------------------------------------------------------------


@compiled
def prepare(mind: Array) -> None:
    """What follows from the weights and what is to come: ``Judge.__init__``."""
    tiles, hope = mind[MORE_TILES], mind[MORE_CATS]
    early = 1 - exp(-tiles / 3)
    mind[W_RAT] = 1 - mind[RAT] * early
    mind[W_HOLE], mind[W_NOOK] = mind[HOLE] * early, mind[NOOK] * early
    mind[W_ROUGH], mind[W_THIN] = mind[ROUGH] * early, mind[THIN] * early
    mind[W_MAP] = mind[MAP] * (1 - exp(-hope / 6)) if mind[CHESTS_LEFT] > 0 else 0.0
    mind[W_OPEN] = mind[OPEN] * early
    mind[BEND] = np.rint(100 * mind[ROOM] * tiles / (tiles + 3))
    mind[FAMILY] = np.rint(100 * mind[HOPE] * early) / 100
    far = mind[DAYS] / 4
    mind[W_OWN], mind[W_HERS] = 1 + mind[FAR_OWN] * far, 1 + mind[FAR_HERS] * far
    mind[W_COSTS] = 1 + mind[FAR_COSTS] * far
    mind[JOINING] = mind[HOPE] * mind[JOIN] * mind[EAGER] * hope


@compiled
def grown(scores: Array, mind: Array, seen: Array) -> Number:
    """``Judge._grown``."""
    value = 0.0
    if mind[JOINING] <= 0:
        for one in range(5):
            value += scores[seen[S_MOST + one]]
        return value
    pulls = 0.0
    for one in range(5):
        pulls += mind[SHARES + one] * (1 - mind[COSTS + one] / 7) * (1 + mind[CLING] * seen[S_MOST + one])
    each = mind[JOINING] / pulls
    best = second = -1.0
    best_size = second_size = -1
    for one in range(5):
        size = seen[S_MOST + one]
        more = each * mind[SHARES + one] * (1 - mind[COSTS + one] / 7) * (1 + mind[CLING] * size)
        more = min(more, mind[MOST + one])
        step = int(8 * more) if more < MOST_JOINING else 8 * MOST_JOINING
        growth = scores[GROWING_AT + step * MOST_CATS + size] - scores[size] - mind[COSTS + one] * more
        value += scores[size]
        if growth > 0:
            welcome = growth * (1 - mind[UNWELCOME]) if size < 3 else growth
            value += welcome
            if size > best_size or (size == best_size and growth > best):
                second, second_size = best, best_size
                best, best_size = growth, size
            elif size > second_size or (size == second_size and growth > second):
                second, second_size = growth, size
    if best_size >= 0:
        value -= mind[SPOILT] * best * (1 - mind[UNWELCOME] if best_size < 3 else 1.0)
    if second_size >= 0:
        value -= mind[SPOILT_SECOND] * second * (1 - mind[UNWELCOME] if second_size < 3 else 1.0)
    return value


@compiled
def worth(
    box: Box, mind: Array, lessons: Array, about: Array, sets: Array, nums: Array, seen: Array, kind: int, colour: int,
    cells: Words,
) -> Number:  # fmt: skip
    """What the boat is worth with one tile more; ``colour`` ``NONE_LAID``: as it is."""
    boat = int(mind[BOAT])
    filled = either(at(sets, FILLED), cells)
    chests = at(sets, TREASURES)
    seen[S_CATS], seen[S_COMMON], seen[S_RARE], seen[S_OSHAX] = nums[CATS], nums[COMMON], nums[RARE], nums[OSHAX]
    for one in range(5):
        seen[S_COUNT + one], seen[S_EDGE + one], seen[S_ALONE + one] = nums[COUNT + one], nums[AT_EDGE + one], 0
    if colour == -1:
        chests = either(chests, cells)
        seen[S_COMMON if kind == 2 else S_RARE] += 1
    elif colour >= 0:
        seen[S_CATS] += 1
        seen[S_COUNT + colour] += 1
        if meet(cells, at(box.sets, EDGE_AT)):
            seen[S_EDGE + colour] += 1
        if kind == 1:
            seen[S_OSHAX] += 1
    free = less(at(box.sets, HULL_AT), filled)
    left, right, below, above = up(free, 1), down(free, 1), up(free, STRIDE), down(free, STRIDE)
    sideways, upright = either(left, right), either(below, above)
    beside = both(free, either(sideways, upright))
    alone = less(free, beside)
    nooks = less(beside, either(either(both(left, right), both(below, above)), both(sideways, upright)))
    value = 3.0 * seen[S_RARE] - mind[W_HOLE] * many(alone) - mind[W_NOOK] * many(nooks)
    touching = many(both(free, right)) + many(both(free, above))
    value -= mind[W_ROUGH] * (4 * many(free) - 2 * touching)
    square = both(both(free, right), both(above, down(free, STRIDE + 1)))
    wide = either(either(square, up(square, 1)), either(up(square, STRIDE), up(square, STRIDE + 1)))
    value -= mind[W_THIN] * many(less(free, wide))
    value -= mind[W_RAT] * many(both(at(box.sets, RATS_AT + boat), free))
    costs = ROOM_COSTS_AT + int(mind[BEND]) * ROOM_COUNT * MOST_BARE
    for room in range(ROOM_COUNT):
        bare = both(at(box.sets, ROOMS_AT + room), free)
        if any_of(bare):
            value -= box.tables[costs + MOST_BARE * room + many(bare) + 2 * many(both(bare, alone))]
    # groups: those that the tile joins come last, as one
    for one in range(5):
        seen[S_MOST + one] = 0
    size, near, listed, lonely = 0, less(cells, cells), 0, 0
    if colour >= 0:
        size, near = 1, spread(cells)
    largest = second = third = 0
    for group in range(nums[GROUPS] + 1):
        if group < nums[GROUPS]:
            its_colour, its_size = nums[GROUP_COLOUR + group], nums[GROUP_SIZE + group]
            its_near = at(sets, NEAR + group)
            if its_colour == colour and meet(its_near, cells):
                size += its_size
                near = either(near, its_near)
                continue
        elif colour >= 0:
            its_colour, its_size, its_near = colour, size, near
        else:
            break
        seen[S_SIZES + listed] = its_size
        listed += 1
        if its_size == 1:
            lonely += 1
            seen[S_ALONE + its_colour] += 1
        if its_size > largest:
            largest, second, third = its_size, largest, second
        elif its_size > second:
            second, third = its_size, second
        elif its_size > third:
            third = its_size
        border = both(its_near, free)
        top = seen[S_MOST + its_colour]
        if not any_of(border):
            value += box.tables[its_size]
            continue
        smaller = its_size
        if its_size > top:
            value += mind[W_OPEN] * many(border)
            seen[S_MOST + its_colour], smaller = its_size, top
        value += box.tables[smaller]
        if smaller < 5:
            value += mind[FAMILY] * (box.tables[HOPED_AT + smaller] - box.tables[smaller])
    seen[S_GROUPS], seen[S_LONELY] = listed, lonely
    seen[S_FIRST], seen[S_SECOND], seen[S_THIRD] = largest, second, third
    value += grown(box.tables, mind, seen)
    if mind[W_MAP] > 0:
        for one in range(5):
            if meet(at(box.sets, MAPS_AT + 5 * boat + one), free):
                value += mind[W_MAP] * (1 - mind[COSTS + one] / 5)
    for one in range(5):
        value -= mind[W_COSTS] * mind[COSTS + one] * seen[S_COUNT + one]
    best, near_free, scores, rooms = 0.0, either(sideways, upright), box.tables, box.sets
    for row in range(lessons.shape[0]):
        whose = lessons[row, 1]
        points = promise(
            scores, rooms, mind, lessons[row, 0], whose == HERS, float(lessons[row, 2]), lessons[row, 3],
            lessons[row, 4], at(about, row), sets, nums, seen, filled, near_free, colour, cells, chests,
        )  # fmt: skip
        if whose == OWN:
            value += mind[W_OWN] * points
        elif whose == HERS:
            value -= mind[W_HERS] * points
            best = max(best, points)
        elif mind[MORE_CATS] > 0:
            value += mind[W_OWN] * points / 2
        else:
            value += (int(points) + 1) // 2
    if mind[DOUBLE] > 0:
        value -= mind[W_HERS] * best
    return value
