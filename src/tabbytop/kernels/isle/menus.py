"""What a seat may do: counted, and the one that is asked for written down; a menu is never written out.

``count`` says how many there are and leaves what it found in ``notes``; ``write`` puts the n-th into an ``Act``. Equal
choices are counted once, as in the rules. The order of a menu is the kernel's own.
"""

from typing import TypeAlias

from tabbytop.kernels.compiled import Ints, compiled, inlined
from tabbytop.kernels.words import i64, lowest64, popcount64, u64

from . import acts
from .acts import ITEMS, KIND, Act, N
from .anytime import of_colour, playable
from .box import (
    ANYTIME,
    BASKET,
    BERTH_CARD,
    BROKEN,
    CARD_SORTS,
    COMMON_SORTS,
    COST,
    FINDS,
    FINDS_END,
    FIRST_COMMON,
    FIRST_OSHAX,
    FIVE,
    IS_SMALL,
    LESSONS,
    OPTION_FISH,
    OPTION_WHAT,
    OPTIONS,
    OSHAX_CARD,
    OSHAX_SORTS,
    RESCUE,
    RESCUE_END,
    SHAPE,
    TURNS,
    WHAT_COMMON,
    WHAT_RARE,
    WHOLE,
)
from .box import COMMON_TILE as COMMON_KIND
from .box import KIND as TILE_KIND
from .cells import anchors, can_place, fits, free_on, many, near_on, nth
from .layout import (
    BASKETS,
    BERTH,
    BONUS,
    BUYING,
    CHOOSING,
    COMMON,
    DRAFTING,
    FILLED,
    FINDING,
    FISH,
    GIVING_LESSONS,
    GIVING_TREASURES,
    HAND,
    HAND_N,
    HERDING,
    KEPT,
    LAYING,
    LEFT,
    LEFT_N,
    NAMING,
    ORDER,
    OSHAX,
    PACK,
    PAYING,
    PLACING,
    RARE,
    RARE_FROM_MAPS,
    RARE_N,
    RESCUING,
    RIGHT,
    RIGHT_N,
    SEAT,
    SEATS,
    SECOND,
    SELLING,
    SHOWN,
    SORTING,
    TAKING,
    TILES,
    TILES_N,
    USED,
    WINDOW,
    WISH,
    A,
    B,
    Game,
    player,
    tile_of,
    top,
)
from .layout import LESSONS as OWN_LESSONS

Notes: TypeAlias = Ints  #: as long as ``NOTES``

MAIN, PLAYS, CATS, COMMONS, RARES, OSHAXES, WAYS = range(7)
LISTED = 8  # cards or places, one by one; for a tile eight counts and then eight sets of three words
NOTES = 160

PRICE_LEFT, PRICE_RIGHT = 3, 5  # [ISLE 4.5]

# -- choosing from a few ----------------------------------------------------------------------------------------------


@inlined
def nth_bit(mask: int, n: int) -> int:
    """The place of the n-th bit that is set."""
    word = u64(mask)
    for _ in range(n):
        word = u64(word & u64(word - u64(1)))
    return lowest64(word)


@compiled
def list_pile(game: Game, pile: int, notes: Notes) -> int:
    """The cards of a pile, equal ones side by side, and how many."""
    count = 0
    for card in range(CARD_SORTS):
        for _ in range(game[pile + card]):
            notes[LISTED + count] = card
            count += 1
    return count


@compiled
def count_pairs(notes: Notes, listed: int) -> int:
    """Two of those listed; equal ones stand side by side."""
    kinds = doubles = 0
    for place in range(listed):
        same = 1
        while place - same >= 0 and notes[LISTED + place - same] == notes[LISTED + place]:
            same += 1
        kinds += same == 1
        doubles += same == 2
    return kinds * (kinds - 1) // 2 + doubles


@compiled
def write_pair(notes: Notes, listed: int, n: int, act: Act) -> None:
    for first in range(listed):
        if first and notes[LISTED + first] == notes[LISTED + first - 1]:
            continue
        for second in range(first + 1, listed):
            if second > first + 1 and notes[LISTED + second] == notes[LISTED + second - 1]:
                continue
            if n == 0:
                act[N], act[ITEMS], act[ITEMS + 1] = 2, notes[LISTED + first], notes[LISTED + second]
                return
            n -= 1


