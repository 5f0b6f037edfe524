"""The application: routes, what starts and ends with it, and whether it is well (health check, readiness)."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tabbytop.bots import of_the_house
from tabbytop.calls.book import Book
from tabbytop.calls.caller import Caller
from tabbytop.calls.caller import Pace as CallPace
from tabbytop.calls.mail import Letters, Post
from tabbytop.calls.reach import Reach
from tabbytop.calls.ways import Ways
from tabbytop.core import AnyGame
from tabbytop.games import playable_games
from tabbytop.physics import Workshop
from tabbytop.tables.botplay import BotPlay, Pace, Thinker
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.closing import check_shown
from tabbytop.tables.codes import OF_BOTS
from tabbytop.tables.devices import Devices
from tabbytop.tables.errors import Improper, NotKept, NotShown, Refusal, TooFast, UnknownTable
from tabbytop.tables.events import Events
from tabbytop.tables.expiry import Expiry
from tabbytop.tables.jobs import Away
from tabbytop.tables.opening import open_store
from tabbytop.tables.owning import Place
from tabbytop.tables.physics import Physics
from tabbytop.tables.pool import Asked, Awaken, Pool, Worker
from tabbytop.tables.rating import Rater
from tabbytop.tables.service import Service
from tabbytop.tables.settling import Settling
from tabbytop.tables.store import Store
from tabbytop.tables.table import Person, is_netbot
from tabbytop.tables.terms import Terms
from tabbytop.tables.watch import EVERY

from . import wire
from .analyses import Analyses
from .blocking import Blocks
from .calling import Calling
from .clubs import Clubs
from .counting import Open
from .elsewhere import Elsewhere
from .errors import SignedOut, response
from .http import GZIP, Api
from .measures import Guesses, Measure, Tally
from .memories import Memories
from .metrics import Metrics, is_of_the_house, new_meter
from .myself import Myself
from .netbots import ROOM, Netbots
from .pages import WEB, Pages
from .presence import SETTLE, Presence
from .previews import Previews
from .reading import Readings
from .relay import Relay
from .security import Door, Limits, Signer, address_of, has_token, person_of, was_signed_out, who_of
from .signing import BAD_TOKEN, SignedOuts
from .socket import Browser, say_and_close, turn_away
from .strangers import Strangers

SOCKET = re.compile(r"/ws/(?P<table>[^/]+)")
READY_WITHIN = 3.0  #: seconds

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """How one server is set up."""

    db: str | Store  #: as ``open_store`` takes it, or what it would give
    games: Mapping[str, AnyGame] = field(default_factory=playable_games)
    origins: Sequence[str] = ()  #: other sites' pages that may connect: https://play.example
    hosts: Sequence[str] = ()  #: names of this house besides those that only its own network knows
    public: str | None = None  #: where people find it from anywhere: https://play.example
    nearby: Callable[[], str | None] = lambda: None  #: and in its own network, now
    trusted: Sequence[str] = ()  #: addresses and networks of proxies, which say whom they speak for
    strangers: bool = False  #: has it a board, for anybody to sit down, and quick match?
    bots: Sequence[str] = ()  #: that are offered beside the levels and those of installed packages: my_cats:Hasty
    limits: Limits = field(default_factory=Limits)
    several: bool = False  #: is this one of several processes on one file? On PostgreSQL that is always so
    pace: Pace = field(default_factory=Pace)  #: of bots
    pause: float = 2.0  #: seconds, on average, after which a person who has nothing to decide is answered for
    settle: float = SETTLE  #: seconds for which somebody whose line broke still counts as here
    watch: float = EVERY  #: seconds between two looks at what other processes did
    thinker: Callable[[], Thinker] = Pool
    worker: Callable[[Awaken], Asked] = Worker  #: in which records are read and games analysed
    physics: Callable[[], Physics] = Workshop
    calls: CallPace | None = field(default_factory=CallPace)  #: None: nobody is called
    post: Post | None = None  #: the server that takes letters, if any
    reach: Sequence[str] = ()  #: networks of the house's own to which calls may go
    terms: Terms = field(default_factory=Terms)  #: how long tables and people are kept
    place: Place = field(default_factory=Place)  #: among several processes behind one door
    web: Path = WEB


class Server:
    """One process's part in serving tables. It is the ASGI application."""

    caller: Caller | None  #: where people are called

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.db) if isinstance(settings.db, str) else settings.db
        self.bus = LocalBus()
        physics = settings.physics()
        self.owner, self.clock = self.store.owner(settings.place), self.store.clock()
        self.service = Service(
            self.store,
            self.bus,
            settings.games,
            now=self.clock.now if self.clock else None,
            date=self.clock.date if self.clock else None,
            pause=settings.pause,
            physics=physics,
            owner=self.owner,
            terms=settings.terms,
        )
        self.service.meter = new_meter()
        self.service.bots = of_the_house(settings.bots)
        self.presence = Presence(self.bus, settle=settings.settle)
        self.presence.came = self.service.wake
        #: Bots of an event play on though nobody looks.
        self.service.is_looked_at = lambda table: table.startswith(OF_BOTS) or self.presence.is_looked_at(table)
        self.service.is_gone = self.presence.is_gone
        self.events = Events(self.service)
        self.ledger = self.store.ledger(several=settings.several)
        self.people = Tally("person", settings.limits.person, self.ledger)
        self.addresses = Tally("address", settings.limits.address, self.ledger)
        self.guesses = Guesses(settings.limits, self.ledger)
        self.readings = Readings(tuple(settings.games), settings.limits, self.ledger, worker=settings.worker)
        limits = settings.limits
        self.sockets, self.sockets_address = Open(limits.sockets), Open(limits.sockets_address)
        self.connections = Open(limits.patience.address)
        self._whence: dict[Person, str] = {}  # of those who have one
        self.talk = Measure("chat", settings.limits.chat, ledger=self.ledger)
        self.watch = self.store.watch(self.service.catch_up, settings.watch)
        self.relay = Relay()
        counted = {"person": self.sockets, "address": self.sockets_address, "connections": self.connections}
        self.devices = Devices(self.store.papers, self.service.date)
        self.signed_outs = SignedOuts(self.store.papers)
        self.elsewhere = Elsewhere(self.service, self.presence, self.relay, counted, self.signed_outs)
        self.blocks = Blocks(self.store)
        self._asking: asyncio.Task[bool] | None = None  # whether the store keeps tables
        self._was_ready = True
        self.settling = Settling(self.service, physics, self.relay.show)
        self.settling.sharing.among(self.whence)
        self.settling.sharing.report_to(partial(self.service.meter.queue, "simulations"))
        self.readings.sharing.report_to(partial(self.service.meter.queue, "readings"))
        self.away = Away(jobs) if (jobs := self.store.jobs()) is not None else None
        if self.away is not None:  # workers on other machines, who are asked while all here are busy
            self.settling.reach_to(self.away)
        self.bots = BotPlay(self.service, self._thinker(), settings.pace)
        self.expiry = Expiry(self.service)
        self.memories = Memories(self.service, self.guesses)
        self.rater = Rater(self.store)
        self.service.works.append(self.rater)
        self._inner = self._starlette()
        self._app: ASGIApp = self._inner

    def _thinker(self) -> Thinker:
        thinker = self.settings.thinker()
        if isinstance(thinker, Pool):
            thinker.sharing.among(self.whence)
            thinker.sharing.report_to(partial(self.service.meter.queue, "thoughts"))
            self.service.compiles, self.service.made = thinker.compiling.waits, thinker.compiling.made
            thinker.compiling.changed.append(self._tell_all)
            if self.away is not None:
                thinker.reach_to(self.away)
        return thinker

    def _calling(self, api: Api) -> Sequence[Route]:
        """How people are called, where they are."""
        settings, self.caller = self.settings, None
        letters = Letters(settings.post) if settings.post else None
        self.book = Book(self.store.papers, self.service.date)
        self.ways = Ways(Reach(settings.reach), letters, settings.public, settings.nearby)
        if settings.calls is None:
            return ()
        self.caller = Caller(self.service, self.book, self.ways, self.presence.looking, settings.calls)
        return Calling(api, self.book, self.ways, self.caller, self.ledger).routes()

    async def _start_calling(self, caller: Caller) -> None:
        self.book.secret = await self.store.secret("calls")
        self.ways.start(await self.store.secret("vapid"))
        await caller.start()
        self.presence.listeners.append(caller.moved)

    def _starlette(self) -> Starlette:
        api = Api(
            self.service,
            self.presence,
            self.settings.limits,
            self.people,
            self.addresses,
            self.guesses,
            self.readings,
            self.devices,
            self.ledger,
        )
        guarded = api.guarded
        self.myself = Myself(api, self.signed_outs, self.ledger)
        self.netbots = Netbots(api, self.signed_outs, self.myself.limited)
        self.analyses = Analyses(api, self.settings.worker)
        self.strangers = Strangers(api, self.ledger) if self.settings.strangers else None
        pages = Pages(self.settings.web, self.settings.limits.files)
        previews = Previews(self.service, pages, self.readings, self.addresses, self.settings.public)
        return Starlette(
            routes=[
                Route("/api/me", guarded(api.me), methods=["GET"]),
                Route("/api/me", guarded(api.rename), methods=["PUT"]),
                *self.myself.routes(),
                *self.netbots.routes(),
                *self._calling(api),
                Route("/api/me/memory", guarded(self.memories.memory), methods=["GET"], middleware=GZIP),
                Route("/api/me/finished", guarded(self.memories.finished), methods=["GET"], middleware=GZIP),
                Route("/api/house", guarded(self._house), methods=["GET"]),
                *(self.strangers.routes() if self.strangers else ()),
                *Clubs(api, self.events).routes(),
                Route("/api/games", guarded(api.games), methods=["GET"]),
                Route("/api/games/{game}/texts/{language}", guarded(api.texts), methods=["GET"]),
                Route("/api/games/{game}/words", guarded(api.words), methods=["GET"], middleware=GZIP),
                Route("/api/tables", guarded(api.tables), methods=["GET"]),
                Route("/api/tables", guarded(api.create), methods=["POST"]),
                Route("/api/tables/{table}", guarded(api.table), methods=["GET"]),
                Route("/api/tables/{table}/ratings", guarded(self.memories.ratings), methods=["GET"]),
                Route("/api/tables/{table}/replay", guarded(api.replay), methods=["GET"], middleware=GZIP),
                *self.analyses.routes(),
                Route("/api/tables/{table}/record", guarded(api.record), methods=["GET"]),
                Route("/api/tables/from-home", guarded(api.from_home), methods=["POST"]),
                Route("/api/tables/{table}/going", guarded(api.going), methods=["GET"]),
                Route("/api/tables/{table}/from-here", guarded(api.from_here), methods=["POST"]),
                Route("/api/replay/from-here", guarded(api.from_file), methods=["POST"]),
                Route("/api/replay", guarded(api.upload), methods=["POST"], middleware=GZIP),
                Route("/api/score/{game}", guarded(api.score), methods=["POST"]),
                Route("/api/{rest:path}", _no_such_address),
                Route("/healthz", _healthy, methods=["GET"]),
                Route("/readyz", self._ready, methods=["GET"]),
                Route("/metrics", self._metrics, methods=["GET"]),
                Route("/pictures/{table}.png", guarded(previews.picture), methods=["GET"]),
                Route("/t/{table}", previews.table, methods=["GET"]),
                Route("/replay/{table}", previews.replay, methods=["GET"]),
                Route("/{path:path}", pages.serve, methods=["GET"]),
            ],
            lifespan=self._life,
            exception_handlers={HTTPException: _not_so, Exception: _internal},
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, self._counted(send) if scope["type"] == "http" else send)

    def _counted(self, send: Send) -> Send:
        """However it is answered: at the door, by a page, or not at all as it should be."""

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.service.meter.responded(message["status"])
            await send(message)

        return send_on

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go past Starlette's routes: all that stands around those would hand on every word."""
        if scope["type"] != "websocket":
            await self._inner(scope, receive, send)
        elif (path := SOCKET.fullmatch(scope["path"])) is not None:
            await self._socket(WebSocket(scope, receive, send), path["table"])
        else:
            await WebSocket(scope, receive, send).close()

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        if self.clock:
            await self.clock.start()
        await self.blocks.start()
        self.netbots.signer = signer = Signer(await self.store.secret("cookies"))
        await self.signed_outs.start()
        self._app = Door(
            self._inside, signer, self.blocks, self.signed_outs, self.settings.origins, self.settings.hosts
        )
        self.readings.start(await self.store.secret("records"))
        self.people.start()
        self.addresses.start()
        await self.watch.start()
        await self.elsewhere.start()
        await self.owner.start(self.service.take_up)
        if self.away is not None:
            await self.away.start()
        await self.settling.start()
        await self.bots.start()
        self.expiry.start()
        self.rater.start()
        self.events.start()
        if self.strangers:
            self.strangers.board.start()
        if self.caller is not None:
            await self._start_calling(self.caller)
        try:
            yield
        finally:
            if self.caller is not None:
                await self.caller.stop()
            if self.strangers:
                await self.strangers.board.stop()
            await self.events.stop()
            await self.rater.stop()
            await self.expiry.stop()
            await self.bots.stop()
            await self.settling.stop()
            if self.away is not None:
                await self.away.stop()
            await self.owner.stop()
            await self.elsewhere.stop()
            await self.watch.stop()
            await self.addresses.stop()
            await self.people.stop()
            await self.analyses.stop()
            await self.readings.stop()
            await self.signed_outs.stop()
            await self.blocks.stop()
            if self.clock:
                await self.clock.stop()
            await self.store.close()

    def _tell_all(self) -> None:
        """Something has changed that is seen at every table."""
        for table in self.presence.tables:
            self.bus.notify(table)

    async def _ready(self, _: Request) -> Response:
        """Can people be served? The store is tried out (readiness), once for all who want to know at a time; that the
        process lives is ``/healthz``."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._store_keeps())
        if await asyncio.shield(self._asking):
            return PlainTextResponse("ready")
        return PlainTextResponse("tables cannot be kept now", 503)

    async def _store_keeps(self) -> bool:
        try:
            await asyncio.wait_for(self.store.try_out(), READY_WITHIN)
        except Exception as wrong:
            if self._was_ready and not isinstance(wrong, NotKept):  # of that the store has told the log
                log.warning("not ready: the store does not answer: %r", wrong)
            self._was_ready = False
        else:
            self._was_ready = True
        return self._was_ready

    async def _metrics(self, request: Request) -> Response:
        meter = self.service.meter
        if not isinstance(meter, Metrics) or not is_of_the_house(request):
            return await _no_such_address(request)
        return PlainTextResponse(meter.text())

    async def _house(self, request: Request) -> Response:
        nearby = self.settings.nearby() if is_of_the_house(request) else None
        house = wire.House(self.settings.public, nearby, self.settings.strangers)
        return Response(wire.written(house), media_type="application/json")

    async def _socket(self, socket: WebSocket, named: str) -> None:
        person, address = person_of(socket), address_of(socket)
        if was_signed_out(socket):
            await turn_away(socket, SignedOut(BAD_TOKEN if has_token(socket) else "this browser was signed out"))
            return
        if not (self.people.take(person) and self.addresses.take(address) and self._has_room(person, address)):
            await turn_away(socket, TooFast("too many requests; wait a moment"))
            return
        try:
            with self.sockets.one_more(person), self.sockets_address.one_more(address):
                if named == ROOM:
                    await self.netbots.room(socket)
                else:
                    await self._at_a_table(socket, named, person, address)
        finally:
            if not self.sockets.is_here(person):
                self._whence.pop(person, None)

    async def _at_a_table(self, socket: WebSocket, named: str, person: Person, address: str) -> None:
        try:
            table = await self.guesses.find(named, self.service, socket)
            await self._check_room(table, person)
        except Refusal as refused:  # or the store is away
            await turn_away(socket, refused)
            return
        await socket.accept()
        browser = Browser(
            socket,
            table,
            person,
            self.service,
            self.presence,
            self.settings.limits,
            self.people,
            self.talk,
            self.relay,
        )
        self._whence[person] = address
        try:
            blocked, signed_out = self.blocks.inside, self.signed_outs.inside
            with (
                self.service.meter.connected(),
                blocked(address, browser.turn_out),
                signed_out(who_of(socket), browser.turn_out),
            ):
                await browser.serve()
        except NotKept as away:  # before anything was shown
            await say_and_close(socket, away)

    def whence(self, person: Person) -> str:
        """The address from which somebody looks here, else who it is."""
        return self._whence.get(person, person)

    def _has_room(self, person: Person, address: str) -> bool:
        """For one more socket; whoever has no cookie is a new person each time, but at the same address."""
        return self.sockets.has_room(person) and self.sockets_address.has_room(address)

    async def _check_room(self, table: str, person: Person) -> None:
        """Who would watch may not where that is not for watchers, or they are too many. Who sits there comes in."""
        at = await self.service.look(table, lambda live: live.table)
        check_shown(at, person)
        if is_netbot(person) and person != at.host and person not in at.concerned:
            raise NotShown("a bot looks at tables where it sits or is asked to")
        here, sitters = self.presence.here(table), at.sitters
        if person not in here and person not in sitters and len(here - {*sitters}) >= self.settings.limits.watchers:
            raise TooFast("too many people watch this table; try again later")


async def _healthy(_: Request) -> Response:
    return PlainTextResponse("ok")


async def _no_such_address(request: Request) -> Response:
    return response(UnknownTable(f"there is nothing at {request.url.path[:100]}"))


async def _not_so(request: Request, error: Exception) -> Response:
    """What the routes refuse: a method that an address does not take."""
    assert isinstance(error, HTTPException)
    answer = response(Improper(f"{request.method[:20]} is not taken at {request.url.path[:100]}"))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _internal(_: Request, error: Exception) -> Response:
    return response(error)
