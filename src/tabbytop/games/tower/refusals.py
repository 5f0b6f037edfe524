"""Why not: what was tried, what is allowed, and the clause that says so."""

from dataclasses import fields
from math import isfinite

from tabbytop.core import IllegalAction, Seat

from . import acting, menus, placing
from .actions import Adopt, Choose, Discard, Done, GiveUp, GoOn, Meet, Pass, Pet, Place, Swap, Take
from .components import ACTIONS, CATS, FLOORS, GOALS, KITTENS, MOST_TRIES, TABLE, TOP_FLOOR, WALLS, Piece, name
from .goals import met
from .standing import scene
from .state import State, height, topmost

UNITS = {"x": "mm", "y": "mm", "z": "mm", "vx": "mm/s", "vy": "mm/s", "vz": "mm/s"}


def why_not(state: State, seat: Seat, action: object) -> IllegalAction | None:
    match action:
        case Place():
            return _place(state, action)
        case Take(piece):
            return _take(state, piece)
        case Choose(card, side):
            return _choose(state, card, side)
        case Meet(card, floors):
            return _meet(state, seat, card, floors)
        case Adopt(kitten):
            return _refuse("TOWER 7.1", f"{_named(kitten)} is not free; free are {_list(acting.free_kittens(state))}")
        case Pet(cat):
            return _refuse(
                "TOWER 3.4", f"{_named(cat)} is not to be petted now; to be petted are {_list(state.turn.pets)}"
            )
        case Swap(card):
            held = state.hands[seat] if state.hands else ()
            return _refuse("TOWER 7.2", f"goal {card} cannot be exchanged now; in hand are {_cards(held)}")
        case GiveUp():
            tries = state.turn.tries if state.hand is None else state.turn.tries_at(state.hand.piece)
            return _refuse(
                "TOWER 3.11", f"giving up is allowed after {MOST_TRIES} failed tries at one piece; so far {tries}"
            )
        case Done():
            left = " ".join(state.turn.todo) or "nothing"
            return _refuse(
                "TOWER 3.1", f"the action is not finished; to be placed: {left}; to be petted: {_list(state.turn.pets)}"
            )
        case Discard(card):
            return _refuse(
                "TOWER 3.9", f"action card {card} is discarded without effect only if no face-up card can be done"
            )
        case Pass():
            return _refuse(
                _clause(state, seat), "this cannot be left out; only moving a cat and meeting a goal are optional"
            )
        case GoOn():
            return _refuse("TOWER 6.4", "going on is asked after a win; no story has been won just now")
        case _:
            return None


def _refuse(clause: str, reason: str) -> IllegalAction:
    return IllegalAction(clause, reason)


def _clause(state: State, seat: Seat) -> str:
    return menus.menu_of(state, seat).prompt.clause


def _named(piece: Piece) -> str:
    return name(piece) if TABLE <= piece < KITTENS.stop else f"piece {piece}"


def _list(pieces: tuple[Piece, ...] | list[Piece]) -> str:
    return ", ".join(map(name, pieces)) or "none"


def _cards(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, cards)) or "none"


# -- placing [TOWER 3.6, 8.1] -----------------------------------------------------------------------------------------


def _place(state: State, place: Place) -> IllegalAction:
    if state.hand is None or state.step != "place":
        return _refuse("TOWER 3.1", "there is no piece in hand to let go; take one first")
    values = {field.name: getattr(place, field.name) for field in fields(place)}
    odd = [key for key, value in values.items() if not isfinite(value)]
    if odd:
        return _refuse("TOWER 8.1", f"{', '.join(odd)} must be finite numbers")
    sets = placing.every_place(state)
    piece = name(state.hand.piece)
    if not sets:
        return _refuse("TOWER 3.2", f"{piece} has nowhere to go")
    wrong = min((_outside(values, bounds.bounds) for bounds in sets), key=lambda some: _how_far(values, some))
    if wrong:
        key, low, high = wrong[0]
        unit = UNITS.get(key, "degrees")
        reason = f"{piece}: {key} is {values[key]:.9g}, allowed is {low:g} to {high:g} {unit}"
        return _refuse(_clause_of(key, state.hand.piece), reason)
    for bounds in sets:
        if not _outside(values, bounds.bounds):
            assert isinstance(bounds.test, placing.Free)
            other = placing.cuts_into(state.hand.piece, place, bounds.test.standing)
            if other is not None:
                return _refuse(
                    "TOWER 3.6", f"{piece} would cut into {name(other)}; let it go where it touches nothing yet"
                )
    return _refuse("TOWER 3.10", f"{piece} cannot be let go there")


