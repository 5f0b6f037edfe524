"""What a person does about themselves over HTTP: on which devices they are, and all that is kept of them."""

import json

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.tables.devices import mark_of
from tabbytop.tables.errors import TooFast
from tabbytop.tables.export import everything
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.ledger import Ledger
from tabbytop.tables.table import Person

from . import wire
from .becoming import Becoming
from .http import Api, json_list, json_of
from .limiting import Limited
from .measures import Measure
from .security import address_of, become, is_known, newcomer, person_of, who_of
from .signing import SignedOuts, Who


class Myself:
    """The endpoints under /api/me that are about more than a name."""

    def __init__(self, api: Api, signed_outs: SignedOuts, ledger: Ledger | None = None) -> None:
        self.api, self.devices, self.signed_outs = api, api.devices, signed_outs
        service, limits = api.service, api.limits
        self.keeper = Keeper(service.store, service.games, service.date)
        self.limited = Limited(limits, ledger)
        self.looks = Measure("everything", limits.everything, limits.everything_address, ledger=ledger)
        self.becoming = Becoming(api, self.keeper, signed_outs, self.limited, ledger)

    def routes(self) -> list[Route]:
        guarded = self.api.guarded
        return [
            Route("/api/me/devices", guarded(self.all), methods=["GET"]),
            Route("/api/me/devices/{device}", guarded(self.rename), methods=["PUT"]),
            Route("/api/me/devices/{device}", guarded(self.sign_out), methods=["DELETE"]),
            Route("/api/me/everything", guarded(self.everything), methods=["GET"]),
            Route("/api/me/forget", guarded(self.forget), methods=["POST"]),
            *self.becoming.routes(),
        ]

    # -- devices ------------------------------------------------------------------------------------------------------

    async def all(self, request: Request) -> Response:
        if is_known(request) and await self.api.may_note(request):
            await self.devices.note(*who_of(request), request.headers.get("user-agent", ""))
        return await self._devices(request)

    async def rename(self, request: Request) -> Response:
        asked = wire.read(wire.NewName, await self.api.body(request))
        await self.limited(request)
        await self.devices.rename(person_of(request), request.path_params["device"], asked.name)
        return await self._devices(request)

    async def sign_out(self, request: Request) -> Response:
        await self.limited(request)
        mark = await self.devices.sign_out(person_of(request), request.path_params["device"])
        self.signed_outs.add(mark)
        return await self._devices(request)

    async def _devices(self, request: Request) -> Response:
        here = who_of(request)
        devices = await self.devices.of(here.person)
        return json_list(
            [
                wire.DeviceInfo(
                    one.id,
                    one.name,
                    one.browser,
                    one.system,
                    one.handheld,
                    one.since,
                    one.seen,
                    one.id == here.device,
                )
                for one in devices
                if not self.signed_outs.has(Who(here.person, one.id))
            ]
        )

    # -- everything ---------------------------------------------------------------------------------------------------

    async def everything(self, request: Request) -> Response:
        """One file, to be read by people."""
        await self._may_look(request)
        told = everything(await self.keeper.holding(person_of(request)))
        return Response(
            json.dumps(told, ensure_ascii=False, indent=2) + "\n",
            media_type="application/json",
            headers={"Content-Disposition": 'attachment; filename="tabbytop-me.json"'},
        )

    async def forget(self, request: Request) -> Response:
        """All of it, on all devices; this browser is somebody new."""
        await self._may_look(request)
        person = person_of(request)
        bots = await self.api.service.netbots.of(person)
        await self._forget(person)
        self.signed_outs.add(*(mark_of(bot.id) for bot in bots))
        self.signed_outs.add(await self.devices.sign_out_all(person))
        await self._forget(person)  # what was done in the meantime
        new = newcomer()
        become(request, new)
        return json_of(wire.Me(new.person, ""))

    async def _forget(self, person: Person) -> None:
        """On disk, and in what this process remembers."""
        forgotten = await self.keeper.forget(person)
        self.api.presence.call(person, "")
        self.api.service.read_anew(forgotten.tables)

    async def _may_look(self, request: Request) -> None:
        if not await self.looks.take(person_of(request), address_of(request)):
            raise TooFast("everything was looked through a moment ago; wait a minute")
