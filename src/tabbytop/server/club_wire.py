"""What crosses the wire of events, as frozen values. The client's ``wire/events.ts`` is generated from here."""

from typing import Any, Literal

from tabbytop.bots import Level
from tabbytop.contests.standing import TieBreak
from tabbytop.core import Malformed, Options
from tabbytop.core.records import record
from tabbytop.tables.event import How, Kind
from tabbytop.tables.event_requests import WORDS, EventRequest

from .wire import read


@record(frozen=True, slots=True)
class EntrantInfo:
    name: str  # a bot's is one of BOTS; "" of somebody who was forgotten
    level: Level | None  # bots only, and null of one that this house was given
    mind: str | None  # of such a one: one of `GameInfo.brought`
    mine: bool
    here: bool  # has not left


@record(frozen=True, slots=True)
class EventGame:
    """A table of an event; a table of one is a bye."""

    round: int
    seats: tuple[int, ...]  # the numbers of entrants, by seat
    table: str | None  # its id, once it is laid
    places: tuple[int, ...]  # by seat, once it is decided
    how: How  # how it was decided: played, as the host said, a bye; "": it is not


@record(frozen=True, slots=True)
class EventStanding:
    entrant: int
    place: int
    points: float
    tables: int  # so many were played
    wins: int
    met: float  # the tie-breaks
    buchholz: float
    berger: float


@record(frozen=True, slots=True)
class EventInfo:
    """A club night. ``version`` grows with every change."""

    id: str  # in the address: /event/{id}
    code: str
    name: str
    game: str
    options: Options
    seats: int  # at a table, at most
    clock: float
    kind: Kind
    rounds: int  # of Swiss; how often all meet in a round robin
    round: int  # the newest that is paired; 0 before the start
    phase: Literal["open", "running", "over"]
    host: bool
    created: float
    version: int
    late: bool  # one may still come in
    entrants: tuple[EntrantInfo, ...]
    games: tuple[EventGame, ...]
    standings: tuple[EventStanding, ...]  # the best first
    cross: tuple[tuple[float | None, ...], ...]  # what each has of each; null: they have not met
    tie_breaks: tuple[TieBreak, ...]  # what decides between equals, in this order


@record(frozen=True, slots=True)
class EventLine:
    """An event that this person hosts or has entered, in a list."""

    id: str
    name: str
    game: str
    kind: Kind
    phase: Literal["open", "running", "over"]
    entrants: int
    round: int
    rounds: int
    host: bool
    tables: tuple[str, ...]  # of this person's, that are laid and not decided
    place: int | None  # of this person, once something was played


def event_request(data: Any) -> EventRequest:
    """What is asked of an event."""
    word = data.get("type") if isinstance(data, dict) else None
    if not isinstance(word, str) or word not in WORDS:
        raise Malformed(f"expected one of {', '.join(WORDS)}", "type")
    asked: EventRequest = read(WORDS[word], {key: item for key, item in data.items() if key != "type"})
    return asked
