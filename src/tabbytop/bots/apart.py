"""Bots that somebody brought think apart: in a process of their own, where none of them can hold up or end a game.

Who does not answer in time is ended from here, whatever it catches and in whatever long call it is; who ends its own
process has failed alone. What they print goes to standard error. Beside each process that plays there is one such, with
machine code even where games are played in plain Python meanwhile (``crews``), so that a bot answers the same. Another
one, for a moment, looks each of them up before the first game, since loading may take for ever too.
"""

import atexit
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

from tabbytop.core import Action, AnyMenu, Malformed, TabbyError

from .bot import AnyBot, Bot, Budget
from .by_name import bot
from .finding import Known, brought, known
from .guarding import PATIENCE, BotFailed, guarded, in_one_line
from .levels import LEVELS

MEANWHILE = ("TABBYTOP_PLAIN", "meanwhile")  #: is set where games alone are played in plain Python
LOADED = 120.0  #: seconds in which a bot has to be loaded and made, the first time,
READY = 600.0  #: and in which it has to be ready to play: warmed up too
ALONE = 5.0  #: seconds after which a thought ends for which nobody waits any more: who asked was ended too


def is_apart(name: str) -> bool:
    """Not a level; nor what was written where nobody else can read it (a notebook), which thinks among us."""
    return name not in LEVELS and not name.startswith("__main__:")


@contextmanager
def seated(
    game_key: str, names: Iterable[str], streams: Iterable[Random], patience: float = PATIENCE
) -> Iterator[list[AnyBot]]:
    """Who sits at a table for one game, each made anew: levels here, those that were brought apart."""
    with ExitStack() as seats:
        yield [
            seats.enter_context(apart(name, stream, patience)) if is_apart(name) else bot(game_key, name, patience)
            for name, stream in zip(names, streams, strict=True)
        ]


@contextmanager
def apart(name: str, stream: Random, patience: float = PATIENCE) -> Iterator[AnyBot]:
    """A bot made anew, for one game. ``stream`` is what it will be given as ``rng``, and travels now and not with every
    question; nobody else may draw from it."""
    with _ROOM.seat(name, stream) as number:

        def choose(
            view: Any, menu: AnyMenu, rng: Random, budget: Budget | None = None, may_decline: bool = False
        ) -> Action | None:
            assert rng is stream, f"{name} has a stream of its own"
            try:
                action: Action | None = _ROOM.ask(patience, "choose", name, number, view, menu, budget, may_decline)
            except TimeoutError:
                raise BotFailed(f"{name} has not answered {menu.prompt.key!r} within {patience:g} s", name) from None
            except EOFError as ended:
                raise BotFailed(f"{name} ended its process at {menu.prompt.key!r} ({ended})", name) from None
            return action

        yield Bot(choose)


def looked_up(name: str) -> Known:
    """Loads it and makes one, in a process that nobody plays in: it may be another one by then. ``Malformed`` if there
    is no such bot, or if that does not end, or ends the process."""
    room = _Room()
    try:
        found: Known = room.ask(LOADED, "look", name, 0)
    except TimeoutError:
        long = f"{name} was not loaded within {LOADED:g} s"
        raise Malformed(f"{long}; expected one that is made by then, and does what takes longer in warm()") from None
    except EOFError as ended:
        raise Malformed(f"{name} cannot be loaded: it ended its process ({ended})") from None
    finally:
        room.leave()
    return found


def ready(name: str) -> None:
    """Whatever its first answer would have to wait for is done now."""
    with _ROOM.seat(name, Random()):
        pass


def leave() -> None:
    """Nobody is asked any more for now, but for those who still sit at other games."""
    _ROOM.leave()


class _Room:
    """The process in which they think, from when it is needed; the next one after it had to be ended."""

    def __init__(self) -> None:
        self._process: _Process | None = None
        self._seated: set[int] = set()
        self._late: set[str] = set()  #: who was not ready in time, and is not waited for at every game again
        self._numbers = count()
        self._one_at_a_time = threading.RLock()

    @contextmanager
    def seat(self, name: str, stream: Random) -> Iterator[int]:
        number = next(self._numbers)
        self._seated.add(number)
        try:
            if name in self._late:
                raise TimeoutError
            self.ask(READY, "seat", name, number, stream, frozenset(self._seated))
        except TimeoutError:
            self._late.add(name)
            raise BotFailed(f"{name} is not ready within {READY:g} s", name) from None
        except EOFError as ended:
            raise BotFailed(f"{name} ended its process before its first move ({ended})", name) from None
        else:
            yield number
        finally:
            self._seated.discard(number)

    def ask(self, seconds: float, *question: Any) -> Any:
        """The answer; ``TimeoutError`` or ``EOFError`` if there is none, and then all who think there are gone."""
        with self._one_at_a_time:
            if self._process is None or self._process.asked_by != os.getpid():  # forked, nobody would hear its answers
                self._process = _Process()
            try:
                answer = self._process.ask(seconds, question)
            except BaseException:
                self._process.end()
                self._process = None
                raise
        if isinstance(answer, TabbyError):
            raise answer
        return answer

    def leave(self, at_last: bool = False) -> None:
        with self._one_at_a_time:
            self._late.clear()
            if self._process is not None and (at_last or not self._seated):
                self._process.leave()
                self._process = None


