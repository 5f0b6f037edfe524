"""What the house works out is shared among people, here and with workers elsewhere."""

import asyncio
from typing import Any

import pytest

from tabbytop.tables.jobs import Away, NoAnswer
from tabbytop.tables.physics import Simulate
from tabbytop.tables.sharing import Sharing

from .kit import awaited


class Works:
    """Begins what it is given, and ends it when it is told to."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, asyncio.Future[str]]] = []

    def ask(self, sharing: Sharing, whom: str, name: str, *, is_long: bool = False) -> asyncio.Task[Any]:
        def here() -> asyncio.Future[str]:
            work = asyncio.get_running_loop().create_future()
            self.begun.append((name, work))
            return work

        return asyncio.create_task(sharing.ask(whom, here, Simulate("tower", name), is_long=is_long))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.begun]


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@awaited
async def test_who_has_many_tables_waits_for_who_has_one() -> None:
    works, sharing = Works(), Sharing(1)
    many = [works.ask(sharing, "greedy", f"greedy {n}") for n in range(4)]
    await settle()
    one = works.ask(sharing, "micka", "micka")
    await settle()
    await asyncio.sleep(0.01)  # something of the time that there is has been used
    works.begun[-1][1].set_result("done")
    await settle()
    assert works.names == ["greedy 0", "micka"]
    for _ in range(4):
        works.begun[-1][1].set_result("done")
        await settle()
    assert works.names == ["greedy 0", "micka", "greedy 1", "greedy 2", "greedy 3"]
    assert await asyncio.gather(one, *many) == ["done"] * 5


@awaited
async def test_who_has_gone_is_not_worked_for_and_what_was_begun_keeps_its_process() -> None:
    works, sharing = Works(), Sharing(1)
    first, second, third = (works.ask(sharing, "micka", name) for name in ("first", "second", "third"))
    await settle()
    first.cancel()
    second.cancel()
    await settle()
    assert works.names == ["first"], "it is still at it, so nothing else is begun"
    works.begun[0][1].set_result("done")
    await settle()
    assert works.names == ["first", "third"]
    works.begun[1][1].set_exception(ValueError("it fell over"))
    with pytest.raises(ValueError, match="it fell over"):
        await third


class Elsewhere(Away):
    """Workers who have room for so many, and answer with what the job is called, or not at all."""

    def __init__(self, room: int, *, answers: bool) -> None:
        self.listeners = []
        self.room, self.answers = room, answers
        self.asked: list[str] = []

    def has_room(self, kind: str) -> bool:
        return self.room > 0

    def ask(self, job: Any, seconds: float) -> asyncio.Task[Any]:
        self.room -= 1
        self.asked.append(job.request)

        async def answer() -> str:
            await asyncio.sleep(0)
            if not self.answers:
                raise NoAnswer("it has died")
            return f"{job.request}, elsewhere"

        return asyncio.create_task(answer())


@awaited
async def test_how_long_the_queue_is_is_told_with_every_change() -> None:
    works, sharing, away = Works(), Sharing(1), Elsewhere(0, answers=True)
    told: list[tuple[int, int, int]] = []
    sharing.report_to(lambda *now: told.append(now))
    sharing.reach_to(away, "simulation", 60.0)
    tasks = [works.ask(sharing, "micka", name) for name in ("first", "second", "third")]
    await settle()
    away.room = 1
    for hear in away.listeners:
        hear()
    await settle()
    works.begun[0][1].set_result("done")
    await settle()
    works.begun[1][1].set_result("done")
    await asyncio.gather(*tasks)
    waiting_here_and_elsewhere = [now for now, before in zip(told, [None, *told], strict=False) if now != before]
    assert waiting_here_and_elsewhere == [
        (0, 0, 0),
        (0, 1, 0),
        (1, 1, 0),
        (2, 1, 0),
        (1, 1, 1),
        (1, 1, 0),
        (0, 1, 0),
        (0, 0, 0),
    ]


@awaited
async def test_what_finds_no_room_goes_elsewhere_and_what_is_not_answered_there_is_done_here() -> None:
    works, sharing, away = Works(), Sharing(1), Elsewhere(0, answers=True)
    sharing.reach_to(away, "simulation", 60.0)
    tasks = [works.ask(sharing, "micka", name) for name in ("first", "second", "third")]
    await settle()
    away.room = 1
    for hear in away.listeners:
        hear()
    await settle()
    assert (works.names, away.asked) == (["first"], ["second"])
    assert await tasks[1] == "second, elsewhere"
    away.room, away.answers = 1, False
    for hear in away.listeners:
        hear()
    await settle()
    assert away.asked == ["second", "third"]
    works.begun[0][1].set_result("done")
    await settle()
    assert works.names == ["first", "third"]
    works.begun[1][1].set_result("done too")
    assert await asyncio.gather(tasks[0], tasks[2]) == ["done", "done too"]
    await sharing.stop()
    assert away.listeners == []
