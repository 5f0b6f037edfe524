"""What processes tell each other in passing, by NOTIFY on a channel of its own.

What is told within a tick goes in one statement. A payload has less than 8,000 bytes, so what is longer goes in parts.
"""

import asyncio
import contextlib
from collections.abc import Iterator

from ..between import LARGEST, Hear
from .line import PATIENCE, Line
from .schema import Db

CHANNEL = "tabbytop_moments"
TICK = 0.02  #: seconds in which what is told is gathered
PART = 7_800  #: bytes
MOST_WAITING = 5_000  #: parts that wait while the line is down; then moments are lost


class Notices(Line):
    def __init__(self, url: str, origin: str) -> None:
        super().__init__(url, "moments do not reach other processes")
        self._origin = origin
        self._hear: Hear = lambda text: None
        self._waiting: list[str] = []
        self._stir, self._sent = asyncio.Event(), asyncio.Event()
        self._sent.set()
        self._parts: dict[str, list[str]] = {}  # of what each other process is telling now

    async def start(self, hear: Hear) -> None:
        self._hear = hear
        self.take_up()

    async def stop(self) -> None:
        """What was told last is sent, if that can be done soon."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._sent.wait(), PATIENCE)
        await super().stop()

    def tell(self, text: str) -> None:
        if len(self._waiting) < MOST_WAITING and len(text.encode()) <= LARGEST:
            self._waiting += self._cut(text)
            self._sent.clear()
            self._stir.set()

    def are_heard(self) -> bool:
        """Nobody here knows who listens."""
        return True

    def _cut(self, text: str) -> Iterator[str]:
        """``origin last text`` for each part."""
        width = PART if text.isascii() else PART // 4  # no character has more than four bytes
        for start in range(0, max(1, len(text)), width):
            is_last = start + width >= len(text)
            yield f"{self._origin} {int(is_last)} {text[start : start + width]}"

    async def _use(self, line: Db) -> None:
        """Where nothing is told for a while, the line is asked for a sign of life."""
        await line.add_listener(CHANNEL, self._heard)
        while True:
            try:
                await asyncio.wait_for(self._stir.wait(), PATIENCE)
            except TimeoutError:
                await line.execute("SELECT")
                continue
            await asyncio.sleep(TICK)
            self._stir.clear()
            parts, self._waiting = self._waiting, []
            await line.execute(f"SELECT pg_notify('{CHANNEL}', part) FROM unnest($1::text[]) AS part", parts)
            if not self._waiting:
                self._sent.set()

    def _heard(self, _line: Db, _process: int, _channel: str, part: str) -> None:
        origin, last, text = part.split(" ", 2)
        if origin == self._origin:
            return
        parts = self._parts.setdefault(origin, [])
        parts.append(text)
        if last == "1":
            del self._parts[origin]
            self._hear("".join(parts))
