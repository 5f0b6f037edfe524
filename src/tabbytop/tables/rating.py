"""Ratings (Plackett-Luce, by openskill): how strong each person is at one way to play, from games that all of them
wanted to be rated.

A rated game that ends leaves a paper that it is due, in the transaction of its last move. Whoever settles takes the due
ones in the order in which they ended; each is counted for all its players in one transaction that takes its paper away,
so it is counted once, whatever dies in between. Bots have the strength that tournaments gave them, and keep it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Any, Literal, TypeAlias

import msgspec

from tabbytop.bots import LEVELS, Level
from tabbytop.bots.strengths import START, Strength, strengths
from tabbytop.core import AnyGame, Record, Seat

from . import results
from .errors import traced
from .live import Live
from .papers import Key, Paper, Papers
from .store import Store, json_text
from .table import Person, Table

KIND, DUE = "rating", "rating-due"
FRESH = Strength(START, START / 3)
AT_ONCE = 100
EVERY = 60.0  #: seconds after which it is looked for what another process left
#: under which uncertainty a rating is known well, and roughly
WELL, ROUGHLY = 1.5, 4.0
Sure: TypeAlias = Literal["well", "roughly", "hardly"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rating:
    """Of one person at one way to play; ``last`` is the table that was counted last."""

    mu: float
    sigma: float
    games: int
    last: str

    @property
    def sure(self) -> Sure:
        return "well" if self.sigma <= WELL else "roughly" if self.sigma <= ROUGHLY else "hardly"


@dataclass(frozen=True, slots=True)
class Side:
    """Who is rated on a seat: a person, or a bot of a level."""

    person: Person = ""
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """A game that is over and not counted yet."""

    table: str
    game: str
    mode: str
    sides: tuple[Side, ...]
    places: tuple[int, ...]  #: of the seats


# -- which games are rated --------------------------------------------------------------------------------------------


def can_be_rated(game: AnyGame, table: Table) -> bool:
    """Does everybody play for themselves, on one seat, and is each bot's strength known? Not so of one from the
    network."""
    persons = [chair.person for chair in table.chairs if chair.person is not None]
    levels = {chair.level for chair in table.chairs if chair.kind == "bot"}
    known = strengths(game.key, game.counting.mode(len(table.chairs), table.options))
    return (
        not table.practice
        and not table.at_home
        and not table.has_netbot
        and len(table.chairs) > 1
        and len(persons) == len(set(persons))
        and game.counting.rated(len(table.chairs), table.options)
        and levels <= known.keys()
    )


def is_wanted(game: AnyGame, table: Table) -> bool:
    """Does everybody who sits here want it?"""
    sitters = table.sitters
    return bool(sitters) and set(sitters) <= set(table.wants) and can_be_rated(game, table)


def counts(table: Table) -> bool:
    """Is a game that was to be rated, and is over, still to be counted?"""
    return table.rated and not (table.practice or table.undone or table.broken_off or table.stood_in)


def due(game: AnyGame, table: Table, record: Record, at: float) -> tuple[Paper, ...]:
    """What is left by a rated game that ends. Who gave it up is last."""
    if not counts(table):
        return ()
    places, seats = record.outcome().places, len(table.chairs)
    if not any(places[seat] == 1 for seat in range(seats)):
        return ()  # a rival without a seat has won: it says nothing of who is stronger
    gone = dict(table.replaced)
    sides = tuple(
        Side(person or "", None if person else chair.level)
        for seat, chair in enumerate(table.chairs)
        for person in [chair.person or gone.get(seat)]
    )
    ranked = tuple(seats if seat in record.resigned else places[seat] for seat in range(seats))
    mode = game.counting.mode(seats, table.options)
    data = json_text(Due(table.id, table.game, mode, sides, ranked))
    return (Paper(DUE, table.id, "", at, data),)


# -- the sums ---------------------------------------------------------------------------------------------------------


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The ratings of all sides when a game has ended so."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams: list[Any] = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(float(one.mu), float(one.sigma)) for (one,) in rated]


def like(game: str, mode: str, mu: float) -> Level | None:
    """The level whose strength is nearest; None where nobody has measured them."""
    known = strengths(game, mode)
    if not known:
        return None
    nearest: Level = min(LEVELS, key=lambda level: abs(known[level].mu - mu))
    return nearest


# -- keeping them -----------------------------------------------------------------------------------------------------


def key_of(person: Person, game: str, mode: str) -> Key:
    return Key(KIND, f"{person} {game} {mode}".strip())


def read(paper: Paper) -> Rating:
    return msgspec.json.decode(paper.data, type=Rating)


async def settle(papers: Papers) -> int:
    """Count all that is due, in the order in which it ended; how many."""
    waiting: list[Paper] = []
    before = inf, ""
    while some := await papers.of_kind(DUE, before, AT_ONCE):
        waiting += some
        before = some[-1].at, some[-1].id
    for paper in reversed(waiting):
        await _count(papers, paper)
    return len(waiting)


async def _count(papers: Papers, paper: Paper) -> None:
    game = msgspec.json.decode(paper.data, type=Due)
    seats = [seat for seat, side in enumerate(game.sides) if side.person]
    ratings = [key_of(game.sides[seat].person, game.game, game.mode) for seat in seats]
    kept = [results.key_of(game.table, seat) for seat in seats]
    await papers.amend([paper.key, *ratings, *kept], partial(_counted, game, seats))


def _counted(game: Due, seats: Sequence[Seat], found: Sequence[Paper | None]) -> Sequence[Paper | None]:
    """Where the due paper is gone, somebody else has counted it."""
    paper, before, kept = found[0], found[1 : 1 + len(seats)], found[1 + len(seats) :]
    if paper is None:
        return found
    known = strengths(game.game, game.mode)
    mine = {seat: read(one) if one else None for seat, one in zip(seats, before, strict=True)}
    strong = [_strength(side, mine.get(seat), known) for seat, side in enumerate(game.sides)]
    then = after(strong, game.places)
    ratings: list[Paper | None] = []
    told: list[Paper | None] = []
    for seat, result in zip(seats, kept, strict=True):
        person, one, old = game.sides[seat].person, then[seat], mine[seat]
        rating = Rating(one.mu, one.sigma, 1 + (old.games if old else 0), game.table)
        ratings.append(Paper(KIND, key_of(person, game.game, game.mode).id, person, paper.at, json_text(rating)))
        told.append(result and _told(result, strong[seat], one))
    return [None, *ratings, *told]


def _strength(side: Side, rating: Rating | None, known: dict[Level, Strength]) -> Strength:
    if side.level is not None:
        return known.get(side.level, FRESH)
    return Strength(rating.mu, rating.sigma) if rating else FRESH


def _told(paper: Paper, before: Strength, now: Strength) -> Paper:
    moved = results.Moved((before.mu, before.sigma), (now.mu, now.sigma))
    return replace(paper, data=results.written(replace(results.read(paper), moved=moved)))


class Rater:
    """Settles what is due, soon after a game has ended here, and now and then what others left."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        self._store, self._every = store, every
        self._stir = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._stir.set()
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self, table: str, live: Live | None = None) -> None:
        if live is not None and live.table.rated and live.table.phase == "over":
            self._stir.set()

    def take_up(self) -> None:
        self._stir.set()

    async def _go_on(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), self._every)
            self._stir.clear()
            try:
                await settle(self._store.papers)
            except Exception as error:
                log.error("ratings could not be settled: %s", error, exc_info=traced(error))
