"""``tabbytop serve --workers 2``: one address, two processes, and nobody notices when one of them dies."""

import asyncio
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest

from tabbytop.server import many, run
from tabbytop.server.leading import SILENT
from tabbytop.tables.owning import Place
from tabbytop.tables.terms import Terms
from tests.server.kit import Guest, Json
from tests.tables.kit import awaited

CHILDREN = Path("/proc/self/task")

pytestmark = pytest.mark.skipif(not CHILDREN.exists(), reason="which processes serve is read from /proc")


@contextmanager
def serving(path: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "tabbytop", "serve", "--workers", "2", "--port", "0", "--db", f"sqlite:///{path}"]
    command += more
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            yield process, said.split("http://")[1].split()[0]
        finally:
            process.kill()


def workers(process: subprocess.Popen[str]) -> set[int]:
    """The processes of ours that serve."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return {int(one) for one in children if is_alive(int(one)) and "spawn_main" in said(int(one), "cmdline")}


async def play(guests: list[Guest], table: str, moves: int) -> int:
    """Some moves each, at random, over sockets that may lead to any of the processes; how many there were."""
    rng, made = Random(moves), 0
    for _ in range(moves):
        for guest in guests:
            chair = await guest.at(table)
            await chair.until(lambda chair: chair.position)
            if chair.asked():
                made += (await chair.move(rng, chair.asked()))["type"] == "done"
            await chair.leave()
    return made


@awaited
async def test_one_address_two_processes_and_one_of_them_dies(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as (process, address):
        before = workers(process)
        assert len(before) == 2
        async with Guest(address) as micka, Guest(address) as mourek:
            for guest in (micka, mourek):
                assert (await guest.http.get("/api/me")).status_code == 200
                assert (await guest.http.get("/readyz")).text == "ready"
            table = (await micka.make("me", "open", start=True))["id"]
            chair = await mourek.at(table)
            await chair.done("sit", seat=1, nonce="n")
            await chair.leave()
            before_death = await play([micka, mourek], table, 4)
            os.kill(min(before), signal.SIGKILL)
            while not (now := workers(process)) - before or len(now) < 2:
                assert process.poll() is None
                await asyncio.sleep(0.05)
            since = await play([micka, mourek], table, 4)
            assert before_death and since
            figures = (await micka.http.get("/metrics")).text  # of both together, whoever answers
            counted = re.findall(r'done_total\{what="Move"\} (\S+)', figures)
            assert sum(map(float, counted)) == before_death + since
        now = workers(process)
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 0
        assert not any(map(is_alive, now))


def handles(pid: int) -> int:
    """How many files and sockets a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def led_to(table: str) -> int:
    return Place(0, 2).leads_to(table)


