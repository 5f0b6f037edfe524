"""The rest of a solo game, played out in flat arrays [ISLE 4, 6]: quickly, and only nearly by the rules.

Of the days to come it is imagined which cats and cards appear, what the sister takes and which colours she turns. The
player buys lessons, takes and lays tiles as ``kernel.worth`` advises, buys treasures and oshax while there are fish,
baskets when they are needed. Of anytime cards only those are minded that draw cards. What is counted in the end is
exact: the player's points less the sister's.
"""

from math import exp

import numpy as np

from tabbytop.bots.compiled import compiled
from tabbytop.bots.dice import below, seeded
from tabbytop.games.isle.cards import POINTS_BY_COLOUR_CARD
from tabbytop.games.isle.components import COMMON as CHESTS_OF
from tabbytop.games.isle.components import TILES

from .cells import Array, Number, at, less, meet
from .flat import (
    BOAT,
    CHESTS_LEFT,
    COLOUR_AT,
    COSTS,
    DAYS,
    FILLED,
    FIRST,
    FISH,
    KIND_AT,
    LESSONS,
    MAPS_AT,
    MORE_CATS,
    MORE_LESSONS,
    MORE_TILES,
    MORE_TREASURES,
    MOST,
    NONE_LAID,
    SEEN,
    SHARES,
    Box,
    lay,
)
from .her_cards import close_up, obey
from .kernel import prepare, worth
from .promises import MIN_FISH, OWN
from .taking import likely_colours, pick, promising

# -- start: what a voyage begins with ----------------------------------------------------------------------------------
(
    DAY, PHASE, PURSE, PERMANENT, UNUSED, CARRIED, SPARE, BOOTS, HER_CARDS, HER_CARD, BEFORE_HER, OSHAX_CARDS,
    RARE_CARDS, SMALL_CARDS, LEFT, BONUS,
) = range(16)  # fmt: skip
START = 16
SHOPPING, LAYING, MINE, HER_TURN, FINDS = range(5)  # phases

# -- habits: how somebody plays on -------------------------------------------------------------------------------------
FISH_WORTH, CATS_A_DAY, TREASURES_A_DAY, LESSONS_A_DAY, LEAST_FISH, LEAST_FISH_POINTS, FISH_TO_HER = range(7)
GLANCED, BASKET_COST, MOST_MORE, WANT, TRIED, WANT_EARLY, WIN = range(7, 14)
HABITS = 14

# -- cards that may come: what, cost, how many it draws, then a lesson as in ``promises`` ------------------------------
LESSON_CARD, COLOUR_CARD, OSHAX_CARD, RARE_CARD, SMALL_CARD, WHOLE_CARD, BROKEN_CARD, DRAWING_CARD = range(8)
OTHER_CARD = 8
WHAT, COST, DRAWN, ROW = range(4)
CARDS_A_DAY = 11  # [ISLE 6.3]
MOST_LESSONS = 24  # more than anybody buys from then on
FISH_FOR_OSHAX = 14  # with fewer none is bought

COMMON_TILES = tuple(CHESTS_OF)
SMALL_SIZE = 2
CHEST_SIZES = tuple(TILES[tile].size for tile in CHESTS_OF)
COLOUR_POINTS = tuple(POINTS_BY_COLOUR_CARD)
FULL = 20  # places looked at closely, at most
LARGEST_CHEST = 9
CHEST_ASKED, CAT_ASKED, OSHAX_ASKED, RARE_ASKED, NOTHING_ASKED = range(5)


@compiled
def shuffle(some: Array, rng: Array) -> None:
    for last in range(len(some) - 1, 0, -1):
        other = below(rng, last + 1)
        some[last], some[other] = some[other], some[last]


@compiled
def look_ahead(
    mind: Array,
    habits: Array,
    day: int,
    cats: float,
    treasures: int,
    chests_left: bool,
    field: Array,
    count: int,
    box: Box,
) -> None:
    """What is to come from here: ``Reading.outlook``, ``Reading.arrivals``."""
    days = 5 - day
    mind[DAYS] = days
    mind[MORE_CATS] = habits[CATS_A_DAY] * days + cats
    mind[MORE_TREASURES] = habits[TREASURES_A_DAY] * days + treasures
    mind[MORE_LESSONS] = habits[LESSONS_A_DAY] * days
    mind[MORE_TILES] = mind[MORE_CATS] + 0.5 * mind[MORE_TREASURES]
    mind[CHESTS_LEFT] = 1.0 if chests_left else 0.0
    for one in range(5):
        there = 0
        for place in range(count):
            there += box.nums[COLOUR_AT + field[place]] == one
        mind[MOST + one] = habits[MOST_MORE] * (8 * days * mind[SHARES + one] + there) + 0.5
    prepare(mind)


