"""A person's own games over HTTP: what they add up to, and which they were. Nobody's id is sent: a companion is known
by a handle that says nothing to anybody else (pseudonym)."""

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import replace
from math import inf, isfinite
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from tabbytop.bots.strengths import strengths
from tabbytop.core import AnyGame, Args, Measure, Seat
from tabbytop.tables import memory, rating, results
from tabbytop.tables.closing import check_shown
from tabbytop.tables.errors import Improper
from tabbytop.tables.memory import Ended, Wanted
from tabbytop.tables.remembering import Remembering
from tabbytop.tables.results import Result
from tabbytop.tables.service import Service
from tabbytop.tables.table import Person, Table

from . import wire, wire_memory
from .measures import Guesses
from .security import person_of

POINTS = 40  #: of a rating as it is told, for one of the scale by which it is counted
PAGE = 8  #: finished games in one answer
ENDS: tuple[Literal["", "won", "shared", "lost"], ...] = ("", "won", "shared", "lost")


class Memories:
    def __init__(self, service: Service, guesses: Guesses) -> None:
        self._service, self._guesses = service, guesses
        self._remembering = Remembering(service)
        service.rating_of = self.rating_of

    async def memory(self, request: Request) -> Response:
        person = person_of(request)
        ended, older = await self._remembering.of(person)
        handle = await self._handles(person)
        rated = tuple(await self._own_ratings(person))
        said = await asyncio.to_thread(lambda: wire.written(self._memory(ended, older, handle, rated)))
        return Response(said, media_type="application/json")

    async def ratings(self, request: Request) -> Response:
        """Of everybody at a rated table, and what its game did to them when it is over."""
        id = await self._guesses.find(request.path_params["table"], self._service, request)
        table = await self._service.look(id, lambda live: live.table)
        check_shown(table, person_of(request))
        mode = self._service.games[table.game].counting.mode(len(table.chairs), table.options)
        seats = tuple([await self._seat(table, seat, mode) for seat in range(len(table.chairs))]) if table.rated else ()
        return Response(wire.written(wire_memory.SeatRatings(seats)), media_type="application/json")

    async def _seat(self, table: Table, seat: Seat, mode: str) -> wire_memory.RatingInfo | None:
        chair, papers = table.chairs[seat], self._service.store.papers
        if chair.kind == "bot" and chair.level is not None:
            strong = strengths(table.game, mode).get(chair.level)
            if strong is None:
                return None
            return _rated(table.game, mode, rating.Rating(strong.mu, strong.sigma, 0, ""))
        if chair.person is None:
            return None
        paper = await papers.find(*rating.key_of(chair.person, table.game, mode))
        if paper is None:
            return None
        result = await papers.find(*results.key_of(table.id, seat)) if table.phase == "over" else None
        gained = _finished(0.0, results.read(result)).gained if result else None
        return replace(_rated(table.game, mode, rating.read(paper)), gained=gained)

    async def rating_of(self, person: Person, game: str, mode: str) -> float | None:
        """In points, as people are told them."""
        paper = await self._service.store.papers.find(*rating.key_of(person, game, mode))
        return None if paper is None else float(points(rating.read(paper).mu))

    async def _own_ratings(self, person: Person) -> list[wire_memory.RatingInfo]:
        papers = await self._service.store.papers.of_person(person, rating.KIND)
        return [_rated(*named, rating.read(paper)) for paper in papers if (named := _way(paper.id, person))]

    async def finished(self, request: Request) -> Response:
        """Some that fit, the newest behind ``before``. Those that do not are passed over here, page by page."""
        person, query = person_of(request), request.query_params
        end = next((one for one in ENDS if one == query.get("end", "")), None)
        if end is None:
            raise Improper(f"a game is {', '.join(ENDS[1:])}; not {query['end'][:20]!r}")
        wanted = Wanted(query.get("game", ""), query.get("mode", ""), end, query.get("with", ""))
        before, handle = _before(query.get("before", "")), await self._handles(person)
        found: list[tuple[str, Ended]] = []
        while len(found) <= PAGE and (some := await self._remembering.some(person, before)):
            read = results.read_all(some)
            fits = [(paper.id, one) for paper, one in zip(some, read, strict=True) if wanted.fits(one[1], handle)]
            found += fits
            before = some[-1].at, some[-1].id
        last = found[PAGE - 1] if len(found) > PAGE else None
        more = None if last is None else f"{last[1][0]!r} {last[0]}"
        games = tuple(_finished(at, one) for _, (at, one) in found[:PAGE])
        return Response(wire.written(wire_memory.FinishedGames(games, more)), media_type="application/json")

    async def _handles(self, person: Person) -> Callable[[str], str]:
        secret = await self._service.store.secret("companions")
        return lambda key: hmac.digest(secret, f"{person} {key}".encode(), "sha256").hex()[:16]

    def _memory(
        self,
        ended: list[Ended],
        older: int,
        handle: Callable[[str], str],
        rated: tuple[wire_memory.RatingInfo, ...],
    ) -> wire_memory.Memory:
        games = self._service.games
        counted = memory.remembered(ended, games)
        return wire_memory.Memory(
            counted.games,
            counted.won,
            counted.since,
            counted.last,
            tuple(wire_memory.Best(one.game, one.measure, one.value, one.table, one.at) for one in counted.bests),
            tuple(_versus(one, handle) for one in counted.companions),
            tuple(_course(one, games[one.game]) for one in counted.courses if one.game in games),
            rated,
            older,
        )


