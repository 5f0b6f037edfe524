"""The simulation in a process of its own, so that neither its work nor its death touches the server.

A request is its own snapshot, so a process that dies is replaced by a new one and asked again; a request that fails
there too is answered with ``PhysicsFailed``, and the table asks for the move again: nothing is lost.
"""

import threading
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from tabbytop.games.tower.actions import Settled, Unsettled
from tabbytop.games.tower.state import Request

PATIENCE = 120.0  #: seconds of the clock for one request: ten simulated seconds of the tallest tower, on a busy machine


class PhysicsFailed(Exception):
    """No outcome: the simulation exploded, died or took too long, twice."""


def _serve(pipe: Connection) -> None:
    """The process: one request after another, until the pipe closes."""
    from .simulate import simulate
    from .world import Exploded

    while True:
        try:
            request = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(simulate(request))
        except Exploded as wrong:
            pipe.send(str(wrong))


class Simulator:
    """One process, started when it is first needed and again whenever it has died."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def run(self, request: Request) -> Settled:
        """The outcome of ``request``; ``PhysicsFailed`` if there is none to be had."""
        with self._lock:
            for _ in range(2):
                answer = self._ask(request)
                if isinstance(answer, Settled):
                    return answer
            raise PhysicsFailed(answer)

    def answer(self, request: Request) -> Settled | Unsettled:
        """What physics does as a seat: an outcome, or that the move must be asked for again [TOWER 8.4]."""
        try:
            return self.run(request)
        except PhysicsFailed:
            return Unsettled()

    def _ask(self, request: Request) -> Settled | str:
        pipe = self._started()
        try:
            pipe.send(request)
            if pipe.poll(self._patience):
                answer: Settled | str = pipe.recv()
                return answer
            why = f"no outcome within {self._patience:g} s"
        except (EOFError, OSError):
            why = "the process died"
        self._stop()
        return why

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self._stop()
            here, there = get_context("spawn").Pipe()
            process = get_context("spawn").Process(target=_serve, args=(there,), daemon=True, name="tower physics")
            process.start()
            there.close()
            self._process, self._pipe = process, here
        return self._pipe

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

    def __enter__(self) -> "Simulator":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
