"""Anytime cards [ISLE 4.8, 9.3]: when one may be played, and what each does. Effects are named by the cards' data."""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from tabbytop.core import Deal, Listed, Menu, Prompt, Seat, Subsets, args, menu
from tabbytop.core.agenda import Kind, chance, owner
from tabbytop.core.piles import merged, without

from ..actions import DealCards, DrawTiles, GiveLessons, GiveTreasures, Herd, Name, Pay, Play, Sell, Send
from ..boat import covered
from ..cards import CARDS, LESSONS, AnytimeCard, CardId
from ..components import COLOURS, TILES, TileId
from ..state import (
    Arriving,
    Buying,
    Colouring,
    Dipping,
    DrawingCards,
    Evening,
    Field,
    Finding,
    Frame,
    GivingLessons,
    GivingTreasures,
    Herding,
    Naming,
    PayingDrawn,
    Placing,
    Player,
    Selling,
    Sorting,
    State,
)
from .common import anytime, instead, laid_out, pop, push, spend, with_player, with_table
from .lessons import is_on, lessons_in, play_lessons

FIELDS: tuple[Literal["left", "right"], ...] = ("left", "right")
NAMES = tuple(Name(colour) for colour in range(len(COLOURS)))

# -- may it be played? ------------------------------------------------------------------------------------------------


def cats_of(player: Player) -> list[int]:
    """The colours of all cats on a boat, oshax by their chosen one."""
    return [laid.colour for laid in player.tiles if laid.colour >= 0]


def count_kind(player: Player, kind: str) -> int:
    return sum(TILES[laid.tile].kind == kind for laid in player.tiles)


def catch(player: Player, card: AnytimeCard) -> int:
    """The fish that a catching card brings, but for the one that asks for a colour."""
    match card.effect:
        case "fish_per_oshax":
            return card.fish * count_kind(player, "oshax")
        case "fish_per_private_lesson":
            return card.fish * len(player.lessons)
        case "fish_per_colour":
            return card.fish * len(set(cats_of(player)))
        case "fish_per_rare_treasure":
            return card.fish * count_kind(player, "rare")
        case "fish_per_common_treasure":
            return card.fish * count_kind(player, "common")
        case _:
            raise AssertionError(f"{card.effect} is no catch")


def does_something(state: State, seat: Seat, card: AnytimeCard) -> bool:
    """A card that would do nothing at all may not be played [ISLE 4.10]."""
    player, table = state.players[seat], state.table
    match card.effect:
        case "fish_per_cat_of_colour":
            return bool(cats_of(player))
        case "next_tile_anywhere":  # the first tile goes anywhere in any case [ISLE 3.2]
            return not player.berth and bool(player.filled)
        case "draw_cards":
            return bool(table.deck)
        case "draw_tile_to_boat" | "draw_tiles_to_fields":
            return bool(table.bag)
        case "basket_for_fish":
            return player.baskets >= card.baskets
        case "move_field_cats":
            return bool(table.left or table.right)
        case "lessons_for_basket":
            return len(player.lessons) >= card.lessons
        case "treasures_for_basket":
            return count_kind(player, "common") + count_kind(player, "rare") >= card.treasures
        case "extra_rescue":  # it belongs to a rescue turn of this day
            return not player.passed and not any(isinstance(frame, (Finding, Evening)) for frame in state.agenda)
        case "gain_basket":
            return True
        case _:
            return catch(player, card) > 0


#: what brings fish and so may be played while buying [ISLE 4.9]
BRINGS_FISH = tuple(
    number
    for number, card in CARDS.items()
    if isinstance(card, AnytimeCard) and (card.effect.startswith("fish_per") or card.effect == "basket_for_fish")
)


