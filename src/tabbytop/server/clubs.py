"""Events over HTTP: a club night is made, entered, started, looked at. Nobody's id is sent."""

from fractions import Fraction

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.bots.names import named
from tabbytop.contests import ROUND_ROBIN, SWISS, crosstable
from tabbytop.tables.codes import spelled
from tabbytop.tables.errors import TooFast
from tabbytop.tables.event import Event
from tabbytop.tables.event_requests import NewEvent
from tabbytop.tables.events import Events
from tabbytop.tables.table import Person

from . import club_wire, wire
from .http import Api, json_list, json_of
from .security import address_of, person_of


class Clubs:
    """The endpoints under /api/events."""

    def __init__(self, api: Api, events: Events) -> None:
        self._api, self._events = api, events

    def routes(self) -> list[Route]:
        guarded = self._api.guarded
        return [
            Route("/api/events", guarded(self.mine), methods=["GET"]),
            Route("/api/events", guarded(self.create), methods=["POST"]),
            Route("/api/events/{event}", guarded(self.show), methods=["GET"]),
            Route("/api/events/{event}", guarded(self.ask), methods=["POST"]),
        ]

    async def mine(self, request: Request) -> Response:
        person = person_of(request)
        return json_list([line_of(event, person) for event in await self._events.of_person(person)])

    async def create(self, request: Request) -> Response:
        person = person_of(request)
        asked: NewEvent = wire.read(NewEvent, await self._api.body(request))
        if not await self._api.founders.take(person, address_of(request)):
            raise TooFast("too many new tables; wait a moment")
        return json_of(info_of(await self._events.create(person, asked), person), 201)

    async def show(self, request: Request) -> Response:
        """``?since=VERSION``: nothing, where it has not changed since."""
        event = await self._find(request)
        if request.query_params.get("since") == str(event.version):
            return Response(status_code=204)
        return json_of(info_of(event, person_of(request)))

    async def ask(self, request: Request) -> Response:
        person = person_of(request)
        asked = club_wire.event_request(await self._api.body(request))
        event = await self._find(request)
        return json_of(info_of(await self._events.carry_out(event.id, person, asked), person))

    async def _find(self, request: Request) -> Event:
        """By id or by code; who tries out codes is held as at tables."""
        name = request.path_params["event"]
        async with self._api.guesses.guessing(request, alone=spelled(name) is None):
            return await self._events.look(name)


def info_of(event: Event, person: Person) -> club_wire.EventInfo:
    cross = crosstable(event.results)
    count = range(len(event.entrants))
    bots = named([entrant.name if entrant.is_bot else None for entrant in event.entrants])
    return club_wire.EventInfo(
        event.id,
        event.code,
        event.name,
        event.game,
        event.options,
        event.seats,
        event.clock,
        event.kind,
        event.rounds,
        event.round,
        event.phase,
        host=event.host == person,
        created=event.created,
        version=event.version,
        late=event.phase == "open" or (event.phase == "running" and event.kind == "swiss" and event.round < 2),
        entrants=tuple(
            club_wire.EntrantInfo(
                bot or entrant.name,
                entrant.level,
                entrant.mind or None,
                mine=entrant.person is not None and entrant.person == person,
                here=entrant.here,
            )
            for entrant, bot in zip(event.entrants, bots, strict=True)
        ),
        games=tuple(
            club_wire.EventGame(one.round, one.seats, one.table or None, one.places, one.how) for one in event.pairings
        ),
        standings=tuple(
            club_wire.EventStanding(
                line.entrant,
                line.place,
                _figure(line.points),
                line.tables,
                line.wins,
                _figure(line.met),
                _figure(line.buchholz),
                _figure(line.berger),
            )
            for line in event.standings
        ),
        cross=tuple(tuple(_figure(cross[one, two]) if (one, two) in cross else None for two in count) for one in count),
        tie_breaks=SWISS if event.kind == "swiss" else ROUND_ROBIN,
    )


def line_of(event: Event, person: Person) -> club_wire.EventLine:
    number = event.number_of(person)
    mine = [pairing.table for pairing in event.open if number in pairing.seats]
    places = {line.entrant: line.place for line in event.standings} if event.results else {}
    return club_wire.EventLine(
        event.id,
        event.name,
        event.game,
        event.kind,
        event.phase,
        len(event.here),
        event.round,
        event.rounds,
        host=event.host == person,
        tables=tuple(mine) if event.phase == "running" else (),
        place=places.get(number) if number is not None else None,
    )


def _figure(value: Fraction) -> float:
    return round(float(value), 3)
