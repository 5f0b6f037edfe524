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
from tabbytop.games.isle.cards import BASKET_CARDS, POINTS_BY_COLOUR_CARD
from tabbytop.games.isle.components import COMMON as CHESTS_OF
from tabbytop.games.isle.components import TILES

from .cells import Array, Number, Words, at, both, either, less, many, meet
from .flat import (
    AROUND,
    BOAT,
    CABINS_AT,
    CHESTS_LEFT,
    COLOUR_AT,
    COSTS,
    DAYS,
    FILLED,
    FIRST,
    FISH,
    GROUP_COLOUR,
    GROUP_SIZE,
    GROUPS,
    HULL_AT,
    KIND_AT,
    LESSONS,
    MAPS_AT,
    MORE_CATS,
    MORE_LESSONS,
    MORE_TILES,
    MORE_TREASURES,
    MOST,
    NEAR,
    NONE_LAID,
    RATS_AT,
    SEEN,
    SHAPE_AT,
    SHARES,
    SOME_AT,
    TREASURE,
    Box,
    lay,
)
from .kernel import prepare, worth
from .promises import MIN_FISH, OWN, ROOMS_EMPTY

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

# -- the sister's cards: baskets, speed, then what, where and where else for two steps ---------------------------------
CAT_STEP, RARE_STEP, OSHAX_STEP, COMMON_STEP, SWAP_STEP = range(5)
_STEPS = {"cat": CAT_STEP, "rare": RARE_STEP, "oshax": OSHAX_STEP, "common": COMMON_STEP, "swap": SWAP_STEP}
FIRST_CARD = min(BASKET_CARDS)


def _card(number: int) -> list[int]:
    card = BASKET_CARDS[number]
    row = [card.baskets, card.speed]
    for step in card.steps:
        where = CHESTS_OF.index(step.at) if step.what == "common" else step.at - 1
        row += [_STEPS[step.what], where, step.other - 1]
    return row


HER_DECK = np.array([_card(number) for number in sorted(BASKET_CARDS)], dtype=np.int64)
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
def glance(
    box: Box, mind: Array, sets: Array, nums: Array, tile: int, colour: int, spared: Words, glanced: int, tops: Array
) -> int:
    """The places of a tile that look best, into ``tops``, and how many: as ``Judge._glance`` sees it, rather in small
    rooms, and not on ``spared`` cells."""
    filled = at(sets, FILLED)
    empty = (filled[0] | filled[1] | filled[2] | filled[3]) == 0
    free = less(at(box.sets, HULL_AT), filled)
    friends = less(filled, filled)
    if colour >= 0:
        for group in range(nums[GROUPS]):
            if nums[GROUP_COLOUR + group] == colour:
                friends = either(friends, at(sets, NEAR + group))
    boat = int(mind[BOAT])
    rats, map_cell = at(box.sets, RATS_AT + boat), at(box.sets, MAPS_AT + 5 * boat + max(0, colour))
    cabins, shape = less(at(box.sets, CABINS_AT), spared), box.nums[SHAPE_AT + tile]
    kept, worst = 0, 0
    for place in range(box.nums[shape], box.nums[shape + 1]):
        cells = at(box.sets, place)
        if meet(cells, filled):
            continue
        near = at(box.sets, AROUND + place)
        if empty:
            if not box.nums[SOME_AT + place]:
                continue
        elif not meet(near, filled):
            continue
        looks = 2 * many(less(near, free)) + 3 * many(both(cells, rats))
        if meet(cells, friends):
            looks += 6
        if colour >= 0 and meet(cells, map_cell):
            looks += 4
        if meet(cells, spared):
            looks -= 12
        looks += many(both(cells, cabins))
        if kept < glanced:
            tops[0, kept], tops[1, kept] = looks, place
            kept += 1
        elif looks > tops[0, worst]:
            tops[0, worst], tops[1, worst] = looks, place
        else:
            continue
        for one in range(kept):
            if tops[0, one] < tops[0, worst]:
                worst = one
    return kept


