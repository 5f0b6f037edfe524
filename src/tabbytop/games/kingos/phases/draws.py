"""What chance brings and what it asks for: flowers, curses, island cards, guardians [KINGOS 4.2, 4.6, 5.2, 5.6]."""

from functools import lru_cache
from itertools import combinations

from tabbytop.core import Chances, Menu, Odds, Prompt, Seat, args, buttons
from tabbytop.core.agenda import Kind, chance, owner
from tabbytop.core.piles import merged, without

from ..actions import Discard, DrawCurse, DrawFlower, DrawGuardian, Lay, LayCurse, Recall
from ..components import CARDS, GUARDIANS_BACK, RED_IN, RED_OUT, SPACES, TURNED, CardKey, GuardianKey
from ..ground import Cell, Side, at, place, steps_from_beach
from ..state import (
    Carrying,
    Cursing,
    Discarding,
    DrawingFlowers,
    Exploring,
    Field,
    Frame,
    LayingCurse,
    Recalling,
    State,
    Summoning,
)
from .common import any_of, field_of, instead, law, pop, push, tell, with_field, with_player, with_table

LAY_CURSE = tuple(LayCurse(one) for one in SPACES)

# -- flowers ----------------------------------------------------------------------------------------------------------


def flowers_left(state: State) -> bool:
    """Is there anything to draw? [KINGOS 5.8]"""
    return bool(state.table.flowers or state.table.withered)


def drawing_goes_on(state: State, frame: DrawingFlowers) -> State | None:
    """An empty deck is made anew from its discards; if there are none, nothing is drawn [KINGOS 4.2, 5.8]."""
    table = state.table
    if not frame.count or not flowers_left(state):
        return pop(state)
    if table.flowers:
        return None
    return tell(with_table(state, flowers=table.withered, withered=()), "flowers-shuffled")


def drawing_draw(state: State, frame: DrawingFlowers) -> Chances[DrawFlower]:
    return any_of(DrawFlower, state.table.flowers)


def flower_drawn(state: State, frame: DrawingFlowers, _: Seat, action: DrawFlower) -> State:
    seat = frame.seat
    hand = merged(state.players[seat].hand, (action.flower,))
    state = with_table(state, flowers=without(state.table.flowers, action.flower))
    state = tell(with_player(state, seat, hand=hand), "drew-flower", seat=seat)
    state = instead(state, DrawingFlowers(seat, frame.count - 1)) if frame.count > 1 else pop(state)
    return push(state, Discarding(seat)) if len(hand) > law(state).hand else state


def to_discard(state: State, frame: Discarding) -> int:
    """How many flowers must go [KINGOS 4.2, 6.14]."""
    held = len(state.players[frame.seat].hand)
    return min(frame.count, held) if frame.count else max(0, held - law(state).hand)


def discarding_goes_on(state: State, frame: Discarding) -> State | None:
    return None if to_discard(state, frame) else pop(state)


def discarding_menu(state: State, frame: Discarding, seat: Seat) -> Menu[Discard]:
    count = to_discard(state, frame)
    chosen = dict.fromkeys(combinations(state.players[seat].hand, count))
    if frame.count:
        prompt = Prompt("give-flowers", "KINGOS 6.14", args(count=count))
    else:
        prompt = Prompt("discard", "KINGOS 4.2", args(count=count, limit=law(state).hand))
    return buttons(prompt, map(Discard, chosen))


def discarded(state: State, frame: Discarding, seat: Seat, action: Discard) -> State:
    hand = without(state.players[seat].hand, *action.flowers)
    state = with_table(state, withered=merged(state.table.withered, action.flowers))
    state = with_player(pop(state), seat, hand=hand)
    return tell(state, "discarded", seat=seat, flowers=" ".join(action.flowers))


