"""What is kept of a finished game on the island for who played it: words kept, nights, strength."""

from tabbytop.core import Args, Measure, Outcome, Seat, args

from .state import State

MEASURES = (
    Measure("nights", "course", "least"),
    Measure("kept", "parts"),
    Measure("broken", "parts"),
    Measure("strength", "course"),
)


def figures(state: State, end: Outcome, seat: Seat) -> Args:
    """How far the moon has gone [KINGOS 2.5], words kept and broken [KINGOS 6.2], what one brought to the last battle
    [KINGOS 7.1]."""
    player = state.players[seat]
    return args(nights=state.table.moon, kept=player.kept, broken=player.broken, strength=end.points(seat))
