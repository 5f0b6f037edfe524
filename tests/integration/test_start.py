"""The server as people start it: one line that says where, and a quiet end."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest

from tests.tables.kit import awaited, ended

from .killing import ROOT, children, wait_for_the_end


async def start(*more: str) -> asyncio.subprocess.Process:
    command = [sys.executable, "-m", "tabbytop.server", *more]
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, stdout=pipe, stderr=pipe
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal on Windows")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
@awaited
async def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path, stop: signal.Signals) -> None:
    process = await start("--port", "0", "--db", f"sqlite:///{tmp_path}/new/tables.db")
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        found = re.fullmatch(r"Tabbytop is open at (http://127\.0\.0\.1:\d+)  \(Ctrl\+C closes it\)\n", line)
        assert found, line
        async with httpx.AsyncClient(timeout=60, verify=False) as http:
            assert (await http.get(f"{found[1]}/healthz")).text == "ok"
        started = children(process.pid)
        process.send_signal(stop)
        said, trouble = await process.communicate()
        assert said.decode().splitlines() == [
            "Only this computer can open it; --host 0.0.0.0 lets others in your network join",
            f"Tables are kept in {tmp_path}/new/tables.db",
        ]
        assert trouble == b""
        await asyncio.to_thread(wait_for_the_end, started)
    finally:
        await ended(process)


@awaited
async def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("milk, eggs, cat food " * 100)
    process = await start("--port", "0", "--db", f"sqlite:///{tmp_path}/notes.txt")
    said, trouble = await process.communicate()
    assert process.returncode == 2
    assert said == b""
    assert trouble.decode().count("\n") == 1
    assert "notes.txt cannot be used as a database" in trouble.decode()
