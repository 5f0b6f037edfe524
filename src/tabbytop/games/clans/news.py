"""What a viewer is told when something happens. Nothing here depends on what only one seat knows."""

from tabbytop.core import Args, Event, Seat, Viewer, args

from .actions import Action, Choose, DealClans, Keep, Leave, Reveal, Rotate, Start, Stay, Swap, SwapPrey, Turn
from .board import MIDDLE, Cell
from .components import DOWN, FACE_TOKENS, KIND_OF, Face
from .ending import Ending
from .rules import ending, past_endings
from .state import State


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    return (*_told(before, seat, action, after), *_ended(before, after))


def _told(before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    grid = before.grid
    match action:
        case Turn(cell):
            return (Event("turned", args(seat=seat, cell=cell)),)
        case Reveal(tile, quarter):
            token = FACE_TOKENS[4 * KIND_OF[tile] + quarter]
            if before.step == "middle":
                return (Event("middle", args(tile=token)),)
            return (Event("woke", args(seat=before.turn, cell=before.at, tile=token)),)
        case Swap(cell):
            return (Event("swapped", _swap(seat, grid, before.at, cell)),)
        case SwapPrey(prey, cell):
            return (Event("swapped-prey", _swap(seat, grid, prey, cell)),)
        case Stay():
            return (Event("stayed", args(seat=seat, cell=before.at, tile=_token(grid[before.at]))),)
        case Rotate(cell, quarter):
            turned = _token(grid[cell] // 4 * 4 + quarter)
            return (Event("rotated", args(seat=seat, cell=cell, tile=turned, quarter=quarter)),)
        case Leave():
            return (Event("left-dogs", args(seat=seat)),)
        case Start(first):
            return (Event("started", args(seat=first)),)
        case Choose(clan):
            return (Event("clan-chosen", args(seat=seat, clan=clan)),)
        case DealClans():
            return (Event("dealt"),)
        case Keep(clan):
            if before.setup.way == "experts":
                return (Event("clan-chosen", args(seat=seat, clan=clan)),)
            kept = Event("kept", args(seat=seat))
            one, other = after.setup.clans
            return (kept,) if one is None or other is None else (kept, _shown(one, other))


def _swap(seat: Seat, grid: tuple[Face, ...], one: Cell, other: Cell) -> Args:
    return args(seat=seat, **{"from": one}, to=other, tile=_token(grid[one]), other=_token(grid[other]))


def _token(face: Face) -> str:
    return "" if face == DOWN else FACE_TOKENS[face]


def _shown(one: str, other: str) -> Event:
    return Event("clans-shown", args(clan0=one, clan1=other))


def _ended(before: State, after: State) -> tuple[Event, ...]:
    """The effects just before the dogs, when they happen; and the end of a game in one breath."""
    events = []
    if before.step == "swap" and not before.pool:
        came_from = after.setup.past[-1].came_from if _began_again(before, after) else after.at
        if came_from >= 0:
            events.append(Event("chief-moved", args(**{"from": came_from}, to=MIDDLE)))
    if _began_again(before, after):
        events += _result(past_endings(after.setup)[-1])
    elif after.step == "over":
        events += _result(ending(after))
    return tuple(events)


def _began_again(before: State, after: State) -> bool:
    return len(after.setup.past) > len(before.setup.past)


def _result(end: Ending) -> list[Event]:
    events = [Event("struck", args(cells=end.struck))] if end.struck else []
    if end.hushed:
        events.append(Event("hushed", args(cells=end.hushed)))
    (points0, points1), (prey0, prey1) = end.points, end.prey
    return [*events, Event("game-over", args(points0=points0, points1=points1, prey0=prey0, prey1=prey1))]
