"""Everything that crosses the wire, as frozen values. The client's ``wire/types.ts`` is generated from here.

A message from the server and a request from a client carry ``type``, a small word; actions, views and menus inside
them are already JSON, as the game's own types declare them.
"""

from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from tabbytop.core import Event, Malformed, Options, Outcome, decode, encode
from tabbytop.core.options import OptionValue
from tabbytop.tables.table import Level, Phase


@dataclass(frozen=True, slots=True)
class Ts:
    """What TypeScript calls a value that Python leaves open."""

    name: str


Json: TypeAlias = Any  #: as the game declares it
ViewJson: TypeAlias = Annotated[Json, Ts("V")]
MenuJson: TypeAlias = Annotated[Json, Ts("Menu<A> | null")]
ActionJson: TypeAlias = Annotated[Json, Ts("AnyAction")]
SeatJson: TypeAlias = Annotated[Json, Ts('"me" | "open" | { readonly bot: Level }')]

#: Seconds for one decision, as they are offered; 0: no hurry.
Seconds: TypeAlias = Literal[0, 60, 86400]

ErrorKind: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "unknown_table",
    "not_your_seat",
    "stale",
    "illegal",
    "out_of_turn",
    "not_now",
    "foreign_origin",
    "taken",
    "undo_refused",
    "internal",
]


@dataclass(frozen=True, slots=True)
class WireError:
    """Why something was refused; ``clause`` where a rule says so."""

    kind: ErrorKind
    reason: str
    clause: str | None = None


# -- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """Values in the order in which they are offered; the first need not be the default."""

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue


@dataclass(frozen=True, slots=True)
class GameInfo:
    key: str
    rules: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[Level, ...]
    extra: Any  # what was added to the box from outside, as its board knows to read it


# -- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatInfo:
    kind: Literal["open", "person", "bot"]
    name: str  # "" while open; a bot's is its level
    level: Level | None  # bots only
    mine: bool  # this browser's person sits here
    here: bool  # connected now (bots: always)
    ready: bool  # has added to the randomness (bots: always)
    quiet: bool  # wants no question that can be passed on; told of one's own seats only


@dataclass(frozen=True, slots=True)
class TableInfo:
    id: str  # in the address: /t/{id}
    code: str  # for people to type: FERN-42
    game: str
    options: Options
    clock: float  # seconds for one decision; 0: no hurry
    phase: Phase
    seats: tuple[SeatInfo, ...]
    host: bool  # may change seats and options, and start
    eager: bool  # starts by itself once every seat is taken and ready
    watching: int  # spectators connected
    commitment: str  # SHA-256 of the secret seed
    next: str | None  # the table of the rematch, once somebody asked for one
    created: float  # seconds


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table this person has a seat at, in a list."""

    table: TableInfo
    yours: bool
    turn: int
    changed: float


@dataclass(frozen=True, slots=True)
class Me:
    """``name`` is "" until chosen."""

    id: str
    name: str


# -- from the server, over the socket ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sight:
    seat: int | None  # null: a spectator
    view: ViewJson
    shown: str | None  # the view in notation, for a game that has no drawn board
    menu: MenuJson  # what this seat may do now; null: nothing
    may: bool  # the menu is an interrupt, nobody waits for it
    idle: bool  # nothing to decide, or nothing wanted: the server answers in a moment


@dataclass(frozen=True, slots=True)
class News:
    """One thing that happened, told for this browser. ``action`` only of one's own seats."""

    seq: int
    seat: int
    action: Annotated[Json, Ts("AnyAction | null")]
    events: tuple[Event, ...]
    late: bool  # a bot moved for the seat, whose time was up


@dataclass(frozen=True, slots=True)
class UndoState:
    free: tuple[int, ...]  # own seats that may step back alone now
    askable: tuple[int, ...]  # own seats that have something to take back, with everybody's consent
    asked: int | None  # a seat has asked; persons answer
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Position:
    seq: int  # number of the next log entry; a move names it
    must: tuple[int, ...]  # seats the game waits for (-1 chance, -2 physics)
    sights: Annotated[
        tuple[Sight, ...], Ts("readonly Sight<V, A>[]")
    ]  # one for each of my seats; a spectator's if I have none
    news: tuple[News, ...]  # since my last position; all of it on connecting
    whole: bool  # news is the whole story (after connecting, or after an undo)
    standing: Outcome | None  # if the game ended now, where that is public
    outcome: Outcome | None  # when over
    resigned: tuple[int, ...]
    undo: UndoState
    deadline: float | None  # when the time is up for my own seats that must act, else for any person; null: no hurry
    now: float  # the server's time when this was sent, in the seconds of `deadline`
    type: Literal["position"] = "position"


@dataclass(frozen=True, slots=True)
class ChatLine:
    n: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Chat:
    lines: tuple[ChatLine, ...]
    whole: bool
    type: Literal["chat"] = "chat"


@dataclass(frozen=True, slots=True)
class TableMessage:
    table: TableInfo
    type: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Done:
    id: str
    seq: int
    type: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Refused:
    id: str | None
    error: WireError
    type: Literal["refused"] = "refused"


class Hover(NamedTuple):
    """A piece in a hand: millimetres and degrees, as where it is let go."""

    x: float
    y: float
    z: float
    yaw: float
    pitch: float
    roll: float
    fold: float


@dataclass(frozen=True, slots=True)
class Held:
    """Another seat's hand as it moves; nothing of it is kept. ``place`` null: the hand is empty, or out of sight."""

    seat: int
    piece: int
    place: Hover | None
    type: Literal["held"] = "held"


