"""Where voyages set out: from what somebody sees, and a way to go on, to the record that ``sailing`` plays on."""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from tabbytop.games.isle.boat import BoatId
from tabbytop.games.isle.cards import (
    CARDS,
    COLOUR_CARDS,
    FAMILY_CARDS,
    LESSONS,
    AnytimeCard,
    CardId,
    Lesson,
    OshaxCard,
    RescueCard,
    TreasureCard,
)
from tabbytop.games.isle.components import CATS_IN_A_FIELD, COLOURS
from tabbytop.games.isle.state import DAYS, SISTER, Rescuing, Sister
from tabbytop.games.isle.view import determinize

from .aboard import aboard
from .baskets import baskets_in
from .cells import Array, Record
from .company import A_FRIEND, ANY_NUMBER, APPETITE, FRIENDS
from .days import ANY_SIZE
from .flat import flat, terms_array
from .her_cards import FIRST_CARD
from .judging import judge_of
from .lessons import terms_of
from .reading import (
    CATS_A_DAY,
    FAMILY_CATS_A_DAY,
    FAMILY_TREASURES_A_DAY,
    FISH_WORTH,
    GOT,
    LESSONS_A_DAY,
    SOLO_CATS_A_DAY,
    TREASURES_A_DAY,
    Reading,
)
from .sea import (
    BROKEN_CARD,
    CARD,
    COLOUR_CARD,
    DRAWING_CARD,
    HABITS,
    LAYING,
    LESSON_CARD,
    MINE,
    MOST_BOUGHT,
    OSHAX_CARD,
    OTHER_CARD,
    RARE_CARD,
    SEA,
    SMALL_CARD,
    WHOLE_CARD,
)
from .terms import Whose
from .way import PASSED, Way

CARDS_A_DAY, COMPANY_CARDS = 11, 9  #: that one sees alone [ISLE 6.3], and as many as one would keep of a draft
A_WIN = (0.0, 12.0, 12.0, 12.0, 30.0, 100.0)  #: by day, how many points it is worth to be ahead in the end


class Harbour:
    """Of one view: what is the same for all ways is made once."""

    def __init__(self, seen: Reading) -> None:
        self.seen, self.news = seen, cards_to_come(seen)
        table = table_of(seen)
        table["in_pile"], table["judge"] = len(self.news), judge_of(seen, seen.means)
        self._table = table.tobytes()
        self._hers = [terms_of(one, seen.me.boat, Whose.HERS) for one in seen.her_lessons]
        self._lessons: dict[object, Array] = {}

    def start(self, way: Way) -> Array:
        """One row: where a voyage on this way begins."""
        start = np.frombuffer(bytearray(self._table), SEA)
        sea, private = start[0], self._private(way)
        cats = (*way.left, *way.right)
        sea["phase"], sea["my_turn"], sea["fish"] = way.phase, way.phase == MINE, way.fish
        sea["cats"], sea["left"], sea["field"][: len(cats)] = len(cats), len(way.left), cats
        sea["chests"], sea["chest_size"] = way.bonus, ANY_SIZE
        _put_hand(sea, way)
        sea["judge"]["means"]["lessons"] = len(private)
        sea["habits"] = habits_of(self.seen, private)
        sea["boat"] = flat(way.boat)
        lessons = self._lessons_of(way, private)
        sea["held"], sea["most_held"] = len(lessons), len(lessons) + MOST_BOUGHT
        sea["lessons"][: len(lessons)] = lessons
        return start

    def _private(self, way: Way) -> list[Lesson]:
        cards = (*self.seen.own.lessons, *way.hand)
        if self.seen.family:
            return [FAMILY_CARDS[card] for card in cards]
        return [LESSONS[card] for card in cards if card in LESSONS and not LESSONS[card].public]

    def _lessons_of(self, way: Way, private: list[Lesson]) -> Array:
        key = (way.hand, way.public)
        if key not in self._lessons:
            seen = self.seen
            rows = [terms_of(one, seen.me.boat) for one in private]
            shared = Whose.PUBLIC if seen.solo else Whose.OWN  # what lies there counts in full [ISLE 5.4, 6.6]
            rows += [terms_of(LESSONS[card], seen.me.boat, shared, colour) for card, colour in seen.view.public]
            rows += [terms_of(LESSONS[card], seen.me.boat, Whose.PUBLIC, colour) for card, colour in way.public]
            self._lessons[key] = terms_array([*rows, *self._hers])
        return self._lessons[key]


def table_of(seen: Reading) -> Array:
    """The table, the player's baskets, and the sister or the rivals as they are seen."""
    view = seen.view
    start = np.zeros(1, SEA)
    sea = start[0]
    sea["day"], sea["permanent"] = view.day, seen.me.baskets
    sea["last_day"], sea["family"] = min(DAYS, view.day + seen.style.horizon), seen.family
    sea["in_bag"], sea["bag"][: len(view.bag)] = len(view.bag), view.bag
    rare = [tile for tile, count in view.rare for _ in range(count)]
    sea["rares"], sea["rare"][: len(rare)] = len(rare), rare
    sea["oshaxes"], sea["oshax"][: len(view.oshax)] = len(view.oshax), view.oshax
    sea["common"] = view.common
    if view.sister is None:
        _put_rivals(sea, seen)
    else:
        _put_sister(sea, view.sister, view.order)
    return start


