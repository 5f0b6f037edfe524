"""The sister's cards [ISLE 6.4, 6.5]: what each instruction takes away. She decides nothing."""

from ..cards import BASKET_CARDS, CardId, Step
from ..components import COMMON
from ..state import Deed, State
from .common import taken_from, with_table, without_cat


def carry_out(state: State, card: CardId) -> State:
    """The instructions of a card from top to bottom [ISLE 6.4]."""
    deeds = []
    for step in BASKET_CARDS[card].steps:
        state, deed = _obey(state, step)
        deeds.append(deed)
    assert state.sister is not None
    return state._replace(sister=state.sister._replace(last=card, deeds=tuple(deeds)))


def _obey(state: State, step: Step) -> tuple[State, Deed]:
    """Nothing there: nothing happens. A number too high means the last one [ISLE 6.5]."""
    table, tile = state.table, -1
    match step.what:
        case "swap":
            return _swap(state, step.at - 1, step.other - 1)
        case "cat" if cats := (*table.left, *table.right):
            tile = cats[min(step.at, len(cats)) - 1]
            state = without_cat(state, tile)
        case "rare" if table.rare:
            tile = table.rare[min(step.at, len(table.rare)) - 1][0]
            state = state._replace(table=taken_from(table, tile))
        case "oshax" if table.oshax:
            tile = table.oshax[min(step.at, len(table.oshax)) - 1]
            state = state._replace(table=taken_from(table, tile))
        case "common" if table.common[COMMON.index(step.at)]:
            tile = step.at
            state = state._replace(table=taken_from(table, tile))
    return state, Deed(step.what, tile)


def _swap(state: State, one: int, other: int) -> tuple[State, Deed]:
    """Two cats change places; with too high numbers the last ones do, with one cat nothing [ISLE 6.5]."""
    row = [*state.table.left, *state.table.right]
    if len(row) < 2:
        return state, Deed("swap")
    one, other = min(one, len(row) - 1), min(other, len(row) - 1)
    if one == other:
        one, other = len(row) - 2, len(row) - 1
    deed = Deed("swap", row[one], row[other])
    row[one], row[other] = row[other], row[one]
    size = len(state.table.left)
    return with_table(state, left=tuple(row[:size]), right=tuple(row[size:])), deed
