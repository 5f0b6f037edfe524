"""Start a server, say where it is, open the browser."""

import asyncio
import contextlib
import errno
import gc
import importlib.util
import os
import socket as sockets
import sys
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from tabbytop.calls.mail import Post
from tabbytop.core import AnyGame
from tabbytop.games import all_games, playable_games
from tabbytop.tables.opening import POSTGRES, open_store
from tabbytop.tables.owning import Place
from tabbytop.tables.places import without_password
from tabbytop.tables.terms import Terms

from .app import Server, Settings
from .connections import Connections
from .counting import peers_of
from .leading import Leading
from .logs import log_to_stderr
from .many import Many

HOST, PORT = "127.0.0.1", 8642
EVERYWHERE = ("0.0.0.0", "", "::")  #: all of a machine's addresses
PORTS_TRIED = 20
LARGEST_FRAME = 1024 * 1024  #: beyond it the connection is closed; up to it a message that is too large is refused
PING_SECONDS = 20.0
LOOP = "uvloop" if importlib.util.find_spec("uvloop") else "asyncio"  #: Windows has only the latter


def serve(
    host: str = HOST,
    port: int | None = None,
    db_url: str | None = None,
    open_browser: bool = True,
    games: Mapping[str, AnyGame] | None = None,
    *,
    outside: "Outside | None" = None,
    log_json: bool = False,
    terms: Terms | None = None,
    workers: int = 1,
    bots: Sequence[str] = (),
) -> None:
    """Serve until Ctrl+C, at ``port``, or at the usual one or the next that is free. ``games`` are those that are
    offered, or these.

    ``TabbyError`` or ``OSError`` says in one line why it cannot start.
    """
    outside = outside or Outside()
    public = outside.public
    told = Told(
        default_db() if db_url is None else db_url,
        tuple(games or playable_games()),
        origins=(*outside.origins, *([public] if public else [])),
        hosts=(urlsplit(public).hostname or "",) if public else (),
        public=public,
        trusted=tuple(outside.trusted),
        strangers=outside.strangers,
        terms=terms or Terms(),
        log_json=log_json,
        several=workers > 1,
        post=outside.post,
        reach=tuple(outside.reach),
        bots=tuple(bots),
    )
    log_to_stderr(as_json=log_json)
    door = listening(host, PORT, PORTS_TRIED) if port is None else listening(host, port)

    def welcome() -> None:
        _welcome(host, door.getsockname()[1], public, place_of(told.db), open_browser)

    with door, contextlib.suppress(KeyboardInterrupt):
        open_store(told.db).check()
        if workers == 1:
            serve_at(door, told, welcome)
        else:
            Many(serve_at, door, told, workers).run(welcome)


@dataclass(frozen=True)
class Outside:
    """What lies between a house and the world."""

    public: str | None = None  #: the address under which people come
    origins: Sequence[str] = ()  #: pages of other sites that may connect
    trusted: Sequence[str] = ()  #: proxies on the way
    strangers: bool = False  #: may anybody sit down at a table that its host offers to all?
    post: Post | None = None  #: the server that takes letters
    reach: Sequence[str] = ()  #: networks of the house's own to which calls may go


@dataclass(frozen=True)
class Told:
    """What a process that serves is told, in values that another process can be told too."""

    db: str
    games: tuple[str, ...]
    origins: tuple[str, ...]
    hosts: tuple[str, ...]
    public: str | None
    trusted: tuple[str, ...]
    terms: Terms
    log_json: bool
    several: bool = False
    strangers: bool = False
    post: Post | None = None
    reach: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()  #: that are offered beside the levels


def serve_at(door: sockets.socket, told: Told, welcome: Callable[[], None], leading: Leading | None = None) -> None:
    """Serve in this process, until it is told to end; ``leading`` where others serve at the same door."""
    log_to_stderr(as_json=told.log_json)
    if told.several:  # it may be started again long after the first look, while the database is away
        open_store(told.db).check()
    settings = Settings(
        told.db,
        games={key: all_games()[key] for key in told.games},
        origins=told.origins,
        hosts=told.hosts,
        public=told.public,
        nearby=partial(nearby, *door.getsockname()[:2]),
        trusted=told.trusted,
        strangers=told.strangers,
        terms=told.terms,
        several=told.several,
        place=leading.place if leading else Place(),
        post=told.post,
        reach=told.reach,
        bots=told.bots,
    )
    Announced(configured(Server(settings), leading), welcome, leading).run(sockets=[door])