def carrying_goes_on(state: State, frame: Carrying) -> State:
    """All that the card asks for is done: it is discarded [KINGOS 4.2, 4.3]."""
    table = state.table
    if frame.flower:
        return with_table(pop(state), withered=merged(table.withered, (frame.flower,)))
    return with_table(pop(state), spent=merged(table.spent, (frame.curse,)))


# -- curses -----------------------------------------------------------------------------------------------------------


def free_places(state: State, seat: Seat) -> int:
    return state.players[seat].curses.count("")


def cursing_goes_on(state: State, frame: Cursing) -> State | None:
    """An empty deck is made anew; there is a free place, or nobody would be cursed [KINGOS 5.2, 5.4, 5.8]."""
    table = state.table
    assert free_places(state, frame.seat), state
    if table.curses:
        return None
    if not table.spent:
        return pop(state)  # [KINGOS 5.8]
    return tell(with_table(state, curses=table.spent, spent=()), "curses-shuffled")


def cursing_draw(state: State, frame: Cursing) -> Chances[DrawCurse]:
    return any_of(DrawCurse, state.table.curses)


def curse_drawn(state: State, frame: Cursing, _: Seat, action: DrawCurse) -> State:
    state = with_table(state, curses=without(state.table.curses, action.curse))
    state = tell(with_player(state, frame.seat, drawn=action.curse), "cursed", seat=frame.seat)
    return instead(state, LayingCurse(frame.seat))


def laying_menu(state: State, frame: LayingCurse, seat: Seat) -> Menu[LayCurse]:
    player = state.players[seat]
    free = [lay for lay, curse in zip(LAY_CURSE, player.curses, strict=True) if not curse]
    return buttons(Prompt("lay-curse", "KINGOS 5.2", args(curse=player.drawn)), free)


def curse_laid(state: State, frame: LayingCurse, seat: Seat, action: LayCurse) -> State:
    player, index = state.players[seat], SPACES.index(action.place)
    curses = (*player.curses[:index], player.drawn, *player.curses[index + 1 :])
    state = with_player(pop(state), seat, curses=curses, drawn="")
    return tell(state, "curse-laid", seat=seat, on=action.place)


# -- island cards -----------------------------------------------------------------------------------------------------


#: how each card may come to lie with one side free of red spikes
_TURNS = {
    (card, side): tuple((card, turn) for turn in range(4) if TURNED[card, turn][side] not in (RED_IN, RED_OUT))
    for card in CARDS
    for side in range(4)
}


