"""The desk: where a table is held, changed, written and shown as changed. It knows nothing of what is asked for.

One change at a time at one table (a lock), on what is on disk (loaded, or kept from before), written in one transaction
that names the version it was made for. If another process was faster nothing is written, and nothing refused, and it is
tried again on what is there now: optimistic concurrency. When ``change`` returns, it is on disk.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TypeAlias, TypeVar

from tabbytop.core import AnyGame, BrokenLog, Malformed, TabbyError

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
LEAVING = 8  #: so many are looked at for each that comes; whoever is passed over has his turn again

log = logging.getLogger(__name__)


class Desk:
    """Tables in memory, each as it is on disk. ``listeners`` hear of every table changed or taken up here, and, without
    it, of every one that another process has changed and that is due."""

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
        self.listeners: list[Callable[[str, Live | None], None]] = []
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._kept = kept
        self._heard: dict[str, Note] = {}  # of tables in use here: the newest that has come meanwhile
        self._turns: dict[str, _Turns] = {}  # of tables in use

    async def look(self, table: str, read: Callable[[Live], T]) -> T:
        """What ``read`` makes of the table as it is on disk."""
        if table in self._live and table not in self._turns:  # nobody is at it: nothing to wait for
            self._live.move_to_end(table)
            return read(self._live[table])
        async with self._held(table) as live:
            return read(live)

    async def change(self, table: str, work: Work) -> int:
        """Carry out ``work``, write what it changed, tell the others; the number of the next entry."""
        for attempt in range(ATTEMPTS):
            try:
                live, is_changed = await self._attempt(table, work)
            except _Overtaken:
                log.info("table %s was changed by another process; attempt %d", table, attempt + 1)
                self.bus.notify(table)
                continue
            if is_changed:
                self.bus.notify(table)
                self._tell(table, live)
            return live.seq
        raise Stale("the table changes faster than this request can be carried out")

    async def _attempt(self, table: str, work: Work) -> tuple[Live, bool]:
        async with self._held(table) as live:
            before = live.table
            try:
                after = work(live)
                after.go_on(self.now())
                if after is live and not live.has_news and live.table == before:
                    return live, False
                change = after.change(self.date())
            except BaseException as refused:
                if live.table is not before or live.has_news:
                    self._forget(live)
                if isinstance(refused, TabbyError) and await self.store.version(table) != live.version:
                    self._forget(live)
                    raise _Overtaken from None
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
            return after, True

    @asynccontextmanager
    async def _held(self, table: str) -> AsyncIterator[Live]:
        """The table, loaded if need be, and nobody else at it."""
        turns = self._turns.get(table)
        if turns is None:
            turns = self._turns[table] = _Turns()
        turns.wanted += 1
        try:
            async with turns.lock:
                yield await self._loaded(table)
        finally:
            turns.wanted -= 1
            if not turns.wanted:
                del self._turns[table]
            if table in self._heard:
                self._overtaken(self._heard.pop(table))

    async def _loaded(self, table: str) -> Live:
        live = self._live.get(table)
        if live is None:
            kept = await self.store.load(table)
            if kept is None:
                raise UnknownTable("there is no such table")
            live = self._live[table] = taken_up(kept, self.games)
            self._tell(table, live)
            self._make_room()
        self._live.move_to_end(table)
        return live

    def _make_room(self) -> None:
        """Of too many in memory, those that were not asked for the longest go; those at which somebody looks stay."""
        for _ in range(min(LEAVING, len(self._live) - self._kept)):
            oldest = next(iter(self._live))
            if self.bus.is_heeded(oldest):
                self._live.move_to_end(oldest)
            else:
                del self._live[oldest]

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
        """It is no longer in the store as it is here, or not at all: whoever looks next reads it anew."""
        self._live.pop(table, None)
        self.bus.notify(table)

    def catch_up(self, note: Note) -> None:
        """Another process may have changed a table: those who watch it here are shown it anew."""
        if note.table in self._turns:  # perhaps it is being written here, and the note is our own
            self._heard[note.table] = max(note, self._heard.get(note.table, note), key=lambda one: one.version)
        else:
            self._overtaken(note)

    def _overtaken(self, note: Note) -> None:
        """The table is at the version of ``note``, somewhere; perhaps here too."""
        live = self._live.get(note.table)
        if live is None or live.version < note.version:
            self._live.pop(note.table, None)
            self.bus.notify(note.table)
            if note.due:
                self._tell(note.table, None)

    def _tell(self, table: str, live: Live | None) -> None:
        for hear in self.listeners:
            hear(table, live)


def taken_up(kept: Kept, games: Mapping[str, AnyGame]) -> Live:
    """A table as it lay in the store."""
    table = kept.table
    if table.game not in games:
        raise UnknownTable(f"this server does not know the game {table.game}")
    if kept.header is None:
        return Lobby(games[table.game], table, kept.version, kept.changed)
    try:
        return InPlay.read(kept, kept.header, games)
    except (BrokenLog, Malformed) as wrong:  # it stays as it is: another release may read it
        log.error("table %s cannot be read by this release: %s", table.id, wrong)
        raise UnknownTable("this table was kept by another release, which this one cannot read") from None


class _Turns:
    """Those who want to be at one table, one after the other."""

    __slots__ = ("lock", "wanted")

    def __init__(self) -> None:
        self.lock, self.wanted = asyncio.Lock(), 0


class _Overtaken(Refusal):
    """Another process wrote first: read again and try again."""
