"""A browser that reads slowly holds up nobody, misses no news, and gets the newest position next."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from starlette.websockets import WebSocketDisconnect

from tabbytop.physics.motion import Moving
from tabbytop.server import wire_passing
from tabbytop.server.measures import Measure
from tabbytop.server.presence import Presence
from tabbytop.server.relay import Relay
from tabbytop.server.security import Buckets, Limits, Rate
from tabbytop.server.socket import MOST_ANSWERS, MOST_MOTIONS, Browser
from tests.frames import messages
from tests.tables.kit import awaited, seated, step, tables


class Pipe:
    """Stands for a WebSocket whose other end reads only while ``reads`` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[Any] = []
        self.frames: list[list[str]] = []
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.taken = 0
        self.is_gone = False

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        if self.is_gone:
            raise WebSocketDisconnect(1006)
        self.sent += messages(text)
        self.frames.append([message["type"] for message in messages(text)])

    async def receive(self) -> dict[str, Any]:
        message = await self.inbox.get()
        self.taken += 1
        return message

    def positions(self) -> list[Any]:
        return [message for message in self.sent if message["type"] == "position"]


def browser(pipe: Pipe, table: str, service: Any, relay: Relay | None = None) -> Browser:
    limits = Limits(requests=Rate(10_000, 10_000))
    plenty = Rate(10_000, 10_000)
    people, talk = Buckets(plenty), Measure("chat", plenty)
    return Browser(pipe, table, "macek", service, Presence(service.bus), limits, people, talk, relay or Relay())


async def until(reached: Callable[[], Any]) -> None:
    while not reached():  # noqa: ASYNC110 - there is nothing to wait for but the pipe itself
        await asyncio.sleep(0.01)


@awaited
async def test_an_answer_and_the_position_it_led_to_come_in_one_frame(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "macek", "macek")  # who begins is drawn
        pipe = Pipe()
        pipe.reads.set()
        serving = asyncio.create_task(browser(pipe, table.id, service).serve())
        await until(pipe.positions)
        asked = next(sight for sight in pipe.positions()[-1]["sights"] if sight["menu"])
        action = asked["menu"]["sets"][0]["actions"][0]
        move = {"type": "move", "id": "m", "seat": asked["seat"], "seq": pipe.positions()[-1]["seq"], "action": action}
        pipe.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(move)})
        await until(lambda: len(pipe.positions()) == 2)
        assert pipe.frames[-1] == ["done", "position"]
        pipe.inbox.put_nowait({"type": "websocket.disconnect"})
        await serving


@awaited
async def test_steps_in_between_are_told_together(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        pipe = Pipe()
        serving = asyncio.create_task(browser(pipe, table.id, service).serve())
        pipe.reads.set()
        await until(pipe.positions)
        first = pipe.positions()[0]
        pipe.reads.clear()
        rng = Random(1)
        for _ in range(20):
            await step(service, table.id, rng)
        seq = await service.look(table.id, lambda live: live.seq)
        pipe.reads.set()
        await until(lambda: pipe.positions()[-1]["seq"] == seq)
        later = pipe.positions()[1:]
        assert len(later) <= 2  # one may have been under way already
        assert not any(position["whole"] for position in later)
        told = [news["seq"] for position in (first, *later) for news in position["news"]]
        assert told == list(range(seq))
        pipe.inbox.put_nowait({"type": "websocket.disconnect"})
        await serving


@awaited
async def test_who_asks_without_reading_is_not_read_any_further(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        pipe = Pipe()
        serving = asyncio.create_task(browser(pipe, table.id, service).serve())
        for number in range(5 * MOST_ANSWERS):
            request = {"type": "start", "id": f"{number}"}
            pipe.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})
        pipe.inbox.put_nowait({"type": "websocket.disconnect"})
        await until(lambda: pipe.taken >= MOST_ANSWERS)
        for _ in range(20):
            await asyncio.sleep(0)
        assert pipe.taken <= MOST_ANSWERS + 1
        pipe.reads.set()
        await serving
        assert pipe.taken == 5 * MOST_ANSWERS + 1


@awaited
async def test_one_who_goes_without_reading_leaves_nothing_behind(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        pipe = Pipe()
        serving = asyncio.create_task(browser(pipe, table.id, service).serve())
        for number in range(2 * MOST_ANSWERS):
            request = {"type": "start", "id": f"{number}"}
            pipe.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})
        pipe.inbox.put_nowait({"type": "websocket.disconnect"})
        await until(lambda: pipe.taken >= MOST_ANSWERS)
        pipe.is_gone = True
        pipe.reads.set()
        await serving


FRAME = ((1, 0, 0, 0, 1, 0, 0, 0),)


@awaited
async def test_of_a_motion_it_sees_the_whole_beginning_or_nothing(tmp_path: Path) -> None:
    """Who came late, and who is too slow, is not shown pieces that jump; a hand is shown where it is now."""
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        pipe, relay = Pipe(), Relay()
        serving = asyncio.create_task(browser(pipe, table.id, service, relay).serve())
        pipe.reads.set()
        await until(pipe.positions)

        def shown(kind: str) -> list[Any]:
            return [message for message in pipe.sent if message["type"] == kind]

        relay.show(table.id, 7, Moving(25, 3, (FRAME,)))  # the end of what it did not see begin
        relay.show(table.id, 8, Moving(25, 0, (FRAME, FRAME)))
        relay.show(table.id, 8, Moving(25, 2, (FRAME,)))
        await until(lambda: len(shown("motion")) == 2)
        assert [(one["seq"], one["first"]) for one in shown("motion")] == [(8, 0), (8, 2)]
        pipe.reads.clear()
        relay.show(table.id, 9, Moving(25, 0, (FRAME,)))
        for number in range(1, MOST_MOTIONS + 10):
            relay.show(table.id, 9, Moving(25, number, (FRAME,)))
        for x in range(50):
            relay.tell(table.id, wire_passing.Held(0, 3, wire_passing.Hover(x, 0, 0, 0, 0, 0, 0)))
        pipe.reads.set()
        await until(lambda: shown("held") and shown("held")[-1]["place"]["x"] == 49)
        assert len(shown("held")) <= 2
        assert len([one for one in shown("motion") if one["seq"] == 9]) <= 1
        pipe.inbox.put_nowait({"type": "websocket.disconnect"})
        await serving
