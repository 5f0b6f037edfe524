"""The days of a voyage [ISLE 4, 6, 7]: how it goes on until the player is asked something, and what is offered then."""

from tabbytop.games.isle.components import NONE
from tabbytop.games.isle.phases.exploring import FISH_A_DAY
from tabbytop.games.isle.phases.rescuing import PRICES
from tabbytop.games.isle.state import DAYS
from tabbytop.kernels.compiled import compiled

from .buying import shop, spend
from .cells import Array, Record
from .company import ANY_NUMBER, get_up, help_themselves, hungry
from .flat import FIVE
from .her_cards import obey
from .judging import prepare
from .sea import BROKEN_CARD, FINDS, LAYING, MINE, OSHAX_CARD, RARE_CARD, SHOPPING, SMALL_CARD, WHOLE_CARD
from .taking import likely_colours, promising

SMALL_SIZE, ANY_SIZE = 2, 9  # of a common treasure
NEAR_PRICE, FAR_PRICE = PRICES["left"], PRICES["right"]
CHEST_ASKED, CAT_ASKED, OSHAX_ASKED, RARE_ASKED, NOTHING_ASKED, NOT_YET = range(6)


@compiled
def ask(box: Record, news: Array, sea: Record) -> int:
    """What the player is asked, or ``NOT_YET`` if it only goes on."""
    sea.offered, sea.least, sea.more_cats = 0, 0.0, 0.0
    if sea.chests > 0:
        return offer_chests(box, sea)
    if sea.phase == SHOPPING:
        return go_shopping(box, news, sea)
    if sea.phase == LAYING:
        return begin_rescue(box, sea)
    if sea.phase != FINDS:
        return go_rescuing(box, sea)
    if sea.oshax_cards > 0:
        return offer_oshax(sea)
    if sea.rare_cards > 0:
        return offer_rare(sea)
    if sea.small_cards > 0:
        return open_chests(sea)
    return NOTHING_ASKED if sea.day >= sea.last_day else next_day(box, sea)


@compiled
def look_ahead(box: Record, sea: Record, cats: float, treasures: int, chests_left: bool) -> None:
    """What is to come from here: ``Reading.outlook``, ``Reading.arrivals``."""
    judge, habits, outlook, days = sea.judge, sea.habits, sea.judge.means.outlook, DAYS - sea.day
    outlook.days = days
    outlook.cats = habits.cats_a_day * days + cats
    outlook.treasures = habits.treasures_a_day * days + treasures
    outlook.lessons = habits.lessons_a_day * days
    outlook.tiles = outlook.cats + 0.5 * outlook.treasures
    judge.chests_left = chests_left
    for colour in range(FIVE):
        there = 0
        for place in range(sea.cats):
            there += box.tiles[sea.field[place]].colour == colour
        judge.most[colour] = habits.most_more * (2 * habits.in_a_field * days * judge.shares[colour] + there) + 0.5
    prepare(judge)


@compiled
def offer(sea: Record, tile: int, colour: int, number: int, price: int, loss: float) -> None:
    one = sea.offers[sea.offered]
    one.tile, one.colour, one.number, one.price, one.loss = tile, colour, number, price, loss
    sea.offered += 1


@compiled
def offer_chests(box: Record, sea: Record) -> int:
    """Common treasures for a map or a card [ISLE 3.4, 4.6]."""
    for number in range(len(sea.common)):
        tile = box.commons[number]
        if sea.common[number] > 0 and box.tiles[tile].size <= sea.chest_size:
            offer(sea, tile, NONE, number, 0, 0.0)
    if sea.offered:
        return CHEST_ASKED
    sea.chests = 0
    return NOT_YET


@compiled
def go_shopping(box: Record, news: Array, sea: Record) -> int:
    look_ahead(box, sea, sea.habits.cats_a_day, 0, True)
    shop(box, news, sea)
    bought = sea.bought
    sea.to_buy = bought[WHOLE_CARD] + bought[BROKEN_CARD] // 2
    sea.oshax_cards += bought[OSHAX_CARD]
    sea.rare_cards += bought[RARE_CARD]
    sea.small_cards += bought[SMALL_CARD]
    sea.phase = LAYING
    return NOT_YET


@compiled
def begin_rescue(box: Record, sea: Record) -> int:
    """Who is first [ISLE 4.4, 6.4, 7.2]."""
    sea.passed, sea.phase = False, MINE
    if sea.rivals:
        get_up(sea)
        help_themselves(box, sea, sea.luck[sea.day] % (sea.rivals + 1))
        sea.my_turn = True
        return NOT_YET
    turn_card(sea)
    hers = box.her_deck[sea.her_card]
    sea.her_cards = hers.baskets
    if sea.boots != hers.speed:
        sea.before_her = sea.boots > hers.speed
    sea.my_turn = sea.before_her
    return NOT_YET


