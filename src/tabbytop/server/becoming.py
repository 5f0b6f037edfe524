"""How a browser becomes somebody who is known already: by a link from another device, or by a recovery phrase or a
passkey, for which it is given such a link. Looking at a link changes nothing; only a POST with its consent does.
"""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.tables.errors import TooFast
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.ledger import Ledger
from tabbytop.tables.links import Links
from tabbytop.tables.phrases import Phrases, Typo, read_phrase
from tabbytop.tables.table import Person

from . import wire
from .http import Api, json_of
from .limiting import Limited
from .measures import Measure
from .passkeys import ByPasskey, are_offered
from .security import address_of, become, new_device, person_of, who_of
from .signing import SignedOuts, Who


class Becoming:
    def __init__(
        self, api: Api, keeper: Keeper, signed_outs: SignedOuts, limited: Limited, ledger: Ledger | None
    ) -> None:
        self.api, self.keeper, self.signed_outs, self.limited = api, keeper, signed_outs, limited
        self.service, self.devices, limits = api.service, api.devices, api.limits
        self.links = Links(self.service.store.papers, self.service.date)
        self.phrases = Phrases(self.service.store.papers, self.service.store.secret, self.service.date)
        self.by_passkey = ByPasskey(api, self.links, limited)
        self.wrong = Measure("phrases", limits.phrases, limits.phrases_all, ledger=ledger)

    def routes(self) -> list[Route]:
        guarded = self.api.guarded
        return [
            Route("/api/me/link", guarded(self.link), methods=["POST"]),
            Route("/api/link", guarded(self.look), methods=["POST"]),
            Route("/api/link/use", guarded(self.use), methods=["POST"]),
            Route("/api/me/returns", guarded(self.returns), methods=["GET"]),
            Route("/api/me/phrase", guarded(self.new_phrase), methods=["POST"]),
            Route("/api/me/phrase", guarded(self.no_phrase), methods=["DELETE"]),
            Route("/api/phrase", guarded(self.by_phrase), methods=["POST"]),
            *self.by_passkey.routes(),
        ]

    # -- links --------------------------------------------------------------------------------------------------------

    async def link(self, request: Request) -> Response:
        await self.limited(request)
        await self.devices.check_room(person_of(request))
        return json_of(wire.Carrier(*await self.links.make(person_of(request))))

    async def look(self, request: Request) -> Response:
        asked = wire.read(wire.Token, await self.api.body(request))
        person, here = await self.links.whose(asked.token), person_of(request)
        name, mine = [await self.service.store.name(one) for one in (person, here)]
        others = [one for one in await self.devices.of(here) if one.id != who_of(request).device]
        tables = len(await self.service.tables_of(here))
        is_found_again = bool(others) or await self._has_a_way_back(here)
        return json_of(wire.Offer(name, person == here, mine, tables, is_found_again, len(others)))

    async def use(self, request: Request) -> Response:
        """This browser becomes whoever the link is of."""
        asked = wire.read(wire.UseLink, await self.api.body(request))
        here = who_of(request)
        if await self.links.whose(asked.token) == here.person:
            return json_of(wire.Became(await self.service.store.name(here.person), None))
        await self.limited(request)
        await self.devices.check_room(await self.links.whose(asked.token))
        person, phrase = await self.links.use(asked.token), None
        if asked.bring:
            await self._bring(here, person)
        else:
            phrase = await self._leave(here)
        there = Who(person, new_device())
        await self.devices.note(*there, request.headers.get("user-agent", ""))
        become(request, there)
        return json_of(wire.Became(await self.service.store.name(person), phrase))

    async def _bring(self, here: Who, person: Person) -> None:
        """Whoever this was is ``person`` with all that was theirs, and is nobody on any other device."""
        await self.devices.drop(here.person)
        moved = await self.keeper.hand_over(here.person, person)
        self.signed_outs.add(await self.devices.sign_out_all(here.person))
        later = await self.keeper.hand_over(here.person, person)  # what was done in the meantime
        self.service.read_anew({*moved, *later})

    async def _leave(self, here: Who) -> str | None:
        """A phrase by which one can come back, where something is left behind that could not be found again."""
        others = [one for one in await self.devices.of(here.person) if one.id != here.device]
        is_needed = not others and not await self._has_a_way_back(here.person)
        phrase = None
        if is_needed and await self.service.tables_of(here.person):
            phrase = await self.phrases.make(here.person)
        self.signed_outs.add(await self.devices.leave(*here))
        return phrase

    async def _has_a_way_back(self, person: Person) -> bool:
        """Without a device."""
        return await self.phrases.since(person) is not None or bool(await self.by_passkey.passkeys.of(person))

    # -- phrases ------------------------------------------------------------------------------------------------------

    async def returns(self, request: Request) -> Response:
        passkeys = await self.by_passkey.infos(request)
        return json_of(wire.Returns(await self.phrases.since(person_of(request)), passkeys, are_offered()))

    async def new_phrase(self, request: Request) -> Response:
        await self.limited(request)
        return json_of(wire.Phrase(await self.phrases.make(person_of(request))))

    async def no_phrase(self, request: Request) -> Response:
        await self.limited(request)
        await self.phrases.drop(person_of(request))
        return await self.returns(request)

    async def by_phrase(self, request: Request) -> Response:
        asked = wire.read(wire.Phrase, await self.api.body(request))
        keys = address_of(request), "all"
        if not await self.wrong.has_some(*keys):
            raise TooFast("too many wrong phrases; wait some minutes")
        bits = read_phrase(asked.phrase)
        if isinstance(bits, Typo):
            return json_of(wire.PhraseAnswer(None, bits.wrong, bits.place, bits.word, bits.near))
        person = await self.phrases.whose(bits)
        if person is not None:
            token, _ = await self.links.make(person)
            return json_of(wire.PhraseAnswer(token))
        if not await self.wrong.take(*keys):  # as many were tried at the same time
            raise TooFast("too many wrong phrases; wait some minutes")
        return json_of(wire.PhraseAnswer(None, "unknown"))