class _Process:
    """It, and both ends of what is said."""

    def __init__(self) -> None:
        self.asked_by = os.getpid()
        begin = f"import sys; sys.path[:] = {sys.path!r}; from {__name__} import serve; serve()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", begin],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=dict(set(os.environ.items()) - {MEANWHILE}),
            start_new_session=True,  # Ctrl+C is answered here, and it goes with whatever it has started
        )
        self._answers: SimpleQueue[tuple[Any] | None] = SimpleQueue()
        threading.Thread(target=self._listen, name="tabbytop-apart", daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answers, suppress(Exception):  # it is gone, or writes what cannot be read
            while True:
                self._answers.put((pickle.load(answers),))
        self._answers.put(None)

    def ask(self, seconds: float, question: tuple[Any, ...]) -> Any:
        assert self._process.stdin is not None
        answered = None
        try:
            pickle.dump((seconds, question), self._process.stdin, pickle.HIGHEST_PROTOCOL)
            self._process.stdin.flush()
            answered = self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        except OSError:  # it is gone already
            pass
        if answered is None:
            self.end()
            raise EOFError(self.ended_with)
        return answered[0]

    def leave(self) -> None:
        """It ends by itself, as programs do."""
        self._hang_up()
        try:
            self._process.wait(ALONE)
        except subprocess.TimeoutExpired:
            self.end()

    def end(self) -> None:
        if self._process.returncode is None:
            with suppress(OSError):  # it has ended already
                os.killpg(self._process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._process.kill()
            self._process.wait()
        self._hang_up()

    @property
    def ended_with(self) -> str:
        status = self._process.returncode
        return f"status {status}" if status >= 0 else f"signal {-status}"

    def _hang_up(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()


_ROOM = _Room()
atexit.register(_ROOM.leave, at_last=True)


# -- in that process --------------------------------------------------------------------------------------------------


def serve() -> None:
    """What is done there, until nobody asks any more."""
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    minds = _Minds()
    while True:
        try:
            seconds, question = pickle.load(asked)
        except EOFError:
            _end_after(ALONE)
            return
        _end_after(seconds + ALONE)
        answer = minds.answer(*question)
        _end_after(0)
        try:
            told.write(answer)
            told.flush()
        except OSError:  # nobody listens any more
            os._exit(1)


class _Minds:
    """Those that are seated, each with its stream."""

    def __init__(self) -> None:
        self._seated: dict[int, tuple[AnyBot, Random]] = {}
        self._warm: set[str] = set()

    def answer(self, what: str, name: str, number: int, *given: Any) -> bytes:
        """As something that travels: an action, nothing, or why there is none."""
        try:
            if what == "look":
                with suppress(BotFailed):  # it will fail in its games too; here it is seen whether making it ends
                    brought(name)
                return pickle.dumps(known(name))
            if what == "seat":
                self._seat(name, number, *given)
                return pickle.dumps(None)
            return pickle.dumps(self._choose(name, number, *given))
        except TabbyError as failed:
            return pickle.dumps(failed)
        except BaseException as wrong:  # it has interrupted itself, or has answered with what does not travel
            return pickle.dumps(BotFailed(f"{name} failed: {in_one_line(wrong)}", name))

    def _seat(self, name: str, number: int, stream: Random, seated: frozenset[int]) -> None:
        self._seated = {one: mind for one, mind in self._seated.items() if one in seated}
        mind = guarded(name, brought(name), patience=None)
        if name not in self._warm:
            mind.warm()
            self._warm.add(name)
        self._seated[number] = mind, stream

    def _choose(
        self, name: str, number: int, view: Any, menu: AnyMenu, budget: Budget | None, may_decline: bool
    ) -> Any:
        if number not in self._seated:
            raise BotFailed(f"{name} is gone: its process was ended meanwhile; the next game has one made anew", name)
        mind, stream = self._seated[number]
        return mind.choose(view, menu, stream, budget, may_decline)


def _end_after(seconds: float) -> None:
    """By the system, whatever Python is at."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
