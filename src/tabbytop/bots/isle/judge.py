"""A heuristic, what a boat is worth before the game is over: points in sight, and room for more [ISLE 5]."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from math import exp, factorial
from typing import NamedTuple, TypeAlias

from tabbytop.games.isle.boat import (
    BOATS,
    FOOTPRINTS,
    HEIGHT,
    HULL,
    ROOMS,
    STRIDE,
    WIDTH,
    Cells,
    cell_at,
    placements,
)
from tabbytop.games.isle.components import COLOURS, NONE, TILES, Colour, ShapeId, TileId
from tabbytop.games.isle.final import SMALLEST_FAMILY, family_points
from tabbytop.games.isle.scoring import POINTS_PER_RARE, POINTS_PER_ROOM

from .aboard import Aboard
from .lessons import ROOM_CELLS, Prospect
from .means import Means
from .sister import Hers

GLANCED = 20  # so many places at least are looked at closely
MOST_CATS = 40  # more than any boat holds
NOT_HERS = Hers()
#: where a first tile is tried: every other column of every other row, and the maps
SOME: Cells = sum(1 << cell_at(x, y) for x in range(0, WIDTH, 2) for y in range(0, HEIGHT, 2))
SOME |= sum({cell for boat in BOATS for cell in boat.maps})


@dataclass(frozen=True, slots=True)
class Weights:
    """What one minds on a boat that is not finished; all of it 0: only what scores now."""

    hope: float = 1.0  # families to be
    join: float = 0.8  # of the cats to come, how many join the family of their colour
    rooms: float = 0.8  # how evenly the points of a room are spread over its cells
    cling: float = 1.5  # how much larger families are preferred
    hole: float = 0.9  # a free cell shut in on all sides
    nook: float = 0.25  # and one with a single free cell beside it
    rough: float = 0.4  # a side of a free cell at which nothing can lie: how ragged the free space is
    thin: float = 0.1  # a free cell in no free square of four: a tile hardly fits there
    rat: float = 0.35  # of a rat's point: it may be covered by the way
    map: float = 1.2  # a map that may still be covered by its colour
    treasure: float = 2.0  # what a map's treasure is worth as cells
    open: float = 0.04  # a free cell beside a family
    far_own: float = 0.0  # four days before the end, how much more than its promise a lesson counts,
    far_hers: float = 0.0  # one of the sister's,
    far_costs: float = 0.0  # and what a cat brings her


WISE = Weights()
GREEDY = Weights(hope=0.0, rooms=0.0, hole=0.0, nook=0.0, rough=0.0, thin=0.0, rat=0.0, map=0.0, treasure=0.5, open=0.0)

POINTS = [float(family_points(size)) for size in range(MOST_CATS)]
#: a group as a promise: two cats are nearly a family
HOPED = [0.0, 1.3, 4.3, 8.3, 11.6, *POINTS[5:]]


#: what it is about, and which of them: a room, a colour, the place of a lesson among one's own
Term: TypeAlias = tuple[str, int]
Fit: TypeAlias = tuple[int, int, Cells]  #: turn, anchor, cells


class Spot(NamedTuple):
    """A place for a tile and what the boat is worth then."""

    worth: float
    turn: int
    cell: int
    boat: Aboard
    found: bool  # a map's treasure


class Judge:
    """Somebody with these means and lessons looks at boats. ``shares`` and ``arrivals``: of the cats to come, how many
    will be of each colour, and how many at most; ``eager``: how much more of them one brings to a family."""

    def __init__(
        self,
        means: Means,
        own: Sequence[Prospect] = (),
        hers: Hers = NOT_HERS,
        *,
        weights: Weights = WISE,
        eager: float = 1.0,
        shares: Sequence[float] = (1 / len(COLOURS),) * len(COLOURS),
        arrivals: Sequence[float] = (),
        rare_scores: bool = True,
        treasures_left: bool = True,
    ) -> None:
        self.means, self.own, self.hers, self.weights = means, tuple(own), hers, weights
        self.costs, self.shares = hers.costs, tuple(shares)
        self.rare = POINTS_PER_RARE if rare_scores else 0
        self.eager, self.treasures_left = eager, treasures_left
        self.rats, self.maps = BOATS[means.boat].rats, BOATS[means.boat].maps
        hope = means.outlook.cats
        early = 1 - exp(-means.outlook.tiles / 3)
        self._rat = 1 - weights.rat * early
        self._hole, self._nook = weights.hole * early, weights.nook * early
        self._rough = weights.rough * early
        self._thin = weights.thin * early
        self._map = weights.map * (1 - exp(-hope / 6)) if treasures_left else 0.0
        self._open = weights.open * early
        tiles = means.outlook.tiles
        self._rooms = room_costs(round(weights.rooms * tiles / (tiles + 3), 2))
        self._family = _families(round(weights.hope * early, 2))
        self._joining = weights.hope * weights.join * eager * hope
        self._drawn = [share * (1 - cost / 7) for share, cost in zip(self.shares, self.costs, strict=True)]
        far = means.outlook.days / 4
        self._own, self._hers, self._costs = (
            1 + more * far for more in (weights.far_own, weights.far_hers, weights.far_costs)
        )
        self._known: dict[tuple[int, ...], float] = {}
        self._most = [weights.hope * most for most in (arrivals or [hope] * len(COLOURS))]

    # -- a boat

    def worth(self, boat: Aboard) -> float:
        free = HULL & ~boat.filled
        left, right, up, down = free << 1, free >> 1, free << STRIDE, free >> STRIDE
        beside = free & (left | right | up | down)
        alone = free ^ beside
        nooks = beside & ~(left & right | up & down | (left | right) & (up | down))
        value = self.rare * boat.rare - self._hole * alone.bit_count() - self._nook * nooks.bit_count()
        touching = (free & right).bit_count() + (free & down).bit_count()
        value -= self._rough * (4 * free.bit_count() - 2 * touching)
        square = free & right & down & free >> STRIDE + 1
        value -= self._thin * (free & ~(square | square << 1 | square << STRIDE | square << STRIDE + 1)).bit_count()
        value -= self._rat * (self.rats & free).bit_count()
        for cells, costs in zip(ROOM_CELLS, self._rooms, strict=True):
            bare = cells & free
            if bare:
                shut_in = 2 * (bare & alone).bit_count() if alone else 0
                value -= costs[bare.bit_count() + shut_in]
        most = [0] * len(COLOURS)
        for colour, size, _, near in boat.groups:
            edge = near & free
            if not edge:
                value += POINTS[size]
            elif size > most[colour]:
                value += self._family[most[colour]] + self._open * edge.bit_count()
                most[colour] = size
            else:
                value += self._family[size]
        sizes = tuple(most)
        families = self._known.get(sizes)
        if families is None:
            families = self._known[sizes] = self._grown(sizes)
        value += families
        if self._map:
            for colour, cell in enumerate(self.maps):
                if cell & free:
                    value += self._map * (1 - self.costs[colour] / 5)
        for promise in self.own:
            value += self._own * promise(boat)
        if self.hers.lessons or self.costs[0] or self.costs[1]:
            value -= self.to_sister(boat)
        return value

    def _grown(self, most: Sequence[int]) -> float:
        """What the largest family of each colour is likely to score: the larger it is, the more cats one brings it."""
        if not self._joining:
            return sum([POINTS[size] for size in most])
        clinging, value = self.weights.cling, 0.0
        pulls = [drawn * (1 + clinging * size) for drawn, size in zip(self._drawn, most, strict=True)]
        each = self._joining / sum(pulls)
        growths = []
        for size, pull, limit, cost in zip(most, pulls, self._most, self.costs, strict=True):
            more = each * pull
            if more > limit:
                more = limit
            growth = GROWING[int(8 * more) if more < MOST_JOINING else -1][size] - POINTS[size] - cost * more
            value += POINTS[size]
            if growth > 0:
                growths.append((size, growth))
        if self.hers.spoilt is None:
            return value + sum([growth for _, growth in growths])
        growths.sort(reverse=True)
        for (size, growth), spoilt in zip(growths, (*self.hers.spoilt, 0.0, 0.0, 0.0), strict=False):
            value += growth * (1 - spoilt) * (1 - self.hers.unwelcome if size < SMALLEST_FAMILY else 1)
        return value

    def to_sister(self, boat: Aboard) -> float:
        """What this boat brings to her [ISLE 6.7]."""
        value = self._costs * sum([cost * count for cost, count in zip(self.costs, boat.counts, strict=True)])
        if self.hers.lessons:
            points = [promise(boat) for promise in self.hers.lessons]
            value += self._hers * (sum(points) + (max(points) if self.hers.double_best else 0.0))
        return value

    def terms(self, boat: Aboard) -> dict[Term, float]:
        """What ``worth`` adds up, one by one, for whoever asks why."""
        free = HULL & ~boat.filled
        left, right, up, down = free << 1, free >> 1, free << STRIDE, free >> STRIDE
        beside = free & (left | right | up | down)
        alone = free ^ beside
        nooks = beside & ~(left & right | up & down | (left | right) & (up | down))
        touching = (free & right).bit_count() + (free & down).bit_count()
        square = free & right & down & free >> STRIDE + 1
        thin = free & ~(square | square << 1 | square << STRIDE | square << STRIDE + 1)
        space = self._hole * alone.bit_count() + self._nook * nooks.bit_count() + self._thin * thin.bit_count()
        space += self._rough * (4 * free.bit_count() - 2 * touching)
        found: dict[Term, float] = {
            ("rare", 0): float(self.rare * boat.rare),
            ("space", 0): -space,
            ("rats", 0): -self._rat * (self.rats & free).bit_count(),
        }
        for room, (cells, costs) in enumerate(zip(ROOM_CELLS, self._rooms, strict=True)):
            bare = cells & free
            found["room", room] = -costs[bare.bit_count() + 2 * (bare & alone).bit_count()] if bare else 0.0
        most = [0] * len(COLOURS)
        families = [0.0] * len(COLOURS)
        for colour, size, _, near in boat.groups:
            edge = near & free
            if not edge:
                families[colour] += POINTS[size]
            elif size > most[colour]:
                families[colour] += self._family[most[colour]] + self._open * edge.bit_count()
                most[colour] = size
            else:
                families[colour] += self._family[size]
        for colour, size in enumerate(most):
            found["family", colour] = families[colour] + POINTS[size]
            bare_map = self.maps[colour] & free
            found["map", colour] = self._map * (1 - self.costs[colour] / 5) if bare_map else 0.0
        found["growing", 0] = self._grown(most) - sum([POINTS[size] for size in most])
        for place, promise in enumerate(self.own):
            found["lesson", place] = self._own * promise(boat)
        found["sister", 0] = -self.to_sister(boat)
        return found

    # -- where a tile goes

    def treasure(self, boat: Aboard) -> float:
        """What a common treasure more is worth: its cells, and what the lessons say."""
        more = boat._replace(common=boat.common + 1, treasure_cells=(*boat.treasure_cells, 0))
        told = sum([promise(more) - promise(boat) for promise in self.own])
        told -= sum([promise(more) - promise(boat) for promise in self.hers.lessons])
        return max(0.0, self.weights.treasure + told)

    def spots(self, boat: Aboard, tile: TileId, colour: Colour = NONE, anywhere: bool = False) -> list[Spot]:
        """Every place of a tile, in the order of the menu; on an empty boat some of the many."""
        return self._judged(boat, tile, colour, _places(TILES[tile].shape, boat, anywhere))

    def spot(self, boat: Aboard, tile: TileId, colour: Colour, turn: int, cell: int) -> Spot:
        """One place of a tile."""
        cells = FOOTPRINTS[TILES[tile].shape][turn] << cell
        return self._judged(boat, tile, colour, [(turn, cell, cells)])[0]

    def best(self, boat: Aboard, tile: TileId, colour: Colour = NONE, anywhere: bool = False) -> Spot | None:
        """The best place of those that look best at a glance."""
        places = _places(TILES[tile].shape, boat, anywhere)
        if len(places) > GLANCED:
            places = self._glance(boat, colour, places)
        return max(self._judged(boat, tile, colour, places), key=lambda spot: spot.worth, default=None)

    def _judged(self, boat: Aboard, tile: TileId, colour: Colour, places: Iterable[Fit]) -> list[Spot]:
        bonus = self.treasure(boat) if colour >= 0 and self.treasures_left else 0.0
        map_cell = self.maps[colour] if bonus else 0
        found = []
        for turn, cell, cells in places:
            after = boat.plus(tile, colour, cells)
            lucky = bool(cells & map_cell)
            found.append(Spot(self.worth(after) + bonus * lucky, turn, cell, after, lucky))
        return found

    def _glance(self, boat: Aboard, colour: Colour, places: Sequence[Fit]) -> list[Fit]:
        """The snuggest places, and those beside a cat of the colour, on rats or on a map."""
        taken = ~(HULL & ~boat.filled)
        friends = 0
        for group in boat.groups:
            if group[0] == colour:
                friends |= group[3]
        map_cell = self.maps[colour] if colour >= 0 else 0
        rats = self.rats

        def looks(place: Fit) -> int:
            cells = place[2]
            snug = (cells << 1 & taken).bit_count() + (cells >> 1 & taken).bit_count()
            snug += (cells << STRIDE & taken).bit_count() + (cells >> STRIDE & taken).bit_count()
            score = 2 * snug + 3 * (cells & rats).bit_count()
            if cells & friends:
                score += 6
            return score + 4 if cells & map_cell else score

        return nlargest(max(GLANCED, len(places) // 4), places, key=looks)


def _places(shape: ShapeId, boat: Aboard, anywhere: bool) -> list[Fit]:
    """Turn, anchor and cells of every place of a shape [ISLE 3.1, 3.2]."""
    found = []
    for turn, anchors in enumerate(placements(shape, boat.filled, not anywhere)):
        footprint = FOOTPRINTS[shape][turn]
        if not boat.filled:
            anchors &= SOME
        while anchors:
            low = anchors & -anchors
            anchors ^= low
            cell = low.bit_length() - 1
            found.append((turn, cell, footprint << cell))
    return found


@lru_cache(maxsize=256)
def _families(hope: float) -> list[float]:
    """By size, the points of a family that is not its colour's largest: what it is, or nearly is."""
    return [points + hope * (hoped - points) for points, hoped in zip(POINTS, HOPED, strict=True)]


def _growing(more: float) -> list[float]:
    """By size, the points to be expected of a family that ``more`` cats will join, more or less [ISLE 5.2]."""
    if more <= 0:
        return list(POINTS)
    chances = [exp(-more) * more**joining / factorial(joining) for joining in range(24)]
    return [
        sum([chance * family_points(size + joining) for joining, chance in enumerate(chances)])
        for size in range(MOST_CATS)
    ]


MOST_JOINING = 12
GROWING = [_growing(eighth / 8) for eighth in range(8 * MOST_JOINING + 1)]


@lru_cache(maxsize=256)
def room_costs(bend: float) -> list[list[float]]:
    """For each room, what it is likely to cost by the number of its bare cells: the last ones matter most."""
    return [
        [-POINTS_PER_ROOM * min(1.0, (bare / room.cells.bit_count()) ** bend) if bare else 0.0 for bare in range(200)]
        for room in ROOMS
    ]
