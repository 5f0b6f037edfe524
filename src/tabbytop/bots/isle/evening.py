"""What a seat has, judged on the kernel's rows: its boat as ``kernel.worth`` sees it, its fish, its baskets.

For trees (``growing``): who judges is a record ``SEA`` for each seat, as voyages have it, without anything to sail.
"""

from functools import cache
from typing import Any

import numpy as np

from tabbytop.games.isle.boat import BOATS
from tabbytop.games.isle.cards import FAMILY_CARDS, LESSONS
from tabbytop.games.isle.final import SMALLEST_FAMILY
from tabbytop.games.isle.state import DAYS
from tabbytop.kernels.compiled import compiled
from tabbytop.kernels.isle.box import BASKET, BROKEN, CARD_SORTS, FIRST_CELL, KIND, RESCUE, RESCUE_END, SORTS, WHOLE
from tabbytop.kernels.isle.box import LESSONS as FIRST_LESSON
from tabbytop.kernels.isle.cells import Cells, cells_of
from tabbytop.kernels.isle.layout import (
    BASKETS,
    BOAT,
    DAY,
    FISH,
    HAND,
    LESSONS_N,
    ORDER,
    PUBLIC,
    PUBLIC_N,
    SEATS,
    TILES,
    TILES_N,
    Game,
    colour_of,
    player,
    tile_of,
)
from tabbytop.kernels.isle.layout import LESSONS as OWN_LESSONS
from tabbytop.kernels.words import u64

from .buying import fish_worth
from .cells import Array, Record, Words, put
from .days import look_ahead
from .flat import NONE_TRIED, lay, terms_array
from .harbour import Harbour
from .kernel import worth
from .lessons import terms_of
from .reading import Reading
from .way import way_from

A_BASKET = 2.8  # of every day: to carry one cat more on each that is left (``moments.basket_worth``)
A_CARD = 0.8  # a basket on cards in hand (``shopping.Shop.rescue``),
CARDS_AT_MOST = 2  # and how many count


def judges_of(seen: Reading) -> Array:
    """One for each seat; what only the seat has is filled in by ``prepare_all``."""
    return np.repeat(Harbour(seen).start(way_from(seen)), len(seen.view.players))


@cache
def all_terms() -> Array:
    """By boat and sort of card: lessons in numbers, and nothing for other cards."""
    known, nothing = LESSONS | FAMILY_CARDS, terms_array([terms_of(LESSONS[min(LESSONS)], 0)])[0]
    return np.array(
        [
            [terms_array([terms_of(known[card], boat)])[0] if card in known else nothing for card in SORTS]
            for boat in range(len(BOATS))
        ]
    )


@compiled
def wide(cells: Cells) -> Any:
    """A set of the kernel's cells as one of the judge's."""
    words: Any = Words(cells[0], cells[1], cells[2], u64(0))
    return words << FIRST_CELL


@compiled
def load(box: Record, game: Game, seat: int, boat: Record) -> None:
    """What lies on a seat's boat: ``flat.flat``."""
    nothing = wide((u64(0), u64(0), u64(0)))
    put(boat.filled, nothing)
    put(boat.treasures, nothing)
    boat.cats = boat.common = boat.rare = boat.oshax = boat.groups = 0
    boat.counts[:] = 0
    boat.edge[:] = 0
    boat.tried = NONE_TRIED
    p = player(seat)
    for place in range(p + TILES, p + TILES + game[p + TILES_N]):
        one = game[place]
        lay(box, boat, KIND[tile_of(one)], colour_of(one), wide(cells_of(one)))


@compiled
def hold(terms: Array, game: Game, seat: int, sea: Record) -> None:
    """The lessons of a seat, those in its hand, and the public ones."""
    p = player(seat)
    known = terms[game[p + BOAT]]
    sea.held = 0
    for card in range(FIRST_LESSON, CARD_SORTS):
        for _ in range(game[p + OWN_LESSONS + card] + game[p + HAND + card]):
            sea.lessons[sea.held] = known[card]
            sea.held += 1
    for place in range(PUBLIC, PUBLIC + 2 * game[PUBLIC_N], 2):
        sea.lessons[sea.held] = known[game[place]]
        if game[place + 1] >= 0:
            sea.lessons[sea.held].colour = game[place + 1]
        sea.held += 1


@compiled
def largest_family(boat: Record) -> int:
    """Its cats; 0 if there is none."""
    most = 0
    for group in range(boat.groups):
        most = max(most, boat.group_size[group])
    return most if most >= SMALLEST_FAMILY else 0


@compiled
def prepare_all(box: Record, terms: Array, judges: Array, game: Game, day: int, cats: float) -> None:
    """Each seat looks at its boat, with so many cats to come on this day."""
    seats = game[SEATS]
    for seat in range(seats):
        load(box, game, seat, judges[seat].boat)
    for seat in range(seats):
        p, judge = player(seat), judges[seat]
        means = judge.judge.means
        hold(terms, game, seat, judge)
        means.boat, means.fish, means.baskets, means.lessons = (
            game[p + BOAT], game[p + FISH], game[p + BASKETS], game[p + LESSONS_N]
        )  # fmt: skip
        means.first = min(0.8, 1 / seats + (0.25 if game[ORDER] == seat else 0.1))
        means.rival = 0
        for other in range(seats):
            if other != seat:
                means.rival = max(means.rival, largest_family(judges[other].boat))
        judge.day, judge.cats = day, 0
        look_ahead(box, judge, cats, 0, True)


@compiled
def baskets_in_hand(game: Game, seat: int) -> int:
    """On rescue cards, two broken ones being one."""
    hand, whole, broken = player(seat) + HAND, 0, 0
    for card in range(RESCUE, RESCUE_END):
        if BASKET[card] == WHOLE:
            whole += game[hand + card]
        elif BASKET[card] == BROKEN:
            broken += game[hand + card]
    return whole + broken // 2


@compiled
def evening(box: Record, terms: Array, judges: Array, game: Game, worths: Array) -> None:
    """What each seat has, in points, when a day has just become the next."""
    day = game[DAY] - 1
    prepare_all(box, terms, judges, game, day, 0.0)
    for seat in range(game[SEATS]):
        p, judge = player(seat), judges[seat]
        value = worth(box, judge.judge, judge.lessons[: judge.held], judge.boat)
        value += fish_worth(judge.habits, day, game[p + FISH])
        value += A_BASKET * game[p + BASKETS] * (DAYS - day)
        worths[seat] = value + A_CARD * min(CARDS_AT_MOST, baskets_in_hand(game, seat))
