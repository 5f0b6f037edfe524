"""What yellow flowers and blue curses do: one small function a card, named by the card's data [KINGOS 9.1, 9.2].

Whether a flower would do something here is asked first (``CAN``); a curse is played whatever it does.
"""

from collections.abc import Callable
from typing import TypeAlias

from tabbytop.core import Menu, Prompt, Seat, buttons
from tabbytop.core.agenda import Kind, owner
from tabbytop.core.piles import merged, without

from ..actions import Drift, Drive, TurnCard
from ..components import CURSES, FLOWERS, CurseKey, FlowerKey, moon_track
from ..ground import DIRECTIONS, STEPS, Direction, place
from ..state import (
    NO_CURSES,
    Cursing,
    Discarding,
    DrawingFlowers,
    Drifting,
    Driving,
    Frame,
    State,
    Summoning,
    TurningCard,
)
from .common import (
    citadel_of,
    field_of,
    in_turn_order,
    is_wild,
    pop,
    push,
    recover,
    tell,
    throw_back,
    tire,
    with_field,
    with_player,
    with_table,
)
from .draws import flowers_left

Can: TypeAlias = Callable[[State, Seat, int], bool]
Effect: TypeAlias = Callable[[State, Seat, int], State]


def last_space(state: State) -> int:
    return moon_track(len(state.players), state.rules.battle_token)


def company(state: State, seat: Seat) -> list[Seat]:
    """Everybody on one's field, oneself first."""
    cell = state.players[seat].cell
    return [one for one in in_turn_order(state, seat) if state.players[one].cell == cell]


# -- yellow flowers [KINGOS 9.1] --------------------------------------------------------------------------------------


def can_recover(state: State, seat: Seat, amount: int) -> bool:
    return state.players[seat].fatigue > 0


def recover_energy(state: State, seat: Seat, amount: int) -> State:
    """Sorrel: energy comes back from fatigue, wherever one stands."""
    return recover(state, seat, amount)


def can_pick(state: State, seat: Seat, amount: int) -> bool:
    return flowers_left(state)


def pick(state: State, seat: Seat, amount: int) -> State:
    """Clover: draw flowers."""
    return push(state, DrawingFlowers(seat, amount))


def drifts(state: State, seat: Seat) -> list[Direction]:
    """To a laid field beside one's own, past spikes and guardians, never onto the citadel."""
    cell, table = state.players[seat].cell, state.table
    beside = ((direction, cell + step) for direction, step in zip(DIRECTIONS, STEPS, strict=True))
    return [direction for direction, to in beside if to in table.cells and to != citadel_of(table)]


def can_drift(state: State, seat: Seat, amount: int) -> bool:
    return bool(drifts(state, seat))


def drift(state: State, seat: Seat, amount: int) -> State:
    """Dandelion: the wind takes one to a field beside."""
    return push(state, Drifting(seat))


def can_cleanse(state: State, seat: Seat, amount: int) -> bool:
    return any(state.players[seat].curses)


def cleanse(state: State, seat: Seat, amount: int) -> State:
    """Sage: every curse leaves one's action table without being played; which lay where is not told [KINGOS 8.1]."""
    gone = sorted(curse for curse in state.players[seat].curses if curse)
    state = with_table(state, spent=merged(state.table.spent, gone))
    return tell(with_player(state, seat, curses=NO_CURSES), "cleansed", seat=seat, curses=" ".join(gone))


def drives(state: State, seat: Seat) -> list[Drive]:
    """Guardians on one's field, each to any laid field beside it that is neither beach nor citadel."""
    cell, table = state.players[seat].cell, state.table
    beside = [direction for direction, step in zip(DIRECTIONS, STEPS, strict=True) if is_wild(table, cell + step)]
    guards = dict.fromkeys(field_of(state, seat).guards)
    return [Drive(guardian, direction) for guardian in guards for direction in beside]


def can_drive(state: State, seat: Seat, amount: int) -> bool:
    return bool(drives(state, seat))


