"""What a lead in strength beside a prey is worth before the end, as a share of that prey.

``LEARNT`` follows how often such a lead held, in 256,000 games with all pairs of clans between bots that look one turn
ahead: for each number of tiles still face down (rest), cells face down beside the prey (asleep), lead, and whose turn
it is. Then a curve was laid through them,

    share = (lead + c) / (lead + c + a),   c = c0 + c1 rest,
    log a = a0 + a1 log rest + a2 rest + asleep (b0 + b1 log rest),

which comes within 0.05 of what was seen.
"""

from itertools import product
from math import exp, log
from typing import Any

from tabbytop.kernels.compiled import table

from . import kernel

THE_OTHER_TURNS_NEXT = (1.279, 0.021, -0.038, 0.586, 0.149, 1.409, -0.477)  # c0 c1 a0 a1 a2 b0 b1
THE_LEADER_TURNS_NEXT = (1.576, 0.181, -1.199, 1.325, 0.073, 1.473, -0.432)


def _share(curve: tuple[float, ...], rest: int, asleep: int, lead: int) -> float:
    c0, c1, a0, a1, a2, b0, b1 = curve
    if rest == 0 or lead == 0:
        return float(lead != 0)
    held = lead + c0 + c1 * rest
    return held / (held + exp(a0 + a1 * log(rest) + a2 * rest + asleep * (b0 + b1 * log(rest))))


def _learnt() -> Any:
    leads = range(-10, 11)
    return table(
        round(kernel.WHOLE * _share(curve, rest, asleep, abs(lead))) * (1 if lead > 0 else -1)
        for curve, rest, asleep, lead in product(
            (THE_OTHER_TURNS_NEXT, THE_LEADER_TURNS_NEXT), range(kernel.RESTS), range(kernel.ROWS), leads
        )
    )


LEARNT = _learnt()
#: as if the game ended now: every lead is worth the whole prey
NOW = table([kernel.WHOLE * ((lead > 0) - (lead < 0)) for lead in range(-10, 11)] * (kernel.SHARES // kernel.SPAN))
