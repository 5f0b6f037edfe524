"""How a game goes on, played out on a record [ISLE 4, 6, 7]: quickly, and only nearly by the rules (a play-out, as
Monte Carlo search calls it).

Of the days to come it is imagined which cats and cards appear, what the sister takes and which colours she turns, or
what the others take. The player buys lessons, takes and lays tiles as ``kernel.worth`` advises, buys treasures and
oshax while there are fish, baskets when they are needed. Of anytime cards only those are minded that draw cards. What
is counted in the end is exact: the player's points less the sister's, or among others the player's alone. A voyage that
ends before the last day is judged instead.
"""

import numpy as np

from tabbytop.games.isle.state import DAYS
from tabbytop.kernels.compiled import compiled
from tabbytop.kernels.dice import below, seeded

from .buying import fish_worth
from .cells import Array, Number, Record, meet
from .company import in_some_mood
from .days import ANY_SIZE, CAT_ASKED, CHEST_ASKED, NOT_YET, NOTHING_ASKED, OSHAX_ASKED, RARE_ASKED, ask, look_ahead
from .flat import lay
from .her_cards import close_up, take_cat
from .judging import prepare
from .kernel import worth
from .taking import pick

LUCKY_BOOTS = 7  # a day to come brings fewer than so many


@compiled
def voyages(box: Record, news: Array, start: Array, seed: int, begin: int, results: Array) -> None:
    """As many as there is room for results."""
    room = start.copy()
    for one in range(len(results)):
        room[0] = start[0]
        results[one] = voyage(box, news, room[0], seed, begin + one)


@compiled
def voyage(box: Record, news: Array, sea: Record, seed: int, stream: int) -> Number:
    """One voyage to the end: by how much the player is ahead of the sister then, or among rivals, how many points."""
    set_out(sea, seed, stream)
    while True:
        sea.asked = ask(box, news, sea)
        if sea.asked == NOT_YET:
            continue
        if sea.asked == NOTHING_ASKED:
            return arrive(box, sea)
        look_ahead(box, sea, sea.more_cats, sea.rare_cards + sea.small_cards, any_chest(sea))
        pick(box, sea)
        if sea.chosen < 0:
            decline(sea)
        else:
            take(box, sea)


# -- setting out and arriving -----------------------------------------------------------------------------------------


@compiled
def shuffle(some: Array, rng: Array) -> None:
    for last in range(len(some) - 1, 0, -1):
        other = below(rng, last + 1)
        some[last], some[other] = some[other], some[last]


@compiled
def set_out(sea: Record, seed: int, stream: int) -> None:
    """This voyage's luck."""
    rng: Array = np.zeros(4, dtype=np.int64)
    seeded(rng, seed, stream)
    shuffle(sea.bag[: sea.in_bag], rng)
    shuffle(sea.deck[: sea.in_deck], rng)
    shuffle(sea.colours[sea.known :], rng)
    for card in range(sea.in_pile):
        sea.pile[card] = card
    shuffle(sea.pile[: sea.in_pile], rng)
    for day in range(len(sea.luck)):
        sea.luck[day] = below(rng, LUCKY_BOOTS)
    in_some_mood(sea, rng)


@compiled
def arrive(box: Record, sea: Record) -> Number:
    """Nothing is to come, unless the voyage ends before the last day: then it is judged."""
    means = sea.judge.means
    if sea.day < DAYS:
        look_ahead(box, sea, 0.0, 0, any_chest(sea))
        judged = worth(box, sea.judge, sea.lessons[: sea.held], sea.boat)
        return judged + fish_worth(sea.habits, sea.day, sea.fish)
    outlook = means.outlook
    outlook.days = outlook.cats = outlook.treasures = outlook.lessons = outlook.tiles = 0.0
    sea.judge.chests_left = False
    means.fish = sea.fish
    if sea.rivals == 0:
        means.first = 1.0 if sea.before_her else 0.0
    prepare(sea.judge)
    ahead = worth(box, sea.judge, sea.lessons[: sea.held], sea.boat)
    return ahead + sea.habits.win if ahead > 0.5 else ahead


# -- and it is done ----------------------------------------------------------------------------------------------------


@compiled
def decline(sea: Record) -> None:
    """None of the tiles; for a rare treasure two common ones may be taken [ISLE 4.6]."""
    if sea.asked == CAT_ASKED:
        sea.passed = True
    elif sea.asked == CHEST_ASKED:
        sea.chests = 0
    elif sea.asked == RARE_ASKED:
        sea.chests, sea.chest_size = 2, ANY_SIZE


@compiled
def any_chest(sea: Record) -> bool:
    """Whether a common treasure is left."""
    left = 0
    for number in sea.common:
        left += number
    return left > 0


@compiled
def take(box: Record, sea: Record) -> None:
    """The tile that was chosen is laid; a cat on the map of its colour finds a common treasure [ISLE 3.4]."""
    one, cells = sea.offers[sea.chosen], box.places[sea.place]
    lay(box, sea.boat, box.tiles[one.tile].kind, one.colour, cells)
    if sea.asked == CHEST_ASKED:
        sea.common[one.number] -= 1
        sea.chests -= 1
        return
    if sea.asked == RARE_ASKED:
        sea.rares = close_up(sea.rare, one.number, sea.rares)
        return
    if sea.asked == OSHAX_ASKED:
        sea.oshaxes = close_up(sea.oshax, one.number, sea.oshaxes)
    else:
        sea.fish -= one.price
        use_basket(sea)
        take_cat(sea, one.number)
    if any_chest(sea) and meet(cells, box.boats[sea.judge.means.boat].maps[one.colour]):
        sea.chests, sea.chest_size = 1, ANY_SIZE


@compiled
def use_basket(sea: Record) -> None:
    if sea.unused > 0:
        sea.unused -= 1
    elif sea.baskets > 0:
        sea.baskets -= 1
    else:
        sea.to_buy -= 1
