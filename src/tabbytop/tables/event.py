"""An event: a club night of 3 to 32 people and bots, a round robin or a Swiss tournament, as a value.

Whatever is done to it is a pure function from one event to the next, so that a store can do it in one transaction and
nobody pairs a round twice. Who keeps it, lays its tables and hears of their ends is ``events``; how pairs and
standings are made is ``contests``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from tabbytop.bots import Level
from tabbytop.contests import ROUND_ROBIN, SWISS, Line, Result, next_round, round_robin, sizes, standings
from tabbytop.core import Options

from .errors import Improper, NotNow, NotYourSeat, Taken
from .table import Chair, Person

Kind: TypeAlias = Literal["round_robin", "swiss"]
How: TypeAlias = Literal["", "played", "ruled", "bye"]  #: how a pairing was decided; "": it is not

FEWEST, MOST = 3, 32  #: entrants
MOST_LEGS, MOST_ROUNDS = 2, 12
AT_ONCE = 3  #: tables of one person's; the next is laid when one is over
BOTS_AT_ONCE = 2  #: tables of an event at which only bots play

NewId: TypeAlias = Callable[[bool], str]  #: of a table; is it one at which only bots play?


@dataclass(frozen=True, slots=True)
class Entrant:
    """``name`` is a bot's key, as at a table; ``mind`` that of one that the house was given. Who has left stays in the
    standing."""

    person: Person | None
    name: str
    level: Level | None = None
    here: bool = True
    mind: str = ""

    @property
    def is_bot(self) -> bool:
        return self.level is not None or bool(self.mind)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays in which round, by seat; a table of one is a bye."""

    round: int
    seats: tuple[int, ...]
    table: str = ""  #: once it is laid
    places: tuple[int, ...] = ()
    how: How = ""


@dataclass(frozen=True, slots=True)
class Event:
    id: str
    code: str
    name: str
    game: str
    options: Options
    seats: int  #: at a table, at most
    least: int  #: at a table, at least
    clock: float
    kind: Kind
    rounds: int  #: of Swiss; legs of a round robin
    host: Person
    created: float
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    phase: Literal["open", "running", "over"] = "open"
    version: int = 1

    @property
    def round(self) -> int:
        """The newest that is paired; 0 before the start."""
        return max((pairing.round for pairing in self.pairings), default=0)

    @property
    def here(self) -> list[int]:
        return [number for number, entrant in enumerate(self.entrants) if entrant.here]

    @property
    def allowed(self) -> range:
        """How many may sit at a table."""
        return range(self.least, self.seats + 1)

    @property
    def results(self) -> list[Result]:
        return [Result(pairing.seats, pairing.places) for pairing in self.pairings if pairing.how]

    @property
    def standings(self) -> list[Line]:
        return standings(range(len(self.entrants)), self.results, SWISS if self.kind == "swiss" else ROUND_ROBIN)

    def number_of(self, person: Person | None) -> int | None:
        """Which entrant ``person`` is, also after leaving."""
        for number, entrant in enumerate(self.entrants):
            if person is not None and entrant.person == person:
                return number
        return None

    def is_of_bots(self, pairing: Pairing) -> bool:
        return all(self.entrants[number].is_bot for number in pairing.seats)

    @property
    def open(self) -> list[Pairing]:
        """Those whose tables are laid and not decided."""
        return [pairing for pairing in self.pairings if pairing.table and not pairing.how]


# -- coming and going -------------------------------------------------------------------------------------------------


def enter(event: Event, person: Person, name: str) -> Event:
    number = event.number_of(person)
    if number is not None and event.entrants[number].here:
        raise Taken("you have entered already")
    _check_open(event, is_back=number is not None)
    if not name:
        raise Improper("a name is wanted for the standings; say first who you are")
    if number is not None:
        return _with(event, number, replace(event.entrants[number], here=True, name=name))
    return replace(event, entrants=(*event.entrants, Entrant(person, name)))


def enter_bot(event: Event, person: Person, bot: Chair) -> Event:
    check_host(event, person)
    _check_open(event)
    return replace(event, entrants=(*event.entrants, Entrant(None, bot.name, bot.level, mind=bot.mind)))


def _check_open(event: Event, is_back: bool = False) -> None:
    """Before the start; of Swiss also through the first round."""
    if event.phase == "over":
        raise NotNow("the event is over")
    if event.phase == "running" and (event.kind == "round_robin" or event.round > 1):
        late = "a round robin has begun" if event.kind == "round_robin" else "the second round is paired"
        raise NotNow(f"it is too late to come in: {late}")
    if len(event.here) >= MOST or (not is_back and len(event.entrants) >= 2 * MOST):
        raise NotNow(f"the event is full: {MOST} have entered")


def leave(event: Event, number: int, began: frozenset[str]) -> Event:
    """Entrant ``number`` plays no more. Before the start they are gone; later what they have not begun is played
    without them, and who is alone then has won. ``began``: tables at which a game is on, which end by themselves."""
    if event.phase == "over":
        raise NotNow("the event is over")
    if event.phase == "open":
        entrants = (*event.entrants[:number], *event.entrants[number + 1 :])
        return replace(event, entrants=entrants)
    pairings = tuple(
        _without(pairing, number, event.least)
        if number in pairing.seats and not pairing.how and pairing.table not in began
        else pairing
        for pairing in event.pairings
    )
    return _with(replace(event, pairings=pairings), number, replace(event.entrants[number], here=False))


