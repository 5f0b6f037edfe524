"""What chance does, drawn by the dice: tiles out of the bag, cards off the deck, the first player, boats."""

from tabbytop.games.isle.boat import BOATS as BOATS_OF_THE_BOX
from tabbytop.games.isle.phases.exploring import DEALT
from tabbytop.games.isle.phases.family import CATS_A_PLAYER
from tabbytop.games.isle.phases.family import DEALT as DEALT_TO_A_FAMILY
from tabbytop.kernels.compiled import Ints, compiled
from tabbytop.kernels.dice import below

from . import acts
from .acts import ITEMS, KIND, Act, N
from .box import CARD_SORTS, FAMILY_SORTS, FIRST_FAMILY, FIRST_OSHAX, OSHAX_SORTS, TILE_SORTS
from .days import IN_A_FIELD
from .layout import (
    ARRIVING,
    BAG,
    BAG_N,
    BOATS,
    DEALING,
    DECK,
    DECK_N,
    FILLING,
    FIRST,
    IS_FAMILY,
    OSHAX_ROW,
    SEATS,
    A,
    Game,
    top,
)
from .menus import LISTED, Notes

ALL_BOATS = len(BOATS_OF_THE_BOX)


@compiled
def draw_from(game: Game, pile: int, sorts: int, size: int, number: int, rng: Ints, notes: Notes, act: Act) -> None:
    """So many of a pile without putting back, in the order in which they are drawn."""
    for sort in range(sorts):
        notes[LISTED + sort] = game[pile + sort]
    act[N] = number
    for item in range(number):
        ticket, sort = below(rng, size - item), 0
        while ticket >= notes[LISTED + sort]:
            ticket -= notes[LISTED + sort]
            sort += 1
        notes[LISTED + sort] -= 1
        act[ITEMS + item] = sort


@compiled
def draw_numbers(first: int, size: int, number: int, rng: Ints, notes: Notes, act: Act) -> None:
    """So many of the numbers from ``first`` on."""
    for one in range(size):
        notes[LISTED + one] = first + one
    act[N] = number
    for item in range(number):
        place = below(rng, size - item)
        act[ITEMS + item] = notes[LISTED + place]
        notes[LISTED + place] = notes[LISTED + size - item - 1]


@compiled
def draw(game: Game, rng: Ints, notes: Notes, act: Act) -> None:
    """What chance is asked for by the frame on top."""
    at, seats = top(game), game[SEATS]
    kind = game[at]
    if kind >= FILLING:
        number = 1
        if kind == FILLING:
            wanted = CATS_A_PLAYER * seats if game[IS_FAMILY] else 2 * IN_A_FIELD[seats]
            number = min(wanted - game[at + A], game[BAG_N])
        elif kind == ARRIVING:
            number = game[at + A]
        act[KIND] = acts.DRAW_TILES
        draw_from(game, BAG, TILE_SORTS, game[BAG_N], number, rng, notes, act)
    elif kind >= DEALING:
        act[KIND] = acts.DEAL_CARDS
        number = DEALT * seats if kind == DEALING else game[at + A]
        draw_from(game, DECK, CARD_SORTS, game[DECK_N], number, rng, notes, act)
    elif game[at + A] == FIRST:
        act[KIND], act[1] = acts.CHOOSE_FIRST, below(rng, seats)
    elif game[at + A] == BOATS:
        act[KIND] = acts.GIVE_BOATS
        draw_numbers(0, ALL_BOATS, seats, rng, notes, act)
    elif game[at + A] == OSHAX_ROW:
        act[KIND] = acts.LAY_OSHAX
        draw_numbers(FIRST_OSHAX, OSHAX_SORTS, OSHAX_SORTS, rng, notes, act)
    else:
        act[KIND] = acts.DEAL_FAMILY
        draw_numbers(FIRST_FAMILY, FAMILY_SORTS, DEALT_TO_A_FAMILY * seats, rng, notes, act)
