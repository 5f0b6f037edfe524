"""A game as one row of whole numbers: where each lies, and the few ways to change what many steps change.

Piles of cards and tiles are counts by sort; a boat's covered cells are three words of bits; a tile that is laid is one
number (``laid``). What is going on is a pile of frames of four numbers, as on the agenda of the rules: the kind, the
seat, and two more. ``positions`` reads and writes a state of the rules.
"""

from collections.abc import Iterator
from typing import TypeAlias

from tabbytop.games.isle.planes import MOST_CATS, MOST_TILES
from tabbytop.kernels.compiled import Ints, compiled, inlined

from .box import (
    CARD_SORTS,
    COMMON_SORTS,
    COMMON_TILE,
    FIRST_COMMON,
    FIRST_OSHAX,
    KIND,
    OSHAX_SORTS,
    OSHAX_TILE,
    RARE_SORTS,
    TILE_SORTS,
)

Game: TypeAlias = Ints  #: as long as ``SIZE``
SEATS_AT_MOST = 4
DEPTH_AT_MOST = 24  # frames

# -- frames: their kinds ----------------------------------------------------------------------------------------------

# In such an order that those which are alike lie side by side: a kind is asked for as a range, which costs nothing.

OVER, PREPARING, DEALING, DRAWING, FILLING, DIPPING, ARRIVING = range(7)  # chance is asked by all but the first
LAST_OF_CHANCE = ARRIVING
WINDOW, WISH, CHOOSING, DRAFTING, BUYING = range(7, 12)  # several choose at once
PAYING = 12
LAYING, RESCUING, FINDING = range(13, 16)  # beside these anybody may play a card
PLACING, BONUS, SECOND, SELLING, SORTING, HERDING = range(16, 22)
GIVING_LESSONS, GIVING_TREASURES, NAMING, TAKING = range(22, 26)
TEACHING, EMPTIED, CARRYING, EVENING = range(26, 30)  # these go on by themselves

SEAT, A, B, FRAME = 1, 2, 3, 4  # of a frame
WAITING, SENT = 12, 10  # bits of a card that waits to be carried out, of a cat that goes to a field; the first lowest
ANY_FIELD = 2

DAWN, MORNING, LESSONS_COME, TAUGHT, EMPTY, DUSK = range(6)  # moments of a window
FIRST, BOATS, OSHAX_ROW, FAMILY = range(4)  # steps of preparing

# -- the game ---------------------------------------------------------------------------------------------------------


def _laid_out(first: int, *sizes: int) -> Iterator[int]:
    """Where fields of such sizes begin, one after another, and where the last ends."""
    yield first
    for size in sizes:
        first += size
        yield first


SEATS, DAY, IS_FAMILY, RARE_FROM_MAPS, ORDER, DEPTH, FRAMES = 0, 1, 2, 3, 4, 8, 9
LEFT_N, LEFT, RIGHT_N, RIGHT, COMMON, RARE_N, RARE, OSHAX = _laid_out(
    FRAMES + FRAME * DEPTH_AT_MOST, 1, MOST_CATS, 1, MOST_CATS, COMMON_SORTS, 1, 2 * RARE_SORTS
)
PUBLIC_N, PUBLIC, BAG_N, BAG, DECK_N, DECK, SPENT, PLAYERS = _laid_out(
    OSHAX + OSHAX_SORTS, 1, 2 * 10, 1, TILE_SORTS, 1, CARD_SORTS, CARD_SORTS
)

# -- a player, counted from the player's first number -----------------------------------------------------------------

BOAT, FILLED, FISH, BASKETS, USED, EXTRA, BERTH, PASSED, CHOSE, HAND_N, PACK_N, KEPT_N, LESSONS_N, TILES_N = (
    0, 1, *range(4, 16)
)  # fmt: skip
HAND, PACK, KEPT, CHOSEN, PASSED_ON, LESSONS, LAID, SHOWN, DISCARDED, TILES, PLAYER = _laid_out(
    16, *[CARD_SORTS] * 9, MOST_TILES
)
SIZE = PLAYERS + SEATS_AT_MOST * PLAYER


@inlined
def player(seat: int) -> int:
    """Where a player's numbers begin."""
    return PLAYERS + PLAYER * seat


# -- frames -----------------------------------------------------------------------------------------------------------


@inlined
def top(game: Game) -> int:
    """Where the frame on top begins."""
    return FRAMES + FRAME * (game[DEPTH] - 1)


