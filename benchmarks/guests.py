"""People who play at many tables at once, for ``load.py``: two at each, or one with a bot; words through a relay."""

import asyncio
import json
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

WORD = "x" * 2000  #: about as long as a position


class _Set(msgspec.Struct):
    actions: list[msgspec.Raw] = []


class _Menu(msgspec.Struct):
    sets: list[_Set] = []


class _Sight(msgspec.Struct):
    menu: _Menu | None = None


class Message(msgspec.Struct):
    """Of everything that comes, as much as one needs who plays at random."""

    type: str
    seq: int = -1
    must: list[int] = []
    sights: list[_Sight] = []
    error: Any = None

    def choices(self) -> list[msgspec.Raw]:
        menu = self.sights[0].menu
        return [action for each in (menu.sets if menu else []) for action in each.actions]


_read = msgspec.json.Decoder(Message | list[Message]).decode


class Chair:
    """One person's socket at one table."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.position = Message("none")

    async def ask(self, **request: Any) -> None:
        await self.socket.send(json.dumps(request))

    async def move(self, rng: Random) -> None:
        seq, action = self.position.seq, bytes(rng.choice(self.position.choices())).decode()
        await self.socket.send(f'{{"type":"move","id":"{seq}","seat":{self.seat},"seq":{seq},"action":{action}}}')

    async def look_on(self) -> None:
        """Hear everything, and do nothing."""
        async for _ in self.socket:
            pass

    async def until(self, after: int) -> Message:
        """The first position whose number is beyond ``after``."""
        while self.position.seq <= after:
            heard = _read(await self.socket.recv())
            for message in heard if isinstance(heard, list) else [heard]:
                assert message.type != "refused", message.error
                if message.type == "position":
                    self.position = message
        return self.position


@dataclass(frozen=True)
class Town:
    """Where people come from: a house, and what is left open until the end."""

    http: httpx.AsyncClient
    address: str
    stack: AsyncExitStack

    async def person(self) -> dict[str, str]:
        """A new one's cookie."""
        answer = await self.http.get("/api/me", headers={"Cookie": "nobody=yet"})
        return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}

    async def table(self, person: dict[str, str], *seats: str, game: str = "clans") -> str:
        """One that begins by itself. On a seat is "me", "open" or a level of bots."""
        asked_for = [seat if seat in ("me", "open") else {"bot": seat} for seat in seats]
        asked = {"game": game, "options": {}, "seats": asked_for, "nonce": "a", "start": True}
        answer = await self.http.post("/api/tables", json=asked, headers=person)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def chair(self, person: dict[str, str], table: str, seat: int = 0, *, standing: bool = False) -> Chair:
        socket = connect(
            f"ws://{self.address}/ws/{table}",
            additional_headers=person,
            compression=None,
            max_size=None,
            ping_interval=None,  # a browser sends none of its own
        )
        chair = Chair(await self.stack.enter_async_context(socket), seat)
        await chair.ask(type="look", id="look", on=True, standing=standing)  # as our pages do
        return chair


@dataclass
class Pair:
    """Two people who play one game after the other, as fast as they are told."""

    town: Town
    rng: Random
    people: list[dict[str, str]] = field(default_factory=list)
    chairs: list[Chair] = field(default_factory=list)
    took: list[float] = field(default_factory=list)  #: seconds from a move until the other has the position after it

    async def sit_down(self) -> None:
        self.people = self.people or [await self.town.person() for _ in range(2)]
        for chair in self.chairs:
            await chair.socket.close()
        table = await self.town.table(self.people[0], "me", "open")
        self.chairs = [await self.town.chair(person, table, seat) for seat, person in enumerate(self.people)]
        await self.chairs[1].ask(type="sit", id="sit", seat=1, nonce="b")
        for chair in self.chairs:
            await chair.until(-1)

    async def play(self, until: float, pace: float) -> None:
        """A move in ``pace`` seconds on average."""
        while (wait := self.rng.uniform(0, 2 * pace)) + time.monotonic() < until:
            await asyncio.sleep(wait)
            must = self.chairs[0].position.must
            if not must:
                await self.sit_down()
                continue
            mover, other = self.chairs[must[0]], self.chairs[1 - must[0]]
            seq, started = mover.position.seq, time.perf_counter()
            await mover.move(self.rng)
            await other.until(seq)
            self.took.append(time.perf_counter() - started)
            await mover.until(seq)


@dataclass
class Relayed:
    """Two sockets of a relay."""

    ends: list[ClientConnection]
    rng: Random
    took: list[float] = field(default_factory=list)

    async def talk(self, until: float, pace: float) -> None:
        while (wait := self.rng.uniform(0, 2 * pace)) + time.monotonic() < until:
            await asyncio.sleep(wait)
            started = time.perf_counter()
            await self.ends[0].send(WORD)
            await self.ends[1].recv()
            self.took.append(time.perf_counter() - started)


async def relayed(stack: AsyncExitStack, address: str, number: int) -> Relayed:
    ways = [connect(f"ws://{address}/{number}", compression=None) for _ in range(2)]
    return Relayed([await stack.enter_async_context(way) for way in ways], Random(number))


@dataclass
class Solo:
    """One person who plays against an easy bot and answers at once."""

    town: Town
    rng: Random
    took: list[float] = field(default_factory=list)  #: seconds from a move until the bot has answered

    async def play(self, until: float) -> None:
        person = await self.town.person()
        while time.monotonic() < until:
            chair = await self.town.chair(person, await self.town.table(person, "me", "easy"))
            await chair.until(-1)
            while chair.position.must and time.monotonic() < until:
                if chair.position.must == [0]:
                    await self._move(chair)
                else:
                    await chair.until(chair.position.seq)
            await chair.socket.close()

    async def _move(self, chair: Chair) -> None:
        seq, started = chair.position.seq, time.perf_counter()
        await chair.move(self.rng)
        after = await chair.until(seq)
        if after.must == [1]:
            await chair.until(after.seq)
            self.took.append(time.perf_counter() - started)
