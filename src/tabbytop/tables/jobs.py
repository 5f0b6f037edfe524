"""What others work out (a job queue): where all of a server's own processes are busy, what is next goes to workers on
other machines, if any are there.

A job is a decision or a request of physics as it goes to any process that thinks or simulates, pickled, and is worked
out by whoever takes it; the answer, an action, comes back as JSON and is looked at like any other. Nothing depends on
it: who puts a job in waits for so long and no longer, takes it back, and has it worked out here. Workers read what is
put in as they read their own code, so whoever can write to the database can do there what they like: as they can with
the tables themselves.
"""

import asyncio
import json
import logging
import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, Literal, Protocol, TypeAlias

from tabbytop import __version__
from tabbytop.core import Action, decode, encode
from tabbytop.games import all_games

Kind: TypeAlias = Literal["thought", "simulation"]
KINDS: tuple[Kind, ...] = ("thought", "simulation")

COUNT_EVERY = 2.0  #: seconds between two looks at how many workers there are
TICK = 0.05  #: seconds between two looks whether there is an answer
UNTAKEN = 2.0  #: seconds after which a job that nobody has taken is taken back
REST = 10.0  #: seconds in which nothing is put in after something went wrong
MOST = 8  #: jobs of one process at once

log = logging.getLogger(__name__)


class Job(Protocol):
    """What can be worked out by whoever knows the rules of its game."""

    kind: ClassVar[Kind]

    @property
    def game(self) -> str: ...


class NoAnswer(Exception):
    """Nobody took it, or whoever did has not answered."""


@dataclass(frozen=True, slots=True)
class Answered:
    id: int
    failure: str | None
    action: str | None  #: JSON


class Jobs(Protocol):
    """Where they lie."""

    async def room(self) -> dict[Kind, int]:
        """How many can be worked on at once, by all workers together; none of a kind that is not named."""

    async def put(self, sort: str, job: bytes, seconds: float) -> int:
        """The number of a job that is worth something for so many seconds."""

    async def answers(self, ids: list[int]) -> list[Answered]: ...

    async def taken(self, ids: list[int]) -> set[int]:
        """Which of them somebody works on, or has."""

    async def withdraw(self, id: int) -> None: ...


@cache
def sort(kind: Kind) -> str:
    """Only who does such work, and plays by the same rules, takes a job."""
    rules = {key: game.rules for key, game in sorted(all_games().items())}
    return blake2b(json.dumps([__version__, rules, kind]).encode(), digest_size=8).hexdigest()


def packed(job: Job) -> bytes:
    return pickle.dumps(job)


def unpacked(data: bytes) -> Job:
    job: Job = pickle.loads(data)
    return job


def written(job: Job, action: Action | None) -> str:
    return json.dumps(None if action is None else encode(all_games()[job.game].action, action))


def read(job: Job, text: str) -> Action | None:
    data: Any = json.loads(text)
    return None if data is None else decode(all_games()[job.game].action, data)


@dataclass(slots=True, eq=False)
class _Waiting:
    until: float  #: by when somebody must have taken it
    answer: asyncio.Future[Answered] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Away:
    """The workers elsewhere, as one server sees them. ``listeners`` hear when there is room again."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self.listeners: list[Callable[[], None]] = []
        self._room: dict[Kind, int] = {}
        self._rests_until = 0.0
        self._asking = 0
        self._waiting: dict[int, _Waiting] = {}
        self._task: asyncio.Task[None] | None = None
        self._stir = asyncio.Event()

    def has_room(self, kind: Kind) -> bool:
        resting = asyncio.get_running_loop().time() < self._rests_until
        return not resting and self._asking < min(self._room.get(kind, 0), MOST)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def ask(self, job: Job, seconds: float) -> asyncio.Task[Action | None]:
        """What a worker answers; ``NoAnswer`` if none does, or not within that time."""
        self._asking += 1
        asking = asyncio.create_task(self._asked(job, seconds))
        asking.add_done_callback(self._heard)
        return asking

    def _heard(self, _: object) -> None:
        self._asking -= 1
        self._tell()

    def _tell(self) -> None:
        for hear in tuple(self.listeners):
            hear()

    async def _asked(self, job: Job, seconds: float) -> Action | None:
        id = None
        try:
            async with asyncio.timeout(seconds):
                id = await self._jobs.put(sort(job.kind), packed(job), seconds)
                waiting = self._waiting[id] = _Waiting(asyncio.get_running_loop().time() + UNTAKEN)
                self._stir.set()
                answered = await waiting.answer
            if answered.failure is not None:
                raise NoAnswer(answered.failure)
            return read(job, answered.action or "null")
        except Exception as wrong:
            self._rests_until = asyncio.get_running_loop().time() + REST
            raise NoAnswer(f"{job}: {wrong}") from wrong
        finally:
            if id is not None:
                self._waiting.pop(id, None)
                await self._withdraw(id)

    async def _withdraw(self, id: int) -> None:
        try:
            await asyncio.shield(self._jobs.withdraw(id))
        except Exception as wrong:
            log.info("job %d is not taken back, and expires: %s", id, wrong)

    async def _look_on(self) -> None:
        loop, counted = asyncio.get_running_loop(), -COUNT_EVERY
        while True:
            try:
                if loop.time() - counted >= COUNT_EVERY:
                    self._room, counted = await self._jobs.room(), loop.time()
                    self._tell()
                if self._waiting:
                    await self._look(loop.time())
            except Exception as wrong:
                self._room = {}
                log.info("workers elsewhere cannot be asked: %s", wrong)
            self._stir.clear()
            try:
                await asyncio.wait_for(self._stir.wait(), TICK if self._waiting else COUNT_EVERY)
            except TimeoutError:
                continue
            await asyncio.sleep(TICK)

    async def _look(self, now: float) -> None:
        for answered in await self._jobs.answers(list(self._waiting)):
            if (waiting := self._waiting.pop(answered.id, None)) is not None and not waiting.answer.done():
                waiting.answer.set_result(answered)
        late = [id for id, waiting in self._waiting.items() if waiting.until < now]
        for id in set(late) - (await self._jobs.taken(late) if late else set()):
            if not (waiting := self._waiting.pop(id)).answer.done():
                waiting.answer.set_exception(NoAnswer("nobody has taken it"))
