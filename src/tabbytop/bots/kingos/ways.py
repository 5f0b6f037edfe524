"""How far it is to the citadel, as one who knows the laid cards and hopes for the rest would reckon."""

from functools import lru_cache
from heapq import heappop, heappush

from tabbytop.games.kingos.components import BARE, GUARDIANS, TURNED
from tabbytop.games.kingos.ground import STEPS, UP, Cell, is_sea, opposite, place
from tabbytop.games.kingos.law import Law, steps_over
from tabbytop.games.kingos.phases.common import law
from tabbytop.games.kingos.state import Field, State

UNKNOWN = 1.35  # steps that a step into the unknown is worth: something may bar the way there
CURSED = 0.8  # steps that a curse on the way costs
WIDE = 4  # columns to either side of the beach that are looked at
FAR = 99.0


def distances(state: State) -> dict[Cell, float]:
    """From every field near the beach to the citadel, in steps; a guardian bars the way up and costs time."""
    table = state.table
    more_cards = bool(table.beach or table.citadel)
    return _distances(table.cells, table.fields, more_cards, law(state))


@lru_cache(maxsize=2048)
def _distances(cells: tuple[Cell, ...], fields: tuple[Field, ...], more_cards: bool, rules: Law) -> dict[Cell, float]:
    laid = dict(zip(cells, fields, strict=True))
    citadel, over = cells[1], steps_over(rules.black, rules.red)
    top = place(citadel)[1] + 1
    found: dict[Cell, float] = {}
    heap = [(0.0, citadel)]
    while heap:
        far, cell = heappop(heap)
        if cell in found:
            continue
        found[cell] = far
        entered = laid.get(cell)
        for side, step in enumerate(STEPS):  # the step that leads from ``start`` to ``cell``
            start = cell - step
            if start in found or is_sea(start):
                continue
            x, y = place(start)
            left = laid.get(start)
            if abs(x) > WIDE or y > top or (left is None and not more_cards):
                continue
            leaving = TURNED[left.card, left.turn][side] if left is not None else BARE
            entering = TURNED[entered.card, entered.turn][opposite(side)] if entered is not None else BARE
            met = over[leaving][entering]
            if met == "forbid":
                continue
            cost = (1.0 if entered is not None else UNKNOWN) + (CURSED if met == "curse" else 0.0)
            if side == UP and left is not None and left.guards:
                cost += sum(GUARDIANS[guardian].strength for guardian in left.guards) / 3
            heappush(heap, (far + cost, start))
    return found


def distance(state: State, cell: Cell) -> float:
    return distances(state).get(cell, FAR)
