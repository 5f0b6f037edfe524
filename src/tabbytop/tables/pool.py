"""The worker pool in which bots think: few processes, warming up while they wait, each replaced when it dies or takes
too long. Where machine code has to be made first, others stand in for them that do without (``compiling``)."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, ClassVar, Protocol, TypeAlias

from tabbytop.bots import LEVELS, Level
from tabbytop.core import Action, AnyMenu

from .compiling import Compiling, missing
from .deciding import Decision
from .jobs import Away, Kind
from .sharing import TRIES, Sharing

MOST_SECONDS = 20.0  #: for one move
START_SECONDS = 180.0  #: until a new process answers, and until it has compiled what a bot needs
READY_SECONDS = 1800.0  #: until it has compiled whatever else it needs, for which nobody is kept waiting

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Task:
    """A decision as it goes to another process: a view, a menu, and nothing else about the game."""

    kind: ClassVar[Kind] = "thought"

    game: str
    level: str  #: or the name of a bot that was brought
    view: Any
    menu: AnyMenu
    may_decline: bool
    random: int

    def __str__(self) -> str:
        return f"{self.level} at {self.game}"


@dataclass(frozen=True, slots=True)
class Mind:
    """What thinks in a process. ``ready`` does whatever a first answer has to wait for; that is not thinking time."""

    think: Callable[[Any], Any]
    ready: Callable[[Any], None] = lambda task: None


Awaken: TypeAlias = Callable[[], Mind]  #: is called once in each process, by name


class Asked(Protocol):
    """Who is given tasks, one after the other, usually in a process of its own."""

    def ask(self, task: Any, seconds: float) -> Any:
        """Waits for the answer."""

    def end(self) -> None: ...


#: A live table's patience with each level. Levels have a budget of work, which ends well before on most machines.
SECONDS: dict[Level, float] = {"random": 1.0, "easy": 1.0, "medium": 2.0, "hard": 2.5, "expert": 5.0}


BROUGHT = 5.0  #: and with a bot that was brought; after twice that it is ended
BROUGHT_READY = 30.0  #: seconds until such a one is there to be asked


def awaken_bots() -> Mind:
    """The bots of all games. Their machine code is loaded, one after another, in a thread; who is asked meanwhile waits
    for their own alone. What was never compiled is not, before somebody asks for it."""
    from tabbytop import bots
    from tabbytop.games import playable_games
    from tabbytop.kernels.keeping import is_kept

    # all are imported before two threads could do it at once
    everybody = {(game, level): bots.bot(game, level) for game in playable_games() for level in bots.levels(game)}
    kept = [bot for (game, level), bot in everybody.items() if is_kept(game, level)]
    compiling: defaultdict[Callable[[], None], threading.Lock] = defaultdict(threading.Lock)

    def warm(*some: bots.AnyBot) -> None:
        for bot in some:
            try:
                with compiling[bot.warm]:
                    bot.warm()
            except Exception:
                log.exception("bots could not be warmed up")

    def ready(task: Task) -> None:
        with contextlib.suppress(Exception):  # one that cannot be loaded fails when it is asked
            warm(bots.bot(task.game, task.level))

    threading.Thread(target=warm, args=kept, name="tabbytop-warm", daemon=True).start()
    return Mind(think, ready)


def awaken_plain() -> Mind:
    """The same bots in plain Python, ready at once."""
    os.environ["TABBYTOP_PLAIN"] = "1"  # before anything that might be compiled is imported
    return Mind(think)


def think(task: Task) -> Action | None:
    from tabbytop import bots

    budget = bots.Budget(seconds=_seconds(task.level))
    thinker = bots.bot(task.game, task.level)
    return thinker.choose(task.view, task.menu, Random(task.random), budget, may_decline=task.may_decline)


def _seconds(level: str) -> float:
    return next((seconds for known, seconds in SECONDS.items() if known == level), BROUGHT)


class BotFailed(Exception):
    """A bot raised; the text is its traceback."""


class Died(Exception):
    """The process ended in the middle of a thought."""


def usual_workers() -> int:
    """At least two: one for those who think long, one for the others."""
    return max(2, min(4, (os.cpu_count() or 1) - 1))


class Pool:
    """Thinks in ``workers`` processes, the second and later ones from when they are needed. A process that dies is
    replaced, and asked again."""

    def __init__(
        self, workers: int | None = None, most_seconds: float = MOST_SECONDS, awaken: Awaken = awaken_bots
    ) -> None:
        self._most_seconds, self._awaken = most_seconds, awaken
        self._workers = [Worker(awaken) for _ in range(workers or usual_workers())]
        self._plain = {worker: Worker(awaken_plain) for worker in self._workers}
        self._threads = ThreadPoolExecutor(2 * len(self._workers), "tabbytop-bots")
        self._idle = list(reversed(self._workers))
        self.compiling = Compiling()
        self.compiling.changed.append(self._compiled)
        self._waking: list[asyncio.Future[None]] = []
        self.sharing = Sharing(len(self._workers))

    def reach_to(self, away: Away) -> None:
        """What finds no process free here is thought by workers elsewhere."""
        self.sharing.reach_to(away, "thought", self._most_seconds)

    async def start(self) -> None:
        """Wake the first process up; the first thoughts wait for it, nobody else does."""
        self.compiling.start(missing() if self._awaken is awaken_bots else ())
        self._wake(self._plain[self._workers[0]] if self.compiling.games else self._workers[0])

    def _wake(self, worker: "Worker") -> None:
        self._waking.append(asyncio.get_running_loop().run_in_executor(self._threads, worker.wake))

    def _compiled(self) -> None:
        """Those who stood in go, as soon as they have answered."""
        if not self.compiling.games:
            self._wake(self._workers[0])
            for worker in self._idle:
                self._plain[worker].end()

    async def think(self, decision: Decision) -> Action | None:
        task = Task(
            decision.game.key,
            decision.level,
            decision.view,
            decision.menu,
            decision.may_decline,
            decision.random,
        )
        for attempt in range(1, TRIES + 1):
            try:
                answer: Action | None = await self.sharing.ask(
                    decision.whom, partial(self._think_here, task), task, is_long=_seconds(task.level) > 1.0
                )
                return answer
            except Died:
                log.warning("a process died that thought as %s (%d)", task, attempt)
        raise Died(f"no process survived {task}")

    def _think_here(self, task: Task) -> asyncio.Future[Action | None]:
        worker, most = self._idle.pop(), self._most_seconds
        is_level = task.level in LEVELS
        seconds, ready = (most, START_SECONDS) if is_level else (min(most, 2 * BROUGHT), BROUGHT_READY)
        asked = self._plain[worker] if is_level and task.game in self.compiling.games else worker
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, asked.ask, task, seconds, ready)

        def answered(_: object) -> None:
            self._idle.append(worker)
            if not self.compiling.games:
                self._plain[worker].end()

        thinking.add_done_callback(answered)
        return thinking

    async def stop(self) -> None:
        self.compiling.stop()
        await self.sharing.stop()
        everybody = (*self._workers, *self._plain.values())
        for worker in everybody:
            worker.end()
        await asyncio.gather(*self._waking, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)
        for worker in everybody:
            worker.end()


class Worker:
    """One process and the thread's end of its pipe."""

    def __init__(self, awaken: Awaken) -> None:
        self._awaken = awaken
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._ended = threading.Event()
        self._waking = threading.Lock()  # who asks meanwhile waits: that it is awake is not the answer

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def wake(self) -> None:
        with contextlib.suppress(Died):
            self._ready()

    def ask(self, task: Any, seconds: float, ready_seconds: float = READY_SECONDS) -> Any:
        """The answer; ``Died``, ``TimeoutError`` or ``BotFailed`` if there is none."""
        pipe = self._ready()
        try:
            pipe.send(task)
            if not pipe.poll(ready_seconds):
                raise TimeoutError(f"{task} is not ready after {ready_seconds:g} s")
            pipe.recv()
            if not pipe.poll(seconds):
                raise TimeoutError(f"{task} thought for more than {seconds:g} s")
            failure, action = pipe.recv()
        except (OSError, EOFError) as gone:
            self._drop()
            if isinstance(gone, TimeoutError):
                raise
            raise Died from gone
        if failure is not None:
            raise BotFailed(failure)
        return action

    def _ready(self) -> "Connection[Any, Any]":
        """The pipe to a process that is awake; a new one if there is none."""
        with self._waking:
            return self._awake()

    def _awake(self) -> "Connection[Any, Any]":
        if self._ended.is_set():
            raise Died("the server stops")
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._drop()
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_think_on, args=(there, self._awaken), name="tabbytop-bot", daemon=True)
        process.start()
        there.close()
        self._process, self._pipe = process, here
        if self._ended.is_set():
            self._drop()
            raise Died("the server stops")
        try:
            if not here.poll(START_SECONDS):
                raise Died("a new process does not answer")
            here.recv()
        except (OSError, EOFError) as gone:
            self._drop()
            raise Died from gone
        except Died:
            self._drop()
            raise
        return here

    def _drop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def end(self) -> None:
        """From the event loop: whatever the thread waits for now fails."""
        self._ended.set()
        if self._process is not None:
            with contextlib.suppress(ValueError):
                self._process.kill()


def _think_on(pipe: "Connection[Any, Any]", awaken: Awaken) -> None:
    """In the process: wake up, then answer until the server is gone, first that one is ready, then with an action."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to answer
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people come first
    mind = awaken()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            task = pipe.recv()
            failure = action = None
            mind.ready(task)
            pipe.send(None)
            try:
                action = mind.think(task)
            except Exception:
                failure = traceback.format_exc()
            pipe.send((failure, action))
