"""Which options matter, as a game declares it (``when``), held against its rules by games that are played twice.

A random game is played under one value of an option and, move by move, once more under another. Where the option does
not matter, nothing but the option itself may differ; where it does, something must, in some game.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from tabbytop.core import CHANCE, PHYSICS, AnyGame, Option, Options, Step, encode, play_out
from tabbytop.core.options import SEATS
from tabbytop.core.playing import at_random
from tabbytop.games import all_games

from .conftest import allowed, can_be
from .exchange import AnyStep

GAMES = 60  #: tried at most, until an option has mattered with every value of the others
VIEWS = 16  #: every so many steps it is compared what is seen

#: where random play does not come so far: the test of the game's own that shows what the option does
SHOWN_BY = {
    "kingos-island": ("test_battle", "test_kingos_strength_depends_on_the_number_of_players_and_the_token"),
    "tower-target": ("test_stories", "test_the_option_target_names_the_last_story"),
}


class Differs(Exception):
    """What is not the same."""


class Twin:
    """A game played along with another one, under another value of one option."""

    def __init__(self, game: AnyGame, seats: int, options: Options, key: str, other: Any) -> None:
        self.game, self.said, self.steps = game, (options[key], other), 0
        self.viewers = (*range(seats), None)
        self.state = game.new_game(seats, game.complete({**options, key: other}))

    def follow(self, step: AnyStep) -> None:
        """The same step; ``Differs`` unless it could be made here too, and everybody was told and sees the same."""
        before, self.state = self.state, self._followed(step)
        for viewer in self.viewers:
            self._same(
                f"told to {viewer}", self.game.tell(*step, viewer), self.game.tell(before, *self._of(step), viewer)
            )
        self.steps += 1
        if self.steps % VIEWS == 1 or not self.game.to_act(step.after).must:
            self._look(step.after)

    def _of(self, step: AnyStep) -> tuple[int, Any, Any]:
        return step.seat, step.action, self.state

    def _followed(self, step: AnyStep) -> Any:
        game, one, other = self.game, step.before, self.state
        asked = game.to_act(one)
        self._same("asked", asked, game.to_act(other))
        for seat in (*asked.must, *asked.may):
            if seat == CHANCE:
                self._same("drawn from", game.chances(one), game.chances(other))
            elif seat == PHYSICS:
                assert game.physics is not None
                self._same("let go", game.physics.request(one), game.physics.request(other))
            else:
                self._same(f"offered to {seat}", game.legal(one, seat), game.legal(other, seat))
        return game.apply(other, step.seat, step.action)

    def _look(self, state: Any) -> None:
        """Positions, views and standings, but for the places that only say the option."""
        game = self.game
        self._alike(encode(game.state, state), encode(game.state, self.state))
        for viewer in self.viewers:
            seen, again = game.view(state, viewer), game.view(self.state, viewer)
            self._alike(encode(game.view_type, seen), encode(game.view_type, again))
            self._same("the standing", game.standing(seen), game.standing(again))
        if not game.to_act(state).must:
            self._same("the outcome", game.outcome(state), game.outcome(self.state))

    def _alike(self, one: Any, other: Any) -> None:
        for place, *both in differing(one, other):
            if tuple(both) != self.said:
                raise Differs(f"step {self.steps}: {place}: {both}")

    def _same(self, what: str, one: Any, other: Any) -> None:
        if one != other:
            raise Differs(f"step {self.steps}: {what}: {one}, {other}")


def differing(one: Any, other: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The places at which two JSON values differ, and what stands there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differing(one[key], other[key], f"{place}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from differing(here, there, f"{place}.{at}")
    elif one != other:
        yield place, one, other


class Way(NamedTuple):
    """A way to play, and the value of one option under which it is played once more."""

    game: AnyGame
    seats: int
    options: Options
    key: str
    other: Any

    @property
    def beside(self) -> set[tuple[str, Any]]:
        """What else is chosen: the number of seats, the other options."""
        return {(SEATS, self.seats), *((key, value) for key, value in self.options.items() if key != self.key)}

    def difference(self, seed: int) -> Differs | None:
        """What is not the same in the two games; None: nothing."""
        twin, rng = Twin(*self), Random(f"{self.key} {seed}")
        begun = self.game.new_game(self.seats, self.game.complete(self.options))
        try:
            play_out(self.game, begun, at_random(rng), rng.randrange, watch=lambda *step: twin.follow(Step(*step)))
        except Differs as found:
            return found
        return None


def ways(game: AnyGame, option: Option, matters: bool) -> list[Way]:
    """All ways to play in which an option matters, or all in which it does not."""
    return [
        Way(game, seats, options, option.key, other)
        for seats in game.seats
        for options in allowed(game, seats)
        for other in option.values
        if other != options[option.key] and can_be(game, seats, {**options, option.key: other})
        if option.matters(seats, options) is matters
    ]


def one_with_any(found: list[Way], wanted: set[tuple[str, Any]], rng: Random) -> Way:
    return rng.choice([way for way in found if way.beside & wanted])


def params() -> Iterator[Any]:
    for game in all_games().values():
        for option in game.options:
            marks = () if game.key == "saucers" else pytest.mark.slow
            yield pytest.param(game, option, id=f"{game.key}-{option.key}", marks=marks)


every_option = pytest.mark.parametrize(("game", "option"), list(params()))


@every_option
def test_an_option_that_does_not_matter_changes_nothing(game, option):
    """Each of its values, with every value of the others that makes it idle; or with any, if it is only shown."""
    rng, found = Random(option.key), ways(game, option, matters=option.shown)
    assert found or not option.when, "it is said to depend on something, but matters always"
    idle = sorted({one for way in found for one in way.beside if one[0] in option.when}, key=repr)
    played = found[: option.shown]
    for value, other in pairwise(option.values):
        between = [way for way in found if (way.options[option.key], way.other) == (value, other)]
        played += [one_with_any(between, {one}, rng) for one in idle]
    for seed, way in enumerate(played):
        assert way.difference(seed) is None, f"{way.seats} seats, {way.options} and {option.key}={way.other}"


@every_option
def test_an_option_that_matters_changes_something(game, option):
    """With every number of seats, and with every value of the others."""
    if option.shown:
        assert option.key in encode(game.view_type, game.view(game.new_game(game.seats[-1], game.complete({})), None))
        return
    if shown := SHOWN_BY.get(f"{game.key}-{option.key}"):
        module, test = shown
        assert hasattr(import_module(f"{game.package}.tests.{module}"), test)
        return
    rng, found = Random(option.key), ways(game, option, matters=True)
    wanted = {one for way in found for one in way.beside}
    for seed in range(GAMES):
        if not wanted:
            break
        way = one_with_any(found, wanted, rng)
        if way.difference(seed):
            wanted -= way.beside
    assert not wanted
