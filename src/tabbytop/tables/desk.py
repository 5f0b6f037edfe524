"""The desk: where a table is held, changed, written and shown as changed. It knows nothing of what is asked for.

One change at a time at one table (a lock), on what is on disk (loaded, or kept from before), written in one transaction
that names the version it was made for. If another process was faster nothing is written and it is tried again on what
is there now: optimistic concurrency. When ``change`` returns, it is on disk.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

from tabbytop.core import AnyGame

from .bus import Bus
from .errors import Refusal, Stale, UnknownTable
from .live import Live
from .lobby import Lobby
from .play import InPlay
from .store import Kept, Note, Store

T = TypeVar("T")
#: What is done at a table: it may change the one it is given, and returns the one to write.
Work: TypeAlias = Callable[[Live], Live]

ATTEMPTS = 5

log = logging.getLogger(__name__)


class Desk:
    """Tables in memory, each as it is on disk. ``listeners`` hear of every table changed here."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        games: Mapping[str, AnyGame],
        now: Callable[[], float],
        date: Callable[[], float],
        kept: int,
    ) -> None:
        self.store, self.bus, self.games, self.now, self.date = store, bus, games, now, date
        self.listeners: list[Callable[[str], None]] = []
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._kept = kept
        self._heard: dict[str, int] = {}  # of tables in use here: versions of which a note has come meanwhile
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def look(self, table: str, read: Callable[[Live], T]) -> T:
        """What ``read`` makes of the table as it is on disk."""
        async with self._held(table) as live:
            return read(live)

    async def change(self, table: str, work: Work) -> int:
        """Carry out ``work``, write what it changed, tell the others; the number of the next entry."""
        for attempt in range(ATTEMPTS):
            try:
                seq, is_changed = await self._attempt(table, work)
            except _Overtaken:
                log.info("table %s was changed by another process; attempt %d", table, attempt + 1)
                self.bus.notify(table)
                continue
            if is_changed:
                self.bus.notify(table)
                for hear in self.listeners:
                    hear(table)
            return seq
        raise Stale("the table changes faster than this request can be carried out")

    async def _attempt(self, table: str, work: Work) -> tuple[int, bool]:
        async with self._held(table) as live:
            before = live.table
            try:
                after = work(live)
                after.go_on(self.now())
                if after is live and live.table == before and not live.has_news:
                    return live.seq, False
                change = after.change(self.date())
            except BaseException:
                if live.table is not before or live.has_news:
                    self._forget(live)
                raise
            try:
                await self.store.save(change)
            except Stale:
                self._forget(live)
                raise _Overtaken from None
            except BaseException:  # whether it was written is not known here; the store knows
                self._forget(live)
                raise
            after.written(change)
            self._live[table] = after
            return after.seq, True

    @asynccontextmanager
    async def _held(self, table: str) -> AsyncIterator[Live]:
        """The table, loaded if need be, and nobody else at it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            try:
                live = self._live.get(table)
                if live is None:
                    kept = await self.store.load(table)
                    if kept is None:
                        raise UnknownTable("there is no such table")
                    live = self._live[table] = taken_up(kept, self.games)
                self._live.move_to_end(table)
                while len(self._live) > self._kept:
                    self._live.popitem(last=False)
                yield live
            finally:
                if table in self._heard:
                    self._overtaken(table, self._heard.pop(table))

    @property
    def held(self) -> int:
        """So many are in memory."""
        return len(self._live)

    def holds(self, table: str) -> bool:
        """Is it in memory, so that there surely is such a table?"""
        return table in self._live

    def _forget(self, live: Live) -> None:
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    def forget(self, table: str) -> None:
        """It is no longer in the store."""
        self._live.pop(table, None)
        self.bus.notify(table)

    def catch_up(self, note: Note) -> None:
        """Another process may have changed a table: those who watch it here are shown it anew."""
        lock = self._locks.get(note.table)
        if lock is not None and lock.locked():  # perhaps it is being written here, and the note is our own
            self._heard[note.table] = max(note.version, self._heard.get(note.table, 0))
        else:
            self._overtaken(note.table, note.version)

    def _overtaken(self, table: str, version: int) -> None:
        """The table is at ``version``, somewhere."""
        live = self._live.get(table)
        if live is None or live.version < version:
            self._live.pop(table, None)
            self.bus.notify(table)


def taken_up(kept: Kept, games: Mapping[str, AnyGame]) -> Live:
    """A table as it lay in the store."""
    table = kept.table
    if table.game not in games:
        raise UnknownTable(f"this server does not know the game {table.game}")
    if kept.header is None:
        return Lobby(games[table.game], table, kept.version, kept.changed)
    return InPlay.read(kept, kept.header, games)


class _Overtaken(Refusal):
    """Another process wrote first: read again and try again."""
