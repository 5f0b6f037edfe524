"""What is kept of a finished game of clans for who played it: by how much, and with which clan."""

from tabbytop.core import Args, Measure, Options, Outcome, Seat, args

from .components import CLANS
from .state import State

MEASURES = (Measure("ahead", "course", "most"), Measure("clan", "shares", among=tuple(CLANS)))


def figures(state: State, end: Outcome, seat: Seat) -> Args:
    """Points ahead of the other; in a match of two games both clans were everybody's [CLANS 7.3]."""
    ahead = end.points(seat) - end.points(1 - seat)
    clan = state.setup.clans[seat]
    return args(ahead=ahead) if clan is None or state.setup.is_match else args(ahead=ahead, clan=clan)


def mode(seats: int, options: Options) -> str:
    return "powers" if options["powers"] else "plain"


def rated(seats: int, options: Options) -> bool:
    """Where nobody begins with points that were agreed on [CLANS 7.6]."""
    return options["handicap"] == 0
