"""What choices seem to be worth to the judge of the bots (``bots.isle.judge``), in points: which of them are tried.

Nobody judges when a card is best played that can be played at any time. Such a choice seems to be worth as much as the
best of the others if a bot would play it now, and else a little less: where the curve drops, all of them are tried.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

from tabbytop.bots.isle.baskets import baskets_in
from tabbytop.bots.isle.lessons import promise
from tabbytop.bots.isle.moments import Moment, beside, card_to_play, turn_in
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.shopping import Shop
from tabbytop.bots.isle.turns import BASKETS, gain
from tabbytop.core import Action, AnyMenu
from tabbytop.games.isle import actions as do
from tabbytop.games.isle.cards import CARDS, FAMILY_CARDS, LESSONS, CardId, RescueCard, TreasureCard
from tabbytop.games.isle.components import TILES
from tabbytop.games.isle.state import (
    Bonus,
    Buying,
    Choosing,
    Colouring,
    Drafting,
    Finding,
    Laying,
    Naming,
    PayingDrawn,
    Placing,
    Rescuing,
    SecondTreasure,
    Taking,
    Window,
    Wish,
)
from tabbytop.games.isle.view import View

from ..valuing import Glance
from .settling import answered, style_of

SECOND = 0.8  #: of the first, what the second treasure of a card is worth
A_CARD = 0.05  #: of its worth, what a kept card that is not bought is worth all the same
A_DOUBT = 1.0  #: points, that a choice seems to be worth less than the best which no judge knows and no bot would make
A_TRIFLE = 1e-9  #: points, where it is only about which comes first
A_BASKET = 1.0  #: points, of a basket that is kept for another day


def glance(view: View, menu: AnyMenu, own: Action | None) -> tuple[Glance, ...]:
    """The best first, and one's ``own`` choice among them."""
    seen = Reading(view, style_of(view.rules))
    found = dict(_judged(seen, menu, own)) or {answered(view, menu, Random(0)): 0.0}
    best = max(found.values())
    found |= _played(seen, menu, best)
    if own is not None:
        found.setdefault(own, best - A_DOUBT)
    return _told_apart(sorted((Glance(*one) for one in found.items()), key=lambda one: -one.worth))


def _played(seen: Reading, actions: Iterable[Action], best: float) -> dict[Action, float]:
    """Cards that can be played at any time."""
    moment = _moment(seen)
    cards = [action for action in actions if isinstance(action, do.Play)]
    return {one: best if card_to_play(seen, [one], moment) else best - A_DOUBT for one in cards}


def judged(view: View, actions: Sequence[Action]) -> dict[Action, float]:
    """Those of these choices that the judge knows, and what a bot would do about cards beside them."""
    seen = Reading(view, style_of(view.rules))
    match view.agenda[-1]:
        case Placing(tile=tile, colour=colour):
            places = [one for one in actions if isinstance(one, do.Place)]
            return {one: seen.judge.spot(seen.boat, tile, colour, one.turn, one.cell).worth for one in places}
    known = dict(_judged(seen, actions, None))
    found = {one: known[one] for one in actions if one in known}
    return found | _played(seen, actions, max(found.values())) if found else found


def _told_apart(ranked: Sequence[Glance]) -> tuple[Glance, ...]:
    """First those that differ in more than the basket a cat comes in, or the cards that baskets are on."""
    firsts = set({_about(one.action): one for one in reversed(ranked)}.values())
    return tuple([one for one in ranked if one in firsts] + [one for one in ranked if one not in firsts])


def _about(action: Action) -> object:
    match action:
        case do.Rescue(tile=tile):
            return "rescue", tile
        case do.Lay(cards):
            return "lay", baskets_in(cards)[0]
    return action


def _moment(seen: Reading) -> Moment:
    match seen.view.agenda[-1]:
        case Window(moment):
            return moment
        case Wish():
            return beside(seen)
        case Buying():
            return "buying"
        case frame:
            return turn_in(seen, frame)