@lru_cache(maxsize=4096)
def layings(stack: tuple[CardKey, ...], side: Side) -> Odds[Lay]:
    """Any card of the stack alike, then any turn alike in which ``side`` has no red spikes [KINGOS 4.6]."""
    values: list[tuple[CardKey, int]] = []
    weights: list[int] = []
    for card in dict.fromkeys(stack):
        turns = _TURNS[card, side]
        values += turns
        weights += [stack.count(card) * 12 // len(turns)] * len(turns)
    return Odds(Lay, tuple(values), tuple(weights))


def exploring_draw(state: State, frame: Exploring) -> Chances[Lay]:
    """The beach stack lies on top of the citadel's [KINGOS 1.2]."""
    return layings(state.table.beach or state.table.citadel, frame.side)


def explored(state: State, frame: Exploring, _: Seat, action: Lay) -> State:
    table, cell = state.table, state.players[frame.seat].cell
    x, y = place(cell)
    stack = "beach" if table.beach else "citadel"
    left = without(getattr(table, stack), action.card)
    cells, fields = (*table.cells, cell), (*table.fields, Field(action.card, action.turn))
    state = with_table(pop(state), cells=cells, fields=fields, **{stack: left})
    state = tell(state, "explored", seat=frame.seat, card=action.card, x=x, y=y)
    if CARDS[action.card].kind == "danger":
        state = push(state, Summoning(frame.seat, law(state).danger))
    return state


# -- guardians --------------------------------------------------------------------------------------------------------


def summoning_goes_on(state: State, frame: Summoning) -> State | None:
    """When the bag is empty the beaten go back, and at least three of all [KINGOS 5.6]."""
    table = state.table
    if not frame.count:
        return pop(state)
    if table.bag:
        return None
    back = len(table.beaten)
    state = tell(with_table(state, bag=table.beaten, beaten=()), "bag-filled", count=back)
    return push(state, Recalling(table.token, GUARDIANS_BACK - back)) if back < GUARDIANS_BACK else state


def summoning_draw(state: State, frame: Summoning) -> Chances[DrawGuardian]:
    return any_of(DrawGuardian, state.table.bag)


def guardian_drawn(state: State, frame: Summoning, _: Seat, action: DrawGuardian) -> State:
    seat, guardian = frame.seat, action.guardian
    field, cell = field_of(state, seat), state.players[seat].cell
    x, y = place(cell)
    state = with_table(state, bag=without(state.table.bag, guardian))
    state = with_field(state, cell, field._replace(guards=merged(field.guards, (guardian,))))
    state = tell(state, "guardian-came", seat=seat, guardian=guardian, x=x, y=y)
    return instead(state, Summoning(seat, frame.count - 1))


def nearest_guardians(state: State) -> list[tuple[Cell, GuardianKey]]:
    """Those with the fewest steps to the beach [KINGOS 5.6]."""
    table = state.table
    there = [
        (cell, guardian) for cell, field in zip(table.cells, table.fields, strict=True) for guardian in field.guards
    ]
    least = min((steps_from_beach(cell) for cell, _ in there), default=0)
    return [(cell, guardian) for cell, guardian in there if steps_from_beach(cell) == least]


def recalling_goes_on(state: State, frame: Recalling) -> State | None:
    """Nobody chooses where there is nothing to choose."""
    nearest = nearest_guardians(state)
    if not frame.count or not nearest:
        return pop(state)
    if len(nearest) > frame.count and len(set(nearest)) > 1:
        return None
    return _taken_back(state, frame, *nearest[0])


def recalling_menu(state: State, frame: Recalling, seat: Seat) -> Menu[Recall]:
    nearest = sorted(set(nearest_guardians(state)))
    return buttons(
        Prompt("recall", "KINGOS 5.6", args(count=frame.count)),
        [Recall(*place(cell), guardian) for cell, guardian in nearest],
    )


def recalled(state: State, frame: Recalling, seat: Seat, action: Recall) -> State:
    return _taken_back(state, frame, at(action.x, action.y), action.guardian)


def _taken_back(state: State, frame: Recalling, cell: Cell, guardian: GuardianKey) -> State:
    table, (x, y) = state.table, place(cell)
    field = table.fields[table.cells.index(cell)]
    state = with_table(state, bag=merged(table.bag, (guardian,)))
    state = with_field(state, cell, field._replace(guards=without(field.guards, guardian)))
    state = tell(state, "guardian-left", guardian=guardian, x=x, y=y)
    return instead(state, Recalling(frame.seat, frame.count - 1))


KINDS: dict[type[Frame], Kind[State]] = {
    DrawingFlowers: Kind(chance, flower_drawn, draw=drawing_draw, go_on=drawing_goes_on),
    Discarding: Kind(owner, discarded, discarding_menu, go_on=discarding_goes_on, open=True),
    Carrying: Kind(go_on=carrying_goes_on),
    Cursing: Kind(chance, curse_drawn, draw=cursing_draw, go_on=cursing_goes_on),
    LayingCurse: Kind(owner, curse_laid, laying_menu, open=True),
    Exploring: Kind(chance, explored, draw=exploring_draw),
    Summoning: Kind(chance, guardian_drawn, draw=summoning_draw, go_on=summoning_goes_on),
    Recalling: Kind(owner, recalled, recalling_menu, go_on=recalling_goes_on, open=True),
}
