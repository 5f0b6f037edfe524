"""Positions that earlier rules kept: a game goes on from one."""

import pytest

from tabbytop.core import decode, encode
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Adopt
from tabbytop.games.tower.components import KITTENS
from tabbytop.games.tower.state import State, migrate

from .kit import started


@pytest.mark.parametrize(("mode", "seats"), [("coop", 2), ("competitive", 3)])
def test_kittens_went_by_seats(mode: str, seats: int) -> None:
    """[TOWER 7.1] Before the fifth rules nobody chose one, and nothing said how often a piece had been put back."""
    table = started(seats, mode)
    while table.state.step == "scarves":
        (seat,) = GAME.to_act(table.state).must
        table.by(seat, Adopt(KITTENS[seat]))
    state = table.state
    now = encode(State, state)
    then = {name: value for name, value in now.items() if name not in ("kittens", "returned")}
    then |= {"repairing": False, "setup": {key: value for key, value in now["setup"].items() if key != "aids"}}
    carried = decode(State, migrate("4", then))
    assert carried == state
    assert GAME.to_act(carried) == GAME.to_act(state)
    assert migrate("5", now) == now
