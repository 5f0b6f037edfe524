"""The simulation in a process of its own, so that neither its work nor its death touches the server.

A request is its own snapshot, so a process that dies is replaced by a new one and asked again; a request that fails
there too is answered with ``PhysicsFailed``, and the table asks for the move again: nothing is lost.
"""

import contextlib
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from tabbytop.games.tower.actions import Settled, Unsettled
from tabbytop.games.tower.state import Request

from .motion import Moving

PATIENCE = 120.0  #: seconds of the clock for one request: ten simulated seconds of the tallest tower, on a busy machine
START_SECONDS = 120.0  #: until a new process has loaded what it needs, on a busy machine
TRIES = 2


class PhysicsFailed(Exception):
    """No outcome: the simulation exploded, died or took too long, twice."""


def _serve(pipe: "Connection[Any, Any]") -> None:
    """The process: one request after another, each told as it moves, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to answer
    with contextlib.suppress(EOFError, OSError):
        try:
            from tabbytop.games.tower.falling import begin

            from .motion import Reel
            from .simulate import simulate, watched
            from .world import FRAME, Exploded
        except ImportError as missing:
            pipe.send(f"MuJoCo cannot be loaded: {missing}")
            return
        pipe.send(None)
        while True:
            request = pipe.recv()
            reel = Reel(begin(request), round(1 / FRAME), pipe.send, watched(request))
            try:
                outcome = simulate(request, show=reel.add)
                reel.tell()
                pipe.send(outcome)
            except Exploded as wrong:
                pipe.send(str(wrong))


def _unseen(_: Moving) -> None:
    """Nobody watches."""


class Simulator:
    """One process, started when it is first needed and again whenever it has died."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._is_ended = False
        self.missing: str | None = None  #: why nothing can be simulated on this machine, as a process has found out

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def warm(self) -> None:
        """Start the process, if it does not run."""
        with self._lock, contextlib.suppress(PhysicsFailed):
            self._started()

    def run(self, request: Request, show: Callable[[Moving], None] = _unseen) -> Settled:
        """The outcome of ``request``; ``PhysicsFailed`` if there is none to be had.

        ``show`` is told what moves. A second try begins anew, with frame 0.
        """
        with self._lock:
            for _ in range(TRIES):
                answer = self._ask(request, show)
                if isinstance(answer, Settled):
                    return answer
            raise PhysicsFailed(answer)

    def answer(self, request: Request) -> Settled | Unsettled:
        """What physics does as a seat: an outcome, or that the move must be asked for again [TOWER 8.4]."""
        try:
            return self.run(request)
        except PhysicsFailed:
            return Unsettled()

    def _ask(self, request: Request, show: Callable[[Moving], None]) -> Settled | str:
        pipe = self._started()
        try:
            pipe.send(request)
            end = time.monotonic() + self._patience
            while pipe.poll(max(0.0, end - time.monotonic())):
                told: Moving | Settled | str = pipe.recv()
                if not isinstance(told, Moving):
                    return told
                show(told)
            why = f"no outcome within {self._patience:g} s"
        except (EOFError, OSError):
            why = "the process died"
        self._stop()
        return why

    def _started(self) -> "Connection[Any, Any]":
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._stop()
        if self._is_ended:
            raise PhysicsFailed("the server stops")
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there,), daemon=True, name="tower physics")
        process.start()
        there.close()
        self._process, self._pipe = process, here
        why: str | None = "a new process does not answer"
        with contextlib.suppress(EOFError, OSError):
            if here.poll(START_SECONDS):
                why = self.missing = here.recv()
        if why is not None or self._is_ended:
            self._stop()
            raise PhysicsFailed(why or "the server stops")
        return here

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._pipe = None

    def close(self) -> None:
        """Stop the process; it starts again when something is asked."""
        with self._lock:
            self._stop()

    def end(self) -> None:
        """For good, and from another thread: whatever is being asked now fails."""
        self._is_ended = True
        process = self._process
        if process is not None:
            with contextlib.suppress(ValueError):
                process.kill()

    def __enter__(self) -> "Simulator":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
