"""The count at the end [ISLE 5, 7.3, 9.4 to 9.10]: rats, rooms, families, rare treasures, lessons."""

from typing import Any, TypeAlias

import numpy

from tabbytop.games.isle.final import SMALLEST_FAMILY, family_points
from tabbytop.games.isle.planes import MOST_TILES
from tabbytop.games.isle.scoring import POINTS_PER_RARE, POINTS_PER_RAT, POINTS_PER_ROOM
from tabbytop.kernels.compiled import Ints, compiled, inlined, table
from tabbytop.kernels.words import u64

from .box import (
    CARD_SORTS,
    COMMON_TILE,
    EDGE_WORDS,
    FIVE,
    KIND,
    LESSON_ROOMS,
    LIMIT,
    MAP_SETS,
    MIDDLE_WORDS,
    OF_COLOUR,
    OSHAX_TILE,
    POINTS,
    RARE_TILE,
    RAT_SETS,
    ROOM_SETS,
    ROW,
    SCORE,
    Score,
)
from .box import LESSONS as FIRST_LESSON
from .cells import (
    NO_CELLS,
    Cells,
    around,
    both,
    cells_of,
    either,
    filled,
    less,
    many,
    meet,
    row_of,
    shifted_down,
    some,
)
from .layout import (
    BASKETS,
    BOAT,
    FISH,
    IS_FAMILY,
    LESSONS,
    LESSONS_N,
    ORDER,
    PUBLIC,
    PUBLIC_N,
    SEATS,
    SEATS_AT_MOST,
    TILES,
    TILES_N,
    Game,
    colour_of,
    player,
    tile_of,
)

Boat: TypeAlias = Ints  #: what is counted of a boat once
Result: TypeAlias = Any  #: for each seat the points, and what decides between equals

CATS, COLOURS, AT_EDGE, LONELY, OSHAX, COMMON, RARE, RATS, ROOMS, MAPS, LARGEST, GROUPS = (
    0, 1, 6, 11, 16, 17, 18, 19, 20, 21, 22, 23
)  # fmt: skip
SIZES = 24  # of the groups, the largest first
BOAT_COUNTS = SIZES + MOST_TILES

FAMILY_POINTS: Ints = table(family_points(size) for size in range(MOST_TILES + 1))


@inlined
def edge() -> Cells:
    return u64(EDGE_WORDS[0]), u64(EDGE_WORDS[1]), u64(EDGE_WORDS[2])


@inlined
def middle_row() -> Cells:
    return u64(MIDDLE_WORDS[0]), u64(MIDDLE_WORDS[1]), u64(MIDDLE_WORDS[2])


@compiled
def cats_of(game: Game, p: int, colour: int) -> Cells:
    """All cells under cats of a colour; under treasures for -1."""
    cells = NO_CELLS
    for place in range(p + TILES, p + TILES + game[p + TILES_N]):
        if colour_of(game[place]) == colour:
            cells = either(cells, cells_of(game[place]))
    return cells


@compiled
def count_groups(game: Game, p: int, boat: Boat) -> None:
    """The sizes of all groups, the largest first [ISLE 5.2]; cats that are alone, by colour."""
    tiles, grouped = game[p + TILES_N], 0
    for first in range(tiles):
        one = game[p + TILES + first]
        colour = colour_of(one)
        if colour < 0 or grouped >> first & 1:
            continue
        grouped |= 1 << first
        size, near, growing = 1, around(cells_of(one)), True
        while growing:
            growing = False
            for place in range(first + 1, tiles):
                other = game[p + TILES + place]
                if colour_of(other) != colour or grouped >> place & 1:
                    continue
                cells = cells_of(other)
                if meet(cells, near):
                    grouped |= 1 << place
                    near = either(near, around(cells))
                    size += 1
                    growing = True
        boat[LONELY + colour] += size == 1
        place = boat[GROUPS]
        while place and boat[SIZES + place - 1] < size:
            boat[SIZES + place] = boat[SIZES + place - 1]
            place -= 1
        boat[SIZES + place] = size
        boat[GROUPS] += 1
    boat[LARGEST] = boat[SIZES] if boat[GROUPS] and boat[SIZES] >= SMALLEST_FAMILY else 0


