"""From a page's messages to the server's own application (ASGI), and back: what a network and uvicorn are elsewhere."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, TypeAlias
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

Kind: TypeAlias = Literal["opened", "text", "closed"]
Post: TypeAlias = Callable[[Kind, int, str], None]  #: what happened on a line, which is known by its number
Headers: TypeAlias = Iterable[tuple[str, str]]

HOST = b"home"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Bridge:
    """One browser's connections to the application. It keeps the cookie, as a browser would."""

    def __init__(self, app: ASGIApp, post: Post, cookie: str = "") -> None:
        self._app, self._post, self.cookie = app, post, cookie
        self._lines: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._life: asyncio.Task[None] | None = None
        self._orders: asyncio.Queue[Message] = asyncio.Queue()
        self._told: asyncio.Queue[Message] = asyncio.Queue()

    # -- life ---------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._life = asyncio.create_task(self._run(scope, self._orders, self._told.put))
        await self._order("startup")

    async def stop(self) -> None:
        for line in tuple(self._lines):
            self.close(line)
        await asyncio.gather(*self._tasks)
        await self._order("shutdown")
        if self._life is not None:
            await self._life

    async def _order(self, what: str) -> None:
        await self._orders.put({"type": f"lifespan.{what}"})
        told = await self._told.get()
        if told["type"] != f"lifespan.{what}.complete":
            raise RuntimeError(told.get("message") or told["type"])

    async def _run(self, scope: Scope, heard: asyncio.Queue[Message], send: Callable[[Message], Any]) -> None:
        await self._app(scope, heard.get, send)

    # -- requests -----------------------------------------------------------------------------------------------------

    async def ask(
        self, method: str, address: str, body: bytes = b"", headers: Iterable[tuple[str, str]] = ()
    ) -> Answer:
        """An answer to a request, whole."""
        heard: asyncio.Queue[Message] = asyncio.Queue()
        heard.put_nowait({"type": "http.request", "body": body, "more_body": False})
        start: Message = {}
        parts: list[bytes] = []

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        given = [(name.lower().encode(), value.encode()) for name, value in headers]
        await self._run({**self._scope("http", address, given), "method": method}, heard, send)
        told = {name.decode().lower(): value.decode("latin-1") for name, value in start["headers"]}
        if (set_cookie := told.pop("set-cookie", None)) is not None:
            self.cookie = set_cookie.partition(";")[0]
        return Answer(start["status"], told, b"".join(parts))

    def _scope(self, type: str, address: str, headers: Iterable[tuple[bytes, bytes]] = ()) -> Scope:
        path, _, query = address.partition("?")
        return {
            "type": type,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if type == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", HOST), (b"cookie", self.cookie.encode()), *headers],
            "client": ("home", 0),
            "server": ("home", 80),
            "subprotocols": [],
        }

    # -- lines --------------------------------------------------------------------------------------------------------

    def open(self, line: int, address: str) -> None:
        """What a browser's WebSocket would be."""
        heard = self._lines[line] = asyncio.Queue[Message]()
        heard.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            match message["type"]:
                case "websocket.accept":
                    self._post("opened", line, "")
                case "websocket.send":
                    self._post("text", line, message.get("text") or bytes(message["bytes"]).decode())
                case "websocket.close":
                    self._end(line, message.get("code", 1000))
                case "websocket.http.response.start":
                    self._end(line, 1006)

        task = asyncio.create_task(self._run(self._scope("websocket", address), heard, send))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def tell(self, line: int, text: str) -> None:
        if line in self._lines:
            self._lines[line].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, line: int) -> None:
        with contextlib.suppress(KeyError):
            self._lines.pop(line).put_nowait({"type": "websocket.disconnect", "code": 1000})

    def _end(self, line: int, code: int) -> None:
        """By the application; whoever still reads there hears that it is over."""
        if (heard := self._lines.pop(line, None)) is not None:
            heard.put_nowait({"type": "websocket.disconnect", "code": code})
            self._post("closed", line, str(code))
