"""Who does the chunks: this process, or several. A worker that dies costs its chunk, which somebody else does again."""

import multiprocessing
import os
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, TypeAlias

from tabbytop.core import TabbyError
from tabbytop.kernels.keeping import listeners

from .apart import MEANWHILE, leave
from .chunks import Chunk, Crew, Done, Sums, Told, Work, counted, done
from .journal import Journal

Compiling: TypeAlias = Callable[[bool], None]  #: is told that machine code is being made, and when it is there

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

    def __init__(self, plain: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve_plain if plain else _serve, args=(theirs,))
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
    """So many processes on this machine; ``plain`` ones do without machine code."""

    def __init__(self, hands: int, plain: bool = False) -> None:
        self.hands, self._plain = hands, plain
        self._deaths: Counter[Chunk] = Counter()
        self._workers: list[_Worker] = []

    def take(self, chunk: Chunk, work: Work, told: Told) -> None:
        idle = next((worker for worker in self._workers if worker.at is None), None)
        if idle is None:
            idle = _Worker(self._plain)
            self._workers.append(idle)
        idle.ask(chunk, work)

    def give(self) -> Done:
        while True:
            wait(self.lines)
            if (done := self.heard()) is not None:
                return done

    @property
    def at_hand(self) -> list[tuple[Chunk, Work]]:
        return [worker.at for worker in self._workers if worker.at is not None]

    @property
    def lines(self) -> list["Connection[Any, Any]"]:
        """On which something is to be heard."""
        return [worker.line for worker in self._workers if worker.at is not None]

    def heard(self) -> Done | None:
        """A chunk that is done already, if any is."""
        for worker in [worker for worker in self._workers if worker.at is not None and worker.line.poll()]:
            assert worker.at is not None
            try:
                answer = worker.line.recv()
            except (EOFError, OSError):
                self._again(worker, *worker.at)
                continue
            worker.at = None
            if isinstance(answer, Exception):
                raise answer
            assert isinstance(answer, Done)
            return answer
        return None

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


class Meanwhile:
    """Nobody waits for a compiler: while a first process makes machine code, others do the chunks in plain Python. Then
    those with machine code do; what was begun without is begun again. For work that comes out the same either way."""

    def __init__(self, hands: int, works: Sequence[Work], compiling: Compiling) -> None:
        self.hands = hands
        self._plain, self._compiled = Processes(hands, plain=True), Processes(hands)
        self._to_warm = [(Chunk(number, 0, 0), work) for number, work in enumerate(works)]  # nothing of it done
        self._is_ready, self._compiling = False, compiling
        compiling(True)
        self._warm_next()

    def _warm_next(self) -> None:
        if self._to_warm:
            self._compiled.take(*self._to_warm.pop(), lambda units: None)
            return
        self._is_ready = True
        self._compiling(False)
        for chunk, work in self._plain.at_hand:
            self._compiled.take(chunk, work, lambda units: None)
        self._plain.close()

    def take(self, chunk: Chunk, work: Work, told: Told) -> None:
        (self._compiled if self._is_ready else self._plain).take(chunk, work, told)

    def give(self) -> Done:
        while not self._is_ready:
            wait([*self._plain.lines, *self._compiled.lines])
            if (done := self._plain.heard()) is not None:
                return done
            if self._compiled.heard() is not None:
                self._warm_next()
        return self._compiled.give()

    def close(self) -> None:
        if not self._is_ready:
            self._compiling(False)
            self._plain.close()
        self._compiled.close()


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


def _serve_plain(line: "Connection[Any, Any]") -> None:
    os.environ.update([MEANWHILE])  # before anything that might be compiled is imported
    with suppress(AttributeError, OSError):
        os.nice(5)  # the sooner there is machine code, the better
    _serve(line)


def answer(chunk: Chunk, work: Work) -> Done | Exception:
    """The chunk done, or why it could not be, as something that travels."""
    try:
        return done(work, chunk)
    except TabbyError as wrong:
        wrong.__cause__ = None
        return wrong
    except Exception:
        return RuntimeError(f"in a worker:\n{traceback.format_exc()}")


def _goes_on_meanwhile(works: Sequence[Work]) -> bool:
    return not all(work.is_compiled() for work in works) and all(work.is_same_plain() for work in works)


def _warm(works: Sequence[Work], compiling: Compiling) -> None:
    def tell() -> None:
        compiling(True)

    listeners.append(tell)
    try:
        for work in works:
            work.warm()
    finally:
        listeners.remove(tell)
        compiling(False)


def carry_out(
    works: Sequence[Work], bots: Iterable[str], workers: int, on: str, into: Path | None, told: Told
) -> tuple[Sums, float]:
    """All of it, and how many seconds it took: here, or ``on`` a cluster (``cluster``), to which the ``bots`` are
    brought along. ``into`` keeps what is done (``journal``). If ``told`` has a method ``compiling``, as a progress bar
    has, it hears while machine code is made, and work goes on meanwhile where it can; else that is made here first."""
    compiling: Compiling | None = getattr(told, "compiling", None)
    if on:
        from .cluster import Cluster, check_address

        check_address(on)
    journal = Journal(into, works) if into is not None else None
    try:
        began = time.perf_counter()
        if compiling is not None and not on and _goes_on_meanwhile(works):
            crew: Crew = Meanwhile(workers, works, compiling)
        else:
            _warm(works, compiling or (lambda on: None))  # once, so that other processes find it compiled
            if on or workers > 1:
                leave()  # each of them has bots of its own
            crew = Cluster(on, workers, bots) if on else Alone() if workers == 1 else Processes(workers)
            began = time.perf_counter()
        try:
            return counted(works, crew, journal, told), time.perf_counter() - began
        finally:
            crew.close()
    finally:
        leave()
        if journal is not None:
            journal.close()
