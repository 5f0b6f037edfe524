"""A table as a value: who sits where, under which options, and how far it is. Who keeps it is elsewhere.

One type for every phase, since this is the row that a store keeps. In memory a table in the lobby (``Lobby``) and a
table in play (``InPlay``) are two types: only the second has a record.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import field, fields
from operator import attrgetter
from typing import Literal, TypeAlias

from tabbytop.bots import LEVELS, Level, called
from tabbytop.core import Args, Options, Seat, commitment
from tabbytop.core.records import record, replace
from tabbytop.core.words import NO_ARGS

from .errors import Improper
from .series import NO_SERIES, Series
from .tidy import name_of

Phase: TypeAlias = Literal["lobby", "playing", "over"]
Watchers: TypeAlias = Literal["anyone", "nobody"]  #: who may watch a game besides those who play, if they know of it
Talkers: TypeAlias = Literal["anyone", "seated"]  #: who may say something at the table
Person: TypeAlias = str  #: an id; a signed cookie says who it is, and of a bot from the network a token

STAND_IN: Level = "medium"  #: takes the seat of one who resigns, and decides for one whose time is up
KEPT_IDS = 32
NETBOT = "~"  #: begins the id of a bot from the network (``netbots``), and of no person


def is_netbot(person: Person | None) -> bool:
    return person is not None and person[:1] == NETBOT


@record(frozen=True, slots=True)
class Chair:
    """A seat at the table and who sits there. ``nonce`` is the sitter's part of the randomness."""

    kind: Literal["open", "person", "bot"] = "open"
    person: Person | None = None
    name: str = ""  #: a bot's is a key, as ``bots.names`` has them
    level: Level | None = None
    nonce: str = ""
    quiet: bool = False  #: wants no question that can be passed on: "only on my turn"
    stand_in: Level | None = None  #: of the bot that plays for this person, who is gone; the seat stays theirs
    cat: str = ""  #: which bot that is
    of: str = ""  #: of a bot from the network: what its owner is called
    asked: Person = ""  #: the bot from the network that is asked to this open seat; ``name`` is what it is called
    missed: int = 0  #: how often its time was up in this game
    mind: str = ""  #: of a bot that this house was given: by which name it is found. It has no level

    @classmethod
    def bot(cls, level: Level, others: Iterable["Chair"]) -> "Chair":
        """A bot of ``level``: a cat whom none of the ``others`` is called after."""
        sitting = [name for chair in others for name in (chair.name.casefold(), chair.cat)]
        return cls("bot", None, called(level, sitting), level)

    @classmethod
    def brought(cls, name: str) -> "Chair":
        """A bot that this house was given: it is called as its class is."""
        return cls("bot", None, name_of(name.rpartition(":")[2]), mind=name)

    @property
    def is_waited_for(self) -> bool:
        """Does a person decide here, or a bot from the network, whom the game waits for?"""
        return self.kind == "person" and self.stand_in is None

    @property
    def is_netbot(self) -> bool:
        """Does a bot from the network sit here?"""
        return is_netbot(self.person)

    @property
    def is_person(self) -> bool:
        return self.kind == "person" and not self.is_netbot

    @property
    def thinks(self) -> str | None:
        """The level of the bot that decides here, or its name where it was brought; None: a person does, or nobody."""
        return self.stand_in or (self.mind or self.level if self.kind == "bot" else None)


OPEN = Chair()


@record(frozen=True, slots=True)
class Wish:
    """Since ``at``, ``seat`` asks to take back what is no longer free; ``agreed`` have said yes. Any move ends it."""

    seat: Seat
    agreed: tuple[Seat, ...]
    at: float = 0.0


@record(frozen=True, slots=True)
class Vote:
    """Since ``at``, on what to do about ``seat``, whose person is gone: a bot of ``level`` plays on; None: the game
    ends as it stands. ``agreed`` have said yes."""

    seat: Seat
    level: Level | None
    agreed: tuple[Seat, ...]
    at: float


@record(frozen=True, slots=True)
class Removed:
    """Somebody whom the host has sent away for good, unless let back: ``n`` is told from the others' by."""

    n: int
    person: Person
    name: str


@record(frozen=True, slots=True)
class FaceDown:
    """An answer that is in and that nobody else has seen. ``action`` is JSON, ``id`` as it will stand in the log."""

    seat: Seat
    action: str
    id: str | None = None


@record(frozen=True, slots=True)
class Pin:
    """The table hangs on the house's board since ``at``: anybody may sit down, and watch when it has begun."""

    at: float
    title: str = ""  #: as its host called it; "": nothing of their own
    away: bool = False  #: its host has been gone for a while. It hangs there again when they are back
    low: int | None = None  #: who sits down by the board is rated so high at least,
    high: int | None = None  #: and so high at most; None: however high

    def admits(self, points: float) -> bool:
        return (self.low is None or self.low <= points) and (self.high is None or points <= self.high)


