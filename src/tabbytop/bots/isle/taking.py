"""Which of some tiles to take and where to lay it, compiled: what ``Judge`` and ``turns`` do, looking at less."""

from typing import Any

import numpy as np

from tabbytop.games.isle.boat import Cells
from tabbytop.kernels.compiled import compiled

from .cells import Array, Number, Record, Words, many, meet, some
from .curves import Curve
from .flat import FIVE, take_off, try_on
from .kernel import worth
from .sea import MOST_OFFERED
from .terms import Whose

NO_CELLS: Any = Words(*map(np.uint64, (0, 0, 0, 0)))


@compiled
def pick(box: Record, sea: Record) -> Number:
    """Of the tiles offered the one that adds most beyond what it costs, if that is more than ``least``, and its place;
    ``chosen`` is -1 if none does. What the boat is worth as it is."""
    boat, judge, lessons, best = sea.boat, sea.judge, sea.lessons[: sea.held], sea.least
    now = worth(box, judge, lessons, boat)
    spared = to_spare(lessons, boat)
    sea.chosen = -1
    for number in range(sea.offered):
        offer = sea.offers[number]
        kind, map_cell = box.tiles[offer.tile].kind, NO_CELLS
        if offer.colour >= 0 and judge.chests_left:
            map_cell = map_cell | box.boats[judge.means.boat].maps[offer.colour]
        for one in range(glance(box, sea, offer, spared)):
            place = sea.looks[one].place
            cells = box.places[place]
            try_on(box, boat, kind, offer.colour, cells)
            value = worth(box, judge, lessons, boat)
            take_off(box, boat)
            value -= now + offer.loss
            if meet(cells, map_cell):
                value += judge.weights.treasure
            if value > best:
                best, sea.chosen, sea.place = value, number, place
    return now


@compiled
def to_spare(lessons: Array, boat: Record) -> Cells:
    """Cells that a lesson wants to stay empty, as they still are."""
    spared: Cells = NO_CELLS
    for row in range(len(lessons)):
        terms = lessons[row]
        if terms.curve == Curve.UNTOUCHED and terms.whose == Whose.OWN and not meet(terms.cells, boat.filled):
            spared = spared | terms.cells
    return spared


@compiled
def glance(box: Record, sea: Record, offer: Record, spared: Cells) -> int:
    """The places of a tile that look best, and how many: as ``Judge._glance`` sees it, rather in small rooms, and not
    on ``spared`` cells."""
    boat, kept, worst = sea.boat, 0, 0
    empty, free = not some(boat.filled), box.hull & ~boat.filled
    friends = friends_of(boat, offer.colour)
    printed = box.boats[sea.judge.means.boat]
    map_cell, cabins = printed.maps[max(0, offer.colour)], box.cabins & ~spared
    shape = box.tiles[offer.tile].shape
    for place in range(box.first_place[shape], box.first_place[shape + 1]):
        cells, near = box.places[place], box.around[place]
        if meet(cells, boat.filled):
            continue
        if not (box.some[place] if empty else meet(near, boat.filled)):
            continue
        looks = 2 * many(near & ~free) + 3 * many(cells & printed.rats)
        if meet(cells, friends):
            looks += 6
        if offer.colour >= 0 and meet(cells, map_cell):
            looks += 4
        if meet(cells, spared):
            looks -= 12
        looks += many(cells & cabins)
        if kept < sea.habits.glanced:
            sea.looks[kept].looks, sea.looks[kept].place = looks, place
            kept += 1
        elif looks > sea.looks[worst].looks:
            sea.looks[worst].looks, sea.looks[worst].place = looks, place
        else:
            continue
        for one in range(kept):
            if sea.looks[one].looks < sea.looks[worst].looks:
                worst = one
    return kept


@compiled
def friends_of(boat: Record, colour: int) -> Cells:
    """The cells around cats of a colour."""
    friends: Cells = NO_CELLS
    if colour >= 0:
        for group in range(boat.groups):
            if boat.group_colour[group] == colour:
                friends = friends | boat.group_near[group]
    return friends


@compiled
def largest(boat: Record, colour: int) -> int:
    """How many cats the largest group of a colour has."""
    size = 0
    for group in range(boat.groups):
        if boat.group_colour[group] == colour:
            size = max(size, boat.group_size[group])
    return size


@compiled
def promising(box: Record, sea: Record) -> int:
    """The places in the fields, bit by bit, of so many cats that look best by their colour and price."""
    liking = np.zeros(MOST_OFFERED)
    for place in range(sea.cats):
        colour = box.tiles[sea.field[place]].colour
        liking[place] = 1.3 * min(largest(sea.boat, colour), 4) - sea.judge.costs[colour]
        liking[place] -= 0.0 if place < sea.left else 0.8
    found = 0
    for _ in range(min(sea.habits.tried, sea.cats)):
        best = -1
        for place in range(sea.cats):
            if not found >> place & 1 and (best < 0 or liking[place] > liking[best]):
                best = place
        found |= 1 << best
    return found


@compiled
def likely_colours(sea: Record) -> tuple[int, int]:
    """The two colours in which an oshax is tried: ``shopping.likely_colours``."""
    first = second = -1
    like = second_like = -1e9
    for colour in range(FIVE):
        liking = largest(sea.boat, colour) - sea.judge.costs[colour]
        if liking > like:
            first, second, like, second_like = colour, first, liking, like
        elif liking > second_like:
            second, second_like = colour, liking
    return first, second
