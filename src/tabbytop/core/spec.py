"""What a game gives: one ``GameSpec`` of plain functions over one immutable state."""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias, Union

from .chance import Below, Chances
from .choices import Action, Menu
from .errors import IllegalAction, Malformed, OutOfTurn
from .seats import CHANCE, PHYSICS, Seat, ToAct, Viewer
from .words import NO_ARGS, Args, Event, Said, Translate, plain_words

State: TypeAlias = Any
View: TypeAlias = Any
OptionValue: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, str | int | bool]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: ``values`` in the order in which they are offered."""

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue

    def __post_init__(self) -> None:
        assert self.default in self.values, f"{self.key}: {self.default} is not among {self.values}"

    def read(self, text: str) -> OptionValue:
        """The value that ``text`` names, as typed on a command line: ``true``, ``13``, ``limited``."""
        for value in self.values:
            if text == _spell(value):
                return value
        raise Malformed(f"{text!r} is not one of {', '.join(map(_spell, self.values))}", f"option {self.key}")


def _spell(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet. ``side`` is a seat, or a rival counted on after the last seat.

    ``part`` says which game of a match it belongs to.
    """

    side: int
    clause: str
    key: str
    points: int
    args: Args = NO_ARGS
    part: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """Places from 1, ties shared, for every seat and then every rival without a seat (a sister, an island)."""

    places: tuple[int, ...]
    lines: tuple[Line, ...]
    rivals: tuple[str, ...] = ()

    def points(self, side: int) -> int:
        return sum(line.points for line in self.lines if line.side == side)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(side for side, place in enumerate(self.places) if place == 1)


def places(marks: Sequence[Any]) -> tuple[int, ...]:
    """Places for marks that compare, the greatest first: ``places([5, 9, 5]) == (2, 1, 2)``."""
    return tuple(1 + sum(other > mark for other in marks) for mark in marks)


class Step(NamedTuple):
    """One step of a game that was played."""

    before: State
    seat: Seat
    action: Action
    after: State


#: what a game is counted by, in groups. ``tabbytop simulate`` tells means; a share of games is a mean of 0 and 1
Tally: TypeAlias = dict[str, dict[str, float]]


@dataclass(frozen=True, slots=True)
class Notation:
    """Short text: actions both ways, views for transcripts and terminals."""

    write: Callable[[Action], str]
    read: Callable[[str], Action]
    show: Callable[[View], str]


def _unheard_of(*_: Any) -> Any:
    raise NotImplementedError("the game lets chance or physics act, but its spec does not say how")


