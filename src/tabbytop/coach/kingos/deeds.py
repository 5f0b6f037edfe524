"""What an action changes at once, as the rules count it, and where one stands then; why one rather does nothing."""

from collections.abc import Sequence

from tabbytop.bots.kingos.outlook import AGES, MIDDLING, NEAR, Outlook, strength
from tabbytop.bots.kingos.policy import deeds, worth
from tabbytop.bots.kingos.strike import allies
from tabbytop.bots.kingos.ways import FAR
from tabbytop.core import Action, Seat
from tabbytop.core.words import Value
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Drive, Pass
from tabbytop.games.kingos.components import GUARDIANS
from tabbytop.games.kingos.ground import DIRECTIONS, STEPS, Cell
from tabbytop.games.kingos.phases.battle import guards_at, strength_at
from tabbytop.games.kingos.phases.common import card_of, field_at, field_of, law
from tabbytop.games.kingos.phases.draws import flowers_left
from tabbytop.games.kingos.phases.effects import drifts
from tabbytop.games.kingos.phases.turn import cost, open_sides, rest_brings
from tabbytop.games.kingos.state import (
    Acting,
    Cursing,
    Discarding,
    DrawingFlowers,
    Drifting,
    Driving,
    State,
    Summoning,
)

from .curses import freed
from .telling import Told


def done(outlook: Outlook, action: Action) -> Told:
    state, seat = outlook.state, outlook.seat
    after = GAME.apply(state, seat, action)
    yield from _changed(outlook, after)
    if isinstance(action, Drive):
        yield "driven", GUARDIANS[action.guardian].strength, {"guardian": action.guardian}
    if after.players[seat].cell != outlook.player.cell:
        yield from _left_behind(outlook)
        yield from _there(outlook, after)


def passed(outlook: Outlook, top: Acting) -> Told:
    """What it saves, what one waits for, and that nothing else would bring more [KINGOS 3.2]."""
    state, seat, cell = outlook.state, outlook.seat, outlook.player.cell
    yield "kept", cost(state, top), {}
    yield from _against(outlook, cell, outlook.player.vitality)
    if cell != outlook.citadel and outlook.far(cell) <= NEAR + 1:
        yield from _waiting(outlook)
    others = [worth(outlook, one) for one in deeds(GAME.legal(state, seat)) if not isinstance(one, Pass)]
    if others and max(others) < 0:
        yield "otherwise", -max(others), {}
    if not outlook.player.curses[2] and top.done != "move":
        steps = [_gain(outlook, cell + STEPS[side]) for side in open_sides(state, seat)]
        if steps and max(steps) < 0:
            yield "away", -max(steps), {}


# -- at once -----------------------------------------------------------------------------------------------------------


def _changed(outlook: Outlook, after: State) -> Told:
    state, seat, top = outlook.state, outlook.seat, outlook.state.top
    now, then = outlook.player, after.players[seat]
    energy, price = then.vitality - now.vitality, cost(state, top) if isinstance(top, Acting) else 0
    yield "price" if price and energy == -price else "energy", energy, {}
    held, limit = _flowers(after, seat), law(after).hand
    yield "flower", min(held, limit) - len(now.hand), {}
    yield "choice", max(0, held - limit), {"limit": limit}
    yield "wheel", then.counter - now.counter, {}
    yield "moon", state.table.moon - after.table.moon, {}
    yield from freed(now.curses, then.curses)
    yield "cursed", -sum(isinstance(frame, Cursing) and frame.seat == seat for frame in after.agenda), {}
    yield "stirred", -sum(frame.count for frame in after.agenda if isinstance(frame, Summoning)), {}
    yield from _nearer(outlook, after)


def _flowers(after: State, seat: Seat) -> int:
    """In hand, with those still to be drawn and without those still to be given up [KINGOS 4.2]."""
    held = len(after.players[seat].hand)
    for frame in after.agenda:
        match frame:
            case DrawingFlowers(owner, count) if owner == seat:
                held += count
            case Discarding(owner, count) if owner == seat:
                held -= min(count, held)
    return held


