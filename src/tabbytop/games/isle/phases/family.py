"""The family game [ISLE 7]: two secret cards, and cats for nothing."""

from tabbytop.core import Listed, Menu, Prompt, Seat, Subsets, args, menu
from tabbytop.core.agenda import Kind, owner
from tabbytop.core.piles import without

from ..actions import Done, Keep, Take
from ..components import TILES, TileId
from ..state import Choosing, Evening, Filling, Frame, Placing, State, Taking
from .common import instead, push, with_player, with_players, with_table
from .exploring import all_choose, choose
from .placing import DONE, TAKES, can_place

CATS_A_PLAYER = 4  # [ISLE 7.2]
DEALT, KEPT = 3, 2  # [ISLE 7.1]


# -- two of three cards [ISLE 7.1] ------------------------------------------------------------------------------------


def choosing_menu(state: State, frame: Choosing, seat: Seat) -> Menu[Keep]:
    return menu(Prompt("keep-family", "ISLE 7.1"), Subsets(Keep, state.players[seat].pack, KEPT, KEPT))


def chose(state: State, frame: Choosing, seat: Seat, action: Keep) -> State:
    return choose(state, seat, action.cards, _kept)


def _kept(state: State) -> State:
    """The third goes back unseen by others."""
    kept = with_players(
        state,
        lambda player: player._replace(
            lessons=player.chosen or (),
            discarded=without(player.pack, *(player.chosen or ())),
            chosen=None,
            pack=(),
        ),
    )
    return instead(kept, Filling())


# -- taking cats [ISLE 7.2] -------------------------------------------------------------------------------------------


def begin_day(state: State) -> State:
    state = with_players(state, lambda player: player._replace(passed=False))
    return instead(state, Taking(state.order[0]))


def takeable(state: State, seat: Seat) -> list[TileId]:
    return [tile for tile in state.table.left if can_place(state.players[seat], tile)]


def taking_goes_on(state: State, frame: Taking) -> State | None:
    """Round and round until none are left or all have passed; who can take none must pass."""
    if not state.table.left or all(player.passed for player in state.players):
        return instead(state, Evening())
    if state.players[frame.seat].passed:
        return _next(state, frame.seat)
    if not takeable(state, frame.seat):
        return _next(with_player(state, frame.seat, passed=True), frame.seat)
    return None


def taking_menu(state: State, frame: Taking, seat: Seat) -> Menu[Take | Done]:
    takes = tuple(TAKES[tile] for tile in takeable(state, seat))
    return menu(Prompt("take", "ISLE 7.2", args(cats=len(state.table.left))), Listed((*takes, DONE)))


def took(state: State, frame: Taking, seat: Seat, action: Take | Done) -> State:
    if isinstance(action, Done):
        return _next(with_player(state, seat, passed=True), seat)
    state = with_table(state, left=tuple(tile for tile in state.table.left if tile != action.tile))
    return push(_next(state, seat), Placing(seat, action.tile, TILES[action.tile].colour))


def _next(state: State, seat: Seat) -> State:
    order = state.order
    return instead(state, Taking(order[(order.index(seat) + 1) % len(order)]))


def evening(state: State) -> State:
    """The first player's figure goes to the end of the order [ISLE 7.2]."""
    return state._replace(order=(*state.order[1:], state.order[0]))


KINDS: dict[type[Frame], Kind[State]] = {
    Choosing: Kind(all_choose, chose, choosing_menu),
    Taking: Kind(owner, took, taking_menu, go_on=taking_goes_on),
}
