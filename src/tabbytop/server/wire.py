"""Everything that crosses the wire, as frozen values. The client's ``wire/types.ts`` is generated from here.

A frame from the server is one message, or a list of several that are sent together. A message from the server and a
request from a client carry ``type``, a small word; actions, views and menus inside them are already JSON, as the game's
own types declare them. What the client calls a value that Python leaves open stands beside it (``Annotated``).
"""

from dataclasses import MISSING, fields
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tabbytop.bots import Level
from tabbytop.core import Args, Event, Malformed, Options, Outcome, decode, encode
from tabbytop.core.log import Sign
from tabbytop.core.records import record
from tabbytop.tables.matching import Wanted
from tabbytop.tables.muted import Muted
from tabbytop.tables.requests import WORDS, OfSeat, Request
from tabbytop.tables.store import ChatLine
from tabbytop.tables.table import Phase, Pin, Talkers, Watchers

from .wire_passing import Held, Hover, Motion

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
    "signed_out",
    "used_up",
    "too_old",
    "unknown_table",
    "not_your_seat",
    "stale",
    "illegal",
    "out_of_turn",
    "not_now",
    "foreign_origin",
    "taken",
    "sent_away",
    "not_in_range",
    "empty_range",
    "undo_refused",
    "not_kept",
    "internal",
]


@record(frozen=True, slots=True)
class WireError:
    """Why something was refused; ``clause`` where a rule says so."""

    kind: ErrorKind
    reason: str
    clause: str | None = None


# -- tables -----------------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class SeatInfo:
    kind: Literal["open", "person", "bot"]
    name: str  # "" while open; a bot's is one of BOTS. A bot from the network is a "person" with `of`
    level: Level | None  # bots only, and null of one that this house was given
    mine: bool  # this browser's person sits here
    here: bool  # connected now (bots: always)
    ready: bool  # has added to the randomness (bots: always)
    quiet: bool  # wants no question that can be passed on; told of one's own seats only
    brought: bool  # a bot that this browser's person brought along
    host: bool  # who sits here is the host
    stand_in: str | None  # the bot, one of BOTS, that plays for who sits here and is gone
    of: str | None  # whose bot from the network it is, who sits here or is asked to; "": the house's; null: none is
    mind: str | None  # of a bot that this house was given: one of `GameInfo.brought`
    asked: str | None  # the id of the bot from the network that is asked to this open seat; `name` is what it is called


@record(frozen=True, slots=True)
class SeriesInfo:
    """How it stands between those who play one game after the other, this one included once it is over."""

    game: int  # the number of this one
    best_of: int  # games; 0: as many as they like
    wins: tuple[int, ...]  # by seat
    draws: int
    winner: int | None  # the seat of who has won the series


@record(frozen=True, slots=True)
class SentAwayInfo:
    """Somebody whom the host has removed; told to the host."""

    n: int
    name: str


@record(frozen=True, slots=True)
class RatingWish:
    """Who wants the game to be rated; ``on`` once it has begun, and everybody did."""

    seats: tuple[int, ...]
    on: bool


@record(frozen=True, slots=True)
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
    series: SeriesInfo | None  # null: one plays alone, or all together, or it is a table of an event
    event: str | None  # the id of the event of which this is a table
    created: float  # seconds
    practice: bool  # somebody knew what was to come, so it counts for nothing
    at_home: bool  # begun on a device whose person could have chosen the seed: it proves nothing, and is never rated
    watchers: Watchers  # who may watch a game besides those who play
    closed: bool  # nothing can be done until somebody who sits here opens it again
    patience: float  # seconds after which somebody who is gone may be voted about; 0: never
    talk: Talkers  # who may say something
    removed: tuple[SentAwayInfo, ...]
    sent_away: bool  # the host has removed who reads this: neither to sit down nor to talk here
    heir_from: float | None  # from when (seconds) who sits here may take the hosting over; null: the host is here
    stood_in: bool  # a bot has played for somebody who was gone
    broken_off: bool  # it was ended as it stood, so it is never rated
    until: float | None  # when it is closed if nothing happens, or deleted if it is closed; null: not soon
    pin: Pin | None  # on the house's board; null: it does not hang there
    rating: RatingWish | None  # null: such a game is not rated
    hints: bool  # in the lobby: agreed on, though others play for the win; then: who plays may ask for them
    compiling: bool  # its bots are being compiled, once, and play weaker until then