@record(frozen=True, slots=True)
class Table:
    """Everything about a table but the log of its game. ``seed`` never leaves the server before the end."""

    id: str
    code: str
    game: str
    options: Options
    chairs: tuple[Chair, ...]
    host: Person
    created: float
    seed: str = field(repr=False)
    phase: Phase = "lobby"
    eager: bool = False  #: starts by itself when every seat is taken and every person has given a nonce
    wish: Wish | None = None
    next: str | None = None  #: the table of the rematch
    series: Series = NO_SERIES  #: as it stood before this game
    event: str = ""  #: of which this is a table; that says who sits here and what is played
    must: tuple[Seat, ...] = ()  #: the seats the game waits for, for lists of tables
    turn: int = 0
    moment: Args = NO_ARGS  #: where the game is, as its text ``moment`` is told
    places: tuple[int, ...] = ()  #: of all sides, when it is over; then points too
    points: tuple[int, ...] = ()
    clock: float = 0.0  #: seconds a person has for one decision; 0: no hurry
    asked: tuple[float, ...] = ()  #: since when each seat is waited for; 0 for a bot, and where it is not
    #: the persons' seats that are waited for and have nothing to decide, or want to decide nothing
    idle: tuple[Seat, ...] = ()
    answers: tuple[FaceDown, ...] = ()  #: to what is asked now, until they are turned over
    lull: float = 1.0  #: how long to wait with it, drawn anew for every question, as a part of the usual pause
    done: tuple[str, ...] = ()  #: the last requests carried out, moves and chat apart; a retry is done once
    practice: bool = False  #: somebody knew what was to come, so it counts for nothing beyond itself
    watchers: Watchers = "anyone"
    closed: float = (
        0.0  #: since when nothing can be done here until somebody who sits here opens it again; 0: it is open
    )
    bots_only: bool = False  #: no person sat here when the game began
    shut: bool = False  #: closed by who keeps the house: nobody sees it, and nobody but they can open it again
    replaced: tuple[tuple[Seat, Person], ...] = ()  #: who gave up a seat on which a bot plays on
    brought: tuple[tuple[Seat, Person], ...] = ()  #: whose guest the bot on a seat is, in the lobby
    pin: Pin | None = None  #: on the house's board
    patience: float | None = None  #: seconds after which who is gone may be voted about; 0: never; None: by the clock
    awaited: tuple[float, ...] = ()  #: since when each seat is waited for without a sign of its person (``absence``)
    vote: Vote | None = None
    stood_in: bool = False  #: a bot has played for somebody who was gone
    broken_off: bool = False  #: the others ended it as it stood: never rated
    undone: bool = False  #: a move was taken back, seen or not: never rated
    removed: tuple[Removed, ...] = ()  #: who may neither sit down nor talk here
    host_seen: float = 0.0  #: when the host was last known to be here
    talk: Talkers = "anyone"
    wants: tuple[Person, ...] = ()  #: who wants the game to be rated
    rated: bool = False  #: all did when it began (``rating``)
    hints: bool = False  #: may be asked for though others play for the win: agreed on before the game
    at_home: bool = False  #: begun on the device of one who could have chosen its seed: never rated (``local``)
    log: str = field(default="", repr=False)  #: of a game that goes on here, from its header on, until it does
    hinted: tuple[tuple[int, Seat], ...] = ()  #: before which entry a seat was given one, for all to know

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Improper(f"there is no seat {seat}; seats are 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def others(self, seat: Seat) -> tuple[Chair, ...]:
        """All chairs but that of ``seat``."""
        return (*self.chairs[:seat], *self.chairs[seat + 1 :])

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        """The seats on which ``person`` sits: two at one screen have two."""
        if person is None:
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person])

    def has_brought(self, person: Person | None, seat: Seat) -> bool:
        """Did ``person`` bring the bot that sits there?"""
        return (seat, person) in self.brought

    @property
    def sitters(self) -> tuple[Person, ...]:
        """The persons who sit here, each once."""
        return tuple(sorted({chair.person for chair in self.chairs if chair.person is not None}))

    @property
    def concerned(self) -> tuple[Person, ...]:
        """In whose lists of tables it stands: who sits here, and bots that are asked to."""
        return tuple(sorted({*self.sitters, *(chair.asked for chair in self.chairs if chair.asked)}))

    @property
    def has_netbot(self) -> bool:
        return any(is_netbot(chair.person) for chair in self.chairs)

    def has_removed(self, person: Person | None) -> bool:
        return any(one.person == person for one in self.removed)

    @property
    def is_alone(self) -> bool:
        """Is there at most one person, from whom no other could learn anything?"""
        return len({chair.person for chair in self.chairs if chair.kind == "person"}) <= 1

    @property
    def gives_hints(self) -> bool:
        """Could nobody mind a hint, or have all agreed? Never where the game counts beyond itself."""
        return (self.is_alone or self.practice or self.hints) and not (self.rated or self.event)

    @property
    def answered(self) -> frozenset[Seat]:
        """Whose answer is in and lies face down."""
        return frozenset([answer.seat for answer in self.answers])

    @property
    def is_on(self) -> bool:
        """Is a game being played here?"""
        return self.phase == "playing" and not self.closed

    @property
    def is_kept(self) -> bool:
        """For good: a finished game that people played."""
        return self.phase == "over" and not self.bots_only

    @property
    def charged(self) -> Person:
        """In whose quota it counts; nobody's where it is over or closed, or of an event."""
        return "" if self.phase == "over" or self.closed or self.event else self.host

    @property
    def free(self) -> Seat | None:
        """The first seat on which nobody sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"), None)

    @property
    def listed(self) -> str:
        """Under what the house's board has it, as ``board_list`` says it; "": it does not."""
        if self.pin is None or self.closed:
            return ""
        if self.phase == "lobby":
            return "" if self.pin.away or self.free is None else board_list("seat", self.game)
        return board_list("watch", self.game) if self.phase == "playing" and self.watchers == "anyone" else ""

    def may_see(self, person: Person | None) -> bool:
        """Who comes into the lobby may want to sit down."""
        if self.shut:
            return False
        return self.watchers == "anyone" or self.phase == "lobby" or self.host == person or person in self.sitters

    def waiting_seats(self, person: Person) -> tuple[Seat, ...]:
        """The seats of ``person`` that the game waits for. Who has nothing to decide, or has answered, or is played
        for by a bot, is not waited for."""
        asked = [seat for seat in self.seats_of(person) if self.is_on and seat in self.must]
        passed = (*self.answered, *self.idle)
        return tuple([seat for seat in asked if seat not in passed and self.chairs[seat].stand_in is None])

    def waits_for(self, person: Person) -> bool:
        return bool(self.waiting_seats(person))

    def is_laid_for(self, person: Person) -> bool:
        """Has somebody else laid it with a seat for ``person``, who has not come yet? A rematch, a table of an event,
        those who were brought together: it begins when all have come."""
        is_open = self.phase == "lobby" and self.eager and not self.closed and (self.host != person or bool(self.event))
        return is_open and any(not self.chairs[seat].nonce for seat in self.seats_of(person))

    @property
    def due(self) -> bool:
        """Does the game wait for chance, physics, a vote or somebody idle, go by a clock, or play with a bot, which may
        want to interrupt a person too?"""
        if not self.is_on:
            return False
        if self.clock > 0 or self.idle or self.answers or self.vote or min(self.must, default=0) < 0:
            return True
        return self.has_netbot or any(chair.thinks is not None for chair in self.chairs)


