"""For tests of the server: a real one on loopback, and people with browsers of their own."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tabbytop.games import all_games
from tabbytop.server.app import Server, Settings
from tabbytop.server.run import configured, listening
from tabbytop.tables import botplay
from tabbytop.tables.botplay import AtRandom
from tests.frames import texts

Json = Any


class House:
    """A running server."""

    def __init__(self, app: Server, port: int, stack: AsyncExitStack) -> None:
        self.app, self.address, self._stack = app, f"127.0.0.1:{port}", stack

    async def guest(self, name: str = "") -> "Guest":
        guest = await self._stack.enter_async_context(Guest(self.address))
        await guest.http.get("/api/me")
        if name:
            await guest.http.put("/api/me", json={"name": name})
        return guest


AT_ONCE = {"pace": botplay.AT_ONCE, "pause": 0.0}


@asynccontextmanager
async def house(path: Path, db: str = "", host: str = "127.0.0.1", **settings: Any) -> AsyncIterator[House]:
    """A server on ``path`` or ``db`` with all games, bots that move at random and at once, unless told otherwise."""
    usual: dict[str, Any] = {"games": all_games(), "thinker": AtRandom, "web": path.parent / "web", **AT_ONCE}
    app = Server(Settings(db or f"sqlite:///{path}", **{**usual, **settings}))
    with listening(host, 0) as door:
        server = uvicorn.Server(configured(app))
        serving = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0.01)
        try:
            async with AsyncExitStack() as stack:
                yield House(app, door.getsockname()[1], stack)
        finally:
            server.should_exit = True
            await serving


class Guest:
    """A person: a cookie, a name, and sockets at tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=60.0, verify=False)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Guest":
        await self._stack.enter_async_context(self.http)
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._stack.aclose()

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def make(self, *seats: Json, game: str = "clans", start: bool = False, **options: Any) -> Json:
        asked = {"game": game, "options": options, "seats": list(seats), "nonce": "a nonce", "start": start}
        answer = await self.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def at(self, table: str, **more: Any) -> "Chair":
        socket = await connect(f"ws://{self.address}/ws/{table}", additional_headers=self.headers, **more)
        chair = Chair(socket)
        self._stack.push_async_callback(chair.leave)
        return chair


class Chair:
    """A browser's connection to one table: what it was shown, and what it was answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = None
        self.position: Json = None
        self.news: list[Json] = []
        self.chat: list[Json] = []
        self.answers: dict[str | None, Json] = {}
        self.heard: list[str] = []
        self.closed: int | None = None
        self._stir = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                for one in texts(text):
                    await self._hear(one)
        except ConnectionClosed:
            pass
        async with self._stir:
            self.closed = self.socket.close_code
            self._stir.notify_all()

    async def _hear(self, text: str) -> None:
        message = json.loads(text)
        async with self._stir:
            self.heard.append(text)
            match message["type"]:
                case "table":
                    self.table = message["table"]
                case "position":
                    self.position = message
                    self.news = message["news"] if message["whole"] else [*self.news, *message["news"]]
                case "chat":
                    self.chat = message["lines"] if message["whole"] else [*self.chat, *message["lines"]]
                case "done" | "refused":
                    self.answers[message["id"]] = message
            self._stir.notify_all()

    async def leave(self) -> None:
        await self.socket.close()
        await self._listening

    async def until(self, reached: Callable[["Chair"], Any]) -> Any:
        """Wait until ``reached`` is true of what was shown, and give what it gave."""
        async with self._stir:
            while not (found := reached(self)):
                assert self.closed is None, f"the server closed the connection: {self.closed}"
                await self._stir.wait()
        return found

    async def until_shown(self) -> None:
        """The table, or that there is none to be seen here."""
        async with self._stir:
            await self._stir.wait_for(lambda: self.table is not None or self.closed is not None)

    async def until_closed(self) -> int:
        async with self._stir:
            while self.closed is None:
                await self._stir.wait()
        return self.closed

    async def tell(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def ask(self, type: str, id: str | None = None, **more: Any) -> Json:
        """Send a request and wait for its answer."""
        id = id or f"{type} {uuid4()}"
        self.answers.pop(id, None)
        await self.tell(json.dumps({"type": type, "id": id, **more}))
        return await self.until(lambda chair: chair.answers.get(id))

    async def done(self, type: str, **more: Any) -> Json:
        answer = await self.ask(type, **more)
        assert answer["type"] == "done", answer
        return answer

    async def refused(self, type: str, **more: Any) -> Json:
        answer = await self.ask(type, **more)
        assert answer["type"] == "refused", answer
        return answer["error"]

    # -- playing ------------------------------------------------------------------------------------------------------

    def asked(self) -> Json:
        """The sight of one of my seats that must act now."""
        must = self.position["must"] if self.position else ()
        return next((sight for sight in self.position["sights"] if sight["seat"] in must), None) if must else None

    @property
    def is_over(self) -> bool:
        return bool(self.table) and self.table["phase"] == "over" and self.position and self.position["outcome"]

    async def my_turn(self) -> Json:
        """Wait until I am asked, or it is over; the sight, or None."""
        await self.until(lambda chair: chair.is_over or chair.asked())
        return None if self.is_over else self.asked()

    async def move(self, rng: Random, sight: Json) -> Json:
        action = rng.choice(choices(sight))
        return await self.ask("move", seat=sight["seat"], seq=self.position["seq"], action=action)

    async def play_on(self, rng: Random, moves: int | None = None) -> None:
        """Move at random whenever I am asked, to the end or ``moves`` times."""
        done = 0
        while (moves is None or done < moves) and (sight := await self.my_turn()) is not None:
            seq = self.position["seq"]
            answer = await self.move(rng, sight)
            if answer["type"] == "done":
                done += 1
                await self.until(lambda chair, seq=seq: chair.position["seq"] > seq)
            else:
                assert answer["error"]["kind"] in ("stale", "out_of_turn", "not_now"), answer
                await self.until(lambda chair, seq=seq: chair.position["seq"] > seq or chair.is_over)


def choices(sight: Json) -> list[Json]:
    """What is listed, and one of each set of subsets."""
    return [action for each in sight["menu"]["sets"] for action in each.get("actions") or _smallest(each)]


def _smallest(subsets: Json) -> list[Json]:
    (name,) = subsets["fields"]
    costs = subsets["costs"] or [0] * len(subsets["items"])
    cheapest = sorted(zip(costs, subsets["items"], strict=True))[: subsets["least"]]
    return [{"type": subsets["kind"], name: sorted(item for _, item in cheapest)}]
