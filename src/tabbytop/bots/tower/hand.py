"""A hand that is not quite steady: it lets go a little off, a little slanting, a little too high, not quite at rest."""

from dataclasses import astuple, dataclass
from random import Random

from tabbytop.core import AnyMenu
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import HAND

OVER = 0.9  #: millimetres over what carries it: where a piece is let go
NEAR = 40.0  #: millimetres above and below, within which something may be in a hand's way
TRIES = 6  #: how often a hand that would push into something comes again, steadier each time


@dataclass(frozen=True, slots=True)
class Tremor:
    """How much is usual: millimetres aside and above, degrees about the upright and away from it, and speed."""

    aside: float = 0.0
    above: float = 0.0
    turn: float = 0.0
    lean: float = 0.0
    speed: float = 0.0


def let_go(meant: Place, tremor: Tremor, menu: AnyMenu, rng: Random) -> Place:
    """What becomes of a place that was meant, and is on the menu."""
    for number in range(TRIES):
        done = _trembled(meant, tremor, 1 - number / TRIES, rng)
        if done in menu:
            return done
    return meant


def _trembled(meant: Place, tremor: Tremor, part: float, rng: Random) -> Place:
    def off(usual: float) -> float:
        return rng.gauss(0.0, usual * part)

    def within(value: float, most: float) -> float:
        return max(-most, min(most, value))

    return steady(
        Place(
            meant.x + off(tremor.aside),
            meant.y + off(tremor.aside),
            meant.z + abs(off(tremor.above)),
            (meant.yaw + off(tremor.turn) + 180.0) % 360.0 - 180.0,
            within(meant.pitch + off(tremor.lean), HAND["tilt"]),
            within(meant.roll + off(tremor.lean), HAND["tilt"]),
            meant.fold,
            within(meant.vx + off(tremor.speed), HAND["fastest"]),
            within(meant.vy + off(tremor.speed), HAND["fastest"]),
            within(meant.vz + off(tremor.speed), HAND["fastest"]),
        )
    )


def steady(place: Place) -> Place:
    """To whole micrometres and thousandths of a degree: no hand is finer."""
    return Place(*(round(value, 3) for value in astuple(place)))
