"""A turn: two actions, for whoever holds the token battles and two more [KINGOS 3, 4]."""

from functools import cache
from typing import Literal, NamedTuple

from tabbytop.core import Listed, Menu, Prompt, Seat, args, menu
from tabbytop.core.agenda import Kind, owner
from tabbytop.core.piles import merged, without

from ..actions import Action, Gather, GoBack, Move, Pass, Play, Rest, Unleash, Waste
from ..components import BARE, CURSES, FLOWERS, SPACES, TURNED, TURNS_WITHOUT_COUNTDOWN
from ..ground import BEACH, DIRECTIONS, STEPS, UP, Cell, Side, is_sea, opposite
from ..ground import place as place_of
from ..law import Step, steps_over
from ..state import (
    NO_CURSES,
    Acting,
    Carrying,
    Cursing,
    Deed,
    Discarding,
    DrawingFlowers,
    Exploring,
    Frame,
    Over,
    PairDone,
    State,
    Talking,
)
from .calls import calls
from .common import (
    card_of,
    cards_left,
    citadel_of,
    edges_of,
    field_at,
    field_of,
    in_turn_order,
    instead,
    law,
    push,
    recover,
    tell,
    tire,
    with_player,
    with_table,
)
from .draws import flowers_left
from .effects import carry_out_curse, carry_out_flower, does_something

REST, GATHER, GO_BACK, PASS = Rest(), Gather(), GoBack(), Pass()
MOVES = tuple(Move(direction) for direction in DIRECTIONS)
KIND_OF: dict[type[Action], Deed] = {
    Rest: "rest",
    Gather: "flower",
    Play: "flower",
    Waste: "flower",
    Unleash: "curse",
    Move: "move",
    GoBack: "move",
}

# -- what may be done -------------------------------------------------------------------------------------------------


def cost(state: State, frame: Acting) -> int:
    """Energy that the next action costs: none for the first of a pair [KINGOS 3.2, 3.5]."""
    return law(state).second_action if frame.done else 0


def paid(state: State, frame: Acting) -> State:
    """The position in which the next action is carried out: its energy is lost before it [KINGOS 3.5]."""
    return tire(state, frame.seat, cost(state, frame))


def rest_brings(state: State, seat: Seat) -> int:
    """How much energy a rest here may bring back; beside a guardian none, or a little [KINGOS 4.1]."""
    field, rules = field_of(state, seat), law(state)
    if field.guards:
        return rules.rest_guarded
    return rules.rest_relax if card_of(field).kind == "relax" else rules.rest


def gain_by_rest(state: State, frame: Acting) -> int:
    """What vitality gains by it, less what the action costs [KINGOS 4.1]."""
    price = cost(state, frame)
    return min(rest_brings(state, frame.seat), state.players[frame.seat].fatigue + price) - price


class Way(NamedTuple):
    """A step in one direction: where it leads, what it meets, and what forbids it, if anything [KINGOS 4.4]."""

    to: Cell
    step: Step
    bar: Literal["", "guardian", "sea", "spikes", "unexplored"] = ""


def way(state: State, seat: Seat, side: Side) -> Way:
    table, cell, rules = state.table, state.players[seat].cell, law(state)
    here = field_of(state, seat)
    to = cell + STEPS[side]
    if side == UP and here.guards:
        return Way(to, "free", "guardian")
    if is_sea(to):
        return Way(to, "free", "sea")
    there = field_at(table, to)
    if there is None and not cards_left(table):
        return Way(to, "free", "unexplored")
    entering = edges_of(there)[opposite(side)] if there is not None else BARE
    step = steps_over(rules.black, rules.red)[edges_of(here)[side]][entering]
    return Way(to, step, "spikes" if step == "forbid" else "")


def open_sides(state: State, seat: Seat) -> list[Side]:
    """Where ``way`` finds no bar; asked so often that it is spelt out."""
    table, cell, rules = state.table, state.players[seat].cell, law(state)
    cells, fields = table.cells, table.fields
    here = fields[cells.index(cell)]
    met, edges = steps_over(rules.black, rules.red), TURNED[here.card, here.turn]
    more_cards = cards_left(table)
    found = []
    for side, step in enumerate(STEPS):
        to = cell + step
        if to < 0 or (side == UP and here.guards):
            continue
        if to in cells:
            there = fields[cells.index(to)]
            entering = TURNED[there.card, there.turn][side - 2]
        elif more_cards:
            entering = BARE
        else:
            continue
        if met[edges[side]][entering] != "forbid":
            found.append(side)
    return found


def acting_goes_on(state: State, frame: Acting) -> State | None:
    """Without energy there is no second action [KINGOS 3.2]."""
    if frame.done and state.players[frame.seat].vitality < cost(state, frame):
        return instead(state, PairDone(frame.seat, frame.again))
    return None


FIRST_ACTION = Prompt("first-action", "KINGOS 3.1")


@cache
def _second_action(price: int) -> Prompt:
    return Prompt("second-action", "KINGOS 3.2", args(energy=price))


