"""Cards: which to keep in the draft, which to pay for, which rescue cards to lay [ISLE 4.2, 4.4]."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from tabbytop.games.isle.cards import CARDS, LESSONS, AnytimeCard, CardId, Lesson, OshaxCard, RescueCard, TreasureCard
from tabbytop.games.isle.components import COLOURS, NONE, RARE, TILES, Colour

from .aboard import aboard
from .baskets import baskets_in
from .lessons import promise
from .reading import MOST_FISH, Reading


@dataclass(frozen=True, slots=True)
class Catch:
    """A cat that could be rescued today: what it adds to the boat, and its price."""

    gain: float
    price: int


class Shop:
    """What cards are worth to one player on one day."""

    def __init__(self, seen: Reading, cats: bool = True) -> None:
        self.seen = seen
        self.boat, self.judge = seen.boat, seen.judge_later
        self.now = self.judge.worth(self.boat)
        self.cats = self._cats() if cats else []
        self._flat: dict[CardId, float] = {}

    def _cats(self) -> list[Catch]:
        """The cats in the fields, best first; others will take some of them."""
        seen = self.seen
        found = [Catch(gain, seen.price(tile)) for tile, gain in _gains(seen.key, self)]
        found.sort(key=lambda cat: seen.spend(cat.price) - cat.gain)
        rivals = 1 if seen.solo else len(seen.others)
        step = 1 + 0.6 * rivals
        return [found[place] for number in range(8) if (place := round(number * step)) < len(found)]

    # -- single cards

    def flat(self, card: CardId) -> float:
        """What a card that is no rescue card is worth, its cost apart."""
        if card not in self._flat:
            self._flat[card] = self._worth(card)
        return self._flat[card]

    def _worth(self, card: CardId) -> float:
        found = CARDS[card]
        match found:
            case Lesson():
                return self.lesson(found)
            case OshaxCard():
                return self.oshax()
            case TreasureCard():
                return self.treasure(found)
            case AnytimeCard():
                return anytime_worth(self.seen, found)
            case _:
                return 0.0

    def lesson(self, lesson: Lesson) -> float:
        seen = self.seen
        if not seen.style.minds_lessons:
            return 4.0
        means = seen.means_of(seen.seat, len(seen.own.lessons) + (not lesson.public))
        if not lesson.public:
            return promise(lesson, means)(self.boat) + self._company(means.lessons)
        return max(self.public(lesson, colour) for colour in range(len(COLOURS) if lesson.pick_colour else 1))

    def _company(self, lessons: int) -> float:
        """What one private lesson more does to lessons that count them, the sister's too."""
        seen = self.seen
        before, after = (seen.means_of(seen.seat, count) for count in (lessons - 1, lessons))
        own = [*seen.held(), *(LESSONS[card] for card, _ in seen.view.public)]
        worth = 0.0
        for sign, counted in ((1, own), (-1, seen.her_lessons)):
            for one in counted:
                if one.score.id in ("per_private_lesson", "exact_private_lessons"):
                    worth += sign * (promise(one, after)(self.boat) - promise(one, before)(self.boat))
        return worth

    def public(self, lesson: Lesson, colour: Colour) -> float:
        """All score it: what counts is the lead over the others [ISLE 5.4, 6.6]."""
        seen = self.seen
        mine = promise(lesson, seen.means, colour)(self.boat)
        if seen.solo:
            return mine / 2
        theirs = [
            promise(lesson, seen.means_of(seat, seen.view.players[seat].lessons), colour)(
                aboard(seen.view.players[seat].tiles)
            )
            for seat in seen.others
        ]
        return mine - sum(theirs) / max(1, len(theirs))

    def oshax(self) -> float:
        """A large cat of any colour [ISLE 4.6]: looked at in the two colours that promise most."""
        tiles = self.seen.view.oshax
        if not tiles:
            return 0.0
        colours = likely_colours(self.seen, 2)
        return max(self._gain(tile, colour) for tile in sorted(set(tiles))[:2] for colour in colours)

    def treasure(self, card: TreasureCard) -> float:
        """The best of its options, roughly."""
        common = self.judge.treasure(self.boat) if any(self.seen.view.common) else 0.0
        best = 0.0
        for option in card.options:
            if option.what == "rare":
                tiles = [tile for tile, _ in self.seen.view.rare] or list(RARE)[:1]
                best = max(best, *(self._gain(tile, NONE) for tile in tiles[:2]))
            else:
                each = common * (0.7 if option.what == "small" else 1.0)
                best = max(best, option.count * each - self.seen.spend(option.fish))
        return best

    def _gain(self, tile: int, colour: Colour) -> float:
        spot = self.judge.best(self.boat, tile, colour)
        return 0.0 if spot is None else spot.worth - self.now

    # -- several cards together

    def rescue(self, baskets: int, fish: int) -> float:
        """What so many baskets and fish bring today, and the fish that are left."""
        value = 0.0
        for cat in self.cats:
            if baskets and fish >= cat.price and cat.gain > self.seen.spend(cat.price, fish):
                value += cat.gain
                fish -= cat.price
                baskets -= 1
        kept = self.seen.kept_fish[min(fish, MOST_FISH - 1)]
        return value + kept + (0.8 * min(baskets, 2) if not self.seen.last_day else 0.0)

    def value(self, cards: Sequence[CardId], fish: int) -> float:
        """To pay for exactly these."""
        me, flat, rescue = self.seen.me, 0.0, list(self.seen.own.hand)
        speed = 0
        for card in cards:
            found = CARDS[card]
            fish -= found.cost
            if isinstance(found, RescueCard):
                rescue.append(card)
                speed += found.speed
            else:
                flat += self.flat(card)
        baskets, odd = baskets_in(rescue)
        worth = flat + self.rescue(me.baskets + baskets, fish) + self._speed(speed)
        return worth + (0.5 if odd and not self.seen.last_day else 0.0)

    def _speed(self, boots: int) -> float:
        """To come first: to have the first choice, and perhaps a lesson that asks for it."""
        worth = 0.22 * min(boots, 7)
        if self.seen.last_day and any(one.score.id == "first_in_turn_order" for one in self.seen.held()):
            worth += 0.6 * min(boots, 9)
        return worth

    def best(self, cards: Iterable[CardId], fish: int) -> tuple[float, tuple[CardId, ...]]:
        """The best that can be paid for out of these cards."""
        cards = tuple(sorted(cards))
        choices = dict.fromkeys(some for size in range(len(cards) + 1) for some in combinations(cards, size))
        affordable = [some for some in choices if sum([CARDS[card].cost for card in some]) <= fish]
        return max((self.value(some, fish), some) for some in affordable)