@record(frozen=True, slots=True)
class Going:
    """A game that is on, on one's own device, to be taken to a server."""

    seed: str
    log: tuple[str, ...]  # from its header on


@record(frozen=True, slots=True)
class TableLine:
    """A table this person has a seat at, in a list."""

    table: TableInfo
    yours: bool
    moment: Args  # where the game is, for its text `GAME-moment`
    places: tuple[int, ...]  # of all sides, when it is over, and their points
    points: tuple[int, ...]
    changed: float


@record(frozen=True, slots=True)
class Me:
    """``name`` is "" until chosen."""

    id: str
    name: str
    signed_out: bool = False  # this browser was somebody else until it was signed out; said once


@record(frozen=True, slots=True)
class DeviceInfo:
    """One of the browsers that are me."""

    id: str
    name: str  # as I call it; "" until then it goes by the next two
    browser: str  # "" where it cannot be told
    system: str
    handheld: bool
    since: float
    seen: float
    here: bool  # this one


@record(frozen=True, slots=True)
class Carrier:
    """What stands in a link that carries me to another browser, once: /d#TOKEN."""

    token: str
    until: float


@record(frozen=True, slots=True)
class Offer:
    """Whom a link would make of this browser, and who it is now."""

    name: str
    same: bool  # it is that person already
    mine: str  # what I am called here
    tables: int  # of mine here, that I would leave behind or bring along
    found_again: bool  # I can come back to them: by another device, a phrase or a passkey
    devices: int  # others of mine, which are signed out where I bring everything along


@record(frozen=True, slots=True)
class Token:
    token: str


@record(frozen=True, slots=True)
class UseLink:
    token: str
    bring: bool  # what I have here goes where I go; else it stays whose it was


@record(frozen=True, slots=True)
class Became:
    """``phrase``: by which I can come back to what I left behind, where there was no other way."""

    name: str
    phrase: str | None


@record(frozen=True, slots=True)
class Phrase:
    phrase: str


@record(frozen=True, slots=True)
class PhraseAnswer:
    """A link, or what is wrong with the words: their number, one that is none of ours, that they do not belong
    together, that nobody has them."""

    token: str | None
    wrong: Literal["count", "word", "sum", "unknown"] | None = None
    place: int = 0  # which word, from 1; of a wrong number, that number
    word: str = ""
    near: tuple[str, ...] = ()  # what was meant, perhaps


@record(frozen=True, slots=True)
class PasskeyInfo:
    id: str
    site: str  # the name of this house under which it was made, and counts
    browser: str  # with which it was made; "" where it cannot be told
    system: str
    since: float
    seen: float  # when it was used last


@record(frozen=True, slots=True)
class PasskeyList:
    passkeys: tuple[PasskeyInfo, ...]


@record(frozen=True, slots=True)
class Returns:
    """How I can come back where there is no device left."""

    phrase: float | None  # since when there is one
    passkeys: tuple[PasskeyInfo, ...]
    offered: bool  # passkeys are, here


@record(frozen=True, slots=True)
class House:
    """Where others can find this house, as far as it knows: from anywhere, and in its own network, which is told to
    nobody outside."""

    public: str | None
    nearby: str | None
    strangers: bool  # has it a board, and quick match?


# -- in a house that lets strangers in --------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class BoardNote:
    """A table on the house's board, for anybody: a seat is free, or the game may be watched."""

    id: str
    game: str
    options: Options
    clock: float
    kind: Literal["seat", "watch"]
    title: str  # as its host called it; "": nothing of their own
    seats: tuple[SeatInfo, ...]
    host: int | None  # on which seat the host sits
    here: bool  # the host is there now
    mine: bool  # this browser's person is the host
    moment: Args  # where the game is, for its text `GAME-moment`
    at: float  # since when it hangs there
    low: int | None  # who sits down here is rated so high at least, and at most; null: however high
    high: int | None
    fits: bool  # this browser's person does


