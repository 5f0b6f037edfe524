"""What a game gives: one ``GameSpec`` of plain functions over one immutable state, which together span its game tree.

A simple game fills in the first part and is done. What only some games have lies in groups of its own: ``Physics``,
``Pad``, ``Flow`` and ``Counting``.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar, Union

from .chance import Below, Chances
from .choices import Menu
from .errors import IllegalAction, Malformed, OutOfTurn
from .notation import Notation
from .options import Option, Options, OptionValue, completed
from .saying import NO_WORDS, Words
from .seats import CHANCE, PHYSICS, Seat, ToAct, Viewer
from .sheet import Outcome
from .spaces import Spaces
from .words import NO_ARGS, Args, Event

State = TypeVar("State")
View = TypeVar("View")
Action = TypeVar("Action")
Request = TypeVar("Request")


@dataclass(frozen=True, slots=True)
class Physics(Generic[State, Action, Request]):
    """For a game in which a simulation acts too: what it is asked, and what becomes of its answer."""

    request: Callable[[State], Request]
    check_settled: Callable[[State, Action], None]
    #: what might happen to a request, drawn and not simulated: for random play, play-outs and tests
    pretend: Callable[[Request, Below], Action]
    #: what is recorded where a simulation fails: nothing has happened, and the move is asked for again
    unsettled: Action
    #: the piece that a seat holds in its hand, so that others may see it move; None: it holds none
    held: Callable[[State, Seat], int | None] = lambda *_: None


@dataclass(frozen=True, slots=True)
class Pad:
    """Counts a finished position of a real table, given as JSON values: as JSON values again, or as a sheet."""

    score: Callable[[Any], dict[str, Any]]
    count: Callable[[Any], Outcome]


@dataclass(frozen=True, slots=True)
class Flow(Generic[State, Action]):
    """How play flows at a table, where the rules alone do not say it."""

    #: the answer that does nothing, where there is one: the table gives it for who has no other, is late or quiet
    pass_on: Callable[[Menu[Action]], Action | None] = lambda *_: None
    #: who might interrupt, as far as all can see, so that bots leave them a moment whatever they hold; None: who may
    might_interrupt: Callable[[State], tuple[Seat, ...]] | None = None
    #: an undo barrier that the core cannot see by itself
    reveals: Callable[[State, Seat, Action], bool] = lambda *_: False
    #: how many turns (days, rounds) have begun, for lists of tables
    turn_number: Callable[[State], int] = lambda *_: 0
    #: might who must answer here have nothing to decide, as far as all can see? The time an answer takes would tell, so
    #: the table keeps all such answers face down for a while, whatever they are
    might_pass: Callable[[State], bool] = lambda *_: False
    #: what the draw that is due is for, beside its kind (a cell, a day): the same again is drawn the same again
    drawn_for: Callable[[State], tuple[str | int, ...]] = lambda *_: ()
    #: where the game is, for lists of tables: what the text ``GAME-moment`` is told. All may know it. Whoever sits on a
    #: ``seat`` in it is told too, as ``who`` and ``you``
    moment: Callable[[State], Args] = lambda *_: NO_ARGS
    #: the options of a rematch in which all have moved one seat on
    again: Callable[[Options], Options] = lambda options: options
    #: do all win or lose together, by these options? Then nothing is to be decided between them
    is_together: Callable[[Options], bool] = lambda *_: False
    #: words: said beside a turn they change nothing that anybody can do, so they are good at any later moment too, make
    #: no move and no answer stale, and take no step back from anybody
    is_word: Callable[[Action], bool] = lambda *_: False
    #: how it ends where all but one, alone the only one, gave up, if it is not who stayed that wins
    given_up: Callable[[State], Outcome | None] = lambda *_: None
    #: how it stands, with all that is hidden counted, where a game is broken off; None: as all can see it
    as_it_stands: Callable[[State], Outcome | None] = lambda *_: None


class Step(NamedTuple, Generic[State, Action]):
    """One step of a game that was played."""

    before: State
    seat: Seat
    action: Action
    after: State


#: what a game is counted by, in groups. ``tabbytop simulate`` tells means; a share of games is a mean of 0 and 1
Tally: TypeAlias = dict[str, dict[str, float]]


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure that is kept of what a seat did in a game that was played to its end (statistics), for the page of who
    sat there. It is called by the text ``GAME-measure-KEY``."""

    key: str
    #: how it is drawn: over time by itself; over time beside the other parts, four at most; how many games were won
    #: with each of those ``among`` which it is; "": in the table alone
    chart: Literal["course", "parts", "shares", ""] = ""
    #: which is one's best, if any: the fewest only of a game that was won. The first that has one is the game's stamp
    best: Literal["most", "least", ""] = ""
    among: tuple[str, ...] = ()  #: it is one of these, each with a text ``GAME-KEY-VALUE``; else it is a number


