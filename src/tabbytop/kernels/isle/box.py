"""What never changes, as tables of numbers: tiles, shapes, cards, lessons.

Compiled code keeps these tables, and is kept on disk itself: so they are of the box alone, whatever files lie beside it
[ISLE 1.2, 1.3]. A *sort* is a number into ``SORTS``: first the oshax card, then rescue cards, anytime cards, treasure
cards, lessons, each kind side by side.
"""

from collections.abc import Iterable
from enum import IntEnum, auto
from typing import Any

import numpy

from tabbytop.games.isle.boat import BOATS, CELL_OF, EDGE, HULL, MIDDLE_ROW, ROOM_OF, ROOMS, STRIDE, Cells, cell_at
from tabbytop.games.isle.cards import (
    FAMILY_CARDS,
    AnytimeCard,
    Lesson,
    OshaxCard,
    RescueCard,
    TreasureCard,
    load_cards,
)
from tabbytop.games.isle.components import COLOUR_OF, COLOURS, COMMON, DATA, OSHAX, RARE, load_tiles
from tabbytop.kernels.compiled import Ints, table

TILES, SHAPES = load_tiles((DATA,))
_CARDS, _SORT_OF = load_cards((DATA,))
SORTS: tuple[int, ...] = tuple(sorted({*_SORT_OF.values(), *FAMILY_CARDS}))
SORT: dict[int, int] = {card: sort for sort, card in enumerate(SORTS)}
_LESSONS = {number: card for number, card in _CARDS.items() if isinstance(card, Lesson)} | FAMILY_CARDS
_OF = [_LESSONS.get(number) or _CARDS[number] for number in SORTS]

FIVE = len(COLOURS)
CARD_SORTS, TILE_SORTS = len(SORTS), len(TILES)


def _sorts(kind: type) -> range:
    """Which sorts are of a kind; they lie side by side."""
    found = [sort for sort, card in enumerate(_OF) if isinstance(card, kind)]
    assert found == list(range(found[0], found[-1] + 1))
    return range(found[0], found[-1] + 1)


def _each(name: str) -> Ints:
    return _table(getattr(card, name, 0) for card in _OF)


def _table(numbers: Iterable[int]) -> Ints:
    made: Ints = table(numbers)
    return made


# -- cards ------------------------------------------------------------------------------------------------------------

OSHAX_CARD = _sorts(OshaxCard).start
RESCUE, RESCUE_END = _sorts(RescueCard).start, _sorts(RescueCard).stop
ANYTIME, ANYTIME_END = _sorts(AnytimeCard).start, _sorts(AnytimeCard).stop
FINDS, FINDS_END = _sorts(TreasureCard).start, _sorts(TreasureCard).stop
LESSONS, LESSONS_END = _sorts(Lesson).start, _sorts(Lesson).stop
FIRST_FAMILY, FAMILY_SORTS = SORT[min(FAMILY_CARDS)], len(FAMILY_CARDS)
assert [SORT[card] for card in FAMILY_CARDS] == list(range(FIRST_FAMILY, FIRST_FAMILY + FAMILY_SORTS))
assert len(_sorts(OshaxCard)) == 1 and LESSONS_END == CARD_SORTS

COST, SPEED, FISH, COUNT, BASKETS = map(_each, ("cost", "speed", "fish", "count", "baskets"))
NO_BASKET, WHOLE, BROKEN = range(3)
BASKET = _table({"none": 0, "whole": 1, "broken": 2}[getattr(card, "basket", "none")] for card in _OF)
PAIR = 2  #: so many lessons or treasures are given for a basket, and so many cards are kept in a draft
assert {card.lessons for card in _OF if isinstance(card, AnytimeCard)} == {0, PAIR}
assert {card.treasures for card in _OF if isinstance(card, AnytimeCard)} == {0, PAIR}


class Effect(IntEnum):
    """What an anytime card does, by the names of the data; those up to ``BASKET_FOR_FISH`` bring fish [ISLE 4.9]."""

    NONE = 0
    FISH_PER_OSHAX = auto()
    FISH_PER_PRIVATE_LESSON = auto()
    FISH_PER_COLOUR = auto()
    FISH_PER_RARE_TREASURE = auto()
    FISH_PER_COMMON_TREASURE = auto()
    FISH_PER_CAT_OF_COLOUR = auto()
    BASKET_FOR_FISH = auto()
    NEXT_TILE_ANYWHERE = auto()
    DRAW_CARDS = auto()
    DRAW_TILE_TO_BOAT = auto()
    MOVE_FIELD_CATS = auto()
    EXTRA_RESCUE = auto()
    DRAW_TILES_TO_FIELDS = auto()
    GAIN_BASKET = auto()
    LESSONS_FOR_BASKET = auto()
    TREASURES_FOR_BASKET = auto()


EFFECT = _table(Effect[getattr(card, "effect", "none").upper()] for card in _OF)
BERTH_CARD = next(sort for sort in range(CARD_SORTS) if EFFECT[sort] == Effect.NEXT_TILE_ANYWHERE)

OPTIONS = 2  #: of a treasure card
WHAT_RARE, WHAT_COMMON, WHAT_SMALL = range(3)
_OPTIONS = [option for card in _OF if isinstance(card, TreasureCard) for option in card.options]
assert all(len(card.options) == OPTIONS for card in _OF if isinstance(card, TreasureCard))
OPTION_WHAT = _table({"rare": 0, "common": 1, "small": 2}[option.what] for option in _OPTIONS)
OPTION_COUNT, OPTION_FISH = _table(one.count for one in _OPTIONS), _table(one.fish for one in _OPTIONS)

# -- lessons ----------------------------------------------------------------------------------------------------------


