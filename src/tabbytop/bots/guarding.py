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
LONGEST = 300  #: that anything is quoted


class BotFailed(TabbyError):
    """A bot raised, answered nonsense or did not answer; ``bot`` is its name."""

    def __init__(self, said: str, bot: str = "") -> None:
        super().__init__(said)
        self.bot = bot


class _Late(BaseException):
    """Not to be caught by a bot that catches every ``Exception``."""


def in_one_line(wrong: BaseException) -> str:
    """What an error says, however long and in however many lines it says it."""
    return f"{type(wrong).__name__}: {short(wrong)}".removesuffix(": ")


def short(said: object) -> str:
    text = " ".join(str(said).split())
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def guarded(name: str, bot: AnyBot, patience: float | None = PATIENCE) -> AnyBot:
    """``bot``, whose failures are ``BotFailed`` and say what was expected. Who is late is interrupted if it lets itself
    be, in the main thread of a process and where the system has timers; else it is waited for. Whoever must not wait
    asks it ``apart``, and there without a ``patience`` of its own."""

    def choose(
        view: Any, menu: AnyMenu, rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        try:
            with _within(patience):
                action = bot.choose(view, menu, rng, budget, may_decline)
                is_good = may_decline if action is None else action in menu
        except _Late:
            raise BotFailed(f"{name} has not answered {menu.prompt.key!r} within {patience:g} s", name) from None
        except (Exception, SystemExit) as wrong:
            raise BotFailed(f"{name} failed at {menu.prompt.key!r}: {in_one_line(wrong)}", name) from wrong
        if is_good:
            return action
        if action is None:
            raise BotFailed(f"{name} answered {menu.prompt.key!r} with None; only an interrupt can be declined", name)
        raise BotFailed(
            f"{name} answered {menu.prompt.key!r} with {short(repr(action))}, none of its {len(menu)} choices", name
        )

    def warm() -> None:
        try:
            bot.warm()
        except (Exception, SystemExit) as wrong:
            raise BotFailed(f"{name} failed before its first move: {in_one_line(wrong)}", name) from wrong

    return Bot(choose, warm)


@contextmanager
def _within(seconds: float | None) -> Iterator[None]:
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
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
