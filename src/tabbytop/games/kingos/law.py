"""The standing rules: what an option or a white curse can change, as fields that the rules ask [KINGOS 4.3, 9.3].

No rule names a white curse: its data says which field it sets to what.
"""

from functools import cache
from typing import Any, Literal, NamedTuple

from .components import BLACK_IN, BLACK_OUT, CURSES, EDGES, RED_IN, RED_OUT, CurseKey, Edge

Does = Literal["forbid", "curse"]  #: what spikes do to whoever moves against them
Step = Literal["free", "curse", "forbid"]


class Law(NamedTuple):
    rest: int = 2  # energy that a rest brings back [KINGOS 4.1]
    rest_relax: int = 3  # on a relax field
    rest_guarded: int = 0  # beside a guardian; 0: one cannot rest there
    gather: int = 1  # flowers drawn on a meadow [KINGOS 4.2]
    hand: int = 5  # flowers one may keep [KINGOS 4.2]
    second_action: int = 1  # energy lost for it [KINGOS 3.2]
    black: Does = "curse"  # [KINGOS 4.5]
    red: Does = "forbid"  # [KINGOS 4.4]
    danger: int = 1  # guardians drawn to a new danger field [KINGOS 4.6]
    guardian: int = 0  # added to the strength of each [KINGOS 6.7]


@cache
def law_of(rest_beside_guardian: bool, white: CurseKey) -> Law:
    """The rules as they stand with an option and the white curse above the citadel, "" for none."""
    law = Law(rest_guarded=1) if rest_beside_guardian else Law()
    changes: dict[str, Any] = dict(CURSES[white].change) if white else {}
    return law._replace(**changes)


def _step_over(black: Does, red: Does, leaving: Edge, entering: Edge) -> Step:
    met = {red if leaving == RED_IN or entering == RED_OUT else None}
    met.add(black if leaving == BLACK_IN or entering == BLACK_OUT else None)
    return "forbid" if "forbid" in met else "curse" if "curse" in met else "free"


@cache
def steps_over(black: Does, red: Does) -> tuple[tuple[Step, ...], ...]:
    """What a step meets, by the edge left and the edge entered: spikes that point at the mover, inward on the field
    left and outward on the field entered [KINGOS 4.4]."""
    edges = range(len(EDGES))
    return tuple(tuple(_step_over(black, red, leaving, entering) for entering in edges) for leaving in edges)
