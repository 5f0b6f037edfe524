"""Bots without processes: they think where they are asked, or in a worker of the page's beside this one."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any

from tabbytop.core import Action
from tabbytop.tables.deciding import Decision
from tabbytop.tables.pool import Awaken, Task, think


class Here:
    """Thinks in this worker, when what a person did is shown."""

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        await asyncio.sleep(0)
        return think(task_of(decision))

    async def stop(self) -> None: ...


class Beside:
    """Thinks in another worker, to which ``ask`` carries a task and from which it brings the answer, both pickled."""

    def __init__(self, ask: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._ask = ask

    async def start(self) -> None: ...

    async def think(self, decision: Decision) -> Action | None:
        answer: Action | None = pickle.loads(await self._ask(pickle.dumps(task_of(decision))))
        return answer

    async def stop(self) -> None: ...


def answered(task: bytes) -> bytes:
    """In the other worker."""
    return pickle.dumps(think(pickle.loads(task)))


def task_of(one: Decision) -> Task:
    return Task(one.game.key, one.level, one.view, one.menu, one.may_decline, one.random)


class Inline:
    """Does what a process would do, without one."""

    def __init__(self, awaken: Awaken) -> None:
        self._mind = awaken()

    def ask(self, task: Any, seconds: float) -> Any:
        self._mind.ready(task)
        return self._mind.think(task)

    def end(self) -> None: ...