class _Memory(dict[object, list[tuple[int, float]]]):
    """What was found out lately: a draft asks the same several times."""

    def note(self, key: object, found: list[tuple[int, float]]) -> list[tuple[int, float]]:
        if len(self) >= 64:
            del self[next(iter(self))]
        self[key] = found
        return found


_KNOWN = _Memory()


def _gains(key: object, shop: Shop) -> list[tuple[int, float]]:
    """The cats in the fields that fit, and what each adds to the boat. ``key``: all that this depends on."""
    if key in _KNOWN:
        return _KNOWN[key]
    found = []
    for tile in (*shop.seen.view.left, *shop.seen.view.right):
        spot = shop.judge.best(shop.boat, tile, TILES[tile].colour)
        if spot is not None:
            found.append((tile, spot.worth - shop.now + shop.seen.eagerness))
    return _KNOWN.note(key, found)


def likely_colours(seen: Reading, many: int) -> list[Colour]:
    """Colours that an oshax might have: those of the largest groups that can grow, and that cost least."""
    best = [0.0] * len(COLOURS)
    for colour, size, _, near in seen.boat.groups:
        if near & ~seen.boat.filled:
            best[colour] = max(best[colour], float(size))
    return sorted(range(len(COLOURS)), key=lambda colour: seen.costs[colour] - best[colour])[:many]


def anytime_worth(seen: Reading, card: AnytimeCard) -> float:
    """What an anytime card is worth in hand, roughly. Alone, where few cats are welcome, fish and baskets abound."""
    days, boat = seen.outlook.days, seen.boat
    each = seen.kept_fish[20] - seen.kept_fish[19]
    if seen.last_day:
        each = 0.2 if seen.solo else 0.8
    match card.effect:
        case "fish_per_oshax":
            return each * card.fish * (boat.oshax + 0.2 * days)
        case "fish_per_private_lesson":
            return each * card.fish * (len(seen.own.lessons) + 0.5 * days)
        case "fish_per_colour":
            return each * card.fish * min(5.0, sum(map(bool, boat.counts)) + 0.8 * days)
        case "fish_per_rare_treasure":
            return each * card.fish * (boat.rare + 0.3 * days)
        case "fish_per_common_treasure":
            return each * card.fish * (boat.common + 0.5 * days)
        case "fish_per_cat_of_colour":
            return each * card.fish * (max(boat.counts) + 0.6 * days)
        case "next_tile_anywhere":
            return 0.4
        case "draw_cards":
            return 0.9 * card.count
        case "draw_tile_to_boat":
            return 0.0 if seen.solo else 3.5
        case "basket_for_fish":
            return 2.0 if days == 0 else 1.0
        case "move_field_cats":
            return 2.6
        case "extra_rescue":
            return 1.6
        case "draw_tiles_to_fields":
            return 1.5
        case "gain_basket":
            return (0.8 if seen.solo else 3.4) * (days + 1)
        case "lessons_for_basket" | "treasures_for_basket":
            return 0.4 * days


def baskets_wanted(seen: Reading, cards: Sequence[CardId]) -> list[CardId]:
    """Of these rescue cards as many as today's cats ask for, the fastest first; whatever has boots only goes along."""
    shop, me = Shop(seen), seen.me
    fish, wanted = me.fish, 0
    for cat in shop.cats:
        if fish >= cat.price and cat.gain > seen.spend(cat.price, fish):
            fish -= cat.price
            wanted += 1
    wanted -= me.baskets - me.used
    by_speed = sorted(cards, key=lambda card: -_rescue(card).speed)
    laid = [card for card in by_speed if _rescue(card).basket == "none"]
    whole = [card for card in by_speed if _rescue(card).basket == "whole"][: max(0, wanted)]
    broken = [card for card in by_speed if _rescue(card).basket == "broken"]
    pairs = min(max(0, wanted - len(whole)), len(broken) // 2)
    return laid + whole + broken[: 2 * pairs]


def _rescue(card: CardId) -> RescueCard:
    found = CARDS[card]
    assert isinstance(found, RescueCard)
    return found