def points(mu: float) -> int:
    """As people are told it: 1000 where everybody begins."""
    return round(mu * POINTS)


def _way(id: str, person: Person) -> tuple[str, str] | None:
    """The game and the mode that a rating of ``person`` is of."""
    game, _, mode = id.removeprefix(f"{person} ").partition(" ")
    return (game, mode) if game != id else None


def _rated(game: str, mode: str, one: rating.Rating) -> wire_memory.RatingInfo:
    like = rating.like(game, mode, one.mu)
    return wire_memory.RatingInfo(game, mode, points(one.mu), points(2 * one.sigma), one.sure, one.games, like, None)


def _before(text: str) -> tuple[float, str]:
    if not text:
        return inf, ""
    at, _, id = text.partition(" ")
    try:
        time = float(at)
    except ValueError:
        time = inf
    if not isfinite(time) or len(id) > 100:
        raise Improper("before: expected what the answer before called more")
    return time, id


def _finished(at: float, one: Result) -> wire_memory.FinishedGame:
    return wire_memory.FinishedGame(
        one.table,
        at,
        one.game,
        one.mode,
        tuple(wire_memory.Sat(who.kind, who.name, who.level, seat in one.seats) for seat, who in enumerate(one.people)),
        None if one.seat is None else one.won,
        one.places,
        one.points,
        Args(tuple(one.figures.items())),
        one.practice,
        one.early,
        one.gave_up,
        None if one.moved is None else points(one.moved.after[0]) - points(one.moved.before[0]),
    )


def _versus(one: memory.Against, handle: Callable[[str], str]) -> wire_memory.Versus:
    who = one.companion
    return wire_memory.Versus(handle(one.key), who.kind, who.name, one.won, one.shared, one.lost, one.together)


def _course(course: memory.Course, game: AnyGame) -> wire_memory.Course:
    shown = course.shown
    measures = game.counting.measures
    return wire_memory.Course(
        course.game,
        course.mode,
        course.games,
        course.won,
        len(course.whole) - len(shown) + 1,
        tuple(_finished(at, one) for at, one in shown),
        tuple(_measure(course, one) for one in measures),
        tuple(
            wire_memory.Share(share.measure, share.value, share.games, share.won)
            for one in measures
            if one.chart == "shares"
            for share in course.shares(one)
        ),
    )


def _measure(course: memory.Course, one: Measure) -> wire_memory.MeasureInfo:
    middles = course.middles(one.key) if one.chart == "course" else ()
    return wire_memory.MeasureInfo(one.key, one.chart, middles, one.best)
