"""Calls (cheap talk): few fixed words to all, at any moment but in a battle, which cost nothing and bind nobody
[KINGOS 6.16]."""

from functools import cache

from tabbytop.core import Listed, Menu, Prompt, Seat, menu
from tabbytop.core.agenda import Interrupts
from tabbytop.core.choices import Action as AnyAction

from ..actions import Call
from ..ground import place
from ..state import Heard, State
from .common import citadel_of, in_turn_order, tell, with_player

NOT_A_WORD: Listed[Call] = Listed(())
ON_THE_WAY = (Call("here"), Call("citadel"), Call("wait"), Call("rest"), Call("how_much"))
BESIDE_A_TURN = Prompt("call", "KINGOS 6.16")


@cache
def _words(energy: int, at_citadel: bool) -> Listed[Call]:
    """Nobody can bring more than they have; on the citadel "here" is the citadel."""
    bring = tuple(Call("bring", amount) for amount in range(1, energy + 1))
    return Listed(bring + (ON_THE_WAY[1:] if at_citadel else ON_THE_WAY))


def has_called(state: State, seat: Seat) -> bool:
    """In this turn, whoever's it is [KINGOS 6.16]."""
    call = state.players[seat].call
    return call is not None and call.turn == state.turn


def calls(state: State, seat: Seat) -> Listed[Call]:
    """One call a turn, where there is somebody to hear it [KINGOS 6.16]."""
    player = state.players[seat]
    if len(state.players) == 1 or has_called(state, seat):
        return NOT_A_WORD
    return _words(player.vitality + player.fatigue, player.cell == citadel_of(state.table))


def can_call(state: State, on_turn: Seat) -> tuple[Seat, ...]:
    """Who can call beside somebody else's turn."""
    return tuple([seat for seat in in_turn_order(state, on_turn)[1:] if not has_called(state, seat)])


def beside_menu(state: State, seat: Seat) -> Menu[Call]:
    return menu(BESIDE_A_TURN, calls(state, seat))


def called(state: State, seat: Seat, call: Call) -> State:
    x, y = place(state.players[seat].cell)
    state = with_player(state, seat, call=Heard(call.word, call.energy, state.turn))
    return tell(state, f"called-{call.word}", seat=seat, energy=call.energy, x=x, y=y)


def is_word(action: AnyAction) -> bool:
    return isinstance(action, Call)


CALLS = Interrupts(Call, can_call, beside_menu, called)
