"""What people connected through other processes are shown for a moment, and who they are."""

import asyncio
import json
import secrets
import time
from typing import Any

from tabbytop.core import decode
from tabbytop.tables.between import Between
from tabbytop.tables.bus import Bus
from tabbytop.tables.talk import anew_topic

from . import wire
from .presence import Presence
from .relay import Moment, Relay

AGAIN = 4.0  #: seconds after which who is here is said once more, for processes that came later
AT_ONCE = 10
GONE = 10.0  #: seconds of silence after which a process is not there any more


class Elsewhere:
    """Tells other processes who is here and what moves, and shows here what they tell."""

    def __init__(self, between: Between, bus: Bus, presence: Presence, relay: Relay) -> None:
        self._between, self._bus, self._presence, self._relay = between, bus, presence, relay
        self._name = secrets.token_hex(4)
        self._heard: dict[str, dict[str, float]] = {}  # of each other process: its tables, and when it named them last
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._between.start(self._hear)
        self._presence.listeners.append(self._say)
        self._relay.pass_on = self._pass_on
        self._task = asyncio.create_task(self._say_again())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for table in self._presence.tables:
            self._between.tell(json.dumps(["here", self._name, table, {}]))
        await self._between.stop()

    # -- telling ------------------------------------------------------------------------------------------------------

    def _say(self, table: str) -> None:
        self._between.tell(json.dumps(["here", self._name, table, self._presence.through_us(table)]))

    async def _say_again(self) -> None:
        while True:
            for number, table in enumerate(self._presence.tables):
                self._say(table)
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)  # there may be thousands
            self._forget()
            await asyncio.sleep(AGAIN)

    def _pass_on(self, table: str, text: str) -> None:
        if self._presence.is_elsewhere(table):
            self._between.tell(json.dumps(["moment", table, text]))

    # -- hearing ------------------------------------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        match json.loads(text):
            case ["here", str(process), str(table), dict(people)] if process != self._name:
                self._heard.setdefault(process, {})[table] = time.monotonic()
                self._presence.elsewhere(process, table, people)
            case ["forgotten", str(person), list(tables)]:
                self._presence.call(person, "")
                for table in tables:
                    self._bus.notify(anew_topic(table))
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


def _moment(data: Any) -> Moment:
    kind = wire.Held if data["type"] == "held" else wire.Motion
    moment: Moment = decode(kind, data)
    return moment
