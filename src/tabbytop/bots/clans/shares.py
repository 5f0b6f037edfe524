"""What a lead in strength beside a prey is worth before the end, as a share of that prey.

``LEARNT`` follows how often such a lead held, in 256,000 games with all pairs of clans between bots that look one turn
ahead: for each number of tiles still face down (rest), cells face down beside the prey (asleep), lead, and whose turn
it is. Then a curve was laid through them,

    share = (lead + c) / (lead + c + a),   c = c0 + c1 rest,
    log a = a0 + a1 log rest + a2 rest + asleep (b0 + b1 log rest),

which comes within 0.05 of what was seen.
"""

from collections.abc import Callable
from functools import cache
from itertools import product
from math import exp, log
from typing import Any

from tabbytop.kernels.clans.judging import BESIDE, LEADS, RESTS, WHOLE, new_mind

THE_OTHER_TURNS_NEXT = (1.279, 0.021, -0.038, 0.586, 0.149, 1.409, -0.477)  # c0 c1 a0 a1 a2 b0 b1
THE_LEADER_TURNS_NEXT = (1.576, 0.181, -1.199, 1.325, 0.073, 1.473, -0.432)
MOST = 10  #: a lead that holds as well as any greater one


@cache
def _share(curve: tuple[float, ...], rest: int, asleep: int, lead: int) -> float:
    c0, c1, a0, a1, a2, b0, b1 = curve
    if rest == 0 or lead == 0:
        return float(lead != 0)
    held = lead + c0 + c1 * rest
    return held / (held + exp(a0 + a1 * log(rest) + a2 * rest + asleep * (b0 + b1 * log(rest))))


def _mind(share: Callable[[int, int, int, int], float]) -> Any:
    """A mind for which a lead is worth that much: by who is next, tiles face down, how many of them beside it, lead."""
    leads = [*range(LEADS // 2), *range(-LEADS // 2, 0)]
    seen = product((0, 1), range(RESTS), range(BESIDE), leads)
    return new_mind([round(WHOLE * share(*one)) for one in seen])


def _learnt(mover: int, rest: int, asleep: int, lead: int) -> float:
    curve = THE_LEADER_TURNS_NEXT if (lead > 0) == (mover == 0) else THE_OTHER_TURNS_NEXT
    share = _share(curve, rest, min(4, asleep), min(MOST, abs(lead)))
    return share if lead > 0 else -share


LEARNT = _mind(_learnt)
#: as if the game ended now: every lead is worth the whole prey
NOW = _mind(lambda mover, rest, asleep, lead: (lead > 0) - (lead < 0))
