"""Where a voyage stands, as one record: the table, the player, the sister or the rivals, who judges, what is offered.

It begins as ``voyages`` fills it in, and ``sailing`` plays on from there.
"""

import numpy as np

from tabbytop.games.isle.cards import ADVANCED_LESSONS, BASKET_CARDS, CARDS, LESSONS, SISTER_LESSONS
from tabbytop.games.isle.components import BAG, COLOURS, COMMON, TILES
from tabbytop.games.isle.state import DAYS

from .flat import BOAT
from .judging import JUDGE
from .records import TERMS

MOST_BOUGHT = 24  # lessons: more than anybody buys from then on
MOST_LESSONS = len(LESSONS) + len(SISTER_LESSONS) + len(ADVANCED_LESSONS) + MOST_BOUGHT
MOST_OFFERED = 32  # tiles; and cats in the fields
MOST_RIVALS = 3
MOST_GLANCED = 20  # places looked at closely

SHOPPING, LAYING, MINE, THEIR_TURN, FINDS = range(5)  # phases of a day

#: cards that may come, by what one does with them
LESSON_CARD, COLOUR_CARD, OSHAX_CARD, RARE_CARD, SMALL_CARD, WHOLE_CARD, BROKEN_CARD, DRAWING_CARD = range(8)
OTHER_CARD = 8
CARD = np.dtype([("what", "i8"), ("cost", "i8"), ("drawn", "i8"), ("lesson", TERMS)], align=True)

#: how somebody plays on
HABITS = np.dtype(
    [
        ("cats_a_day", "f8"),  # what one expects of a day
        ("treasures_a_day", "f8"),
        ("lessons_a_day", "f8"),
        ("most_more", "f8"),  # of the cats that come, how many one may get
        ("fish_worth", "f8"),
        ("fish_to_her", "f8"),  # what a fish that is left brings to the sister
        ("least_fish", "f8"),  # so many bring points at the end,
        ("least_fish_points", "f8"),  # and how many
        ("basket_cost", "i8"),
        ("want", "f8"),  # a cat may cost so many points more than it seems to be worth,
        ("want_early", "f8"),  # and so many more for each day left
        ("tried", "i8"),  # so many cats are looked at,
        ("glanced", "i8"),  # each on so many places
        ("win", "f8"),  # what it is worth to be ahead in the end
        ("in_a_field", "i8"),  # so many cats come to each field every day,
        ("cards_a_day", "i8"),  # and so many cards are seen
    ],
    align=True,
)
OFFER = np.dtype([("tile", "i8"), ("colour", "i8"), ("price", "i8"), ("number", "i8"), ("loss", "f8")])
LOOK = np.dtype([("looks", "i8"), ("place", "i8")])

_TABLE = [
    ("cats", "i8"),  # in the fields, those of the left one first
    ("left", "i8"),
    ("field", "i8", MOST_OFFERED),
    ("rares", "i8"),
    ("rare", "i8", sum(tile.count for tile in TILES if tile.kind == "rare")),
    ("oshaxes", "i8"),
    ("oshax", "i8", sum(tile.count for tile in TILES if tile.kind == "oshax")),
    ("common", "i8", len(COMMON)),
    ("in_bag", "i8"),
    ("bag", "i8", len(BAG)),
    ("drawn", "i8"),
    ("in_pile", "i8"),  # cards that may come, as numbers among them
    ("pile", "i8", len(CARDS)),
    ("dealt", "i8"),
]
_PLAYER = [
    ("fish", "i8"),
    ("permanent", "i8"),  # baskets of every day,
    ("unused", "i8"),  # those of today,
    ("baskets", "i8"),  # those on cards,
    ("spare", "i8"),  # those on cards in hand,
    ("to_buy", "i8"),  # and those that were bought and are not paid yet
    ("laid", "?"),  # baskets that are laid are lost in the evening
    ("boots", "i8"),
    ("oshax_cards", "i8"),
    ("rare_cards", "i8"),
    ("small_cards", "i8"),
    ("chests", "i8"),  # common treasures that may be taken,
    ("chest_size", "i8"),  # and how large they may be
    ("passed", "?"),
    ("bought", "i8", OTHER_CARD),  # today, by what one does with it
]
_SISTER = [
    ("in_deck", "i8"),
    ("deck", "i8", len(BASKET_CARDS)),
    ("turned", "i8"),
    ("her_card", "i8"),  # that lies open, -1 for none
    ("her_cards", "i8"),  # that she will still play today
    ("before_her", "?"),  # in turn order
    ("known", "i8"),  # colours that she has turned
    ("colours", "i8", len(COLOURS)),  # the others, behind as many places
]
_RIVALS = [
    ("rivals", "i8"),  # 0: it is the sister who plays against one
    ("appetite", "i8", MOST_RIVALS),  # how many cats each will still take today
    ("taste", "f8", (MOST_RIVALS, len(COLOURS))),  # and how they like each colour
]
_ASKED = [
    ("asked", "i8"),
    ("least", "f8"),  # so much a tile must bring at least
    ("more_cats", "f8"),  # that one expects today after this one
    ("offered", "i8"),
    ("offers", OFFER, MOST_OFFERED),
    ("looks", LOOK, MOST_GLANCED),
    ("chosen", "i8"),  # which of the offers, -1 for none,
    ("place", "i8"),  # and where
]

SEA = np.dtype(
    [
        ("day", "i8"),
        ("last_day", "i8"),  # of the voyage
        ("family", "?"),  # cats cost nothing, and there are no cards
        ("phase", "i8"),
        ("my_turn", "?"),
        ("luck", "i8", DAYS + 1),  # boots of each day to come, the same for all ways that are compared
        *_TABLE,
        *_PLAYER,
        *_SISTER,
        *_RIVALS,
        *_ASKED,
        ("habits", HABITS),
        ("judge", JUDGE),
        ("boat", BOAT),
        ("held", "i8"),
        ("most_held", "i8"),
        ("lessons", TERMS, MOST_LESSONS),
    ],
    align=True,
)