@compiled
def turn_card(sea: Record) -> None:
    sea.her_card = sea.deck[sea.turned]
    sea.turned += 1


@compiled
def go_rescuing(box: Record, sea: Record) -> int:
    """In turns, until all have passed [ISLE 4.5, 6.5]."""
    if sea.passed and sea.her_cards == 0:  # what rivals take from now on does not matter
        sea.phase = FINDS
        return NOT_YET
    if sea.my_turn and not sea.passed:
        sea.my_turn = False
        return offer_cats(box, sea)
    sea.my_turn = True
    if sea.rivals:
        help_themselves(box, sea, 0)
    elif sea.her_cards > 0:
        if sea.her_card < 0:
            turn_card(sea)
        obey(box.her_deck[sea.her_card], sea)
        sea.her_card = -1
        sea.her_cards -= 1
    return NOT_YET


@compiled
def offer_cats(box: Record, sea: Record) -> int:
    """Those that can be carried and paid and that look best [ISLE 4.5]; a basket that is not paid yet costs more."""
    room = ANY_NUMBER if sea.family else sea.unused + sea.baskets + sea.to_buy
    dearer = sea.habits.basket_cost if sea.unused + sea.baskets == 0 else 0
    if room > 0:
        tried = promising(box, sea)
        for place in range(sea.cats):
            price = 0 if sea.family else (NEAR_PRICE if place < sea.left else FAR_PRICE) + dearer
            if price <= sea.fish and tried >> place & 1:
                tile = sea.field[place]
                offer(sea, tile, box.tiles[tile].colour, place, price, spend(sea, price))
    if sea.offered == 0:
        sea.passed = True
        return NOT_YET
    sea.least = -sea.habits.want - sea.habits.want_early * (DAYS - sea.day)
    if sea.family:
        sea.more_cats = max(0.0, sea.cats / (1 + hungry(sea)) - 1)
    else:
        cats = sea.cats / (1 + hungry(sea)) + 0.5 if sea.rivals else sea.cats
        sea.more_cats = max(0.0, min(room, sea.fish / 3.5, cats) - 1)
    return CAT_ASKED


@compiled
def offer_oshax(sea: Record) -> int:
    """The first two, in the two likeliest colours [ISLE 4.6]."""
    sea.oshax_cards -= 1
    liked, second = likely_colours(sea)
    for number in range(min(sea.oshaxes, 2)):
        offer(sea, sea.oshax[number], liked, number, 0, 0.0)
        offer(sea, sea.oshax[number], second, number, 0, 0.0)
    return OSHAX_ASKED


@compiled
def offer_rare(sea: Record) -> int:
    """The first three [ISLE 4.6]."""
    sea.rare_cards -= 1
    for number in range(min(sea.rares, 3)):
        offer(sea, sea.rare[number], NONE, number, 0, 0.0)
    return RARE_ASKED


@compiled
def open_chests(sea: Record) -> int:
    """Two common treasures, for a fish of any size [ISLE 4.6]."""
    sea.small_cards -= 1
    sea.chests, sea.chest_size = 2, ANY_SIZE if sea.fish > 0 else SMALL_SIZE
    sea.fish = max(0, sea.fish - 1)
    return NOT_YET


@compiled
def next_day(box: Record, sea: Record) -> int:
    """Evening, and the next morning [ISLE 4.1, 4.7, 6.3]."""
    if sea.known < FIVE and not sea.rivals:
        turn_colour(box, sea)
    sea.day += 1
    sea.cats = 0
    while sea.cats < 2 * sea.habits.in_a_field and sea.drawn < sea.in_bag:
        tile = sea.bag[sea.drawn]
        sea.drawn += 1
        if box.tiles[tile].colour >= 0:
            sea.field[sea.cats] = tile
            sea.cats += 1
        else:
            sea.rare[sea.rares] = tile
            sea.rares += 1
    sea.left = sea.cats if sea.family else min(sea.habits.in_a_field, sea.cats)
    if sea.laid:
        sea.baskets, sea.laid = sea.spare, False
    sea.unused, sea.boots = sea.permanent, sea.luck[sea.day]
    if sea.family:
        sea.phase = LAYING
        return NOT_YET
    sea.fish += FISH_A_DAY
    sea.phase = SHOPPING
    return NOT_YET


@compiled
def turn_colour(box: Record, sea: Record) -> None:
    """Her next colour [ISLE 6.7]; of the others the mean is known."""
    costs = sea.judge.costs
    costs[sea.colours[sea.known]] = box.colour_points[sea.known]
    sea.known += 1
    rest = 0.0
    for place in range(sea.known, FIVE):
        rest += box.colour_points[place]
    for place in range(sea.known, FIVE):
        costs[sea.colours[place]] = rest / (FIVE - sea.known)
