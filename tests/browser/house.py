"""A server in a process of its own, on a free port, with a database of its own.

``python -m tests.browser.house --db sqlite:///tables.db`` serves until it is ended; its first line says where.
"""

import argparse
import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(os.environ.get("TABBY_WEB") or ROOT / "src/tabbytop/_web")
START_SECONDS = 120.0
QUICK = 100_000.0  #: requests: a quick hand moves faster than any person on a machine that has nothing else to do
NEARBY = "127.0.0.2"  #: another address of this machine's, which stands for one in the network
LATER = "later"  #: a file beside the tables: so many seconds have passed
LIFE = 600.0  #: seconds for which somebody waits whose page is too busy to say so
FIXED = "fixed "  #: a table asked for with a nonce that begins so is dealt the same tiles every time


class House:
    """The server as tests see it: an address, and a life that can be cut short."""

    def __init__(
        self,
        folder: Path,
        *,
        grace: float = 0.05,
        web: Path = BUILT,
        port: int = 0,
        fixed_ids: bool = False,
        all_games: bool = False,
        nearby: str | None = None,
        calls: bool = False,
        strangers: float | None = None,
        bots: str = "",
        root: Path = ROOT,
    ) -> None:
        self.folder, self.grace, self.web, self.port = folder, grace, web, port
        self.calls = calls  #: people are called as soon as they are away, on loopback too
        self.nearby = nearby  #: the address at which others in the network are told to find it, if they can
        self.strangers = strangers  #: are let in; in quick match bots are offered after so many seconds
        self.bots = bots  #: beside the levels
        self.all_games = all_games  #: also those that are not usually offered
        self.root = root  #: whose Python serves
        self.fixed_ids = fixed_ids  #: addresses and codes of tables are the same every time too: once for each nonce
        self._process: subprocess.Popen[str] | None = None
        self._has_been_up = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Serve; after ``kill`` at the same address, with the same tables."""
        command = [sys.executable, "-m", "tests.browser.house", "--db", f"sqlite:///{self.folder / 'tables.db'}"]
        command += ["--port", str(self.port), "--grace", str(self.grace), "--web", str(self.web)]
        command += ["--fixed-ids"] if self.fixed_ids else []
        command += ["--all-games"] if self.all_games else []
        command += ["--calls"] if self.calls else []
        command += ["--nearby", self.nearby] if self.nearby else []
        command += ["--bots", self.bots] if self.bots else []
        command += [] if self.strangers is None else ["--strangers", str(self.strangers)]
        path = os.pathsep.join([str(self.root / "src"), str(self.root)])
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.root,
                env={**os.environ, "PYTHONPATH": path},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.strip().isdigit(), f"the server did not start:\n{self.log}"
        assert not self._has_been_up or self.port == int(line), f"port {self.port} was taken meanwhile"
        self.port, self._has_been_up = int(line), True
        self._wait_until_healthy()

    def _wait_until_healthy(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/healthz", timeout=5).text == "ok":
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log}")

    def later(self, seconds: float) -> None:
        """For this house so much time has passed; a page hears of it when something happens, or when it is opened."""
        (self.folder / LATER).write_text(str(self.passed + seconds), encoding="utf-8")

    @property
    def passed(self) -> float:
        """Seconds, beside those that really have."""
        path = self.folder / LATER
        return float(path.read_text(encoding="utf-8")) if path.exists() else 0.0

    def kill(self) -> None:
        """Pull the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    @property
    def log(self) -> str:
        path = self.folder / "server.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""


# -- inside that process ----------------------------------------------------------------------------------------------

_rng: ContextVar[Random | None] = ContextVar("_rng", default=None)


class _Chance:
    """The module ``secrets``, but for tables whose nonce asks for the same game again."""

    fixed_ids = False

    @staticmethod
    def token_hex(count: int) -> str:
        rng = _rng.get()
        return rng.randbytes(count).hex() if rng else secrets.token_hex(count)

    @classmethod
    def token_urlsafe(cls, count: int) -> str:
        rng = _rng.get()
        if rng and cls.fixed_ids:
            return urlsafe_b64encode(rng.randbytes(count)).rstrip(b"=").decode()
        return secrets.token_urlsafe(count)

    @classmethod
    def randbelow(cls, end: int) -> int:
        rng = _rng.get()
        return rng.randrange(end) if rng and cls.fixed_ids else secrets.randbelow(end)

    @classmethod
    def choice(cls, values: Sequence[Any]) -> Any:
        rng = _rng.get()
        return rng.choice(values) if rng and cls.fixed_ids else secrets.choice(values)


def _let_time_pass(path: Path) -> None:
    """Whatever is served from now on goes by clocks, and a calendar, that a test can put forward."""
    from tabbytop.server import app
    from tabbytop.tables import clocks

    service = app.Service

    def later(clock: Callable[[], float]) -> Callable[[], float]:
        return lambda: clock() + (float(path.read_text(encoding="utf-8") or 0.0) if path.exists() else 0.0)

    def serviced(*given: Any, now: Any, date: Any, **more: Any) -> Any:
        return service(*given, now=later(now or clocks.steady()), date=later(date or time.time), **more)

    app.__dict__["Service"] = serviced


def _serve(given: argparse.Namespace) -> None:
    import uvicorn

    from tabbytop.calls.caller import Pace as CallPace
    from tabbytop.calls.when import Patience
    from tabbytop.games import all_games, playable_games
    from tabbytop.server.app import Server, Settings
    from tabbytop.server.run import configured, http_at, listening
    from tabbytop.server.security import Limits, Rate
    from tabbytop.tables import codes
    from tabbytop.tables.botplay import Pace

    _Chance.fixed_ids = given.fixed_ids
    codes.secrets = _Chance
    games = all_games() if given.all_games else playable_games()
    quick = Rate(QUICK, QUICK)
    _let_time_pass(Path(given.db.removeprefix("sqlite:///")).with_name(LATER))
    app = Server(
        Settings(
            given.db,
            games,
            pace=Pace(given.grace, given.grace, given.grace),
            pause=given.grace,
            web=given.web,
            settle=0.0,
            calls=CallPace(Patience(grace=0.0, away=0.0), look=0.1, learn=0.1) if given.calls else CallPace(),
            reach=("127.0.0.0/8",) if given.calls else (),
            limits=Limits(requests=quick, person=quick),
            strangers=given.strangers is not None,
            bots=given.bots.split(",") if given.bots else (),
            nearby=lambda: http_at(given.nearby, door.getsockname()[1]) if given.nearby else None,
        )
    )
    if app.strangers is not None:
        app.strangers.matching.patience = given.strangers
        app.strangers.matching.life = LIFE
    create = app.service.create

    async def create_fixed(person: Any, asked: Any) -> Any:
        _rng.set(Random(asked.nonce) if asked.nonce.startswith(FIXED) else None)
        return await create(person, asked)

    app.service.create = create_fixed
    with listening("0.0.0.0" if given.nearby else "127.0.0.1", given.port) as door:
        print(door.getsockname()[1], flush=True)
        asyncio.run(uvicorn.Server(configured(app)).serve(sockets=[door]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--db", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--grace", type=float, default=0.05)
    parser.add_argument("--web", type=Path, default=BUILT)
    parser.add_argument("--fixed-ids", action="store_true")
    parser.add_argument("--all-games", action="store_true")
    parser.add_argument("--nearby")
    parser.add_argument("--calls", action="store_true")
    parser.add_argument("--strangers", type=float)
    parser.add_argument("--bots", default="")
    _serve(parser.parse_args())