@compiled
def affordable(notes: Notes, listed: int, fish: int, n: int) -> int:
    """How many choices of cards the fish suffice for, if ``n`` is -1; else which cards the n-th takes, bit by bit. Of
    equal cards the first are taken."""
    found = 0
    for chosen in range(1 << listed):
        cost, fitting = 0, True
        for place in range(listed):
            if chosen >> place & 1:
                cost += COST[notes[LISTED + place]]
                if place and not chosen >> (place - 1) & 1 and notes[LISTED + place] == notes[LISTED + place - 1]:
                    fitting = False
        if fitting and cost <= fish:
            if found == n:
                return chosen
            found += 1
    return found


@compiled
def write_some(notes: Notes, chosen: int, act: Act) -> None:
    """Those of the listed whose bits are set."""
    count = 0
    word = u64(chosen)
    while word != 0:
        act[ITEMS + count] = notes[LISTED + lowest64(word)]
        count += 1
        word = u64(word & u64(word - u64(1)))
    act[N] = count


# -- tiles ------------------------------------------------------------------------------------------------------------


@compiled
def that_fit(game: Game, p: int, tiles: int, step: int, number: int, first: int) -> int:
    """Which of so many tiles have a place, bit by bit. They are written one by one from ``tiles`` on, or, if they are
    those from the number ``first`` on, how many of each there are."""
    found, free, near = 0, free_on(game, p), near_on(game, p, game[p + BERTH] != 0)
    for place in range(number):
        at = game[tiles + step * place]
        if first >= 0:
            if at == 0:
                continue
            at = first + place
        if fits(SHAPE[at], free, near):
            found |= 1 << place
    return found


@compiled
def common_that_fit(game: Game, p: int) -> int:
    return that_fit(game, p, COMMON, 1, COMMON_SORTS, FIRST_COMMON)


@compiled
def rare_that_fit(game: Game, p: int) -> int:
    """Piles of them."""
    return that_fit(game, p, RARE, 2, game[RARE_N], -1)


@compiled
def cats_that_fit(game: Game, p: int, left: int, right: int) -> int:
    """Of so many cats of the left field and of the right those that have a place, the left field first."""
    found = that_fit(game, p, LEFT, 1, left, -1)
    return found | that_fit(game, p, RIGHT, 1, right, -1) << game[LEFT_N] if right else found


@inlined
def in_fields(game: Game, place: int) -> int:
    """The cat at a place, the left field first."""
    return game[LEFT + place] if place < game[LEFT_N] else game[RIGHT + place - game[LEFT_N]]


@compiled
def rescuable(game: Game, p: int) -> int:
    """Cats that the fish suffice for and that have a place on the boat [ISLE 3.3, 4.5]."""
    fish = game[p + FISH]
    left = game[LEFT_N] if fish >= PRICE_LEFT else 0
    return cats_that_fit(game, p, left, game[RIGHT_N] if fish >= PRICE_RIGHT else 0)


@compiled
def baskets_of(game: Game, p: int) -> int:
    """The kinds of basket that a rescue can still be paid with, bit by bit [ISLE 4.5]."""
    found, broken = 0, 0
    if game[p + USED] < game[p + BASKETS]:
        found |= 1 << acts.PERMANENT
    for card in range(RESCUE, RESCUE_END):
        if BASKET[card] == WHOLE and game[p + SHOWN + card]:
            found |= 1 << acts.WHOLE
        elif BASKET[card] == BROKEN:
            broken += game[p + SHOWN + card]
    return found | 1 << acts.BROKEN if broken >= 2 else found


@compiled
def can_berth(game: Game, p: int) -> int:
    """Before a tile is placed its owner may play card 69 or 70 [ISLE 4.9]."""
    empty = game[p + FILLED] == 0 and game[p + FILLED + 1] == 0 and game[p + FILLED + 2] == 0
    return 0 if game[p + BERTH] or empty or not game[p + HAND + BERTH_CARD] else 1


@compiled
def wanted(game: Game, option: int, commons: int, rares: int) -> int:
    """Of the common treasures or of the piles of rare ones those that an option of a treasure card names."""
    what = OPTION_WHAT[option]
    if what == WHAT_RARE:
        return rares
    found = commons
    if what != WHAT_COMMON:
        for place in range(COMMON_SORTS):
            if not IS_SMALL[FIRST_COMMON + place]:
                found &= ~(1 << place)
    return found


