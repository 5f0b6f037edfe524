"""Small steps that every phase takes: change a player, push and pop, tell, lose energy, be thrown back."""

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, TypeVar

from tabbytop.core import Args, Event, Odds, Seat
from tabbytop.core.agenda import Stack
from tabbytop.core.tuples import changer, maker
from tabbytop.core.words import Value

from ..components import CARDS, TURNED, Card, Edge
from ..ground import BEACH, Cell, place, thrown_to
from ..law import Law, law_of
from ..state import Field, Frame, Island, Player, State

# -- the agenda and the story -----------------------------------------------------------------------------------------


Drawn = TypeVar("Drawn")

_stack = Stack[State, Frame](State)
push, pop, instead = _stack.push, _stack.pop, _stack.instead

_state, _player, _table = maker(State), changer(Player), changer(Island)


@lru_cache(maxsize=4096)
def _event(key: str, **named: Value) -> Event:
    """Arguments in order of their names, as they come back from JSON."""
    return Event(key, Args(tuple(sorted(named.items()))))


def tell(state: State, key: str, **named: Value) -> State:
    """Something that all can see has happened."""
    rules, players, table, turn, agenda, story = state
    return _state((rules, players, table, turn, agenda, (*story, _event(key, **named))))


def untold(state: State) -> State:
    """With the story still to begin."""
    rules, players, table, turn, agenda, _ = state
    return _state((rules, players, table, turn, agenda, ()))


# -- players and table ------------------------------------------------------------------------------------------------


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    rules, before, table, turn, agenda, story = state
    players = list(before)
    players[seat] = _player(players[seat], changes)
    return _state((rules, tuple(players), table, turn, agenda, story))


def with_table(state: State, **changes: Any) -> State:
    rules, players, table, turn, agenda, story = state
    return _state((rules, players, _table(table, changes), turn, agenda, story))


def law(state: State) -> Law:
    return law_of(state.rules.rest_beside_guardian, state.table.white)


def in_turn_order(state: State, first: Seat) -> tuple[Seat, ...]:
    return _order(len(state.players), first)


@cache
def _order(count: int, first: Seat) -> tuple[Seat, ...]:
    return tuple((first + step) % count for step in range(count))


@lru_cache(maxsize=4096)
def any_of(kind: Callable[[str], Drawn], deck: tuple[str, ...]) -> Odds[Drawn]:
    """One of a deck or a bag, equal ones counted together."""
    counted = Counter(deck)
    return Odds(kind, tuple((key,) for key in counted), tuple(counted.values()))


# -- the island -------------------------------------------------------------------------------------------------------


def field_at(table: Island, cell: Cell) -> Field | None:
    """The card laid there, if it is explored."""
    return table.fields[table.cells.index(cell)] if cell in table.cells else None


def field_of(state: State, seat: Seat) -> Field:
    table = state.table
    return table.fields[table.cells.index(state.players[seat].cell)]


def card_of(field: Field) -> Card:
    return CARDS[field.card]


def edges_of(field: Field) -> tuple[Edge, ...]:
    return TURNED[field.card, field.turn]


def cards_left(table: Island) -> bool:
    """Is there an island card to lay? The citadel's stack lies below the other, so it is the last to be empty
    [KINGOS 1.2]."""
    return bool(table.citadel)


def citadel_of(table: Island) -> Cell:
    return table.cells[1]


def is_wild(table: Island, cell: Cell) -> bool:
    """Laid, and neither the beach nor the citadel: where a guardian may stand [KINGOS 5.5]."""
    return cell in table.cells and cell not in (BEACH, citadel_of(table))


def with_field(state: State, cell: Cell, field: Field) -> State:
    table = state.table
    index = table.cells.index(cell)
    return with_table(state, fields=(*table.fields[:index], field, *table.fields[index + 1 :]))


# -- energy and falls -------------------------------------------------------------------------------------------------


def tire(state: State, seat: Seat, energy: int) -> State:
    """From vitality to fatigue; what is not there is not lost [KINGOS 5.1]."""
    player = state.players[seat]
    lost = min(energy, player.vitality)
    if not lost:
        return state
    state = with_player(state, seat, vitality=player.vitality - lost, fatigue=player.fatigue + lost)
    return tell(state, "lost-energy", seat=seat, energy=lost)


def recover(state: State, seat: Seat, energy: int) -> State:
    """From fatigue to vitality."""
    player = state.players[seat]
    back = min(energy, player.fatigue)
    if not back:
        return state
    state = with_player(state, seat, vitality=player.vitality + back, fatigue=player.fatigue - back)
    return tell(state, "recovered", seat=seat, energy=back)


def throw_back(state: State, seat: Seat) -> State:
    """Past any spikes, without curse and without exploring [KINGOS 5.7]."""
    cell = thrown_to(state.table.cells, state.players[seat].cell)
    x, y = place(cell)
    return tell(with_player(state, seat, cell=cell), "thrown-back", seat=seat, x=x, y=y)
