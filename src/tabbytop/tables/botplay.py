"""Bots at tables: whenever a table changes, whoever is a bot there and is asked something thinks and answers.

They think in processes of their own, never on the event loop. An answer is tied to the sequence number it was thought
for, so a step back while a bot thinks just makes it think again.
"""

import asyncio
import logging
import time
from random import Random
from typing import Protocol

from ..core import Action, IllegalAction
from .bus import Unsubscribe
from .errors import NotNow, NotYourSeat, Stale, UnknownTable
from .service import Decision, Service

log = logging.getLogger(__name__)

MOST_SECONDS = 20.0  #: for one move; a bot that takes longer is cut short
TRIES = 3


class Thinker(Protocol):
    """Answers decisions somewhere else. It may fail in any way it likes: the table goes on."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        """The bot's choice; None lets an interrupt pass."""

    async def stop(self) -> None: ...


class BotPlay:
    """Keeps bots moving at all tables of this process."""

    def __init__(self, service: Service, thinker: Thinker, grace: float = 0.9) -> None:
        self.service, self.thinker, self.grace = service, thinker, grace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stirred: set[str] = set()
        self._taking_up: asyncio.Task[None] | None = None
        self._leave: Unsubscribe = lambda: None

    async def start(self) -> None:
        """Listen, and take up every table that waits for a bot."""
        await self.thinker.start()
        self._leave = self.service.bus.subscribe(None, self._wake)
        self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        for table in await self.service.store.due():
            self._wake(table)
            await asyncio.sleep(0)

    async def stop(self) -> None:
        self._leave()
        tasks = [task for task in (*self._tasks.values(), self._taking_up) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.stop()

    def _wake(self, table: str) -> None:
        if " " in table:  # talk, not a table
            return
        if table in self._tasks:
            self._stirred.add(table)
            return
        task = self._tasks[table] = asyncio.create_task(self._play(table))
        task.add_done_callback(lambda _: self._rest(table))

    def _rest(self, table: str) -> None:
        del self._tasks[table]
        if table in self._stirred:
            self._stirred.discard(table)
            self._wake(table)

    async def _play(self, table: str) -> None:
        """Let the bots of one table act for as long as one is asked."""
        declined: dict[int, int] = {}
        try:
            while (decision := await self.service.bot_turn(table, declined)) is not None:
                self._stirred.discard(table)
                action = await self._answer(decision)
                if action is None:
                    declined[decision.seat] = decision.seq
                else:
                    await self._move(table, decision, action)
        except (UnknownTable, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("bots cannot go on at table %s", table)

    async def _answer(self, decision: Decision) -> Action | None:
        """A thought-out answer, but not before a person's time to step back is over."""
        until = decision.since + self.grace
        try:
            action = await self.thinker.think(decision)
        except Exception:
            log.exception("%s failed at %s, seat %d", decision.level, decision.game.key, decision.seat)
            action = at_random(decision)
        if action is not None and action not in decision.menu:
            log.error("%s wants %s, which is not on its menu", decision.level, action)
            action = at_random(decision)
        if action is None and not decision.may_decline:
            log.error("%s would rather not answer, but must", decision.level)
            action = decision.menu.pick(Random(decision.random))
        if (wait := until - time.monotonic()) > 0:
            await asyncio.sleep(wait)
        return action

    async def _move(self, table: str, decision: Decision, action: Action) -> None:
        try:
            await self.service.bot_move(table, decision.seat, decision.seq, action)
        except (Stale, NotNow, NotYourSeat):
            return  # the table has moved on; look again
        except IllegalAction:
            log.exception("%s made an illegal move at table %s", decision.level, table)


def at_random(decision: Decision) -> Action | None:
    return None if decision.may_decline else decision.menu.pick(Random(decision.random))


class Simple:
    """Thinks at once and here: random moves, for tests."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        return at_random(decision)

    async def stop(self) -> None: ...


Pool = Simple
