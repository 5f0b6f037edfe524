"""Every question that the isle asks, and who answers it."""

from itertools import combinations
from random import Random

from tabbytop.bots.bot import Budget
from tabbytop.core import Action, AnyMenu
from tabbytop.games.isle import actions as do
from tabbytop.games.isle.cards import CARDS, FAMILY_CARDS, LESSONS, AnytimeCard, CardId, RescueCard
from tabbytop.games.isle.state import (
    Bonus,
    Buying,
    Choosing,
    Colouring,
    Drafting,
    Finding,
    GivingLessons,
    GivingTreasures,
    Herding,
    Laying,
    LayingOut,
    Naming,
    PayingDrawn,
    Placing,
    Rescuing,
    SecondTreasure,
    Selling,
    Sorting,
    Taking,
    Window,
    Wish,
)

from . import moments, turns
from .lessons import promise
from .reading import Reading
from .shopping import Shop, baskets_wanted


def decide(seen: Reading, menu: AnyMenu, rng: Random, budget: Budget | None, may_decline: bool) -> Action | None:
    if may_decline:
        return moments.card_to_play(seen, list(menu), "other")
    if seen.sails:
        return _by_voyages(seen, menu, rng, budget) or _by_judgement(seen, menu, rng, budget)
    return _by_judgement(seen, menu, rng, budget)


def _by_voyages(seen: Reading, menu: AnyMenu, rng: Random, budget: Budget | None) -> Action | None:
    """With time to think; None for questions that are left to ordinary judgement."""
    from . import weighing  # it needs numpy, and is asked only where something is compiled

    match seen.view.agenda[-1]:
        case Placing() as frame:
            return weighing.place(seen, frame, [one for one in menu if not isinstance(one, do.Place)], rng, budget)
        case Rescuing():
            actions = list(menu)
            return moments.card_to_play(seen, actions, "rescuing") or weighing.rescue(seen, actions, rng, budget)
        case Taking():
            return weighing.take_cat(seen, list(menu), rng, budget)
        case Finding() if seen.solo:  # others would learn from the time it takes who has something to find with
            actions = list(menu)
            return moments.card_to_play(seen, actions, "finding") or weighing.find(seen, actions, rng, budget)
        case Bonus() | SecondTreasure():
            return weighing.take_treasure(seen, list(menu), rng, budget)
        case Drafting() if seen.solo:
            return weighing.keep(seen, rng, budget)
        case Buying() if seen.solo:
            plays = [one for choices in menu.sets for one in choices if isinstance(one, do.Play)]
            return moments.card_to_play(seen, plays, "buying") or weighing.pay(seen, seen.own.kept, rng, budget)
        case PayingDrawn() if seen.solo:
            return weighing.pay(seen, seen.own.pack, rng, budget)
    return None


def _by_judgement(seen: Reading, menu: AnyMenu, rng: Random, budget: Budget | None) -> Action:
    frame = seen.view.agenda[-1]
    match frame:
        case Placing():
            return turns.place(seen, frame, [one for one in menu if not isinstance(one, do.Place)], rng, budget)
        case Rescuing():
            actions = list(menu)
            return moments.card_to_play(seen, actions, "rescuing") or turns.rescue(seen, actions, rng)
        case Finding():
            actions = list(menu)
            return moments.card_to_play(seen, actions, "finding") or turns.find(seen, actions, rng)
        case Bonus() | SecondTreasure():
            return turns.take_treasure(seen, list(menu), rng)
        case Taking():
            return turns.take_cat(seen, list(menu), rng)
        case Window(moment):
            return moments.card_to_play(seen, list(menu), moment) or do.Hold()
        case Wish():
            return moments.card_to_play(seen, list(menu), moments.beside(seen)) or do.Hold()
        case Drafting():
            return keep(seen, rng)
        case Buying():
            plays = [one for choices in menu.sets for one in choices if isinstance(one, do.Play)]
            return moments.card_to_play(seen, plays, "buying") or pay(seen, seen.own.kept, rng)
        case PayingDrawn():
            return pay(seen, seen.own.pack, rng)
        case Laying():
            plays = [one for choices in menu.sets for one in choices if isinstance(one, do.Play)]
            return moments.card_to_play(seen, plays, "laying") or lay(seen, rng)
        case Choosing():
            return keep_family(seen, rng)
        case LayingOut():
            return next(iter(menu))  # to all alike
        case Naming(card=card):
            return name(seen, card, list(menu))
        case Colouring(tile=tile):
            return max(menu, key=lambda one: turns.gain(seen, tile, one.colour))
        case Selling():
            return do.Sell(True)
        case Herding(most=most):
            return moments.herd(seen, most)
        case Sorting():
            return moments.send(seen, frame, list(menu))
        case GivingLessons(count=count):
            return moments.give_lessons(seen, count)
        case GivingTreasures(count=count):
            return moments.give_treasures(seen, count)
    raise AssertionError(f"nobody is asked by {frame}")


def keep(seen: Reading, rng: Random) -> do.Keep:
    """The cards that make the best shopping together with those kept before [ISLE 4.2, 6.3]."""
    pack, kept = seen.own.pack, seen.own.kept
    count = min(len(pack), 3 if seen.solo else 2)
    shop = Shop(seen)
    best, chosen = float("-inf"), pack[:count]
    for some in dict.fromkeys(combinations(pack, count)):
        worth, _ = shop.best((*kept, *some), seen.me.fish)
        worth += 0.05 * sum([shop.flat(card) - CARDS[card].cost for card in some])
        worth = turns.slipped(seen, rng, worth)
        if worth > best:
            best, chosen = worth, some
    return do.Keep(chosen)


def pay(seen: Reading, cards: tuple[CardId, ...], rng: Random) -> do.Pay:
    _, chosen = Shop(seen).best(cards, seen.me.fish)
    return do.Pay(chosen)


def lay(seen: Reading, rng: Random) -> do.Lay:
    """As many baskets as there are cats to fetch, the fastest ones; on the last day all."""
    cards = [card for card in seen.own.hand if isinstance(CARDS[card], RescueCard)]
    if seen.last_day:
        return do.Lay(tuple(sorted(cards)))
    return do.Lay(tuple(sorted(baskets_wanted(seen, cards))))


def keep_family(seen: Reading, rng: Random) -> do.Keep:
    """The two that promise most [ISLE 7.1]."""
    worth = {
        card: turns.slipped(seen, rng, promise(FAMILY_CARDS[card], seen.means)(seen.boat)) for card in seen.own.pack
    }
    return do.Keep(tuple(sorted(sorted(worth, key=lambda card: -worth[card])[:2])))


def name(seen: Reading, card: CardId, names: list[do.Name]) -> do.Name:
    """A colour: the most fish, or the best lead by a public lesson."""
    if isinstance(CARDS[card], AnytimeCard):
        return max(names, key=lambda one: seen.boat.counts[one.colour])
    shop = Shop(seen, cats=False)
    return max(names, key=lambda one: shop.public(LESSONS[card], one.colour))
