"""The tower: whether a piece in the hand would cut into something [TOWER 3.6]."""

from random import Random
from typing import Any

from tabbytop.core import encode
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import HAND
from tabbytop.games.tower.geometry import depth, lowest
from tabbytop.games.tower.placing import places, pose_of
from tabbytop.games.tower.state import Standing

from . import Records, steps

HAIR = 1e-3  #: millimetres: nearer to what is allowed than that, two ways of reckoning may differ


def record() -> Records:
    rng = Random("recorded tower")
    taken = [step for seed in range(4) for step in steps("tower", 2, {"target": 10}, seed)]
    held = [state for state, seat, _, _ in taken if seat >= 0 and state.step == "place" and places(state)]
    return {"cuts": [cuts(state, rng) for state in rng.sample(held, 40)]}


def cuts(state: Any, rng: Random) -> Any:
    """What stands, and a few ways to hold the piece: does it cut into anything there?"""
    tries: list[Any] = []
    while len(tries) < 8:
        ranges = rng.choice(places(state))
        values = [round(rng.uniform(low, high), 3) for low, high, _ in ranges.bounds]
        values[2] = round(values[2] - rng.choice((0.0, 0.0, 12.0, 30.0)), 3)
        values[6] = float(round(values[6]))
        place = Place(*values[:7], 0.0, 0.0, 0.0)
        deepest = deepest_cut(state, place)
        if abs(deepest - HAND["overlap"]) > HAIR:
            tries.append([values[:7], deepest > HAND["overlap"]])
    return {
        "tower": [encode(Standing, one) for one in state.tower],
        "piece": state.hand.piece,
        "tries": tries,
    }


def deepest_cut(state: Any, place: Place) -> float:
    fold, pose, piece = round(place.fold), pose_of(place), state.hand.piece
    into = [depth((piece, pose, fold), (one.piece, one.pose, one.fold)) for one in state.tower]
    return max(-lowest(piece, pose, fold), *into)