@compiled
def fish_worth(habits: Array, day: int, fish: int) -> Number:
    """What fish are worth that are left in the evening: ``Reading.kept_fish``."""
    days = 5 - day
    if days == 0:
        value = 0.01 * fish - habits[FISH_TO_HER] * fish
        if fish >= habits[LEAST_FISH]:
            value += habits[LEAST_FISH_POINTS]
        return value
    room = 9.0 + 5.0 * days
    value = habits[FISH_WORTH] * room * (1 - exp(-fish / room))
    if habits[FISH_TO_HER] > 0:
        value -= max(0, fish - 6 * days)
    return value


@compiled
def shop(
    box: Box, mind: Array, lessons: Array, about: Array, rows: int, sets: Array, nums: Array, seen: Array,
    habits: Array, day: int, fish: int, pile: Array, dealt: int, news: Array, news_about: Array, bought: Array,
) -> tuple[int, int, int]:  # fmt: skip
    """A day's cards [ISLE 6.3]: those that are bought by kind into ``bought``, lessons beside the others. How many
    cards were dealt and how many lessons there are then, and the fish that are left."""
    nothing = less(at(sets, FILLED), at(sets, FILLED))
    bought[:] = 0
    now = worth(box, mind, lessons[:rows], about[:rows], sets, nums, seen, -1, NONE_LAID, nothing)
    last = dealt + CARDS_A_DAY
    while dealt < min(last, len(pile)):
        card = pile[dealt]
        dealt += 1
        what, cost = news[card, WHAT], news[card, COST]
        if cost > fish:
            continue
        if what in (LESSON_CARD, COLOUR_CARD):
            if rows == len(lessons):
                continue
            lessons[rows], about[rows] = news[card, ROW:], news_about[card]
            private = lessons[rows, 1] == OWN
            mind[LESSONS] += private
            best, liked = -1e9, -1
            for colour in range(5 if what == COLOUR_CARD else 1):
                if what == COLOUR_CARD:
                    lessons[rows, 4] = colour
                value = worth(
                    box, mind, lessons[: rows + 1], about[: rows + 1], sets, nums, seen, -1, NONE_LAID, nothing
                )
                if value > best:
                    best, liked = value, colour
            if best - now <= fish_worth(habits, day, fish) - fish_worth(habits, day, fish - cost):
                mind[LESSONS] -= private
                continue
            if what == COLOUR_CARD:
                lessons[rows, 4] = liked
            if lessons[rows, 0] == MIN_FISH:
                habits[LEAST_FISH], habits[LEAST_FISH_POINTS] = lessons[rows, 3], lessons[rows, 2]
            rows += 1
            now = best
        elif what == OSHAX_CARD:
            if fish < FISH_FOR_OSHAX:
                continue
        elif what == DRAWING_CARD:
            last += news[card, DRAWN]
        elif what == OTHER_CARD:
            continue
        bought[what] += 1
        if what != WHOLE_CARD and what != BROKEN_CARD:  # baskets are paid for when they are used
            fish -= cost
    return dealt, rows, fish


