"""Rescue cards and rescuing [ISLE 4.4, 4.5], alone in turns with the sister [ISLE 6.4]."""

from tabbytop.core import Listed, Menu, Odds, Prompt, Seat, Subsets, ToAct, args, ask, menu
from tabbytop.core.agenda import Kind, chance, owner
from tabbytop.core.piles import merged, without

from ..actions import Done, Lay, Play, Rescue, TurnSister
from ..cards import BASKET_CARDS, CARDS, CardId, RescueCard
from ..components import TILES, TileId
from ..state import (
    SISTER,
    Basket,
    Emptied,
    Finding,
    Frame,
    Laying,
    Placing,
    Player,
    Rescuing,
    Sister,
    SisterReveal,
    SisterTurn,
    State,
    Window,
)
from .anytime import might_play, plays
from .common import instead, pop, push, seats_in_order, with_player, with_players, with_table, without_cat
from .placing import DONE, can_place
from .sister import carry_out

PRICES = {"left": 3, "right": 5}  # [ISLE 4.5]
BROKEN = 2  # so many broken baskets make a whole one [ISLE 4.5]


def rescue_cards(hand: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(card for card in hand if isinstance(CARDS[card], RescueCard))


def _rescue_card(card: CardId) -> RescueCard:
    found = CARDS[card]
    assert isinstance(found, RescueCard)
    return found


# -- laying rescue cards [ISLE 4.4] -----------------------------------------------------------------------------------


def laying_ask(state: State, frame: Laying) -> ToAct:
    return ask(frame.left[0])


def laying_goes_on(state: State, frame: Laying) -> State | None:
    """Whoever has no card to lay or play lays none; when all have laid, the cards are turned over together."""
    if not frame.left:
        return _turn_over(state)
    seat = frame.left[0]
    if might_play(state, seat) or rescue_cards(state.players[seat].hand):
        return None
    return instead(state, Laying(frame.left[1:]))


def laying_menu(state: State, frame: Laying, seat: Seat) -> Menu[Lay | Play]:
    cards = rescue_cards(state.players[seat].hand)
    offer = Subsets(Lay, cards, 0, len(cards))
    return menu(Prompt("lay", "ISLE 4.4", args(cards=len(cards))), offer, Listed(plays(state, seat)))


def laid(state: State, frame: Laying, seat: Seat, action: Lay) -> State:
    player = state.players[seat]
    state = with_player(state, seat, laid=action.cards, hand=without(player.hand, *action.cards))
    return instead(state, Laying(frame.left[1:]))


def _turn_over(state: State) -> State:
    state = with_players(state, lambda player: player._replace(shown=player.laid, laid=(), passed=False))
    return instead(state, SisterReveal()) if state.sister is not None else _new_order(state)


def boots(cards: tuple[CardId, ...]) -> int:
    """One's speed: all boots on one's cards, used or not; no card: 0 [ISLE 4.4]."""
    return sum(_rescue_card(card).speed for card in cards)


def _new_order(state: State) -> State:
    """The faster go first, equals keep their order; it holds from now on [ISLE 4.4, 6.8]."""
    speeds = [boots(player.shown) for player in state.players]
    if state.sister is not None:
        speeds.append(state.sister.speed)
    state = state._replace(order=tuple(sorted(state.order, key=lambda one: -speeds[one])))
    return _turn_of(state, state.order[0])


# -- the sister [ISLE 6.4] --------------------------------------------------------------------------------------------


def turn_sister(state: State, frame: object) -> Odds[TurnSister]:
    assert state.sister is not None
    return Odds(TurnSister, tuple((card,) for card in state.sister.deck))


def _turned(sister: Sister, card: CardId) -> Sister:
    return sister._replace(deck=without(sister.deck, card), card=card)


def sister_revealed(state: State, frame: SisterReveal, seat: Seat, action: TurnSister) -> State:
    """Her first card says how many she has today and how fast she is."""
    assert state.sister is not None
    card = BASKET_CARDS[action.card]
    sister = _turned(state.sister, action.card)._replace(cards_left=card.baskets, speed=card.speed)
    return _new_order(state._replace(sister=sister))


def sister_turn_goes_on(state: State, frame: SisterTurn) -> State | None:
    """Her first card already lies open; with no card left she passes [ISLE 6.4]."""
    sister = state.sister
    assert sister is not None
    if not sister.cards_left:
        return _next_turn(state, SISTER)
    return _sister_acts(state, sister) if sister.card else None


def sister_turned(state: State, frame: SisterTurn, seat: Seat, action: TurnSister) -> State:
    assert state.sister is not None
    return _sister_acts(state, _turned(state.sister, action.card))


def _sister_acts(state: State, sister: Sister) -> State:
    acting = state._replace(sister=sister._replace(card=0, cards_left=sister.cards_left - 1))
    return _next_turn(carry_out(acting, sister.card), SISTER)


# -- rescuing [ISLE 4.5] ----------------------------------------------------------------------------------------------


def _sister_left(state: State) -> int:
    """How many cards the sister still has today."""
    return state.sister.cards_left if state.sister is not None else 0


def _turn_of(state: State, one: int) -> State:
    """A seat's turn, or the sister's, before which there is a moment for the player [ISLE 6.8]."""
    if one < len(state.players):
        return instead(state, Rescuing(one))
    return instead(state, SisterTurn(), *((Window("sister"),) if _sister_left(state) else ()))


def _next_turn(state: State, one: int) -> State:
    """The phase ends when all have passed, and alone when the sister has no card left either [ISLE 4.5, 6.4]."""
    if not _sister_left(state) and all(player.passed for player in state.players):
        return _end_rescuing(state)
    return _turn_of(state, state.order[(state.order.index(one) + 1) % len(state.order)])


def baskets_of(player: Player) -> list[Basket]:
    """The kinds of basket that a rescue can still be paid with [ISLE 4.5]."""
    found: list[Basket] = ["permanent"] if player.used < player.baskets else []
    if player.shown:
        kinds = [_rescue_card(card).basket for card in player.shown]
        if "whole" in kinds:
            found.append("whole")
        if kinds.count("broken") >= BROKEN:
            found.append("broken")
    return found


def price(state: State, tile: TileId) -> int:
    return PRICES["left" if tile in state.table.left else "right"]


def rescuable(state: State, seat: Seat) -> list[TileId]:
    """Cats that the fish suffice for and that have a place on the boat [ISLE 3.3, 4.5]."""
    player, table = state.players[seat], state.table
    cats = table.left if player.fish >= PRICES["left"] else ()
    if player.fish >= PRICES["right"]:
        cats += table.right
    return [tile for tile in cats if can_place(player, tile)]


def can_rescue(state: State, seat: Seat) -> bool:
    return bool(baskets_of(state.players[seat]) and rescuable(state, seat))


def rescuing_goes_on(state: State, frame: Rescuing) -> State | None:
    """Who is out is passed over; who can neither rescue nor play a card has to pass [ISLE 4.5]."""
    player, seat = state.players[frame.seat], frame.seat
    if player.passed:
        return _next_turn(state, seat)
    if frame.taken > player.extra:
        return _end_turn(state, seat)
    if not state.table.left and not state.table.right:
        if _sister_left(state) and not frame.taken:
            return _next_turn(state, seat)  # before her turn there is a moment for cards as well
        return push(state, Emptied(), Window("empty"))
    if might_play(state, seat) or can_rescue(state, seat):
        return None
    return _end_turn(state, seat) if frame.taken else _next_turn(_pass(state, seat), seat)


def emptied_goes_on(state: State, frame: Emptied) -> State | None:
    """Somebody has brought new cats, and the turn goes on; or nobody has, and the phase ends [ISLE 4.5].

    The sister's remaining cards are still carried out [ISLE 6.4].
    """
    state = pop(state)
    if state.table.left or state.table.right:
        return state
    assert isinstance(state.top, Rescuing)
    return _end_turn(state, state.top.seat) if _sister_left(state) else _end_rescuing(state)


def rescuing_menu(state: State, frame: Rescuing, seat: Seat) -> Menu[Rescue | Done | Play]:
    player = state.players[seat]
    baskets = baskets_of(player)
    cats = rescuable(state, seat) if baskets else ()
    rescues = [Rescue(tile, basket) for tile in cats for basket in baskets]
    key = "rescue-more" if frame.taken else "rescue"
    return menu(Prompt(key, "ISLE 4.5", args(fish=player.fish)), Listed((*rescues, DONE, *plays(state, seat))))


def rescued(state: State, frame: Rescuing, seat: Seat, action: Rescue | Done) -> State:
    match action:
        case Done():
            return _end_turn(state, seat) if frame.taken else _next_turn(_pass(state, seat), seat)
        case Rescue(tile, basket):
            state = _with_basket_used(state, seat, basket)
            state = with_player(state, seat, fish=state.players[seat].fish - price(state, tile))
            state = without_cat(state, tile)
            state = instead(state, Rescuing(seat, frame.taken + 1))
            return push(state, Placing(seat, tile, TILES[tile].colour))


def _with_basket_used(state: State, seat: Seat, basket: Basket) -> State:
    """A permanent basket is used for the day; cards with a basket are discarded [ISLE 4.5]."""
    player = state.players[seat]
    if basket == "permanent":
        return with_player(state, seat, used=player.used + 1)
    cards = [card for card in player.shown if _rescue_card(card).basket == basket]
    return _discard_shown(state, seat, cards[: BROKEN if basket == "broken" else 1])


def _discard_shown(state: State, seat: Seat, cards: list[CardId]) -> State:
    state = with_player(state, seat, shown=without(state.players[seat].shown, *cards))
    return with_table(state, spent=merged(state.table.spent, cards))


def _end_turn(state: State, seat: Seat) -> State:
    """Extra cats not taken in this turn are lost [ISLE 4.10]."""
    return _next_turn(with_player(state, seat, extra=0), seat)


def _pass(state: State, seat: Seat) -> State:
    """Out for this phase; the cards that were laid are discarded [ISLE 4.5]."""
    state = _discard_shown(state, seat, list(state.players[seat].shown))
    return with_player(state, seat, passed=True, extra=0)


def _end_rescuing(state: State) -> State:
    for seat in range(len(state.players)):
        state = _pass(state, seat)
    state = with_players(state, lambda player: player._replace(passed=False))
    return instead(state, Finding(seats_in_order(state)[0]))


KINDS: dict[type[Frame], Kind[State]] = {
    Laying: Kind(laying_ask, laid, laying_menu, go_on=laying_goes_on, open=True),
    SisterReveal: Kind(chance, sister_revealed, draw=turn_sister),
    Rescuing: Kind(owner, rescued, rescuing_menu, go_on=rescuing_goes_on, open=True),
    Emptied: Kind(go_on=emptied_goes_on),
    SisterTurn: Kind(chance, sister_turned, draw=turn_sister, go_on=sister_turn_goes_on),
}
