"""Writes what became of pieces that were let go at random, for the client to be held against.

``python -m tests.physics.tried`` writes ``web/src/games/tower/tried.json``: towers that bots have built, for each of
them poses of the piece in hand, and whether the piece stood there. Before a piece is let go the client says whether it
would stand; ``tried.test.ts`` counts how often that was true. A pose is where a hand can bring the piece: leaning as
the floor below does, as low as it goes or a little above.
"""

import json
import math
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.bots import Budget, bot
from tabbytop.core import Ranges, encode, play_out
from tabbytop.games.tower import GAME, falling
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import FLOORS, WALLS
from tabbytop.games.tower.geometry import depth, lowest, rotation
from tabbytop.games.tower.placing import every_place, places, pose_of
from tabbytop.games.tower.reasons import why_missed
from tabbytop.games.tower.state import Standing, State
from tabbytop.physics.simulate import simulate

FILE = Path(__file__).resolve().parents[2] / "web/src/games/tower/tried.json"
SEEDS = (1, 2)
TOWERS, POSES = 20, 24
TOUCH, COARSE, FINE = 0.02, 3.0, 0.04  #: millimetres: as finely as the client feels
ABOVE = (0.5, 0.5, 0.5, 3.0, 10.0)  #: millimetres over what would carry it: where people let go


class Enough(Exception):
    pass


def held_in_a_game(seed: int) -> list[State]:
    """Every position of a bots' game in which a piece is in hand."""
    player, rng = bot("tower", "medium"), Random(seed)
    found: list[State] = []

    def decide(state: State, seat: int, menu: Any, _: bool) -> Any:
        if state.step == "place" and places(state):
            found.append(state)
        return player.choose(GAME.view(state, seat), menu, rng, Budget(work=0))

    play_out(GAME, GAME.new_game(2, GAME.complete({"target": 10})), decide, rng.randrange, simulate)
    return found


def lean_over(state: State, floor: int, yaw: float) -> tuple[float, float]:
    """How a piece turned by ``yaw`` leans to stand square on that floor: pitch and roll."""
    ground = next(one.pose for one in state.tower if one.piece == floor)
    nx, ny, nz = rotation(ground)[2]
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    x, y = c * nx + s * ny, c * ny - s * nx
    return round(math.degrees(math.atan2(x, nz)), 2), round(math.degrees(-math.asin(max(-1.0, min(1.0, y)))), 2)


def lowest_free(state: State, piece: int, place: Place, high: float) -> float | None:
    """Lifted out of what it is pushed into, then lowered until it touches; None: there is no room."""

    def is_free(z: float) -> bool:
        pose, fold = pose_of(Place(place.x, place.y, z, *_turn(place))), round(place.fold)
        if lowest(piece, pose, fold) < -TOUCH:
            return False
        return all(depth((piece, pose, fold), (one.piece, one.pose, one.fold)) <= TOUCH for one in state.tower)

    z = low = place.z
    while not is_free(z):
        if z >= high:
            return None
        low, z = z, min(high, z + COARSE)
    while z - low > FINE:
        middle = (z + low) / 2
        low, z = (low, middle) if is_free(middle) else (middle, z)
    return z


def _turn(place: Place) -> tuple[float, ...]:
    return (place.yaw, place.pitch, place.roll, place.fold, 0.0, 0.0, 0.0)


def a_pose(state: State, rng: Random) -> Place | None:
    assert state.hand is not None
    piece, rooms = state.hand.piece, every_place(state)
    at = rng.randrange(len(rooms))
    room: Ranges[Place] = rooms[at]
    x, y = (round(rng.uniform(low, high), 3) for low, high, _ in room.bounds[:2])
    yaw = float(rng.randint(-179, 180)) if piece not in FLOORS else float(rng.choice((0, 0, 90, rng.randint(-45, 45))))
    pitch, roll = (0.0, 0.0) if piece in FLOORS else lean_over(state, state.hand.floors[at], yaw)
    fold = float(rng.randint(60, 130)) if piece in WALLS else 0.0
    low, high, _ = room.bounds[2]
    place = Place(x, y, low, yaw, pitch, roll, fold, 0.0, 0.0, 0.0)
    z = lowest_free(state, piece, place, high)
    if z is None:
        return None
    place = Place(x, y, round(min(high, z + rng.choice(ABOVE)), 3), yaw, pitch, roll, fold, 0.0, 0.0, 0.0)
    return place if any(place in one for one in places(state)) else None


def outcome(state: State, place: Place) -> tuple[bool, str]:
    """Whether it stood, and else why it is told that it did not."""
    seat = GAME.to_act(state).must[0]
    gone = GAME.apply(state, seat, place)
    request = GAME.physics.request(gone)
    action = simulate(request)
    assert state.hand is not None
    fell = state.hand.piece in falling.judge(gone, request, falling.read(request, action)).again
    return not fell, why_missed(gone, action) if fell else ""


def record(towers: int = TOWERS, poses: int = POSES, seed: str = "tried") -> list[Any]:
    rng = Random(seed)
    states = [state for seed in SEEDS for state in held_in_a_game(seed)]
    found = []
    for state in rng.sample(states, towers):
        assert state.hand is not None
        several = islice((place for _ in range(40 * poses) if (place := a_pose(state, rng))), poses)
        found.append(
            {
                "piece": state.hand.piece,
                "floors": state.hand.floors,
                "rooms": [[list(one[:2]) for one in room.bounds] for room in every_place(state)],
                "tower": [encode(Standing, one) for one in state.tower],
                "tries": [[_values(place), *outcome(state, place)] for place in several],
            }
        )
        print(len(found), state.hand.piece, len(found[-1]["tries"]), flush=True)
    return found


def _values(place: Place) -> list[float]:
    return [place.x, place.y, place.z, place.yaw, place.pitch, place.roll, place.fold]


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in record())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
