"""A game that is over, step by step: how good each position was, what was drawn, what was decided.

With V for what a position is worth to a side (``valuing``), every position valued once:

    luck  = sum over draws      of V(after) - the mean of V over all that could have been drawn
    skill = sum over decisions  of V(after) - V(before)
    final - initial = luck + skill (+ unseen: steps between which nothing can be valued)

A position in which chance acts is worth the mean over what it may draw, so luck is nothing on average whatever V is,
and the sums close exactly. This is how backgammon programs tell luck from skill. What a decision ``lost`` is something
else: the best choice by what its seat could see then, less the one that was made.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tabbytop.core import CHANCE, Action, Moved, Odds, Record, Seat, TabbyError

from .valuing import SCORE, WIN, Valuing, Worlds, ended, gap, menu_of, value_of

LISTED = 64  #: more outcomes of a draw than that are drawn, not listed,
DRAWN = 12  #: so many of them
LOOKED_AT_AGAIN = 8
TURNING_POINTS = 3
SURE = 2.0  #: standard errors
LEAST = 0.02  #: of what is compared (a win is 1): nothing below it is told as a slip

Progress = Callable[[float], None]  #: how much of it is done


class NotAnalysed(TabbyError):
    """This game cannot be analysed."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What a decision lost against the ``better`` choice, in chances and score; ``doubt`` is the standard error of
    ``compared``, by which slips are ranked."""

    better: Action
    compared: float
    doubt: float
    chance: float
    score: float

    @property
    def is_sure(self) -> bool:
        return self.compared >= max(LEAST, SURE * self.doubt)


@dataclass(frozen=True, slots=True)
class Analysed:
    """One step. ``chances`` and ``scores`` of all sides are after it; None within choices that are made at once.

    Of a draw ``luck`` is what it gave each side, in score.
    """

    n: int
    seat: Seat
    action: Action
    chances: tuple[float, ...] | None
    scores: tuple[float, ...] | None
    error: float
    luck: tuple[float, ...] | None = None
    lucky_chances: tuple[float, ...] | None = None
    slip: Slip | None = None


@dataclass(frozen=True, slots=True)
class Sum:
    """Of one side, in score: what it had, where it came to, and by what."""

    luck: float
    skill: float
    unseen: float
    final: float
    initial: float


@dataclass(frozen=True, slots=True)
class Analysis:
    record: Record
    unit: str
    sides: tuple[Sum, ...]
    steps: tuple[Analysed, ...]
    worlds: int
    seed: int

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The largest slips that are surely ones, in the order of the game."""
        sure = [step for step in self.steps if step.slip is not None and step.slip.is_sure]
        largest = sorted(sure, key=lambda step: -step.slip.compared if step.slip else 0.0)[:TURNING_POINTS]
        return tuple(sorted(step.n for step in largest))

    def as_json(self) -> dict[str, Any]:
        write = self.record.game.notation.write
        return {
            "game": self.record.game.key,
            "unit": self.unit,
            "seats": [
                {"luck": one.luck, "skill": one.skill, "unseen": one.unseen, "final": one.final, "initial": one.initial}
                for one in self.sides
            ],
            "steps": [
                {
                    "n": step.n,
                    "seat": step.seat,
                    "action": write(step.action),
                    "chance": step.chances,
                    "points": step.scores,
                    "error": step.error,
                    "lost": None if step.slip is None else step.slip.chance,
                    "lost_points": None if step.slip is None else step.slip.score,
                    "doubt": None if step.slip is None else step.slip.doubt,
                    "luck": step.luck,
                    "better": None if step.slip is None or step.slip.better == step.action else write(step.slip.better),
                }
                for step in self.steps
            ],
            "turning_points": list(self.turning_points),
            "work": self.worlds,
            "seed": self.seed,
        }


def analyse(
    record: Record, valuing: Valuing, worlds: int | None = None, seed: int = 1, progress: Progress = lambda part: None
) -> Analysis:
    """``worlds``: in how many games each position is played on, instead of the usual number."""
    if not record.is_over:
        raise NotAnalysed("the game is not over; it can be analysed when it is")
    if record.carried or record.base:
        raise NotAnalysed("the game began under other rules, so its first moves are not known")
    work = _Work(record, valuing, worlds or valuing.worlds, seed)
    steps, sides = work.curve(lambda part: progress(part / 2))
    steps = work.decisions(steps, lambda part: progress((1 + part) / 2))
    return Analysis(record, valuing.unit, sides, tuple(steps), work.worlds, seed)


