"""Connections before anything is read from them: how many there may be, in all and from one address, and how long a
request may take to arrive (a connection limit, and what is called slow loris).

uvicorn waits for the rest of a request for ever, and takes connections until the system has no file handle left, after
which nothing can be opened any more. Both are held here, below HTTP: whoever is too many is told so and let go, and
whoever sends half a request is not waited for.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from ipaddress import ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .counting import Open, address_key, network_of_keys
from .leading import Leading
from .security import Patience

SPARE = 200  #: file handles that are not for connections: the database, pipes to bots, files of the client
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nRetry-After: 5\r\nContent-Length: 37\r\n"
    b"Connection: close\r\n\r\ntoo many connections; wait a moment.\r\n"
)


class Connections:
    """Counts those that are open; ``at`` an address in other processes too. ``trusted`` are proxies, whose connections
    are other people's."""

    def __init__(
        self,
        patience: Patience,
        trusted: Iterable[str] = (),
        leading: Leading | None = None,
        at: Open | None = None,
    ) -> None:
        self.leading = leading
        self.patience, self._trusted = patience, [network_of_keys(one) for one in trusted]
        self.most = min(patience.connections, _file_handles() - SPARE)
        self.open = 0
        self._at = at or Open(patience.address)

    def come(self, key: str) -> bool:
        """Is there room for one more? It is counted all the same, until it goes."""
        has_room = self._at.has_room(key)
        self.open += 1
        self._at.come(key)
        return self.open <= self.most and (has_room or self._trusts(key))

    def _trusts(self, key: str) -> bool:
        try:
            network = ip_network(key)
        except ValueError:  # of a socket that has no address
            return False
        return any(network.version == one.version and network.overlaps(one) for one in self._trusted)

    def go(self, key: str) -> None:
        self.open -= 1
        self._at.go(key)

    def protocols(self) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
        """For HTTP and for sockets, as uvicorn takes them."""
        held = {"held": self}
        return type("Http", (_Http,), held), type("Socket", (_Socket,), held)


class _Http(HttpToolsProtocol):
    held: Connections
    handed: bytes = b""  #: with a connection that was read from already, by another process

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._key = _key(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._is_fresh = not self.handed  # nothing of a request has come that is not answered
        if self.held.come(self._key):
            self._within(self.held.patience.head)
        else:
            transport.write(BUSY)
            transport.close()
        if self.handed:
            self.data_received(self.handed)

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self.held.go(self._key)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        leading = self.held.leading
        if self._is_fresh and leading is not None and leading.hand_over(self.transport, data):
            self.transport.abort()  # here alone: the other process has it open
            return
        self._is_fresh = False
        if self._timer is None and not self._is_answering():
            self._within(self.held.patience.head)  # another request on the same connection
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._within(self.held.patience.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(self.held.patience.answer)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._is_fresh = True
        self._within(None)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        super().handle_websocket_upgrade()  # from here on it is the socket that goes

    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    def _within(self, seconds: float | None) -> None:
        """What is waited for now must have come in so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class _Socket(WebSocketsSansIOProtocol):
    held: Connections
    heard = 0.0  #: when the browser last said something, by the clock of the loop

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Nobody is asked whether they are there who has said something since the last time (heartbeat)."""
        assert self.ping_interval is not None
        left = self.ping_interval - self.last_ping_rtt - (self.loop.time() - self.heard)
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading with every message until it is taken, two calls of the system for each. It does so here
        with the second one that waits."""
        self.read_paused = self.queue.empty()  # then it takes reading to be stopped, and leaves it
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.held.go(_key(self.transport))
        super().connection_lost(exc)


def _key(transport: Any) -> str:
    """As it was when the connection was made: one that is gone already has no address any more."""
    peer = transport.get_extra_info("peername")
    return address_key(str(peer[0])) if peer else ""


def _file_handles() -> int:
    """As many as the system lets this process have."""
    try:
        import resource
    except ImportError:  # Windows: the limit is far away
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
