"""A server is sent messages that are nearly right, over its socket and over HTTP: does it ever fail, or grow?

    python -m benchmarks.messages [--messages 1000000] [--http 100000] [--surely] [--seed 1] [--json]

Good messages are spoilt at random: bits turned, ends cut off, values of other kinds and sizes, names of nothing, texts
that are no text, heads of requests that are none. Each must be answered by a refusal that has a kind, or by what it
happens to ask for. Rates are not limited here, so that all of them are read. Counted are tracebacks in the server's
log, answers of kind ``internal``, servers that died; its memory is read as it goes on. Bounded, and on loopback.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tabbytop.server.connections import Patience
from tabbytop.server.logs import log_to_stderr
from tabbytop.tables.botplay import AtRandom
from tests.frames import messages as messages_of
from tests.integration import victim

GAMES = ("clans", "isle", "kingos", "tower", "saucers")
BATCH = 100
STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        -1,
        0,
        1,
        2**31,
        10**30,
        -(10**18),
        0.5,
        1e308,
        "",
        "\u0000",
        "\ud800",
        "x" * 5000,
        "🐈",
        "__class__",
    ),
    *([], [[]], {}, {"type": "Turn"}, [0] * 300, {"a": {"b": {"c": []}}}),
)
NO_JSON = (
    b"",
    b"{",
    b"null",
    b"[" * 3000,
    b"\xff\xfe",
    b'{"type":"move","type":"start"}',
    b"NaN",
    b"1e999",
    b'"\\ud800"',
)


def serve(db: str) -> None:
    log_to_stderr()
    brief = Patience(head=0.5, body=0.5)  # many say that more will come, and nothing does
    limits = replace(victim.FREE, patience=brief)
    victim.serve(db, lambda address: print(address, flush=True), thinker=AtRandom, limits=limits)


# -- spoiling ---------------------------------------------------------------------------------------------------------


def spoilt(rng: Random, message: Any) -> bytes:
    """A good message made bad, in its values or in its bytes; rarely it stays good."""
    if rng.random() < 0.05:
        return rng.choice(NO_JSON)
    value = message
    for _ in range(rng.choice((1, 1, 2))):
        value = _changed(rng, value)
    text = json.dumps(value).encode("utf-8", "surrogatepass")
    if rng.random() < 0.2 and text:
        place = rng.randrange(len(text))
        match rng.randrange(4):
            case 0:
                text = text[:place]
            case 1:
                text = text[:place] + bytes([rng.randrange(256)]) + text[place + 1 :]
            case 2:
                text = text[:place] + text[place : place + 20] * rng.choice((2, 50)) + text[place + 20 :]
            case 3:
                text = text[:place] + rng.choice((b"}", b"]", b'"', b"\x00", b",,", b"\\u0000")) + text[place:]
    return text


def _changed(rng: Random, value: Any) -> Any:
    if isinstance(value, int | str) and rng.random() < 0.6:  # so near that only the rules can tell
        return value[:-1] if isinstance(value, str) else value + rng.choice((-1, 1, 7))
    if rng.random() < 0.1 or not isinstance(value, dict | list) or not value:
        return rng.choice(STRANGE)
    if isinstance(value, list):
        place = rng.randrange(len(value))
        return [*value[:place], _changed(rng, value[place]), *value[place + 1 :]]
    name = rng.choice(list(value))
    match rng.randrange(8):
        case 0:
            return {key: one for key, one in value.items() if key != name}
        case 1:
            return {**value, rng.choice(("more", "", "type", "id", "\ud800", "x" * 300)): rng.choice(STRANGE)}
        case _:
            return {**value, name: _changed(rng, value[name])}


# -- sending ----------------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was answered, by kind; ``done`` is what happened to be right."""

    most: int
    surely: bool = False  #: is nothing to be right by chance? What is done is kept, and takes memory
    kinds: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    began_anew: int = 0  #: connections that the server closed, as it says it does

    def more(self) -> bool:
        if self.sent >= self.most:
            return False
        self.sent += 1
        return True


async def a_person(address: str) -> dict[str, str]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, verify=False) as http:
        await http.get("/api/me")
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}


async def over_socket(address: str, game: str, rng: Random, tally: Tally) -> None:
    person = await a_person(address)
    while tally.sent < tally.most:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, verify=False) as http:
            asked = {"game": game, "options": {}, "seats": ["me", "me"], "nonce": "a", "start": rng.random() < 0.9}
            table = (await http.post("/api/tables", json=asked, headers=person)).json()["id"]
        over = False
        while not over and tally.sent < tally.most:
            with contextlib.suppress(ConnectionClosed):
                async with connect(f"ws://{address}/ws/{table}", additional_headers=person, max_size=None) as socket:
                    over = await _at_table(socket, rng, tally)
            tally.began_anew += 1


