"""Which part of which day it is, as lists of tables say it: everybody at the table sees that much."""

from tabbytop.core import Args, args

from .state import Moment, State, Window

PHASES = {
    "Preparing": "setup",
    "Choosing": "setup",
    "Filling": "explore",
    "Dealing": "explore",
    "Drafting": "explore",
    "Buying": "explore",
    "Teaching": "lessons",
    "Naming": "lessons",
    "Laying": "cards",
    "SisterReveal": "cards",
    "Rescuing": "rescue",
    "Emptied": "rescue",
    "SisterTurn": "rescue",
    "Finding": "finds",
    "Evening": "evening",
    "Taking": "take",
    "Over": "over",
}
MOMENTS: dict[Moment, str] = {
    "dawn": "explore",
    "morning": "explore",
    "lessons": "lessons",
    "taught": "lessons",
    "sister": "rescue",
    "empty": "rescue",
    "dusk": "evening",
}


def moment(state: State) -> Args:
    """The day, and its part: what lies lowest on the agenda says it."""
    frames = (
        MOMENTS[one.moment] if isinstance(one, Window) else PHASES.get(type(one).__name__) for one in state.agenda
    )
    return args(day=max(1, state.day), phase=next((phase for phase in frames if phase), "explore"))