def acting_menu(state: State, frame: Acting, seat: Seat) -> Menu[Action]:
    """What is not blocked and not of the kind just done [KINGOS 3.2, 3.3]; behind it, what may be called."""
    player, done = state.players[seat], frame.done
    on_rest, on_flower, on_move = player.curses
    actions: list[Action] = []
    if not on_rest and done != "rest" and gain_by_rest(state, frame) > 0:
        actions.append(REST)
    if not on_flower and done != "flower":
        actions += _with_flowers(paid(state, frame) if done else state, seat)
    if done != "curse" and player.curses != NO_CURSES:
        actions += [Unleash(place, curse) for place, curse in zip(SPACES, player.curses, strict=True) if curse]
    if not on_move and done != "move":
        sides = open_sides(state, seat)
        actions += [MOVES[side] for side in sides]
        if not sides and player.cell != BEACH:
            actions.append(GO_BACK)
    actions.append(PASS)
    prompt = _second_action(cost(state, frame)) if done else FIRST_ACTION
    return menu(prompt, Listed(tuple(actions)), calls(state, seat))


def _with_flowers(state: State, seat: Seat) -> list[Action]:
    actions: list[Action] = []
    if card_of(field_of(state, seat)).kind == "meadow" and flowers_left(state):
        actions.append(GATHER)
    yellow = [flower for flower in dict.fromkeys(state.players[seat].hand) if FLOWERS[flower].colour == "yellow"]
    return actions + [Play(one) if does_something(state, seat, one) else Waste(one) for one in yellow]


# -- what happens -----------------------------------------------------------------------------------------------------


def acted(state: State, frame: Acting, seat: Seat, action: Action) -> State:
    if isinstance(action, Pass):
        return instead(tell(state, "stopped" if frame.done else "passed", seat=seat), PairDone(seat, frame.again))
    state = paid(state, frame)
    after: Frame = PairDone(seat, frame.again) if frame.done else Acting(seat, frame.again, KIND_OF[type(action)])
    state = instead(state, after)
    match action:
        case Rest():
            return recover(tell(state, "rested", seat=seat), seat, rest_brings(state, seat))
        case Gather():
            return push(tell(state, "gathered", seat=seat), DrawingFlowers(seat, law(state).gather))
        case Play(flower) | Waste(flower):
            state = with_player(state, seat, hand=without(state.players[seat].hand, flower))
            state = push(tell(state, "played", seat=seat, flower=flower), Carrying(flower=flower))
            return carry_out_flower(state, seat, flower)
        case Unleash(_, curse):
            return _unleashed(state, seat, curse)
        case Move(direction):
            return _moved(state, seat, DIRECTIONS.index(direction))
        case GoBack():
            return tell(with_player(state, seat, cell=BEACH), "went-back", seat=seat)
    raise AssertionError((frame, action))


def _unleashed(state: State, seat: Seat, curse: str) -> State:
    """A blue curse is carried out and discarded; a white one replaces the one above the citadel [KINGOS 4.3]."""
    curses = tuple("" if one == curse else one for one in state.players[seat].curses)
    state = with_player(state, seat, curses=curses)
    state = tell(state, "unleashed", seat=seat, curse=curse)
    if CURSES[curse].colour == "blue":
        return carry_out_curse(push(state, Carrying(curse=curse)), seat, curse)
    table = state.table
    spent = merged(table.spent, (table.white,)) if table.white else table.spent
    state = tell(with_table(state, white=curse, spent=spent), "standing", seat=seat, curse=curse)
    # a smaller limit holds at once [KINGOS 4.2, 4.3]
    return push(state, *map(Discarding, reversed(in_turn_order(state, seat))))


def _moved(state: State, seat: Seat, side: Side) -> State:
    """The step, then the curse of black spikes, then whatever is new there [KINGOS 4.4–4.6]."""
    ahead = way(state, seat, side)
    x, y = place_of(ahead.to)
    told = "entered" if ahead.to == citadel_of(state.table) else "moved"
    state = tell(with_player(state, seat, cell=ahead.to), told, seat=seat, x=x, y=y)
    if ahead.to not in state.table.cells:
        state = push(state, Exploring(seat, opposite(side)))
    return push(tell(state, "spiked", seat=seat), Cursing(seat)) if ahead.step == "curse" else state


def pair_goes_on(state: State, frame: PairDone) -> State:
    """Battles for whoever holds the token; after their second pair it is passed on [KINGOS 2.3, 3.1]."""
    seat, count, token = frame.seat, len(state.players), state.table.token
    if not frame.again and token == seat:
        return instead(tell(state, "battles", seat=seat), Talking(seat))
    if frame.again:
        step = -1 if state.rules.battle_token == "against" else 1
        state = with_table(state, token=(token + step) % count)
    if not state.rules.countdown and state.turn >= TURNS_WITHOUT_COUNTDOWN * count:
        return instead(tell(state, "late"), Over("late"))  # [KINGOS 7.4]
    call = state.players[seat].call
    if call is not None and call.turn < state.turn:  # heard for two turns of its caller [KINGOS 6.16]
        state = with_player(state, seat, call=None)
    following = State(state.rules, state.players, state.table, state.turn + 1, state.agenda, state.story)
    return instead(following, Acting((seat + 1) % count))


KINDS: dict[type[Frame], Kind[State]] = {
    Acting: Kind(owner, acted, acting_menu, go_on=acting_goes_on, open=True),
    PairDone: Kind(go_on=pair_goes_on),
}
