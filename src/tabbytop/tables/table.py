"""A table as a value: who sits where, under which options, and how far it is. Who keeps it is elsewhere.

One type for every phase, since this is the row that a store keeps. In memory a table in the lobby (``Lobby``) and a
table in play (``InPlay``) are two types: only the second has a record.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Literal, TypeAlias

from tabbytop.bots import LEVELS, Level, called
from tabbytop.core import Args, Options, Seat, commitment
from tabbytop.core.words import NO_ARGS

from .errors import Improper

Phase: TypeAlias = Literal["lobby", "playing", "over"]
Watchers: TypeAlias = Literal["anyone", "nobody"]  #: who may watch a game besides those who play, if they know of it
Person: TypeAlias = str  #: an id; a signed cookie says who it is

STAND_IN: Level = "medium"  #: takes the seat of one who resigns, and decides for one whose time is up
KEPT_IDS = 32
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table and who sits there. ``nonce`` is the sitter's part of the randomness."""

    kind: Literal["open", "person", "bot"] = "open"
    person: Person | None = None
    name: str = ""  #: a bot's is a key, as ``bots.names`` has them
    level: Level | None = None
    nonce: str = ""
    quiet: bool = False  #: wants no question that can be passed on: "only on my turn"

    @classmethod
    def bot(cls, level: Level, others: Iterable["Chair"]) -> "Chair":
        """A bot of ``level``: a cat whom none of the ``others`` is called after."""
        return cls("bot", None, called(level, [chair.name.casefold() for chair in others]), level)


OPEN = Chair()


@dataclass(frozen=True, slots=True)
class Wish:
    """Since ``at``, ``seat`` asks to take back what is no longer free; ``agreed`` have said yes. Any move ends it."""

    seat: Seat
    agreed: tuple[Seat, ...]
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class FaceDown:
    """An answer that is in and that nobody else has seen. ``action`` is JSON, ``id`` as it will stand in the log."""

    seat: Seat
    action: str
    id: str | None = None


@dataclass(frozen=True, slots=True)
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
        return tuple(seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person)

    @property
    def sitters(self) -> tuple[Person, ...]:
        """The persons who sit here, each once."""
        return tuple(sorted({chair.person for chair in self.chairs if chair.person is not None}))

    @property
    def is_alone(self) -> bool:
        """Is there at most one person, from whom no other could learn anything?"""
        return len({chair.person for chair in self.chairs if chair.kind == "person"}) <= 1

    @property
    def answered(self) -> frozenset[Seat]:
        """Whose answer is in and lies face down."""
        return frozenset(answer.seat for answer in self.answers)

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
        """In whose quota it counts; nobody's where it is over or closed."""
        return "" if self.phase == "over" or self.closed else self.host

    def may_see(self, person: Person | None) -> bool:
        """Who comes into the lobby may want to sit down."""
        if self.shut:
            return False
        return self.watchers == "anyone" or self.phase == "lobby" or self.host == person or person in self.sitters

    def waits_for(self, person: Person) -> bool:
        mine = self.seats_of(person)
        return self.is_on and any(seat in self.must and seat not in self.answered for seat in mine)

    @property
    def due(self) -> bool:
        """Does the game wait for chance, physics or somebody idle, go by a clock, or play with a bot, which may want to
        interrupt a person too?"""
        is_timed = self.clock > 0 or bool(self.idle or self.answers)
        is_awaited = any(seat < 0 for seat in self.must) or any(chair.kind == "bot" for chair in self.chairs)
        return self.is_on and (is_timed or is_awaited)


#: What changes with moves; all the rest of a table stays as it is through most of a game.
PASSING = ("must", "turn", "moment", "asked", "lull", "idle", "wish", "answers", "done")
#: All the rest, to be compared.
setting = attrgetter(*(field.name for field in fields(Table) if field.name not in PASSING))


# -- what is read from people -----------------------------------------------------------------------------------------


def name_of(text: str) -> str:
    """A name as it is kept: one line, no control characters, not too long."""
    return one_line(text)[:LONGEST_NAME]


def one_line(text: str) -> str:
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def level_of(text: str) -> Level:
    for level in LEVELS:
        if level == text:
            return level
    raise Improper(f"no such bot: {text!r}; there are {', '.join(LEVELS)}")


def clock_of(seconds: float) -> float:
    if not 0 <= seconds < math.inf:
        raise Improper(f"a clock gives some seconds, or 0 for no hurry; not {seconds}")
    return float(seconds)


# -- what may change in every phase -----------------------------------------------------------------------------------


def put(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def renamed(table: Table, person: Person, name: str) -> Table:
    chairs = tuple(replace(chair, name=name) if chair.person == person else chair for chair in table.chairs)
    return replace(table, chairs=chairs)


def be_quiet(table: Table, seat: Seat, on: bool) -> Table:
    return put(table, seat, replace(table.chair(seat), quiet=on))


def remembering(table: Table, id: str) -> Table:
    """``table`` after request ``id`` was carried out."""
    return replace(table, done=(*table.done, id)[-KEPT_IDS:])
