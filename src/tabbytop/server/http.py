"""What is asked and answered over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from tabbytop.bots import LEVELS
from tabbytop.coach import analysed, is_hinted
from tabbytop.core import AnyGame, Option, Options, Viewer
from tabbytop.tables.closing import check_shown
from tabbytop.tables.devices import Devices
from tabbytop.tables.errors import Improper, NotNow, TooFast, TooMany, UnknownTable
from tabbytop.tables.ledger import Ledger
from tabbytop.tables.live import Live
from tabbytop.tables.physics import can_be_simulated
from tabbytop.tables.requests import FromHere, NewTable
from tabbytop.tables.service import Service
from tabbytop.tables.store import Kept
from tabbytop.tables.table import Person, Table, is_netbot
from tabbytop.tables.tidy import name_of
from tabbytop.texts import LANGUAGES, texts_of

from . import wire, wire_games
from .errors import TooLarge, answer_of, wire_error
from .measures import Guesses, Measure, Tally
from .presence import Presence
from .reading import Readings, Sent
from .replays import Log
from .security import Limits, address_of, become, is_known, person_of, was_signed_out, who_of
from .sight import table_info

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

#: For what is large and the same for everybody. Small answers, and those with people in them, go as they are.
GZIP = (Middleware(GZipMiddleware, minimum_size=1024),)


class Api:
    """The endpoints under /api."""

    def __init__(
        self,
        service: Service,
        presence: Presence,
        limits: Limits,
        people: Tally,
        addresses: Tally,
        guesses: Guesses,
        readings: Readings,
        devices: Devices,
        ledger: Ledger | None = None,
    ) -> None:
        self.devices = devices
        self.service, self.presence, self.limits = service, presence, limits
        self.people, self.addresses, self.guesses, self.readings = people, addresses, guesses, readings
        self.founders = Measure("tables", limits.tables, limits.tables_address, ledger=ledger)
        self.names = Measure("names", limits.names, limits.names_address, ledger=ledger)
        self.newly_seen = Measure("devices", limits.devices_address, ledger=ledger)

    # -- people and games ---------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        person = person_of(request)
        await self.service.seen(person)
        if is_known(request) and not is_netbot(person):
            await self._visited(request)
        return json_of(wire.Me(person, await self.service.store.name(person), was_signed_out(request)))

    async def _visited(self, request: Request) -> None:
        """Its device is here: that is written down once in a while. Anybody can come as ever new ones, each of them to
        be kept for more than a year: so of one address only so many."""
        here = who_of(request)
        if self.devices.is_due(*here) and (await self.devices.is_known(*here) or await self.may_note(request)):
            await self.devices.note(*here, request.headers.get("user-agent", ""))
            become(request, here)  # the cookie lasts from now on

    async def may_note(self, request: Request) -> bool:
        """A device that is perhaps a new one."""
        return await self.newly_seen.take(address_of(request))

    async def rename(self, request: Request) -> Response:
        person, asked = person_of(request), wire.read(wire.NewName, await self.body(request))
        if not name_of(asked.name):
            raise Improper("a name has at least one character")
        if not await self.names.take(person, address_of(request)):
            raise TooFast("too many new names; wait a moment")
        name = await self.service.rename(person, asked.name)
        self.presence.call(person, name)
        for table in self.presence.tables_of(person):
            await self.service.greet(table, person, name)
        return json_of(wire.Me(person, name))

    async def games(self, request: Request) -> Response:
        return json_list(
            [
                wire_games.GameInfo(
                    game.key,
                    game.rules,
                    tuple(game.seats),
                    tuple(_option(game, option) for option in game.options),
                    LEVELS,
                    tuple(name for name, plays in self.service.bots.items() if not plays or game.key in plays),
                    tuple(seats for seats in game.seats if game.counting.rated(seats, game.complete({}))),
                    _apart(game),
                    game.extra,
                    None if can_be_simulated(game, self.service.physics) else "physics",
                    is_hinted(game.key),
                    analysed(game.key),
                )
                for game in self.service.games.values()
            ]
        )

    async def texts(self, request: Request) -> Response:
        """A game's words, for a client that was built without it."""
        key, language = request.path_params["game"], request.path_params["language"]
        game = self.service.games.get(key)
        if game is None or language not in LANGUAGES:
            raise Improper(f"there are no texts of {key!r} in {language!r}")
        return Response(texts_of(game, language), media_type="text/plain")

    async def words(self, request: Request) -> Response:
        """Of which kind the arguments of its events are, so that a board can say them."""
        key = request.path_params["game"]
        if key not in self.service.games:
            raise Improper(f"there is no game {key!r}")
        return json_of(self.service.games[key].words)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        person = person_of(request)
        lines = [self.line(kept, person) for kept in await self.service.tables_of(person)]
        return json_list(sorted(lines, key=lambda line: (not line.yours, -line.changed)))

    def line(self, kept: Kept, person: Person) -> wire.TableLine:
        table = kept.table
        return wire.TableLine(
            self.info(table, person, kept.changed),
            table.waits_for(person),
            table.moment,
            table.places,
            table.points,
            kept.changed,
        )

    def info(self, table: Table, person: Person, changed: float) -> wire.TableInfo:
        service, game = self.service, table.game
        until, compiling = service.until(table, changed), service.is_compiling(table)
        return table_info(table, service.games.get(game), person, self.presence, until, compiling)

    async def create(self, request: Request) -> Response:
        person = person_of(request)
        asked: NewTable = wire.read(NewTable, await self.body(request))
        await self._check_founder(request)
        table = await self.service.create(person, asked)
        return json_of(self.info(table, person, table.created), 201)

    async def from_here(self, request: Request) -> Response:
        """Go on from a step of a finished game."""
        return await self._from_here(request, Log(lines_of_table(await self.finished(request))))

    async def from_file(self, request: Request) -> Response:
        """Go on from a step of a record that was kept: the file is the body."""
        return await self._from_here(request, await self._sent(request))

    async def _from_here(self, request: Request, kept: Log | Sent) -> Response:
        """Which step, and on which seat, stands in the address."""
        person, query = person_of(request), request.query_params
        try:
            asked = FromHere(int(query["step"]), int(query["seat"]), query.get("nonce", ""))
        except (KeyError, ValueError):
            raise Improper("expected ?step=…&seat=…, two numbers") from None
        await self._check_founder(request)
        table = await self.service.from_here(person, await self.readings.middle(request, kept, asked.step), asked)
        return json_of(self.info(table, person, table.created), 201)

    async def going(self, request: Request) -> Response:
        """On a device: a game that is on there, with its seed, for who plays it to take it to a server."""
        person = person_of(request)
        kept = await self.service.store.load(request.path_params["table"])
        if kept is None:
            raise UnknownTable("there is no such table")
        table = kept.table
        if not self.service.store.mark or table.host != person or not table.is_on or kept.header is None:
            raise NotNow("only a game that is on, on one's own device, can be taken elsewhere")
        return json_of(wire.Going(table.seed, tuple(lines_of_table(kept))))

    async def from_home(self, request: Request) -> Response:
        """Go on here with a game that was begun on somebody's own device."""
        person = person_of(request)
        await self._check_founder(request)
        header, asked = await self.readings.verified(request, await self._sent(request))
        table = await self.service.from_home(person, header, asked)
        return json_of(self.info(table, person, table.created), 201)

    async def _check_founder(self, request: Request) -> None:
        if not await self.founders.take(person_of(request), address_of(request)):
            raise TooFast("too many new tables; wait a moment")
        if await self.service.store.charged(person_of(request)) >= self.limits.open_tables:
            raise TooMany(f"you have {self.limits.open_tables} tables that are not over; close one first")

    async def table(self, request: Request) -> Response:
        id = await self.guesses.find(request.path_params["table"], self.service, request)
        person = person_of(request)

        def read(live: Live) -> wire.TableInfo:
            check_shown(live.table, person)
            return self.info(live.table, person, live.changed)

        return json_of(await self.service.look(id, read))

    async def replay(self, request: Request) -> Response:
        kept = await self.finished(request)
        replayed = Log(lines_of_table(kept), kept.snapshot, kept.table.hinted)
        return Response(await self.readings.replay(request, replayed, _viewer(request)), media_type="application/json")

    async def record(self, request: Request) -> Response:
        kept = await self.finished(request)
        return self.given_out(kept, lines_of_table(kept))

    def given_out(self, kept: Kept, lines: list[str]) -> Response:
        """A record as a file."""
        name = f"{kept.table.game}-{kept.table.code.lower()}.tabby"
        return Response(
            "\n".join(self.readings.sealed(lines)) + "\n",
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def finished(self, request: Request) -> Kept:
        """A table at which the game is over, with its whole log."""
        id = await self.guesses.find(request.path_params["table"], self.service, request)
        kept = await self.service.store.load(id)
        if kept is None:
            raise UnknownTable("there is no such table")
        check_shown(kept.table, person_of(request))
        if kept.table.phase != "over" or kept.header is None:
            raise NotNow("the record is given out when the game is over")
        return kept

    # -- files and the score pad --------------------------------------------------------------------------------------

    async def upload(self, request: Request) -> Response:
        sent, viewer = await self._sent(request), _viewer(request)
        return Response(await self.readings.replay(request, sent, viewer), media_type="application/json")

    async def score(self, request: Request) -> Response:
        key = request.path_params["game"]
        game = self.service.games.get(key)
        if game is None or game.pad is None:
            raise Improper(f"there is no score pad for {key!r}")
        return JSONResponse(await self.readings.score(request, key, await self.body(request)))

    # -- reading ------------------------------------------------------------------------------------------------------

    async def body(self, request: Request, otherwise: Any = None) -> Any:
        """What was sent; ``otherwise``, where it is given, if that is nothing."""
        sent = await self._bytes(request, self.limits.message)
        return wire.parsed(sent) if sent or otherwise is None else otherwise

    async def _sent(self, request: Request) -> Sent:
        """A record, of which alone more is taken; it is looked at elsewhere."""
        await self.readings.check_turn(request)
        return self.readings.sent(await self._bytes(request, self.limits.record))

    async def _bytes(self, request: Request, most: int) -> bytes:
        """The body, not a byte more of it than is taken here."""
        parts, size = [], 0
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise TooLarge(f"a request has at most {most} bytes")
            parts.append(part)
        return b"".join(parts)

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """``endpoint``, with limits before it and its errors in words."""

        async def guarded(request: Request) -> Response:
            try:
                if not (self.people.take(person_of(request)) and self.addresses.take(address_of(request))):
                    raise TooFast("too many requests; wait a moment")
                answer = await endpoint(request)
            except ClientDisconnect:
                return Response(status_code=400)
            except asyncio.CancelledError:  # the house closes, and has waited for it as long as it waits for anything
                return Response(status_code=503)
            except Exception as error:
                told = wire_error(error)
                self.service.meter.refused(told.kind)
                answer = answer_of(told)
            answer.headers.setdefault("Cache-Control", "no-store")
            return answer

        return guarded


def lines_of_table(kept: Kept) -> list[str]:
    return [kept.header or "", *kept.lines]


def _apart(game: AnyGame) -> Options | None:
    """Of the usual options the one that has to be another, if any, so that not all win or lose together."""
    if not game.flow.is_together(game.complete({})):
        return {}
    others = ({option.key: value} for option in game.options for value in option.values)
    return next((one for one in others if not game.flow.is_together(game.complete(one))), None)


def _option(game: AnyGame, option: Option) -> wire_games.OptionInfo:
    seats = tuple(game.seats_by_option.get((option.key, value), ()) for value in option.values)
    return wire_games.OptionInfo(option.key, option.values, option.default, seats, option.when, option.follows)


def _viewer(request: Request) -> Viewer:
    """Through whose eyes a game is watched again: ``?seat=1``; a spectator's, where nobody is named."""
    seat = request.query_params.get("seat")
    if seat is not None and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Improper("a seat is a number from 0")
    return None if seat is None else int(seat)


def json_of(value: Any, status: int = 200) -> Response:
    return Response(wire.written(value), status, media_type="application/json")


def json_list(values: list[Any]) -> Response:
    return Response(b"[" + b",".join(map(wire.written, values)) + b"]", media_type="application/json")
