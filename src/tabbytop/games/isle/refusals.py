"""Why not: what was tried, what is allowed, which clause. The menu is the law; this explains it."""

from collections.abc import Iterable
from itertools import islice

from tabbytop.core import IllegalAction, Seat

from .actions import (
    Action,
    Befriend,
    Done,
    Find,
    GiveLessons,
    GiveTreasures,
    Herd,
    Keep,
    Lay,
    Name,
    Pay,
    Place,
    Play,
    Rescue,
    Send,
    Take,
)
from .boat import HEIGHT, HULL, STRIDE, cells_of, footprint, name, placements
from .boat import beside as cells_beside
from .cards import CARDS, LESSONS, AnytimeCard, CardId, OshaxCard, RescueCard, TreasureCard
from .components import COLOURS, TILES, TileId
from .notation import write
from .phases import anytime, rescuing
from .phases.finds import tiles_of
from .phases.placing import can_place
from .rules import legal
from .state import (
    Buying,
    Choosing,
    Drafting,
    Finding,
    GivingLessons,
    GivingTreasures,
    Herding,
    Laying,
    PayingDrawn,
    Placing,
    Rescuing,
    Sorting,
    State,
    Taking,
)

SHOWN = 8  #: how many of the actions that would be allowed are named


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    if (ordered := _in_order(state, seat, action)) is not None:
        return ordered
    match action:
        case Place(turn, cell):
            return _no_place(state, seat, turn, cell)
        case Rescue(tile, basket):
            return _no_rescue(state, seat, tile, basket)
        case Play(card):
            return _no_play(state, seat, card)
        case Pay(cards):
            return _no_pay(state, seat, cards)
        case Keep(cards):
            return _no_keep(state, seat, cards)
        case Lay(cards):
            return _no_lay(state, seat, cards)
        case Befriend() | Find():
            return _no_find(state, seat, action)
        case Take(tile):
            return _no_take(state, seat, tile)
        case GiveLessons() | GiveTreasures() | Herd() | Send() | Name() | Done():
            return _no_answer(state, seat, action)
        case _:
            return _instead(state, seat)


# -- words ------------------------------------------------------------------------------------------------------------


def _refuse(clause: str, reason: str) -> IllegalAction:
    return IllegalAction(f"ISLE {clause}", reason)


def _cards(cards: Iterable[CardId]) -> str:
    return ", ".join(map(str, sorted(cards))) or "none"


def _tiles(tiles: Iterable[TileId]) -> str:
    return ", ".join(TILES[tile].key for tile in tiles) or "none"


def _tile(tile: TileId) -> str:
    return TILES[tile].key if 0 <= tile < len(TILES) else f"tile {tile}"


def _missing(wanted: Iterable[CardId], there: Iterable[CardId]) -> list[CardId]:
    """Those of ``wanted`` that are not there, each as often as it is lacking."""
    left, lacking = list(there), []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            lacking.append(card)
    return lacking


def _instead(state: State, seat: Seat) -> IllegalAction:
    """Something else is asked now."""
    asked = legal(state, seat)
    return IllegalAction(
        asked.prompt.clause, f"that is not what is asked now; asked is {asked.prompt.key}: {_offered(asked)}"
    )


def _offered(actions: Iterable[Action]) -> str:
    """What would be allowed, or the first of it."""
    some = [write(action) for action in islice(actions, SHOWN + 1)]
    return ", ".join(some[:SHOWN]) + (", …" if len(some) > SHOWN else "")