@compiled
def treasure_at(game: Game, option: int, place: int) -> int:
    """The tile of such a place."""
    return game[RARE + 2 * place] if OPTION_WHAT[option] == WHAT_RARE else FIRST_COMMON + place


@compiled
def count_places(game: Game, p: int, tile: int, notes: Notes) -> int:
    """How many places a tile has; the anchors of each turn are noted."""
    free, near = free_on(game, p), near_on(game, p, game[p + BERTH] != 0)
    shape, total = SHAPE[tile], 0
    for turn in range(TURNS[shape]):
        cells = anchors(shape, turn, free, near)
        count = many(cells)
        notes[LISTED + turn] = count
        at = LISTED + 8 + 3 * turn
        notes[at], notes[at + 1], notes[at + 2] = i64(cells[0]), i64(cells[1]), i64(cells[2])
        total += count
    return total


# -- counting ---------------------------------------------------------------------------------------------------------


@inlined
def on_turn(game: Game) -> int:
    """Whose turn it is, where one seat is asked."""
    at = top(game)
    return game[ORDER + game[SEATS] - game[at + A]] if game[at] == LAYING else game[at + SEAT]


@compiled
def count(game: Game, seat: int, notes: Notes) -> int:
    """How many actions a seat may choose from, of the frame on top or, beside another's turn, of anytime cards."""
    at, p = top(game), player(seat)
    kind = game[at]
    notes[MAIN] = notes[PLAYS] = 0
    if LAYING <= kind <= FINDING:
        notes[PLAYS] = playable(game, seat)
        if seat != on_turn(game):
            return popcount64(u64(notes[PLAYS]))
        if kind == LAYING:
            total = 1
            for card in range(RESCUE, RESCUE_END):
                total *= game[p + HAND + card] + 1
            notes[MAIN] = total
        elif kind == RESCUING:
            notes[WAYS] = baskets_of(game, p)
            notes[CATS] = rescuable(game, p) if notes[WAYS] else 0
            notes[MAIN] = popcount64(u64(notes[CATS])) * popcount64(u64(notes[WAYS])) + 1
        else:
            notes[MAIN] = count_finds(game, p, notes) + 1
    elif kind == PLACING:
        notes[WAYS] = count_places(game, p, game[at + A], notes)
        notes[MAIN] = max(1, notes[WAYS])  # a tile that has none is let go
        notes[PLAYS] = can_berth(game, p) << (BERTH_CARD - ANYTIME)
    elif WINDOW <= kind <= WISH:
        notes[MAIN] = 1
        notes[PLAYS] = playable(game, seat)
    elif CHOOSING <= kind <= DRAFTING:
        notes[WAYS] = list_pile(game, p + PACK, notes)
        notes[MAIN] = count_pairs(notes, notes[WAYS])
    elif BUYING <= kind <= PAYING:
        notes[WAYS] = list_pile(game, p + (KEPT if kind == BUYING else PACK), notes)
        notes[MAIN] = affordable(notes, notes[WAYS], game[p + FISH], -1)
        if kind == BUYING:
            notes[PLAYS] = playable(game, seat)
    elif BONUS <= kind <= SECOND:
        notes[COMMONS] = common_that_fit(game, p)
        notes[RARES] = 0
        if kind == BONUS:
            if game[RARE_FROM_MAPS]:
                notes[RARES] = rare_that_fit(game, p)
        else:
            option = OPTIONS * (game[at + A] - FINDS) + game[at + B]
            if OPTION_WHAT[option] == WHAT_RARE:
                notes[RARES], notes[COMMONS] = rare_that_fit(game, p), 0
            else:
                notes[COMMONS] = wanted(game, option, notes[COMMONS], 0)
        notes[MAIN] = popcount64(u64(notes[COMMONS])) + popcount64(u64(notes[RARES])) + 1
        notes[PLAYS] = can_berth(game, p) << (BERTH_CARD - ANYTIME)
    elif kind == TAKING:
        notes[CATS] = cats_that_fit(game, p, game[LEFT_N], 0)
        notes[MAIN] = popcount64(u64(notes[CATS])) + 1
    else:
        count_for_a_card(game, at, p, notes)
    return notes[MAIN] + popcount64(u64(notes[PLAYS]))


