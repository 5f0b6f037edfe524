"""What a choice on the island leads to, in things that can be counted there: steps, energy, flowers, strength. They are
the figures by which the rules of thumb choose, so a reason cannot contradict them; they have no common unit and do not
add up."""

from collections.abc import Iterator
from random import Random

from tabbytop.bots.kingos.outlook import MIDDLING, Outlook, strength
from tabbytop.core import Action, Line, args
from tabbytop.games.kingos.actions import Discard, Drift, Gather, GoBack, Move, PutIn, Rest
from tabbytop.games.kingos.components import GUARDIANS
from tabbytop.games.kingos.ground import BEACH, DIRECTIONS, STEPS, Cell
from tabbytop.games.kingos.phases.battle import bonus_of, strength_at
from tabbytop.games.kingos.phases.common import field_at
from tabbytop.games.kingos.phases.effects import company
from tabbytop.games.kingos.phases.turn import gain_by_rest, way
from tabbytop.games.kingos.state import Acting
from tabbytop.games.kingos.view import View, determinize

from ..reasons import Reason

CLAUSES = {
    "nearer": "KINGOS 4.4",
    "energy": "KINGOS 4.1",
    "price": "KINGOS 3.2",
    "flower": "KINGOS 4.2",
    "cursed": "KINGOS 5.2",
    "guardian": "KINGOS 6.7",
    "together": "KINGOS 6.7",
    "first": "KINGOS 7.1",
}


def foreseen(view: View, action: Action) -> tuple[Reason, ...]:
    """The weightiest first."""
    assert view.viewer is not None
    outlook = Outlook(determinize(view, Random(0)), view.viewer, MIDDLING)
    found = [
        Reason(Line(outlook.seat, CLAUSES[key], f"ahead-{key}", 0, args(**more)), points)
        for key, points, more in _told(outlook, action)
        if points
    ]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


def _told(outlook: Outlook, action: Action) -> Iterator[tuple[str, float, dict[str, int]]]:
    state, seat, player, top = outlook.state, outlook.seat, outlook.player, outlook.state.top
    if isinstance(top, Acting) and top.done and isinstance(action, Gather | Move | GoBack):
        yield "price", -1, {}
    match action:
        case Rest() if isinstance(top, Acting):
            yield "energy", gain_by_rest(state, top), {}
        case Gather():
            yield "flower", 1, {}
        case Discard(flowers):
            yield "flower", -len(flowers), {}
        case Move(direction):
            ahead = way(state, seat, DIRECTIONS.index(direction))
            yield "cursed", -1.0 * (ahead.step == "curse"), {}
            yield from _there(outlook, ahead.to)
        case Drift(direction):
            yield from _there(outlook, player.cell + STEPS[DIRECTIONS.index(direction)])
        case GoBack():
            yield from _there(outlook, BEACH)
        case PutIn(energy):
            yield from _battle(outlook, energy)


def _there(outlook: Outlook, cell: Cell) -> Iterator[tuple[str, float, dict[str, int]]]:
    yield "nearer", round(outlook.far(outlook.player.cell) - outlook.far(cell), 1), {}
    field = field_at(outlook.state.table, cell)
    if field is not None and field.guards:
        against = strength_at(outlook.state, cell)
        own = outlook.player.vitality + outlook.red_for_guardians
        reward = sum(GUARDIANS[guardian].reward for guardian in field.guards)
        yield "guardian", own - against or 0, {"own": own, "strength": against, "reward": reward}


def _battle(outlook: Outlook, energy: int) -> Iterator[tuple[str, float, dict[str, int]]]:
    """Beside what the others have, as far as one can see: their energy, and flowers by their number."""
    state, seat = outlook.state, outlook.seat
    others = company(state, seat)[1:]
    against = strength_at(state, outlook.player.cell)
    own = energy + bonus_of(state, seat)
    theirs = [round(strength(state.players[one])) for one in others]
    together = own + sum(theirs)
    yield "together", together - against, {"together": together, "strength": against}
    if outlook.player.cell == outlook.citadel and theirs:
        yield "first", own - max(theirs), {"own": own, "best": max(theirs)}
