"""How good a position is: games played on from it, every time in the same way.

Who plays on need not be strong, but must be the same everywhere: then what was gained from one position to the next
adds up over a game, and says how much of it came by draws and how much by decisions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy

from tabbytop.core import Action, AnyMenu, Outcome

from .reasons import Reason

#: Games played on, or one for all where there is nothing left to be played: for each game and side the part of the win
#: (a win that k share is 1/k for each) and the score.
Worlds: TypeAlias = Any
WIN, SCORE = 0, 1


@dataclass(frozen=True, slots=True)
class Glance:
    """A choice at first sight: what it seems to be worth by judgement, in score."""

    action: Action
    worth: float


class Hinting(Protocol):
    """What a game gives for hints, as ``tabbytop.coach.<game>.HINTING``: a class that is derived from this one and says
    what has no answer here."""

    unit: str  #: what a score is, as the text ``coach-unit-UNIT`` calls it
    blend: float  #: how much of a win a point of score stands for where choices are compared
    advised: int = 400  #: in how many worlds each choice is tried where a hint is asked for

    def warm(self) -> None:
        """Whatever a first answer would have to wait for."""

    def tried(self, view: Any, actions: Sequence[Action], worlds: int, seed: int) -> list[Worlds]:
        """What comes of each of the actions, all in the same worlds, by what the seat that decides can see."""

    def unit_of(self, state: Any) -> str:
        """Of a game, or of a question, where it has another unit."""
        return self.unit

    def choices(self, view: Any, menu: AnyMenu) -> list[Action]:
        """Those of a decision that are looked at, by the game's own judge; all where there are few."""
        return list(menu)

    def counted(self, state: Any) -> Any:
        """What the score sheet is counted of after a decision: of a match the game that ended with it."""
        return state

    def foreseen(self, view: Any, action: Action, now: Sequence[Reason]) -> tuple[Reason, ...]:
        """What the game's judge sees in an action beyond what it changes ``now``, on the score sheet."""
        return ()


class Valuing(Hinting, Protocol):
    """What a game gives for it to be analysed as well, as ``tabbytop.coach.<game>.VALUING``: from its positions games
    can be played on."""

    worlds: int  #: in how many games a position is played on,
    looks: int  #: each choice of a decision,
    again: int  #: and those once more that look like the largest slips
    largest: int = 8  #: as many of them,
    rivals: int = 1  #: beside so many choices that seemed better
    likely: int = 8  #: where choices are only glanced at: so many decisions are tried in the first place,
    judged: float = 0.0  #: those that seem to have lost most, a point of judgement being so much of a win
    glanced: float = 1.0  #: so much of what one glance says is told as lost; nothing: it only says where to look
    listed: int = 64  #: more outcomes of a draw than that are drawn, not listed
    drawn: int = 12  #: of outcomes that are too many to be listed
    deals: int = 4  #: of what is hidden, so many are imagined where a position is valued by what somebody knows,
    known: float = 1.0  #: in such a part of the worlds
    shows_luck: bool = True  #: does what was drawn explain enough of the result to be told?

    def paced(self, seats: int, steps: int) -> "Valuing":
        """For one game: less is tried at each step where all of it would take too long."""
        return self

    def is_valued(self, state: Any) -> bool:
        """Can games be played on from there?"""

    def played_on(self, state: Any, worlds: int, seed: int) -> Worlds:
        """By somebody who knows all of ``state`` and nothing of what is still to be drawn."""

    def score(self, outcome: Outcome) -> tuple[float, ...]:
        """Of each side at the end."""

    def tells_luck(self, state: Any) -> bool:
        """Of a game, where one way to play it differs."""
        return self.shows_luck

    def glance(self, view: Any, menu: AnyMenu, own: Action | None = None) -> Sequence[Glance]:
        """Where it would take too long to try the ``choices`` of every decision: what they and one's ``own`` seem to be
        worth, the best first. What looks like a slip is tried before it is called one. Nothing: all are tried."""
        return ()


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth to each side, by play-outs: chance to win, score, and the standard errors: the largest
    of the chances, and each side's of its score."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]
    error: float = 0.0
    off: tuple[float, ...] = ()

    def less(self, other: "Value") -> "Value":
        chances = tuple(one - before for one, before in zip(self.chances, other.chances, strict=True))
        return Value(chances, tuple(one - before for one, before in zip(self.scores, other.scores, strict=True)))


@dataclass(frozen=True, slots=True)
class Guess:
    """What a position seems to be worth to those who cannot see all of it."""

    seen: Value  #: to who looks on
    own: Value  #: to each side by what its own seat sees; to one without a seat as to who looks on


def value_of(worlds: Worlds) -> Value:
    means = worlds.mean(axis=0)
    errors = worlds.std(axis=0) / len(worlds) ** 0.5
    chances, scores = (tuple(map(float, means[:, what])) for what in (WIN, SCORE))
    return Value(chances, scores, float(errors[:, WIN].max()), tuple(map(float, errors[:, SCORE])))


def ended(outcome: Outcome, scores: Sequence[float]) -> Worlds:
    """What is certain."""
    wins = [1 / len(outcome.winners) if side in outcome.winners else 0.0 for side in range(len(outcome.places))]
    return numpy.array([list(zip(wins, scores, strict=True))])


def gap(one: Worlds, other: Worlds, side: int, blend: float) -> tuple[float, float, float, float]:
    """By how much ``side`` is better off with the ``one``: what is compared, its standard error, the chance, the score.

    Compared are chances with ``blend`` of a win for each point beside them: while all chances are still near a half it
    is the score that tells decisions apart.
    """
    apart = one[:, side, :] - other[:, side, :]
    blended = apart[:, WIN] + blend * apart[:, SCORE]
    error = float(blended.std() / max(1, len(blended)) ** 0.5)
    return float(blended.mean()), error, float(apart[:, WIN].mean()), float(apart[:, SCORE].mean())
