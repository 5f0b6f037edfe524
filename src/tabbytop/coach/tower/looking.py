"""A tower that was built, looked back at: in how many hands each piece that somebody let go would have held, and
whether what fell was bad luck or a bad place. What it was worth is not said: nobody can play on far ahead."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from tabbytop.bots.tower.trying import judged
from tabbytop.core import PHYSICS, Action, Record, Seat
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.state import found
from tabbytop.games.tower.view import View

from ..analysing import TURNING_POINTS
from ..reasons import Reason
from . import HINTING
from .foreseeing import foreseen
from .hands import HANDS, held

MOST = 60  #: pieces that are tried again: those that fell, then the last ones
ASKED = 5  #: of those that fell from a bad place, so many are compared with better ones, the worst places first
SUMS = ("luck", "skill", "unseen", "final", "initial", "doubt")  #: of a seat, none of which is known
LUCK, PLACE = 6, 2  #: it would have held in so many hands or more, in so many or fewer

Fell: TypeAlias = Literal["luck", "close", "place"]


@dataclass(frozen=True, slots=True)
class LetGo:
    """A piece that somebody let go. ``held``: in how many hands all would have stood; None: it was not tried again."""

    n: int
    seat: Seat
    action: Place
    stood: bool
    held: int | None = None
    reasons: tuple[Reason, ...] = ()
    better: Action | None = None
    better_held: int = 0
    better_reasons: tuple[Reason, ...] = ()

    @property
    def fell(self) -> Fell | None:
        """Why, as far as hands can tell; None: it stood, or was not tried."""
        if self.stood or self.held is None:
            return None
        return "luck" if self.held >= LUCK else "place" if self.held <= PLACE else "close"

    @property
    def missed(self) -> int | None:
        """In how many hands more the better place would have held; None: it was not compared with others."""
        return None if self.better is None else self.better_held - (self.held or 0)


@dataclass(frozen=True, slots=True)
class Looked:
    record: Record
    steps: tuple[LetGo, ...]
    unit: str = "hands"
    worlds: int = HANDS

    @property
    def turning_points(self) -> tuple[int, ...]:
        """Of what fell at most three, in the order of the game: those that would have held elsewhere in the most hands
        more, then those that would have held in the fewest."""
        fallen = [step for step in self.steps if step.fell is not None]
        fallen.sort(key=lambda step: (-(step.missed or 0), step.held))
        return tuple(sorted(step.n for step in fallen[:TURNING_POINTS]))

    def as_json(self) -> dict[str, Any]:
        write = self.record.game.notation.write
        return {
            "game": self.record.game.key,
            "unit": self.unit,
            "seats": [dict.fromkeys(SUMS) for _ in self.record.header.seats],
            "steps": [
                {
                    "n": step.n,
                    "seat": step.seat,
                    "action": write(step.action),
                    "chance": None,
                    "points": None,
                    "lost": None if step.missed is None else step.missed / self.worlds,
                    "luck": None,
                    "stood": step.stood,
                    "held": step.held,
                    "fell": step.fell,
                    "better": None if step.better is None else write(step.better),
                    "better_held": None if step.better is None else step.better_held,
                }
                for step in self.steps
            ],
            "turning_points": list(self.turning_points),
            "work": self.worlds,
            "seed": None,  # the hands are always the same
        }


class Looking:
    """A look back on its way, as ``analysing.Analysing`` is one."""

    def __init__(self, record: Record) -> None:
        self.record, self.game = record, record.game
        self._steps = {place: step for place, step in enumerate(self._let_go()) if step is not None}

    def go_on(self) -> Iterator[float]:
        """Bit by bit: how much of it is done."""
        order = sorted(self._steps, key=lambda place: (self._steps[place].stood, -place))[:MOST]
        bits = len(order) + MOST_BITS * ASKED
        for done, place in enumerate(order, 1):
            view, step = self._view(place), self._steps[place]
            hands = held(view, step.action)
            self._steps[place] = replace(step, held=hands, reasons=foreseen(view, step.action))
            yield done / bits
        bad = [place for place in order if self._steps[place].fell == "place"]
        bad = sorted(bad, key=lambda place: self._steps[place].held or 0)[:ASKED]
        for done, place in enumerate(bad, 1):
            self._steps[place] = self._compared(place)
            yield (len(order) + MOST_BITS * done) / bits

    @property
    def analysis(self) -> Looked:
        """When all of it is done."""
        return Looked(self.record, tuple(self._steps.values()))

    def _let_go(self) -> Iterator[LetGo | None]:
        """Of each step of the record, if a piece was let go in it and physics has answered."""
        line, states = self.record.line, self.record.states
        for place, move in enumerate(line):
            answered = place + 1 < len(line) and line[place + 1].seat == PHYSICS
            if not isinstance(move.action, Place) or not answered:
                yield None
                continue
            before, after = states[place + 1], states[place + 2]
            stays = found(after, states[place].hand.piece) is not None
            yield LetGo(move.seq, move.seat, move.action, judged(before, after, stays).holds)

    def _view(self, place: int) -> View:
        view: View = self.game.view(self.record.states[place], self.record.line[place].seat)
        return view

    def _compared(self, place: int) -> LetGo:
        """With the places that a hint would have told."""
        view, step = self._view(place), self._steps[place]
        menu = self.game.legal(self.record.states[place], step.seat)
        choices = [one for one in HINTING.choices(view, menu) if isinstance(one, Place) and one != step.action]
        best = max(choices, key=lambda one: held(view, one), default=None)
        if best is None or held(view, best) <= (step.held or 0):
            return step
        return replace(step, better=best, better_held=held(view, best), better_reasons=foreseen(view, best))


MOST_BITS = 4  #: a comparison is as much work as so many pieces