@compiled
def count_for_a_card(game: Game, at: int, p: int, notes: Notes) -> None:
    """The same where an anytime card, or a public lesson, asks for something."""
    kind = game[at]
    if kind == GIVING_LESSONS:
        notes[WAYS] = list_pile(game, p + OWN_LESSONS, notes)
        notes[MAIN] = count_pairs(notes, notes[WAYS])
    elif kind == GIVING_TREASURES:
        listed = 0
        for place in range(game[p + TILES_N]):
            if TILE_KIND[tile_of(game[p + TILES + place])] >= COMMON_KIND:
                notes[LISTED + listed] = place
                listed += 1
        notes[WAYS] = listed
        notes[MAIN] = listed * (listed - 1) // 2
    elif kind == HERDING:
        cats = game[LEFT_N] + game[RIGHT_N]
        notes[MAIN], ways = 0, 1
        for size in range(1, min(game[at + A], cats) + 1):
            ways = ways * (cats - size + 1) // size
            notes[MAIN] += ways
    elif kind == NAMING:
        notes[CATS] = (1 << FIVE) - 1 if game[at + A] >= LESSONS else colours_to_catch(game, p)
        notes[MAIN] = popcount64(u64(notes[CATS]))
    elif SELLING <= kind <= SORTING:
        notes[MAIN] = 2


@compiled
def count_finds(game: Game, p: int, notes: Notes) -> int:
    """Oshax in each colour, treasures by each option that can be paid for [ISLE 4.6]."""
    total = 0
    notes[OSHAXES] = that_fit(game, p, OSHAX, 1, OSHAX_SORTS, FIRST_OSHAX) if game[p + HAND + OSHAX_CARD] else 0
    total += FIVE * popcount64(u64(notes[OSHAXES]))
    notes[COMMONS] = notes[RARES] = 0
    for card in range(FINDS, FINDS_END):
        if game[p + HAND + card]:
            notes[COMMONS], notes[RARES] = common_that_fit(game, p), rare_that_fit(game, p)
            break
    for card in range(FINDS, FINDS_END):
        if game[p + HAND + card]:
            for option in range(OPTIONS * (card - FINDS), OPTIONS * (card - FINDS) + OPTIONS):
                if OPTION_FISH[option] <= game[p + FISH]:
                    total += popcount64(u64(wanted(game, option, notes[COMMONS], notes[RARES])))
    return total


@compiled
def colours_to_catch(game: Game, p: int) -> int:
    """One colour of each number of cats, as equal catches are the same."""
    found = seen = 0
    for colour in range(FIVE):
        cats = of_colour(game, p, colour)
        if not seen >> cats & 1:
            found |= 1 << colour
        seen |= 1 << cats
    return found


# -- writing one down -------------------------------------------------------------------------------------------------


