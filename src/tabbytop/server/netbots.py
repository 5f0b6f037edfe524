"""Bots from the network: made and revoked by their owners, found by who wants one at a table, and told, over a socket
of their own, at which tables they sit or are asked to. At a table they are as everybody is (``socket``)."""

import asyncio
from collections.abc import Collection
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocket, WebSocketDisconnect

from tabbytop.tables.errors import NotYourSeat, Refusal
from tabbytop.tables.netbots import Netbot, asked_topic
from tabbytop.tables.table import Person, is_netbot

from . import wire
from .http import Api, json_list, json_of
from .limiting import Limited
from .security import Signer, person_of, who_of
from .signing import SignedOuts, Who
from .socket import say_and_close, turn_away
from .wire_netbots import BotTables, NetbotInfo, NewNetbot

ROOM = "bots"  #: where bots are that can be asked; no table has such an id
EVERY = 2.0  #: seconds between two looks at a bot's tables, where nothing was heard of them here
MOST_SHOWN = 100


class Netbots:
    """``signer`` is known when the house is open."""

    def __init__(self, api: Api, signed_outs: SignedOuts, limited: Limited, every: float = EVERY) -> None:
        self.api, self.signed_outs, self.limited, self.every = api, signed_outs, limited, every
        self.service, self.presence, self.kept = api.service, api.presence, api.service.netbots
        self.service.is_in = self.is_in
        self.signer: Signer | None = None

    def is_in(self, bot: Person) -> bool:
        return bot in self.presence.people(ROOM)

    def routes(self) -> list[Route]:
        guarded = self.api.guarded
        return [
            Route("/api/bots", guarded(self.here), methods=["GET"]),
            Route("/api/me/bots", guarded(self.mine), methods=["GET"]),
            Route("/api/me/bots", guarded(self.make), methods=["POST"]),
            Route("/api/me/bots/{bot}", guarded(self.revoke), methods=["DELETE"]),
        ]

    # -- for people ---------------------------------------------------------------------------------------------------

    async def here(self, request: Request) -> Response:
        """Who can be asked now. A house that lets no strangers in tells of one's own bots and its own only."""
        person = person_of(request)
        asking = await self.kept.find(person) if is_netbot(person) else None
        known = {"", person, asking.owner if asking else person}
        ids = sorted(self.presence.people(ROOM))
        found = [bot for id in ids if (bot := await self.kept.find(id)) is not None]
        shown = [bot for bot in found if self.service.strangers or bot.owner in known]
        return json_list([self._info(bot, person) for bot in shown[:MOST_SHOWN]])

    async def mine(self, request: Request) -> Response:
        return await self._mine(person_of(request))

    async def make(self, request: Request) -> Response:
        person, asked = person_of(request), wire.read(wire.NewName, await self.api.body(request))
        await self.limited(request)
        bot = await self.kept.make(person, asked.name)
        assert self.signer is not None
        return json_of(NewNetbot(self._info(bot, person), self.signer.token(Who(bot.id, bot.device))), 201)

    async def revoke(self, request: Request) -> Response:
        await self.limited(request)
        self.signed_outs.add(await self.kept.revoke(person_of(request), request.path_params["bot"]))
        return await self._mine(person_of(request))

    async def _mine(self, person: Person) -> Response:
        return json_list([self._info(bot, person) for bot in await self.kept.of(person)])

    def _info(self, bot: Netbot, person: Person) -> NetbotInfo:
        return NetbotInfo(bot.id, bot.name, bot.of, bot.owner == person, bot.games, self.is_in(bot.id), bot.since)

    # -- for bots -----------------------------------------------------------------------------------------------------

    async def room(self, socket: WebSocket) -> None:
        """The socket /ws/bots?games=clans,isle: it is in the house, plays these games, and is told of its tables."""
        bot = await self.kept.find(person_of(socket)) if is_netbot(person_of(socket)) else None
        if bot is None:
            await turn_away(socket, NotYourSeat("this door is for bots: come with a token, Authorization: Bearer …"))
            return
        games = [game for game in socket.query_params.get("games", "").split(",") if game in self.service.games]
        bot = await self.kept.say_games(bot, games)
        await self.service.seen(bot.id)
        await socket.accept()
        turning = _Turning()
        with self.presence.at(ROOM, bot.id, bot.name), self.signed_outs.inside(who_of(socket), turning.out):
            await self._tell(socket, bot.id, turning)

    async def _tell(self, socket: WebSocket, bot: Person, turning: "_Turning") -> None:
        """Whatever it says is read and means nothing: it answers at the table."""
        shown: Collection[wire.TableLine] | None = None
        leaving = asyncio.create_task(_left(socket))
        unsubscribe = self.service.bus.subscribe(asked_topic(bot), turning.stir.set)
        try:
            while not leaving.done():
                turning.stir.clear()
                if turning.why is not None:
                    await say_and_close(socket, turning.why)
                    return
                lines = await self._lines(bot)
                if lines != shown:
                    await socket.send_text(wire.written(BotTables(lines)).decode())
                    shown = lines
                stirred = asyncio.create_task(turning.stir.wait())
                await asyncio.wait({stirred, leaving}, timeout=self.every, return_when=asyncio.FIRST_COMPLETED)
                stirred.cancel()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            unsubscribe()
            leaving.cancel()

    async def _lines(self, bot: Person) -> tuple[wire.TableLine, ...]:
        found = [kept for kept in await self.service.tables_of(bot) if kept.table.phase != "over"]
        return tuple(self.api.line(kept, bot) for kept in found if not kept.table.closed)


async def _left(socket: WebSocket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass


class _Turning:
    """Why a bot may be here no more, once that is so."""

    def __init__(self) -> None:
        self.stir = asyncio.Event()
        self.why: Refusal | None = None

    def out(self, why: Refusal) -> None:
        self.why = why
        self.stir.set()