@compiled
def pick(
    box: Box, mind: Array, lessons: Array, about: Array, sets: Array, nums: Array, seen: Array, tops: Array,
    glanced: int, offers: Array, losses: Array, count: int, least: float, found: Array,
) -> Number:  # fmt: skip
    """Of ``count`` tiles offered (tile, colour) the one that adds most beyond what it costs, if that is more than
    ``least``: its number and its place into ``found``, -1 if none. What the boat is worth as it is."""
    now, best, boat = 0.0, least, int(mind[BOAT])
    found[0] = -1
    filled, spared = at(sets, FILLED), less(at(sets, FILLED), at(sets, FILLED))
    for row in range(len(lessons)):
        if lessons[row, 0] == ROOMS_EMPTY and lessons[row, 1] == OWN and not meet(at(about, row), filled):
            spared = either(spared, at(about, row))
    for offer in range(-1, count):
        tile, colour, kept = -1, NONE_LAID, 1
        cells = less(at(sets, FILLED), at(sets, FILLED))
        map_cell = cells
        if offer >= 0:
            tile, colour = offers[0, offer], offers[1, offer]
            kept = glance(box, mind, sets, nums, tile, colour, spared, glanced, tops)
            if colour >= 0 and mind[CHESTS_LEFT] > 0:
                map_cell = at(box.sets, MAPS_AT + 5 * boat + colour)
        for one in range(kept):
            if offer >= 0:
                cells = at(box.sets, tops[1, one])
            kind = box.nums[KIND_AT + tile] if tile >= 0 else -1
            value = worth(box, mind, lessons, about, sets, nums, seen, kind, colour, cells)
            if offer < 0:
                now = value
                continue
            value -= now + losses[offer]
            if meet(cells, map_cell):
                value += mind[TREASURE]
            if value > best:
                best, found[0], found[1] = value, offer, tops[1, one]
    return now


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
def promising(box: Box, mind: Array, nums: Array, field: Array, count: int, left: int, most: int) -> int:
    """The places in the fields, bit by bit, of so many cats that look best by their colour and price."""
    liking = np.zeros(16)
    for place in range(count):
        colour, size = box.nums[COLOUR_AT + field[place]], 0
        for group in range(nums[GROUPS]):
            if nums[GROUP_COLOUR + group] == colour:
                size = max(size, nums[GROUP_SIZE + group])
        liking[place] = 1.3 * min(size, 4) - mind[COSTS + colour] - (0.0 if place < left else 0.8)
    found = 0
    for _ in range(min(most, count)):
        best = -1
        for place in range(count):
            if not found >> place & 1 and (best < 0 or liking[place] > liking[best]):
                best = place
        found |= 1 << best
    return found


@compiled
def close_up(row: Array, where: int, count: int) -> int:
    """One of a row is gone, the others close up; how many are left."""
    for place in range(where, count - 1):
        row[place] = row[place + 1]
    return count - 1


@compiled
def obey(
    card: Array, field: Array, count: int, left: int, rare: Array, rares: int, oshax: Array, big: int, common: Array
) -> tuple[int, int, int, int]:
    """The sister's instructions [ISLE 6.5]; how many cats, cats of the left field, rare treasures and oshax stay."""
    for step in range(2):
        what, where, other = card[2 + 3 * step], card[3 + 3 * step], card[4 + 3 * step]
        if what == CAT_STEP:
            if count:
                where = min(where, count - 1)
                count = close_up(field, where, count)
                if where < left:
                    left -= 1
        elif what == RARE_STEP:
            if rares:
                rares = close_up(rare, min(where, rares - 1), rares)
        elif what == OSHAX_STEP:
            if big:
                big = close_up(oshax, min(where, big - 1), big)
        elif what == COMMON_STEP:
            if common[where] > 0:
                common[where] -= 1
        elif count >= 2:
            one, two = min(where, count - 1), min(other, count - 1)
            if one == two:
                one, two = count - 2, count - 1
            field[one], field[two] = field[two], field[one]
    return count, left, rares, big


@compiled
def likely_colours(mind: Array, nums: Array) -> tuple[int, int]:
    """The two colours in which an oshax is tried: ``shopping.likely_colours``."""
    first = second = -1
    like = second_like = -1e9
    for colour in range(5):
        size = 0
        for group in range(nums[GROUPS]):
            if nums[GROUP_COLOUR + group] == colour:
                size = max(size, nums[GROUP_SIZE + group])
        liking = size - mind[COSTS + colour]
        if liking > like:
            first, second, like, second_like = colour, first, liking, like
        elif liking > second_like:
            second, second_like = colour, liking
    return first, second


@compiled
def drop(row: Array, place: int, count: int) -> int:
    """A row closes up after something is taken from it; how many are left."""
    for one in range(place, count - 1):
        row[one] = row[one + 1]
    return count - 1


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
            rares = drop(rare, number, rares)
            continue
        if asked == OSHAX_ASKED:
            big = drop(oshax, number, big)
        else:
            fish -= prices[chosen]
            if unused > 0:
                unused -= 1
            elif baskets > 0:
                baskets -= 1
            else:
                to_buy -= 1
            count = drop(field, number, count)
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
