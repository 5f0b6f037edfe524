"""Several processes behind one door (pre-fork, worker processes, a supervisor): the system leads a connection to one,
which may hand it on to another (``leading``).

Else they know of each other only through the database. The parent serves nobody: it starts them, starts another where
one has died, and ends them all when it is told to. A worker whose parent is gone ends by itself.
"""

import contextlib
import logging
import multiprocessing as mp
import os
import signal
import socket as sockets
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Semaphore
from typing import Any, TypeAlias

from tabbytop.core import TabbyError
from tabbytop.tables.owning import Place

from . import metrics
from .leading import Boxes, Leading, can_lead

#: Serves at a door until it is told to end, and calls what it is given once it can be reached. Of a module, so that
#: another process can find it.
Serve: TypeAlias = Callable[[sockets.socket, Any, Callable[[], None], Leading | None], None]

QUICK = 5.0  #: seconds; who dies sooner than that is started again only after a pause
PATIENCE = 10.0  #: seconds for a worker to end when it is told to

log = logging.getLogger(__name__)


class Many:
    """``count`` processes that ``serve`` at ``door`` as they are ``told``."""

    def __init__(self, serve: Serve, door: sockets.socket, told: Any, count: int) -> None:
        self._serve, self._door, self._told, self._count = serve, door, told, count
        self._context = mp.get_context("spawn")
        self._ready: Semaphore = self._context.Semaphore(0)
        self._boxes = Boxes(count, self._context) if can_lead() else None
        self._workers: dict[SpawnProcess, tuple[int, float]] = {}  # their places, and since when they live
        self._is_over = threading.Event()

    def run(self, welcome: Callable[[], None]) -> None:
        """Until SIGTERM or SIGINT; ``welcome`` is called once all can be reached."""
        with tempfile.TemporaryDirectory() as figures:
            os.environ.setdefault(metrics.FOLDER, figures)
            self._run(welcome)

    def _run(self, welcome: Callable[[], None]) -> None:
        before = {one: signal.signal(one, lambda *_: self._is_over.set()) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            for index in range(self._count):
                self._start(index)
            if self._are_ready():
                welcome()
            self._look_after()
        finally:
            self._end()
            for one, handler in before.items():
                signal.signal(one, handler)

    def _start(self, index: int) -> None:
        leading = Leading(Place(index, self._count), self._boxes) if self._boxes is not None else None
        worker = self._context.Process(target=_work, args=(self._serve, self._door, self._told, self._ready, leading))
        worker.start()
        self._workers[worker] = index, time.monotonic()

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
                index, since = self._workers.pop(worker)
                if self._is_over.is_set():
                    return
                metrics.forget(worker.pid or 0)
                if self._boxes is not None:
                    self._boxes.beats[index] = 0.0
                log.error("worker %s ended (%s); another is started", worker.pid, worker.exitcode)
                if time.monotonic() - since < QUICK:
                    self._is_over.wait(1.0)
                self._start(index)

    def _end(self) -> None:
        for worker in self._workers:
            worker.terminate()
        until = time.monotonic() + PATIENCE
        for worker in self._workers:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                worker.kill()
        if self._boxes is not None:
            self._boxes.close()


def _work(serve: Serve, door: sockets.socket, told: Any, ready: Semaphore, leading: Leading | None) -> None:
    """In a process of its own."""
    parent = mp.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        try:
            serve(door, told, ready.release, leading)
        except TabbyError as wrong:  # the database is away, mostly; the parent tries again
            log.error("this worker cannot serve: %s", wrong)
            sys.exit(2)


def _end_with(sentinel: Any) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