@record(frozen=True, slots=True)
class WaitingInfo:
    """Somebody waits for others, in a quick match."""

    name: str  # "" without a name
    wanted: Wanted
    since: float
    mine: bool


@record(frozen=True, slots=True)
class Board:
    notes: tuple[BoardNote, ...]
    more: str | None  # what to ask for the next page with; null: this was the last
    waiting: tuple[WaitingInfo, ...]
    now: float  # the server's time, in the seconds of `at` and `since`


@record(frozen=True, slots=True)
class SitDown:
    nonce: str = ""


@record(frozen=True, slots=True)
class Match:
    """How somebody stands who waits for others."""

    wanted: Wanted | None  # null: they do not wait
    waited: float  # seconds
    table: str | None  # to which they were brought
    bots_in: float  # seconds until bots are offered


# -- from the server, over the socket ---------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class Sight:
    seat: int | None  # null: a spectator
    view: ViewJson
    shown: str | None  # the view in notation, for a game that has no drawn board
    menu: MenuJson  # what this seat may do now; null: nothing
    may: bool  # the menu is an interrupt, nobody waits for it
    idle: bool  # nothing to decide, or nothing wanted: the server answers in a moment


@record(frozen=True, slots=True)
class Known:
    """What a step back took back and who has seen it: the events of chance and physics, as I was told them then."""

    seats: tuple[int, ...]
    events: tuple[Event, ...]


@record(frozen=True, slots=True)
class GaveUp:
    """Who sat on a seat resigned. Where others play on, a bot sits there since."""

    name: str  # as they are called at the table; "" without a name
    winners: tuple[int, ...] | None  # the sides that win by it; null: the game goes on
    rivals: tuple[str, ...] = ()  # the sides after the last seat, whose names are texts of the game


@record(frozen=True, slots=True)
class EndedAsItStood:
    """Those on the seats ``agreed`` ended the game, since nobody came to the seats ``gone``."""

    gone: tuple[int, ...]
    agreed: tuple[int, ...]


@record(frozen=True, slots=True)
class News:
    """One thing that happened, told for this browser. ``action`` only of one's own seats."""

    seq: int
    seat: int
    action: Annotated[Json, "AnyAction | null"]
    events: tuple[Event, ...]
    late: bool  # a bot moved for the seat, whose time was up
    known: Known | None = None  # the seat stepped back beyond something that was seen
    resigned: GaveUp | None = None  # who sat there gave up
    stand_in: str | None = None  # the bot that moved for who sits there and was gone
    ended: EndedAsItStood | None = None
    hint: bool = False  # the seat was given a hint, before the entry of this number


@record(frozen=True, slots=True)
class UndoState:
    free: tuple[int, ...]  # own seats that may step back alone now
    askable: tuple[int, ...]  # own seats that have something to take back, with everybody's consent
    unseen: tuple[int, ...]  # own seats of whose last move nothing was seen; in a rated game it is askable
    asked: int | None  # a seat has asked; persons answer
    agreed: tuple[int, ...]
    known: tuple[int, ...]  # who has seen something of what the seat that asked would take back


@record(frozen=True, slots=True)
class Awaited:
    """Somebody whom the game waits for. If they are not here at ``gone`` the others may vote."""

    seat: int
    gone: float  # in the seconds of `Position.now`


@record(frozen=True, slots=True)
class VoteState:
    seat: int  # whose person is gone
    level: Level | None  # of the bot that is to play on; null: the game is to end as it stands
    agreed: tuple[int, ...]
    missing: tuple[int, ...]  # who has not said yes; who is gone too is not waited for


@record(frozen=True, slots=True)
class Draws:
    """What chance did in a whole game."""

    count: int  # those that count
    seen: int  # of them, those that had come once already before a step back
    steps: int  # steps back beyond something that was seen
    earlier: int  # of those that count, those made under earlier rules: these cannot derive them again


