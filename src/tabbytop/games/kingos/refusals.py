"""Why not: what was tried, what is allowed, which clause. The menu is the law; this explains it."""

from collections.abc import Callable, Iterable

from tabbytop.core import IllegalAction, Seat

from .actions import (
    Action,
    Bloom,
    Call,
    Discard,
    Drift,
    Drive,
    Gather,
    GoBack,
    LayCurse,
    Move,
    Pass,
    Play,
    PutIn,
    Recall,
    Say,
    TurnCard,
    Unleash,
    Waste,
)
from .components import FLOWERS, SPACES
from .ground import BEACH, DIRECTIONS
from .phases.battle import strength_at
from .phases.calls import has_called
from .phases.common import card_of, field_of, law
from .phases.draws import to_discard
from .phases.effects import does_something
from .phases.turn import KIND_OF, cost, gain_by_rest, open_sides, paid, rest_brings, way
from .rules import AGENDA, legal
from .state import (
    Acting,
    Blooming,
    Deed,
    Discarding,
    Drifting,
    Driving,
    LayingCurse,
    PuttingIn,
    Recalling,
    State,
    Talking,
    TurningCard,
)


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    on_turn = AGENDA.on_turn(state)
    if on_turn is not None and on_turn != seat:
        return _no_call(state, seat, action) if isinstance(action, Call) else _not_your_turn(on_turn)
    match state.top:
        case Discarding() as top:
            return _no_discard(state, seat, top, action)
        case Acting() as top if type(action) in KIND_OF:
            return _no_action(state, seat, top, action)
        case Acting() if isinstance(action, Call):
            return _no_call(state, seat, action)
        case Talking() if isinstance(action, Say):
            return _no_such_word(state, seat, action.energy)
        case PuttingIn() if isinstance(action, PutIn):
            return _no_energy(state, seat, action.energy)
        case Blooming() if isinstance(action, (Bloom, Play)):
            return _no_red(state, seat, action.flower)
        case LayingCurse() if isinstance(action, LayCurse):
            return _no_such_place(state, seat, action)
        case Drifting() | Driving() | TurningCard() | Recalling():
            return _not_offered(state, seat, action)
    return _instead(state, seat, action)


# -- words ------------------------------------------------------------------------------------------------------------


def _refuse(clause: str, reason: str) -> IllegalAction:
    return IllegalAction(f"KINGOS {clause}", reason)


