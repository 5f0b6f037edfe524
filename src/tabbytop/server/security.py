"""Who is asking (a cookie), from where (origin check, allowed hosts), how much and how often (rate limit)."""

import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabbytop.tables.errors import NotYourSeat
from tabbytop.tables.table import Person

from .blocking import Blocks
from .counting import address_key
from .errors import Blocked, ForeignHost, ForeignOrigin, SignedOut, response
from .signing import BAD_TOKEN, SignedOuts, Who

COOKIE_SECONDS = 400 * 24 * 3600
TOKEN = "tabbybot_"  #: begins every token of a bot, so that one that lies around is known for what it is
BEARER = "bearer "
#: What a bot may look at over HTTP.
OF_BOTS = re.compile(r"/api/(me|bots|house|games(/.*)?|tables(/[^/]+(/(record|replay))?)?)")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


# -- people -----------------------------------------------------------------------------------------------------------


class Signer:
    """A person is a random id with a signature: no account, nothing to look up, nothing to forge.

    Beside it stands the device, so that each can be signed out by itself. Cookies of before had none: theirs follows
    from who it is, the same in every process.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        # Browsers share cookies between ports: two servers on one machine must not overwrite each other's.
        self.name = f"tabbytop_{hmac.digest(secret, b'name', 'sha256').hex()[:8]}"

    def cookie(self, who: Who) -> str:
        return f"{who.person}.{who.device}.{self._mark('device', f'{who.person}.{who.device}')}"

    def who(self, cookie: str | None) -> Who | None:
        match (cookie or "").split("."):
            case [person, device, mark] if _is_same(mark, self._mark("device", f"{person}.{device}")):
                return Who(person, device)
            case [person, mark] if _is_same(mark, self._mark("person", person)):
                return Who(person, self._mark("first device", person)[:22])
        return None

    def token(self, bot: Who) -> str:
        """What a bot from the network shows instead of a cookie."""
        return f"{TOKEN}{bot.person}.{bot.device}.{self._mark('bot', f'{bot.person}.{bot.device}')}"

    def bot(self, token: str) -> Who | None:
        match token.removeprefix(TOKEN).split("."):
            case [bot, device, mark] if _is_same(mark, self._mark("bot", f"{bot}.{device}")):
                return Who(bot, device)
        return None

    def _mark(self, kind: str, what: str) -> str:
        digest = hmac.digest(self._secret, f"{kind} {what}".encode(), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def _is_same(mark: str, other: str) -> bool:
    return hmac.compare_digest(mark.encode(), other.encode())


def newcomer() -> Who:
    return Who(secrets.token_urlsafe(16), new_device())


def new_device() -> str:
    return secrets.token_urlsafe(16)


def person_of(connection: HTTPConnection) -> Person:
    """As the ``Door`` has named them."""
    person: Person = connection.scope["state"]["person"]
    return person


def who_of(connection: HTTPConnection) -> Who:
    """With the device."""
    return Who(person_of(connection), connection.scope["state"]["device"])


def is_known(connection: HTTPConnection) -> bool:
    """Did the browser bring a cookie that counts?"""
    return bool(connection.scope["state"]["is_known"])


def was_signed_out(connection: HTTPConnection) -> bool:
    return bool(connection.scope["state"]["was_signed_out"])


def has_token(connection: HTTPConnection) -> bool:
    """Did it come as a bot, with a token good or bad?"""
    return bool(connection.scope["state"]["token"])


def become(connection: HTTPConnection, who: Who) -> None:
    """With the answer the browser is told that it is ``who`` from now on."""
    connection.scope["state"]["becomes"] = who


def address_of(connection: HTTPConnection) -> str:
    """What limits for one address go by."""
    return address_key(connection.client.host) if connection.client else ""


# -- origins ----------------------------------------------------------------------------------------------------------


def check_origin(connection: HTTPConnection, allowed: Iterable[str]) -> None:
    """A browser says which page sent it here. Programs say nothing, and carry no cookie of somebody else's."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError:  # brackets that enclose no address
        site = ""
    if not site or site != connection.headers.get("host", "").lower():
        raise ForeignOrigin(f"requests from {origin[:100]} are not taken here")


#: Names under which a machine is known in its own network only. Nobody can make one of these lead elsewhere.
HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