@dataclass(frozen=True)
class GameSpec:
    """A game. Everything a table, a bot or an environment asks goes through these functions.

    ``apply`` trusts its caller and never checks; ``check`` below does, once, where actions come from outside.
    """

    key: str
    tag: str  #: of its clauses, as in [CLANS 3.2]
    turn_clause: str  #: the clause that says who acts when
    rules: str  #: version; moves when behaviour does
    seats: range
    options: tuple[Option, ...]
    state: type
    view_type: type
    actions: tuple[type, ...]
    notation: Notation
    new_game: Callable[[int, Options], State]
    to_act: Callable[[State], ToAct]
    legal: Callable[[State, Seat], Menu]
    apply: Callable[[State, Seat, Action], State]
    view: Callable[[State, Viewer], View]
    determinize: Callable[[View, Random], State]
    outcome: Callable[[State], Outcome]
    chances: Callable[[State], Chances] = _unheard_of
    request: Callable[[State], Any] = _unheard_of
    check_settled: Callable[[State, Action], None] = _unheard_of
    #: what is recorded where a simulation fails: nothing has happened, and the move is asked for again
    unsettled: Action | None = None
    #: the piece that a seat holds in its hand, so that others may see it move; None: it holds none
    held: Callable[[State, Seat], int | None] = lambda *_: None
    #: what physics might do with a request, drawn and not simulated: for random play, play-outs and tests
    pretend: Callable[[Any, Below], Action] = _unheard_of
    tell: Callable[[State, Seat, Action, State, Viewer], tuple[Event, ...]] = lambda *_: ()
    #: who might interrupt, as far as all can see, so that bots leave them a moment whatever they hold; None: who may
    might_interrupt: Callable[[State], tuple[Seat, ...]] | None = None
    #: the answer that does nothing, where there is one: the table gives it for who has no other, is late or quiet
    pass_on: Callable[[Menu], Action | None] = lambda *_: None
    #: explains a refusal better than the prompt's clause alone; None where it cannot
    why_not: Callable[[State, Seat, Action], IllegalAction | None] = lambda *_: None
    #: an undo barrier that the core cannot see by itself
    reveals: Callable[[State, Seat, Action], bool] = lambda *_: False
    #: the outcome if the game ended now, from what this viewer sees; None where it is not public
    standing: Callable[[View], Outcome | None] = lambda *_: None
    #: how many turns (days, rounds) have begun, for lists of tables
    turn_number: Callable[[State], int] = lambda *_: 0
    #: arguments of events, prompts and score lines in words, for whoever reads a record
    words: Callable[[Args, Sequence[str], Translate], Said] = plain_words
    #: an old snapshot, as JSON values, for new rules
    migrate: Callable[[str, Any], Any] = lambda version, data: data
    #: ``Malformed`` where these options are not for this number of seats
    check_setup: Callable[[int, Options], None] = lambda *_: None
    #: counts a finished position given as JSON values, for the score pad: as JSON values again, or as a sheet
    score: Callable[[Any], dict[str, Any]] | None = None
    count: Callable[[Any], Outcome] | None = None
    #: more for ``tabbytop bench`` to time, by name: each makes ready and returns the work
    bench: tuple[tuple[str, Callable[[], Callable[[], Any]]], ...] = ()
    #: what is worth counting in a game that is over, from its steps: the same keys for all games of one setup
    tally: Callable[[Sequence[Step]], Tally] | None = None
    #: what was added to the box from outside, as JSON values, for boards that draw it
    extra: Any = None
    shelf: bool = True  #: offered to people; a template and a game that has no board yet are not

    @property
    def has_physics(self) -> bool:
        """Does what happens at its table have to be simulated?"""
        return self.request is not _unheard_of

    @cached_property
    def action(self) -> Any:
        """The union of all actions, for the codec; a lone kind still gets its ``type`` field."""
        return Union[(*self.actions, None)]

    def complete(self, given: Mapping[str, Any]) -> Options:
        """``given`` with defaults for the rest; ``Malformed`` for an option or a value the game does not have."""
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                raise Malformed(f"{self.key} has no such option; it has {', '.join(known) or 'none'}", f"option {key}")
            if not any(type(value) is type(one) and value == one for one in known[key].values):
                raise Malformed(f"{value!r} is not one of {', '.join(map(_spell, known[key].values))}", f"option {key}")
        return {option.key: given.get(option.key, option.default) for option in self.options}

    def __reduce__(self) -> tuple[Any, ...]:
        """Specs hold functions; between processes they travel by name."""
        return _find, (self.key, self.new_game.__module__)


def _find(key: str, module: str) -> GameSpec:
    package = importlib.import_module(module.rsplit(".", 1)[0])
    spec = package.GAME
    assert isinstance(spec, GameSpec)
    assert spec.key == key
    return spec


def check(game: GameSpec, state: State, seat: Seat, action: Action) -> None:
    """Raise unless ``seat`` can do ``action`` now. The menu is the law; ``why_not`` only explains it."""
    asked = game.to_act(state)
    if seat not in asked.must and seat not in asked.may:
        waiting = ", ".join(map(str, asked.must)) or "nobody: the game is over"
        raise OutOfTurn(game.turn_clause, f"seat {seat} is not asked now; waiting for {waiting}")
    if seat == CHANCE:
        if not game.chances(state).probability(action):
            raise IllegalAction(game.turn_clause, f"{_named(game, action)} cannot be drawn here")
    elif seat == PHYSICS:
        game.check_settled(state, action)
    else:
        asked_of = game.legal(state, seat)
        if action not in asked_of:
            raise game.why_not(state, seat, action) or IllegalAction(
                asked_of.prompt.clause,
                f"{_named(game, action)} is not one of the {len(asked_of)} choices for {asked_of.prompt.key}",
            )


def _named(game: GameSpec, action: Action) -> str:
    """An action in notation; one that speaks of things that are not in the box has none."""
    try:
        return game.notation.write(action) if isinstance(action, game.actions) else str(action)
    except (LookupError, ValueError):
        return str(action)


def poll(asked: ToAct, declined: Iterable[Seat] = ()) -> tuple[Seat, bool]:
    """The one seat to ask next, and whether it may decline: first who may interrupt, then who must act.

    This is how an always-open rule becomes turns, for bots and environments; a table of people needs no polling.
    """
    for seat in asked.may:
        if seat not in declined:
            return seat, True
    return asked.must[0], False


def discover(package: ModuleType) -> dict[str, GameSpec]:
    """Every module of ``package`` that has a ``GAME``: found by looking, not registered by hand."""
    found = {}
    for info in sorted(pkgutil.iter_modules(package.__path__, package.__name__ + "."), key=lambda info: info.name):
        spec = getattr(importlib.import_module(info.name), "GAME", None)
        if isinstance(spec, GameSpec):
            found[spec.key] = spec
    return found
