"""What is kept of a finished game for each person who played it (match history): a paper, written in the same
transaction as the move that ended it.

Who else played is known by id, so that games with the same companion can be counted; ids are never sent to anybody.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from tabbytop.bots import Level, named
from tabbytop.core import AnyGame, Record, Seat
from tabbytop.core.options import OptionValue

from .papers import Key, Paper
from .store import json_text
from .table import Person, Table, is_netbot

KIND = "result"


@dataclass(frozen=True, slots=True)
class Companion:
    """Who sat on a seat. A bot's name is a key; ``person`` is "" of a bot, and of one who was forgotten since."""

    kind: Literal["person", "bot"]
    name: str
    level: Level | None = None
    person: Person = ""


@dataclass(frozen=True, slots=True)
class Moved:
    """How a rating was before and after: ``mu`` and ``sigma`` each."""

    before: tuple[float, float]
    after: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Result:
    """One game of one person. ``seats`` are theirs: several at one screen have several, and it is nobody's win."""

    table: str
    game: str
    options: dict[str, OptionValue]  #: those that mattered
    people: tuple[Companion, ...]  #: by seat, as they were when it began, or came into the place of others
    seats: tuple[Seat, ...]
    places: tuple[int, ...]  #: of all sides, rivals without a seat after the last
    points: tuple[int, ...]
    figures: dict[str, int | str]  #: the game's own, where it was played to its end on one seat
    mode: str = ""  #: as the game's ``Counting.mode``
    practice: bool = False  #: somebody knew what was to come
    early: bool = False  #: it was ended as it stood
    gave_up: tuple[Seat, ...] = ()
    is_rated: bool = False  #: all wanted it to be
    moved: Moved | None = None  #: what it did to the rating, once that is known

    @property
    def seat(self) -> Seat | None:
        """The one seat that was theirs; None where several at one screen played."""
        return self.seats[0] if len(self.seats) == 1 else None

    @property
    def counts(self) -> bool:
        """Does it say anything about how one plays? Practice does not, nor what was played for all at one screen."""
        return self.seat is not None and not self.practice

    @property
    def is_whole(self) -> bool:
        """Was it played to its end by all?"""
        return not self.early and not self.gave_up

    @property
    def won(self) -> Literal["won", "shared", "lost"]:
        """A win that all seats share is one that they won together; one that some share is shared."""
        seat = self.seat
        if seat is None or self.places[seat] != 1:
            return "lost"
        first = self.places[: len(self.people)].count(1)
        is_together = first == len(self.people) and len(self.places) > len(self.people)
        return "won" if first == 1 or is_together else "shared"


def key_of(table: str, seat: Seat) -> Key:
    return Key(KIND, f"{table}:{seat}")


def results(game: AnyGame, table: Table, record: Record, at: float) -> tuple[Paper, ...]:
    """A paper for every person who played, also where a bot had to play on for them."""
    owners = _owners(table)
    end = record.outcome()
    names = [sitter.name for sitter in record.header.seats]
    bots = named([chair.name if chair.kind == "bot" else None for chair in table.chairs])
    people = tuple(
        Companion("person", names[seat] if chair.person is None else chair.name, None, owners[seat])
        if seat in owners
        else Companion("bot", bot or chair.name, chair.level)
        for seat, (chair, bot) in enumerate(zip(table.chairs, bots, strict=True))
    )
    options = {one.key: table.options[one.key] for one in game.options if one.matters(len(people), table.options)}
    whole = record.broken_off is None and not record.resigned
    papers = []
    for person in dict.fromkeys(owners.values()):
        seats = tuple(seat for seat, one in owners.items() if one == person)
        figures = game.counting.figures(record.state, end, seats[0]) if whole and len(seats) == 1 else ()
        result = Result(
            table.id,
            table.game,
            options,
            people,
            seats,
            end.places,
            tuple(end.points(side) for side in range(len(end.places))),
            {key: value for key, value in figures if not isinstance(value, tuple)},
            game.counting.mode(len(people), table.options),
            table.practice,
            record.broken_off is not None,
            tuple(record.resigned),
            table.rated,
        )
        papers.append(Paper(KIND, key_of(table.id, seats[0]).id, person, at, written(result)))
    return tuple(papers)


def _owners(table: Table) -> dict[Seat, Person]:
    """Whose game it is on each seat: who sits there, else who sat there until a bot took it over; of no bot from the
    network is anything kept."""
    there = {seat: chair.person for seat, chair in enumerate(table.chairs) if chair.person is not None}
    owners = sorted({**dict(table.replaced), **there}.items())
    return {seat: person for seat, person in owners if not is_netbot(person)}


def written(result: Result) -> str:
    return json_text(result)


def read(paper: Paper) -> Result:
    return msgspec.json.decode(paper.data, type=Result)


def read_all(papers: Iterable[Paper]) -> list[tuple[float, Result]]:
    """Each with when it ended."""
    decode = msgspec.json.Decoder(Result).decode
    return [(paper.at, decode(paper.data)) for paper in papers]


def without(paper: Paper, person: Person) -> Paper:
    """Another's result in which ``person``, who is forgotten, is somebody without a name."""
    result = read(paper)
    people = tuple(replace(one, name="", person="") if one.person == person else one for one in result.people)
    return replace(paper, data=written(replace(result, people=people)))