def check_host(connection: HTTPConnection, allowed: Collection[str]) -> None:
    """A page of another site whose name was made to lead here (DNS rebinding) says that name: it is not ours.

    An address, a name without dots and one of a home network are; any other must be in ``allowed``.
    """
    named = connection.headers.get("host", "")
    host = named.rpartition(":")[0] if named.rpartition(":")[2].isdigit() else named
    host = host.lower().rstrip(".")
    if host in allowed or "." not in host.strip("[]") or host.endswith(HOME) or _is_address(host):
        return
    raise ForeignHost(f"{host[:100]} is not the name of this house")


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


# -- how often --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Patience:
    """How many connections are held, and for how many seconds each part of a request is waited for."""

    connections: int = 20_000
    address: int = 200  #: from one address; a family, a school behind one router
    head: float = 10.0
    body: float = 30.0
    answer: float = 60.0  #: to be thought about and taken by the other side


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for people, tight for loops that went wrong."""

    requests: Rate = Rate(60, 20)  #: over one socket
    person: Rate = Rate(120, 30)  #: one person's requests, all sockets and HTTP together
    address: Rate = Rate(600, 200)  #: HTTP requests from one address
    files: Rate = Rate(5_000, 250)  #: files of the client to one address; a page with a board is some sixty of them
    tables: Rate = Rate(20, 0.2)  #: new tables of one person
    tables_address: Rate = Rate(60, 1)
    open_tables: int = 200  #: of one person, that are neither over nor closed
    wrong: Rate = Rate(10, 1 / 30)  #: names of tables that there are not, by one person
    wrong_address: Rate = Rate(40, 1 / 5)
    names: Rate = Rate(6, 0.1)  #: that one person takes
    names_address: Rate = Rate(100, 1)
    devices_address: Rate = Rate(200, 0.2)  #: browsers from one address that are written down for the first time
    myself: Rate = Rate(20, 0.2)  #: changes of one person to what is kept of them: devices, links to others, phrases
    myself_address: Rate = Rate(100, 1)
    everything: Rate = Rate(2, 1 / 60)  #: looks through the whole house for what is kept of one person
    everything_address: Rate = Rate(10, 1 / 10)
    phrases: Rate = Rate(6, 1 / 60)  #: recovery phrases that nobody has, from one address
    phrases_all: Rate = Rate(200, 1)  #: and from anywhere
    seats: Rate = Rate(10, 0.1)  #: that one person takes at tables on the house's board
    seats_address: Rate = Rate(60, 1)
    matches: Rate = Rate(10, 0.1)  #: how often one person begins to wait for others
    matches_address: Rate = Rate(40, 0.5)
    trials: Rate = Rate(4, 1 / 30)  #: calls that one person tries out, and letters that ask whether a mailbox is theirs
    trials_address: Rate = Rate(20, 1 / 10)
    mailbox: Rate = Rate(2, 1 / 3_600)  #: such letters to one mailbox, whoever asks for them
    reading: Rate = Rate(8, 0.1)  #: seconds of processor time for what one person has read: records, score sheets
    reading_address: Rate = Rate(30, 0.5)
    chat: Rate = Rate(6, 0.7)
    hand: Rate = Rate(40, 20)  #: moves of a piece in hand, over one socket
    record: int = 256 * 1024  #: bytes of one that somebody sends,
    message: int = 16 * 1024  #: and of whatever else, over HTTP or a socket
    sockets: int = 50  #: that one person may have open,
    sockets_address: int = 200  #: and all at one address; behind a proxy no connection tells them apart
    watchers: int = 300  #: people at one table, besides those who sit there
    patience: Patience = field(default_factory=Patience)  #: with connections


@dataclass(slots=True)
class Bucket:
    rate: Rate
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.rate.burst, time.monotonic()

    def has_some(self) -> bool:
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.level >= 1

    def take(self, cost: float = 1.0) -> bool:
        """Was there some? What costs more than there is leaves a debt."""
        if not self.has_some():
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket for each key; the longest unused are forgotten, which only ever makes them full."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def has_some(self, key: Hashable) -> bool:
        return key not in self._buckets or self._buckets[key].has_some()

    def take(self, key: Hashable, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(cost)

    def drain(self, key: Hashable, seconds: float = 0.0) -> None:
        """It is known to be empty, and to be so for a while."""
        self.take(key, 0.0)
        bucket = self._buckets[key]
        bucket.level = min(-seconds * bucket.rate.per_second, bucket.level)


# -- at the door ------------------------------------------------------------------------------------------------------


class Door:
    """Around the whole application: names the person, checks address and origin, adds the headers."""

    def __init__(
        self,
        app: ASGIApp,
        signer: Signer,
        blocks: Blocks,
        signed_outs: SignedOuts,
        origins: Iterable[str] = (),
        hosts: Iterable[str] = (),
    ) -> None:
        self.app, self.signer, self.blocks, self.origins = app, signer, blocks, frozenset(origins)
        self.signed_outs = signed_outs
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        state = self._name(connection)

        async def send_on(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                headers = MutableHeaders(raw=message["headers"])
                if message["type"] != "websocket.accept":
                    for name, value in HEADERS.items():
                        headers.setdefault(name, value)
                who = state["becomes"]
                if who is not None and _wants_a_person(scope):
                    headers.append("set-cookie", self._set_cookie(who, scope["scheme"] in ("https", "wss")))
            await send(message)

        try:
            self.blocks.check(address_of(connection))
            check_host(connection, self.hosts)
            if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
                check_origin(connection, self.origins)
            if state["token"]:
                _check_bot(scope, state)
            elif state["was_signed_out"]:
                self._tell_once(scope, state)
        except (Blocked, ForeignHost, ForeignOrigin, SignedOut, NotYourSeat) as refused:
            await response(refused)(scope, receive, send_on)
            return
        await self.app(scope, receive, send_on)

    def _name(self, connection: HTTPConnection) -> dict[str, Any]:
        """Who it is. Whoever brings no cookie that counts is somebody new; an older one is exchanged. A bot brings its
        token, and no other thing counts then."""
        given = connection.headers.get("authorization", "")
        token = given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""
        cookie = cookie_parser(connection.headers.get("cookie", "")).get(self.signer.name)
        who = self.signer.bot(token) if token else self.signer.who(cookie)
        was_signed_out = who is not None and self.signed_outs.has(who)
        is_known = who is not None and not was_signed_out
        who = who if who is not None and is_known else newcomer()
        state: dict[str, Any] = connection.scope.setdefault("state", {})
        was_signed_out = was_signed_out or (bool(token) and not is_known)
        state |= {"person": who.person, "device": who.device, "is_known": is_known, "was_signed_out": was_signed_out}
        state |= {"token": bool(token), "becomes": None if token or cookie == self.signer.cookie(who) else who}
        return state

    def _tell_once(self, scope: Scope, state: dict[str, Any]) -> None:
        """A browser that was signed out is refused whatever it asks, until it asks who it is: then it is somebody new.
        A socket says so itself, since a page cannot read why it was not let in."""
        is_asking = scope["path"] == "/api/me" and scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if is_asking:
            return
        state["becomes"] = None
        if scope["type"] == "http" and _wants_a_person(scope):
            raise SignedOut("this browser was signed out; open the page anew")

    def _set_cookie(self, who: Who, is_secure: bool) -> str:
        parts = [f"{self.signer.name}={self.signer.cookie(who)}", "Path=/", f"Max-Age={COOKIE_SECONDS}", "HttpOnly"]
        return "; ".join([*parts, "SameSite=Lax", *(["Secure"] if is_secure else [])])


def _check_bot(scope: Scope, state: dict[str, Any]) -> None:
    """What a bot may ask over HTTP; a socket says itself whether its token is good."""
    if scope["type"] != "http":
        return
    if state["was_signed_out"]:
        raise SignedOut(BAD_TOKEN)
    path: str = scope["path"]
    is_fine = OF_BOTS.fullmatch(path) if scope["method"] in SAFE_METHODS else path == "/api/tables"
    if path.startswith("/api/") and not is_fine:
        raise NotYourSeat("a bot looks at games, bots and its own tables, and lays tables; the rest is for people")


def _wants_a_person(scope: Scope) -> bool:
    """Pages and assets are the same for everybody and may be cached; only the API and the socket know people."""
    path: str = scope["path"]
    return path.startswith(("/api/", "/ws/"))
