"""Every game that is found, with every number of seats and every combination of its options, within reason."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random
from typing import Any

import pytest

from tabbytop.core import PHYSICS, SPECTATOR, AnyGame, Malformed, Record, Sitter, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import all_games

Step = tuple[Any, int, Any, Any]  # state, seat, action, state after it


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    game: AnyGame
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.key}-{self.seats}-{chosen}"

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), SPECTATOR)

    def begin(self) -> Any:
        return self.game.new_game(self.seats, self.game.complete(self.options))

    def walk(self, seed: int) -> tuple[list[Step], Any]:
        """A random game: its steps and its last state."""
        steps: list[Step] = []
        rng = Random(f"{self} {seed}")
        end = play_out(self.game, self.begin(), at_random(rng), rng.randrange, watch=lambda *step: steps.append(step))
        return steps, end

    @cached_property
    def _walks(self) -> list[tuple[list[Step], Any]]:
        """Six random games, fewer of a long one."""
        first = self.walk(0)
        return [first, *(self.walk(seed) for seed in range(1, max(2, min(6, 600 // len(first[0])))))]

    def steps(self, games: int = 6) -> Iterator[Step]:
        for steps, _ in self._walks[:games]:
            yield from steps

    def positions(self, games: int = 6) -> Iterator[Any]:
        for steps, end in self._walks[:games]:
            yield from (step[0] for step in steps)
            yield end

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
        try:
            game.check_setup(seats, options)
        except Malformed:
            continue
        yield options


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


@pytest.fixture(scope="session", params=list(cases()), ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    one: Case = request.param
    return one
