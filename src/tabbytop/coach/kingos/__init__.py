"""Kingoš's island, valued: played on by rules of thumb for two rounds of turns, then by what became of such positions.

A score is a part of the win in hundredths: there are no points on the island until Kingoš is beaten. Who plays on says
what it means and calls nothing, so bluffing is worth nothing here: that much the figures cannot know.
"""

from collections.abc import Sequence
from copy import copy
from random import Random

import numpy

from tabbytop.bots.kingos import ahead
from tabbytop.bots.kingos.glancing import ranked
from tabbytop.core import Action, AnyMenu, Outcome
from tabbytop.games.kingos.state import State
from tabbytop.games.kingos.view import View, determinize

from ..reasons import Reason
from ..valuing import SCORE, Glance, Valuing, Worlds
from .foreseeing import foreseen

MOST = 6  #: choices that are tried
LONG = 200  #: steps; a game of two hardly ever has more, and takes as long as a game should
FEWEST = 2  #: worlds that are left however long a game was
HUNDREDTHS = 100.0


class Kingos(Valuing):
    unit = "hundredths"
    worlds = 16  #: in which a position is valued,
    looks = 12  #: the choices tried where something seems to have slipped,
    again = 160  #: and the best of them once more
    likely = 16
    glances = 6  #: at first sight
    judged = 1 / HUNDREDTHS
    glanced = 0.0  # six worlds are too few for that
    blend = 0.0
    advised = 64  #: in which a hint tries each choice
    listed, drawn = 8, 6  #: outcomes of a draw that are looked at
    deals = 16  #: in each of the worlds others hold other cards

    def warm(self) -> None:
        """Nothing is compiled."""

    def paced(self, seats: int, steps: int) -> "Kingos":
        """Games of more than two have more steps, and more who know something at each of them: beyond as much as a long
        game of two has, worlds become fewer. The choices that seem worst are tried as often as ever."""
        if seats <= 2:
            return self
        one, part = copy(self), min(1.0, LONG / steps)
        one.worlds, one.glances = (max(FEWEST, round(part * usual)) for usual in (self.worlds, self.glances))
        one.deals = max(FEWEST, round(min(1.0, LONG / steps * 3 / (seats + 1)) * self.deals))
        one.known = one.deals / one.worlds
        return one

    def is_valued(self, state: State) -> bool:
        return True

    def played_on(self, state: State, worlds: int, seed: int) -> Worlds:
        return _told([ahead.then(state, Random(f"{seed} {world}")) for world in range(worlds)])

    def tried(self, view: View, actions: Sequence[Action], worlds: int, seed: int) -> list[Worlds]:
        assert view.viewer is not None
        found = [ahead.tried(view, view.viewer, actions, f"{seed} {world}") for world in range(worlds)]
        return list(map(_told, zip(*found, strict=True)))

    def choices(self, view: View, menu: AnyMenu) -> list[Action]:
        assert view.viewer is not None
        return ranked(determinize(view, Random(0)), view.viewer, menu)[:MOST]

    def glance(self, view: View, menu: AnyMenu, own: Action | None = None) -> Sequence[Glance]:
        """By a few worlds. The curve alone does not see a chance that was missed by whoever decides as well as by those
        who play on, nor one that only who sees all cards knows to be none."""
        found = self.choices(view, menu)
        actions = found if own is None or own in found else [*found, own]
        if len(actions) < 2:
            return [Glance(action, 0.0) for action in actions]
        tried = self.tried(view, actions, self.glances, 0)
        worths = [float(one[:, view.viewer, SCORE].mean()) for one in tried]
        return sorted(map(Glance, actions, worths), key=lambda one: -one.worth)

    def foreseen(self, view: View, action: Action, now: Sequence[Reason]) -> tuple[Reason, ...]:
        return foreseen(view, action)

    def score(self, outcome: Outcome) -> tuple[float, ...]:
        shared = len(outcome.winners)
        return tuple(HUNDREDTHS / shared if side in outcome.winners else 0.0 for side in range(len(outcome.places)))


def _told(worlds: Sequence[ahead.Parts]) -> Worlds:
    parts = numpy.array(worlds)
    return numpy.stack([parts, HUNDREDTHS * parts], axis=2)


VALUING = Kingos()
