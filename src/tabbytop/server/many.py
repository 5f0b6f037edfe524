"""Several processes behind one door (pre-fork, worker processes, a supervisor): the system leads a connection to one.

They know of each other only through the database. The parent serves nobody: it starts them, starts another where one
has died, and ends them all when it is told to. A worker whose parent is gone ends by itself.
"""

import contextlib
import logging
import multiprocessing as mp
import os
import signal
import socket as sockets
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Semaphore
from typing import Any, TypeAlias

from tabbytop.core import TabbyError

from . import metrics

#: Serves at a door until it is told to end, and calls what it is given once it can be reached. Of a module, so that
#: another process can find it.
Serve: TypeAlias = Callable[[sockets.socket, Any, Callable[[], None]], None]

QUICK = 5.0  #: seconds; who dies sooner than that is started again only after a pause
PATIENCE = 10.0  #: seconds for a worker to end when it is told to

log = logging.getLogger(__name__)


class Many:
    """``count`` processes that ``serve`` at ``door`` as they are ``told``."""

    def __init__(self, serve: Serve, door: sockets.socket, told: Any, count: int) -> None:
        self._serve, self._door, self._told, self._count = serve, door, told, count
        self._context = mp.get_context("spawn")
        self._ready: Semaphore = self._context.Semaphore(0)
        self._workers: dict[SpawnProcess, float] = {}
        self._is_over = threading.Event()

    def run(self, welcome: Callable[[], None]) -> None:
        """Until SIGTERM or SIGINT; ``welcome`` is called once all can be reached."""
        with tempfile.TemporaryDirectory() as figures:
            os.environ.setdefault(metrics.FOLDER, figures)
            self._run(welcome)

    def _run(self, welcome: Callable[[], None]) -> None:
        before = {one: signal.signal(one, lambda *_: self._is_over.set()) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            for _ in range(self._count):
                self._start()
            if self._are_ready():
                welcome()
            self._look_after()
        finally:
            self._end()
            for one, handler in before.items():
                signal.signal(one, handler)

    def _start(self) -> None:
        worker = self._context.Process(target=_work, args=(self._serve, self._door, self._told, self._ready))
        worker.start()
        self._workers[worker] = time.monotonic()

    def _are_ready(self) -> bool:
        """Has every one opened its door? One that cannot even begin would not begin the next time either."""
        for _ in range(self._count):
            while not self._ready.acquire(timeout=0.2):
                if self._is_over.is_set():
                    return False
                if any(not worker.is_alive() for worker in self._workers):
                    raise TabbyError("a worker could not start; what it said stands above")
        return True

    def _look_after(self) -> None:
        while not self._is_over.is_set():
            wait([worker.sentinel for worker in self._workers], timeout=0.2)
            for worker in [worker for worker in self._workers if not worker.is_alive()]:
                lived = time.monotonic() - self._workers.pop(worker)
                if self._is_over.is_set():
                    return
                metrics.forget(worker.pid or 0)
                log.error("worker %s ended (%s); another is started", worker.pid, worker.exitcode)
                if lived < QUICK:
                    self._is_over.wait(1.0)
                self._start()

    def _end(self) -> None:
        for worker in self._workers:
            worker.terminate()
        until = time.monotonic() + PATIENCE
        for worker in self._workers:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()


def _work(serve: Serve, door: sockets.socket, told: Any, ready: Semaphore) -> None:
    """In a process of its own."""
    parent = mp.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        serve(door, told, ready.release)


def _end_with(sentinel: Any) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