class _Work:
    def __init__(self, record: Record, valuing: Valuing, worlds: int, seed: int) -> None:
        self.record, self.game, self.valuing, self.worlds, self.seed = record, record.game, valuing, worlds, seed
        share = worlds / valuing.worlds
        self.looks, self.again = max(4, round(share * valuing.looks)), max(8, round(share * valuing.again))

    # -- the curve -----------------------------------------------------------------------------------------------------

    def curve(self, progress: Progress) -> tuple[list[Analysed], tuple[Sum, ...]]:
        line, states = self.record.line, self.record.states
        steps: list[Analysed] = []
        before, initial, since = None, None, 0
        luck, skill, unseen = 0.0, 0.0, 0.0
        for place, state in enumerate(states):
            progress(place / len(states))
            now = self._valued(place, state)
            if place:
                move = line[place - 1]
                step = _step(move, now)
                if now is not None and before is not None:
                    gain = (now.mean(axis=0) - before.mean(axis=0))[:, SCORE]
                    made = line[since:place]
                    if [one.seat for one in made] == [CHANCE]:
                        luck += gain
                        wins = (now.mean(axis=0) - before.mean(axis=0))[:, WIN]
                        step = replace(step, luck=tuple(map(float, gain)), lucky_chances=tuple(map(float, wins)))
                    elif all(one.seat != CHANCE for one in made):
                        skill += gain
                    else:
                        unseen += gain
                steps.append(step)
            if now is not None:
                before, since = now, place
                initial = now if initial is None else initial
        assert initial is not None
        assert before is not None
        sides = initial.shape[1]
        sums = [_by_side(one, sides) for one in (luck, skill, unseen)]
        ends = [_by_side(one.mean(axis=0)[:, SCORE], sides) for one in (before, initial)]
        return steps, tuple(Sum(*parts) for parts in zip(*sums, *ends, strict=True))

    def _valued(self, place: int, state: Any) -> Worlds | None:
        """Games played on from a position: None where some have chosen and others not, or where nothing is known."""
        if place == len(self.record.states) - 1:
            outcome = self.record.outcome()
            return ended(outcome, self.valuing.score(outcome))
        asked = self.game.to_act(state)
        if asked.must == (CHANCE,):
            return self._over_draws(place, state)
        if asked.chosen or not self.valuing.is_valued(state):
            return None
        return self.valuing.played_on(state, self.worlds, self.seed)

    def _over_draws(self, place: int, state: Any) -> Worlds | None:
        """The mean over what may be drawn, each of it in the same worlds; None where that leads nowhere yet."""
        then = [(self.game.apply(state, CHANCE, action), part) for action, part in self._draws(place, state)]
        if not all(self.valuing.is_valued(after) for after, _ in then):
            return None
        return sum(part * self.valuing.played_on(after, self.worlds, self.seed) for after, part in then)

    def _draws(self, place: int, state: Any) -> Iterator[tuple[Action, float]]:
        chances = self.game.chances(state)
        if isinstance(chances, Odds) and len(chances.values) <= LISTED:
            yield from ((action, float(part)) for action, part in chances)
            return
        rng = Random(f"{self.seed} {place}")
        yield from ((chances.draw(rng.randrange), 1 / DRAWN) for _ in range(DRAWN))

    # -- decisions -----------------------------------------------------------------------------------------------------

    def decisions(self, steps: Sequence[Analysed], progress: Progress) -> list[Analysed]:
        """Each is looked at, and those that seem to have lost most once more, in fresh worlds."""
        found = list(steps)
        for place in range(len(found)):
            progress(0.7 * place / len(found))
            if found[place].seat >= 0:
                found[place] = replace(found[place], slip=self._looked_at(place))
        ranked = sorted(range(len(found)), key=lambda place: -_compared(found[place]))
        for done, place in enumerate(ranked[:LOOKED_AT_AGAIN]):
            progress(0.7 + 0.3 * done / LOOKED_AT_AGAIN)
            found[place] = replace(found[place], slip=self._looked_at_again(place, found[place].slip))
        return found

    def _looked_at(self, place: int) -> Slip | None:
        """The best is found in one half of the worlds and compared in the other: the largest of many noisy figures is
        larger than it should be in the worlds in which it is the largest."""
        state, move = self.record.states[place], self.record.line[place]
        menu = self.game.legal(state, move.seat)
        if len(menu) < 2:
            return None
        actions = menu_of(menu, self.valuing.most)
        if move.action not in actions:
            actions.append(move.action)
        worlds = self._tried(place, actions, 2 * self.looks, 1)
        half = (len(worlds[0]) + 1) // 2
        own = actions.index(move.action)
        first = [_worth(one[:half], move.seat, self.valuing.blend) for one in worlds]
        best = max(range(len(actions)), key=lambda i: (first[i], i == own))
        return self._slip(actions[best], worlds[best][-half:], worlds[own][-half:], move.seat)

    def _looked_at_again(self, place: int, slip: Slip | None) -> Slip | None:
        move = self.record.line[place]
        if slip is None or slip.better == move.action:
            return slip
        best, own = self._tried(place, [slip.better, move.action], self.again, 2)
        return self._slip(slip.better, best, own, move.seat)

    def _tried(self, place: int, actions: Sequence[Action], worlds: int, look: int) -> list[Worlds]:
        view = self.game.view(self.record.states[place], self.record.line[place].seat)
        seed = Random(f"{self.seed} {place} {look}").getrandbits(62)
        return self.valuing.tried(view, actions, worlds, seed)

    def _slip(self, better: Action, best: Worlds, own: Worlds, seat: Seat) -> Slip:
        return Slip(better, *gap(best, own, seat, self.valuing.blend))


def _step(move: Moved, now: Worlds | None) -> Analysed:
    if now is None:
        return Analysed(move.seq, move.seat, move.action, None, None, 0.0)
    value = value_of(now)
    return Analysed(move.seq, move.seat, move.action, value.chances, value.scores, value.error)


def _compared(step: Analysed) -> float:
    return step.slip.compared if step.slip is not None else 0.0


def _worth(worlds: Worlds, seat: Seat, blend: float) -> float:
    means = worlds.mean(axis=0)[seat]
    return float(means[WIN] + blend * means[SCORE])


def _by_side(figures: Any, sides: int) -> list[float]:
    return [0.0] * sides if isinstance(figures, float) else [float(one) for one in figures]
