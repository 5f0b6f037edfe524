"""Which of some tiles to take and where to lay it, in flat arrays: what ``Judge`` and ``turns`` do, looking at less."""

import numpy as np

from tabbytop.bots.compiled import compiled

from .cells import Array, Number, Words, at, both, either, less, many, meet
from .flat import (
    AROUND,
    BOAT,
    CABINS_AT,
    CHESTS_LEFT,
    COLOUR_AT,
    COSTS,
    FILLED,
    GROUP_COLOUR,
    GROUP_SIZE,
    GROUPS,
    HULL_AT,
    KIND_AT,
    MAPS_AT,
    NEAR,
    NONE_LAID,
    RATS_AT,
    SHAPE_AT,
    SOME_AT,
    TREASURE,
    Box,
)
from .kernel import worth
from .promises import OWN, ROOMS_EMPTY


@compiled
def glance(
    box: Box, mind: Array, sets: Array, nums: Array, tile: int, colour: int, spared: Words, glanced: int, tops: Array
) -> int:
    """The places of a tile that look best, into ``tops``, and how many: as ``Judge._glance`` sees it, rather in small
    rooms, and not on ``spared`` cells."""
    filled = at(sets, FILLED)
    empty = (filled[0] | filled[1] | filled[2] | filled[3]) == 0
    free = less(at(box.sets, HULL_AT), filled)
    friends = less(filled, filled)
    if colour >= 0:
        for group in range(nums[GROUPS]):
            if nums[GROUP_COLOUR + group] == colour:
                friends = either(friends, at(sets, NEAR + group))
    boat = int(mind[BOAT])
    rats, map_cell = at(box.sets, RATS_AT + boat), at(box.sets, MAPS_AT + 5 * boat + max(0, colour))
    cabins, shape = less(at(box.sets, CABINS_AT), spared), box.nums[SHAPE_AT + tile]
    kept, worst = 0, 0
    for place in range(box.nums[shape], box.nums[shape + 1]):
        cells = at(box.sets, place)
        if meet(cells, filled):
            continue
        near = at(box.sets, AROUND + place)
        if empty:
            if not box.nums[SOME_AT + place]:
                continue
        elif not meet(near, filled):
            continue
        looks = 2 * many(less(near, free)) + 3 * many(both(cells, rats))
        if meet(cells, friends):
            looks += 6
        if colour >= 0 and meet(cells, map_cell):
            looks += 4
        if meet(cells, spared):
            looks -= 12
        looks += many(both(cells, cabins))
        if kept < glanced:
            tops[0, kept], tops[1, kept] = looks, place
            kept += 1
        elif looks > tops[0, worst]:
            tops[0, worst], tops[1, worst] = looks, place
        else:
            continue
        for one in range(kept):
            if tops[0, one] < tops[0, worst]:
                worst = one
    return kept


@compiled
def pick(
    box: Box, mind: Array, lessons: Array, about: Array, sets: Array, nums: Array, seen: Array, tops: Array,
    glanced: int, offers: Array, losses: Array, count: int, least: float, found: Array,
) -> Number:  # fmt: skip
    """Of ``count`` tiles offered (tile, colour) the one that adds most beyond what it costs, if that is more than
    ``least``: its number and its place into ``found``, -1 if none. What the boat is worth as it is."""
    now, best, boat = 0.0, least, int(mind[BOAT])
    found[0] = -1
    filled, spared = at(sets, FILLED), less(at(sets, FILLED), at(sets, FILLED))
    for row in range(len(lessons)):
        if lessons[row, 0] == ROOMS_EMPTY and lessons[row, 1] == OWN and not meet(at(about, row), filled):
            spared = either(spared, at(about, row))
    for offer in range(-1, count):
        tile, colour, kept = -1, NONE_LAID, 1
        cells = less(at(sets, FILLED), at(sets, FILLED))
        map_cell = cells
        if offer >= 0:
            tile, colour = offers[0, offer], offers[1, offer]
            kept = glance(box, mind, sets, nums, tile, colour, spared, glanced, tops)
            if colour >= 0 and mind[CHESTS_LEFT] > 0:
                map_cell = at(box.sets, MAPS_AT + 5 * boat + colour)
        for one in range(kept):
            if offer >= 0:
                cells = at(box.sets, tops[1, one])
            kind = box.nums[KIND_AT + tile] if tile >= 0 else -1
            value = worth(box, mind, lessons, about, sets, nums, seen, kind, colour, cells)
            if offer < 0:
                now = value
                continue
            value -= now + losses[offer]
            if meet(cells, map_cell):
                value += mind[TREASURE]
            if value > best:
                best, found[0], found[1] = value, offer, tops[1, one]
    return now


@compiled
def largest(nums: Array, colour: int) -> int:
    """How many cats the largest group of a colour has."""
    size = 0
    for group in range(nums[GROUPS]):
        if nums[GROUP_COLOUR + group] == colour:
            size = max(size, nums[GROUP_SIZE + group])
    return size


@compiled
def promising(box: Box, mind: Array, nums: Array, field: Array, count: int, left: int, most: int) -> int:
    """The places in the fields, bit by bit, of so many cats that look best by their colour and price."""
    liking = np.zeros(16)
    for place in range(count):
        colour = box.nums[COLOUR_AT + field[place]]
        liking[place] = 1.3 * min(largest(nums, colour), 4) - mind[COSTS + colour] - (0.0 if place < left else 0.8)
    found = 0
    for _ in range(min(most, count)):
        best = -1
        for place in range(count):
            if not found >> place & 1 and (best < 0 or liking[place] > liking[best]):
                best = place
        found |= 1 << best
    return found


@compiled
def likely_colours(mind: Array, nums: Array) -> tuple[int, int]:
    """The two colours in which an oshax is tried: ``shopping.likely_colours``."""
    first = second = -1
    like = second_like = -1e9
    for colour in range(5):
        liking = largest(nums, colour) - mind[COSTS + colour]
        if liking > like:
            first, second, like, second_like = colour, first, liking, like
        elif liking > second_like:
            second, second_like = colour, liking
    return first, second
