"""Clans: reach [CLANS 3.3], dogs' arrows [CLANS 4.2], dogs that can be turned [CLANS 5.2], who won [CLANS 4.6], and the
points if it ended now [CLANS 4.7]."""

from itertools import permutations
from random import Random
from typing import Any

from tabbytop.core import play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME, giving, rules
from tabbytop.games.clans.actions import Action, Rotate, Swap
from tabbytop.games.clans.components import CLANS, FACE_TOKENS, law_of
from tabbytop.games.clans.ending import tokens
from tabbytop.games.clans.state import Setup, State

from . import Records, steps


def record() -> Records:
    return {"reach": reach(), "endings": endings(), "standings": standings()}


def reach() -> list[Any]:
    """By the plain rules: powers off."""
    found = {}
    for seed in range(8):
        for state, seat, _, _ in steps("clans", 2, {"powers": False}, seed):
            if state.step == "swap":
                token = FACE_TOKENS[state.grid[state.at]]
                cells = sorted(action.cell for action in GAME.legal(state, seat) if isinstance(action, Swap))
                found[token.partition("@")[0].rstrip("0123456789?*"), state.at] = [token, state.at, cells]
    return list(found.values())


def endings() -> list[Any]:
    """What lay there before the dogs, which cats they struck, which dogs could be turned, and who won."""
    rows = []
    for seed in range(60):
        turned = None
        for state, seat, _, after in steps("clans", 2, {"clans": "free", "powers": True}, seed):
            if state.step == "rotate":
                turned = sorted({one.cell for one in GAME.legal(state, seat) if isinstance(one, Rotate)})
            last = after
        ending = rules.ending(last)
        clans = last.setup.clans
        rows.append(
            {
                "clans": clans,
                "before": ending.before,
                "grid": ending.grid,
                "spared": [side for side in (0, 1) if law_of(clans[side], True).chief_fears_no_dog],
                "struck": ending.struck,
                "turned": turned or [],
                "marks": list(zip(ending.points, ending.prey, strict=True)),
                "winners": GAME.outcome(last).winners,
            }
        )
    return rows


def standings() -> list[Any]:
    """Points of both if the game ended now: early, late and after the end, for every two clans, powers on and off."""
    rows = []
    for number, (one, other) in enumerate(permutations(CLANS, 2)):
        for powers in (True, False):
            rng = Random(f"standing {number} {powers}")
            setup = Setup("free", powers, True, 0, (CLANS[one].key, CLANS[other].key))
            seen: list[State] = []

            def watch(state: State, seat: int, action: Action, after: State, seen: list[State] = seen) -> None:
                if len(after.pool) in (12, 5, 0) and after.step in ("turn", "over"):
                    seen.append(after)

            play_out(GAME, giving.lay_out(setup), at_random(rng), rng.randrange, watch=watch)
            for state in seen:
                standing = GAME.standing(GAME.view(state, None))
                assert standing is not None
                points = [standing.points(0), standing.points(1)]
                rows.append({"clans": [one, other], "powers": powers, "grid": tokens(state.grid), "points": points})
    return rows
