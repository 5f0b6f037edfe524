"""What the house works out for people, thoughts, simulations and records alike: so much at once as there are processes
for it.

Whose turn it is says ``Turns``: shared among people, not among tables. Where workers on other machines know a kind of
work, what finds all processes here busy goes to them; what they do not answer is asked again.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from .jobs import Away, Job, Kind, NoAnswer
from .turns import Turns

TRIES = 3

Report: TypeAlias = Callable[[int, int, int], None]  #: how much waits, is worked on here, and elsewhere

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Asked:
    whom: str
    here: Callable[[], asyncio.Future[Any]]  # begins to work on it in a process of this machine's
    job: Job | None  # the same for workers elsewhere
    is_long: bool
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Reach:
    workers: Away
    kind: Kind
    most_seconds: float

    @property
    def has_room(self) -> bool:
        return self.workers.has_room(self.kind)


class Sharing:
    """Work of one kind, ``at_once`` so much of it here."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._busy = self._long = 0  # so many are worked on here now, and so many of those for long
        self._turns: Turns[_Asked] = Turns()
        self._sent: set[asyncio.Future[Any]] = set()  # what is worked on elsewhere now
        self._away: _Reach | None = None
        self._report: Report = lambda waiting, here, elsewhere: None

    def report_to(self, report: Report) -> None:
        """It is told how long the queue is, now and with every change."""
        self._report = report
        self._tell()

    def reach_to(self, away: Away, kind: Kind, most_seconds: float) -> None:
        """Workers elsewhere, who know this ``kind``, are asked from now on; for one answer nobody waits longer."""
        self._away = _Reach(away, kind, most_seconds)
        away.listeners.append(self._hand_out)

    def among(self, household: Callable[[str], str]) -> None:
        """Share among households first (``Turns.household``)."""
        self._turns.household = lambda whom: household(str(whom))

    async def ask(
        self, whom: str, here: Callable[[], asyncio.Future[Any]], job: Job | None = None, *, is_long: bool = False
    ) -> Any:
        """What came of it, here or elsewhere; whatever went wrong here is raised."""
        for attempt in range(1, TRIES + 1):
            asked = _Asked(whom, here, job, is_long, asyncio.get_running_loop().create_future())
            self._turns.add(whom, asked, is_long=is_long)
            self._hand_out()
            try:
                return await asked.answer
            except NoAnswer as failed:
                log.warning("a worker elsewhere has not answered: %s (%d)", failed, attempt)
        raise NoAnswer(f"{job}: nobody, {TRIES} times")

    async def stop(self) -> None:
        """Wait for nobody elsewhere any more."""
        if self._away is not None:
            self._away.workers.listeners.remove(self._hand_out)
            self._away = None
        for sent in tuple(self._sent):
            sent.cancel()
        await asyncio.gather(*self._sent, return_exceptions=True)

    def _tell(self) -> None:
        self._report(len(self._turns), self._busy, len(self._sent))

    def _hand_out(self) -> None:
        self._give_turns()
        self._tell()

    def _give_turns(self) -> None:
        """To every process that is free, what is next; to others elsewhere, where none is."""
        now = asyncio.get_running_loop().time()
        while (is_room := self._busy < self._at_once) or (self._away is not None and self._away.has_room):
            asked = self._turns.next(now, long_too=self._long < max(1, self._at_once - 1) or not is_room)
            if asked is None:
                return
            if asked.answer.done():  # whoever asked has gone
                continue
            if is_room:
                self._begin(asked, now)
            else:
                self._send_away(asked)

    def _begin(self, asked: _Asked, now: float) -> None:
        self._busy += 1
        self._long += asked.is_long
        asked.here().add_done_callback(partial(self._done, asked, now))

    def _done(self, asked: _Asked, began: float, work: asyncio.Future[Any]) -> None:
        """A process is free again, and whoever asked, if they are still there, has an answer."""
        now = asyncio.get_running_loop().time()
        self._turns.use(asked.whom, now - began, now)
        self._busy -= 1
        self._long -= asked.is_long
        self._hand_out()
        _pass_on(work, asked.answer)

    def _send_away(self, asked: _Asked) -> None:
        """What is worked out elsewhere uses nothing of what people share here."""
        assert self._away is not None
        assert asked.job is not None, "what is reached for elsewhere is asked with what they are to do"
        work = self._away.workers.ask(asked.job, self._away.most_seconds)
        self._sent.add(work)

        def answered(work: asyncio.Future[Any]) -> None:
            self._sent.discard(work)
            self._hand_out()
            _pass_on(work, asked.answer)

        work.add_done_callback(answered)
        asked.answer.add_done_callback(lambda answer: work.cancel() if answer.cancelled() else None)


def _pass_on(work: asyncio.Future[Any], answer: asyncio.Future[Any]) -> None:
    """What came of it, to whoever asked, if they are still there."""
    failed = None if work.cancelled() else work.exception()
    if answer.done():
        return
    if work.cancelled():
        answer.cancel()
    elif failed is not None:
        answer.set_exception(failed)
    else:
        answer.set_result(work.result())
