"""The server's own tests, with a bridge where they have a network: a house, and people with browsers of their own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from tabbytop.games import all_games
from tabbytop.local.bridge import Answer, Bridge
from tabbytop.local.house import House
from tabbytop.local.shelf import Drawer, Shelf
from tabbytop.tables.botplay import AtRandom
from tests.server import kit

_shelves: dict[Path, Shelf] = {}  #: of houses that were somewhere before, as a database would be


@asynccontextmanager
async def home(path: Path, shelf: Shelf | None = None, **settings: Any) -> AsyncIterator["Home"]:
    """As ``tests.server.kit.house``, on a shelf: on the same one where it is at the same path."""
    usual: dict[str, Any] = {"games": all_games(), "web": path.parent / "web", **kit.AT_ONCE}
    house = House(shelf or _shelves.setdefault(path, Drawer()), lambda *said: None, AtRandom(), **{**usual, **settings})
    await house.start()
    async with AsyncExitStack() as stack:
        yield Home(house, stack)
    await house.stop()


class Home:
    def __init__(self, house: House, stack: AsyncExitStack) -> None:
        self.app, self._stack = house.server, stack

    async def guest(self, name: str = "") -> "Guest":
        guest = await self._stack.enter_async_context(Guest(self.app))
        await guest.http.get("/api/me")
        if name:
            await guest.http.put("/api/me", json={"name": name})
        return guest


class Guest(kit.Guest):
    """Whose requests and lines go over a bridge of their own, with the cookies that ``http`` has."""

    def __init__(self, app: Any) -> None:
        super().__init__("home")
        self.http = httpx.AsyncClient(base_url="http://home", transport=Over(self))
        self.bridge = Bridge(app, self._hear)
        self._lines: dict[int, Line] = {}
        self._numbers = count(1)

    def _hear(self, kind: str, line: int, text: str) -> None:
        self._lines[line].hear(kind, text)

    async def at(self, table: str, **more: Any) -> kit.Chair:
        number = next(self._numbers)
        self.bridge.cookie = self.headers["Cookie"]
        self._lines[number] = line = Line(self.bridge, number)
        self.bridge.open(number, f"/ws/{table}")
        chair = kit.Chair(line)
        self._stack.push_async_callback(chair.leave)
        return chair


class Over(httpx.AsyncBaseTransport):
    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        guest, bridge = self._guest, self._guest.bridge
        headers = [(name, value) for name, value in request.headers.items() if name not in ("host", "cookie")]
        bridge.cookie = before = guest.headers["Cookie"]
        answer: Answer = await bridge.ask(request.method, request.url.raw_path.decode(), await request.aread(), headers)
        told = answer.headers | ({} if bridge.cookie == before else {"set-cookie": bridge.cookie})
        return httpx.Response(answer.status, headers=told, content=answer.body, request=request)


class Line:
    """What ``kit.Chair`` knows as a socket."""

    def __init__(self, bridge: Bridge, number: int) -> None:
        self._bridge, self._number = bridge, number
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.close_code: int | None = None

    def hear(self, kind: str, text: str) -> None:
        if kind == "closed":
            self.close_code = int(text)
        if kind != "opened":
            self._heard.put_nowait(text if kind == "text" else None)

    def __aiter__(self) -> "Line":
        return self

    async def __anext__(self) -> str:
        heard = await self._heard.get()
        if heard is None:
            raise StopAsyncIteration
        return heard

    async def send(self, text: str) -> None:
        self._bridge.tell(self._number, text)

    async def close(self) -> None:
        self._bridge.close(self._number)
        self._heard.put_nowait(None)