def configured(app: Server, leading: Leading | None = None) -> uvicorn.Config:
    """How uvicorn serves ``app``: limits, pings, no chatter."""
    trusted = app.settings.trusted
    http, socket = Connections(app.settings.limits.patience, trusted, leading, app.connections).protocols()
    return uvicorn.Config(
        app,
        loop=LOOP,
        http=http,
        ws=socket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # positions are small, and there are many of them
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),  # what anybody else says of whom he speaks for is not believed
        forwarded_allow_ips=[peer for one in trusted for peer in peers_of(one)],
        lifespan="on",
        timeout_graceful_shutdown=3,
    )


class Announced(uvicorn.Server):
    """Says so once it can be reached, and takes what other processes hand over."""

    def __init__(self, config: uvicorn.Config, welcome: Callable[[], None], leading: Leading | None = None) -> None:
        super().__init__(config)
        self._welcome, self._leading = welcome, leading

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            _settle()
            if self._leading is not None:
                self._leading.start(self._protocol)
            await asyncio.to_thread(self._welcome)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        if self._leading is not None:
            self._leading.stop()
        await super().shutdown(sockets=sockets)

    def _protocol(self, handed: bytes) -> Any:
        """As uvicorn makes them for connections of its own, with what was read already (``Connections``)."""
        made: Any = self.config.http_protocol_class
        protocol = made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.handed = handed
        return protocol


def _settle() -> None:
    """What is there when a server begins stays, and is not searched for garbage again (cycles); the rest is, but rarely
    all of it: that stops everybody, half a millisecond for each table in memory."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 20)


def _welcome(host: str, port: int, public: str | None, place: str, open_browser: bool) -> None:
    address = http_at("127.0.0.1" if host in EVERYWHERE else host, port)
    others = nearby(host, port)
    ways = [f"for others in your network at {others}"] if others and others != address else []
    ways += [f"for everybody at {public}"] if public else []
    print(f"Tabbytop is open at {', '.join([address, *ways])}  (Ctrl+C closes it)", flush=True)
    if others is None and public is None:
        print(f"Only this computer can open it; --host {EVERYWHERE[0]} lets others in your network join", flush=True)
    print(f"Tables are kept in {place}", flush=True)
    if open_browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def listening(host: str, port: int, tries: int = 1) -> sockets.socket:
    """A listening socket at ``port``, or at the first free one of so many from there on."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    for candidate in range(port, port + tries):
        # Named as TCP, or asyncio does not know that small answers are to go at once (TCP_NODELAY).
        door = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
        try:
            if os.name != "nt":
                door.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
            door.bind((host, candidate))
            door.listen(1024)
        except OSError as error:
            door.close()
            if candidate == port + tries - 1 or error.errno not in _TAKEN:
                raise
            continue
        return door
    raise AssertionError("there is always a last port to try")


_TAKEN = {errno.EADDRINUSE, 10048, 10013}  # the numbers are Windows' own for a port in use


def nearby(host: str, port: int) -> str | None:
    """Where others in the same network find a server that listens at ``host``; None where they cannot."""
    if host not in EVERYWHERE:
        return None if host == "localhost" or host == "::1" or host.startswith("127.") else http_at(host, port)
    found = lan_address()
    return None if found is None else http_at(found, port)


def http_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def lan_address() -> str | None:
    """The address under which others in the same network find this machine. Nothing is sent to learn it."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def default_db() -> str:
    """In the user's data folder, as each system wants it."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def place_of(db: str) -> str:
    """Where a database is, for people: a file with its folder, or a server without its password."""
    if db.startswith(POSTGRES):
        return without_password(db)
    return str(Path(db.removeprefix("sqlite:///")).absolute())


def data_folder() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tabbytop"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Tabbytop"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tabbytop"
