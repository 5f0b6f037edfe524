"""The tower: whether a piece in hand would cut into something [TOWER 3.6], and which goals cats meet [TOWER 4.3]."""

from itertools import combinations
from random import Random
from typing import Any

from tabbytop.core import encode
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import CATS, GOALS, HAND
from tabbytop.games.tower.geometry import depth, lowest, pose_at
from tabbytop.games.tower.goals import met_by
from tabbytop.games.tower.placing import places, pose_of
from tabbytop.games.tower.state import Standing

from . import Records, steps

HAIR = 1e-3  #: millimetres: nearer to what is allowed than that, two ways of reckoning may differ


def record() -> Records:
    rng = Random("recorded tower")
    taken = [step for seed in range(4) for step in steps("tower", 2, {"target": 10}, seed)]
    held = [state for state, seat, _, _ in taken if seat >= 0 and state.step == "place" and places(state)]
    return {"cuts": [cuts(state, rng) for state in rng.sample(held, 40)], "goals": [goals(rng) for _ in range(60)]}


def goals(rng: Random) -> Any:
    """Some cats of floor 2, lying anyhow, on it and on each other, and the goals that they meet."""
    cats = rng.sample(range(CATS.start, CATS.stop), rng.randint(2, 5))
    lying: dict[int, Standing] = {}
    for place, cat in enumerate(cats):
        below = tuple(sorted(rng.sample(cats[:place], min(place, rng.choice((0, 0, 1, 2))))))
        rests = below or (2,)
        lying[cat] = Standing(cat, pose_at(0, 0, 0), 0, rests, rests)
    for one, other in combinations(cats, 2):
        if other in lying[one].touches or one in lying[other].touches or rng.random() < 0.3:
            for a, b in ((one, other), (other, one)):
                lying[a] = lying[a]._replace(touches=tuple(sorted({*lying[a].touches, b})))
    met = [card for card, goal in GOALS.items() if met_by(lying, cats, goal)]
    return {
        "cats": [[cat, list(one.rests), list(one.touches)] for cat, one in lying.items()],
        "met": met,
    }


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
