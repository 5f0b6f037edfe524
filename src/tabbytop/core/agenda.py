"""For games whose turns nest: what is going on lies on an agenda, and the frame on top of it is what is asked.

A frame is a small frozen value ("seat 1 places tile 7"). For each type of frame a game has one ``Kind``, which says
how it is played; ``Agenda`` is the interpreter that lets the top frame answer, and lets go on what goes on by itself: a
state machine with a stack.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, get_args

from .chance import Chances
from .choices import AnyMenu, Menu
from .codec import fields
from .seats import CHANCE, OVER, Seat, ToAct, ask
from .tuples import maker, slots


class Nested(Protocol):
    """A position whose turns nest: a named tuple with an ``agenda``, the last frame on top."""

    @property
    def agenda(self) -> tuple[Any, ...]: ...

    def __iter__(self) -> Iterator[Any]: ...


State = TypeVar("State", bound=Nested)
Frame = TypeVar("Frame")
Action = TypeVar("Action")

# -- how frames are played --------------------------------------------------------------------------------------------


def nobody(state: Any, frame: Any) -> ToAct:
    raise AssertionError(f"{frame} goes on by itself")


def never(state: Any, frame: Any, seat: Seat, action: Any) -> Any:
    raise AssertionError(f"nothing can be done in {frame}")


def chance(state: Any, frame: Any) -> ToAct:
    return ask(CHANCE)


def owner(state: Any, frame: Any) -> ToAct:
    """The seat that the frame names."""
    return ask(frame.seat)


def over(state: Any, frame: Any) -> ToAct:
    return OVER


def at_once(players: Sequence[Any], seats: Sequence[Seat]) -> ToAct:
    """All of ``seats`` choose at once and unseen: those are asked who have ``chosen`` nothing yet."""
    return ask(
        *[seat for seat in seats if players[seat].chosen is None],
        chosen=tuple([seat for seat in seats if players[seat].chosen is not None]),
    )


@dataclass(frozen=True, slots=True)
class Kind(Generic[State]):
    """How a frame is played. ``go_on`` is what follows by itself where nobody is asked (None: somebody is)."""

    ask: Callable[[State, Any], ToAct] = nobody
    do: Callable[[State, Any, Seat, Any], State] = never
    menu: Callable[[State, Any, Seat], AnyMenu] | None = None
    draw: Callable[[State, Any], Chances[Any]] | None = None
    go_on: Callable[[State, Any], State | None] | None = None
    open: bool = False  #: a turn beside which others may interrupt


@dataclass(frozen=True, slots=True)
class Interrupts(Generic[State, Action]):
    """What may be done beside an open turn, and by whoever is on turn too: actions of one type."""

    action: type[Action]
    may: Callable[[State, Seat], tuple[Seat, ...]]  #: who can, beside the seat on turn
    menu: Callable[[State, Seat], Menu[Action]]
    do: Callable[[State, Seat, Action], State]


@dataclass(frozen=True, slots=True)
class Agenda(Generic[State, Action]):
    """Plays a game by the frame on top: four functions of its ``GameSpec``.

    ``begin`` prepares a position for its next step, ``end`` ends a game that goes no further, whatever lies on top.
    """

    kinds: Mapping[type, Kind[State]]
    interrupts: Interrupts[State, Any] | None = None
    begin: Callable[[State], State] | None = None
    end: Callable[[State], State | None] | None = None

    def to_act(self, state: State) -> ToAct:
        """Who is asked by the frame on top; beside an open turn also who may interrupt."""
        top = state.agenda[-1]
        kind = self.kinds[type(top)]
        asked = kind.ask(state, top)
        if not kind.open:
            return asked
        assert self.interrupts is not None, f"{top} is open, but nobody can interrupt"
        (on_turn,) = asked.must
        may = self.interrupts.may(state, on_turn)
        return ask(on_turn, may=may) if may else asked

    def legal(self, state: State, seat: Seat) -> Menu[Action]:
        top = state.agenda[-1]
        kind = self.kinds[type(top)]
        if kind.open and seat not in kind.ask(state, top).must:
            assert self.interrupts is not None, f"{top} is open, but nobody can interrupt"
            return self.interrupts.menu(state, seat)
        assert kind.menu is not None, f"nobody is asked by {top}"
        return kind.menu(state, top, seat)

    def chances(self, state: State) -> Chances[Action]:
        top = state.agenda[-1]
        draw = self.kinds[type(top)].draw
        assert draw is not None, f"chance is not asked by {top}"
        return draw(state, top)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The position after it, when all that follows by itself has happened too."""
        if self.begin is not None:
            state = self.begin(state)
        top = state.agenda[-1]
        kind = self.kinds[type(top)]
        if kind.open and self.interrupts is not None and isinstance(action, self.interrupts.action):
            return self.go_on(self.interrupts.do(state, seat, action))
        return self.go_on(kind.do(state, top, seat, action))

    def go_on(self, state: State) -> State:
        """Let go on what goes on by itself, until somebody has to be asked."""
        kinds, end = self.kinds, self.end
        while True:
            if end is not None and (ended := end(state)) is not None:
                return ended
            top = state.agenda[-1]
            go_on = kinds[type(top)].go_on
            if go_on is None or (following := go_on(state, top)) is None:
                return state
            state = following

    def on_turn(self, state: State) -> Seat | None:
        """Whose turn it is, while others may interrupt; None where nobody may."""
        top = state.agenda[-1]
        kind = self.kinds[type(top)]
        return kind.ask(state, top).must[0] if kind.open else None


# -- what is seen of it -----------------------------------------------------------------------------------------------


class Sight(Generic[Frame]):
    """What everybody sees of an agenda: of each frame the fields that its kind shows.

    A field that is not shown is seen at its default, whatever it holds. Every member of the ``union`` of frames has to
    say what it shows, if only that it shows nothing.
    """

    def __init__(self, union: Any, shows: Mapping[type[Frame], tuple[str, ...]]) -> None:
        for kind in get_args(union):
            assert kind in shows, f"{kind.__name__} does not say what is seen of it"
        for kind, names in shows.items():
            assert set(names) <= {name for name, _ in fields(kind)}, f"{kind.__name__} has not all of {names}"
        self._whole = frozenset(kind for kind, names in shows.items() if len(names) == len(fields(kind)))
        self._shows = shows

    def __call__(self, agenda: tuple[Frame, ...]) -> tuple[Frame, ...]:
        whole = self._whole
        return tuple([frame if type(frame) in whole else self._seen(frame) for frame in agenda])

    def _seen(self, frame: Frame) -> Frame:
        kind = type(frame)
        return kind(**{name: getattr(frame, name) for name in self._shows[kind]})


# -- pushing and popping ----------------------------------------------------------------------------------------------


class Stack(Generic[State, Frame]):
    """The ways in which an agenda changes, for one type of position."""

    def __init__(self, kind: type[State]) -> None:
        self._make, self._place = maker(kind), slots(kind)["agenda"]

    def push(self, state: State, *frames: Frame) -> State:
        """The last of ``frames`` comes first."""
        values, place = list(state), self._place
        values[place] = (*values[place], *frames)
        return self._make(values)

    def pop(self, state: State) -> State:
        values, place = list(state), self._place
        values[place] = values[place][:-1]
        return self._make(values)

    def instead(self, state: State, *frames: Frame) -> State:
        """``frames`` in place of what is on top."""
        values, place = list(state), self._place
        values[place] = (*values[place][:-1], *frames)
        return self._make(values)
