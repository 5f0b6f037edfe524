"""Voyages from a position (``bots.isle.voyages``): how many points a seat may come to, many times imagined.

On a voyage no card is played that can be played at any time. One that is kept is worth what a shopper thinks of it, as
long as it is of use: else it would seem best to play each at once.
"""

from dataclasses import replace
from typing import Any

import numpy

from tabbytop.bots.isle import sailing
from tabbytop.bots.isle.baskets import baskets_in
from tabbytop.bots.isle.box import BOX
from tabbytop.bots.isle.harbour import Harbour
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.sea import FINDS, LAYING, SHOPPING
from tabbytop.bots.isle.shopping import anytime_worth
from tabbytop.bots.isle.way import PASSED, Way, way_from
from tabbytop.games.isle.cards import CARDS, AnytimeCard
from tabbytop.games.isle.phases.rescuing import PRICES
from tabbytop.games.isle.state import DAYS, Window
from tabbytop.games.isle.view import View

from .settling import style_of

CHEAP = PRICES["left"]
#: points that hard finds in a day more than is imagined of one whose cards are still to come
FOUND = {"classic": 0.0, "solo": 4.0, "family": 0.0}


def voyages(view: View, worlds: int, seed: int, first: int = 0) -> Any:
    """Of the seat that sees this, in worlds from number ``first`` on: its points, alone its lead over the sister."""
    before_dawn = view.agenda[-1] == Window("dawn")
    seen = Reading(replace(view, day=view.day - 1) if before_dawn else view, style_of(view.rules))
    way = way_from(seen)
    if before_dawn:
        way = replace(way, phase=FINDS, carried=PASSED)
    harbour, found = Harbour(seen), numpy.zeros(worlds)
    start = harbour.start(way)
    start["habits"]["win"] = 0
    sailing.voyages(BOX, harbour.news, start, seed, first, found)
    days = DAYS - seen.view.day + (way.phase == SHOPPING)
    return found + FOUND[view.rules.mode] * days + kept_worth(seen, way)


def kept_worth(seen: Reading, way: Way) -> float:
    """What the anytime cards in hand are worth."""
    cards = [card for number in seen.own.hand if isinstance(card := CARDS[number], AnytimeCard)]
    return sum(card_kept(seen, way, card) for card in cards)


def card_kept(seen: Reading, way: Way, card: AnytimeCard) -> float:
    """On the last day only while it is still of use."""
    return anytime_worth(seen, card) if not seen.last_day or _helps(way, card) else 0.0


def _helps(way: Way, card: AnytimeCard) -> bool:
    """On the last day: a tile at any time; what is about cats while there are any to fetch, and fish if they lack."""
    if card.effect == "draw_tile_to_boat":
        return True
    if not fetches(way):
        return False
    return not card.fish or way.fish < CHEAP * baskets_today(way)


def fetches(way: Way) -> bool:
    """Can more cats be fetched today?"""
    return way.phase <= LAYING or (way.phase != FINDS and way.carried != PASSED and baskets_today(way) > 0)


def baskets_today(way: Way) -> int:
    """Those that lie open, or before any are laid those in hand."""
    return way.unused + (max(0, way.carried) if way.phase > LAYING else baskets_in(way.hand)[0])
