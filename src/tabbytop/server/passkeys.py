"""Coming back by a passkey (WebAuthn): made and shown in the browser's own way, checked by the package ``webauthn``,
which is there where a house is kept for others (``tabbytop[host]``).

A passkey belongs to the name under which the house was opened (the relying party id): browsers see to it that no other
site can ask for it. Behind a proxy that is the public name, as the page's own origin says.
"""

import json
import secrets
from hashlib import sha256
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.tables.devices import guessed
from tabbytop.tables.errors import Improper, NotNow
from tabbytop.tables.links import Links
from tabbytop.tables.passkeys import Passkey, Passkeys

from . import wire
from .http import Api, json_of
from .limiting import Limited
from .security import person_of

MINUTE = 60_000  #: milliseconds


def are_offered() -> bool:
    """Is there what checks them?"""
    return find_spec("webauthn") is not None


class ByPasskey:
    """The endpoints for passkeys."""

    def __init__(self, api: Api, links: Links, limited: Limited) -> None:
        self.api, self.links, self.limited, self.service = api, links, limited, api.service
        self.passkeys = Passkeys(self.service.store.papers, self.service.date)

    def routes(self) -> list[Route]:
        if not are_offered():
            return []
        guarded = self.api.guarded
        return [
            Route("/api/me/passkeys/options", guarded(self.new), methods=["POST"]),
            Route("/api/me/passkeys", guarded(self.register), methods=["POST"]),
            Route("/api/me/passkeys/{id}", guarded(self.remove), methods=["DELETE"]),
            Route("/api/passkey/options", guarded(self.ask), methods=["POST"]),
            Route("/api/passkey", guarded(self.sign_in), methods=["POST"]),
        ]

    async def infos(self, request: Request) -> tuple[wire.PasskeyInfo, ...]:
        return tuple(
            wire.PasskeyInfo(one.id, one.site, one.browser, one.system, one.since, one.seen)
            for one in await self.passkeys.of(person_of(request))
        )

    # -- making one ---------------------------------------------------------------------------------------------------

    async def new(self, request: Request) -> Response:
        import webauthn
        from webauthn.helpers import base64url_to_bytes, structs

        await self.limited(request)
        person, site = person_of(request), _site(request)
        await self.passkeys.check_room(person)
        challenge = secrets.token_bytes(32)
        await self.passkeys.challenge(challenge, person)
        known = [one.id for one in await self.passkeys.of(person) if one.site == site]
        options = webauthn.generate_registration_options(
            rp_id=site,
            rp_name="Tabbytop",
            user_id=sha256(f"passkey of {person}".encode()).digest()[:16],  # nobody's id leaves the house
            user_name=await self.service.store.name(person) or "Tabbytop",
            challenge=challenge,
            timeout=MINUTE,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        )
        return Response(webauthn.options_to_json(options), media_type="application/json")

    async def register(self, request: Request) -> Response:
        import webauthn
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        credential = await self.api.body(request)
        challenge, person = _challenge(credential), person_of(request)
        await self.passkeys.answered(challenge, person)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_site(request),
                expected_origin=_origin(request),
            )
        except WebAuthnException as wrong:
            raise Improper(f"this passkey cannot be checked: {wrong}") from None
        browser, system, _ = guessed(request.headers.get("user-agent", ""))
        now = self.service.date()
        id, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        await self.passkeys.check_room(person)
        await self.passkeys.keep(person, Passkey(id, key, made.sign_count, _site(request), browser, system, now, now))
        return json_of(wire.PasskeyList(await self.infos(request)))

    async def remove(self, request: Request) -> Response:
        await self.limited(request)
        await self.passkeys.remove(person_of(request), request.path_params["id"])
        return json_of(wire.PasskeyList(await self.infos(request)))

    # -- coming back --------------------------------------------------------------------------------------------------

    async def ask(self, request: Request) -> Response:
        import webauthn

        await self.limited(request)
        challenge = secrets.token_bytes(32)
        await self.passkeys.challenge(challenge)
        options = webauthn.generate_authentication_options(rp_id=_site(request), challenge=challenge, timeout=MINUTE)
        return Response(webauthn.options_to_json(options), media_type="application/json")

    async def sign_in(self, request: Request) -> Response:
        """A link, as for every other way to become somebody."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        credential = await self.api.body(request)
        challenge = _challenge(credential)
        await self.passkeys.answered(challenge)
        found = await self.passkeys.find(str(credential.get("id")))
        if found is None:
            raise NotNow("nobody here has this passkey; perhaps it was removed")
        person, passkey = found
        try:
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=passkey.site,
                expected_origin=_origin(request),
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.count,
            )
        except WebAuthnException as wrong:
            raise Improper(f"this passkey cannot be checked: {wrong}") from None
        await self.passkeys.used(passkey.id, shown.new_sign_count)
        return json_of(wire.Carrier(*await self.links.make(person)))


def _origin(request: Request) -> str:
    """Of the page that asks, which the door has found to be ours."""
    origin = request.headers.get("origin", "")
    if not origin:
        raise Improper("a passkey is asked for by a page, whose origin the browser tells")
    return origin


def _site(request: Request) -> str:
    """The name a passkey belongs to: where the page was opened, so the public one behind a proxy."""
    return urlsplit(_origin(request)).hostname or ""


def _challenge(credential: Any) -> bytes:
    """What a browser says it was asked to sign."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Improper("expected a passkey's answer, as the browser gives it") from None
