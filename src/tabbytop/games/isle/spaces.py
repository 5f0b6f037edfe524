"""The isle in numbers: an action is a pick for what is done, then one for each of its fields; ``planes`` has what is
seen (its observation space).

What is declared is all that the box holds, whichever modules and mode are played. Tiles and modules from files beside
it [ISLE 1.2, 1.3] add picks and lengthen planes: who learns with them learns for that box.
"""

from typing import get_args

from tabbytop.core import ActionSpace, Among, Parts, Some, Spaces, Whole

from .actions import (
    Befriend,
    Done,
    Find,
    GiveLessons,
    GiveTreasures,
    Herd,
    Hold,
    Keep,
    Lay,
    LayOut,
    Pay,
    Place,
    Rescue,
    Sell,
    Send,
    Take,
)
from .boat import HULL, cells_of, name
from .cards import CARDS, TreasureCard
from .components import CATS, COLOURS, OSHAX, TILES, Colour, TileId
from .phases.anytime import FIELDS, NAMES, PLAYS
from .planes import ANYTIME, MOST_CATS, MOST_TILES, OBSERVATION, SORTS, TREASURE_CARDS, TURNS
from .state import Basket


def _key(tile: TileId) -> str:
    return TILES[tile].key


def _colour(colour: Colour) -> str:
    return COLOURS[colour]


_OPTIONS = max(len(card.options) for card in CARDS.values() if isinstance(card, TreasureCard))
_TILE = Among("tile", tuple(range(len(TILES))), _key)
_TILES = Some("tiles", tuple(sorted(CATS + OSHAX)), _key)
_CARDS = Some("cards", SORTS)

ACTIONS = ActionSpace(
    1,
    Whole((Done(),)),
    Whole((Hold(),)),
    Whole(tuple(PLAYS[card] for card in ANYTIME)),
    Whole(NAMES),
    Whole((Sell(False), Sell(True))),
    Parts(Place, (Among("turn", tuple(range(TURNS))), Among("cell", cells_of(HULL), name))),
    Parts(Rescue, (_TILE, Among("basket", get_args(Basket)))),
    Parts(Take, (_TILE,)),
    Parts(Befriend, (_TILE, Among("colour", tuple(range(len(COLOURS))), _colour))),
    Parts(Find, (Among("card", TREASURE_CARDS), Among("option", tuple(range(_OPTIONS))), _TILE)),
    Parts(Send, (Among("field", FIELDS), Among("place", tuple(range(MOST_CATS))))),
    Parts(Keep, (_CARDS,)),
    Parts(Pay, (_CARDS,)),
    Parts(Lay, (_CARDS,)),
    Parts(GiveLessons, (_CARDS,)),
    Parts(GiveTreasures, (Some("places", tuple(range(MOST_TILES))),)),
    Parts(Herd, (_TILES,)),
    Parts(LayOut, (_TILES,)),
)

SPACES = Spaces(ACTIONS, OBSERVATION)
