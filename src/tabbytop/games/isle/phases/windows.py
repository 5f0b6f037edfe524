"""Moments that would run past, and who is asked in them [ISLE 4.9].

Beside a turn (``Kind.open``) anybody may interrupt and nobody is waited for. Where steps follow each other by
themselves a ``Window`` lies on top of what comes next: all choose at once, unseen, and the cards chosen are carried out
in turn order, round and round until nobody wants to. Three moments have no window, since a card does the same just
after them: before fishing, before the reveal of rescue cards, and between the last evening and the count.
"""

from tabbytop.core import AnyMenu, Listed, Menu, Prompt, Seat, Subsets, ToAct, args, menu
from tabbytop.core.agenda import Kind, at_once
from tabbytop.core.piles import merged, without

from ..actions import Done, Hold, Lay, Play
from ..cards import CardId
from ..state import Carrying, Frame, State, Window
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


def asked_in_window(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.players)) if might_play(state, seat)]


def window_ask(state: State, frame: Window) -> ToAct:
    return at_once(state.players, asked_in_window(state))


def window_goes_on(state: State, frame: Window) -> State | None:
    return None if asked_in_window(state) else pop(state)


def window_menu(state: State, frame: Window, seat: Seat) -> Menu[Hold | Play]:
    prompt = Prompt("window", "ISLE 4.9", args(moment=frame.moment))
    return menu(prompt, Listed((HOLD, *plays(state, seat))))


def window_do(state: State, frame: Window, seat: Seat, action: Hold | Play) -> State:
    state = with_choice(state, seat, action)
    plays = turned_over(state)
    if plays is None:
        return state
    state = with_players(state, lambda player: player._replace(chosen=None))
    for one, card in plays:
        state = spend(state, one, card)
    return push(state, Carrying(plays)) if plays else pop(state)


def with_choice(state: State, seat: Seat, action: Hold | Play) -> State:
    return with_player(state, seat, chosen=(action.card,) if isinstance(action, Play) else ())


def turned_over(state: State) -> tuple[tuple[Seat, CardId], ...] | None:
    """The cards chosen, one each in turn order [ISLE 4.9]; None while somebody has not chosen."""
    if any(state.players[one].chosen is None for one in asked_in_window(state)):
        return None
    return tuple((one, card) for one in seats_in_order(state) for card in state.players[one].chosen or ())


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
    Carrying: Kind(go_on=carrying_goes_on),
}