def _nearer(outlook: Outlook, after: State) -> Told:
    """Where the wind takes one, or a guardian is to be driven off, the best of it."""
    seat, ahead = outlook.seat, Outlook(after, outlook.seat, MIDDLING)
    cells = [after.players[seat].cell]
    match after.top:
        case Drifting():
            cells = [cells[0] + STEPS[DIRECTIONS.index(direction)] for direction in drifts(after, seat)]
        case Driving():
            driven = max(field_of(after, seat).guards, key=lambda guardian: GUARDIANS[guardian].strength)
            yield "driven", GUARDIANS[driven].strength, {"guardian": driven}
    here, there = outlook.far(outlook.player.cell), min(map(ahead.far, cells))
    if max(here, there) < FAR:
        moons, gained = min(ahead.moons_left, AGES), round(here - there, 1)
        yield "nearer" if gained > 0 else "farther", gained, {"steps": round(there), "moons": moons}


# -- where one stands --------------------------------------------------------------------------------------------------


def _left_behind(outlook: Outlook) -> Told:
    """A guardian that one could not beat alone [KINGOS 6.8]."""
    against = strength_at(outlook.state, outlook.player.cell)
    own = outlook.player.vitality + outlook.red_for_guardians
    if guards_at(outlook.state, outlook.player.cell) and own <= against:
        yield "left", against - own, {"own": own, "strength": against}


def _there(outlook: Outlook, after: State) -> Told:
    seat, state, now = outlook.seat, outlook.state, outlook.player
    then = after.players[seat]
    yield from _against(outlook, then.cell, then.vitality)
    field = field_at(after.table, then.cell)
    if field is None:
        return
    if not then.curses[0]:
        more = min(rest_brings(after, seat), then.fatigue) - min(rest_brings(state, seat), now.fatigue)
        yield "shelter", max(0, more), {}
    room = law(after).hand - len(then.hand)
    if card_of(field).kind == "meadow" and not then.curses[1] and flowers_left(after):
        yield "meadow", min(law(after).gather, max(0, room)), {}


def _against(outlook: Outlook, cell: Cell, vitality: int) -> Told:
    """Whom one would fight there, and with whom [KINGOS 6.1]."""
    state, seat = outlook.state, outlook.seat
    if cell == outlook.citadel:
        yield from _against_kingos(outlook, vitality)
    elif guards := guards_at(state, cell):
        against, own = strength_at(state, cell), vitality + outlook.red_for_guardians
        reward = sum(GUARDIANS[guardian].reward for guardian in guards)
        yield "guardian", own - against, {"own": own, "strength": against, "reward": reward}
        there = [one for one, player in enumerate(state.players) if one != seat and player.cell == cell]
        yield "beside", sum(state.players[one].vitality for one in there), {"seats": tuple(there)}


def _against_kingos(outlook: Outlook, vitality: int) -> Told:
    """With those who are there or still can come before the battles, with all they have; of their flowers only the
    number is seen [KINGOS 7.1, 8.2]."""
    own, others = vitality + outlook.red_for_kingos, allies(outlook)
    theirs = [round(strength(outlook.state.players[one])) for one in others]
    together = own + sum(theirs)
    yield "strike", together - outlook.kingos, _beside(outlook, others, together)
    if theirs:
        yield "first", own - max(theirs), {"own": own, "best": max(theirs)}


def _waiting(outlook: Outlook) -> Told:
    """Near the citadel: Kingoš is too strong for those who are, or somebody else would win [KINGOS 7.1]."""
    players = outlook.state.players
    near = [one for one, player in enumerate(players) if one != outlook.seat and outlook.far(player.cell) <= NEAR + 1]
    own, theirs = outlook.player.vitality + outlook.red_for_kingos, [round(strength(players[one])) for one in near]
    together = own + sum(theirs)
    if together <= outlook.kingos:
        yield "waits", outlook.kingos - together, _beside(outlook, near, together)
    elif theirs and max(theirs) > own:
        yield "second", max(theirs) - own, {"own": own, "best": max(theirs)}


def _beside(outlook: Outlook, seats: Sequence[Seat], together: int) -> dict[str, Value]:
    return {"seats": tuple(seats), "together": together, "strength": outlook.kingos}


def _gain(outlook: Outlook, cell: Cell) -> float:
    return round(outlook.far(outlook.player.cell) - outlook.far(cell), 1)
