"""The sister's cards [ISLE 6.4, 6.5]: what each instruction takes away. She decides nothing."""

from ..cards import BASKET_CARDS, CardId, Step
from ..components import COMMON
from ..state import State
from .common import taken_from, with_table


def carry_out(state: State, card: CardId) -> State:
    """The instructions of a card from top to bottom [ISLE 6.4]."""
    for step in BASKET_CARDS[card].steps:
        state = _obey(state, step)
    return state


def _obey(state: State, step: Step) -> State:
    """Nothing there: nothing happens. A number too high means the last one [ISLE 6.5]."""
    table = state.table
    match step.what:
        case "cat" if cats := (*table.left, *table.right):
            return _without_cat(state, min(step.at, len(cats)) - 1)
        case "swap":
            return _swapped(state, step.at - 1, step.other - 1)
        case "rare" if table.rare:
            tile, _ = table.rare[min(step.at, len(table.rare)) - 1]
            return state._replace(table=taken_from(table, tile))
        case "oshax" if table.oshax:
            return state._replace(table=taken_from(table, table.oshax[min(step.at, len(table.oshax)) - 1]))
        case "common" if table.common[COMMON.index(step.at)]:
            return state._replace(table=taken_from(table, step.at))
        case _:
            return state


def _without_cat(state: State, place: int) -> State:
    """Positions close up without moving a tile between fields [ISLE 6.5]."""
    left, right = state.table.left, state.table.right
    if place < len(left):
        return with_table(state, left=(*left[:place], *left[place + 1 :]))
    place -= len(left)
    return with_table(state, right=(*right[:place], *right[place + 1 :]))


def _swapped(state: State, one: int, other: int) -> State:
    """Two cats change places; with too high numbers the last ones do, with one cat nothing [ISLE 6.5]."""
    row = [*state.table.left, *state.table.right]
    if len(row) < 2:
        return state
    one, other = min(one, len(row) - 1), min(other, len(row) - 1)
    if one == other:
        one, other = len(row) - 2, len(row) - 1
    row[one], row[other] = row[other], row[one]
    size = len(state.table.left)
    return with_table(state, left=tuple(row[:size]), right=tuple(row[size:]))
