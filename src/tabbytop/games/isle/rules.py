"""The isle of cats: whoever is asked, whatever may be done, and what it leads to.

A day is ``fields, fishing, exploring, lessons, rescue cards, rescuing, rare finds, evening`` [ISLE 4]; each phase is a
module of ``phases``, and ``core.agenda`` plays them.
"""

from tabbytop.core import Options, Outcome, Seat
from tabbytop.core.agenda import Agenda, Interrupts, Kind

from . import scoring
from .actions import Action, Play
from .cards import COLOUR_CARDS
from .phases import anytime, day, exploring, family, finds, lessons, placing, rescuing, setup, windows
from .state import (
    Arriving,
    Buying,
    Choosing,
    Dipping,
    Drafting,
    DrawingCards,
    Finding,
    Frame,
    Laying,
    Rescuing,
    Sister,
    State,
    Window,
    Wish,
)

#: every kind of frame and how it is played
FRAMES: dict[type[Frame], Kind[State]] = {
    **setup.KINDS,
    **day.KINDS,
    **exploring.KINDS,
    **lessons.KINDS,
    **rescuing.KINDS,
    **finds.KINDS,
    **placing.KINDS,
    **anytime.KINDS,
    **windows.KINDS,
    **family.KINDS,
}


def new_game(seats: int, options: Options) -> State:
    return setup.new_game(seats, options)


def can_interrupt(state: State, on_turn: Seat) -> tuple[Seat, ...]:
    """Who can play an anytime card beside a turn, in turn order [ISLE 4.9]."""
    players = state.players
    found = [
        one
        for one in state.order
        if one != on_turn and one < len(players) and players[one].hand and anytime.playable(state, one)
    ]
    return tuple(found)


def interrupted(state: State, seat: Seat, action: Play) -> State:
    """A card played beside a turn, or in one's own: those before in turn order may want to first [ISLE 4.8]."""
    return windows.wish(state, seat, action.card)


AGENDA: Agenda[State, Action] = Agenda(FRAMES, Interrupts(Play, can_interrupt, anytime.interrupt_menu, interrupted))
to_act, legal, chances, apply, go_on = AGENDA.to_act, AGENDA.legal, AGENDA.chances, AGENDA.apply, AGENDA.go_on


def might_interrupt(state: State) -> tuple[Seat, ...]:
    """Who could play an anytime card beside this turn, for all that the others know [ISLE 4.9, 8.1]."""
    on_turn = AGENDA.on_turn(state)
    if on_turn is None:
        return ()
    return tuple(one for one in range(len(state.players)) if one != on_turn and anytime.might_play(state, one))


def might_pass(state: State) -> bool:
    """Could it be, for all that the others know, that who is asked has no card to play, to lay or to find with?
    [ISLE 8.1]"""
    match state.top:
        case Window() | Wish() | Laying() | Finding():
            return True
        case Rescuing(seat):
            return not rescuing.can_rescue(state, seat)
        case _:
            return False


def reveals(before: State, seat: Seat, action: Action) -> bool:
    """The last of the choices that are turned over together, and what then follows by itself [ISLE 4.2, 4.3, 4.4]."""
    match before.top:
        case Choosing() | Drafting() | Buying() | Window() | Wish():
            return apply(before, seat, action).agenda != before.agenda  # one that begins anew may look the same
        case Laying():
            return not isinstance(apply(before, seat, action).top, Laying)
        case _:
            return lessons.is_on(before)  # the next player's lessons follow


def turn_number(state: State) -> int:
    return state.day if state.order else 0


def drawn_for(state: State) -> tuple[str | int, ...]:
    """What a card brings its player has nothing to do with what the day brings all."""
    match state.top:
        case DrawingCards(seat=seat) | Dipping(seat=seat) | Arriving(seat=seat):
            return (state.day, type(state.top).__name__, seat)
        case _:
            return (state.day,)


# -- how it ends ------------------------------------------------------------------------------------------------------


def her_score(sister: Sister | None) -> scoring.Sister | None:
    """What the count needs to know of the sister [ISLE 6.7]."""
    if sister is None:
        return None
    return scoring.Sister(tuple(COLOUR_CARDS[card].colour for card in sister.colours), sister.lessons)


def outcome(state: State) -> Outcome:
    holds = [scoring.Cargo(one.boat, one.tiles, one.lessons, one.fish, one.baskets) for one in state.players]
    return scoring.outcome(state.rules.mode, holds, state.order, state.table.public, her_score(state.sister))


def given_up(state: State) -> Outcome | None:
    """Alone it is the sister who wins [ISLE 6.7]."""
    return Outcome((2, 1), (), (scoring.SISTER,)) if state.sister is not None else None


def as_it_stands(state: State) -> Outcome | None:
    """Lessons in hand are counted as at the end [ISLE 5.4]; nothing before there are boats."""
    return outcome(state) if state.order and state.players[0].boat >= 0 else None
