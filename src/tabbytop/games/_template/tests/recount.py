"""A finished game counted once more, from what was done alone [SAUCER 3, 4, 5]: no state and no rule is asked."""

from collections import Counter
from collections.abc import Sequence

from tabbytop.core import Step

from ..state import Action, Draw, Hiss, Lay, State


def points(steps: Sequence[Step[State, Action]]) -> tuple[int, ...]:
    taken = [0] * len(steps[0].before.cats)
    saucer, paws = 0, dict[int, int]()
    for _, seat, action, _ in steps:
        match action:
            case Draw(value):
                saucer, paws = value, {}
            case Hiss():
                paws = {}
            case Lay(paw):
                paws[seat] = paw
        if len(paws) == len(taken):
            alone = [paw for paw, cats in Counter(paws.values()).items() if cats == 1]
            for cat, paw in paws.items():
                taken[cat] += saucer if alone and paw == max(alone) else 0
            paws = {}
    return tuple(taken)