def drive(state: State, seat: Seat, amount: int) -> State:
    """Snapdragon: a guardian is driven off to a field beside."""
    return push(state, Driving(seat))


def can_refresh(state: State, seat: Seat, amount: int) -> bool:
    return any(state.players[one].fatigue for one in company(state, seat))


def refresh(state: State, seat: Seat, amount: int) -> State:
    """Mint: everybody on one's field recovers."""
    for one in company(state, seat):
        state = recover(state, one, amount)
    return state


def can_hold_moon(state: State, seat: Seat, amount: int) -> bool:
    return state.rules.countdown and state.table.moon > 1


def hold_moon(state: State, seat: Seat, amount: int) -> State:
    """Thyme: the moon goes back."""
    moon = max(1, state.table.moon - amount)
    return tell(with_table(state, moon=moon), "moon-back", moon=moon, last=last_space(state))


def can_grow(state: State, seat: Seat, amount: int) -> bool:
    return True


def grow(state: State, seat: Seat, amount: int) -> State:
    """Edelweiss: new energy from the supply."""
    state = with_player(state, seat, vitality=state.players[seat].vitality + amount)
    return tell(state, "new-energy", seat=seat, energy=amount)


CAN: dict[str, Can] = {
    "recover": can_recover,
    "pick": can_pick,
    "drift": can_drift,
    "cleanse": can_cleanse,
    "drive": can_drive,
    "refresh": can_refresh,
    "hold_moon": can_hold_moon,
    "grow": can_grow,
}
YELLOW: dict[str, Effect] = {
    "recover": recover_energy,
    "pick": pick,
    "drift": drift,
    "cleanse": cleanse,
    "drive": drive,
    "refresh": refresh,
    "hold_moon": hold_moon,
    "grow": grow,
}
#: effects that show all what only their player knew, so they cannot be taken back alone
REVEALING = ("cleanse",)


# -- blue curses [KINGOS 9.2] -----------------------------------------------------------------------------------------


def tire_all(state: State, seat: Seat, amount: int) -> State:
    """Fog: everybody loses energy."""
    for one in in_turn_order(state, seat):
        state = tire(state, one, amount)
    return state


def throw_self(state: State, seat: Seat, amount: int) -> State:
    """Slip: one is thrown back."""
    return throw_back(state, seat)


def throw_company(state: State, seat: Seat, amount: int) -> State:
    """Shove: all others on one's field are thrown back."""
    for one in company(state, seat)[1:]:
        state = throw_back(state, one)
    return state


def call_guardian(state: State, seat: Seat, amount: int) -> State:
    """Stir: a guardian comes to one's field; none comes to the beach or the citadel [KINGOS 5.5]."""
    if not is_wild(state.table, state.players[seat].cell):
        return state
    return push(state, Summoning(seat, amount))


def lose_flower(state: State, seat: Seat, amount: int) -> State:
    """Moths: a flower of one's choice is lost, if there is one."""
    return push(state, Discarding(seat, amount))


def push_moon(state: State, seat: Seat, amount: int) -> State:
    """Eclipse: the moon moves on; where it cannot, everybody loses energy."""
    moon = state.table.moon + amount
    if not state.rules.countdown or moon > last_space(state):
        return tire_all(state, seat, amount)
    return tell(with_table(state, moon=moon), "moon", moon=moon, last=last_space(state))


def turn_card(state: State, seat: Seat, amount: int) -> State:
    """Quake: one turns the island card one stands on; beach and citadel do not turn."""
    if not is_wild(state.table, state.players[seat].cell):
        return state
    return push(state, TurningCard(seat))


def curse_the_free(state: State, seat: Seat, amount: int) -> State:
    """Spread: whoever has no curse is cursed."""
    free = [one for one in in_turn_order(state, seat) if not any(state.players[one].curses)]
    return push(state, *map(Cursing, reversed(free)))


def turn_back_wheel(state: State, seat: Seat, amount: int) -> State:
    """Rust: one's counter goes back to the star and earns nothing there."""
    return tell(with_player(state, seat, counter=0), "wheel-back", seat=seat)