async def _at_table(socket: ClientConnection, rng: Random, tally: Tally) -> bool:
    """Until the game is over, or enough is sent, or for a while; True if another table is wanted."""
    position: dict[str, Any] = {"seq": 0, "sights": [], "outcome": None}
    batch = 0
    while tally.sent < tally.most:
        for _ in range(BATCH):
            if tally.more():
                text = spoilt(rng, rng.choice(_good(rng, position)))
                if tally.surely:
                    text = text.replace(b'{"', b'{"nothing":0,"', 1)
                try:
                    await socket.send(text.decode("utf-8"))
                except UnicodeDecodeError:
                    await socket.send(text)
        batch += 1
        await socket.send(json.dumps({"type": "mark", "id": f"mark-{batch}"}))
        marked = False
        while not marked:  # all before the mark is answered before it
            for message in messages_of(await socket.recv()):
                match message["type"]:
                    case "refused" if message["id"] == f"mark-{batch}":
                        marked = True
                    case "refused":
                        tally.kinds[message["error"]["kind"]] += 1
                    case "done":
                        tally.kinds["done"] += 1
                    case "position":
                        position = message
        if position["outcome"] is not None or batch % 200 == 0:  # at times the line is opened anew
            break
    return position["outcome"] is not None


def _good(rng: Random, position: dict[str, Any]) -> list[Any]:
    seat, seq = rng.randrange(2), position["seq"]
    of = {"id": f"{rng.random()}", "seat": seat}
    moves = [
        {"type": "move", **of, "seat": sight["seat"], "seq": seq, "action": action}
        for sight in position["sights"]
        if sight["menu"]
        for one in sight["menu"]["sets"]
        for action in rng.sample(one.get("actions", []), min(2, len(one.get("actions", []))))
    ]
    held = {"type": "hold", **of, "seq": seq, "piece": 1, "pose": [0, 0, 0, 0, 0, 0, 1]}
    return [
        *(moves or [{"type": "move", **of, "seq": seq, "action": {"type": "Turn", "cell": 1}}]) * 3,
        {"type": "sit", **of, "nonce": "b"},
        {"type": "stand", **of},
        {"type": "bot", **of, "level": "easy"},
        {"type": "options", "id": of["id"], "options": {"clans": "experts"}},
        {"type": "clock", "id": of["id"], "seconds": 60},
        {"type": "start", "id": of["id"]},
        {"type": "watchers", "id": of["id"], "watchers": "nobody"},
        {"type": "quiet", **of, "on": True},
        {"type": "undo", **of, "seq": seq},
        {"type": "answer", **of, "agree": False},
        {"type": "rematch", "id": of["id"]},
        {"type": "chat", "id": of["id"], "text": "good game"},
        held,
    ]


async def over_http(address: str, rng: Random, tally: Tally) -> None:
    """Requests by hand, since no client would send these; one connection until the server closes it."""
    cookie = (await a_person(address))["Cookie"]
    host, port = address.split(":")
    while tally.sent < tally.most:
        reader, writer = await asyncio.open_connection(host, int(port))
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, ValueError):
            while tally.more():
                writer.write(_request(rng, address, cookie))
                await writer.drain()
                tally.kinds[await _answer(reader)] += 1
        tally.began_anew += 1
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


#: Of no game that there is: tables that were really made would be kept, and memory is looked at.
TABLE = {"game": "clams", "options": {}, "seats": ["me", {"bot": "easy"}], "nonce": "a", "start": False}
SHEET = {"players": [{"name": "Micka", "cats": [1, 2]}], "options": {}}
WANTED: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/api/tables", TABLE),
    ("PUT", "/api/me", {"name": "Micka"}),
    ("POST", "/api/score/clans", SHEET),
    ("POST", "/api/tables/FERN-42/from-here", {"seq": 3}),
    ("GET", "/api/tables/otter-maple-seven-lake", None),
    ("GET", "/api/games/clans/texts/en", None),
    ("GET", "/api/tables?limit=5", None),
    ("GET", "/assets/index.js", None),
    ("DELETE", "/api/me", None),
)


