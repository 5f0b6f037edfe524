"""Several anytime cards at one moment go in turn order [ISLE 4.8, 4.9]: who is asked, and what follows.

Beside a turn (``Kind.open``) anybody may want to play a card. That is a ``Wish``: the card lies open, those before it
in turn order are asked whether they want to at the same moment, and all these cards are carried out in turn order.
Where steps follow each other by themselves a ``Window`` lies on top of what comes next: all are asked, again and again
until nobody wants to. Either way all choose at once, unseen, and who is asked depends on what all can see. Three
moments have no window, since a card does the same just after them: before fishing, before the reveal of rescue cards,
and between the last evening and the count.
"""

from tabbytop.core import AnyMenu, Listed, Menu, Prompt, Seat, Subsets, ToAct, args, menu
from tabbytop.core.agenda import Kind, at_once
from tabbytop.core.piles import merged, without

from ..actions import Done, Hold, Lay, Play
from ..cards import CardId
from ..state import Carrying, Frame, State, Window, Wish
from .anytime import carry_out, does_something, might_play, plays
from .common import anytime, instead, pop, push, seats_in_order, spend, with_player, with_players, with_table

HOLD = Hold()
NOTHING_TO_LAY = (Subsets(Lay, (), 0, 0),)
NOTHING_TO_DO = (Listed((Done(),)),)


def pass_on(asked: AnyMenu) -> Done | Hold | Lay | None:
    """To play no card; and where there is nothing else, to lay no rescue card or to be done."""
    match asked.sets:
        case sets if sets == NOTHING_TO_LAY:
            return Lay(())
        case sets if sets == NOTHING_TO_DO:
            return Done()
    return HOLD if HOLD in asked else None


# -- who is asked -----------------------------------------------------------------------------------------------------


def asked_in_window(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.players)) if might_play(state, seat)]


def asked_before(state: State, frame: Wish) -> list[Seat]:
    """Those before the wish in turn order; whoever comes after it has the next moment."""
    order = seats_in_order(state)
    return [seat for seat in order[: order.index(frame.seat)] if might_play(state, seat)]


def asked_at(state: State) -> list[Seat]:
    """Whoever chooses in the window or beside the wish on top."""
    return asked_before(state, state.top) if isinstance(state.top, Wish) else asked_in_window(state)


# -- hidden choices ---------------------------------------------------------------------------------------------------


def with_choice(state: State, seat: Seat, action: Hold | Play) -> State:
    return with_player(state, seat, chosen=(action.card,) if isinstance(action, Play) else ())


def turned_over(state: State) -> tuple[tuple[Seat, CardId], ...] | None:
    """The cards chosen, one each in turn order [ISLE 4.9]; None while somebody has not chosen."""
    asked = asked_at(state)
    if any(state.players[one].chosen is None for one in asked):
        return None
    return tuple((one, card) for one in seats_in_order(state) for card in state.players[one].chosen or ())


def _lying_open(state: State, plays: tuple[tuple[Seat, CardId], ...]) -> State:
    """The choices are turned over, and the cards leave their hands."""
    state = with_players(state, lambda player: player._replace(chosen=None))
    for one, card in plays:
        state = spend(state, one, card)
    return state


# -- windows ----------------------------------------------------------------------------------------------------------


def window_ask(state: State, frame: Window) -> ToAct:
    return at_once(state.players, asked_in_window(state))


def window_goes_on(state: State, frame: Window) -> State | None:
    return None if asked_in_window(state) else pop(state)


def window_menu(state: State, frame: Window, seat: Seat) -> Menu[Hold | Play]:
    prompt = Prompt("window", "ISLE 4.9", args(moment=frame.moment))
    return menu(prompt, Listed((HOLD, *plays(state, seat))))


def window_do(state: State, frame: Window, seat: Seat, action: Hold | Play) -> State:
    """Round and round until nobody wants to."""
    state = with_choice(state, seat, action)
    plays = turned_over(state)
    if plays is None:
        return state
    state = _lying_open(state, plays)
    return push(state, Carrying(plays)) if plays else pop(state)


# -- wishes -----------------------------------------------------------------------------------------------------------


def wish(state: State, seat: Seat, card: CardId) -> State:
    """The card leaves the hand and lies open."""
    return push(spend(state, seat, card), Wish(seat, card))


def wish_ask(state: State, frame: Wish) -> ToAct:
    return at_once(state.players, asked_before(state, frame))


def wish_goes_on(state: State, frame: Wish) -> State | None:
    """Who is first in turn order, or has only empty hands before, waits for nobody."""
    return None if asked_before(state, frame) else instead(state, Carrying(((frame.seat, frame.card),)))


def wish_menu(state: State, frame: Wish, seat: Seat) -> Menu[Hold | Play]:
    prompt = Prompt("wish", "ISLE 4.8", args(seat=frame.seat, card=frame.card))
    return menu(prompt, Listed((HOLD, *plays(state, seat))))


def wish_do(state: State, frame: Wish, seat: Seat, action: Hold | Play) -> State:
    """One card each; what follows is another moment."""
    state = with_choice(state, seat, action)
    plays = turned_over(state)
    if plays is None:
        return state
    return instead(_lying_open(state, plays), Carrying((*plays, (frame.seat, frame.card))))


# -- carrying out -----------------------------------------------------------------------------------------------------


def carrying_goes_on(state: State, frame: Carrying) -> State | None:
    """The next of the cards that lie open; one that an earlier card has made useless goes back to its hand."""
    if not frame.plays:
        return pop(state)
    (seat, card), rest = frame.plays[0], frame.plays[1:]
    state = instead(state, Carrying(rest))
    if does_something(state, seat, anytime(card)):
        return carry_out(state, seat, anytime(card))
    state = with_table(state, spent=without(state.table.spent, card))
    return with_player(state, seat, hand=merged(state.players[seat].hand, (card,)))


KINDS: dict[type[Frame], Kind[State]] = {
    Window: Kind(window_ask, window_do, window_menu, go_on=window_goes_on),
    Wish: Kind(wish_ask, wish_do, wish_menu, go_on=wish_goes_on),
    Carrying: Kind(go_on=carrying_goes_on),
}
