"""Two hundred live tables on loopback: how long from one browser's move until the other browser has the new position.

    python benchmarks/load.py [--tables 200] [--seconds 20] [--pace 2] [--json]

Every table has two people who move in turn, one move in ``pace`` seconds on average. Machines are shared and noisy, so
beside every figure stands the same way without a table: a word sent from one socket to another through the same server,
at the same pace and in the same minute. The moves are on disk when they are seen.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from tabbytop.server.app import Server, Settings
from tabbytop.server.run import configured, listening
from tabbytop.server.security import Limits, Rate

NO_LIMIT = Rate(1e9, 1e9)
LIMITS = Limits(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT)


# -- the server, in a process of its own ------------------------------------------------------------------------------


class WithRelay:
    """The server, and beside it a relay: what one socket of a pair says, the other hears."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ends: dict[str, list[WebSocket]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or not scope["path"].startswith("/relay/"):
            await self.server(scope, receive, send)
            return
        socket, pair = WebSocket(scope, receive, send), self.ends.setdefault(scope["path"], [])
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


class Announced(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets=sockets)
        print(sockets[0].getsockname()[1], flush=True)


def serve(db: str) -> None:
    app = WithRelay(Server(Settings(db, limits=LIMITS)))
    with listening("127.0.0.1", 0) as door:
        Announced(configured(app)).run(sockets=[door])  # type: ignore[arg-type]


# -- people -----------------------------------------------------------------------------------------------------------


@dataclass
class Pair:
    """Two people at one table, and a relay between them."""

    rng: Random
    chairs: list[ClientConnection]
    relay: list[ClientConnection]
    seq: int = 0
    moves: list[float] = field(default_factory=list)
    words: list[float] = field(default_factory=list)

    async def play(self, until: float, pace: float) -> None:
        positions = [await self._position(chair) for chair in self.chairs]
        while time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0, 2 * pace))
            self.words.append(await self._relayed())
            seat = positions[0]["must"][0] if positions[0]["must"] else None
            if seat is None:
                return  # over
            started = time.perf_counter()
            await self._move(seat, positions[seat])
            positions[1 - seat] = await self._position(self.chairs[1 - seat], positions[seat]["seq"])
            self.moves.append(time.perf_counter() - started)
            positions[seat] = await self._position(self.chairs[seat], positions[seat]["seq"])

    async def _move(self, seat: int, position: Any) -> None:
        choices = [action for each in position["sights"][0]["menu"]["sets"] for action in each["actions"]]
        move = {"type": "move", "id": f"{position['seq']}", "seat": seat, "seq": position["seq"]}
        await self.chairs[seat].send(json.dumps({**move, "action": self.rng.choice(choices)}))

    @staticmethod
    async def _position(chair: ClientConnection, after: int = -1) -> Any:
        while True:
            message = json.loads(await chair.recv())
            assert message["type"] != "refused", message
            if message["type"] == "position" and message["seq"] > after:
                return message

    async def _relayed(self) -> float:
        started = time.perf_counter()
        await self.relay[0].send("x" * 2000)
        await self.relay[1].recv()
        return time.perf_counter() - started


async def sit_down(http: httpx.AsyncClient, address: str, number: int) -> Pair:
    people = []
    for _ in range(2):
        http.cookies.clear()
        await http.get("/api/me")
        people.append({"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())})
    asked = {"game": "clans", "options": {}, "seats": ["me", "open"], "nonce": "a", "start": True}
    http.cookies.clear()
    table = (await http.post("/api/tables", json=asked, headers=people[0])).json()["id"]
    chairs = [await connect(f"ws://{address}/ws/{table}", additional_headers=person) for person in people]
    await chairs[1].send(json.dumps({"type": "sit", "id": "sit", "seat": 1, "nonce": "b"}))
    relay = [await connect(f"ws://{address}/relay/{number}") for _ in range(2)]
    return Pair(Random(number), chairs, relay)


async def measure(tables: int, seconds: float, pace: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'load.db'}"
        process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--serve", db, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            address = f"127.0.0.1:{(await process.stdout.readline()).decode().strip()}"
            async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, verify=False) as http:
                pairs = [await sit_down(http, address, number) for number in range(tables)]
            used, started = _processor_seconds(process.pid), time.monotonic()
            await asyncio.gather(*(pair.play(started + seconds, pace) for pair in pairs))
            lasted, used = time.monotonic() - started, _processor_seconds(process.pid) - used
            for pair in pairs:
                await asyncio.gather(*(socket.close() for socket in (*pair.chairs, *pair.relay)))
        finally:
            process.terminate()
            await process.wait()
    moves = sorted(one for pair in pairs for one in pair.moves)
    words = sorted(one for pair in pairs for one in pair.words)
    return {
        "tables": tables,
        "moves": len(moves),
        "moves_per_s": round(len(moves) / lasted, 1),
        "move_ms": _spread(moves),
        "relay_ms": _spread(words),
        "p95_to_relay_p95": round(_spread(moves)["p95"] / _spread(words)["p95"], 2),
        "server_processor_share": round(used / lasted, 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


def _spread(seconds: list[float]) -> dict[str, float]:
    cuts = quantiles(seconds, n=100)
    return {
        "p50": round(1000 * cuts[49], 2),
        "p95": round(1000 * cuts[94], 2),
        "p99": round(1000 * cuts[98], 2),
        "max": round(1000 * seconds[-1], 2),
    }


def _processor_seconds(pid: int) -> float:
    """Of one process, where the system tells; else 0."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", metavar="DB", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve)
        return
    found = asyncio.run(measure(given.tables, given.seconds, given.pace))
    if given.json:
        print(json.dumps(found))
        return
    move, relay = found["move_ms"], found["relay_ms"]
    print(f"{found['tables']} tables, {found['moves']} moves, {found['moves_per_s']} a second")
    print(f"  move to the other browser: p50 {move['p50']} ms, p95 {move['p95']} ms, p99 {move['p99']} ms")
    print(f"  a word through the relay:  p50 {relay['p50']} ms, p95 {relay['p95']} ms, p99 {relay['p99']} ms")
    share = found["server_processor_share"]
    print(f"  p95 is {found['p95_to_relay_p95']} times the relay's; the server used {share} of a core")


if __name__ == "__main__":
    main()