def _in_order(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Things chosen together are named in order of their numbers, so that equal choices are equal."""
    match action:
        case Keep(chosen) | Pay(chosen) | Lay(chosen) | GiveLessons(chosen) | GiveTreasures(chosen) | Herd(chosen):
            asked, ordered = legal(state, seat), tuple(sorted(chosen))
            if type(action)(ordered) in asked:
                shown = [TILES[one].key if isinstance(action, Herd) else str(one) for one in ordered]
                return IllegalAction(asked.prompt.clause, f"name them in this order: {' '.join(shown)}")
    return None


# -- tiles ------------------------------------------------------------------------------------------------------------


def _no_place(state: State, seat: Seat, turn: int, cell: int) -> IllegalAction:
    top = state.top
    if not isinstance(top, Placing):
        return _refuse("3.3", f"there is no tile to place now; take one first: {_offered(legal(state, seat))}")
    player, tile = state.players[seat], TILES[top.tile]
    masks = placements(tile.shape, player.filled, not player.berth)
    if not 0 <= turn < len(masks):
        places = _offered(legal(state, seat))
        return _refuse("3.1", f"{tile.key} has turns 0 to {len(masks) - 1}, not {turn}; it may be laid so: {places}")
    allowed = ", ".join(map(name, cells_of(masks[turn]))) or "none"
    if not any(masks):
        return _refuse("3.3", f"{tile.key} has no place on the boat and is let go")
    if not 0 <= cell < STRIDE * HEIGHT or footprint(tile.shape, turn, cell) & ~HULL:
        where = name(cell) if cell >= 0 and HULL >> cell & 1 else f"cell {cell}"
        return _refuse("3.1", f"at {where} {tile.key} would leave the boat; places of turn {turn} are {allowed}")
    cells = footprint(tile.shape, turn, cell)
    if under := cells & player.filled:
        lies = ", ".join(map(name, cells_of(under)))
        return _refuse("3.1", f"at {name(cell)} {tile.key} would lie on other tiles ({lies}); free are {allowed}")
    assert not cells & cells_beside(player.filled)
    return _refuse("3.2", f"at {name(cell)} {tile.key} would touch no tile; it would at {allowed}")


def _no_rescue(state: State, seat: Seat, tile: TileId, basket: str) -> IllegalAction:
    top, player, table = state.top, state.players[seat], state.table
    if not isinstance(top, Rescuing) or top.seat != seat:
        return _refuse("4.5", f"cats are rescued on one's turn in the rescue; now: {_offered(legal(state, seat))}")
    cats = table.left + table.right
    if tile not in cats:
        return _refuse("4.5", f"{_tile(tile)} is in no field; there are {_tiles(cats)}")
    price = rescuing.price(state, tile)
    if player.fish < price:
        others = _tiles(rescuing.rescuable(state, seat))
        return _refuse("4.5", f"{_tile(tile)} costs {price} fish, there are {player.fish}; affordable are {others}")
    baskets = rescuing.baskets_of(player)
    if basket not in baskets:
        left = ", ".join(baskets) or "none, so pass"
        return _refuse("4.5", f"no {basket} basket is left today; baskets ready are: {left}")
    fitting = _tiles(rescuing.rescuable(state, seat))
    return _refuse("3.3", f"{_tile(tile)} has no place on the boat, so it cannot be taken; others that have: {fitting}")


def _no_take(state: State, seat: Seat, tile: TileId) -> IllegalAction:
    offered = [one.tile for one in legal(state, seat) if isinstance(one, Take)]
    if not offered and not isinstance(state.top, Taking):
        return _instead(state, seat)
    clause = legal(state, seat).prompt.clause
    there = f"offered are {_tiles(offered)}"
    if 0 <= tile < len(TILES) and tile in state.table.left and not can_place(state.players[seat], tile):
        return _refuse("3.3", f"{_tile(tile)} has no place on the boat, so it cannot be taken; {there}")
    return IllegalAction(clause, f"{_tile(tile)} cannot be taken; {there}")


# -- cards ------------------------------------------------------------------------------------------------------------

#: when each type of card is played, and the clause that says so
_PHASES: dict[type, tuple[str, str]] = {
    OshaxCard: ("4.6", "an oshax card, played in the rare finds"),
    TreasureCard: ("4.6", "a treasure card, played in the rare finds"),
    RescueCard: ("4.4", "a rescue card, laid before the rescue"),
}


def _no_play(state: State, seat: Seat, number: CardId) -> IllegalAction:
    player = state.players[seat]
    allowed = f"playable now: {_cards(one.card for one in legal(state, seat) if isinstance(one, Play))}"
    if number not in player.hand:
        return _refuse("4.8", f"card {number} is not in hand; in hand are {_cards(player.hand)}; {allowed}")
    card = CARDS[number]
    if number in LESSONS:
        return _refuse("4.3", f"card {number} is a lesson, played in the lessons of a day and only then; {allowed}")
    if not isinstance(card, AnytimeCard):
        clause, when = _PHASES[type(card)]
        return _refuse(clause, f"card {number} is {when}; {allowed}")
    if isinstance(state.top, Buying) and number not in anytime.BRINGS_FISH:
        return _refuse("4.9", f"while buying only cards that bring fish are played, not {number}; {allowed}")
    if not anytime.does_something(state, seat, card):
        return _refuse("4.10", f"card {number} would do nothing now; {allowed}")
    return _refuse("4.9", f"something is being carried out: card {number} has to wait; {allowed}")


def _no_pay(state: State, seat: Seat, cards: tuple[CardId, ...]) -> IllegalAction:
    player, top = state.players[seat], state.top
    if not isinstance(top, (Buying, PayingDrawn)):
        now = _offered(legal(state, seat))
        return _refuse("4.2", f"cards are paid for after the draft, or when a card has drawn them; now: {now}")
    there, clause = (player.kept, "4.2") if isinstance(top, Buying) else (player.pack, "9.3")
    if missing := _missing(cards, there):
        return _refuse(clause, f"not among the cards to buy: {_cards(missing)}; there are {_cards(there)}")
    cost = sum(CARDS[card].cost for card in cards)
    costs = ", ".join(f"{card} costs {CARDS[card].cost}" for card in cards)
    return _refuse(clause, f"these cards cost {cost} fish, there are {player.fish}; choose fewer: {costs}")


def _no_keep(state: State, seat: Seat, cards: tuple[CardId, ...]) -> IllegalAction:
    if not isinstance(state.top, (Drafting, Choosing)):
        return _refuse("4.2", f"cards are kept and passed on in the draft; now: {_offered(legal(state, seat))}")
    asked, pack = legal(state, seat), state.players[seat].pack
    keep = next(len(one.cards) for one in asked if isinstance(one, Keep))
    if missing := _missing(cards, pack):
        return IllegalAction(asked.prompt.clause, f"not in hand: {_cards(missing)}; keep {keep} of {_cards(pack)}")
    return IllegalAction(asked.prompt.clause, f"{len(cards)} cards are not {keep}; keep {keep} of {_cards(pack)}")


def _no_lay(state: State, seat: Seat, cards: tuple[CardId, ...]) -> IllegalAction:
    if not isinstance(state.top, Laying) or state.top.left[0] != seat:
        return _refuse(
            "4.4", f"rescue cards are laid on one's turn before the rescue; now: {_offered(legal(state, seat))}"
        )
    mine = rescuing.rescue_cards(state.players[seat].hand)
    missing = _missing(cards, mine)
    return _refuse("4.4", f"no rescue cards in hand: {_cards(missing)}; any of these may be laid: {_cards(mine)}")


def _no_find(state: State, seat: Seat, action: Befriend | Find) -> IllegalAction:
    player, top = state.players[seat], state.top
    if not isinstance(top, Finding) or top.seat != seat:
        now = _offered(legal(state, seat))
        return _refuse("4.6", f"oshax and treasure cards are played on one's turn in the rare finds; now: {now}")
    if isinstance(action, Befriend):
        mine = [card for card in player.hand if isinstance(CARDS[card], OshaxCard)]
        if not mine:
            return _refuse("4.6", f"there is no oshax card in hand; in hand are {_cards(player.hand)}")
        there, price = state.table.oshax, 0
    else:
        card = CARDS.get(action.card)
        if action.card not in player.hand or not isinstance(card, TreasureCard):
            return _refuse("4.6", f"{action.card} is no treasure card in hand; in hand are {_cards(player.hand)}")
        if not 0 <= action.option < len(card.options):
            return _refuse("9.2", f"card {action.card} has options 0 to {len(card.options) - 1}")
        there, price = tiles_of(state, card.options[action.option]), card.options[action.option].fish
    if price > player.fish:
        return _refuse("9.2", f"that costs {price} fish more, there are {player.fish}; option 0 costs none")
    if action.tile not in there:
        return _refuse("4.6", f"{_tile(action.tile)} is not to be had by this; there are {_tiles(there)}")
    if not can_place(player, action.tile):
        fitting = _tiles(tile for tile in there if can_place(player, tile))
        return _refuse("3.3", f"{_tile(action.tile)} has no place on the boat; these have: {fitting}")
    return _refuse("4.6", f"an oshax gets one of the colours {', '.join(COLOURS)}")


def _no_answer(state: State, seat: Seat, action: Action) -> IllegalAction:
    """An answer to a question that was not asked, or not of this kind."""
    player, top = state.players[seat], state.top
    match action, top:
        case GiveLessons(cards), GivingLessons(count=count):
            missing = _missing(cards, player.lessons)
            said = f"not one's own lessons: {_cards(missing)}" if missing else f"{len(cards)} lessons are not {count}"
            return _refuse("9.3", f"{said}; give up {count} of {_cards(player.lessons)}")
        case GiveTreasures(places), GivingTreasures(count=count):
            own = [place for place, laid in enumerate(player.tiles) if TILES[laid.tile].is_treasure]
            return _refuse("9.3", f"give up {count} treasures at places {own} among one's tiles, not {list(places)}")
        case Herd(tiles), Herding(most=most):
            cats, tried = _tiles(state.table.left + state.table.right), ", ".join(map(_tile, tiles))
            return _refuse("9.3", f"one to {most} different cats change fields, not {tried}; there are {cats}")
        case Send(), Sorting():
            spots = ", ".join(f"{one.field} {one.place}" for one in legal(state, seat) if isinstance(one, Send))
            return IllegalAction(legal(state, seat).prompt.clause, f"this cat can go to: {spots}")
        case Done(), Placing(tile=tile):
            offered = _offered(legal(state, seat))
            return _refuse("3.3", f"{_tile(tile)} has been taken and must be placed: {offered}")
        case _:
            return _instead(state, seat)
