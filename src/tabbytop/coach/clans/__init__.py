"""Cat clans, valued: played to the end by somebody who turns any tile and takes the swap that looks best.

Nothing is hidden here but tiles that nobody knows, and for a moment clan cards [CLANS 8], so what a seat sees is the
position. A score is the lead in points. In the first game of a match [CLANS 7.3] the chance to win it follows from the
lead: what the second game brings is spread as ``SPREAD`` says.
"""

from collections.abc import Sequence
from math import erf, sqrt
from random import Random
from typing import Any

import numpy

from tabbytop.bots.clans import best_rotation, move_of
from tabbytop.bots.clans.giving import COUNTED, promise
from tabbytop.bots.clans.reading import Reading, read, typed
from tabbytop.bots.clans.searching import is_swap, swaps_weighed
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import CHANCE, Action, Outcome, Seat
from tabbytop.games.clans import GAME, giving
from tabbytop.games.clans.actions import Choose, Keep
from tabbytop.games.clans.state import Setup, State
from tabbytop.games.clans.view import View
from tabbytop.kernels.clans.boards import NOWHERE
from tabbytop.kernels.clans.endings import after
from tabbytop.kernels.clans.outlooks import outlooks
from tabbytop.kernels.words import u32

from ..reasons import Reason
from ..valuing import Valuing, Worlds, ended
from .foreseeing import foreseen
from .matches import finished, is_between

SPREAD = 11.0  #: points, of the lead in a game between equals, as ``games/clans/data/handicaps.json`` has it
#: of each clan that may be taken, which of sixteen batches of games went better: no two of them go together, and in
#: either half of the batches it comes to nothing (Walsh functions)
SIGNS = [numpy.array([(-1) ** (batch & clan).bit_count() for batch in range(8)] * 2) for clan in range(1, 8)]


class Clans(Valuing):
    unit = "lead"
    worlds = 200  #: in which a position is valued,
    looks = 120  #: every decision looked at,
    again = 1500  #: and the largest slips once more
    blend = 0.02  #: of a win, a point

    def warm(self) -> None:
        laid = giving.lay_out(Setup("free", True, True, 0, ("gourmets", "meowfia")))
        self.played_on(GAME.apply(laid, CHANCE, GAME.chances(laid).draw(Random(1).randrange)), 1, 1)

    def is_valued(self, state: State) -> bool:
        return state.step in ("turn", "swap", "rotate", "over") or is_between(state)

    def counted(self, state: State) -> State:
        return finished(state)

    def played_on(self, state: State, worlds: int, seed: int) -> Worlds:
        state = finished(state)
        if state.step == "over":
            return self._as_counted(state)
        seen = GAME.view(state, state.turn)
        if state.step == "rotate":
            best = best_rotation(seen, list(GAME.legal(state, state.turn)))
            return self.played_on(GAME.apply(state, state.turn, best), worlds, seed)
        game = read(seen)
        return _worlds(game, _outlooks(game, worlds, seed, at=game.at))

    def tried(self, view: View, actions: Sequence[Action], worlds: int, seed: int) -> list[Worlds]:
        seat = view.viewer
        assert seat is not None
        if view.step in ("choose", "keep"):
            clans = [action.clan for action in actions if isinstance(action, Choose | Keep)]
            promised = [round(promise(view, view.hand, clan)) / 100 for clan in clans]  # as its reasons tell it
            return [_by_clan(chance, seat, signs) for chance, signs in zip(promised, SIGNS, strict=False)]
        if view.step == "rotate":
            state = GAME.determinize(view, Random(seed))  # nothing is hidden any more
            return [self.played_on(GAME.apply(state, seat, action), 1, seed) for action in actions]
        game = read(view)
        moves = [move_of(action, view.at) for action in actions]
        if not is_swap(game):
            return [_worlds(game, _outlooks(game, worlds, seed, place=move)) for move in moves]
        if not len(game.pool):
            sign = 1 if seat == 0 else -1
            values = swaps_weighed(game, moves, LEARNT, 0)
            return [_worlds(game, numpy.array([sign * value])) for value in values]
        then = [Reading(typed(after(game.board, move)), game.pool, game.contest, 1 - seat, NOWHERE) for move in moves]
        return [_worlds(one, _outlooks(one, worlds, seed)) for one in then]

    def foreseen(self, view: View, action: Action, now: Sequence[Reason]) -> tuple[Reason, ...]:
        return foreseen(view, action)

    def score(self, outcome: Outcome) -> tuple[float, ...]:
        lead = float(outcome.points(0) - outcome.points(1))
        return lead, -lead

    def _as_counted(self, state: State) -> Worlds:
        """A game that is over, by the rules' own count; of a match the second may still be to come."""
        outcome = GAME.outcome(state)
        scores = self.score(outcome)
        if not state.setup.is_match or state.setup.past:
            return ended(outcome, scores)
        chance = _by_lead(scores[0])
        return numpy.array([[(chance, scores[0]), (1 - chance, scores[1])]])


def _outlooks(game: Reading, worlds: int, seed: int, at: int = NOWHERE, place: int = NOWHERE) -> Any:
    found = numpy.zeros(worlds, numpy.int64)
    outlooks(LEARNT.copy(), game.contest, game.board, game.pool, game.seat, u32(at), u32(place), seed, found)
    return found


def _worlds(game: Reading, values: Any) -> Worlds:
    """Ten a point, and the winner's prize: the sign says who has it."""
    win = game.contest.terms.win
    leader = numpy.sign(values)
    leads = (values - win * leader) / 10
    chance = (1 + leader) / 2 if win else numpy.array([_by_lead(lead) for lead in leads])
    return numpy.stack([numpy.stack([chance, leads], 1), numpy.stack([1 - chance, -leads], 1)], 1)


def _by_lead(lead: float) -> float:
    """The chance to win a match after its first game."""
    return (1 + erf(lead / SPREAD / sqrt(2))) / 2


def _by_clan(chance: float, seat: Seat, signs: Any) -> Worlds:
    """How often a clan wins was counted in thousands of games, by how much was not: batches of them, as far apart as
    such batches are, so that what is told is as uncertain as it was counted."""
    apart = signs * sqrt(chance * (1 - chance) * len(signs) / COUNTED)
    chances = (chance + apart, 1 - chance - apart) if seat == 0 else (1 - chance - apart, chance + apart)
    return numpy.stack([numpy.stack([one, numpy.zeros(len(signs))], 1) for one in chances], 1)


VALUING = Clans()