def _request(rng: Random, address: str, cookie: str) -> bytes:
    method, path, body = rng.choice(WANTED)
    if rng.random() < 0.003:  # dear: read in a process of its own
        method, path, body = "POST", "/api/replay", {"log": 1, "game": "clans", "options": {}, "seats": 2}
    head = {"Host": address, "Cookie": cookie, "Content-Type": "application/json"}
    text = b"" if body is None else spoilt(rng, body)
    match rng.randrange(12):
        case 0:
            path += rng.choice(("/%00", "/..%2f..", "?x=%ff", "/\u00e9", "/" + "a" * 3000, "//", "?" + "&" * 500))
        case 1:
            head[rng.choice(("Origin", "Host", "Cookie", "X-Forwarded-For", "Accept-Language", "Range"))] = rng.choice(
                ("http://[", "null", "tabby=\xff", "a" * 4000, "::1", "bytes=9-1", "")
            )
        case 2:
            method = rng.choice(("PATCH", "OPTIONS", "get", "TRACE", "PUT"))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    raw = "\r\n".join([*lines, f"Content-Length: {len(text)}", "", ""]).encode("latin-1") + text
    if rng.random() < 0.02:  # no request at all, or one that says something else about its length
        raw = raw.replace(b"HTTP/1.1", rng.choice((b"HTTP/9.9", b"", b"HTTP/1.1\r\nTransfer-Encoding: chunked")), 1)
        raw = raw.replace(b"\r\n", rng.choice((b"\n", b"\r\n")), 1)
        raw = raw.replace(b"Content-Length: ", b"Content-Length: -", 1) + b"\r\n\r\n"
    return raw


async def _answer(reader: asyncio.StreamReader) -> str:
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    found = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    body = await reader.readexactly(int(found[0].split(b":")[1])) if found else b""
    if not found and b"chunked" in head.lower():
        while (size := int(await reader.readline(), 16)) > 0:
            body += await reader.readexactly(size + 2)
        await reader.readline()
    with contextlib.suppress(ValueError, KeyError, TypeError):
        return f"{status} {json.loads(body)['kind']}"
    return str(status)


# -- altogether -------------------------------------------------------------------------------------------------------


async def measure(messages: int, http: int, seed: int, surely: bool = False) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as written:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "benchmarks.messages", "--serve", f"sqlite:///{folder}/tables.db"),
                stdout=asyncio.subprocess.PIPE,
                stderr=written,
            )
        try:
            assert process.stdout is not None
            address = (await process.stdout.readline()).decode().strip()
            began, sockets, calls = time.monotonic(), Tally(messages - http, surely), Tally(http)
            rngs = [Random(f"{seed} {number}") for number in range(len(GAMES) + 2)]
            at_work = asyncio.gather(
                *(over_socket(address, game, rng, sockets) for game, rng in zip(GAMES, rngs, strict=False)),
                *(over_http(address, rng, calls) for rng in rngs[len(GAMES) :]),
            )
            memory = list[tuple[int, float]]()
            while not at_work.done():
                memory.append((sockets.sent + calls.sent, _megabytes(process.pid)))
                await asyncio.wait([at_work], timeout=2.0)
            at_work.result()
            died, seconds = process.returncode is not None, time.monotonic() - began
            memory.append((sockets.sent + calls.sent, _megabytes(process.pid)))
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
        text = log.read_text("utf-8", "replace")
    tenths = [min(memory, key=lambda one, at=at: abs(one[0] - at * messages / 10))[1] for at in (1, 5, 10)]
    return {
        "messages": sockets.sent + calls.sent,
        "over_http": calls.sent,
        "seconds": round(seconds),
        "deaths": int(died),
        "tracebacks": text.count("Traceback"),
        "internal": sum(count for kind, count in (sockets.kinds + calls.kinds).items() if "internal" in kind),
        "megabytes_after_a_tenth_a_half_and_all": tenths,
        "answers": dict(sockets.kinds.most_common()),
        "answers_over_http": dict(calls.kinds.most_common()),
        "log": text[-2000:],
    }


def _megabytes(pid: int) -> float:
    """Of memory that a process holds; where the system does not tell, 0."""
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000, help="in all")
    parser.add_argument("--http", type=int, default=100_000, help="so many of them over HTTP")
    parser.add_argument("--surely", action="store_true", help="nothing over a socket is right by chance, and kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", metavar="DB", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve)
        return
    found = asyncio.run(measure(given.messages, given.http, given.seed, given.surely))
    if given.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value}")
    sys.exit(1 if found["deaths"] or found["tracebacks"] or found["internal"] else 0)


if __name__ == "__main__":
    main()