def _list(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _named(actions: Iterable[Action]) -> str:
    from .notation import write

    return _list(write(action) for action in actions)


def _instead(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Something else is asked now."""
    if not isinstance(
        action, (*KIND_OF, Pass, Call, Bloom, Say, PutIn, LayCurse, Discard, Drift, Drive, TurnCard, Recall)
    ):
        return None
    asked = legal(state, seat)
    return IllegalAction(
        asked.prompt.clause, f"that is not what is asked now; asked is {asked.prompt.key}: {_named(list(asked)[:12])}"
    )


def _not_offered(state: State, seat: Seat, action: Action) -> IllegalAction:
    asked = legal(state, seat)
    return IllegalAction(asked.prompt.clause, f"that is not offered; offered are {_named(asked)}")


# -- the four actions -------------------------------------------------------------------------------------------------


def _no_action(state: State, seat: Seat, frame: Acting, action: Action) -> IllegalAction:
    deed = KIND_OF[type(action)]
    if frame.done == deed:
        others = _list(one for one in ("rest", "flower", "curse", "move") if one != deed)
        return _refuse("3.2", f"the first action was {deed}, so the second must differ: {others}, or pass")
    if deed in SPACES and state.players[seat].curses[SPACES.index(deed)]:
        free = [place for place, curse in zip(SPACES, state.players[seat].curses, strict=True) if not curse]
        return _refuse(
            "3.3", f"a curse blocks {deed}; not blocked are {_list([*free, 'curse'])}; playing that curse frees it"
        )
    return _NO[deed](state, seat, frame, action)


def _no_rest(state: State, seat: Seat, frame: Acting, action: Action) -> IllegalAction:
    most = rest_brings(state, seat)
    if not most:
        guards = _list(field_of(state, seat).guards)
        return _refuse("4.1", f"one cannot rest beside a guardian ({guards}); move off first, not up")
    if not state.players[seat].fatigue:
        return _refuse("4.1", "there is no energy in fatigue to bring back")
    gain, price = gain_by_rest(state, frame), cost(state, frame)
    return _refuse("4.1", f"this rest would bring {gain + price} and cost {price}, so nothing is gained")


def _no_flower(state: State, seat: Seat, frame: Acting, action: Action) -> IllegalAction:
    hand = state.players[seat].hand
    now = paid(state, frame)
    playable = _list(flower for flower in dict.fromkeys(hand) if does_something(now, seat, flower))
    if isinstance(action, Gather):
        kind = card_of(field_of(state, seat)).kind
        if kind != "meadow":
            return _refuse(
                "4.2", f"flowers are gathered on a meadow, this is {kind}; playable from the hand: {playable}"
            )
        return _refuse("5.8", f"no flower is left to draw; playable from the hand: {playable}")
    assert isinstance(action, (Play, Waste))
    flower = action.flower
    if flower not in hand:
        return _refuse("4.2", f"{flower} is not in the hand; playable are {playable}")
    if FLOWERS[flower].colour == "red":
        return _refuse("4.2", f"{flower} is red and is played in a battle; playable now are {playable}")
    if isinstance(action, Waste):
        return _refuse("4.2", f"{flower} does something here, so it is not wasted; playable are {playable}")
    return _refuse("4.2", f"{flower} would do nothing here; it can be wasted; playable are {playable}")


def _not_your_turn(on_turn: Seat) -> IllegalAction:
    return _refuse("3.1", f"it is the turn of seat {on_turn}; beside it one can but call [KINGOS 6.16]")


def _no_call(state: State, seat: Seat, action: Call) -> IllegalAction:
    player = state.players[seat]
    if len(state.players) == 1:
        return _refuse("6.16", "nobody is there to hear a call")
    if has_called(state, seat):
        return _refuse("6.16", "one call a turn, and this turn has had one")
    if action.word == "bring":
        most = player.vitality + player.fatigue
        return _refuse("6.16", f"{action.energy} energy cannot be brought; there are {most}, so call 1 to {most}")
    if action.energy:
        return _refuse("6.16", f"an amount goes with bring alone, not with {action.word}")
    return _refuse("6.16", "on the citadel call citadel, not here")


def _no_curse(state: State, seat: Seat, frame: Acting, action: Action) -> IllegalAction:
    assert isinstance(action, Unleash)
    curses = zip(SPACES, state.players[seat].curses, strict=True)
    own = _list(f"{curse} on {place}" for place, curse in curses if curse)
    return _refuse("4.3", f"{action.curse} does not lie on {action.place} of one's own action table; there lie {own}")


#: what bars a step, with its clause
_BARS = {
    "guardian": ("4.4", "one cannot go up from a field with a guardian"),
    "sea": ("4.4", "that way is the sea"),
    "unexplored": ("4.4", "that place is unexplored and no island card is left"),
    "spikes": ("4.4", "red spikes point at whoever goes that way"),
}


def _no_move(state: State, seat: Seat, frame: Acting, action: Action) -> IllegalAction:
    sides = open_sides(state, seat)
    allowed = f"open are {_list(DIRECTIONS[side] for side in sides)}"
    if not sides:
        allowed = "no way is open; one may go back to the beach" if state.players[seat].cell != BEACH else allowed
    if isinstance(action, GoBack):
        return _refuse("4.9", f"one goes back to the beach only from elsewhere and when no step is left; {allowed}")
    assert isinstance(action, Move)
    if action.direction not in DIRECTIONS:
        return _refuse("4.4", f"{action.direction} is no direction; {allowed}")
    bar = way(state, seat, DIRECTIONS.index(action.direction)).bar
    clause, reason = _BARS[bar]
    if bar == "spikes" and law(state).black == "forbid":
        reason = "spikes point at whoever goes that way, and black ones forbid it now"
    return _refuse(clause, f"{action.direction}: {reason}; {allowed}")


_NO: dict[Deed, Callable[[State, Seat, Acting, Action], IllegalAction]] = {
    "rest": _no_rest,
    "flower": _no_flower,
    "curse": _no_curse,
    "move": _no_move,
}


# -- choices on the way -----------------------------------------------------------------------------------------------


def _no_discard(state: State, seat: Seat, frame: Discarding, action: Action) -> IllegalAction:
    """A sixth flower cannot be kept [KINGOS 4.2]; a loss is taken in full [KINGOS 6.14]."""
    hand, count = state.players[seat].hand, to_discard(state, frame)
    clause = "6.14" if frame.count else "4.2"
    held = f"{len(hand)} flowers in hand ({_list(hand)})"
    wanted = f"{count} must go" if frame.count else f"{law(state).hand} may stay, so {count} must go"
    if not isinstance(action, Discard):
        return _refuse(clause, f"{held}, {wanted} before anything else; choose which")
    ordered = tuple(sorted(action.flowers))
    if ordered != action.flowers and Discard(ordered) in legal(state, seat):
        return _refuse(clause, f"name them in this order: {' '.join(ordered)}")
    return _refuse(clause, f"{held}, {wanted}; discard exactly {count} of them")


def _no_such_word(state: State, seat: Seat, energy: int) -> IllegalAction:
    vitality = state.players[seat].vitality
    return _refuse(
        "6.2",
        f"{energy} energy cannot be promised; there are {vitality} in vitality, so say 0 to {vitality},"
        " true or not, or pass",
    )


def _no_energy(state: State, seat: Seat, energy: int) -> IllegalAction:
    player = state.players[seat]
    strength = strength_at(state, player.cell)
    return _refuse(
        "6.3",
        f"{energy} energy cannot be put in; there are {player.vitality} in vitality, so 0 to {player.vitality}"
        f" (the strength here is {strength})",
    )


def _no_red(state: State, seat: Seat, flower: str) -> IllegalAction:
    hand = state.players[seat].hand
    reds = _list(one for one in dict.fromkeys(hand) if FLOWERS[one].colour == "red")
    if flower in hand and FLOWERS[flower].colour == "yellow":
        return _refuse("6.4", f"{flower} is yellow and is played with the flower action; red in hand: {reds}; or pass")
    return _refuse("6.4", f"{flower} is not in the hand; red in hand: {reds}; or pass")


def _no_such_place(state: State, seat: Seat, action: LayCurse) -> IllegalAction:
    free = _list(place for place, curse in zip(SPACES, state.players[seat].curses, strict=True) if not curse)
    return _refuse("5.2", f"{action.place} is not a free place of the action table; free are {free}")