@dataclass(frozen=True, slots=True)
class Counting(Generic[State, Action]):
    """What is measured in a game, beside who wins and how fast its rules are."""

    #: what is worth counting in a game that is over, from its steps: the same keys for all games of one setup
    tally: Callable[[Sequence[Step[State, Action]]], Tally] | None = None
    #: more for ``tabbytop bench`` to time, by name: each makes ready and returns the work
    bench: tuple[tuple[str, Callable[[], Callable[[], Any]]], ...] = ()
    #: what is kept of a seat's game, the first being what the game is about; and the figures, from the last position
    #: and how it ended: some of ``measures``
    measures: tuple[Measure, ...] = ()
    figures: Callable[[State, Outcome, Seat], Args] = lambda *_: NO_ARGS
    #: the way to play within which figures and strength compare, for so many seats and these options: its text is
    #: ``GAME-mode-KEY``; "": all are alike
    mode: Callable[[int, Options], str] = lambda *_: ""
    #: may a game for so many seats be rated: does each play for themselves, and nobody with points in hand?
    rated: Callable[[int, Options], bool] = lambda *_: False


def _no_chance(state: Any) -> Any:
    raise NotImplementedError("the game lets chance act, but its spec does not say how")


@dataclass(frozen=True)
class GameSpec(Generic[State, View, Action]):
    """A game. Everything a table, a bot or an environment asks goes through these functions.

    ``apply`` trusts its caller and never checks; ``check`` below does, once, where actions come from outside.
    """

    key: str
    tag: str  #: of its clauses, as in [CLANS 3.2]
    turn_clause: str  #: the clause that says who acts when
    rules: str  #: version; moves when behaviour does
    seats: range
    options: tuple[Option, ...]
    state: type[State]
    view_type: type[View]
    actions: tuple[type[Action], ...]
    notation: Notation[View, Action]
    begin: Callable[[int, Options], State]  #: the position before anything happens; asked by ``new_game``, which checks
    to_act: Callable[[State], ToAct]
    legal: Callable[[State, Seat], Menu[Action]]
    apply: Callable[[State, Seat, Action], State]
    view: Callable[[State, Viewer], View]
    determinize: Callable[[View, Random], State]
    outcome: Callable[[State], Outcome]
    chances: Callable[[State], Chances[Action]] = _no_chance
    tell: Callable[[State, Seat, Action, State, Viewer], tuple[Event, ...]] = lambda *_: ()
    #: explains a refusal better than the prompt's clause alone; None where it cannot
    why_not: Callable[[State, Seat, Action], IllegalAction | None] = lambda *_: None
    #: the outcome if the game ended now, from what this viewer sees; None where it is not public
    standing: Callable[[View], Outcome | None] = lambda *_: None
    #: what the arguments of its events, prompts and score lines are, so that they can be said
    words: Words = NO_WORDS
    #: ``Malformed`` where these options are not for this number of seats
    check_setup: Callable[[int, Options], None] = lambda *_: None
    #: an old snapshot, as JSON values, for new rules
    migrate: Callable[[str, Any], Any] = lambda version, data: data
    flow: Flow[State, Action] = Flow()
    counting: Counting[State, Action] = Counting()
    physics: Physics[State, Action, Any] | None = None
    pad: Pad | None = None
    #: its actions and views in numbers, for those who learn, asked for as ``spaces``; None: it has declared none
    numbers: Spaces[View] | None = None
    #: what was added to the box from outside, as JSON values, for boards that draw it
    extra: Any = None
    largest: int = 10_000  #: no figure in a state is larger: one that is came from nobody who plays by the rules
    drawn: bool = False  #: has a board of its own in the client; else its views are sent in notation too
    offered: bool = True  #: to people; a template and a game in the making are not

    @cached_property
    def action(self) -> Any:
        """The union of all actions, for the codec; a lone kind still gets its ``type`` field."""
        return Union[(*self.actions, None)]

    def complete(self, given: Mapping[str, Any]) -> Options:
        """``given`` with defaults for the rest; ``Malformed`` for an option or a value the game does not have."""
        return completed(self.key, self.options, given)

    def new_game(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """The position before anything happens, with defaults for options that are not given; ``Malformed`` where the
        game is not played so."""
        chosen = {} if options is None else options
        if (asked := _asked(seats, chosen)) not in self._checked:
            chosen = self.complete(chosen)
            self.check_seats(seats, chosen)
            self._checked[asked] = chosen
        return self.begin(seats, dict(self._checked[asked]))

    @cached_property
    def _checked(self) -> dict[str, Options]:
        """All options by what was asked for: whoever plays thousands of games has it looked at once."""
        return {}

    def check_seats(self, seats: int, options: Options) -> None:
        """``Malformed`` unless so many can play with these options."""
        if not hasattr(seats, "__index__") or seats not in self.seats:
            several = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            raise Malformed(f"{self.key} is for {several} seats, not for {seats!r}")
        self.check_setup(seats, options)

    @property
    def spaces(self) -> Spaces[View]:
        """Its actions and views in numbers; ``Malformed`` where a game has declared none."""
        if self.numbers is None:
            raise Malformed(f"{self.key} has not declared its actions and views in numbers")
        return self.numbers

    @cached_property
    def seats_by_option(self) -> Mapping[tuple[str, OptionValue], tuple[int, ...]]:
        """For how many seats each value of each option can be chosen, the other options being as that needs."""
        keys = [option.key for option in self.options]
        found: dict[tuple[str, OptionValue], set[int]] = {}
        for values in product(*(option.values for option in self.options)):
            way: Options = dict(zip(keys, values, strict=True))
            for chosen in way.items():
                found.setdefault(chosen, set()).update(seats for seats in self.seats if self._can_be(seats, way))
        return {chosen: tuple(sorted(seats)) for chosen, seats in found.items()}

    def fewest_seats(self, options: Options) -> int:
        """With how few it can be played so."""
        return next((seats for seats in self.seats if self._can_be(seats, options)), self.seats[0])

    def _can_be(self, seats: int, options: Options) -> bool:
        try:
            self.check_setup(seats, options)
        except Malformed:
            return False
        return True

    @property
    def package(self) -> str:
        """The name of the package that is the game: its rules, texts and tests lie there."""
        return self.begin.__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        return Path(str(importlib.import_module(self.package).__file__)).parent

    def __reduce__(self) -> tuple[Any, ...]:
        """Specs hold functions; between processes they travel by name."""
        return _find, (self.key, self.package)


def _asked(seats: int, options: Any) -> str:
    """As text, in which ``1`` is not ``True``."""
    return f"{seats!r} {options!r}"


AnyGame: TypeAlias = GameSpec[Any, Any, Any]  #: for whoever works with games and knows none


def _find(key: str, package: str) -> AnyGame:
    spec = importlib.import_module(package).GAME
    assert isinstance(spec, GameSpec)
    assert spec.key == key
    return spec


def check(
    game: GameSpec[State, View, Action],
    state: State,
    seat: Seat,
    action: Action,
    menu: Callable[[Seat], Menu[Action]] | None = None,
) -> None:
    """Raise unless ``seat`` can do ``action`` now. The menu is the law; ``why_not`` only explains it.

    ``menu`` gives the one of a seat, from whoever may have it at hand.
    """
    asked = game.to_act(state)
    if seat not in asked.must and seat not in asked.may:
        waiting = ", ".join(map(str, asked.must)) or "nobody: the game is over"
        raise OutOfTurn(game.turn_clause, f"seat {seat} is not asked now; waiting for {waiting}")
    if seat == CHANCE:
        if not game.chances(state).probability(action):
            raise IllegalAction(game.turn_clause, f"{_named(game, action)} cannot be drawn here")
    elif seat == PHYSICS:
        assert game.physics is not None, f"{game.key} lets physics act, but its spec does not say how"
        game.physics.check_settled(state, action)
    else:
        asked_of = game.legal(state, seat) if menu is None else menu(seat)
        if action not in asked_of:
            why = game.why_not(state, seat, action) if isinstance(action, game.actions) else None
            raise why or IllegalAction(
                asked_of.prompt.clause,
                f"{_named(game, action)} is not one of the {len(asked_of)} choices for {asked_of.prompt.key}",
            )


def _named(game: AnyGame, action: Any) -> str:
    """An action in notation; what is none, or speaks of things that are not in the box, has none."""
    try:
        return game.notation.write(action) if isinstance(action, game.actions) else repr(action)
    except (LookupError, ValueError):
        return repr(action)


def poll(asked: ToAct, declined: Iterable[Seat] = ()) -> tuple[Seat, bool]:
    """The one seat to ask next, and whether it may decline: first who may interrupt, then who must act.

    This is how an always-open rule becomes turns, for bots and environments; a table of people needs no polling.
    """
    for seat in asked.may:
        if seat not in declined:
            return seat, True
    return asked.must[0], False


def discover(package: ModuleType) -> dict[str, AnyGame]:
    """Every module of ``package`` that has a ``GAME``: found by looking, not registered by hand."""
    found: dict[str, AnyGame] = {}
    for info in sorted(pkgutil.iter_modules(package.__path__, package.__name__ + "."), key=lambda info: info.name):
        spec = getattr(importlib.import_module(info.name), "GAME", None)
        if isinstance(spec, GameSpec):
            found[spec.key] = spec
    return found