def _judged(seen: Reading, menu: Iterable[Action], own: Action | None) -> Iterator[tuple[Action, float]]:
    match seen.view.agenda[-1]:
        case Placing(tile=tile, colour=colour):
            spots = seen.judge.spots(seen.boat, tile, colour, seen.me.berth)
            if isinstance(own, do.Place) and all((spot.turn, spot.cell) != (own.turn, own.cell) for spot in spots):
                spots.append(seen.judge.spot(seen.boat, tile, colour, own.turn, own.cell))
            yield from ((do.Place(spot.turn, spot.cell), spot.worth) for spot in spots)
        case Rescuing() | Taking() | Finding() | Bonus() | SecondTreasure() | Colouring():
            yield from _tiles(seen, menu)
        case Drafting():
            yield from _kept(seen, len(next(iter(menu)).cards))
        case Buying():
            yield from _bought(seen, seen.own.kept)
        case PayingDrawn():
            yield from _bought(seen, seen.own.pack)
        case Laying():
            yield from _laid(seen)
        case Choosing():
            for action in menu:
                worths = [promise(FAMILY_CARDS[card], seen.means)(seen.boat) for card in action.cards]
                yield action, sum(worths)
        case Naming(card=card) if card in LESSONS:
            shop = Shop(seen, cats=False)
            yield from ((action, shop.public(LESSONS[card], action.colour)) for action in menu)
        case Window() | Wish():
            yield do.Hold(), 0.0


def _tiles(seen: Reading, menu: Iterable[Action]) -> Iterator[tuple[Action, float]]:
    """What a tile adds at its best place, less the fish; to take none is worth nothing. That basket comes first which a
    bot would use up first."""
    known: dict[object, float] = {}

    def worth(tile: int, colour: int) -> float:
        if (tile, colour) not in known:
            known[tile, colour] = gain(seen, tile, colour)
        return known[tile, colour]

    for action in menu:
        match action:
            case do.Rescue(tile, basket):
                less = seen.spend(seen.price(tile)) + A_TRIFLE * BASKETS.index(basket)
                yield action, worth(tile, TILES[tile].colour) + seen.eagerness - less
            case do.Take(tile=tile):
                yield action, worth(tile, TILES[tile].colour)
            case do.Befriend(tile=tile, colour=colour):
                yield action, worth(tile, colour)
            case do.Name(colour=colour):
                top = seen.view.agenda[-1]
                assert isinstance(top, Colouring)
                yield action, worth(top.tile, colour)
            case do.Find(card=card, option=number, tile=tile):
                treasure = CARDS[card]
                assert isinstance(treasure, TreasureCard)
                option = treasure.options[number]
                yield action, worth(tile, -1) * (1 + SECOND * (option.count - 1)) - seen.spend(option.fish)
            case do.Done():
                yield action, 0.0


def _kept(seen: Reading, count: int) -> Iterator[tuple[Action, float]]:
    """The best shopping that they make together with those kept before."""
    shop, own = Shop(seen), seen.own
    for some in dict.fromkeys(combinations(own.pack, count)):
        worth, _ = shop.best((*own.kept, *some), seen.me.fish)
        unbought = sum([shop.flat(card) - CARDS[card].cost for card in some])
        yield do.Keep(some), worth + A_CARD * unbought


def _bought(seen: Reading, cards: tuple[CardId, ...]) -> Iterator[tuple[Action, float]]:
    shop, fish = Shop(seen), seen.me.fish
    for size in range(len(cards) + 1):
        for some in dict.fromkeys(combinations(cards, size)):
            if sum([CARDS[card].cost for card in some]) <= fish:
                yield do.Pay(some), shop.value(some, fish)


def _laid(seen: Reading) -> Iterator[tuple[Action, float]]:
    """What so many baskets bring today; those that stay in hand are there tomorrow."""
    cards = tuple(card for card in seen.own.hand if isinstance(CARDS[card], RescueCard))
    shop, me = Shop(seen), seen.me
    for size in range(len(cards) + 1):
        for some in dict.fromkeys(combinations(cards, size)):
            today = shop.rescue(me.baskets - me.used + baskets_in(some)[0], me.fish)
            yield do.Lay(some), today + kept_for_later(seen, some)


def kept_for_later(seen: Reading, laid: Sequence[CardId]) -> float:
    """What the baskets are worth that stay in hand."""
    rest = [card for card in seen.own.hand if isinstance(CARDS[card], RescueCard)]
    for card in laid:
        rest.remove(card)
    return 0.0 if seen.last_day else A_BASKET * baskets_in(rest)[0]
