"""What is kept of a finished game of the tower for who played it: how high, and how many walls it cost."""

from tabbytop.core import Args, Measure, Options, Outcome, Seat, args

from .state import State, fallen_walls, height

MEASURES = (Measure("floors", "course", "most"), Measure("walls", "course"))


def figures(state: State, end: Outcome, seat: Seat) -> Args:
    """A story that was won counts, whatever came later [TOWER 6.4]; else how high the kitten is [TOWER 7.5]."""
    won = state.story.won if state.setup.mode == "coop" else 0
    return args(floors=max(won, height(state, seat)), walls=fallen_walls(state))


def mode(seats: int, options: Options) -> str:
    return str(options["mode"])


def rated(seats: int, options: Options) -> bool:
    """Against each other; together all win or lose [TOWER 6, 7]."""
    return seats > 1 and options["mode"] == "competitive"
