"""Anytime cards [ISLE 4.8, 9.3]: when to play one, and what to do with it."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Literal, TypeAlias

from tabbytop.games.isle.actions import GiveLessons, GiveTreasures, Herd, Play, Send
from tabbytop.games.isle.boat import Laid
from tabbytop.games.isle.cards import CARDS, LESSONS, AnytimeCard
from tabbytop.games.isle.components import TILES, TileId
from tabbytop.games.isle.state import Finding, Frame, Laying, Rescuing, Sorting
from tabbytop.games.isle.state import Moment as WindowMoment

from .aboard import aboard
from .lessons import promise
from .reading import Reading
from .turns import gain

#: while buying, one's own turn in a phase, somebody else's turn, or a window before something
Moment: TypeAlias = Literal["buying", "laying", "rescuing", "finding", "other"] | WindowMoment

ENOUGH = {  # a catch of so many fish is not waited for any longer
    "fish_per_oshax": 4,
    "fish_per_private_lesson": 4,
    "fish_per_colour": 4,
    "fish_per_rare_treasure": 4,
    "fish_per_common_treasure": 4,
    "fish_per_cat_of_colour": 5,
}


def card_to_play(seen: Reading, actions: Sequence[object], moment: Moment) -> Play | None:
    """An anytime card for which this is the moment."""
    for action in actions:
        if isinstance(action, Play):
            card = CARDS[action.card]
            assert isinstance(card, AnytimeCard)
            if WHEN[card.effect](seen, card, moment):
                return action
    return None


def beside(seen: Reading) -> Moment:
    """What a wish interrupts: one's own turn in a phase, or somebody else's [ISLE 4.8]."""
    return turn_in(seen, seen.view.agenda[-2])


def turn_in(seen: Reading, frame: Frame) -> Moment:
    """The phase in which it is one's own turn, where ``frame`` of the agenda is that."""
    match frame:
        case Laying(left=(seat, *_)) if seat == seen.seat:
            return "laying"
        case Rescuing(seat=seat) if seat == seen.seat:
            return "rescuing"
        case Finding(seat=seat) if seat == seen.seat:
            return "finding"
        case _:
            return "other"


# -- when -------------------------------------------------------------------------------------------------------------


def fish_caught(seen: Reading, card: AnytimeCard) -> int:
    boat = seen.boat
    counted = {
        "fish_per_oshax": boat.oshax,
        "fish_per_private_lesson": len(seen.own.lessons),
        "fish_per_colour": sum(map(bool, boat.counts)),
        "fish_per_rare_treasure": boat.rare,
        "fish_per_common_treasure": boat.common,
        "fish_per_cat_of_colour": max(boat.counts),
    }
    return card.fish * counted[card.effect]


