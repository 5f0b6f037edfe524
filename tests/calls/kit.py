"""For tests of calls: a push service, a webhook's target and a mail server on loopback, and a browser's own keys."""

import asyncio
import hmac
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tabbytop.calls.caller import Pace
from tabbytop.calls.push import raw, text
from tabbytop.calls.when import Patience
from tabbytop.tables.papers import Paper, Papers
from tests.server.kit import Chair, Guest, House, house

HERE = {"language": "en", "zone": "Europe/Prague"}
LOOPBACK = ("127.0.0.0/8",)
#: Everything at once, so that tests wait for what happens and not for time.
AT_ONCE = Pace(Patience(grace=0.0, away=0.0, seen=3_600.0), look=0.05, learn=0.05, lease=60.0, again=(0.0, 0.0))


@dataclass
class Asked:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Target:
    """Answers every request with ``status``, when ``open`` is set."""

    port: int = 0
    status: int = 201
    asked: list[Asked] = field(default_factory=list)
    open: asyncio.Event = field(default_factory=asyncio.Event)
    more: str = ""  #: headers of the answer
    _stir: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def until(self, reached: Callable[[list[Asked]], Any]) -> Any:
        async with self._stir:
            while not (found := reached(self.asked)):
                await self._stir.wait()
        return found

    async def first(self, number: int = 1) -> Asked:
        """The first so many have come: the last of them."""
        await self.until(lambda asked: len(asked) >= number)
        return self.asked[number - 1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            async with self._stir:
                self.asked.append(Asked(lines[0].split(" ")[1], headers, body))
                self._stir.notify_all()
            await self.open.wait()
            writer.write(f"HTTP/1.1 {self.status} Said\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def target(status: int = 201, *, is_slow: bool = False) -> AsyncIterator[Target]:
    made = Target(status=status)
    if not is_slow:
        made.open.set()
    server = await asyncio.start_server(made._serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        made.open.set()
        server.close()


class BrowserKeys:
    """What a browser makes when it subscribes to pushes; it alone can read them."""

    def __init__(self, secret: bytes = b"a browser's own ") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = secret
        self.public = text(point(self._key.public_key()))
        self.auth = text(secret)

    def read(self, sent: bytes) -> Any:
        """As the push API of a browser does (RFC 8291), written from the other end."""
        salt, size, length = sent[:16], int.from_bytes(sent[16:20], "big"), sent[20]
        theirs, sealed = sent[21 : 21 + length], sent[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = hkdf(self._secret, self._key.exchange(ec.ECDH(), sender), key_info(raw(self.public), theirs), 32)
        key = hkdf(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, shared, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "key": self.public, "auth": self.auth, "language": "en", "zone": "Europe/Prague"}


def key_info(browser: bytes, sender: bytes) -> bytes:
    return b"WebPush: info\x00" + browser + sender


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")[:length]


def point(public: ec.EllipticCurvePublicKey) -> bytes:
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass
class MailServer:
    """Takes letters; ``unknown`` are boxes that there are not."""

    port: int = 0
    unknown: set[str] = field(default_factory=set)
    letters: list[tuple[str, str]] = field(default_factory=list)  # to whom, and all of it
    _stir: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def first(self, number: int = 1) -> tuple[str, str]:
        async with self._stir:
            await self._stir.wait_for(lambda: len(self.letters) >= number)
        return self.letters[number - 1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 post\r\n")
        to = ""
        while line := (await reader.readline()).decode().strip():
            word = line.upper().partition(" ")[0]
            if word == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
                writer.write(b"550 nobody here\r\n" if to in self.unknown else b"250 yes\r\n")
            elif word == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                async with self._stir:
                    self.letters.append((to, text))
                    self._stir.notify_all()
                writer.write(b"250 taken\r\n")
            elif word == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 yes\r\n")
            await writer.drain()
        writer.close()


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    made = MailServer()
    server = await asyncio.start_server(made._serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


# -- people who are called --------------------------------------------------------------------------------------------


@asynccontextmanager
async def called_house(path: Path, db: str = "", **more: Any) -> AsyncIterator[House]:
    async with house(path, db, **{"calls": AT_ONCE, "reach": LOOPBACK, **more}) as home:
        yield home


async def subscribe(guest: Guest, there: Target, keys: BrowserKeys) -> Any:
    answer = await guest.http.post("/api/me/calls/push", json=keys.subscription(f"{there.address}/push/1"))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def hooked(guest: Guest, url: str, shape: str = "") -> Any:
    answer = await guest.http.post("/api/me/calls/hook", json={"address": url, "shape": shape, **HERE})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def bring_forward(papers: Papers, due: Paper) -> None:
    """It is due at once."""
    await papers.amend([due.key], lambda _: [replace(due, at=0.0)])


async def two_at(micka: Guest, mourek: Guest, **more: Any) -> tuple[str, Chair, Chair]:
    """A game between two, in which it is the first one's turn to begin with, or the other's."""
    table = (
        await micka.http.post("/api/tables", json={"game": "clans", "options": {}, "seats": ["me", "open"], **more})
    ).json()
    first, second = await micka.at(table["id"]), await mourek.at(table["id"])
    await first.done("sit", seat=0, nonce="a")
    await second.done("sit", seat=1, nonce="b")
    await first.until(lambda chair: all(seat["kind"] == "person" for seat in chair.table["seats"]))
    await first.done("start")
    await first.until(lambda chair: chair.position)
    await second.until(lambda chair: chair.position)
    return table["id"], first, second


async def until_it_waits_for(away: int, chair: Chair, rng: Random) -> None:
    """Play for the one who is there until the other has to move."""
    while True:
        await chair.until(lambda at: at.position["must"])
        if away in chair.position["must"]:
            return
        await chair.play_on(rng, 1)