def _clause_of(key: str, piece: Piece) -> str:
    """Speed is for a calm hand, a fold for a wall; where a piece may go depends on what it is."""
    if key in ("vx", "vy", "vz"):
        return "TOWER 8.3"
    if key == "fold":
        return "TOWER 1.4"
    if key in ("yaw", "pitch", "roll"):
        return "TOWER 3.10"
    return "TOWER 3.2" if piece in FLOORS or piece in WALLS else "TOWER 3.3" if piece in CATS else "TOWER 4.7"


def _outside(values: dict[str, float], bounds: placing.Bounds) -> list[tuple[str, float, float]]:
    return [
        (key, low, high)
        for (key, value), (low, high, _) in zip(values.items(), bounds, strict=True)
        if not low <= value <= high
    ]


def _how_far(values: dict[str, float], outside: list[tuple[str, float, float]]) -> tuple[int, float]:
    """How much is wrong: in how many ways, and by how much."""
    return len(outside), sum(max(low - values[key], values[key] - high) for key, low, high in outside)


# -- taking and choosing ----------------------------------------------------------------------------------------------


def _take(state: State, piece: Piece) -> IllegalAction:
    if state.step == "move":
        return _refuse(
            "TOWER 7.2", f"{_named(piece)} cannot be moved; on your kitten's floor are {_list(acting.movable(state))}"
        )
    if state.step != "act":
        return _refuse("TOWER 3.1", f"{_named(piece)} cannot be taken up now")
    options = [*acting.takable(state), *acting.retakable(state)]
    if any(laid.piece == piece for laid in state.turn.laid):
        if state.turn.petted:
            return _refuse("TOWER 3.6", f"{_named(piece)} stays: a cat has been petted since it was placed")
        return _refuse("TOWER 3.6", f"{_named(piece)} carries something; to be taken up are {_list(options)}")
    clause = "TOWER 3.5" if piece in WALLS or piece in CATS else "TOWER 3.8" if piece in FLOORS else "TOWER 3.2"
    return _refuse(clause, f"{_named(piece)} is not to be placed now; to be taken up are {_list(options)}")


def _choose(state: State, card: int, side: int) -> IllegalAction:
    if state.step != "choose":
        return _refuse("TOWER 3.1", "an action card has been chosen already this turn")
    if card not in state.actions.up:
        return _refuse("TOWER 3.1", f"action card {card} does not lie face up; face up are {_cards(state.actions.up)}")
    if not 0 <= side < len(ACTIONS[card]):
        return _refuse("TOWER 3.1", f"action card {card} has no side {side}; it has {len(ACTIONS[card])}")
    return _refuse("TOWER 3.9", f"side {side} of action card {card} cannot be done: {_no_build(state)}")


def _no_build(state: State) -> str:
    return (
        f"floor {TOP_FLOOR} is laid"
        if topmost(state) == TOP_FLOOR
        else "no wall is left and none stands on the topmost floor"
    )


def _meet(state: State, seat: Seat, card: int, floors: int) -> IllegalAction:
    if state.step != "meet":
        return _refuse("TOWER 4.1", "goals are met after the action")
    cards = state.goals.up if state.setup.mode == "coop" else state.hands[seat]
    if card not in cards:
        return _refuse("TOWER 4.1", f"goal {card} is not yours to meet; there are {_cards(cards)}")
    here, top = height(state, seat), topmost(state)
    if here >= top:
        return _refuse("TOWER 4.6", f"the kitten is on the topmost floor, {top}: no goal can be met")
    if card not in met(state, seat, cards, scene(state.tower)):
        return _refuse("TOWER 4.1", f"goal {card} is not met by the cats above the kitten")
    most = min(GOALS[card].reward, top - here)
    return _refuse("TOWER 4.2", f"a climb of {floors} floors is not possible; allowed is 1 to {most}")