@compiled
def count_boat(game: Game, p: int, boat: Boat) -> None:
    """What lies there, counted once for all that scores."""
    for word in range(BOAT_COUNTS):
        boat[word] = 0
    covered = filled(game, p)
    for place in range(p + TILES, p + TILES + game[p + TILES_N]):
        kind, colour = KIND[tile_of(game[place])], colour_of(game[place])
        boat[OSHAX] += kind == OSHAX_TILE
        boat[COMMON] += kind == COMMON_TILE
        boat[RARE] += kind == RARE_TILE
        if colour >= 0:
            boat[CATS] += 1
            boat[COLOURS + colour] += 1
            boat[AT_EDGE + colour] += meet(cells_of(game[place]), edge())
    boat[RATS] = many(less(row_of(RAT_SETS, game[p + BOAT]), covered))
    for room in range(len(ROOM_SETS)):
        boat[ROOMS] += not some(less(row_of(ROOM_SETS, room), covered))
    for colour in range(FIVE):
        boat[MAPS] += not meet(row_of(MAP_SETS, FIVE * game[p + BOAT] + colour), covered)
    count_groups(game, p, boat)


@compiled
def is_worth(game: Game, seat: int, boat: Boat, largest: int, card: int, chosen: int) -> int:
    """What a lesson comes to on a seat's boat [ISLE 5.4]; ``largest`` is the largest family of all."""
    p, points, limit, score = player(seat), POINTS[card], LIMIT[card], SCORE[card]
    if score == Score.EDGE_ALL_COVERED:
        return 0 if some(less(edge(), filled(game, p))) else points
    if score == Score.EXACT_CAT_COUNT:
        return points if boat[CATS] == limit else 0
    if score == Score.EACH_COLOUR_AT_LEAST:
        return points if least(boat, COLOURS) >= limit else 0
    if score == Score.EACH_COLOUR_ON_EDGE:
        return points if least(boat, AT_EDGE) > 0 else 0
    if score == Score.BEST_COLOUR_ON_EDGE:
        best = 0
        for colour in range(FIVE):
            best = max(best, boat[AT_EDGE + colour])
        return points * best
    if score == Score.EXACT_BASKETS:
        return points if game[p + BASKETS] == limit else 0
    if score == Score.FIRST_IN_TURN_ORDER:
        return points if game[ORDER] == seat else 0
    if score == Score.PER_LONELY_CAT:
        return points * in_all(boat, LONELY)
    if score == Score.LARGEST_FAMILY:
        return points if boat[LARGEST] >= max(SMALLEST_FAMILY, largest) else 0
    if score == Score.PER_RARE_TREASURE:
        return points * boat[RARE]
    if score == Score.PER_COMMON_TREASURE:
        return points * boat[COMMON]
    if score == Score.NO_VISIBLE_RATS:
        return 0 if boat[RATS] else points
    if score == Score.PER_VISIBLE_RAT:
        return points * boat[RATS]
    if score == Score.PER_PRIVATE_LESSON:
        return points * game[p + LESSONS_N]
    if score == Score.EXACT_COLOUR_COUNT:
        return points if boat[COLOURS + OF_COLOUR[card]] == limit else 0
    if score == Score.EXACT_VISIBLE_RATS:
        return points if boat[RATS] == limit else 0
    if score == Score.EXACT_PRIVATE_LESSONS:
        return points if game[p + LESSONS_N] == limit else 0
    if score == Score.EXACT_TREASURES:
        return points if boat[COMMON] + boat[RARE] == limit else 0
    return is_worth_beyond(game, p, boat, card, chosen)