def flower_for_all(state: State, seat: Seat, amount: int) -> State:
    """Rain: everybody draws a flower."""
    return push(state, *(DrawingFlowers(one, amount) for one in reversed(in_turn_order(state, seat))))


BLUE: dict[str, Effect] = {
    "tire_all": tire_all,
    "throw_self": throw_self,
    "throw_company": throw_company,
    "call_guardian": call_guardian,
    "lose_flower": lose_flower,
    "push_moon": push_moon,
    "turn_card": turn_card,
    "curse_the_free": curse_the_free,
    "turn_back_wheel": turn_back_wheel,
    "flower_for_all": flower_for_all,
}


# -- carrying them out ------------------------------------------------------------------------------------------------


def does_something(state: State, seat: Seat, flower: FlowerKey) -> bool:
    card = FLOWERS[flower]
    return card.colour == "yellow" and CAN[card.effect](state, seat, card.amount)


def carry_out_flower(state: State, seat: Seat, flower: FlowerKey) -> State:
    """A flower that can do nothing does nothing [KINGOS 4.2]."""
    if not does_something(state, seat, flower):
        return tell(state, "did-nothing", seat=seat, flower=flower)
    card = FLOWERS[flower]
    return YELLOW[card.effect](state, seat, card.amount)


def carry_out_curse(state: State, seat: Seat, curse: CurseKey) -> State:
    card = CURSES[curse]
    return BLUE[card.effect](state, seat, card.amount)


# -- choices that they ask for ----------------------------------------------------------------------------------------

DRIFT = {direction: Drift(direction) for direction in DIRECTIONS}
QUARTERS = tuple(TurnCard(quarters) for quarters in (1, 2, 3))


def drifting_menu(state: State, frame: Drifting, seat: Seat) -> Menu[Drift]:
    return buttons(Prompt("drift", "KINGOS 9.1"), [DRIFT[direction] for direction in drifts(state, seat)])


def drifted(state: State, frame: Drifting, seat: Seat, action: Drift) -> State:
    cell = state.players[seat].cell + STEPS[DIRECTIONS.index(action.direction)]
    x, y = place(cell)
    return tell(with_player(pop(state), seat, cell=cell), "drifted", seat=seat, x=x, y=y)


def driving_menu(state: State, frame: Driving, seat: Seat) -> Menu[Drive]:
    return buttons(Prompt("drive", "KINGOS 9.1"), drives(state, seat))


def driven(state: State, frame: Driving, seat: Seat, action: Drive) -> State:
    table, cell = state.table, state.players[seat].cell
    to = cell + STEPS[DIRECTIONS.index(action.direction)]
    here, there = field_of(state, seat), table.fields[table.cells.index(to)]
    state = with_field(pop(state), cell, here._replace(guards=without(here.guards, action.guardian)))
    state = with_field(state, to, there._replace(guards=merged(there.guards, (action.guardian,))))
    x, y = place(to)
    return tell(state, "driven", seat=seat, guardian=action.guardian, x=x, y=y)


def turning_menu(state: State, frame: TurningCard, seat: Seat) -> Menu[TurnCard]:
    return buttons(Prompt("turn-card", "KINGOS 9.2"), QUARTERS)


def card_turned(state: State, frame: TurningCard, seat: Seat, action: TurnCard) -> State:
    cell, field = state.players[seat].cell, field_of(state, seat)
    state = with_field(pop(state), cell, field._replace(turn=(field.turn + action.quarters) % 4))
    x, y = place(cell)
    return tell(state, "card-turned", seat=seat, card=field.card, quarters=action.quarters, x=x, y=y)


KINDS: dict[type[Frame], Kind[State]] = {
    Drifting: Kind(owner, drifted, drifting_menu, open=True),
    Driving: Kind(owner, driven, driving_menu, open=True),
    TurningCard: Kind(owner, card_turned, turning_menu, open=True),
}