@lru_cache(maxsize=8192)
def anytime_cards(hand: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The anytime cards of a hand, each sort once."""
    return tuple(card for card in dict.fromkeys(hand) if isinstance(CARDS[card], AnytimeCard))


def playable(state: State, seat: Seat) -> list[CardId]:
    """The anytime cards in a hand that may be played at this moment."""
    cards = anytime_cards(state.players[seat].hand)
    if cards and isinstance(state.top, Buying):
        cards = tuple(card for card in cards if card in BRINGS_FISH)
    return [card for card in cards if does_something(state, seat, anytime(card))]


PLAYS = {number: Play(number) for number, card in CARDS.items() if isinstance(card, AnytimeCard)}


def plays(state: State, seat: Seat) -> tuple[Play, ...]:
    return tuple([PLAYS[card] for card in playable(state, seat)])


def might_play(state: State, seat: Seat) -> bool:
    """Is a seat asked where a card could be played? Among several whoever has any card in hand [ISLE 8.1].

    Who holds an anytime card is nobody's business, and a question would tell. Alone there are no secrets.
    """
    return bool(playable(state, seat) if state.sister is not None else state.players[seat].hand)


def interrupt_menu(state: State, seat: Seat) -> Menu[Play]:
    """What a seat may do beside another's turn [ISLE 4.9]."""
    return menu(Prompt("interrupt", "ISLE 4.9"), Listed(plays(state, seat)))


# -- playing it -------------------------------------------------------------------------------------------------------


def play(state: State, seat: Seat, card: CardId) -> State:
    """The card leaves the hand and is carried out whole before anything else goes on [ISLE 4.8]."""
    return carry_out(spend(state, seat, card), seat, anytime(card))


def carry_out(state: State, seat: Seat, card: AnytimeCard) -> State:
    return EFFECTS[card.effect](state, seat, card)


def _fish(state: State, seat: Seat, card: AnytimeCard) -> State:
    player = state.players[seat]
    return with_player(state, seat, fish=player.fish + catch(player, card))


def _fish_of_colour(state: State, seat: Seat, card: AnytimeCard) -> State:
    return push(state, Naming(seat, card.number))


def _berth(state: State, seat: Seat, card: AnytimeCard) -> State:
    return with_player(state, seat, berth=True)


def _draw_cards(state: State, seat: Seat, card: AnytimeCard) -> State:
    return push(state, DrawingCards(seat, min(card.count, len(state.table.deck))))


def _dip(state: State, seat: Seat, card: AnytimeCard) -> State:
    return push(state, Dipping(seat))


def _sell(state: State, seat: Seat, card: AnytimeCard) -> State:
    player = state.players[seat]
    if 0 < player.used < player.baskets:
        return push(state, Selling(seat, card.fish))
    return _sold(state, seat, card.fish, used=player.used > 0)


def _sold(state: State, seat: Seat, fish: int, used: bool) -> State:
    player = state.players[seat]
    return with_player(state, seat, baskets=player.baskets - 1, used=player.used - used, fish=player.fish + fish)


def _herd(state: State, seat: Seat, card: AnytimeCard) -> State:
    return push(state, Herding(seat, card.count))


def _extra_rescue(state: State, seat: Seat, card: AnytimeCard) -> State:
    return with_player(state, seat, extra=state.players[seat].extra + card.count)


def _arrive(state: State, seat: Seat, card: AnytimeCard) -> State:
    return push(state, Arriving(seat, min(card.count, len(state.table.bag))))


def _basket(state: State, seat: Seat, card: AnytimeCard) -> State:
    return with_player(state, seat, baskets=state.players[seat].baskets + card.baskets)


def _give_lessons(state: State, seat: Seat, card: AnytimeCard) -> State:
    return push(state, GivingLessons(seat, card.lessons, card.baskets))


def _give_treasures(state: State, seat: Seat, card: AnytimeCard) -> State:
    return push(state, GivingTreasures(seat, card.treasures, card.baskets))


EFFECTS: dict[str, Callable[[State, Seat, AnytimeCard], State]] = {
    "fish_per_oshax": _fish,
    "fish_per_private_lesson": _fish,
    "fish_per_colour": _fish,
    "fish_per_rare_treasure": _fish,
    "fish_per_common_treasure": _fish,
    "fish_per_cat_of_colour": _fish_of_colour,
    "next_tile_anywhere": _berth,
    "draw_cards": _draw_cards,
    "draw_tile_to_boat": _dip,
    "basket_for_fish": _sell,
    "move_field_cats": _herd,
    "extra_rescue": _extra_rescue,
    "draw_tiles_to_fields": _arrive,
    "gain_basket": _basket,
    "lessons_for_basket": _give_lessons,
    "treasures_for_basket": _give_treasures,
}


# -- cards 71 to 74: draw cards and pay for any of them ---------------------------------------------------------------


def draw_cards(state: State, frame: DrawingCards) -> Deal[DealCards]:
    return Deal(DealCards, state.table.deck, frame.count)


def cards_drawn(state: State, frame: DrawingCards, seat: Seat, action: DealCards) -> State:
    state = with_table(state, deck=without(state.table.deck, *action.cards))
    state = with_player(state, frame.seat, pack=tuple(sorted(action.cards)))
    return instead(state, PayingDrawn(frame.seat))


def paying_menu(state: State, frame: PayingDrawn, seat: Seat) -> Menu[Pay]:
    player = state.players[seat]
    costs = tuple(CARDS[card].cost for card in player.pack)
    offer = Subsets(Pay, player.pack, 0, len(player.pack), costs, player.fish)
    return menu(Prompt("pay-drawn", "ISLE 9.3", args(fish=player.fish)), offer)


def paid_drawn(state: State, frame: PayingDrawn, seat: Seat, action: Pay) -> State:
    """A lesson drawn while lessons are being played is played at once [ISLE 4.9]."""
    player = state.players[seat]
    state = with_player(
        state,
        seat,
        hand=merged(player.hand, action.cards),
        fish=player.fish - sum(CARDS[card].cost for card in action.cards),
        discarded=merged(player.discarded, without(player.pack, *action.cards)),
        pack=(),
    )
    state = pop(state)
    return play_lessons(state, seat, lessons_in(action.cards)) if is_on(state) else state


# -- card 75: a tile from the bag onto the boat -----------------------------------------------------------------------


def dip(state: State, frame: Dipping) -> Deal[DrawTiles]:
    return Deal(DrawTiles, state.table.bag, 1)


def dipped(state: State, frame: Dipping, seat: Seat, action: DrawTiles) -> State:
    (tile,) = action.tiles
    state = with_table(state, bag=without(state.table.bag, tile))
    if TILES[tile].kind == "oshax":
        return instead(state, Colouring(frame.seat, tile))
    return instead(state, Placing(frame.seat, tile, TILES[tile].colour))


def colouring_menu(state: State, frame: Colouring, seat: Seat) -> Menu[Name]:
    return menu(Prompt("colour-oshax", "ISLE 4.6", args(tile=TILES[frame.tile].key)), Listed(NAMES))


def coloured(state: State, frame: Colouring, seat: Seat, action: Name) -> State:
    return instead(state, Placing(seat, frame.tile, action.colour))


# -- card 76: which basket --------------------------------------------------------------------------------------------


def selling_menu(state: State, frame: Selling, seat: Seat) -> Menu[Sell]:
    return menu(Prompt("sell-basket", "ISLE 9.3"), Listed((Sell(True), Sell(False))))


def sold(state: State, frame: Selling, seat: Seat, action: Sell) -> State:
    return _sold(pop(state), seat, frame.fish, action.used)


# -- card 77: cats change fields --------------------------------------------------------------------------------------


def herding_menu(state: State, frame: Herding, seat: Seat) -> Menu[Herd]:
    cats = tuple(sorted((*state.table.left, *state.table.right)))
    most = min(frame.most, len(cats))
    return menu(Prompt("herd", "ISLE 9.3", args(most=most)), Subsets(Herd, cats, 1, most))


def herded(state: State, frame: Herding, seat: Seat, action: Herd) -> State:
    table = state.table
    to_right = tuple(tile for tile in table.left if tile in action.tiles)
    to_left = tuple(tile for tile in table.right if tile in action.tiles)
    state = with_table(
        state,
        left=tuple(tile for tile in table.left if tile not in action.tiles),
        right=tuple(tile for tile in table.right if tile not in action.tiles),
    )
    fields: list[Field] = ["right" for _ in to_right]
    fields += ["left" for _ in to_left]
    return instead(state, Sorting(seat, to_right + to_left, tuple(fields)))


# -- card 83: new cats for the fields ---------------------------------------------------------------------------------


def arrive(state: State, frame: Arriving) -> Deal[DrawTiles]:
    return Deal(DrawTiles, state.table.bag, frame.count)


def arrived(state: State, frame: Arriving, seat: Seat, action: DrawTiles) -> State:
    table = state.table._replace(bag=without(state.table.bag, *action.tiles))
    cats: list[TileId] = []
    for tile in action.tiles:
        if TILES[tile].kind == "cat":
            cats.append(tile)
        else:
            table = laid_out(table, tile)
    anywhere: list[Field] = ["any" for _ in cats]
    return instead(state._replace(table=table), Sorting(frame.seat, tuple(cats), tuple(anywhere)))


def sorting_goes_on(state: State, frame: Sorting) -> State | None:
    """Only alone does the place within a field matter [ISLE 6.9]."""
    if not frame.cats:
        return pop(state)
    if state.rules.mode == "solo" or frame.fields[0] == "any":
        return None
    return _sent(state, frame, Send(frame.fields[0], len(getattr(state.table, frame.fields[0]))))


def sorting_menu(state: State, frame: Sorting, seat: Seat) -> Menu[Send]:
    sends = []
    for field in FIELDS:
        if frame.fields[0] in (field, "any"):
            size = len(getattr(state.table, field))
            places = range(size + 1) if state.rules.mode == "solo" else range(size, size + 1)
            sends += [Send(field, place) for place in places]
    clause = "ISLE 6.9" if state.rules.mode == "solo" else "ISLE 9.3"
    return menu(Prompt("send", clause, args(tile=TILES[frame.cats[0]].key)), Listed(tuple(sends)))


def sorted_into(state: State, frame: Sorting, seat: Seat, action: Send) -> State:
    return _sent(state, frame, action)


def _sent(state: State, frame: Sorting, action: Send) -> State:
    field = getattr(state.table, action.field)
    grown = (*field[: action.place], frame.cats[0], *field[action.place :])
    state = with_table(state, **{action.field: grown})
    return instead(state, Sorting(frame.seat, frame.cats[1:], frame.fields[1:]))


# -- cards 86 to 89: lessons or treasures for a basket ----------------------------------------------------------------


def giving_lessons_menu(state: State, frame: GivingLessons, seat: Seat) -> Menu[GiveLessons]:
    lessons, count = state.players[seat].lessons, frame.count
    return menu(Prompt("give-lessons", "ISLE 9.3", args(count=count)), Subsets(GiveLessons, lessons, count, count))


def gave_lessons(state: State, frame: GivingLessons, seat: Seat, action: GiveLessons) -> State:
    """Lessons given up go face down on the discards [ISLE 4.11]."""
    player = state.players[seat]
    return with_player(
        pop(state),
        seat,
        lessons=without(player.lessons, *action.cards),
        discarded=merged(player.discarded, action.cards),
        baskets=player.baskets + frame.baskets,
    )


def giving_treasures_menu(state: State, frame: GivingTreasures, seat: Seat) -> Menu[GiveTreasures]:
    tiles, count = state.players[seat].tiles, frame.count
    places = tuple(place for place, laid in enumerate(tiles) if TILES[laid.tile].is_treasure)
    return menu(Prompt("give-treasures", "ISLE 9.3", args(count=count)), Subsets(GiveTreasures, places, count, count))


def gave_treasures(state: State, frame: GivingTreasures, seat: Seat, action: GiveTreasures) -> State:
    """They leave the game; what lay under them is bare again [ISLE 3.4]."""
    player = state.players[seat]
    tiles = tuple(laid for place, laid in enumerate(player.tiles) if place not in action.places)
    return with_player(pop(state), seat, tiles=tiles, filled=covered(tiles), baskets=player.baskets + frame.baskets)


# -- naming a colour --------------------------------------------------------------------------------------------------


def naming_menu(state: State, frame: Naming, seat: Seat) -> Menu[Name]:
    """Any colour for a lesson; for a catch one of each number of cats, as equal catches are the same."""
    if frame.card in LESSONS:
        return menu(Prompt("name-colour", "ISLE 4.3", args(card=frame.card)), Listed(NAMES))
    prompt = Prompt("name-catch", "ISLE 9.3", args(card=frame.card))
    cats = cats_of(state.players[seat])
    by_count = {cats.count(colour): NAMES[colour] for colour in reversed(range(len(COLOURS)))}
    return menu(prompt, Listed(tuple(sorted(by_count.values(), key=lambda name: name.colour))))


def named(state: State, frame: Naming, seat: Seat, action: Name) -> State:
    card = CARDS[frame.card]
    if isinstance(card, AnytimeCard):  # 96, 97: fish for each cat of a colour
        player = state.players[seat]
        fish = card.fish * cats_of(player).count(action.colour)
        return with_player(pop(state), seat, fish=player.fish + fish)
    return with_table(pop(state), public=(*state.table.public, (frame.card, action.colour)))


KINDS: dict[type[Frame], Kind[State]] = {
    DrawingCards: Kind(chance, cards_drawn, draw=draw_cards),
    PayingDrawn: Kind(owner, paid_drawn, paying_menu),
    Dipping: Kind(chance, dipped, draw=dip),
    Colouring: Kind(owner, coloured, colouring_menu),
    Selling: Kind(owner, sold, selling_menu),
    Herding: Kind(owner, herded, herding_menu),
    Arriving: Kind(chance, arrived, draw=arrive),
    Sorting: Kind(owner, sorted_into, sorting_menu, go_on=sorting_goes_on),
    GivingLessons: Kind(owner, gave_lessons, giving_lessons_menu),
    GivingTreasures: Kind(owner, gave_treasures, giving_treasures_menu),
    Naming: Kind(owner, named, naming_menu),
}