def board_list(kind: Literal["seat", "watch"], game: str) -> str:
    """A part of the house's board: where a seat is free, or what may be watched."""
    return f"{kind} {game}"


#: What changes with moves; all the rest of a table stays as it is through most of a game.
PASSING = ("must", "turn", "moment", "asked", "lull", "idle", "wish", "answers", "done", "awaited", "vote")
#: All the rest, to be compared.
setting = attrgetter(*(field.name for field in fields(Table) if field.name not in PASSING))


# -- what is read from people -----------------------------------------------------------------------------------------


def level_of(text: str) -> Level:
    for level in LEVELS:
        if level == text:
            return level
    raise Improper(f"no such bot: {text!r}; there are {', '.join(LEVELS)}")


def bot_of(text: str, game: str, others: Iterable[Chair], brought: Mapping[str, tuple[str, ...]]) -> Chair:
    """A bot as it was chosen: by a level, or by the name of one that was ``brought`` and plays ``game``."""
    if text in brought:
        if brought[text] and game not in brought[text]:
            raise Improper(f"{text} plays {', '.join(brought[text])}")
        return Chair.brought(text)
    if text not in LEVELS:
        raise Improper(f"no such bot: {text!r}; there are {', '.join([*LEVELS, *brought])}")
    return Chair.bot(level_of(text), others)


def clock_of(seconds: float) -> float:
    if not 0 <= seconds < math.inf:
        raise Improper(f"a clock gives some seconds, or 0 for no hurry; not {seconds}")
    return float(seconds)


# -- what may change in every phase -----------------------------------------------------------------------------------


def put(table: Table, seat: Seat, chair: Chair) -> Table:
    """``table`` with ``chair`` on ``seat``. Whoever sits there now was brought by nobody yet."""
    brought = tuple([one for one in table.brought if one[0] != seat])
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]), brought=brought)


def renamed(table: Table, person: Person, name: str) -> Table:
    chairs = tuple(replace(chair, name=name) if chair.person == person else chair for chair in table.chairs)
    return replace(table, chairs=chairs)


def be_quiet(table: Table, seat: Seat, on: bool) -> Table:
    return put(table, seat, replace(table.chair(seat), quiet=on))


def remembering(table: Table, id: str) -> Table:
    """``table`` after request ``id`` was carried out."""
    return replace(table, done=(*table.done, id)[-KEPT_IDS:])
