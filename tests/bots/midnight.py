"""A place on the island at which everybody waits for the other, though both together would win."""

from tabbytop.bots.kingos.outlook import SHREWD, Outlook
from tabbytop.games.kingos.state import State
from tabbytop.games.kingos.tests.positions import sits, turn


def before_midnight(left: int, energy: int = 8) -> State:
    """Seat 0 two steps from the citadel, the other one step, and so many moons left."""
    land = "0,1:dunes@0 0,2:dunes@0 0,3:pasture@0 0,4:pasture@0"
    state = turn(sits("0,3", energy=(energy, 0), hand="poppy"), sits("0,4", energy=(7, 0)), land=land)
    moon = state.table.moon + Outlook(state, 0, SHREWD).moons_left - left
    return state._replace(table=state.table._replace(moon=moon))
