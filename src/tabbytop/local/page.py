"""What a worker of the page calls, in words that JavaScript has too: texts, numbers, bytes."""

import json
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Protocol

from tabbytop.tables.errors import NotKept

from .house import House
from .thinker import Beside


class Page(Protocol):
    """The worker's side: what it keeps and where it thinks. Its promises are awaited."""

    def read(self, beginning: str) -> Awaitable[str]:
        """Keys and texts, as JSON."""

    def write(self, puts: str, drops: str) -> Awaitable[None]: ...

    def think(self, task: bytes) -> Awaitable[Any]: ...

    def post(self, kind: str, line: int, text: str) -> None: ...


class PageShelf:
    """Texts in IndexedDB."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def read(self, beginning: str) -> Sequence[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await self._page.read(beginning))]

    async def write(self, puts: Mapping[str, str], drops: Sequence[str] = ()) -> None:
        try:
            await self._page.write(json.dumps(list(puts.items())), json.dumps(list(drops)))
        except Exception as wrong:  # whatever a browser has against it
            raise NotKept(f"this browser does not keep it: {wrong}") from None


async def start(page: Page) -> "Worker":
    async def ask(task: bytes) -> bytes:
        answer = await page.think(task)
        return bytes(answer.to_py())

    house = House(PageShelf(page), page.post, Beside(ask))
    await house.start()
    return Worker(house)


class Worker:
    """What the page asks."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.open, self.tell, self.close = house.bridge.open, house.bridge.tell, house.bridge.close

    async def ask(self, method: str, address: str, body: Any) -> tuple[int, str, bytes]:
        """Status, headers as JSON, and the body."""
        answer = await self._house.ask(method, address, bytes(body.to_py()))
        return answer.status, json.dumps(answer.headers), answer.body