def _catch(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    """With the day's shopping, when it is a good catch or the last chance; in the rescue when fish run out."""
    caught = fish_caught(seen, card)
    if moment == "buying":
        return caught >= ENOUGH[card.effect] or (seen.last_day and not seen.hates_fish)
    if moment == "rescuing":
        return seen.me.fish < 5 <= seen.me.fish + caught and seen.baskets > 0 and (seen.last_day or caught >= 3)
    return False


def _berth(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    """Only when a tile is in hand (``turns.place``)."""
    return False


def _draw(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    """In the morning with fish for it; on the last day also after the shopping."""
    return moment == "morning" or (moment in ("lessons", "laying") and (seen.last_day or seen.me.fish >= 12))


def _dip(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    return moment in ("laying", "rescuing", "finding", "dusk")


def _sell(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    """On the last day, a basket that is used up, for fish that are needed."""
    needed = seen.me.fish < 5 and seen.baskets > 0 and bool(seen.view.left or seen.view.right)
    return seen.last_day and moment == "rescuing" and seen.me.used > 0 and needed


def _herd(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    return moment == "rescuing" and seen.baskets >= 2 and seen.me.fish >= 6 and len(worth_herding(seen)) >= 2


def _two_at_once(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    cats = len(seen.view.left) + len(seen.view.right)
    rivals = seen.solo or any(not seen.view.players[seat].passed for seat in seen.others)
    return moment == "rescuing" and seen.baskets >= 2 and seen.me.fish >= 8 and cats >= 2 and rivals


def _new_cats(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    """When there are more baskets than cats one would like."""
    if moment != "rescuing" or not seen.baskets or seen.me.fish < 3:
        return False
    return len(wanted(seen, (*seen.view.left, *seen.view.right))) < seen.baskets


def _basket(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    return moment in ("lessons", "laying", "rescuing") or not seen.last_day


def _lessons_for_basket(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    if moment not in ("lessons", "laying") or len(seen.own.lessons) < card.lessons:
        return False
    lost = sum(sorted(lesson_worths(seen))[: card.lessons])
    return basket_worth(seen) > lost + 1


def _treasures_for_basket(seen: Reading, card: AnytimeCard, moment: Moment) -> bool:
    if moment not in ("lessons", "laying") or seen.outlook.days < 2:
        return False
    return basket_worth(seen) > cheapest_treasures(seen, card.treasures)[0] + 1


When = Callable[[Reading, AnytimeCard, Moment], bool]
WHEN: dict[str, When] = {
    **dict.fromkeys(ENOUGH, _catch),
    "next_tile_anywhere": _berth,
    "draw_cards": _draw,
    "draw_tile_to_boat": _dip,
    "basket_for_fish": _sell,
    "move_field_cats": _herd,
    "extra_rescue": _two_at_once,
    "draw_tiles_to_fields": _new_cats,
    "gain_basket": _basket,
    "lessons_for_basket": _lessons_for_basket,
    "treasures_for_basket": _treasures_for_basket,
}


# -- what with it -----------------------------------------------------------------------------------------------------


def wanted(seen: Reading, cats: Sequence[TileId]) -> list[TileId]:
    """The cats that are worth more than their fish, best first."""
    net = {tile: gain(seen, tile, TILES[tile].colour) - seen.spend(seen.price(tile)) for tile in cats}
    return sorted((tile for tile in net if net[tile] > 0), key=lambda tile: -net[tile])


def worth_herding(seen: Reading) -> list[TileId]:
    """Cats of the right field that one would take if they were nearer."""
    gains = {tile: gain(seen, tile, TILES[tile].colour) for tile in (*seen.view.left, *seen.view.right)}
    best = sorted(gains, key=lambda tile: -gains[tile])[: seen.baskets + 1]
    return [tile for tile in best if tile in seen.view.right and gains[tile] > 0]


def herd(seen: Reading, most: int) -> Herd:
    """The cats one wants, from the dear field to the cheap one (card 77)."""
    cats = worth_herding(seen)[:most]
    if not cats:
        gains = {tile: gain(seen, tile, TILES[tile].colour) for tile in (*seen.view.left, *seen.view.right)}
        in_right = [tile for tile in gains if tile in seen.view.right] or list(gains)
        cats = [max(in_right, key=lambda tile: gains[tile])]
    return Herd(tuple(sorted(cats)))


def send(seen: Reading, frame: Sorting, actions: Sequence[object]) -> Send:
    """To the cheap field, where the sister comes late (cards 77, 83)."""
    sends = [action for action in actions if isinstance(action, Send)]
    return max(sends, key=lambda one: (one.field == "left", one.place))


def give_lessons(seen: Reading, count: int) -> GiveLessons:
    """Those that promise least (cards 86, 87)."""
    worth = lesson_worths(seen)
    places = sorted(range(len(worth)), key=lambda place: worth[place])[:count]
    return GiveLessons(tuple(sorted(seen.own.lessons[place] for place in places)))


def give_treasures(seen: Reading, count: int) -> GiveTreasures:
    """Those that are missed least (cards 88, 89)."""
    return GiveTreasures(cheapest_treasures(seen, count)[1])


def lesson_worths(seen: Reading) -> list[float]:
    return [promise(LESSONS[card], seen.means)(seen.boat) for card in seen.own.lessons]


def basket_worth(seen: Reading) -> float:
    """To carry one cat more on every day that is left."""
    return (0.8 if seen.solo else 2.8) * (seen.outlook.days + 0.5)


def cheapest_treasures(seen: Reading, count: int) -> tuple[float, tuple[int, ...]]:
    """What giving up so many treasures costs at least, and which."""
    tiles, now = seen.me.tiles, seen.worth_later
    places = [place for place, laid in enumerate(tiles) if TILES[laid.tile].is_treasure]

    def without(gone: Sequence[int]) -> tuple[Laid, ...]:
        return tuple(laid for place, laid in enumerate(tiles) if place not in gone)

    costs = {place: now - seen.judge_later.worth(aboard(without([place]))) for place in places}
    cheapest = sorted(places, key=lambda place: costs[place])[: count + 3]
    return min(
        ((now - seen.judge_later.worth(aboard(without(some))), some) for some in combinations(sorted(cheapest), count)),
        default=(float("inf"), ()),
    )
