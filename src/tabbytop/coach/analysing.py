"""A game that is over, step by step: how good each position was, what was drawn, what was decided.

With V for what a position is worth to a side (``valuing``), every position valued once:

    luck  = sum over draws      of V(after) - the mean of V over all that could have been drawn
    skill = sum over decisions  of V(after) - V(before)
    final - initial = luck + skill (+ unseen: steps between which nothing can be valued)

A position in which chance acts is worth the mean over what it may draw, so luck is nothing on average whatever V is,
and the sums close exactly. This is how backgammon programs tell luck from skill. What a decision ``lost`` is something
else: the best choice by what its seat could see then, less the one that was made.

V knows all cards. Beside it stands what a position seemed to be worth by what was known then (``Guess``): to who looks
on, and to each seat by its own view, with what is hidden imagined (determinization). Nothing is summed of that.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any

import numpy

from tabbytop.core import CHANCE, Action, Noted, Odds, Record, Seat, TabbyError, Viewer

from .noting import Remark, notes
from .reasons import Reason, all_reasons
from .valuing import SCORE, WIN, Glance, Guess, Value, Valuing, Worlds, ended, gap, value_of

FEW = 4  #: of choices that were only glanced at, so many are tried beside one's own
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
    choices: int  #: among how many it was chosen
    is_tried: bool = True  #: else it is a judgement at first sight, or tried a few times only

    @property
    def is_sure(self) -> bool:
        return self.is_tried and self.compared >= max(LEAST, SURE * self.doubt)


@dataclass(frozen=True, slots=True)
class Analysed:
    """One step. ``value`` is that of the position after it, None within choices that are made at once; of a draw
    ``luck`` is what it gave each side. ``guess`` is None where nothing is hidden in the whole game, and within a turn.
    """

    n: int
    seat: Seat
    action: Action
    value: Value | None
    guess: Guess | None = None
    luck: Value | None = None
    slip: Slip | None = None
    reasons: tuple[Reason, ...] = ()  #: what it changed at once,
    better_reasons: tuple[Reason, ...] = ()  #: and what the better choice would have

    @property
    def better(self) -> Action | None:
        """None where none was, as far as is known."""
        slip = self.slip
        return None if slip is None or slip.better == self.action or slip.compared <= 0 else slip.better


@dataclass(frozen=True, slots=True)
class Sum:
    """Of one side, in score: what it had, where it came to, and by what; None where luck is not told."""

    luck: float | None
    skill: float | None
    unseen: float | None
    final: float
    initial: float
    doubt: float | None = None  #: how far off luck and skill may be: one standard error


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
        """The largest slips that are surely ones, in the order of the game. A chance that was missed again and again in
        one turn is told where it was worth most."""
        turn, found = self.record.game.flow.turn_number, dict[Any, int]()
        slips = [
            (step.slip, step.n, (step.seat, turn(state), step.better))
            for step, state in zip(self.steps, self.record.states, strict=False)
            if step.slip is not None and step.slip.is_sure
        ]
        for _, n, missed in sorted(slips, key=lambda one: -one[0].compared):
            found.setdefault(missed, n)
        return tuple(sorted(list(found.values())[:TURNING_POINTS]))

    def notes(self, first: int) -> Iterator[Noted]:
        """As entries of the record, from number ``first`` on."""
        write = self.record.game.notation.write
        remarks = [
            Remark(step.n, write(step.better), step.slip.chance, step.slip.score)
            if step.better is not None and step.slip is not None and step.slip.is_sure
            else Remark(step.n)
            if step.luck is None
            else Remark(step.n, chance=step.luck.chances[0], luck=step.luck.scores[0])
            for step in self.steps
        ]
        return notes(first, remarks, self.turning_points)

    def as_json(self) -> dict[str, Any]:
        write = self.record.game.notation.write
        return {
            "game": self.record.game.key,
            "unit": self.unit,
            "seats": [
                {
                    "luck": one.luck,
                    "skill": one.skill,
                    "unseen": one.unseen,
                    "final": one.final,
                    "initial": one.initial,
                    "doubt": one.doubt,
                }
                for one in self.sides
            ],
            "steps": [
                {
                    "n": step.n,
                    "seat": step.seat,
                    "action": write(step.action),
                    "chance": step.value and step.value.chances,
                    "points": step.value and step.value.scores,
                    "error": step.value and step.value.error,
                    "seen": step.guess and _figures(step.guess.seen),
                    "own": step.guess and _figures(step.guess.own),
                    "lost": None if step.slip is None else step.slip.chance if step.better is not None else 0.0,
                    "lost_points": None if step.slip is None else step.slip.score if step.better is not None else 0.0,
                    "doubt": None if step.slip is None else step.slip.doubt,
                    "choices": None if step.slip is None else step.slip.choices,
                    "luck": step.luck and step.luck.scores,
                    "better": None if step.better is None else write(step.better),
                }
                for step in self.steps
            ],
            "turning_points": list(self.turning_points),
            "work": self.worlds,
            "seed": self.seed,
        }


def doubt_of(draws: Sequence[tuple[Value, Value]], side: int) -> float:
    """Of what a side's luck comes to, in score: the standard errors before each draw and after it, added up."""
    return sqrt(sum(before.off[side] ** 2 + after.off[side] ** 2 for before, after in draws))


