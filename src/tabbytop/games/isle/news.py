"""What happens, in words to come: the same for every viewer. Secret cards are counted, never named."""

from collections.abc import Iterable, Iterator

from tabbytop.core import CHANCE, Args, Event, Seat, Viewer, args

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
    Send,
    SisterLessons,
    Take,
    TurnColour,
    TurnSister,
)
from .boat import BOATS
from .cards import BASKET_CARDS, LESSONS, CardId
from .components import COLOURS, TILES, TileId
from .phases.rescuing import boots, price
from .phases.windows import turned_over, with_choice
from .state import (
    Arriving,
    Colouring,
    Dipping,
    Drafting,
    DrawingCards,
    Filling,
    Finding,
    Laying,
    Naming,
    Over,
    PayingDrawn,
    Placing,
    Rescuing,
    SisterReveal,
    Sorting,
    State,
    Taking,
    Window,
    Wish,
)


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    deed = _drawn_or_dealt(before, action, after) if seat == CHANCE else _done(before, seat, action, after)
    return (*deed, *_followed(before, seat, action, after))


def _keys(tiles: Iterable[TileId]) -> str:
    return " ".join(TILES[tile].key for tile in tiles)


# -- the deed itself --------------------------------------------------------------------------------------------------


def _drawn_or_dealt(before: State, action: Action, after: State) -> Iterator[Event]:
    match action:
        case First(first):
            yield Event("first", args(seat=first))
        case Boats():
            yield Event("boats")
        case OshaxRow():
            yield Event("oshax-laid-out", args(tiles=_keys(after.table.oshax)))
        case SisterLessons(cards):
            yield Event("sister-lessons", args(cards=tuple(sorted(cards))))
        case TurnColour(card):
            yield Event("sister-colour", args(card=card, count=len(after.sister.colours) if after.sister else 0))
        case DealFamily():
            yield Event("family-dealt")
        case DrawTiles(tiles):
            yield _drawn(before, tiles)
        case DealCards(cards):
            yield _dealt(before, len(cards))
        case TurnSister(card):
            yield _her_card(before, card)


def _done(before: State, seat: Seat, action: Action, after: State) -> Iterator[Event]:
    match action:
        case Keep() if len(before.players) > 1:
            yield Event("chosen", args(seat=seat))
        case Pay(cards) if isinstance(before.top, PayingDrawn):
            paid = before.players[seat].fish - after.players[seat].fish
            yield Event("paid-drawn", args(seat=seat, count=len(cards), fish=paid))
        case Pay() if len(before.players) > 1:
            yield Event("chosen", args(seat=seat))
        case Lay(cards):
            yield Event("laid", args(seat=seat, count=len(cards)))
        case Hold() | Play() if isinstance(before.top, (Window, Wish)):
            yield from _turned_over(before, seat, action)
        case Play(card):
            wished = isinstance(after.top, Wish)
            yield Event("wished" if wished else "played", args(seat=seat, card=card))
        case Name(colour):
            yield from _named(before, seat, colour)
        case Rescue(tile, basket):
            cost = price(before, tile)
            yield Event("rescued", args(seat=seat, tile=TILES[tile].key, fish=cost, basket=basket))
        case Befriend(tile, colour):
            yield Event("befriended", args(seat=seat, tile=TILES[tile].key, colour=COLOURS[colour]))
        case Find(card, _, tile):
            paid = before.players[seat].fish - after.players[seat].fish
            yield Event("found", args(seat=seat, card=card, tile=TILES[tile].key, fish=paid))
        case Take(tile):
            yield Event("took", args(seat=seat, tile=TILES[tile].key))
        case Place():
            yield _placed(seat, after)
        case Done():
            yield _passed(before, seat)
        case Herd(tiles):
            yield Event("herded", args(seat=seat, tiles=_keys(tiles)))
        case Send(field, place):
            assert isinstance(before.top, Sorting)
            cat = TILES[before.top.cats[0]].key
            yield Event("sent", args(seat=seat, tile=cat, field=field, place=place + 1))
        case GiveLessons(cards):
            yield Event("gave-lessons", args(seat=seat, count=len(cards)))
        case GiveTreasures(places):
            given = _keys(before.players[seat].tiles[place].tile for place in places)
            yield Event("gave-treasures", args(seat=seat, tiles=given))
        case _:  # Hold; Sell, whose fish are told as a catch; a choice that nobody waits for
            pass


