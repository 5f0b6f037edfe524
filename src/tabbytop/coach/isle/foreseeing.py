"""What the judge sees ahead in a choice, beyond what the score sheet shows at once: the terms of its own sum, so that a
reason cannot contradict it. What changes at once and what is foreseen add up to what the choice seems to be worth;
beside it stands what that sum leaves out (``holding``).
"""

from collections import defaultdict
from collections.abc import Sequence

from tabbytop.bots.isle.aboard import Aboard, aboard
from tabbytop.bots.isle.baskets import baskets_in
from tabbytop.bots.isle.judge import Judge, Spot, Term
from tabbytop.bots.isle.lessons import promise
from tabbytop.bots.isle.reading import ABOUT_FISH, Reading
from tabbytop.bots.isle.shopping import Shop
from tabbytop.core import Action, Args, Line, args
from tabbytop.games.isle import actions as do
from tabbytop.games.isle.boat import ROOMS
from tabbytop.games.isle.cards import CARDS, FAMILY_CARDS, LESSONS, CardId, RescueCard, TreasureCard
from tabbytop.games.isle.components import COLOURS, NONE, TILES
from tabbytop.games.isle.scoring import POINTS_PER_ROOM
from tabbytop.games.isle.state import Choosing, Colouring, Naming, Placing
from tabbytop.games.isle.view import View

from ..reasons import Reason
from .glancing import SECOND, kept_for_later
from .holding import beside
from .settling import style_of

Gains = defaultdict[Term, float]
NOTHING = 1e-9  #: what has no effect is no reason
CLAUSES = {
    "family": "ISLE 5.2",
    "growing": "ISLE 5.2",
    "room": "ISLE 5.1",
    "rats": "ISLE 5.1",
    "rare": "ISLE 5.3",
    "space": "ISLE 3.1",
    "map": "ISLE 3.4",
    "treasure": "ISLE 3.4",
    "lesson": "ISLE 5.4",
    "sister": "ISLE 6.7",
    "fish": "ISLE 4.5",
    "card": "ISLE 4.2",
    "cats": "ISLE 4.5",
    "later": "ISLE 4.5",
    "boots": "ISLE 4.4",
    "unlaid": "ISLE 4.4",
    "others": "ISLE 5.4",
    "kept": "ISLE 4.8",
    "spare": "ISLE 4.5",
    "played": "ISLE 4.8",
    "catch": "ISLE 9.3",
    "basket": "ISLE 4.5",
    "given": "ISLE 9.3",
    "herd": "ISLE 4.5",
    "berth": "ISLE 3.2",
    "left": "ISLE 4.5",
}


def foreseen(view: View, action: Action, now: Sequence[Reason]) -> tuple[Reason, ...]:
    """``now``: what the action changes at once on the sheet."""
    seen = Reading(view, style_of(view.rules))
    gains = _gains(seen, action)
    paid = next((term for term in gains if term[0] == "fish"), None)
    for reason in now if gains else ():
        term = paid if paid is not None and _is_about_fish(seen, reason.line) else _shown(seen, reason.line)
        if term is not None and (term[0] != "others" or term in gains):
            gains[term] -= reason.points
    found = [Reason(_line(seen, term, gain), gain) for term, gain in gains.items() if abs(gain) > NOTHING]
    found += [
        Reason(Line(seen.seat, CLAUSES[about], f"ahead-{about}", round(points), args(**known)), points)
        for about, points, known in beside(seen, action)
        if abs(points) > NOTHING
    ]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


def _gains(seen: Reading, action: Action) -> Gains:
    """By term, how much more a boat is worth to the judge, and cards to the shopper."""
    top = seen.view.agenda[-1]
    match action:
        case do.Place(turn, cell) if isinstance(top, Placing):
            spot = seen.judge.spot(seen.boat, top.tile, top.colour, turn, cell)
            gains = _laid(seen.judge, seen.boat, seen.judge, spot)
            return _less_whole_rooms(gains, seen.boat, spot.boat)
        case do.Rescue(tile=tile):
            return _taken(seen, tile, TILES[tile].colour, seen.price(tile))
        case do.Take(tile=tile):
            return _taken(seen, tile, TILES[tile].colour)
        case do.Befriend(tile, colour):
            return _taken(seen, tile, colour)
        case do.Name(colour) if isinstance(top, Colouring):
            return _taken(seen, top.tile, colour)
        case do.Name(colour) if isinstance(top, Naming) and top.card in LESSONS:
            return _named(seen, top.card, colour)
        case do.Find(card, option, tile):
            treasure = CARDS[card]
            assert isinstance(treasure, TreasureCard)
            choice = treasure.options[option]
            return _taken(seen, tile, NONE, choice.fish, SECOND * (choice.count - 1))
        case do.Pay(cards):
            return _bought(Shop(seen), cards)
        case do.Lay(cards):
            return _baskets(seen, cards)
        case do.Keep(cards) if isinstance(top, Choosing):
            lessons = {("card", card): promise(FAMILY_CARDS[card], seen.means)(seen.boat) for card in cards}
            return Gains(float, lessons)
        case do.Keep(cards):
            shop = Shop(seen)
            return _bought(shop, shop.best((*seen.own.kept, *cards), seen.me.fish)[1])
        case do.GiveLessons(cards):
            gains = Gains(float)
            for card in cards:
                gains["lesson", _lessons(seen).index(card)] -= promise(LESSONS[card], seen.means)(seen.boat)
            return gains
        case do.GiveTreasures(places):
            after = aboard([laid for place, laid in enumerate(seen.me.tiles) if place not in places])
            gains = _changed(seen.judge_later, seen.boat, seen.judge_later, after)
            return _less_whole_rooms(gains, seen.boat, after)
    return Gains(float)


