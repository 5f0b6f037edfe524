"""Where the game is, as lists of tables say it: everybody at the table sees that much."""

from tabbytop.core import Args, Seat, args

from .ground import BEACH, place
from .phases.battle import fighters
from .phases.common import citadel_of
from .state import Acting, Blooming, PuttingIn, Rolling, State, Talking


def moment(state: State) -> Args:
    """The turn, and what it is about: a battle and who rolls for it, else who is nearest to the citadel.

    ``steps`` are those on the grid; guardians and spikes are left out of account.
    """
    turn = max(1, state.turn)
    rolling = next((one.seat for one in state.agenda if isinstance(one, (Talking, PuttingIn, Blooming, Rolling))), None)
    if rolling is not None and (fighting := fighters(state, rolling)):
        is_last = any(state.players[seat].cell == citadel_of(state.table) for seat in fighting)
        return args(turn=turn, phase="kingos" if is_last else "battle", seat=rolling, steps=0)
    if all(player.cell == BEACH for player in state.players):
        return args(turn=turn, phase="beach", seat=_on_turn(state), steps=state.rules.distance)
    steps, seat = min((_steps(state, seat), seat) for seat in range(len(state.players)))
    return args(turn=turn, phase="climb" if steps else "citadel", seat=seat, steps=steps)


def _on_turn(state: State) -> Seat:
    return next((one.seat for one in state.agenda if isinstance(one, Acting)), 0)


def _steps(state: State, seat: Seat) -> int:
    x, y = place(state.players[seat].cell)
    return abs(x) + abs(y - state.rules.distance)
