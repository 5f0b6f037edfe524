"""Who does the chunks: this process, or several. A worker that dies costs its chunk, which somebody else does again."""

import multiprocessing
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from tabbytop.core import TabbyError

from .chunks import Chunk, Crew, Done, Sums, Told, Work, counted, done
from .journal import Journal

DEATHS = 3  #: at one chunk, after which it is the chunk's fault


class Alone:
    """This process does all of it, one chunk after the other."""

    hands = 1

    def take(self, chunk: Chunk, work: Work, told: Told) -> None:
        self._next = chunk, work, told

    def give(self) -> Done:
        chunk, work, told = self._next
        return done(work, chunk, told)

    def close(self) -> None:
        pass


class _Worker:
    """A process, and what it is at."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,))
        self.process.start()
        theirs.close()
        self.at: tuple[Chunk, Work] | None = None

    def ask(self, chunk: Chunk, work: Work) -> None:
        self.at = chunk, work
        with suppress(OSError):  # it has died meanwhile; whoever waits for it hears so
            self.line.send((chunk, work))

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.line.close()


class Processes:
    """So many processes on this machine."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self._deaths: Counter[Chunk] = Counter()
        self._workers: list[_Worker] = []

    def take(self, chunk: Chunk, work: Work, told: Told) -> None:
        idle = next((worker for worker in self._workers if worker.at is None), None)
        if idle is None:
            idle = _Worker()
            self._workers.append(idle)
        idle.ask(chunk, work)

    def give(self) -> Done:
        while True:
            busy = {worker.line: worker for worker in self._workers if worker.at is not None}
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                worker = busy[line]
                assert worker.at is not None
                try:
                    answer = line.recv()
                except (EOFError, OSError):
                    self._again(worker, *worker.at)
                    continue
                worker.at = None
                if isinstance(answer, Exception):
                    raise answer
                assert isinstance(answer, Done)
                return answer

    def _again(self, dead: _Worker, chunk: Chunk, work: Work) -> None:
        self._workers.remove(dead)
        dead.end()
        self._deaths[chunk] += 1
        if self._deaths[chunk] == DEATHS:
            raise WorkerDied.at(chunk, work)
        self.take(chunk, work, lambda units: None)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


class WorkerDied(TabbyError):
    """Again and again at the same chunk: there was too little memory, or something in it ends processes."""

    @classmethod
    def at(cls, chunk: Chunk, work: Work) -> "WorkerDied":
        units = f"{chunk.first + 1}" if chunk.size == 1 else f"{chunk.first + 1} to {chunk.end}"
        return cls(f"{DEATHS} workers died at number {units} of {work.title()}")


def _serve(line: "Connection[Any, Any]") -> None:
    """What a worker does, until nobody is at the other end any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it sees to that
    while True:
        try:
            chunk, work = line.recv()
        except EOFError:
            return
        line.send(answer(chunk, work))


def answer(chunk: Chunk, work: Work) -> Done | Exception:
    """The chunk done, or why it could not be, as something that travels."""
    try:
        return done(work, chunk)
    except TabbyError as wrong:
        wrong.__cause__ = None
        return wrong
    except Exception:
        return RuntimeError(f"in a worker:\n{traceback.format_exc()}")


def carry_out(
    works: Sequence[Work], bots: Iterable[str], workers: int, on: str, into: Path | None, told: Told
) -> tuple[Sums, float]:
    """All of it, and how many seconds it took: here, or ``on`` a cluster (``cluster``), to which the ``bots`` are
    brought along. ``into`` keeps what is done (``journal``)."""
    if on:
        from .cluster import Cluster, check_address

        check_address(on)
    journal = Journal(into, works) if into is not None else None
    try:
        for work in works:
            work.warm()  # once, so that other processes find it compiled
        crew: Crew = Cluster(on, workers, bots) if on else Alone() if workers == 1 else Processes(workers)
        began = time.perf_counter()
        try:
            return counted(works, crew, journal, told), time.perf_counter() - began
        finally:
            crew.close()
    finally:
        if journal is not None:
            journal.close()