def _changed(before: Judge, boat: Aboard, judge: Judge, after: Aboard) -> Gains:
    gains = Gains(float, judge.terms(after))
    for term, worth in before.terms(boat).items():
        gains[term] -= worth
    return gains


def _less_whole_rooms(gains: Gains, before: Aboard, after: Aboard) -> Gains:
    """The sheet tells at once of rooms that are full now, or no longer: of all in one line."""
    for number, room in enumerate(ROOMS):
        was, stands = (not room.cells & ~boat.filled for boat in (before, after))
        gains["room", number] += POINTS_PER_ROOM * (stands - was)
    return gains


def _laid(before: Judge, boat: Aboard, judge: Judge, spot: Spot) -> Gains:
    gains = _changed(before, boat, judge, spot.boat)
    if spot.found:
        gains["treasure", 0] += judge.treasure(boat)
    return gains


def _taken(seen: Reading, tile: int, colour: int, fish: int = 0, second: float = 0.0) -> Gains:
    """At its best place, less the fish; ``second``: what another one with it is worth, as a part of the first."""
    spot = seen.judge.best(seen.boat, tile, colour, seen.me.berth)
    if spot is None:
        return Gains(float)
    gains = _laid(seen.judge_later, seen.boat, seen.judge, spot)
    if second:
        gains["treasure", 0] += second * sum(gains.values())
    if fish:
        gains["fish", fish] -= seen.spend(fish)
    return gains


def _named(seen: Reading, card: CardId, colour: int) -> Gains:
    """A lesson for all: what it brings oneself, and the others on average; alone one scores half [ISLE 5.4, 6.6]."""
    lead, mine = Shop(seen, cats=False).public(LESSONS[card], colour), promise(LESSONS[card], seen.means, colour)
    own = lead if seen.solo else mine(seen.boat)
    return Gains(float, {("card", card): own, ("others", card): lead - own})


def _bought(shop: Shop, cards: Sequence[CardId]) -> Gains:
    """Each card, and what baskets and the fish that are left bring today."""
    fish = shop.seen.me.fish
    gains = Gains(float)
    for card in cards:
        if not isinstance(CARDS[card], RescueCard):
            gains["card", card] += shop.flat(card)
    gains["cats", 0] += shop.value(cards, fish) - shop.value((), fish) - sum(gains.values())
    return gains


def _baskets(seen: Reading, cards: Sequence[CardId]) -> Gains:
    """What they bring today, and what is not there tomorrow."""
    shop, me, gains = Shop(seen), seen.me, Gains(float)
    had = me.baskets - me.used
    gains["cats", 0] = shop.rescue(had + baskets_in(cards)[0], me.fish) - shop.rescue(had, me.fish)
    gains["later", 0] = kept_for_later(seen, cards) - kept_for_later(seen, ())
    return gains


# -- and said ----------------------------------------------------------------------------------------------------------


def _lessons(seen: Reading) -> list[CardId]:
    """As the judge has them: one's own, then those of all."""
    return [*(one.number for one in seen.held()), *(card for card, _ in seen.view.public)]


def _is_about_fish(seen: Reading, line: Line) -> bool:
    """Is it reckoned with what fish are worth? So are lessons on the last day [ISLE 9.9]."""
    if not seen.last_day or line.key not in ("lesson", "sister-lesson"):
        return False
    card = int(str(dict(line.args)["card"]))
    hers = () if seen.view.sister is None else zip(seen.view.sister.lessons, seen.her_lessons, strict=True)
    lessons = {one.number: one for one in seen.held()} if line.key == "lesson" else dict(hers)
    return card in lessons and lessons[card].score.id in ABOUT_FISH


def _shown(seen: Reading, line: Line) -> Term | None:
    """The term that a line of the sheet is part of; rooms are reckoned one by one, and others' lines are not judged."""
    known = dict(line.args)
    if line.key in ("sister-colour", "sister-lesson"):
        return "sister", 0
    if line.side != seen.seat:
        return ("others", int(str(known["card"]))) if line.key == "public" else None
    match line.key:
        case "rats" | "rare":
            return line.key, 0
        case "family":
            return "family", COLOURS.index(str(known["colour"]))
        case "lesson" | "family-card" | "public" | "public-half":
            card, lessons = int(str(known["card"])), _lessons(seen)
            return ("lesson", lessons.index(card)) if card in lessons else ("card", card)  # bought by this very choice
    return None


def _line(seen: Reading, term: Term, gain: float) -> Line:
    about, which = term
    return Line(seen.seat, CLAUSES[about], f"ahead-{about}", round(gain), _args(seen, about, which, gain))


def _args(seen: Reading, about: str, which: int, gain: float) -> Args:
    match about:
        case "family" | "map":
            return args(colour=COLOURS[which])
        case "room":
            return args(what=ROOMS[which].key)
        case "space":
            return args(what="whole" if gain > 0 else "torn")
        case "lesson":
            return args(card=_lessons(seen)[which])
        case "card" | "others":
            return args(card=which)
        case "fish":
            return args(fish=which)
    return args()
