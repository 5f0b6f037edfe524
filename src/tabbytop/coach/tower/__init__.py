"""The tower, hinted: places are tried in eight hands by the physics of the table, all else is judged as bots judge it.

Nothing is valued far ahead: what a storey will bear five turns later nobody can play on. So there is no curve and no
luck of a game here; what can be known of one that is over says ``looking``.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import dist
from random import Random

import numpy

from tabbytop.bots.bot import USUAL
from tabbytop.bots.tower import STYLES, trying
from tabbytop.bots.tower.hopes import Hopes, Worth
from tabbytop.bots.tower.placing import Placing
from tabbytop.core import Action, AnyMenu, Seat
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import CATS
from tabbytop.games.tower.state import State
from tabbytop.games.tower.view import View

from ..reasons import Reason
from ..valuing import Hinting, Worlds
from . import foreseeing
from .hands import HANDS, in_hands
from .judging import judged

MOST = 4  #: places that are tried, of so many that are looked at
LOOKED_AT = 60
FAR, TURNED = 12.0, 30.0  #: millimetres or degrees by which two differ: else they are one place to a person


class Tower(Hinting):
    unit = "hands"
    blend = 0.1  #: of a hand in which all stands, a floor that goals come nearer
    advised = HANDS

    def warm(self) -> None:
        trying.warm()

    def unit_of(self, state: View) -> str:
        return "hands" if state.step == "place" else "floors"

    def choices(self, view: View, menu: AnyMenu) -> list[Action]:
        """The places that a bot likes best, less those at which it has failed; else what it has a judgement of."""
        state, seat = _seen(view)
        if state.step != "place":
            return list(judged(state, seat, menu))
        assert state.hand is not None
        skipped = state.turn.tries_at(state.hand.piece)
        free = Placing(state, seat, menu, Random(0), STYLES["expert"], USUAL).free()
        return list(islice(_apart(islice(free, skipped, LOOKED_AT)), MOST))

    def tried(self, view: View, actions: Sequence[Action], worlds: int, seed: int) -> list[Worlds]:
        """A world is a hand; in it all stands or does not, and if so, goals come so much nearer."""
        state, seat = _seen(view)
        if state.step != "place":
            worths = judged(state, seat, GAME.legal(state, seat))
            return [_told(seat, [(0.0, worths.get(action, 0.0))]) for action in actions]
        before = Hopes(state, seat).worth if state.hand is not None and state.hand.piece in CATS else None
        return [_told(seat, _in_hands(view, action, worlds, before)) for action in actions]

    def foreseen(self, view: View, action: Action, now: Sequence[Reason]) -> tuple[Reason, ...]:
        return foreseeing.foreseen(view, action)


def _apart(places: Iterable[Place]) -> Iterator[Place]:
    """Those that somebody would call different places."""
    found: list[Place] = []
    for place in places:
        if all(_differ(place, one) for one in found):
            found.append(place)
            yield place


def _differ(one: Place, other: Place) -> bool:
    turned = abs((one.yaw - other.yaw + 180.0) % 360.0 - 180.0)
    return turned >= TURNED or dist((one.x, one.y, one.z), (other.x, other.y, other.z)) >= FAR


def _seen(view: View) -> tuple[State, Seat]:
    assert view.viewer is not None
    return GAME.determinize(view, Random(0)), view.viewer


def _in_hands(view: View, action: Action, hands: int, before: Worth | None) -> list[tuple[float, float]]:
    """Who gives up lets nothing stand."""
    if not isinstance(action, Place):
        return [(0.0, 0.0)] * hands
    return [(float(trial.holds), _gain(view, trial, before)) for trial in in_hands(view, action, hands)]


def _gain(view: View, trial: trying.Trial, before: Worth | None) -> float:
    """What a cat does for the goals."""
    assert view.viewer is not None
    return Hopes(trial.after, view.viewer).worth - before if trial.holds and before is not None else 0.0


def _told(seat: Seat, worlds: Sequence[tuple[float, float]]) -> Worlds:
    """Of the others nothing is said."""
    found = numpy.zeros((len(worlds), seat + 1, 2))
    found[:, seat, :] = worlds
    return found


HINTING = Tower()