def _turned_over(before: State, seat: Seat, action: Hold | Play) -> Iterator[Event]:
    """The cards of one moment in turn order, the one that was wished for last [ISLE 4.8]."""
    plays = turned_over(with_choice(before, seat, action))
    if plays is not None and isinstance(before.top, Wish):
        plays = (*plays, (before.top.seat, before.top.card))
    for one, card in plays or ():
        yield Event("played", args(seat=one, card=card))


def _drawn(before: State, tiles: tuple[TileId, ...]) -> Event:
    """Cats in the order in which they came, the rest in none: that is how they then lie."""
    cats = [tile for tile in tiles if TILES[tile].kind == "cat"]
    rest = sorted(tile for tile in tiles if tile not in cats)
    told = args(cats=_keys(cats), treasures=_keys(rest))
    match before.top:
        case Dipping(seat) | Arriving(seat):
            return Event("drew-tiles", Args((("seat", seat), *told)))
        case Filling(came):
            return Event("fields-filled", Args((*told, ("came", came))))
    raise AssertionError(f"nobody draws tiles in {before.top}")


def _dealt(before: State, count: int) -> Event:
    match before.top:
        case DrawingCards(seat):
            return Event("drew-cards", args(seat=seat, count=count))
        case _:
            return Event("dealt", args(count=count // len(before.players)))


def _her_card(before: State, card: int) -> Event:
    if isinstance(before.top, SisterReveal):
        first = BASKET_CARDS[card]
        return Event("sister-revealed", args(card=card, count=first.baskets, speed=first.speed))
    return Event("sister-turned", args(card=card))


def _named(before: State, seat: Seat, colour: int) -> Iterator[Event]:
    """Of a catch the fish are told, not the colour: two colours with equally many cats are the same."""
    match before.top:
        case Naming(card=card) if card in LESSONS:
            yield Event("named", args(seat=seat, card=card, colour=COLOURS[colour]))
        case Colouring(tile=tile):
            yield Event("befriended", args(seat=seat, tile=TILES[tile].key, colour=COLOURS[colour]))


def _placed(seat: Seat, after: State) -> Event:
    player = after.players[seat]
    laid = player.tiles[-1]
    rats = (laid.cells & BOATS[player.boat].rats).bit_count()
    anchor = (laid.cells & -laid.cells).bit_length() - 1
    return Event("placed", args(seat=seat, tile=TILES[laid.tile].key, cell=anchor, rats=rats))


def _passed(before: State, seat: Seat) -> Event:
    match before.top:
        case Rescuing(taken=0) | Finding() | Taking():
            return Event("passed", args(seat=seat))
        case Rescuing():
            return Event("turn-ended", args(seat=seat))
        case Placing(tile=tile):
            return Event("let-go", args(seat=seat, tile=TILES[tile].key))
        case _:
            return Event("declined", args(seat=seat))


# -- what followed by itself ------------------------------------------------------------------------------------------


def _followed(before: State, seat: Seat, action: Action, after: State) -> Iterator[Event]:
    if isinstance(before.top, (Dipping, Colouring)) and not _is_placing(after):
        tile = before.top.tile if isinstance(before.top, Colouring) else _first_of(action)
        yield Event("let-go", args(seat=before.top.seat, tile=TILES[tile].key))
    if isinstance(before.top, Drafting) and before.top != after.top and before.sister is None:
        yield Event("passed-on")
    yield from _cards_and_fish(before, seat, action, after)
    yield from _lessons_for_all(before, seat, after)
    if isinstance(before.agenda[0], Laying) and not isinstance(after.agenda[0], Laying):
        yield from _revealed(before, seat, action)
    if after.order != before.order and before.order and before.rules.mode != "family":
        yield Event("new-order", args(order=after.order))
    yield from _her_deeds(before, action, after)
    for one, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if now.passed and not was.passed and one != seat:
            yield Event("passed", args(seat=one))
    if isinstance(after.agenda[0], Finding) and not isinstance(before.agenda[0], Finding):
        yield Event("finds")
    if after.day > before.day:
        yield Event("new-day", args(day=after.day))
    if isinstance(after.top, Over):
        yield Event("over")


def _lessons_for_all(before: State, seat: Seat, after: State) -> Iterator[Event]:
    """What each has played at once; one with a colour to pick is told with its colour [ISLE 4.3]."""
    played: dict[Seat, tuple[CardId, ...]] = {}
    for card, _ in after.table.public[len(before.table.public) :]:
        if not LESSONS[card].pick_colour:
            one = _whose(before, seat, card)
            played[one] = (*played.get(one, ()), card)
    for one, cards in played.items():
        yield Event("public-lesson", args(seat=one, cards=cards))


def _whose(before: State, seat: Seat, card: CardId) -> Seat:
    """Who had this lesson in hand; else it was just drawn, by who has paid for it [ISLE 4.9]."""
    return next((one for one, player in enumerate(before.players) if card in player.hand), seat)


def _is_placing(state: State) -> bool:
    return any(isinstance(frame, (Placing, Colouring)) for frame in state.agenda)


def _first_of(action: Action) -> TileId:
    assert isinstance(action, DrawTiles)
    return action.tiles[0]


def _cards_and_fish(before: State, seat: Seat, action: Action, after: State) -> Iterator[Event]:
    """Cards bought and lessons played by number; fish and baskets that came."""
    fished = isinstance(before.top, Filling) and not isinstance(after.agenda[0], Filling)
    if fished and before.rules.mode != "family":
        yield Event("fished", args(fish=after.players[0].fish - before.players[0].fish))
    for one, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was.kept and not now.kept:
            chosen = len(action.cards if one == seat and isinstance(action, Pay) else was.chosen or ())
            yield Event("bought", args(seat=one, count=chosen, fish=was.fish - now.fish))
        if now.fish > was.fish and not fished:
            yield Event("caught", args(seat=one, fish=now.fish - was.fish))
        if now.baskets > was.baskets:
            yield Event("basket-gained", args(seat=one))
        if len(now.lessons) > len(was.lessons) and before.rules.mode != "family":
            yield Event("lessons-played", args(seat=one, count=len(now.lessons) - len(was.lessons)))


def _revealed(before: State, seat: Seat, action: Action) -> Iterator[Event]:
    """All at once, when nobody is left who could lay; among several with no card laid, no one is faster [ISLE 4.4]."""
    laid = [player.laid for player in before.players]
    if isinstance(action, Lay):
        laid[seat] = action.cards
    if len(laid) > 1 and not any(laid):
        yield Event("nothing-laid")
        return
    for one, cards in enumerate(laid):
        yield Event("revealed", args(seat=one, cards=cards, speed=boots(cards)))


def _her_deeds(before: State, action: Action, after: State) -> Iterator[Event]:
    """Her card that lay open has been carried out [ISLE 6.4]."""
    if before.sister is None or after.sister is None:
        return
    card = action.card if isinstance(action, TurnSister) else before.sister.card
    if not card or after.sister.card:
        return
    for deed in after.sister.deeds:
        if deed.tile < 0:
            yield Event("sister-nothing", args(what=deed.what))
        elif deed.what == "swap":
            yield Event("sister-swap", args(tile=TILES[deed.tile].key, other=TILES[deed.other].key))
        else:
            yield Event("sister-took", args(tile=TILES[deed.tile].key))