@dataclass(frozen=True, slots=True)
class Motion:
    """What moves while physics is still at work, as it is computed: part of the clip that the news of entry ``seq``
    will carry whole. A browser that came late, or is slow, gets that alone."""

    seq: int  # the entry that the outcome will be: the `seq` of the position in which physics must act
    rate: int  # frames a second
    first: int  # the number of the first of these frames; 0: it begins, or begins anew
    frames: Annotated[
        tuple[tuple[tuple[int, ...], ...], ...], Ts("readonly (readonly Moved[])[]")
    ]  # each only what has moved since the one before
    type: Literal["motion"] = "motion"


FromServer: TypeAlias = TableMessage | Position | Chat | Done | Refused | Held | Motion


# -- from a client, over the socket -----------------------------------------------------------------------------------
# Every request carries an id made by the client; it is answered by `done` or `refused` with that id.
# The same id again is done once.


@dataclass(frozen=True, slots=True)
class Sit:
    """One person may sit on several seats: two at one screen. On a seat of one's own it renews the nonce."""

    id: str
    seat: int
    nonce: str
    type: Literal["sit"] = "sit"


@dataclass(frozen=True, slots=True)
class Stand:
    """Lobby: leave the seat; the host may also clear another one."""

    id: str
    seat: int
    type: Literal["stand"] = "stand"


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Host, lobby."""

    id: str
    seat: int
    level: Level
    type: Literal["bot"] = "bot"


@dataclass(frozen=True, slots=True)
class ChooseOptions:
    """Host, lobby."""

    id: str
    options: Options
    type: Literal["options"] = "options"


@dataclass(frozen=True, slots=True)
class ChooseClock:
    """Host, lobby."""

    id: str
    seconds: Seconds
    type: Literal["clock"] = "clock"


@dataclass(frozen=True, slots=True)
class StartGame:
    """Host, all seats taken."""

    id: str
    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class Move:
    id: str
    seat: int
    seq: int
    action: ActionJson
    type: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class BeQuiet:
    """From now on (or no longer) the server passes on for the seat whatever can be passed on."""

    id: str
    seat: int
    on: bool
    type: Literal["quiet"] = "quiet"


@dataclass(frozen=True, slots=True)
class Undo:
    """Where it is free, done at once; else it asks the others."""

    id: str
    seat: int
    seq: int
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Answer:
    """To somebody's wish to undo; who asked may answer no, to withdraw it."""

    id: str
    seat: int
    agree: bool
    type: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class Resign:
    id: str
    seat: int
    type: Literal["resign"] = "resign"


@dataclass(frozen=True, slots=True)
class Rematch:
    """Makes (or names) the next table: ``TableInfo.next``."""

    id: str
    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True)
class Say:
    id: str
    text: str
    type: Literal["chat"] = "chat"


@dataclass(frozen=True, slots=True)
class Hold:
    """The piece in hand as it moves, some 15 times a second at most; null: no longer. Not kept, and not answered
    unless it is refused."""

    id: str
    seat: int
    place: Hover | None
    type: Literal["hold"] = "hold"


Request: TypeAlias = (
    Sit
    | Stand
    | SeatBot
    | ChooseOptions
    | ChooseClock
    | StartGame
    | Move
    | BeQuiet
    | Undo
    | Answer
    | Resign
    | Rematch
    | Say
    | Hold
)


# -- over HTTP --------------------------------------------------------------------------------------------------------


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
class NewName:
    name: str


@dataclass(frozen=True, slots=True)
class ReplaySeat:
    kind: Literal["person", "bot"]
    name: str


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after entry ``seq``; the first frame, before any, has seq -1 and nobody's seat."""

    seq: int
    seat: int | None
    view: ViewJson
    shown: str | None  # the view in notation, for a game that has no drawn board
    events: tuple[Event, ...]
    standing: Outcome | None


@dataclass(frozen=True, slots=True)
class Replay:
    game: str
    rules: str
    options: Options
    seats: tuple[ReplaySeat, ...]
    frames: Annotated[tuple[Frame, ...], Ts("readonly Frame<V>[]")]
    outcome: Outcome | None
    resigned: tuple[int, ...]
    verified: bool | None  # every draw derived again from the revealed seed; null: seed not revealed
    commitment: str
    seed: str | None


# -- to and from text -------------------------------------------------------------------------------------------------


def written(value: Any) -> bytes:
    """A wire value as JSON."""
    return msgspec.json.encode(encode(type(value), value))


def parsed(text: bytes | str) -> Any:
    """JSON values, or ``Malformed``."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as wrong:
        raise Malformed(f"not JSON: {wrong}") from None
    except (RecursionError, UnicodeDecodeError):
        raise Malformed("not JSON: nested too deeply, or not UTF-8") from None


def read(kind: Any, data: Any) -> Any:
    """A ``kind`` out of JSON values; fields with a default may be missing."""
    if isinstance(data, dict):
        given = {field.name: field.default for field in fields(kind) if field.default is not MISSING}
        data = {**given, **data}
    return decode(kind, data)


def _tag(kind: Any) -> str:
    return next(str(field.default) for field in fields(kind) if field.name == "type")


REQUESTS = {_tag(kind): kind for kind in get_args(Request)}


def request(data: Any) -> Request:
    """The request that ``data`` describes."""
    if not isinstance(data, dict):
        raise Malformed("expected an object with type and id")
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise Malformed(f"expected one of {', '.join(REQUESTS)}", "type")
    asked: Request = decode(REQUESTS[kind], data)
    return asked