def analyse(
    record: Record,
    valuing: Valuing,
    worlds: int | None = None,
    seed: int = 1,
    progress: Progress = lambda part: None,
    *,
    knows: bool = True,
    blames: bool = True,
) -> Analysis:
    """``worlds``: in how many games each position is played on, instead of the usual number. ``knows``: is it asked as
    well how good positions seemed by what was known then? ``blames``: what decisions lost? Nothing else depends on
    either."""
    work = Analysing(record, valuing, worlds, seed, knows=knows, blames=blames)
    for part in work.go_on():
        progress(part)
    return work.analysis


class Analysing:
    """The work on one record, done bit by bit for whoever has others waiting."""

    def __init__(
        self,
        record: Record,
        valuing: Valuing,
        worlds: int | None = None,
        seed: int = 1,
        *,
        knows: bool = True,
        blames: bool = True,
    ) -> None:
        if not record.is_over:
            raise NotAnalysed("the game is not over; it can be analysed when it is")
        if record.carried or record.base:
            raise NotAnalysed("the game began under other rules, so its first moves are not known")
        if not any(map(valuing.is_valued, record.states[:-1])):
            raise NotAnalysed("there is no position in this game that can be valued")
        paced = valuing.paced(len(record.header.seats), len(record.line))
        self.record, self.game, self.valuing, self.seed = record, record.game, paced, seed
        self._knows, self._blames = knows, blames
        self.worlds, self._tells_luck = worlds or paced.worlds, valuing.tells_luck(record.states[0])
        share = worlds / valuing.worlds if worlds else 1.0
        self._looks, self._again = max(4, round(share * valuing.looks)), max(8, round(share * valuing.again))
        self._values: list[Value | None] = []
        self._guesses: list[Guess | None] = []
        self._hides = False  # was there anything that somebody could not see?
        self._slips: dict[int, Slip | None] = {}
        self._glances: dict[int, Sequence[Glance]] = {}
        self._better: dict[int, list[Action]] = {}  # what seemed better when it was first tried, the best first

    def go_on(self) -> Iterator[float]:
        """One bit after another; how much of it is done. Of decisions those that seem to have lost most are tried, if
        they were only glanced at, and the largest slips are looked at once more, in fresh worlds."""
        states, line, way = self.record.states, self.record.line, self.valuing
        bits = 3 * len(states) + way.likely + way.largest
        for place, state in enumerate(states):
            self._values.append(self._values[-1] if place and self._is_word(place - 1) else self._valued(place, state))
            yield len(self._values) / bits
        for place, state in enumerate(states):
            self._guesses.append(self._guessed(place, state) if self._knows else None)
            yield (len(states) + place) / bits
        for place, move in enumerate(line):
            if move.seat >= 0:
                asks = self._blames and not self._is_word(place)
                self._slips[place] = self._looked_at(place) if asks else None
                yield (2 * len(states) + place) / bits
        likely = sorted(self._slips, key=lambda place: -self._seems(place))[: way.likely]
        for done, place in enumerate(likely):
            self._slips[place] = self._first_tried(place, self._slips[place])
            yield (3 * len(states) + done) / bits
        if not way.glanced:
            for place in set(self._slips).difference(likely):
                self._slips[place] = self._unblamed(place, self._slips[place])
        largest = sorted(likely, key=lambda place: -self._lost(place))[: way.largest]
        for done, place in enumerate(largest):
            self._slips[place] = self._looked_at_again(place, self._slips[place])
            yield (3 * len(states) + len(likely) + done) / bits

    @property
    def analysis(self) -> Analysis:
        """When all of it is done."""
        steps, sides = self._told()
        unit = self.valuing.unit_of(self.record.states[0])
        return Analysis(self.record, unit, sides, steps, self.worlds, self.seed)

    def _told(self) -> tuple[tuple[Analysed, ...], tuple[Sum, ...]]:
        """Each step, and what they come to: between two valued positions lies a draw, a decision (or several, made at
        once), or steps in which nothing can be told apart."""
        line, steps = self.record.line, []
        before, since = self._values[0], 0
        first = next(value for value in self._values if value is not None)
        luck, skill, unseen = ([0.0] * len(first.scores) for _ in range(3))
        draws: list[tuple[Value, Value]] = []
        for place, move in enumerate(line, 1):
            now = self._values[place]
            guess = self._guesses[place] if self._hides else None
            step = self._with_reasons(place - 1, Analysed(move.seq, move.seat, move.action, now, guess))
            if now is not None:
                if before is not None:
                    who = [one.seat for one in line[since:place]]
                    gain = now.less(before)
                    part = luck if who == [CHANCE] else unseen if CHANCE in who else skill
                    part[:] = [one + more for one, more in zip(part, gain.scores, strict=True)]
                    if who == [CHANCE]:
                        step = replace(step, luck=gain)
                        draws.append((before, now))
                before, since = now, place
            steps.append(step)
        assert before is not None
        if self._tells_luck:
            doubt = [doubt_of(draws, side) for side in range(len(luck))]
            return tuple(steps), tuple(map(Sum, luck, skill, unseen, before.scores, first.scores, doubt))
        ends = zip(before.scores, first.scores, strict=True)
        return tuple(replace(step, luck=None) for step in steps), tuple(Sum(None, None, None, *one) for one in ends)

    def _with_reasons(self, place: int, step: Analysed) -> Analysed:
        if step.seat < 0:
            return step
        step = replace(step, slip=self._slips[place])
        view = self.game.view(self.record.states[place], step.seat)

        def why(action: Action) -> tuple[Reason, ...]:
            return all_reasons(self.game, self.valuing, view, action, Random(f"{self.seed} {place}"))

        better = () if step.better is None else why(step.better)
        return replace(step, reasons=why(step.action), better_reasons=better)

    # -- positions -----------------------------------------------------------------------------------------------------

    def _valued(self, place: int, state: Any) -> Value | None:
        """None where some have chosen and others not, or where nothing is known: before a draw whose luck is not told
        it may be."""
        if place == len(self.record.states) - 1:
            outcome = self.record.outcome()
            return value_of(ended(outcome, self.valuing.score(outcome)))
        asked = self.game.to_act(state)
        if asked.must == (CHANCE,) and self._tells_luck and (mean := self._over_draws(place, state)) is not None:
            return mean
        if asked.chosen or not self.valuing.is_valued(state):
            return None
        return value_of(self.valuing.played_on(state, self.worlds, self.seed))

    def _over_draws(self, place: int, state: Any) -> Value | None:
        """The mean over what may be drawn, each of it in the same worlds; None where that leads nowhere yet. Where a
        draw comes after a draw and nothing can be valued between, it is drawn on."""
        rng = Random(f"{self.seed} {place} on")
        then = [
            (self._drawn_on(self.game.apply(state, CHANCE, action), rng), part)
            for action, part in self._draws(place, state)
        ]
        if not all(self.valuing.is_valued(after) for after, _ in then):
            return None
        return value_of(sum(part * self.valuing.played_on(after, self.worlds, self.seed) for after, part in then))

    def _drawn_on(self, state: Any, rng: Random) -> Any:
        while not self.valuing.is_valued(state) and self.game.to_act(state).must == (CHANCE,):
            state = self.game.apply(state, CHANCE, self.game.chances(state).draw(rng.randrange))
        return state

    def _draws(self, place: int, state: Any) -> Iterator[tuple[Action, float]]:
        chances = self.game.chances(state)
        if isinstance(chances, Odds) and len(chances.values) <= self.valuing.listed:
            yield from ((action, float(part)) for action, part in chances)
            return
        rng = Random(f"{self.seed} {place}")
        drawn = self.valuing.drawn
        yield from ((chances.draw(rng.randrange), 1 / drawn) for _ in range(drawn))

    # -- what was known ------------------------------------------------------------------------------------------------

    def _guessed(self, place: int, state: Any) -> Guess | None:
        """None where the position has no value, and within a turn: before a draw, and while the same seat goes on."""
        value = self._values[place]
        if value is None or (place < len(self.record.line) and not self._is_pause(place, state)):
            return None
        if place and self._is_word(place - 1):
            return self._guesses[-1]
        seen, seats = self._known_to(None, place, state, value), len(self.record.header.seats)
        each = [
            self._known_to(side, place, state, value) if side < seats else seen for side in range(len(seen.chances))
        ]
        own = ((one.chances[side], one.scores[side], one.off[side]) for side, one in enumerate(each))
        chances, scores, off = zip(*own, strict=True)
        return Guess(seen, Value(chances, scores, off=off))

    def _is_pause(self, place: int, state: Any) -> bool:
        must = self.game.to_act(state).must
        return must != (CHANCE,) and (place == 0 or must != (self.record.line[place - 1].seat,))

    def _known_to(self, viewer: Viewer, place: int, state: Any, value: Value) -> Value:
        """What nobody sees is imagined; after every step the same cards, as far as they can be."""
        if place == len(self.record.line):
            return value
        view, deals = self.game.view(state, viewer), self.valuing.deals
        states = [self.game.determinize(view, Random(f"{self.seed} {deal}")) for deal in range(deals)]
        if all(self._looks_like(one, state) for one in states):
            return value
        self._hides = True
        each = max(1, round(self.worlds * self.valuing.known) // deals)
        worlds = [self.valuing.played_on(one, each, self.seed + deal) for deal, one in enumerate(states)]
        return value_of(numpy.concatenate(worlds))

    def _looks_like(self, one: Any, other: Any) -> bool:
        """Could no seat tell the two positions apart?"""
        seats = range(len(self.record.header.seats))
        return all(self.game.view(one, seat) == self.game.view(other, seat) for seat in seats)

    # -- decisions -----------------------------------------------------------------------------------------------------

    def _looked_at(self, place: int) -> Slip | None:
        """All choices are tried, or where they are too many, judged."""
        state, move = self.record.states[place], self.record.line[place]
        menu = self.game.legal(state, move.seat)
        if len(menu) < 2:
            return None
        glanced = self._glanced(place)
        if not glanced:
            actions = self.valuing.choices(self.game.view(state, move.seat), menu)
            if move.action not in actions:
                actions.append(move.action)
            return self._best_of(place, actions, self._looks, 1)
        apart = glanced[0].worth - next(one.worth for one in glanced if one.action == move.action)
        better = glanced[0].action if apart > 0 else move.action
        told = self.valuing.glanced * apart
        return Slip(better, self.valuing.judged * apart, 0.0, 0.0, told, len(menu), is_tried=False)

    def _is_word(self, place: int) -> bool:
        """Something that was only said: nothing is decided by it."""
        return self.game.flow.is_word(self.record.line[place].action)

    def _seems(self, place: int) -> float:
        """What a decision seems to have lost, in what is compared. Judgement may not see it: then the curve does."""
        slip = self._slips[place]
        if slip is None:
            return 0.0
        before, after = self._values[place], self._values[place + 1]
        if before is None or after is None:
            before, after = self._around(place)
        if slip.is_tried or before is None or after is None:
            return slip.compared
        seat, gained = self.record.line[place].seat, after.less(before)
        return max(slip.compared, -gained.chances[seat] - self.valuing.blend * gained.scores[seat])

    def _around(self, place: int) -> tuple[Value | None, Value | None]:
        """What a choice was worth that was made at once with others: before the first of them and after the last, if
        nothing was drawn between."""
        first, last = place, place + 1
        while first and self._values[first] is None:
            first -= 1
        while last < len(self._values) - 1 and self._values[last] is None:
            last += 1
        if any(move.seat == CHANCE for move in self.record.line[first:last]):
            return None, None
        return self._values[first], self._values[last]

    def _first_tried(self, place: int, slip: Slip | None) -> Slip | None:
        """What was only glanced at: the best at first sight, and one's own choice. It takes fresh worlds to be sure."""
        if slip is None or slip.is_tried:
            return slip
        move, blend = self.record.line[place], self.valuing.blend
        few = [one.action for one in self._glanced(place)[:FEW] if one.action != move.action]
        *others, own = self._tried(place, [*few, move.action], 2 * self._looks, 1)
        worths = {action: _worth(one, move.seat, blend) for action, one in zip(few, others, strict=True)}
        better = sorted(
            (one for one in few if worths[one] > _worth(own, move.seat, blend)), key=lambda one: -worths[one]
        )
        if not better:
            return self._unblamed(place, slip)
        unlike_first = sorted(better[1:], key=lambda one: type(one) is type(better[0]))
        self._better[place] = [better[0], *unlike_first][: self.valuing.rivals]
        return replace(self._slip(place, better[0], others[few.index(better[0])], own), is_tried=False)

    def _unblamed(self, place: int, slip: Slip | None) -> Slip | None:
        """Nothing that was better is known."""
        return slip and replace(slip, better=self.record.line[place].action, compared=0.0, score=0.0)

    def _lost(self, place: int) -> float:
        slip = self._slips[place]
        return 0.0 if slip is None else slip.compared

    def _looked_at_again(self, place: int, slip: Slip | None) -> Slip | None:
        move = self.record.line[place]
        if slip is None or slip.better == move.action:
            return slip
        rivals = self._better.get(place, [slip.better])
        if len(rivals) > 1:
            return self._best_of(place, [*rivals, move.action], self._again // 2, 2)
        best, own = self._tried(place, [slip.better, move.action], self._again, 2)
        return self._slip(place, slip.better, best, own)

    def _glanced(self, place: int) -> Sequence[Glance]:
        """At each decision once."""
        found = self._glances.get(place)
        if found is None:
            state, move = self.record.states[place], self.record.line[place]
            view, menu = self.game.view(state, move.seat), self.game.legal(state, move.seat)
            found = self._glances[place] = self.valuing.glance(view, menu, move.action)
        return found

    def _best_of(self, place: int, actions: Sequence[Action], worlds: int, look: int) -> Slip:
        """The best is found in one half of the worlds and compared in the other: the largest of many noisy figures is
        larger than it should be in the worlds in which it is the largest."""
        move = self.record.line[place]
        tried = self._tried(place, actions, 2 * worlds, look)
        half = (len(tried[0]) + 1) // 2
        own = actions.index(move.action)
        first = [_worth(one[:half], move.seat, self.valuing.blend) for one in tried]
        best = max(range(len(actions)), key=lambda i: (first[i], i == own))
        return self._slip(place, actions[best], tried[best][-half:], tried[own][-half:])

    def _tried(self, place: int, actions: Sequence[Action], worlds: int, look: int) -> list[Worlds]:
        view = self.game.view(self.record.states[place], self.record.line[place].seat)
        seed = Random(f"{self.seed} {place} {look}").getrandbits(62)
        return self.valuing.tried(view, actions, worlds, seed)

    def _slip(self, place: int, better: Action, best: Worlds, own: Worlds) -> Slip:
        seat = self.record.line[place].seat
        choices = len(self.game.legal(self.record.states[place], seat))
        return Slip(better, *gap(best, own, seat, self.valuing.blend), choices)


def _figures(value: Value) -> dict[str, Any]:
    return {"chance": value.chances, "points": value.scores}


def _worth(worlds: Worlds, seat: Seat, blend: float) -> float:
    means = worlds.mean(axis=0)[seat]
    return float(means[WIN] + blend * means[SCORE])
