"""The others at the table on a voyage: which cats they take away from under one's nose. What becomes of their boats is
not imagined."""

from tabbytop.kernels.compiled import compiled
from tabbytop.kernels.dice import below

from .cells import Array, Record
from .flat import FIVE
from .her_cards import take_cat

APPETITE = 4  # cats that each would like on a day to come
NEARER = 0.8  # points by which a cat of the cheap field is liked better
A_FRIEND, FRIENDS = 1.3, 4  # for each cat that a group of their colour has, up to so many, and can grow,
A_FRIEND_MORE = 0.8  # and one whose colour was taken before
MOODS = 16  # in so many steps a liking is uncertain,
MOOD = 0.12  # by so many points each
ANY_NUMBER = 99  # of cats can be taken in the family game


@compiled
def in_some_mood(sea: Record, rng: Array) -> None:
    """This voyage's likings: nobody knows all that the others have in mind."""
    for rival in range(sea.rivals):
        for colour in range(FIVE):
            sea.taste[rival, colour] += MOOD * below(rng, MOODS)


@compiled
def get_up(sea: Record) -> None:
    """A new day."""
    for rival in range(sea.rivals):
        sea.appetite[rival] = ANY_NUMBER if sea.family else APPETITE


@compiled
def hungry(sea: Record) -> int:
    """How many of the others will still take a cat today."""
    if sea.cats == 0:
        return 0
    found = 0
    for rival in range(sea.rivals):
        found += sea.appetite[rival] > 0
    return found


@compiled
def help_themselves(box: Record, sea: Record, first: int) -> None:
    """From the rival with this number on each takes one cat: the one of the colour that is liked best."""
    for rival in range(first, sea.rivals):
        if sea.appetite[rival] <= 0 or sea.cats == 0:
            continue
        best, liked = -1, -1e9
        for place in range(sea.cats):
            tile = box.tiles[sea.field[place]]
            liking = sea.taste[rival, tile.colour] + 0.1 * tile.size
            if place < sea.left:
                liking += NEARER
            if liking > liked:
                best, liked = place, liking
        sea.taste[rival, box.tiles[sea.field[best]].colour] += A_FRIEND_MORE
        sea.appetite[rival] -= 1
        take_cat(sea, best)
