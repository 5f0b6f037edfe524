"""What a viewer is told when something happens. Secret cards are told by number only, never by name."""

from tabbytop.core import Args, Event, Seat, Viewer, args

from .actions import (
    Action,
    Befriend,
    Boats,
    DealCards,
    DealFamily,
    Done,
    DrawTiles,
    Find,
    First,
    GiveLessons,
    GiveTreasures,
    Herd,
    Hold,
    Keep,
    Lay,
    Name,
    OshaxRow,
    Pay,
    Place,
    Play,
    Rescue,
    Sell,
    Send,
    SisterLessons,
    Take,
    TurnColour,
    TurnSister,
)
from .cards import LESSONS
from .components import COLOURS, TILES
from .phases.rescuing import price, speed
from .state import (
    Arriving,
    Dipping,
    Drafting,
    Filling,
    Finding,
    Laying,
    Naming,
    Over,
    Placing,
    Rescuing,
    SecondTreasure,
    SisterTurn,
    Sorting,
    State,
    Taking,
    Window,
)


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    return (*_done(before, seat, action, after), *_followed(before, after))


def _keys(tiles: tuple[int, ...]) -> str:
    return " ".join(TILES[tile].key for tile in tiles)


def _done(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    """The deed itself."""
    match action:
        case First(first):
            return (Event("first", args(seat=first)),)
        case Boats():
            return (Event("boats"),)
        case OshaxRow(tiles):
            return (Event("oshax-laid-out", args(tiles=_keys(after.table.oshax))),)
        case SisterLessons(cards):
            return (Event("sister-lessons", args(cards=tuple(sorted(cards)))),)
        case TurnColour(card):
            return (Event("sister-colour", args(card=card)),)
        case DealFamily():
            return (Event("family-dealt"),)
        case DrawTiles(tiles):
            return _drawn(before, tiles)
        case DealCards(cards):
            return (Event("dealt", args(count=len(cards))),)
        case TurnSister(card):
            return (Event("sister-turned", args(card=card)),)
        case Keep() | Pay() | Hold() if after.players[seat].chosen is not None or _was_choosing(before):
            return (Event("chosen", args(seat=seat)),)
        case Keep() | Hold():
            return (Event("chosen", args(seat=seat)),)
        case Pay(cards):
            return (Event("paid-drawn", args(seat=seat, count=len(cards))),)
        case Lay(cards):
            return (Event("laid", args(seat=seat, count=len(cards))),)
        case Play(card) if _is_window(before):
            return (Event("chosen", args(seat=seat)),)
        case Play(card):
            return (Event("played", args(seat=seat, card=card)),)
        case Name(colour):
            return (_named(before, seat, colour, after),)
        case Rescue(tile, basket):
            cost = price(before, tile)
            return (Event("rescued", args(seat=seat, tile=TILES[tile].key, fish=cost, basket=basket)),)
        case Befriend(tile, colour):
            return (Event("befriended", args(seat=seat, tile=TILES[tile].key, colour=COLOURS[colour])),)
        case Find(card, option, tile):
            return (Event("found", args(seat=seat, card=card, option=option, tile=TILES[tile].key)),)
        case Take(tile):
            return (Event("took", args(seat=seat, tile=TILES[tile].key)),)
        case Place():
            return (_placed(before, seat, after),)
        case Done():
            return _passed(before, seat)
        case Sell(used):
            return (Event("sold-basket", args(seat=seat, used=int(used))),)
        case Herd(tiles):
            return (Event("herded", args(seat=seat, tiles=_keys(tiles))),)
        case Send(field, place):
            assert isinstance(before.top, Sorting)
            cat = TILES[before.top.cats[0]].key
            return (Event("sent", args(seat=seat, tile=cat, field=field, place=place)),)
        case GiveLessons(cards):
            return (Event("gave-lessons", args(seat=seat, count=len(cards))),)
        case GiveTreasures(places):
            return (Event("gave-treasures", args(seat=seat, count=len(places))),)


def _was_choosing(before: State) -> bool:
    return type(before.top).__name__ in ("Drafting", "Buying", "Choosing")


def _is_window(before: State) -> bool:
    return isinstance(before.top, Window)


def _drawn(before: State, tiles: tuple[int, ...]) -> tuple[Event, ...]:
    match before.top:
        case Filling():
            return (Event("fields-filled", _sorted_out(tiles)),)
        case Dipping(seat) | Arriving(seat):
            return (Event("drew-tiles", Args((("seat", seat), *_sorted_out(tiles)))),)
    raise AssertionError(before.top)


def _sorted_out(tiles: tuple[int, ...]) -> Args:
    """Cats in the order in which they came, the rest in none: that is how they then lie."""
    cats = tuple(tile for tile in tiles if TILES[tile].kind == "cat")
    rest = tuple(sorted(tile for tile in tiles if tile not in cats))
    return args(cats=_keys(cats), treasures=_keys(rest))


def _named(before: State, seat: Seat, colour: int, after: State) -> Event:
    """For a catch the fish count, not the colour: two colours with equally many cats are the same."""
    fish = after.players[seat].fish - before.players[seat].fish
    match before.top:
        case Naming(card=card) if card not in LESSONS:
            return Event("caught", args(seat=seat, card=card, fish=fish))
        case Naming(card=card):
            return Event("named", args(seat=seat, card=card, colour=COLOURS[colour]))
        case _:
            return Event("coloured", args(seat=seat, colour=COLOURS[colour]))


def _placed(before: State, seat: Seat, after: State) -> Event:
    assert isinstance(before.top, Placing)
    laid = after.players[seat].tiles[-1]
    named = args(seat=seat, tile=TILES[laid.tile].key, anchor=(laid.cells & -laid.cells).bit_length() - 1)
    return Event("placed", named)


def _passed(before: State, seat: Seat) -> tuple[Event, ...]:
    match before.top:
        case Rescuing(taken=0) | Finding() | Taking():
            return (Event("passed", args(seat=seat)),)
        case Rescuing():
            return (Event("turn-ended", args(seat=seat)),)
        case Placing(tile=tile):
            return (Event("let-go", args(seat=seat, tile=TILES[tile].key)),)
        case SecondTreasure() | _:
            return (Event("declined", args(seat=seat)),)


def _followed(before: State, after: State) -> tuple[Event, ...]:
    """What followed by itself: a new day, cards turned over, lessons played, another order, the end."""
    events: list[Event] = []
    if isinstance(before.top, Drafting) and before.top != after.top:
        events.append(Event("passed-on"))
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was.kept and not now.kept:
            events.append(
                Event("bought", args(seat=seat, count=len(now.hand) - len(was.hand), fish=was.fish - now.fish))
            )
        if len(now.lessons) > len(was.lessons) and before.rules.mode != "family":
            events.append(Event("lessons-played", args(seat=seat, count=len(now.lessons) - len(was.lessons))))
    events += [
        Event("public-lesson", args(card=card))
        for card, _ in after.table.public[len(before.table.public) :]
        if not LESSONS[card].pick_colour
    ]
    if isinstance(before.top, Laying) and type(after.top) in (Rescuing, SisterTurn):
        events += _reveal(after)
    if after.order != before.order and before.order:
        events.append(Event("new-order", args(order=after.order)))
    if after.day > before.day:
        events.append(Event("new-day", args(day=after.day)))
    if isinstance(after.top, Over):
        events.append(Event("over"))
    return tuple(events)


def _reveal(after: State) -> list[Event]:
    return [
        Event("revealed", args(seat=seat, cards=player.shown, speed=speed(player)))
        for seat, player in enumerate(after.players)
    ]