class Score(IntEnum):
    """What a lesson scores, by the names of the rules' predicates [ISLE 9.4]."""

    EDGE_ALL_COVERED = auto()
    EXACT_CAT_COUNT = auto()
    EACH_COLOUR_AT_LEAST = auto()
    EACH_COLOUR_ON_EDGE = auto()
    BEST_COLOUR_ON_EDGE = auto()
    EXACT_BASKETS = auto()
    FIRST_IN_TURN_ORDER = auto()
    PER_LONELY_CAT = auto()
    LARGEST_FAMILY = auto()
    PER_RARE_TREASURE = auto()
    PER_COMMON_TREASURE = auto()
    NO_VISIBLE_RATS = auto()
    PER_VISIBLE_RAT = auto()
    PER_PRIVATE_LESSON = auto()
    EXACT_COLOUR_COUNT = auto()
    EXACT_VISIBLE_RATS = auto()
    EXACT_PRIVATE_LESSONS = auto()
    EXACT_TREASURES = auto()
    PER_N_CATS_ON_EDGE = auto()
    ROOMS_FILLED = auto()
    ROOMS_EMPTY = auto()
    PER_FAMILY_OF_SIZE = auto()
    PER_OSHAX = auto()
    SCORE_RANKED_FAMILY = auto()
    MIN_FISH = auto()
    CHOSEN_COLOUR_ON_EDGE = auto()
    CHOSEN_COLOUR_COUNT = auto()
    CHOSEN_COLOUR_AT_LEAST = auto()
    CHOSEN_COLOUR_LONELY = auto()
    CHOSEN_COLOUR_TREASURE = auto()
    PER_UNCOVERED_MAP = auto()
    COLUMNS_OF_ONE_COLOUR = auto()
    PER_TREASURE = auto()
    MIDDLE_ROW_COVERED = auto()
    PER_FILLED_ROOM = auto()


def _parameter(card: Any, *names: str) -> int:
    """The first of these that the lesson has."""
    if not isinstance(card, Lesson):
        return 0
    known: dict[str, Any] = dict(card.score.parameters)
    return next((known[name] for name in names if name in known), 0)


def _colour(card: Any) -> int:
    return COLOUR_OF[str(_parameter(card, "colour"))] if _parameter(card, "colour") else -1


def _rooms(card: Any) -> Cells:
    names: Any = _parameter(card, "rooms") or ()
    return sum(ROOM_OF[name].cells for name in names)


SCORE = _table(Score[card.score.id.upper()] if isinstance(card, Lesson) else 0 for card in _OF)
POINTS = _table(_parameter(card, "points", "per") for card in _OF)
LIMIT = _table(_parameter(card, "count", "n", "min", "rank", "height") for card in _OF)
OF_COLOUR = _table(map(_colour, _OF))
PUBLIC = _table(int(getattr(card, "public", False)) for card in _OF)
PICKS_COLOUR = _table(int(getattr(card, "pick_colour", False)) for card in _OF)

# -- tiles ------------------------------------------------------------------------------------------------------------

CAT, OSHAX_TILE, COMMON_TILE, RARE_TILE = range(4)
KIND = _table(("cat", "oshax", "common", "rare").index(tile.kind) for tile in TILES)
COLOUR, SHAPE, SIZE = (_table(getattr(tile, name) for tile in TILES) for name in ("colour", "shape", "size"))
FIRST_OSHAX, FIRST_COMMON, FIRST_RARE = OSHAX[0], COMMON[0], RARE[0]
OSHAX_SORTS, COMMON_SORTS = FIRST_COMMON - FIRST_OSHAX, FIRST_RARE - FIRST_COMMON
RARE_SORTS = TILE_SORTS - FIRST_RARE
assert all(tile.count == 1 for tile in TILES if tile.kind in ("cat", "oshax"))
IS_SMALL = _table(int(tile.is_small) for tile in TILES)

MOST_TURNS, MOST_SQUARES = max(len(one.turns) for one in SHAPES), max(one.size for one in SHAPES)
TURNS = _table(len(one.turns) for one in SHAPES)
#: by shape and turn the distances from the anchor to the other squares, 0 where there are no more
OFFSETS = _table(
    cell_at(*squares[place]) if place < len(squares) else 0
    for shape in SHAPES
    for squares in (*shape.turns, *[((0, 0),)] * (MOST_TURNS - len(shape.turns)))
    for place in range(1, MOST_SQUARES)
)
SQUARES = MOST_SQUARES - 1  # of a row of ``OFFSETS``

# -- the boat ---------------------------------------------------------------------------------------------------------

FIRST_CELL = min(CELL_OF.values())
WORDS = 3  #: of a set of cells: those of the hull lie in so many words of 64 bits
assert max(CELL_OF.values()) - FIRST_CELL < 64 * WORDS


def words_of(cells: Cells) -> tuple[int, ...]:
    """A set of cells of the hull as words."""
    return tuple((cells >> FIRST_CELL >> 64 * word) & (1 << 64) - 1 for word in range(WORDS))


def cells_in(words: Any) -> Cells:
    """The same backwards."""
    return sum((int(word) & (1 << 64) - 1) << 64 * place for place, word in enumerate(words)) << FIRST_CELL


def _sets(sets: Any) -> Any:
    return numpy.array([words_of(cells) for cells in sets], numpy.uint64)


HULL_WORDS, EDGE_WORDS, MIDDLE_WORDS = (tuple(map(numpy.uint64, words_of(one))) for one in (HULL, EDGE, MIDDLE_ROW))
ROOM_SETS = _sets(room.cells for room in ROOMS)
RAT_SETS = _sets(boat.rats for boat in BOATS)
MAP_SETS = _sets(cell for boat in BOATS for cell in boat.maps)  # by boat and colour
LESSON_ROOMS = _sets(map(_rooms, _OF))
ROW = STRIDE
