"""Sixty tables of experts, all looked at from one address: who plays elsewhere is answered in their turn.

Turns are counted, not seconds: a thought takes as long as the test lets it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.core import Action
from tabbytop.server.security import Limits, Rate
from tabbytop.tables.pool import Pool, Task
from tests.server.kit import Guest, House, house
from tests.tables.kit import awaited

GREEDY, FRIENDLY = "192.0.2.1", "198.51.100.1"
EXPERT = {"bot": "expert"}
NEVER = 1e-9  #: a second: what was taken is not given back


class At(Guest):
    """A person at another address, behind a proxy that is trusted."""

    def __init__(self, home: House, whence: str) -> None:
        super().__init__(home.address)
        self.http.headers["X-Forwarded-For"] = whence

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "X-Forwarded-For": self.http.headers["X-Forwarded-For"]}


@asynccontextmanager
async def guest(home: House, whence: str) -> AsyncIterator[Guest]:
    async with At(home, whence) as one:
        await one.http.get("/api/me")
        yield one


class Held(Pool):
    """Two processes, in which a thought goes on until it is told to end. Whose turn it is, is decided as ever."""

    def __init__(self) -> None:
        super().__init__(workers=2)
        self.begun: list[tuple[str, Task, asyncio.Future[Action | None]]] = []
        self.asked: set[tuple[str, str]] = set()
        self._whom, self._stir = "", asyncio.Event()
        ask = self.sharing.ask

        async def asked(whom: str, here: Callable[[], Any], job: Task, *, is_long: bool = False) -> Any:
            self.asked.add((whom, job.level))
            self._stir.set()
            return await ask(whom, partial(self._begin, whom, here), job, is_long=is_long)

        self.sharing.ask = asked  # type: ignore[method-assign] # to know for whom a thought is

    async def start(self) -> None: ...

    def _begin(self, whom: str, here: Callable[[], Any]) -> Any:
        self._whom = whom
        return here()

    def _think_here(self, task: Task) -> asyncio.Future[Action | None]:
        thought: asyncio.Future[Action | None] = asyncio.get_running_loop().create_future()
        self.begun.append((self._whom, task, thought))
        self._stir.set()
        return thought

    async def until(self, count: int) -> tuple[str, Task, asyncio.Future[Action | None]]:
        """The last of so many thoughts that were begun."""
        await self._until(lambda: len(self.begun) >= count)
        return self.begun[count - 1]

    async def until_asked(self, what: tuple[str, str]) -> None:
        """For somebody, of somebody of a level."""
        await self._until(lambda: what in self.asked)

    async def _until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            self._stir.clear()
            await self._stir.wait()


def end(thought: tuple[str, Task, asyncio.Future[Action | None]]) -> None:
    _, task, answer = thought
    answer.set_result(None if task.may_decline else task.menu.pick(Random(task.random)))


@awaited
async def test_sixty_tables_of_experts_keep_nobody_elsewhere_waiting(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(20, NEVER), tables_address=Rate(60, NEVER))
    async with (
        house(tmp_path / "t.db", thinker=Held, trusted=["127.0.0.1"], limits=limits) as home,
        guest(home, GREEDY) as one,
        guest(home, GREEDY) as two,
        guest(home, GREEDY) as three,
        guest(home, GREEDY) as four,
        guest(home, FRIENDLY) as micka,
    ):
        held = home.app.bots.thinker
        assert isinstance(held, Held)
        for greedy in (one, two, three):
            for _ in range(20):
                table = await greedy.make(EXPERT, EXPERT, start=True)
                await greedy.at(table["id"])  # who looks at it wakes the bots
        asked = {"game": "clans", "options": {}, "seats": [EXPERT, EXPERT], "start": True}
        for greedy in (one, four):  # neither one person nor one address has more of them
            answer = await greedy.http.post("/api/tables", json=asked)
            assert (answer.status_code, answer.json()["kind"]) == (429, "too_fast")

        turns = 10
        for count in range(1, turns):
            end(await held.until(count))
        expert = await held.until(turns)
        assert {task.level for _, task, _ in held.begun} == {"expert"}

        # Somebody else plays a whole game against a quick bot, while an expert thinks and does not end.
        me = (await micka.http.get("/api/me")).json()["id"]
        playing = asyncio.create_task(play(micka, {"bot": "easy"}))
        while not playing.done():
            begun = asyncio.create_task(held.until(turns + 1))
            await asyncio.wait({begun, playing}, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                begun.cancel()
                break
            turns += 1
            assert (held.begun[-1][0], held.begun[-1][1].level) == (me, "easy"), "nobody else has had a turn"
            end(held.begun[-1])
        await playing
        assert turns > 15, "the easy bot has had many turns of its own"

        # And where an expert is to answer, that thought is the next long one, before those of all sixty tables.
        playing = asyncio.create_task(play(micka, EXPERT))
        await held.until_asked((me, "expert"))
        assert len(held.begun) == turns, "the expert thinks still"
        end(expert)
        whom, task, _ = await held.until(turns + 1)
        assert (whom, task.level) == (me, "expert")
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def play(person: Guest, other: Any) -> None:
    table = await person.make("me", other, start=True)
    chair = await person.at(table["id"])
    await chair.play_on(Random(2))
    assert chair.is_over
