"""Bots at tables: whenever a table changes, whoever is a bot there and is asked something thinks and answers.

At a table with a clock a bot also answers, once, for a person whose time is up. A person who has nothing to decide is
answered for here too, so that no table waits for a browser that is closed.

They think in processes of their own (``pool``), never on the event loop. An answer is tied to the sequence number it
was thought for, so a step back while a bot thinks just makes it think again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from random import Random
from typing import Protocol

from tabbytop.core import Action, Seat

from . import clocks
from .deciding import Decision, is_left, next_decision
from .errors import NotNow, NotYourSeat, Stale, UnknownTable
from .live import Live
from .requests import Decided, GoOn
from .service import Service
from .upkeep import Upkeep

LONGEST_PAUSE = 60.0

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Answers decisions, somewhere else. It may fail in any way it likes: the table goes on."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        """The bot's choice; None lets an interrupt pass."""

    async def stop(self) -> None: ...


class BotPlay:
    """Keeps the bots moving at every table that this process changes."""

    def __init__(self, service: Service, thinker: Thinker, grace: float, heed: float) -> None:
        self.service, self.thinker, self.grace, self.heed = service, thinker, grace, heed
        self._upkeep = Upkeep(service, self._play_on)

    async def start(self) -> None:
        """Listen, and take up every table that waits for a bot, for chance or for an idle seat, or has a clock."""
        await self.thinker.start()
        self._upkeep.start()

    async def stop(self) -> None:
        await self._upkeep.stop()
        await self.thinker.stop()

    async def _play_on(self, table: str, stir: asyncio.Event) -> None:
        """Let the bots of one table act for as long as one is asked, or the clock runs."""
        declined: dict[int, int] = {}
        pause = 1.0
        while True:
            stir.clear()
            try:
                decision = await self._next(table, declined)
                if decision is None:
                    deadline = await self.service.look(table, self._deadline)
                    if stir.is_set():
                        continue
                    if deadline is None:
                        return
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(stir.wait(), deadline - self.service.now())
                    continue
                action = await self._answer(decision)
                if await self._is_forestalled(decision, stir):
                    continue
                if action is None:
                    declined[decision.seat] = decision.seq
                else:
                    answer = Decided(decision.seat, decision.seq, action, decision.late, decision.idle)
                    await self.service.from_the_house(table, answer)
                pause = 1.0
            except (Stale, NotNow, NotYourSeat):
                continue  # the table has moved on: look again
            except UnknownTable:
                return
            except Exception:
                log.exception("bots cannot go on at table %s; trying again in %g s", table, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _next(self, table: str, declined: Mapping[Seat, int]) -> Decision | None:
        """What is to be thought about next; what needs no thought is done."""
        service = self.service
        if await service.look(table, lambda live: is_left(live, service.now())):
            await service.from_the_house(table, GoOn())
        return await service.look(table, lambda live: next_decision(live, declined, service.now(), service.pause))

    def _deadline(self, live: Live) -> float | None:
        """When the clock next has something to say, in seconds of ``now``; None where nobody is in a hurry."""
        return clocks.deadline(live.table, self.service.pause)

    async def _is_forestalled(self, decision: Decision, stir: asyncio.Event) -> bool:
        """Leave persons a moment for second thoughts, and to interrupt. Has the table changed before it is over?"""
        pause = max(decision.undoable * self.grace, decision.interruptible * self.heed)
        if not pause:
            return False
        try:
            await asyncio.wait_for(stir.wait(), decision.moved + pause - time.monotonic())
        except TimeoutError:
            return False
        return True

    async def _answer(self, decision: Decision) -> Action | None:
        """A thought-out answer; at random if thinking fails."""
        if decision.answer is not None:
            return decision.answer
        who = f"{decision.level} at {decision.game.key}, seat {decision.seat}, entry {decision.seq}"
        try:
            action = await self.thinker.think(decision)
            if not (decision.may_decline if action is None else action in decision.menu):
                log.error("%s answers %r, which is not on its menu", who, action)
                action = at_random(decision)
        except Exception:
            log.exception("%s fails", who)
            action = at_random(decision)
        return action


def at_random(decision: Decision) -> Action | None:
    """Any answer on the menu; an interrupt is left alone."""
    return None if decision.may_decline else decision.menu.pick(Random(decision.random))


class AtRandom:
    """Thinks at once and here, at random: for tests."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        return at_random(decision)

    async def stop(self) -> None: ...
