"""How somebody wants to be called, over HTTP; and links that end a call or confirm a mailbox, without signing in."""

from dataclasses import replace
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.calls import choices as chosen
from tabbytop.calls.book import NO_SUCH_WAY, Book, new_id
from tabbytop.calls.caller import Caller
from tabbytop.calls.choices import ABOUT, Choices, Way
from tabbytop.calls.hooks import shape_of
from tabbytop.calls.reach import Inside
from tabbytop.calls.ways import Ways
from tabbytop.tables.errors import Improper, NotNow, TooFast
from tabbytop.tables.ledger import Ledger
from tabbytop.tables.table import Person

from . import wire, wire_calls
from .http import Api, json_of
from .measures import Measure
from .security import address_of, person_of, who_of


class Calling:
    """The endpoints under /api/me/calls, and /calls."""

    def __init__(self, api: Api, book: Book, ways: Ways, caller: Caller, ledger: Ledger | None = None) -> None:
        self.api, self.book, self.ways, self.caller = api, book, ways, caller
        limits = api.limits
        self.changes = Measure("calls", limits.myself, limits.myself_address, ledger=ledger)
        self.trials = Measure("trials", limits.trials, limits.trials_address, ledger=ledger)
        self.mailboxes = Measure("mailboxes", limits.mailbox, ledger=ledger)

    def routes(self) -> list[Route]:
        guarded = self.api.guarded
        return [
            Route("/api/me/calls", guarded(self.shown), methods=["GET"]),
            Route("/api/me/calls", guarded(self.choose), methods=["PUT"]),
            Route("/api/me/calls/push", guarded(self.push), methods=["POST"]),
            Route("/api/me/calls/push", guarded(self.renew), methods=["PUT"]),
            Route("/api/me/calls/mail", guarded(self.mail), methods=["POST"]),
            Route("/api/me/calls/hook", guarded(self.hook), methods=["POST"]),
            Route("/api/me/calls/{way}", guarded(self.about), methods=["PUT"]),
            Route("/api/me/calls/{way}", guarded(self.remove), methods=["DELETE"]),
            Route("/api/me/calls/{way}/try", guarded(self.try_out), methods=["POST"]),
            # A page asks for these once somebody sees it: whoever only looks (GET), as scanners do, ends nothing.
            Route("/calls/end/{token}", guarded(self.end), methods=["POST"]),
            Route("/calls/again/{token}", guarded(self.again), methods=["POST"]),
            Route("/calls/confirm/{token}", guarded(self.confirm), methods=["POST"]),
        ]

    # -- choosing -----------------------------------------------------------------------------------------------------

    async def shown(self, request: Request) -> Response:
        return await self._calls(request, await self.book.of(person_of(request)))

    async def choose(self, request: Request) -> Response:
        asked = wire.read(wire_calls.NewCalls, await self.api.body(request))
        zone, quiet = chosen.zone_of(asked.zone), chosen.quiet_of(asked.quiet)
        language, house = chosen.language_of(asked.language), _house(request)

        def choose(before: Choices) -> Choices:
            return replace(before, when=asked.when, quiet=quiet, zone=zone, language=language, house=house)

        await self._may_change(request)
        return await self._changed(request, await self.book.change(person_of(request), choose))

    async def about(self, request: Request) -> Response:
        asked = wire.read(wire_calls.NewAbout, await self.api.body(request))
        wanted = tuple(one for one in ABOUT if one in asked.about)
        await self._may_change(request)
        person, id = person_of(request), request.path_params["way"]
        altered = await self.book.alter(person, id, lambda way: replace(way, about=wanted, trouble=""))
        return await self._changed(request, altered)

    async def remove(self, request: Request) -> Response:
        await self._may_change(request)
        return await self._changed(request, await self.book.remove(person_of(request), request.path_params["way"]))

    # -- ways ---------------------------------------------------------------------------------------------------------

    async def push(self, request: Request) -> Response:
        asked = wire.read(wire_calls.NewPush, await self.api.body(request))
        return await self._add(request, _browser(request, asked), asked.language, asked.zone)

    async def renew(self, request: Request) -> Response:
        """By the browser itself, when its push service has named it anew; nobody sees a page then."""
        way = _browser(request, wire.read(wire_calls.RenewedPush, await self.api.body(request)))
        await self._check(way)
        await self._may_change(request)
        return await self._changed(request, await self.book.renew(person_of(request), way))

    async def hook(self, request: Request) -> Response:
        asked = wire.read(wire_calls.NewTarget, await self.api.body(request))
        url = chosen.webhook_of(asked.address.strip())
        label = (urlsplit(url).hostname or "")[:60]
        way = Way(new_id(), "hook", url, label, shape=asked.shape or shape_of(url))
        return await self._add(request, way, asked.language, asked.zone)

    async def mail(self, request: Request) -> Response:
        asked = wire.read(wire_calls.NewTarget, await self.api.body(request))
        if self.ways.letters is None:
            raise NotNow("this house sends no letters; whoever keeps it can name a mail server")
        box = chosen.mailbox_of(asked.address)
        await self._may_try(request)
        if not await self.mailboxes.take(box.casefold()):
            raise TooFast("this mailbox was asked a moment ago; look there, or try again in an hour")
        way = Way(new_id(), "mail", box, box, confirmed=False)
        return await self._add(request, way, asked.language, asked.zone)

    async def _add(self, request: Request, way: Way, language: str, zone: str) -> Response:
        await self._check(way)
        there, known = chosen.zone_of(zone), chosen.language_of(language)
        await self._may_change(request)
        person, house = person_of(request), _house(request)
        choices, kept = await self.book.add(person, way, house=house, language=known, zone=there)
        if not kept.confirmed:
            await self.caller.ask_mailbox(person, kept)
        return await self._changed(request, choices)

    async def _check(self, way: Way) -> None:
        """What cannot be reached for good is said at once, and not when somebody should be called."""
        self.ways.check(way)
        if way.kind == "mail":
            return
        host = urlsplit(way.target).hostname or ""
        try:
            await self.ways.reach.resolved(host, 443)
        except Inside:
            raise Improper(f"{host[:100]} is inside the network of this house, where nothing is sent to") from None
        except (OSError, UnicodeError):
            if way.kind == "hook":
                raise Improper(f"nobody is known by the name {host[:100]!r}; is it spelled right?") from None

    async def try_out(self, request: Request) -> Response:
        person, id = person_of(request), request.path_params["way"]
        choices = await self.book.of(person)
        way = choices.way(id)
        if way is None:
            raise Improper(NO_SUCH_WAY)
        if not way.confirmed:
            raise NotNow("a mailbox is called once its owner has followed the link that was sent there")
        await self._may_try(request)
        trouble = await self.caller.try_out(person, choices, way)
        if trouble == "gone":
            await self.book.remove(person, id)
        elif way.trouble != trouble:
            await self.book.alter(person, id, lambda one: replace(one, trouble=trouble))
        return json_of(wire_calls.Tried(trouble))

    # -- links in notices ---------------------------------------------------------------------------------------------

    async def end(self, request: Request) -> Response:
        await self.book.end(request.path_params["token"])
        return Response(status_code=204)

    async def again(self, request: Request) -> Response:
        person = await self.book.again(request.path_params["token"])
        await self.caller.chose(person)
        return Response(status_code=204)

    async def confirm(self, request: Request) -> Response:
        person = await self.book.confirm(request.path_params["token"])
        await self.caller.chose(person)
        return Response(status_code=204)

    # -- answering ----------------------------------------------------------------------------------------------------

    async def _changed(self, request: Request, choices: Choices) -> Response:
        await self.caller.chose(person_of(request))
        return await self._calls(request, choices)

    async def _may_change(self, request: Request) -> None:
        if not await self.changes.take(person_of(request), address_of(request)):
            raise TooFast("too many changes; wait a moment")

    async def _may_try(self, request: Request) -> None:
        if not await self.trials.take(person_of(request), address_of(request)):
            raise TooFast("too many at once; wait a minute")

    async def _calls(self, request: Request, choices: Choices) -> Response:
        here = who_of(request)
        names = await self._names(here.person)
        ways = [
            wire_calls.WayInfo(
                way.id,
                way.kind,
                way.label or names.get(way.device, ""),
                way.about,
                way.kind == "push" and way.device == here.device,
                way.confirmed,
                way.trouble,
            )
            for way in choices.ways
        ]
        assert self.ways.pusher is not None
        key, mail = self.ways.pusher.public, self.ways.letters is not None
        only_here = chosen.is_only_here(self.ways.address(_house(request)))
        return json_of(wire_calls.Calls(choices.when, choices.quiet, choices.zone, tuple(ways), key, mail, only_here))

    async def _names(self, person: Person) -> dict[str, str]:
        """Of devices, as people know them."""
        devices = await self.api.devices.of(person)
        return {one.id: one.name or " · ".join(filter(None, (one.browser, one.system))) for one in devices}


def _browser(request: Request, asked: wire_calls.NewPush | wire_calls.RenewedPush) -> Way:
    """The one that asks, as a way to call its person."""
    endpoint, device = chosen.push_service_of(asked.endpoint), who_of(request).device
    return Way(new_id(), "push", endpoint, key=asked.key, auth=asked.auth, device=device)


def _house(request: Request) -> str:
    """Under which address somebody came to us."""
    return chosen.site_of(f"{request.url.scheme}://{request.headers.get('host', '')}")
