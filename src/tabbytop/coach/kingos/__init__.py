"""Kingoš's island, valued: played on by rules of thumb for a round of turns, then by what became of such positions.

A score is a part of the win in hundredths: there are no points on the island until Kingoš is beaten. Who plays on says
what it means and calls nothing, so bluffing is worth nothing here: that much the figures cannot know.
"""

from collections.abc import Sequence
from random import Random

import numpy

from tabbytop.core import Action, AnyMenu, Outcome
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.state import Over, State
from tabbytop.games.kingos.view import View, determinize

from ..reasons import Reason
from ..valuing import Glance, Valuing, Worlds, ended
from .foreseeing import foreseen
from .glancing import ranked
from .playing import play_on
from .standing import Array, chances, is_quiet

ROUNDS = 2  #: of turns that are played on
MOST = 6  #: choices that are tried
HUNDREDTHS = 100.0


class Kingos(Valuing):
    unit = "hundredths"
    worlds = 16  #: in which a position is valued,
    looks = 12  #: the choices tried where something seems to have slipped,
    again = 160  #: and the best of them once more
    blend = 0.0
    advised = 64  #: in which a hint tries each choice
    listed, drawn = 8, 6  #: outcomes of a draw that are looked at
    deals = 16  #: in each of the worlds others hold other cards
    rounds = ROUNDS

    def warm(self) -> None:
        """Nothing is compiled."""

    def is_valued(self, state: State) -> bool:
        return True

    def played_on(self, state: State, worlds: int, seed: int) -> Worlds:
        return numpy.array([_told(self._then(state, Random(f"{seed} {world}"))) for world in range(worlds)])

    def tried(self, view: View, actions: Sequence[Action], worlds: int, seed: int) -> list[Worlds]:
        found: list[list[Array]] = [[] for _ in actions]
        assert view.viewer is not None
        for world in range(worlds):
            state = _imagined(view, Random(f"{seed} {world}"))
            for place, action in enumerate(actions):
                after = GAME.apply(state, view.viewer, action)
                found[place].append(_told(self._then(after, Random(f"{seed} {world} on"))))
        return list(map(numpy.array, found))

    def choices(self, view: View, menu: AnyMenu) -> list[Action]:
        assert view.viewer is not None
        return ranked(determinize(view, Random(0)), view.viewer, menu)[:MOST]

    def glance(self, view: View, menu: AnyMenu, own: Action | None = None) -> Sequence[Glance]:
        """In their order; what looks like a slip is seen by the curve."""
        found = self.choices(view, menu)
        return [Glance(action, 0.0) for action in (found if own is None or own in found else [*found, own])]

    def foreseen(self, view: View, action: Action, now: Sequence[Reason]) -> tuple[Reason, ...]:
        return foreseen(view, action)

    def score(self, outcome: Outcome) -> tuple[float, ...]:
        shared = len(outcome.winners)
        return tuple(HUNDREDTHS / shared if side in outcome.winners else 0.0 for side in range(len(outcome.places)))

    def _then(self, state: State, rng: Random) -> Array:
        """The parts of the win, for each side."""
        last = state.turn + self.rounds * len(state.players)
        end = play_on(state, rng, lambda now: now.turn >= last and is_quiet(now))
        if not isinstance(end.top, Over):
            return chances(end)
        return ended(GAME.outcome(end), [0.0] * (len(end.players) + 1))[0, :, 0]


def _told(parts: Array) -> Array:
    return numpy.stack([parts, HUNDREDTHS * parts], axis=1)


def _imagined(view: View, rng: Random) -> State:
    """A position that agrees with a view. What others have chosen and nobody sees they choose again."""
    state = determinize(view, rng)
    players = [
        player if seat == view.viewer else player._replace(chosen=None) for seat, player in enumerate(state.players)
    ]
    return state._replace(players=tuple(players))


VALUING = Kingos()
