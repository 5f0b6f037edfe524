"""Bots that somebody brought, held to what a bot promises: an answer from the menu, in time."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

from tabbytop.core import Action, AnyMenu, TabbyError

from .bot import AnyBot, Bot, Budget

PATIENCE = 60.0  #: seconds for one answer


class BotFailed(TabbyError):
    """A bot raised, answered nonsense or did not answer; ``bot`` is its name."""

    def __init__(self, said: str, bot: str = "") -> None:
        super().__init__(said)
        self.bot = bot


class _Late(BaseException):
    """Not to be caught by a bot that catches every ``Exception``."""


def guarded(name: str, bot: AnyBot, patience: float = PATIENCE) -> AnyBot:
    """``bot``, whose failures are ``BotFailed`` and say what was expected. Who is late is stopped in the main thread
    of a process, where the system has timers; elsewhere it is waited for."""

    def choose(
        view: Any, menu: AnyMenu, rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        try:
            with _within(patience):
                action = bot.choose(view, menu, rng, budget, may_decline)
        except _Late:
            raise BotFailed(f"{name} has not answered {menu.prompt.key!r} within {patience:g} s", name) from None
        except Exception as wrong:
            raise BotFailed(f"{name} failed at {menu.prompt.key!r}: {type(wrong).__name__}: {wrong}", name) from wrong
        if action is None and not may_decline:
            raise BotFailed(f"{name} answered {menu.prompt.key!r} with None; only an interrupt can be declined", name)
        if action is not None and action not in menu:
            said = f"{name} answered {menu.prompt.key!r} with {action!r}, none of its {len(menu)} choices"
            raise BotFailed(said, name)
        return action

    def warm() -> None:
        try:
            bot.warm()
        except Exception as wrong:
            raise BotFailed(f"{name} failed before its first move: {type(wrong).__name__}: {wrong}", name) from wrong

    return Bot(choose, warm)


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