@compiled
def voyage(
    box: Box, first_mind: Array, first_lessons: Array, first_about: Array, first_sets: Array, first_nums: Array,
    start: Array, first_field: Array, first_bag: Array, first_deck: Array, cards: Array, first_rare: Array,
    first_oshax: Array, first_common: Array, first_unknown: Array, news: Array, news_about: Array,
    first_habits: Array, seed: int, stream: int,
) -> Number:  # fmt: skip
    """One voyage to the end: by how much the player is ahead of the sister then."""
    rng: Array = np.zeros(4, dtype=np.int64)
    seeded(rng, seed, stream)
    mind, sets, nums = first_mind.copy(), first_sets.copy(), first_nums.copy()
    bag, deck, unknown, common = first_bag.copy(), first_deck.copy(), first_unknown.copy(), first_common.copy()
    shuffle(bag, rng)
    shuffle(deck, rng)
    shuffle(unknown, rng)
    pile = np.arange(len(news))
    shuffle(pile, rng)
    luck = np.zeros(6, dtype=np.int64)  # of each day to come, the same for all ways that are compared
    for one in range(6):
        luck[one] = below(rng, 7)
    habits, rows, dealt, bought = first_habits.copy(), len(first_lessons), 0, np.zeros(OTHER_CARD, dtype=np.int64)
    size = rows + MOST_LESSONS
    lessons, about = np.zeros((size, 5), dtype=np.int64), np.zeros((size, 4), dtype=np.uint64)
    lessons[:rows], about[:rows] = first_lessons, first_about
    field, rare, oshax = np.zeros(16, dtype=np.int64), np.zeros(64, dtype=np.int64), np.zeros(16, dtype=np.int64)
    count, rares, big = len(first_field), len(first_rare), len(first_oshax)
    field[:count], rare[:rares], oshax[:big] = first_field, first_rare, first_oshax
    seen, tops = np.zeros(SEEN, dtype=np.int64), np.zeros((2, FULL), dtype=np.int64)
    offers, losses, found = np.zeros((2, 16), dtype=np.int64), np.zeros(16), np.zeros(2, dtype=np.int64)
    prices, numbers = np.zeros(16, dtype=np.int64), np.zeros(16, dtype=np.int64)
    day, phase, fish, left = start[DAY], start[PHASE], start[PURSE], start[LEFT]
    unused, baskets, boots, to_buy = start[UNUSED], start[CARRIED], start[BOOTS], 0
    laid = phase > LAYING  # baskets that are laid are lost in the evening, those in hand are of no use today
    if not laid:
        baskets += start[SPARE]
    her_cards, her_card, before_her = start[HER_CARDS], start[HER_CARD], start[BEFORE_HER] > 0
    oshax_cards, rare_cards, small_cards = start[OSHAX_CARDS], start[RARE_CARDS], start[SMALL_CARDS]
    drawn, turned, known = 0, 0, 5 - len(unknown)
    chests, chest_size = start[BONUS], LARGEST_CHEST
    passed, my_turn = start[CARRIED] < 0, phase == MINE
    if passed:
        baskets = 0
    while True:
        # what is asked next, and what is offered
        asked, offered, least, cats = CHEST_ASKED, 0, 0.0, 0.0
        if chests > 0:
            for shape in range(4):
                if common[shape] > 0 and CHEST_SIZES[shape] <= chest_size:
                    offers[0, offered], offers[1, offered] = COMMON_TILES[shape], -1
                    losses[offered], numbers[offered] = 0.0, shape
                    offered += 1
            if offered == 0:
                chests = 0
                continue
        elif phase == SHOPPING:
            look_ahead(mind, habits, day, habits[CATS_A_DAY], 0, True, field, count, box)
            dealt, rows, fish = shop(
                box, mind, lessons, about, rows, sets, nums, seen, habits, day, fish, pile, dealt, news, news_about,
                bought,
            )  # fmt: skip
            to_buy = bought[WHOLE_CARD] + bought[BROKEN_CARD] // 2
            oshax_cards += bought[OSHAX_CARD]
            rare_cards += bought[RARE_CARD]
            small_cards += bought[SMALL_CARD]
            phase = LAYING
            continue
        elif phase == LAYING:
            her_card = deck[turned]
            turned += 1
            her_cards = cards[her_card, 0]
            if boots != cards[her_card, 1]:
                before_her = boots > cards[her_card, 1]
            passed, my_turn, phase = False, before_her, MINE
            continue
        elif phase != FINDS:
            if passed and her_cards == 0:
                phase = FINDS
                continue
            if not my_turn or passed:
                my_turn = True
                if her_cards > 0:
                    if her_card < 0:
                        her_card = deck[turned]
                        turned += 1
                    count, left, rares, big = obey(cards[her_card], field, count, left, rare, rares, oshax, big, common)
                    her_card = -1
                    her_cards -= 1
                continue
            my_turn, asked = False, CAT_ASKED
            room = unused + baskets + to_buy
            dearer = int(habits[BASKET_COST]) if unused + baskets == 0 else 0
            if room > 0:
                tried = promising(box, mind, nums, field, count, left, int(habits[TRIED]))
                for place in range(count):
                    price = (3 if place < left else 5) + dearer
                    if price <= fish and tried >> place & 1:
                        offers[0, offered], offers[1, offered] = field[place], box.nums[COLOUR_AT + field[place]]
                        losses[offered] = fish_worth(habits, day, fish) - fish_worth(habits, day, fish - price)
                        prices[offered], numbers[offered] = price, place
                        offered += 1
            if offered == 0:
                passed = True
                continue
            least = -habits[WANT] - habits[WANT_EARLY] * (5 - day)
            cats = min(room, fish / 3.5, count) - 1
        elif oshax_cards > 0:
            asked = OSHAX_ASKED
            oshax_cards -= 1
            liked, second = likely_colours(mind, nums)
            for one in range(min(big, 2)):
                for colour in (liked, second):
                    offers[0, offered], offers[1, offered] = oshax[one], colour
                    losses[offered], numbers[offered] = 0.0, one
                    offered += 1
        elif rare_cards > 0:
            asked = RARE_ASKED
            rare_cards -= 1
            for one in range(min(rares, 3)):
                offers[0, offered], offers[1, offered] = rare[one], -1
                losses[offered], numbers[offered] = 0.0, one
                offered += 1
        elif small_cards > 0:
            small_cards -= 1
            chests, chest_size = 2, LARGEST_CHEST if fish > 0 else SMALL_SIZE
            fish = max(0, fish - 1)
            continue
        elif day == 5:
            asked = NOTHING_ASKED
        else:  # evening, and the next morning
            if known < 5:
                mind[COSTS + unknown[known - 5 + len(unknown)]] = COLOUR_POINTS[known]
                known += 1
                rest = 0.0
                for place in range(known, 5):
                    rest += COLOUR_POINTS[place]
                for place in range(known, 5):
                    mind[COSTS + unknown[place - 5 + len(unknown)]] = rest / (5 - known)
            day += 1
            count = 0
            while count < 8 and drawn < len(bag):
                tile = bag[drawn]
                drawn += 1
                if box.nums[KIND_AT + tile] == 0:
                    field[count] = tile
                    count += 1
                else:
                    rare[rares] = tile
                    rares += 1
            left = min(4, count)
            if laid:
                baskets, laid = start[SPARE], False
            unused, boots = start[PERMANENT], luck[day]
            fish += 20
            phase = SHOPPING
            continue
        # what is best
        any_chest = common[0] + common[1] + common[2] + common[3] > 0
        if asked == NOTHING_ASKED:
            mind[DAYS] = mind[MORE_CATS] = mind[MORE_TREASURES] = mind[MORE_LESSONS] = mind[MORE_TILES] = 0.0
            mind[CHESTS_LEFT] = 0.0
            mind[FISH], mind[FIRST] = fish, 1.0 if before_her else 0.0
            prepare(mind)
        else:
            look_ahead(mind, habits, day, cats, rare_cards + small_cards, any_chest, field, count, box)
        now = pick(
            box, mind, lessons[:rows], about[:rows], sets, nums, seen, tops, int(habits[GLANCED]), offers, losses,
            offered, least, found,
        )  # fmt: skip
        if asked == NOTHING_ASKED:
            return now + habits[WIN] if now > 0.5 else now
        # and it is done
        chosen = found[0]
        if chosen < 0:
            if asked == CAT_ASKED:
                passed = True
            elif asked == CHEST_ASKED:
                chests = 0
            elif asked == RARE_ASKED:
                chests, chest_size = 2, LARGEST_CHEST
            continue
        colour, cells, number = offers[1, chosen], at(box.sets, found[1]), numbers[chosen]
        lay(box, sets, nums, box.nums[KIND_AT + offers[0, chosen]], colour, cells)
        if asked == CHEST_ASKED:
            common[number] -= 1
            chests -= 1
            continue
        if asked == RARE_ASKED:
            rares = close_up(rare, number, rares)
            continue
        if asked == OSHAX_ASKED:
            big = close_up(oshax, number, big)
        else:
            fish -= prices[chosen]
            if unused > 0:
                unused -= 1
            elif baskets > 0:
                baskets -= 1
            else:
                to_buy -= 1
            count = close_up(field, number, count)
            if number < left:
                left -= 1
        if any_chest and meet(cells, at(box.sets, MAPS_AT + 5 * int(mind[BOAT]) + colour)):
            chests, chest_size = 1, LARGEST_CHEST


@compiled
def voyages(
    box: Box, mind: Array, lessons: Array, about: Array, sets: Array, nums: Array, start: Array, field: Array,
    bag: Array, deck: Array, cards: Array, rare: Array, oshax: Array, common: Array, unknown: Array, news: Array,
    news_about: Array, habits: Array, seed: int, begin: int, results: Array,
) -> None:  # fmt: skip
    """As many as there is room for results."""
    for one in range(len(results)):
        results[one] = voyage(
            box, mind, lessons, about, sets, nums, start, field, bag, deck, cards, rare, oshax, common, unknown, news,
            news_about, habits, seed, begin + one,
        )  # fmt: skip