@compiled
def is_worth_beyond(game: Game, p: int, boat: Boat, card: int, chosen: int) -> int:
    """The same for lessons of the modules, those with a colour, and some of the family's."""
    points, limit, score = POINTS[card], LIMIT[card], SCORE[card]
    if score == Score.PER_N_CATS_ON_EDGE:
        return points * (in_all(boat, AT_EDGE) // limit)
    if score == Score.ROOMS_FILLED:
        return 0 if some(less(row_of(LESSON_ROOMS, card), filled(game, p))) else points
    if score == Score.ROOMS_EMPTY:
        return 0 if meet(row_of(LESSON_ROOMS, card), filled(game, p)) else points
    if score == Score.PER_FAMILY_OF_SIZE:
        families = 0
        for group in range(boat[GROUPS]):
            families += boat[SIZES + group] >= limit
        return points * families
    if score == Score.PER_OSHAX:
        return points * boat[OSHAX]
    if score == Score.SCORE_RANKED_FAMILY:
        return FAMILY_POINTS[boat[SIZES + limit - 1]]
    if score == Score.MIN_FISH:
        return points if game[p + FISH] >= limit else 0
    if score == Score.CHOSEN_COLOUR_ON_EDGE:
        return points * boat[AT_EDGE + chosen]
    if score == Score.CHOSEN_COLOUR_COUNT:
        return points * boat[COLOURS + chosen]
    if score == Score.CHOSEN_COLOUR_AT_LEAST:
        return points if boat[COLOURS + chosen] >= limit else 0
    if score == Score.CHOSEN_COLOUR_LONELY:
        return points * boat[LONELY + chosen]
    if score == Score.CHOSEN_COLOUR_TREASURE:
        return points * treasures_beside(game, p, chosen)
    if score == Score.PER_UNCOVERED_MAP:
        return points * boat[MAPS]
    if score == Score.COLUMNS_OF_ONE_COLOUR:
        return points * columns(game, p, limit)
    if score == Score.PER_TREASURE:
        return points * (boat[COMMON] + boat[RARE])
    if score == Score.MIDDLE_ROW_COVERED:
        return 0 if some(less(middle_row(), filled(game, p))) else points
    return points * boat[ROOMS]


@compiled
def least(boat: Boat, first: int) -> int:
    """The least of five numbers."""
    found = boat[first]
    for colour in range(1, FIVE):
        found = min(found, boat[first + colour])
    return found


@compiled
def in_all(boat: Boat, first: int) -> int:
    """Five numbers together."""
    found = 0
    for colour in range(FIVE):
        found += boat[first + colour]
    return found


@compiled
def treasures_beside(game: Game, p: int, chosen: int) -> int:
    """Treasures beside a cat of the colour, each once [ISLE 9.10]."""
    near, beside = around(cats_of(game, p, chosen)), 0
    for place in range(p + TILES, p + TILES + game[p + TILES_N]):
        if colour_of(game[place]) < 0:
            beside += meet(cells_of(game[place]), near)
    return beside


@compiled
def columns(game: Game, p: int, height: int) -> int:
    """Columns in which so many cells, one below another, lie under cats of one colour [ISLE 9.6]."""
    found = 0
    for colour in range(FIVE):
        below = cats_of(game, p, colour)
        run = below
        for _ in range(1, height):
            below = shifted_down(below, ROW)
            run = both(run, below)
        found += many(run)
    return found


@compiled
def score(game: Game, result: Result) -> None:
    """Each seat's points as if the game ended now, and what decides between equals: fish, or filled rooms [ISLE 5.5,
    7.3]."""
    boats = numpy.zeros((SEATS_AT_MOST, BOAT_COUNTS), numpy.int64)
    largest = 0
    for seat in range(game[SEATS]):
        count_boat(game, player(seat), boats[seat])
        largest = max(largest, boats[seat, LARGEST])
    for seat in range(game[SEATS]):
        p, boat = player(seat), boats[seat]
        points = POINTS_PER_RAT * boat[RATS] + POINTS_PER_ROOM * (len(ROOM_SETS) - boat[ROOMS])
        for group in range(boat[GROUPS]):
            points += FAMILY_POINTS[boat[SIZES + group]]
        if not game[IS_FAMILY]:
            points += POINTS_PER_RARE * boat[RARE]
        for card in range(FIRST_LESSON, CARD_SORTS):
            if game[p + LESSONS + card]:
                points += is_worth(game, seat, boat, largest, card, -1)
        for place in range(game[PUBLIC_N]):
            at = PUBLIC + 2 * place
            points += is_worth(game, seat, boat, largest, game[at], game[at + 1])
        result[seat, 0] = points
        result[seat, 1] = boat[ROOMS] if game[IS_FAMILY] else game[p + FISH]
