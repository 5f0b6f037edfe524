"""Clans: reach [CLANS 3.3], dogs' arrows [CLANS 4.2], dogs that can be turned [CLANS 5.2], who won [CLANS 4.6]."""

from typing import Any

from tabbytop.games.clans import GAME, rules
from tabbytop.games.clans.actions import Rotate, Swap
from tabbytop.games.clans.components import FACE_TOKENS, law_of

from . import Records, steps


def record() -> Records:
    return {"reach": reach(), "endings": endings()}


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
