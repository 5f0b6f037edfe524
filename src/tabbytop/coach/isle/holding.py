"""What the judge's sum over the boat leaves out: a card that can be played at any time [ISLE 4.8], which brings
something now or is worth something in hand; what is left undone; boots; which field a cat lies in.

It is told as the bots choose: where one would play a card now it is worth no more in hand than it brings, and where one
would wait no less, since it can be played later.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TypeAlias

from tabbytop.bots.isle.moments import (
    basket_worth,
    cheapest_treasures,
    fish_caught,
    lesson_worths,
    wanted,
    worth_herding,
)
from tabbytop.bots.isle.reading import MOST_FISH, Reading
from tabbytop.bots.isle.sea import FINDS
from tabbytop.bots.isle.shopping import Shop
from tabbytop.bots.isle.turns import A_BERTH
from tabbytop.bots.isle.way import PASSED, way_from
from tabbytop.core import Action
from tabbytop.core.words import Value
from tabbytop.games.isle import GAME
from tabbytop.games.isle import actions as do
from tabbytop.games.isle.cards import CARDS, AnytimeCard, CardId, RescueCard
from tabbytop.games.isle.components import TILES, TileId
from tabbytop.games.isle.phases.rescuing import PRICES
from tabbytop.games.isle.state import Naming, Placing, Selling, Sorting, Window

from .glancing import judged, kept_for_later
from .sailing import baskets_today, card_kept, fetches

Told: TypeAlias = Iterator[tuple[str, float, dict[str, Value]]]
NEARER = PRICES["right"] - PRICES["left"]  #: fish that a cat costs less in the left field
FOR_CATS = ("move_field_cats", "extra_rescue", "draw_tiles_to_fields")  #: of no use now if no more are fetched today
NOTHING_ELSE = (do.Hold(), do.Done(), do.Lay(()), do.Pay(()))  #: what one does who plays no card


def beside(seen: Reading, action: Action) -> Told:
    top = seen.view.agenda[-1]
    match action:
        case do.Play(card):
            yield from _played(seen, card)
        case do.Hold():
            yield from _held(seen, _menu(seen))
        case do.Done():
            menu = _menu(seen)
            yield from _left(seen, menu)
            yield from _held(seen, menu)
        case do.Lay(()):
            yield from _held(seen, _menu(seen))
            yield "unlaid", kept_for_later(seen, ()), {}
        case do.Lay(cards):
            laid = [CARDS[one] for one in cards]
            yield "boots", sum(one.speed for one in laid if isinstance(one, RescueCard)), {}
        case do.Name(colour) if isinstance(top, Naming) and isinstance(catch := CARDS[top.card], AnytimeCard):
            yield from _caught(seen, catch.fish * seen.boat.counts[colour])
        case do.Sell(used) if isinstance(top, Selling):
            yield from _caught(seen, top.fish)
            yield from _basket(seen, -1, today=not used)
        case do.Herd(tiles):
            right, left = ([tile for tile in tiles if tile in field] for field in (seen.view.right, seen.view.left))
            yield from _herded(seen, len(set(right) & set(worth_herding(seen))) - len(wanted(seen, left)))
        case do.Send(field) if isinstance(top, Sorting) and top.fields[0] == "any":
            yield from _sent(seen, top.cats[0], field)


def _menu(seen: Reading) -> list[Action]:
    return list(GAME.legal(GAME.determinize(seen.view, Random(0)), seen.seat))


# -- a card that can be played at any time -----------------------------------------------------------------------------


def _played(seen: Reading, number: CardId) -> Told:
    """What it brings, as far as somebody can say, else what bots expect of it; where one would wait, less what it is
    worth in hand."""
    card = CARDS[number]
    assert isinstance(card, AnytimeCard)
    found = list(brings(seen, card))
    yield from found
    if not found and (card.effect not in FOR_CATS or fetches(way_from(seen))):
        yield "played", card_kept(seen, way_from(seen), card), {"card": number}
    if not is_the_moment(seen, card):
        yield "kept", -in_hand(seen, card), {"card": number}


def _held(seen: Reading, menu: Iterable[Action]) -> Told:
    """Cards that could be played now and stay in hand; where they would only bring fish of no use, how many there are
    of these already."""
    spare = 0
    for one in menu:
        if isinstance(one, do.Play):
            card = CARDS[one.card]
            assert isinstance(card, AnytimeCard)
            worth = in_hand(seen, card)
            yield "kept", worth, {"card": one.card}
            if card.fish and not worth and round(sum(points for _, points, _ in brings(seen, card))) <= 0:
                spare = _spare_fish(seen)
    yield "spare", spare, {}


def _spare_fish(seen: Reading) -> int:
    """Whatever the cats cost for which there are still baskets today; nobody knows before cards are bought."""
    way = way_from(seen)
    if not {Window("dawn"), Window("morning")}.isdisjoint(seen.view.agenda):
        return 0
    return max(0, way.fish - PRICES["right"] * baskets_today(way)) if fetches(way) else way.fish


def is_the_moment(seen: Reading, card: AnytimeCard) -> bool:
    """Would a bot play it now? Before a tile is laid if a place apart is better by far [ISLE 4.9]."""
    if isinstance(seen.view.agenda[-1], Placing):
        return sum(points for _, points, _ in brings(seen, card)) > A_BERTH
    worths = judged(seen.view, [*NOTHING_ELSE, do.Play(card.number)])
    return bool(worths) and worths[do.Play(card.number)] == max(worths.values())


def in_hand(seen: Reading, card: AnytimeCard) -> float:
    """Nothing once it is of no use any more."""
    worth, found = card_kept(seen, way_from(seen), card), [points for _, points, _ in brings(seen, card)]
    if not worth or not found:
        return worth
    return min(worth, sum(found)) if is_the_moment(seen, card) else max(worth, sum(found))


def brings(seen: Reading, card: AnytimeCard) -> Told:
    """Nothing where it depends on what is drawn, or on what comes next."""
    match card.effect:
        case "basket_for_fish":
            yield from _caught(seen, card.fish)
            yield from _basket(seen, -card.baskets, today=not seen.me.used)
        case "gain_basket":
            yield from _basket(seen, card.baskets)
        case "lessons_for_basket":
            yield from _basket(seen, card.baskets)
            yield "given", -sum(sorted(lesson_worths(seen))[: card.lessons]), {"what": "lessons"}
        case "treasures_for_basket":
            yield from _basket(seen, card.baskets)
            yield "given", -cheapest_treasures(seen, card.treasures)[0], {"what": "treasures"}
        case "move_field_cats" if fetches(way_from(seen)):
            yield from _herded(seen, min(card.count, seen.baskets, len(worth_herding(seen))))
        case "next_tile_anywhere" if isinstance(top := seen.view.agenda[-1], Placing):
            apart, touching = (seen.judge.best(seen.boat, top.tile, top.colour, berth) for berth in (True, False))
            if apart and touching:
                yield "berth", apart.worth - touching.worth, {}
        case effect if effect.startswith("fish_per"):
            yield from _caught(seen, fish_caught(seen, card))


def _caught(seen: Reading, more: int) -> Told:
    """What so many fish more bring: cats of today while they can be fetched, and what is left of them later."""
    way = way_from(seen)
    if fetches(way):
        shop, baskets = Shop(seen), baskets_today(way)
        worth = shop.rescue(baskets, way.fish + more) - shop.rescue(baskets, way.fish)
    else:
        worth = seen.kept_fish[min(MOST_FISH - 1, way.fish + more)] - seen.kept_fish[min(MOST_FISH - 1, way.fish)]
    yield "catch", worth, {"fish": more}


def _basket(seen: Reading, more: int, today: bool = True) -> Told:
    """A cat more on every day to come, and today unless it is used or no cats are fetched any more."""
    way, days = way_from(seen), seen.outlook.days
    today = today and way.phase != FINDS and way.carried != PASSED
    yield "basket", more * basket_worth(seen) * (days + 0.5 * today) / (days + 0.5), {}


def _herded(seen: Reading, cats: int) -> Told:
    """The cheaper field saves their price, of those that one would take [ISLE 4.5]."""
    fish = NEARER * abs(cats)
    sign, what = (1, "nearer") if cats > 0 else (-1, "farther")
    yield "herd", sign * seen.spend(fish), {"count": abs(cats), "fish": fish, "what": what}


def _sent(seen: Reading, tile: TileId, field: str) -> Told:
    """A cat that one would take comes to a field [ISLE 9.3]; it lies in neither yet, where it would cost as much as in
    the right one."""
    yield from _herded(seen, len(wanted(seen, [tile])) if field == "left" else 0)


# -- left undone -------------------------------------------------------------------------------------------------------


def _left(seen: Reading, menu: Sequence[Action]) -> Told:
    """The best that could be taken, by what it would bring; where even that would cost more, what is saved."""
    worths = judged(seen.view, [one for one in menu if isinstance(one, do.Rescue | do.Take | do.Find | do.Befriend)])
    if worths:
        best = max(worths, key=lambda one: worths[one])
        assert isinstance(best, do.Rescue | do.Take | do.Find | do.Befriend)
        what = "missed" if worths[best] > 0 else "saved"
        yield "left", -worths[best], {"tile": TILES[best.tile].key, "what": what}