def _without(pairing: Pairing, number: int, least: int) -> Pairing:
    seats = tuple(one for one in pairing.seats if one != number)
    if len(seats) >= least:
        return Pairing(pairing.round, seats)
    return Pairing(pairing.round, seats, places=(1,) * len(seats), how="bye" if len(seats) == 1 else "ruled")


def _with(event: Event, number: int, entrant: Entrant) -> Event:
    return replace(event, entrants=(*event.entrants[:number], entrant, *event.entrants[number + 1 :]))


def entrant_of(event: Event, person: Person) -> int:
    number = event.number_of(person)
    if number is None or not event.entrants[number].here:
        raise NotYourSeat("you have not entered")
    return number


def check_host(event: Event, person: Person) -> None:
    if event.host != person:
        raise NotYourSeat("only the host of the event may do this")


# -- from the start to the end ----------------------------------------------------------------------------------------


def start(event: Event, person: Person, new_id: NewId) -> Event:
    check_host(event, person)
    if event.phase != "open":
        raise NotNow("the event has begun")
    if not FEWEST <= len(event.here) <= MOST:
        raise NotNow(f"an event wants {FEWEST} to {MOST} entrants; {len(event.here)} have come")
    if 1 in sizes(len(event.here), event.allowed) and event.seats > 2:
        raise NotNow(f"{len(event.here)} cannot be seated at tables of {event.least} to {event.seats}")
    return go_on(replace(event, phase="running"), new_id)


def go_on(event: Event, new_id: NewId) -> Event:
    """All that happens by itself: rounds are paired, tables laid, and when all is played it is over."""
    while event.phase == "running" and all(pairing.how for pairing in event.pairings):
        is_last = bool(event.pairings) and (event.kind == "round_robin" or event.round >= event.rounds)
        if is_last or len(event.here) < 2:
            return replace(event, phase="over")
        event = replace(event, pairings=(*event.pairings, *_paired(event)))
    return _laid(event, new_id) if event.phase == "running" else event


def _paired(event: Event) -> list[Pairing]:
    """The next round; of a round robin all of them."""
    if event.kind == "swiss":
        rounds = [next_round(event.here, event.results, event.allowed)]
    else:
        here = event.here
        plan = round_robin(len(here), tuple(event.allowed), event.rounds)
        # everybody sits out as often as everybody else, so it counts for nobody
        rounds = [[tuple(here[one] for one in table) for table in tables if len(table) > 1] for tables in plan]
    return [
        Pairing(number, table, places=(1,), how="bye") if len(table) == 1 else Pairing(number, table)
        for number, tables in enumerate(rounds, event.round + 1)
        for table in tables
    ]


def _laid(event: Event, new_id: NewId) -> Event:
    """Tables for those who are free, in the order of rounds."""
    busy = [number for pairing in event.open for number in pairing.seats]
    of_bots = sum(event.is_of_bots(pairing) for pairing in event.open)
    pairings = list(event.pairings)
    for at, pairing in enumerate(pairings):
        if pairing.how or pairing.table:
            continue
        is_of_bots = event.is_of_bots(pairing)
        people = [number for number in pairing.seats if not event.entrants[number].is_bot]
        if (is_of_bots and of_bots >= BOTS_AT_ONCE) or any(busy.count(number) >= AT_ONCE for number in people):
            continue
        pairings[at] = replace(pairing, table=new_id(is_of_bots))
        of_bots += is_of_bots
        busy += people
    return replace(event, pairings=tuple(pairings))


# -- results ----------------------------------------------------------------------------------------------------------


def decide(event: Event, table: str, places: Sequence[int]) -> Event:
    """The game at ``table`` is over; what was decided before stays."""
    for at, pairing in enumerate(event.pairings):
        if pairing.table == table and not pairing.how:
            decided = replace(pairing, places=tuple(places[: len(pairing.seats)]), how="played")
            return replace(event, pairings=(*event.pairings[:at], decided, *event.pairings[at + 1 :]))
    return event


def rule(event: Event, person: Person, at: int, places: Sequence[int]) -> Event:
    """The host says how a game counts that is not played."""
    check_host(event, person)
    if not 0 <= at < len(event.pairings):
        raise Improper(f"there is no game {at}")
    pairing = event.pairings[at]
    if pairing.how:
        raise NotNow("this game is decided already")
    if len(places) != len(pairing.seats) or not all(1 <= place <= len(places) for place in places):
        raise Improper(f"expected {len(pairing.seats)} places from 1, by seat")
    ruled = replace(pairing, places=tuple(places), how="ruled")
    return replace(event, pairings=(*event.pairings[:at], ruled, *event.pairings[at + 1 :]))


def end_round(event: Event, person: Person) -> Event:
    """What is not played in a Swiss round that hangs counts as a draw."""
    check_host(event, person)
    if event.phase != "running" or event.kind != "swiss":
        raise NotNow("only a round of a Swiss event that is running can be ended")
    pairings = tuple(
        pairing if pairing.how else replace(pairing, places=(1,) * len(pairing.seats), how="ruled")
        for pairing in event.pairings
    )
    return replace(event, pairings=pairings)


def finish(event: Event, person: Person) -> Event:
    """The host ends it: it stays as it stands."""
    check_host(event, person)
    if event.phase == "over":
        raise NotNow("the event is over")
    return replace(event, phase="over")