@record(frozen=True, slots=True)
class Position:
    seq: int  # number of the next log entry; a move names it
    must: tuple[int, ...]  # seats the game waits for, as far as I may know (-1 chance, -2 physics)
    sights: Annotated[
        tuple[Sight, ...], "readonly Sight<V, A>[]"
    ]  # one for each of my seats; a spectator's if I have none
    news: tuple[News, ...]  # since my last position; all of it on connecting
    whole: bool  # news is the whole story (after connecting, or after an undo)
    standing: Outcome | None  # if the game ended now, where that is public and was not declined (`look`)
    outcome: Outcome | None  # when over
    draws: Draws | None  # when over
    resigned: tuple[int, ...]
    undo: UndoState
    awaited: tuple[Awaited, ...]  # by others than themselves
    vote: VoteState | None
    deadline: float | None  # when the time is up for my own seats that must act, else for any person; null: no hurry
    now: float  # the server's time when this was sent, in the seconds of `deadline`
    type: Literal["position"] = "position"


@record(frozen=True, slots=True)
class Chat:
    lines: tuple[ChatLine, ...]
    whole: bool
    type: Literal["chat"] = "chat"


@record(frozen=True, slots=True)
class MutedMessage:
    """Whose talk is not shown to me at this table."""

    muted: Muted
    type: Literal["muted"] = "muted"


@record(frozen=True, slots=True)
class TableMessage:
    table: TableInfo
    type: Literal["table"] = "table"


@record(frozen=True, slots=True)
class Done:
    id: str
    seq: int
    type: Literal["done"] = "done"


@record(frozen=True, slots=True)
class Refused:
    id: str | None
    error: WireError
    type: Literal["refused"] = "refused"


FromServer: TypeAlias = TableMessage | Position | Chat | MutedMessage | Done | Refused | Held | Motion


# -- from a client, over the socket: most requests are the tables' own ------------------------------------------------


@record(frozen=True, slots=True)
class Hovering(OfSeat):
    """The piece in hand as it moves, some 15 times a second at most; null: no longer. Not kept, and not answered
    unless it is refused."""

    place: Hover | None


@record(frozen=True, slots=True)
class Looking(Request):
    """The page is before somebody's eyes, or behind others, or on a telephone that has gone dark; and whether it shows
    how the game stands: that takes time to count. Not kept, and not answered unless it is refused."""

    on: bool
    standing: bool = True


REQUESTS: dict[str, type[Request]] = {**WORDS, "hold": Hovering, "look": Looking}


# -- over HTTP --------------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class NewName:
    name: str


@record(frozen=True, slots=True)
class ReplaySeat:
    kind: Literal["person", "bot"]
    name: str  # a bot's is one of BOTS


@record(frozen=True, slots=True)
class Frame:
    """The table after entry ``seq``; the first frame, before any, has seq -1 and nobody's seat."""

    seq: int
    seat: int | None
    view: ViewJson
    shown: str | None  # the view in notation, for a game that has no drawn board
    events: tuple[Event, ...]
    standing: Outcome | None
    late: bool  # a bot moved for the seat, whose time was up
    stand_in: str | None  # the bot that moved for who sat there and was gone, or had given up


@record(frozen=True, slots=True)
class Note:
    """What somebody remarked on an entry of a record: a sign, what would have been better and by how much, words."""

    about: int
    sign: Sign
    better: str  # in notation; empty: nothing
    action: Annotated[Json, "AnyAction | null"]  # the same as it would have been sent
    chance: float  # of a win
    score: float
    text: str


@record(frozen=True, slots=True)
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
    beside: tuple[News, ...]  # told, and no move: steps back beyond something seen, resignations, a vote, hints
    broken_off: bool  # it was ended as it stood
    at_home: bool  # begun on a device whose person could have chosen the seed: it proves nothing
    cut: bool  # the last frame does not follow from the one before: the rules have changed since it was played
    notes: tuple[Note, ...]  # that travel in its record


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
    return decode(kind, {**_defaults(kind), **data} if isinstance(data, dict) else data)


@cache
def _defaults(kind: Any) -> dict[str, Any]:
    return {field.name: field.default for field in fields(kind) if field.default is not MISSING}


def request(data: Any) -> Request:
    """The request that ``data`` describes."""
    if not isinstance(data, dict):
        raise Malformed("expected an object with type and id")
    word = data.get("type")
    if not isinstance(word, str) or word not in REQUESTS:
        raise Malformed(f"expected one of {', '.join(REQUESTS)}", "type")
    asked: Request = read(REQUESTS[word], {key: item for key, item in data.items() if key != "type"})
    return asked
