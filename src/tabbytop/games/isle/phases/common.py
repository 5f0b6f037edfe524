"""Small steps that every phase takes: change a player, push and pop, put cards and tiles where they belong."""

from collections.abc import Callable
from typing import Any

from tabbytop.core import Seat
from tabbytop.core.agenda import Stack
from tabbytop.core.piles import merged, without
from tabbytop.core.tuples import changer

from ..cards import CARDS, AnytimeCard, CardId
from ..components import COMMON, TILES, TileId
from ..state import Frame, Island, Player, State

# -- the agenda -------------------------------------------------------------------------------------------------------


_stack = Stack[State, Frame](State)
push, pop, instead = _stack.push, _stack.pop, _stack.instead

# -- players and table ------------------------------------------------------------------------------------------------

_changed, _player, _table = changer(State), changer(Player), changer(Island)


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    players = list(state.players)
    players[seat] = _player(players[seat], changes)
    return _changed(state, {"players": tuple(players)})


def with_players(state: State, change: Callable[[Player], Player]) -> State:
    return _changed(state, {"players": tuple([change(player) for player in state.players])})


def with_table(state: State, **changes: Any) -> State:
    return _changed(state, {"table": _table(state.table, changes)})


def seats_in_order(state: State) -> tuple[Seat, ...]:
    """The seats in turn order, without the sister."""
    return tuple(one for one in state.order if one < len(state.players))


def spend(state: State, seat: Seat, card: CardId) -> State:
    """A card leaves a hand face up [ISLE 4.11]."""
    state = with_player(state, seat, hand=without(state.players[seat].hand, card))
    return with_table(state, spent=merged(state.table.spent, (card,)))


def anytime(card: CardId) -> AnytimeCard:
    found = CARDS[card]
    assert isinstance(found, AnytimeCard)
    return found


# -- tiles ------------------------------------------------------------------------------------------------------------


def laid_out(table: Island, tile: TileId) -> Island:
    """A treasure or an oshax out of the bag is laid under the island [ISLE 1.3, 4.0]."""
    if TILES[tile].kind == "oshax":
        return table._replace(oshax=(*table.oshax, tile))
    piles = list(table.rare)
    for place, (one, count) in enumerate(piles):
        if one == tile:
            piles[place] = (one, count + 1)
            return table._replace(rare=tuple(piles))
    return table._replace(rare=(*piles, (tile, 1)))  # a new shape joins at the right end [ISLE 6.2]


def taken_from(table: Island, tile: TileId) -> Island:
    """One treasure or oshax less under the island."""
    if TILES[tile].kind == "common":
        place = COMMON.index(tile)
        count = table.common[place] - 1
        return table._replace(common=(*table.common[:place], count, *table.common[place + 1 :]))
    if TILES[tile].kind == "oshax":
        return table._replace(oshax=without(table.oshax, tile))
    piles = tuple((one, count - (one == tile)) for one, count in table.rare)
    return table._replace(rare=tuple(pile for pile in piles if pile[1]))


def without_cat(state: State, cat: TileId) -> State:
    """A cat leaves its field; the others close up and stay in theirs [ISLE 6.5]. No two cats are alike."""
    left, right = state.table.left, state.table.right
    if cat in left:
        return with_table(state, left=without(left, cat))
    return with_table(state, right=without(right, cat))
