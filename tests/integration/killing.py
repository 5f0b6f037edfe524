"""People who play on servers that die, and what must be on disk afterwards. For tests and ``benchmarks/kills.py``."""

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tabbytop.core import Moved, Record, encode
from tabbytop.core.log import Undone
from tabbytop.games import all_games
from tabbytop.tables.opening import open_store
from tests.frames import messages
from tests.tables.kit import ended

ROOT = Path(__file__).resolve().parents[2]
GONE = (OSError, ConnectionClosed, WebSocketException, EOFError, httpx.HTTPError)


async def _messages(socket: ClientConnection) -> AsyncIterator[Any]:
    async for frame in socket:
        for message in messages(frame):
            yield message


@dataclass
class Player:
    """One browser: it moves at random, and after a lost connection sends again what was not answered."""

    rng: Random
    cookie: str
    table: str
    pending: dict[str, Any] | None = None
    acknowledged: list[dict[str, Any]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    is_over: bool = False
    position: dict[str, Any] | None = None
    reached: int = 0  # the position after the last answer may come before it or after it

    async def play(self, address: str, tick: Callable[[], None]) -> None:
        """Until the game is over, or the server is gone."""
        with contextlib.suppress(*GONE):
            async with connect(f"ws://{address}/ws/{self.table}", additional_headers={"Cookie": self.cookie}) as socket:
                self.position = None
                if self.pending is not None:
                    await self._send(socket, self.pending)
                async for message in _messages(socket):
                    if message.get("error", {}).get("kind") == "not_kept":
                        return  # perhaps it was: it is sent again
                    await self._hear(socket, message, tick)
                    if self.is_over and self.pending is None:
                        return

    async def _hear(self, socket: ClientConnection, message: Any, tick: Callable[[], None]) -> None:
        match message["type"]:
            case "done":
                assert self.pending is not None
                assert message["id"] == self.pending["id"]
                self.acknowledged.append(self.pending)
                self.pending = None
                self.reached = message["seq"]
                tick()
            case "refused":
                assert self.pending is not None
                assert message["error"]["kind"] in ("stale", "out_of_turn", "not_now", "undo_refused"), message
                self.refused.append(self.pending["id"])
                self.pending = None
            case "position":
                self.is_over = message["outcome"] is not None
                self.position = message
        if self.pending is None and self.position and self.position["seq"] >= self.reached and not self.is_over:
            await self._ask(socket)

    async def _ask(self, socket: ClientConnection) -> None:
        position = self.position
        assert position is not None
        if position["undo"]["free"] and self.rng.random() < 0.1:
            await self._send(socket, {"type": "undo", "seat": position["undo"]["free"][0], "seq": position["seq"]})
            return
        for sight in position["sights"]:
            if sight["seat"] in position["must"]:
                action = self.rng.choice([one for each in sight["menu"]["sets"] for one in each["actions"]])
                move = {"type": "move", "seat": sight["seat"], "seq": position["seq"], "action": action}
                await self._send(socket, move)
                return

    async def _send(self, socket: ClientConnection, request: dict[str, Any]) -> None:
        self.pending = {"id": str(uuid4()), **request}
        await socket.send(json.dumps(self.pending))


@asynccontextmanager
async def server(
    db: str, log: int | None = None, rates: str = "{}"
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Its process and its address; ``log``: where its standard error goes, as ``subprocess`` has it; ``rates``: limits,
    as ``victim`` takes them."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.integration.victim",
        db,
        rates,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
    )
    try:
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().strip()
        assert address, "the server did not start"
        yield process, address
    finally:
        await ended(process)


async def person(address: str) -> tuple[httpx.AsyncClient, str]:
    http = httpx.AsyncClient(base_url=f"http://{address}", timeout=60.0, verify=False)
    await http.get("/api/me")
    return http, "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def new_players(address: str, rng: Random) -> list[Player]:
    """Tables of every kind: two at one screen, alone with bots, two people apart, three with an interrupt."""
    micka, ann_is = await person(address)
    mourek, bob_is = await person(address)
    players = []
    try:
        for game, seats, options in (
            ("clans", ["me", "me"], {"clans": "experts"}),
            ("clans", ["me", {"bot": "easy"}], {"clans": "limited", "powers": True}),
            ("clans", ["me", "open"], {}),
            ("saucers", ["me", {"bot": "easy"}, "open", {"bot": "hard"}], {"rounds": 5}),
        ):
            asked = {"game": game, "options": options, "seats": seats, "nonce": "a", "start": True}
            table = (await micka.post("/api/tables", json=asked)).json()
            players.append(Player(Random(rng.random()), ann_is, table["id"]))
            if "open" in seats:
                async with connect(f"ws://{address}/ws/{table['id']}", additional_headers={"Cookie": bob_is}) as socket:
                    seat = seats.index("open")
                    await socket.send(json.dumps({"type": "sit", "id": "sit", "seat": seat, "nonce": "b"}))
                    async for message in _messages(socket):
                        if message["type"] == "done":
                            break
                players.append(Player(Random(rng.random()), bob_is, table["id"]))
    finally:
        await micka.aclose()
        await mourek.aclose()
    return players


async def check(db: str, players: list[Player]) -> Counter[str]:
    """What is on disk: every acknowledged request once, no refused one, and logs that replay and verify."""
    store = open_store(db)
    await store.open()
    seen: Counter[str] = Counter()
    try:
        for table in {player.table for player in players}:
            kept = await store.load(table)
            assert kept is not None
            assert kept.header is not None
            record = Record.read(
                [kept.header, *kept.lines], all_games(), verify=True, seed=bytes.fromhex(kept.table.seed)
            )
            assert record.to_act.must == kept.table.must
            found = Counter(
                entry.id for entry in record.entries if isinstance(entry, Moved | Undone) and entry.id is not None
            )
            assert all(times == 1 for times in found.values())
            entries = {entry.id: entry for entry in record.entries if isinstance(entry, Moved | Undone)}
            for player in players:
                if player.table == table:
                    check_player(player, record, entries)
            seen["entries"] += len(record.entries)
            seen["over"] += record.is_over
    finally:
        await store.close()
    return seen


def check_player(player: Player, record: Record, entries: dict[str | None, Any]) -> None:
    for request in player.acknowledged:
        entry = entries.get(f"{request['seat']}:{request['id']}")
        assert entry is not None, f"an acknowledged {request['type']} is lost: {request}"
        if isinstance(entry, Moved):
            assert encode(record.game.action, entry.action) == request["action"]
    logged = {str(id).split(":", 1)[1] for id in entries if id is not None}
    assert not logged & set(player.refused), "what was refused is in the log all the same"


def children(pid: int) -> list[int]:
    """The processes that a process has started; nothing where the system does not say."""
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def is_alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


def wait_for_the_end(pids: list[int]) -> None:
    """Bots end with their server, whatever happens to it."""
    while any(map(is_alive, pids)):
        time.sleep(0.01)
