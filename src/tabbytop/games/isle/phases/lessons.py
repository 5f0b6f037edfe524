"""Lessons: every one in hand must be played now and only now [ISLE 4.3]."""

from tabbytop.core import Seat
from tabbytop.core.agenda import Kind
from tabbytop.core.piles import merged, without

from ..cards import LESSONS, CardId
from ..components import NONE
from ..state import Frame, Laying, Naming, State, Teaching, Window
from .common import instead, push, seats_in_order, with_player, with_table


def is_on(state: State) -> bool:
    """Has the first player's turn to play lessons come, and is the moment after the last one's not over? [ISLE 4.9]"""
    return any(isinstance(frame, Teaching) and len(frame.left) < len(state.players) for frame in state.agenda)


def teaching_goes_on(state: State, frame: Teaching) -> State | None:
    """In turn order; nothing is to be decided but colours, which are asked for on top of this [ISLE 4.3].

    When a player has played some, there is a moment before the next one's, and after the last one's: a lesson that is
    drawn then is still played [ISLE 4.9].
    """
    if not frame.left:
        return instead(state, Laying(seats_in_order(state)))
    seat, rest = frame.left[0], frame.left[1:]
    played = lessons_in(state.players[seat].hand)
    state = instead(state, Teaching(rest))
    if not played:
        return state
    return play_lessons(push(state, Window("taught")), seat, played)


def lessons_in(cards: tuple[CardId, ...]) -> list[CardId]:
    return [card for card in cards if card in LESSONS]


def play_lessons(state: State, seat: Seat, played: list[CardId]) -> State:
    """Private ones face down, public ones face up; some of those get a colour from their player [ISLE 4.3]."""
    player = state.players[seat]
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
            state = with_table(state, public=(*state.table.public, (card, NONE)))
    return state


KINDS: dict[type[Frame], Kind[State]] = {Teaching: Kind(go_on=teaching_goes_on)}