@compiled
def write(game: Game, seat: int, n: int, notes: Notes, act: Act) -> None:
    """The n-th action of those counted last."""
    if n >= notes[MAIN]:
        act[KIND], act[1] = acts.PLAY, ANYTIME + nth_bit(notes[PLAYS], n - notes[MAIN])
        return
    at, p = top(game), player(seat)
    kind = game[at]
    if kind == LAYING:
        act[KIND], listed = acts.LAY, 0
        for card in range(RESCUE, RESCUE_END):
            ways = game[p + HAND + card] + 1
            for _ in range(n % ways):
                act[ITEMS + listed] = card
                listed += 1
            n //= ways
        act[N] = listed
    elif kind == RESCUING:
        ways = popcount64(u64(notes[WAYS]))
        if n == notes[MAIN] - 1:
            act[KIND] = acts.DONE
        else:
            act[KIND] = acts.RESCUE
            act[1] = in_fields(game, nth_bit(notes[CATS], n // ways))
            act[2] = nth_bit(notes[WAYS], n % ways)
    elif kind == FINDING:
        write_find(game, p, n, notes, act)
    elif kind == PLACING:
        if notes[WAYS] == 0:
            act[KIND] = acts.DONE
            return
        turn = 0
        while n >= notes[LISTED + turn]:
            n -= notes[LISTED + turn]
            turn += 1
        cells = LISTED + 8 + 3 * turn
        act[KIND], act[1] = acts.PLACE, turn
        act[2] = nth((u64(notes[cells]), u64(notes[cells + 1]), u64(notes[cells + 2])), n)
    elif WINDOW <= kind <= WISH:
        act[KIND] = acts.HOLD
    elif CHOOSING <= kind <= DRAFTING:
        act[KIND] = acts.KEEP
        write_pair(notes, notes[WAYS], n, act)
    elif BUYING <= kind <= PAYING:
        act[KIND] = acts.PAY
        write_some(notes, affordable(notes, notes[WAYS], game[p + FISH], n), act)
    elif BONUS <= kind <= SECOND:
        commons = popcount64(u64(notes[COMMONS]))
        if n == notes[MAIN] - 1:
            act[KIND] = acts.DONE
        elif n < commons:
            act[KIND], act[1] = acts.TAKE, FIRST_COMMON + nth_bit(notes[COMMONS], n)
        else:
            act[KIND], act[1] = acts.TAKE, game[RARE + 2 * nth_bit(notes[RARES], n - commons)]
    elif kind == TAKING:
        if n == notes[MAIN] - 1:
            act[KIND] = acts.DONE
        else:
            act[KIND], act[1] = acts.TAKE, game[LEFT + nth_bit(notes[CATS], n)]
    else:
        write_for_a_card(game, at, n, notes, act)


@compiled
def write_for_a_card(game: Game, at: int, n: int, notes: Notes, act: Act) -> None:
    """The same where a card asks for something."""
    kind = game[at]
    if kind == GIVING_LESSONS:
        act[KIND] = acts.GIVE_LESSONS
        write_pair(notes, notes[WAYS], n, act)
    elif kind == GIVING_TREASURES:
        act[KIND] = acts.GIVE_TREASURES
        write_pair(notes, notes[WAYS], n, act)
    elif kind == HERDING:
        write_herd(game, game[at + A], n, act)
    elif kind == NAMING:
        act[KIND], act[1] = acts.NAME, nth_bit(notes[CATS], n)
    elif kind == SELLING:
        act[KIND], act[1] = acts.SELL, 1 - n
    else:
        act[KIND], act[1], act[2] = acts.SEND, n, game[LEFT_N] if n == acts.LEFT else game[RIGHT_N]


@compiled
def write_find(game: Game, p: int, n: int, notes: Notes, act: Act) -> None:
    oshax = FIVE * popcount64(u64(notes[OSHAXES]))
    if n == notes[MAIN] - 1:
        act[KIND] = acts.DONE
        return
    if n < oshax:
        act[KIND], act[1], act[2] = acts.BEFRIEND, FIRST_OSHAX + nth_bit(notes[OSHAXES], n // FIVE), n % FIVE
        return
    n -= oshax
    for card in range(FINDS, FINDS_END):
        if game[p + HAND + card]:
            for option in range(OPTIONS * (card - FINDS), OPTIONS * (card - FINDS) + OPTIONS):
                if OPTION_FISH[option] > game[p + FISH]:
                    continue
                tiles = wanted(game, option, notes[COMMONS], notes[RARES])
                ways = popcount64(u64(tiles))
                if n < ways:
                    act[KIND], act[1], act[2] = acts.FIND, card, option % OPTIONS
                    act[3] = treasure_at(game, option, nth_bit(tiles, n))
                    return
                n -= ways


@compiled
def write_herd(game: Game, most: int, n: int, act: Act) -> None:
    """Some of the cats in the fields, in the order of their tiles: one, two or three of them."""
    cats, size, ways = game[LEFT_N] + game[RIGHT_N], 1, game[LEFT_N] + game[RIGHT_N]
    while n >= ways:
        n -= ways
        size += 1
        ways = ways * (cats - size + 1) // size
    act[KIND], act[N] = acts.HERD, size
    place = 0
    for item in range(size):
        while True:
            ways = 1  # of choosing the others among those after this place
            for one in range(1, size - item):
                ways = ways * (cats - place - one) // one
            if n < ways:
                break
            n -= ways
            place += 1
        tile, before = in_fields(game, place), ITEMS + item
        while before > ITEMS and act[before - 1] > tile:
            act[before] = act[before - 1]
            before -= 1
        act[before] = tile
        place += 1


# -- who is asked -----------------------------------------------------------------------------------------------------


@compiled
def might_place(game: Game, p: int, tile: int) -> bool:
    """Is there a place, by card 69 or 70 if one should be in the hand? Which cards are is hidden."""
    return can_place(game, p, tile, game[p + HAND_N] > 0)


@compiled
def can_rescue(game: Game, p: int) -> bool:
    return baskets_of(game, p) != 0 and rescuable(game, p) != 0
