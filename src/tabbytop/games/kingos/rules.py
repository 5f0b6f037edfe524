"""Kingoš's island: whoever is asked, whatever may be done, and what it leads to.

A turn is two actions, for whoever holds the battle token battles and two more [KINGOS 3.1]; its parts are modules of
``phases``, and ``core.agenda`` plays them.
"""

from tabbytop.core import Chances, Line, Menu, Odds, Options, Outcome, Seat, args, decode
from tabbytop.core.agenda import Agenda, Kind, chance, over

from .actions import Action, Call, First, Play, Waste
from .components import BAG, BEACH_STACK, CITADEL_STACK, CURSE_DECK, FLOWER_DECK, FLOWERS, Temper
from .ground import BEACH, STEPS, Cell, at, opposite
from .law import steps_over
from .phases import battle, draws, effects, turn
from .phases.calls import CALLS
from .phases.common import cards_left, citadel_of, edges_of, field_at, instead, law, tell, untold, with_table
from .state import (
    Acting,
    Blooming,
    Cursing,
    DrawingFlowers,
    Exploring,
    Field,
    Frame,
    Island,
    Over,
    Player,
    Rules,
    Starting,
    State,
    Summoning,
    Token,
)

ISLAND = "island"  #: the rival without a seat

# -- before the first turn --------------------------------------------------------------------------------------------


def new_game(seats: int, options: Options) -> State:
    """Beach and citadel lie there with everybody on the beach [KINGOS 2.1, 2.2]."""
    token: Token = decode(Token, options["battle_token"])
    island: Temper = decode(Temper, options["island"])
    rules = Rules(
        int(options["distance"]), token, bool(options["rest_beside_guardian"]), bool(options["countdown"]), island
    )
    table = Island(
        cells=(BEACH, at(0, rules.distance)),
        fields=(Field("beach"), Field("citadel")),
        beach=BEACH_STACK,
        citadel=CITADEL_STACK,
        bag=BAG,
        flowers=FLOWER_DECK,
        curses=CURSE_DECK,
    )
    return State(rules, (Player(),) * seats, table, 0, (Starting(),))


def starting_draw(state: State, frame: Starting) -> Chances[First]:
    return Odds(First, tuple((seat,) for seat in range(len(state.players))))


def started(state: State, frame: Starting, _: Seat, action: First) -> State:
    """The battle token lies to the right of the starting player, or with them [KINGOS 2.3]."""
    seat, count = action.seat, len(state.players)
    token = (seat - 1) % count if state.rules.battle_token == "against" else seat
    state = tell(with_table(state, token=token), "first", seat=seat)
    return instead(state._replace(turn=1), Acting(seat))


#: every kind of frame and how it is played
FRAMES: dict[type[Frame], Kind[State]] = {
    Starting: Kind(chance, started, draw=starting_draw),
    **turn.KINDS,
    **effects.KINDS,
    **draws.KINDS,
    **battle.KINDS,
    Over: Kind(over),
}

# -- the contract -----------------------------------------------------------------------------------------------------


def lost(state: State) -> State | None:
    """At every step the island may have won [KINGOS 7.2]."""
    if cards_left(state.table) or isinstance(state.agenda[-1], Over) or not is_lost(state):
        return None
    return instead(tell(state, "lost"), Over("lost"))


AGENDA: Agenda[State, Action] = Agenda(FRAMES, CALLS, begin=untold, end=lost)
to_act, legal, chances, apply, go_on = AGENDA.to_act, AGENDA.legal, AGENDA.chances, AGENDA.apply, AGENDA.go_on


def pass_on(asked: Menu[Action]) -> Action | None:
    """To say nothing before a battle; and to pass where nothing else is left to do."""
    if turn.PASS not in asked:
        return None
    is_left = asked.prompt.key == "say" or all(action == turn.PASS or isinstance(action, Call) for action in asked)
    return turn.PASS if is_left else None


def might_pass(state: State) -> bool:
    """Could it be, for all that the others know, that who is asked has no flower for this and can but pass?"""
    match state.top:
        case Blooming():
            return True
        case Acting(seat):
            unseen = (Play, Waste, Call)  # what hangs on a hand, and what is no deed
            return all(action == turn.PASS or isinstance(action, unseen) for action in legal(state, seat))
        case _:
            return False


def reveals(before: State, seat: Seat, action: Action) -> bool:
    """Curses that were hidden are discarded openly [KINGOS 8.1, 8.2]."""
    return isinstance(action, Play) and FLOWERS[action.flower].effect in effects.REVEALING


def turn_number(state: State) -> int:
    return state.turn


def drawn_for(state: State) -> tuple[int, ...]:
    """Where one goes lies what lies there; whose card or curse it is, is drawn for them."""
    match state.agenda[-1]:
        case Exploring(seat=seat) | Summoning(seat=seat):
            return (state.players[seat].cell,)
        case DrawingFlowers(seat=seat) | Cursing(seat=seat):
            return (seat,)
        case _:
            return ()


# -- how it ends ------------------------------------------------------------------------------------------------------


def is_lost(state: State) -> bool:
    """All cards being laid: does no chain of steps lead to the citadel, from the beach or from anybody's field?
    [KINGOS 7.2]"""
    table, rules = state.table, law(state)
    citadel, met = citadel_of(table), steps_over(rules.black, rules.red)
    seen: set[Cell] = {BEACH, *(player.cell for player in state.players)}
    reached = list(seen)
    while reached:
        cell = reached.pop()
        if cell == citadel:
            return False
        here = table.fields[table.cells.index(cell)]
        for side, step in enumerate(STEPS):
            there = field_at(table, cell + step)
            if there is None or cell + step in seen:
                continue
            if met[edges_of(here)[side]][edges_of(there)[opposite(side)]] != "forbid":
                seen.add(cell + step)
                reached.append(cell + step)
    return True


def outcome(state: State) -> Outcome:
    assert isinstance(state.top, Over)
    return outcome_of(state.top, len(state.players))


def given_up(state: State) -> Outcome | None:
    """Alone it is the island that wins [KINGOS 7.4]."""
    return Outcome((2, 1), (), (ISLAND,)) if len(state.players) == 1 else None


def as_it_stands(state: State) -> Outcome:
    """Nobody is ahead: until Kingoš is beaten the island wins [KINGOS 7]."""
    seats = len(state.players)
    return outcome(state) if isinstance(state.top, Over) else Outcome((*[2] * seats, 1), (), (ISLAND,))


#: the clause and the words for each way in which the island wins
ISLAND_WINS = {"lost": "KINGOS 7.2", "midnight": "KINGOS 7.3", "late": "KINGOS 7.4"}


def outcome_of(over: Over, seats: int) -> Outcome:
    """The highest fighting value wins, equals share, all others lose alike; or the island wins [KINGOS 7]."""
    if over.how != "kingos":
        line = Line(seats, ISLAND_WINS[over.how], over.how, 0)
        return Outcome((*[2] * seats, 1), (line,), (ISLAND,))
    best = max(one.energy + one.bonus for one in over.values)
    winners = [one.seat for one in over.values if one.energy + one.bonus == best]
    places = tuple(1 if seat in winners else 1 + len(winners) for seat in range(seats + 1))
    lines = []
    for one in over.values:
        lines.append(Line(one.seat, "KINGOS 7.1", "energy", one.energy))
        if one.red:
            lines.append(Line(one.seat, "KINGOS 7.1", "red", one.bonus, args(flower=one.red)))
    return Outcome(places, tuple(lines), (ISLAND,))
