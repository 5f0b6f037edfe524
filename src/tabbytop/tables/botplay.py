"""Bots at tables: whenever a table changes, whoever is a bot there and is asked something thinks and answers.

At a table with a clock a bot also answers, once, for a person whose time is up. What is due and needs no thought
(``GoOn``) is done here too, so that no table waits for a browser that is closed.

They think in processes of their own (``pool``), never on the event loop. An answer is tied to the sequence number it
was thought for, so a step back while a bot thinks just makes it think again. Bots are held to one beat: all that are
asked at one position are heard together, a beat after it was reached, whatever they hold and however little there was
to think about. A thought that takes longer is heard on the next beat.
"""

import asyncio
import logging
import math
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Protocol, TypeAlias

from tabbytop.bots import LEVELS
from tabbytop.core import Action

from .deciding import Decision, Docket, docket
from .requests import Decided, Failed, GoOn
from .service import Service
from .upkeep import Upkeep

log = logging.getLogger(__name__)

Answers: TypeAlias = list[tuple[Decision, Action | None]]  #: None lets an interrupt pass
FAILED: Any = object()  #: the answer of a bot that was brought and has none


class Thinker(Protocol):
    """Answers decisions, somewhere else. It may fail in any way it likes: the table goes on."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        """The bot's choice; None lets an interrupt pass."""

    async def stop(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots take, in seconds. None of it depends on what anybody holds."""

    grace: float = 0.9  #: a person may step back before a bot goes on
    heed: float = 1.2  #: a bot leaves a person who might interrupt it this long, whatever they hold
    beat: float = 0.3  #: at least, for every move of a bot's

    def next_beat(self, asked: Docket, passed: float) -> float:
        """How long after it was asked a thought is heard that has taken so long."""
        first = max(self.beat, asked.undoable * self.grace, asked.interruptible * self.heed)
        return max(first, self.beat * math.ceil(passed / self.beat)) if self.beat else max(first, passed)


AT_ONCE = Pace(0.0, 0.0, 0.0)


class BotPlay:
    """Keeps the bots moving at every table that this process changes."""

    def __init__(self, service: Service, thinker: Thinker, pace: Pace) -> None:
        self.service, self.thinker, self.pace = service, thinker, pace
        self._upkeep = Upkeep(service, self._play_on, lambda live: live.table.due)

    async def start(self) -> None:
        """Listen, and take up every table that waits for a bot, for chance or for an idle seat, or has a clock."""
        await self.thinker.start()
        self._upkeep.start()

    async def stop(self) -> None:
        await self._upkeep.stop()
        await self.thinker.stop()

    async def _play_on(self, table: str, stir: asyncio.Event) -> None:
        """Let the bots of one table act for as long as one is asked, or the clock runs."""
        about: Any = None
        thinking: asyncio.Task[Answers] | None = None  # about that; None once they are heard
        try:
            while True:
                stir.clear()
                if not self.service.is_looked_at(table):
                    return  # who comes next wakes it
                asked = await self.service.look(table, lambda live: docket(live, self.service.by_the_house(table)))
                if asked.is_due:
                    await self.service.from_the_house(table, GoOn())
                    continue
                if asked.about != about:
                    _stop(thinking)
                    about, thinking = asked.about, None
                    if asked.decisions:
                        thinking = asyncio.create_task(self._heard(asked))
                elif thinking is not None and thinking.done():
                    answers, thinking = thinking.result(), None
                    await self._move(table, answers)
                    continue
                if thinking is None and asked.until is None and not stir.is_set():
                    return
                wait = None if asked.until is None else max(0.0, asked.until - self.service.now())
                await _first_of(stir, thinking, wait)
        finally:
            _stop(thinking)

    async def _heard(self, asked: Docket) -> Answers:
        """What all answer, when it may be heard."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        answers = await asyncio.gather(*map(self._answer, asked.decisions))
        passed = loop.time() - start
        await asyncio.sleep(self.pace.next_beat(asked, passed) - passed)
        return list(zip(asked.decisions, answers, strict=True))

    async def _move(self, table: str, answers: Answers) -> None:
        """The first interrupt; if there is none, whoever must act does. Where a bot that was brought has failed, the
        table says so, and asks who stands in for it."""
        failed = tuple(one.seat for one, action in answers if action is FAILED)
        if failed:
            await self.service.from_the_house(table, Failed(answers[0][0].seq, failed))
            return
        interrupts = [(one, action) for one, action in answers if one.may_decline and action is not None]
        moves = interrupts[:1] or [(one, action) for one, action in answers if not one.may_decline]
        if moves:
            made = tuple((one.seat, action) for one, action in moves)
            await self.service.from_the_house(table, Decided(moves[0][0].seq, made))

    async def _answer(self, decision: Decision) -> Action | None:
        """A thought-out answer, where there is anything to think about; at random if thinking fails."""
        first = list(islice(decision.menu, 2))
        if len(first) == 1 and not decision.may_decline:
            return first[0]
        who = f"{decision.level} at {decision.game.key}, seat {decision.seat}, entry {decision.seq}"
        try:
            with self.service.meter.thinking(decision.game.key, decision.level):
                action = await self.thinker.think(decision)
            if not (decision.may_decline if action is None else action in decision.menu):
                log.error("%s answers %r, which is not on its menu", who, action)
                action = _instead(decision)
        except Exception:
            log.exception("%s fails", who)
            action = _instead(decision)
        return action


def _instead(decision: Decision) -> Action | None:
    return at_random(decision) if decision.level in LEVELS else FAILED


def at_random(decision: Decision) -> Action | None:
    """Any answer on the menu; an interrupt is left alone."""
    return None if decision.may_decline else decision.menu.pick(Random(decision.random))


class AtRandom:
    """Thinks at once and here, at random: for tests."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        return at_random(decision)

    async def stop(self) -> None: ...


def _stop(task: asyncio.Task[Any] | None) -> None:
    if task is not None:
        task.cancel()


async def _first_of(stir: asyncio.Event, thinking: asyncio.Task[Any] | None, seconds: float | None) -> None:
    """Wait until the table has changed, the bots are to be heard, or the time has come."""
    stirred = asyncio.create_task(stir.wait())
    try:
        some = {stirred} if thinking is None else {stirred, thinking}
        await asyncio.wait(some, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stirred.cancel()
