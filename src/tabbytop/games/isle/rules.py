"""The isle of cats: whoever is asked, whatever may be done, and what it leads to.

A day is ``fields, fishing, exploring, lessons, rescue cards, rescuing, rare finds, evening`` [ISLE 4]; each phase is a
module of ``phases``. Here the frame on top of the agenda is asked, and what goes on by itself is let go on.
"""

from tabbytop.core import Chances, Menu, Options, Outcome, Seat, ToAct, ask
from tabbytop.core.agenda import Kind

from . import scoring
from .actions import Action, Play
from .cards import COLOUR_CARDS
from .phases import anytime, day, exploring, family, finds, lessons, placing, rescuing, setup, windows
from .state import Buying, Choosing, Drafting, Frame, Laying, Sister, State, Window

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


def to_act(state: State) -> ToAct:
    """Who is asked by the frame on top; beside a turn, in turn order, who can play an anytime card [ISLE 4.9]."""
    top = state.agenda[-1]
    kind = FRAMES[type(top)]
    asked = kind.ask(state, top)
    if not kind.open:
        return asked
    (on_turn,), players = asked.must, state.players
    may = [
        one
        for one in state.order
        if one != on_turn and one < len(players) and players[one].hand and anytime.playable(state, one)
    ]
    return ask(on_turn, may=tuple(may)) if may else asked


def might_interrupt(state: State) -> tuple[Seat, ...]:
    """Who could play an anytime card beside this turn, for all that the others know [ISLE 4.9, 8.1]."""
    top = state.agenda[-1]
    kind = FRAMES[type(top)]
    if not kind.open:
        return ()
    (on_turn,) = kind.ask(state, top).must
    return tuple(one for one in range(len(state.players)) if one != on_turn and anytime.might_play(state, one))


def legal(state: State, seat: Seat) -> Menu:
    top = state.agenda[-1]
    kind = FRAMES[type(top)]
    if kind.open and seat not in kind.ask(state, top).must:
        return anytime.interrupt_menu(state, seat)
    return kind.offer(state, top, seat)


def chances(state: State) -> Chances:
    return FRAMES[type(state.top)].chances(state, state.top)


def apply(state: State, seat: Seat, action: Action) -> State:
    """The position after it, when all that follows by itself has happened too."""
    kind = FRAMES[type(state.top)]
    if kind.open and isinstance(action, Play):
        return settle(anytime.play(state, seat, action.card))
    return settle(kind.do(state, state.top, seat, action))


def settle(state: State) -> State:
    while (kind := FRAMES[type(state.top)]).settle is not None:
        following = kind.settle(state, state.top)
        if following is None:
            break
        state = following
    return state


def reveals(before: State, seat: Seat, action: Action) -> bool:
    """The last of the choices that are turned over together, and what then follows by itself [ISLE 4.2, 4.3, 4.4]."""
    match before.top:
        case Choosing() | Drafting() | Buying() | Window() as top:
            return apply(before, seat, action).top != top
        case Laying():
            return not isinstance(apply(before, seat, action).top, Laying)
        case _:
            return lessons.is_on(before)  # the next player's lessons follow


def turn_number(state: State) -> int:
    return state.day if state.order else 0


# -- how it ends ------------------------------------------------------------------------------------------------------


def her_score(sister: Sister | None) -> scoring.Sister | None:
    """What the count needs to know of the sister [ISLE 6.7]."""
    if sister is None:
        return None
    return scoring.Sister(tuple(COLOUR_CARDS[card].colour for card in sister.colours), sister.lessons)


def outcome(state: State) -> Outcome:
    holds = [scoring.Hold(one.boat, one.tiles, one.lessons, one.fish, one.baskets) for one in state.players]
    return scoring.outcome(state.rules.mode, holds, state.order, state.table.public, her_score(state.sister))
