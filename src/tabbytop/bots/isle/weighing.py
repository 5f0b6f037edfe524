"""With time to think: the same questions as in ``turns`` and ``deciding``, answered by ``voyages``.

Ordinary judgement says what is worth a closer look; which of it is done, the voyages say.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from tabbytop.bots.bot import Budget
from tabbytop.games.isle.actions import Befriend, Done, Find, Keep, Pay, Place, Play, Rescue, Take
from tabbytop.games.isle.cards import CARDS, LESSONS, AnytimeCard, CardId, Lesson, OshaxCard, TreasureCard
from tabbytop.games.isle.components import COLOURS, TILES, TileId
from tabbytop.games.isle.state import Placing

from .ahead import taken_from_others
from .reading import Reading
from .sea import THEIR_TURN
from .shopping import Shop, likely_colours
from .turns import A_BERTH, BASKETS
from .voyages import Voyages
from .way import PASSED, Way, way_from

CATS_WEIGHED = 6
PLACES_WEIGHED = 16
FINDS_WEIGHED = 6
PURCHASES_WEIGHED = 8
LESSON_VOYAGES = 200
#: by question: how much thought it is worth
THOUGHT = {"rescue": 4.0, "place": 5.0, "find": 2.0, "pay": 3.0}


def rescue(seen: Reading, actions: Sequence[object], rng: Random, budget: Budget | None) -> Rescue | Done:
    """The cat after which it goes on best, or none [ISLE 4.5]."""
    offers = [action for action in actions if isinstance(action, Rescue)]
    wanted = best_cat(seen, [offer.tile for offer in offers], rng, budget)
    if wanted is None:
        return Done()
    return min((one for one in offers if one.tile == wanted), key=lambda one: BASKETS.index(one.basket))


def take_cat(seen: Reading, actions: Sequence[object], rng: Random, budget: Budget | None) -> Take | Done:
    """The same in the family game [ISLE 7.2]."""
    wanted = best_cat(seen, [action.tile for action in actions if isinstance(action, Take)], rng, budget)
    return Done() if wanted is None else Take(wanted)


def best_cat(seen: Reading, tiles: Sequence[TileId], rng: Random, budget: Budget | None) -> TileId | None:
    """The cat after which it goes on best; None for none of them."""
    here = way_from(seen)
    lost = taken_from_others(seen, [*seen.view.left, *seen.view.right]) if seen.others and tiles else {}
    found = []
    for tile in dict.fromkeys(tiles):
        spot = seen.judge.best(seen.boat, tile, TILES[tile].colour, seen.me.berth)
        if spot is not None:
            price = 0 if seen.family else seen.price(tile)
            denied = seen.style.rivals * lost.get(tile, 0.0) / max(1, len(seen.others))
            found.append((spot.worth - seen.spend(price) + denied, tile, spot, price, denied))
    found.sort(key=lambda one: -one[0])
    found = found[:CATS_WEIGHED]
    if not found:
        return None
    ways = [replace(here, unused=0, carried=PASSED, phase=THEIR_TURN, prior=seen.worth_later - seen.eagerness)]
    for prior, tile, spot, price, denied in found:
        after = replace(
            here,
            boat=spot.boat,
            fish=here.fish - price,
            left=tuple(one for one in here.left if one != tile),
            right=tuple(one for one in here.right if one != tile),
            unused=max(0, here.unused - 1),
            phase=THEIR_TURN,
            bonus=spot.found,
            sure=denied,
            prior=prior,
        )
        ways.append(after if here.unused else replace(after, carried=max(0, here.carried - 1)))
    best = Voyages(seen, rng, budget).best(ways, THOUGHT["rescue"])
    return found[best - 1][1] if best else None


def place(
    seen: Reading, frame: Placing, actions: Sequence[object], rng: Random, budget: Budget | None
) -> Place | Play | Done:
    """Of the best places the one after which it goes on best [ISLE 3]."""
    spots = seen.judge.spots(seen.boat, frame.tile, frame.colour, seen.me.berth)
    berth = next((action for action in actions if isinstance(action, Play)), None)
    if not spots:
        return berth or Done()
    spots.sort(key=lambda spot: -spot.worth)
    here = way_from(seen)
    ways = [replace(here, boat=spot.boat, bonus=spot.found, prior=spot.worth) for spot in spots[:PLACES_WEIGHED]]
    best = spots[Voyages(seen, rng, budget).best(ways, THOUGHT["place"])]
    if berth is not None:
        apart = seen.judge.best(seen.boat, frame.tile, frame.colour, True)
        if apart is not None and apart.worth > best.worth + A_BERTH:
            return berth
    return Place(best.turn, best.cell)


def find(seen: Reading, actions: Sequence[object], rng: Random, budget: Budget | None) -> Befriend | Find | Done:
    """The card and the tile after which it goes on best [ISLE 4.6]; none, if no tile helps."""
    colours = likely_colours(seen, 3)
    here = way_from(seen)
    found: list[tuple[float, Befriend | Find, Way]] = []
    for action in actions:
        match action:
            case Befriend(tile, colour) if colour in colours:
                spot = seen.judge.best(seen.boat, tile, colour)
                card = next(card for card in here.hand if isinstance(CARDS[card], OshaxCard))
                second, fish = False, 0
            case Find(card, option, tile):
                treasure = CARDS[card]
                assert isinstance(treasure, TreasureCard)
                spot = seen.judge.best(seen.boat, tile)
                second, fish = treasure.options[option].count > 1, treasure.options[option].fish
            case _:
                continue
        if spot is None:
            continue
        hand = list(here.hand)
        hand.remove(card)
        gain = (spot.worth - seen.worth_later) * (1.8 if second else 1.0) - seen.spend(fish)
        if gain > 0:
            way = replace(
                here, boat=spot.boat, fish=here.fish - fish, hand=tuple(hand), bonus=second or spot.found, prior=gain
            )
            found.append((gain, action, way))
    if not found:
        return Done()
    found.sort(key=lambda one: -one[0])
    found = found[:FINDS_WEIGHED]
    return found[Voyages(seen, rng, budget).best([way for _, _, way in found], THOUGHT["find"])][1]


def take_treasure(seen: Reading, actions: Sequence[object], rng: Random, budget: Budget | None) -> Take | Done:
    """The treasure after which it goes on best, or none [ISLE 3.4, 4.6]."""
    here = way_from(seen)
    found = []
    for action in actions:
        if isinstance(action, Take):
            spot = seen.judge.best(seen.boat, action.tile)
            if spot is not None:
                found.append((spot.worth, action, spot))
    found.sort(key=lambda one: -one[0])
    ways = [
        replace(here, prior=seen.worth_later),
        *(replace(here, boat=spot.boat, prior=spot.worth) for _, _, spot in found),
    ]
    best = Voyages(seen, rng, budget).best(ways, THOUGHT["find"])
    return found[best - 1][1] if best else Done()


# -- cards -------------------------------------------------------------------------------------------------------------


class VoyageShop(Shop):
    """A shop in which voyages say what a lesson is worth."""

    def __init__(self, seen: Reading, rng: Random, budget: Budget | None) -> None:
        super().__init__(seen)
        self.here = way_from(seen)
        self.voyages = Voyages(seen, rng, budget)

    def lesson(self, lesson: Lesson) -> float:
        """The mean of what it promises and of how much better voyages end with it."""
        promised = super().lesson(lesson)
        told = self.voyages.gain(self.with_cards(self.here, (lesson.number,)), self.here, LESSON_VOYAGES)
        return promised if told is None else (promised + told) / 2

    def with_cards(self, way: Way, cards: Sequence[CardId]) -> Way:
        """The way on with these cards paid for; anytime cards are worth what they are worth."""
        sure = sum([self.flat(card) for card in cards if isinstance(CARDS[card], AnytimeCard)])
        public = [
            (card, max(range(len(COLOURS)), key=lambda colour: self.public(LESSONS[card], colour)))
            for card in cards
            if card in LESSONS and LESSONS[card].public
        ]
        return replace(way, hand=(*way.hand, *cards), public=tuple(public), sure=sure)


def pay(seen: Reading, cards: tuple[CardId, ...], rng: Random, budget: Budget | None) -> Pay:
    """Of the best purchases the one after which it goes on best."""
    shop = VoyageShop(seen, rng, budget)
    fish = seen.me.fish
    some = dict.fromkeys(tuple(sorted(few)) for size in range(len(cards) + 1) for few in combinations(cards, size))
    affordable = [few for few in some if sum([CARDS[card].cost for card in few]) <= fish]
    affordable.sort(key=lambda few: -shop.value(few, fish))
    weighed = affordable[:PURCHASES_WEIGHED]
    ways = [
        replace(
            shop.with_cards(shop.here, few),
            fish=fish - sum([CARDS[card].cost for card in few]),
            prior=shop.value(few, fish),
        )
        for few in weighed
    ]
    return Pay(weighed[shop.voyages.best(ways, THOUGHT["pay"])])


def keep(seen: Reading, rng: Random, budget: Budget | None) -> Keep:
    """The cards that make the best shopping together with those kept before [ISLE 6.3]."""
    pack, kept = seen.own.pack, seen.own.kept
    count = min(len(pack), 3)
    shop = VoyageShop(seen, rng, budget)
    best, chosen = float("-inf"), pack[:count]
    for some in dict.fromkeys(combinations(pack, count)):
        value, _ = shop.best((*kept, *some), seen.me.fish)
        value += 0.05 * sum([shop.flat(card) - CARDS[card].cost for card in some])
        if value > best:
            best, chosen = value, some
    return Keep(chosen)
