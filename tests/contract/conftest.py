"""Every game that is found, with every number of seats and every combination of its options, within reason."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cached_property
from itertools import islice, product, zip_longest
from random import Random
from typing import Any, NamedTuple

import pytest

from tabbytop.core import PHYSICS, SPECTATOR, AnyGame, Malformed, Record, Sitter, Step, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import all_games
from tests.spoken import Recorded, messages

from .exchange import AnyStep, another, hides, turns_over
from .telling import teaches_the_same

LOOKS = 40  #: steps of one way to play at which it is asked what the others can tell
WORLDS = 6  #: tried for one in which what is turned over is the same
NEAR = 4  #: looks at a menu for something that is nearly on it


class Look(NamedTuple):
    """A position, what happens next, somebody who watches, and a world that differs in what they may not know."""

    state: Any
    step: AnyStep | None
    viewer: int | None
    world: Any


def stage(state: Any) -> Any:
    """What is going on: the frame on top of an agenda, or a step."""
    return type(state.agenda[-1]) if hasattr(state, "agenda") else getattr(state, "step", None)


def nearly(action: Any, others: list[Any], rng: Random) -> Any:
    """An action with a part of another of its kind."""
    if not (parts := fields(action)):
        return action
    name = rng.choice(parts).name
    return replace(action, **{name: getattr(rng.choice(others), name)})


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: AnyGame
    seats: int
    options: dict[str, Any]
    least: int = 2  #: random games, however long they are

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.key}-{self.seats}-{chosen}"

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), SPECTATOR)

    def begin(self) -> Any:
        return self.game.new_game(self.seats, self.game.complete(self.options))

    def walk(self, seed: int) -> tuple[list[AnyStep], Any]:
        """A random game: its steps and its last state."""
        steps: list[AnyStep] = []
        rng = Random(f"{self} {seed}")
        end = play_out(
            self.game, self.begin(), at_random(rng), rng.randrange, watch=lambda *step: steps.append(Step(*step))
        )
        return steps, end

    @cached_property
    def walks(self) -> list[tuple[list[AnyStep], Any]]:
        """Six random games, fewer of a long one: steps and last state. All tests of a case look at the same ones."""
        first = self.walk(0)
        return [first, *(self.walk(seed) for seed in range(1, max(self.least, min(6, 600 // len(first[0])))))]

    def steps(self, most: int | None = None) -> list[AnyStep]:
        """The steps of these games; or so many of them, rare kinds of action as well as frequent ones."""
        if most not in self._chosen:
            steps = [step for walk, _ in self.walks for step in walk]
            self._chosen[most] = steps if most is None else self.sample(steps, most, Random(f"{self}"))
        return self._chosen[most]

    @cached_property
    def _chosen(self) -> dict[int | None, list[AnyStep]]:
        """What ``steps`` gave, by how many: most tests ask for the same."""
        return {}

    def sample(self, steps: list[AnyStep], most: int, rng: Random) -> list[AnyStep]:
        """So many of the steps, in their order: one of each kind of action at each stage, then another of each …"""
        if len(steps) <= most:
            return steps
        kinds: dict[Any, list[int]] = {}
        for place in rng.sample(range(len(steps)), len(steps)):
            step = steps[place]
            kind = type(step.action), stage(step.before), turns_over(self.game, step)
            kinds.setdefault(kind, []).append(place)
        rounds = (place for places in zip_longest(*kinds.values()) for place in places if place is not None)
        return [steps[place] for place in sorted(islice(rounds, most))]

    @cached_property
    def done(self) -> dict[type, list[Any]]:
        """What seats did in these games, by kind of action."""
        kinds: dict[type, list[Any]] = {}
        for action in sorted({step.action for step in self.steps() if step.seat >= 0}, key=repr):
            kinds.setdefault(type(action), []).append(action)
        return kinds

    def tries(self, state: Any, viewer: int | None, rng: Random) -> list[Any]:
        """What somebody who is asked might try: one thing that is done in the game, two that are nearly on the menu."""
        asked = self.game.to_act(state)
        if viewer is None or viewer not in (*asked.must, *asked.may):
            return []
        menu, found = self.game.legal(state, viewer), [rng.choice(self.done[rng.choice(list(self.done))])]
        for _ in range(NEAR if menu.sets else 0):
            action = menu.pick(rng)
            action = nearly(action, self.done.get(type(action), [action]), rng)
            if action not in menu:
                found.append(action)
        return found[:3]

    def positions(self, most: int | None = None) -> list[Any]:
        """What these games came through, and how they ended."""
        return [step.before for step in self.steps(most)] + [end for _, end in self.walks]

    @cached_property
    def messages(self) -> tuple[Recorded, ...]:
        """All that anybody is asked and told in the first two of these games, once."""
        return tuple(dict.fromkeys(messages(self.game, self.seats, self.walks[:2])))

    @cached_property
    def looks(self) -> list[Look]:
        """Steps at which something is hidden, and for each viewer another world that it may not tell from this one."""
        rng, found = Random(f"{self} looks"), []
        hiding = [step for step in self.steps() if hides(step.before)]
        ends = [(end, None) for _, end in self.walks if hides(end)]
        for state, step in (*((step.before, step) for step in self.sample(hiding, LOOKS, rng)), *ends):
            for viewer in self.viewers:
                world = self._world(state, step, viewer, rng)
                if world != state:
                    found.append(Look(state, step, viewer, world))
        return found

    def _world(self, state: Any, step: AnyStep | None, viewer: int | None, rng: Random) -> Any:
        """Where a step turns answers over, preferably a world in which it shows the same ones: else all may differ."""
        for _ in range(WORLDS):
            world = another(self.game, state, viewer, rng, step)
            if step is None or not turns_over(self.game, step):
                break
            if world != state and teaches_the_same(self.game, step, world, viewer):
                break
        return world

    def spoilt(self, **changes: Any) -> "Case":
        """The same games looked at by a spec with mistakes, which must not be in how it is played."""
        case = replace(self, game=replace(self.game, **changes))
        case.__dict__.update(walks=self.walks, looks=self.looks, done=self.done)
        return case

    def record(self, seed: int, until: int | None = None) -> Record:
        """A random game with fair draws, or the first ``until`` moves of it."""
        rng = Random(f"{self} {seed}")
        sitters = [Sitter("person", f"player {seat + 1}") for seat in range(self.seats)]
        record = Record.open(self.game, sitters, b"s" * 32, ("one", "two"), self.options)
        while until is None or len(record.line) < until:
            record.advance()
            asked = record.to_act
            if not asked.must:
                break
            if asked.must == (PHYSICS,):
                record.play(PHYSICS, self.game.physics.pretend(self.game.physics.request(record.state), rng.randrange))
                continue
            seat = rng.choice(asked.may if asked.may and rng.random() < 0.2 else asked.must)
            record.play(seat, self.game.legal(record.state, seat).pick(rng), id=f"move-{record.seq}")
        return record


MANY = 16  #: combinations of options that are all tried; of more, as few as hold every value


def allowed(game: AnyGame, seats: int) -> Iterator[dict[str, Any]]:
    keys = [option.key for option in game.options]
    for values in product(*(option.values for option in game.options)):
        options = dict(zip(keys, values, strict=True))
        if can_be(game, seats, options):
            yield options


def can_be(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check_setup(seats, options)
    except Malformed:
        return False
    return True


def cases() -> Iterator[Case]:
    """Every combination where there are few; else every value once, and every mode with every number of seats."""
    for game in all_games().values():
        ways = [(seats, options) for seats in game.seats for options in allowed(game, seats)]
        few, seen = len(ways) <= MANY, set[Any]()
        if not few:
            Random(game.key).shuffle(ways)
        for seats, options in ways:
            holds = {*options.items(), (seats, options.get("mode"))}
            if few or not holds <= seen:
                seen |= holds
                yield Case(game, seats, options)


def params() -> Iterator[Any]:
    """The first way to play each game is quick; the others are left out before a commit."""
    seen = set[str]()
    for case in cases():
        yield pytest.param(case, id=str(case), marks=pytest.mark.slow if case.game.key in seen else ())
        seen.add(case.game.key)


@pytest.fixture(scope="session", params=list(params()))
def case(request: pytest.FixtureRequest) -> Case:
    one: Case = request.param
    return one