@compiled
def instead(game: Game, kind: int, seat: int, a: int, b: int) -> None:
    """In place of what is on top."""
    at = FRAMES + FRAME * (game[DEPTH] - 1)
    game[at], game[at + SEAT], game[at + A], game[at + B] = kind, seat, a, b


@compiled
def push(game: Game, kind: int, seat: int, a: int, b: int) -> None:
    assert game[DEPTH] < DEPTH_AT_MOST
    game[DEPTH] += 1
    instead(game, kind, seat, a, b)


@compiled
def pop(game: Game) -> None:
    at = FRAMES + FRAME * (game[DEPTH] - 1)
    for word in range(at, at + FRAME):  # nothing is left behind, so that equal games are equal rows
        game[word] = 0
    game[DEPTH] -= 1


@compiled
def following(game: Game, seat: int) -> int:
    """The next in turn order."""
    seats = game[SEATS]
    for place in range(seats):
        if game[ORDER + place] == seat:
            return game[ORDER + (place + 1) % seats]
    return seat


# -- cards ------------------------------------------------------------------------------------------------------------


@inlined
def spend(game: Game, p: int, card: int) -> None:
    """A card leaves a hand face up [ISLE 4.11]."""
    game[p + HAND + card] -= 1
    game[p + HAND_N] -= 1
    game[SPENT + card] += 1


@compiled
def turn_up(game: Game, seat: int) -> None:
    """The choice of a seat is no longer one."""
    p = player(seat)
    game[p + CHOSE] = 0
    for card in range(CARD_SORTS):
        game[p + CHOSEN + card] = 0


# -- tiles ------------------------------------------------------------------------------------------------------------


@inlined
def laid(tile: int, colour: int, turn: int, cell: int) -> int:
    """A tile on a boat as a number."""
    return tile | (colour + 1) << 8 | turn << 12 | cell << 16


@inlined
def tile_of(one: int) -> int:
    return one & 255


@inlined
def colour_of(one: int) -> int:
    return (one >> 8 & 15) - 1


@inlined
def turn_of(one: int) -> int:
    return one >> 12 & 15


@inlined
def cell_of(one: int) -> int:
    return one >> 16


@compiled
def laid_out(game: Game, tile: int) -> None:
    """A rare treasure out of the bag is laid under the island, a new shape at the right end [ISLE 4.0, 6.2]."""
    for pile in range(game[RARE_N]):
        if game[RARE + 2 * pile] == tile:
            game[RARE + 2 * pile + 1] += 1
            return
    at = RARE + 2 * game[RARE_N]
    game[at], game[at + 1] = tile, 1
    game[RARE_N] += 1


@compiled
def taken_from(game: Game, tile: int) -> None:
    """One treasure or oshax less under the island."""
    if KIND[tile] == COMMON_TILE:
        game[COMMON + tile - FIRST_COMMON] -= 1
    elif KIND[tile] == OSHAX_TILE:
        game[OSHAX + tile - FIRST_OSHAX] -= 1
    else:
        pile = 0
        while game[RARE + 2 * pile] != tile:
            pile += 1
        game[RARE + 2 * pile + 1] -= 1
        if game[RARE + 2 * pile + 1] == 0:
            game[RARE_N] -= 1
            for word in range(RARE + 2 * pile, RARE + 2 * game[RARE_N]):
                game[word] = game[word + 2]
            at = RARE + 2 * game[RARE_N]
            game[at], game[at + 1] = 0, 0


@compiled
def leaves_field(game: Game, tile: int) -> int:
    """A cat leaves its field and the others close up: 1 from the left, 0 from the right."""
    size, field = LEFT_N, LEFT
    for place in range(game[LEFT_N]):
        if game[LEFT + place] == tile:
            break
    else:
        size, field = RIGHT_N, RIGHT
    gone = 0
    for place in range(game[size]):
        if game[field + place] == tile:
            gone = 1
        elif gone:
            game[field + place - 1] = game[field + place]
    game[size] -= 1
    game[field + game[size]] = 0
    return 1 if size == LEFT_N else 0


@compiled
def joins_field(game: Game, tile: int, left: int) -> None:
    """At its end."""
    size, field = (LEFT_N, LEFT) if left else (RIGHT_N, RIGHT)
    game[field + game[size]] = tile
    game[size] += 1
