"""What a boat is worth, compiled: ``judge.Judge`` on records, with the same sums, some fifty times faster.

A test holds one against the other. Functions here trust their callers. ``value`` is what was found so far: each adds
to it in turn, since the order of sums decides their last bit.
"""

from tabbytop.games.isle.boat import STRIDE, Cells, around
from tabbytop.games.isle.components import COLOURS
from tabbytop.games.isle.final import SMALLEST_FAMILY
from tabbytop.kernels.compiled import compiled

from .cells import Array, Number, Record, many, meet, put, some
from .judge import MOST_JOINING
from .promises import promise
from .terms import Whose

FIVE = len(COLOURS)
NEARLY = 5  # a group of so many is worth what it scores


@compiled
def worth(box: Record, judge: Record, lessons: Array, boat: Record) -> Number:
    """What the boat is worth with the tile that is tried on it."""
    free = box.hull & ~boat.filled
    value = space(box, judge, boat, free)
    value = families(box, judge, boat, free, value)
    value += grown(box, judge, boat)
    value = maps(box, judge, free, value)
    return taught(box, judge, lessons, boat, value)


@compiled
def space(box: Record, judge: Record, boat: Record, free: Cells) -> Number:
    """Rare treasures, less how ragged the free space is, its rats and its rooms."""
    now = judge.comes_to
    left, right, below, above = free << 1, free >> 1, free << STRIDE, free >> STRIDE
    sideways, upright = left | right, below | above
    put(boat.free_near, sideways | upright)
    beside = free & (sideways | upright)
    alone = free & ~beside
    nooks = beside & ~(left & right | below & above | sideways & upright)
    value = judge.rare * boat.rare - now.hole * many(alone) - now.nook * many(nooks)
    touching = many(free & right) + many(free & above)
    value -= now.rough * (4 * many(free) - 2 * touching)
    square = free & right & above & free >> STRIDE + 1
    wide = square | square << 1 | square << STRIDE | square << STRIDE + 1
    value -= now.thin * many(free & ~wide)
    value -= now.rat * many(box.boats[judge.means.boat].rats & free)
    bend = int(now.bend)
    for room in range(len(box.rooms)):
        bare = box.rooms[room] & free
        if some(bare):
            value -= box.room_costs[bend, room, many(bare) + 2 * many(bare & alone)]
    return value


@compiled
def families(box: Record, judge: Record, boat: Record, free: Cells, value: Number) -> Number:
    """What groups score, or nearly score, but for those that can grow most. A tile that is tried joins those of its
    colour that it touches, and they come last, as one."""
    boat.grouped = boat.largest = 0
    boat.lonely[:] = 0
    boat.most[:] = 0
    size, near = 1, around(boat.tried_cells)
    for group in range(boat.groups):
        if boat.group_colour[group] == boat.tried and meet(boat.group_near[group], boat.tried_cells):
            size += boat.group_size[group]
            near = near | boat.group_near[group]
        else:
            border = boat.group_near[group] & free
            value = family(box, judge, boat, boat.group_colour[group], boat.group_size[group], border, value)
    if boat.tried >= 0:
        value = family(box, judge, boat, boat.tried, size, near & free, value)
    return value


@compiled
def family(box: Record, judge: Record, boat: Record, colour: int, size: int, border: Cells, value: Number) -> Number:
    """One group: counted, and what it scores; the largest of its colour that can grow waits for ``grown``."""
    now = judge.comes_to
    boat.sizes[boat.grouped] = size
    boat.grouped += 1
    boat.lonely[colour] += size == 1
    boat.largest = max(boat.largest, size)
    if not some(border):
        return value + box.points[size]
    smaller = size
    if size > boat.most[colour]:
        value += now.open * many(border)
        smaller, boat.most[colour] = boat.most[colour], size
    value += box.points[smaller]
    if smaller < NEARLY:
        value += now.family * (box.hoped[smaller] - box.points[smaller])
    return value


@compiled
def grown(box: Record, judge: Record, boat: Record) -> Number:
    """``Judge._grown``: what the largest family of each colour is likely to score, less what she gets of it."""
    joining, cling, value = judge.comes_to.joining, judge.weights.cling, 0.0
    if joining <= 0:
        for colour in range(FIVE):
            value += box.points[boat.most[colour]]
        return value
    pulls = 0.0
    for colour in range(FIVE):
        pulls += judge.shares[colour] * (1 - judge.costs[colour] / 7) * (1 + cling * boat.most[colour])
    each = joining / pulls
    best = second = -1.0
    best_size = second_size = -1
    for colour in range(FIVE):
        size = boat.most[colour]
        more = each * judge.shares[colour] * (1 - judge.costs[colour] / 7) * (1 + cling * size)
        more = min(more, judge.most[colour])
        step = int(8 * more) if more < MOST_JOINING else 8 * MOST_JOINING
        growth = box.growing[step, size] - box.points[size] - judge.costs[colour] * more
        value += box.points[size]
        if growth > 0:
            value += growth * (1 - judge.unwelcome) if size < SMALLEST_FAMILY else growth
            if size > best_size or (size == best_size and growth > best):
                second, second_size = best, best_size
                best, best_size = growth, size
            elif size > second_size or (size == second_size and growth > second):
                second, second_size = growth, size
    if best_size >= 0:
        value -= judge.spoilt * best * (1 - judge.unwelcome if best_size < SMALLEST_FAMILY else 1.0)
    if second_size >= 0:
        value -= judge.spoilt_second * second * (1 - judge.unwelcome if second_size < SMALLEST_FAMILY else 1.0)
    return value


@compiled
def maps(box: Record, judge: Record, free: Cells, value: Number) -> Number:
    """Maps that a cat of their colour may still cover."""
    if judge.comes_to.map > 0:
        printed = box.boats[judge.means.boat].maps
        for colour in range(FIVE):
            if meet(printed[colour], free):
                value += judge.comes_to.map * (1 - judge.costs[colour] / 5)
    return value


@compiled
def taught(box: Record, judge: Record, lessons: Array, boat: Record, value: Number) -> Number:
    """What lessons promise, public ones by half [ISLE 6.6], less what the boat brings to the sister [ISLE 6.7]."""
    now, means, best = judge.comes_to, judge.means, 0.0
    for colour in range(FIVE):
        value -= now.costs * judge.costs[colour] * boat.counts[colour]
    for row in range(len(lessons)):
        terms = lessons[row]
        points = promise(box, terms, boat, means)
        if terms.whose == Whose.OWN:
            value += now.own * points
        elif terms.whose == Whose.HERS:
            value -= now.hers * points
            best = max(best, points)
        elif means.outlook.cats > 0:
            value += now.own * points / 2
        else:
            value += (int(points) + 1) // 2
    if judge.double_best:
        value -= now.hers * best
    return value