@awaited
async def test_people_of_one_table_are_led_to_one_process(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as (process, address):
        async with Guest(address) as micka:
            table = (await micka.make("me", "me", start=True))["id"]
            there = workers(process)
            before = {pid: handles(pid) for pid in there}
            chairs = [await micka.at(table) for _ in range(12)]
            for chair in chairs:
                await chair.until(lambda chair: chair.position)
            more = sorted(handles(pid) - before[pid] for pid in there)
            assert more[1] >= 12 > 3 > more[0], f"all in one process, and none in the other: {more}"
            assert (await chairs[0].move(Random(1), chairs[0].asked()))["type"] == "done"


async def through_each(process: subprocess.Popen[str], address: str, stack: AsyncExitStack) -> list[Guest]:
    """Two people, the connection of each of whom a process of its own has taken: so many come until it is so."""
    served: dict[int, Guest] = {}
    while len(served) < 2:
        before = {pid: handles(pid) for pid in workers(process)}
        guest = await stack.enter_async_context(Guest(address))
        assert (await guest.http.get("/api/me")).status_code == 200
        (by,) = [pid for pid, open in before.items() if handles(pid) > open]
        served.setdefault(by, guest)
    return list(served.values())


@awaited
async def test_strangers_meet_whichever_process_they_came_to(tmp_path: Path) -> None:
    """Quick match, the board, and who is there, told from one process to the other."""
    with serving(tmp_path / "t.db", "--strangers") as (process, address):
        async with AsyncExitStack() as stack:
            belka, packa = await through_each(process, address, stack)
            for guest, name in ((belka, "Belka"), (packa, "Packa")):
                assert (await guest.http.put("/api/me", json={"name": name})).status_code == 200
            wanted = {"game": "clans", "seats": 2, "clock": 60}
            assert (await belka.http.post("/api/match", json=wanted)).json()["table"] is None
            (waiting,) = (await packa.http.get("/api/board")).json()["waiting"]
            assert (waiting["name"], waiting["mine"]) == ("Belka", False)
            brought = (await packa.http.post("/api/match", json=wanted)).json()["table"]
            assert (await belka.http.put("/api/match")).json()["table"] == brought is not None
            chairs = [await guest.at(brought) for guest in (belka, packa)]
            for chair in chairs:
                await chair.until(lambda chair: chair.table)
                seat = next(at for at, one in enumerate(chair.table["seats"]) if one["mine"])
                await chair.done("sit", seat=seat, nonce="a nonce")
            for chair in chairs:
                await chair.until(lambda chair: chair.position)
            acting = next(chair for chair in chairs if chair.asked())
            assert (await acting.move(Random(1), acting.asked()))["type"] == "done"

            table = (await belka.make("me", "open"))["id"]
            host = await belka.at(table)
            await host.until(lambda chair: chair.table)
            await host.done("pin", title="At dawn", low=None, high=None)
            note: Json = {}
            while not note.get("here"):  # that she is there comes in passing
                (note,) = [one for one in (await packa.http.get("/api/board")).json()["notes"] if one["id"] == table]
            assert (note["title"], note["fits"]) == ("At dawn", True)
            assert (await packa.http.post(f"/api/board/{table}", json={})).status_code == 200
            await host.until(lambda chair: chair.table["seats"][1]["name"] == "Packa")


@awaited
async def test_nobody_is_led_to_a_process_that_is_frozen(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as (process, address):
        async with Guest(address) as micka:
            tables = [(await micka.make("me", "me", start=True))["id"] for _ in range(16)]
            one, other = (next(table for table in tables if led_to(table) == place) for place in (0, 1))
            await micka.http.aclose()  # its connection may lead to the one that is frozen
            frozen = min(workers(process))
            os.kill(frozen, signal.SIGSTOP)
            try:
                await asyncio.sleep(2 * SILENT)  # what is tested is what happens when that has passed
                for table in (one, other):
                    chair = await micka.at(table)
                    await chair.until(lambda chair: chair.position)
                    assert (await chair.move(Random(1), chair.asked()))["type"] == "done"
                    await chair.leave()
            finally:
                os.kill(frozen, signal.SIGCONT)


@awaited
async def test_a_request_in_two_pieces_and_one_on_a_used_connection_are_served(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as (_, address):
        async with Guest(address) as micka:
            tables = [(await micka.make("me", "me", start=True))["id"] for _ in range(6)]
            host, port = address.split(":")
            for table in tables:
                reader, writer = await asyncio.open_connection(host, int(port))
                asked = f"GET /ws/{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                asked += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                writer.write(f"GET /healthz HTTP/1.1\r\nHost: {address}\r\n\r\n".encode())
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
                cut = len(asked) if table in tables[:3] else 12
                for piece in (asked[:cut], asked[cut:]):
                    writer.write(piece.encode())
                    await writer.drain()
                    await asyncio.sleep(0.02)
                assert (await reader.readline()).startswith(b"HTTP/1.1 101")
                writer.close()


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as (process, _):
        there = workers(process)
        process.kill()
        process.wait()
        while any(map(is_alive, there)):
            time.sleep(0.05)


def is_alive(pid: int) -> bool:
    """A dead one may still be in the list until somebody has asked for it."""
    status = said(pid, "status")
    return bool(status) and "\nState:\tZ" not in status


def said(pid: int, what: str) -> str:
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except OSError:  # it is gone
        return ""


def test_a_worker_that_finds_no_database_says_so_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "log_to_stderr", lambda *, as_json: None)
    told = run.Told(
        db=f"sqlite:///{tmp_path}/none/tables.db/x",
        games=("clans",),
        origins=(),
        hosts=(),
        public=None,
        trusted=(),
        terms=Terms(),
        log_json=False,
        several=True,
    )
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "tables.db").touch()  # a file where a folder should be
    with run.listening("127.0.0.1", 0) as door, pytest.raises(SystemExit) as ended:
        many._work(run.serve_at, door, told, multiprocessing.Semaphore(0), None)
    assert ended.value.code == 2
    (said,) = caplog.records
    assert "cannot serve" in said.getMessage()
    assert said.exc_info is None
