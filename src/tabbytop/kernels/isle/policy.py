"""A cheap sensible player: cards by a table of values, the cat whose colour is aboard, the place where it fits best.

It sees no more than its seat does. It keeps what is worth most, buys what it can still feed baskets beside, lays all
rescue cards, rescues as long as it can, takes every treasure, and plays those anytime cards that are good at any time.
"""

from tabbytop.games.isle.state import DAYS
from tabbytop.kernels.compiled import Ints, compiled, table
from tabbytop.kernels.words import lowest64, u64

from . import acts
from .acts import ITEMS, KIND, Act, N
from .anytime import of_colour
from .box import (
    ANYTIME,
    ANYTIME_END,
    BASKET,
    BROKEN,
    COLOUR,
    COST,
    EFFECT,
    FIRST_CELL,
    FIVE,
    MAP_SETS,
    RAT_SETS,
    RESCUE,
    RESCUE_END,
    SHAPE,
    SIZE,
    SORTS,
    TURNS,
    WHOLE,
    WORDS,
    Effect,
)
from .box import LESSONS as FIRST_LESSON
from .cells import (
    NO_CELLS,
    anchors,
    around,
    both,
    footprint,
    free_on,
    less,
    many,
    meet,
    moved,
    near_on,
    row_of,
)
from .layout import (
    BASKETS,
    BERTH,
    BOAT,
    BONUS,
    BUYING,
    CHOOSING,
    DAY,
    DRAFTING,
    FINDING,
    FISH,
    KEPT,
    MORNING,
    NAMING,
    PACK,
    PAYING,
    PLACING,
    RESCUING,
    SECOND,
    TAKING,
    WINDOW,
    A,
    B,
    Game,
    player,
    top,
)
from .menus import CATS, LISTED, MAIN, OSHAXES, PLAYS, WAYS, Notes, count, in_fields, list_pile, write, write_some
from .scoring import cats_of

FISH_WORTH = 3  # tenths of a point
A_RESCUE = 4  # fish, that a basket will want
TRIED = 2  # cats whose places are looked at


def _value(card: int, sort: int) -> int:
    """What a card is worth to have, in tenths of a point."""
    if sort >= FIRST_LESSON:
        return 40
    special = {"oshax": 75, 84: 60, 98: 50, 107: 40, 75: 30, 80: 10, 71: 15, 73: 20, 86: 5, 88: 5, 77: 2, 83: 2}
    if RESCUE <= sort < RESCUE_END:
        return {WHOLE: 45, BROKEN: 20}.get(int(BASKET[sort]), 3) + int(sort == RESCUE_END - 1)
    return special["oshax"] if sort == 0 else special.get(card, 12)


VALUE: Ints = table(_value(card, sort) for sort, card in enumerate(SORTS))


@compiled
def look(game: Game, p: int, tile: int, colour: int, notes: Notes) -> int:
    """The best place of a tile by a quick look, left in the notes after the list, and how it looks: snug, over rats,
    beside cats of its colour, on the map of its colour; -1 if there is none."""
    free, near = free_on(game, p), near_on(game, p, game[p + BERTH] != 0)
    shape, best, printed = SHAPE[tile], -1, game[p + BOAT]
    rats = both(row_of(RAT_SETS, printed), free)
    friends, goal = NO_CELLS, NO_CELLS
    if colour >= 0:
        friends = cats_of(game, p, colour)
        goal = row_of(MAP_SETS, FIVE * printed + colour)
    for turn in range(TURNS[shape]):
        places = anchors(shape, turn, free, near)
        at_first = footprint(shape, turn, FIRST_CELL)
        for word in range(WORDS):
            left = places[word]
            while left != 0:
                bit = 64 * word + lowest64(left)
                left = u64(left & u64(left - u64(1)))
                cells = moved(at_first, bit)
                beside = around(cells)
                looks = 2 * many(less(beside, free)) + 3 * many(both(cells, rats))
                if meet(beside, friends):
                    looks += 9
                if meet(cells, goal):
                    looks += 5
                if looks > best:
                    best = looks
                    notes[LISTED], notes[LISTED + 1] = turn, FIRST_CELL + bit
    return best


@compiled
def liking(game: Game, p: int, tile: int) -> int:
    """How much a cat is wanted before its places are looked at."""
    return 2 * SIZE[tile] + 3 * min(6, of_colour(game, p, COLOUR[tile]))


@compiled
def best_cat(game: Game, p: int, notes: Notes) -> int:
    """Of the cats that were counted the place of the one that is wanted most, when those liked best have been tried."""
    left, best, chosen = notes[CATS], -1, 0
    for _ in range(TRIED):
        first, like, word = -1, -1, u64(left)
        while word != 0:
            place = lowest64(word)
            word = u64(word & u64(word - u64(1)))
            liked = liking(game, p, in_fields(game, place))
            if liked > like:
                first, like = place, liked
        if first < 0:
            break
        left &= ~(1 << first)
        tile = in_fields(game, first)
        value = like + look(game, p, tile, COLOUR[tile], notes)
        if value > best:
            best, chosen = value, first
    return chosen


