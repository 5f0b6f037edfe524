"""What people, bots and physics can ask of a table, as frozen values: commands, as the field calls them.

A person's request is decoded straight from the wire: its fields are the message's, less ``type``, and ``WORDS`` says
which class each word means. It carries an id made by the client and is idempotent: the same id again is done once.
What the client calls a value that Python leaves open stands beside it (``Annotated``), for the generated types.

Nothing here says how a request is carried out, nor where tables are kept. To add one, three places: its class and its
word here; its deed, a function and a line in a table of ``lobby``, of ``deeds`` or, if it needs more than the table,
of ``service``; the browser that sends it, whose type is generated.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from tabbytop.bots import Level
from tabbytop.core import Action, Options, Seat

from .physics import Simulation
from .table import Watchers

#: As the game declares it; read when the table is known.
ActionJson: TypeAlias = Annotated[Any, "AnyAction"]
SeatJson: TypeAlias = Annotated[Any, '"me" | "open" | { readonly bot: Level }']

#: Seconds for one decision, as they are offered; 0: no hurry.
Seconds: TypeAlias = Literal[0, 60, 86400]


@dataclass(frozen=True, slots=True)
class Request:
    """From a person. ``id`` is the client's."""

    id: str


@dataclass(frozen=True, slots=True)
class OfSeat(Request):
    seat: Seat


# -- in the lobby -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit(OfSeat):
    """One person may sit on several seats: two at one screen. On a seat of one's own it renews the nonce."""

    nonce: str


@dataclass(frozen=True, slots=True)
class Stand(OfSeat):
    """Lobby: leave the seat; the host may also clear another one."""


@dataclass(frozen=True, slots=True)
class SeatBot(OfSeat):
    """Host, lobby."""

    level: Level


@dataclass(frozen=True, slots=True)
class ChooseOptions(Request):
    """Host, lobby."""

    options: Options


@dataclass(frozen=True, slots=True)
class ChooseClock(Request):
    """Host, lobby."""

    seconds: Seconds


@dataclass(frozen=True, slots=True)
class StartGame(Request):
    """Host, all seats taken."""


# -- at any time ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseWatchers(Request):
    """Host."""

    watchers: Watchers


@dataclass(frozen=True, slots=True)
class Close(Request):
    """Host, where nobody else plays: put the table away. It is deleted after a time."""


@dataclass(frozen=True, slots=True)
class Reopen(Request):
    """Who sits there, or the host: a table that was closed is gone on with."""


# -- in play ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(OfSeat):
    seq: int
    action: ActionJson


@dataclass(frozen=True, slots=True)
class BeQuiet(OfSeat):
    """From now on (or no longer) the server passes on for the seat whatever can be passed on."""

    on: bool


@dataclass(frozen=True, slots=True)
class Undo(OfSeat):
    """Where it is free, done at once; else it asks the others."""

    seq: int


@dataclass(frozen=True, slots=True)
class Answer(OfSeat):
    """To somebody's wish to undo; who asked may answer no, to withdraw it."""

    agree: bool


@dataclass(frozen=True, slots=True)
class Resign(OfSeat): ...


@dataclass(frozen=True, slots=True)
class Rematch(Request):
    """Makes (or names) the next table: ``TableInfo.next``."""


@dataclass(frozen=True, slots=True)
class Say(Request):
    text: str


WORDS: dict[str, type[Request]] = {
    "sit": Sit,
    "stand": Stand,
    "bot": SeatBot,
    "options": ChooseOptions,
    "clock": ChooseClock,
    "start": StartGame,
    "watchers": ChooseWatchers,
    "close": Close,
    "reopen": Reopen,
    "move": Move,
    "quiet": BeQuiet,
    "undo": Undo,
    "answer": Answer,
    "resign": Resign,
    "rematch": Rematch,
    "chat": Say,
}

#: What keeps the name of who asks.
SIGNED: frozenset[type[Request]] = frozenset({Sit, Say})


# -- for a table that is not there yet --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NewTable:
    """``nonce`` goes to each "me"; ``start``: begin as soon as every seat is taken and ready.

    A nonce sent here precedes the commitment. Whoever wants it the other way round leaves it out and sits afterwards.
    """

    game: str
    options: Options
    seats: tuple[SeatJson, ...]
    nonce: str = ""
    start: bool = False
    clock: Seconds = 0


@dataclass(frozen=True, slots=True)
class FromHere:
    """Go on with a recorded game after so many of its steps, on one of its seats, against bots, as practice."""

    step: int
    seat: Seat
    nonce: str = ""


# -- from the house ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decided:
    """What bots have thought out, side by side; it counts only while the table is still at ``seq``.

    Given for a person whose time is up it is that seat's own move.
    """

    seq: int
    moves: tuple[tuple[Seat, Action], ...]


@dataclass(frozen=True, slots=True)
class Simulated:
    """What physics did; it counts only for what was asked. Who resigned meanwhile has moved no piece."""

    asked: Simulation
    outcome: Action


@dataclass(frozen=True, slots=True)
class GoOn:
    """Do what is due and needs no thought: pass on for who is idle, turn answers over, let a wish lapse.

    Also what was left undone: chance that has not drawn yet, askings not noted.
    """


@dataclass(frozen=True, slots=True)
class PutAway:
    """Close a table at which nothing has happened since ``changed`` (``expiry``)."""

    changed: float


House: TypeAlias = Decided | Simulated | GoOn | PutAway