def _put_sister(sea: Record, sister: Sister, order: tuple[int, ...]) -> None:
    turned = [COLOUR_CARDS[card].colour for card in sister.colours]
    unknown = [colour for colour in range(len(COLOURS)) if colour not in turned]
    sea["known"], sea["colours"][len(turned) :] = len(turned), unknown
    sea["in_deck"], sea["deck"][: len(sister.deck)] = len(sister.deck), [card - FIRST_CARD for card in sister.deck]
    sea["her_cards"], sea["her_card"] = sister.cards_left, sister.card - FIRST_CARD if sister.card else -1
    sea["before_her"] = order[0] != SISTER


def _put_rivals(sea: Record, seen: Reading) -> None:
    """The others, in the order in which their turns follow one's own."""
    order = seen.view.order
    mine, sea["rivals"] = order.index(seen.seat), len(seen.others)
    rescuing = any(isinstance(frame, Rescuing) for frame in seen.view.agenda)
    for rival, seat in enumerate((*order[mine + 1 :], *order[:mine])):
        player = seen.view.players[seat]
        if player.passed:
            sea["appetite"][rival] = 0
        elif rescuing:
            baskets = baskets_in(player.shown)[0] + player.baskets - player.used
            sea["appetite"][rival] = min(baskets, player.fish // 3)
        else:
            sea["appetite"][rival] = ANY_NUMBER if seen.family else APPETITE
        for colour, size, _, near in aboard(player.tiles).groups:
            if near & ~player.filled:
                sea["taste"][rival, colour] = max(sea["taste"][rival, colour], A_FRIEND * min(size, FRIENDS))


def _put_hand(sea: Record, way: Way) -> None:
    """Baskets, boots, and cards for the rare finds. What is not laid yet may be laid today."""
    rescue = []
    for card in way.hand:
        match CARDS[card]:
            case RescueCard(speed=speed):
                rescue.append(card)
                sea["boots"] += speed
            case OshaxCard():
                sea["oshax_cards"] += 1
            case TreasureCard() as treasure:
                sea["rare_cards" if _is_rare(treasure) else "small_cards"] += 1
    sea["spare"], sea["unused"] = baskets_in(rescue)[0], way.unused
    sea["laid"], sea["passed"] = way.phase > LAYING, way.carried == PASSED
    if way.carried != PASSED:
        sea["baskets"] = way.carried + (0 if sea["laid"] else sea["spare"])


def _is_rare(card: TreasureCard) -> bool:
    return any(option.what == "rare" for option in card.options)


def habits_of(seen: Reading, private: list[Lesson]) -> Record:
    """How somebody with these lessons plays on."""
    habits: dict[str, float] = {
        "cats_a_day": SOLO_CATS_A_DAY,
        "treasures_a_day": TREASURES_A_DAY,
        "lessons_a_day": LESSONS_A_DAY,
        "most_more": GOT / 1.4,
        "fish_worth": 0.6 * seen.style.fish,
        "fish_to_her": 4 if seen.hates_fish else 0,
        "least_fish": 1e6,
        "least_fish_points": 0,
        "basket_cost": 2,
        "want": seen.style.want,
        "want_early": seen.style.want_early,
        "tried": 4,
        "glanced": 10,
        "win": A_WIN[seen.view.day] if seen.solo else 0.0,
        "in_a_field": CATS_IN_A_FIELD[1],
        "cards_a_day": CARDS_A_DAY,
    }
    if not seen.solo:
        habits |= _in_company(seen)
    for one in private:
        if one.score.id == "min_fish":
            known: dict[str, Any] = dict(one.score.parameters)
            habits |= {"least_fish": known["count"], "least_fish_points": known["points"]}
    row = np.zeros(1, HABITS)[0]
    for name, habit in habits.items():
        row[name] = habit
    return row


def _in_company(seen: Reading) -> dict[str, float]:
    """What differs where others play."""
    return {
        "cats_a_day": FAMILY_CATS_A_DAY if seen.family else CATS_A_DAY,
        "treasures_a_day": FAMILY_TREASURES_A_DAY if seen.family else TREASURES_A_DAY,
        "lessons_a_day": 0.0 if seen.family else LESSONS_A_DAY,
        "most_more": seen.mine,
        "fish_worth": FISH_WORTH * seen.style.fish,
        "in_a_field": seen.each_day / 2,
        "cards_a_day": COMPANY_CARDS,
    }


def cards_to_come(seen: Reading) -> Array:
    """The cards that nobody has seen yet, as ``buying.shop`` reads them; of those that rivals hold, some others."""
    return all_cards(seen.me.boat)[list(determinize(seen.view, Random(0)).table.deck)]


@cache
def all_cards(boat: BoatId) -> Array:
    """Every card by its number, to whoever has this boat."""
    news = np.zeros(max(CARDS) + 1, CARD)
    for number, card in CARDS.items():
        news[number]["what"], news[number]["cost"] = what_it_is(number), card.cost
        match card:
            case Lesson(public=public):
                whose = Whose.PUBLIC if public else Whose.OWN
                news[number]["lesson"] = terms_array([terms_of(card, boat, whose)])[0]
            case AnytimeCard(effect="draw_cards", count=count):
                news[number]["drawn"] = count
    return news


def what_it_is(number: CardId) -> int:
    """What one does with a card."""
    match CARDS[number]:
        case Lesson(pick_colour=pick_colour):
            return COLOUR_CARD if pick_colour else LESSON_CARD
        case OshaxCard():
            return OSHAX_CARD
        case TreasureCard() as treasure:
            return RARE_CARD if _is_rare(treasure) else SMALL_CARD
        case RescueCard(basket="whole"):
            return WHOLE_CARD
        case RescueCard(basket="broken"):
            return BROKEN_CARD
        case AnytimeCard(effect="draw_cards"):
            return DRAWING_CARD
    return OTHER_CARD