@compiled
def most_aboard(game: Game, p: int) -> int:
    """The colour of which there are most cats on a boat."""
    best, chosen = -1, 0
    for colour in range(FIVE):
        cats = of_colour(game, p, colour)
        if cats > best:
            best, chosen = cats, colour
    return chosen


@compiled
def keep(notes: Notes, listed: int, act: Act) -> None:
    """The two cards that are worth most."""
    first, second = 0, 1
    for place in range(listed):
        if VALUE[notes[LISTED + place]] > VALUE[notes[LISTED + first]]:
            first = place
    if second == first:
        second = 0
    for place in range(listed):
        if place != first and VALUE[notes[LISTED + place]] > VALUE[notes[LISTED + second]]:
            second = place
    act[KIND], act[N] = acts.KEEP, 2
    act[ITEMS], act[ITEMS + 1] = notes[LISTED + min(first, second)], notes[LISTED + max(first, second)]


@compiled
def buy(game: Game, p: int, notes: Notes, listed: int, act: Act) -> None:
    """From the best on whatever is worth its fish, if permanent baskets and those that are bought can still be used."""
    bought, tried, fish = 0, 0, game[p + FISH] - A_RESCUE * game[p + BASKETS]
    if game[DAY] == DAYS:
        fish += A_RESCUE  # nothing is kept for tomorrow
    for _ in range(listed):
        best = -1
        for place in range(listed):
            if not tried >> place & 1 and (best < 0 or VALUE[notes[LISTED + place]] > VALUE[notes[LISTED + best]]):
                best = place
        tried |= 1 << best
        card = notes[LISTED + best]
        price = COST[card]
        if RESCUE <= card < RESCUE_END:
            price += A_RESCUE if BASKET[card] == WHOLE else A_RESCUE // 2 if BASKET[card] == BROKEN else 0
        if price <= fish and COST[card] <= game[p + FISH] and VALUE[card] > FISH_WORTH * COST[card]:
            fish -= price
            bought |= 1 << best
    cost = 0
    for place in range(listed):
        if bought >> place & 1:
            cost += COST[notes[LISTED + place]]
    if cost > game[p + FISH]:
        bought = 0
    act[KIND] = acts.PAY
    write_some(notes, bought, act)


@compiled
def welcome(game: Game, plays: int) -> int:
    """The first of the cards that may be played which is good here, or -1: baskets and fish before cards are dealt,
    cards and tiles whenever there is a window."""
    moment = game[top(game) + A]
    for card in range(ANYTIME, ANYTIME_END):
        if plays >> (card - ANYTIME) & 1:
            effect = EFFECT[card]
            good = effect == Effect.GAIN_BASKET or effect == Effect.DRAW_TILE_TO_BOAT
            if moment == MORNING:
                good |= effect == Effect.DRAW_CARDS
                good |= effect < Effect.BASKET_FOR_FISH and game[DAY] >= DAYS - 1
            if good:
                return card
    return -1


@compiled
def decide(game: Game, seat: int, notes: Notes, act: Act) -> None:
    """What this player does where it is asked."""
    at, p = top(game), player(seat)
    kind = game[at]
    if kind == PLACING:
        if look(game, p, game[at + A], game[at + B], notes) >= 0:
            act[KIND], act[1], act[2] = acts.PLACE, notes[LISTED], notes[LISTED + 1]
            return
    if BUYING <= kind <= PAYING:
        buy(game, p, notes, list_pile(game, p + (KEPT if kind == BUYING else PACK), notes), act)
        return
    count(game, seat, notes)
    if kind == WINDOW:
        card = welcome(game, notes[PLAYS])
        if card >= 0:
            act[KIND], act[1] = acts.PLAY, card
            return
    if CHOOSING <= kind <= DRAFTING:
        keep(notes, notes[WAYS], act)
    elif kind == TAKING and notes[MAIN] > 1:
        act[KIND], act[1] = acts.TAKE, in_fields(game, best_cat(game, p, notes))
    elif kind == RESCUING and notes[MAIN] > 1:  # by a permanent basket first, then by two broken ones
        ways = notes[WAYS]
        act[KIND], act[1] = acts.RESCUE, in_fields(game, best_cat(game, p, notes))
        act[2] = acts.PERMANENT if ways & 1 else acts.BROKEN if ways >> acts.BROKEN & 1 else acts.WHOLE
    elif kind == NAMING:
        act[KIND], act[1] = acts.NAME, most_aboard(game, p)
    else:
        last = notes[MAIN] - 1
        if kind == FINDING or BONUS <= kind <= SECOND:
            last = max(0, notes[MAIN] - 2)  # the largest treasure, if there is any; the last is to take none
            if notes[OSHAXES] and kind == FINDING:
                last = most_aboard(game, p)
        write(game, seat, last, notes, act)
