"""The server's application, put together for one browser: kept by its page, with bots that need no process."""

from typing import Any

from tabbytop.server.app import Server, Settings
from tabbytop.tables.botplay import Thinker

from .bridge import Answer, Bridge, Post
from .shelf import Shelf
from .store import ShelfStore
from .thinker import Here, Inline

COOKIE = "cookie"  #: of the one person there is, under which the shelf has it


class NoPhysics:
    """Nothing is simulated in a page."""

    at_once = 1

    def why_not(self, game: object) -> str:
        return "nothing is simulated in a browser"

    def warm(self) -> None: ...

    async def settle(self, request: Any, show: Any) -> Any:
        raise NotImplementedError("no game that needs physics is offered here")

    async def stop(self) -> None: ...


class House:
    def __init__(self, shelf: Shelf, post: Post, thinker: Thinker | None = None, **settings: Any) -> None:
        self._shelf = shelf
        thinks = thinker or Here()
        usual = {"thinker": lambda: thinks, "worker": Inline, "physics": NoPhysics, "calls": None}
        self.server = Server(Settings(ShelfStore(shelf), **{**usual, **settings}))
        self.bridge = Bridge(self.server, post)

    async def start(self) -> None:
        for _, cookie in await self._shelf.read(COOKIE):
            self.bridge.cookie = cookie
        await self.bridge.start()

    async def stop(self) -> None:
        await self.bridge.stop()

    async def ask(self, method: str, address: str, body: bytes = b"") -> Answer:
        """Who is here is known again when the page is opened anew."""
        before = self.bridge.cookie
        answer = await self.bridge.ask(method, address, body)
        if self.bridge.cookie != before:
            await self._shelf.write({COOKIE: self.bridge.cookie})
        return answer
