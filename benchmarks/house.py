"""A house without limits for one address, in processes of its own, and beside it a bare relay: what ``load.py`` loads.

    python benchmarks/house.py DATABASE [--workers 1]
    python benchmarks/house.py --relay

Each says at which port it is, and serves until it is told to end. The relay takes the same way as a move, with the same
libraries and no table at its end: what one socket of a pair says, the other hears.
"""

import argparse
import asyncio
import contextlib
import os
import socket as sockets
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import fields, replace
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tabbytop.server.app import Server, Settings
from tabbytop.server.connections import Patience
from tabbytop.server.leading import Leading
from tabbytop.server.many import Many
from tabbytop.server.run import LARGEST_FRAME, Announced, configured, listening
from tabbytop.server.security import Limits, Rate
from tabbytop.tables.owning import Place

MANY = 10_000_000
LIMITS = replace(
    Limits(**{field.name: Rate(1e9, 1e9) for field in fields(Limits) if field.type is Rate}),
    open_tables=MANY,
    sockets=MANY,
    sockets_address=MANY,
    patience=Patience(connections=MANY, address=MANY),
)


# -- in processes of their own ----------------------------------------------------------------------------------------


def serve(door: sockets.socket, db: str, welcome: Callable[[], None], leading: Leading | None = None) -> None:
    settings = Settings(db, limits=LIMITS, place=leading.place if leading else Place())
    Announced(configured(Server(settings), leading), welcome, leading).run(sockets=[door])


def relay(door: sockets.socket, welcome: Callable[[], None]) -> None:
    ends: dict[str, list[WebSocket]] = {}

    async def pass_on(socket: WebSocket) -> None:
        pair = ends.setdefault(socket.url.path, [])
        await socket.accept()
        pair.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                for other in pair:
                    if other is not socket:
                        await other.send_text(text)
        except WebSocketDisconnect:
            pair.remove(socket)

    app = Starlette(routes=[WebSocketRoute("/{pair}", pass_on)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False, log_config=None
    )
    Announced(config, welcome).run(sockets=[door])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("db", nargs="?", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--relay", action="store_true")
    given = parser.parse_args()
    with listening("127.0.0.1", 0) as door:

        def welcome() -> None:
            print(door.getsockname()[1], flush=True)

        if given.relay:
            relay(door, welcome)
        elif given.workers == 1:
            serve(door, given.db, welcome)
        else:
            Many(serve, door, given.db, given.workers).run(welcome)


# -- from outside -----------------------------------------------------------------------------------------------------


class House:
    """One of them, as whoever started it sees it."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.address = pid, f"127.0.0.1:{port}"

    @property
    def processor_seconds(self) -> float:
        """Of all its processes so far."""
        fields = [_said(pid, "stat").rpartition(")")[2].split() for pid in self._processes()]
        ticks = sum(int(one[11]) + int(one[12]) for one in fields if one)
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def kilobytes(self) -> int:
        """In memory now, what is shared between processes counted in each."""
        lines = [line for pid in self._processes() for line in _said(pid, "status").splitlines()]
        return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    def _processes(self) -> list[int]:
        found = [self.pid]
        for pid in found:
            found += map(int, _said(pid, f"task/{pid}/children").split())
        return found


def _said(pid: int, what: str) -> str:
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except OSError:  # it has ended
        return ""


@contextlib.asynccontextmanager
async def started(*words: str) -> AsyncIterator[House]:
    """A house or a relay, until it is left."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, *words, stdout=asyncio.subprocess.PIPE, limit=2**20
    )
    try:
        assert process.stdout is not None
        port = (await process.stdout.readline()).decode().strip()
        assert port, "it did not start; what it said stands above"
        yield House(process.pid, int(port))
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


if __name__ == "__main__":
    main()
