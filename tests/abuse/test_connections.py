"""Half requests, too many connections, crowds: nobody can keep others out, and all is well again when they leave."""

import asyncio
import contextlib
import json
import logging
import resource
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tabbytop.server.connections import Connections, _Socket
from tabbytop.server.counting import address_key
from tabbytop.server.logs import Json, Sparing
from tabbytop.server.security import Limits, Patience
from tests.server.kit import House, house
from tests.tables.kit import awaited

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: "
NEVER = 1e6


def limits(address: int = 200, head: float = NEVER, body: float = NEVER) -> Limits:
    return Limits(patience=Patience(address=address, head=head, body=body, answer=NEVER))


class Half:
    """A connection that sends the beginning of a request, and no more."""

    def __init__(self, home: House, sent: bytes = HALF) -> None:
        self._address, self._sent = home.address.split(":"), sent

    async def __aenter__(self) -> "Half":
        self.reader, self.writer = await asyncio.open_connection(self._address[0], int(self._address[1]))
        self.writer.write(self._sent)
        await self.writer.drain()
        return self

    async def __aexit__(self, *error: object) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()

    async def answer(self) -> bytes:
        """All that the server says until it closes."""
        with contextlib.suppress(ConnectionError):
            return await self.reader.read()
        return b""


@awaited
async def test_half_a_head_is_not_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", limits=limits(head=0.2)) as home, AsyncExitStack() as stack:
        halves = [await stack.enter_async_context(Half(home)) for _ in range(20)]
        assert [await one.answer() for one in halves] == [b""] * 20
        assert (await (await home.guest()).http.get("/healthz")).text == "ok"


@awaited
async def test_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    sent = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc"
    async with house(tmp_path / "t.db", limits=limits(body=0.2)) as home, Half(home, sent) as one:
        assert await one.answer() == b""


@awaited
async def test_a_second_request_is_given_as_little_time_as_the_first(tmp_path: Path) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    async with house(tmp_path / "t.db", limits=limits(head=0.2)) as home, Half(home, whole) as one:
        assert (await one.reader.readline()).startswith(b"HTTP/1.1 200")
        one.writer.write(HALF)
        assert b"HTTP/1.1" not in await one.answer()


@awaited
async def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", limits=limits(address=5)) as home:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(Half(home))
            async with Half(home) as one:
                assert b"503 Service Unavailable" in await one.answer()
        guest = await home.guest()  # when they have left all is well
        assert (await guest.http.get("/healthz")).text == "ok"


@awaited
async def test_sockets_are_counted_until_they_close(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", limits=limits(address=4)) as home:
        guest = await home.guest("Micka")
        table = await guest.make("me", "me", start=True)
        for _ in range(10):  # each leaves before the next one comes
            chair = await guest.at(table["id"])
            await chair.until(lambda chair: chair.position)
            await chair.leave()


def test_there_are_never_more_than_the_system_has_handles_for(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = [256, 512]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limit.__setitem__(slice(None), wanted))
    assert Connections(Patience()).most == 512 - 200


def test_an_address_is_a_household() -> None:
    assert address_key("192.0.2.1") == "192.0.2.1"
    assert address_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert address_key("2001:db8:1:2:3:4:5:6") == address_key("2001:db8:1:2::9%eth0") == "2001:db8:1:2::/64"
    assert address_key("2001:db8:1:3::9") != address_key("2001:db8:1:2::9")
    assert address_key("testclient") == "testclient"


@awaited
async def test_a_crowd_that_arrives_is_told_of_together(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", limits=Limits(watchers=30)) as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        chair = await micka.at(table["id"])
        await chair.until(lambda chair: chair.table)
        crowd = [await home.guest() for _ in range(30)]
        chairs = await asyncio.gather(*(guest.at(table["id"]) for guest in crowd))
        await chair.until(lambda chair: len(chair.table["watching"]) + chair.table["unnamed"] == 30)
        assert len(chair.table["watching"]) == 12
        tables = [text for text in chair.heard if json.loads(text)["type"] == "table"]
        assert len(tables) < 20
        late = await home.guest()
        assert await (await late.at(table["id"])).until_closed() == 4429  # no more than these
        again = await micka.at(table["id"])  # but who plays there always comes in
        await again.until(lambda chair: chair.position)
        for one in chairs:
            await one.leave()
        await chair.until(lambda chair: not chair.table["watching"])


def test_the_log_is_not_flooded() -> None:
    now = [0.0]
    spare = Sparing(3, lambda: now[0])

    def logged() -> logging.LogRecord | None:
        record = logging.LogRecord("x", logging.ERROR, "file.py", 1, "it failed: %s", ("so",), None)
        return record if spare.filter(record) else None

    assert [logged() is not None for _ in range(5)] == [True, True, True, False, False]
    now[0] = 61.0
    said = logged()
    assert said is not None
    assert said.getMessage() == "it failed: so (and 2 more like it before)"
    assert json.loads(Json().format(said))["message"] == said.getMessage()


class Loop:
    """A clock that stands still, and what is to be done later."""

    def __init__(self) -> None:
        self.now, self.later = 100.0, list[float]()

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, _: object) -> None:
        self.later.append(seconds)


def test_only_who_was_silent_is_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    theirs = WebSocketsSansIOProtocol
    monkeypatch.setattr(theirs, "data_received", lambda self, data: None)
    monkeypatch.setattr(theirs, "send_keepalive_ping", lambda self: asked.append(self.loop.time()))
    socket, loop = _Socket.__new__(_Socket), Loop()
    vars(socket).update(loop=loop, ping_interval=20.0, last_ping_rtt=0.5)
    loop.now = 103.0
    socket.data_received(b"a move")
    loop.now = 119.5
    socket.send_keepalive_ping()
    assert (asked, loop.later) == ([], [3.0])
    loop.now = 122.5
    socket.send_keepalive_ping()
    assert asked == [122.5]
