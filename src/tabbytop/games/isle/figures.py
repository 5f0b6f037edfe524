"""What is kept of a finished game of the isle for who played it: points by kind."""

from tabbytop.core import Args, Measure, Options, Outcome, Seat, args

from .state import State

#: under which measure each line of the score sheet counts [ISLE 5, 6.6, 7.3]
KINDS = {
    "family": "families",
    "lesson": "lessons",
    "public": "lessons",
    "public-half": "lessons",
    "family-card": "lessons",
    "rare": "treasures",
    "rooms": "rooms",
    "rats": "rats",
}
MEASURES = (
    Measure("points", "course", "most"),
    Measure("families", "parts"),
    Measure("lessons", "parts"),
    Measure("treasures", "parts"),
    Measure("rooms", "parts"),
    Measure("rats", "parts"),
)


def figures(state: State, end: Outcome, seat: Seat) -> Args:
    """All points, and of what they are made; what was lost by rats and rooms is less than nothing."""
    parts = dict.fromkeys(KINDS.values(), 0)
    for line in end.lines:
        if line.side == seat:
            parts[KINDS[line.key]] += line.points
    return args(points=end.points(seat), **parts)


def mode(seats: int, options: Options) -> str:
    return str(options["mode"])


def rated(seats: int, options: Options) -> bool:
    """The sister is nobody's equal [ISLE 6]."""
    return seats > 1
