"""Lessons: every one in hand must be played now and only now [ISLE 4.3]."""

from tabbytop.core import Seat, ToAct, ask

from ..cards import LESSONS, CardId
from ..state import Frame, Laying, Naming, State, Teaching
from .common import Kind, instead, merged, push, seats_in_order, with_player, with_table, without


def begin_lessons(state: State) -> State:
    return instead(state, Teaching(seats_in_order(state)))


def teaching_ask(state: State, frame: Teaching) -> ToAct:
    return ask(frame.left[0])


def teaching_settle(state: State, frame: Teaching) -> State | None:
    """In turn order; nothing is to be decided but colours, which are asked for on top of this [ISLE 4.3]."""
    if not frame.left:
        return instead(state, Laying(seats_in_order(state)))
    return play_lessons(instead(state, Teaching(frame.left[1:])), frame.left[0])


def teaching_do(state: State, frame: Teaching, seat: Seat, action: object) -> State:
    raise AssertionError("lessons play themselves")


def lessons_in(hand: tuple[CardId, ...]) -> list[CardId]:
    return [card for card in hand if card in LESSONS]


def play_lessons(state: State, seat: Seat) -> State:
    """Private ones face down, public ones face up; some of those get a colour from their player [ISLE 4.3]."""
    player = state.players[seat]
    played = lessons_in(player.hand)
    state = with_player(
        state,
        seat,
        hand=without(player.hand, *played),
        lessons=merged(player.lessons, [card for card in played if not LESSONS[card].public]),
    )
    for card in reversed(played):
        if LESSONS[card].public and LESSONS[card].pick_colour:
            state = push(state, Naming(seat, card))
        elif LESSONS[card].public:
            state = with_table(state, public=(*state.table.public, (card, -1)))
    return state


KINDS: dict[type[Frame], Kind] = {Teaching: Kind(teaching_ask, teaching_do, settle=teaching_settle)}
