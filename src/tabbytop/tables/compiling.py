"""Machine code for bots is made once, by a process of its own. Meanwhile they think in plain Python: nobody waits."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

from tabbytop.bots import LEVELS
from tabbytop.games import playable_games
from tabbytop.kernels.keeping import declared, is_kept, listeners

log = logging.getLogger(__name__)

Waiting: TypeAlias = dict[str, list[str]]  #: games and levels


class Compiling:
    """``games`` are those whose bots have none yet, as far as anybody knows; ``levels`` those that are really compiled,
    now or next. ``changed`` is called whenever one of them is other than before."""

    def __init__(self) -> None:
        self.games: frozenset[str] = frozenset()
        self.levels: Waiting = {}
        self.changed: list[Callable[[], None]] = []
        self._is_over, self._news = asyncio.Event(), asyncio.Event()
        self._process: BaseProcess | None = None

    def start(self, games: Iterable[str]) -> None:
        self.games = frozenset(games)
        if not self.games:
            return
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        self._process = context.Process(target=make, args=(there, sorted(self.games)), daemon=True)
        self._process.start()
        there.close()
        args = (here, asyncio.get_running_loop())
        threading.Thread(target=self._listen, args=args, name="tabbytop-compiling", daemon=True).start()

    def _listen(self, line: "Connection[Any, Any]", loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody wants to know any more
            with line, contextlib.suppress(EOFError, OSError):
                while True:
                    loop.call_soon_threadsafe(self._hear, line.recv())
            loop.call_soon_threadsafe(self._over)

    def _hear(self, news: str | Waiting) -> None:
        """A game is done; or what is compiled now, and will be next."""
        if isinstance(news, str):
            self.games -= {news}
            self.levels.pop(news, None)
        else:
            self.levels = news
            log.info("bots are compiled, once, for %s; until then they think in plain Python", ", ".join(news))
        self._tell()

    def _over(self) -> None:
        """Or the process has died: then whoever is asked compiles, and is waited for."""
        self.games, self.levels = frozenset(), {}
        self._is_over.set()
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
        for tell in self.changed:
            tell()

    async def over(self) -> None:
        """Wait for it."""
        if self.games:
            await self._is_over.wait()

    async def made(self, game: str) -> None:
        """Wait for one game's, whoever would only make the same once more."""
        while game in self.games:
            await self._news.wait()

    def waits(self, game: str, level: str) -> bool:
        """Does it think in plain Python, because it is still being compiled?"""
        return level in self.levels.get(game, ())

    def stop(self) -> None:
        """Nobody is told any more."""
        self.changed.clear()
        if self._process is not None:
            self._process.kill()


def missing() -> list[str]:
    """The games with bots whose machine code, or that they have none, nobody here has seen."""
    return [game for game in playable_games() if not all(is_kept(game, level) for level in LEVELS)]


def make(line: "Connection[Any, Any]", games: list[str]) -> None:
    """In the process: one game after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people come first
    from tabbytop import bots

    waiting = {game: [level for level in bots.levels(game) if bots.has_to_wait(game, level)] for game in games}
    games = sorted(games, key=lambda game: game in declared)  # those that have nothing to compile first

    def tell() -> None:
        listeners.clear()
        line.send({game: levels for game, levels in waiting.items() if game in declared})

    listeners.append(tell)
    for game in games:
        try:
            bots.warm([game])
        except Exception:
            log.exception("the bots of %s could not be warmed up", game)
        line.send(game)
