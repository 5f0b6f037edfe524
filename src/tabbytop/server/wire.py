"""Everything that crosses the wire, as frozen values. The client's ``wire/types.ts`` is generated from here.

A frame from the server is one message, or a list of several that are sent together. A message from the server and a
request from a client carry ``type``, a small word; actions, views and menus inside them are already JSON, as the game's
own types declare them. What the client calls a value that Python leaves open stands beside it (``Annotated``).
"""

from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec

from tabbytop.bots import Level
from tabbytop.core import Args, Event, Malformed, Options, Outcome, decode, encode
from tabbytop.core.options import OptionValue, When
from tabbytop.tables.requests import WORDS, OfSeat, Request
from tabbytop.tables.store import ChatLine
from tabbytop.tables.table import Phase, Watchers

Json: TypeAlias = Any  #: as the game declares it
ViewJson: TypeAlias = Annotated[Json, "V"]
MenuJson: TypeAlias = Annotated[Json, "Menu<A> | null"]

ErrorKind: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "too_many",
    "not_shown",
    "shut",
    "blocked",
    "unknown_table",
    "not_your_seat",
    "stale",
    "illegal",
    "out_of_turn",
    "not_now",
    "foreign_origin",
    "taken",
    "undo_refused",
    "not_kept",
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
    seats: tuple[tuple[int, ...], ...]  # of each value: for how many seats it can be chosen
    when: When  # it matters with these values of other options, and of "seats"
    follows: When  # what is usual with each value of another option, in the order of its values


@dataclass(frozen=True, slots=True)
class GameInfo:
    key: str
    rules: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[Level, ...]
    extra: Any  # what was added to the box from outside, as its board knows to read it
    lacks: Literal["physics"] | None  # what this server has not, so that the game cannot be played here


# -- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatInfo:
    kind: Literal["open", "person", "bot"]
    name: str  # "" while open; a bot's is one of BOTS
    level: Level | None  # bots only
    mine: bool  # this browser's person sits here
    here: bool  # connected now (bots: always)
    ready: bool  # has added to the randomness (bots: always)
    quiet: bool  # wants no question that can be passed on; told of one's own seats only


@dataclass(frozen=True, slots=True)
class TableInfo:
    id: str  # in the address: /t/{id}
    code: str  # for people to type: FERN-OTTER-LAMP-4217
    game: str
    options: Options
    clock: float  # seconds for one decision; 0: no hurry
    phase: Phase
    seats: tuple[SeatInfo, ...]
    host: bool  # may change seats and options, and start
    eager: bool  # starts by itself once every seat is taken and ready
    watching: tuple[str, ...]  # the names of some spectators connected; "" of one who has none
    unnamed: int  # so many more
    commitment: str  # SHA-256 of the secret seed
    next: str | None  # the table of the rematch, once somebody asked for one
    created: float  # seconds
    practice: bool  # somebody knew what was to come, so it counts for nothing
    watchers: Watchers  # who may watch a game besides those who play
    closed: bool  # nothing can be done until somebody who sits here opens it again
    until: float | None  # when it is closed if nothing happens, or deleted if it is closed; null: not soon


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table this person has a seat at, in a list."""

    table: TableInfo
    yours: bool
    moment: Args  # where the game is, for its text `GAME-moment`
    places: tuple[int, ...]  # of all sides, when it is over, and their points
    points: tuple[int, ...]
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
class Known:
    """What a step back took back and who has seen it: the events of chance and physics, as I was told them then."""

    seats: tuple[int, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class GaveUp:
    """Who sat on a seat resigned. Where others play on, a bot sits there since."""

    name: str  # as they are called at the table; "" without a name
    winners: tuple[int, ...] | None  # the sides that win by it; null: the game goes on
    rivals: tuple[str, ...] = ()  # the sides after the last seat, whose names are texts of the game


@dataclass(frozen=True, slots=True)
class News:
    """One thing that happened, told for this browser. ``action`` only of one's own seats."""

    seq: int
    seat: int
    action: Annotated[Json, "AnyAction | null"]
    events: tuple[Event, ...]
    late: bool  # a bot moved for the seat, whose time was up
    known: Known | None = None  # the seat stepped back beyond something that was seen
    resigned: GaveUp | None = None  # who sat there gave up


@dataclass(frozen=True, slots=True)
class UndoState:
    free: tuple[int, ...]  # own seats that may step back alone now
    askable: tuple[int, ...]  # own seats that have something to take back, with everybody's consent
    asked: int | None  # a seat has asked; persons answer
    agreed: tuple[int, ...]
    known: tuple[int, ...]  # who has seen something of what the seat that asked would take back


@dataclass(frozen=True, slots=True)
class Draws:
    """What chance did in a whole game."""

    count: int  # those that count
    seen: int  # of them, those that had come once already before a step back
    steps: int  # steps back beyond something that was seen
    earlier: int  # of those that count, those made under earlier rules: these cannot derive them again


@dataclass(frozen=True, slots=True)
class Position:
    seq: int  # number of the next log entry; a move names it
    must: tuple[int, ...]  # seats the game waits for, as far as I may know (-1 chance, -2 physics)
    sights: Annotated[
        tuple[Sight, ...], "readonly Sight<V, A>[]"
    ]  # one for each of my seats; a spectator's if I have none
    news: tuple[News, ...]  # since my last position; all of it on connecting
    whole: bool  # news is the whole story (after connecting, or after an undo)
    standing: Outcome | None  # if the game ended now, where that is public
    outcome: Outcome | None  # when over
    draws: Draws | None  # when over
    resigned: tuple[int, ...]
    undo: UndoState
    deadline: float | None  # when the time is up for my own seats that must act, else for any person; null: no hurry
    now: float  # the server's time when this was sent, in the seconds of `deadline`
    type: Literal["position"] = "position"


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
        tuple[tuple[tuple[int, ...], ...], ...], "readonly (readonly Moved[])[]"
    ]  # each only what has moved since the one before
    type: Literal["motion"] = "motion"


FromServer: TypeAlias = TableMessage | Position | Chat | Done | Refused | Held | Motion


# -- from a client, over the socket: most requests are the tables' own ------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hovering(OfSeat):
    """The piece in hand as it moves, some 15 times a second at most; null: no longer. Not kept, and not answered
    unless it is refused."""

    place: Hover | None


REQUESTS: dict[str, type[Request]] = {**WORDS, "hold": Hovering}


# -- over HTTP --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NewName:
    name: str


@dataclass(frozen=True, slots=True)
class ReplaySeat:
    kind: Literal["person", "bot"]
    name: str  # a bot's is one of BOTS


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
    frames: Annotated[tuple[Frame, ...], "readonly Frame<V>[]"]
    outcome: Outcome | None
    resigned: tuple[int, ...]
    verified: bool | None  # every draw derived again from the revealed seed; null: seed not revealed
    commitment: str
    seed: str | None
    draws: Draws
    beside: tuple[News, ...]  # what is told and is no move: steps back beyond something that was seen, resignations
    cut: bool  # the last frame does not follow from the one before: the rules have changed since it was played


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


def request(data: Any) -> Request:
    """The request that ``data`` describes."""
    if not isinstance(data, dict):
        raise Malformed("expected an object with type and id")
    word = data.get("type")
    if not isinstance(word, str) or word not in REQUESTS:
        raise Malformed(f"expected one of {', '.join(REQUESTS)}", "type")
    asked: Request = decode(REQUESTS[word], {key: item for key, item in data.items() if key != "type"})
    return asked
