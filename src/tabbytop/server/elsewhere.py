"""What people connected through other processes are shown for a moment, who they are, and how many."""

import asyncio
import json
import secrets
import time
from collections.abc import Mapping
from typing import Any

from tabbytop.core import decode
from tabbytop.tables.service import Service

from . import wire_passing
from .counting import Open, Soon
from .presence import Presence
from .relay import Moment, Relay
from .signing import SignedOuts

AGAIN = 4.0  #: seconds after which who is here is said once more, for processes that came later
AT_ONCE = 10
GONE = 10.0  #: seconds of silence after which a process is not there any more


class Elsewhere:
    """Tells other processes who is here, what moves, and who has much open; shows and counts here what they tell."""

    def __init__(
        self,
        service: Service,
        presence: Presence,
        relay: Relay,
        counted: Mapping[str, Open],
        signed_outs: SignedOuts,
    ) -> None:
        self._service, self._presence, self._relay = service, presence, relay
        self._between = service.store.between()
        self._signed_outs = signed_outs
        self._name = secrets.token_hex(4)
        self._counted, self._count_soon = counted, Soon(self._count)
        self._counts_heard: dict[str, float] = {}  # of each other process: when it told how many it has
        self._heard: dict[str, dict[str, float]] = {}  # of each other process: its tables, and when it named them last
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._between.start(self._hear)
        self._presence.listeners.append(self._say)
        self._relay.pass_on = self._pass_on
        self._signed_outs.tell = self._sign_out
        for open_here in self._counted.values():
            open_here.changed = self._count_soon
        self._task = asyncio.create_task(self._say_again())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for table in self._presence.tables:
            self._between.tell(json.dumps(["here", self._name, table, {}, []]))
        for open_here in self._counted.values():
            open_here.changed = lambda: None
        self._count_soon.cancel()
        self._between.tell(json.dumps(["open", self._name, {}]))
        await self._between.stop()

    # -- telling ------------------------------------------------------------------------------------------------------

    def _say(self, table: str) -> None:
        people, looking = self._presence.through_us(table), sorted(self._presence.looking_through_us(table))
        self._between.tell(json.dumps(["here", self._name, table, people, looking]))

    async def _say_again(self) -> None:
        while True:
            tables = self._presence.tables if self._between.are_heard() else ()
            for number, table in enumerate(tables):
                self._say(table)
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)  # there may be thousands
            self._count()
            self._forget()
            await asyncio.sleep(AGAIN)

    def _count(self) -> None:
        self._between.tell(json.dumps(["open", self._name, {what: one.told() for what, one in self._counted.items()}]))

    def _pass_on(self, table: str, text: str) -> None:
        if self._presence.is_elsewhere(table):
            self._between.tell(json.dumps(["moment", table, text]))

    def _sign_out(self, marks: list[str]) -> None:
        self._between.tell(json.dumps(["signed out", marks]))

    # -- hearing ------------------------------------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        match json.loads(text):
            case ["here", str(process), str(table), dict(people), list(looking)] if process != self._name:
                self._heard.setdefault(process, {})[table] = time.monotonic()
                self._presence.elsewhere(process, table, people, looking)
            case ["open", str(process), dict(counts)] if process != self._name:
                self._counts_heard[process] = time.monotonic()
                for what, open_here in self._counted.items():
                    open_here.hear(process, counts.get(what, {}))
            case ["forgotten", str(person), list(tables)]:
                self._presence.call(person, "")
                self._service.read_anew(tables)
            case ["signed out", list(marks)]:
                self._signed_outs.hear(marks)
            case ["moment", str(table), str(told)]:
                self._relay.show_here(table, _moment(json.loads(told)), told)

    def _forget(self) -> None:
        """A process that has died says nothing any more."""
        since = time.monotonic() - GONE
        for process, tables in list(self._heard.items()):
            for table in [table for table, at in tables.items() if at < since]:
                del tables[table]
                self._presence.elsewhere(process, table, {})
            if not tables:
                del self._heard[process]
        for process in [process for process, at in self._counts_heard.items() if at < since]:
            del self._counts_heard[process]
            for open_here in self._counted.values():
                open_here.hear(process, {})


def _moment(data: Any) -> Moment:
    kind = wire_passing.Held if data["type"] == "held" else wire_passing.Motion
    moment: Moment = decode(kind, data)
    return moment
