"""The house's board and quick match over HTTP (public lobby, matchmaking): only in a house that lets strangers in.

Nobody is named here who did not ask to be: who sits at a table that hangs on the board, and who waits for others.
Nobody's id is sent, no code, and not who watches.
"""

from math import inf, isfinite
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.tables.errors import Improper, TooFast, TooMany
from tabbytop.tables.houseboard import HouseBoard
from tabbytop.tables.ledger import Ledger
from tabbytop.tables.matching import Matching, Waiting, Wanted
from tabbytop.tables.store import Kept
from tabbytop.tables.table import Person, board_list

from . import wire
from .http import Api, json_of
from .measures import Measure
from .security import address_of, person_of
from .sight import seat_infos

PAGE = 24  #: notes in one answer
MOST_NAMED = 50  #: of those who wait
KINDS: tuple[Literal["seat", "watch"], ...] = ("seat", "watch")


class Strangers:
    """The endpoints under /api/board and /api/match, and what goes on beside them."""

    def __init__(self, api: Api, ledger: Ledger | None, matching: Matching | None = None) -> None:
        self._api, self._service, self._presence, limits = api, api.service, api.presence, api.limits
        self._service.strangers = True
        self._seats = Measure("seats", limits.seats, limits.seats_address, ledger=ledger)
        self._matches = Measure("matches", limits.matches, limits.matches_address, ledger=ledger)
        self.matching = matching or Matching(self._service)
        self.board = HouseBoard(self._service, self.matching, lambda table, person: person in self._here(table))

    def _here(self, table: str) -> frozenset[Person]:
        return self._presence.here(table)

    def routes(self) -> list[Route]:
        guarded = self._api.guarded
        return [
            Route("/api/board", guarded(self.notes), methods=["GET"]),
            Route("/api/board/{table}", guarded(self.sit_down), methods=["POST"]),
            Route("/api/match", guarded(self.begin), methods=["POST"]),
            Route("/api/match", guarded(self.go_on), methods=["PUT"]),
            Route("/api/match", guarded(self.leave), methods=["DELETE"]),
            Route("/api/match/bots", guarded(self.with_bots), methods=["POST"]),
        ]

    # -- the board ----------------------------------------------------------------------------------------------------

    async def notes(self, request: Request) -> Response:
        """A page of it, and who waits for others: ``?kind=seat&game=…&before=…``."""
        person, query = person_of(request), request.query_params
        kinds = [kind for kind in KINDS if query.get("kind", kind) == kind]
        games = [game for game in self._service.games if query.get("game", game) == game]
        if not kinds or not games:
            raise Improper("expected ?kind=seat or watch, &game= one that is played here")
        lists = [board_list(kind, game) for kind in kinds for game in games]
        found = await self._service.pinned(lists, _before(query.get("before", "")), PAGE + 1)
        notes = tuple([await self._note(kept, person) for kept in found[:PAGE]])
        more = f"{notes[-1].at!r} {notes[-1].id}" if len(found) > PAGE else None
        waiting = (await self.matching.waiting())[:MOST_NAMED]
        return json_of(wire.Board(notes, more, tuple(_waiting(*one, person) for one in waiting), self._service.date()))

    async def _note(self, kept: Kept, person: Person) -> wire.BoardNote:
        table, pin = kept.table, kept.table.pin
        assert pin is not None, "it hangs on the board"
        is_for_all = pin.low is None and pin.high is None
        return wire.BoardNote(
            table.id,
            table.game,
            table.options,
            table.clock,
            "seat" if table.phase == "lobby" else "watch",
            pin.title,
            seat_infos(table, person, self._here(table.id)),
            host=next(iter(table.seats_of(table.host)), None),
            here=table.host in self._here(table.id),
            mine=table.host == person,
            moment=table.moment,
            at=pin.at,
            low=pin.low,
            high=pin.high,
            fits=is_for_all or pin.admits(await self._service.points(table, person)),
        )

    async def sit_down(self, request: Request) -> Response:
        """Who sits down waits for nobody else."""
        person, asked = person_of(request), wire.read(wire.SitDown, await self._api.body(request))
        if not await self._seats.take(person, address_of(request)):
            raise TooFast("too many seats; wait a moment")
        table = await self._service.sit_down(request.path_params["table"], person, asked.nonce)
        await self.matching.sits_at(person, table.id)
        return json_of(self._api.info(table, person, self._service.date()))

    # -- quick match --------------------------------------------------------------------------------------------------

    async def begin(self, request: Request) -> Response:
        person, wanted = person_of(request), wire.read(Wanted, await self._api.body(request))
        if not await self._matches.take(person, address_of(request)):
            raise TooFast("too many beginnings; wait a moment")
        if await self._service.store.charged(person) >= self._api.limits.open_tables:
            raise TooMany(f"you have {self._api.limits.open_tables} tables that are not over; close one first")
        return self._match(await self.matching.wait(person, wanted))

    async def go_on(self, request: Request) -> Response:
        """Asked every few seconds by a page at which somebody waits."""
        return self._match(await self.matching.go_on(person_of(request)))

    async def leave(self, request: Request) -> Response:
        await self.matching.leave(person_of(request))
        return self._match(None)

    async def with_bots(self, request: Request) -> Response:
        return self._match(await self.matching.with_bots(person_of(request)))

    def _match(self, waiting: Waiting | None) -> Response:
        now, patience = self._service.date(), self.matching.patience
        if waiting is None:
            return json_of(wire.Match(None, 0.0, None, 0.0))
        waited = max(0.0, now - waiting.since)
        return json_of(wire.Match(waiting.wanted, waited, waiting.table, max(0.0, patience - waited)))


def _waiting(someone: Person, waiting: Waiting, person: Person) -> wire.WaitingInfo:
    return wire.WaitingInfo(waiting.name, waiting.wanted, waiting.since, someone == person)


def _before(text: str) -> tuple[float, str]:
    """Where the page before ended."""
    if not text:
        return inf, ""
    at, _, id = text.partition(" ")
    try:
        number = float(at)
    except ValueError:
        number = inf
    if not isfinite(number) or not id.isprintable():
        raise Improper("before= is what the page before said")
    return number, id
