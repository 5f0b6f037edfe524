"""A table as a value, and what may change before the game begins. Pure functions: who keeps it is elsewhere."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from tabbytop.core import AnyGame, Options, Record, Sitter, commitment

from .errors import Improper, NotNow, NotYourSeat, Taken

Level: TypeAlias = Literal["random", "easy", "medium", "hard", "expert"]
Phase: TypeAlias = Literal["lobby", "playing", "over"]
Person: TypeAlias = str  #: an id; a signed cookie says who it is

LEVELS: tuple[Level, ...] = ("random", "easy", "medium", "hard", "expert")
STAND_IN: Level = "medium"  #: takes the seat of one who resigns, and decides for one whose time is up
KEPT_IDS = 32
LONGEST_NAME = 24
LONGEST_NONCE = 64


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table and who sits there. ``nonce`` is the sitter's part of the randomness."""

    kind: Literal["open", "person", "bot"] = "open"
    person: Person | None = None
    name: str = ""
    level: Level | None = None
    nonce: str = ""
    quiet: bool = False  #: wants no question that can be passed on: "only on my turn"


OPEN = Place()


@dataclass(frozen=True, slots=True)
class Wish:
    """Since ``at``, ``seat`` asks to take back what is no longer free; ``agreed`` have said yes. Any move ends it."""

    seat: int
    agreed: tuple[int, ...]
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table but the log of its game. ``seed`` never leaves the server before the end."""

    id: str
    code: str
    game: str
    options: Options
    places: tuple[Place, ...]
    host: Person
    created: float
    seed: str = field(repr=False)
    phase: Phase = "lobby"
    eager: bool = False  #: starts by itself when every seat is taken and every person has given a nonce
    wish: Wish | None = None
    next: str | None = None  #: the table of the rematch
    must: tuple[int, ...] = ()  #: the seats the game waits for, for lists of tables
    turn: int = 0
    clock: float = 0.0  #: seconds a person has for one decision; 0: no hurry
    asked: tuple[float, ...] = ()  #: since when each seat is waited for; 0 for a bot, and where it is not
    idle: tuple[
        int, ...
    ] = ()  #: the persons' seats that are waited for and have nothing to decide, or want to decide nothing
    done: tuple[str, ...] = ()  #: the last requests carried out, moves and chat apart; a retry is done once

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats on which ``person`` sits: two at one screen have two."""
        return tuple(seat for seat, place in enumerate(self.places) if person is not None and place.person == person)

    @property
    def due(self) -> bool:
        """Does the game wait for somebody who is no person (a bot, chance, physics) or idle, or go by the clock?"""
        waits = (
            self.clock > 0 or bool(self.idle) or any(seat < 0 or self.places[seat].kind == "bot" for seat in self.must)
        )
        return self.phase == "playing" and waits


def name_of(text: str) -> str:
    """A name as it is kept: one line, no control characters, not too long."""
    clean = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    return clean[:LONGEST_NAME]


def level_of(text: str) -> Level:
    for level in LEVELS:
        if level == text:
            return level
    raise Improper(f"no such bot: {text!r}; there are {', '.join(LEVELS)}")


# -- in the lobby -----------------------------------------------------------------------------------------------------

Change: TypeAlias = Callable[[Table], Table]


def sit(table: Table, seat: int, person: Person, name: str, nonce: str) -> Table:
    """``person`` takes an open seat; on a seat of one's own it gives the nonce anew."""
    place = _place(_lobby(table), seat)
    if len(nonce) > LONGEST_NONCE or not nonce.isprintable():
        raise Improper(f"a nonce is at most {LONGEST_NONCE} printable characters")
    if place.kind != "open" and place.person != person:
        raise Taken(f"seat {seat} is taken")
    return _put(table, seat, Place("person", person, name, None, nonce, place.quiet))


def stand(table: Table, seat: int, person: Person) -> Table:
    """Leave a seat; the host may also send a bot, or somebody else, away."""
    place = _place(_lobby(table), seat)
    if place.kind == "open":
        return table
    if place.person != person:
        _host(table, person)
    return _put(table, seat, OPEN)


def seat_bot(table: Table, seat: int, level: str, person: Person) -> Table:
    """The host puts a bot on an open seat, or changes its level."""
    place = _place(_lobby(_host(table, person)), seat)
    if place.kind == "person":
        raise Taken(f"seat {seat} is taken by a person")
    known = level_of(level)
    return _put(table, seat, Place("bot", None, known, known))


def choose_options(table: Table, options: Options, game: AnyGame, person: Person) -> Table:
    _lobby(_host(table, person))
    complete = game.complete({**table.options, **options})
    game.check_setup(len(table.places), complete)
    return replace(table, options=complete)


def choose_clock(table: Table, seconds: float, person: Person) -> Table:
    return replace(_lobby(_host(table, person)), clock=clock_of(seconds))


def clock_of(seconds: float) -> float:
    if not 0 <= seconds < math.inf:
        raise Improper(f"a clock gives some seconds, or 0 for no hurry; not {seconds}")
    return float(seconds)


def start(table: Table, game: AnyGame) -> tuple[Table, Record]:
    """Every seat is taken: the game begins, under the commitment made when the table was."""
    _lobby(table)
    if free := [seat for seat, place in enumerate(table.places) if place.kind == "open"]:
        raise NotNow(f"seat {free[0]} is still open")
    if not is_ready(table):
        raise NotNow("not every person at the table has added a nonce yet, so the draws would not be theirs too")
    sitters = [Sitter("bot" if place.kind == "bot" else "person", place.name) for place in table.places]
    nonces = [place.nonce for place in table.places]
    record = Record.open(game, sitters, bytes.fromhex(table.seed), nonces, table.options)
    return replace(table, phase="playing"), record


def is_ready(table: Table) -> bool:
    """Is every seat taken, and has every person added to the randomness?"""
    return all(place.kind == "bot" or (place.kind == "person" and place.nonce) for place in table.places)


def may_start(table: Table, person: Person) -> None:
    _host(table, person)


def renamed(table: Table, person: Person, name: str) -> Table:
    places = tuple(replace(place, name=name) if place.person == person else place for place in table.places)
    return replace(table, places=places)


def again(table: Table, id: str, code: str, seed: str, host: Person, created: float) -> Table:
    """The table of a rematch: the same people, bots, options, clock; new randomness. It starts when all have come."""
    places = tuple(replace(place, nonce="") for place in table.places)
    return Table(id, code, table.game, table.options, places, host, created, seed, eager=True, clock=table.clock)


def remembering(table: Table, id: str) -> Table:
    """``table`` after request ``id`` was carried out."""
    return replace(table, done=(*table.done, id)[-KEPT_IDS:])


def stand_in(table: Table, seat: int) -> Table:
    """A bot takes over for one who resigned."""
    return _put(table, seat, Place("bot", None, STAND_IN, STAND_IN))


def be_quiet(table: Table, seat: int, on: bool) -> Table:
    return _put(table, seat, replace(_place(table, seat), quiet=on))


def place_at(table: Table, seat: int) -> Place:
    return _place(table, seat)


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Improper(f"there is no seat {seat}; seats are 0 to {len(table.places) - 1}")
    return table.places[seat]


def _put(table: Table, seat: int, place: Place) -> Table:
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def _lobby(table: Table) -> Table:
    if table.phase != "lobby":
        raise NotNow("the game has begun; seats and options stay as they are")
    return table


def _host(table: Table, person: Person) -> Table:
    if table.host != person:
        raise NotYourSeat("only the host of the table may do this")
    return table
